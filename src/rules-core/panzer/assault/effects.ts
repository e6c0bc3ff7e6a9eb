/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';
import { type GpAttack, gpInWords, type Told } from '../told.js';

export const tells = effects({
  'close-assault': says<
    {
      readonly by: readonly string[];
      readonly target: string;
    } & GpAttack
  >(
    ({ by, target, ...attack }, name) =>
      `${by.map(name).join(', ')} Close Assault ${name(target)}: ${gpInWords(attack)}`,
  ),
  'hand-to-hand': says<{
    readonly attacker: string;
    readonly defender: string;
    readonly rolled: readonly [attacker: number, defender: number];
    readonly nets: readonly [attacker: number, defender: number];
    readonly modifiers: { readonly attacker: readonly Told[]; readonly defender: readonly Told[] };
  }>(
    ({ attacker, defender, nets: [a, b] }, name) =>
      `Hand-to-Hand: ${name(attacker)} has ${a}, ${name(defender)} has ${b}${a === b ? ': they roll again' : ''}.`,
  ),
  'obstacle-attacked': says<
    {
      readonly by: readonly string[];
      readonly at: string;
      readonly what: string;
    } & GpAttack
  >(
    ({ by, at, what, ...attack }, name) =>
      `${by.map(name).join(', ')} attack the ${what} in ${at}: ${gpInWords(attack)}`,
  ),
  'obstacle-cleared': says<{ readonly at: string; readonly what: string }>(
    ({ at, what }) => `The ${what} in ${at} is destroyed.`,
  ),
  'hex-won': says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `${at} is taken by ${units.map(name).join(', ')}.`,
  ),
  'assault-stopped': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `The assault by ${units.map(name).join(', ')} comes to nothing.`,
  ),
});

/** Who attacks, the primary attacker first, and from which hex. */
export interface Party {
  units: readonly string[];
  from: string;
}

export interface AssaultTasks {
  /** Close Assaults and Hand-to-Hand combats of a side (6.6.1). */
  assaults: { side: string };
  /** A Close Assault, after the moves of an Advancing Attack. */
  'close-assault': Party & { target: string };
  /** Engineers attack an obstacle or a minefield (7.19, 7.31.3.3). */
  'attack-terrain': Party & { at: string; what: 'obstacle' | 'minefield' };
  /** Round after round, until one side is gone; `suppressed` names who was Suppressed when it began. */
  'hand-to-hand': Party & { at: string; suppressed?: readonly string[] };
}

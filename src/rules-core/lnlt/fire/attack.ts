/** One attack on a place (5.0): die against die, and a Damage Check for each target that it beats. */
import { D6, several, value } from '../../kernel/dice/index.js';
import { damageChecks, type Hit } from '../damage/check.js';
import type { RuleId } from '../rules.js';
import { type Act, type Modifier, roundUp } from '../system.js';

/** A unit under attack, and what counts against it alone (5.3/f). */
export interface Target {
  readonly unit: string;
  readonly modifiers: readonly Modifier[];
}

/** A machine gun in an attack that can jam, and what it adds to it. */
interface Jamming {
  readonly weapon: string;
  readonly fp: number;
}

export interface Attack {
  readonly at: string;
  /** FP and everything else that is added to the attacker's die. */
  readonly strength: readonly Modifier[];
  /** What is added to the defender's. */
  readonly cover: readonly Modifier[];
  readonly targets: readonly Target[];
  /** One die, the sum of two (Snipers), or the higher of two (Mortars). */
  readonly dice?: 'one' | 'two' | 'higher of two';
  readonly jamming?: readonly Jamming[];
  readonly cites: readonly RuleId[];
  /** Whose fire it is, where it can hit his own: they make no Heroes (5.1/o). */
  readonly by?: string | undefined;
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, modifier) => sum + modifier.value, 0);

/** Rolls the attack; returns who takes a Damage Check and by what difference. Fractions of FP are rounded up once (5.2/d). */
export function opposed(act: Act, attack: Attack): Hit[] {
  const { at, cover, targets, dice = 'one' } = attack;
  const faces = act
    .roll(`attack on ${at}`, dice === 'one' ? D6 : several(2, 6))
    .dice.map((die) => value(die));
  const counts = dice === 'two' ? faces.reduce((sum, face) => sum + face, 0) : Math.max(...faces);
  const defenceDie = value(act.roll(`defence of ${at}`, D6).dice[0] as never);
  const strength = [...attack.strength, ...(dice === 'one' && counts === defenceDie ? jam(act, attack) : [])];
  const total = roundUp(sumOf(strength));
  const against = targets.map(({ unit, modifiers }) => ({
    unit,
    difference: counts + total + sumOf(modifiers) - defenceDie - sumOf(cover),
  }));
  act.effect(
    'attacked',
    {
      at,
      dice: faces,
      counts,
      strength: total,
      defenceDie,
      cover: sumOf(cover),
      against,
      modifiers: [...strength, ...cover].map(({ why, value: by }) => ({ why, value: by })),
    },
    {
      cites: [
        ...attack.cites,
        ...[...strength, ...cover, ...targets.flatMap(({ modifiers }) => modifiers)].map(
          ({ cites }) => cites,
        ),
      ],
    },
  );
  return against.filter(({ difference }) => difference > 0);
}

/** Equal dice: one machine gun that can jam does, and its FP is out of the attack (1.6.2). */
function jam(act: Act, { jamming = [] }: Attack): Modifier[] {
  if (jamming.length === 0) return [];
  const { weapon, fp } = act.pickOf('which jams', jamming, (each) => each.weapon);
  act.effect(
    'jammed',
    { weapon },
    { changes: [{ do: 'unit', unit: weapon, set: { jammed: 'jammed' } }], cites: ['1.6.2', '1.6.2/b'] },
  );
  return [{ why: 'jammed', value: -fp, cites: '1.6.2' }];
}

/** Marks the units that are hit by the fire of their own side. */
export const ownedBy = ({ battle }: Act, hits: readonly Hit[], by: string | undefined): Hit[] =>
  hits.map((hit) => (battle.theUnit(hit.unit).side === by ? { ...hit, isOwn: true } : hit));

/** The attack and its Damage Checks: whom it hit, and who of them was Shaken. */
export function attackPlace(
  act: Act,
  attack: Attack,
): { readonly hits: readonly Hit[]; readonly shaken: readonly string[] } {
  const hits = opposed(act, attack);
  return { hits, shaken: damageChecks(act, ownedBy(act, hits, attack.by), '5.0/d') };
}

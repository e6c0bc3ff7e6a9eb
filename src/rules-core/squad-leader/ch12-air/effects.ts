/** What happens in the air and out of it (chapter 12). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { type Outcome, outcomeInWords } from '../ch05-fire/effects.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

/** A roll to hit with what an aircraft carries, or to hit an aircraft. */
interface Aimed {
  readonly needs: number;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly hit: boolean;
}

const aimedInWords = ({ needs, rolled, modifiers, hit }: Aimed): string =>
  `needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${hit ? 'a hit' : 'a miss'}.`;

interface AirRoll {
  readonly side: SideId;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly final: number;
}

export const tells = effects({
  'drop-point': says<{
    readonly side: SideId;
    readonly plane: number;
    readonly chosen: string;
    readonly rolled: number;
    readonly at: string;
  }>(({ plane, chosen, rolled, at }) =>
    chosen === at
      ? `Plane ${plane} finds ${chosen} (${rolled}).`
      : `Plane ${plane} misses ${chosen}, and drops over ${at} (${rolled}).`,
  ),
  'air-support-rolled': says<{ readonly side: SideId; readonly rolled: number; readonly comes: boolean }>(
    ({ side, rolled, comes }) =>
      `${side} rolls for air support: ${rolled}, ${comes ? 'it comes' : 'none comes in this turn'}.`,
  ),
  'air-type': says<{
    readonly side: SideId;
    readonly count: number;
    readonly rolled: number;
    readonly drm: number;
    readonly type: 'dive bomber' | 'fighter';
  }>(
    ({ side, count, rolled, drm, type }) =>
      `${side} receives ${count} ${type}${count === 1 ? '' : 's'} (${rolled}${drm > 0 ? ` +${drm}` : ''}).`,
  ),
  'air-version': says<{ readonly side: SideId; readonly rolled: number; readonly version: string }>(
    ({ side, rolled, version }) => `The dive bombers of ${side} are of the type ${version} (${rolled}).`,
  ),
  'air-support': says<{ readonly side: SideId; readonly aircraft: readonly string[] }>(
    ({ side, aircraft }) => `Aircraft of ${side} are on their way: ${aircraft.join(', ')}.`,
  ),
  'aircraft-entered': says<{ readonly side: SideId; readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} ${units.length === 1 ? 'is' : 'are'} over the map.`,
    'silent',
  ),
  'aircraft-left': says<{ readonly unit: UnitId; readonly stayed?: number }>(
    ({ unit, stayed }, name) =>
      `${name(unit)} flies home${stayed === undefined ? '' : `: its chit was ${stayed}`}.`,
  ),
  'aircraft-lost': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is shot down.`),
  'observer-placed': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} flies over ${at}.`,
  ),
  'searched-from-air': says<{
    readonly unit: UnitId;
    readonly range: number;
    readonly found: readonly string[];
  }>(
    ({ unit, range, found }, name) =>
      `${name(unit)} searches ${range} hexes ahead: ${found.length === 0 ? 'nobody is found' : `somebody is found in ${found.join(', ')}`}.`,
  ),
  'called-from-air': says<{ readonly unit: UnitId; readonly at: string; readonly granted: boolean }>(
    ({ unit, at, granted }, name) =>
      `${name(unit)} calls fire on ${at}${granted ? '' : ', and is given none'}.`,
  ),
  'observation-over': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} looks for other targets.`,
    'silent',
  ),
  'air-combat': says<{ readonly rolls: readonly AirRoll[]; readonly loser?: SideId }>(
    ({ rolls, loser }) =>
      `Combat in the air: ${rolls.map(({ side, rolled, modifiers, final }) => `${side} ${rolled}${withModifiers(modifiers)}: ${final}`).join(', ')}. ${loser === undefined ? 'Nobody is shot down.' : `${loser} loses an aircraft.`}`,
  ),
  'air-loss-chosen': says<{ readonly side: SideId }>(
    ({ side }) => `${side} says what it has lost.`,
    'silent',
  ),
  'target-sighted': says<{
    readonly unit: UnitId;
    readonly aimed: string;
    readonly at: string | undefined;
    readonly mistaken: boolean;
  }>(({ unit, aimed, at, mistaken }, name) =>
    mistaken
      ? `${name(unit)} was sent to ${aimed}: the pilot ${at === undefined ? 'finds no target' : `is mistaken, and attacks ${at}`}.`
      : `${name(unit)} finds its target in ${aimed}.`,
  ),
  'broke-off': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} breaks off.`, 'silent'),
  dived: says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} dives at ${at}.`,
  ),
  'pulled-out': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} climbs again.`, 'silent'),
  sirens: says<{ readonly at: string }>(({ at }) => `The sirens of a dive bomber howl over ${at}.`),
  'run-began': says<{ readonly unit: UnitId; readonly at: string; readonly from: string | undefined }>(
    ({ unit, at, from }, name) =>
      `${name(unit)} comes in ${from === undefined ? 'from off the map' : `over ${from}`} to strafe ${at}.`,
  ),
  'flew-on': says<{ readonly unit: UnitId; readonly at: string | undefined }>(
    ({ unit, at }, name) => `${name(unit)} ${at === undefined ? 'is out of reach' : `flies over ${at}`}.`,
    'silent',
  ),
  'fires-ahead': says<{ readonly unit: UnitId; readonly at: string; readonly rockets: boolean }>(
    ({ unit, at, rockets }, name) => `${name(unit)} fires ${rockets ? 'its rockets ' : ''}at ${at}.`,
    'silent',
  ),
  'guns-jammed': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `The guns of ${name(unit)} jam for good.`,
  ),
  'air-strike': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly fp: number;
    readonly column: number;
    readonly rolled: number;
    readonly outcomes: readonly Outcome[];
  }>(
    ({ unit, at, fp, column, rolled, outcomes }, name) =>
      `${name(unit)} strikes ${at} with ${fp} on the ${column} column: ${rolled}. ${outcomes.map((one) => outcomeInWords(one, name)).join(' ')}`.trim(),
    ({ outcomes }) => outcomes.map(({ result }) => resultInWords(result)).join(', ') || undefined,
  ),
  bombed: says<
    Aimed & { readonly unit: UnitId; readonly at: string; readonly load: 'bombs' | 'rockets' | '37L' }
  >(
    ({ unit, at, load, ...aimed }, name) => `${name(unit)} uses its ${load} on ${at}: ${aimedInWords(aimed)}`,
  ),
  'bombs-ignite': says<{
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly burns: boolean;
  }>(
    ({ at, needs, rolled, modifiers, burns }) =>
      `The bombs ${burns ? 'set' : 'do not set'} ${at} on fire: ${needs} or more, rolled ${rolled}${withModifiers(modifiers)}.`,
  ),
  'rockets-aimed': says<Aimed & { readonly unit: UnitId; readonly at: string }>(
    ({ unit, at, ...aimed }, name) => `${name(unit)} fires rockets at ${at}: ${aimedInWords(aimed)}`,
  ),
  'flak-aimed': says<Aimed & { readonly unit: UnitId; readonly plane: UnitId }>(
    ({ unit, plane, ...aimed }, name) => `${name(unit)} fires at ${name(plane)}: ${aimedInWords(aimed)}`,
  ),
  flak: says<{
    readonly unit: UnitId;
    readonly plane: UnitId;
    readonly fp: number;
    readonly column: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: Result;
  }>(
    ({ unit, plane, fp, column, rolled, modifiers, result }, name) =>
      `${name(unit)} fires at ${name(plane)} with ${fp} on the ${column} column: ${rolled}${withModifiers(modifiers)}, ${resultInWords(result)}.`,
    ({ result }) => resultInWords(result),
  ),
  'aircraft-checked': says<{
    readonly unit: UnitId;
    readonly check: string;
    readonly needs: number;
    readonly rolled: number;
    readonly value: number;
    readonly failedBy: number;
  }>(
    ({ unit, check, needs, rolled, value, failedBy }, name) =>
      `${name(unit)} takes a ${check}: needs ${needs}, rolls ${rolled}${value > 0 ? ` +${value}` : ''}: ${failedBy > 0 ? 'damaged' : 'it holds'}.`,
  ),
  'planes-boarded': says<{ readonly side: SideId }>(({ side }) => `Paratroops of ${side} are on their way.`),
  dropped: says<{
    readonly side: SideId;
    readonly drops: readonly { readonly plane: number; readonly at: string }[];
    readonly along: number;
  }>(({ side, drops }) => `Paratroops of ${side} jump over ${drops.map(({ at }) => at).join(', ')}.`),
  drifted: says<{ readonly unit: UnitId; readonly from: string; readonly to: string | undefined }>(
    ({ unit, from, to }, name) =>
      `${name(unit)} drifts from ${from} ${to === undefined ? 'off the map' : `to ${to}`}.`,
    'silent',
  ),
  strayed: says<{ readonly unit: UnitId; readonly turns: number }>(
    ({ unit, turns }, name) => `${name(unit)} is lost for ${turns} turns.`,
  ),
  equipped: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} has found its arms.`),
  'flak-at-men': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly hit: boolean;
  }>(
    ({ unit, at, ...aimed }, name) => `${name(unit)} fires into the sky above ${at}: ${aimedInWords(aimed)}`,
  ),
  steered: says<{ readonly unit: UnitId; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} steers to ${to}.`,
  ),
  landed: says<{ readonly units: readonly UnitId[] }>(({ units }, name) =>
    units.length === 0
      ? 'Nobody is left to land.'
      : `${units.map(name).join(', ')} ${units.length === 1 ? 'lands' : 'land'}.`,
  ),
  'gliders-wait': says<{ readonly side: SideId }>(({ side }) => `Gliders of ${side} are on their way.`),
  'gliders-placed': says<{
    readonly side: SideId;
    readonly gliders: readonly { readonly glider: UnitId; readonly at: string }[];
    readonly along: number;
  }>(({ gliders }, name) =>
    gliders.map(({ glider, at }) => `${name(glider)} comes in to land in ${at}.`).join(' '),
  ),
  'glider-lost': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} is destroyed in the air.`,
  ),
  'glider-shaken': says<{
    readonly unit: UnitId;
    readonly check: string;
    readonly rolled: number;
    readonly failedBy: number;
    readonly from: string;
    readonly to: string;
  }>(
    ({ unit, check, rolled, from, to }, name) =>
      `${name(unit)} takes a ${check} (${rolled}), and means to land in ${to} instead of ${from}.`,
  ),
  'glider-lands': says<{
    readonly unit: UnitId;
    readonly aimed: string;
    readonly at: string | undefined;
    readonly made: number;
    readonly modifiers: readonly Modifier[];
  }>(
    ({ unit, aimed, at, made, modifiers }, name) =>
      `${name(unit)} comes down ${at === undefined ? 'off the map' : `in ${at}`}${at === aimed ? '' : `, not in ${aimed}`}: ${made}${withModifiers(modifiers)}.`,
  ),
  'glider-down': says<{
    readonly unit: UnitId;
    readonly at: string | undefined;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly crashed: boolean;
  }>(
    ({ unit, rolled, modifiers, crashed }, name) =>
      `${name(unit)} ${crashed ? 'crashes' : 'lands safely'}: ${rolled}${withModifiers(modifiers)}.`,
  ),
  'gliders-down': says<{ readonly side: SideId }>(({ side }) => `The gliders of ${side} are down.`, 'silent'),
  'weapon-jarred': says<{ readonly weapon: UnitId }>(
    ({ weapon }, name) => `${name(weapon)} is out of order after the crash.`,
  ),
  'crash-survived': says<{
    readonly unit: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly passed: boolean;
  }>(
    ({ unit, needs, rolled, passed }, name) =>
      `${name(unit)} ${passed ? 'lives through' : 'does not live through'} the crash: needs ${needs}, rolls ${rolled}.`,
  ),
});

export interface AirTasks {
  /** A dive bomber attacks: first the enemy fires, then it drops its load (12.4.1/a). */
  dive: { aircraft: UnitId; sides: readonly SideId[] };
  /** An aircraft on its strafing run, in one hex of it (12.7.5). */
  strafing: { aircraft: UnitId; sides: readonly SideId[] };
  /** Observation planes search and call fire when a Movement Phase ends (12.11.4). */
  observing: Record<never, never>;
  /** Paratroops steer, and land (12.9.11, 12.9.12). */
  land: { sides: readonly SideId[] };
}

/** What fire does (chapter 5). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';
import { type Result, resultInWords } from './05-fire-table.js';

/** What one unit or weapon puts into an attack, and how it was doubled or halved (5.4). */
export interface Part {
  readonly unit: UnitId;
  readonly fp: number;
  readonly why: readonly string[];
}

/** The result for those to whom the same modifiers apply (5.6.6). */
export interface Outcome {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly result: Result;
  /** Against those who are not seen, with half the firepower (2.3.4, 2.5.4). */
  readonly area?: true;
}

interface Attack {
  readonly side: SideId;
  readonly at: string;
  readonly parts: readonly Part[];
  readonly leaders: readonly UnitId[];
  readonly fp: number;
  readonly column: number;
  readonly cowered: boolean;
  readonly rolled: number;
  readonly outcomes: readonly Outcome[];
}

export const tells = effects({
  'fire-attack': says<Attack>(
    ({ at, parts, fp, column, cowered, rolled, outcomes }, name) =>
      `${parts.map(({ unit }) => name(unit)).join(', ')} fires at ${at} with ${fp} on the ${column} column${cowered ? ', and cowers' : ''}: ${rolled}. ${outcomes.map((one) => outcomeInWords(one, name)).join(' ')}`.trim(),
    ({ outcomes }) => outcomes.map(({ result }) => resultInWords(result)).join(', ') || undefined,
  ),
  stopped: says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} stays in ${at}, where it was hit.`,
    'silent',
  ),
  'put-back': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} is fired on while in ${at}.`,
    'silent',
  ),
  'went-back': says<{ readonly unit: UnitId; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} has gone on to ${to}.`,
    'silent',
  ),
  grounded: says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} goes to ground in ${at}.`,
  ),
  rearmed: says<{ readonly unit: UnitId; readonly now: string }>(
    ({ unit, now }, name) => `${name(unit)} has arms again, and is a ${now}.`,
  ),
  scrounged: says<{
    readonly unit: UnitId;
    readonly from: string;
    readonly rolled: number;
    readonly found: readonly string[];
  }>(
    ({ unit, from, rolled, found }, name) =>
      `${name(unit)} searches ${from} for weapons (${rolled}) and finds ${found.join(', ') || 'nothing'}.`,
  ),
  salvaged: says<{ readonly unit: UnitId; readonly weapon: UnitId }>(
    ({ unit, weapon }, name) => `${name(unit)} takes ${name(weapon)}.`,
    'silent',
  ),
  'arms-sought': says<{ readonly unit: UnitId; readonly at: string; readonly rolled: number }>(
    ({ unit, at, rolled }, name) => `${name(unit)} looks for small arms in ${at} (${rolled}).`,
  ),
  shared: says<{ readonly unit: UnitId; readonly other: UnitId }>(
    ({ unit, other }, name) => `${name(unit)} has arms for one half of a squad; ${name(other)} has none.`,
  ),
  flinched: says<{ readonly units: readonly UnitId[]; readonly rolled: number }>(
    ({ units, rolled }, name) => `${units.map(name).join(', ')} holds fire before the charge (${rolled}).`,
  ),
  slowed: says<{ readonly unit: UnitId; readonly left: number }>(
    ({ unit, left }, name) => `${name(unit)} has lost its leader and goes on with ${left} MF.`,
    'silent',
  ),
  'went-on': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} ends its move.`, 'silent'),
  'sniper-aims': says<{
    readonly unit: UnitId;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
  }>(
    ({ unit, modifiers, final }, name) => `${name(unit)} fires${withModifiers(modifiers)}: ${final}.`,
    'silent',
  ),
  sniped: says<{
    readonly side: SideId;
    readonly target: UnitId;
    readonly at: string;
    readonly drm: number;
    readonly rolled: number;
    readonly result: Result;
  }>(
    ({ target, at, drm, rolled, result }, name) =>
      `A sniper fires at ${name(target)} in ${at} with ${drm}: ${rolled}, ${result === '-' ? 'a miss' : 'a hit'}.`,
    ({ result }) => resultInWords(result),
  ),
  'sniper-wanted': says<{ readonly unit: UnitId; readonly leader: UnitId; readonly rolled: number }>(
    ({ unit, leader, rolled }, name) => `${name(leader)} looks for a sniper among ${name(unit)} (${rolled}).`,
  ),
  'sniper-made': says<{
    readonly unit: UnitId;
    readonly of: UnitId;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly drm: number;
  }>(
    ({ of, rolled, modifiers, drm }, name) =>
      `${name(of)} has a sniper of ${drm}: ${rolled}${withModifiers(modifiers)}.`,
  ),
  'snipers-sought': says<{ readonly side: SideId; readonly at: string }>(
    ({ side, at }) => `${side} looks for the sniper who fired at ${at}.`,
    'silent',
  ),
  'snipers-forgotten': says<object>(() => 'Nobody looks for the sniper any more.', 'silent'),
  'sniper-check': says<{ readonly side: SideId; readonly at: string; readonly found: boolean }>(
    ({ side, at, found }) => `${side} looks for the sniper in ${at}, ${found ? 'and finds him' : 'in vain'}.`,
  ),
  'fired-in-vain': says<{ readonly units: readonly UnitId[]; readonly at: string; readonly rolled: number }>(
    ({ units, at, rolled }, name) =>
      `${units.map(name).join(', ')} fires in vain: ${at} is not seen (${rolled}).`,
  ),
});

export interface FireTasks {
  /** Squads whose leader broke under Defensive Fire find another way (5.6.3/b). */
  'go-on': object;
  /** Those who were fired at by a sniper look for him (5.7.6). */
  'sniper-check': { sides: readonly SideId[] };
}

export const outcomeInWords = (
  { units, modifiers, final, result }: Outcome,
  name: (id: UnitId) => string,
): string =>
  `${units.length > 0 ? units.map(name).join(', ') : 'Anyone there'}${withModifiers(modifiers)}: ${final}, ${resultInWords(result)}.`;

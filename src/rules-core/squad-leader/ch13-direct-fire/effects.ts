/** What ordnance does (chapter 13). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { type Outcome, outcomeInWords } from '../ch05-fire/effects.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

/** The same shot for those to whom the same modifiers apply (13.19/q2). */
export interface Aimed {
  readonly units: readonly UnitId[];
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
  readonly hit: boolean;
  readonly critical: boolean;
}

/** A shot at a building or bridge (13.18). */
export interface StructureShot {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly at: string;
  readonly rolled: number;
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
  readonly hit: boolean;
}

const STRUCK = {
  removed: 'nothing is left of it',
  burns: 'it burns',
  shattered: 'it is shattered again',
  nothing: 'nothing',
} as const;

interface Shot {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly at: string;
  readonly ammunition: Ammunition;
  readonly rolled: number;
  readonly aimed: readonly Aimed[];
}

const aimedInWords = (
  { units, needs, modifiers, hit, critical }: Aimed,
  name: (id: UnitId) => string,
): string =>
  `${units.length > 0 ? units.map(name).join(', ') : 'anyone there'}: needs ${needs}${withModifiers(modifiers)}, ${critical ? 'a critical hit' : hit ? 'a hit' : 'missed'}`;

const unseenInWords = (
  { units, hit, critical }: Pick<Aimed, 'units' | 'hit' | 'critical'>,
  name: (id: UnitId) => string,
): string =>
  `${units.map(name).join(', ') || 'anyone there'} ${critical ? 'suffers a critical hit' : hit ? 'is hit' : 'is missed'}`;

export const tells = effects({
  'flames-faced': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly passed: boolean;
  }>(
    ({ unit, at, needs, rolled, modifiers, passed }, name) =>
      `${name(unit)} faces the burning AFV in ${at}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'passed' : 'failed'}.`,
    ({ passed }) => (passed ? 'passed' : 'failed'),
  ),
  'driven-out': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} must leave the burning AFV in ${at}.`,
    'silent',
  ),
  'shied-away': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} does not go into ${at}, where an AFV burns.`,
    'silent',
  ),
  'ordnance-fired': says<Shot>(
    ({ unit, at, ammunition, rolled, aimed }, name) =>
      `${name(unit)} fires ${ammunition} at ${at}: ${rolled}; ${aimed.map((one) => aimedInWords(one, name)).join('; ')}.`,
    ({ aimed }) => (aimed.some(({ hit }) => hit) ? 'hit' : 'missed'),
  ),
  'building-shelled': says<StructureShot>(
    ({ unit, at, rolled, needs, modifiers, hit }, name) =>
      `${name(unit)} fires HE at the building in ${at}: ${rolled}; needs ${needs}${withModifiers(modifiers)}, ${hit ? 'a hit' : 'missed'}.`,
    ({ hit }) => (hit ? 'hit' : 'missed'),
  ),
  'fired-unseen': says<{
    readonly side: SideId;
    readonly at: string;
    readonly ammunition: Ammunition;
    readonly rolled: number;
    readonly aimed: readonly Pick<Aimed, 'units' | 'hit' | 'critical'>[];
  }>(
    ({ side, at, ammunition, rolled, aimed }, name) =>
      `A gun of ${side} that nobody sees fires ${ammunition} at ${at}: ${rolled}; ${aimed.map((one) => unseenInWords(one, name)).join('; ')}.`,
    'silent',
  ),
  'burst-unseen': says<{
    readonly at: string;
    readonly rolled: number;
    readonly results: readonly Pick<Outcome, 'units' | 'result'>[];
  }>(
    ({ at, rolled, results }, name) =>
      `The shell bursts in ${at}: ${rolled}; ${results.map(({ units, result }) => `${units.map(name).join(', ') || 'anyone there'}: ${resultInWords(result)}`).join('; ')}.`,
    'silent',
  ),
  'struck-unseen': says<{ readonly unit: UnitId; readonly rolled: number; readonly isKill: boolean }>(
    ({ unit, rolled, isKill }, name) =>
      `The shot ${isKill ? 'goes through' : 'does not go through'} ${name(unit)} (${rolled}).`,
    'silent',
  ),
  'gun-sought': says<{
    readonly unit: UnitId;
    readonly coloured: number;
    readonly modifiers: readonly Modifier[];
    readonly beside: boolean;
    readonly found: boolean;
  }>(
    ({ unit, coloured, modifiers, beside, found }, name) =>
      `${name(unit)} ${found ? 'is found out' : 'stays unseen'}: ${beside ? 'an enemy is beside it' : `${coloured}${withModifiers(modifiers)}`}.`,
    'silent',
  ),
  'shell-burst': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly ammunition: Ammunition;
    readonly fp: number;
    readonly column: number;
    readonly rolled: number;
    readonly outcomes: readonly Outcome[];
  }>(
    ({ unit, at, fp, column, rolled, outcomes }, name) =>
      `The shell of ${name(unit)} bursts in ${at} with ${fp} on the ${column} column: ${rolled}. ${outcomes.map((one) => outcomeInWords(one, name)).join(' ')}`.trim(),
    ({ outcomes }) => outcomes.map(({ result }) => resultInWords(result)).join(', ') || undefined,
  ),
  traversed: says<{ readonly unit: UnitId; readonly to: number; readonly hull: boolean }>(
    ({ unit, to, hull }, name) => `${name(unit)} turns its ${hull ? 'hull' : 'turret'} to hexspine ${to}.`,
    'silent',
  ),
  acquired: says<{ readonly unit: UnitId; readonly targets: readonly UnitId[]; readonly at?: string }>(
    ({ unit, targets, at }, name) =>
      `${name(unit)} is aiming at ${at === undefined ? targets.map(name).join(', ') : `what stands in ${at}`}.`,
    'silent',
  ),
  'acquisition-lost': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} has lost its target.`,
    'silent',
  ),
  'aim-kept': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `The aim of ${units.map(name).join(', ')} is noted.`,
    'silent',
  ),
  'gun-malfunctioned': says<{ readonly unit: UnitId; readonly rolled: number; readonly from: number }>(
    ({ unit, rolled, from }, name) => `The gun of ${name(unit)} malfunctions: ${rolled} of ${from} or more.`,
  ),
  'last-round': says<{ readonly unit: UnitId; readonly rolled: number }>(
    ({ unit, rolled }, name) => `${name(unit)} has fired its last round (${rolled}).`,
  ),
  'used-up': says<{
    readonly unit: UnitId;
    readonly ammunition: Ammunition | 'smoke' | 'WP';
    readonly rolled: number;
  }>(({ unit, ammunition, rolled }, name) => `${name(unit)} has no ${ammunition} left (${rolled}).`),
  'crest-placed': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} stands on the crest.`),
  'wreck-struck': says<{
    readonly at: string;
    readonly name: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: keyof typeof STRUCK;
  }>(
    ({ at, name, needs, rolled, modifiers, result }) =>
      `The wreck of ${name} in ${at} is hit: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${STRUCK[result]}.`,
  ),
  'wreck-alight': says<{ readonly at: string; readonly name: string }>(
    ({ at, name }) => `The wreck of ${name} in ${at} is set alight.`,
  ),
  'struck-beneath': says<{
    readonly units: readonly UnitId[];
    readonly at: string;
    readonly column: number;
    readonly result: Result;
  }>(
    ({ units, at, column, result }, name) =>
      `The shell strikes ${units.map(name).join(', ')} beneath it in ${at} on the ${column} column: ${resultInWords(result)}.`,
  ),
  'wreck-burns': says<{
    readonly at: string;
    readonly name: string;
    readonly rolled: number;
    readonly out: boolean;
  }>(
    ({ at, name, rolled, out }) => `${name} in ${at} ${out ? 'burns no more' : 'burns'} (${rolled}).`,
    'silent',
  ),
  'hit-twice': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is hit twice.`, 'silent'),
  'driver-hit': says<{ readonly unit: UnitId; readonly facing: number }>(
    ({ unit, facing }, name) => `The driver of ${name(unit)} is hit: it swerves to hexspine ${facing}.`,
  ),
  shocked: says<{ readonly unit: UnitId }>(({ unit }, name) => `The crew of ${name(unit)} is shocked.`),
  'came-round': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `Shocked crews come round: ${units.map(name).join(', ')}.`,
    'silent',
  ),
});

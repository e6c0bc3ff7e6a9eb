/** How units move (chapter 4). */
import { effects, says } from '../../kernel/form/index.js';
import type { Hexside } from '../../kernel/geometry/grid.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

interface Moved {
  readonly units: readonly UnitId[];
  readonly from?: string;
  readonly to: string;
}

/** What a unit does with a weapon. */
interface Handled {
  readonly unit: UnitId;
  readonly weapon: UnitId;
}

interface Seat {
  readonly unit: UnitId;
  readonly mount: UnitId;
}

interface Shelter {
  readonly units: readonly UnitId[];
  readonly at: string;
}

interface Mounts {
  readonly mounts: readonly UnitId[];
}

interface Deployment {
  readonly unit: UnitId;
  readonly leader: UnitId;
  readonly needs: number;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly passed: boolean;
}

export const tells = effects({
  moved: says<Moved & { readonly mf: number }>(({ units, from, to, mf }, name) =>
    from === undefined
      ? `${units.map(name).join(', ')} enters the map in ${to} for ${mf} MF.`
      : `${units.map(name).join(', ')} goes from ${from} to ${to} for ${mf} MF.`,
  ),
  'left-map': says<{ readonly units: readonly UnitId[]; readonly from: string }>(
    ({ units, from }, name) => `${units.map(name).join(', ')} leaves the map in ${from}.`,
  ),
  'picked-up': says<Handled>(({ unit, weapon }, name) => `${name(unit)} picks up ${name(weapon)}.`),
  'put-down': says<Handled>(({ unit, weapon }, name) => `${name(unit)} puts down ${name(weapon)}.`),
  deployment: says<Deployment>(
    ({ unit, leader, needs, rolled, modifiers, passed }, name) =>
      `${name(leader)} deploys ${name(unit)}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'passed' : 'failed'}.`,
  ),
  deployed: says<{ readonly unit: UnitId; readonly other: UnitId }>(
    ({ unit, other }, name) => `${name(unit)} and ${name(other)} go their own ways.`,
  ),
  recombined: says<{ readonly units: readonly UnitId[]; readonly to: string }>(
    ({ units, to }, name) => `${units.map(name).join(' and ')} recombine as ${to}.`,
  ),
  'double-time': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} goes at double time.`),
  exhausted: says<{ readonly units: readonly UnitId[] }>(({ units }, name) =>
    units.length > 0 ? `Exhausted: ${units.map(name).join(', ')}.` : 'Exhausted units have recovered.',
  ),
  dismantled: says<Handled>(({ unit, weapon }, name) => `${name(unit)} dismantles ${name(weapon)}.`),
  reassembled: says<Handled>(({ unit, weapon }, name) => `${name(unit)} reassembles ${name(weapon)}.`),
  mounted: says<Seat>(({ unit, mount }, name) => `${name(unit)} mounts ${name(mount)}.`),
  dismounted: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} dismounts.`),
  led: says<Seat>(({ unit, mount }, name) => `${name(unit)} leads ${name(mount)}.`),
  'let-go': says<Seat>(({ unit, mount }, name) => `${name(unit)} lets ${name(mount)} go.`),
  loaded: says<Handled>(({ unit, weapon }, name) => `${name(unit)} loads ${name(weapon)} on horses.`),
  unloaded: says<Handled>(({ unit, weapon }, name) => `${name(unit)} unloads ${name(weapon)}.`),
  unhorsed: says<{ readonly unit: UnitId; readonly bolted: boolean }>(
    ({ unit, bolted }, name) => `${name(unit)} falls${bolted ? ', and the horses bolt' : ''}.`,
  ),
  'machine-tried': says<
    Seat & {
      readonly rolled: number;
      readonly modifiers: readonly Modifier[];
      readonly result: 'gone' | 'rides' | 'stalls';
    }
  >(
    ({ unit, mount, rolled, modifiers, result }, name) =>
      `${name(unit)} tries ${name(mount)}: ${rolled}${withModifiers(modifiers)}: ${result === 'gone' ? 'it is gone' : result === 'rides' ? 'they can ride it' : 'it stalls'}.`,
    ({ result }) => result,
  ),
  'kept-busy': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} had other things to do than to repair motorcycles.`,
    'silent',
  ),
  crashed: says<{ readonly mount: UnitId }>(
    ({ mount }, name) => `${name(mount)} crashes, and does not run any more.`,
  ),
  'rides-on': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} keeps its seat.`, 'silent'),
  'rode-off': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} rides from ${from} to cover in ${to}.`,
  ),
  parted: says<Seat>(({ unit, mount }, name) => `${name(unit)} takes ${name(mount)}.`),
  charges: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} charges.`,
  ),
  winded: says<Mounts>(({ mounts }, name) => `Winded: ${mounts.map(name).join(', ')}.`),
  rested: says<Mounts>(({ mounts }, name) => `Rested: ${mounts.map(name).join(', ')}.`),
  'went-below': says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly rolled: number;
    readonly found: boolean;
  }>(
    ({ units, from, rolled, found }, name) =>
      `${units.map(name).join(', ')} goes into the sewers in ${from}: rolls ${rolled}${found ? '' : ', and loses the way'}.`,
  ),
  surfaced: says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes out of the sewers in ${at}.`,
  ),
  'put-on-skis': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} puts on skis.`),
  'took-off-skis': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} takes off its skis.`),
  'into-the-obstacle': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} goes into the obstacle in ${at}.`,
  ),
  swam: says<Moved>(
    ({ units, from = 'the bank', to }, name) => `${units.map(name).join(', ')} swims from ${from} to ${to}.`,
  ),
  shrank: says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} does not dare into the water of ${at}.`,
  ),
  'swims-on': says<{
    readonly unit: UnitId;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly from: number;
    readonly drowns: boolean;
  }>(
    ({ unit, rolled, modifiers, from, drowns }, name) =>
      `${name(unit)} swims: rolls ${rolled}${withModifiers(modifiers)}, ${drowns ? `and drowns from ${from} on` : 'and keeps afloat'}.`,
    ({ drowns }) => (drowns ? 'drowns' : 'swims'),
  ),
  drifts: says<{ readonly unit: UnitId; readonly rolled: number; readonly chooser: string }>(
    ({ unit, rolled, chooser }, name) =>
      `The current takes hold of ${name(unit)}: rolls ${rolled}, and ${chooser} says whither.`,
  ),
  advanced: says<Moved>(
    ({ units, from = 'off the map', to }, name) =>
      `${units.map(name).join(', ')} advances from ${from} to ${to}.`,
  ),
});

export interface MovementTasks {
  /** Somebody says whither the water carries a unit (4.14.8, 14.28.8.9). */
  adrift: object;
  /** Cavalry has galloped into a hex with enemies (4.12.35). */
  'charge-attack': { units: readonly UnitId[]; at: string };
  /** A move goes on hex by hex, so that what answers it can come between. */
  march: {
    units: readonly UnitId[];
    path: readonly string[];
    assault?: true;
    /** A scout that rolls on the Scouting Table before it is fired on (3.7.13/a). */
    scouting?: true;
    /** How hexes on the way are bypassed (4.6). */
    detours?: readonly { readonly at: string; readonly arrow: readonly Hexside[]; readonly mf: number }[];
    /** Movement factors spent in the last hex beyond what it costs (15.8.9.1). */
    care?: number;
  };
}

/** What the ground does to those who cross it (chapter 14). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { StructureShot } from '../ch13-direct-fire/effects.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

export const tells = effects({
  'stream-entered': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly fell: boolean;
  }>(
    ({ unit, at, rolled, fell }, name) =>
      `${name(unit)} wades into the stream in ${at}: rolls ${rolled}${fell ? ', falls, and loses what it carries' : ''}.`,
    ({ fell }) => (fell ? 'falls' : 'wades'),
  ),
  waded: says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly rolled?: number;
  }>(({ units, from, to }, name) => `${units.map(name).join(', ')} wades from ${from} to ${to}.`),
  'no-footing': says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly rolled?: number;
  }>(({ units, from }, name) => `${units.map(name).join(', ')} finds no footing, and stays in ${from}.`),
  'lost-footing': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} loses its footing, and what it carries.`,
  ),
  'carried-off': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `The water carries ${name(unit)} from ${from} to ${to}.`,
  ),
  collapsed: says<{ readonly at: string; readonly from: number }>(({ at, from }) =>
    from === 0
      ? `The building in ${at} collapses.`
      : `The building in ${at} collapses from level ${from} on.`,
  ),
  'rubble-fell': says<{
    readonly from: string;
    readonly to?: string;
    readonly coloured: number;
    readonly levels: number;
  }>(
    ({ from, to, coloured, levels }) =>
      `Rubble of ${from}: ${coloured} + ${levels}: ${to === undefined ? 'it stays there' : `it falls into ${to}`}.`,
    'silent',
  ),
  'covered-with-rubble': says<{ readonly at: string; readonly burns: boolean }>(
    ({ at, burns }) => `${at} is covered with rubble${burns ? ', which burns' : ''}.`,
  ),
  climbed: says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} climbs from ${from} to ${to}.`,
    'silent',
  ),
  perched: says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} goes from ${from} to ${to}.`,
    'silent',
  ),
  jumped: says<{ readonly unit: UnitId; readonly rolled: number; readonly falls: boolean }>(
    ({ unit, rolled }, name) => `${name(unit)} jumps: rolls ${rolled}.`,
    ({ falls }) => (falls ? 'falls' : 'jumps'),
  ),
  overlooked: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} can be seen from as high.`,
    'silent',
  ),
  'left-treetops': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes down from the treetops to fight in ${at}.`,
    'silent',
  ),
  'took-crest': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} goes up to the crest of ${at}.`,
    'silent',
  ),
  'left-crest': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} comes off the crest of ${at}.`,
    'silent',
  ),
  scaled: says<{
    readonly unit: UnitId;
    readonly from: string;
    readonly to: string;
    readonly rolled: number;
  }>(
    ({ unit, from, to }, name) => `${name(unit)} climbs the cliff from ${from} to ${to}.`,
    () => 'climbs',
  ),
  slipped: says<{
    readonly unit: UnitId;
    readonly from: string;
    readonly to: string;
    readonly rolled: number;
  }>(
    ({ unit, from }, name) => `${name(unit)} finds no hold, and stays in ${from}.`,
    () => 'slips',
  ),
  fell: says<{ readonly unit: UnitId; readonly rolled: number }>(
    ({ unit, rolled }, name) => `${name(unit)} falls off the cliff: rolls ${rolled}.`,
    () => 'falls',
  ),
  'fell-with-it': says<{ readonly weapon: UnitId }>(
    ({ weapon }, name) => `${name(weapon)} falls with it.`,
    'silent',
  ),
  'slipped-back': says<{ readonly units: readonly UnitId[]; readonly at: string; readonly rolled: number }>(
    ({ units, at, rolled }, name) =>
      `${units.map(name).join(', ')} does not come up: rolls ${rolled}, and stays in ${at}.`,
  ),
  removes: says<{ readonly unit: UnitId; readonly what: 'wreck' | 'rubble' }>(
    ({ unit, what }, name) => `${name(unit)} goes about removing the ${what}.`,
  ),
  'goes-on-removing': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} go on with the work, or are done with it.`,
    'silent',
  ),
  'wreck-removed': says<{ readonly unit: UnitId; readonly at: string; readonly name: string }>(
    ({ unit, at, name: wreck }, name) => `${name(unit)} takes the wreck of ${wreck} out of ${at}.`,
  ),
  'clears-rubble': says<{
    readonly units: readonly UnitId[];
    readonly at: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly cleared: boolean;
  }>(
    ({ units, at, rolled, modifiers, cleared }, name) =>
      `${units.map(name).join(', ')} clear rubble in ${at}: ${rolled}${withModifiers(modifiers)}: ${cleared ? 'it is gone' : 'it stays'}.`,
    ({ cleared }) => (cleared ? 'the rubble is gone' : 'the rubble stays'),
  ),
  'bridge-strained': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly collapses: boolean;
  }>(
    ({ unit, at, final, collapses }, name) =>
      `${name(unit)} comes onto the bridge in ${at}: rolls ${final}: ${collapses ? 'it collapses' : 'it holds'}.`,
    ({ collapses }) => (collapses ? 'the bridge collapses' : 'the bridge holds'),
  ),
  'bridge-shelled': says<StructureShot>(
    ({ unit, at, rolled, needs, modifiers, hit }, name) =>
      `${name(unit)} fires HE at the bridge in ${at}: ${rolled}; needs ${needs}${withModifiers(modifiers)}, ${hit ? 'a hit' : 'missed'}.`,
    ({ hit }) => (hit ? 'hit' : 'missed'),
  ),
  'charge-laid': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} works on the bridge.`),
  'charge-noted': says<{ readonly weapon: UnitId; readonly at: string }>(
    ({ weapon, at }, name) => `${name(weapon)} is noted on the bridge in ${at}.`,
    'silent',
  ),
  'charge-seen': says<{ readonly at: string }>(({ at }) => `There is a charge on the bridge in ${at}.`),
  'charge-guarded': says<{ readonly weapon: UnitId; readonly drm: number }>(
    ({ weapon, drm }, name) => `Enemies beside the charge of ${name(weapon)} add ${drm} to its detonation.`,
    'silent',
  ),
  'charge-gone': says<{ readonly weapon: UnitId; readonly at: string }>(
    ({ at }) => `The charge in ${at} goes off.`,
    'silent',
  ),
  'plunger-dropped': says<{ readonly unit: UnitId; readonly weapon: UnitId }>(
    ({ unit, weapon }, name) => `${name(unit)} drops ${name(weapon)}.`,
  ),
  'plunger-tried': says<{
    readonly unit: UnitId;
    readonly rolled: number;
    readonly needs: number;
    readonly passed: boolean;
  }>(
    ({ unit, rolled, needs, passed }, name) =>
      `${name(unit)} goes to the plunger: needs ${needs}, rolls ${rolled}: ${passed ? 'he pushes it' : 'he hesitates'}.`,
    ({ passed }) => (passed ? 'pushes the plunger' : 'hesitates'),
  ),
  'charge-set-off': says<{
    readonly weapon: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly goesOff: boolean;
  }>(
    ({ at, rolled, modifiers, goesOff }) =>
      `The charge on the bridge in ${at}: ${rolled}${withModifiers(modifiers)}: it ${goesOff ? 'goes off' : 'fails'}.`,
    ({ goesOff }) => (goesOff ? 'goes off' : 'fails'),
  ),
  'charge-exploded': says<{
    readonly at: string;
    readonly column: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly kills: boolean;
  }>(
    ({ at, column, rolled, modifiers, kills }) =>
      `It strikes the bridge in ${at} on column ${column}: ${rolled}${withModifiers(modifiers)}${kills ? '' : ': the bridge stands'}.`,
    ({ kills }) => (kills ? 'destroys' : 'stands'),
  ),
  'bridge-destroyed': says<{ readonly at: readonly string[] }>(
    ({ at }) => `The bridge in ${at.join(', ')} is destroyed, with all who are on it and beneath it.`,
  ),
  'not-dug-out': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} has not got out of the rubble.`,
  ),
  'stops-in-stream': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} runs no farther in the stream.`,
  ),
  soaked: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} is wet through in the cold.`,
  ),
});

/** What can happen to men (chapter 3): morale, casualties, rally. */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

/** A roll of two dice against a number. */
interface Check {
  readonly unit: UnitId;
  readonly needs: number;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly passed: boolean;
}

/** Of whom a leader may come, and what the table was asked. */
interface Promotion {
  readonly unit: UnitId;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
}

const checkInWords = ({ needs, rolled, modifiers, passed }: Check): string =>
  `needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'passed' : 'failed'}.`;

export const tells = effects({
  'commander-seen': says<{ readonly unit: UnitId; readonly name: string }>(
    (about, name) => `${about.name} commands ${name(about.unit)}.`,
  ),
  'commander-lost': says<{ readonly unit: UnitId; readonly name: string }>(
    (about, name) => `${about.name}, who commanded ${name(about.unit)}, is lost.`,
  ),
  'morale-check': says<Check & { readonly check: string; readonly because?: UnitId }>(
    (about, name) => `${name(about.unit)}, ${about.check}: ${checkInWords(about)}`,
    'silent',
  ),
  'command-rolled': says<{
    readonly side: SideId;
    readonly rolled: readonly number[];
    readonly modifiers: readonly Modifier[];
    readonly bonus: number;
  }>(
    ({ side, rolled, modifiers, bonus }) =>
      `${side} rolls ${rolled.join(' and ')}${withModifiers(modifiers)}: ${bonus} more may be kept in command.`,
  ),
  commanded: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')}: kept in command.`,
    'silent',
  ),
  'out-of-command': says<{ readonly side: SideId; readonly units: readonly UnitId[] }>(
    ({ side, units }, name) =>
      units.length > 0 ? `Out of command: ${units.map(name).join(', ')}.` : `All of ${side} are in command.`,
    'silent',
  ),
  rated: says<{
    readonly side: SideId;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly elr: number;
  }>(
    ({ side, rolled, modifiers, elr }) =>
      `${side} rolls ${rolled}${withModifiers(modifiers)}: an Experience Level Rating of ${elr}.`,
  ),
  integrity: says<{ readonly side: SideId; readonly base: number; readonly lost: number }>(
    ({ side, base, lost }) => `${side} has lost men worth ${lost} points of ${base}.`,
    'silent',
  ),
  daunted: says<{ readonly side: SideId; readonly levels: number; readonly units: readonly UnitId[] }>(
    ({ side, levels, units }, name) =>
      `The losses of ${side} have cost ${units.map(name).join(', ')} ${levels} ${levels === 1 ? 'level' : 'levels'} of morale.`,
  ),
  broken: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} breaks.`),
  reduced: says<{ readonly unit: UnitId; readonly was: string; readonly now: string }>(
    ({ unit, was, now }, name) => `${name(unit)} is reduced from ${was} to ${now}.`,
  ),
  eliminated: says<{ readonly unit: UnitId; readonly side: SideId }>(
    ({ unit }, name) => `${name(unit)} is eliminated.`,
  ),
  'leader-sought': says<{ readonly unit: UnitId; readonly rolled: number }>(
    ({ unit, rolled }, name) => `${name(unit)} hopes for a leader: ${rolled}.`,
    'silent',
  ),
  'leader-created': says<Promotion & { readonly leader: UnitId }>(
    ({ leader, rolled, modifiers }, name) =>
      `${name(leader)} comes forward (${rolled}${withModifiers(modifiers)}).`,
  ),
  'nobody-came-forward': says<Promotion>(
    ({ unit, rolled, modifiers }, name) =>
      `Nobody comes forward of ${name(unit)}: ${rolled}${withModifiers(modifiers)}.`,
  ),
  'scout-sought': says<Check & { readonly leader: UnitId }>(
    (about, name) => `${name(about.unit)} asks for a scout: ${checkInWords(about)}`,
    'silent',
  ),
  'scout-sent': says<{ readonly unit: UnitId; readonly scout: UnitId }>(
    ({ unit }, name) => `${name(unit)} sends out a scout.`,
  ),
  'scout-recalled': says<{ readonly scout: UnitId; readonly unit: UnitId }>(
    ({ unit }, name) => `A scout comes back to ${name(unit)}.`,
  ),
  'scouts-enter': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} will enter in ${at}.`,
    'silent',
  ),
  scouted: says<{ readonly unit: UnitId; readonly rolled: number }>(
    ({ unit, rolled }, name) => `${name(unit)} looks for the enemy: ${rolled}.`,
  ),
  'scouts-held': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} is held in close combat.`,
  ),
  replaced: says<{ readonly unit: UnitId; readonly was: string; readonly now: string }>(
    ({ unit, was, now }, name) => `${name(unit)} shows what it is worth: ${was} becomes ${now}.`,
  ),
  wounded: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is lightly wounded.`),
  'went-berserk': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} goes berserk.`),
  'fired-at-nothing': says<{ readonly unit: UnitId; readonly weapon: UnitId; readonly rolled: number }>(
    ({ unit, weapon, rolled }, name) => `${name(unit)} fires ${name(weapon)} at nothing: ${rolled}.`,
  ),
  sated: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} has killed.`,
    'silent',
  ),
  calmed: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} is not berserk any more.`,
  ),
  emboldened: says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `There may be a hero among ${name(unit)}.`,
    'silent',
  ),
  'hero-sought': says<Promotion>(
    ({ unit, rolled, modifiers }, name) =>
      `${name(unit)} hopes for a hero: ${rolled}${withModifiers(modifiers)}.`,
    'silent',
  ),
  'hero-created': says<{ readonly unit: UnitId; readonly hero: UnitId }>(({ unit, hero }, name) =>
    unit === hero ? `${name(hero)} is a hero.` : `${name(hero)} comes forward of ${name(unit)}, a hero.`,
  ),
  'leader-carried': says<{ readonly unit: UnitId; readonly leader: UnitId }>(
    ({ unit, leader }, name) => `${name(unit)} carries ${name(leader)}.`,
  ),
  evacuated: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is taken to safety.`),
  'carries-on': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} carries on.`,
    'silent',
  ),
  pinned: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is pinned.`),
  'fired-on': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `Desperation Morale for ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'rally-attempt': says<Check & { readonly leader?: UnitId }>(
    (about, name) =>
      `${about.leader === undefined ? `${name(about.unit)} tries to rally` : `${name(about.leader)} rallies ${name(about.unit)}`}: ${checkInWords(about)}`,
    'silent',
  ),
  rallied: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} rallies.`),
  routed: says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly mf: number;
  }>(
    ({ units, from, to, mf }, name) =>
      `${units.map(name).join(' with ')} routs from ${from} to ${to} for ${mf} MF.`,
  ),
  abandoned: says<{ readonly unit: UnitId; readonly weapons: readonly UnitId[] }>(
    ({ unit, weapons }, name) => `${name(unit)} abandons ${weapons.map(name).join(', ')}.`,
  ),
  'came-upon': says<{ readonly unit: UnitId; readonly at: string; readonly units: readonly UnitId[] }>(
    ({ unit, at, units }, name) => `${name(unit)} runs into ${units.map(name).join(', ')} in ${at}.`,
  ),
  stranded: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} cannot rout.`,
    'silent',
  ),
  surrenders: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} surrenders.`,
  ),
  overpowered: says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} is overpowered in ${at}.`,
  ),
  captured: says<{ readonly unit: UnitId; readonly guard: UnitId; readonly at: string }>(
    ({ unit, guard, at }, name) => `${name(guard)} takes ${name(unit)} prisoner in ${at}.`,
  ),
  spared: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is spared.`),
  'no-quarter': says<{ readonly side: SideId; readonly units: readonly UnitId[] }>(
    ({ side, units }, name) => `${side} gives no quarter to ${units.map(name).join(', ')}.`,
    'silent',
  ),
  guarded: says<{ readonly unit: UnitId; readonly guard: UnitId }>(
    ({ unit, guard }, name) => `${name(unit)} is guarded by ${name(guard)} now.`,
    'silent',
  ),
  escaped: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} escapes.`),
  'capture-seen': says<{
    readonly unit: UnitId;
    readonly leader: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly shaken: boolean;
  }>(
    ({ unit, leader, needs, rolled, shaken }, name) =>
      `${name(unit)} sees ${name(leader)} in the hands of the enemy: breaks on ${needs} or less, rolls ${rolled}: ${shaken ? 'shaken' : 'nothing'}.`,
    'silent',
  ),
  'breaks-again': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} was broken already: the enemy decides.`,
  ),
  'surrender-demanded': says<{
    readonly units: readonly UnitId[];
    readonly by: readonly UnitId[];
    readonly fp: number;
    readonly needs: number;
  }>(
    ({ units, by, fp, needs }, name) =>
      `${by.map(name).join(', ')} demands the surrender of ${units.map(name).join(', ')}: ${fp} to ${needs}.`,
    'silent',
  ),
  executed: says<{ readonly unit: UnitId; readonly guard: UnitId }>(
    ({ unit, guard }, name) => `${name(guard)} executes ${name(unit)}.`,
  ),
  outraged: says<{ readonly side: SideId }>(
    ({ side }) => `All who are free of ${side} gain a level of morale.`,
  ),
  interrogation: says<Check & { readonly leader: UnitId }>(
    (about, name) => `${name(about.leader)} questions ${name(about.unit)}: ${checkInWords(about)}`,
    'silent',
  ),
  talked: says<{
    readonly unit: UnitId;
    readonly rolled: number;
    readonly modifier: number;
    readonly number: number;
    readonly says: string;
  }>(
    ({ unit, rolled, modifier, says: what }, name) =>
      `${name(unit)} ${what} (${rolled}${modifier === 0 ? '' : ` with ${modifier}`}).`,
    ({ says: what }) => what,
  ),
  insight: says<{ readonly side: SideId }>(
    ({ side }) => `${side} knows how the partisans fight, and may make use of it in one hex.`,
  ),
  'sewers-shown': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} shows its captors the way through the sewers.`,
  ),
  'partisans-exposed': says<{ readonly side: SideId; readonly at: string }>(
    ({ at }) => `Partisans in ${at} have nothing of the woods in this player turn.`,
  ),
  enticed: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ') || 'Nobody in sight'} loses a level of morale.`,
  ),
  guides: says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} leads his captors through minefields that they know of.`,
  ),
  informed: says<{ readonly turn: number; readonly hexes: readonly string[]; readonly count: number }>(
    ({ turn, hexes, count }) =>
      `${count} ${count === 1 ? 'unit comes' : 'units come'} in turn ${turn}, by ${hexes.join(', ')}.`,
  ),
  'surrender-ended': says<{ readonly side: SideId }>(({ side }) => `Nobody of ${side} surrenders any more.`),
  settled: says<{ readonly side: SideId }>(
    ({ side }) => `Broken units of ${side} settle in cover.`,
    'silent',
  ),
});

export interface InfantryTasks {
  /** A scout has come to a hex, and looks before it is fired on (3.7.13/a). */
  scouting: { unit: UnitId };
  /** Broken units next to the enemy may give up before anybody routs (3.28.5.1). */
  'lay-down-arms': object;
  /** Broken units of a side rout, until it passes (3.21.7). */
  rout: { sides: readonly SideId[] };
  /** Those under a '?' may show themselves, and bar the way of a broken unit (3.21/f). */
  'deny-rout': { sides: readonly SideId[] };
  /** It runs, unless its way is barred now. */
  run: {
    unit: UnitId;
    path: readonly string[];
    leader?: UnitId | undefined;
    mf: number;
    entrenched: boolean;
  };
  /** A side has routed: who could not is in the enemy's hands, and who stays in cover is settled (3.21.13, 3.21.16). */
  'end-of-rout': { side: SideId };
}

/** What becomes of support weapons (chapter 8). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

export const tells = effects({
  backblast: says<{ readonly unit: UnitId; readonly hexes: readonly string[] }>(
    ({ unit, hexes }, name) => `The blast of ${name(unit)} goes through ${hexes.join(', ')}.`,
    'silent',
  ),
  blasted: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) =>
      `${units.map(name).join(', ')} ${units.length === 1 ? 'is' : 'are'} stunned by the blast.`,
  ),
  'backblast-braved': says<{
    readonly unit: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly passed: boolean;
  }>(
    ({ unit, needs, rolled, modifiers, passed }, name) =>
      `${name(unit)} ${passed ? 'goes into the blast' : 'shrinks from the blast'}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}.`,
  ),
  'backblast-kindles': says<{
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly burns: boolean;
  }>(
    ({ at, needs, rolled, modifiers, burns }) =>
      `The blast ${burns ? 'sets fire to' : 'does not set fire to'} ${at}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}.`,
  ),
  'phosphorus-fired': says<{ readonly weapon: UnitId; readonly at: string }>(
    ({ weapon, at }, name) => `White phosphorus of ${name(weapon)} bursts in ${at}.`,
  ),
  armed: says<object>(() => 'Weapons are in the hands of those who carry them.', 'silent'),
  malfunctioned: says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) => `${name(weapon)} malfunctions: ${rolled} of ${from} or more.`,
  ),
  'machine-guns-silenced': says<{ readonly unit: UnitId; readonly rolled: number }>(
    ({ unit, rolled }, name) => `The machine guns of ${name(unit)} malfunction (${rolled}).`,
  ),
  'scuttling-planned': says<{ readonly what: UnitId; readonly how: string }>(
    ({ what, how }, name) => `${name(what)}: ${how} it in the Close Combat Phase.`,
    'silent',
  ),
  'scuttling-over': says<object>(() => 'What was to be destroyed has been seen to.', 'silent'),
  scuttled: says<{ readonly unit: UnitId; readonly what: UnitId; readonly how: string }>(
    ({ unit, what, how }, name) =>
      `${name(unit)} ${how === 'destroy' ? 'destroys' : how === 'jam' ? 'jams' : 'stops for good'} ${unit === what ? 'itself' : name(what)}.`,
  ),
  'bore-sighted': says<{
    readonly side: SideId;
    readonly sights: readonly { readonly weapon: UnitId; readonly on: string }[];
  }>(
    ({ sights }, name) =>
      `Bore sighted: ${sights.map(({ weapon, on }) => `${name(weapon)} on ${on}`).join(', ')}.`,
    'silent',
  ),
  'bore-sight-lost': says<{ readonly weapon: UnitId }>(
    ({ weapon }, name) => `${name(weapon)} is not bore sighted any more.`,
    'silent',
  ),
  'burnt-out': says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) =>
      `${name(weapon)} is burnt out by Sustained Fire: ${rolled} of ${from} or more.`,
  ),
  'out-of-fuel': says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) => `${name(weapon)} is out of fuel: ${rolled} of ${from} or more.`,
  ),
  'beyond-repair': says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) =>
      `${name(weapon)} breaks down, and nobody here can mend it: ${rolled} of ${from} or more.`,
  ),
  'charge-placed': says<{ readonly unit: UnitId; readonly weapon: UnitId; readonly at: string }>(
    ({ unit, weapon, at }, name) => `${name(unit)} places ${name(weapon)} in ${at}.`,
  ),
  'charge-kept': says<{ readonly unit: UnitId; readonly weapon: UnitId }>(
    ({ unit, weapon }, name) => `${name(unit)} has not placed ${name(weapon)} after all.`,
  ),
  dud: says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) => `${name(weapon)} does not go off: ${rolled} of ${from} or more.`,
  ),
  'afv-kill': says<{
    readonly unit: UnitId;
    readonly column: string;
    readonly facing: 'front' | 'side' | 'rear';
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isKill: boolean;
  }>(
    ({ unit, column, facing, needs, rolled, modifiers, isKill }, name) =>
      `${column} on the ${facing} of ${name(unit)}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${isKill ? 'destroyed' : 'no effect'}.`,
  ),
  'attacked-by-hand': says<{
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isHit: boolean;
  }>(
    ({ unit, weapon, target, needs, rolled, modifiers, isHit }, name) =>
      `${name(unit)} uses ${name(weapon)} on ${name(target)}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${isHit ? 'a hit' : 'nothing'}.`,
  ),
  'thrown-at-building': says<{
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isHit: boolean;
  }>(
    ({ unit, weapon, at, needs, rolled, modifiers, isHit }, name) =>
      `${name(unit)} throws ${name(weapon)} at the building in ${at}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${isHit ? 'a fire' : 'nothing'}.`,
  ),
  'anti-tank-shot': says<{
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly at: string;
    readonly target?: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isHit: boolean;
    /** Those under a "?" are missed all the same (13.19/q2). */
    readonly missesConcealed?: true;
  }>(
    ({ unit, weapon, at, target, needs, rolled, modifiers, isHit, missesConcealed }, name) =>
      `${name(unit)} fires ${name(weapon)} at ${target === undefined ? at : name(target)}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${isHit ? 'a hit' : 'a miss'}${missesConcealed ? ', but not of those under a "?"' : ''}.`,
  ),
  version: says<{ readonly weapon: UnitId; readonly model: string }>(
    ({ weapon, model }, name) => `${name(weapon)} is of the version ${model}.`,
    'silent',
  ),
  breached: says<{ readonly at: string }>(({ at }) => `The walls in ${at} give no cover in this phase.`),
  'fired-off': says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) => `${name(weapon)} is used up: ${rolled} of ${from} or more.`,
  ),
  'weapon-sought': says<{
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isFound: boolean;
  }>(
    ({ unit, weapon, rolled, modifiers, isFound }, name) =>
      `${name(unit)} looks for ${name(weapon)}: rolls ${rolled}${withModifiers(modifiers)}, and ${isFound ? 'has' : 'does not find'} it.`,
  ),
  'weapon-struck': says<{
    readonly weapon: UnitId;
    readonly at: string;
    readonly column: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isLost: boolean;
  }>(
    ({ weapon, at, column, rolled, modifiers, isLost }, name) =>
      `${name(weapon)} in ${at}: rolls ${rolled}${withModifiers(modifiers)} on the ${column} column and is ${isLost ? 'destroyed' : 'spared'}.`,
  ),
  'weapons-destroyed': says<{ readonly weapons: readonly UnitId[]; readonly at: string }>(
    ({ weapons, at }, name) => `Destroyed in ${at}: ${weapons.map(name).join(', ')}.`,
  ),
  'repair-attempt': says<{
    readonly weapon: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly result: 'repaired' | 'removed' | 'nothing';
  }>(({ weapon, needs, rolled, result }, name) =>
    result === 'nothing'
      ? `${name(weapon)} is not repaired: needs ${needs}, rolls ${rolled}.`
      : `${name(weapon)} is ${result}: needs ${needs}, rolls ${rolled}.`,
  ),
});

export interface WeaponTasks {
  /** The side that awaits the enemy sights in its guns (8.9.8). */
  'bore-sight': object;
}

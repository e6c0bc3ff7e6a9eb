/** What the effects of this book tell a campaign: whose attacks, whose losses, who held and who did not. */

import type { Notes, Reading } from '../../campaign/aftermath/counting.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Asl, AslEffects } from '../system.js';

type Note = Notes<Asl>;

const unitsIn = (results: readonly { readonly units: readonly UnitId[] }[]): UnitId[] =>
  results.flatMap(({ units }) => units);

function check({ unit, passed }: { readonly unit: UnitId; readonly passed: boolean }, note: Note): void {
  note.check(unit, passed);
}

function hitWeapon(weapon: UnitId, result: AslEffects['gun-hit']['result'], note: Note): void {
  if (result === 'destroyed') note.lost(weapon);
  else if (result === 'malfunctioned') note.hurt(weapon);
}

/** What a unit carried lies where it fell. */
function dropAll(unit: UnitId, note: Note): void {
  for (const { id, possessor } of note.battle.units()) if (possessor === unit) note.dropped(id);
}

function recovered({ unit, weapon, recovered }: AslEffects['recovery-attempt'], note: Note): void {
  const { units } = note.battle.position;
  if (recovered && units[unit]?.side !== units[weapon]?.side) note.taken(weapon, unit);
}

export const TELLS: Reading<Asl>['tells'] = {
  // Whose attack it is.
  'fire-attack': ({ parts, leaders, results }, note) =>
    note.attack(
      parts.map(({ unit }) => unit),
      unitsIn(results),
      'fire',
      leaders,
    ),
  'vehicle-fire': ({ vehicle, results }, note) => note.attack([vehicle], unitsIn(results)),
  'residual-attack': ({ results }, note) => note.mishap(...unitsIn(results)),
  shot: ({ weapon, target, results }, note) =>
    note.attack([weapon], [...unitsIn(results), ...(target === undefined ? [] : [target])]),
  burst: ({ weapon, results }, note) => note.attack([weapon], unitsIn(results)),
  'vehicle-hit': ({ weapon, target }, note) => note.attack([weapon], [target]),
  'to-kill': ({ weapon, target }, note) => note.attack([weapon], [target]),
  'area-attack': ({ weapon, target }, note) => note.attack([weapon], [target]),
  'collateral-attack': ({ target }, note) => note.struck([target]),
  'charge-position': ({ weapon, target }, note) => note.attack(placerOf(weapon, note), [target]),
  'charge-exploded': ({ weapon, results }, note) => {
    const placer = placerOf(weapon, note);
    note.expended(weapon);
    note.attack(placer, unitsIn(results));
  },
  'charge-spent': ({ weapon }, note) => note.expended(weapon),
  'close-combat': ({ attackers, defenders }, note) => note.attack(attackers, defenders, 'close-combat'),
  'anti-tank-combat': ({ attackers, target }, note) => note.attack(attackers, [target], 'close-combat'),
  'close-defence': ({ vehicle, results }, note) => note.attack([vehicle], unitsIn(results), 'close-combat'),
  interdicted: ({ unit, by }, note) => note.attack(by, [unit]),
  backblast: (_, note) => note.quiet(),
  'phase-began': (_, note) => note.quiet(),
  'failed-to-rout': ({ unit }, note) => note.mishap(unit),
  'failed-to-enter': ({ unit }, note) => note.mishap(unit),

  // Who held.
  'morale-check': check,
  'task-check': check,
  'crew-check': ({ vehicle, passed }, note) => note.check(vehicle, passed),
  'rally-attempt': ({ unit, leader, rallied }, note) => {
    note.check(unit, rallied);
    if (rallied && leader !== null) note.deed('rally', leader, unit);
    else if (rallied) note.deed('self-rally', unit);
  },
  replaced: ({ unit }, note) => note.deed('replaced', unit),
  banzai: ({ leader }, note) => note.deed('banzai', leader),

  // What befell whom.
  broken: ({ unit }, note) => note.broke(unit),
  stunned: ({ vehicle }, note) => note.broke(vehicle),
  shocked: ({ vehicle }, note) => note.broke(vehicle),
  'casualty-reduced': ({ unit }, note) => note.reduced(unit),
  'step-reduced': ({ unit }, note) => note.reduced(unit),
  wounded: ({ unit }, note) => note.hurt(unit),
  eliminated: ({ unit }, note) => {
    note.lost(unit);
    dropAll(unit, note);
  },
  'leader-created': ({ unit, by }, note) => note.arose(unit, by, 'leader-created', 'Leader Creation'),
  deployed: ({ into: [unit, twin] }, note) => {
    if (unit !== undefined && twin !== undefined) note.arose(twin, unit, 'deployed');
  },
  recombined: ({ unit, from }, note) => {
    for (const other of from) if (other !== unit) note.merged(other, unit);
  },
  exited: ({ units }, note) => {
    for (const unit of units) note.withdrawn(unit);
  },

  // Weapons.
  malfunctioned: ({ weapon }, note) => note.hurt(weapon, false),
  'weapon-removed': ({ weapon }, note) => note.expended(weapon),
  destroyed: ({ weapon }, note) => note.expended(weapon),
  'weapon-hit': ({ weapon, result }, note) => hitWeapon(weapon, result, note),
  'gun-hit': ({ gun, result }, note) => hitWeapon(gun, result, note),
  'repair-attempt': ({ unit, weapon, result }, note) => {
    if (result === 'repaired') note.deed('repair', unit, weapon);
    if (result === 'removed') note.expended(weapon);
  },
  'recovery-attempt': recovered,
  dropped: ({ weapon }, note) => note.dropped(weapon),
  'weapon-dropped': ({ weapon }, note) => note.dropped(weapon),

  // Vehicles.
  'vehicle-destroyed': ({ vehicle }, note) => note.lost(vehicle),
  immobilized: ({ vehicle }, note) => note.hurt(vehicle),
  'vehicle-weapon-failed': ({ vehicle }, note) => note.hurt(vehicle, false),
  'vehicle-repair': ({ vehicle, result }, note) => {
    if (result === 'disabled') note.hurt(vehicle, false);
    if (result === 'repaired') note.deed('repair', vehicle);
  },
  recuperation: ({ vehicle, result }, note) => note.check(vehicle, result === 'recovered'),
  'vehicle-exited': ({ vehicle }, note) => note.withdrawn(vehicle),
};

function placerOf(charge: UnitId, note: Note): UnitId[] {
  const placed = note.battle.position.units[charge]?.placed;
  return placed ? [placed.by] : [];
}

export const TURNING: Reading<Asl>['turning'] = new Set([
  'eliminated',
  'casualty-reduced',
  'step-reduced',
  'broken',
  'wounded',
  'vehicle-destroyed',
  'immobilized',
  'shocked',
  'stunned',
  'leader-created',
  'gun-hit',
]);

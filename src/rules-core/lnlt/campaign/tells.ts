/** What the effects of this book tell a campaign: whose attacks, whose losses, who held and who did not. */
import type { Notes, Reading } from '../../campaign/aftermath/counting.js';
import { canStrike, fightersAt } from '../melee/strength.js';
import type { LnltSystem } from '../system.js';
import { trainOf } from '../units/kinds.js';

type Note = Notes<LnltSystem>;

/** The units that strike in Melee; what falls by it falls when the round is over, but is their deed already (8.0/s). */
function struckInMelee(
  {
    side,
    targets,
    killed,
  }: { readonly side: string; readonly targets: readonly string[]; readonly killed: boolean },
  note: Note,
): void {
  const { battle } = note;
  const { fight } = battle.clock;
  if (!fight) return;
  const by = fightersAt(battle, fight.at, side).filter((unit) => canStrike(battle, unit));
  const ids = by.map(({ id }) => id);
  note.attack(ids, targets, 'close-combat');
  if (!killed || (fight.ambush && fight.first)) return;
  for (const target of targets) for (const id of ids) note.deed('close-combat-kill', id, target);
}

/** Nobody attacks newcomers by mines and fire that lie there; a vehicle that comes among infantry overruns it (15.3). */
function entered({ units }: { readonly units: readonly string[] }, note: Note): void {
  note.quiet();
  const vehicles = units.filter((id) => note.battle.unit(id)?.kind === 'vehicle');
  note.arms(vehicles, 'close-combat');
}

/** It is lost with its passengers; what it carried lies where it fell. */
function eliminated(
  { unit, dropped }: { readonly unit: string; readonly dropped: readonly string[] },
  note: Note,
): void {
  const { battle } = note;
  if (battle.clock.fight?.doomed.includes(unit)) note.mishap(unit);
  note.lost(unit);
  for (const weapon of dropped) note.dropped(weapon);
  const found = battle.unit(unit);
  if (found)
    for (const { id, possessor } of trainOf(battle, found)) if (possessor === undefined) note.lost(id);
}

export const TELLS: Reading<LnltSystem>['tells'] = {
  // Whose attack it is.
  fired: ({ units, weapons, leader }, note) =>
    note.arms([...units, ...weapons], 'fire', leader === undefined ? [] : [leader]),
  attacked: ({ against }, note) =>
    note.struck(against.filter(({ difference }) => difference > 0).map(({ unit }) => unit)),
  shot: ({ weapon, by }, note) => note.arms([weapon, by]),
  penetration: ({ unit }, note) => note.struck([unit]),
  'mortar-fired': ({ unit, leader }, note) => note.arms([unit], 'fire', leader === undefined ? [] : [leader]),
  'mortar-called': ({ unit, mortar }, note) => note.arms([mortar], 'fire', [unit]),
  'artillery-called': ({ unit }, note) => note.arms([], 'fire', [unit]),
  'round-landed': ({ unit }, note) => note.arms([], 'fire', [unit]),
  burst: ({ unit }, note) => note.arms([unit]),
  strafed: ({ unit }, note) => note.arms([unit]),
  bombed: ({ unit }, note) => note.arms([unit]),
  'close-assault': ({ units, vehicle }, note) => note.attack(units, [vehicle], 'close-combat'),
  assaulted: ({ unit, vehicle }, note) => note.attack([unit], [vehicle], 'close-combat'),
  'melee-struck': struckInMelee,
  entered,
  'turn-began': (_, note) => note.quiet(),
  'turn-over': (_, note) => note.quiet(),

  // Who held.
  'morale-check': ({ unit, passed }, note) => note.check(unit, passed),
  'damage-check': ({ unit, die, difference, lm, morale }, note) =>
    note.check(unit, die + difference - lm <= morale),
  'rally-tried': ({ unit, success }, note) => {
    note.check(unit, success);
    if (success) note.deed('self-rally', unit);
  },
  tended: ({ medic, unit, what, success }, note) => {
    if (success) note.deed(what, medic, unit);
  },

  // What befell whom.
  shaken: ({ unit }, note) => note.broke(unit),
  wounded: ({ unit }, note) => note.hurt(unit),
  reduced: ({ unit, half }, note) => {
    note.reduced(unit);
    note.becomes(unit, half);
  },
  combined: ({ units: [one = '', other = ''], squad }, note) => {
    note.merged(other, one);
    note.becomes(one, squad);
  },
  eliminated,
  hero: ({ unit, hero }, note) => note.arose(hero, unit, 'hero-created', 'Hero'),

  // Weapons.
  'jam-tried': ({ weapon, cleared }, note) => {
    if (!cleared) note.hurt(weapon, false);
  },
  'weapon-lost': ({ weapon }, note) => note.expended(weapon),
  'weapon-destroyed': ({ weapon }, note) => note.expended(weapon),
  'weapon-dropped': ({ weapon }, note) => note.dropped(weapon),
  'let-go': ({ weapon }, note) => note.dropped(weapon),
  'weapon-taken': ({ unit, weapon }, note) => {
    const { units } = note.battle.position;
    if (units[unit]?.side !== units[weapon]?.side) note.taken(weapon, unit);
  },

  // Vehicles.
  bailout: ({ unit, survives }, note) => {
    if (!survives && note.battle.unit(unit)?.kind === 'weapon') note.lost(unit);
  },
  abandoned: ({ unit, leader }, note) => {
    note.hurt(unit);
    if (leader !== undefined) note.withdrawn(leader);
  },
  'crew-saved': ({ unit, vehicle }, note) => note.arose(unit, vehicle, 'crew-bailed-out', 'Crew bails out'),
};

export const TURNING: Reading<LnltSystem>['turning'] = new Set([
  'eliminated',
  'reduced',
  'shaken',
  'wounded',
  'wrecked',
  'abandoned',
  'hero',
]);

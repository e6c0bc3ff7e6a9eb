/** What the effects of this book tell a campaign: whose attacks, whose losses, who held, and what leaders did (GEN/campaign). */
import type { Notes, Reading } from '../../campaign/aftermath/counting.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Phase } from '../attributes/index.js';
import type { SquadLeader, Unit } from '../system.js';
import { infantryAt, isHero, isLeader, isOnMap } from '../units/kinds.js';
import { BECAME_HERO } from './policies.js';
import { rosterKindOf } from './roster.js';

type Note = Notes<SquadLeader>;
type Effects = SquadLeader['effects'];

const FATE = 12;
const CAPTURES: Partial<Record<Phase, string>> = {
  'close-combat': 'captured-in-close-combat',
  rout: 'captured-in-rout',
};
/** Checks that fire calls for: MC, 2MC. */
const OF_FIRE = /^\d?MC$/;

const unitOf = (note: Note, id: UnitId): Unit | undefined =>
  note.battle.position.units[id] as Unit | undefined;

/** Who directs the attack in hand. */
const directing = new WeakMap<Note, readonly UnitId[]>();

/** Who directed fire is praised for squads that it kills outright. */
function fired({ parts, leaders, outcomes }: Effects['fire-attack'], note: Note): void {
  directing.set(note, leaders);
  const by = [...parts.map(({ unit }) => unit), ...leaders];
  const struck = outcomes.flatMap(({ units }) => units);
  const killed = outcomes
    .filter(({ result }) => result === 'KIA')
    .flatMap(({ units }) => units.filter((id) => unitOf(note, id)?.kind === 'squad'));
  note.attack(by, struck);
  if (killed.length > 0) note.attack(by, killed, 'fire', leaders);
}

/** A leader who breaks, the more a second time, and a squad that his failure breaks, are cowardice. */
function checked({ unit: id, check, passed, because }: Effects['morale-check'], note: Note): void {
  note.check(id, passed);
  const unit = unitOf(note, id);
  if (passed || !unit) return;
  if (isLeader(unit) && OF_FIRE.test(check))
    note.deed(unit.broken ? 'total-cowardice' : 'broke-under-fire', id);
  if (because !== undefined && unit.kind === 'squad' && !unit.broken) note.deed('broke-a-squad', because, id);
}

function rallied({ unit: id, leader, rolled, passed }: Effects['rally-attempt'], note: Note): void {
  note.check(id, passed);
  const unit = unitOf(note, id);
  if (!unit) return;
  if (passed && leader === undefined) note.deed('self-rally', id);
  if (passed && leader !== undefined && unit.kind === 'squad') note.deed('rally', leader, id);
  if (rolled !== FATE) return;
  if (isLeader(unit)) note.deed('total-cowardice', id);
  if (unit.kind === 'squad' && leader !== undefined) note.deed('squad-surrendered', leader, id);
}

/** Leaders with the captors are praised for a squad (3.29/a). */
function captured({ unit: id, guard }: Effects['captured'], note: Note): void {
  const { battle } = note;
  const captor = unitOf(note, guard);
  note.taken(id, guard);
  const deed = CAPTURES[battle.clock.phase];
  if (!deed || unitOf(note, id)?.kind !== 'squad' || !captor || !isOnMap(captor)) return;
  for (const one of infantryAt(battle, captor.at, captor.side))
    if (isLeader(one)) note.deed(deed, one.id, id);
}

/** It is lost, what it carried lies where it fell; in close combat the last one of a hex is to the credit of leaders there. */
function eliminated({ unit: id }: Effects['eliminated'], note: Note): void {
  const { battle } = note;
  const unit = unitOf(note, id);
  // No roster counts scouts and snipers: nobody is praised for them (3.7.6).
  if (unit && rosterKindOf(unit) === undefined) return;
  note.lost(id);
  for (const { id: weapon, possessor } of battle.units()) if (possessor === id) note.dropped(weapon);
  if (!unit || !isOnMap(unit) || battle.clock.phase !== 'close-combat') return;
  const there = infantryAt(battle, unit.at);
  if (there.some((one) => one.side === unit.side && one.id !== id)) return;
  for (const one of there) if (one.side !== unit.side && isLeader(one)) note.deed('hex-cleared', one.id);
}

function malfunctioned({ weapon }: { readonly weapon: UnitId }, note: Note): void {
  const at = unitOf(note, weapon)?.at;
  for (const leader of directing.get(note) ?? [])
    if (unitOf(note, leader)?.at === at) note.deed('weapon-malfunctioned', leader, weapon);
}

/** A leader is a hero himself; out of men one comes forward. */
function becameHero({ unit: id, hero }: Effects['hero-created'], note: Note): void {
  const unit = unitOf(note, id);
  if (id !== hero) note.arose(hero, id, 'hero-created', 'hero');
  else if (unit && isLeader(unit)) note.deed(BECAME_HERO, id);
}

export const TELLS: Reading<SquadLeader>['tells'] = {
  // Whose attack it is.
  'fire-attack': fired,
  'close-combat-attack': ({ attackers, defenders, leader }, note) =>
    note.attack(attackers, defenders, 'close-combat', leader === undefined ? [] : [leader]),
  'phase-began': (_, note) => note.quiet(),
  'came-upon': ({ unit, units }, note) => note.attack(units, [unit]),
  settled: (_, note) => note.quiet(),

  // Who held.
  'morale-check': checked,
  'rally-attempt': rallied,
  replaced: ({ unit }, note) => note.deed('replaced', unit),

  // What befell whom.
  broken: ({ unit }, note) => note.broke(unit),
  reduced: ({ unit }, note) => note.reduced(unit),
  wounded: ({ unit }, note) => note.hurt(unit),
  'carries-on': ({ units }, note) => {
    for (const id of units) {
      const unit = unitOf(note, id);
      if (unit?.afterwards === 'wounded' && !isHero(unit)) note.deed('stayed-wounded', id);
    }
  },
  evacuated: ({ unit }, note) => note.hurt(unit),
  eliminated,
  captured,
  'leader-created': ({ unit, leader }, note) => note.arose(leader, unit, 'leader-created', 'leader'),
  'hero-created': becameHero,
  deployed: ({ unit, other }, note) => note.arose(other, unit, 'deployed'),
  recombined: ({ units: [one = '', other = ''] }, note) => note.merged(other, one),

  // Weapons and vehicles.
  malfunctioned: (about, note) => {
    note.hurt(about.weapon, false);
    malfunctioned(about, note);
  },
  'burnt-out': (about, note) => {
    malfunctioned(about, note);
    note.expended(about.weapon);
  },
  'repair-attempt': ({ weapon, result }, note) => {
    const bearer = unitOf(note, weapon)?.possessor;
    if (result === 'repaired' && bearer !== undefined) note.deed('repair', bearer, weapon);
    if (result === 'removed') note.expended(weapon);
  },
  abandoned: ({ weapons }, note) => {
    for (const weapon of weapons) note.dropped(weapon);
  },
  'picked-up': ({ unit, weapon }, note) => {
    if (unitOf(note, unit)?.side !== unitOf(note, weapon)?.side) note.taken(weapon, unit);
  },
  'put-down': ({ weapon }, note) => note.dropped(weapon),
  wrecked: ({ unit }, note) => note.lost(unit),
  immobilized: ({ unit }, note) => note.hurt(unit),
};

export const TURNING: Reading<SquadLeader>['turning'] = new Set([
  'eliminated',
  'reduced',
  'broken',
  'wounded',
  'leader-created',
  'hero-created',
  'wrecked',
  'immobilized',
]);

/** What a unit does with the works around it for a Movement Point: cover, pillboxes, gates, radios and mines to get rid of. */

import { terrainDrm } from '../cards.js';
import { TEC_ROWS } from '../los/rows.js';
import { isDisrupted, isInfantry, isPinned } from '../morale/status.js';
import type { MoveAct } from '../movement/acts.js';
import { loadAt, stackingSize } from '../stacking/limits.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { groundOf, hasFeature, marksAt, terrainsIn } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { removeMines } from './mines.js';

/** Terrain that hides a man: a DRM of +10 or more (7.5.1). */
const COVER = 10;

const bestCover = (battle: Battle, at: string): number =>
  Math.max(0, ...terrainsIn(battle, at).map((terrain) => terrainDrm(battle, TEC_ROWS[terrain]).fire));

/** Crawling on the spot, or at the end of the crawl; it fires no more (7.5.1). */
export const takeCover: MoveAct = {
  mode: 'crawling',
  cost(battle, unit) {
    if (!isInfantry(unit) || unit.inCover || isPinned(unit) || isDisrupted(unit))
      return refuse('NO_COVER', `${unit.name} cannot take cover.`, '7.5.1');
    return bestCover(battle, unit.at as string) >= COVER
      ? 0
      : refuse('NO_COVER', `There is no cover in ${unit.at}.`, '7.5.1');
  },
  perform(act, unit) {
    act.effect(
      'took-cover',
      { unit: unit.id },
      {
        changes: [{ do: 'unit', unit: unit.id, set: { inCover: true, marker: 'crawled-fired' } }],
        cites: ['7.5.1'],
      },
    );
  },
};

/** A squad's worth of one's own, or a gun; enemies come in by a Mousehole only (7.9.3, 7.9.4). */
export const intoPillbox: MoveAct = {
  cost(battle, unit) {
    const at = unit.at as string;
    const { pillbox, mouseholes } = marksAt(battle, at);
    if (!pillbox || unit.post === 'pillbox')
      return refuse('NO_PILLBOX', `There is no pillbox for ${unit.name}.`, '7.9.3');
    const held = battle.unitsAt(at).some(({ side, post }) => post === 'pillbox' && side !== unit.side);
    if ((held || pillbox.side !== unit.side) && !mouseholes?.length)
      return refuse('NO_WAY_IN', 'No enemy enters a pillbox without a Mousehole.', '7.9.3');
    const load = loadAt(battle, at, unit.side, 'pillbox').halfSquads;
    return load + stackingSize(unit) <= 2 && unit.kind !== 'raft'
      ? 1
      : refuse('PILLBOX_FULL', 'A pillbox holds one squad, team or gun.', '7.9.4');
  },
  perform(act, unit) {
    act.effect(
      'pillbox-entered',
      { unit: unit.id, at: unit.at as string },
      { changes: [{ do: 'unit', unit: unit.id, set: { post: 'pillbox', dugIn: null } }], cites: ['7.9.3'] },
    );
  },
};

export const outOfPillbox: MoveAct = {
  cost: (_, unit) =>
    unit.post === 'pillbox' ? 0 : refuse('NO_PILLBOX', `${unit.name} is not in a pillbox.`, '7.9.3'),
  perform(act, unit) {
    act.effect(
      'pillbox-left',
      { unit: unit.id, at: unit.at as string },
      { changes: [{ do: 'unit', unit: unit.id, set: { post: null } }], cites: ['7.9.3'] },
    );
  },
};

/** A gatehouse is open until somebody shuts it (6.4.9). */
export const closeGate: MoveAct = {
  cost(battle, unit) {
    const { gatehouse, gateClosed } = marksAt(battle, unit.at as string);
    return gatehouse !== undefined && !gateClosed && isInfantry(unit)
      ? 1
      : refuse('NO_GATE', `There is no open gate in ${unit.at}.`, '6.4.9');
  },
  perform(act, unit) {
    const hex = hexOf(unit.at as string);
    act.effect(
      'gate-closed',
      { hex },
      { changes: [{ do: 'location', at: hex, set: { gateClosed: true } }], cites: ['6.4.9'] },
    );
  },
};

/** A set belongs to the side that has its battery (15.6.3/b). */
const isOwn = (battle: Battle, side: string, id: string): boolean =>
  battle.side(side).batteries?.some((battery) => battery.id === id) ?? false;

const lyingSet = (battle: Battle, at: string): { what: 'radio' | 'phone'; id: string } | undefined => {
  const { radio, phone } = battle.location(at);
  if (radio !== undefined) return { what: 'radio', id: radio };
  return phone === undefined ? undefined : { what: 'phone', id: phone };
};

/** An enemy's set that lies about alone (15.6.3/b). */
export const smash: MoveAct = {
  cost(battle, unit) {
    const at = unit.at as string;
    const set = lyingSet(battle, at);
    const guarded = battle.unitsAt(at).some(({ side }) => side !== unit.side);
    return set && !isOwn(battle, unit.side, set.id) && !guarded
      ? 1
      : refuse('NOTHING_HERE', "No enemy's radio or phone lies here alone.", '15.6.3/b');
  },
  perform(act, unit) {
    const at = unit.at as string;
    const { what } = lyingSet(act.battle, at) as { what: 'radio' | 'phone' };
    act.effect(
      'set-destroyed',
      { at, what },
      { changes: [{ do: 'location', at, set: { [what]: null } }], cites: ['15.6.3/b'] },
    );
  },
};

/** May the unit take up the set: only one of its own side's (15.6.3/b). */
export const mayTakeUp = (battle: Battle, unit: Unit): boolean => {
  const set = lyingSet(battle, unit.at as string);
  return (
    set !== undefined && (battle.side(unit.side).batteries === undefined || isOwn(battle, unit.side, set.id))
  );
};

/** Older anti-tank mines on a road are carried off like a radio (16.1.8). */
export const carryOff: MoveAct = {
  cost(battle, unit) {
    const at = unit.at as string;
    const marks = marksAt(battle, at);
    const road =
      groundOf(battle, at).roads !== 0 || hasFeature(marks, 'road') || hasFeature(marks, 'paved-road');
    return marks.antiTankMinesOnly && marks.mines !== undefined && road && isInfantry(unit)
      ? 1
      : refuse('NO_MINES', 'No anti-tank mines lie on a road here.', '16.1.8');
  },
  perform: (act, unit) => removeMines(act, hexOf(unit.at as string), 'carried off'),
};

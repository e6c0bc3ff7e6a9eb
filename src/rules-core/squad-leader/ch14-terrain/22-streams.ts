/** Gullies, streams and fords (14.21 to 14.23): the way down into them and out again, and those who fall in. */
import { D6, total } from '../../kernel/dice/index.js';
import { sideTowards } from '../../mechanics/places.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { isInfantry, weaponsOf } from '../units/kinds.js';
import { type Bed, bedAt, GROUND, groundAt, isBuilding } from './ground.js';
import { isCourseAcross } from './symbols.js';

/** To climb out (14.21.2, 14.22.6). */
const OUT = 2;
/** To climb into a gully, besides what grows there (14.21.2). */
const IN = 1;
/** Who rolls this falls in (14.22.9). */
const FALLS = 6;

const isFord = (battle: Battle, at: string): boolean => battle.location(at).ford === true;

/** At a ford the water is one class shallower (14.23.3). */
const SHALLOWER: Readonly<Record<Bed, Bed>> = {
  'deep stream': 'shallow stream',
  'shallow stream': 'gully',
  gully: 'gully',
};

/** How deep those wade who cross there. */
export function depthAt(battle: Battle, at: string): Bed | undefined {
  const bed = bedAt(battle, at);
  return bed && isFord(battle, at) ? SHALLOWER[bed] : bed;
}

/** What the bed adds to what else is in the hex; at a ford it takes off (14.21.2, 14.23.3). */
export function costOfBed(battle: Battle, at: string): number {
  const depth = depthAt(battle, at);
  if (depth === undefined) return 0;
  const ground = groundAt(battle, at);
  if (ground !== bedAt(battle, at)) return IN;
  return (GROUND[depth].mf ?? 0) - (GROUND[ground].mf ?? 0);
}

/** Along the bed into the next hex (14.21.3, 14.22.6). */
function isAlongBed(battle: Battle, from: string, to: string): boolean {
  const side = sideTowards(battle, from, to);
  return (
    side !== undefined &&
    bedAt(battle, to) !== undefined &&
    isCourseAcross(battle, from, side) &&
    isCourseAcross(battle, to, (side + 3) % 6)
  );
}

/** Up the bank; fords have none (14.23.4). */
export const isOutOfBed = (battle: Battle, from: string, to: string): boolean =>
  bedAt(battle, from) !== undefined && !isFord(battle, from) && !isAlongBed(battle, from, to);

/** What comes on top of the next hex (14.21.2, 14.22.6). */
export const costOfBanks = (battle: Battle, from: string, to: string): number =>
  isOutOfBed(battle, from, to) ? OUT : 0;

/** In the water up to the waist: no weapon fires, no gun is pushed (14.22.11, 14.22.12). */
export function isInStream(battle: Battle, at: string): boolean {
  const depth = bedAt(battle, at);
  return depth === 'shallow stream' || depth === 'deep stream';
}

/** Those who come on foot into a deep stream; who falls goes no farther, and loses what it carries (14.22.9, 14.22.10). */
export function wadeIn(act: Act, ids: readonly string[], at: string): void {
  const { battle } = act;
  if (bedAt(battle, at) === undefined) return;
  if (battle.options.snow && isInStream(battle, at)) soak(act, ids);
  if (depthAt(battle, at) !== 'deep stream') return;
  for (const id of ids) {
    const unit = battle.theUnit(id);
    if (!isInfantry(unit) || isMounted(unit)) continue;
    const rolled = total(act.rollOf('stream entry', [id], D6));
    const fell = rolled === FALLS;
    act.effect(
      'stream-entered',
      { unit: id, at, rolled, fell },
      { changes: fell ? washedOut(battle, unit) : [], cites: ['14.22.9'] },
    );
  }
}

const washedOut = (battle: Battle, unit: Unit): Change[] => [
  { do: 'unit', unit: unit.id, set: { cx: true, drenched: true, moving: null } },
  ...weaponsOf(battle, unit).map(({ id }): Change => ({ do: 'leave', unit: id })),
];

/** Whoever wades where it snows freezes from then on (14.22.17). */
function soak(act: Act, ids: readonly string[]): void {
  const units = ids.filter((id) => isInfantry(act.battle.theUnit(id)) && !act.battle.theUnit(id).soaked);
  if (units.length === 0) return;
  const changes = units.map((unit): Change => ({ do: 'unit', unit, set: { soaked: true } }));
  act.effect('soaked', { units }, { changes, cites: ['14.22.17'] });
}

/** In the Close Combat Phase, where they are under no roof (14.22.17). */
export function freeze(act: Act): void {
  const { battle } = act;
  const cold = battle
    .units()
    .filter((unit) => unit.soaked && unit.at !== undefined && !isBuilding(groundAt(battle, unit.at)));
  if (cold.length > 0)
    moraleChecks(
      act,
      cold.map(({ id }) => id),
      { check: 'cold', calmly: true, cites: ['14.22.17'] },
    );
}

/** Searching (2.3.9.3): one roll that all concealed and hidden squads beside the searcher check against, in secret. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { withTreetops } from '../ch14-terrain/32-perches.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { hasBunker, isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, refuse, sumOf, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  infantryAt,
  isDummy,
  isInfantry,
  isMarker,
  isMmc,
  isOnMap,
  isPrisoner,
  isVehicle,
  moraleOf,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { beneath, conceals, giveAway, uncoverAll } from './03-concealment.js';

/** What it takes off the roll of a vehicle without escort, or of an AFV whose crew is inside (2.3.9.4). */
const VEHICLE = 1;
const BUTTONED_UP = 2;
/** What a stack of nothing but '?' checks with (2.3.9.3/a). */
const DUMMY_MORALE = 7;

/** A '?' beside it, or ground in which somebody could lie hidden. */
const hasReason = (battle: Battle, { at, side }: OnMap): boolean => {
  const around = neighbours(battle, at);
  const seen = enemiesInView(battle, side);
  return around.some(
    (hex) =>
      seen.some((enemy) => enemy.at === hex && isMarker(enemy)) ||
      (conceals(groundAt(battle, hex)) && !seen.some((enemy) => enemy.at === hex)),
  );
};

export const search = order({
  title: 'Search',
  description:
    'A unit that ends its Movement Phase searches the hexes around it: concealed and hidden enemies there check their morale, and are seen if they fail.',
  cites: ['2.3.9.3', '2.3.9.3/b'],
  answers: ['movement'],
  asks: {
    unit: z
      .string()
      .describe('Who searches; even a broken unit, and a vehicle, may. It moves no more in this phase.'),
  },
  *candidates({ battle, by }) {
    for (const { id } of ofSide(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !(isInfantry(unit) || isVehicle(unit)) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (isPrisoner(unit)) return refuse('PRISONER', `${unit.name} is a prisoner.`, '3.29.10');
    const cannot = hindered(battle, unit);
    if (cannot) return cannot;
    if (unit.searched) return refuse('HAS_TRIED', `${unit.name} has searched in this phase.`, '2.3.9.3');
    if (isVehicle(unit) && unit.motion && !unit.moved)
      return refuse('MUST_MOVE', `${unit.name} is in motion: drive it a hex first.`, '11.31.3');
    return hasReason(battle, unit)
      ? { unit: id }
      : refuse('NOBODY_THERE', `Nobody could be concealed or hidden beside ${unit.name}.`, '2.3.9.3');
  },
  perform(act, { unit: id }) {
    const { battle } = act;
    const unit = battle.theUnit(id) as OnMap;
    const rolled = total(act.rollOf('search', [id], DR));
    const eased = blindnessOf(battle, unit);
    const changes = [{ do: 'unit', unit: id, set: { searched: true, moving: null } } as const];
    const cites: RuleId[] = eased > 0 ? ['2.3.9.3', '2.3.9.4'] : ['2.3.9.3'];
    act.effect('searched', { unit: id, rolled, eased }, { changes, cites });
    for (const at of neighbours(battle, unit.at)) look(act, at, enemyOf(battle, unit.side), rolled - eased);
  },
});

/** A vehicle without men on foot or on horseback, and who rides a machine, sees less, and least of all through slits (2.3.9.4, 2.3.9.4/a). */
function blindnessOf(battle: Battle, unit: OnMap): number {
  const isRolling = isVehicle(unit) || unit.wheels !== undefined;
  const isEscorted = infantryAt(battle, unit.at, unit.side).some(
    ({ id, wheels }) => id !== unit.id && !wheels,
  );
  if (!isRolling || isEscorted) return 0;
  return isAfv(unit) && !unit.exposed ? BUTTONED_UP : VEHICLE;
}

/** Squads and crews check, leaders help them; a unit that fails is seen with all others in its hex (2.3.9.3/a), but for those in a bunker (15.5.13). */
function look(act: Act, at: string, side: string, rolled: number): void {
  const { battle } = act;
  const places = withTreetops(battle, at);
  const outside = places
    .flatMap((place) => infantryAt(battle, place, side))
    .filter((unit) => unit.hidden && !isInBunker(unit));
  const men = outside.filter(isMmc);
  const fails = men.some((unit) => rolled + sumOf(leadershipOver(battle, unit)) > moraleOf(unit));
  const isBunker = hasBunker(battle, at);
  const isSeenThrough = !isBunker && isNothing(beneath(battle, at, side)) && rolled > DUMMY_MORALE;
  const ids = outside.map(({ id }) => id);
  if (fails && isBunker) giveAway(act, ids, '2.3.9.3', '15.5.13');
  else if (fails || isSeenThrough)
    for (const place of places) uncoverAll(act, place, side, '2.3.9.3', '2.3.9.3/a');
}

const isNothing = (units: readonly Unit[]): boolean => units.length > 0 && units.every(isDummy);

/** The Sniper Check (5.7.6): those who were fired at name hexes from which the shot may have come. */
import * as z from 'zod';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { clear } from '../ch01-sequence/markers.js';
import { couldBeAsked, goUnder, liesHidden } from '../ch02-sight/03-concealment.js';
import { couldHideSniper } from '../ch02-sight/05-hidden-placement.js';
import { sees } from '../ch02-sight/sight.js';
import { footOf, withTreetops } from '../ch14-terrain/32-perches.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, noSuchHex, refuse, type Unit } from '../system.js';
import { infantryAt, isMarker, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import type { FireTasks } from './effects.js';

/** As far as any sniper fires (5.4.4). */
const FARTHEST = 16;

/** All unbroken men in the hex may look for him, unless he is in view (5.7.6). */
export function goHunting(act: Act, sniper: UnitId, side: SideId, at: string): void {
  const { battle } = act;
  if (!battle.unit(sniper)?.hidden) return;
  const hunters = infantryAt(battle, at, side).filter(({ broken }) => !broken);
  const changes = [
    ...hunters.map(({ id }): Change => ({ do: 'unit', unit: id, set: { hunts: true } })),
    { do: 'unit', unit: sniper, set: { sniped: true } } as const,
  ];
  act.effect('snipers-sought', { side, at }, { changes, cites: ['5.7.6'] });
  act.plan({ task: 'sniper-check', sides: [side] });
}

/** It is asked as often as anybody could look; with a '?' or hidden men of its own, whoever is there. */
export function hunting(act: Act, { sides: [side] }: FireTasks['sniper-check']): void {
  const { battle } = act;
  if (
    side !== undefined &&
    battle.units().some(({ sniped }) => sniped) &&
    couldBeAsked(act, side, 'sniper-check')
  ) {
    act.ask({ side, kind: 'sniper-check' });
    return;
  }
  act.done();
  const changes = clear(battle, ['sniped', 'hunts']);
  if (changes.length > 0) act.effect('snipers-forgotten', {}, { changes, cites: ['5.7.6'] });
}

const huntersOf = (battle: Battle, side: SideId): OnMap[] =>
  ofSide(battle, side).filter((unit): unit is OnMap => unit.hunts === true && isOnMap(unit));

export const sniperCheck = order({
  title: 'Sniper Check',
  description:
    'An unbroken unit at which a sniper fired, or beside whom, names a hex that it sees: if he fired from there, he comes under a "?". It costs nothing.',
  cites: ['5.7.6', '5.7.7'],
  answers: ['sniper-check'],
  asks: {
    unit: z.string().describe('Who looks for him.'),
    at: z.string().describe('The hex from which he may have fired.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of huntersOf(battle, by))
      for (const at of battle.table.map.named.keys())
        if (mayBeIn(battle, by, at) && distance(battle, unit.at, at) <= FARTHEST) yield { unit: unit.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = huntersOf(battle, by).find((one) => one.id === id);
    if (!unit)
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `"${id}" cannot look for the sniper: name an unbroken unit of his target hex.`,
        ),
        path: '$.unit',
      };
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    return withTreetops(battle, at).some((place) => sees(battle, unit.at, place))
      ? { unit: id, at }
      : { ...refuse('NO_SIGHT', `${unit.name} does not see ${at}.`, '5.7.6'), path: '$.at' };
  },
  perform(act, { unit, at }, { by }) {
    const { battle } = act;
    const found = battle
      .units()
      .find((one) => one.sniped && one.at !== undefined && footOf(battle, one.at) === at);
    act.effect(
      'sniper-check',
      { side: by, at, found: found !== undefined },
      { changes: [{ do: 'unit', unit, set: { hunts: null } }, ...noMore(found)], cites: ['5.7.6', '5.7.7'] },
    );
    if (found && liesHidden(found)) goUnder(act, [found], '5.7.6');
  },
});

/** Where one could lie, as far as this side knows. */
const mayBeIn = (battle: Battle, by: SideId, at: string): boolean =>
  infantryAt(battle, at, by).length === 0 &&
  (couldHideSniper(battle, at) || battle.unitsAt(at).some(isMarker));

/** The shot is accounted for: nobody looks for him any more. */
const noMore = (found: Unit | undefined): Change[] =>
  found ? [{ do: 'unit', unit: found.id, set: { sniped: null } }] : [];

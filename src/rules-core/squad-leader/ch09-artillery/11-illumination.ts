/** Illuminating rounds (9.11): flares of batteries and guns, which light the night and spot at once. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { isNight } from '../ch02-sight/08-night.js';
import { readyPiece } from '../ch13-direct-fire/02-plan.js';
import { order } from '../form.js';
import { type Battle, noSuchHex, type Refusal, refuse } from '../system.js';
import { enemiesInView, isLeader, isRadio, type OnMap, ofSide } from '../units/kinds.js';
import { canObserve, land } from './01-accuracy.js';
import { counterOf, layCounter } from './01-batteries.js';
import { inContact, isSettled } from './01-requests.js';
import { firesIndirectly, nameOf, noteGun } from './05-indirect-fire.js';
import { batteryRefusal, hasAccess } from './08-battery-access.js';

export const illuminate = order({
  title: 'Call an illuminating round',
  description:
    'At night a leader in contact with a battery, or with or beside a gun that fires indirectly, calls a flare into a hex that he sees. It strays, lights the ground where it comes down, and is a spotting round there. The battery or gun fires nothing else in this player turn.',
  cites: ['9.11.1', '9.11.2/a', '9.11.2/b', '9.11.2/c'],
  answers: ['artillery'],
  asks: {
    by: z.string().describe('The radio that is in contact, or the gun.'),
    at: z.string().describe('The hex.'),
    spotter: z.string().optional().describe('Of a gun: the leader who calls it.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    if (!isNight(battle)) return;
    const hexes = new Set(enemiesInView(battle, by).map(({ at }) => at));
    const own = ofSide(battle, by);
    for (const at of hexes) {
      for (const { id } of own.filter((unit) => isRadio(unit) && unit.contact)) yield { by: id, at };
      for (const { id } of own.filter(firesIndirectly))
        for (const { id: spotter } of own.filter(isLeader)) yield { by: id, at, spotter };
    }
  },
  read({ battle, by: side }, { by, at, spotter }) {
    if (!isNight(battle)) return refuse('NOT_NOW', 'Illuminating rounds are for the night.', '9.11.2/a');
    const caller =
      battle.unit(by)?.weapon === 'radio' ? byRadio(battle, side, by) : byGun(battle, side, by, spotter);
    if (isRefusal(caller)) return { path: '$.by', ...caller };
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    return canObserve(battle, caller.observer, at)
      ? { by, at, observer: caller.observer.id, battery: caller.battery }
      : { ...refuse('NO_SIGHT', `${caller.observer.name} does not see ${at}.`, '9.11.2/a'), path: '$.at' };
  },
  perform(act, { by, at: aimed, observer, battery: called }, { by: side }) {
    const { battle } = act;
    const gun = battle.theUnit(by);
    if (called !== undefined && !hasAccess(act, side, called, counterOf(battle, side, called) !== undefined))
      return;
    const battery = called ?? noteGun(act, side, { gun: by, spotter: observer, aimed, from: gun.at ?? '' });
    const { at } = land(act, { side, observer: battle.theUnit(observer) as OnMap, at: aimed, errs: true });
    const laid =
      at === undefined ? undefined : ({ at, is: 'spotting round', lit: true, settled: true } as const);
    act.effect(
      'illuminated',
      { side, battery, aimed, at },
      {
        changes: [
          ...layCounter(battle, side, battery, laid),
          ...(at === undefined ? [] : [{ do: 'location', at, set: { starShell: true } } as const]),
        ],
        cites: ['9.11.2/b', '9.11.2/c'],
      },
    );
  },
});

interface Caller {
  readonly observer: OnMap;
  /** None for a gun. */
  readonly battery?: string;
}

function byRadio(battle: Battle, side: string, id: string): Caller | Refusal {
  const found = inContact(battle, side, id);
  if (isRefusal(found)) return found;
  const { battery, observer } = found;
  if (isSettled(battle, side, battery))
    return refuse('HAS_TRIED', `Battery ${battery} has its orders for this turn.`, '9.11.2/c');
  return batteryRefusal(battle, side, battery) ?? { battery, observer };
}

function byGun(battle: Battle, side: string, id: string, spotter: string | undefined): Caller | Refusal {
  const piece = readyPiece(battle, side, { unit: id, at: '' });
  if (isRefusal(piece)) return piece;
  if (!firesIndirectly(piece.unit))
    return refuse('CANNOT_USE', `${piece.unit.name} has no illuminating rounds.`, '9.11.1');
  const name = nameOf(battle, side, id);
  if (name !== undefined && counterOf(battle, side, name)?.settled)
    return refuse('HAS_TRIED', `${piece.unit.name} has its orders for this turn.`, '9.11.2/c');
  const man = battle.unit(spotter ?? '');
  const isThere = man?.side === side && isLeader(man) && !man.broken && man.at !== undefined;
  return isThere && distance(battle, man.at as string, piece.unit.at) <= 1
    ? { observer: man as OnMap }
    : {
        ...refuse('NO_LEADER', `Name a leader with ${piece.unit.name}, or beside it.`, '9.11.2/a'),
        path: '$.spotter',
      };
}

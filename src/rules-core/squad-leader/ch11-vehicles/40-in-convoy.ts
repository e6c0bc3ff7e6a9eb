/** What convoys do besides driving (11.40.10 to 11.40.12): they turn round, close up, clear the road, and lose their members. */
import * as z from 'zod';
import { hexesAhead } from '../../mechanics/facing.js';
import { neighbours } from '../../mechanics/places.js';
import { isRoadBetween } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { attacker, enemiesInView, isOnMap, type OnMap, ofSide, vehiclesAt } from '../units/kinds.js';
import { carriedAlong } from './37-passengers.js';
import { elementsOf, hasMoved, hexesOfConvoy, isChain } from './40-convoys.js';
import { canMove, facingOf, isAfv } from './state.js';

const HALF_TURN = 3;

const inConvoy = (battle: Battle, by: string, id: string): OnMap | Refusal => {
  const unit = battle.unit(id);
  return unit?.side === by && unit.convoy !== undefined && isOnMap(unit)
    ? unit
    : {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" in a convoy on the map.`, '11.40.1'),
        path: '$.unit',
      };
};
const isRefused = (found: OnMap | Refusal): found is Refusal => 'refused' in found;

const candidates = (battle: Battle, by: string): Unit[] =>
  ofSide(battle, by).filter((unit) => unit.convoy !== undefined && isOnMap(unit));

export const leaveConvoy = order({
  title: 'Leave a convoy',
  description: 'A vehicle goes its own way from now on, and never belongs to the convoy again.',
  cites: ['11.40.12'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The vehicle.') },
  *candidates({ battle, by }) {
    for (const { id } of candidates(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = inConvoy(battle, by, id);
    return isRefused(unit) ? unit : { unit: id };
  },
  perform(act, { unit }) {
    const changes: Change[] = [{ do: 'unit', unit, set: { convoy: null } }];
    act.effect('left-convoy', { unit }, { changes, cites: ['11.40.12'] });
  },
});

export const turnConvoy = order({
  title: 'Turn a convoy round',
  description:
    'All vehicles of a convoy that has not moved turn round where they are, and do nothing else in the phase.',
  cites: ['11.40.10'],
  answers: ['movement'],
  asks: { unit: z.string().describe('A vehicle of the convoy.') },
  *candidates({ battle, by }) {
    for (const { id } of candidates(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = inConvoy(battle, by, id);
    if (isRefused(unit)) return unit;
    const elements = elementsOf(battle, unit);
    if (elements.some(({ prep, fired }) => prep || fired))
      return refuse('HAS_FIRED', 'One of the convoy has fired in this player turn.', '4.1.1');
    if (hasMoved(elements) || !elements.every(canMove))
      return refuse(
        'HAS_MOVED',
        'The convoy turns only when it has not moved, and all of it can.',
        '11.40.10',
      );
    return { unit: id };
  },
  perform(act, { unit: id }) {
    const elements = elementsOf(act.battle, act.battle.theUnit(id));
    const changes = elements.map((one): Change => {
      const facing = (facingOf(one) + HALF_TURN) % 6;
      return { do: 'unit', unit: one.id, set: { facing, turret: null, spent: one.mp ?? 0, swung: 'hull' } };
    });
    act.effect('convoy-turned', { units: elements.map((one) => one.id) }, { changes, cites: ['11.40.10'] });
  },
});

export const closeUp = order({
  title: 'Close up',
  description:
    'After a Movement Phase in which a convoy with a gap stood still, a vehicle advances one hex along the road.',
  cites: ['11.40.11'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    to: z.string().describe('The hex of the road before it.'),
  },
  *candidates({ battle, by }) {
    for (const unit of candidates(battle, by))
      for (const to of neighbours(battle, unit.at ?? '')) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = inConvoy(battle, by, id);
    if (isRefused(unit)) return unit;
    const elements = elementsOf(battle, unit);
    if (unit.advanced || hasMoved(elements))
      return refuse('HAS_MOVED', `The convoy of ${unit.name} has moved in this player turn.`, '11.40.11');
    if (
      isChain(
        battle,
        elements.map(({ at }) => at),
      )
    )
      return refuse('SETTLED', `The convoy of ${unit.name} has no gap.`, '11.40.11');
    const isAhead =
      hexesAhead(battle, unit.at, facingOf(unit)).includes(to) && isRoadBetween(battle, unit.at, to);
    if (!isAfv(unit) && enemiesInView(battle, by).some(({ at }) => at === to))
      return refuse('ENEMY_THERE', `There are enemies in ${to}: a ${unit.vehicle} stays away.`, '11.15.2');
    const isFree = vehiclesAt(battle, to).length === 0 && (battle.location(to).wrecks ?? []).length === 0;
    return isAhead && isFree && canMove(unit)
      ? { unit: id, to }
      : { ...refuse('NO_WAY', `${unit.name} does not close up to ${to}.`, '11.40.11'), path: '$.to' };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { at: to, advanced: true } },
      ...carriedAlong(battle, unit, to),
    ];
    act.effect('closed-up', { unit: id, from: unit.at as string, to }, { changes, cites: ['11.40.11'] });
  },
});

/** A convoy that has stood still takes wheeled wrecks off its road when its Movement Phase ends (11.40.11). */
export function clearRoads(act: Act): void {
  const { battle } = act;
  const names = new Set(candidates(battle, attacker(battle)).map(({ convoy }) => convoy));
  for (const convoy of names) {
    const elements = elementsOf(battle, { convoy, side: attacker(battle) });
    if (hasMoved(elements)) continue;
    for (const at of hexesOfConvoy(battle, elements)) {
      const wrecks = battle.location(at).wrecks ?? [];
      const left = wrecks.filter(({ wheeled }) => !wheeled);
      if (left.length === wrecks.length) continue;
      const changes: Change[] = [{ do: 'location', at, set: { wrecks: left.length > 0 ? left : null } }];
      act.effect('road-cleared', { at }, { changes, cites: ['11.40.11'] });
    }
  }
}

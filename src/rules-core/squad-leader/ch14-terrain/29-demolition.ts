/** Bridges are prepared for demolition (14.29.10): the charge is laid on the bridge, and its plunger carried off. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexOf, type SideId } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { carriedBy } from '../ch08-support-weapons/11-demolition-charges.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Refusal,
  refuse,
  type SquadLeader,
  type Unit,
} from '../system.js';
import { isAboard, isCharge, isLeader, isOnMap, type OnMap, ofSide, playerTurnOf } from '../units/kinds.js';
import { isBeneath } from './29-beneath.js';
import { isSpan } from './29-spans.js';

type Demolitions = NonNullable<SquadLeader['secret']['demolitions']>;
export type Demolition = Demolitions[string];

export const demolitionsOf = (battle: Battle, side: SideId): Demolitions =>
  battle.secret(side).demolitions ?? {};

/** One of them is not what it was; gone when nothing is said. */
export function changedDemolition(battle: Battle, side: SideId, weapon: string, now?: Demolition): Change {
  const { [weapon]: _, ...others } = demolitionsOf(battle, side);
  const demolitions = { ...others, ...(now && { [weapon]: now }) };
  return {
    do: 'secret',
    side,
    set: { demolitions: Object.keys(demolitions).length > 0 ? demolitions : null },
  };
}

export const layCharge = order({
  title: 'Lay a charge on a bridge',
  description:
    'A squad, a crew or a leader on foot stays on a bridge for the whole Movement Phase, and lays a demolition charge there. Its plunger is carried off; from two to four hexes away a leader sets the charge off in a later player turn. The leader who laid it also sees to a charge that has failed.',
  cites: ['14.29.10.1/a', '14.29.10.2', '14.29.10.5'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('Who lays it.'),
    weapon: z.string().describe('The charge, or the plunger of one that has failed.'),
    hidden: z
      .literal(true)
      .optional()
      .describe('Out of sight: it strikes harder, and those who lay it are in the open (14.29.10.2).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const charges = ofSide(battle, by).filter(isCharge);
    if (charges.length === 0) return;
    for (const unit of ofSide(battle, by))
      if (isOnMap(unit) && !isCharge(unit) && isAtSpan(battle, unit.at))
        for (const { id } of charges) {
          yield { unit: unit.id, weapon: id };
          yield { unit: unit.id, weapon: id, hidden: true as const };
        }
  },
  read({ battle, by }, { unit: id, weapon, hidden }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !(isSquadOrCrew(unit) || isLeader(unit)))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no squad, crew or leader "${id}" on the map.`, '14.29.10.1/a'),
        path: '$.unit',
      };
    const busy = isBusy(unit);
    if (busy) return busy;
    const known = demolitionsOf(battle, by)[weapon];
    if (known)
      return known.failed && known.by === id && known.at === hexOf(unit.at) && !hidden
        ? { unit: id, weapon, hidden: undefined, again: true }
        : refuse('HAS_TRIED', 'It is laid: set it off with the plunger.', '14.29.10.1/b', '14.29.10.5');
    const carried = carriedBy(battle, by, weapon);
    if (isRefusal(carried)) return carried;
    if (carried.holder.id !== id)
      return {
        ...refuse('NOT_YOUR_WEAPON', `${unit.name} has no charge "${weapon}".`, '14.29.10.1/a'),
        path: '$.weapon',
      };
    return isAtSpan(battle, unit.at)
      ? { unit: id, weapon, hidden, again: false }
      : refuse('NO_WAY', `${unit.name} is not on a bridge.`, '14.29.10.1/a');
  },
  perform(act, { unit: id, weapon, hidden, again }) {
    giveAway(act, [id], '2.3.9.1');
    const { battle } = act;
    const unit = battle.theUnit(id) as OnMap;
    const { side } = unit;
    const at = hexOf(unit.at);
    const turn = playerTurnOf(battle);
    const known = demolitionsOf(battle, side)[weapon];
    const laid: Demolition =
      again && known
        ? {
            at: known.at,
            by: id,
            turn,
            ...(known.hidden && { hidden: true }),
            ...(known.drm && { drm: known.drm }),
          }
        : { at, by: id, turn, ...(hidden && { hidden: true }) };
    const set = {
      moved: true,
      moving: null,
      ...(again ? { ti: true as const } : { served: 'DC' as const, servedAt: at }),
      ...(hidden && { rigs: true as const, track: [at], costs: [1] }),
    } as const;
    act.effect(
      'charge-laid',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set }], cites: again ? ['14.29.10.5'] : ['14.29.10.1/a'] },
    );
    const shown: Change[] = hidden
      ? []
      : [{ do: 'location', at, set: { bridge: { ...battle.location(at).bridge, charged: side } } }];
    act.effect(
      'charge-noted',
      { weapon, at },
      { changes: [changedDemolition(battle, side, weapon, laid)], cites: ['14.29.10.1/b'], to: [side] },
    );
    if (shown.length > 0 && !again)
      act.effect('charge-seen', { at }, { changes: shown, cites: ['14.29.10.1/a'] });
  },
});

/** On it, or in the water beneath it (14.29.10.1/q2). */
const isAtSpan = (battle: Battle, at: string): boolean => isSpan(battle, at) || isBeneath(battle, at);

const isSquadOrCrew = ({ kind }: Unit): boolean => kind === 'squad' || kind === 'crew';

/** On foot, unbroken, and for the whole phase (14.29.10.1/a). */
function isBusy(unit: OnMap): Refusal | undefined {
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '14.29.10.1/a');
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3');
  if (isAboard(unit) || unit.rides) return refuse('MOUNTED', `${unit.name} is not on foot.`, '14.29.10.1/a');
  if (unit.prep || unit.fired)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '14.29.10.1/a');
  return unit.moved
    ? refuse(
        'HAS_MOVED',
        `${unit.name} has moved: it takes a whole Movement Phase on the bridge.`,
        '14.29.10.1/a',
      )
    : undefined;
}

/** Who breaks with a plunger drops it (14.29.10.1/q1). */
export function dropPlungers(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds())
    for (const weapon of Object.keys(demolitionsOf(battle, side))) {
      const { possessor } = battle.unit(weapon) ?? {};
      if (possessor === undefined || !battle.unit(possessor)?.broken) continue;
      const changes: Change[] = [{ do: 'unit', unit: weapon, set: { possessor: null } }];
      act.effect('plunger-dropped', { unit: possessor, weapon }, { changes, cites: ['14.29.10.1/q1'] });
    }
}

/** For each enemy squad or crew that keeps still beside the charge, and each who leads them well (14.29.10.6). */
const PER_SQUAD = 2;

/** At the end of each player turn; it adds up, and stays (14.29.10.6, 14.29.10.6/q1). */
export function guardCharges(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds())
    for (const [weapon, laid] of Object.entries(demolitionsOf(battle, side))) {
      const more = guardOver(battle, side, laid.at);
      if (more === 0) continue;
      const drm = (laid.drm ?? 0) + more;
      act.effect(
        'charge-guarded',
        { weapon, drm },
        {
          changes: [changedDemolition(battle, side, weapon, { ...laid, drm })],
          cites: ['14.29.10.6'],
          to: [side],
        },
      );
    }
}

function guardOver(battle: Battle, side: SideId, at: string): number {
  const idle = battle
    .unitsAt(at)
    .filter(
      (unit) =>
        unit.side !== side && !unit.hidden && !isAboard(unit) && !unit.moved && !unit.fired && !unit.broken,
    );
  const squads = idle.filter(isSquadOrCrew).length;
  const leaders = idle.filter((unit) => isLeader(unit) && !unit.directed);
  return squads === 0
    ? 0
    : PER_SQUAD * squads + leaders.reduce((sum, { leadership = 0 }) => sum + Math.max(0, -leadership), 0);
}

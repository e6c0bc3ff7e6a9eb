/** Vehicles on bridges (14.29.4): which way they go, and whether a wooden bridge bears them. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { VEHICLE_MOVEMENT } from '../charts/index.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { playerTurnOf, vehiclesAt } from '../units/kinds.js';
import { looksBack } from './17-forest-roads.js';
import { destroyBridge } from './29-destroyed.js';
import { type BridgeState, bankToBank, freeLanes, isSpan, spansOf } from './29-spans.js';
import { bridgeAt } from './ground.js';

/** A wooden bridge bears so much without a question; what weighs more than the other is the likelier to fall (14.29.4.1.1, 14.29.4.1.4). */
const SAFE = 10;
const HEAVY = 15;
const STEP = 5;
const COLLAPSES = 12;

/** Boats are under bridges, and never on them. */
const tonsOf = (battle: Battle, { tons, vehicle = 'truck' }: Unit): number =>
  tons ??
  (vehicle === 'boat' ? 0 : (battle.table.charts as ChartPack).lookup(VEHICLE_MOVEMENT.tons, vehicle));

const strains = (battle: Battle, vehicle: Unit, at: string): boolean =>
  bridgeAt(battle, at)?.is === 'wooden' && tonsOf(battle, vehicle) > SAFE;

interface Step {
  readonly from: string | undefined;
  readonly to: string;
}

/** The span that a step comes onto or leaves. */
const spanOf = (battle: Battle, { from, to }: Step): string | undefined =>
  [to, from].find((at) => at !== undefined && isSpan(battle, at));

/** What vehicles have done there in this player turn. */
function trafficAt(battle: Battle, at: string): BridgeState['traffic'] {
  const { traffic } = battle.location(at).bridge ?? {};
  return traffic?.turn === playerTurnOf(battle) ? traffic : undefined;
}

/** The end of the bridge towards which the step goes. */
function endAhead(battle: Battle, { from, to }: Step): string | undefined {
  const span = spanOf(battle, { from, to });
  if (span === undefined || from === undefined) return undefined;
  const way = bankToBank(battle, span);
  return way.indexOf(to) > way.indexOf(from) ? way.at(-1) : way[0];
}

/** Why a vehicle cannot take this step over a bridge. */
export function cannotCross(battle: Battle, vehicle: Unit, step: Step): Refusal | undefined {
  const span = spanOf(battle, step);
  if (span === undefined) return undefined;
  const { name } = vehicle;
  const { from, to } = step;
  if (bridgeAt(battle, to)?.is === 'foot')
    return refuse('IMPASSABLE', `The bridge in ${to} bears men alone.`, '14.29.11.3');
  if (isSpan(battle, to) && freeLanes(battle, vehicle, to) < 1)
    return refuse('NO_ROOM', `The bridge in ${to} is blocked.`, '14.29.4.2.3', '14.29.5.6');
  const spans = spansOf(battle, span);
  const isFirst = from === undefined || !isSpan(battle, from);
  const others = spans.flatMap((at) => vehiclesAt(battle, at)).filter(({ id }) => id !== vehicle.id);
  if (isFirst && others.length > 0 && strains(battle, vehicle, to))
    return refuse(
      'TOO_HEAVY',
      `${name} is too heavy for the bridge while others are on it.`,
      '14.29.4.1.2',
      '14.29.4.1.3',
    );
  const ahead = endAhead(battle, step);
  const oncoming = spans.some((at) => {
    const traffic = trafficAt(battle, at);
    return traffic !== undefined && traffic.to !== ahead && freeLanes(battle, vehicle, at) <= 1;
  });
  return oncoming
    ? refuse('NO_WAY', `Vehicles go the other way over the bridge in this player turn.`, '14.29.4.2.1')
    : undefined;
}

/** On a single lane nobody turns round: he goes back in reverse (14.29.4.2.1). */
export function turnsRound(battle: Battle, vehicle: Unit, at: string, facing: number): Refusal | undefined {
  if (!isSpan(battle, at) || freeLanes(battle, vehicle, at) > 1) return undefined;
  return looksBack(battle, vehicle, at, facing)
    ? refuse(
        'NO_WAY',
        `${vehicle.name} does not turn round on a bridge of one lane: it backs.`,
        '14.29.4.2.1',
      )
    : undefined;
}

/** Over a wooden bridge that a heavy one uses in this player turn all go at half the speed (14.29.4.1.2), and under water (14.29.11.7). */
export const isSlowBridge = (battle: Battle, vehicle: Unit, at: string): boolean =>
  isSpan(battle, at) &&
  (strains(battle, vehicle, at) ||
    trafficAt(battle, at)?.heavy === true ||
    battle.location(at).bridge?.underwater === true);

/** What a step leaves on the bridge: its direction, and that a heavy one has come. */
export function trafficOf(battle: Battle, vehicle: Unit, step: Step): Change[] {
  const span = spanOf(battle, step);
  const to = endAhead(battle, step);
  if (span === undefined || to === undefined) return [];
  const turn = playerTurnOf(battle);
  const heavy = strains(battle, vehicle, span);
  return spansOf(battle, span).flatMap((at): Change[] => {
    const now = trafficAt(battle, at);
    const isPassed = at === step.to || at === step.from;
    if (!isPassed && !(heavy && !now?.heavy)) return [];
    const traffic = {
      turn,
      to: isPassed ? to : (now?.to ?? to),
      ...((heavy || now?.heavy) && { heavy: true as const }),
    };
    return [{ do: 'location', at, set: { bridge: { ...battle.location(at).bridge, traffic } } }];
  });
}

/** As it comes onto a wooden bridge that has borne nothing so heavy (14.29.4.1.1 to 14.29.4.1.4). */
export function strainBridge(act: Act, id: string, { from, to }: Step): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  if ((from !== undefined && isSpan(battle, from)) || !isSpan(battle, to) || !strains(battle, vehicle, to))
    return;
  const tons = tonsOf(battle, vehicle);
  if (tons <= (battle.location(to).bridge?.bears ?? 0)) return;
  const spans = spansOf(battle, to);
  const over = Math.ceil(Math.max(0, tons - HEAVY) / STEP);
  const modifiers: Modifier[] = over > 0 ? [{ why: `${tons} tons`, value: over, cites: '14.29.4.1.4' }] : [];
  const rolled = total(act.rollOf('bridge collapse', [id], DR));
  const final = rolled + sumOf(modifiers);
  const collapses = final >= COLLAPSES;
  act.effect(
    'bridge-strained',
    { unit: id, at: to, rolled, modifiers, final, collapses },
    {
      changes: collapses
        ? []
        : spans.map(
            (at): Change => ({
              do: 'location',
              at,
              set: { bridge: { ...battle.location(at).bridge, bears: tons } },
            }),
          ),
      cites: ['14.29.4.1.1', '14.29.4.1.2'],
    },
  );
  if (collapses) destroyBridge(act, spans, '14.29.4.1.1');
}

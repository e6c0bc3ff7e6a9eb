/** Wrecks are taken off the map (14.17.11), and fallen rubble is cleared away (14.4.10): by men who do nothing else. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { clear } from '../ch01-sequence/markers.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { costOfWay } from '../ch11-vehicles/26-ways.js';
import { mayDrive } from '../ch11-vehicles/drive.js';
import { canMove, isTracked } from '../ch11-vehicles/state.js';
import type { Wreck } from '../ch11-vehicles/wrecks.js';
import { cannotWork } from '../ch15-fortifications/at-work.js';
import { order } from '../form.js';
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
import { attacker, isLeader, isOnMap, isVehicle, type OnMap, ofSide, playerTurnOf } from '../units/kinds.js';

/** On this roll the rubble is gone (14.4.10). */
const GONE_ON = 2;
/** A bulldozer does it alone, or helps (14.4.10/b). */
const WITH_BLADE = -3;
/** Half-squads that are worth a squad. */
const HALVES = 2;

type Task = 'wreck' | 'rubble';

const canGo =
  (unit: Unit) =>
  ({ wheeled, burning }: Wreck): boolean =>
    !burning && (wheeled === true || isTracked(unit));

export const removeObstacle = order({
  title: 'Remove a wreck or rubble',
  description:
    'A squad or crew takes a wheeled wreck off its hex by the end of the player turn; a tracked vehicle any wreck. Squads, and a leader with them, clear away fallen rubble: they roll when the game turn ends. They do nothing else.',
  cites: ['14.17.11', '14.29.4.2.4', '14.29.4.2.6', '14.4.10/a'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('Who does it, in the hex.'),
    what: z.enum(['wreck', 'rubble']).describe('What it removes.'),
    at: z
      .string()
      .optional()
      .describe(
        'The adjacent hex out of which a tank or SP gun pushes a wreck: its next Movement Phase ends there (11.19.4).',
      ),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isOnMap(unit)) continue;
      const { wrecks, rubble } = battle.location(unit.at);
      if (wrecks) yield { unit: unit.id, what: 'wreck' as const };
      if (isTracked(unit))
        for (const at of neighbours(battle, unit.at))
          if (battle.location(at).wrecks) yield { unit: unit.id, what: 'wreck' as const, at };
      if (rubble) yield { unit: unit.id, what: 'rubble' as const };
    }
  },
  read({ battle, by }, { unit: id, what, at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !canWork(unit, what))
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have nobody "${id}" on the map who can remove that.`,
          '14.17.11',
          '14.4.10/a',
        ),
        path: '$.unit',
      };
    const busy = isVehicle(unit) ? notRunning(unit) : cannotWork(battle, unit, '14.17.11');
    if (busy) return busy;
    const isPushed = what === 'wreck' && isTracked(unit) && neighbours(battle, unit.at).includes(at ?? '');
    if (at !== undefined && !isPushed)
      return {
        ...refuse('NOT_ADJACENT', 'Only tanks and SP guns push a wreck out of an adjacent hex.', '11.19.4'),
        path: '$.at',
      };
    const { wrecks = [], rubble } = battle.location(at ?? unit.at);
    const isThere = what === 'wreck' ? wrecks.some(canGo(unit)) : rubble?.fallen === true;
    return isThere
      ? { unit: id, what, at }
      : {
          ...refuse(
            'NO_WAY',
            `There is no ${what} in ${at ?? unit.at} that ${unit.name} can remove.`,
            '14.17.11',
            '14.4.10/a',
          ),
          path: '$.what',
        };
  },
  perform(act, { unit: id, what, at }) {
    stir(act, [id], '2.3.9.1', '2.5.2');
    const isMan = !isVehicle(act.battle.theUnit(id));
    const removes = { what, since: playerTurnOf(act.battle), ...(at !== undefined && { at }) };
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { prep: true, removes, ...(isMan && { ti: true as const }) } },
    ];
    act.effect(
      'removes',
      { unit: id, what },
      {
        changes,
        cites: at !== undefined ? ['11.19.4'] : what === 'wreck' ? ['14.17.11'] : ['14.4.10/a'],
      },
    );
  },
});

const canWork = (unit: Unit, what: Task): boolean =>
  what === 'wreck'
    ? unit.kind === 'squad' || unit.kind === 'crew' || isTracked(unit)
    : unit.kind === 'squad' || unit.kind === 'half-squad' || isLeader(unit) || unit.dozer === true;

const notRunning = (unit: OnMap): Refusal | undefined =>
  canMove(unit) && !unit.prep && !unit.fired
    ? undefined
    : refuse('CANNOT_MOVE', `${unit.name} has fired, or cannot move.`, '14.17.11');

const isStillAtIt = (unit: Unit): unit is OnMap =>
  unit.removes !== undefined &&
  isOnMap(unit) &&
  !unit.broken &&
  !unit.moved &&
  (!isVehicle(unit) || canMove(unit));

/** When the next Rally Phase begins (14.17.11); of rubble when a game turn has passed (14.4.10). */
export function finishRemoving(act: Act): void {
  const { battle } = act;
  const all = battle.units().filter(({ removes }) => removes !== undefined);
  if (all.length === 0) return;
  const steady = all.filter(isStillAtIt);
  for (const unit of steady) if (unit.removes?.what === 'wreck') takeWreck(act, unit);
  const isNewTurn = battle.clock.active === battle.options.order[0];
  const done = (unit: Unit) =>
    unit.removes?.what === 'wreck' || (isNewTurn && playerTurnOf(battle) - (unit.removes?.since ?? 0) > 1);
  const clearing = steady.filter((unit) => unit.removes?.what === 'rubble' && done(unit));
  for (const at of new Set(clearing.map((unit) => unit.at)))
    clearRubble(
      act,
      at,
      clearing.filter((unit) => unit.at === at),
    );
  const changes = all.map(
    (unit): Change => ({
      do: 'unit',
      unit: unit.id,
      set: done(unit) || !steady.includes(unit as OnMap) ? { removes: null } : { ti: true },
    }),
  );
  act.effect(
    'goes-on-removing',
    { units: all.map(({ id }) => id) },
    { changes, cites: ['14.17.11', '14.4.10/a'] },
  );
}

function takeWreck(act: Act, unit: OnMap): void {
  const from = unit.removes?.at;
  const at = from ?? unit.at;
  const { wrecks = [] } = act.battle.location(at);
  const which = wrecks.find(canGo(unit));
  if (!which) return;
  const left = wrecks.filter((one) => one !== which);
  const changes: Change[] = [
    { do: 'location', at, set: { wrecks: left.length > 0 ? left : null } },
    ...(from === undefined ? [] : [{ do: 'unit', unit: unit.id, set: { pushedTo: from } } as const]),
  ];
  act.effect(
    'wreck-removed',
    { unit: unit.id, at, name: which.name },
    { changes, cites: [from === undefined ? '14.17.11' : '11.19.4'] },
  );
}

/** It has pushed a wreck away, and its Movement Phase ends where that was, if it can go there (11.19.4). */
export const boundToReplace = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find(
    (unit) =>
      unit.pushedTo !== undefined &&
      unit.at !== unit.pushedTo &&
      mayDrive(battle, unit) === undefined &&
      !isRefusal(costOfWay(battle, unit, [unit.pushedTo])),
  );

/** Its Movement Phase is over. */
export const settled = (battle: Battle): Change[] =>
  clear(battle, ['pushedTo'], ({ side }) => side === attacker(battle));

/** What grew beneath it is gone (14.4.10, 14.4.11). */
function clearRubble(act: Act, at: string, workers: readonly OnMap[]): void {
  const squads = workers.filter(({ kind }) => kind === 'squad').length;
  const halves = workers.filter(({ kind }) => kind === 'half-squad').length;
  const dozers = workers.filter(({ dozer }) => dozer).length;
  const strength = squads + Math.floor(halves / HALVES);
  if (strength + dozers === 0 || !act.battle.location(at).rubble) return;
  const [leader] = workers.filter(isLeader).sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0));
  const modifiers: Modifier[] = [
    ...(strength > 1 ? [{ why: 'more squads', value: 1 - strength, cites: '14.4.10/a' } as const] : []),
    ...(dozers > 0 ? [{ why: 'bulldozer', value: WITH_BLADE, cites: '14.4.10/b' } as const] : []),
    ...(leader?.leadership
      ? [{ why: leader.name, value: leader.leadership, cites: '14.4.10/a' } as const]
      : []),
  ];
  const units = workers.map(({ id }) => id);
  const rolled = total(act.rollOf('clear rubble', units, DR));
  const cleared = rolled + sumOf(modifiers) <= GONE_ON;
  const changes: Change[] = cleared ? [{ do: 'location', at, set: { rubble: null, bared: true } }] : [];
  act.effect(
    'clears-rubble',
    { units, at, rolled, modifiers, cleared },
    { changes, cites: ['14.4.10/a', '14.4.11'] },
  );
}

/** Booby traps are disarmed: those of the enemy as they are found (15.8.9.4, 15.8.9.6), one's own in the Rally Phase (15.8.6). */
import * as z from 'zod';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { hexOf, type UnitId } from '../../kernel/position/position.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse } from '../system.js';
import { attacker, isInfantry, isLeader, isOnMap, leadersAt, type OnMap, ofSide } from '../units/kinds.js';
import { areSet, comeUponTrap, setOff, trapOf, withoutTrap } from './08-booby-traps.js';
import { stairMineOf, stopAtStairMine, withoutStairMine } from './08-stairway-mines.js';

const FATE = 12;
/** In the Advance Phase (15.8.9.6). */
const IN_PASSING = 2;

export const disarmTrap = order({
  title: 'Disarm a booby trap',
  description:
    'In the Movement Phase men who have found a booby trap try to disarm it: a die, up to the factors that the first of them took more time for than he needed; it goes off where they fail. In his own Rally Phase an unbroken leader takes away a trap of his side, and does nothing else: on a 12 it goes off.',
  cites: ['15.8.6', '15.8.7', '15.8.9.2.2', '15.8.9.4', '15.8.9.7'],
  answers: ['movement', 'repair'],
  asks: { unit: z.string().describe('Who tries.') },
  *candidates({ battle, by }) {
    if (!areSet(battle)) return;
    for (const { id, trapped, kind } of ofSide(battle, by))
      if (trapped || kind === 'leader') yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no men "${id}" on the map: name some of yours.`),
        path: '$.unit',
      };
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '15.8.6');
    return (
      (battle.clock.phase === 'rally' ? notTakenAway(battle, unit) : notDisarmed(battle, unit)) ?? {
        unit: id,
      }
    );
  },
  perform(act, { unit: id }) {
    const { battle } = act;
    const { at } = battle.theUnit(id) as OnMap;
    if (battle.clock.phase === 'rally') takeAway(act, id, at);
    else attempt(act, [id], at, careAt(battle, at) ?? 0);
  },
});

/** With how much care it was found: on the stairs of the floor, or at the door (15.8.9.4, 15.8.10.3). */
const careAt = (battle: Battle, at: string): number | undefined =>
  battle.location(at).stairTrap ?? battle.location(hexOf(at)).trap;

const isOnStairs = (battle: Battle, at: string): boolean => battle.location(at).stairTrap !== undefined;

const gone = (battle: Battle, at: string): Change[] =>
  isOnStairs(battle, at) ? withoutStairMine(battle, at) : withoutTrap(battle, at);

/** Who took no more time than he needed cannot (15.8.9.4/q1). */
function notDisarmed(battle: Battle, { name, at, trapped }: OnMap): Refusal | undefined {
  const care = careAt(battle, at);
  if (!trapped || care === undefined)
    return refuse('NOTHING_THERE', `${name} has found no booby trap.`, '15.8.9.2');
  return care === 0
    ? refuse('CANNOT_USE', `They came into ${at} without care: nobody can disarm the trap.`, '15.8.9.4/q1')
    : undefined;
}

function notTakenAway(battle: Battle, unit: OnMap): Refusal | undefined {
  const { name, at, side } = unit;
  if (!isLeader(unit) || attacker(battle) !== side)
    return refuse(
      'NOT_NOW',
      `${name} takes no trap away now: a leader does, in the Rally Phase of his side.`,
      '15.8.6',
    );
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${name} is locked in melee.`, '6.3.2');
  if (unit.berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
  if (unit.tried || unit.occupied || unit.ti)
    return refuse('HAS_TRIED', `${name} has done something else in this Rally Phase.`, '15.8.7');
  return trapOf(battle, side, at) > 0 || stairMineOf(battle, side, at) > 0
    ? undefined
    : refuse('NOTHING_THERE', `No booby trap of yours is in ${at}.`, '15.8.6');
}

function takeAway(act: Act, id: UnitId, at: string): void {
  const { battle } = act;
  const { side } = battle.theUnit(id);
  const onStairs = stairMineOf(battle, side, at) > 0;
  const busy: Change = { do: 'unit', unit: id, set: { occupied: true, tried: true } };
  const rolled = total(act.rollOf('taking a trap away', [id], DR));
  const goesOff = rolled === FATE;
  act.effect(
    'trap-taken-away',
    { unit: id, at: hexOf(at), rolled, goesOff },
    {
      changes: [busy, ...(goesOff ? [] : onStairs ? withoutStairMine(battle, at) : withoutTrap(battle, at))],
      cites: ['15.8.6', '15.8.7'],
      ...(goesOff ? {} : { to: [side] }),
    },
  );
  if (goesOff) setOff(act, at, '15.8.6', onStairs);
}

/** One leader there helps; those who have tried fire no more in this player turn (15.8.9.4, 15.8.9.8). */
function attempt(act: Act, ids: readonly UnitId[], at: string, needs: number): void {
  const { battle } = act;
  const [first] = ids as [UnitId];
  const { side } = battle.theUnit(first);
  const [leader] = leadersAt(battle, at, side).sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0));
  const help = leader?.leadership ?? 0;
  const onStairs = isOnStairs(battle, at);
  const rolled = total(act.rollOf('disarming', [first], D6));
  const disarmed = rolled + help <= needs;
  const busy = [...new Set([...ids, ...(leader ? [leader.id] : [])])];
  act.effect(
    'trap-disarming',
    { unit: first, at: hexOf(at), needs, rolled, help, disarmed },
    {
      changes: [
        ...busy.map((unit): Change => ({ do: 'unit', unit, set: { fired: true, moving: null } })),
        ...(disarmed ? gone(battle, at) : []),
      ],
      cites: ['15.8.9.4', '15.8.9.8'],
    },
  );
  if (!disarmed) setOff(act, at, '15.8.9.7', onStairs);
}

/** Those who advance by mined stairs try at once, and stay (15.8.9.6, 15.8.10.1). */
export function disarmStairs(act: Act, ids: readonly UnitId[], to: string): boolean {
  const { battle } = act;
  if (!areSet(battle)) return false;
  const units = ids.map((id) => battle.theUnit(id));
  const [{ at = to }] = units as [OnMap];
  if (!stopAtStairMine(act, units, to, IN_PASSING)) return false;
  attempt(act, ids, at, IN_PASSING);
  return true;
}

/** Those who advance into it try at once (15.8.9.6). */
export function disarmInPassing(act: Act, ids: readonly UnitId[], at: string): void {
  if (areSet(act.battle) && comeUponTrap(act, ids, at, IN_PASSING)) attempt(act, ids, at, IN_PASSING);
}

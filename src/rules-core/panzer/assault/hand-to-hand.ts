/** Hand-to-Hand combat for a hex (6.6.1, CES.11): pairs of rolls, until one side is gone. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D100, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { cutDown } from '../damage/fate.js';
import { order } from '../form.js';
import { hasRoom } from '../ground/stacking.js';
import { minesStrike } from '../mines/entry.js';
import { takeChecks } from '../morale/check.js';
import { attacked, fellAmongThem, movedAway } from '../morale/triggers.js';
import { costToEnter } from '../movement/costs.js';
import { enemyOf, inActionOf } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isLeg, isTowed } from '../units/kinds.js';
import { flamesAt } from '../weather/kindling.js';
import { attackers, cover, hasFlamethrower, via } from './close.js';
import type { AssaultTasks } from './effects.js';
import { handToHandModifiers } from './modifiers.js';
import { type Attack, approaches, planAttack, readAttack, stillAttacking } from './party.js';

export const handToHand = order({
  title: 'Hand-to-Hand',
  description:
    'Leg units with MOVE fight all enemy leg and towed units of a hex beside them, or after a move of one hex, until one side is gone.',
  cites: ['S.hand-to-hand/a', 'S.hand-to-hand/c', 'CES.11'],
  answers: ['assaults'],
  asks: { units: attackers, at: z.string().describe('The hex that they attack.'), via, cover },
  byExample: true,
  *candidates({ battle, by }) {
    const enemies = inActionOf(battle, enemyOf(battle, by)).filter(fightsOnFoot);
    const goals = [...new Set(enemies.map(({ at }) => at as string))];
    for (const { goal, ...party } of approaches(battle, by, goals)) yield { ...party, at: goal };
  },
  read({ battle, by }, { units, at, via, cover: behind }) {
    if (!battle.table.map.named.has(at) || defendersOf(battle, enemyOf(battle, by), at).length === 0)
      return {
        ...refuse('NO_SUCH_TARGET', `No enemy leg or towed unit is seen in ${at}.`, 'S.hand-to-hand/c'),
        path: '$.at',
      };
    const attack = readAttack(battle, by, { units, via, cover: behind }, at);
    if (isRefusal(attack)) return attack as Refusal;
    return cannotHold(battle, attack as Attack, at) ?? { ...(attack as Attack), at };
  },
  perform(act, { moves, units, from, at }) {
    planAttack(act, moves, { task: 'hand-to-hand', units, from, at });
  },
});

export const fightsOnFoot = (unit: Unit): boolean =>
  (isLeg(unit) || isTowed(unit)) && unit.aboard === undefined && !unit.bailedOut;

/** The leading unit comes first: squads before smaller units, then by name. */
function defendersOf(battle: Battle, side: string, at: string): Unit[] {
  const there = battle.unitsAt(at).filter((unit) => unit.side === side && fightsOnFoot(unit));
  return [...there.filter(({ kind }) => kind === 'squad'), ...there.filter(({ kind }) => kind !== 'squad')];
}

/** The winner holds the hex, so the attackers must be able to go there. */
function cannotHold(battle: Battle, { units, from }: Attack, at: string): Refusal | undefined {
  const party = units.map((id) => battle.theUnit(id));
  const shut = party.find((unit) => costToEnter(battle, unit, from, at) === undefined);
  if (shut || distance(battle, from, at) !== 1)
    return refuse('CLOSED_TERRAIN', `${party[0]?.name} cannot enter ${at}.`, 'S.cliff-impassable');
  const crowded = party.find(
    (unit, i) => !hasRoom(battle, unit, [...battle.unitsAt(at), ...party.slice(0, i)]),
  );
  return crowded && refuse('NO_ROOM', `There is no room in ${at} for ${crowded.name}.`, 'S.stacking/b');
}

/** One round; the first one marks the attackers. Losers lead until they are gone. */
export function fightRound(act: Act, fight: AssaultTasks['hand-to-hand']): void {
  const { battle } = act;
  const began = fight.suppressed !== undefined;
  const attacking = began ? present(battle, fight.units) : stillAttacking(battle, fight);
  const [lead] = attacking;
  if (!lead) {
    act.done();
    if (began) takeChecks(act);
    else act.effect('assault-stopped', { units: fight.units }, { cites: ['S.advancing-attack'] });
    return;
  }
  const defending = defendersOf(battle, enemyOf(battle, lead.side), fight.at);
  if (defending.length === 0) {
    act.done();
    winHex(act, attacking, fight.at);
    takeChecks(act);
    return;
  }
  if (!began)
    for (const { id } of defending) attacked(act, id, 'Hand-to-Hand', attacking.some(hasFlamethrower));
  const suppressed = fight.suppressed ?? defending.filter((unit) => unit.suppressed).map(({ id }) => id);
  act.become({ task: 'hand-to-hand', ...fight, units: attacking.map(({ id }) => id), suppressed });
  compare(act, attacking, defending, suppressed);
}

const present = (battle: Battle, ids: readonly string[]): Unit[] =>
  ids.flatMap((id) => battle.unit(id) ?? []);

function compare(
  act: Act,
  attacking: readonly Unit[],
  defending: readonly Unit[],
  suppressed: readonly string[],
): void {
  const { battle } = act;
  const [attacker, defender] = [attacking[0] as Unit, defending[0] as Unit];
  const modifiers = {
    attacker: handToHandModifiers(battle, attacking, false, suppressed),
    defender: handToHandModifiers(battle, defending, true, suppressed),
  };
  const roll = (unit: Unit) => total(act.rollOf('Hand-to-Hand', [unit.id], D100));
  const rolled = [roll(attacker), roll(defender)] as const;
  const nets = [rolled[0] + sumOf(modifiers.attacker), rolled[1] + sumOf(modifiers.defender)] as const;
  act.effect(
    'hand-to-hand',
    { attacker: attacker.id, defender: defender.id, rolled, nets, modifiers },
    {
      changes: [
        ...attacking.flatMap(marked),
        ...flamesAt(battle, defender.at as string, attacker.side, attacking.some(hasFlamethrower)),
      ],
      cites: ['CES.11', 'S.hand-to-hand/a'],
    },
  );
  if (nets[0] === nets[1]) return;
  const loser = nets[0] > nets[1] ? defender : attacker;
  cutDown(act, loser.id, ['CES.11', 'S.hand-to-hand/c']);
  fellAmongThem(act, loser);
}

const marked = ({ id, assaulted }: Unit): Change[] =>
  assaulted ? [] : [{ do: 'unit', unit: id, set: { assaulted: true } }];

/** A unit that came by an Advancing Attack has already taken the check of its move. */
function winHex(act: Act, winners: readonly Unit[], at: string): void {
  const arrived = winners.filter(({ moved }) => !moved).map(({ id }) => id);
  act.effect(
    'hex-won',
    { units: winners.map(({ id }) => id), at },
    {
      changes: winners.map(({ id }) => ({
        do: 'unit',
        unit: id,
        set: { at, assaulted: true, moved: true },
      })),
      cites: ['S.hand-to-hand/c'],
    },
  );
  for (const { id } of winners) minesStrike(act, id);
  for (const id of arrived) movedAway(act, id);
}

/** Clearing wire and mines (15.1.5, 15.7.13): in the Prep Fire Phase squads that do nothing else take them away. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { overMines } from '../ch16-fire/05-weather.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Modifier, type Refusal, refuse, sumOf } from '../system.js';
import { isAboard, isLeader, isOnMap, isPrisoner, type OnMap, ofSide } from '../units/kinds.js';
import { isWired, removeWire } from './01-wire.js';
import { antiTankMinesAt, densityOf, takeAntiTankMines } from './07-anti-tank-mines.js';
import { mayHoldMines, minesAt, removeMines } from './07-minefields.js';
import { cannotWork, isFree } from './at-work.js';

export const clearAway = order({
  title: 'Clear wire or mines',
  description:
    'A squad tries to clear the wire of its hex, or the mines of its own or an adjacent hex, with its firepower or less on two dice. It does nothing else in this player turn, nor does a leader who helps it.',
  cites: ['15.1.5', '15.1.6', '15.1.7', '15.7.13.1', '15.7.13.2', '15.7.13.3'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('The squad.'),
    what: z.enum(['wire', 'mines']).describe('What it clears.'),
    at: z.string().describe('The hex: for wire its own, for mines its own or an adjacent one.'),
    leader: z.string().optional().describe('The unbroken leader who helps it.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (unit.kind !== 'squad' || !isOnMap(unit)) continue;
      if (isWired(battle, unit.at)) yield { unit: unit.id, what: 'wire' as const, at: unit.at };
      for (const at of [unit.at, ...neighbours(battle, unit.at)])
        if (mayHoldMines(battle, at)) yield { unit: unit.id, what: 'mines' as const, at };
    }
  },
  read({ battle, by }, { unit: id, what, at, leader: asked }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.kind !== 'squad' || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no squad "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    const refusal =
      cannotWork(battle, unit, what === 'wire' ? '15.1.7' : '15.7.13.3') ??
      (what === 'wire' ? noWire(battle, unit, at) : noMines(battle, unit, at));
    if (refusal) return refusal;
    if (asked === undefined) return { unit: id, what, at, leader: undefined };
    const leader = helperOf(
      battle,
      unit,
      asked,
      what === 'wire' ? [unit.at] : [at, ...neighbours(battle, at)],
    );
    return isRefusal(leader) ? leader : { unit: id, what, at, leader: asked };
  },
  listing: ({ battle }, _asked, { unit, what, leader }) => ({
    says: `Clears it on ${(battle.theUnit(unit).fp ?? 0) - sumOf(helpOf(battle, what, leader))} or less.`,
  }),
  perform(act, { unit: id, what, at, leader }) {
    const { battle } = act;
    const units = [id, ...(leader === undefined ? [] : [leader])];
    stir(act, units, '2.3.9.1', '2.5.2');
    const needs = battle.theUnit(id).fp ?? 0;
    const modifiers = [
      ...helpOf(battle, what, leader),
      ...skillOf(battle, id, what === 'mines' ? at : undefined),
    ];
    const known = modifiers.filter(({ cites }) => cites !== '15.7.14.1');
    const rolled = total(act.rollOf(`clear ${what}`, [id], DR));
    const passed = rolled + sumOf(modifiers) <= needs;
    const changes = units.map((unit): Change => ({ do: 'unit', unit, set: { prep: true, ti: true } }));
    const about = { unit: id, leader, what, at, needs, rolled, modifiers: known, passed };
    act.effect('clearing', about, {
      changes,
      cites: what === 'wire' ? ['15.1.5', '15.1.7'] : ['15.7.13.1', '15.7.13.3'],
    });
    if (passed) clear(act, what, at);
  },
});

/** Everybody hears how many factors it was, none perhaps (15.7.13.1/q1); of anti-tank mines their owner alone (15.7.12.6). */
function clear(act: Act, what: 'wire' | 'mines', at: string): void {
  if (what === 'wire') {
    removeWire(act, at, '15.1.5');
    return;
  }
  if (minesAt(act.battle, at) > 0) removeMines(act, at, true, '15.7.13.1', '15.7.13.1/q1');
  else act.effect('mines-gone', { at, factors: 0 }, { cites: ['15.7.13.1/q1'] });
  takeAntiTankMines(act, at, antiTankMinesAt(act.battle, at), '15.7.13.1');
}

const noWire = (battle: Battle, unit: OnMap, at: string): Refusal | undefined =>
  at === unit.at && isWired(battle, at)
    ? undefined
    : { ...refuse('NO_WAY', `${unit.name} is not in a hex ${at} with wire.`, '15.1.5'), path: '$.at' };

/** Nobody says whether there are any (15.7.13.1/q1). */
function noMines(battle: Battle, unit: OnMap, at: string): Refusal | undefined {
  if (!battle.table.map.named.has(at) || ![unit.at, ...neighbours(battle, unit.at)].includes(at))
    return { ...refuse('NOT_ADJACENT', `${at} is not adjacent to ${unit.at}.`, '15.7.13.1'), path: '$.at' };
  return mayHoldMines(battle, at)
    ? undefined
    : { ...refuse('NOT_IN_PLAY', 'Nobody has mines in this battle.', '15.7.1'), path: '$.what' };
}

/** In the wire, or in the hex of the mines or next to it (15.1.6, 15.7.13.2). */
function helperOf(battle: Battle, unit: OnMap, id: string, from: readonly string[]): OnMap | Refusal {
  const leader = battle.unit(id);
  return leader?.side === unit.side &&
    isLeader(leader) &&
    isOnMap(leader) &&
    from.includes(leader.at) &&
    !leader.broken &&
    !leader.ti &&
    !leader.berserk &&
    !isPrisoner(leader) &&
    !isAboard(leader) &&
    !isInMelee(battle, leader) &&
    isFree(battle, leader) &&
    leads(leader, unit)
    ? leader
    : {
        ...refuse('CANNOT_LEAD', `"${id}" is not a free unbroken leader who is near.`, '15.1.6', '15.7.13.2'),
        path: '$.leader',
      };
}

function helpOf(battle: Battle, what: 'wire' | 'mines', leader: string | undefined): Modifier[] {
  const snow = what === 'mines' ? overMines(battle) : [];
  if (leader === undefined) return snow;
  const { name, leadership = 0 } = battle.theUnit(leader);
  return [...snow, { why: name, value: leadership, cites: '15.1.6' }];
}

const THICK = 20;
const STEP = 5;
const DENSE = 2;

/** Sappers find thin fields the sooner; what they gain would tell how thin (15.7.14.1). */
function skillOf(battle: Battle, id: string, at: string | undefined): Modifier[] {
  if (at === undefined || battle.theUnit(id).training !== 'engineers') return [];
  const antiTank = antiTankMinesAt(battle, at);
  const value = Math.max(
    0,
    Math.floor((THICK - minesAt(battle, at)) / STEP),
    antiTank > 0 ? densityOf(battle, antiTank) - DENSE : 0,
  );
  return value === 0 ? [] : [{ why: 'sappers', value: -value, cites: '15.7.14.1' }];
}

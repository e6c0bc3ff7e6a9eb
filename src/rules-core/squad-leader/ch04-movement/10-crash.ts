/** Motorcyclists who break (4.10.23): one more check says whether they crash, stop, or reach cover. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { lose } from '../ch03-infantry/04-wounds.js';
import { breakUnit, reduce } from '../ch03-infantry/20-casualties.js';
import { groundAt, isCover } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, refuse, sumOf, type Unit } from '../system.js';
import { oneMachine } from '../units/cycles.js';
import {
  enemiesInView,
  enemyOf,
  infantryAt,
  isMmc,
  isOnMap,
  moraleOf,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { companionsOf, mountOf, unhorse } from './12-cavalry.js';
import { hasRoomIn } from './stacking.js';

type Fall = 'crash' | 'stop' | 'ride on';

/** What the additional check comes to (4.10.24 to 4.10.26). */
function fallOf(act: Act, unit: Unit): Fall {
  const needs = moraleOf(unit);
  const modifiers = leadershipOver(act.battle, unit);
  const rolled = total(act.rollOf('motorcyclist', [unit.id], DR));
  const made = rolled + sumOf(modifiers);
  act.effect(
    'morale-check',
    { unit: unit.id, check: 'motorcyclist', needs, rolled, modifiers, passed: made <= needs },
    { cites: ['4.10.23'] },
  );
  return made > needs ? 'crash' : made === needs ? 'stop' : 'ride on';
}

/** He breaks; who sits on the same single machine with him falls as he does (4.10.28). */
export function fallOff(act: Act, id: UnitId): void {
  const { battle } = act;
  const unit = { ...battle.theUnit(id) };
  const machine = mountOf(battle, unit);
  if (!machine) return;
  const fall = fallOf(act, unit);
  const others = companionsOf(battle, unit).slice(1);
  if (machine.machine === 'single') for (const other of others) goDown(act, other.id, fall);
  else part(act, unit, machine, others);
  goDown(act, id, fall);
  if (fall !== 'crash') return;
  const changes: Change[] = [{ do: 'unit', unit: machine.id, set: { malfunctioned: true } }];
  act.effect('crashed', { mount: machine.id }, { changes, cites: ['4.10.24'] });
}

/** Men who crash are treated as if they had been broken already; among enemies nobody gets away (4.10.11, 4.10.24 to 4.10.26). */
function goDown(act: Act, id: UnitId, fall: Fall): void {
  const { battle } = act;
  const { kind } = battle.theUnit(id);
  if (fall === 'crash' && kind !== 'squad') {
    unhorse(act, id);
    lose(act, id, ['4.10.24']);
    return;
  }
  breakUnit(act, id, [fall === 'crash' ? '4.10.24' : fall === 'stop' ? '4.10.25' : '4.10.26']);
  if (fall === 'crash') reduce(act, id, ['4.10.24']);
  const unit = battle.unit(id);
  if (!unit || !isOnMap(unit)) return;
  const afterwards = infantryAt(battle, unit.at, enemyOf(battle, unit.side)).length > 0 ? 'caught' : fall;
  if (afterwards === 'caught')
    act.effect(
      'overpowered',
      { unit: id, at: unit.at },
      { changes: [{ do: 'unit', unit: id, set: { fate: 'overpowered' } }], cites: ['4.10.11'] },
    );
  else if (fall === 'ride on')
    act.effect(
      'rides-on',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { afterwards: 'riding' } }], cites: ['4.10.26', '4.10.27'] },
    );
}

/** Where a squad and a leader sit on the machines of a squad, one machine more keeps them apart (4.10.28). */
function part(act: Act, unit: Unit, machine: Unit, others: readonly Unit[]): void {
  const [other] = others;
  const single = oneMachine(machine);
  if (!other || !single) return;
  const mount = act.offspring(machine.id);
  const leader = isMmc(unit) ? other.id : unit.id;
  const { side, at, spent, limit } = machine;
  const entering = {
    ...single,
    side,
    ...(at !== undefined && { at }),
    ...(spent && { spent }),
    ...(limit && { limit }),
  };
  const changes: Change[] = [
    { do: 'enter', unit: mount, set: entering },
    { do: 'unit', unit: leader, set: { rides: mount } },
  ];
  act.effect(
    'parted',
    { unit: leader, mount },
    { changes, cites: [unit.broken ? '4.10.28' : '4.10.3', '4.10.28'] },
  );
}

/** The nearest buildings and woods without enemies (4.10.26). */
function refuges(battle: Battle, unit: OnMap): string[] {
  const enemies = new Set(enemiesInView(battle, unit.side).map(({ at }) => at));
  const all = battle.table.map.hexes.flatMap(({ name }) =>
    name !== undefined &&
    !enemies.has(name) &&
    isCover(groundAt(battle, name)) &&
    hasRoomIn(battle, name, unit.side, [unit])
      ? [name]
      : [],
  );
  const nearest = Math.min(...all.map((at) => distance(battle, unit.at, at)));
  return all.filter((at) => distance(battle, unit.at, at) === nearest);
}

export const rideOff = order({
  title: 'Ride on to cover',
  description:
    'A motorcyclist who broke, and kept his seat, rides to a nearest building or wood, whatever it costs, and runs into it.',
  cites: ['4.10.26', '4.10.27'],
  answers: ['afterwards'],
  asks: { unit: z.string().describe('Who broke.'), to: z.string().describe('A nearest building or wood.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (unit.afterwards === 'riding' && isOnMap(unit))
        for (const to of refuges(battle, unit)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.afterwards !== 'riding' || !isOnMap(unit))
      return { ...refuse('NOT_YOUR_UNIT', `"${id}" does not ride on.`, '4.10.26'), path: '$.unit' };
    const near = refuges(battle, unit);
    return near.includes(to)
      ? { unit: id, to }
      : {
          ...refuse('NO_WAY', `The nearest cover is ${near.join(' or ') || 'nowhere'}.`, '4.10.26'),
          path: '$.to',
        };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const { at: from = '' } = battle.theUnit(id);
    const changes: Change[] = [{ do: 'unit', unit: id, set: { at: to, afterwards: null } }];
    act.effect('rode-off', { unit: id, from, to }, { changes, cites: ['4.10.26', '4.10.27'] });
  },
});

export const rideAlone = order({
  title: 'Ride on alone',
  description: 'A leader who rides with a squad takes a machine for himself.',
  cites: ['4.10.3'],
  answers: ['movement', 'advance'],
  asks: { leader: z.string().describe('The leader.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (unit.wheels && !isMmc(unit)) yield { leader: unit.id };
  },
  read({ battle, by }, { leader: id }) {
    const leader = battle.unit(id);
    const machine = leader && mountOf(battle, leader);
    return leader?.side === by && machine?.machine === 'squad' && companionsOf(battle, leader).some(isMmc)
      ? { leader: id }
      : {
          ...refuse('NOT_MOUNTED', `"${id}" does not ride with a squad of yours.`, '4.10.3'),
          path: '$.leader',
        };
  },
  perform(act, { leader }) {
    const { battle } = act;
    const unit = battle.theUnit(leader);
    const machine = mountOf(battle, unit);
    if (machine) part(act, unit, machine, companionsOf(battle, unit).slice(1));
  },
});

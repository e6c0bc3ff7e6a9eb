/** Counter Battery Fire (7.28): dedicated batteries look for those of the enemy that fired in this turn, and strike them. */
import * as z from 'zod';
import { D100, total } from '../../kernel/dice/index.js';
import type { Battery } from '../attributes/sides.js';
import { COUNTER_BATTERY } from '../charts/index.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { enemyOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Modifier, refuse, sumOf } from '../system.js';
import { withBattery } from './batteries.js';

/** Batteries are public, so a side with nobody to search for is not asked. */
export function counterBatteryStep(
  act: Act,
  { side, after }: { readonly side: string; readonly after: string },
): void {
  if (searches(act.battle, side).next().done) act.done();
  else act.ask({ side, kind: 'counter-battery', about: { after } });
}

export const searchBattery = order({
  title: 'Counter Battery Fire',
  description:
    'A Counter Battery unit searches for an enemy battery that fired in this turn, or for a Counter Battery unit that searched. Each searches once in a turn.',
  cites: ['7.28/b', '7.28.1/a', '7.28.1/b', '7.28.3/a'],
  answers: ['counter-battery'],
  asks: {
    searcher: z.string().describe('The Counter Battery unit, by its name.'),
    target: z.string().describe('The enemy battery, by its name.'),
  },
  *candidates({ battle, by }) {
    yield* searches(battle, by);
  },
  read({ battle, by }, { searcher, target }) {
    if (!searchersOf(battle, by).some(({ name }) => name === searcher))
      return {
        ...refuse(
          'NO_SUCH_BATTERY',
          `You have no Counter Battery unit "${searcher}" that can search in this turn.`,
          '7.28/b',
          '7.28.1/a',
        ),
        path: '$.searcher',
      };
    return targetsOf(battle, by).some(({ name }) => name === target)
      ? { searcher, target }
      : {
          ...refuse('NO_SUCH_TARGET', `No enemy battery "${target}" has fired in this turn.`, '7.28.1/b'),
          path: '$.target',
        };
  },
  perform(act, { searcher, target }, { by }) {
    if (locates(act, by, searcher, target)) strike(act, enemyOf(act.battle, by), target);
  },
});

function* searches(battle: Battle, side: string) {
  for (const { name: searcher } of searchersOf(battle, side))
    for (const { name: target } of targetsOf(battle, side)) yield { searcher, target };
}

const standing = (battle: Battle, side: string): Battery[] =>
  (battle.side(side).batteries ?? []).filter(({ knockedOut }) => !knockedOut);

const searchersOf = (battle: Battle, side: string): Battery[] =>
  plays(battle, '7.28')
    ? standing(battle, side).filter(
        ({ counterBattery, fired }) => counterBattery && fired !== battle.clock.turn,
      )
    : [];

const targetsOf = (battle: Battle, side: string): Battery[] =>
  standing(battle, enemyOf(battle, side)).filter(({ fired }) => fired === battle.clock.turn);

const named = (battle: Battle, side: string, name: string): Battery =>
  standing(battle, side).find((battery) => battery.name === name) as Battery;

function locates(act: Act, by: string, searcher: string, target: string): boolean {
  const { battle } = act;
  const enemy = named(battle, enemyOf(battle, by), target);
  const needs = battle.table.charts.lookup(COUNTER_BATTERY.rolls, 'located up to');
  const modifiers = modifiersOf(battle, by, named(battle, by, searcher), enemy);
  const rolled = total(act.roll(`location: ${target}`, D100));
  const net = rolled + sumOf(modifiers);
  const located = net <= needs;
  act.effect(
    'battery-searched',
    { searcher, target, rolled, net, needs, located, modifiers },
    {
      changes: [withBattery(battle, by, searcher, (it) => ({ ...it, fired: battle.clock.turn }))],
      cites: enemy.counterBattery ? ['7.28.3/a', '7.28.3/c'] : ['7.28.2/a', '7.28.1/c'],
    },
  );
  return located;
}

/** They add up; below zero they help (7.28.2/j). */
function modifiersOf(battle: Battle, by: string, searcher: Battery, target: Battery): Modifier[] {
  const { charts } = battle.table;
  const { date = '' } = battle.options;
  const { nation } = battle.side(by);
  const turns = searcher.consecutiveTurns ?? charts.lookup(COUNTER_BATTERY.turns, nation);
  const isItalian = nation === 'italian';
  const rows: (readonly [why: string, cites: RuleId, holds: boolean])[] = [
    ['consecutive turns', '7.28.2/b', (target.mission?.turns ?? 0) >= turns],
    ['self-propelled', '7.28.2/c', target.selfPropelled === true],
    ['Italian in 1940', '7.28.2/d', isItalian && date.startsWith('1940')],
    ['Italian in early 1941', '7.28.2/d', isItalian && date >= '1941' && date < '1941-07'],
  ];
  return rows.flatMap(([why, cites, holds]) =>
    holds ? [{ why, value: charts.lookup(COUNTER_BATTERY.modifiers, why), cites }] : [],
  );
}

type Result = 'Suppressed' | 'Damaged' | 'Knocked Out' | 'unharmed';

function strike(act: Act, side: string, target: string): void {
  const { battle } = act;
  const battery = named(battle, side, target);
  const rolled = total(act.roll(`effect: ${target}`, D100));
  const result = resultOf(battle, battery, rolled);
  act.effect(
    'battery-struck',
    { target, rolled, result },
    {
      changes: struck(battle, side, battery, result),
      cites: battery.counterBattery ? ['7.28.3/b'] : ['7.28.2/e', CITES[result]],
    },
  );
}

const CITES: Readonly<Record<Result, RuleId>> = {
  Suppressed: '7.28.2/f',
  Damaged: '7.28.2/h',
  'Knocked Out': '7.28.2/i',
  unharmed: '7.28.3/b',
};

/** Counter Battery units are not Suppressed, and out of it when Damaged; others at the second time. */
function resultOf(
  { table: { charts } }: Battle,
  { counterBattery, damaged }: Battery,
  rolled: number,
): Result {
  if (rolled <= charts.lookup(COUNTER_BATTERY.rolls, 'Suppressed up to'))
    return counterBattery ? 'unharmed' : 'Suppressed';
  const isDamaged = rolled <= charts.lookup(COUNTER_BATTERY.rolls, 'Damaged up to');
  return isDamaged && !counterBattery && !damaged ? 'Damaged' : 'Knocked Out';
}

function struck(battle: Battle, side: string, { name, points = 0 }: Battery, result: Result): Change[] {
  if (result === 'unharmed') return [];
  if (result === 'Suppressed')
    return [withBattery(battle, side, name, (it) => ({ ...it, suppressed: 'on' }))];
  if (result === 'Damaged') return [withBattery(battle, side, name, (it) => ({ ...it, damaged: true }))];
  const enemy = enemyOf(battle, side);
  return [
    withBattery(battle, side, name, ({ mission: _, ...it }) => ({ ...it, knockedOut: true })),
    { do: 'side', side: enemy, set: { points: (battle.side(enemy).points ?? 0) + points } },
  ];
}

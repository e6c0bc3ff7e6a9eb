import {
  type Action,
  isRefusal,
  type Order,
  type Refusal,
} from '../../src/rules-core/kernel/decide/action.js';
import { audit } from '../../src/rules-core/kernel/decide/audit.js';
import { decide, open, parseOrder, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { standingAnswer } from '../../src/rules-core/kernel/decide/standing.js';
import { scriptedDice, tableDice } from '../../src/rules-core/kernel/dice/index.js';
import { randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { copy, playOut } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import { goesOnInParts } from '../../src/rules-core/kernel/testing/battles.testkit.js';
import { skirmish } from './rulebook.js';
import { crossroads, FIELD } from './scenario.js';
import type { Skirmish } from './system.js';

const SHOT = { order: 'fire', unit: 'b2', target: 'r1' };
const server = tableDice([], scriptedDice());
const table = (...faces: number[][]) =>
  tableDice(
    faces.map((one) => ({ faces: one })),
    server,
  );
const dice = (...faces: number[][]): Order => ({ order: 'dice', faces });

class Game {
  readonly start = crossroads();
  readonly battle = new Battle<Skirmish>(copy(this.start), FIELD);
  readonly actions: Action<Skirmish>[] = [];

  constructor() {
    this.keep(open(skirmish, this.battle, scriptedDice()));
    this.order('red', { order: 'plan', plan: 'hold' });
    this.order('blue', { order: 'plan', plan: 'attack' });
    this.order('blue', { order: 'pass' });
  }

  order(side: string, order: Order, thrown = table()): Action<Skirmish> {
    const verdict = this.decided(side, order, thrown);
    if (isRefusal(verdict)) throw new Error(verdict.why);
    return this.keep(verdict);
  }

  decided(side: string, order: Order, thrown = table()): Action<Skirmish> | Refusal {
    const before = canonical(this.battle.position);
    const verdict = decide(skirmish, this.battle, side, order, thrown);
    expect(canonical(this.battle.position)).toBe(before);
    return verdict;
  }

  private keep(action: Action<Skirmish>): Action<Skirmish> {
    this.actions.push(copy(action));
    settle(this.battle, action);
    return action;
  }

  get roll() {
    return this.battle.position.awaiting[0]?.roll;
  }

  audit() {
    return audit(skirmish, new Battle<Skirmish>(copy(this.start), FIELD), this.actions);
  }
}

const told = ({ effects, rolls }: Action<Skirmish>) => [
  effects.map(({ effect }) => effect),
  rolls.map((roll) => roll.for),
];

test('an order without dice waits for each roll, tells what happened so far, and comes to what it would have come to at once', () => {
  const [here, there] = [new Game(), new Game()];
  const parts = [here.order('blue', SHOT)];
  expect(here.battle.position.awaiting).toEqual([
    {
      side: 'blue',
      kind: 'dice',
      orders: ['dice'],
      roll: {
        for: 'fire',
        dice: [
          { sides: 6, colour: 'white' },
          { sides: 6, colour: 'coloured' },
        ],
      },
    },
  ]);
  parts.push(here.order('blue', dice([1, 2])));
  expect(here.battle.theUnit('b2').fired).toBe(true);
  expect(here.roll).toEqual({ for: 'morale', dice: [{ sides: 6, colour: 'white' }] });
  parts.push(here.order('blue', dice([5])));
  expect(parts.map(told)).toEqual([
    [[], []],
    [['fired'], ['fire']],
    [['broken'], ['morale']],
  ]);
  const whole = there.order('blue', SHOT, table([1, 2], [5]));
  expect(parts.flatMap(({ effects }) => effects)).toEqual(whole.effects);
  expect(canonical(here.battle.position)).toBe(canonical(there.battle.position));
  expect([here.audit(), there.audit()]).toEqual([undefined, undefined]);
});

test('rolls are taken as far as they fit', () => {
  const here = new Game();
  expect(told(here.order('blue', SHOT, table([1, 2], [9], [5])))).toEqual([['fired'], ['fire']]);
  expect(here.roll?.for).toBe('morale');
  expect(told(here.order('blue', dice([4], [6, 6])))).toEqual([['broken'], ['morale']]);
  expect(here.roll).toBeUndefined();
  expect(here.audit()).toBeUndefined();
});

test.each([
  ['too few', [[1]]],
  ['too many', [[1, 2, 3]]],
  ['no such face', [[1, 7]]],
])('dice that are not those asked for in public are refused with what is: %s', (_, faces) => {
  const here = new Game();
  here.order('blue', SHOT);
  expect(here.decided('blue', dice(...faces))).toEqual({
    refused: 'DICE_MISFIT',
    why: '"fire" takes 1 white d6 and 1 coloured d6: begin with a list of 2 faces (1 to 6, 1 to 6).',
    path: '$.faces.0',
  });
});

test('while an order waits for its dice nothing else is ordered, and nobody else throws them', () => {
  const here = new Game();
  here.order('red', { order: 'standing-orders', rules: { reactWithin: 0 } });
  here.order('blue', SHOT);
  expect(here.decided('blue', { order: 'pass' })).toMatchObject({ refused: 'NOT_NOW' });
  expect(here.decided('red', dice([1, 1]))).toMatchObject({ refused: 'NOT_YOUR_DECISION' });
  expect(standingAnswer(skirmish, here.battle)).toBeUndefined();
});

test('dice that nobody asked for are refused', () => {
  expect(new Game().decided('blue', dice([1, 1]))).toMatchObject({ refused: 'NOT_NOW' });
  expect(parseOrder(skirmish, { order: 'dice', faces: [] })).toMatchObject({
    refused: 'MALFORMED_ORDER',
    path: '$.faces',
  });
  expect(parseOrder(skirmish, { order: 'dice', faces: [['x']] })).toMatchObject({ path: '$.faces.0.0' });
});

test('in whole battles every order comes to the same in parts', () => {
  const watch = goesOnInParts(skirmish);
  const bots = (side: string) => randomBot<Skirmish>(side.length);
  for (let seed = 0; seed < 12; seed++)
    playOut({ rulebook: skirmish, table: FIELD, start: crossroads(), seed, bots }, watch);
  expect(watch.parted()).toBeGreaterThan(50);
});

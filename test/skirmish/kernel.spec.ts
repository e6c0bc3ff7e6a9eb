import fc from 'fast-check';
import { type Action, isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { audit } from '../../src/rules-core/kernel/decide/audit.js';
import {
  decide,
  legalOrders,
  open,
  parseOrder,
  play,
  settle,
} from '../../src/rules-core/kernel/decide/decide.js';
import { diceSeed, scriptedDice, sha256Hex } from '../../src/rules-core/kernel/dice/index.js';
import { greedyBot, randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { copy, playOut } from '../../src/rules-core/kernel/lab/match.js';
import { Battle, type Viewer } from '../../src/rules-core/kernel/position/battle.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import { make } from '../../src/rules-core/kernel/position/changes.js';
import { apply, fold } from '../../src/rules-core/kernel/position/fold.js';
import { sentence } from '../../src/rules-core/kernel/views/explain.js';
import { redact, view } from '../../src/rules-core/kernel/views/views.js';
import { skirmish } from './rulebook.js';
import { crossroads, FIELD } from './scenario.js';
import type { Skirmish, SkirmishPosition } from './system.js';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const VIEWERS: Viewer[] = [{ side: 'blue' }, { side: 'red' }, 'public', 'referee'];

function match(seed: number, start: SkirmishPosition = crossroads()) {
  return {
    rulebook: skirmish,
    table: FIELD,
    start,
    seed,
    bots: (side: string) => randomBot<Skirmish>(seed + side.length),
  };
}

function begun(start: SkirmishPosition = crossroads()): Battle<Skirmish> {
  const battle = new Battle<Skirmish>(copy(start), FIELD);
  settle(battle, open(skirmish, battle, scriptedDice()));
  return battle;
}

function ordered(
  battle: Battle<Skirmish>,
  side: string,
  order: { order: string },
  ...faces: number[]
): Action<Skirmish> {
  const action = decide(skirmish, battle, side, order, scriptedDice(...faces));
  if (isRefusal(action)) throw new Error(action.why);
  settle(battle, action);
  return action;
}

function planned(start?: SkirmishPosition): Battle<Skirmish> {
  const battle = begun(start);
  ordered(battle, 'red', { order: 'plan', plan: 'hold' } as never);
  ordered(battle, 'blue', { order: 'plan', plan: 'attack' } as never);
  return battle;
}

describe('battles between random players', () => {
  test('deciding leaves the battle as it was; stored effects folded give the live state; undoing gives the state before', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const folded = copy(crossroads());
        playOut(match(seed), ({ battle, action }) => {
          const before = canonical(battle.position);
          expect(canonical(folded)).toBe(before);
          const back = apply(folded, copy(action));
          const after = canonical(folded);
          for (const change of back) make(folded, change);
          expect(canonical(folded)).toBe(before);
          fold(folded, [copy(action)]);
          expect(canonical(folded)).toBe(after);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('a battle stored and loaded at every decision goes on exactly as the one that never stopped', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = diceSeed(sha256Hex(`dual ${seed}`));
        playOut(match(seed), ({ battle, action, version }) => {
          if (action.by === 'referee') return;
          const live = decide(skirmish, battle, action.by, action.order, dice.forAction('dual', version));
          const loaded = new Battle<Skirmish>(copy(battle.position), FIELD);
          const other = decide(
            skirmish,
            loaded,
            action.by,
            copy(action.order),
            dice.forAction('dual', version),
          );
          expect(canonical(other)).toBe(canonical(live));
          expect(canonical(legalOrders(skirmish, loaded, action.by))).toBe(
            canonical(legalOrders(skirmish, battle, action.by)),
          );
        });
      }),
      { numRuns: 25 },
    );
  });

  test('a redacted history folds to exactly what its viewer may know', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const truth = copy(crossroads());
        const known = VIEWERS.map((viewer) => copy(view(truth, viewer)));
        playOut(match(seed), ({ action }) => {
          for (const [i, viewer] of VIEWERS.entries()) {
            const seen = redact(copy(truth), action, viewer);
            fold(known[i] as SkirmishPosition, [copy(seen)]);
          }
          fold(truth, [copy(action)]);
          for (const [i, viewer] of VIEWERS.entries())
            expect(canonical(known[i])).toBe(canonical(view(truth, viewer)));
        });
      }),
      { numRuns: 25 },
    );
  });

  test('every listed order is accepted, and an order that is not listed is refused', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOut(match(seed), ({ battle, version }) => {
          if (version % 5 !== 0) return;
          for (const { side } of battle.position.awaiting) {
            const listed = legalOrders(skirmish, battle, side);
            const texts = new Set(listed.map(({ order }) => canonical(order)));
            const dice = () => diceSeed(sha256Hex(`listed ${seed}`)).forAction('listed', version);
            for (const { order } of listed)
              expect(decide(skirmish, battle, side, order, dice())).not.toHaveProperty('refused');
            for (const unit of battle.units())
              for (const target of battle.units()) {
                const order = { order: 'fire', unit: unit.id, target: target.id };
                const accepted = !isRefusal(decide(skirmish, battle, side, order, dice()));
                expect([order, accepted]).toEqual([order, texts.has(canonical(order))]);
              }
          }
        });
      }),
      { numRuns: 15 },
    );
  });

  test('the audit agrees with every battle, and names the first action that was tampered with', () => {
    const actions: Action<Skirmish>[] = [];
    playOut(match(7), ({ action }) => actions.push(copy(action)));
    expect(audit(skirmish, new Battle<Skirmish>(crossroads(), FIELD), actions)).toBeUndefined();
    const shot = actions.findIndex(({ effects }) => effects.some(({ effect }) => effect === 'fired'));
    const tampered = copy(actions);
    const fired = tampered[shot]?.effects.find(({ effect }) => effect === 'fired')?.about as { hit: boolean };
    fired.hit = !fired.hit;
    const found = audit(skirmish, new Battle<Skirmish>(crossroads(), FIELD), tampered);
    expect(found).toMatchObject({
      version: shot + 1,
      path: expect.stringMatching(/^\$\.effects\[\d+\]\.about\.hit$/),
    });
  });

  test('every effect has its sentence', () => {
    playOut(match(11), ({ action, battle }) => {
      for (const effect of action.effects)
        expect(sentence(skirmish, effect, (id) => battle.position.units[id]?.name ?? id)).toMatch(
          /^[A-Za-z].+\.$/,
        );
    });
  });

  test('the greedy player beats the random one more often than not', () => {
    let won = 0;
    for (let seed = 0; seed < 12; seed++) {
      const bots = (side: string) =>
        side === 'blue' ? greedyBot<Skirmish>(seed) : randomBot<Skirmish>(seed);
      const end = playOut({ ...match(seed), bots });
      if (end.clock.over?.winner === 'blue') won++;
      else if (end.clock.over?.winner === 'red') won--;
    }
    expect(won).toBeGreaterThan(0);
  });
});

describe('secrets', () => {
  /** The same battle in a world where red's ambush lies somewhere else. */
  function elsewhere(hex: string): SkirmishPosition {
    const start = crossroads();
    return {
      ...start,
      units: { ...start.units, r3: { ...(start.units.r3 as SkirmishPosition['units'][string]), at: hex } },
    };
  }

  test('two worlds that differ only in what blue may not know give blue the same bytes', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('H1', 'H5', 'I3'), (seed, hex) => {
        const worlds = [elsewhere('I6'), elsewhere(hex)].map((start) => planned(start)) as [
          Battle<Skirmish>,
          Battle<Skirmish>,
        ];
        const bots = { blue: randomBot<Skirmish>(seed), red: randomBot<Skirmish>(seed + 1) };
        for (let version = 10; version < 40; version++) {
          const [one, two] = worlds;
          if (one.isOver || one.unit('r3')?.hidden === undefined) return;
          const side = one.position.awaiting[0]?.side as 'blue' | 'red';
          const seen = worlds.map((world) =>
            canonical([view(world.position, { side: 'blue' }), legalOrders(skirmish, world, 'blue')]),
          );
          expect(seen[1]).toBe(seen[0]);
          const order = bots[side](skirmish, one, side);
          if (!order || canonical(order).includes('r3')) return;
          const verdicts = worlds.map((world) => {
            const dice = diceSeed(sha256Hex(`worlds ${seed}`)).forAction('worlds', version);
            const verdict = decide(skirmish, world, side, order, dice);
            return isRefusal(verdict) ? verdict : redactAndSettle(world, verdict);
          });
          if (side === 'red' && canonical(verdicts[0]) !== canonical(verdicts[1])) return;
          expect(canonical(verdicts[1])).toBe(canonical(verdicts[0]));
          expect(two.position.clock).toEqual(one.position.clock);
        }
      }),
      { numRuns: 60 },
    );
  });

  function redactAndSettle(battle: Battle<Skirmish>, action: Action<Skirmish>) {
    const seen = redact(copy(battle.position), action, { side: 'blue' });
    settle(battle, action);
    return seen;
  }

  test('a plan is sealed until both are in', () => {
    const battle = begun();
    const action = ordered(battle, 'red', { order: 'plan', plan: 'hold' } as never);
    const blue = redact(copy(begun().position), action, { side: 'blue' });
    expect(blue.order).toEqual({ order: 'plan' });
    expect(view(battle.position, { side: 'blue' }).secrets.red).toEqual({});
    expect(view(battle.position, { side: 'red' }).secrets.red).toEqual({ plan: 'hold' });
    expect(battle.position.awaiting.map(({ side }) => side)).toEqual(['blue']);
    const revealed = ordered(battle, 'blue', { order: 'plan', plan: 'attack' } as never);
    expect(revealed.effects.map(({ effect }) => effect)).toEqual([
      'planned',
      'plans-revealed',
      'phase-began',
    ]);
  });

  test('the path of a move is for its own side: the enemy hears of one hex at a time', () => {
    const battle = planned();
    const before = copy(battle.position);
    const action = ordered(battle, 'blue', { order: 'move', unit: 'b2', path: ['B4', 'C4'] } as never);
    expect(redact(before, action, { side: 'red' })).toMatchObject({
      order: { order: 'move' },
      effects: [{ effect: 'entered', about: { unit: 'b2', from: 'A4', to: 'B4' } }],
    });
  });

  test('a unit that walks into an ambush stops short of it and both see each other', () => {
    const battle = planned();
    ordered(battle, 'blue', { order: 'move', unit: 'b2', path: ['B3', 'C4', 'D4'] } as never);
    ordered(battle, 'red', { order: 'pass' });
    const sprung = ordered(battle, 'red', { order: 'pass' });
    expect(sprung.effects.map(({ effect }) => effect)).toEqual(['ambushed']);
    expect(battle.unit('b2')?.at).toBe('C4');
    expect(view(battle.position, { side: 'blue' }).units.r3).toMatchObject({ at: 'D4' });
  });

  test('an order that names a hidden unit is answered as if there were none', () => {
    const battle = planned();
    const order = { order: 'move', unit: 'r3', path: ['D3'] };
    expect(decide(skirmish, battle, 'blue', order, scriptedDice())).toEqual({
      refused: 'NO_SUCH_UNIT',
      why: 'There is no unit "r3".',
      path: '$.unit',
    });
  });
});

describe('reactions', () => {
  test('[skirmish 2.3] the defender fires at the third hex of a move, and the move ends where the unit breaks', () => {
    const battle = planned();
    ordered(battle, 'blue', { order: 'move', unit: 'b2', path: ['B4', 'C5', 'D5'] } as never);
    ordered(battle, 'red', { order: 'pass' });
    ordered(battle, 'red', { order: 'pass' });
    expect(battle.unit('b2')?.at).toBe('D5');
    const shot = ordered(battle, 'red', { order: 'fire', unit: 'r1', target: 'b2' } as never, 3, 5, 5);
    expect(shot.effects.map(({ effect, about }) => [effect, about])).toEqual([
      ['fired', { unit: 'r1', target: 'b2', needs: 8, rolled: 8, hit: true }],
      ['broken', { unit: 'b2', morale: 4, rolled: 5 }],
    ]);
    expect(shot.rolls).toEqual([
      {
        for: 'fire',
        dice: [expect.objectContaining({ colour: 'white', face: 3 }), expect.objectContaining({ face: 5 })],
      },
      { for: 'morale', dice: [expect.objectContaining({ sides: 6, face: 5 })] },
    ]);
  });

  test('a standing order answers for its commander and nobody else learns of it', () => {
    const battle = planned();
    const word = ordered(battle, 'red', { order: 'standing-orders', rules: { reactWithin: 1 } } as never);
    expect(redact(copy(planned().position), word, { side: 'blue' }).effects).toEqual([]);
    ordered(battle, 'blue', { order: 'move', unit: 'b2', path: ['B4'] } as never);
    expect(skirmish.standing?.(battle, battle.position.awaiting[0] as never, { reactWithin: 1 })).toEqual({
      order: 'pass',
    });
    expect(
      skirmish.standing?.(battle, battle.position.awaiting[0] as never, { reactWithin: 2 }),
    ).toBeUndefined();
  });
});

describe('refusals', () => {
  test.each([
    ['red', { order: 'move', unit: 'r1', path: ['D4'] }, 'NOT_YOUR_DECISION'],
    ['blue', { order: 'fire', unit: 'b1', target: 'r1' }, 'NOT_NOW'],
    ['blue', { order: 'dance' }, 'UNKNOWN_ORDER'],
    ['blue', { order: 'move', unit: 'b1', path: ['D1'] }, 'NOT_ADJACENT'],
    ['blue', { order: 'move', unit: 'r1', path: ['D1'] }, 'NOT_YOUR_UNIT'],
  ])('%s: %j is refused with %s and leaves no trace', (side, order, code) => {
    const battle = planned();
    const before = canonical(battle.position);
    expect(decide(skirmish, battle, side, order, scriptedDice())).toMatchObject({
      refused: code,
      why: expect.stringMatching(/^\S.*\.$/),
    });
    expect(play(skirmish, battle, side, order, scriptedDice())).toMatchObject({ refused: code });
    expect(canonical(battle.position)).toBe(before);
  });

  test('a malformed order is refused with the place of the trouble', () => {
    expect(parseOrder(skirmish, { order: 'move', unit: 'b1', path: [3] })).toMatchObject({
      refused: 'MALFORMED_ORDER',
      path: '$.path.0',
    });
    expect(parseOrder(skirmish, 'move')).toMatchObject({ refused: 'MALFORMED_ORDER', path: '$' });
    expect(parseOrder(skirmish, { order: 'move', unit: 'b1', path: ['B2'] })).toEqual({
      order: 'move',
      unit: 'b1',
      path: ['B2'],
    });
  });
});

import fc from 'fast-check';
import { type Action, changesOf } from '../../src/rules-core/kernel/decide/action.js';
import { randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { copy as clone, playOut } from '../../src/rules-core/kernel/lab/match.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import type { Position } from '../../src/rules-core/kernel/position/position.js';
import { redact, view } from '../../src/rules-core/kernel/views/views.js';
import { skirmish } from '../../test/skirmish/rulebook.js';
import { crossroads, FIELD } from '../../test/skirmish/scenario.js';
import type { Skirmish } from '../../test/skirmish/system.js';
import { Gap, Replay, type Step } from './replay.js';
import type { Change } from './types.js';

/** A battle as blue may know it: the start, the steps, and what every version must look like. */
function fought(): { start: Position; steps: Step[]; versions: string[] } {
  const truth = clone(crossroads());
  const start = view(clone(truth), { side: 'blue' }) as unknown as Position;
  const steps: Step[] = [];
  const versions = [canonical(start)];
  const match = {
    rulebook: skirmish,
    table: FIELD,
    start: crossroads(),
    seed: 5,
    bots: () => randomBot<Skirmish>(5),
  };
  playOut(match, ({ action }) => {
    const seen = redact(truth, clone(action) as Action<Skirmish>, { side: 'blue' });
    steps.push({ version: steps.length + 2, changes: [...changesOf(seen)] as unknown as Change[] });
    versions.push(canonical(view(truth, { side: 'blue' })));
  });
  return { start, steps, versions };
}

/** The same over and over, there and back: long enough for checkpoints. */
function lengthened(base: ReturnType<typeof fought>, times: number): ReturnType<typeof fought> {
  const steps: Step[] = [];
  const versions = [...base.versions];
  const there = new Replay(base.start);
  for (const step of base.steps) there.add(step);
  const { start } = base;
  const back = { changes: wayBack(base) };
  for (let round = 0; round < times; round++) {
    for (const { changes } of base.steps) steps.push({ version: steps.length + 2, changes });
    steps.push({ version: steps.length + 2, changes: back.changes });
    if (round > 0) versions.push(...base.versions.slice(1));
    versions.push(base.versions[0] as string);
  }
  return { start, steps, versions };
}

function wayBack({ start, steps }: ReturnType<typeof fought>): Change[] {
  const end = new Replay(start);
  for (const step of steps) end.add(step);
  const last = end.seek(end.latest);
  const changes: Change[] = [];
  for (const id of Object.keys(last.units)) changes.push({ do: 'leave', unit: id });
  for (const [id, { id: _, ...set }] of Object.entries(start.units))
    changes.push({ do: 'enter', unit: id, set } as never);
  for (const bag of ['sides', 'secrets'] as const)
    for (const key of Object.keys(last[bag]))
      changes.push({
        do: bag === 'sides' ? 'side' : 'secret',
        side: key,
        set: restored(last[bag][key], start[bag][key]),
      } as never);
  for (const at of new Set([...Object.keys(last.locations), ...Object.keys(start.locations)]))
    changes.push({ do: 'location', at, set: restored(last.locations[at], start.locations[at]) } as never);
  changes.push({ do: 'clock', set: restored(last.clock, start.clock) } as never);
  changes.push({ do: 'await', decisions: start.awaiting });
  return changes;
}

const restored = (from: object = {}, to: object = {}): object => ({
  ...Object.fromEntries(Object.keys(from).map((key) => [key, null])),
  ...to,
});

const LONG = lengthened(fought(), 12);

function loaded(count = LONG.steps.length): Replay {
  const replay = new Replay(LONG.start);
  for (const step of LONG.steps.slice(0, count)) replay.add(step);
  return replay;
}

describe('a replay', () => {
  test('is long enough to be worth testing', () => {
    expect(LONG.steps.length).toBeGreaterThan(250);
  });

  test('shows every version as the server would, wherever it is sought from', () => {
    const replay = loaded();
    const version = fc.integer({ min: 1, max: LONG.steps.length + 1 });
    fc.assert(
      fc.property(fc.array(version, { maxLength: 12 }), (sought) => {
        for (const one of sought) {
          expect(canonical(replay.seek(one))).toBe(LONG.versions[one - 1]);
          expect(replay.version).toBe(one);
        }
      }),
    );
  });

  test('steps back and on exactly', () => {
    const replay = loaded();
    replay.seek(replay.latest);
    for (let version = replay.latest; version >= 1; version--)
      expect(canonical(replay.seek(version))).toBe(LONG.versions[version - 1]);
  });

  test('ends at its ends', () => {
    const replay = loaded();
    replay.seek(-5);
    expect([replay.version, replay.first]).toEqual([1, 1]);
    replay.seek(1e6);
    expect(replay.version).toBe(replay.latest);
    expect(replay.step(1)).toBeUndefined();
    expect(replay.step(replay.latest + 1)).toBeUndefined();
  });

  test('takes what comes twice once, tells what is missing, and stays where it is', () => {
    const replay = loaded(10);
    replay.seek(4);
    const before = canonical(replay.position);
    expect(replay.add(LONG.steps[3] as Step)).toBe(false);
    expect(() => replay.add(LONG.steps[12] as Step)).toThrow(Gap);
    expect(replay.add(LONG.steps[10] as Step)).toBe(true);
    expect([replay.latest, replay.version, canonical(replay.position)]).toEqual([12, 4, before]);
  });

  test('leaves the position it was given alone', () => {
    const before = canonical(LONG.start);
    loaded().seek(100);
    expect(canonical(LONG.start)).toBe(before);
  });
});

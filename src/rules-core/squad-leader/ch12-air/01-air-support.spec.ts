import { type Setup, Trial } from '../testkit.testkit.js';

const AIR = { chance: true } as const;
const MEN = { g1: '8-0 at A1', r1: '4-4-7 at K9' } as const;

const planes = (trial: Trial, side = 'german') =>
  trial.battle.units().filter((unit) => unit.kind === 'aircraft' && unit.side === side);
const namesOf = (trial: Trial, side?: string) => planes(trial, side).map(({ name }) => name);

/** The first Rally Phase of a game turn, in which nobody else has anything to do. */
const started = (
  air: object,
  faces: number[],
  options: NonNullable<Setup['options']> = {},
  more: Setup = {},
) =>
  new Trial(
    {
      phase: 'rally',
      ...more,
      units: { ...MEN, ...more.units },
      sides: { german: { air }, ...more.sides },
      options: { order: ['german', 'russian'], ...options },
    },
    ...faces,
  );

describe('whether it comes', () => {
  test('[squad-leader 12.1.1] only where the scenario gives it', () => {
    expect(new Trial({ phase: 'rally', units: MEN }).told('air-support-rolled')).toEqual([]);
    expect(started(AIR, [4]).told('air-support-rolled')).toHaveLength(1);
  });

  test('[squad-leader 12.1.1] not at night', () => {
    expect(started(AIR, [4, 4], { night: true }).told('air-support-rolled')).toEqual([]);
  });

  test.each([
    [1, true],
    [2, false],
    [6, false],
  ])('[squad-leader 12.1.2] a die in the first Rally Phase of the turn: %i', (rolled, comes) => {
    const trial = started(AIR, comes ? [rolled, 5, 5] : [rolled]);
    expect(trial.told('air-support-rolled')).toMatchObject([{ rolled, comes }]);
    expect(trial.battle.side('german').air?.chance).toBe(comes ? undefined : true);
  });

  test('[squad-leader 12.1.2] not in the Rally Phase of the second side, and no more after it has come', () => {
    expect(started(AIR, [], {}, { active: 'russian' }).told('air-support-rolled')).toEqual([]);
    expect(started({}, []).told('air-support-rolled')).toEqual([]);
  });

  test('[squad-leader 12.1.2] they come over the map in the next Movement Phase of their side', () => {
    const trial = started(AIR, [1, 5, 5]);
    expect(planes(trial)).toMatchObject([{ inbound: true }]);
    trial.endPhase(3);
    expect([trial.battle.clock.phase, planes(trial)[0]?.inbound]).toEqual(['movement', undefined]);
  });

  test('[squad-leader-B-214] [squad-leader 12.1/q1] in bad weather the roll is made, and what comes circles', () => {
    const trial = started(AIR, [1, 5, 5], { weather: 'rain' });
    expect(namesOf(trial)).toEqual(['fighter']);
    const ready = new Trial({
      units: { ...MEN, gf: 'fighter' },
      sides: { german: { air: {} } },
      options: { weather: 'rain' },
    });
    expect(ready.refusal('german', { order: 'strafe', aircraft: 'gf', at: 'K9', along: 3 })?.cites).toEqual([
      '12.1/q1',
    ]);
  });
});

describe('what comes', () => {
  test.each([
    [1, 3],
    [2, 2],
    [4, 2],
    [5, 1],
    [6, 1],
  ])('[squad-leader 12.1.3] a die for how many: %i is %i', (die, count) => {
    expect(planes(started(AIR, [1, die, 5]))).toHaveLength(count);
  });

  test.each([
    [1, 'Stuka'],
    [3, 'Stuka'],
    [4, 'fighter'],
    [6, 'fighter'],
  ])('[squad-leader 12.1.6] a die for the type: %i is a %s', (die, name) => {
    expect(namesOf(started(AIR, [1, 5, die]))).toEqual([name]);
  });

  test.each<[string, { west?: true }, number, number]>([
    ['German', { west: true }, 1942, 1],
    ['German', { west: true }, 1943, 2],
    ['German', { west: true }, 1944, 3],
    ['German', {}, 1944, 0],
    ['American', {}, 1941, 3],
    ['American', {}, 1943, 0],
    ['Russian', {}, 1940, 3],
    ['Russian', {}, 1941, 2],
    ['Russian', {}, 1942, 1],
    ['Russian', {}, 1943, 0],
  ])(
    '[squad-leader 12.1.7] the type of aircraft of the %s with %o in %i: +%i',
    (nationality, more, year, drm) => {
      const side = { nationality, air: { ...AIR, ...more } };
      const dice = nationality === 'Russian' ? [1, 6] : [1, 5, 6];
      expect(started({}, dice, { year }, { sides: { german: side } }).told('air-type')).toMatchObject([
        { drm },
      ]);
    },
  );

  test('[squad-leader 12.1.4] Sturmoviks come as two', () => {
    const russian = { sides: { german: { nationality: 'Russian', air: AIR } } };
    expect(namesOf(started({}, [1, 1, 1], { year: 1944 }, russian))).toEqual(['IL-2M3', 'IL-2M3']);
  });

  test.each<[number, number, number, object, string]>([
    [1941, 6, 1, {}, 'IL-2'],
    [1942, 4, 1, {}, 'IL-2M'],
    [1942, 4, 6, {}, 'IL-2'],
    [1942, 9, 1, {}, 'IL-2M3'],
    [1942, 9, 3, {}, 'IL-2M'],
    [1942, 9, 6, {}, 'IL-2'],
    [1943, 7, 1, { modified: true }, 'IL-2M3 modified'],
    [1943, 6, 1, { modified: true }, 'IL-2M3'],
    [1943, 7, 5, { modified: true }, 'IL-2M'],
    [1943, 7, 1, { bombs: true }, 'IL-2M3 bomber'],
  ])(
    '[squad-leader 12.6.2, 12.6.3, 12.6.4, 12.6.5, 12.6.10, 12.6.11, 12.6.12] in %i-%i a %i with %o brings the %s',
    (year, month, die, more, name) => {
      const sides = { german: { nationality: 'Russian', air: { ...AIR, ...more } } };
      expect(namesOf(started({}, [1, 1, die], { year, month }, { sides }))[0]).toBe(name);
    },
  );

  test('[squad-leader 12.8.2] Typhoons from 1943 on', () => {
    const sides = { german: { nationality: 'British', air: AIR } };
    expect(namesOf(started({}, [1, 5, 1], { year: 1943 }, { sides }))).toEqual(['Typhoon']);
    expect(namesOf(started({}, [1, 5, 1], { year: 1942 }, { sides }))).toEqual(['fighter']);
  });

  test('[squad-leader 12.5.14] one Stuka has a cannon of 37mm, even if it is the only one', () => {
    const tankBuster = { ...AIR, tankBuster: true };
    expect(namesOf(started(tankBuster, [1, 5, 1], { year: 1943 }))).toEqual(['Stuka 37L']);
    expect(namesOf(started(tankBuster, [1, 2, 1], { year: 1943 }))).toEqual(['Stuka 37L', 'Stuka']);
    expect(namesOf(started(tankBuster, [1, 5, 1], { year: 1942 }))).toEqual(['Stuka']);
  });

  test('[squad-leader 12.1.1] or what the scenario says, when it says', () => {
    const air = { turn: 2, aircraft: ['Stuka', 'fighter'] };
    expect(namesOf(started(air, []))).toEqual([]);
    expect(namesOf(started(air, [], {}, { turn: 2 }))).toEqual(['Stuka', 'fighter']);
  });
});

describe('how long they stay', () => {
  const staying = (airTime: number, turn: number) =>
    started(
      { since: 1 },
      [],
      {},
      {
        turn,
        units: { gf: 'fighter' },
        secrets: { german: { airTime } },
      },
    );

  test.each([
    [1, 2, 0],
    [2, 2, 1],
    [4, 4, 1],
    [4, 5, 0],
  ])('[squad-leader 12.1.5] a chit of %i: in turn %i %i are left', (airTime, turn, left) => {
    const trial = staying(airTime, turn);
    expect(planes(trial)).toHaveLength(left);
    expect(trial.told('aircraft-left')).toEqual(left === 0 ? [{ unit: 'gf', stayed: airTime }] : []);
  });

  test('[squad-leader 12.1.5] the chit is drawn in secret when they come', () => {
    const trial = started({}, [], {}, { units: { gf: ['fighter', { inbound: true }] } }).endPhase(3);
    expect(trial.battle.secret('german').airTime).toBe(3);
    expect(trial.action.rolls[0]).toMatchObject({ to: ['german'] });
  });
});

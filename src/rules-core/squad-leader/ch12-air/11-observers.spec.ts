import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const BATTERY = { calibre: 80, missions: 3 } as const;
const PLANE = ['observation plane', { battery: 'A', watch: { at: 'D4', towards: 3 } }] as const;
const UNITS = { gp: PLANE, g9: '4-6-7 at A1', r9: '4-4-7 at N12' } as const;
const SIDES = { german: { air: {}, batteries: { A: BATTERY } } } as const;
/** Somebody is asked in the Rally Phase, before the artillery has its orders. */
const BROKEN = { r7: ['4-4-7 at N14', { broken: true }], r8: '8-0 at N14' } as const;
const BIG = { columns: 14, rows: 40 } as const;
const start = (units: Units = {}, { sides, ...setup }: Setup = {}) =>
  new Trial({
    phase: 'movement',
    map: field({ D8: 'woods' }, BIG),
    ...setup,
    units: { ...UNITS, ...units },
    sides: { ...SIDES, ...sides },
  });
const place = (more: object = {}) => ({
  order: 'place-observer',
  aircraft: 'gp',
  at: 'D4',
  towards: 3,
  ...more,
});
const search = { order: 'search-from-air', aircraft: 'gp' };
const call = (at: string) => ({ order: 'call-from-air', aircraft: 'gp', at });
const over = { order: 'end-observation', aircraft: 'gp' };
/** The Movement Phase is over, and the plane looks down. */
const looking = (units: Units = {}, setup: Setup = {}) => start(units, setup).endPhase();
const counters = (trial: Trial) =>
  Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
    artillery.map(({ is }) => `${is} in ${at}`),
  );
const found = (trial: Trial) => trial.told('searched-from-air')[0]?.found;
const refused = (trial: Trial, order: object, side = 'german') =>
  trial.refusal(side, order as never)?.refused;
const laid = (is: 'request' | 'spotting round' | 'fire for effect', at: string) => ({
  [at]: { artillery: [{ side: 'german', battery: 'A', is }] },
});
const CALLS = { battery: 'A', watch: { at: 'D4', towards: 3 }, calls: { at: 'D8', units: ['r1'] } } as const;
const WOODS = { r1: '4-4-7 at D8' } as const;

describe('the plane', () => {
  test('[squad-leader 12.11.2, 12.11.8] it is placed anywhere in the Movement Phase, and leaves for good', () => {
    const trial = start({ gp: ['observation plane', { battery: 'A' }] });
    trial.order('german', place({ at: 'M30', towards: 5 }));
    expect(trial.unit('gp').watch).toEqual({ at: 'M30', towards: 5 });
    expect(refused(trial, place({ at: 'Z99' }))).toBe('NO_SUCH_HEX');
    trial.order('german', place({ at: undefined }));
    expect(trial.battle.unit('gp')).toBeUndefined();
  });

  test('[squad-leader 12.11.2] it need not be moved; and nobody is asked where there is none', () => {
    expect(looking(WOODS).awaits).toEqual(['german observation']);
    const without = start({ gp: ['fighter', {}], ...WOODS }).endPhase();
    expect(without.awaits).toEqual(['russian defensive-fire']);
  });

  test('[squad-leader 12.11.3] it flies by day', () => {
    const night = start(WOODS, { options: { night: true }, clock: { visibility: 3 } });
    expect(refused(night, place())).toBe('TOO_DARK');
    expect(night.endPhase().awaits).toEqual(['russian defensive-fire']);
  });

  test.each<[string, Setup['options'], string, string | undefined]>([
    ['30 hexes on a clear day', {}, 'D34', undefined],
    ['no farther', {}, 'D35', 'NO_SIGHT'],
    ['20 under heavy overcast', { weather: 'heavy overcast' }, 'D24', undefined],
    ['no farther under it', { weather: 'heavy overcast' }, 'D25', 'NO_SIGHT'],
    ['10 in rain', { weather: 'rain' }, 'D14', undefined],
    ['no farther in snow', { weather: 'falling snow' }, 'D15', 'NO_SIGHT'],
    ['nobody in mist', { weather: 'mist' }, 'D5', 'NOBODY_THERE'],
  ])(
    '[squad-leader 12.11.3, 12.11.9, 12.11.7] it sees %s, past all obstacles',
    (_, options = {}, at, code) => {
      const map = field({ D8: 'woods', D12: 'stone-building', E5: { level: 3 } }, BIG);
      expect(refused(looking({ r1: `4-4-7 at ${at}` }, { options, map }), call(at))).toBe(code);
    },
  );
});

describe('what it sees', () => {
  const covered = (terrain: string) => field({ D8: terrain as never }, BIG);
  test.each<[string, Setup, Placed, string | undefined]>([
    ['men in the open', { map: field({}, BIG) }, '4-4-7 at D8', undefined],
    ['a tank in brush', { map: covered('brush') }, ['T-34 at D8', { facing: 0 }], undefined],
    ['men in brush', { map: covered('brush') }, '4-4-7 at D8', 'NOBODY_THERE'],
    ['woods', { map: covered('woods') }, ['T-34 at D8', { facing: 0 }], 'NOBODY_THERE'],
    ['buildings', { map: covered('stone-building') }, '4-4-7 at D8', 'NOBODY_THERE'],
    ['orchards', { map: covered('orchard') }, '4-4-7 at D8', 'NOBODY_THERE'],
    [
      'smoke',
      { map: field({}, BIG), marks: { D8: { smoke: [{ side: 'german', kind: 'full' }] } } },
      '4-4-7 at D8',
      'NOBODY_THERE',
    ],
    [
      'bunkers',
      { map: field({}, BIG), marks: { D8: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } } },
      ['4-4-7 at D8', { bunkered: 'D8' }],
      'NOBODY_THERE',
    ],
  ])('[squad-leader 12.11.4/a] without a search: %s', (_, setup, r1, code) => {
    expect(refused(looking({ r1 }, setup), call('D8'))).toBe(code);
  });

  test('[squad-leader 12.11.4/a] who has searched calls on none of those in the open', () => {
    const trial = looking({ ...WOODS, r2: '4-4-7 at D9' });
    trial.order('german', search, 1, 3, 1);
    expect([found(trial), refused(trial, call('D9'))]).toEqual([['D8'], 'NOBODY_THERE']);
    expect(refused(trial, search)).toBe('HAS_TRIED');
  });
});

describe('the search', () => {
  const dice = (trial: Trial, order: object, ...faces: number[]) =>
    trial.order('german', order as never, ...faces);
  test('[squad-leader 12.11.4/b] the dice say how far ahead, and 2 or less finds all in a hex', () => {
    expect(found(dice(looking(WOODS), search, 1, 2))).toEqual([]);
    expect(found(dice(looking(WOODS), search, 1, 3, 2))).toEqual(['D8']);
    expect(found(dice(looking(WOODS), search, 1, 3, 3))).toEqual([]);
  });

  test.each<[string, string, boolean]>([
    ['straight ahead', 'D10', true],
    ['wholly between the lines', 'E7', true],
    ['cut by a line', 'E6', false],
    ['beside it', 'H5', false],
    ['behind it', 'D2', false],
    ['beyond the range', 'D12', false],
  ])('[squad-leader 12.11.4/b] it searches what is ahead: %s', (_, at, isSearched) => {
    const trial = looking({ r1: `4-4-7 at ${at}` }, { map: field({ [at]: 'woods' }, BIG) });
    expect(found(dice(trial, search, 2, 4, ...(isSearched ? [1] : [])))).toEqual(isSearched ? [at] : []);
  });

  test('[squad-leader 12.11.4/b] the hidden are not looked for', () => {
    const trial = looking({ r1: ['4-4-7 at D8', { hidden: true }] });
    expect(found(dice(trial, search, 3, 3))).toEqual([]);
  });

  const RING = { D7: 'woods', D9: 'woods', C8: 'woods', C9: 'woods', E8: 'woods', E9: 'woods' } as const;
  test.each<[string, Units, Setup, number]>([
    ['a squad in woods', WOODS, {}, 0],
    ['surrounded by woods', WOODS, { map: field({ ...RING, D8: 'woods' }, BIG) }, 1],
    ['under a "?"', { r1: ['4-4-7 at D8', { concealed: true }] }, {}, 1],
    [
      'in smoke',
      { r1: '4-4-7 at D8' },
      { map: field({}, BIG), marks: { D8: { smoke: [{ side: 'german', kind: 'full' }] } } },
      1,
    ],
    ['of its own side', { g1: '4-6-7 at D8' }, {}, 1],
    ['a leader', { r1: '8-0 at D8' }, {}, 1],
    ['a crew', { r1: 'crew 2-3-7 at D8' }, {}, 1],
    ['a vehicle', { r1: ['T-34 at D8', { facing: 0 }] }, {}, -1],
    ['three squads', { r1: '4-4-7 at D8', r2: '4-4-7 at D8', r3: '4-4-7 at D8' }, {}, -1],
    ['who have fired', { r1: ['4-4-7 at D8', { fired: true }] }, {}, -2],
    ['who came through the open', { r1: ['4-4-7 at D8', { track: ['D9', 'D8'] }] }, {}, -3],
    [
      'who came through woods',
      { r1: ['4-4-7 at D8', { track: ['D9', 'D8'] }] },
      { map: field({ D8: 'woods', D9: 'woods' }, BIG) },
      0,
    ],
  ])('[squad-leader 12.11.4/t] what makes them easier to find, or harder: %s', (_, units, setup, drm) => {
    const on = (face: number) => found(dice(looking(units, setup), search, 1, 3, face));
    const last = 2 - drm;
    expect(on(Math.min(6, Math.max(1, last)))).toEqual(last >= 1 ? ['D8'] : []);
    if (last < 6) expect(on(last + 1)).toEqual([]);
  });

  test.each([
    ['heavy overcast', [2, 2], [2, 3]],
    ['rain', [2, 3], [3, 3]],
    ['falling snow', [2, 3], [3, 3]],
    ['fog', [3, 3], [3, 4]],
  ] as const)('[squad-leader 12.11.9] %s takes away from the range', (weather, short, enough) => {
    const setup = { options: { weather } } as const;
    expect(found(dice(looking(WOODS, setup), search, ...short))).toEqual([]);
    expect(found(dice(looking(WOODS, setup), search, ...enough, 1))).toEqual(['D8']);
  });

  test('[squad-leader 12.11.10] in mist and fog all have to be found, and a 12 is its end', () => {
    const open = { map: field({}, BIG), options: { weather: 'mist' } } as const;
    expect(found(dice(looking({ r1: '4-4-7 at D6' }, open), search, 3, 3, 1))).toEqual(['D6']);
    const lost = dice(looking(WOODS, open), search, 6, 6);
    expect(lost.battle.unit('gp')).toBeUndefined();
    const clear = dice(looking(WOODS), search, 6, 6, 6);
    expect(clear.unit('gp').airframe).toBe('observation');
  });
});

describe('the fire that it calls', () => {
  const TWO = { ...WOODS, r2: '4-4-7 at D10' } as const;
  const woods = field({ D8: 'woods', D10: 'woods' }, BIG);

  test('[squad-leader 12.11.5, 12.11.5/a, 12.11.6] on one of the hexes, at once', () => {
    const trial = looking(TWO, { map: woods }).order('german', search, 4, 4, 1, 1);
    expect(found(trial)).toEqual(['D10', 'D8']);
    expect([refused(trial, over), refused(trial, call('D9'))]).toEqual(['MUST_FIRE', 'NOBODY_THERE']);
    trial.order('german', call('D10'));
    expect([counters(trial), trial.unit('gp').calls]).toEqual([
      ['request in D10'],
      { at: 'D10', units: ['r2'] },
    ]);
  });

  test('[squad-leader 12.11.5/a, 12.11.5] where its own men alone were found the enemy directs it', () => {
    const trial = looking({ g1: '4-6-7 at D8' }).order('german', search, 4, 4, 1);
    expect(trial.awaits).toEqual(['russian observation']);
    expect(refused(trial, over, 'russian')).toBe('MUST_FIRE');
    expect(counters(trial.order('russian', call('D8')))).toEqual(['request in D8']);
  });

  test('[squad-leader 12.11.6, 12.11.1] no radio is needed, and the battery is asked with 1 less', () => {
    const sides = { german: { air: {}, batteries: { A: { calibre: 80 } } } } as const;
    const open = { map: field({}, BIG), sides } as const;
    const granted = looking(WOODS, open).order('german', call('D8'), 4, 5);
    expect([granted.told('battery-asked')[0]?.granted, counters(granted)]).toEqual([true, ['request in D8']]);
    const none = looking(WOODS, open).order('german', call('D8'), 5, 5);
    expect([counters(none), none.unit('gp').calls]).toEqual([[], undefined]);
  });

  test.each([
    [2, [], 'spotting round in D8'],
    [3, [1, 2], 'spotting round in D6'],
  ])(
    '[squad-leader 12.11.6] its request is spotted with the error of others, and the place is kept: %i',
    (die, more, is) => {
      const trial = start(
        { ...WOODS, ...BROKEN, gp: ['observation plane', CALLS] },
        { phase: 'advance', marks: laid('request', 'D8') },
      );
      trial.endPhase(die, ...more);
      expect([counters(trial), trial.unit('gp').calls?.at]).toEqual([[is], 'D8']);
    },
  );

  const shell = (at: string, ...faces: number[]) => {
    const trial = start(
      { ...WOODS, ...BROKEN, gp: ['observation plane', CALLS] },
      {
        phase: 'rally',
        active: 'russian',
        options: { order: ['german', 'russian'] },
        marks: laid('spotting round', at),
      },
    );
    while (trial.battle.clock.phase === 'rally') trial.endPhase(...(at === 'D8' ? [] : faces));
    return trial;
  };
  test('[squad-leader 12.11.6/a] in the next turn fire for effect goes for that hex, with its error', () => {
    expect(counters(shell('D8'))).toEqual(['fire for effect in D8']);
    expect(counters(shell('D6', 1))).toEqual(['fire for effect in D8']);
    expect(counters(shell('D6', 4, 1, 3))).toEqual(['fire for effect in D7']);
  });

  const MISS = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6];
  const falls = (at: string, more: object = {}) => {
    const trial = start(
      { r1: '4-4-7 at D30', gp: ['observation plane', CALLS] },
      {
        active: 'russian',
        options: { order: ['german', 'russian'] },
        marks: laid('fire for effect', at),
        sides: { german: { air: {}, batteries: { A: { ...BATTERY, ...more } } } },
      },
    );
    return trial.endPhase(...MISS);
  };
  test('[squad-leader 12.11.6/b] once it has struck there it is over; elsewhere it goes on', () => {
    const struck = falls('D8');
    expect([counters(struck), struck.unit('gp').calls]).toEqual([[], undefined]);
    const missed = falls('D7');
    expect([counters(missed), missed.unit('gp').calls?.at]).toEqual([['fire for effect in D7'], 'D8']);
  });

  test('[squad-leader 12.11.8] the plane leaves when its battery has fired all that it has', () => {
    expect(falls('D8', { used: 2 }).battle.unit('gp')).toBeUndefined();
    expect(falls('D8', { used: 1 }).unit('gp').airframe).toBe('observation');
  });

  test('[squad-leader 12.11.6/a, 12.11.6/b] found again in another hex they draw the fire after them', () => {
    const moved = { r1: '4-4-7 at D9', gp: ['observation plane', CALLS] } as const;
    const trial = looking(moved, { marks: laid('spotting round', 'D6'), map: field({ D9: 'woods' }, BIG) });
    trial.order('german', search, 4, 4, 1).order('german', call('D9'));
    expect([counters(trial), trial.unit('gp').calls?.at]).toEqual([['spotting round in D6'], 'D9']);
  });

  test('[squad-leader 12.11.6/b] it ends when the battery gives no more', () => {
    const trial = start(
      { ...WOODS, ...BROKEN, gp: ['observation plane', CALLS] },
      {
        phase: 'rally',
        active: 'russian',
        options: { order: ['german', 'russian'] },
        marks: laid('fire for effect', 'D7'),
        sides: { german: { air: {}, batteries: { A: { calibre: 80, used: 3 } } } },
      },
    );
    while (trial.battle.clock.phase === 'rally') trial.endPhase(4, 4);
    expect([counters(trial), trial.unit('gp').calls]).toEqual([[], undefined]);
  });
});

describe('fire at it', () => {
  const flak = { r1: '4-4-7 at D8', rm: ['HMG with r1', { fp: 16 }] } as const;
  const fire = { order: 'fire-at-aircraft', unit: 'rm' };
  const defended = (units: Units = {}, setup: Setup = {}) => {
    const trial = looking({ ...flak, ...units }, setup);
    return trial.order('german', over);
  };

  test('[squad-leader 12.4.8] in any fire phase, past woods and hills', () => {
    const map = field({ D7: 'woods', D6: { level: 3 } }, BIG);
    const trial = defended({}, { map }).order('russian', fire, 6, 6);
    expect(trial.told('flak')).toMatchObject([{ plane: 'gp', fp: 8 }]);
    const own = start(
      { ...flak, gp: PLANE },
      { phase: 'prep-fire', active: 'russian', enemy: 'german', map },
    );
    own.order('russian', fire, 6, 6);
    expect([own.told('flak').length, own.unit('r1').prep]).toEqual([1, true]);
    const nobody = start(
      { ...flak, gp: ['observation plane', { battery: 'A' }] },
      { phase: 'prep-fire', active: 'russian', enemy: 'german' },
    );
    expect(refused(nobody, fire, 'russian')).toBe('NOBODY_THERE');
  });

  test('[squad-leader 12.4.9, 12.11.7, 12.11.8] destroyed it counts as two, and its fire is lost', () => {
    const trial = defended({ gp: ['observation plane', CALLS] }, { marks: laid('spotting round', 'D20') });
    trial.order('russian', fire, 1, 1);
    expect([trial.battle.unit('gp'), counters(trial)]).toEqual([undefined, []]);
    expect(trial.battle.side('german').lost).toEqual(['gp', 'gp']);
  });

  test('[squad-leader 12.4.9, 12.11.8] its morale is 7, and damaged it leaves when the phase ends', () => {
    const checks = (...faces: number[]) => defended().order('russian', fire, 3, 3, ...faces);
    expect(checks(3, 3).told('aircraft-checked')).toMatchObject([{ needs: 7 }]);
    const damaged = checks(5, 4);
    expect(damaged.battle.unit('gp')?.damage).toBeGreaterThan(0);
    expect(damaged.endPhase().battle.unit('gp')).toBeUndefined();
    expect(checks(1, 1).endPhase().unit('gp').airframe).toBe('observation');
  });
});

describe('other aircraft', () => {
  test('[squad-leader 12.11.7] fighters that meet it are not lost', () => {
    const trial = new Trial({
      phase: 'rally',
      active: 'russian',
      options: { order: ['german', 'russian'] },
      units: { ...UNITS, rf: 'fighter' },
      sides: { german: { air: {} }, russian: { air: {} } },
    });
    while (!trial.awaits.includes('russian air-combat')) trial.endPhase();
    trial.order('russian', 'pass', 6, 1);
    expect(trial.told('air-combat')[0]?.loser).toBeUndefined();
    expect(trial.unit('rf').airframe).toBe('fighter');
  });

  test('[squad-leader 12.11.7, 12.11.8] it comes by the roll for air support, and stays beyond the time of others', () => {
    const trial = new Trial({
      phase: 'close-combat',
      active: 'russian',
      turn: 3,
      options: { order: ['german', 'russian'], turns: 9 },
      units: UNITS,
      sides: { german: { air: { since: 1 } } },
      secrets: { german: { airTime: 1 } },
    });
    while (trial.battle.clock.phase !== 'prep-fire') trial.endPhase();
    expect(trial.unit('gp').airframe).toBe('observation');
    const drawn = new Trial(
      {
        phase: 'rally',
        units: { g9: '4-6-7 at A1', r9: '4-4-7 at N12' },
        sides: { german: { air: { chance: true, aircraft: ['observation plane'] } } },
      },
      1,
    );
    while (drawn.battle.clock.phase === 'rally') drawn.endPhase();
    expect(drawn.battle.units().find(({ airframe }) => airframe === 'observation')?.inbound).toBe(true);
  });
});

test('[squad-leader 12.11.4/b] a search finds men upstairs, and fire is called on their hex', () => {
  const buildings = [{ is: 'stone', hexes: 'D7 D8', upperLevels: 2, stairways: 'D7' }];
  const trial = looking({ r1: '4-4-7 at D7/1' }, { map: drawn({ ...BIG, buildings }) });
  trial.order('german', search, 5, 5, 1);
  expect([found(trial), refused(trial, call('D7'))]).toEqual([['D7'], undefined]);
});

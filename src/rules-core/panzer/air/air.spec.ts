/** Aircraft with the cards and tables of a referee: those here are made up for the tests. */
import type { PanzerSystem, Task } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

const BOMB = {
  name: 'Bombs',
  kind: 'bomb',
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 2 }, factor: { P: 9 } }],
} as const;
const CANNON = {
  name: 'Cannon',
  kind: 'gun',
  field: 'A',
  rows: [
    { ammo: 'GP', type: 'GP', range: { P: 3 }, factor: { P: 4 } },
    { ammo: 'AP', type: 'KE', range: { P: 3 }, factor: { P: 20 }, damageClass: '75-76mm KE' },
  ],
} as const;
const ROCKETS = { ...BOMB, name: 'Rockets', kind: 'rocket', pattern: 'closed' } as const;
const STUKA = {
  name: 'Ju 87',
  kind: 'aircraft',
  nation: 'german',
  points: 40,
  gpDefense: 3,
  speed: 4,
  altitude: 'Medium',
  weapons: [BOMB, CANNON, ROCKETS],
} as const;
const TABLES: NonNullable<Options['air']> = [
  { altitude: 'Low', upToSpeed: 9, acquires: [1, 2], range: 3, tracked: [1], ap: -2, gp: -10, flak: 10 },
  { altitude: 'Medium', upToSpeed: 5, acquires: [1], range: 4, tracked: [1, 2], flak: -10 },
  { altitude: 'Medium', upToSpeed: 9, acquires: [2], range: 2, tracked: [2] },
  { altitude: 'High', upToSpeed: 9, acquires: [2], range: 4, tracked: [] },
];
const FLAK = {
  name: 'Flak',
  kind: 'gun',
  field: 'F',
  antiAircraft: true,
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 8 }, factor: { P: 6 } }],
} as const;

const MINES = [{ side: 'soviet', strength: 'hasty', vehicular: true }];

interface Parts {
  readonly plane?: object;
  readonly units?: Readonly<Record<string, Placed>>;
  readonly options?: Options;
  readonly phase?: 1 | 2;
  readonly map?: ReturnType<typeof field>;
  readonly marks?: object;
  readonly sides?: object;
  readonly gun?: object;
}

const stepsOf = (phase: 1 | 2): Task[] => [
  { task: 'direct-fire', side: 'german' },
  { task: 'air-attack', side: 'german' },
  { task: 'anti-aircraft', side: 'soviet' },
  { task: 'air', phase },
];

/** A Stuka over F8, an AA gun in F5 that faces it, and a squad under the aircraft. */
const sky = ({ plane = {}, units = {}, options = {}, phase = 1, gun = {}, ...more }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['Ju 87 at F8', plane],
      s1: ['45mm M37 ATG at F5', { facing: 3, weapons: [FLAK] as never, ...gun }],
      s2: 'Soviet squad at F8',
      g9: 'Rifle squad at A1',
      ...units,
    },
    options: { cards: [STUKA as never], air: TABLES, ...options },
    agenda: stepsOf(phase),
    ...(more as object),
  });

const AT = { order: 'anti-aircraft', unit: 's1', weapon: 'Flak', target: 'g1' };
const flak = (trial: Trial, rolled: number, ...faces: number[]) =>
  trial.order('soviet', AT, ...d100(rolled), ...faces);
const attack = (weapon = 'Bombs', target = 's2', ammo = 'GP') => ({
  order: 'air-attack',
  aircraft: 'g1',
  weapon,
  ammo,
  target,
});
/** No Anti-Aircraft fire, then the attack. */
const bombed = (parts: Parts, order: object, ...faces: number[]) => {
  const trial = sky(parts);
  if (trial.awaits.includes('soviet anti-aircraft')) trial.order('soviet', 'end-step');
  return trial.order('german', { ...attack(), ...order }, ...faces);
};

describe('without a referee', () => {
  test('[panzer S.air-phases] aircraft without tables are refused with the reason, and without cards there are none', () => {
    expect(() => sky({ options: { air: undefined } as never })).toThrow('give them as options.air');
    const unknown = () => new Trial({ units: { g1: 'Ju 87 at F8', s1: 'Soviet squad at F9' } });
    expect(unknown).toThrow('There is no counter');
  });

  test('[panzer S.air-phases] the Air Phases pass by when nobody flies', () => {
    const trial = new Trial({
      units: { g1: 'Rifle squad at D4', s1: 'Soviet squad at F9' },
      agenda: stepsOf(1),
    });
    expect(trial.awaits).toEqual(['german direct-fire']);
  });
});

describe('the Air Phases', () => {
  const acquired = (parts: Parts) => sky(parts).unit('g1').acquired;

  test('[panzer CES.12/b, S.aircraft/c] it acquires ground units near it in the phase that its speed and altitude allow', () => {
    expect(acquired({})).toEqual(['s1', 's2']);
    expect(acquired({ phase: 2 })).toEqual([]);
    expect(acquired({ plane: { speed: 8 }, phase: 2 })).toEqual(['s2']);
    expect(acquired({ plane: { altitude: 'High' } })).toEqual([]);
    expect(acquired({ units: { s2: ['Soviet squad at F8', { fullCover: true }] } })).toEqual(['s1']);
    expect(sky({ plane: { speed: 8 } }).awaits).toEqual(['german direct-fire']);
    const far = sky({ units: { s3: 'Soviet squad at F14' } });
    expect(far.order('soviet', 'end-step').refusal('german', attack('Bombs', 's3'))?.refused).toBe(
      'NO_SUCH_TARGET',
    );
  });

  test('[panzer CES.12/c] AA units track it in the phase that its speed and altitude allow, and then only fire at it', () => {
    expect(sky().awaits).toEqual(['soviet anti-aircraft']);
    expect(sky({ plane: { altitude: 'High' }, phase: 2 }).awaits).toEqual(['german air-attack']);
    const low = sky({ plane: { altitude: 'Low' }, phase: 2 });
    expect(low.unit('g1').tracked).toBeUndefined();
  });
});

describe('Anti-Aircraft fire', () => {
  test('[panzer S.aircraft/b, CES.12/a] No Effect, Suppressed, Damage; speed and altitude modify it', () => {
    const miss = flak(sky(), 20);
    expect(miss.told('flak')[0]).toMatchObject({ factor: 6, defense: 3, net: 10, result: 'No Effect' });
    const low = flak(sky({ plane: { altitude: 'Low' } }), 20);
    expect(low.told('flak')[0]?.net).toBe(30);
    const results = [50, 100].map((rolled) => flak(sky(), rolled));
    expect(results.map((trial) => trial.told('flak')[0]?.result)).toEqual(['Suppressed', 'Damage']);
    expect(results[0]?.unit('g1').suppressed).toBe('on');
    expect(results[1]?.unit('g1').damaged).toBe(true);
    expect(results[1]?.unit('s1')).toMatchObject({ fired: true, spot: 'fire' });
  });

  test('[panzer S.aircraft/a, S.aircraft/d] Damaged again it crashes, which does not count against its formation', () => {
    const sides = { german: { formations: { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 3 } } } };
    const trial = flak(sky({ plane: { damaged: true }, sides, options: { optional: ['7.1'] } }), 100);
    expect(trial.told('lost')).toEqual([{ unit: 'g1', how: 'crashed' }]);
    expect(trial.battle.side('german').formations?.a?.losses).toBeUndefined();
    expect(trial.battle.side('german').lost).toMatchObject([{ unit: 'g1', points: 40 }]);
  });

  test('[panzer 7.31.3.2/b] it crashes into the mines below it with 15 GP Factors', () => {
    const trial = flak(
      sky({ plane: { damaged: true }, marks: { F8: { mines: MINES } }, options: { optional: ['7.31'] } }),
      100,
      ...d100(99),
    );
    expect(trial.told('minefield-shelled')[0]).toMatchObject({ at: 'F8', factor: 15 });
  });

  test('[panzer CES.12/c × S.fires-per-turn] with an Anti-Aircraft weapon that works, in range, once in a turn', () => {
    const why = (parts: Parts, order: object = {}) =>
      sky(parts).refusal('soviet', { ...AT, ...order })?.refused;
    expect(why({ gun: { fired: true } })).toBe('HAS_FIRED');
    expect(why({ gun: { weapons: [{ ...FLAK, state: 'malfunction' }] } })).toBe('OUT_OF_ORDER');
    expect(why({ gun: { weapons: [{ ...FLAK, antiAircraft: undefined }] } })).toBe('NO_SUCH_WEAPON');
    expect(why({ units: { s1: ['45mm M37 ATG at Q5', { facing: 4, weapons: [FLAK] as never }] } })).toBe(
      'OUT_OF_RANGE',
    );
    expect(why({}, { target: 's2' })).toBe('NO_SUCH_TARGET');
    expect(why({}, { target: 's9' })).toBe('NO_SUCH_TARGET');
    expect(why({}, { unit: 's9' })).toBe('NOT_YOUR_UNIT');
    expect(why({}, { unit: 'g1' })).toBe('NOT_YOUR_UNIT');
  });
});

describe('an air attack', () => {
  test('[panzer S.aircraft/a, CES.12/a] bombs fall on everybody in the hex, rockets on their whole pattern', () => {
    const g2: Placed = 'Rifle squad at F8';
    const bombs = bombed({ units: { g2 } }, {}, ...d100(2), ...d100(99));
    expect(bombs.told('air-strike').map(({ target, result }) => [target, result])).toEqual([
      ['g2', 'No Effect'],
      ['s2', 'Effective'],
    ]);
    expect(bombs.unit('s2').kind).toBe('half-squad');
    expect(bombs.told('bombs-fall')[0]?.hexes).toEqual(['F8']);
    const rockets = bombed(
      { units: { s3: 'Soviet squad at F7' } },
      { weapon: 'Rockets' },
      ...d100(2),
      ...d100(2),
    );
    expect(
      rockets
        .told('air-strike')
        .map(({ target }) => target)
        .sort(),
    ).toEqual(['s2', 's3']);
    expect(rockets.refusal('german', attack())?.refused).toBe('HAS_FIRED');
  });

  test('[panzer CES.12/a] guns fire by the AP and GP procedures, with speed and altitude; AP from above', () => {
    const low = { altitude: 'Low' };
    const s3: Placed = ['T-34 at F7', { facing: 0 }];
    const order = { weapon: 'Cannon', target: 's3', ammo: 'AP' };
    const ap = bombed({ plane: low, units: { s3 } }, order, ...d100(1), ...d100(10), 1);
    expect(ap.told('ap-fire')[0]?.modifiers).toContainEqual({
      why: 'speed and altitude',
      value: -2,
      cites: 'CES.12/a',
    });
    expect(ap.told('hit-located')[0]?.line).toBe('from above');
    const gp = bombed({ plane: low }, { weapon: 'Cannon' }, ...d100(30));
    expect(gp.told('gp-fire')[0]).toMatchObject({ factor: 4, net: 20 });
    const leg = sky().order('soviet', 'end-step');
    expect(leg.refusal('german', attack('Cannon', 's2', 'AP'))?.refused).toBe('NOT_A_VEHICLE');
  });

  test('[panzer 7.8.3/g] an Open A-Type is Damaged where one that is Buttoned Up is only Suppressed', () => {
    const tank = (hatch: 'open' | 'buttoned'): Placed => ['T-34 at F8', { hatch, gpDefense: 12 }];
    const hit = (hatch: 'open' | 'buttoned', ...faces: readonly number[]) =>
      bombed({ units: { s2: tank(hatch) }, options: { optional: ['7.8'] } }, {}, ...d100(99), ...faces);
    expect(hit('open', ...d100(100)).told('damaged')).toMatchObject([{ unit: 's2', what: 'turret' }]);
    expect(hit('buttoned').told('suppressed')).toEqual([{ unit: 's2' }]);
  });

  test('[panzer 7.46 × S.aircraft/a] bombs burst in the trees of a grove', () => {
    const net = (optional: Options['optional']) =>
      bombed({ map: field({ F8: 'orchard' }), options: { optional } }, {}, ...d100(10)).told('air-strike')[0]
        ?.net;
    expect([net([]), net(['7.46'])]).toEqual([10, 20]);
  });

  test('[panzer 7.31.3.2/a] bombs attack the mines in their pattern', () => {
    const trial = bombed(
      { marks: { F8: { mines: MINES } }, options: { optional: ['7.31'] } },
      {},
      ...d100(2),
      ...d100(99),
    );
    expect(trial.told('minefield-shelled')[0]).toMatchObject({ by: 'Ju 87', at: 'F8', factor: 9 });
    expect(trial.kinds).toContain('minefield-cleared');
  });

  test('[panzer 7.35/a, 7.35/d] bombs and rockets may set alight what lies in their pattern, occupied or not', () => {
    const marks = { F8: { terrain: 'wood building' }, F7: { terrain: 'rubble' } };
    const shelledBy = (order: object) => {
      const trial = bombed({ marks, options: { optional: ['7.35'] } }, order, ...d100(2));
      return [trial.at('F8').shelled, trial.at('F7').shelled];
    };
    const hit = { factor: 9, by: 'german' };
    expect(shelledBy({})).toEqual([hit, undefined]);
    expect(shelledBy({ weapon: 'Rockets' })).toEqual([hit, hit]);
  });

  test('[panzer 7.1.2/b × CES.12/a] a unit that was attacked from the air checks its morale', () => {
    const sides = {
      soviet: { formations: { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } },
    };
    const trial = bombed({ sides, options: { optional: ['7.1'] } }, {}, ...d100(2), ...d100(100));
    expect(trial.told('morale-check')).toMatchObject([{ unit: 's2', why: 'Air Attack' }]);
  });

  test('[panzer 7.50/d × CES.12/a] it gives no right to Defensive Fire', () => {
    const trial = bombed({ options: { optional: ['7.50'] } }, { weapon: 'Cannon' }, ...d100(2));
    expect(trial.awaits).toEqual(['german air-attack']);
  });
});

describe('bombs under Anti-Aircraft fire', () => {
  const options: Options = { optional: ['7.26'] };
  const met = (result: 'none' | 'hit', from = 'F5') => [{ from, result }];
  const dropped = (plane: object, ...faces: number[]) =>
    bombed({ plane, options, units: { s2: ['Soviet squad at F8', { gpDefense: 30 }] } }, {}, ...faces);
  const scatters = (plane: object, rolled: number) => {
    const trial = dropped(plane, rolled, ...(rolledScatters(plane, rolled) ? [1] : d100(2)));
    return trial.told('bomb-scatter')[0]?.scatters;
  };
  const GRADES = { Elite: 2, Veteran: 1, Seasoned: 0, Regulars: -1, Green: -2 } as const;
  const rolledScatters = (
    plane: { flak?: readonly { result: string }[]; grade?: keyof typeof GRADES },
    rolled: number,
  ) => rolled + GRADES[plane.grade ?? 'Seasoned'] <= (plane.flak?.[0]?.result === 'hit' ? 6 : 2);

  test('[panzer 7.26/f] without effect they scatter on 1 and 2, after Suppressed or Damage on 6 or less', () => {
    expect([2, 3].map((rolled) => scatters({ flak: met('none') }, rolled))).toEqual([true, false]);
    expect([6, 7].map((rolled) => scatters({ flak: met('hit') }, rolled))).toEqual([true, false]);
    const suppressed = flak(sky({ options }), 50);
    expect(suppressed.unit('g1').flak).toEqual(met('hit'));
    suppressed.order('soviet', 'end-step').order('german', attack(), 6, 1);
    expect(suppressed.told('bomb-scatter')[0]).toMatchObject({ needs: 6, scatters: true });
  });

  test('[panzer 7.26/g] Unit Grade: Elite +2, Veteran +1, Regulars -1, Green -2', () => {
    const least = { Elite: 1, Veteran: 2, Regulars: 4, Green: 5 } as const;
    for (const [grade, from] of Object.entries(least)) {
      const plane = { grade: grade as 'Elite', flak: met('none') };
      expect([from - 1, from].map((rolled) => rolled >= 1 && scatters(plane, rolled))).toEqual([
        from > 1,
        false,
      ]);
    }
  });

  test('[panzer 7.26/h] the (d6) gives the direction: 1 hex from Medium Altitude, 2 from High', () => {
    const strays = (plane: object, direction: number) =>
      dropped({ flak: met('none'), ...plane }, 1, direction).told('bombs-stray');
    expect(strays({}, 1)).toEqual([{ aircraft: 'g1', from: 'F8', to: 'F7' }]);
    expect(strays({}, 4)).toEqual([{ aircraft: 'g1', from: 'F8', to: 'F9' }]);
    const high = sky({ plane: { altitude: 'High', flak: met('none') }, phase: 2, options });
    high.order('german', attack(), 1, 1);
    expect(high.told('bombs-stray')).toEqual([{ aircraft: 'g1', from: 'F8', to: 'F6' }]);
  });

  test('[panzer 7.26/e] not from Low Altitude, not when the fire was far away, not without the option', () => {
    const quiet = (trial: Trial) => expect(trial.kinds).not.toContain('bomb-scatter');
    quiet(dropped({ altitude: 'Low', flak: met('hit') }, ...d100(2)));
    quiet(dropped({ flak: met('hit', 'F14') }, ...d100(2)));
    quiet(bombed({ plane: { flak: met('hit') } }, {}, ...d100(2)));
  });
});

test('[panzer S.aircraft/c × S.sequence/f] what aircraft acquired and met is forgotten at the end of the turn', () => {
  const met = { tracked: true, acquired: ['s2'], flak: [{ from: 'F5', result: 'hit' }] } as const;
  const trial = new Trial({
    units: { g1: ['Ju 87 at F8', met as never], g9: 'Rifle squad at A1', s2: 'Soviet squad at F8' },
    options: { cards: [STUKA as never], air: TABLES },
    agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'clear-counters' }],
  });
  const { tracked, acquired, flak: left } = trial.unit('g1');
  expect([tracked, acquired, left]).toEqual([undefined, undefined, undefined]);
});

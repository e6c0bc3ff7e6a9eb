import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const LAUNCHER = '150 rocket launcher with g1';
const UNITS = {
  g1: 'crew 2-4-7 at D9',
  gr: [LAUNCHER, { facing: 0 }],
  r1: '4-4-7 at D4',
  r9: '4-4-7 at N12',
} as const;
const start = (units: Units = {}, setup: Setup = {}) =>
  new Trial({ units: { ...UNITS, ...units }, ...setup });
const MISS = [6, 5] as const;
const salvo = (...shots: (readonly [at: string, rockets: number, target?: string])[]) => ({
  order: 'fire-rockets',
  unit: 'gr',
  salvo: shots.map(([at, rockets, target]) => ({ at, rockets, ...(target && { target }) })),
});
const misses = (n: number) => Array.from({ length: n }, () => MISS).flat();
const refused = (trial: Trial, order: object) => trial.refusal('german', order as never)?.refused;
const aimed = (trial: Trial) => trial.told('ordnance-fired').map(({ at }) => at);

describe('a salvo', () => {
  test('[squad-leader 10.7.1, 10.7.2, 10.1.2, 10.1.7.6] as many rockets as it has tubes, at targets named beforehand', () => {
    const trial = start({ r2: '4-4-7 at D5' });
    expect(refused(trial, salvo(['D4', 5], ['D5', 2]))).toBe('NO_AMMUNITION');
    trial.order('german', salvo(['D4', 2], ['D5', 1]), ...misses(3));
    expect(aimed(trial)).toEqual(['D4', 'D4', 'D5']);
    expect(trial.unit('gr').spentTubes).toBe(3);
    expect(refused(trial, salvo(['D4', 1]))).toBe('HAS_FIRED');
  });

  test('[squad-leader 10.7.1] empty tubes fire nothing, and a launcher fires no single shots', () => {
    const empty = start({ gr: [LAUNCHER, { facing: 0, spentTubes: 6 }] });
    expect(refused(empty, salvo(['D4', 1]))).toBe('NO_AMMUNITION');
    const five = start({ gr: [LAUNCHER, { facing: 0, spentTubes: 5 }] });
    expect(refused(five, salvo(['D4', 2]))).toBe('NO_AMMUNITION');
    expect(refused(start(), { order: 'fire-ordnance', unit: 'gr', at: 'D4' })).toBe('CANNOT_USE');
  });

  test('[squad-leader 10.7.2] only in its arc, and what is gone costs its rocket', () => {
    expect(refused(start({ r2: '4-4-7 at H9' }), salvo(['H9', 1]))).toBe('OUT_OF_ARC');
    const trial = start({ r1: '4-4-7 at D4' });
    trial.order('german', salvo(['D4', 2]), 1, 1, 1, 1, 1);
    expect(trial.told('rocket-wasted')).toEqual([{ unit: 'gr', at: 'D4' }]);
    expect(trial.unit('gr').spentTubes).toBe(2);
  });

  test.each<[string, Units, Setup, string]>([
    ['in defence', {}, { phase: 'defensive-fire', active: 'russian' }, 'NOT_NOW'],
    ['out of a building', {}, { map: field({ D9: 'wooden-building' }) }, 'INDOORS'],
    [
      'out of a bunker',
      { g1: ['crew 2-4-7 at D9', { bunkered: 'D9' }] },
      { marks: { D9: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } } },
      'INDOORS',
    ],
  ])('[squad-leader 10.7.6, 10.7.16] not %s', (_, units, setup, code) => {
    const other = { g2: '4-6-7 at D7' } as const;
    expect(refused(start({ ...other, ...units }, setup), salvo(['D4', 1]))).toBe(code);
  });

  test('[squad-leader 10.7.3] not after its vehicle has moved, be it with a turret', () => {
    const gun = { calibre: 150, type: 'Rct', only: 'HE', shots: 6 } as const;
    const tank = ['MkIVF2 at D9', { facing: 0, gun, moved: true }] as const;
    const trial = start({ gr: tank, g2: '4-6-7 at D7' }, { phase: 'advancing-fire' });
    expect(refused(trial, salvo(['D4', 1]))).toBe('HAS_MOVED');
    const still = start({ gr: ['MkIVF2 at D9', { facing: 0, gun }] }, { phase: 'advancing-fire' });
    expect(aimed(still.order('german', salvo(['D4', 1]), ...MISS))).toEqual(['D4']);
  });

  test('[squad-leader 10.7.4, 10.7.5] it hits as other guns do, and 2 less', () => {
    const trial = start().order('german', salvo(['D4', 1]), ...MISS);
    const [shot] = trial.told('ordnance-fired')[0]?.aimed ?? [];
    expect(shot?.modifiers.filter(({ why }) => why === 'rockets')).toMatchObject([{ value: 2 }]);
    const hit = start().order('german', salvo(['D4', 1]), 2, 2, 6, 5, 1, 1);
    expect(hit.told('shell-burst')).toMatchObject([{ fp: 30, column: 30 }]);
  });

  test('[squad-leader 10.1.16] a breakdown ends it, and the rest of its rockets stay', () => {
    const trial = start().order('german', salvo(['D4', 3]), 6, 6);
    expect([trial.unit('gr').malfunctioned, trial.unit('gr').spentTubes]).toEqual([true, 1]);
  });

  test.each([
    ['150', 150, []],
    ['200', 200, []],
    ['300', 300, [-2]],
  ])(
    '[squad-leader 10.7.17] the heaviest of them take 1 from the roll for each 50mm: %s',
    (_, calibre, added) => {
      const gun = { calibre, type: 'Rct', only: 'HE', shots: 6 } as const;
      const trial = start({ gr: [LAUNCHER, { facing: 0, gun }] }).order(
        'german',
        salvo(['D4', 1]),
        2,
        2,
        6,
        6,
        1,
        1,
      );
      const modifiers = trial.told('shell-burst')[0]?.outcomes.flatMap((one) => one.modifiers);
      expect(modifiers?.flatMap(({ why, value }) => (why === 'heavy payload' ? [value] : []))).toEqual(added);
    },
  );

  test('[squad-leader 10.7.17.1] and so from the roll to kill', () => {
    const trial = start({
      gr: ['300 rocket launcher with g1', { facing: 0 }],
      r1: ['T-34 at D4', { facing: 3 }],
    });
    trial.order('german', salvo(['D4', 1, 'r1']), 1, 2, 6, 6);
    const [kill] = trial.told('afv-kill');
    expect(kill?.modifiers.find(({ why }) => why === 'heavy payload')?.value).toBe(-2);
  });
});

describe('reloading', () => {
  const reload = (more: object = {}) => ({ order: 'reload-rockets', unit: 'gr', ...more });
  const FAR = { r1: '4-4-7 at N12' } as const;
  const empty = (units: Units = {}, setup: Setup = {}, tubes = 6) => {
    const gun = { calibre: 150, type: 'Rct', only: 'HE', shots: tubes } as const;
    return start({ ...FAR, gr: [LAUNCHER, { facing: 0, spentTubes: tubes, gun }], ...units }, setup);
  };
  /** To the end of so many player turns; `each` is done in the Movement Phase of the Germans. */
  const turns = (trial: Trial, count: number, act?: (trial: Trial) => void) => {
    for (let n = 0; n < count; n++) {
      const side = trial.battle.clock.active;
      while (trial.battle.clock.active === side) {
        if (act && side === 'german' && trial.battle.clock.phase === 'movement') {
          act(trial);
          act = undefined;
        }
        trial.endPhase();
      }
    }
    return trial;
  };
  const isLoaded = (trial: Trial) => trial.unit('gr').spentTubes === undefined;

  test.each([
    [4, 2],
    [9, 2],
    [10, 5],
    [19, 5],
    [20, 9],
  ])('[squad-leader 10.7.11, 10.7.12] %i tubes take %i player turns', (tubes, needed) => {
    const trial = turns(empty({}, { options: { turns: 9 } }, tubes).order('german', reload()), needed - 1);
    expect(isLoaded(trial)).toBe(false);
    expect(isLoaded(turns(trial, 1))).toBe(true);
    expect(trial.unit('g1').reloads).toBeUndefined();
  });

  test('[squad-leader 10.7.14] a few empty tubes take as long as all of them', () => {
    const trial = empty({ gr: [LAUNCHER, { facing: 0, spentTubes: 1 }] }).order('german', reload());
    expect(isLoaded(turns(trial, 1))).toBe(false);
    expect(isLoaded(turns(trial, 1))).toBe(true);
    expect(refused(empty({ gr: [LAUNCHER, { facing: 0 }] }), reload())).toBe('SETTLED');
  });

  test.each<[string, Placed, number]>([
    ['a 9-1 by one player turn', '9-1 at D9', 4],
    ['a 9-2 by two', '9-2 at D9', 3],
    ['a 10-2 of ten tubes by two', '10-2 at D9', 3],
    ['an 8-0 by none', '8-0 at D9', 5],
  ])('[squad-leader 10.7.13] a leader makes it quicker: %s', (_, gl, needed) => {
    const trial = empty({ gl }, { options: { turns: 9 } }, 10).order('german', reload({ leader: 'gl' }));
    expect(isLoaded(turns(trial, needed - 1))).toBe(false);
    expect(isLoaded(turns(trial, 1))).toBe(true);
  });

  test('[squad-leader 10.7.13] but not below one player turn, nor where he does something else or nobody serves it', () => {
    const quick = empty({ gl: '9-2 at D9' }).order('german', reload({ leader: 'gl' }));
    expect(isLoaded(turns(quick, 1))).toBe(true);
    const away = empty({ gl: '9-1 at D9' }).order('german', reload({ leader: 'gl' }));
    turns(away, 1, (trial) => trial.order('german', { order: 'move', units: ['gl'], path: ['D10'] }));
    expect(isLoaded(away)).toBe(false);
    const alone = empty({ g1: '9-2 at D9', gr: ['150 rocket launcher at D9', { facing: 0, spentTubes: 6 }] });
    expect(refused(alone, reload({ leader: 'g1' }))).toBe('NO_CREW');
  });

  test('[squad-leader 10.7.11] who does something else gains nothing in that turn; who leaves begins anew', () => {
    const units = { r1: '4-4-7 at D5' } as const;
    const fires = empty(units).order('german', reload());
    fires.order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 5);
    expect(fires.unit('gr').reloading).toMatchObject({ turns: 0 });
    turns(fires, 1);
    expect(fires.unit('gr').reloading).toMatchObject({ turns: 0 });
    const leaves = turns(empty().order('german', reload()), 1, (trial) =>
      trial.order('german', { order: 'move', units: ['g1'], path: ['D10'] }),
    );
    expect([leaves.unit('gr').reloading, leaves.unit('g1').reloads]).toEqual([undefined, undefined]);
    expect(refused(empty({ g1: ['crew 2-4-7 at D9', { broken: true }], g2: '4-6-7 at E9' }), reload())).toBe(
      'BROKEN',
    );
  });

  test('[squad-leader 10.7.11] its crew is in the open from all sides in every fire phase', () => {
    const map = field({ D9: 'woods' });
    const trial = empty({ r1: '4-4-7 at D11' }, { map }).order('german', reload());
    while (trial.battle.clock.active === 'german') trial.endPhase();
    while (trial.battle.clock.phase !== 'prep-fire') trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 5);
    const modifiers = trial
      .told('fire-attack')[0]
      ?.outcomes[0]?.modifiers.map(({ why, value }) => [why, value]);
    expect(modifiers).toEqual([
      ['woods', 1],
      ['loads rockets', -2],
    ]);
  });

  const gun = { calibre: 132, type: 'Rct', only: 'HE', shots: 6 } as const;
  const truck = ['truck at D9', { facing: 0, gun, spentTubes: 6 }] as const;
  test.each<[string, Units, string | undefined]>([
    [
      'beside one that was chosen to carry rockets',
      { gt: ['truck at D9', { carriesRockets: true }] },
      undefined,
    ],
    ['not beside another one', { gt: 'truck at D9' }, 'NO_AMMUNITION'],
    [
      'nor beside one without room for a squad',
      { gt: ['MkIVF2 at D9', { carriesRockets: true }] },
      'NO_AMMUNITION',
    ],
    [
      'nor where that has no crew',
      { gt: ['truck at D9', { carriesRockets: true, abandoned: true }] },
      'NO_AMMUNITION',
    ],
  ])('[squad-leader 10.7.15] a truck %s', (_, units, code) => {
    const trial = empty({ gr: truck, ...units });
    expect(refused(trial, reload())).toBe(code);
    if (code === undefined) expect(isLoaded(turns(trial.order('german', reload()), 2))).toBe(true);
  });

  test('[squad-leader 10.7.15] the crew of an AFV gets out, and may fire its launcher alone', () => {
    const afv = ['StG III/75 at D9', { facing: 0, gun, spentTubes: 3 }] as const;
    const trial = empty({ gr: afv, r1: '4-4-7 at D4' }).order('german', reload());
    const crew = trial.battle.units().find(({ reloads }) => reloads === 'gr');
    expect([crew?.at, trial.unit('gr').abandoned]).toEqual(['D9', true]);
    trial.order('german', salvo(['D4', 1]), ...MISS);
    expect(aimed(trial)).toEqual(['D4']);
    trial.endPhase();
    expect(refused(trial, { order: 'drive', unit: 'gr', path: ['D8'] })).toBe('CANNOT_MOVE');
  });
});

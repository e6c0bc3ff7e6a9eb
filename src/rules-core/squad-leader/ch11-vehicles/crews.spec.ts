import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { r9: '4-4-7 at N12', ...units }, ...setup });
const CE = { exposed: true } as const;
const WITTMANN = { name: 'Hartmann 10-2', morale: 10, leadership: -2 } as const;
const fire = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('armour leaders', () => {
  const secret = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
    start(
      { gt: ['MkIVF2 at D9', CE], ...units },
      { secrets: { german: { commanders: { gt: WITTMANN } } }, ...setup },
    );

  test('[squad-leader 3.3.1, 3.3.2] he helps the gun when he is asked, and is known from then on', () => {
    const trial = secret({ r1: '4-4-7 at D4' }).order('german', fire({ commander: true }), 6, 5);
    expect(added(trial)).toEqual(['Hartmann 10-2 -2']);
    expect(trial.unit('gt').commander).toEqual(WITTMANN);
    expect(trial.battle.secret('german').commanders).toBeUndefined();
    const other = secret({ r1: '4-4-7 at D4' }).order('german', fire(), 6, 5);
    expect(added(other)).toEqual([]);
    expect(other.unit('gt').commander).toBeUndefined();
  });

  test('[squad-leader 3.3.1, 3.3.4] an AFV without one asks in vain', () => {
    const trial = start({ gt: ['MkIVF2 at D9', CE], gl: '10-3 at D9', r1: '4-4-7 at D4' });
    expect(trial.refusal('german', fire({ commander: true }))?.refused).toBe('NO_LEADER');
  });

  test.each<[string, number[], boolean]>([
    ['holds', [3, 4], true],
    ['fails', [5, 6], false],
  ])(
    '[squad-leader 3.3.3, 3.3.2/a, 11.8.3, 11.8.5] his crew is as brave as he is, and he is lost when it %s',
    (_, dice, holds) => {
      const trial = secret({ r1: '6-2-8 at D7' }, { phase: 'defensive-fire', active: 'german' });
      trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 1, 2, ...dice);
      expect(trial.told('morale-check')).toMatchObject([{ needs: 10 }]);
      expect(trial.unit('gt').stunned === undefined).toBe(holds);
      expect(trial.unit('gt').broken).toBeUndefined();
      expect(trial.unit('gt').commander).toEqual(holds ? WITTMANN : undefined);
    },
  );

  test('he helps to repair, and never makes it worse or saves what is lost', () => {
    const repair = (rolled: number) =>
      start(
        { gt: ['MkIVF2 at D9', { gunOut: 'malfunctioned', commander: WITTMANN }] },
        { phase: 'rally' },
      ).order('german', { order: 'repair-armament', unit: 'gt', what: 'gun' }, rolled);
    expect(repair(3).unit('gt').gunOut).toBeUndefined();
    expect(repair(4).unit('gt').gunOut).toBe('malfunctioned');
    expect(repair(6).unit('gt').gunOut).toBe('disabled');
  });

  test('[squad-leader 3.3.4, 3.3.5, 11.35.7] outside he is one of the crew, and leads again in another AFV', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { commander: WITTMANN }], gu: ['StG III/75 at D8', { abandoned: true }] },
      { phase: 'movement' },
    ).order('german', { order: 'abandon', unit: 'gt' });
    const crew = trial.told('vehicle-left')[0]?.crew ?? '';
    expect(trial.unit(crew).commander).toEqual(WITTMANN);
    expect(trial.unit('gt').commander).toBeUndefined();
    const later = start(
      { g1: ['crew 2-4-7 at D9', { commander: WITTMANN }], gu: ['StG III/75 at D8', { abandoned: true }] },
      { phase: 'advance' },
    ).order('german', { order: 'man-vehicle', unit: 'g1', vehicle: 'gu' });
    expect(later.unit('gu').commander).toEqual(WITTMANN);
    expect(later.battle.unit('g1')).toBeUndefined();
  });
});

describe('the morale of crews', () => {
  test.each<[string, string, object, object, number]>([
    ['German', 'gt', {}, {}, 8],
    ['SS', 'gt', { manned: 'German SS' }, {}, 9],
    ['American tanks', 'at', {}, {}, 7],
    ['elite American tanks', 'at', { quality: 'elite' }, {}, 8],
    ['green American tanks', 'at', { quality: 'green' }, {}, 6],
    ['Russians of 1943', 'rt', {}, { year: 1943 }, 7],
    ['Guards of 1943', 'rt', { quality: 'elite' }, { year: 1943 }, 8],
    ['Russians of 1941 in an SU', 'rs', {}, { year: 1941 }, 6],
    ['Russians of 1941 in a T-34', 'rt', {}, { year: 1941 }, 7],
    ['Frenchmen of 1940', 'gt', { manned: 'French' }, { year: 1940 }, 6],
    ['the best of them', 'gt', { manned: 'French', quality: 'elite' }, { year: 1940 }, 7],
    ['Frenchmen later', 'gt', { manned: 'French' }, { year: 1944 }, 7],
    ['Britons', 'at', { manned: 'British' }, {}, 8],
    ['minor neutrals', 'gt', { manned: 'Allied Minor' }, {}, 6],
  ])('[squad-leader 3.22.1, 3.22.2, 3.22.5, 3.18.3] %s', (_, id, values, options, needs) => {
    const counter = { gt: 'MkIVF2', at: 'M4A4', rt: 'T-34', rs: 'SU122' }[id] as string;
    const isGerman = id.startsWith('g');
    const enemy: Record<string, Placed> = isGerman ? { r1: '6-2-8 at D7' } : { g1: '8-3-8 at D7' };
    const active = isGerman ? 'russian' : 'german';
    const trial = new Trial({
      active,
      options,
      units: { [id]: [`${counter} at D9`, { ...CE, ...values }], ...enemy },
    } as Setup);
    trial.order(active, { order: 'fire', at: 'D9', firers: [isGerman ? 'r1' : 'g1'] }, 1, 2, 6, 6);
    expect(trial.told('morale-check')).toMatchObject([{ unit: id, needs }]);
  });

  test('[squad-leader-A-55] [squad-leader 3.20/a] no leader in the hex helps them', () => {
    const trial = new Trial({
      units: { g1: '8-3-8 at D7', rt: ['T-34 at D9', CE], rl: '9-1 at D9' },
    }).order('german', { order: 'fire', at: 'D9', firers: ['g1'] }, 1, 2, 6, 6, 1, 1);
    const check = trial.told('morale-check').find(({ unit }) => unit === 'rt');
    expect(check?.modifiers.some(({ cites }) => cites === '3.2.7')).toBe(false);
  });

  test.each<[string, string, object, object]>([
    ['with a roof', 'T-34', { pinned: true, exposed: undefined }, { D: true }],
    ['without', 'M10', { pinned: true, exposed: true }, { D: true }],
  ])('[squad-leader 3.24.3, 3.24.3/a] barely passed in Prep Fire: pinned %s', (_, counter, after) => {
    const id = counter === 'M10' ? 'at' : 'rt';
    const trial = new Trial({ units: { g1: '8-3-8 at D7', [id]: [`${counter} at D9`, CE] } } as Setup);
    trial.order('german', { order: 'fire', at: 'D9', firers: ['g1'] }, 4, 2, 3, 4);
    const { pinned, exposed } = trial.unit(id);
    expect({ pinned, exposed }).toEqual(after);
    const out = { order: 'expose', unit: id, exposed: true } as const;
    const later = new Trial({
      phase: 'movement',
      active: id === 'at' ? 'american' : 'russian',
      enemy: 'german',
      units: { g1: '8-3-8 at N12', [id]: [`${counter} at D9`, { pinned: true }] },
    } as Setup);
    expect(later.refusal(id === 'at' ? 'american' : 'russian', out)?.refused).toBe('CANNOT_LOOK_OUT');
  });

  test('[squad-leader 3.24.3, 5.5.6.4] its gun is fired with +2 for that, and +1 buttoned up', () => {
    const trial = start({ gt: ['MkIVF2 at D9', { pinned: true }], r1: '4-4-7 at D4' });
    expect(added(trial.order('german', fire(), 6, 5))).toEqual(['pinned 2', 'buttoned up 1']);
  });

  test('[squad-leader 3.24.3/a, 5.5.6.4] without a roof it is fired with +2 and nothing else', () => {
    const trial = new Trial({
      active: 'american',
      units: { at: ['M10 at D9', { ...CE, pinned: true }], g1: '4-6-7 at D4' },
    }).order('american', { order: 'fire-ordnance', unit: 'at', at: 'D4' }, 6, 5);
    expect(added(trial)).toEqual(['pinned 2']);
  });

  test('[squad-leader 3.24.3/a, 5.5.6.4] machine guns of those without a roof are halved', () => {
    const trial = new Trial({
      active: 'american',
      units: { at: ['M10 at D9', { ...CE, pinned: true }], g1: '4-6-7 at D7' },
    }).order('american', { order: 'fire-machine-guns', unit: 'at', at: 'D7' }, 6, 5);
    expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 3 });
  });
});

describe('crews that leave and come back', () => {
  const leave = { order: 'abandon', unit: 'gt' } as const;
  const driving = (values: object = {}, units: Readonly<Record<string, Placed>> = {}) =>
    start({ gt: ['MkIVF2 at D9', values], ...units }, { phase: 'movement' });

  test.each<[string, object]>([
    ['a sound one', {}],
    ['a stunned one', { stunned: 2 }],
    ['a shocked one', { shock: 'shocked' }],
  ])(
    '[squad-leader-B-121] [squad-leader 11.35.1, 11.35.3, 11.8/q12] the crew of %s gets out',
    (_, values) => {
      const trial = driving(values).order('german', leave);
      const crew = trial.told('vehicle-left')[0]?.crew ?? '';
      expect(trial.unit('gt').abandoned).toBe(true);
      expect(trial.unit(crew)).toMatchObject({ kind: 'crew', at: 'D9', side: 'german' });
      expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D8'] })?.refused).toBe(
        'CANNOT_MOVE',
      );
    },
  );

  test.each<[string, string]>([
    ['British', '2-3-7'],
    ['French', '2-3-7'],
    ['Allied Minor', '2-2-7'],
    ['German SS', '2-3-8'],
  ])('[squad-leader 3.22.3, 3.22.4, 3.22.5, 3.18.3] outside a %s crew is a %s', (manned, strength) => {
    const trial = driving({ manned }).order('german', leave);
    const crew = trial.told('vehicle-left')[0]?.crew ?? '';
    expect(trial.unit(crew)).toMatchObject({ kind: 'crew', strength, nationality: manned });
  });

  test('[squad-leader 3.22.2] outside an American crew has a morale of 6', () => {
    const trial = new Trial({
      active: 'american',
      phase: 'movement',
      units: { at: 'M4A4 at D9', g1: '4-6-7 at N12' },
    });
    trial.order('american', { order: 'abandon', unit: 'at' });
    expect(trial.unit(trial.told('vehicle-left')[0]?.crew ?? '').morale).toBe(6);
  });

  test('[squad-leader 11.35.1] in an adjacent open hex it is moving in the open', () => {
    const trial = driving({}, { r1: '4-4-7 at D6' }).order('german', { ...leave, to: 'D8' });
    trial.endPhase().order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    const [outcome] = trial.told('fire-attack')[0]?.outcomes ?? [];
    expect(outcome?.modifiers.map(({ why }) => why)).toEqual(['moved', 'in the open']);
  });

  test('[squad-leader 11.35.2, 11.35.6] it may destroy what it leaves, without fire', () => {
    const trial = driving().order('german', { ...leave, destroy: true });
    expect(trial.battle.unit('gt')).toBeUndefined();
    expect(trial.at('D9').wrecks).toEqual([
      { name: 'MkIVF2', nationality: 'German', armoured: true, mg: { bow: 4, aa: 2 }, crewSaved: true },
    ]);
  });

  test('[squad-leader 11.35/q4] after driving it needs 2 MP', () => {
    const trial = driving({ moving: true, moved: true, spent: 11 });
    expect(trial.refusal('german', leave)?.refused).toBe('HAS_MOVED');
    driving({ moving: true, moved: true, spent: 10 }).order('german', leave);
  });

  const advancing = (units: Readonly<Record<string, Placed>>) =>
    start({ gt: ['MkIVF2 at D9', { abandoned: true }], ...units }, { phase: 'advance' });
  const man = { order: 'man-vehicle', unit: 'g1', vehicle: 'gt' } as const;

  test.each<[string, Placed, string | undefined]>([
    ['from the same hex', 'crew 2-4-7 at D9', undefined],
    ['from beside it', 'crew 2-4-7 at D8', undefined],
    ['from farther off', 'crew 2-4-7 at D7', 'NOT_ADJACENT'],
    ['not in the turn in which it left', ['crew 2-4-7 at D9', { leftVehicle: true }], 'HAS_MOVED'],
    ['not as a squad', '4-6-7 at D9', 'NOT_YOUR_UNIT'],
  ])('[squad-leader-B-184] [squad-leader 11.35.7, 11.35/q6] a crew gets in %s', (_, crew, code) => {
    const trial = advancing({ g1: crew });
    if (code) expect(trial.refusal('german', man)?.refused).toBe(code);
    else expect(trial.order('german', man).unit('gt').abandoned).toBeUndefined();
  });

  test('[squad-leader 11.35.8, 10.8.4] the enemy fires it as captured, and does not drive it', () => {
    const trial = start(
      { rt: ['T-34 at D9', { abandoned: true }], g1: 'crew 2-4-7 at D9' },
      { phase: 'advance' },
    );
    trial.order('german', { ...man, vehicle: 'rt' });
    expect(trial.unit('rt')).toMatchObject({ side: 'german', captured: true, manned: 'German' });
    const later = start({ gt: ['MkIVF2 at D9', { ...CE, captured: true }], r1: '4-4-7 at D4' });
    expect(added(later.order('german', fire(), 6, 5))).toEqual(['captured 2']);
    const driven = driving({ captured: true });
    expect(driven.refusal('german', { order: 'drive', unit: 'gt', path: ['D8'] })?.refused).toBe(
      'CANNOT_MOVE',
    );
  });
});

describe('crews at their guns', () => {
  test.each<[string, object, string, object, number[], boolean]>([
    ['in cover', {}, 'woods', {}, [2, 2], true],
    ['in cover, one too many', {}, 'woods', {}, [2, 3], false],
    ['in the open', {}, 'open-ground', {}, [1, 2], true],
    ['shaken, in cover', { dm: true }, 'woods', {}, [1, 2], true],
  ])(
    '[squad-leader 3.23.9] a broken crew rallies itself beside its gun: %s',
    (_, values, ground, gun, dice, rallied) => {
      const trial = start(
        { g1: ['crew 2-4-7 at D9', { broken: true, ...values }], gg: ['50 AT gun with g1', gun] },
        { phase: 'rally', map: field({ D9: ground === 'woods' ? 'woods' : {} }) },
      ).order('german', { order: 'rally', unit: 'g1' }, ...dice);
      expect(trial.unit('g1').broken).toBe(rallied ? undefined : true);
    },
  );

  /** For whom the step is played in any case. */
  const OTHERS = { gl: '8-0 at A1', g2: ['4-6-7 at A1', { broken: true }] } as const;
  test.each<[string, Record<string, Placed>]>([
    ['shaken and in the open', { g1: ['crew 2-4-7 at D9', { broken: true, dm: true }] }],
    ['with a gun that does not work', { gg: ['50 AT gun with g1', { malfunctioned: true }] }],
    ['as a squad', { g1: ['4-6-7 at D9', { broken: true }] }],
    ['at a captured gun', { gg: ['Russian 76 AT gun with g1', { found: true }] }],
  ])('[squad-leader 3.23.9, 3.23.9/a] not %s', (_, units) => {
    const trial = start(
      { g1: ['crew 2-4-7 at D9', { broken: true }], gg: ['50 AT gun with g1', {}], ...OTHERS, ...units },
      { phase: 'rally' },
    );
    while (trial.battle.clock.step !== 'rally') trial.endPhase();
    expect(trial.refusal('german', { order: 'rally', unit: 'g1' })?.refused).toBe('NO_LEADER');
  });
});

describe('guns and arcs of AFVs', () => {
  const mg = (values: object, units: Readonly<Record<string, Placed>> = { r1: '4-4-7 at D6' }) =>
    start({ gt: ['MkIVF2 at D9', { mg: { bow: 4, coaxial: 2, rear: 3 }, ...values }], ...units });
  const shoot = { order: 'fire-machine-guns', unit: 'gt', at: 'D6' } as const;

  test.each<[string, object, number]>([
    ['bow and turret', { facing: 0 }, 6],
    ['the turret turned away', { facing: 0, turret: 2 }, 4],
    ['the hull turned away', { facing: 2, turret: 0 }, 2],
    ['the turret turned right round', { facing: 2, turret: 3 }, 3],
  ])(
    '[squad-leader 11.7.2, 11.7.3, 11.7.7/a, 11.2.1, 11.2.2, 11.2.3] each gun where its arc is: %s',
    (_, values, fp) => {
      expect(mg(values).order('german', shoot, 6, 5).told('fire-attack')[0]).toMatchObject({ fp });
    },
  );

  test('[squad-leader-B-254] [squad-leader 11.7.10, 13.9/q1] once the bow gun has fired, the hull stays', () => {
    const bow = { ...CE, mg: { bow: 4 } };
    const trial = mg(bow, { r1: '4-4-7 at D6', r2: '4-4-7 at H11' }).order('german', shoot, 6, 5);
    const turned = { order: 'fire-ordnance', unit: 'gt', at: 'H11', hull: true };
    expect(trial.refusal('german', turned)?.refused).toBe('SETTLED');
    trial.order('german', { ...turned, hull: undefined }, 6, 5);
  });

  test('[squad-leader 11.10.1] without a roof the gun is served by an exposed crew', () => {
    const trial = new Trial({ active: 'american', units: { at: 'M10 at D9', g1: '4-6-7 at D4' } });
    expect(trial.refusal('american', { order: 'fire-ordnance', unit: 'at', at: 'D4' })?.refused).toBe(
      'NOT_EXPOSED',
    );
  });

  test('[squad-leader-B-112] [squad-leader 11.10.2, 11.8/q3] stunned without a roof it comes out again, and adds 1 for good', () => {
    const trial = new Trial({
      active: 'american',
      phase: 'close-combat',
      units: {
        at: ['M10 at D9', { stunned: 1 }],
        as: ['M4A4 at F9', { stunned: 1, shut: true }],
        g1: '4-6-7 at D4',
      },
    });
    while (trial.unit('at').stunned) trial.endPhase();
    expect(trial.unit('at').unsteady).toBe(true);
    while (trial.battle.clock.phase !== 'movement' || trial.battle.clock.active !== 'american')
      trial.endPhase();
    trial.order('american', { order: 'expose', unit: 'at', exposed: true });
    expect(trial.refusal('american', { order: 'expose', unit: 'as', exposed: true })?.refused).toBe(
      'CANNOT_LOOK_OUT',
    );
  });

  test('[squad-leader-B-259] [squad-leader 13.9/q6] the hull turns the turret with it', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { ...CE, turret: 2 }], r1: '4-4-7 at D14' },
      {
        map: field({}, { columns: 14, rows: 16 }),
      },
    ).order('german', fire({ at: 'D14', hull: true }), 6, 5);
    expect(trial.unit('gt').turret).toBeUndefined();
    expect([3, 4]).toContain(trial.unit('gt').facing);
  });

  test('[squad-leader-B-115] [squad-leader 11.7.9, 11.8/q6] after a new hex machine guns are halved, after looking out they are not', () => {
    const advancing = (values: object) =>
      start({ gt: ['MkIVF2 at D9', { ...CE, ...values }], r1: '4-4-7 at D6' }, { phase: 'advancing-fire' })
        .order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D6' }, 6, 5)
        .told('fire-attack')[0];
    expect(advancing({ moved: true })).toMatchObject({ fp: 3 });
    expect(advancing({ swung: 'hull' })).toMatchObject({ fp: 6 });
  });

  test('[squad-leader-B-118] [squad-leader 11.8.2, 11.8/q1, 11.8/q9] a crew that looks out is fired on with +2, and nothing for moving', () => {
    const trial = start({ gt: ['MkIVF2 at D9', CE], r1: '6-2-8 at F8' }, { phase: 'movement' }).order(
      'german',
      { order: 'drive', unit: 'gt', path: ['D8', 'D7'] },
    );
    trial
      .order('russian', { order: 'pass' })
      .order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([
      { units: ['gt'], modifiers: [{ why: 'crew of an AFV', value: 2 }] },
    ]);
  });
});

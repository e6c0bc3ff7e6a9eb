import { drawn, type Setup, Trial } from '../testkit.testkit.js';

/** A river three hexes broad from west to east, a hill with a cliff over it in the south, marsh in the west. */
const MAP = {
  levels: { '-1': 'A4-N6', '1': 'K7 E9' },
  terrain: { river: 'A4-N6', marsh: 'A7-B7', woods: 'G7' },
  hexsides: { cliff: 'K6/K7' },
} as const;
const RIVER = drawn(MAP);
const swim = (to: string, more: object = {}) => ({ order: 'swim', unit: 'g1', to, ...more });
const bank = ({ units = {}, ...setup }: Setup = {}) =>
  new Trial({ map: RIVER, phase: 'movement', units: { g1: '4-6-7 at E7', ...units } as never, ...setup });
const SWIMS = { at: 'E6', swims: { since: 1 } } as const;
const swimming = ({ units = {}, g1 = SWIMS, ...setup }: Setup & { g1?: object } = {}) =>
  bank({ ...setup, units: { g1: ['4-6-7', g1], ...units } as never });
const modifiersOf = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes('g1'))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);
const HEAVY = { current: { flows: 'e', force: 'heavy' } } as const;

describe('into the water', () => {
  test('[squad-leader 4.14.5] who passes a normal check goes in with all its factors', () => {
    const trial = bank().order('german', swim('E6'), 3, 4);
    expect(trial.unit('g1')).toMatchObject({ at: 'E6', spent: 4, swims: { since: 1 } });
  });

  test('[squad-leader 4.14.5] a leader helps; who fails stays, swims no more in this turn, but moves', () => {
    expect(
      bank({ units: { gl: '9-1 at E7' } })
        .order('german', swim('E6'), 4, 4)
        .unit('g1').at,
    ).toBe('E6');
    const trial = bank({ units: { r1: '4-4-7 at N1' } }).order('german', swim('E6'), 4, 4);
    expect(trial.unit('g1')).toMatchObject({ at: 'E7', balked: true });
    expect(trial.refusal('german', swim('E6'))?.refused).toBe('HAS_TRIED');
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['E8'] })).toBeUndefined();
    while (trial.battle.clock.active === 'german') trial.endPhase();
    expect(trial.unit('g1').balked).toBeUndefined();
  });

  test('[squad-leader 4.14.5] from where it begins its move, next to the water', () => {
    expect(bank({ units: { g1: '4-6-7 at E8' } }).refusal('german', swim('E7'))?.refused).toBe('NO_WAY');
    const moved = bank({ units: { g1: '4-6-7 at E8' } }).order('german', {
      order: 'move',
      units: ['g1'],
      path: ['E7'],
    });
    expect(moved.refusal('german', swim('E6'))?.cites).toEqual(['4.14.5']);
  });

  test('[squad-leader 4.14.3] neither broken nor wounded', () => {
    const is = (state: object) =>
      bank({ units: { g1: ['8-1', { at: 'E7', ...state }] } as never }).refusal('german', swim('E6'))
        ?.refused;
    expect([is({ broken: true }), is({ wounds: 1 })]).toEqual(['BROKEN', 'WOUNDED']);
  });

  test('[squad-leader 4.14.6] off a cliff another check, one harder for each level, or it is lost', () => {
    const cliff = (...faces: number[]) =>
      bank({ units: { g1: '4-6-7 at K7' } }).order('german', swim('K6'), 3, 4, ...faces);
    expect(cliff(3, 3).unit('g1').at).toBe('K6');
    const lost = cliff(3, 4);
    expect(lost.battle.unit('g1')).toBeUndefined();
    expect(lost.told('morale-check')[1]).toMatchObject({ needs: 7, modifiers: [{ value: 1 }] });
    expect(
      bank({ units: { g1: '4-6-7 at K7' } })
        .order('german', swim('K6'), 4, 4)
        .unit('g1').at,
    ).toBe('K7');
  });

  test('[squad-leader 4.14.9] under fire as hazardous on the way in and out, there with the terrain', () => {
    const seen = { r1: '4-4-7 at E9' } as const;
    const inward = bank({ units: seen }).order('german', swim('E6'), 3, 4).endPhase();
    inward.order('russian', { order: 'fire', at: 'E6', firers: ['r1'] }, 6, 6);
    expect(modifiersOf(inward)).toEqual(['hazardous movement -2']);
    const out = swimming({ g1: { ...SWIMS, at: 'G6' }, units: { r1: '4-4-7 at H7' } })
      .order('german', swim('G7'))
      .endPhase();
    out.order('russian', { order: 'fire', at: 'G7', firers: ['r1'] }, 6, 6);
    expect(modifiersOf(out)).toEqual(['woods 1', 'hazardous movement -2']);
  });
});

describe('what swimmers take along', () => {
  const laden = { gm: 'LMG with g1', gn: 'LMG with g1', go: 'LMG with g1' } as const;

  test('[squad-leader 4.14.12] nothing: their weapons stay on the bank, and they are unarmed when they come out', () => {
    const trial = bank({ units: laden }).order('german', swim('E6', { carry: ['gm'] }), 3, 4);
    expect([trial.unit('gm').at, trial.unit('gm').possessor]).toEqual(['E7', undefined]);
    const out = swimming().order('german', swim('E7'));
    expect(out.unit('g1')).toMatchObject({ at: 'E7', unarmed: true, morale: 6 });
    expect(out.unit('g1').swims).toBeUndefined();
  });

  test('[squad-leader 4.14.12/a, 4.14.13] who passes by four keeps its arms and a little', () => {
    const trial = bank({ units: laden }).order('german', swim('E6', { carry: ['gm', 'gn'] }), 1, 2);
    expect(trial.unit('g1').swims).toEqual({ since: 1, armed: true });
    expect(['gm', 'gn', 'go'].map((id) => trial.unit(id).at)).toEqual(['E6', 'E6', 'E7']);
    const heavy = bank({ units: laden }).refusal('german', swim('E6', { carry: ['gm', 'gn', 'go'] }));
    expect(heavy?.cites).toEqual(['4.14.13']);
    const man = bank({ units: { g1: '8-1 at E7', gm: 'LMG with g1' } });
    expect(man.refusal('german', swim('E6', { carry: ['gm'] }))?.cites).toEqual(['4.14.13']);
    const out = swimming({ g1: { at: 'E6', swims: { since: 1, armed: true } } }).order('german', swim('E7'));
    expect(out.unit('g1').unarmed).toBeUndefined();
  });

  test('[squad-leader 4.14.12/a] by three it does not; with rafts it does', () => {
    expect(bank().order('german', swim('E6'), 2, 2).unit('g1').swims?.armed).toBeUndefined();
    const rafts = bank({ options: { water: { rafts: ['german'] } } }).order('german', swim('E6'), 3, 4);
    expect(rafts.unit('g1').swims?.armed).toBe(true);
  });

  test('[squad-leader 4.14.13] what an armed swimmer carries is lost with it', () => {
    const trial = swimming({
      phase: 'advance',
      g1: { at: 'E6', swims: { since: 1, armed: true } },
      units: { gm: 'LMG with g1' },
    });
    trial.endPhase(6, 6);
    expect([trial.battle.unit('g1'), trial.battle.unit('gm')]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 4.14.15] cavalry asks for no check, and keeps its arms', () => {
    const units = {
      g1: ['4-6-7', { at: 'E7', rides: 'gh' }],
      gh: 'horses at E7',
      gm: 'LMG with g1',
    } as never;
    const trial = bank({ units }).order('german', swim('E6', { carry: ['gm'] }));
    expect(trial.unit('g1').swims).toEqual({ since: 1, armed: true });
    expect([trial.unit('gh').at, trial.unit('gm').at]).toEqual(['E6', 'E6']);
  });
});

describe('in the water', () => {
  test('[squad-leader 4.14.7] from hex to hex in the Advance Phase, ashore in the Movement Phase with all factors', () => {
    expect(swimming().refusal('german', swim('E5'))?.cites).toEqual(['4.14.7']);
    const advance = swimming({ phase: 'advance' });
    expect(advance.refusal('german', swim('E7'))?.cites).toContain('4.14.7');
    expect(advance.order('german', swim('E5')).unit('g1')).toMatchObject({
      at: 'E5',
      swims: { immersed: true },
    });
    expect(advance.refusal('german', swim('E4'))?.refused).toBe('HAS_MOVED');
    expect(swimming().order('german', swim('E7')).unit('g1').spent).toBe(4);
    const cliff = swimming({ g1: { ...SWIMS, at: 'K6' } });
    expect(cliff.refusal('german', swim('K7'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 4.14.7] as many as on the ground', () => {
    const units = { g2: '4-6-7 at E5', g3: '4-6-7 at E5', g4: '4-6-7 at E5' } as const;
    expect(swimming({ phase: 'advance', units }).refusal('german', swim('E5'))?.refused).toBe('NO_ROOM');
  });

  test('[squad-leader 4.14.7/a] into a marsh in the Advance Phase, and out of the water there', () => {
    const g1 = { ...SWIMS, at: 'A6' };
    expect(swimming({ g1 }).refusal('german', swim('A7'))?.cites).toEqual(['4.14.7/a']);
    const trial = swimming({ phase: 'advance', g1 }).order('german', swim('A7'));
    expect(trial.unit('g1')).toMatchObject({ at: 'A7', unarmed: true });
  });

  test.each([
    [{}, 1, [6, 5], 'keeps afloat'],
    [{}, 1, [6, 6], 'drowns'],
    [HEAVY, 1, [6, 5], 'drowns'],
    [{ cold: true }, 1, [6, 5], 'keeps afloat'],
    [{ cold: true }, 3, [5, 5], 'drowns'],
  ] as const)(
    '[squad-leader 4.14.11] its strength is tried in each of its Advance Phases: %j in turn %i',
    (water, turn, faces, fate) => {
      const trial = swimming({ phase: 'advance', turn, options: { water } }).endPhase(...faces);
      expect(trial.battle.unit('g1') === undefined ? 'drowns' : 'keeps afloat').toBe(fate);
    },
  );

  test('[squad-leader 4.14.16] it does nothing but swim', () => {
    const armed = {
      g1: { at: 'E6', swims: { since: 1, armed: true } },
      units: { gm: 'LMG with g1', r1: '4-4-7 at E7' },
    } as const;
    expect(swimming(armed).refusal('german', { order: 'put-down', weapon: 'gm' })?.cites).toEqual([
      '4.14.16',
    ]);
    expect(swimming(armed).refusal('german', { order: 'move', units: ['g1'], path: ['E7'] })?.refused).toBe(
      'IMPASSABLE',
    );
  });

  test('[squad-leader 4.14.13] it attacks nobody', () => {
    const trial = swimming({
      phase: 'prep-fire',
      g1: { at: 'E6', swims: { since: 1, armed: true } },
      units: { r1: '4-4-7 at E7' },
    });
    expect(trial.refusal('german', { order: 'fire', at: 'E7', firers: ['g1'] })?.cites).toEqual(['4.14.13']);
  });
});

describe('under fire', () => {
  const target = (g1: object, units: object = {}, ...options: object[]) =>
    swimming({
      phase: 'prep-fire',
      active: 'russian',
      options: { order: ['russian', 'german'], ...Object.assign({}, ...options) },
      g1,
      units: { r1: '6-2-8 at E7', ...units } as never,
    });
  const IMMERSED = { at: 'E6', swims: { since: 1, immersed: true } } as const;
  const FIRE = { order: 'fire', at: 'E6', firers: ['r1'] };

  test('[squad-leader 4.14.10] +1 for those who swam last, with rafts too', () => {
    expect(modifiersOf(target(IMMERSED).order('russian', FIRE, 6, 5))).toEqual(['immersed 1']);
    expect(modifiersOf(target(SWIMS).order('russian', FIRE, 6, 5))).toEqual([]);
  });

  test('[squad-leader 4.14.10] no rocket is used against them', () => {
    const panzerfaust = { order: 'fire-anti-tank', weapon: 'ab', at: 'E6' };
    const trial = swimming({
      phase: 'prep-fire',
      active: 'american',
      options: { order: ['american', 'german'] },
      g1: IMMERSED,
      units: { a1: '6-6-6 at E7', ab: 'bazooka with a1' },
    } as never);
    expect(trial.refusal('american', panzerfaust)?.cites).toEqual(['4.14.10']);
  });

  test('[squad-leader 4.14.10/a] who breaks in the water is lost', () => {
    const trial = target(SWIMS).order('russian', FIRE, 3, 2, 5, 4);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.action.effects.find(({ effect }) => effect === 'eliminated')?.cites).toEqual(['4.14.10/a']);
  });

  test('[squad-leader 4.14.10/a, 14.28.9.4/b] machine guns strike nobody beyond the water', () => {
    const beyond = { rm: 'HMG with r1', g2: ['4-6-7', { at: 'E5', swims: { since: 1 } }] };
    const trial = target(SWIMS, { ...beyond, r1: '6-2-8 at E7' }).order(
      'russian',
      { ...FIRE, firers: ['rm'] },
      6,
      5,
    );
    expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['E6']);
  });

  test('[squad-leader 4.14.12] in close combat it is worth 1', () => {
    const trial = swimming({
      phase: 'close-combat',
      active: 'russian',
      options: { order: ['russian', 'german'] },
      units: { r1: ['6-2-8', { at: 'E6', advanced: true, advancedFrom: 'E5' }] } as never,
    });
    while (!trial.awaits.includes('russian close-combat')) trial.endPhase();
    trial.order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['g1'] }, 6, 6);
    expect(trial.told('attack-designated')[0]?.odds).toBe('6-1');
  });
});

describe('the current', () => {
  const heavy = (flows: 'e' | 'n', at: string, ...faces: number[]) =>
    new Trial(
      {
        map: RIVER,
        phase: 'rout',
        active: 'russian',
        options: { order: ['russian', 'german'], water: { current: { flows, force: 'heavy' } } },
        units: { g1: ['4-6-7', { at, swims: { since: 1 } }], r1: '4-4-7 at N1' } as never,
      },
      ...faces,
    );

  test("[squad-leader 4.14.8] in the enemy's Advance Phase a heavy one carries them a hex downstream", () => {
    const trial = heavy('n', 'E5');
    expect(trial.awaits).toEqual(['russian advance']);
    expect(trial.unit('g1')).toMatchObject({ at: 'E4', drifted: true });
    expect(trial.endPhase().unit('g1').drifted).toBeUndefined();
  });

  test.each([
    [3, 'german'],
    [4, 'russian'],
  ])('[squad-leader 4.14.8] on a roll of %i whither is said by %s', (rolled, chooser) => {
    const trial = heavy('e', 'E5', rolled);
    expect(trial.awaits).toEqual([`${chooser} drift`]);
    expect(trial.legalOf(chooser, 'drift-to').map(({ to }) => to)).toEqual(['F4', 'F5']);
    trial.order(chooser, { order: 'drift-to', to: 'F5' });
    expect([trial.unit('g1').at, trial.awaits]).toEqual(['F5', ['russian advance']]);
  });

  test('[squad-leader 4.14.8] a weaker one does not', () => {
    const trial = new Trial({
      map: RIVER,
      phase: 'advance',
      active: 'russian',
      options: { order: ['russian', 'german'], water: { current: { flows: 'e', force: 'moderate' } } },
      units: { g1: ['4-6-7', { at: 'E5', swims: { since: 1 } }], r1: '4-4-7 at N1' } as never,
    });
    expect([trial.unit('g1').at, trial.awaits]).toEqual(['E5', ['russian advance']]);
  });
});

describe('at night', () => {
  const HIDDEN = { hidden: true, concealed: true } as const;
  const night = (
    to: string,
    g1: object,
    marks: Setup['marks'] = {},
    phase: 'movement' | 'advance' = 'movement',
  ) =>
    swimming({
      phase,
      marks,
      options: { night: true },
      clock: { visibility: 3 },
      g1: { ...g1, ...HIDDEN },
      units: { r1: '4-4-7 at E9' },
    } as never).order('german', swim(to), ...(phase === 'movement' && !('swims' in g1) ? [3, 4] : []));

  test("[squad-leader 4.14.14] swimming keeps the '?', but for those who go in or out in the light under the eyes of the enemy", () => {
    expect(night('E6', { at: 'E7' }).unit('g1').concealed).toBe(true);
    expect(night('E5', SWIMS, { E5: { starShell: true } }, 'advance').unit('g1').concealed).toBe(true);
    expect(night('E7', SWIMS, { E7: { starShell: true } }).unit('g1').concealed).toBeUndefined();
  });
});

import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const FIELD = { r1: '4-4-7 at K9', gl: '8-0 at A1' } as const;
const IN_IT = { glides: 'gx' } as const;
const CARGO: Units = { g1: ['4-6-8', IN_IT], ga: ['8-1', IN_IT], gm: ['LMG', { ...IN_IT, possessor: 'g1' }] };

/** A glider waits with a squad, a leader and a machine gun aboard. */
const waiting = (units: Units = {}, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    ...more,
    units: { ...FIELD, gx: ['glider', { inbound: true }], ...CARGO, ...units },
    sides: { german: { gliders: 'waiting' } },
  });
const place = (at: string, along = 3, glider = 'gx') => ({
  order: 'place-gliders',
  gliders: [{ glider, at }],
  along,
});

/** It means to land in D11, coming from the north, when the Defensive Fire Phase begins. */
const aloft = (units: Units = {}, more: Setup & { at?: string } = {}) =>
  new Trial({
    phase: 'defensive-fire',
    ...more,
    units: { ...FIELD, gx: ['glider', { lands: { at: more.at ?? 'D11', along: 3 } }], ...CARGO, ...units },
    sides: { german: { gliders: 'aloft' } },
  });
const fire = (trial: Trial, ...faces: number[]) =>
  trial.order('russian', { order: 'fire-at-paratroops', at: 'D11', firers: ['r2'] }, ...faces);
const NEAR = { r2: '4-4-7 at D12' } as const;
/** Coloured die and white die of the landing, and the die for a crash. */
const landed = (trial: Trial, coloured: number, white: number, crash: number, ...more: number[]) =>
  trial.endPhase(white, coloured, crash, ...more);
const crash = (trial: Trial) => trial.told('glider-down')[0];
const drms = (trial: Trial) => crash(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('the approach', () => {
  test('[squad-leader 12.10.4] each means to land in a hex of its own, all along the same grain', () => {
    const two = waiting({ gy: ['glider', { inbound: true }] });
    const both = (one: string, other: string) => ({
      order: 'place-gliders',
      gliders: [
        { glider: 'gx', at: one },
        { glider: 'gy', at: other },
      ],
      along: 3,
    });
    expect(two.refusal('german', both('D11', 'D11'))?.refused).toBe('NO_ROOM');
    expect(two.refusal('german', place('D11'))?.refused).toBe('NOT_TOGETHER');
    two.order('german', both('D11', 'F11'));
    expect([two.unit('gx').lands, two.unit('gy').lands]).toEqual([
      { at: 'D11', along: 3 },
      { at: 'F11', along: 3 },
    ]);
  });

  test('[squad-leader 12.10.4] ten hexes of the map lie before it', () => {
    expect(waiting().refusal('german', place('D8'))?.refused).toBe('NO_WAY');
    expect(waiting().order('german', place('D11')).unit('gx').inbound).toBeUndefined();
  });

  test('[squad-leader 12.10.1] not in bad weather', () => {
    const trial = waiting({}, { options: { weather: 'rain' } });
    expect(trial.refusal('german', place('D11'))?.cites).toEqual(['12.10.1']);
    expect(trial.legalOf('german', 'end-phase')).toHaveLength(1);
  });

  test('[squad-leader 12.10.2, 12.10.3] its men are in it until it is down, which is their Movement Phase', () => {
    const trial = waiting().order('german', place('D11'));
    expect(trial.unit('g1').at).toBeUndefined();
    expect(trial.legalOf('german', 'move').flatMap(({ units }) => units)).not.toContain('g1');
  });
});

describe('fire at it', () => {
  test('[squad-leader 12.10.5] without the modifier of paratroops', () => {
    const trial = fire(aloft(NEAR), 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([{ units: ['gx'], modifiers: [] }]);
  });

  test('[squad-leader-B-246] [squad-leader 12.10.5, 12.10/q1] heavy AA guns have to hit it as a vehicle, once', () => {
    const units: Units = {
      r2: 'crew 2-3-7 at D12',
      rg: ['German 88L AA gun', { possessor: 'r2', facing: 0 }],
    };
    const order = { order: 'fire-at-paratroops', at: 'D11', firers: ['rg'] };
    const trial = aloft(units).order('russian', order, 6, 6);
    expect(trial.told('flak-at-men')).toMatchObject([{ needs: 10, hit: false }]);
    expect(trial.refusal('russian', order)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 12.10.5] a KIA destroys it with all aboard', () => {
    const trial = fire(aloft(NEAR), 1, 1);
    expect(['gx', 'g1', 'ga', 'gm'].map((id) => trial.battle.unit(id))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[squad-leader 12.10.5.1] a check shakes all men in it while they are in the air', () => {
    const trial = fire(aloft(NEAR), 3, 4, 6, 5, 1, 1, 1, 1);
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['ga', 'g1']);
    expect(trial.told('morale-check').map(({ check }) => check)).not.toContain('leader loss');
  });

  test.each([
    [1, 1, 'D10'],
    [4, 2, 'D12'],
    [1, 6, 'D10'],
    [1, 5, 'D10'],
  ])(
    '[squad-leader 12.10.5.2, 12.10.6] and it misses its hex in the direction of the coloured die: %i',
    (coloured, white, at) => {
      const trial = fire(aloft(NEAR), 3, 4, 1, 1, 1, 1, white, coloured);
      expect(trial.unit('gx').lands).toEqual({ at, along: 3 });
    },
  );

  test('[squad-leader-B-248] [squad-leader 12.10.7, 12.10/q3] farther by what its own check failed by', () => {
    const trial = fire(aloft(NEAR), 3, 4, 1, 1, 1, 1, 5, 6);
    const by = trial.told('glider-shaken')[0]?.failedBy ?? 0;
    expect([by > 0, trial.unit('gx').damage]).toEqual([true, by]);
    expect(trial.told('glider-shaken')[0]?.to).not.toBe('C11');
  });

  test('[squad-leader-B-247] [squad-leader 12.10/q2] checks failed add up for the crash, and do not destroy it', () => {
    const units: Units = { ...NEAR, gx: ['glider', { lands: { at: 'D11', along: 3 }, damage: 2 }] };
    const trial = fire(aloft(units), 3, 4, 1, 1, 1, 1, 4, 6);
    expect(trial.unit('gx').damage).toBe(2 + (trial.told('glider-shaken')[0]?.failedBy ?? 0));
  });
});

describe('landing', () => {
  test.each([
    ['an open field', {}, -5],
    ['woods two hexes before it', { D9: 'woods' }, -1],
    ['woods just before it', { D10: 'woods' }, undefined],
    ['a hill of two levels far off', { D3: { level: 2 } }, -4],
  ] as const)('[squad-leader 12.10.9/b] %s', (_, hexes, drm) => {
    const trial = landed(aloft({}, { map: field(hexes as never) }), 1, 6, 1);
    const sum = trial.told('glider-lands')[0]?.modifiers.reduce((all, { value }) => all + value, 0);
    expect(sum).toBe(drm ?? 0);
  });

  test.each([
    [1, 6, 'D11'],
    [3, 6, undefined],
    [3, 1, 'D9'],
    [2, 3, 'D10'],
    [2, 4, 'D12'],
  ])(
    '[squad-leader 12.10.8, 12.10.9/a, 12.10.10] in D11, behind woods, with a %i and a %i: %s',
    (coloured, white, at) => {
      const trial = landed(
        aloft({}, { map: field({ D10: 'woods' }) }),
        coloured,
        white,
        1,
        ...(at ? [] : [1, 1, 1, 1]),
      );
      expect(trial.told('glider-lands')[0]?.at).toBe(at);
    },
  );

  test('[squad-leader 12.10.14] the glider is gone, and all who were in it stand there', () => {
    const trial = landed(aloft(), 1, 6, 1);
    expect(trial.battle.unit('gx')).toBeUndefined();
    expect(['g1', 'ga', 'gm'].map((id) => trial.unit(id).at)).toEqual(['D11', 'D11', 'D11']);
    expect(trial.awaits).toEqual(['russian defensive-fire']);
  });

  test.each([
    ['orchard', 1],
    ['shellholes', 1],
    ['marsh', 1],
    ['woods', 2],
    ['wooden-building', 2],
    ['stone-building', 3],
    ['crags', 3],
    ['open-ground', 0],
  ] as const)('[squad-leader 12.10.11] the ground adds to the die for a crash: %s %i', (terrain, drm) => {
    const trial = landed(aloft({}, { map: field({ D11: terrain }) }), 1, 6, 1);
    expect(crash(trial)?.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(drm);
  });

  test.each([
    ['wall', 2],
    ['hedge', 1],
  ] as const)(
    '[squad-leader-B-249] [squad-leader 12.10.11, 12.10/q4] a %s on any hexside',
    (hexside, drm) => {
      const map = field({ D11: { hexsides: { 1: hexside } } });
      expect(drms(landed(aloft({}, { map }), 1, 6, 1))).toEqual([`${hexside} ${drm}`]);
    },
  );

  test.each([
    [1, 'hill 1'],
    [2, 'hill 2'],
    [3, 'hill 3'],
  ])('[squad-leader 12.10.11, 12.10.11/t] a hill of %i levels', (level, drm) => {
    expect(drms(landed(aloft({}, { map: field({ D11: { level } }) }), 1, 6, 1))).toContain(drm);
  });

  test('[squad-leader 12.10.11/t] behind an obstacle it is blind', () => {
    expect(drms(landed(aloft({}, { map: field({ D10: 'woods' }) }), 1, 6, 1))).toContain('blind hex 3');
  });

  test('[squad-leader-B-250] [squad-leader 12.10.11, 12.10/q5] in smoke, but not through it', () => {
    const smoke = [{ side: 'russian', kind: 'full' as const }];
    expect(drms(landed(aloft({}, { marks: { D11: { smoke } } }), 1, 6, 1))).toEqual(['in smoke 1']);
    expect(drms(landed(aloft({}, { marks: { D10: { smoke } } }), 1, 6, 1))).toEqual([]);
  });

  test('[squad-leader 12.10.11] for broken men, and for each hex astray', () => {
    const broken: Units = { g1: ['4-6-8', { ...IN_IT, broken: true }] };
    expect(drms(landed(aloft(broken), 1, 6, 1))).toEqual(['broken men aboard 1']);
    const astray = landed(aloft({}, { map: field({ D10: 'woods' }) }), 2, 4, 1);
    expect(drms(astray)).toContain('hexes astray 1');
  });

  test.each([
    [4, false],
    [5, true],
  ])('[squad-leader 12.10.11] 6 or less with what is added is no crash: in woods a %i', (rolled, crashed) => {
    const trial = aloft({}, { map: field({ D11: 'woods' }) });
    expect(crash(landed(trial, 1, 6, rolled, ...(crashed ? [1, 1, 1, 1] : [])))?.crashed).toBe(crashed);
  });

  test('[squad-leader 12.10.12] in a crash all break, and stay if they pass a check; weapons are out of order', () => {
    const trial = landed(aloft({}, { map: field({ D11: 'woods' }) }), 1, 6, 5, 1, 1, 6, 6, 6, 6);
    expect(crash(trial)?.crashed).toBe(true);
    expect([trial.battle.unit('g1')?.broken, trial.battle.unit('ga')?.broken]).toContain(true);
    expect([trial.battle.unit('g1'), trial.battle.unit('ga')]).toContain(undefined);
    expect(trial.unit('gm').malfunctioned).toBe(true);
  });

  test('[squad-leader 12.10.12, 3.8.2] a hero walks out of it', () => {
    const trial = landed(
      aloft({ gh: ['1-4-9', IN_IT] }, { map: field({ D11: 'woods' }) }),
      ...[1, 6, 5, 1, 1, 6, 6, 6, 6],
    );
    expect([crash(trial)?.crashed, trial.unit('gh').broken]).toEqual([true, undefined]);
  });

  test('[squad-leader 12.10.12] the broken are lost in it', () => {
    const broken: Units = { g1: ['4-6-8', { ...IN_IT, broken: true }] };
    const trial = landed(aloft(broken, { map: field({ D11: 'woods' }) }), 1, 6, 6, 1, 1);
    expect(trial.battle.unit('g1')).toBeUndefined();
  });

  test.each(['river', 'water'] as const)(
    '[squad-leader 12.10.13, 14.28.5] in a %s all are lost',
    (terrain) => {
      const trial = landed(aloft({}, { map: field({ D11: terrain }) }), 1, 6, 1);
      expect(['g1', 'ga', 'gm'].map((id) => trial.battle.unit(id))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  test('[squad-leader 12.10.13, 14.28.5] a shallow river takes what they carry, and shakes them', () => {
    const trial = landed(aloft({}, { map: field({ D11: 'shallow-river' }) }), 1, 6, 1, 1, 1, 1, 1);
    expect([trial.battle.unit('gm'), trial.told('morale-check').length]).toEqual([undefined, 2]);
  });

  test('[squad-leader 12.10.15] off the map they are lost as paratroops are', () => {
    const trial = landed(aloft({}, { map: field({ D10: 'woods' }) }), 3, 6, 1, 1, 1, 1, 1);
    expect([trial.unit('g1').strayed?.turn, trial.battle.unit('gm')]).toEqual([3, undefined]);
  });
});

describe('on the ground', () => {
  const down = (phase: Setup['phase'], units: Units = {}) =>
    new Trial({
      phase,
      units: { ...FIELD, g1: ['4-6-8 at D8', { glided: true }], ...units },
      sides: { german: { gliders: 'landed' } },
    });

  test('[squad-leader 12.10.3] they fire at half strength in the Advancing Fire Phase', () => {
    const trial = down('advancing-fire', { r2: '4-4-7 at D11' });
    trial.order('german', { order: 'fire', at: 'D11', firers: ['g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
  });

  test('[squad-leader 12.10.15] they may advance', () => {
    expect(down('advance').order('german', { order: 'advance', unit: 'g1', to: 'D7' }).unit('g1').at).toBe(
      'D7',
    );
  });

  test('[squad-leader 12.10.14, 12.10.15] whoever has not fired at them in the air may do so now, without -2', () => {
    const trial = landed(aloft(NEAR), 1, 6, 1);
    trial.order('russian', { order: 'fire', at: 'D11', firers: ['r2'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toEqual([]);
  });
});

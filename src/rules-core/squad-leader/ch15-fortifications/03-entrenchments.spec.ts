import { field, type Setup, Trial } from '../testkit.testkit.js';

const UNITS = { g1: '4-6-7 at D8', r1: '4-4-7 at D4' } as const;
const HOLE = { D8: { entrenchment: true } } as const;
const modifiersOf = (trial: Trial, unit: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);
const dig = (unit: string, leader?: string) => ({ order: 'dig-in', unit, ...(leader && { leader }) });
const go = (...units: string[]) => ({ order: 'take-cover', units });
const out = (...units: string[]) => ({ order: 'take-cover', units, out: true });
const move = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], path });
const moving = (setup: Setup = {}) => new Trial({ phase: 'movement', units: UNITS, marks: HOLE, ...setup });
const entrenched = ['4-6-7', { at: 'D8', entrenched: 'D8' }] as const;

describe('digging in', () => {
  test.each([
    ['4-6-7', {}, 5],
    ['half-squad 2-4-7', {}, 4],
    ['crew 2-4-7', {}, 4],
    ['Russian 4-4-7', {}, 6],
    ['Russian 4-4-7', { skill: 'cavalry' }, 5],
    ['Russian 4-4-7', { partisan: true }, 5],
  ] as const)('[squad-leader 15.3.2, 15.3.3] %s %j digs on so many or less', (counter, is, needs) => {
    const units = { g1: [counter, { at: 'D8', ...is }], r1: '4-4-7 at D4' } as never;
    const [high, low] = [Math.ceil(needs / 2), Math.floor(needs / 2)];
    expect(new Trial({ units }).order('german', dig('g1'), high, low).told('digging')[0]?.passed).toBe(true);
    const worse = new Trial({ units }).order('german', dig('g1'), high, low + 1);
    expect(worse.told('digging')[0]?.passed).toBe(false);
  });

  test('[squad-leader 15.3.2, 1.3/2.2] all in its hex are in it when the phase ends, and nobody elsewhere', () => {
    const units = { ...UNITS, g2: '4-6-7 at D8', g3: '4-6-7 at E8' };
    const trial = new Trial({ units }).order('german', dig('g1'), 1, 1);
    expect(trial.at('D8').entrenchment).toBeUndefined();
    trial.endPhase();
    expect(trial.at('D8').entrenchment).toBe(true);
    expect(['g1', 'g2', 'g3'].map((id) => trial.unit(id).entrenched)).toEqual(['D8', 'D8', undefined]);
  });

  test('[squad-leader 15.3.2] each rolls by itself, until one has dug', () => {
    const units = { ...UNITS, g2: '4-6-7 at D8', g3: '4-6-7 at D8' };
    const trial = new Trial({ units }).order('german', dig('g1'), 6, 6).order('german', dig('g2'), 1, 1);
    expect(trial.refusal('german', dig('g3'))?.refused).toBe('HAS_TRIED');
  });

  test.each([
    ['wooden-building', 'IMPASSABLE'],
    ['woods', undefined],
    ['shellholes', undefined],
  ] as const)('[squad-leader 15.3.1, 15.3/q3] in %s: %s', (ground, refused) => {
    const trial = new Trial({ map: field({ D8: ground }), units: UNITS });
    expect(trial.refusal('german', dig('g1'), 1, 1)?.refused).toBe(refused);
  });

  test('[squad-leader 15.3.4] a leader adds his modifier for one of them, and does nothing else', () => {
    const units = { ...UNITS, g2: '4-6-7 at D8', gl: '9-1 at D8' };
    const trial = new Trial({ units }).order('german', dig('g1', 'gl'), 3, 3);
    expect(trial.told('digging')[0]?.passed).toBe(true);
    const again = { order: 'fire', at: 'D4', firers: ['g2'], leaders: ['gl'] };
    expect(trial.refusal('german', again)?.refused).toBe('IMMOBILE');
    trial.endPhase();
    expect(trial.refusal('german', move('gl', 'D9'))?.refused).toBe('IMMOBILE');
  });

  test('[squad-leader 15.3.5] who has tried neither fires nor moves', () => {
    const trial = new Trial({ units: { ...UNITS, gm: 'LMG with g1' } }).order('german', dig('g1'), 6, 6);
    for (const firers of [['g1'], ['gm']])
      expect(trial.refusal('german', { order: 'fire', at: 'D4', firers })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    expect(trial.refusal('german', move('g1', 'D9'))?.refused).toBe('IMMOBILE');
  });

  test('[squad-leader 2.3.9.1] who digs is seen', () => {
    const units = { g1: ['4-6-7', { at: 'D8', concealed: true }], r1: '4-4-7 at D4' } as never;
    const trial = new Trial({ map: field({ D8: 'woods' }), units }).order('german', dig('g1'), 6, 6);
    expect(trial.unit('g1').concealed).toBeUndefined();
  });
});

describe('in and out', () => {
  test('[squad-leader 15.3.7] a hex with one costs nothing more, going into it a factor, and coming out too', () => {
    const trial = moving({ units: { ...UNITS, g1: '4-6-7 at D10' } }).order('german', move('g1', 'D9', 'D8'));
    expect(trial.unit('g1').spent).toBe(2);
    expect(trial.order('german', go('g1')).unit('g1')).toMatchObject({ spent: 3, entrenched: 'D8' });
    expect(trial.order('german', out('g1')).unit('g1')).toMatchObject({ spent: 4 });
    expect(trial.unit('g1').entrenched).toBeUndefined();
    expect(trial.refusal('german', go('g1'))?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 15.3.7] leaving the hex costs the factor too', () => {
    const trial = moving({ units: { ...UNITS, g1: entrenched } });
    expect(trial.refusal('german', move('g1', 'D9', 'D10', 'D11', 'D12'))?.refused).toBe('TOO_FAR');
    trial.order('german', move('g1', 'D9', 'D10', 'D11'));
    expect(trial.unit('g1')).toMatchObject({
      spent: 4,
      track: ['D8', 'D9', 'D10', 'D11'],
      costs: [1, 1, 1, 1],
    });
    expect(trial.unit('g1').entrenched).toBeUndefined();
  });

  test('[squad-leader 4.5.3, 4.5.4] out of one, or into one, is Assault Movement where a factor is left', () => {
    const careful = { ...move('g1', 'D9'), assault: true };
    expect(
      moving({ units: { ...UNITS, g1: entrenched } })
        .order('german', careful)
        .unit('g1').assaultMoved,
    ).toBe(true);
    const into = moving({ units: { ...UNITS, g1: '4-6-7 at D9' } }).order('german', {
      ...move('g1', 'D8'),
      assault: true,
    });
    expect(into.order('german', go('g1')).unit('g1')).toMatchObject({ assaultMoved: true, entrenched: 'D8' });
    const woods = moving({
      map: field({ D8: { terrain: 'woods', level: 1 } }),
      units: { ...UNITS, g1: ['4-6-7', { at: 'D9', quality: 'inexperienced' }] },
    });
    expect(woods.refusal('german', { ...move('g1', 'D8'), assault: true })?.refused).toBe('TOO_FAR');
    const last = moving({
      map: field({ D8: 'woods' }),
      units: { ...UNITS, g1: ['4-6-7', { at: 'D9', quality: 'inexperienced' }] },
    }).order('german', { ...move('g1', 'D8'), assault: true });
    expect(last.refusal('german', go('g1'))?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader-C-071] [squad-leader-C-074] [squad-leader-C-076] [squad-leader 15.3.7/q1, 15.3.7/q2, 15.3/q2] who comes out is fired on as in the open there; who went in is not', () => {
    const leaving = moving({ units: { ...UNITS, g1: entrenched } })
      .order('german', move('g1', 'D9', 'D10'))
      .endPhase();
    leaving.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 3, 4, 6, 6);
    expect(modifiersOf(leaving, 'g1')).toEqual(['moved -1', 'in the open -1']);
    const entering = moving({ units: { ...UNITS, g1: '4-6-7 at D9' } })
      .order('german', move('g1', 'D8'))
      .order('german', go('g1'))
      .endPhase();
    entering.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect(modifiersOf(entering, 'g1')).toEqual(['entrenched 2']);
  });

  test('[squad-leader-C-075] [squad-leader 15.3.6, 15.3/q4] fire strikes those inside and outside, each as they are', () => {
    const units = { r1: '4-4-7 at D4', g1: entrenched, g2: '4-6-7 at D8' };
    const trial = moving({ phase: 'defensive-fire', units });
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect([modifiersOf(trial, 'g1'), modifiersOf(trial, 'g2')]).toEqual([['entrenched 2'], []]);
  });

  test('[squad-leader 15.3/q3] in shell holes there is one or the other', () => {
    const units = { r1: '4-4-7 at D4', g1: entrenched, g2: '4-6-7 at D8' };
    const trial = moving({ map: field({ D8: 'shellholes' }), phase: 'defensive-fire', units });
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect([modifiersOf(trial, 'g1'), modifiersOf(trial, 'g2')]).toEqual([
      ['entrenched 2'],
      ['shell hole 1'],
    ]);
  });

  test('[squad-leader 4.4.1/a] who advances goes into one from outside, and not from one into the next', () => {
    const marks = { D8: { entrenchment: true }, D7: { entrenchment: true } } as const;
    const into = (units: Setup['units']) => moving({ phase: 'advance', marks, ...(units && { units }) });
    const to = (at: string) => ({ order: 'advance', unit: 'g1', to: at, beneath: true });
    const trial = into({ ...UNITS, g1: '4-6-7 at D9' }).order('german', to('D8'));
    expect(trial.unit('g1').entrenched).toBe('D8');
    const next = into({ ...UNITS, g1: entrenched });
    expect(next.refusal('german', to('D7'))?.refused).toBe('HAS_MOVED');
    expect(next.refusal('german', to('D9'))?.refused).toBe('NO_WAY');
    next.order('german', { order: 'advance', unit: 'g1', to: 'D7' }).endPhase();
    expect(next.unit('g1').entrenched).toBeUndefined();
  });

  test('[squad-leader 15.3/q4] who advances upon enemies fights all of them, inside and outside', () => {
    const units = {
      g1: '4-6-7 at D9',
      r1: ['4-4-7', { at: 'D8', entrenched: 'D8' }],
      r2: '4-4-7 at D8',
    } as never;
    const trial = moving({ phase: 'advance', units }).order('german', {
      order: 'advance',
      unit: 'g1',
      to: 'D8',
      beneath: true,
    });
    trial.endPhase();
    const both = { order: 'close-combat', attackers: ['g1'], defenders: ['r1', 'r2'] };
    expect(trial.refusal('german', both)).toBeUndefined();
  });

  test('[squad-leader 4.12.2, 4.12.2/a] cavalry rides over it, and not into it', () => {
    const units = {
      g1: ['4-6-7', { at: 'D9', skill: 'cavalry', rides: 'gh' }],
      gh: 'horses at D9',
      r1: '4-4-7 at D1',
    } as never;
    const trial = moving({ units }).order('german', move('g1', 'D8')).order('russian', 'pass');
    expect(trial.refusal('german', go('g1'))?.refused).toBe('MOUNTED');
  });
});

describe('what it is worth', () => {
  test.each([
    ['4-4-7 at D7', [], 'fire', 2],
    ['4-4-7 at D7', ['flamethrower'], 'fire', undefined],
  ] as const)(
    '[squad-leader 15.3.10, QRD/entrench-back] against %s with %j',
    (r1, [weapon], order, value) => {
      const units = { g1: entrenched, r1, ...(weapon && { rw: `${weapon} with r1` }) } as never;
      const trial = moving({ phase: 'defensive-fire', units });
      trial.order('russian', { order, at: 'D8', firers: [weapon ? 'rw' : 'r1'] }, 6, 5);
      expect(modifiersOf(trial, 'g1')).toEqual(value === undefined ? [] : [`entrenched ${value}`]);
    },
  );

  test('[squad-leader 15.3.10, QRD/entrench-back] a demolition charge: 2, an overrun: 4', () => {
    const blast = moving({
      phase: 'advancing-fire',
      active: 'russian',
      enemy: 'german',
      units: {
        g1: entrenched,
        r1: '6-2-8 at D7',
        rd: ['demo charge', { at: 'D8', placed: { by: 'r1', from: 'D7' } }],
      } as never,
    }).order('russian', { order: 'detonate', weapon: 'rd' }, 6, 5, 1, 2);
    expect(modifiersOf(blast, 'g1')).toContain('entrenched 2');
    const drive = moving({
      units: { gt: 'MkIVF2 at D9', r1: ['4-4-7', { at: 'D8', entrenched: 'D8' }] } as never,
    });
    drive.order('german', { order: 'drive', unit: 'gt', path: ['D8'], overrun: ['gun', 'bow'] });
    drive.order('russian', 'pass', 5, 5);
    const struck = drive.told('overrun').flatMap(({ outcomes }) => outcomes)[0];
    expect(struck?.modifiers).toEqual([{ why: 'entrenched', value: 4, cites: '15.3.10' }]);
  });

  test('[squad-leader 15.3.9] from inside men fire as ever, but no flamethrower', () => {
    const units = {
      g1: ['8-3-8', { at: 'D8', entrenched: 'D8' }],
      gf: 'flamethrower with g1',
      gm: 'LMG with g1',
      r1: '4-4-7 at D7',
    } as never;
    const trial = moving({ phase: 'prep-fire', units });
    expect(trial.refusal('german', { order: 'fire', at: 'D7', firers: ['gf'] })?.cites).toEqual(['15.3.9']);
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g1', 'gm'] }, 6, 5, 1, 2);
    expect(trial.told('fire-attack')[0]?.fp).toBe(20);
  });

  test('[squad-leader 15.3.8] trucks need four points more there, tanks none', () => {
    const cost = (counter: string, marks: Setup['marks']) => {
      const trial = moving({
        units: { gv: `${counter} at D9`, r1: '4-4-7 at A1' } as never,
        ...(marks && { marks }),
      });
      return trial.order('german', { order: 'drive', unit: 'gv', path: ['D8'] }).unit('gv').spent;
    };
    expect(Number(cost('truck', HOLE)) - Number(cost('truck', {}))).toBe(4);
    expect(cost('MkIVF2', HOLE)).toBe(cost('MkIVF2', {}));
  });

  test('[squad-leader 15.3.11] a wall of its hex hides those inside from what is not next to it, and from them', () => {
    const map = field({ D8: { hexsides: { 0: 'wall' } } });
    const units = { g1: entrenched, g2: '4-6-7 at D8', r1: '4-4-7 at D4', r2: '4-4-7 at D7' } as never;
    const far = moving({ map, phase: 'defensive-fire', units });
    far.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect([modifiersOf(far, 'g1'), modifiersOf(far, 'g2')]).toEqual([undefined, ['wall 2']]);
    const near = moving({
      map,
      phase: 'defensive-fire',
      units: { g1: entrenched, r2: '4-4-7 at D7' } as never,
    });
    near.order('russian', { order: 'fire', at: 'D8', firers: ['r2'] }, 6, 5);
    expect(modifiersOf(near, 'g1')).toEqual(['entrenched 2']);
    const back = moving({ map, phase: 'prep-fire', units }).order(
      'german',
      { order: 'fire', at: 'D4', firers: ['g1'] },
      6,
      5,
    );
    expect(back.kinds).toContain('fired-in-vain');
    const hill = moving({
      map: field({ D8: { hexsides: { 0: 'wall' } }, D4: { level: 1 } }),
      phase: 'defensive-fire',
      units: { g1: entrenched, r1: '4-4-7 at D4' } as never,
    });
    hill.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
    expect(modifiersOf(hill, 'g1')).toContain('entrenched 2');
  });
});

describe('rout', () => {
  const broken = { broken: true, dm: true } as const;
  const swept = (marks: Setup['marks'], g1: object = {}) =>
    new Trial({
      phase: 'rout',
      map: field({ D12: 'woods' }),
      units: { g1: ['4-6-7', { at: 'D9', ...broken, ...g1 }], r1: '4-4-7 at D7' } as never,
      marks: marks ?? {},
    });
  test('[squad-leader-C-072] [squad-leader 15.3.12, 15.3.12/q1, 3.21.6] they run through one for two factors more, where open ground is under fire', () => {
    expect(swept({}).awaits).not.toContain('german rout');
    const both = { D10: { entrenchment: true }, D11: { entrenchment: true } } as const;
    const trial = swept(both);
    expect(trial.legalOf('german', 'rout')).toEqual([{ order: 'rout', unit: 'g1', path: ['D10', 'D11'] }]);
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D10', 'D11'] });
    expect(trial.told('routed')).toMatchObject([{ mf: 5 }]);
    expect(trial.unit('g1').entrenched).toBe('D11');
  });

  test('[squad-leader 15.3.12] who finds no way to cover may stay by one', () => {
    const stays = swept({ D9: { entrenchment: true } }, { entrenched: 'D9' });
    expect(stays.awaits).not.toContain('russian captives');
    expect(swept({}).awaits).toContain('russian captives');
  });
});

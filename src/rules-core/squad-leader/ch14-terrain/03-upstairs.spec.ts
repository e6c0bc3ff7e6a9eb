import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const GRID = { columns: 7, rows: 15 };
/** Three hexes with two upper levels; the stairs are in the middle. */
const HALL = { is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' };
const map = (more: object = {}) => drawn({ ...GRID, buildings: [HALL], ...more });
/** Off the map, so that the battle goes on. */
const FAR = { g9: '4-6-7', r9: '4-4-7' } as const;
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ map: map(), units: { ...FAR, ...units }, ...more });

describe('rout', () => {
  const broken = (at: string) => [`4-6-7 at ${at}`, { broken: true, dm: true, settled: true }] as const;
  const routs = (units: Setup['units'], more: Setup = {}) => play(units, { phase: 'rout', ...more });
  const mustRun = (units: Setup['units']) => {
    const trial = routs(units);
    return trial.awaits[0] === 'german rout' && trial.refusal('german', 'pass')?.refused === 'MUST_ROUT';
  };

  test.each([
    ['on his own level', 'D6/1', 'D5/1', true],
    ['on the next level of his stairs', 'D6/1', 'D6', true],
    ['below him, without stairs', 'D5/1', 'D5', false],
    ['two levels below', 'D6/2', 'D6', false],
    ['in the street below', 'D6/1', 'C6', false],
  ])('[squad-leader 14.3.20.4, 3.21/r] who is upstairs runs from an enemy %s', (_where, at, enemy, runs) => {
    expect(mustRun({ g1: broken(at), r1: `4-4-7 at ${enemy}` })).toBe(runs);
  });

  test('[squad-leader-A-76] [squad-leader 3.21/r] on the ground he does not mind an enemy above him without stairs, by the stairs he does', () => {
    expect(mustRun({ g1: broken('D5'), r1: '4-4-7 at D5/1' })).toBe(false);
    expect(mustRun({ g1: broken('D6'), r1: '4-4-7 at D6/1' })).toBe(true);
  });

  test('[squad-leader 3.21.9] from the ground he runs upstairs, or as well out of the building', () => {
    const units = { g1: broken('D6'), r1: '4-4-7 at C7' } as const;
    const out = { map: map({ hexes: { E4: 'woods', F5: 'woods' } }) };
    const ends = routs(units, out)
      .legalOf('german', 'rout')
      .map(({ path }) => (path as string[]).join(' '));
    expect(ends.sort()).toEqual(['D5', 'D6/1']);
    const trial = routs(units, out).order('german', { order: 'rout', unit: 'g1', path: ['D6/1'] });
    expect(trial.unit('g1').at).toBe('D6/1');
  });
});

describe('scouts', () => {
  const SCOUT = { order: 'scout', unit: 'gs' } as const;
  const finds = (at: string, enemy: string) => {
    const units = { gs: `scout at ${at}`, rx: [`4-4-7 at ${enemy}`, { concealed: true }] } as const;
    const more = { map: map({ hexes: { C6: 'stone-building-2-level' } }), phase: 'movement' } as const;
    return !play(units, more).order('german', SCOUT, 1).unit('rx').hidden;
  };

  test.each([
    ['the next level of his hex', 'D5', 'D5/1', true],
    ['two levels off', 'D6', 'D6/2', false],
    ['the next hex at his height', 'D5/1', 'D6/1', true],
    ['another building at his height', 'D6/1', 'C6/1', true],
    ['another level of the next hex', 'D5/1', 'D6', false],
    ['the level above in another building', 'D6', 'C6/1', false],
  ])('[squad-leader 3.7.16] a scout looks into %s, or not', (_where, at, enemy, found) => {
    expect(finds(at, enemy)).toBe(found);
  });
});

describe('tanks and guns', () => {
  test('[squad-leader-A-241] [squad-leader 7.3/a] nobody on the second level is next to an AFV on the ground of the next hex', () => {
    const checks = (at: string, ...faces: number[]) => {
      const units = { ...FAR, g1: `4-6-7 at ${at}`, rt: ['T-34 at C6', { facing: 2 }] } as const;
      const setup = { map: map(), phase: 'rally', options: { year: 1941 }, units } as const;
      return new Trial(setup, ...faces).told('morale-check').length;
    };
    expect([checks('D6', 1, 1), checks('D6/1', 1, 1), checks('D6/2')]).toEqual([1, 1, 0]);
  });

  test('[squad-leader 8.9.8/b] a gun is sighted in on one level of a building', () => {
    const units = { r1: '4-4-7 at A6', rm: 'MMG with r1', g1: '4-6-7 at D6/1', g2: '4-6-7 at D6' } as const;
    const setup = {
      phase: 'rally',
      active: 'russian',
      enemy: 'german',
      options: { boreSighting: 'russian' },
    } as const;
    const drms = (at: string) => {
      const sights = [{ weapon: 'rm', on: 'D6/1' }];
      const trial = play({ ...units }, setup).order('russian', { order: 'bore-sight', sights });
      while (trial.awaits[0] !== 'russian prep-fire') trial.endPhase();
      trial.order('russian', { order: 'fire', at, firers: ['rm'] }, 6, 5);
      return trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
    };
    expect([drms('D6/1')?.includes('bore sighted'), drms('D6')?.includes('bore sighted')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what strikes several levels', () => {
  const attacks = (trial: Trial) => trial.told('fire-attack').map(({ at, fp }) => [at, fp]);
  const flame = (at: string) => ({ order: 'fire', at, firers: ['gf'] });
  const MEN = { g1: '8-3-8 at C6', gf: 'flamethrower with g1' } as const;
  const ALL = { r1: '4-4-7 at D6', r2: '4-4-7 at D6/1', r3: '4-4-7 at D6/2' } as const;

  test('[squad-leader 14.3.20.8] a flame is half as strong on the levels next to the one it is aimed at', () => {
    const trial = play({ ...MEN, ...ALL }).order('german', flame('D6/1'), 6, 6);
    expect(attacks(trial)).toEqual([
      ['D6/1', 20],
      ['D6', 10],
      ['D6/2', 10],
    ]);
    expect(attacks(play({ ...MEN, ...ALL }).order('german', flame('D6'), 6, 6))).toEqual([
      ['D6', 20],
      ['D6/1', 10],
    ]);
  });

  test('[squad-leader-C-015] [squad-leader 14.3.20.8/q1] over wheat too, on the level below as well, which nobody sees', () => {
    const wheat = {
      map: drawn({
        ...GRID,
        terrain: { grain: 'D7' },
        buildings: [{ is: 'wooden', hexes: 'D4 D5 D6', upperLevels: 2, stairways: 'D5' }],
      }),
      options: { year: 1944, month: 7 },
    } as const;
    const units = {
      g1: '8-3-8 at D8',
      gf: 'flamethrower with g1',
      r1: '4-4-7 at D6',
      r2: '4-4-7 at D6/1',
    } as const;
    const trial = play(units, wheat);
    expect(trial.legalOf('german', 'fire').map((one) => one.at)).not.toContain('D6');
    trial.order('german', flame('D6/1'), 2, 2, 1, 1);
    expect(attacks(trial).slice(0, 2)).toEqual([
      ['D6/1', 20],
      ['D6', 10],
    ]);
  });

  test('[squad-leader 14.3.20.8] not on the level that it comes from, by the stairs', () => {
    const units = {
      g1: '8-3-8 at D6',
      gf: 'flamethrower with g1',
      r2: '4-4-7 at D6/1',
      r3: '4-4-7 at D6/2',
    } as const;
    const trial = play(units).order('german', flame('D6/1'), 6, 6);
    expect(attacks(trial)).toEqual([
      ['D6/1', 20],
      ['D6/2', 10],
    ]);
  });

  test('[squad-leader 14.3.20.8] from the ground it does not reach the third level', () => {
    const tower = { map: drawn({ ...GRID, buildings: [{ ...HALL, upperLevels: 3 }] }) };
    const trial = play({ ...MEN, r1: '4-4-7 at D6/3', r2: '4-4-7 at D6/2' }, tower);
    expect(trial.refusal('german', flame('D6/3'))?.cites).toEqual(['14.3.20.8']);
    expect(trial.refusal('german', flame('D6/2'), 6, 6)).toBeUndefined();
  });

  test('[squad-leader 14.3.11] of what an AFV has only the machine gun on its roof reaches the third level next to it', () => {
    const tower = { map: drawn({ ...GRID, buildings: [{ ...HALL, upperLevels: 3 }] }) };
    const tank = (mg: object, at = 'C6') => [`MkIVF2 at ${at}`, { facing: 2, exposed: true, mg }] as const;
    const fires = (mg: object, to: string, at?: string) =>
      play({ gt: tank(mg, at), r1: `4-4-7 at ${to}` }, tower).refusal(
        'german',
        { order: 'fire-machine-guns', unit: 'gt', at: to },
        6,
        6,
      )?.refused;
    expect([fires({ bow: 4 }, 'D6/3'), fires({ aa: 2 }, 'D6/3'), fires({ bow: 4 }, 'D6/2')]).toEqual([
      'OUT_OF_RANGE',
      undefined,
      undefined,
    ]);
    const shoots = (to: string) =>
      play({ gt: tank({}), r1: `4-4-7 at ${to}` }, tower).refusal(
        'german',
        { order: 'fire-ordnance', unit: 'gt', at: to },
        6,
        5,
      )?.refused;
    expect([shoots('D6/3'), shoots('D6/2')]).toEqual(['NO_SIGHT', undefined]);
  });

  test('[squad-leader 14.3.20.10] shells strike the two top levels, with a roll for each', () => {
    const trial = play(ALL, {
      active: 'russian',
      phase: 'movement',
      options: { order: ['german', 'russian'] },
      marks: { D10: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
      map: drawn({ ...GRID, buildings: [HALL, { ...HALL, hexes: 'D10', stairways: '' }] }),
    }).endPhase(...Array.from({ length: 16 }, () => 6));
    const struck = trial.told('barrage').map(({ at }) => at);
    expect(struck.filter((at) => at.startsWith('D10'))).toEqual(['D10/1', 'D10/2']);
    expect(struck).toHaveLength(8);
  });

  test('[squad-leader 14.3.20.9] a charge strikes the level where it lies alone', () => {
    const trial = play({ g1: '8-3-8 at D5/1', gd: 'demo charge with g1', ...ALL }, { phase: 'movement' });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D6/1' });
    trial.endPhase().endPhase().order('german', { order: 'detonate', weapon: 'gd' }, 3, 4, 6, 6);
    expect(
      trial.told('fire-attack').map(({ at, outcomes }) => [at, outcomes.map(({ units }) => units)]),
    ).toEqual([['D6/1', [['r2']]]]);
  });
});

describe('what else is done upstairs', () => {
  test('[squad-leader 14.3.3] nobody withdraws from a melee but by the halls and the stairs', () => {
    const melee = (at: string) => [`4-6-7 at ${at}`, { melee: true }] as const;
    const withdraws = (more: Setup['units']) =>
      play(
        { g1: melee('D5/1'), r1: ['4-4-7 at D5/1', { melee: true }], ...more },
        { phase: 'close-combat' },
      ).refusal('german', { order: 'withdraw', unit: 'g1' })?.refused;
    expect([withdraws({}), withdraws({ r2: '4-4-7 at D6/1' })]).toEqual([undefined, 'NOT_YOUR_DECISION']);
  });

  test('[squad-leader 16.2.1] who sets fire to his level sets fire to the building of the hex', () => {
    const trial = play({ g1: '4-6-7 at D6/1' }, { phase: 'advancing-fire' });
    trial.order('german', { order: 'start-fire', unit: 'g1' }, 6, 6);
    expect(trial.at('D6').kindled).toBeDefined();
  });

  test('[squad-leader 2.3.8.1] an enemy on the next level of the stairs is beside those who would go under a "?"', () => {
    const conceals = (enemy: string) =>
      play({ g1: '4-6-7 at D6', g2: '4-6-7 at D7', r1: `4-4-7 at ${enemy}` }, { phase: 'close-combat' })
        .legalOf('german', 'conceal')
        .some(({ units }) => (units as string[]).includes('g1'));
    expect([conceals('D6/1'), conceals('D6/2')]).toEqual([false, true]);
  });

  test('[squad-leader 4.6.11] nobody controls a building hex with an enemy on another level of it', () => {
    const controls = (enemy: string) =>
      play({ g1: '4-6-7 at D6', r1: `4-4-7 at ${enemy}` }, { phase: 'movement' })
        .endPhase()
        .at('D6').control;
    expect([controls('D6/2'), controls('D5/2')]).toEqual([undefined, 'german']);
  });

  test('[squad-leader 14.3.1] stone covers better than wood', () => {
    const cover = (is: string) =>
      new Trial({
        map: drawn({ ...GRID, buildings: [{ ...HALL, is }] }),
        units: { ...FAR, g1: '4-6-7 at C6', r1: '4-4-7 at D6' },
      })
        .order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5)
        .told('fire-attack')[0]
        ?.outcomes[0]?.modifiers.map(({ value }) => value);
    expect([cover('stone'), cover('wooden')]).toEqual([[3], [2]]);
  });
});

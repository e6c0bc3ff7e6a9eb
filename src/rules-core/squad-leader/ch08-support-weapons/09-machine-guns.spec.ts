import { field, type Setup, Trial } from '../testkit.testkit.js';

const attack = (trial: Trial) => trial.told('fire-attack')[0];
const modifiersOf = (trial: Trial) =>
  attack(trial)?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const firing = (at: string, firers: string[], more: object = {}) => ({ order: 'fire', at, firers, ...more });
const refused = (setup: Setup, order: object) =>
  new Trial(setup).refusal('german', order as never, 4, 5)?.refused;

describe('who serves machine guns', () => {
  const units = { g1: '4-6-7 at D4', r1: '4-4-7 at D8' } as const;

  test('[squad-leader 8.9.1.1] a squad fires one gun or two light ones besides itself; two heavier ones in its place', () => {
    const light = { ...units, gm: 'LMG with g1', gn: 'LMG with g1' };
    const trial = new Trial({ units: light }).order('german', firing('D8', ['g1', 'gm', 'gn']), 6, 5);
    expect(attack(trial)?.fp).toBe(8);
    const heavy = { ...units, gm: 'HMG with g1', gn: 'LMG with g1' };
    expect(refused({ units: heavy }, firing('D8', ['g1', 'gm', 'gn']))).toBe('HAS_FIRED');
    const both = new Trial({ units: heavy }).order('german', firing('D8', ['gm', 'gn']), 6, 5);
    expect(attack(both)?.fp).toBe(8);
    expect(both.refusal('german', firing('D8', ['g1']))?.refused).toBe('HAS_FIRED');
    const three = { ...light, go: 'LMG with g1' };
    expect(refused({ units: three }, firing('D8', ['gm', 'gn', 'go']))).toBe('HAS_FIRED');
  });

  test('[squad-leader 8.9.1.2] a leader alone fires a gun as Area Fire with a lower breakdown number, two as it is', () => {
    const led = { gl: '8-0 at D4', gn: '9-1 at D4', gm: 'HMG with gl', r1: '4-4-7 at D8' };
    const alone = new Trial({ units: led }).order('german', firing('D8', ['gm']), 6, 5);
    expect(attack(alone)?.fp).toBe(3);
    expect(alone.told('malfunctioned')).toEqual([{ weapon: 'gm', rolled: 11, from: 11 }]);
    const two = new Trial({ units: led }).order('german', firing('D8', ['gm', 'gn']), 6, 5);
    expect(attack(two)?.fp).toBe(6);
    expect(two.told('malfunctioned')).toEqual([]);
  });

  test('[squad-leader 8.9.1.3] a leader who serves a gun directs nobody else, but his own fire', () => {
    const led = { ...units, gl: '9-1 at D4', gm: 'HMG with gl' };
    const trial = new Trial({ units: led });
    expect(trial.refusal('german', firing('D8', ['g1', 'gm'], { leaders: ['gl'] }))?.refused).toBe(
      'CANNOT_LEAD',
    );
    trial.order('german', firing('D8', ['gm'], { leaders: ['gl'] }), 6, 4);
    expect(modifiersOf(trial)).toEqual(['9-1 -1']);
    const later = new Trial({ units: { ...led, g2: '4-6-7 at D4', r2: '4-4-7 at F5' } });
    later.order('german', firing('D8', ['gm']), 6, 4);
    expect(later.refusal('german', firing('F5', ['g1'], { leaders: ['gl'] }))?.refused).toBe('CANNOT_LEAD');
  });

  test('[squad-leader 8.9.1.4] a crew or half-squad fires one gun in place of itself', () => {
    const crew = { g1: 'crew 2-4-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D8' };
    expect(refused({ units: crew }, firing('D8', ['g1', 'gm']))).toBe('HAS_FIRED');
    const trial = new Trial({ units: crew }).order('german', firing('D8', ['gm']), 6, 5);
    expect(attack(trial)?.fp).toBe(6);
    expect(trial.refusal('german', firing('D8', ['g1']))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 8.9.1.5] it fires to every side', () => {
    for (const at of ['D1', 'D7', 'A4', 'G4'])
      expect(
        refused(
          { units: { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: `4-4-7 at ${at}` } },
          firing(at, ['gm']),
        ),
      ).toBeUndefined();
  });

  test('[squad-leader-A-258] [squad-leader 8.9.1.6, 8.9.1.6/a] an Allied squad before 1943 fires its gun only where it fires itself, at any range of the gun', () => {
    const british = { b1: '4-5-7 at D2', bm: 'MMG with b1', g1: '4-6-7 at D4', g2: '4-6-7 at F4' };
    const play = (year: number) =>
      new Trial({ units: british, active: 'british', options: { year } })
        .order('british', firing('D4', ['b1']), 6, 5)
        .refusal('british', firing('F4', ['bm']), 6, 5)?.refused;
    expect([play(1941), play(1943)]).toEqual(['NOT_TOGETHER', undefined]);
    const far = { b1: '4-5-7 at D1', bm: 'MMG with b1', g1: '4-6-7 at D12' };
    const trial = new Trial({ units: far, active: 'british', options: { year: 1941 } });
    expect(attack(trial.order('british', firing('D12', ['bm']), 6, 5))?.fp).toBe(4);
  });
});

describe('long range, breakdown and Sustained Fire', () => {
  const LONG = field({}, { columns: 5, rows: 24 });

  test('[squad-leader 8.9.5.1] beyond 16 hexes only with a leader, the lower die doubled, breakdown as rolled', () => {
    const far = { g1: '4-6-7 at C1', gm: 'HMG with g1', gl: '8-0 at C1', r1: '4-4-7 at C18' };
    expect(refused({ units: far, map: LONG }, firing('C18', ['gm']))).toBe('OUT_OF_RANGE');
    const trial = new Trial({ units: far, map: LONG });
    trial.order('german', firing('C18', ['gm'], { leaders: ['gl'] }), 6, 5);
    expect(attack(trial)).toMatchObject({ fp: 3, rolled: 16 });
    expect(trial.told('malfunctioned')).toEqual([]);
    const near = new Trial({ units: { ...far, r1: '4-4-7 at C17' }, map: LONG });
    expect(attack(near.order('german', firing('C17', ['gm']), 6, 5))).toMatchObject({ fp: 6, rolled: 11 });
  });

  test('[squad-leader 8.9.6.1] of several guns whose number is rolled the highest die breaks down, and all that tie', () => {
    const units = { g1: '4-6-7 at D4', gm: 'LMG with g1', gn: 'LMG with g1', r1: '4-4-7 at D8' };
    const play = (...dice: number[]) =>
      new Trial({ units })
        .order('german', firing('D8', ['gm', 'gn']), 6, 6, ...dice)
        .told('malfunctioned')
        .map(({ weapon }) => weapon);
    expect([play(2, 5), play(4, 4)]).toEqual([['gn'], ['gm', 'gn']]);
  });

  const SUSTAINED = { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D8' } as const;

  test('[squad-leader-A-306] [squad-leader 8.9.7.1, 8.9.7.4] one column more, when the guns make up what is wanting to it', () => {
    const play = (units: Setup['units'], firers: string[], sustained: string[], ...more: number[]) =>
      attack(new Trial({ units }).order('german', firing('D8', firers, { sustained }), 4, 5, ...more))
        ?.column;
    expect(play(SUSTAINED, ['gm'], ['gm'])).toBe(4);
    expect(play({ ...SUSTAINED, gm: 'HMG with g1' }, ['gm'], ['gm'])).toBe(8);
    const heaviest = new Trial({
      active: 'american',
      units: { a1: '6-6-6 at D4', am: 'HMG .50 with a1', g1: '4-6-7 at D8' },
    }).order('american', firing('D8', ['am'], { sustained: ['am'] }), 6, 5);
    expect(attack(heaviest)?.column).toBe(12);
    const two = { ...SUSTAINED, gn: 'LMG with g1' };
    expect(play(two, ['gm', 'gn'], ['gm', 'gn'])).toBe(6);
    const wanting = { ...SUSTAINED, g2: '4-6-7 at D4', g3: '8-3-8 at D5', g4: '8-3-8 at D5' };
    expect(play(wanting, ['g1', 'g2', 'g3', 'g4', 'gm'], ['gm'], 1, 1)).toBe(24);
  });

  test('[squad-leader 8.9.7.1, 8.9.7.2] not after moving, by a leader alone, or with a captured gun', () => {
    const asked = firing('D8', ['gm'], { sustained: ['gm'] });
    const moved = { ...SUSTAINED, g1: ['4-6-7 at D4', { moved: true }] } as const;
    expect(refused({ units: moved, phase: 'advancing-fire' }, asked)).toBe('CANNOT_SUSTAIN');
    expect(refused({ units: { ...SUSTAINED, g1: '8-0 at D4' } }, asked)).toBe('CANNOT_SUSTAIN');
    expect(refused({ units: { ...SUSTAINED, gm: 'Russian LMG with g1' } }, asked)).toBe('CANNOT_SUSTAIN');
    expect(refused({ units: SUSTAINED }, asked)).toBeUndefined();
  });

  test('[squad-leader-A-307] [squad-leader 8.9.7.2, 8.9.7.3] announced with the order; it breaks down on two less, and is gone', () => {
    const trial = new Trial({ units: SUSTAINED });
    trial.order('german', firing('D8', ['gm'], { sustained: ['gm'] }), 6, 4);
    expect(trial.told('burnt-out')).toEqual([{ weapon: 'gm', rolled: 10, from: 10 }]);
    expect(trial.battle.unit('gm')).toBeUndefined();
    const russian = new Trial({
      active: 'russian',
      units: { r1: '4-4-7 at D4', rm: 'LMG with r1', g1: '4-6-7 at D8' },
    }).order('russian', firing('D8', ['rm'], { sustained: ['rm'] }), 4, 4);
    expect(russian.told('burnt-out')).toEqual([{ weapon: 'rm', rolled: 8, from: 8 }]);
    const careful = new Trial({ units: SUSTAINED }).order('german', firing('D8', ['gm']), 6, 4);
    expect(careful.kinds).not.toContain('malfunctioned');
  });
});

import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const attack = (trial: Trial) => trial.told('fire-attack')[0];
const fire = (firer: string) => ({ order: 'fire', at: 'D6', firers: [firer] }) as const;
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { g1: '4-6-7 at D4', r1: '4-4-7 at D6', ...units }, ...setup });
const TAKES = { order: 'pick-up', unit: 'g1', weapon: 'rm' } as const;

describe('captured weapons', () => {
  test('[squad-leader 8.6.2] what the enemy has left belongs to whoever takes it, and not what he still has', () => {
    const trial = start({ rm: 'MMG at D4' }, { phase: 'movement' }).order('german', TAKES);
    expect(trial.unit('rm')).toMatchObject({ side: 'german', possessor: 'g1' });
    trial.endPhase().endPhase().order('german', fire('rm'), 6, 4);
    expect(start({ rm: 'MMG with r1' }, { phase: 'movement' }).refusal('german', TAKES)?.refused).toBe(
      'NOT_YOUR_WEAPON',
    );
  });

  test('[squad-leader 8.6.5] it has half its firepower', () => {
    const trial = start({ gm: 'Russian MMG with g1' }).order('german', fire('gm'), 6, 2);
    expect(attack(trial)?.parts).toEqual([{ unit: 'gm', fp: 2, why: ['captured x1/2'] }]);
  });

  test('[squad-leader 8.6.4] it breaks down two sooner, and for good', () => {
    const trial = start({ gm: 'Russian MMG with g1' }).order('german', fire('gm'), 6, 3);
    expect(trial.told('beyond-repair')).toEqual([{ weapon: 'gm', rolled: 9, from: 9 }]);
    expect(trial.battle.unit('gm')).toBeUndefined();
    const holds = start({ gm: 'Russian MMG with g1' }).order('german', fire('gm'), 6, 2);
    expect(holds.battle.unit('gm')?.at).toBe('D4');
  });

  test('[squad-leader 8.9.7.2] it gives no Sustained Fire', () => {
    const trial = start({ gm: 'Russian MMG with g1' });
    expect(trial.refusal('german', { ...fire('gm'), sustained: ['gm'] })?.refused).toBe('CANNOT_SUSTAIN');
  });

  test('[squad-leader 8.6.1] the weapon of an ally is as good as their own, if they began with it', () => {
    const setup = { active: 'american', enemy: 'german' } as const;
    const units = { a1: '6-6-6 at D4', g1: '4-6-7 at D6' } as const;
    const began = new Trial({ ...setup, units: { ...units, am: 'British MMG with a1' } });
    expect(attack(began.order('american', fire('am'), 6, 5))?.fp).toBe(4);
    const took = new Trial({
      ...setup,
      phase: 'movement',
      units: { ...units, a1: '6-6-6 at D3', am: 'British MMG at D4' },
    })
      .order('american', { order: 'move', units: ['a1'], path: ['D4'] })
      .order('american', { order: 'pick-up', unit: 'a1', weapon: 'am' })
      .endPhase()
      .endPhase()
      .order('american', fire('am'), 6, 3);
    expect(attack(took)?.parts).toMatchObject([{ fp: 1, why: ['captured x1/2', 'moved x1/2'] }]);
  });

  test('[squad-leader 8.6.1] allies who repair it lose it on 5 and 6', () => {
    const mends = (face: number) =>
      new Trial({
        phase: 'rally',
        active: 'american',
        enemy: 'german',
        units: {
          a1: '6-6-6 at D4',
          am: ['British MMG with a1', { malfunctioned: true }],
          g1: '4-6-7 at D12',
        },
      })
        .order('american', { order: 'repair', weapon: 'am' }, face)
        .told('repair-attempt')[0]?.result;
    expect([4, 5, 6].map(mends)).toEqual(['nothing', 'removed', 'removed']);
  });
});

describe('weapons of engineers in other hands', () => {
  const flame = (bearer: string, weapon: string, ...faces: number[]) =>
    start({ g1: `${bearer} at D4`, gf: `${weapon} with g1` }).order('german', fire('gf'), ...faces);

  test('[squad-leader-A-247] [squad-leader-B-101] [squad-leader 8.6.3, 8.6.5, 8.6/a, 10.8.2, 10.8/q7] riflemen use their own as if it were captured, and it is gone on 7', () => {
    const trial = flame('4-6-7', 'flamethrower', 4, 3, 1, 2);
    expect(attack(trial)?.parts).toEqual([{ unit: 'gf', fp: 10, why: ['captured x1/2'] }]);
    expect(trial.told('out-of-fuel')).toEqual([{ weapon: 'gf', rolled: 7, from: 7 }]);
  });

  test('[squad-leader-A-250] [squad-leader-B-72] [squad-leader 8.6.2, 8.6/d, 10.8/q2] a captured one needs no engineers, and is no worse with riflemen', () => {
    for (const bearer of ['8-3-8', '4-6-7']) {
      const trial = flame(bearer, 'Russian flamethrower', 4, 3, 1, 2);
      expect(attack(trial)?.parts).toEqual([{ unit: 'gf', fp: 10, why: ['captured x1/2'] }]);
      expect(trial.told('out-of-fuel')).toMatchObject([{ from: 7 }]);
    }
    expect(flame('4-6-7', 'Russian flamethrower', 4, 2, 1, 2).battle.unit('gf')?.at).toBe('D4');
  });

  test('[squad-leader 3.15.3/a] the French have no engineers, where the scenario makes none', () => {
    const french = (training: object) =>
      start(
        {
          g1: ['4-6-7 at D4', { nationality: 'French', ...training }],
          gf: ['flamethrower with g1', { nationality: 'French' }],
        },
        { options: { year: 1940 } },
      ).order('german', fire('gf'), 4, 2, 1, 2);
    expect(attack(french({}))?.parts).toMatchObject([{ fp: 10 }]);
    expect(attack(french({ training: 'engineers' }))?.parts).toMatchObject([{ fp: 20 }]);
  });

  test('[squad-leader 3.26.1/a] combat engineers who have turned Green have forgotten it', () => {
    const engineers = (quality: object) =>
      new Trial({
        active: 'american',
        enemy: 'german',
        units: {
          a1: ['6-6-6 at D4', { training: 'engineers', ...quality }],
          al: '8-0 at D4',
          af: 'flamethrower with a1',
          g1: '4-6-7 at D6',
        },
      }).order('american', fire('af'), 4, 2, 1, 2);
    expect(attack(engineers({}))?.parts).toMatchObject([{ fp: 20 }]);
    expect(attack(engineers({ quality: 'green' }))?.parts).toMatchObject([{ fp: 10 }]);
  });

  test.each([
    ['a flamethrower', 'flamethrower with g1', 'CANNOT_USE'],
    ['what was captured', 'Russian MMG with g1', 'CANNOT_USE'],
    ['a machine gun of theirs', 'MMG with g1', undefined],
  ])('[squad-leader 3.9.6] inexperienced men and %s: a leader changes nothing', (_, weapon, refused) => {
    const trial = start({ g1: '4-3-6 at D4', gl: '10-3 at D4', gw: weapon });
    expect(trial.refusal('german', fire('gw'), 6, 5)?.refused).toBe(refused);
  });

  test('[squad-leader 3.9.6] nor do they place charges; inexperienced Americans may', () => {
    const charge = { order: 'place-charge', weapon: 'gd', at: 'D5' };
    const placing = (values: object) =>
      start(
        { g1: ['4-3-6 at D4', values], gd: 'demo charge with g1', r1: '4-4-7 at D5' },
        { phase: 'movement' },
      ).refusal('german', charge)?.refused;
    expect([placing({}), placing({ nationality: 'American' })]).toEqual(['CANNOT_USE', undefined]);
  });
});

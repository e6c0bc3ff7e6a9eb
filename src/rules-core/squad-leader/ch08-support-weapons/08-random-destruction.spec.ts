import { type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** Germans at D4 fire at Russians in the open at D7 who have a machine gun. */
const shooting = (units: Units, firers: readonly string[], ...dice: number[]) =>
  new Trial({
    units: { g1: '8-3-8 at D4', r1: '4-4-7 at D7', rm: 'MMG with r1', r9: '4-4-7 at N12', ...units } as Units,
  }).order('german', { order: 'fire', at: 'D7', firers }, ...dice);
const struck = (trial: Trial) => trial.told('weapon-struck');

describe('weapons where fire kills', () => {
  const BESIDE: Units = { g1: '8-3-8 at D6', g2: '8-3-8 at D6' };

  test('[squad-leader 8.8.1, 8.8.1/b] each is rolled for on the column to the left; what is spared lies there', () => {
    const killed = shooting(BESIDE, ['g1', 'g2'], 1, 1, 1, 1);
    expect(killed.told('fire-attack')).toMatchObject([{ column: 24 }]);
    expect(struck(killed)).toEqual([
      { weapon: 'rm', at: 'D7', column: 20, rolled: 2, modifiers: [], isLost: true },
    ]);
    expect(killed.battle.unit('rm')).toBeUndefined();
    const spared = shooting(BESIDE, ['g1', 'g2'], 1, 1, 6, 6);
    expect(struck(spared)).toMatchObject([{ isLost: false }]);
    expect(spared.unit('rm')).toMatchObject({ at: 'D7' });
    expect(spared.unit('rm').possessor).toBeUndefined();
  });

  test('[squad-leader 8.8.1] nothing is rolled for without a kill', () => {
    expect(struck(shooting({}, ['g1'], 6, 6))).toEqual([]);
  });

  test('[squad-leader 8.8.1/c] small arms from afar and machine guns do 1 less harm', () => {
    const far: Units = { g1: '4-6-7 at D4', g2: '4-6-7 at D4', gm: 'HMG with g1', gn: 'HMG with g2' };
    const trial = shooting(far, ['g1', 'g2', 'gm', 'gn'], 1, 2, 6, 6);
    expect(struck(trial)).toMatchObject([{ modifiers: [{ why: 'small arms', value: 1 }] }]);
  });

  test('[squad-leader 8.8.1/a] nor after a kill on the lowest column', () => {
    const trial = shooting({ g1: '8-1 at D4', gm: 'LMG with g1', rm: 'flamethrower with r1' }, ['gm'], 1, 1);
    expect(trial.told('fire-attack')[0]).toMatchObject({ column: 1, outcomes: [{ result: 'KIA' }] });
    expect(struck(trial)).toEqual([]);
  });
});

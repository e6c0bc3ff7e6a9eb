import { penOn, Trial } from '../testkit.testkit.js';
import { lose } from './fate.js';

test('[panzer S.ko-bu-wreck/d] a vehicle that Brews Up Suppresses its friends in the hex, and nobody else', () => {
  const burns = (how: 'brewed-up' | 'knocked-out') => {
    const trial = new Trial({
      units: {
        g1: 'Panzer IV at D4',
        g2: 'Rifle squad at D4',
        g3: ['Rifle squad at D4', { suppressed: 'on' }],
        g4: ['HMG section at D4', { suppressed: 'off' }],
        g5: 'Rifle squad at D5',
        s1: 'Soviet squad at D4',
      },
    });
    const act = penOn(trial);
    lose(act, 'g1', how, ['S.ko-bu-wreck/d']);
    return act.effects.flatMap(({ effect, about }) =>
      effect === 'suppressed' ? [(about as { unit: string }).unit] : [],
    );
  };
  expect(burns('brewed-up').sort()).toEqual(['g2', 'g4']);
  expect(burns('knocked-out')).toEqual([]);
});

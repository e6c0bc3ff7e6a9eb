import { begin } from '../ground.testkit.js';
import { moves } from '../testkit.testkit.js';

describe('hidden works', () => {
  test('[combat 3.3.4.2/a] they are shown to an enemy within six hexes; units that hide in them are not', () => {
    const trial = begin({ g1: '6-6 at D3', a1: ['7-6 at D10', { hidden: true, post: 'pillbox' }] });
    Object.assign(trial.battle.position.secrets.american as object, {
      pillboxes: [{ at: 'D10', facing: 0 }],
      trenches: ['D11', 'D13'],
      roadblocks: [{ at: 'D10', sides: [0] }],
      wire: ['D9'],
    });
    trial.order('german', moves('cautious', { g1: ['D4', 'D5'] }));
    expect(trial.told('fortifications-revealed')).toEqual([{ hexes: ['D10', 'D9'] }, { hexes: ['D11'] }]);
    expect(trial.battle.location('D10')).toEqual({
      pillbox: { side: 'american', facing: 0 },
      roadblock: { sides: [0] },
    });
    expect(trial.battle.location('D9').wire).toBe(true);
    expect(trial.unit('a1').hidden).toBe(true);
    expect(trial.battle.secret('american')).toEqual({ trenches: ['D13'] });
  });
});

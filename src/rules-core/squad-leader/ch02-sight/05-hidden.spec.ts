import { copy } from '../../kernel/lab/match.js';
import { redact, view } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

const HIDDEN = { hidden: true } as const;
const MAP = field({ D4: 'woods', D8: 'woods', F8: 'stone-building', G4: 'brush' });
const begun = (units: Record<string, Placed>, more: object = {}) => new Trial({ map: MAP, units, ...more });
const isHidden = (trial: Trial, id: string) => trial.unit(id).hidden === true;

describe('hidden units', () => {
  test('[squad-leader 2.5.1, 2.5.2] the enemy sees nothing of them, as long as they do nothing', () => {
    const trial = begun({
      g1: ['4-6-7 at D4', HIDDEN],
      gm: 'LMG with g1',
      g2: '4-6-7 at A1',
      r1: '4-4-7 at D9',
    });
    expect(Object.keys(view(trial.battle.position, { side: 'russian' }).units)).toEqual(['g2', 'r1']);
    while (trial.battle.clock.phase !== 'advance') trial.endPhase();
    expect(isHidden(trial, 'g1')).toBe(true);
  });

  test('[squad-leader 2.5.2] who fires is seen, others in the hex are not', () => {
    const trial = begun({ g1: ['4-6-7 at D4', HIDDEN], g2: ['4-6-7 at D4', HIDDEN], r1: '4-4-7 at D7' });
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g1'] }, 6, 5);
    expect([isHidden(trial, 'g1'), isHidden(trial, 'g2')]).toEqual([false, true]);
  });

  test('[squad-leader 2.5.2] who moves is seen, also where no enemy looks', () => {
    const trial = begun(
      { g1: ['4-6-7 at D4', HIDDEN], r1: ['4-4-7 at L11', { broken: true }] },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'] });
    expect(isHidden(trial, 'g1')).toBe(false);
  });

  test('[squad-leader 2.5.2, 2.3.9.2] beside an enemy after defensive fire or advance, outside woods and buildings', () => {
    const ended = (at: string, enemy: string) =>
      isHidden(begun({ g1: [`4-6-7 at ${at}`, HIDDEN], r1: enemy }, { phase: 'advance' }).endPhase(), 'g1');
    expect([ended('G4', '4-4-7 at G5'), ended('D4', '4-4-7 at D5')]).toEqual([false, true]);
  });

  test('[squad-leader 2.5.3] who was seen is not hidden again, but may get a "?"', () => {
    const trial = begun(
      { g1: ['4-6-7 at D4', HIDDEN], r1: '4-4-7 at D9' },
      { phase: 'rally', active: 'russian' },
    );
    while (trial.battle.clock.phase !== 'defensive-fire') trial.endPhase();
    trial.order('german', { order: 'show', units: ['g1'] });
    expect(isHidden(trial, 'g1')).toBe(false);
    while (trial.awaits[0] !== 'german concealment') trial.endPhase();
    expect(trial.refusal('german', { order: 'show', units: ['g1'], concealed: true })?.refused).toBe(
      'NOT_NOW',
    );
    trial.order('german', { order: 'conceal', units: ['g1'] });
    expect(trial.unit('g1')).toMatchObject({ hidden: true, concealed: true });
  });

  test('[squad-leader 2.5.8] they go under a "?" in order to move under it', () => {
    const trial = begun(
      { g1: ['4-6-7 at D4', HIDDEN], r1: ['4-4-7 at L11', { broken: true }] },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'show', units: ['g1'], concealed: true });
    expect(trial.battle.units().some(({ kind, at }) => kind === 'concealment' && at === 'D4')).toBe(true);
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'] });
    expect(trial.unit('g1')).toMatchObject({ concealed: true, at: 'D5' });
  });
});

describe('fire at those who are not seen', () => {
  const shot = { order: 'fire', at: 'D8', firers: ['g1'] };
  const hiding = (rx: Placed = ['4-4-7 at D8', HIDDEN]) =>
    begun({ g1: '4-6-7 at D4', rx, r1: '4-4-7 at L11' });

  test('[squad-leader 2.5.4, 2.5.4/b] blind fire at woods and buildings has half its firepower', () => {
    const trial = hiding().order('german', shot, 6, 5);
    expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 2, outcomes: [{ units: [], area: true }] });
    expect(isHidden(trial, 'rx')).toBe(true);
  });

  test('[squad-leader 2.5.4] any result but none shows them, also when they pass their check', () => {
    const trial = hiding().order('german', shot, 1, 3, 1, 1);
    expect(trial.told('revealed')).toEqual([{ units: ['rx'], at: 'D8' }]);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'rx', passed: true }]);
  });

  test('[squad-leader 2.5.4] who fires in vain learns nothing', () => {
    const told = (rx: Placed) => {
      const trial = hiding(rx);
      const before = copy(trial.battle.position);
      trial.order('german', shot, 6, 5);
      return JSON.stringify(redact(before, trial.action, { side: 'german' }));
    };
    expect(told(['4-4-7 at D8', HIDDEN])).toBe(told(['4-4-7 at F8', HIDDEN]));
  });

  test('[squad-leader 2.5.4/a] direct fire needs a line of sight to the hex', () => {
    const trial = new Trial({
      map: field({ D6: 'woods', D8: 'woods' }),
      units: { g1: '4-6-7 at D4', r1: ['4-4-7 at D8', HIDDEN], r2: '4-4-7 at L11' },
    });
    expect(trial.legalOf('german', 'fire').some(({ at }) => at === 'D8')).toBe(false);
    trial.order('german', shot, 1, 1);
    expect([trial.kinds.includes('fired-in-vain'), isHidden(trial, 'r1')]).toEqual([true, true]);
  });

  test('[squad-leader-A-20] [squad-leader 2.5.4/c] nobody fires at an empty hex of other terrain', () => {
    const trial = new Trial({
      map: field({ D8: 'grain' }),
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at L11' },
    });
    expect(trial.refusal('german', shot)?.refused).toBe('NOBODY_THERE');
  });
});

describe('coming upon hidden units', () => {
  test('[squad-leader 2.5.5] the move ends in the hex before, and they are seen', () => {
    const trial = begun(
      { g1: '4-6-7 at D10', g2: '4-6-7 at A1', r1: ['4-4-7 at D8', HIDDEN], r2: '4-4-7 at L1' },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'move', units: ['g1'], path: ['D9', 'D8'] });
    expect(trial.told('ran-into')).toEqual([{ units: ['g1'], at: 'D8' }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D9', track: ['D9'], moved: true });
    expect(isHidden(trial, 'r1')).toBe(false);
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['E9'] })?.refused).toBe(
      'HAS_MOVED',
    );
  });
});

describe('searching', () => {
  const searching = (units: Record<string, Placed>) =>
    begun({ g1: '4-6-7 at D7', g2: '4-6-7 at A1', r9: '4-4-7 at L11', ...units }, { phase: 'movement' });
  const search = { order: 'search', unit: 'g1' };

  test('[squad-leader-A-16] [squad-leader 2.3.9.3, 2.3.9.3/b] one roll of a unit that ends its move, against which all beside it check', () => {
    const trial = searching({ r1: ['4-4-7 at D8', HIDDEN], r2: ['6-2-8 at D8', HIDDEN] });
    trial.order('german', search, 4, 4);
    expect(trial.told('searched')).toEqual([{ unit: 'g1', rolled: 8, eased: 0 }]);
    expect(trial.told('revealed')).toEqual([{ units: ['r1', 'r2'], at: 'D8' }]);
    expect(trial.unit('r1').broken).toBeUndefined();
    expect(trial.refusal('german', search)?.refused).toBe('HAS_TRIED');
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D6'] })?.refused).toBe(
      'HAS_MOVED',
    );
    trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r1', 'r2'] }, 6, 6);
  });

  test('[squad-leader 2.3.9.3] the broken search too, and who passes stays unseen', () => {
    const trial = searching({ g1: ['4-6-7 at D7', { broken: true }], r1: ['4-4-7 at D8', HIDDEN] });
    trial.order('german', search, 4, 3);
    expect([trial.kinds, isHidden(trial, 'r1')]).toEqual([['searched'], true]);
  });

  test('[squad-leader 2.3.9.3/a] leaders do not check but help; a stack of "?" checks with 7', () => {
    const led = searching({ r1: ['4-4-7 at D8', HIDDEN], rl: ['9-1 at D8', HIDDEN] });
    led.order('german', search, 4, 4);
    expect([isHidden(led, 'r1'), isHidden(led, 'rl')]).toEqual([true, true]);
    const alone = searching({ rl: ['9-1 at D8', HIDDEN] }).order('german', search, 6, 6);
    expect(isHidden(alone, 'rl')).toBe(true);
    const dummies = (...dice: number[]) =>
      searching({ rd: ['? at D8', { hidden: true, concealed: true }] })
        .order('german', search, ...dice)
        .kinds.includes('dummies-removed');
    expect([dummies(4, 3), dummies(4, 4)]).toEqual([false, true]);
  });

  test.each([
    ['a truck', 'truck at D7', {}, {}, 1],
    ['an AFV with its crew outside', 'MkIVF2 at D7', { exposed: true }, {}, 1],
    ['an AFV with its crew inside', 'MkIVF2 at D7', {}, {}, 2],
    ['an AFV with men on foot', 'MkIVF2 at D7', {}, { g3: '4-6-7 at D7' }, 0],
    [
      'an AFV with cavalry',
      'MkIVF2 at D7',
      {},
      { g3: ['4-6-7 at D7', { skill: 'cavalry', rides: 'gh' }], gh: 'horses at D7' },
      0,
    ],
  ] as const)('[squad-leader 2.3.9.4] %s', (_who, counter, state, more, eased) => {
    const found = (...dice: [number, number]) => {
      const trial = searching({ g1: [counter, state], r1: ['4-4-7 at D8', HIDDEN], ...(more as object) });
      trial.order('german', search, ...dice);
      expect(trial.told('searched')[0]).toMatchObject({ eased });
      expect(trial.refusal('german', { order: 'drive', unit: 'g1', path: ['D6'] })?.refused).toBe(
        'HAS_MOVED',
      );
      return !isHidden(trial, 'r1');
    };
    const rolls = [7, 8, 9, 10].map((sum) => found(sum - 4, 4));
    expect(rolls).toEqual([7, 8, 9, 10].map((sum) => sum - eased > 7));
  });

  test('[squad-leader 2.3.9.3/a] what the owner finds stays his secret', () => {
    const told = (rx: Placed) => {
      const trial = searching({ rx });
      const before = copy(trial.battle.position);
      trial.order('german', search, 4, 3);
      return JSON.stringify(redact(before, trial.action, { side: 'german' }));
    };
    expect(told(['4-4-7 at D8', HIDDEN])).toBe(told(['4-4-7 at F8', HIDDEN]));
  });
});

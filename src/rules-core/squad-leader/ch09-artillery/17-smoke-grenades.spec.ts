import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const smoke = (at: string, more: object = {}) => ({ order: 'place-smoke', unit: 'g1', at, ...more });
const engineers = (more: Setup = {}, units: Readonly<Record<string, Placed>> = {}) =>
  new Trial({ units: { g1: '8-3-8 at D4', g2: '4-6-7 at D4', r1: '4-4-7 at D9', ...units }, ...more });
const LAID = [{ side: 'german', kind: 'full' }];

describe('engineers', () => {
  test.each([
    ['their own hex', 'D4', '9.17/q4'],
    ['a hex beside it', 'D5', '9.17.1.3'],
  ])(
    '[squad-leader-B-69] [squad-leader 9.17.1.2, 9.17.1.3, 9.17/q4] place smoke in %s without a die',
    (_, at) => {
      const trial = engineers().order('german', smoke(at));
      expect(trial.at(at).smoke).toEqual(LAID);
      expect(trial.action.rolls).toEqual([]);
    },
  );

  test.each([
    ['6-3-8', undefined],
    ['4-5-8', true],
  ])(
    '[squad-leader 3.16.3] British %s are engineers with smoke, flames and charges, or not',
    (squad, other) => {
      const units = { b1: `${squad} at D4`, bf: 'flamethrower with b1', g1: '4-6-7 at D5' } as const;
      const british = (order: object, ...dice: number[]) =>
        new Trial({ active: 'british', enemy: 'german', units }).order('british', order as never, ...dice);
      const placed = british({ order: 'place-smoke', unit: 'b1', at: 'D5' }, ...(other ? [6, 6] : []));
      expect(placed.at('D5').smoke !== undefined).toBe(other === undefined);
      const burnt = british({ order: 'fire', at: 'D5', firers: ['bf'] }, 4, 4, 6, 6);
      expect(burnt.told('fire-attack')[0]?.parts[0]?.why).toEqual(other ? ['captured x1/2'] : []);
    },
  );

  test('[squad-leader 9.17.1.2] one counter for each squad in a turn, not farther, and nobody else', () => {
    const trial = engineers();
    expect(trial.refusal('german', smoke('D6'))?.refused).toBe('NOT_ADJACENT');
    expect(trial.refusal('german', { ...smoke('D5'), unit: 'g2' })?.refused).toBe('NO_SMOKE');
    trial.order('german', smoke('D5'));
    expect(trial.refusal('german', smoke('D4'))?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader 9.17.1.3] before any fire of their side; then they still fire or move', () => {
    const trial = engineers().order('german', smoke('D5'));
    trial.order('german', { order: 'fire', at: 'D9', firers: ['g1'] }, 6, 5, 3);
    const late = engineers().order('german', { order: 'fire', at: 'D9', firers: ['g2'] }, 6, 5);
    expect(late.refusal('german', smoke('D5'))?.refused).toBe('TOO_LATE');
    const moving = engineers().order('german', smoke('D5')).endPhase();
    expect(moving.order('german', { order: 'move', units: ['g1'], path: ['D5'] }).unit('g1').spent).toBe(2);
  });

  test('[squad-leader 9.17.1.1] a scenario gives so many counters', () => {
    const trial = engineers({ sides: { german: { smokeLeft: 1 } } }, { g3: '8-3-8 at E4' });
    trial.order('german', smoke('D5'));
    expect(trial.battle.side('german').smokeLeft).toBe(0);
    expect(trial.refusal('german', { ...smoke('E4'), unit: 'g3' })?.refused).toBe('NO_SMOKE');
  });

  test('[squad-leader 2.3.9.1, 9.17.1.2] who places smoke loses its "?"', () => {
    const units = { g1: ['8-3-8 at D4', { concealed: true }], r1: '4-4-7 at D9' } as const;
    const trial = new Trial({ units, map: field({ D4: 'woods' }) }).order('german', smoke('D5'));
    expect(trial.unit('g1').hidden).toBeUndefined();
  });

  test('[squad-leader 6.2.1/a] in melee only in their own hex', () => {
    const melee = { melee: true } as const;
    const trial = engineers({}, { g1: ['8-3-8 at D4', melee], r2: ['4-4-7 at D4', melee] });
    expect(trial.refusal('german', smoke('D5'))?.refused).toBe('IN_MELEE');
    expect(trial.order('german', smoke('D4')).at('D4').smoke).toEqual(LAID);
  });

  test('[squad-leader-B-61] [squad-leader 14.9.6, 9.16/q2, 9.16.7] not two levels up, nor over water', () => {
    const trial = engineers({ map: field({ D5: { level: 2 }, D3: 'river' }) });
    expect(trial.refusal('german', smoke('D5'))?.refused).toBe('IMPASSABLE');
    expect(trial.refusal('german', smoke('D3'))?.refused).toBe('NO_SMOKE');
  });

  test.each<[string, Placed, string]>([
    ['the broken', ['8-3-8 at D4', { broken: true }], 'BROKEN'],
    ['those out of command', ['8-3-8 at D4', { prep: true }], 'HAS_FIRED'],
    ['half-squads', 'half-squad 3-3-8 at D4', 'NOT_YOUR_UNIT'],
    ['whom the scenario gives none', ['8-3-8 at D4', { smoke: 'none' }], 'NO_SMOKE'],
  ])('[squad-leader 9.17.4/a, 3.1.10, 4.8.4/a] not %s', (_, g1, refused) => {
    expect(engineers({}, { g1 }).refusal('german', smoke('D5'))?.refused).toBe(refused);
  });

  test('[squad-leader 16.4.2.3] in heavy wind smoke has no effect: none is placed', () => {
    const trial = engineers({ options: { wind: { force: 'heavy', towards: 2 } } });
    expect(trial.refusal('german', smoke('D5'))?.refused).toBe('NO_SMOKE');
  });

  test('[squad-leader 9.16.8.2] in a mild breeze it is dispersed at once', () => {
    const trial = engineers({ options: { wind: { force: 'mild', towards: 2 } } });
    expect(trial.order('german', smoke('D5')).at('D5').smoke).toEqual([
      { side: 'german', kind: 'dispersed' },
    ]);
  });
});

describe('regular squads', () => {
  const american = (
    a1: Placed = '6-6-6 at D4',
    more: Setup = {},
    units: Readonly<Record<string, Placed>> = {},
  ) =>
    new Trial({ active: 'american', enemy: 'german', units: { a1, g1: '4-6-7 at D9', ...units }, ...more });
  const place = (at: string, more: object = {}) => ({ order: 'place-smoke', unit: 'a1', at, ...more });

  test('[squad-leader 9.17.3, 9.17.4/a] roll their exponent or less, once in a turn; it is a support weapon', () => {
    const trial = american().order('american', place('D5'), 3);
    expect(trial.at('D5').smoke).toEqual([{ side: 'american', kind: 'full' }]);
    expect(trial.unit('a1').served).toBe('smoke');
    const failed = american().order('american', place('D5'), 4);
    expect([failed.at('D5').smoke, failed.unit('a1').served]).toEqual([undefined, undefined]);
    expect(failed.refusal('american', place('D4'))?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader 9.17.4/a] they fire themselves afterwards, and no weapon', () => {
    const trial = american('6-6-6 at D4', {}, { am: 'MMG with a1' }).order('american', place('D4'), 3);
    expect(trial.refusal('american', { order: 'fire', at: 'D9', firers: ['am'] })?.refused).toBe('ONE_TYPE');
    trial.order('american', { order: 'fire', at: 'D9', firers: ['a1'] }, 6, 5, 2);
  });

  test.each([
    [2, ['American']],
    [3, undefined],
  ])('[squad-leader 9.17.4/b, 9.17.5.3] after a 6 a die of %i less 1 for up to five squads', (die, spent) => {
    const trial = american().order('american', place('D5'), 6, die);
    expect(trial.battle.side('american').smokeSpent).toEqual(spent);
  });

  test('[squad-leader 9.17.4/b] then all squads of that nation are without', () => {
    const trial = american('6-6-6 at D4', {}, { a2: '6-6-6 at E4' }).order('american', place('D5'), 6, 1);
    expect(trial.refusal('american', { ...place('E4'), unit: 'a2' })?.refused).toBe('NO_SMOKE');
  });

  test('[squad-leader 9.17.5] a 1 may be white phosphorus, if they want', () => {
    expect(
      american()
        .order('american', place('D5', { phosphorus: true }), 1)
        .at('D5').smoke,
    ).toMatchObject([{ kind: 'white phosphorus' }]);
    expect(
      american()
        .order('american', place('D5', { phosphorus: true }), 2)
        .at('D5').smoke,
    ).toMatchObject([{ kind: 'full' }]);
    expect(american().order('american', place('D5'), 1).at('D5').smoke).toMatchObject([{ kind: 'full' }]);
  });

  test.each([
    [2, 'white phosphorus'],
    [5, 'full'],
  ])(
    '[squad-leader 9.17.5.1] special squads place smoke with any die, white phosphorus with 2: %i',
    (die, kind) => {
      const trial = american(['6-6-6 at D4', { smoke: 'special' }]);
      expect(trial.order('american', place('D5', { phosphorus: true }), die).at('D5').smoke).toMatchObject([
        { kind },
      ]);
    },
  );

  test('[squad-leader 9.17.5.1] and are without after a 6, with which they still place it', () => {
    const trial = american(['6-6-6 at D4', { smoke: 'special' }]).order('american', place('D5'), 6);
    expect([trial.at('D5').smoke?.length, trial.unit('a1').smoke]).toEqual([1, 'none']);
  });

  test.each<[string, string, number]>([
    ['British elite or first line', '4-5-7 at D4', 2],
    ['Russians', '4-4-7 at D4', 0],
  ])('[squad-leader 9.17.5.3] %s', (_, counter, upTo) => {
    const id = upTo > 0 ? 'b1' : 'r1';
    const side = upTo > 0 ? 'british' : 'russian';
    const trial = new Trial({
      active: side,
      enemy: 'german',
      units: { [id]: counter as Placed, g1: '4-6-7 at D9' },
    });
    const order = { order: 'place-smoke', unit: id, at: 'D5' };
    if (upTo === 0) expect(trial.refusal(side, order)?.refused).toBe('NO_SMOKE');
    else expect(trial.order(side, order, 3).told('no-smoke')).toMatchObject([{ rolled: 3, upTo }]);
  });

  describe('white phosphorus', () => {
    const burnt = (at: Placed, map: Setup['map'], ...faces: number[]) =>
      american('6-6-6 at D4', map ? { map } : {}, { g2: at }).order(
        'american',
        place('D5', { phosphorus: true }),
        1,
        ...faces,
      );
    const check = (trial: Trial) =>
      trial.told('morale-check').map(({ unit, modifiers }) => [unit, modifiers.map(({ value }) => value)]);

    test('[squad-leader 9.16.9.5/a] all on whom it is placed check with 1 more, and find no peace because of it', () => {
      const trial = burnt('4-6-7 at D5', undefined, 6, 1);
      expect(check(trial)).toEqual([['g2', [1]]]);
      const broken = burnt('4-6-7 at D5', undefined, 6, 3);
      expect([broken.unit('g2').broken, broken.unit('g2').dm]).toEqual([true, undefined]);
    });

    test.each([
      [2, -1],
      [1, 1],
    ])(
      '[squad-leader 9.16.9.5/a, 9.16.9.5/b] shelter helps, and harms where a second die is 1: %i',
      (die, value) => {
        expect(check(burnt('4-6-7 at D5', field({ D5: 'woods' }), die, 1, 1))).toEqual([['g2', [1, value]]]);
      },
    );

    test('[squad-leader 9.16.9.5/b] a "?" stays on those who pass, and comes off those who fail', () => {
      const woods = field({ D5: 'woods' });
      const hidden: Placed = ['4-6-7 at D5', { concealed: true }];
      expect(burnt(hidden, woods, 2, 1, 1).unit('g2').hidden).toBe(true);
      expect(burnt(hidden, woods, 2, 6, 4).unit('g2').hidden).toBeUndefined();
    });

    test('[squad-leader 9.16.9.5/a] who comes later does not check', () => {
      const trial = american()
        .order('american', place('D5', { phosphorus: true }), 1)
        .endPhase();
      trial.order('american', { order: 'move', units: ['a1'], path: ['D5'] });
      expect(trial.told('morale-check')).toEqual([]);
    });

    test('[squad-leader 9.16.9.3] there is none in a breeze', () => {
      const trial = american('6-6-6 at D4', { options: { wind: { force: 'mild', towards: 0 } } });
      expect(trial.refusal('american', place('D5', { phosphorus: true }))?.refused).toBe('NO_SMOKE');
    });
  });
});

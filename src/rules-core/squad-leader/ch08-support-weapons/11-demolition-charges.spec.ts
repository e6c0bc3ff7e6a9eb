import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const attack = (trial: Trial, i = 0) => trial.told('fire-attack')[i];
const place = (at: string) => ({ order: 'place-charge', weapon: 'gd', at }) as const;
const BANG = { order: 'detonate', weapon: 'gd' } as const;
const MEN = { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D5' } as const;
const start = (units: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
  new Trial({ phase: 'movement', units: { ...MEN, ...units }, ...setup });
const placed = (units: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
  start(units, setup).order('german', place('D5')).endPhase();

describe('charges that are placed', () => {
  test('[squad-leader 8.11.1, 8.11.3, 8.11.4] placed next to its bearers, it goes off with 30 factors and is gone', () => {
    const trial = placed();
    expect(trial.unit('gd')).toMatchObject({ at: 'D5', placed: { by: 'g1', from: 'D4' } });
    trial.endPhase().order('german', BANG, 6, 4, 1, 2);
    expect(attack(trial)).toMatchObject({ at: 'D5', fp: 30, column: 30, outcomes: [{ units: ['r1'] }] });
    expect(trial.battle.unit('gd')).toBeUndefined();
    expect(start().refusal('german', place('D6'))?.refused).toBe('NOT_ADJACENT');
  });

  test('[squad-leader 8.11.4] its owner may leave it, and it is taken off', () => {
    expect(placed().endPhase().endPhase().battle.unit('gd')).toBeUndefined();
  });

  test('[squad-leader 8.11.3] on the way, and its bearers need not stay', () => {
    const trial = start({ g1: '8-3-8 at D3' })
      .order('german', { order: 'move', units: ['g1'], path: ['D4'] })
      .order('german', place('D5'))
      .order('german', { order: 'move', units: ['g1'], path: ['D3'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D3', firers: ['r1'] }, 3, 3, 6, 4);
    expect(trial.unit('g1')).toMatchObject({ at: 'D3', broken: true });
    trial.endPhase().order('german', BANG, 6, 4, 1, 2);
    expect(attack(trial)?.fp).toBe(30);
  });

  test('[squad-leader 8.11.3] not up a cliff', () => {
    const cliff = { map: field({ D5: { level: 1, hexsides: { 0: 'cliff' } } }) };
    expect(start({}, cliff).refusal('german', place('D5'))?.refused).toBe('IMPASSABLE');
    const down = { map: field({ D4: { level: 1, hexsides: { 3: 'cliff' } } }) };
    start({}, down).order('german', place('D5'));
  });

  test.each([
    ['it breaks', [1, 3, 6, 4], { at: 'D4', possessor: 'g1' }],
    ['it is lost', [1, 1, 6, 6], { at: 'D4' }],
  ] as const)(
    '[squad-leader 8.11.3/a] where its bearer placed it %s: the charge is there and does not go off',
    (_, dice, kept) => {
      const trial = placed({ g2: '4-6-7 at A9' }).order(
        'russian',
        { order: 'fire', at: 'D4', firers: ['r1'] },
        ...dice,
      );
      expect(trial.told('charge-kept')).toEqual([{ unit: 'g1', weapon: 'gd' }]);
      expect(trial.unit('gd')).toMatchObject(kept);
      trial.endPhase();
      expect(trial.refusal('german', BANG)?.refused).toBe('NOT_YOUR_WEAPON');
    },
  );

  test('[squad-leader 8.11.3/a] nor is it placed by men who are stopped before they come there', () => {
    const trial = start({ g1: '8-3-8 at D2', r2: '4-4-7 at F3' })
      .order('german', { order: 'move', units: ['g1'], path: ['D3', 'D4'] })
      .order('german', place('D5'))
      .endPhase()
      .order('russian', { order: 'fire', at: 'D3', firers: ['r2'] }, 3, 3, 6, 4);
    expect(trial.unit('gd')).toMatchObject({ at: 'D3', possessor: 'g1' });
  });

  test('[squad-leader-A-185] [squad-leader 5.6.4/a] who places it before he sets out is fired on there, and not as one who moves in the open', () => {
    const trial = start()
      .order('german', place('D5'))
      .order('german', { order: 'move', units: ['g1'], path: ['D3', 'D2'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 1, 3, 6, 4);
    expect(attack(trial)?.outcomes).toMatchObject([{ units: ['g1'], modifiers: [] }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', broken: true });
    expect(trial.unit('gd').possessor).toBe('g1');
  });

  test('[squad-leader-A-287] [squad-leader 8.11.5, 8.11/d] cover counts, leaders do not', () => {
    const trial = placed(
      { gl: '9-2 at D4' },
      { map: field({ D5: 'stone-building', D4: { hexsides: { 3: 'wall' } } }) },
    )
      .endPhase()
      .order('german', BANG, 6, 5);
    expect(attack(trial)?.outcomes).toMatchObject([
      { modifiers: [{ why: 'stone building', value: 3 }], final: 14 },
    ]);
  });

  test('[squad-leader 8.11.6] its men fire in that phase, and only there', () => {
    const trial = placed({ r2: '4-4-7 at C3' }).endPhase().order('german', BANG, 6, 5, 1, 2);
    const own = (at: string) => ({ order: 'fire', at, firers: ['g1'] }) as const;
    expect(trial.refusal('german', own('C3'))?.refused).toBe('NOT_TOGETHER');
    trial.order('german', own('D5'), 6, 5);
  });

  test('[squad-leader 8.11.7] where it kills nothing is left of the weapons', () => {
    const trial = placed({ rm: 'MMG with r1' }).endPhase().order('german', BANG, 1, 2);
    expect(trial.told('weapons-destroyed')).toEqual([{ weapons: ['rm'], at: 'D5' }]);
    expect(trial.battle.unit('rm')).toBeUndefined();
  });

  test('[squad-leader 8.11.8] on 12 it does not go off', () => {
    const trial = placed().endPhase().order('german', BANG, 6, 6);
    expect(trial.told('dud')).toEqual([{ weapon: 'gd', rolled: 12, from: 12 }]);
    expect([trial.kinds.includes('fire-attack'), trial.battle.unit('gd')]).toEqual([false, undefined]);
  });

  test('[squad-leader-A-284] [squad-leader 8.11/a] who fired in the Prep Fire Phase may place it, unless he used another support weapon', () => {
    const fired = { prep: true, fired: true, firedIn: 'prep-fire' } as const;
    start({ g1: ['8-3-8 at D4', fired] }).order('german', place('D5'));
    expect(
      start({ g1: ['8-3-8 at D4', { ...fired, served: 'MG' }] }).refusal('german', place('D5'))?.refused,
    ).toBe('ONE_TYPE');
  });

  test('[squad-leader 8.3/c, 8.2] one charge in a turn, and no machine gun besides', () => {
    const trial = start({ ge: 'demo charge with g1', gm: 'LMG with g1' }).order('german', place('D5'));
    expect(trial.refusal('german', { ...place('D5'), weapon: 'ge' })?.refused).toBe('ONE_TYPE');
    trial.endPhase().endPhase();
    expect(trial.refusal('german', { order: 'fire', at: 'D5', firers: ['gm'] })?.refused).toBe('ONE_TYPE');
  });
});

describe('charges in other hands', () => {
  test.each<[string, string, number, number[], number[]]>([
    ['[squad-leader 8.11.2] engineers', '8-3-8', 30, [6, 5], [6, 6]],
    ['[squad-leader 8.11.2] a leader of -2', '9-2', 30, [6, 5], [6, 6]],
    ['[squad-leader 8.11.2, 8.6.3] riflemen place it as if it were captured', '4-6-7', 15, [4, 5], [5, 5]],
  ])('%s', (_, counter, fp, goesOff, fails) => {
    const trial = (...dice: number[]) =>
      placed({ g1: `${counter} at D4` }, { map: field({ D5: 'stone-building' }) })
        .endPhase()
        .order('german', BANG, ...dice);
    expect(attack(trial(...goesOff))?.fp).toBe(fp);
    expect(trial(...fails).kinds).toContain('dud');
  });

  test('[squad-leader 8.6/b, 8.6.2] a captured one fails on 10', () => {
    const trial = (...dice: number[]) =>
      placed({ gd: 'Russian demo charge with g1' }, { map: field({ D5: 'stone-building' }) })
        .endPhase()
        .order('german', BANG, ...dice);
    expect(trial(5, 5).told('dud')).toEqual([{ weapon: 'gd', rolled: 10, from: 10 }]);
    expect(attack(trial(4, 5))?.fp).toBe(15);
  });

  test('[squad-leader 3.17.8] every Finn knows charges', () => {
    const trial = new Trial({
      phase: 'movement',
      active: 'finnish',
      enemy: 'russian',
      units: { f1: '6-4-8 at D4', fd: 'German demo charge with f1', r1: '4-4-7 at D5' },
    })
      .order('finnish', { order: 'place-charge', weapon: 'fd', at: 'D5' })
      .endPhase()
      .endPhase()
      .order('finnish', { order: 'detonate', weapon: 'fd' }, 6, 5, 1, 2);
    expect(attack(trial)?.fp).toBe(30);
  });
});

describe('charges that are thrown', () => {
  const THROW = { order: 'throw-charge', weapon: 'gd', at: 'D5' } as const;
  const defending = (units: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
    new Trial({ phase: 'defensive-fire', active: 'russian', units: { ...MEN, ...units }, ...setup });

  test('[squad-leader 8.11.9.1, 8.11.9.2] it goes off at once, less well, and strikes those who threw it in their own cover', () => {
    const map = field({ D4: 'wooden-building' });
    const trial = defending({ g2: '4-6-7 at D4' }, { map }).order('german', THROW, 6, 5, 1, 2, 1, 2);
    expect(trial.told('fire-attack').map(({ at, rolled, outcomes }) => [at, rolled, outcomes])).toMatchObject(
      [
        ['D5', 11, [{ units: ['r1'], modifiers: [{ why: 'thrown', value: 1 }] }]],
        ['D4', 11, [{ units: ['g1'], modifiers: [{ why: 'wooden building', value: 2 }] }]],
      ],
    );
    expect(trial.battle.unit('gd')).toBeUndefined();
  });

  test('[squad-leader 8.11.9.1] into the next hex, in the Defensive Fire Phase only', () => {
    expect(defending({ r1: '4-4-7 at D6' }).refusal('german', { ...THROW, at: 'D6' })?.refused).toBe(
      'NOT_ADJACENT',
    );
    expect(start().refusal('german', THROW)?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader-A-289] [squad-leader 8.11.9/a] at a higher hex it has the modifier for height', () => {
    const trial = defending({}, { map: field({ D5: { level: 1 } }) }).order(
      'german',
      THROW,
      6,
      5,
      1,
      2,
      1,
      2,
    );
    expect(attack(trial)?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'height', value: 1 },
      { why: 'thrown', value: 1 },
    ]);
  });

  test('[squad-leader 8.11.9.1 × 5.6.1] at men who went on, put back into the hex', () => {
    const trial = new Trial({ phase: 'movement', active: 'russian', units: { ...MEN, r1: '4-4-7 at C4' } })
      .order('russian', { order: 'move', units: ['r1'], path: ['C5', 'C6'] })
      .endPhase()
      .order('german', { ...THROW, at: 'C5' }, 6, 5, 1, 2, 1, 2);
    expect(attack(trial)?.outcomes).toMatchObject([
      {
        units: ['r1'],
        modifiers: [{ why: 'thrown' }, { why: 'moved', value: -1 }, { why: 'in the open', value: -1 }],
      },
    ]);
    expect(trial.unit('r1').at).toBe('C6');
  });

  test('[squad-leader 8.3/c] a half-squad that has fired does not throw, nor fires when it has thrown', () => {
    const own = { order: 'fire', at: 'D5', firers: ['g1'] } as const;
    const half = { g1: 'half-squad 3-3-8 at D4' } as const;
    const fired = defending(half).order('german', own, 6, 5);
    expect(fired.refusal('german', THROW)?.refused).toBe('HAS_FIRED');
    const thrown = defending(half, { map: field({ D4: 'stone-building' }) }).order(
      'german',
      THROW,
      6,
      5,
      1,
      2,
    );
    expect(thrown.refusal('german', own)?.refused).toBe('HAS_FIRED');
    defending({}, { map: field({ D4: 'stone-building' }) })
      .order('german', THROW, 6, 5, 1, 2)
      .order('german', own, 6, 5);
  });

  test('[squad-leader 3.24.2] the pinned neither place nor throw it', () => {
    const pinned = { g1: ['8-3-8 at D4', { pinned: true }] } as const;
    expect(start(pinned).refusal('german', place('D5'))?.refused).toBe('PINNED');
    expect(defending(pinned).refusal('german', THROW)?.refused).toBe('PINNED');
  });
});

import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const partisan = (placed: string, values: object = {}): Placed => [placed, { partisan: true, ...values }];
const WOODS = { D4: 'woods', D5: 'woods', D6: 'woods', D7: 'woods', D8: 'woods' } as const;
const russian = { active: 'russian', enemy: 'german' } as const;
const modifiers = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('partisans in the woods', () => {
  const may = (units: Units, path: string, ids = 'r1') =>
    new Trial({
      ...russian,
      phase: 'movement',
      map: field(WOODS),
      units: { g1: '4-6-7 at N12', ...units },
    }).refusal('russian', { order: 'move', units: ids.split(' '), path: path.split(' ') })?.refused ?? 'yes';
  const FAR = 'D4 D5 D6 D7';

  test('[squad-leader 3.14.2] enter them for one factor, where others pay two', () => {
    expect(may({ r1: partisan('3-3-6 at D3') }, FAR)).toBe('yes');
    expect(may({ r1: '3-3-6 at D3' }, FAR)).toBe('TOO_FAR');
  });

  test.each([
    ['Polish', 'TOO_FAR'],
    ['Belgian', 'TOO_FAR'],
    ['Yugoslav', 'yes'],
  ])('[squad-leader 3.18.2] of the Allied minors only Yugoslavs are partisans: %s', (nationality, answer) => {
    expect(may({ r1: partisan('4-4-7 at D3', { nationality }) }, FAR)).toBe(answer);
  });

  test('[squad-leader 3.14.5] and show the way to others who go with them, unless they are broken', () => {
    const units = { r1: '4-4-7 at D3', r2: partisan('3-3-6 at D3') };
    expect(may(units, FAR, 'r1 r2')).toBe('yes');
    expect(may(units, FAR)).toBe('TOO_FAR');
  });

  test('[squad-leader-A-49] [squad-leader 3.14.7/a, 3.14.7] also a leader by himself, who gives them no factors of his own', () => {
    const units = { r1: '4-4-7 at D3', rl: partisan('8-0 at D3') };
    expect(may(units, FAR, 'r1 rl')).toBe('yes');
    expect(may(units, `${FAR} D8`, 'r1 rl')).toBe('TOO_FAR');
    expect(may({ r1: partisan('3-3-6 at D3'), rl: partisan('8-0 at D3') }, `${FAR} D8`, 'r1 rl')).toBe('yes');
  });

  test('[squad-leader 3.14.3, 3.14.5] under fire they have twice as much of them, and so have those with them', () => {
    const fired = (units: Units) =>
      modifiers(
        new Trial({ map: field(WOODS), units: { g1: '4-6-7 at D3', ...units } }).order(
          'german',
          { order: 'fire', at: 'D4', firers: ['g1'] },
          6,
          6,
        ),
      );
    expect(fired({ r1: partisan('3-3-6 at D4') })).toEqual(['woods 1', 'partisans in woods 1']);
    expect(fired({ r1: '4-4-7 at D4', r2: partisan('3-3-6 at D4') })).toEqual([
      'woods 1',
      'partisans in woods 1',
    ]);
    expect(fired({ r1: '4-4-7 at D4' })).toEqual(['woods 1']);
    expect(fired({ r1: partisan('3-3-6 at D4', { broken: true }), r2: '4-4-7 at D4' })).toContain('woods 1');
  });

  test('a hidden one gives nobody in view more, and does not betray itself', () => {
    const trial = new Trial({
      map: field(WOODS),
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at D4', rx: partisan('3-3-6 at D4', { hidden: true }) },
    });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 5);
    expect(modifiers(trial)).toEqual(['woods 1']);
  });

  test('nor does a marker above partisans', () => {
    const trial = new Trial({
      map: field(WOODS),
      units: {
        g1: '4-6-7 at D3',
        rm: '? at D4',
        rx: partisan('3-3-6 at D4', { hidden: true, concealed: true }),
      },
    });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 5);
    expect(modifiers(trial)).toEqual(['woods 1']);
  });
});

describe('partisan leaders', () => {
  const units = { rl: partisan('9-1 at D6'), r1: '4-4-7 at D6', r2: partisan('3-3-6 at D6') };

  test('[squad-leader 3.14.7] help no others in their checks, rally none, and direct no fire of theirs', () => {
    const trial = new Trial({ units: { g1: '4-6-7 at D4', ...units } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 4, 3, 3, 3, 3, 3, 3);
    expect(trial.told('morale-check').map(({ unit, modifiers: all }) => [unit, all.length])).toEqual([
      ['rl', 0],
      ['r1', 0],
      ['r2', 1],
    ]);
    const firing = new Trial({ ...russian, units: { g1: '4-6-7 at D4', ...units } });
    const fire = (firer: string) => ({ order: 'fire', at: 'D4', firers: [firer], leaders: ['rl'] });
    expect(firing.refusal('russian', fire('r1'))?.refused).toBe('CANNOT_LEAD');
    expect(firing.refusal('russian', fire('r2'), 6, 5)).toBeUndefined();
  });

  test('[squad-leader 3.14.6, 3.14.7] partisans rally by the number on their broken side, others not by such a leader', () => {
    const trial = new Trial({
      ...russian,
      phase: 'rally',
      units: {
        g1: '4-6-7 at N12',
        rl: partisan('8-0 at D6'),
        r1: ['4-4-7 at D6', { broken: true }],
        r2: partisan('3-3-6 at D6', { broken: true, brokenMorale: 5 }),
        r3: partisan('3-3-6 at D6', { broken: true, brokenMorale: 5, dm: true }),
      },
    });
    while (trial.awaits[0] !== 'russian rally') trial.order('russian', 'pass');
    const rally = (unit: string) => ({ order: 'rally', unit, leader: 'rl' });
    expect(trial.refusal('russian', rally('r1'))?.refused).toBe('CANNOT_LEAD');
    expect(trial.order('russian', rally('r2'), 2, 3).told('rally-attempt')[0]?.needs).toBe(5);
    expect(trial.order('russian', rally('r3'), 2, 3).told('rally-attempt')[0]?.needs).toBe(2);
  });
});

describe('weapons of partisans', () => {
  const fired = (gun: string) =>
    new Trial({
      ...russian,
      units: { g1: '4-6-7 at D6', r1: partisan('3-3-6 at D4'), rm: `${gun} with r1` },
    }).order('russian', { order: 'fire', at: 'D6', firers: ['rm'] }, 5, 4);

  test('[squad-leader 3.14.8] are as if captured: half their fire, and a breakdown number lower by 2', () => {
    const trial = fired('LMG');
    expect(trial.told('fire-attack')[0]?.parts).toMatchObject([{ fp: 1, why: ['captured x1/2'] }]);
    expect(trial.told('beyond-repair')).toMatchObject([{ weapon: 'rm', rolled: 9, from: 8 }]);
  });

  test('[squad-leader-A-51] [squad-leader 3.14.8/a] and what they have captured has both twice', () => {
    const trial = fired('German HMG');
    expect(trial.told('fire-attack')[0]?.parts).toMatchObject([
      { why: ['captured x1/2', 'captured by partisans x1/2'] },
    ]);
    expect(trial.told('beyond-repair')).toMatchObject([{ weapon: 'rm', rolled: 9, from: 8 }]);
  });
});

describe('ambush', () => {
  const advance = (units: Units, { from = 'D4', to = 'D5', hexes = WOODS as object, marks = {} } = {}) => {
    const trial = new Trial({
      phase: 'advance',
      map: field(hexes as typeof WOODS),
      marks,
      units: { g1: `4-6-7 at ${from}`, ...units },
    });
    return trial.order('german', { order: 'advance', unit: 'g1', to }).order('german', 'end-phase');
  };
  const attack = (one: string, other: string) => ({
    order: 'close-combat',
    attackers: [one],
    defenders: [other],
  });
  /** Both attack, and the partisans kill with their roll. */
  const fight = (trial: Trial, ...faces: number[]) =>
    trial.order('german', attack('g1', 'r1')).order('russian', attack('r1', 'g1'), ...faces);
  const blows = (trial: Trial) => trial.told('close-combat-attack').map(({ side }) => side);

  test('[squad-leader 3.14.4] in woods the partisans strike first, and only survivors strike back', () => {
    const killed = fight(advance({ r1: partisan('3-3-6 at D5') }), 1, 2);
    expect(blows(killed)).toEqual(['russian']);
    expect(killed.told('eliminated').map(({ unit }) => unit)).toEqual(['g1']);
    const survived = fight(advance({ r1: partisan('3-3-6 at D5') }), 6, 5, 6, 5);
    expect(blows(survived)).toEqual(['russian', 'german']);
  });

  test('[squad-leader 3.14.9, 3.14.4] elsewhere, and other troops, fight as everybody does', () => {
    expect(blows(fight(advance({ r1: '3-3-6 at D5' }), 6, 5, 6, 5))).toEqual(['german', 'russian']);
    const open = advance({ r1: partisan('3-3-6 at F5') }, { from: 'E5', to: 'F5' });
    expect(blows(fight(open, 6, 5, 6, 5))).toEqual(['german', 'russian']);
  });

  test('[squad-leader 3.14.4/a] only in three hexes of woods or more, entered out of the same woods', () => {
    const two = advance({ r1: partisan('3-3-6 at D5') }, { hexes: { D4: 'woods', D5: 'woods' } });
    expect(blows(fight(two, 6, 5, 6, 5))).toEqual(['german', 'russian']);
    const outside = advance({ r1: partisan('3-3-6 at D5') }, { from: 'C5' });
    expect(blows(fight(outside, 6, 5, 6, 5))).toEqual(['german', 'russian']);
  });

  test('[squad-leader 3.30/Tg] nor where a prisoner has told of them', () => {
    const trial = advance({ r1: partisan('3-3-6 at D5') }, { marks: { D5: { exposed: true } } });
    expect(blows(fight(trial, 6, 5, 6, 5))).toEqual(['german', 'russian']);
  });

  test('[squad-leader 3.14.4/b] in a melee of an earlier turn the advantage is gone', () => {
    const trial = new Trial({
      phase: 'close-combat',
      map: field(WOODS),
      units: {
        g1: ['4-6-7 at D5', { melee: true, advancedFrom: 'D4' }],
        r1: partisan('3-3-6 at D5', { melee: true }),
      },
    });
    while (!trial.awaits[0]?.endsWith('close-combat'))
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'pass');
    expect(blows(fight(trial, 6, 5, 6, 5))).toEqual(['german', 'russian']);
  });

  test('[squad-leader-A-50] [squad-leader 3.14.4/c] partisans who advance on an enemy do not ambush him', () => {
    const trial = new Trial({
      ...russian,
      phase: 'advance',
      map: field(WOODS),
      units: { g1: '4-6-7 at D5', r1: partisan('3-3-6 at D4') },
    });
    trial.order('russian', { order: 'advance', unit: 'r1', to: 'D5' }).order('russian', 'end-phase');
    trial.order('russian', attack('r1', 'g1')).order('german', attack('g1', 'r1'), 1, 2, 1, 2);
    expect(blows(trial)).toEqual(['russian', 'german']);
  });

  test.each([
    ['at once they withdraw without -2', 1, []],
    ['later as everybody does', 2, ['withdrawing -2']],
  ])('[squad-leader 6.3.6.3] after their ambush: %s', (_, turns, modifiers) => {
    const trial = fight(advance({ r1: partisan('3-3-6 at D5') }), 6, 5, 6, 5);
    const passOnTo = (decision: string) => {
      while (!trial.awaits.some((awaited) => awaited === decision)) {
        const [asked] = trial.battle.position.awaiting;
        trial.order(asked?.side ?? '', asked?.orders.includes('end-phase') ? 'end-phase' : 'pass');
      }
    };
    passOnTo('russian withdrawal');
    if (turns > 1) {
      passOnTo('russian prep-fire');
      passOnTo('german prep-fire');
      passOnTo('russian withdrawal');
    }
    trial.order('russian', { order: 'withdraw', unit: 'r1' });
    passOnTo('german close-combat');
    trial.order('german', attack('g1', 'r1'), 6, 6);
    const [told] = trial.told('close-combat-attack');
    expect(told?.blows[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(modifiers);
  });

  test('[squad-leader 3.14.5, 3.14.7, 3.14.7/a] regulars with partisans, or with a leader of theirs, strike first too', () => {
    const trial = fight(advance({ r1: '4-4-7 at D5', rl: partisan('8-0 at D5') }), 1, 2);
    expect(blows(trial)).toEqual(['russian']);
  });
});

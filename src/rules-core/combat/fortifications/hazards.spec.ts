import { begin, d100, moves, type Setup } from '../testkit.testkit.js';

describe('crawling in to clear', () => {
  const among = (mode: 'crawling' | 'cautious', marks: Setup['marks'], values: object = {}) =>
    begin(
      { g1: ['6-6 at D4', values], a1: ['nco at L12', { yellow: 'disrupted' }] },
      { marks, clock: { turn: 2 } },
    ).order('german', moves(mode, { g1: ['D5'] }));
  const WIRE: Setup['marks'] = { D5: { wire: true } };

  const ROADBLOCK: Setup['marks'] = { D5: { roadblock: { sides: [1, 2, 3] } } };

  test.each([
    ['wire', WIRE],
    ['a roadblock', ROADBLOCK],
  ] as const)('[combat 7.3.8.1] who crawls in among %s may clear it later', (_, marks) => {
    const trial = among('crawling', marks);
    expect(trial.told('among-obstacles')).toEqual([{ unit: 'g1', at: 'D5', since: 2 }]);
    expect(trial.unit('g1').clearingSince).toBe(2);
  });

  test('[combat 7.3.8.1] a unit that walks in does not, and one that crawls into the open no longer does', () => {
    expect(among('cautious', { D5: { roadblock: { sides: [1] } } }).told('among-obstacles')).toEqual([]);
    const out = among('crawling', {}, { clearingSince: 1 });
    expect(out.told('among-obstacles')).toEqual([{ unit: 'g1', at: 'D5' }]);
    expect(out.unit('g1').clearingSince).toBeUndefined();
    expect(among('crawling', {}).told('among-obstacles')).toEqual([]);
  });
});

describe('coming into a blast area', () => {
  test('[combat 15.7.7] only units that walk into it are attacked on the way in', () => {
    const trial = begin(
      {
        g1: ['nco at A1', { radio: 'guns' }],
        g2: '6-6 at F8',
        g3: '6-6 at G8',
        a1: ['7-6 at G8', { hidden: true }],
        a2: 'nco at L12',
      },
      {
        sides: {
          german: { batteries: [{ id: 'guns', size: 105, by: 'radio', ffe: 'H8' }] },
          american: { mayHide: true },
        },
        marks: { H8: { ffe: ['guns'] } },
      },
    ).order('german', moves('cautious', { g2: ['G8'] }), ...d100(99));
    expect(trial.told('attack')).toMatchObject([{ at: 'G8', rolled: 99, results: [{ units: ['g2'] }] }]);
  });
});

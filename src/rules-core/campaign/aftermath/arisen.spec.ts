import { afterBattle } from './aftermath.testkit.js';

const squad = ['blue', 'squad', '4-6-7', { formation: 'a', experience: 7, level: 'veteran' }] as const;
const roll = { for: 'leader creation', dice: [{ sides: 6, colour: 'white', face: 2 }] };
const leader = {
  unit: 'new',
  side: 'blue',
  kind: 'person',
  name: 'Lt. New',
  counter: '8-0',
  from: 's',
  how: 'leader-created',
};

describe('a leader created in battle', () => {
  it('comes onto the roster, back from his first battle, promoted out of his squad', () => {
    const { row, all } = afterBattle({
      roster: { s: squad },
      policies: { promotion: { ladder: [{ rank: 'Sergeant', counter: '8-0' }] } },
      report: { arisen: [{ ...leader, cites: ['3.6.1.1'], rolls: [roll], cause: { version: 9 } }] },
    });
    expect(row('new')).toMatchObject({
      side: 'blue',
      kind: 'person',
      counter: '8-0',
      formation: 'a',
      from: 's',
      state: 'ready',
      battles: 1,
      experience: 0,
    });
    expect(all('promotion')).toMatchObject([
      {
        about: {
          how: 'created',
          unit: 'new',
          from: null,
          to: 'Sergeant',
          rule: 'leader-created',
          battle: 'b',
        },
        rolls: [roll],
        cites: ['3.6.1.1'],
        cause: { battle: 'b', version: 9 },
        to: ['blue'],
      },
    ]);
  });

  it('is a counter where the ladder does not know it, and has no dice where none were told', () => {
    const { all } = afterBattle({
      roster: { s: squad },
      report: { arisen: [{ ...leader, rolls: 'a two' }] },
    });
    expect(all('promotion')[0]).toMatchObject({ about: { to: '8-0' } });
    expect(all('promotion')[0]).not.toHaveProperty('rolls');
  });

  it('may die in the same battle, and is told of by his own report', () => {
    const { row, all } = afterBattle({
      roster: { s: squad },
      report: { arisen: [leader], units: [{ unit: 'new', fate: 'killed', deeds: [{ deed: 'kill' }] }] },
    });
    expect(row('new')).toMatchObject({ state: 'lost', kills: 1, battles: 1 });
    expect(all('casualty')).toHaveLength(1);
  });
});

describe('a squad that was halved', () => {
  const half = (unit: string, more: object = {}) => ({
    unit,
    side: 'blue',
    kind: 'half-squad',
    name: unit,
    counter: '2-4-7',
    from: 's',
    how: 'halved',
    ...more,
  });

  it('lives on in its first half; the other is a new one with the same experience', () => {
    const { row, book, all } = afterBattle({
      roster: { s: squad },
      report: { arisen: [half('h1'), half('h2')] },
    });
    expect(row('s')).toMatchObject({
      kind: 'half-squad',
      counter: '2-4-7',
      was: '4-6-7',
      state: 'ready',
      experience: 7,
    });
    expect(book.roster).not.toHaveProperty('h1');
    expect(row('h2')).toMatchObject({
      kind: 'half-squad',
      was: '4-6-7',
      from: 's',
      experience: 7,
      level: 'veteran',
      battles: 1,
    });
    expect(all('experience').map(({ about }) => about)).toEqual([
      { unit: 'h2', points: 7, total: 7, for: 'carried-over', times: 1, battle: 'b' },
    ]);
    expect(all('level').map(({ about }) => about)).toEqual([{ unit: 'h2', from: null, to: 'veteran' }]);
  });

  it('lives on in the half that came back, with the deeds of both', () => {
    const { row, book } = afterBattle({
      roster: { s: squad },
      report: {
        arisen: [half('h1', { fate: 'killed' }), half('h2')],
        units: [
          { unit: 's', fate: 'unhurt', deeds: [{ deed: 'kill' }] },
          { unit: 'h2', fate: 'unhurt', deeds: [{ deed: 'kill', times: 2 }] },
        ],
      },
    });
    expect(row('s')).toMatchObject({ state: 'ready', kills: 3 });
    expect(row('h1')).toMatchObject({ state: 'lost', from: 's' });
    expect(book.roster).not.toHaveProperty('h2');
  });

  it('keeps its own fate where the battle tells it, and all halves are new', () => {
    const { row } = afterBattle({
      roster: { s: squad },
      report: {
        arisen: [half('h2')],
        units: [{ unit: 's', fate: 'reduced', kind: 'half-squad', counter: '2-4-7' }],
      },
    });
    expect(row('s')).toMatchObject({ kind: 'half-squad', state: 'ready' });
    expect(row('h2')).toMatchObject({ kind: 'half-squad', state: 'ready', from: 's' });
  });
});

import { afterBattle } from './aftermath.testkit.js';

const ann = ['blue', 'person', '8-0'] as const;
const bert = ['red', 'person', '9-1'] as const;

describe('who comes back from a battle', () => {
  it.each([
    ['unhurt', 'ready'],
    ['withdrawn', 'ready'],
    ['wounded', 'wounded'],
    ['damaged', 'repairing'],
    ['killed', 'lost'],
    ['destroyed', 'lost'],
    ['missing', 'missing'],
    ['captured', 'captured'],
    ['surrendered', 'captured'],
  ])('%s: is %s from then on, out of the battle, with one battle more', (fate, state) => {
    const { row, told } = afterBattle({
      roster: { ann: [...ann, { battles: 4 }] },
      report: { units: [{ unit: 'ann', fate }] },
    });
    expect(row('ann')).toMatchObject({ state, battles: 5 });
    expect(row('ann')).not.toHaveProperty('battle');
    const [one] = told.filter(({ what }) => what === 'returned' || what === 'casualty');
    expect(one).toMatchObject({ what: state === 'ready' ? 'returned' : 'casualty', to: ['blue'] });
  });

  it('leaves a unit unhurt that the report does not name', () => {
    const { row, all } = afterBattle({ roster: { ann, bert }, report: { units: [] } });
    expect([row('ann').state, row('bert').state]).toEqual(['ready', 'ready']);
    expect(all('returned').map(({ about, to }) => [about.unit, to])).toEqual([
      ['ann', ['blue']],
      ['bert', ['red']],
    ]);
  });

  it('leaves alone units that the battle has not drawn', () => {
    const { row, told } = afterBattle({ roster: { ann, bert }, absent: ['bert'] });
    expect(row('bert')).toMatchObject({ state: 'ready', battles: 0 });
    expect(JSON.stringify(told)).not.toContain('bert');
  });

  it('says where in the battle it happened', () => {
    const { all } = afterBattle({
      roster: { ann },
      report: {
        units: [
          { unit: 'ann', fate: 'killed', cause: { version: 212, effect: 3, turn: 4, says: 'a mortar' } },
        ],
      },
    });
    expect(all('casualty')).toMatchObject([
      {
        about: { unit: 'ann', battle: 'b', fate: 'killed', from: 'battle', to: 'lost' },
        cause: { battle: 'b', version: 212, effect: 3, says: 'a mortar' },
      },
    ]);
  });

  it('keeps the squad that was reduced, at its new counter, and what it was', () => {
    const { row, all } = afterBattle({
      roster: { s: ['blue', 'squad', '4-6-7'] },
      report: { units: [{ unit: 's', fate: 'reduced', counter: '2-4-7', kind: 'half-squad' }] },
    });
    expect(row('s')).toMatchObject({ state: 'ready', counter: '2-4-7', kind: 'half-squad', was: '4-6-7' });
    expect(all('casualty').map(({ about }) => about)).toEqual([
      { unit: 's', battle: 'b', fate: 'reduced', from: '4-6-7', to: '2-4-7' },
    ]);
  });

  it('remembers the first counter of a squad that is replaced twice, and forgets it when it is back', () => {
    const squad = (counter: string) =>
      afterBattle({
        roster: { s: ['blue', 'squad', '4-4-7', { was: '4-6-7' }] },
        report: { units: [{ unit: 's', fate: 'unhurt', counter }] },
      }).row('s');
    expect(squad('4-3-6')).toMatchObject({ counter: '4-3-6', was: '4-6-7' });
    expect(squad('4-6-7')).not.toHaveProperty('was');
  });

  it('leaves a wound until it heals, and what else stays with a man for good', () => {
    const { row } = afterBattle({
      policies: { casualties: { turnsWounded: 2 } },
      roster: { ann: [...ann, { is: { oath: true, limp: 1 } }], bert },
      report: {
        units: [
          { unit: 'ann', fate: 'unhurt', is: { scar: 1, limp: null } },
          { unit: 'bert', fate: 'wounded', is: { wounds: 1 } },
        ],
      },
    });
    expect(row('ann').is).toEqual({ oath: true, scar: 1 });
    expect(row('bert')).toMatchObject({ state: 'wounded', until: 5, hurt: { wounds: 1 } });
    expect(row('bert')).not.toHaveProperty('is');
  });

  it('merges units that the battle merged into another', () => {
    const { row } = afterBattle({
      roster: { h1: ['blue', 'half-squad', '2-4-7'], h2: ['blue', 'half-squad', '2-4-7'] },
      report: {
        units: [
          { unit: 'h1', fate: 'unhurt', counter: '4-6-7', kind: 'squad' },
          { unit: 'h2', fate: 'merged', into: 'h1' },
        ],
      },
    });
    expect(row('h1')).toMatchObject({ kind: 'squad', counter: '4-6-7', state: 'ready' });
    expect(row('h2')).toMatchObject({ state: 'merged', with: 'h1' });
  });
});

describe('whom the enemy has', () => {
  const prisoner = (report: object, policies: object = {}) =>
    afterBattle({ roster: { ann, bert }, policies, report });

  it('is taken by the captor that the battle names, else by the winner, else by the other side', () => {
    const units = [{ unit: 'ann', fate: 'captured' }];
    expect(prisoner({ winner: 'red', units }).row('ann').captor).toBe('red');
    expect(prisoner({ winner: 'blue', units }).row('ann').captor).toBe('red');
    expect(
      prisoner({ units: [{ unit: 'ann', fate: 'surrendered', captor: 'red' }] }).all('captured'),
    ).toMatchObject([{ about: { unit: 'ann', captor: 'red', battle: 'b' }, to: ['blue'] }]);
  });

  it('takes the missing of the side that lost, where the policy says so', () => {
    const units = [
      { unit: 'ann', fate: 'missing' },
      { unit: 'bert', fate: 'missing' },
    ];
    const lost = prisoner({ winner: 'red', units });
    expect(lost.row('ann')).toMatchObject({ state: 'captured', captor: 'red' });
    expect(lost.row('bert').state).toBe('missing');
    expect(lost.all('casualty')[0]?.cause).toMatchObject({ policy: 'casualties.loserMissingIsCaptured' });
    const kept = prisoner({ winner: 'red', units }, { casualties: { loserMissingIsCaptured: false } });
    expect(kept.row('ann').state).toBe('missing');
    expect(prisoner({ winner: null, units }).row('ann').state).toBe('missing');
  });
});

describe('the table for the eliminated', () => {
  const policies = {
    casualties: {
      eliminated: [
        {
          kinds: ['person'],
          table: {
            dice: 'd10',
            upTo: [
              [2, 'ready'],
              [4, 'wounded'],
              [5, 'missing'],
              [6, 'captured'],
              [10, 'lost'],
            ],
            cites: ['19.1.8/6'],
          },
        },
      ],
    },
  };
  const rolled = (face: number, fate = 'killed') =>
    afterBattle(
      { roster: { ann, bert }, policies, report: { units: [{ unit: 'ann', fate }] } },
      { 'battle b/eliminated/ann': [face] },
    );

  it.each([
    [1, { state: 'ready' }],
    [4, { state: 'wounded', until: 4 }],
    [5, { state: 'missing' }],
    [6, { state: 'captured', captor: 'red' }],
    [0, { state: 'lost' }],
  ])('decides with a %i', (face, row) => {
    expect(rolled(face).row('ann')).toMatchObject(row);
  });

  it('keeps its dice, its policy and its rules with what came of it', () => {
    const [one] = rolled(9, 'destroyed').all('casualty');
    expect(one).toMatchObject({
      about: { fate: 'destroyed', to: 'lost' },
      rolls: [{ for: 'casualty: ann', dice: [{ sides: 10, face: 9 }] }],
      cites: ['19.1.8/6'],
      cause: { policy: 'casualties.eliminated' },
    });
  });

  it('is not asked for other kinds, nor when casualties are switched off', () => {
    const roster = { gun: ['blue', 'gun', '75L'] } as const;
    const report = { units: [{ unit: 'gun', fate: 'destroyed' }] };
    expect(afterBattle({ roster, policies, report }).row('gun').state).toBe('lost');
    const off = { ...policies, off: ['casualties'] };
    const units = [{ unit: 'ann', fate: 'killed' }];
    expect(afterBattle({ roster: { ann }, policies: off, report: { units } }).row('ann').state).toBe('lost');
  });
});

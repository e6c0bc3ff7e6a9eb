import { toyPieces } from '../toy-rulebook.testkit.js';
import { afterBattle } from './aftermath.testkit.js';

const roster = {
  ann: ['blue', 'squad', '4-6-7'],
  mg: ['blue', 'weapon', 'LMG', { with: 'ann' }],
  bert: ['red', 'squad', '4-4-7'],
} as const;
const retention = {
  materiel: {
    retention: {
      dice: 'd6',
      upTo: [
        [4, 'ready'],
        [6, 'lost'],
      ],
    },
  },
};
const key = 'battle b/retention/mg';

describe('a weapon whose bearer', () => {
  const fought = (
    ann: object,
    {
      winner,
      mg,
      policies = {},
      faces = {},
    }: {
      winner?: string;
      mg?: object;
      policies?: object;
      faces?: Record<string, number[]>;
    },
  ) =>
    afterBattle(
      {
        roster,
        policies,
        report: {
          winner: winner ?? null,
          units: [{ unit: 'ann', ...ann }, ...(mg ? [{ unit: 'mg', ...mg }] : [])],
        },
      },
      faces,
    );

  it('came back stays with him', () => {
    expect(fought({ fate: 'unhurt' }, {}).row('mg')).toMatchObject({ state: 'ready', with: 'ann' });
    expect(fought({ fate: 'wounded' }, { winner: 'red' }).row('mg')).toMatchObject({
      state: 'ready',
      with: 'ann',
    });
  });

  it('was lost is kept by his side where it held the field, by the dice of the policy', () => {
    const kept = fought({ fate: 'killed' }, { winner: 'blue', policies: retention, faces: { [key]: [4] } });
    expect(kept.row('mg').state).toBe('ready');
    expect(kept.row('mg')).not.toHaveProperty('with');
    const gone = fought({ fate: 'killed' }, { winner: 'blue', policies: retention, faces: { [key]: [5] } });
    expect(gone.row('mg').state).toBe('lost');
    expect(gone.all('casualty').at(-1)).toMatchObject({
      about: { unit: 'mg', to: 'lost' },
      cause: { policy: 'materiel.retention' },
      rolls: [{ dice: [{ face: 5 }] }],
    });
  });

  it('was lost is kept without dice where the policy has none, also after a draw; damage stays', () => {
    expect(fought({ fate: 'killed' }, { winner: 'blue' }).row('mg').state).toBe('ready');
    expect(fought({ fate: 'killed' }, {}).row('mg').state).toBe('ready');
    expect(fought({ fate: 'killed' }, { mg: { fate: 'damaged' } }).row('mg').state).toBe('repairing');
  });

  it('was lost falls to the enemy who held the field', () => {
    const lost = fought({ fate: 'captured' }, { winner: 'red', policies: retention });
    expect(lost.row('mg')).toMatchObject({ state: 'captured', captor: 'red' });
    expect(lost.row('mg')).not.toHaveProperty('with');
  });

  it('left it lying', () => {
    const left = fought({ fate: 'unhurt' }, { winner: 'red', mg: { fate: 'unhurt', with: null } });
    expect(left.row('mg')).toMatchObject({ state: 'captured', captor: 'red' });
  });

  it('handed it to another who came back', () => {
    const handed = afterBattle({
      roster: { ...roster, cid: ['blue', 'squad', '4-6-7'] },
      report: {
        winner: 'red',
        units: [
          { unit: 'ann', fate: 'killed' },
          { unit: 'mg', fate: 'unhurt', with: 'cid' },
        ],
      },
    });
    expect(handed.row('mg')).toMatchObject({ state: 'ready', with: 'cid' });
  });

  it('was merged into another is carried on by the other', () => {
    const merged = afterBattle({
      roster: { ...roster, cid: ['blue', 'squad', '4-6-7'] },
      report: { winner: 'red', units: [{ unit: 'ann', fate: 'merged', into: 'cid' }] },
    });
    expect(merged.row('mg')).toMatchObject({ state: 'ready', with: 'cid' });
  });

  it('was lost shares nothing of it when materiel is switched off, or it has a fate of its own', () => {
    const off = { ...retention, off: ['materiel'] };
    expect(fought({ fate: 'killed' }, { winner: 'red', policies: off }).row('mg').state).toBe('ready');
    expect(fought({ fate: 'killed' }, { winner: 'red', mg: { fate: 'withdrawn' } }).row('mg').state).toBe(
      'ready',
    );
    expect(fought({ fate: 'killed' }, { winner: 'blue', mg: { fate: 'destroyed' } }).row('mg').state).toBe(
      'lost',
    );
  });
});

describe('what is captured', () => {
  const policies = { materiel: { capturedIsUsed: true } };
  const units = [
    { unit: 'tank', fate: 'captured', captor: 'red' },
    { unit: 'ann', fate: 'captured', captor: 'red' },
  ];
  const tank = { tank: ['blue', 'vehicle', 'PzKpfw IV'], ann: ['blue', 'squad', '4-6-7'] } as const;

  it('gets an entry of its own on the roster of its captor, where he may use it; men do not', () => {
    const { row, book, all } = afterBattle({ roster: tank, policies, report: { units } });
    expect(row('tank')).toMatchObject({ side: 'blue', state: 'captured', captor: 'red' });
    expect(row('red.b.2')).toMatchObject({
      side: 'red',
      kind: 'vehicle',
      counter: 'PzKpfw IV',
      name: 'PzKpfw IV',
      state: 'ready',
      battles: 0,
    });
    expect(Object.keys(book.roster)).toHaveLength(3);
    expect(all('arisen')).toMatchObject([{ about: { unit: 'red.b.2', how: 'captured' }, to: ['red'] }]);
  });

  it('is called there as the rulebook calls it in the hands of another nation', () => {
    const pieces = { ...toyPieces, captured: (counter: string, from: string) => `${from} ${counter}` };
    const { row } = afterBattle({ roster: tank, policies, report: { units } }, {}, pieces);
    expect(row('red.b.2')).toMatchObject({ name: 'blue PzKpfw IV', counter: 'blue PzKpfw IV' });
  });

  it('is not doubled where the battle told of it, and not used where the policy forbids it', () => {
    const arisen = [
      {
        unit: 'prize',
        side: 'red',
        kind: 'vehicle',
        name: 'Prize',
        counter: 'PzKpfw IV',
        from: 'tank',
        how: 'captured',
      },
    ];
    const told = afterBattle({ roster: tank, policies, report: { units, arisen } });
    expect(Object.keys(told.book.roster).sort()).toEqual(['ann', 'prize', 'tank']);
    expect(told.row('prize')).not.toHaveProperty('from');
    const forbidden = afterBattle({ roster: tank, report: { units, arisen } });
    expect(Object.keys(forbidden.book.roster).sort()).toEqual(['ann', 'tank']);
  });
});

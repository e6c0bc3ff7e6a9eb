import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { view } from '../../kernel/views/views.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });

const UNCITED = new Set(['placed', 'set-up']);

const WRECK = { name: 'T-34', nationality: 'Russian', armoured: true };
const HEXES = {
  D4: 'woods',
  D5: 'wooden-building',
  E5: 'stone-building',
  D6: 'brush',
  E6: { hexsides: { s: 'hedge' } },
};

interface Allowed {
  readonly mayHide?: number;
  /** Ids of the '?' that the scenario allots. */
  readonly allotted?: readonly string[];
  /** A sniper comes with them. */
  readonly sniper?: true;
  /** A tank does. */
  readonly tank?: true;
  /** The first squad rides on it. */
  readonly riding?: true;
  /** A gun comes with them, and who serves it. */
  readonly servedBy?: string;
}

/** A farm with woods in D4 and a house in E5, which Russians hold against Germans. */
function settingUp({ mayHide = 3, allotted = [], sniper, tank, riding, servedBy }: Allowed = {}) {
  const russians = [
    { counter: '4-4-7', id: 'r1', ...(riding && { is: { aboard: 'rt' } }) },
    { counter: '4-4-7', id: 'r2' },
    { counter: 'HMG', id: 'rm', is: { possessor: 'r2' } },
    ...(sniper ? [{ counter: 'sniper -3', id: 'rs' }] : []),
    ...(tank ? [{ counter: 'T-34', id: 'rt' }] : []),
    ...(servedBy
      ? [
          { counter: servedBy, id: 'rc' },
          { counter: '45L AT gun', id: 'rg', is: { possessor: 'rc', facing: 0 } },
        ]
      : []),
    ...allotted.map((id) => ({ counter: '?', id })),
  ];
  const begun = beginScenario(
    squadLeader,
    {
      scenario: 'the-farm',
      title: 'The farm',
      system: 'squad-leader',
      map: { columns: 9, rows: 9, hexes: HEXES },
      turns: 5,
      locations: { A2: { entrenchment: true }, F4: { entrenchment: true }, F6: { wrecks: [WRECK] } },
      setUp: [['russian'], ['german']],
      sides: {
        russian: {
          is: { nationality: 'Russian' },
          forces: [{ area: 'D4-F6', ...(mayHide > 0 && { mayHide }), units: russians }],
        },
        german: {
          is: { nationality: 'German' },
          forces: [{ area: 'A1-A4', units: [{ counter: '4-6-7', id: 'g1' }] }],
        },
      },
      victory: { wins: [], otherwise: 'russian' },
    },
    (at) => known.lay(at),
    { id: 'test' },
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const start = begun.position;
  return new KernelTrial<SquadLeader>({
    rulebook: squadLeader,
    ledger: LEDGER,
    uncited: UNCITED,
    table: known.table(start),
    start,
  });
}

interface Placing {
  readonly unit: string;
  readonly at: string;
  readonly hidden?: true;
  readonly set?: { readonly dismantled?: true };
}
const place = (placements: readonly Placing[], more: { done?: true } = {}) =>
  ({ order: 'set-up', placements, ...more }) as unknown as Order;

describe('setting up', () => {
  test.each([
    ['nobody', undefined, undefined],
    ['somebody', true, true],
  ] as const)(
    '[squad-leader 2.5.1] a side that has set up %s out of view lies in wait, or not',
    (_, hidden, hides) => {
      const trial = settingUp();
      expect(trial.battle.side('russian').hides).toBeUndefined();
      const russians: Placing[] = ['r1', 'r2', 'rm'].map((unit) => ({
        unit,
        at: 'D4',
        ...(unit === 'r1' && hidden && { hidden }),
      }));
      trial.order('russian', place(russians, { done: true }));
      trial.order('german', place([{ unit: 'g1', at: 'A1' }], { done: true }));
      expect(trial.battle.side('russian').hides).toBe(hides);
      expect(trial.battle.side('german').hides).toBeUndefined();
    },
  );

  test.each(['D4', 'D5'])(
    '[squad-leader-B-179] [squad-leader 11.33/q1] a tank that sets up in woods or a wooden house rolls for nothing: %s',
    (at) => {
      const trial = settingUp({ tank: true });
      const men: Placing[] = ['r1', 'r2', 'rm'].map((unit) => ({ unit, at: 'D6' }));
      trial.order('russian', place([{ unit: 'rt', at }, ...men], { done: true }));
      trial.order('german', place([{ unit: 'g1', at: 'A1' }], { done: true }));
      expect(trial.unit('rt')).toMatchObject({ at });
      expect([trial.unit('rt').immobilized, trial.kinds.includes('breakdown-roll')]).toEqual([
        undefined,
        false,
      ]);
    },
  );

  test.each([
    ['brush', 'D6', true],
    ['an entrenchment', 'F4', true],
    ['a wreck', 'F6', true],
    ['a hedge', 'E6', true],
    ['open ground', 'E4', false],
  ])('[squad-leader 5.7.1, 5.7.2] a sniper is hidden not only in cover: %s', (_what, at, hides) => {
    const trial = settingUp({ sniper: true });
    const hidden = (unit: string) => place([{ unit, at, hidden: true }]);
    expect(trial.refusal('russian', hidden('rs'))?.refused).toBe(hides ? undefined : 'IN_THE_OPEN');
    expect(trial.refusal('russian', hidden('r1'))?.refused).toBe('IN_VIEW');
  });

  test('[squad-leader 2.5.1] hidden only in woods and buildings and written down for nobody else; the others in full view', () => {
    const trial = settingUp();
    const hidden = (at: string) => place([{ unit: 'r1', at, hidden: true }]);
    expect(trial.refusal('russian', hidden('E4'))?.refused).toBe('IN_VIEW');
    expect([trial.refusal('russian', hidden('D4')), trial.refusal('russian', hidden('E5'))]).toEqual([
      undefined,
      undefined,
    ]);
    const others = ['r2', 'rm'].map((unit) => ({ unit, at: 'E4' }));
    trial.order('russian', place([{ unit: 'r1', at: 'D4', hidden: true }, ...others], { done: true }));
    expect(trial.unit('r1')).toMatchObject({ at: 'D4', hidden: true });
    expect(Object.keys(view(trial.battle.position, { side: 'german' }).units).sort()).toEqual([
      'g1',
      'r2',
      'rm',
    ]);
  });

  test('[squad-leader 2.5.1] and only as many as the scenario says', () => {
    const two = ['r1', 'r2'].map((unit) => ({ unit, at: 'D4', hidden: true }) as const);
    const refused = (mayHide: number) => settingUp({ mayHide }).refusal('russian', place(two))?.refused;
    expect([refused(0), refused(1), refused(2)]).toEqual(['TOO_MANY_HIDDEN', 'TOO_MANY_HIDDEN', undefined]);
  });

  test('[squad-leader 2.3.3, 2.3.8.3] "?" that a scenario allots lie on units, or on one another, as many as one likes', () => {
    const men = [
      { unit: 'r1', at: 'D4' },
      { unit: 'r2', at: 'E5' },
      { unit: 'rm', at: 'E5' },
    ];
    const ids = ['ra', 'rb', 'rc', 'rd'];
    const trial = settingUp({ allotted: ids });
    const on = (at: string, ...units: string[]) => units.map((unit) => ({ unit, at }));
    expect(trial.refusal('russian', place(on('F6', 'ra')))?.refused).toBe('NOBODY_THERE');
    trial.order('russian', place([...men, ...on('D4', 'ra'), ...on('F5', 'rb', 'rc', 'rd')], { done: true }));
    trial.order('german', place([{ unit: 'g1', at: 'A1' }], { done: true }));
    const seen = Object.values(view(trial.battle.position, { side: 'german' }).units);
    expect(seen.map(({ kind, at }) => `${kind} ${at}`).sort()).toEqual([
      'concealment D4',
      'concealment F5',
      'squad A1',
      'squad E5',
      'weapon E5',
    ]);
    expect(trial.battle.unitsAt('F5').filter(({ kind }) => kind === 'dummy')).toHaveLength(2);
  });

  test.each<[string, string, string | undefined]>([
    ['in woods', 'D4', undefined],
    ['in a wooden building', 'D5', undefined],
    ['but not in stone', 'E5', 'IMPASSABLE'],
  ])(
    '[squad-leader-A-21] [squad-leader 2.5.7/a] an AFV starts %s, and does not roll whether it is stuck',
    (_, at, refused) => {
      const trial = settingUp({ tank: true });
      const all = [
        { unit: 'rt', at },
        { unit: 'r1', at: 'E4' },
        { unit: 'r2', at: 'F5' },
        { unit: 'rm', at: 'F5' },
      ];
      expect(trial.refusal('russian', place(all, { done: true }))?.refused).toBe(refused);
      if (refused) return;
      trial.order('russian', place(all, { done: true }));
      trial.order('german', place([{ unit: 'g1', at: 'A1' }], { done: true }));
      expect(trial.unit('rt').at).toBe(at);
      expect(trial.unit('rt').immobilized).toBeUndefined();
    },
  );

  test.each<[string, string, string, string, boolean]>([
    ['a crew in a building that nobody sees', 'crew 2-3-7', 'E5', 'A1', true],
    ['in brush', 'crew 2-3-7', 'D6', 'A1', true],
    ['where an enemy sees the hex', 'crew 2-3-7', 'D4', 'A4', false],
    ['in the open', 'crew 2-3-7', 'E4', 'A1', false],
    ['men who are no crew', '4-4-7', 'E5', 'A1', false],
  ])(
    '[squad-leader 2.7.1, 2.7.1/a] a gun is hidden when the battle begins: %s',
    (_, servedBy, at, enemy, hides) => {
      const trial = settingUp({ mayHide: 0, servedBy });
      const men = ['r1', 'r2', 'rm'].map((unit) => ({ unit, at: 'F5' }));
      const crew = ['rc', 'rg'].map((unit) => ({ unit, at }));
      trial.order('russian', place([...men, ...crew], { done: true }));
      trial.order('german', place([{ unit: 'g1', at: enemy }], { done: true }));
      expect([trial.unit('rg').hidden, trial.unit('rc').hidden]).toEqual(
        hides ? [true, true] : [undefined, undefined],
      );
      expect([trial.unit('r1').hidden, trial.unit('rg').masked]).toEqual([undefined, undefined]);
    },
  );

  test.each<[string, string | undefined]>([
    ['D4', undefined],
    ['D5', undefined],
    ['E4', 'IN_VIEW'],
  ])('[squad-leader 2.5.7] an AFV may be hidden in woods and wooden buildings: %s', (at, refused) => {
    const trial = settingUp({ tank: true });
    const men = ['r1', 'r2', 'rm'].map((unit) => ({ unit, at: 'F5' }));
    const all = place([...men, { unit: 'rt', at, hidden: true }], { done: true });
    expect(trial.refusal('russian', all)?.refused).toBe(refused);
    if (refused) return;
    trial.order('russian', all).order('german', place([{ unit: 'g1', at: 'A1' }], { done: true }));
    expect(trial.unit('rt')).toMatchObject({ at, hidden: true });
    expect(trial.unit('rt').immobilized).toBeUndefined();
  });

  test('[squad-leader 4.2.7.4] a weapon comes in one piece or taken apart, as its owner likes', () => {
    const gun = (more: { dismantled?: true }) => {
      const placements = [
        { unit: 'r1', at: 'D4' },
        { unit: 'r2', at: 'E5' },
        { unit: 'rm', at: 'E5', set: more },
      ];
      return settingUp()
        .order('russian', place(placements, { done: true }))
        .unit('rm').dismantled;
    };
    expect([gun({}), gun({ dismantled: true })]).toEqual([undefined, true]);
  });

  test('[squad-leader 15.3.1] who sets up where the scenario has an entrenchment is in it', () => {
    const all = ['r1', 'r2', 'rm'].map((unit) => ({ unit, at: 'E4' }));
    const inside = (at: string) =>
      settingUp()
        .order('russian', place(all, { done: true }))
        .order('german', place([{ unit: 'g1', at }], { done: true }))
        .unit('g1').entrenched;
    expect([inside('A2'), inside('A3')]).toEqual(['A2', undefined]);
  });
});

test('[squad-leader 11.37.6/b] a scenario begins with men on a tank, who stand where it was set up', () => {
  const trial = settingUp({ mayHide: 0, tank: true, riding: true });
  const all = { r1: 'D6', rt: 'E4', r2: 'E5', rm: 'E5' };
  trial.order(
    'russian',
    place(
      Object.entries(all).map(([unit, at]) => ({ unit, at })),
      { done: true },
    ),
  );
  trial.order('german', place([{ unit: 'g1', at: 'A3' }], { done: true }));
  expect(trial.unit('r1')).toMatchObject({ at: 'E4', aboard: 'rt' });
});

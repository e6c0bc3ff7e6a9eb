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

/** A farm with woods in D4 and a house in E5, which Russians hold against Germans. */
function settingUp() {
  const russians = [
    { counter: '4-4-7', id: 'r1' },
    { counter: '4-4-7', id: 'r2' },
    { counter: 'HMG', id: 'rm', is: { possessor: 'r2' } },
  ];
  const begun = beginScenario(
    squadLeader,
    {
      scenario: 'the-farm',
      title: 'The farm',
      system: 'squad-leader',
      map: { columns: 9, rows: 9, hexes: { D4: 'woods', E5: 'stone-building' } },
      turns: 5,
      locations: { A2: { entrenchment: true } },
      setUp: [['russian'], ['german']],
      sides: {
        russian: {
          is: { nationality: 'Russian' },
          forces: [{ area: 'D4-F6', mayHide: 3, units: russians }],
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

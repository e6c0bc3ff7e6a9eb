import { originalBoard } from '../../boards/index.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { type Setup, Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;

/** Five German squads of 21 points each: two of them are 40 per cent. */
const FIVE: Units = {
  g1: '4-6-7 at D6',
  g2: '4-6-7 at G1',
  g3: '4-6-7 at H1',
  g4: '4-6-7 at I1',
  g5: '4-6-7 at J1',
};
const BASE = 105;
const RUSSIANS: Units = { r1: '6-2-8 at D5', r2: '6-2-8 at D5', r3: '6-2-8 at D5' };
const begins = (units: Units = {}, more: Setup = {}) =>
  new Trial({
    active: 'russian',
    enemy: 'german',
    units: { ...FIVE, ...RUSSIANS, ...units },
    options: { optional: ['3.27'] },
    ...more,
  });
/** The Germans have lost so much already. */
const having = (lost: number, units: Units = {}, more: Setup = {}) =>
  begins(units, { sides: { german: { integrity: { base: BASE, lost } } }, ...more });
/** A squad more is killed. */
const killed = (trial: Trial) =>
  trial.order('russian', { order: 'fire', at: 'D6', firers: ['r1', 'r2', 'r3'] }, 1, 1);
const morale = (trial: Trial, id = 'g5') => [trial.unit(id).morale, trial.unit(id).brokenMorale];
const lossesOf = (trial: Trial) => trial.battle.side('german').integrity?.lost;

describe('what a side has, and what it has lost', () => {
  test('[squad-leader 3.27.1, 3.27.8] all its squads, half-squads, leaders and crews; no weapons and no vehicles', () => {
    const trial = begins({
      gl: '9-1 at D6',
      gh: 'half-squad 2-4-7 at D6',
      gc: 'crew 2-4-7 at H1',
      gm: 'HMG with gc',
      gt: 'MkIVF2 at B2',
    });
    expect(trial.battle.side('german').integrity).toEqual({ base: BASE + 65 + 11 + 17, lost: 0 });
    expect(trial.battle.side('russian').integrity?.base).toBe(3 * 27);
    const without = begins({}, { options: {} });
    expect(without.battle.side('german').integrity).toBeUndefined();
  });

  test('[squad-leader 3.27.2] who is lost counts at once, and half a squad half', () => {
    expect(lossesOf(killed(begins()))).toBe(21);
    const halved = begins({ g1: ['4-6-7 at D6', { broken: true }] });
    halved.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 1, 4, 5, 6);
    expect([halved.unit('g1').strength, lossesOf(halved)]).toEqual(['2-4-7', 10]);
  });

  test('[squad-leader 3.11.4/a] who turns out to be worth less costs the difference', () => {
    const trial = new Trial({
      enemy: 'american',
      options: { optional: ['3.27'] },
      sides: { american: { elr: 0 } },
      units: { g1: '4-6-7 at D4', a1: '6-6-7 at D6', a2: '6-6-6 at J1' },
    });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 1, 3, 4, 3);
    expect(trial.battle.side('american').integrity).toEqual({ base: 36 + 27, lost: 36 - 22 });
  });

  test('[squad-leader-A-103] [squad-leader 3.27.2, 3.27.9, 3.27/Q] a prisoner counts once; not again when he escapes and is killed', () => {
    const trial = begins(
      { g1: ['4-6-7 at D6', { broken: true }], r1: '6-2-8 at D5', r2: '6-2-8 at A9', r3: '6-2-8 at A9' },
      { phase: 'rout' },
    );
    trial.order('russian', { order: 'capture', unit: 'g1', guard: 'r1' });
    expect(lossesOf(trial)).toBe(21);
    const freed = begins({ g1: ['4-6-7 at D6', { escaped: true, broken: true }] });
    expect(lossesOf(killed(freed))).toBe(0);
    expect(freed.battle.unit('g1')).toBeUndefined();
  });
});

describe('how a side loses heart', () => {
  test.each([
    [0, [7, 7]],
    [21, [6, 6]],
    [42, [5, 5]],
    [63, [4, 4]],
  ])('[squad-leader 3.27.2, 3.27.3] %i points lost, and a squad of 21 more: morale %j', (lost, left) => {
    const trial = killed(having(lost));
    expect(morale(trial)).toEqual(left);
    expect(trial.unit('r1').morale).toBe(8);
  });

  test('[squad-leader 3.27.2] the lower morale counts in the next check, and the counter that is left of a squad has it too', () => {
    const halved = having(45, { g1: ['4-6-7 at D6', { broken: true }] });
    expect(morale(halved, 'g1')).toEqual([6, 6]);
    halved.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 1, 4, 5, 6);
    expect(halved.told('morale-check')).toMatchObject([{ needs: 6 }]);
    expect([halved.unit('g1').strength, ...morale(halved, 'g1')]).toEqual(['2-4-7', 6, 5]);
  });

  const TANK: Units = { gt: 'MkIVF2 at B9' };
  const theirs = (count: number): Units =>
    Object.fromEntries([...'JKL'].slice(0, count).map((column) => [`rt${column}`, `T-34 at ${column}9`]));

  test.each([
    ['alone, at 40', 42, {}, 1],
    ['with a tank, not at 40', 42, TANK, 0],
    ['with a tank, at 50', 53, TANK, 1],
    ['with a tank, not yet at 60', 63, TANK, 1],
    ['with a tank, at 70', 74, TANK, 2],
    ['with a tank, at 90', 95, TANK, 3],
    ['one against two, not at 40', 42, { ...TANK, ...theirs(2) }, 0],
    ['one against three, at 40', 42, { ...TANK, ...theirs(3) }, 1],
    ['none against one, at 30', 32, theirs(1), 1],
    ['none against one, at 50', 53, theirs(1), 2],
    ['none against one, at 70', 74, theirs(1), 3],
    ['none against one, at 90', 95, theirs(1), 4],
    ['none against one, with an AT gun, not at 30', 32, { ...theirs(1), gg: '50 AT gun with g5' }, 0],
    [
      'with an AT gun that is broken, at 30',
      32,
      { ...theirs(1), gg: ['50 AT gun with g5', { malfunctioned: true }] },
      1,
    ],
    ['a truck is nothing', 42, { gu: 'truck at B9' }, 1],
  ] as const)(
    '[squad-leader-A-304] [squad-leader-A-305] [squad-leader 3.27.5, 3.27.6] %s per cent (%i points)',
    (_, lost, units, levels) => {
      expect(morale(having(lost, units))[0]).toBe(7 - levels);
    },
  );

  test('[squad-leader-A-104] [squad-leader 3.27/a] a tank that neither drives nor has its wits still counts', () => {
    const trial = having(42, { gt: ['MkIVF2 at B9', { immobilized: true, stunned: 2 }] });
    expect(morale(trial)[0]).toBe(7);
  });

  test('[squad-leader 3.27.7] the loss of a tank tells at once, and so does the coming of one', () => {
    const burning = having(42, {
      gt: ['MkIVF2 at D7', { facing: 3 }],
      rf: 'flamethrower with r1',
      r1: ['6-2-8 at D6', { nerve: 'kept' }],
      g1: '4-6-7 at F1',
    });
    expect(morale(burning)[0]).toBe(7);
    burning.order('russian', { order: 'fire', at: 'D7', firers: ['rf'] }, 1, 2);
    expect([burning.kinds.includes('wrecked'), morale(burning)[0]]).toEqual([true, 6]);
    const coming = having(32, { rt: ['T-34', { entry: ['A9'] }] }, { phase: 'movement' });
    expect(morale(coming)[0]).toBe(7);
    coming.order('russian', { order: 'drive', unit: 'rt', path: ['A9'] });
    expect(morale(coming)[0]).toBe(6);
  });

  test('[squad-leader 3.27.4] reinforcements give back what was lost', () => {
    const begun = beginScenario(
      squadLeader,
      {
        scenario: 'the-relief',
        title: 'The relief',
        system: 'squad-leader',
        map: { columns: 9, rows: 9 },
        turns: 5,
        options: { order: ['russian', 'german'], optional: ['3.27'] },
        clock: { phase: 'close-combat', active: 'russian' },
        sides: {
          russian: {
            is: { nationality: 'Russian' },
            forces: [{ units: [{ counter: '4-4-7', id: 'r1', at: 'A1' }] }],
          },
          german: {
            is: { nationality: 'German', integrity: { base: BASE, lost: 42 } },
            forces: [
              { units: [{ counter: '4-6-7', id: 'g1', at: 'D6' }] },
              { area: 'I9', turn: 1, units: [{ counter: '4-6-7', id: 'g2' }] },
            ],
          },
        },
        victory: { wins: [] },
      },
      (start) => ({ ok: true, table: known.table(start) }),
      { id: 'b1' },
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const trial = new KernelTrial<SquadLeader>({
      rulebook: squadLeader,
      ledger: LEDGER,
      table: known.table(begun.position),
      start: begun.position,
    });
    expect(trial.kinds).toContain('arrived');
    expect(trial.battle.side('german').integrity).toEqual({ base: BASE + 21, lost: 42 });
    expect(trial.unit('g1').morale).toBe(7);
  });

  test('[squad-leader 3.6.5] so does a leader who comes forward', () => {
    const trial = having(
      42,
      { g1: ['4-6-7 at D6', { broken: true }] },
      { phase: 'rally', active: 'german', enemy: 'russian' },
    );
    expect(morale(trial)).toEqual([6, 6]);
    trial.order('german', { order: 'find-leader', unit: 'g1' }, 1, 1, 3);
    const [found] = trial.told('leader-created');
    expect(trial.battle.side('german').integrity?.base).toBeGreaterThan(BASE);
    expect([morale(trial), trial.unit(found?.leader ?? '').daunted]).toEqual([[7, 7], undefined]);
  });
});

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });

import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import { SQUAD_LEADER_SCENARIOS } from '../scenarios/index.js';
import type { SquadLeader } from '../system.js';
import { conditionNames } from './conditions.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
const UNCITED = new Set(['placed', 'set-up']);

function begin(name: string, special?: object) {
  const written = SQUAD_LEADER_SCENARIOS[name] as object;
  const scenario = special ? { ...written, special } : written;
  const begun = beginScenario(squadLeader, scenario, (at) => known.lay(at), { id: name });
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

const place = (...placements: object[]): Order => ({ order: 'set-up', placements }) as unknown as Order;

describe('the twelve cards', () => {
  test.each<[string, string, number, [number, number], string, string]>([
    ['[squad-leader Sc1/setup]', 'card-1-counterattack', 5, [1942, 10], 'german', 'russian'],
    ['[squad-leader Sc2/setup]', 'card-2-works', 6, [1942, 10], 'russian', 'german'],
    ['[squad-leader Sc3/setup]', 'card-3-streets', 7, [1942, 10], 'german', 'russian'],
    ['[squad-leader Sc4/setup]', 'card-4-hedgehog', 10, [1941, 11], 'german', 'russian'],
    ['[squad-leader Sc5/setup]', 'card-5-crest', 6, [1944, 7], 'german', 'russian'],
    ['[squad-leader Sc6/setup]', 'card-6-escape', 10, [1943, 1], 'russian', 'german'],
    ['[squad-leader Sc7/setup]', 'card-7-station', 9, [1944, 12], 'american', 'german'],
    ['[squad-leader Sc8/setup]', 'card-8-salient', 7, [1945, 1], 'american', 'german'],
    ['[squad-leader Sc9/setup]', 'card-9-strongpoint', 5, [1944, 8], 'german', 'american'],
    ['[squad-leader Sc10/setup]', 'card-10-crossing', 6, [1945, 4], 'german', 'american'],
    ['[squad-leader Sc11/setup]', 'card-11-landing', 7, [1945, 3], 'german', 'german'],
    ['[squad-leader Sc12/setup]', 'card-12-road', 16, [1944, 12], 'american', 'german'],
  ])(
    '%s %s: turns, date, who sets up and who moves first',
    (_, name, turns, [year, month], setsUp, moves) => {
      const { battle } = begin(name);
      expect(battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`)).toEqual([
        `${setsUp} set-up`,
      ]);
      expect(battle.options).toMatchObject({ turns, year, month, order: [moves, expect.any(String)] });
      expect(battle.options.preset).toBe('Squad Leader 1977');
    },
  );

  test.each(Object.keys(SQUAD_LEADER_SCENARIOS))('%s names conditions that there are', (name) => {
    const asked = [
      ...JSON.stringify(SQUAD_LEADER_SCENARIOS[name]).matchAll(/"special":\{"name":"([a-z-]+)"/g),
    ];
    for (const [, condition] of asked) expect(conditionNames).toContain(condition);
  });

  test.each<[string, string, string, string, string | undefined, boolean]>([
    [
      '[squad-leader Sc1/setup] only the western half is played',
      'card-1-counterattack',
      'german',
      'Q3',
      'OUTSIDE_AREA',
      false,
    ],
    [
      '[squad-leader Sc1/1.1] anywhere in a building',
      'card-1-counterattack',
      'german',
      'N4',
      undefined,
      false,
    ],
    ['[squad-leader Sc4/setup] hidden', 'card-4-hedgehog', 'german', 'N6', undefined, true],
    [
      '[squad-leader Sc4/setup] but ten hexes from the east',
      'card-4-hedgehog',
      'german',
      'Y5',
      'OUTSIDE_AREA',
      true,
    ],
    [
      '[squad-leader Sc6/setup] on the eastern boards',
      'card-6-escape',
      'russian',
      '4DD4',
      'OUTSIDE_AREA',
      false,
    ],
  ])('%s: %s, %s in %s', (_, name, side, at, refused, hidden) => {
    const trial = begin(name);
    const unit = trial.battle.units().find((one) => one.side === side && one.kind === 'squad' && !one.at);
    const order = place({ unit: unit?.id, at, ...(hidden && { hidden }) });
    expect(trial.refusal(side, order)?.refused).toBe(refused);
  });

  test.each<[string, string, string, object]>([
    ['[squad-leader Sc4/art]', 'card-4-hedgehog', 'german', { A: { calibre: 80, missions: 3 } }],
    ['[squad-leader Sc10/10.1]', 'card-10-crossing', 'german', { A: { calibre: 80 } }],
    ['[squad-leader Sc10/10.2]', 'card-10-crossing', 'american', { B: { calibre: 105, silentUntil: 4 } }],
    ['[squad-leader Sc8/8.5]', 'card-8-salient', 'german', { A: {} }],
    [
      '[squad-leader Sc8/8.5]',
      'card-8-salient',
      'american',
      { B: { silentUntil: 4 }, C: { silentUntil: 7 } },
    ],
  ])('%s %s: the artillery of the %s side', (_, name, side, batteries) => {
    expect(begin(name).battle.side(side).batteries).toEqual(batteries);
  });

  test.each([
    ['card-1-counterattack', 1, 21],
    ['card-2-works', 22, 26],
    ['card-3-streets', 27, 41],
    ['card-4-hedgehog', 42, 46],
    ['card-5-crest', 47, 48],
    ['card-6-escape', 49, 49],
    ['card-7-station', 50, 52],
    ['card-8-salient', 53, 54],
    ['card-9-strongpoint', 55, 56],
    ['card-10-crossing', 57, 59],
    ['card-11-landing', 60, 60],
    ['card-12-road', 61, 63],
  ])('[squad-leader Sc/rules] with %s players learn sections %i to %i', (name, from, to) => {
    expect(begin(name).battle.options.special?.introduces).toEqual({ from, to });
  });

  test('[squad-leader Sc8/8.1, Sc8/8.2, Sc8/8.3, Sc8/8.4] the battalions of the salient', () => {
    const { battle } = begin('card-8-salient');
    const rule = battle.options.special?.battalions;
    expect([rule?.side, rule?.hexes.every((hex) => battle.table.map.named.has(hex))]).toEqual([
      'american',
      true,
    ]);
    expect((battle.secret('american').forces ?? []).flatMap(({ turn = [] }) => turn)).toEqual([2, 3]);
  });

  test.each<[string, string, string, number]>([
    ['[squad-leader Sc2/2.1]', 'card-2-works', 'german', 6],
    ['[squad-leader Sc10/10.3]', 'card-10-crossing', 'american', 2],
  ])('%s %s: the %s side has %i smoke counters', (_, name, side, left) => {
    expect(begin(name).battle.side(side).smokeLeft).toBe(left);
  });

  test('[squad-leader Sc3/3.1, Sc3/3.2] the third joins the forces of the first two; Russians alone know the sewers', () => {
    const counted = (name: string, side: string) =>
      begin(name)
        .battle.units()
        .filter((unit) => unit.side === side && unit.kind !== 'vehicle').length;
    for (const side of ['german', 'russian'])
      expect(counted('card-3-streets', side)).toBe(
        counted('card-1-counterattack', side) + counted('card-2-works', side),
      );
    expect(begin('card-3-streets').battle.options.sewers).toBe('russian');
  });

  test.each<[string, number, string | undefined]>([
    ['as many as there are', 4, undefined],
    ['one too many', 3, 'NO_ROOM'],
  ])('[squad-leader Sc12/12.1] squads and an AFV on one board: %s', (_, most, refused) => {
    const limit = { side: 'american', most, boards: ['1', '2', '3'] };
    const trial = begin('card-12-road', { 'most-per-board': limit });
    const units = trial.battle
      .units()
      .filter(({ side, kind, name }) => side === 'american' && (kind === 'squad' || name === 'M4A4'));
    expect(units).toHaveLength(4);
    const order = place(...units.map(({ id }, i) => ({ unit: id, at: `2C${2 + i}` })));
    expect(trial.refusal('american', order)?.refused).toBe(refused);
  });
});

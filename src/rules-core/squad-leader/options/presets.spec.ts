import { originalBoard } from '../../boards/index.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { squadLeader } from '../ruleset.js';
import { SQUAD_LEADER_SCENARIOS } from '../scenarios/index.js';
import { field, position, type Setup, Trial } from '../testkit.testkit.js';
import { PRESETS } from './presets.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
const NAMES = Object.keys(PRESETS);
const [IN_1977] = NAMES as [string];

const under = (preset: string, setup: Setup) =>
  new Trial({ ...setup, options: { ...setup.options, preset } });
/** A 1MC on three and four; what follows are the dice of those who are struck. */
const struck = (preset: string, unit: string, ...faces: number[]) =>
  under(preset, { units: { g1: '4-6-7 at D4', r1: `${unit} at D6`, r2: '4-4-7 at E9' } }).order(
    'german',
    { order: 'fire', at: 'D6', firers: ['g1'] },
    1,
    3,
    ...faces,
  );

describe('what a preset comes to', () => {
  test.each([
    ['Squad Leader 1977', [], true],
    ['Cross of Iron', ['4.7'], true],
    ['Crescendo of Doom', ['3.27', '4.7'], true],
    ['G.I.', ['3.1', '3.11.3', '3.27', '4.7'], false],
  ])('%s: the options show it', (preset, optional, isEarlier) => {
    const { options } = position({ options: { preset } });
    expect(options).toMatchObject({ preset, optional });
    expect((options.without ?? []).length > 0).toBe(isEarlier);
  });

  test('what a battle says itself goes on top, and without a preset nothing changes', () => {
    const { options } = position({
      options: { preset: 'Crescendo of Doom', optional: ['3.1'], without: ['4.7'] },
    });
    expect(options.optional).toEqual(['3.27', '3.1']);
    expect(options.without).toEqual(expect.arrayContaining(['3.8', '4.7']));
    expect(position().options).not.toHaveProperty('without');
  });

  test('an unknown one is refused, with the names that there are', () => {
    expect(() => position({ options: { preset: 'ASL' } })).toThrow(NAMES.join(', '));
  });

  test('a scenario names one', () => {
    const written = SQUAD_LEADER_SCENARIOS['the-mill-hamlet'] as { readonly options: object };
    const begun = beginScenario(
      squadLeader,
      { ...written, options: { ...written.options, preset: IN_1977 } },
      (start) => ({ ok: true, table: known.table(start) }),
      { id: 'b1' },
    );
    expect(begun).toMatchObject({ ok: true, position: { options: PRESETS[IN_1977] as object } });
  });
});

describe('a battle of 1977 knows nothing of what came later', () => {
  test('nobody is wounded, pinned or a hero', () => {
    expect(struck('G.I.', '8-0', 6, 6, 1, 1).kinds).toContain('wounded');
    expect(struck(IN_1977, '8-0', 6, 6).battle.unit('r1')).toBeUndefined();
    const pinned = (preset: string) => struck(preset, '4-4-7', 2, 4).unit('r1').pinned;
    expect([pinned('G.I.'), pinned(IN_1977)]).toEqual([true, undefined]);
    expect(struck(IN_1977, '4-4-7', 1, 1).awaits).toEqual(['german prep-fire']);
  });

  test('nobody deploys, makes an Assault Movement or goes at double time', () => {
    const deploying = (preset: string) =>
      under(preset, { phase: 'rally', units: { g1: '5-4-8 at D4', gl: '8-1 at D4', r1: '4-4-7 at D9' } })
        .awaits;
    expect(deploying('Crescendo of Doom')).toEqual(['german deployment']);
    expect(deploying(IN_1977)).not.toContain('german deployment');
    const moving = (preset: string, order: object) =>
      under(preset, { phase: 'movement', units: { g1: '4-6-7 at D4', r1: '4-4-7 at D9' } }).refusal(
        'german',
        {
          order: 'move',
          ...order,
        } as never,
      )?.refused;
    const step = { units: ['g1'], path: ['D5'], assault: true };
    expect([moving('G.I.', step), moving(IN_1977, step)]).toEqual([undefined, 'NOT_IN_PLAY']);
    const hurry = { order: 'double-time', unit: 'g1' };
    expect([moving('Cross of Iron', hurry), moving(IN_1977, hurry)]).toEqual([undefined, 'NOT_IN_PLAY']);
  });

  test('nobody goes around a house before Crescendo of Doom', () => {
    const around = (preset: string) =>
      under(preset, {
        phase: 'movement',
        map: field({ D5: 'woods' }),
        units: { g1: '4-6-7 at D4', r1: '4-4-7 at N9' },
      }).refusal('german', {
        order: 'move',
        units: ['g1'],
        path: ['D5', 'D6'],
        bypass: [{ at: 'D5', past: 'left' }],
      } as never)?.refused;
    expect(around('Cross of Iron')).toBe('NOT_IN_PLAY');
    expect(around('Crescendo of Doom')).not.toBe('NOT_IN_PLAY');
  });

  test('who cannot rout is lost, and nobody is taken prisoner', () => {
    const stranded = (preset: string) =>
      under(preset, {
        phase: 'rout',
        units: { g1: ['4-6-7 at D6', { broken: true, dm: true }], g2: '4-6-7 at A1', r1: '4-4-7 at D7' },
      });
    expect(stranded('Cross of Iron').awaits).toEqual(['russian captives']);
    expect(stranded(IN_1977).battle.unit('g1')).toBeUndefined();
    const fight = (preset: string) =>
      under(preset, {
        phase: 'close-combat',
        units: { g1: '4-6-7 at D6', r1: '4-4-7 at D6' },
      }).refusal('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'], capture: true })
        ?.refused;
    expect([fight('Cross of Iron'), fight(IN_1977)]).toEqual([undefined, 'NOT_IN_PLAY']);
  });

  test('nobody gives himself up, and no leader comes forward in close combat', () => {
    const raw = (preset: string) =>
      under(preset, {
        phase: 'rout',
        units: { g1: ['4-3-6 at D6', { broken: true }], g2: '4-6-7 at A1', r1: '4-4-7 at D7' },
        map: undefined,
      } as Setup).kinds;
    expect([raw('G.I.').includes('surrenders'), raw('Crescendo of Doom').includes('surrenders')]).toEqual([
      true,
      false,
    ]);
    const melee = (preset: string) =>
      under(preset, { phase: 'close-combat', units: { g1: '4-6-7 at D6', r1: '4-4-7 at D6' } })
        .order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] })
        .order('russian', 'pass', ...(preset === IN_1977 ? [1, 1] : [1, 1, 3])).kinds;
    expect([
      melee('Crescendo of Doom').includes('leader-created'),
      melee(IN_1977).includes('leader-created'),
    ]).toEqual([true, false]);
  });
});

import { originalBoard } from '../../boards/index.js';
import { randomBot } from '../../kernel/lab/bots.js';
import { copy, playOut } from '../../kernel/lab/match.js';
import { Battle } from '../../kernel/position/battle.js';
import { draftPosition } from '../../kernel/position/draft.js';
import { layTable } from '../../kernel/position/lay-table.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import type { Asl, AslPosition, AslUnit } from '../system.js';
import { counterNamed } from './drafting.js';

const shelf = { board: () => undefined, house: ASLSK_CHARTS };

function drafted(short: object): AslPosition {
  const result = draftPosition<Asl>(aslsk, short);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.position;
}

describe('positions in a few words', () => {
  test('counters by what is printed on them, weapons where their bearers stand', () => {
    const position = drafted({
      map: { columns: 8, rows: 8, hexes: {} },
      sides: { german: {}, russian: {} },
      units: {
        g1: { counter: '4-6-7', at: 'C3' },
        gl: { counter: '9-1', at: 'C3' },
        gm: { counter: 'HMG', possessor: 'g1' },
        r1: { counter: '4-4-7', at: 'E5', broken: true },
        rh: { counter: 'half-squad 2-2-6', at: 'E5' },
      },
      clock: { phase: 'PFPh' },
    });
    expect(position.units.g1).toMatchObject({
      side: 'german',
      nationality: 'German',
      fp: 4,
      range: 6,
      morale: 7,
    });
    expect(position.units.gl).toMatchObject({ kind: 'leader', leadership: -1 });
    expect(position.units.gm).toMatchObject({ weapon: 'HMG', at: 'C3' });
    expect(position.units.r1).toMatchObject({ nationality: 'Russian', broken: true, class: 'first' });
    expect(position.units.rh).toMatchObject({ kind: 'half-squad' });
    expect(position.clock).toMatchObject({ active: 'german', phase: 'PFPh' });
  });

  test('vehicles by their full name, their designation or their epithet', () => {
    const tiger = counterNamed('PzKpfw VIE (Tiger)', 'German');
    expect(tiger).toMatchObject({ kind: 'vehicle', calibre: '88L' });
    expect(counterNamed('PzKpfw VIE', 'German')).toEqual(tiger);
    expect(counterNamed('Tiger', 'German SS')).toEqual(tiger);
    expect(counterNamed('M4 Sherman', 'USMC')).toMatchObject({ nationality: 'American' });
    expect(counterNamed('German Panther', 'Russian')).toMatchObject({ nationality: 'German' });
    expect(counterNamed('Tiger', 'Russian')).toBeUndefined();
  });

  test('[aslsk 1.1/a] boards joined side to side and end to end; hexes by board and coordinate', () => {
    const row = (...names: string[]) => names.map((as) => ({ board: 'desert', as }));
    const map = { boards: [row('m', 'n'), row('o', 'p')] };
    const laid = layTable({ map, system: 'aslsk', rules: aslsk.version } as never, {
      board: originalBoard,
      house: ASLSK_CHARTS,
    });
    if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
    const { named } = laid.table.map;
    const [here, right, below] = ['mK2', 'nK2', 'oK2'].map((name) => named.get(name));
    expect(new Set([here, right, below]).size).toBe(3);
    expect(named.get('K2')).toBeUndefined();
    expect(named.get('mGG5')).toBe(named.get('nA5'));
  });

  test('names that could mean more than one counter, and names of other nations', () => {
    expect(counterNamed('2-2-8', 'German')).toMatchObject({ kind: 'crew' });
    expect(counterNamed('Russian LMG', 'German')).toMatchObject({ nationality: 'Russian', weapon: 'LMG' });
    expect(counterNamed('squad 4-6-7', 'German')).toMatchObject({ kind: 'squad' });
    expect(counterNamed('Death Ray', 'German')).toBeUndefined();
  });
});

const SCENARIO = {
  scenario: 'the-farm',
  title: 'The farm',
  system: 'aslsk',
  map: { columns: 10, rows: 10, hexes: { F5: { terrain: 'stone-building' }, D4: { terrain: 'woods' } } },
  turns: 3,
  sides: {
    german: {
      is: { nationality: 'German' },
      forces: [
        {
          area: { hexes: 'A2-B8' },
          units: [{ counter: '4-6-7', count: 3 }, { counter: '8-1' }, { counter: 'LMG' }],
        },
        { area: { hexes: 'A2-A8' }, turn: 2, units: [{ counter: '4-4-7' }] },
      ],
    },
    russian: {
      is: { nationality: 'Russian' },
      forces: [{ area: { hexes: 'E4-G6' }, units: [{ counter: '4-4-7', count: 2 }] }],
    },
  },
  victory: {
    wins: [{ side: 'german', is: { control: { side: 'german', of: { hexes: 'F5' } } } }],
    otherwise: 'russian',
  },
  special: { 'half-turn': {} },
};

describe('scenarios', () => {
  const begun = (change: object = {}) =>
    beginScenario<Asl>(aslsk, { ...SCENARIO, ...change }, (position) => layTable(position, shelf), {
      id: 'farm',
    });

  test('[aslsk 1.3/a] boards, forces, areas, entry, length, victory conditions and special rules', () => {
    const result = begun();
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.position.options).toMatchObject({ order: ['german', 'russian'], turns: 3, halfTurn: true });
    expect(Object.values(result.position.units).map(({ name }) => name)).toHaveLength(8);
    expect(result.position.sides.russian?.area).toEqual(expect.arrayContaining(['F5']));
  });

  test('[aslsk 4.0/o] [aslsk 3.1a] [aslsk 3.0/b] set up by bots, weapons in somebody’s hands, reinforced and fought to its end', () => {
    const result = begun();
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const laid = layTable(result.position, shelf);
    if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
    let bearer: AslUnit | undefined;
    let entered = false;
    const end: Battle<Asl> = playOut<Asl>(
      {
        rulebook: aslsk,
        table: laid.table,
        start: result.position,
        seed: 3,
        bots: (side) => randomBot(side.length),
        mostActions: 4_000,
      },
      ({ battle }) => {
        const lmg = battle.units().find(({ weapon }) => weapon === 'LMG');
        if (battle.position.awaiting[0]?.kind === 'prep-fire' && lmg?.possessor)
          bearer ??= copy(battle.theUnit(lmg.possessor));
        entered ||= battle
          .units()
          .some(
            ({ strength, nationality, entry }) =>
              strength === '4-4-7' && nationality === 'German' && entry !== undefined,
          );
      },
    );
    expect(bearer).toMatchObject({ side: 'german', nationality: 'German' });
    expect(['4-6-7', '8-1']).toContain(bearer?.strength);
    expect(entered).toBe(true);
    expect(end.isOver).toBe(true);
  });
});

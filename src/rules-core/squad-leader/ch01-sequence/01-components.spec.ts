import { originalBoard } from '../../boards/index.js';
import { layOut } from '../../kernel/boards/layout.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const fire = (units: Units, at: string, firers: readonly string[], ...faces: number[]) =>
  new Trial({ units }).order('german', { order: 'fire', at, firers: [...firers] }, ...faces);
const partOf = (trial: Trial) => trial.told('fire-attack')[0]?.parts[0];

describe('counters', () => {
  test('[squad-leader 1.1.2, 1.1.2.1, 1.1.2.2, 1.1.2.3/a] 4-6-7: four factors as far as six hexes, the target counted and the firer not', () => {
    const squad = { g1: '4-6-7 at D3' };
    expect(new Trial({ units: squad }).unit('g1')).toMatchObject({ fp: 4, range: 6, morale: 7 });
    expect(partOf(fire({ ...squad, r1: '4-4-7 at D9' }, 'D9', ['g1'], 6, 5))).toMatchObject({ fp: 4 });
    expect(partOf(fire({ ...squad, r1: '4-4-7 at D10' }, 'D10', ['g1'], 6, 5))).toMatchObject({ fp: 2 });
    const aside = fire({ g1: '4-6-7 at A3', r1: '4-4-7 at G6' }, 'G6', ['g1'], 6, 5);
    expect(partOf(aside)).toMatchObject({ fp: 4 });
  });

  test('[squad-leader 1.1.2.3] who rolls more than its morale in a check breaks', () => {
    const checked = (...faces: number[]) =>
      fire({ g1: '4-6-7 at D4', r1: '4-4-7 at D6' }, 'D6', ['g1'], 2, 4, ...faces).unit('r1').broken;
    expect([checked(3, 4), checked(4, 4)]).toEqual([undefined, true]);
  });

  test('[squad-leader 1.1.2.4, 1.1.2.3/a] a leader is morale and leadership, and adds his rating to the dice of squads with him', () => {
    const units = { g1: '4-6-7 at D4', gl: '10-3 at D4', r1: '4-4-7 at D6', rl: '7-0 at D8' } as const;
    const trial = new Trial({ units });
    expect(trial.unit('gl')).toMatchObject({ morale: 10, leadership: -3 });
    expect(trial.unit('rl')).toMatchObject({ morale: 7, leadership: 0 });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'], leaders: ['gl'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]).toMatchObject({ final: 8 });
  });

  test('[squad-leader 1.1.2.5, 1.1.2.5/a] a machine gun is firepower and range, penetrates as far, and fires only in the hands of a unit', () => {
    const units = {
      g1: '4-6-7 at D3',
      gm: 'LMG with g1',
      r1: '4-4-7 at D5',
      r2: '4-4-7 at D6',
      r3: '4-4-7 at D7',
    };
    const trial = fire(units, 'D5', ['gm'], 6, 5);
    expect(trial.told('fire-attack').map(({ at, parts }) => [at, parts[0]?.fp])).toEqual([
      ['D5', 2],
      ['D6', 1],
    ]);
    const idle = new Trial({ units: { ...units, gm: 'LMG at E3' } });
    expect(idle.refusal('german', { order: 'fire', at: 'D5', firers: ['gm'] })?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
  });
});

describe('the map', () => {
  test('[squad-leader 1.2.1, 1.2.2] hexes are what moves and ranges count, and lines run from centre to centre', () => {
    const units = { g1: '4-6-7 at D4', r1: '4-4-7 at D8', r2: '4-4-7 at A4' } as const;
    const moving = new Trial({ phase: 'movement', units });
    expect(moving.refusal('german', { order: 'move', units: ['g1'], path: ['F4'] })?.refused).toBe(
      'NOT_ADJACENT',
    );
    const aim = { order: 'fire', at: 'D8', firers: ['g1'] };
    const beside = new Trial({ units, map: field({ C6: 'woods' }) }).order('german', aim, 6, 5);
    expect(beside.kinds).toContain('fire-attack');
    const between = new Trial({ units, map: field({ D6: 'woods' }) }).order('german', aim, 6, 5);
    expect(between.kinds).toContain('fired-in-vain');
  });

  const laid = (boards: unknown) => {
    const map = layOut({ boards }, (name) => originalBoard(name as 'village'));
    if (!map.ok) throw new Error(JSON.stringify(map.problems));
    return { map: map.value, charts: SQUAD_LEADER_CHARTS };
  };
  const bottomOf = (prefix: string, column: string) => {
    const rows = originalBoard('village')?.rows ?? 0;
    return `${prefix}${column}${rows}`;
  };

  test('[squad-leader-A-297] [squad-leader 1.2.3] a hex is board, row letter and number; on a seam two halves are one hex that has one name', () => {
    const map = laid([[{ board: 'village', as: '1' }], [{ board: 'village', as: '2' }]]);
    const seam = bottomOf('1', 'B');
    expect(map.map.named.get(seam)).toBe(map.map.named.get('2B0'));
    const units = { g1: `4-6-7 at ${seam}`, r1: '4-4-7 at 2P5' } as const;
    const trial = new Trial({ map, phase: 'advance', units });
    expect(trial.legalOf('german', 'advance').map(({ to }) => to)).toContain('2B1');
  });

  test('[squad-leader 1.2.6] half hexes on the edge of the map are whole ones to those who play', () => {
    const map = laid([[{ board: 'village', as: '1' }]]);
    const units = { g1: '4-6-7 at 1B1', r1: '4-4-7 at 1P5' } as const;
    const trial = new Trial({ map, phase: 'advance', units });
    trial.order('german', { order: 'advance', unit: 'g1', to: '1B0' });
    expect(trial.unit('g1').at).toBe('1B0');
  });
});

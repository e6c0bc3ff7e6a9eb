import { accepted, agreed, every } from '../lists.testkit.js';
import { d100, field, refused, type Setup, Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const GRID = { columns: 12, rows: 12 };
const WOODS = ['H8', 'H7', 'H9', 'G8', 'G9', 'I8', 'I9'];
const INTERIOR = field(Object.fromEntries(WOODS.map((hex) => [hex, 'woods' as const])), GRID);

function arrived(units: Units, bombs = true, map = field({}, GRID)): Trial {
  return new Trial({
    map,
    units: { g1: 'nco at B2', ...units },
    clock: { turn: 3 },
    sides: { german: { airSupport: { aircraft: 'Ju 87 G', bombs } } },
  }).order('german', { order: 'air-support' }, 3, 3);
}

describe('where aircraft strike', () => {
  const units: Units = {
    a1: '7-6 at H8',
    a2: '7-6 at J2/1',
    a3: ['7-6 at C9', { hidden: true }],
    a4: '7-6',
    a5: '7-6 at L12',
  };

  test('[combat 15.8.3] [combat 15.8.4] bombs fall where an enemy is seen, not inside woods', () => {
    const at = ['H8', 'J2', 'L12', 'Z99', 'J2/1'];
    expect(agreed(arrived(units), 'german', 'bomb', { at })).toEqual(['bomb H8', 'bomb J2', 'bomb L12']);
    expect(agreed(arrived(units, true, INTERIOR), 'german', 'bomb', { at })).toEqual(['bomb J2', 'bomb L12']);
    expect(agreed(arrived(units, false), 'german', 'bomb', { at })).toEqual([]);
    expect(agreed(arrived({}), 'german', 'bomb', { at: ['A1', 'Z99'] })).toEqual(['bomb A1']);
    expect(refused(arrived(units, true, INTERIOR), { order: 'bomb', at: 'H8' })).toBe('INTERIOR');
    expect(refused(arrived(units, false), { order: 'bomb', at: 'H8' })).toBe('NO_BOMBS');
  });

  test('[combat 15.8.4.1] runs are four hexes in a row within the map, from where an enemy is seen', () => {
    const rows = [
      'H8+H7+H6+H5',
      'H8+H9+H10+H11',
      'H8+G8+F7+E7',
      'H8+G9+F9+E10',
      'H8+I8+J7+K7',
      'H8+I9+J9+K10',
    ];
    const bent = [
      'H8+H7+H6+I6',
      'H8+H7+H6',
      'H8+H7+H6+H5+H4',
      'H8+H6+H4+H2',
      'L12+L11+L10+Z99',
      'L12+L13+L14+L15',
    ];
    const near = [...rows, ...bent].map((row) => row.split('+'));
    const one = { a1: '7-6 at H8' };
    expect(agreed(arrived(one), 'german', 'strafe', { hexes: near })).toEqual(
      rows.map((row) => `strafe ${row}`).sort(),
    );
    const corner = agreed(arrived({ a1: '7-6 at L12' }), 'german', 'strafe');
    expect(corner).toContain('strafe L12+L11+L10+L9');
    expect(corner.every((row) => !/[M-Z]|1[3-9]/.test(row))).toBe(true);
    const code = (row: string) => refused(arrived(one), { order: 'strafe', hexes: row.split('+') });
    expect(bent.map(code)).toEqual([
      ...['NOT_A_ROW', 'NOT_A_ROW', 'NOT_A_ROW', 'NOT_A_ROW', 'NO_SUCH_HEX', 'NO_SUCH_HEX'],
    ]);
  });

  test('[combat 15.8.4] by mistake: any hex in play within the range of the table, one for bombs, a row for a run', () => {
    const all = INTERIOR.map.hexes.map(({ name }) => [name]);
    const bombed = arrived(units).order('german', { order: 'bomb', at: 'H8' }, ...d100(66));
    const chosen = agreed(bombed, 'american', 'choose-mistaken-hex', {
      hexes: [...all, ['Z99'], ['H8', 'H7']],
    });
    expect(chosen).toHaveLength(19);
    expect(chosen).toContain('choose-mistaken-hex H6');
    expect(chosen).not.toContain('choose-mistaken-hex H5');
    const strafed = arrived(units).order(
      'german',
      { order: 'strafe', hexes: ['H8', 'H7', 'H6', 'H5'] },
      ...d100(66),
    );
    const runs = agreed(strafed, 'american', 'choose-mistaken-hex', {
      hexes: [
        ['H8'],
        ['H9', 'H8', 'H7', 'H6'],
        ['H5', 'H6', 'H7', 'H8'],
        ['H9', 'H8', 'H7', 'I7'],
        ['H9', 'H8', 'H7'],
      ],
    });
    expect(runs).toContain('choose-mistaken-hex H9+H8+H7+H6');
    expect(runs.every((run) => run.split('+').length === 4)).toBe(true);
    const woods = arrived({ a1: '7-6 at H10' }, true, INTERIOR);
    woods.order('german', { order: 'bomb', at: 'H10' }, ...d100(66));
    expect(agreed(woods, 'american', 'choose-mistaken-hex', { hexes: all })).not.toContain(
      'choose-mistaken-hex H8',
    );
  });
});

describe('who fires at aircraft', () => {
  const guns: Units = {
    a1: ['MG 42 at H7', { fp: 8 }],
    a2: ['MG 42 at H7', { fp: 7 }],
    a3: ['MG 42 at H7', { face: 'move' }],
    a4: ['MG 42 at H7', { yellow: 'disrupted' }],
    a5: ['MG 42 at H7', { fired: 3 }],
    a6: 'MG 42 at A1',
    a7: ['tank at H9', { aamg: 4 }],
    a8: 'tank at H9',
    a9: ['tank at H9', { aamg: 0 }],
    aa: ['PaK 38 at I8', { antiAircraft: true }],
    ab: '7-6 at H9',
    ac: 'MG 42',
    ad: ['tank at H9', { aamg: 4, marker: 'moved' }],
    ae: ['8-2 at H7', { fp: 9 }],
    af: ['tank at H9', { aamg: 4, hidden: true }],
    ag: ['tank at H9', { aamg: 4, mgFired: ['aamg'] }],
  };
  const attacked = (units: Units) => arrived(units).order('german', { order: 'bomb', at: 'H8' });

  test('[combat 15.8.5] guns for it, machine guns of 8 and more, and anti-aircraft machine guns of vehicles, within normal range', () => {
    const unit = [...Object.keys(guns), 'nobody', 'g1'];
    expect(agreed(attacked(guns), 'american', 'anti-aircraft', { unit })).toEqual(
      ['a1', 'a7', 'aa', 'af'].map((id) => `anti-aircraft ${id}`),
    );
    expect(accepted(attacked(guns), 'german', every('anti-aircraft', { unit }))).toEqual([]);
  });

  test.each([
    ['[combat 15.8.5] 7 firepower', 'a2', 'NO_ANTI_AIRCRAFT'],
    ['[combat 15.8.5] on its move side', 'a3', 'NO_ANTI_AIRCRAFT'],
    ['[combat 12.3.1.5.4] Disrupted', 'a4', 'DISRUPTED'],
    ['[combat 15.8.5/a] out of range', 'a6', 'OUT_OF_RANGE'],
    ['[combat 15.8.5] without such a machine gun', 'a8', 'NO_ANTI_AIRCRAFT'],
    ['[combat 15.8.5] with none left', 'a9', 'NO_ANTI_AIRCRAFT'],
    ['[combat 15.8.5] a squad', 'ae', 'NO_ANTI_AIRCRAFT'],
    ['off the map', 'ac', 'NO_SUCH_UNIT'],
    ["an enemy's", 'g1', 'NO_SUCH_UNIT'],
    ['nobody', 'nobody', 'NO_SUCH_UNIT'],
  ])('%s', (_, unit, code) => {
    expect(refused(attacked(guns), { order: 'anti-aircraft', unit }, 'american')).toBe(code);
  });

  test.each([
    ['a machine gun of seven', ['MG 42 at H7', { fp: 7 }]],
    ['a machine gun on the move', ['MG 42 at H7', { face: 'move' }]],
    ['a squad of nine', ['8-2 at H7', { fp: 9 }]],
    ['a tank without an anti-aircraft machine gun', 'tank at H9'],
  ] as const)('[combat 15.8.5] nobody is asked for %s', (_, placed) => {
    const trial = arrived({ a1: placed }).order('german', { order: 'bomb', at: 'D2' }, ...d100(96));
    expect(trial.told('air-attack')).toHaveLength(1);
  });

  test('[combat 15.8.5] [combat 12.3.2.4] the shot is marked on what fired it', () => {
    const shot = (unit: string) =>
      attacked(guns).order('american', { order: 'anti-aircraft', unit }, ...d100(99));
    expect(shot('a1').unit('a1').fired).toBe(1);
    expect(shot('a7').unit('a7').mgFired).toEqual(['aamg']);
    expect(shot('a7').told('fired-at-aircraft')[0]).toMatchObject({ unit: 'a7', fp: 8, rolled: 99 });
    expect(shot('af').unit('af').hidden).toBeUndefined();
    expect(shot('af').awaits).toEqual(['american anti-aircraft']);
  });
});

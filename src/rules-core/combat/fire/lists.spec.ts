import { agreed } from '../lists.testkit.js';
import { begin, d100, field, moves, refused, type Setup } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const ids = (units: Units) => [...Object.keys(units), 'nobody'];
const alone = (units: Units) => ids(units).map((id) => [id]);

/** One unit of each kind and state in D4 and around it. */
const GERMANS: Units = {
  g1: '6-6 at D4',
  g2: ['6-6 at D4', { yellow: 'pinned' }],
  g3: ['6-6 at D4', { yellow: 'disrupted' }],
  g4: ['6-6 at D4', { fired: 1 }],
  g5: ['6-6 at D4', { marker: 'moved' }],
  g6: ['6-6 at D4', { marker: 'crawled' }],
  g7: ['6-6 at D4', { marker: 'assault-moved' }],
  g8: ['6-6 at D4', { yellow: 'wia' }],
  g9: '6-6',
  gl: 'nco at C4',
  gm: 'MG 34 at C4',
  gn: ['MG 34 at C4', { face: 'move' }],
  gd: 'demo at C4',
  gf: 'FT at C4',
  gg: ['75mm gun at B4', { facing: 1 }],
  gh: ['75mm gun at B4', { face: 'move' }],
  gr: ['M2 mortar at B5', { facing: 1 }],
};
const MAP = field({ G3: 'stone-building', G5: 'woods', F5: 'woods' });
const TARGETS: Units = { a1: '7-6 at E5', a2: '7-6 at H6', a3: '7-6 at L9', a4: '7-6 at G3/1' };

describe('who may fire in an impulse', () => {
  const units = { ...GERMANS, ...TARGETS };

  test('[combat 4.4.2] [combat 12.3.1.5.3] able units at enemies in range and sight; not the Disrupted, nor those who have fired or moved', () => {
    expect(
      agreed(begin(units, { map: MAP }), 'german', 'fire', {
        units: alone(units),
        at: ['E5', 'H6', 'L9', 'G3/1', 'D4'],
      }),
    ).toEqual([
      ...['fire g1 E5', 'fire g1 G3/1', 'fire g1+g2+g6+g7 E5', 'fire g1+g2+g6+g7 G3/1'],
      ...['fire g2 E5', 'fire g2 G3/1', 'fire g6 E5', 'fire g6 G3/1', 'fire g7 E5', 'fire g7 G3/1'],
      ...['fire gd E5', 'fire gd G3/1', 'fire gd+gm+gn E5', 'fire gd+gm+gn E5 gl', 'fire gd+gm+gn G3/1'],
      ...['fire gg E5', 'fire gg G3/1', 'fire gg L9', 'fire gh E5', 'fire gl E5', 'fire gm E5'],
      ...['fire gm G3/1', 'fire gn E5', 'fire gn G3/1'],
      ...['fire gr E5', 'fire gr G3/1', 'fire gr H6', 'fire gr L9'],
    ]);
  });

  test.each([
    ['[combat 12.3.1.5.4] Disrupted', 'g3', 'DISRUPTED'],
    ['[combat 12.3.1.5.5] wounded in action', 'g8', 'DISRUPTED'],
    ['[combat 12.1.1.1.1] has fired', 'g4', 'HAS_FIRED'],
    ['[combat 4.4.2] has moved', 'g5', 'HAS_MOVED'],
    ['off the map', 'g9', 'CANNOT_FIRE'],
    ['nobody', 'nobody', 'NO_SUCH_UNIT'],
    ["an enemy's", 'a1', 'NOT_YOUR_UNIT'],
  ])('%s', (_, id, code) => {
    expect(refused(begin(units, { map: MAP }), { order: 'fire', units: [id], at: 'E5' })).toBe(code);
  });

  test('[combat 13.2.1] smoke: guns of 75, 81, 82 and 105 mm on their weapon side, at an occupied hex in sight and range', () => {
    const guns: Units = {
      ...units,
      gs: ['M2 mortar at C6', { size: 81, facing: 1 }],
      gt: ['M2 mortar at C6', { size: 82, face: 'move' }],
      gu: ['M2 mortar at C6', { size: 105, fired: 2 }],
      gv: ['75mm gun', { facing: 1 }],
    };
    const at = ['E5', 'H6', 'L9', 'G3', 'D4', 'B4', 'C4', 'B5', 'C6'];
    const from = (id: string, ...hexes: string[]) => hexes.map((hex) => `shell-smoke ${id} ${hex}`);
    expect(agreed(begin(guns, { map: MAP }), 'german', 'shell-smoke', { unit: ids(guns), at })).toEqual([
      ...from('gg', 'B4', 'B5', 'C4', 'C6', 'D4', 'E5', 'G3', 'L9'),
      ...from('gs', 'B4', 'C4', 'D4', 'E5', 'G3', 'H6', 'L9'),
    ]);
  });
});

describe('smoke shells', () => {
  const map = field({ B4: 'stone-building', F4: 'stone-building' });
  const units: Units = {
    g1: '75mm gun at D4',
    g2: ['75mm gun at D4', { face: 'move' }],
    g3: 'PaK 38 at D4',
    g4: ['75mm gun at D4', { nationality: 'russian' }],
    g5: ['75mm gun at D4', { fired: 1 }],
    g6: ['M2 mortar at B4', { size: 81 }],
    g7: '75mm gun at B4',
    g8: ['M2 mortar at D4', { size: 81, maxRange: 3 }],
    g9: '75mm gun',
    ga: '6-6 at D4',
    gb: ['75mm gun at D4', { yellow: 'disrupted' }],
    gc: ['tank at D4', { facing: 3, fired: 1, rof: 1 }],
    gd: 'SdKfz 251C at D4',
    ge: ['tank at D4', { marker: 'moved' }],
    a1: '7-6 at D9',
    a2: '75mm gun at D9',
  };

  test.each([
    ['[combat 13.2.1] a gun', 'g1', 'D9', undefined],
    ['[combat 12.4.3.1] a tank that has fired', 'gc', 'D9', 'HAS_FIRED'],
    ['[combat 11.1.6] a tank that has moved', 'ge', 'D9', 'HAS_MOVED'],
    ['[combat 2.3.1.5] a vehicle without a gun', 'gd', 'D9', 'NOT_A_GUN'],
    ['[combat 13.2.1] a crew on the move', 'g2', 'D9', 'NOT_A_GUN'],
    ['[combat 13.2.1] a squad', 'ga', 'D9', 'NOT_A_GUN'],
    ['[combat 13.2.1] a gun of 50 mm', 'g3', 'D9', 'NO_SMOKE'],
    ['[combat 13.2.1] a Russian gun', 'g4', 'D9', 'NO_SMOKE'],
    ['[combat 13.2.2] has fired', 'g5', 'D9', 'HAS_FIRED'],
    ['[combat 12.3.1.5.4] Disrupted', 'gb', 'D9', 'DISRUPTED'],
    ['[combat 12.5.3] a mortar in a building', 'g6', 'B9', 'IN_BUILDING'],
    ['[combat 12.5.3] a gun in a building', 'g7', 'B9', undefined],
    ['[combat 12.3.1.2] out of range', 'g8', 'D9', 'OUT_OF_RANGE'],
    ['[combat 12.3.1.2] too near', 'g8', 'D5', 'OUT_OF_RANGE'],
    ['[combat 5.1.5] out of sight', 'g1', 'H4', 'NO_LINE_OF_SIGHT'],
    ['[combat 3.2.5] off the map', 'g1', 'Z99', 'NO_SUCH_HEX'],
    ['off the map itself', 'g9', 'D9', 'NO_SUCH_UNIT'],
    ["an enemy's", 'a2', 'D4', 'NO_SUCH_UNIT'],
    ['nobody', 'nobody', 'D9', 'NO_SUCH_UNIT'],
  ])('%s', (_, unit, at, code) => {
    expect(refused(begin(units, { map }), { order: 'shell-smoke', unit, at })).toBe(code);
  });

  test('[combat 13.2.1] [combat 12.3.2/b] a shot that must be aimed hits when its die is higher', () => {
    const shot = (die: number) =>
      begin({ g1: ['75mm gun at D4', { facing: 1 }], a1: 'nco at D9' }).order(
        'german',
        { order: 'shell-smoke', unit: 'g1', at: 'D9' },
        die,
      );
    const [{ exceeds = 0 } = {}] = shot(9).told('screened-shot');
    expect(exceeds).toBeGreaterThan(0);
    expect(shot(exceeds).told('screened-shot')).toMatchObject([{ hit: false }]);
    expect(shot(exceeds).battle.location('D9').smoke).toBeUndefined();
    expect(shot(exceeds + 1).told('screened-shot')).toMatchObject([{ hit: true }]);
    expect(shot(exceeds + 1).battle.location('D9').smoke).toBe('shell');
    expect(shot(9).unit('g1')).toMatchObject({ fired: 1 });
  });
});

describe('who may react', () => {
  const units: Units = {
    g1: '6-6 at D4',
    g2: '6-6 at E2',
    a1: '7-6 at E5',
    a2: ['7-6 at E5', { fired: 1 }],
    a3: ['7-6 at E5', { yellow: 'disrupted' }],
    a4: 'BAR at F5',
    a5: ['BAR at F5', { face: 'move' }],
    a6: 'nco at E5',
    a7: '4-6 at F4',
    a8: 'molotov at E5',
    a9: '7-6 at I9',
    ab: ['7-6 at E5', { fired: 2 }],
    ac: 'BAR at F4',
    ad: 'demo at E5',
    ae: ['BAR at F4', { face: 'move' }],
    ag: ['75mm gun at F4', { facing: 5 }],
  };
  const running = () => begin(units).order('german', moves('running', { g1: ['E4'] }, true));

  test('[combat 12.1.2] [combat 12.1.2.1] Defensive Fire is at those who have just moved, by those who have fire left', () => {
    const alike = ['a1', 'a2', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'ac', 'ad', 'ae', 'ag'].map(
      (id) => `fire ${id} E4`,
    );
    const stacks = ['a1+a2+a8+ad E4', 'a1+a2+a8+ad E4 a6', 'a4+a5 E4', 'a7+ac+ae E4'];
    expect(agreed(running(), 'american', 'fire', { units: alone(units), at: ['E4', 'E2', 'D4'] })).toEqual(
      [...alike, ...stacks.map((stack) => `fire ${stack}`)].sort(),
    );
  });

  test('[combat 12.6.2] Desperation Fire: squads and machine guns next to the mover, whatever they have done or suffered', () => {
    const order = { unit: ids(units), at: ['E4', 'E2', 'D4'] };
    expect(agreed(running(), 'american', 'desperation-fire', order)).toEqual(
      ['a1', 'a2', 'a3', 'ab', 'ac'].map((id) => `desperation-fire ${id} E4`),
    );
    const again = running().order(
      'american',
      { order: 'desperation-fire', unit: 'a2', at: 'E4' },
      ...d100(99),
    );
    expect(agreed(again, 'american', 'desperation-fire', order)).not.toContain('desperation-fire a2 E4');
  });

  test('[combat 12.9.2] a charge is thrown at those who have just moved, and nowhere else', () => {
    const near = { unit: ids(units), at: ['E4', 'E2', 'D4', 'D3'] };
    expect(agreed(running(), 'american', 'throw', near)).toEqual(['throw ad E4']);
    expect(refused(running(), { order: 'throw', unit: 'ad', at: 'D4' }, 'american')).toBe('NOT_THE_TRIGGER');
  });

  test('[combat 10.1.5] on the move only the movers fire', () => {
    const trial = begin({
      g1: '6-6 at D4',
      g2: 'nco at D4',
      g3: '6-6 at C4',
      a1: '7-6 at H8',
      a2: '7-6 at L12',
    })
      .order('german', moves('assault', { g1: ['E5'], g2: ['E5'] }, true))
      .order('american', 'hold-fire');
    expect(
      agreed(trial, 'german', 'fire', {
        units: [['g1'], ['g2'], ['g3'], ['g1', 'g2']],
        at: ['H8', 'L12'],
      }),
    ).toEqual(['fire g1 H8', 'fire g1 L12']);
    expect(refused(trial, { order: 'fire', units: ['g3'], at: 'H8' })).toBe('NOT_MOVING');
  });
});

describe('what is thrown', () => {
  const map = field({ D4: 'stone-building', D5: 'stone-building', E4: 'woods' });
  const units: Units = {
    g1: 'demo at D4/1',
    g2: 'molotov at C4',
    g3: ['demo at C4', { yellow: 'disrupted' }],
    g4: ['demo at C4', { fired: 1 }],
    g5: ['demo at C4', { marker: 'moved' }],
    g6: ['molotov at C4', { marker: 'crawled' }],
    g7: '6-6 at C4',
    g8: 'demo',
    a1: '7-6 at D4/2',
    a2: '7-6 at D4',
    a3: ['tank at C5', { facing: 3 }],
    a4: '7-6 at D5/1',
    a5: '7-6 at D3',
    a6: 'tank at C5',
    a7: '7-6 at E8',
    a8: ['7-6 at D5', {}],
    a9: 'demo at C5',
  };
  const at = ['C4', 'C5', 'D3', 'D4', 'D4/1', 'D4/2', 'D5', 'D5/1', 'E8', 'C3'];

  test('[combat 12.9.2] [combat 12.9.6] charges at anybody in reach and in sight, cocktails at one vehicle', () => {
    const from = (id: string, ...targets: string[]) => targets.map((target) => `throw ${id} ${target}`);
    const demos = { unit: ['g1', 'g3', 'g4', 'g5', 'g7', 'g8', 'a9', 'nobody'], at };
    const cocktails = { unit: ['g2', 'g6', 'g7'], at, target: [undefined, ...ids(units)] };
    expect(agreed(begin(units, { map }), 'german', 'throw', demos, cocktails)).toEqual([
      ...from('g1', 'C5', 'D3', 'D4', 'D4/2', 'D5', 'D5/1'),
      ...from('g2', 'C5 a3', 'C5 a6'),
      ...from('g6', 'C5 a3', 'C5 a6'),
    ]);
  });

  test.each([
    ['[combat 12.9.1] no counter to throw', { unit: 'g7', at: 'C5' }, 'NOTHING_TO_THROW'],
    ['[combat 12.3.1.5.4] Disrupted', { unit: 'g3', at: 'C5' }, 'DISRUPTED'],
    ['[combat 12.1.1.1.1] has fired', { unit: 'g4', at: 'C5' }, 'HAS_FIRED'],
    ['[combat 10.1.4] has moved', { unit: 'g5', at: 'C5' }, 'HAS_MOVED'],
    ['[combat 12.9.2] too far', { unit: 'g1', at: 'E8' }, 'OUT_OF_REACH'],
    ['[combat 12.9.2] nobody there', { unit: 'g1', at: 'C4' }, 'NO_TARGET'],
    ['[combat 12.9.6] not at men', { unit: 'g2', at: 'D4', target: 'a2' }, 'NOT_A_VEHICLE'],
    ['[combat 12.9.6] no vehicle named', { unit: 'g2', at: 'C5' }, 'NOT_A_VEHICLE'],
    ['off the map', { unit: 'g8', at: 'C5' }, 'NO_SUCH_UNIT'],
    ["an enemy's", { unit: 'a9', at: 'C5' }, 'NO_SUCH_UNIT'],
  ])('%s', (_, order, code) => {
    expect(refused(begin(units, { map }), { order: 'throw', ...order })).toBe(code);
  });

  test('[combat 12.9.4] [combat 3.2.3.1] the counter is used up, which is worth nothing to the enemy, and says at whom it was used', () => {
    const trial = begin(units, { map }).order(
      'german',
      { order: 'throw', unit: 'g1', at: 'D3' },
      ...d100(99),
    );
    expect(trial.told('thrown')).toEqual([{ unit: 'g1', at: 'D3' }]);
    expect(trial.told('used-up')).toEqual([{ unit: 'g1' }]);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.told('points-won')).toEqual([]);
    const burnt = begin(units, { map });
    burnt.order('german', { order: 'throw', unit: 'g2', at: 'C5', target: 'a6' }, ...d100(99));
    expect(burnt.told('thrown')).toEqual([{ unit: 'g2', at: 'C5', target: 'a6' }]);
    expect(burnt.told('attack')[0]?.results).toMatchObject([{ units: ['a6'], total: 99 }]);
  });
});

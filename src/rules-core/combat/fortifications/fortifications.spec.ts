import type { Order } from '../../kernel/action.js';
import {
  d100,
  field,
  fire,
  moves,
  type Placed,
  refused,
  type Setup,
  shoot,
  Trial,
} from '../testkit.testkit.js';

const GRID = { columns: 12, rows: 16 };
type Map = Parameters<typeof field>[0];
type Marks = NonNullable<Setup['marks']>;
const begin = (units: Setup['units'], { map = {}, ...setup }: Omit<Setup, 'map'> & { map?: Map } = {}) =>
  new Trial({ ...setup, map: field(map, GRID), units: { a9: 'nco at L15', ...units } });
const crawl = (id: string, ...path: (string | object)[]) => moves('crawling', { [id]: path });
const end = (trial: Trial) => trial.order('american', 'offer-end').order('german', 'agree', 5, 6);

describe('digging in', () => {
  const dig = (...units: string[]): Order => ({ order: 'dig-in', units });

  test('[combat 7.1.1] all Movement Points, cautiously, and an Action Check; marked Moved even when it fails', () => {
    const trial = begin({ g1: '6-6 at D4' }).order('german', dig('g1'), 6);
    expect(trial.unit('g1')).toMatchObject({ dugIn: true, marker: 'moved' });
    const fails = begin({ g1: '6-6 at D4' }).order('german', dig('g1'), 7);
    expect(fails.unit('g1').dugIn).toBeUndefined();
    expect(fails.unit('g1').marker).toBe('moved');
    expect(fails.told('action-check')[0]).toMatchObject({ to: 'dig in', needs: 6, passed: false });
    expect(fails.awaits).toEqual(['american impulse']);
    expect(begin({ g1: ['6-6 at D4', { marker: 'crawled' }] }).refusal('german', dig('g1'), 1)?.refused).toBe(
      'HAS_MOVED',
    );
    expect(begin({ g1: ['6-6 at D4', { dugIn: true }] }).refusal('german', dig('g1'), 1)?.refused).toBe(
      'DUG_IN',
    );
  });

  test('[combat 7.1.1] not in buildings, water or on paved roads', () => {
    const code = (map: Map, marks: Setup['marks'] = {}) =>
      begin({ g1: '6-6 at D4' }, { map, marks }).refusal('german', dig('g1'), 1)?.refused;
    expect(code({ D4: 'stone-building' })).toBe('NO_DIGGING');
    expect(code({ D4: 'river' })).toBe('NO_DIGGING');
    expect(code({}, { D4: { features: ['paved-road'] } })).toBe('NO_DIGGING');
    expect(code({}, { D4: { features: ['road'] } })).toBeUndefined();
    expect(code({ D4: 'woods' })).toBeUndefined();
  });

  test('[combat 6.3.1] paved roads are too hard to dig in, unpaved ones are not', () => {
    const lists = (feature: 'road' | 'paved-road') =>
      begin({ g1: '6-6 at D4' }, { marks: { D4: { features: [feature] } } })
        .legal('german')
        .some(({ order }) => order === 'dig-in');
    expect([lists('road'), lists('paved-road')]).toEqual([true, false]);
  });

  test('[combat 7.1.1.1] a platoon digs in one impulse, each unit by its own check, and the enemy may fire at each', () => {
    const units = { g1: '6-6 at D4', g2: '5-4 at D5', g3: 'nco at D4', a1: ['7-6 at D8', {}] as Placed };
    const trial = begin(units).order('german', dig('g1', 'g2', 'g3'), 6);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', 'hold-fire', 6);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', 'hold-fire', 7).order('american', 'hold-fire');
    expect(['g1', 'g2', 'g3'].map((id) => trial.unit(id).dugIn)).toEqual([true, undefined, true]);
    expect(begin({ g1: '6-6 at D4', g2: '5-4 at D5' }).refusal('german', dig('g1', 'g2'), 1)?.refused).toBe(
      'NOT_A_PLATOON',
    );
    expect(begin({ ...units, g2: '5-4 at D7' }).refusal('german', dig('g1', 'g2', 'g3'), 1)?.refused).toBe(
      'NOT_A_PLATOON',
    );
  });

  test('[combat 7.1.1.2] guns do not dig in during play', () => {
    expect(begin({ g1: 'M2 mortar at D4' }).refusal('german', dig('g1'), 1)?.refused).toBe('CANNOT_DIG');
  });

  test('[combat 7.1.2] another unit enters an empty marker for 1 MP in the phase in which it was left', () => {
    const trial = begin({ g1: ['6-6 at D4', { dugIn: true }], g2: '5-4 at D5' });
    trial.order('german', moves('cautious', { g1: ['D3'] })).order('american', 'pass');
    trial.order('german', moves('cautious', { g2: ['D4', { do: 'into-foxhole' }] }));
    expect(trial.unit('g2').dugIn).toBe(true);
    expect(trial.unit('g1').dugIn).toBeUndefined();
    const later = begin({ g2: '5-4 at D4' });
    expect(refused(later, moves('cautious', { g2: [{ do: 'into-foxhole' }] }))).toBe('NO_FOXHOLE');
  });

  test('[combat 7.1.2/a] one marker stays for each unit that left, until the end of the turn', () => {
    const dug = { dugIn: true } as const;
    const trial = begin({ g1: ['6-6 at D4', dug], g2: ['5-4 at D4', dug], g3: ['nco at D4', dug] });
    trial.order('german', moves('cautious', { g1: ['D3'], g2: ['D3'], g3: ['D3'] }));
    expect(trial.battle.location('D4').emptyDugIn).toBe(2);
    end(trial);
    expect(trial.battle.location('D4').emptyDugIn).toBeUndefined();
  });

  test('[combat 7.1.3] +10 on top of the terrain, +20 against mortars, for armour but not for soft vehicles', () => {
    const drms = (target: Placed, order: Order, firer: Placed, map: Map = {}) =>
      shoot({ g1: firer, a1: target }, order, { map: field(map, GRID) }).attack?.results[0]?.modifiers.map(
        ({ drm }) => drm,
      );
    const dug = { dugIn: true } as const;
    expect(drms(['7-6 at D5', dug], fire('g1', 'D5'), '6-6 at D4')).toEqual([10]);
    expect(drms(['7-6 at D5', { ...dug, fired: 1 }], fire('g1', 'D5'), '6-6 at D4', { D5: 'woods' })).toEqual(
      [10, 10],
    );
    expect(drms(['truck at D5', dug], fire('g1', 'D5'), '6-6 at D4')).toEqual([]);
  });
});

describe('mines', () => {
  const mined = (units: Setup['units'], more: Omit<Setup, 'map'> & { map?: Map } = {}) =>
    begin(units, {
      ...more,
      marks: {
        D5: { mines: 'american', ...more.marks?.D5 },
        ...Object.fromEntries(Object.entries(more.marks ?? {}).filter(([at]) => at !== 'D5')),
      },
    });

  test('[combat 7.3.6, 7.3.7] they attack at once whoever enters, on their row, and again whoever leaves; no impulse is used', () => {
    const trial = mined({ g1: '6-6 at D4' }).order(
      'german',
      moves('cautious', { g1: ['D5', 'D6'] }),
      ...d100(90),
      ...d100(90),
    );
    expect(trial.told('mines-attack')).toEqual([
      { unit: 'g1', hex: 'D5', fp: 8, row: 8, rolled: 90, result: '-' },
      { unit: 'g1', hex: 'D5', fp: 8, row: 8, rolled: 90, result: '-' },
    ]);
    expect(trial.awaits).toEqual(['american impulse']);
    const stopped = mined({ g1: '6-6 at D5' }).order(
      'german',
      moves('cautious', { g1: ['D6'] }),
      ...d100(30),
      7,
    );
    expect(stopped.unit('g1')).toMatchObject({ at: 'D5', yellow: 'pinned' });
  });

  test('[combat 7.3.7] vehicles are attacked on the anti-tank row; own mines do not ask whose feet they are', () => {
    const trial = mined({ g1: ['tank at D4', { facing: 3 }] });
    trial.order(
      'german',
      { order: 'drive', mode: 'normal', routes: [{ unit: 'g1', path: [{ to: 'D5' }] }] } as unknown as Order,
      ...d100(90),
    );
    expect(trial.told('mines-attack')[0]).toMatchObject({ fp: 16 });
    const own = begin({ g1: '6-6 at D4' }, { marks: { D5: { mines: 'german' } } });
    own.order('german', moves('cautious', { g1: ['D5'] }), ...d100(90));
    expect(own.told('mines-attack')).toHaveLength(1);
  });

  test('[combat 7.3.7.1] E burns a vehicle, C stops armour and burns soft ones, M stops soft ones', () => {
    const drive = (placed: Placed, ...faces: number[]) =>
      mined({ g1: placed }).order(
        'german',
        {
          order: 'drive',
          mode: 'normal',
          routes: [{ unit: 'g1', path: [{ to: 'D5' }] }],
        } as unknown as Order,
        ...faces,
      );
    const tank: Placed = ['tank at D4', { facing: 3 }];
    const truck: Placed = ['truck at D4', { facing: 3 }];
    expect(drive(tank, ...d100(3)).battle.location('D5').burningWrecks).toBe(1);
    const stopped = drive(tank, ...d100(8), 1);
    expect(stopped.unit('g1').mKill).toBe(true);
    expect(drive(tank, ...d100(50)).unit('g1').mKill).toBeUndefined();
    expect(drive(truck, ...d100(8)).battle.location('D5').burningWrecks).toBe(1);
    expect(drive(truck, ...d100(50), 1).unit('g1').mKill).toBe(true);
    expect(drive(truck, ...d100(70)).unit('g1').mKill).toBeUndefined();
  });

  test('[combat 7.3.7.2] an original 00 removes the mines and does nothing else', () => {
    const trial = mined({ g1: '6-6 at D4' }).order('german', moves('cautious', { g1: ['D5'] }), ...d100(100));
    expect(trial.battle.location('D5').mines).toBeUndefined();
    expect(trial.told('mines-removed')).toEqual([{ hex: 'D5', why: 'spent' }]);
    expect(trial.unit('g1').yellow).toBeUndefined();
  });

  test('[combat 7.3.9] infantry crawls in and out unharmed', () => {
    const trial = mined({ g1: '6-6 at D4', g2: '5-4 at D5' })
      .order('german', crawl('g1', 'D5'))
      .order('american', 'pass');
    trial.order('german', crawl('g2', 'D6'));
    expect(trial.told('mines-attack')).toEqual([]);
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[combat 7.3.3] they lie outside the trenches: from trench to trench, or into a building, nobody meets them', () => {
    const marks = { D5: { trench: true }, D4: { trench: true } } as const;
    const below: Placed = ['6-6 at D4', { post: 'trench' }];
    const trial = mined({ g1: below }, { marks }).order(
      'german',
      moves('cautious', { g1: [{ to: 'D5', trench: true }] }),
    );
    expect(trial.told('mines-attack')).toEqual([]);
    const out = mined({ g1: below }, { marks }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
      ...d100(90),
    );
    expect(out.told('mines-attack')).toHaveLength(1);
    const house = mined({ g1: ['6-6 at D5', { post: 'trench' }] }, { marks, map: { D6: 'stone-building' } });
    house.order('german', moves('cautious', { g1: ['D6'] }));
    expect(house.told('mines-attack')).toEqual([]);
  });

  test('[combat 7.3.4] hidden mines are noted by their side, and found by the first enemy who comes in', () => {
    const trial = begin({ g1: '6-6 at D4' });
    Object.assign(trial.battle.position.secrets.american as object, { mines: ['D5', 'E9'] });
    expect(trial.battle.location('D5').mines).toBeUndefined();
    trial.order('german', moves('cautious', { g1: ['D5'] }), ...d100(90));
    expect(trial.told('mines-found')).toEqual([{ hex: 'D5' }]);
    expect(trial.told('mines-attack')).toHaveLength(1);
    expect(trial.battle.location('D5').mines).toBe('american');
    expect(trial.battle.secret('american').mines).toEqual(['E9']);
  });

  test('[combat 7.3.5] searching finds them too', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at D4' });
    Object.assign(trial.battle.position.secrets.american as object, { mines: ['D5', 'D7'] });
    trial.order('german', {
      ...moves('crawling', { g1: ['D4'].slice(1), g2: [] }),
      search: true,
      more: true,
      mode: 'cautious',
    } as Order);
    trial.order('german', { order: 'search', hexes: ['D5', 'D3'] }, 5);
    expect(trial.told('mines-found')).toEqual([{ hex: 'D5' }]);
    expect(trial.told('mines-attack')).toEqual([]);
    expect(trial.battle.secret('american').mines).toEqual(['D7']);
  });

  test('[combat 16.1.8] anti-tank mines leave infantry alone, and on a road they are carried off for 1 MP', () => {
    const marks = { D5: { antiTankMinesOnly: true, features: ['road'] } } as const;
    const trial = mined({ g1: '6-6 at D4' }, { marks: marks as unknown as Setup['marks'] & object });
    trial.order('german', moves('cautious', { g1: ['D5', { do: 'carry-off' }] }));
    expect(trial.told('mines-attack')).toEqual([]);
    expect(trial.told('mines-removed')).toEqual([{ hex: 'D5', why: 'carried off' }]);
    expect(trial.battle.location('D5')).toEqual({ features: ['road'], control: 'german' });
    const field_ = mined({ g1: '6-6 at D5' }, { marks: { D5: { antiTankMinesOnly: true } } });
    expect(refused(field_, moves('cautious', { g1: [{ do: 'carry-off' }] }))).toBe('NO_MINES');
  });

  test('[combat 18.1.1.4#2] mines printed on the map go off on a 1 only, coming in and going out', () => {
    const printed = (...faces: number[]) =>
      begin({ g1: '6-6 at D4' }, { marks: { D5: { mapMines: true } } }).order(
        'german',
        moves('cautious', { g1: ['D5', 'D6'] }),
        ...faces,
      );
    expect(
      printed(2, 0)
        .told('light-mines')
        .map(({ rolled }) => rolled),
    ).toEqual([2, 10]);
    expect(printed(1, ...d100(90), 5).told('mines-attack')).toHaveLength(1);
    expect(printed(5, 1, ...d100(1)).battle.unit('g1')).toBeUndefined();
  });
});

describe('clearing', () => {
  const clear = (what: string, ...units: string[]): Order => ({ order: 'clear', units, what });
  const among = { clearingSince: 1 } as const;
  const party = { g1: ['6-6 at D5', among], g2: ['nco at D5', among] } as const;
  const at = (units: Setup['units'], marks: Setup['marks'] = { D5: { mines: 'american' } }) =>
    begin(units, { marks, clock: { turn: 2 } });

  test('[combat 7.3.8, 7.3.8.1] a leader and a squad that crawled in clear in a later phase, as a cautious move, by its end', () => {
    const trial = at(party).order('german', clear('mines', 'g1', 'g2'));
    expect(trial.unit('g1')).toMatchObject({ marker: 'moved', at: 'D5', clearing: 'mines' });
    expect(trial.battle.location('D5').mines).toBe('american');
    end(trial);
    expect(trial.told('mines-removed')).toEqual([{ hex: 'D5', why: 'cleared' }]);
    expect(trial.battle.location('D5').mines).toBeUndefined();
    expect(trial.unit('g1').clearing).toBeUndefined();
    const halves = at({ g1: ['3-6 at D5', among], g3: ['3-6 at D5', among], g2: party.g2 });
    expect(halves.refusal('german', clear('mines', 'g1', 'g2', 'g3'))).toBeUndefined();
    expect(halves.refusal('german', clear('mines', 'g1', 'g2'))?.refused).toBe('NO_PARTY');
    expect(at({ g1: party.g1 }).refusal('german', clear('mines', 'g1'))?.refused).toBe('NO_PARTY');
  });

  test('[combat 7.3.8.1] not in the phase in which they came, not walking in, and not when Disrupted before its end', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at D4' }, { marks: { D5: { mines: 'american' } } });
    trial.order('german', moves('crawling', { g1: ['D5'], g2: ['D5'] }));
    expect(trial.unit('g1').clearingSince).toBe(1);
    const soon = at({ g1: ['6-6 at D5', { clearingSince: 2 }], g2: ['nco at D5', { clearingSince: 2 }] });
    expect(soon.refusal('german', clear('mines', 'g1', 'g2'))?.refused).toBe('TOO_SOON');
    expect(
      at({ g1: '6-6 at D5', g2: 'nco at D5' }).refusal('german', clear('mines', 'g1', 'g2'))?.refused,
    ).toBe('TOO_SOON');
    const shaken = at(party).order('german', clear('mines', 'g1', 'g2'));
    shaken.ruling('a shot', { do: 'unit', unit: 'g1', set: { yellow: 'disrupted' } });
    shaken.order('american', 'offer-end').order('german', 'agree');
    expect(shaken.battle.location('D5').mines).toBe('american');
  });

  test('[combat 7.3.10] engineers need no leader', () => {
    expect(at({ g1: ['8-2 at D5', among] }).refusal('german', clear('mines', 'g1'))).toBeUndefined();
  });

  test('[combat 7.4.3] wire is cleared in the same way, or destroyed by an E of high explosive', () => {
    const trial = end(at(party, { D5: { wire: true } }).order('german', clear('wire', 'g1', 'g2')));
    expect(trial.battle.location('D5').wire).toBeUndefined();
    const shot = (roll: number, firer: Placed = '75mm gun at D2', units = {}) =>
      begin({ g1: firer, a1: '7-6 at D5', ...units }, { marks: { D5: { wire: true } } }).order(
        'german',
        fire('g1', 'D5'),
        ...d100(roll),
        ...(roll === 5 ? [] : [1]),
      );
    expect(shot(5, ['75mm gun at D2', { facing: 3 }]).told('broken')).toEqual([{ what: 'wire', hex: 'D5' }]);
    expect(shot(50, ['75mm gun at D2', { facing: 3 }]).battle.location('D5').wire).toBe(true);
    const rifles = begin(
      { g1: ['6-6 at D4', { fp: 12 }], a1: '7-6 at D5' },
      { marks: { D5: { wire: true } } },
    );
    rifles.order('german', fire('g1', 'D5'), ...d100(2));
    expect(rifles.battle.location('D5').wire).toBe(true);
  });

  test('[combat 7.8.3] a roadblock goes by an E of a gun or a charge, or by clearing, not by artillery', () => {
    const trial = end(
      at(party, { D5: { roadblock: { sides: [0] } } }).order('german', clear('roadblock', 'g1', 'g2')),
    );
    expect(trial.told('cleared')).toEqual([{ hex: 'D5', what: 'roadblock' }]);
    expect(trial.battle.location('D5').roadblock).toBeUndefined();
    const gun = begin(
      { g1: ['75mm gun at D8', { facing: 0 }], a1: '7-6 at D5' },
      { marks: { D5: { roadblock: { sides: [1] } } } },
    );
    gun.order('german', fire('g1', 'D5'), ...d100(5));
    expect(gun.battle.location('D5').roadblock).toBeUndefined();
    const shells = begin(
      { g1: ['nco at D8', { radio: 'guns' }], a1: 'nco at D5' },
      {
        marks: { D5: { roadblock: { sides: [1] }, cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', cff: 'D5' }] } },
      },
    );
    shells.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(8));
    expect(shells.battle.location('D5').roadblock).toEqual({ sides: [1] });
  });
});

describe('cover', () => {
  test('[combat 7.5.1] infantry crawls under cover where the terrain gives +10 or more, on the spot or one hex on', () => {
    const trial = begin({ g1: '6-6 at D4' }, { map: { D4: 'woods' } });
    trial.order('german', crawl('g1', { do: 'take-cover' }));
    expect(trial.unit('g1')).toMatchObject({ inCover: true, marker: 'crawled-fired', at: 'D4' });
    const on = begin({ g1: '6-6 at D4' }, { map: { D5: 'woods' } }).order(
      'german',
      crawl('g1', 'D5', { do: 'take-cover' }),
    );
    expect(on.unit('g1')).toMatchObject({ inCover: true, at: 'D5' });
    const woods: Map = { D4: 'woods' };
    const code = (placed: Placed, map: Map = woods, mode: 'crawling' | 'cautious' = 'crawling') =>
      refused(begin({ g1: placed }, { map }), moves(mode, { g1: [{ do: 'take-cover' }] }));
    expect(code('6-6 at D4', {})).toBe('NO_COVER');
    expect(code('6-6 at D4', { D4: 'grain' })).toBe('NO_COVER');
    expect(code('6-6 at D4', woods, 'cautious')).toBe('WRONG_MODE');
    expect(code(['6-6 at D4', { yellow: 'pinned' }])).toBe('PINNED');
    expect(code(['75mm gun at D4', { face: 'move' }])).toBe('NO_COVER');
    expect(begin({ g1: '6-6 at D4' }, { map: woods }).legal('german')).toContainEqual(
      crawl('g1', { do: 'take-cover' }) && { ...crawl('g1', { do: 'take-cover' }), more: true },
    );
  });

  test('[combat 7.5.2] under cover it neither sees nor is seen outside its hex; fire in is Reconnaissance by Fire', () => {
    const map = { D5: 'woods' } as const;
    const hidden: Placed = ['7-6 at D5', { inCover: true }];
    expect(
      refused(begin({ g1: ['6-6 at D5', { inCover: true }], a1: '7-6 at D7' }, { map }), fire('g1', 'D7')),
    ).toBe('IN_COVER');
    const { attack } = shoot({ g1: '6-6 at D4', a1: hidden }, fire('g1', 'D5'), { map: field({}, GRID) });
    expect(attack?.fp).toBe(6);
    const shells = begin(
      { g1: ['nco at D8', { radio: 'guns' }], a1: hidden },
      {
        marks: { D5: { cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', cff: 'D5' }] } },
      },
    );
    shells.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(90));
    expect(shells.told('attack')[0]?.results[0]?.units).toEqual(['a1']);
  });

  test('[combat 7.5.3] leaving cover costs 1 MP in a later phase', () => {
    const trial = begin({ g1: ['6-6 at D4', { inCover: true }] });
    trial.order('german', moves('cautious', { g1: [{ do: 'uncover' }, 'D5'] }));
    expect(trial.told('entered')[0]).toMatchObject({ left: 4 });
    expect(trial.unit('g1').inCover).toBeUndefined();
  });
});

describe('mouseholes', () => {
  const blow = (side: number): Order => ({ order: 'blow-mousehole', unit: 'g1', side });
  const two: Map = { D4: 'stone-building', D5: 'stone-building' };
  const bars: Marks = { D4: { blackBars: [3] } };

  test('[combat 7.6.1] a charge opens walls of buildings, hexside terrain and pillboxes, no roadblock and no open ground', () => {
    const code = (map: Map, marks: Setup['marks'] = {}, unit: Placed = 'demo at D4') =>
      begin({ g1: unit }, { map, marks }).refusal('german', blow(3), 9, 9)?.refused;
    expect(code(two, bars)).toBeUndefined();
    expect(code({ D4: { hexsides: { 3: 'wall' } } })).toBeUndefined();
    expect(code({ D4: { hexsides: { 3: 'bocage' } } })).toBeUndefined();
    expect(code({}, { D5: { pillbox: { side: 'american', facing: 0 } } })).toBeUndefined();
    expect(code({})).toBe('NO_WALL');
    expect(code({ D4: { hexsides: { 3: 'cliff' } } })).toBe('NO_WALL');
    expect(code({}, { D4: { roadblock: { sides: [3] } } })).toBe('ROADBLOCK');
    expect(code(two, bars, 'molotov at D4')).toBe('NO_CHARGE');
    const trial = begin({ g1: 'demo at D4', g2: '6-6 at D4' }, { map: two, marks: bars })
      .order('german', blow(3), ...d100(20))
      .order('american', 'pass');
    trial.order('german', moves('cautious', { g2: ['D5'] }));
    expect(trial.told('entered')[0]).toMatchObject({ to: 'D5' });
  });

  test('[combat 7.6.1] across it costs 1 MP beside the terrain, and an inner wall can be seen through', () => {
    const open: Marks = { D4: { blackBars: [3], mouseholes: [3] }, D5: { mouseholes: [0] } };
    expect(
      refused(begin({ g1: '6-6 at D4', a1: '7-6 at D5' }, { map: two, marks: bars }), fire('g1', 'D5')),
    ).toBe('NO_LINE_OF_SIGHT');
    expect(
      refused(begin({ g1: '6-6 at D4', a1: '7-6 at D5' }, { map: two, marks: open }), fire('g1', 'D5')),
    ).toBeUndefined();
    const wall = { D4: { hexsides: { 3: 'wall' } } } as const;
    const through = begin({ g1: '6-6 at D4' }, { map: wall, marks: { D4: { mouseholes: [3] } } });
    through.order('german', moves('cautious', { g1: ['D5'] }));
    expect(through.told('entered')[0]).toMatchObject({ mp: 1 });
  });

  test('[combat 7.6.2] E, C and M+x open it, a plain M does not; then those behind are attacked with their terrain', () => {
    const at = (roll: number, ...more: number[]) =>
      begin({ g1: 'demo at D4', a1: ['7-6 at D5', {}] }, { map: two, marks: bars }).order(
        'german',
        blow(3),
        ...d100(roll),
        ...more,
      );
    const opened = at(50, ...d100(70));
    expect(opened.told('blows-a-hole')[0]).toMatchObject({
      hex: 'D4',
      side: 3,
      rolled: 50,
      result: 'M+1',
      opens: true,
    });
    expect(opened.told('attack')[0]).toMatchObject({
      at: 'D5',
      fp: 30,
      rolled: 70,
      results: [{ units: ['a1'], total: 90 }],
    });
    expect(opened.battle.location('D4').mouseholes).toEqual([3]);
    expect(opened.battle.location('D5').mouseholes).toEqual([0]);
    expect(opened.battle.unit('g1')).toBeUndefined();
    const plain = at(60);
    expect(plain.told('blows-a-hole')[0]).toMatchObject({ result: 'M', opens: false });
    expect(plain.told('attack')).toEqual([]);
    expect(plain.battle.location('D4').mouseholes).toBeUndefined();
    const all = begin(
      { g1: 'demo at D4', g2: 'nco at D4', a1: '7-6 at D5' },
      { map: two, marks: bars },
    ).order('german', blow(3), ...d100(100));
    expect([all.battle.unit('g2'), all.battle.unit('a1')]).toEqual([undefined, undefined]);
    expect([all.battle.location('D4').rubble, all.battle.location('D5').rubble]).toEqual([true, true]);
  });
});

describe('pillboxes', () => {
  const box: Marks = { D5: { pillbox: { side: 'american', facing: 0 } } };
  const inside = { post: 'pillbox' } as const;

  test('[combat 7.9.2] those inside fire across its three hexsides only, and are hard to hit through them and harder from elsewhere', () => {
    const german: Marks = { D5: { pillbox: { side: 'german', facing: 0 } } };
    const shot = (at: string) =>
      refused(begin({ g1: ['6-6 at D5', inside], a1: `7-6 at ${at}` }, { marks: german }), fire('g1', at));
    expect([shot('D2'), shot('D4')]).toEqual([undefined, undefined]);
    expect([shot('D7'), shot('D6')]).toEqual(['OUT_OF_THE_SLIT', 'OUT_OF_THE_SLIT']);
    const drm = (from: string) =>
      begin({ g1: `6-6 at ${from}`, a1: ['7-6 at D5', { ...inside, fired: 1 }] }, { marks: box })
        .order('german', fire('g1', 'D5'), ...d100(99))
        .told('attack')[0]
        ?.results[0]?.modifiers.map((each) => each.drm);
    expect([drm('D4'), drm('D6')]).toEqual([[20], [40]]);
  });

  test('[combat 7.9.3] it is entered for 1 MP by its own side; enemies need a Mousehole', () => {
    const own: Marks = { D5: { pillbox: { side: 'german', facing: 0 } } };
    const into = moves('cautious', { g1: ['D5', { do: 'into-pillbox' }] });
    const trial = begin({ g1: '6-6 at D4' }, { marks: own }).order('german', into);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', post: 'pillbox' });
    const enter = moves('cautious', { g1: [{ do: 'into-pillbox' }] });
    expect(refused(begin({ g1: '6-6 at D5' }, { marks: box }), enter)).toBe('NO_WAY_IN');
    expect(
      refused(begin({ g1: '6-6 at D5' }, { marks: { D5: { ...box.D5, mouseholes: [3] } } }), enter),
    ).toBeUndefined();
    expect(refused(begin({ g1: '6-6 at D5' }), enter)).toBe('NO_PILLBOX');
    const out = begin({ g1: ['6-6 at D5', inside] }, { marks: own }).order(
      'german',
      moves('cautious', { g1: [{ do: 'out-of-pillbox' }, 'D6'] }),
    );
    expect(out.unit('g1').post).toBeUndefined();
    expect(out.told('entered')[0]).toMatchObject({ left: 5 });
  });

  test('[combat 7.9.4] one squad, team or gun fits in; the rest of the hex is another place', () => {
    const own: Marks = { D5: { pillbox: { side: 'german', facing: 0 } } };
    const enter = moves('cautious', { g1: [{ do: 'into-pillbox' }] });
    const code = (g2: Placed, g1: Placed = '6-6 at D5') => refused(begin({ g1, g2 }, { marks: own }), enter);
    expect(code(['3-6 at D5', inside])).toBe('PILLBOX_FULL');
    expect(code(['3-6 at D5', inside], '3-6 at D5')).toBeUndefined();
    expect(code('6-6 at D5')).toBeUndefined();
    const crowd = begin(
      { g1: '6-6 at D4', g2: '6-6 at D5', g3: '6-6 at D5', g4: ['6-6 at D5', inside] },
      { marks: own },
    );
    crowd.order('german', moves('cautious', { g1: ['D5'] }));
    expect(crowd.told('entered')[0]).toMatchObject({ mp: 1 });
  });

  test('[combat 7.9.5] an E of a gun destroys it with all inside, an E of rifles does not', () => {
    const moved: Placed = ['7-6 at D5', { ...inside, marker: 'moved' }];
    const gun = begin(
      { g1: ['75mm gun at D2', { facing: 3, size: 200 }], a1: moved, a2: ['nco at D5', inside] },
      { marks: box },
    );
    gun.order('german', fire('g1', 'D5'), ...d100(10), 9, ...d100(1));
    expect(gun.told('broken')).toEqual([{ what: 'pillbox', hex: 'D5' }]);
    expect([gun.battle.unit('a1'), gun.battle.unit('a2')]).toEqual([undefined, undefined]);
    expect(gun.battle.location('D5').pillbox).toBeUndefined();
    const rifles = begin({ g1: ['6-6 at D4', { fp: 60 }], a1: moved }, { marks: box });
    rifles.order('german', fire('g1', 'D5'), ...d100(10), ...d100(1));
    expect(rifles.battle.location('D5').pillbox).toEqual(box.D5?.pillbox);
    const close = begin(
      {
        g1: ['nco at D8', { radio: 'guns' }],
        a1: ['nco at D5', { ...inside, fired: 1 }],
        a2: ['nco at D5', inside],
      },
      {
        marks: { D5: { ...box.D5, cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 200, by: 'radio', cff: 'D5' }] } },
      },
    );
    close.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(1), 1, 1);
    expect(close.told('attack')[0]?.results[0]).toMatchObject({ total: 41, result: 'M+3' });
    expect(close.battle.location('D5').pillbox).toEqual(box.D5?.pillbox);
  });
});

describe('hidden works', () => {
  test('[combat 3.3.4.2/a] they are shown to an enemy within six hexes; who hides in them is not', () => {
    const trial = begin({ g1: '6-6 at D3', a1: ['7-6 at D10', { hidden: true, post: 'pillbox' }] });
    Object.assign(trial.battle.position.secrets.american as object, {
      pillboxes: [{ at: 'D10', facing: 0 }],
      trenches: ['D11', 'D13'],
      roadblocks: [{ at: 'D10', sides: [0] }],
      wire: ['D9'],
    });
    trial.order('german', moves('cautious', { g1: ['D4', 'D5'] }));
    expect(trial.told('fortifications-revealed')).toEqual([{ hexes: ['D10', 'D9'] }, { hexes: ['D11'] }]);
    expect(trial.battle.location('D10')).toEqual({
      pillbox: { side: 'american', facing: 0 },
      roadblock: { sides: [0] },
    });
    expect(trial.battle.location('D9').wire).toBe(true);
    expect(trial.unit('a1').hidden).toBe(true);
    expect(trial.battle.secret('american')).toEqual({ trenches: ['D13'] });
  });
});

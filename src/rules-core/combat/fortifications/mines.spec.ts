import type { Order } from '../../kernel/decide/action.js';
import { begin, type OnGround } from '../ground.testkit.js';
import { d100, moves, type Placed, refused, type Setup } from '../testkit.testkit.js';
import { drives } from '../vehicles/testkit.testkit.js';

const crawl = (id: string, ...path: (string | object)[]) => moves('crawling', { [id]: path });

describe('mines', () => {
  const mined = (units: Setup['units'], more: OnGround = {}) =>
    begin(units, { ...more, marks: { ...more.marks, D5: { mines: 'american', ...more.marks?.D5 } } });

  test('[combat 7.3.6, 7.3.7] they attack at once units that enter, on their row, and again units that leave; no impulse is used', () => {
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
    trial.order('german', drives({ g1: ['D5'] }), ...d100(90));
    expect(trial.told('mines-attack')[0]).toMatchObject({ fp: 16 });
    const own = begin({ g1: '6-6 at D4' }, { marks: { D5: { mines: 'german' } } });
    own.order('german', moves('cautious', { g1: ['D5'] }), ...d100(90));
    expect(own.told('mines-attack')).toHaveLength(1);
  });

  test('[combat 7.3.7.1] E burns a vehicle, C stops armour and burns soft ones, M stops soft ones', () => {
    const drive = (placed: Placed, ...faces: number[]) =>
      mined({ g1: placed }).order('german', drives({ g1: ['D5'] }), ...faces);
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

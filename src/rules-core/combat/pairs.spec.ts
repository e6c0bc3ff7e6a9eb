/** Positions in which rules of different chapters meet. */
import { listed } from './lists.testkit.js';
import { begin, d100, field, fire, moves, refused, type Setup, Trial } from './testkit.testkit.js';
import { drives, drivesIn } from './vehicles/testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const FAR: Units = { g9: 'nco at A12', a9: 'nco at L12' };
const scene = (units: Units, setup: Setup = {}): Trial => begin({ ...FAR, ...units }, setup);
const unhindered = (trial: Trial): Trial => {
  while (trial.awaits[0]?.endsWith(' reaction'))
    trial.order(trial.awaits[0].split(' ')[0] as string, 'hold-fire');
  return trial;
};
const MELEE = { D5: { closeCombat: true } } as const;

describe('vehicles and those who ride on them', () => {
  const tank = ['tank at D4', { facing: 3, capacity: { squads: 1, tows: false } }] as const;
  const mounted: Units = { g1: tank, g2: ['6-6 at D4', { aboard: 'g1' }] };

  test('[combat 11.5.6 × 14.2] riders carried into an enemy’s hex are in Close Combat there, their vehicle may drive off with them', () => {
    const trial = drivesIn(
      scene({ ...mounted, a1: ['7-6 at D5', { fired: 2 }] }),
      'german',
      drives({ g1: ['D5'] }),
    );
    unhindered(trial);
    expect(trial.told('close-combat-joined')).toEqual([{ at: 'D5', entered: ['g2'] }]);
    expect(trial.unit('g2').entered).toBe('later');
    expect(trial.battle.location('D5').closeCombat).toBe(true);
    const off = scene(
      { g1: ['tank at D5', tank[1]], g2: ['6-6 at D5', { aboard: 'g1' }], a1: '7-6 at D5' },
      { marks: MELEE },
    ).order('german', drives({ g1: ['D6'] }));
    expect(off.unit('g2').at).toBe('D6');
    expect(off.told('close-combat-over')).toEqual([{ at: 'D5' }]);
  });

  test('[combat 3.2.3.2 × 11.5.1] riders leave the map with their vehicle, and count', () => {
    const trial = scene(mounted, { options: { exits: [{ side: 'german', hexes: ['D4'] }] } });
    trial.order('german', drives({ g1: [{ exit: true }] }));
    expect(trial.told('exited').map(({ unit }) => unit)).toEqual(['g1', 'g2']);
    expect(trial.battle.side('german').exited).toEqual(['g1', 'g2']);
    expect(trial.battle.unitsAt('D4')).toEqual([]);
  });

  test('[combat 11.2.3 × 10.6.1] infantry that is Disrupted beside its tank may run for cover like any mover', () => {
    const trial = scene(
      { g1: ['tank at D4', { facing: 3 }], g2: '6-6 at D4', a1: '7-6 at D9' },
      { map: field({ C5: 'woods' }) },
    );
    trial.order('german', drives({ g1: ['D5'], g2: ['D5'] }));
    trial.order('american', fire('a1', 'D5'), ...d100(25), 9);
    expect(unhindered(trial).awaits).toEqual(['german flee-now']);
    expect(listed(trial, 'german', 'run-for-cover')).toEqual(
      ['run-for-cover g2 C5', 'run-for-cover g2 C6'].slice(0, 1),
    );
  });

  test('[combat 7.9.2 × 11.3.4] an overrun of those in a pillbox is made with +40', () => {
    const trial = drivesIn(
      scene(
        { g1: ['tank at D4', { facing: 3 }], a1: ['7-6 at D5', { post: 'pillbox', fired: 2 }] },
        { marks: { D5: { pillbox: { side: 'american', facing: 0 } } } },
      ),
      'german',
      drives({ g1: [{ to: 'D5', overrun: ['a1'] }] }),
      1,
    );
    if (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire', ...d100(10));
    const [blow] = trial.told('overrun-attack');
    expect(blow?.modifiers).toMatchObject([{ why: 'Pillbox', drm: 40 }]);
  });
});

describe('weapons in Close Combat', () => {
  const fight = { order: 'close-combat', at: 'D5', units: ['g1', 'g2'], targets: ['a1'] };

  test('[combat 12.9.4 × 14.10] a charge used against armour is worth its -10, not its value of 1, and is used up', () => {
    const trial = scene({ g1: '6-6 at D5', g2: 'demo at D5', a1: 'tank at D5' }, { marks: MELEE });
    trial.order('german', fight).order('american', 'no-reply', ...d100(99));
    expect(trial.told('close-combat-attack')).toMatchObject([
      { attack: 6, defence: 6, modifiers: [{ why: 'Demo', drm: -10 }] },
    ]);
    expect(trial.told('used-up')).toEqual([{ unit: 'g2' }]);
  });

  test('[combat 12.9.1 × 14.2.3] against men or trucks it is a team of value 1', () => {
    const trial = scene({ g1: '6-6 at D5', g2: 'demo at D5', a1: '7-6 at D5' }, { marks: MELEE });
    trial.order('german', fight).order('american', 'no-reply', ...d100(99));
    expect(trial.told('close-combat-attack')).toMatchObject([{ attack: 7, modifiers: [] }]);
    expect(trial.battle.unit('g2')?.at).toBe('D5');
  });
});

describe('on the way', () => {
  test('[combat 15.6.3.1 × 10.6.1 × 10.6.4] a unit that carries a phone crawls, and neither flees nor bugs out', () => {
    const map = field({ D2: 'woods' });
    const phone = { phone: 'b', yellow: 'disrupted' } as const;
    expect(
      refused(scene({ g1: ['6-6 at D4', phone] }, { map }), { order: 'flee', unit: 'g1', path: ['D3'] }),
    ).toBe('PHONE');
    const trial = scene({ g1: 'nco at D4', a1: ['7-6 at D5', { phone: 'b', fired: 2 }] });
    expect(trial.order('german', moves('cautious', { g1: ['D5'] })).awaits[0]).not.toBe('american bug-out');
  });

  test('[combat 12.6.1 × 10.1.5] Assault Fire makes a crossfire with the fire of the impulse before', () => {
    const trial = scene({ g1: '6-6 at D2', g2: '6-6 at D6', a1: ['7-6 at D4', { fired: 2 }] });
    trial.order('german', fire('g1', 'D4'), ...d100(99));
    unhindered(trial).order('american', 'pass');
    trial.order('german', moves('assault', { g2: [] }, true));
    unhindered(trial).order('german', fire('g2', 'D4'), ...d100(99));
    expect(trial.told('enfilade')).toEqual([{ at: 'D4', side: 'american' }]);
  });

  test('[combat 15.7.7 × 6.4.1.3.1] going upstairs under artillery fire is a new attack', () => {
    const trial = scene(
      { g1: '6-6 at D4' },
      {
        map: field({ D4: 'stone-building', D5: 'stone-building' }),
        sides: { american: { batteries: [{ id: 'guns', size: 105, by: 'radio', ffe: 'D5' }] } },
        marks: { D5: { ffe: ['guns'] } },
      },
    ).order('german', moves('cautious', { g1: ['D4/1'] }), ...d100(99));
    expect(trial.told('attack')).toMatchObject([{ at: 'D4', results: [{ units: ['g1'] }] }]);
  });

  test('[combat 12.6.2 × 10.6.1] a unit that has no fire left fires in desperation at an enemy that flees past it', () => {
    const trial = scene(
      { g1: ['6-6 at D4', { yellow: 'disrupted' }], a1: ['7-6 at C4', { fired: 2, yellow: 'pinned' }] },
      { map: field({ D2: 'woods' }) },
    ).order('german', { order: 'flee', unit: 'g1', path: ['D3'] });
    expect(listed(trial, 'american')).toEqual(['desperation-fire a1 D3', 'hold-fire']);
    trial.order('american', { order: 'desperation-fire', unit: 'a1', at: 'D3' }, ...d100(99));
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'a1', rolled: 9 }]);
  });

  test('[combat 13.1.3 × 10.6.1] smoke on its way takes nothing from the -10 of one who flees, and adds +10', () => {
    const trial = scene(
      { g1: ['6-6 at D5', { yellow: 'disrupted' }], a1: '7-6 at D8' },
      { map: field({ D2: 'woods' }), marks: { D4: { smoke: 'grenade' } } },
    ).order('german', { order: 'flee', unit: 'g1', path: ['D4'] });
    trial.order('american', fire('a1', 'D4'), ...d100(99));
    const [result] = trial.told('attack')[0]?.results ?? [];
    expect(result?.modifiers.map(({ drm }) => drm).sort()).toEqual([-10, 10]);
  });

  test('[combat 9.2.3 × 10.5.2 × 10.6.1] when the leader of a platoon is Disrupted his men panic first, then each looks to himself', () => {
    const trial = new Trial({
      units: { ...FAR, g1: 'nco at D4', g2: '6-6 at D4', g3: '6-6 at D4', a1: '7-6 at D9' },
      map: field({ D3: 'woods' }),
    });
    trial.order('german', moves('cautious', { g1: ['D5', 'D6'], g2: ['D5', 'D6'], g3: ['D5', 'D6'] }));
    trial.order('american', fire('a1', 'D5'), ...d100(25), 0, 5, 9, 1, 1, 1);
    expect(trial.told('disrupted').map(({ unit }) => unit)).toEqual(['g1', 'g2']);
    expect(trial.awaits).toEqual(['american reaction']);
  });
});

describe('out of the ground and out of the water', () => {
  const city = (units: Units, setup: Setup = {}) =>
    new Trial({
      units: { g9: 'nco at A12', r9: 'nco at L12', ...units },
      options: { sewers: true },
      active: 'russian',
      ...setup,
      marks: { D4: { features: ['sewer'], ...setup.marks?.D4 } },
    });
  const up = (...ids: string[]) =>
    moves('cautious', Object.fromEntries(ids.map((id) => [id, [{ do: 'out-of-sewer' }]])));

  test('[combat 6.5.1.7.2 × 10.1.8 × 14.2] a unit that climbs out among enemies enters their hex: an Action Check, and Close Combat', () => {
    const trial = city({
      r1: ['4-4 at D4/sewer', { engineers: true }],
      g1: ['6-6 at D4', { fired: 2, yellow: 'pinned' }],
    });
    trial.order('russian', up('r1'), 5);
    expect(trial.told('action-check')).toMatchObject([{ unit: 'r1', passed: true }]);
    expect(unhindered(trial).battle.location('D4').closeCombat).toBe(true);
    expect(trial.unit('r1')).toMatchObject({ at: 'D4', entered: 'later' });
    const shy = city({
      r1: ['4-4 at D4/sewer', { engineers: true }],
      g1: ['6-6 at D4', { fired: 2, yellow: 'pinned' }],
    });
    shy.order('russian', { ...up('r1') }, 6);
    expect(shy.unit('r1').at).toBe('D4/sewer');
  });

  test('[combat 6.5.1.7.2 × 10.6.4] those above may bug out before', () => {
    const trial = city({ r1: 'nco at D4/sewer', g1: ['6-6 at D4', { fired: 2 }] }).order('russian', up('r1'));
    expect(trial.awaits).toEqual(['german bug-out']);
    trial.order('german', { order: 'bug-out', unit: 'g1', to: 'D3' }, 1);
    expect(unhindered(trial).battle.location('D4').closeCombat).toBeUndefined();
    expect(trial.unit('r1').at).toBe('D4');
  });

  test('[combat 6.5.1.7.2 × 3.3.4.2 × 15.7.7] he finds who is hidden there, and the artillery that falls there finds him', () => {
    const hidden = city(
      { r1: 'nco at D4/sewer', g1: ['6-6 at D4', { hidden: true, fired: 2 }] },
      { sides: { german: { mayHide: true } } },
    ).order('russian', up('r1'));
    expect(hidden.told('revealed')).toMatchObject([{ units: ['g1'] }]);
    const shelled = city(
      { r1: 'nco at D4/sewer' },
      {
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', ffe: 'D4' }] } },
        marks: { D4: { ffe: ['guns'] } },
      },
    ).order('russian', up('r1'), ...d100(99));
    expect(shelled.told('attack')).toMatchObject([{ at: 'D4' }]);
  });

  test('[combat 6.12.2 × 10.1.5] in the water units only crawl, and use no Assault Fire', () => {
    const trial = scene(
      { g1: '6-6 at D4', a1: '7-6 at D7' },
      { map: field({ D4: 'river', D5: 'river' }), options: { wading: true } },
    );
    expect(refused(trial, moves('assault', { g1: [] }, true))).toBe('WADING');
    expect(refused(trial, moves('cautious', { g1: ['D3'] }))).toBe('WADING');
    const ways = listed(trial, 'german', 'move').filter((order) => order.includes(' g1'));
    expect(ways.filter((order) => !order.startsWith('move crawling'))).toEqual([]);
    expect(refused(trial, moves('crawling', { g1: [] }, true))).toBeUndefined();
  });

  test('[combat 11.2.7 × 11.4.1] a Russian platoon moves or fires: it does not set out to fire first', () => {
    const pair: Units = {
      r1: ['T-34 76B at D4', { facing: 3, platoon: 'r1' }],
      r2: ['T-34 76B at E5', { facing: 3, platoon: 'r1' }],
    };
    const trial = city({ ...pair, g1: '6-6 at D8' });
    expect(refused(trial, drives({ r1: [], r2: [] }, 'assault', true), 'russian')).toBe('NO_STEPS');
    expect(refused(trial, drives({ r1: [] }, 'assault', true), 'russian')).toBe('NO_STEPS');
    expect(listed(trial, 'russian', 'drive').some((order) => !order.includes('>'))).toBe(false);
  });
});

describe('after the fight', () => {
  test('[combat 7.1.2 × 10.6.1] the hole that a fugitive has left may be used by another in that phase', () => {
    const trial = scene(
      { g1: ['6-6 at D4', { yellow: 'disrupted', dugIn: true }], g2: '6-6 at D5' },
      { map: field({ D2: 'woods' }) },
    ).order('german', { order: 'flee', unit: 'g1', path: ['D3'] });
    expect(trial.battle.location('D4').emptyDugIn).toBe(1);
    unhindered(trial).order('american', 'pass');
    expect(refused(trial, moves('cautious', { g2: ['D4', { do: 'into-foxhole' }] }))).toBeUndefined();
  });

  test('[combat 3.2.3.3 × 14.9/a × 14.12] the hex of a fight belongs to those left in it, though they leave it next', () => {
    const trial = scene(
      { g1: '6-6 at D5', g2: '6-6 at D7', a1: ['4-6 at D5', { yellow: 'disrupted', fired: 2 }] },
      { marks: { D5: { closeCombat: true, control: 'american' } } },
    ).order('german', fire('g2', 'D5'), ...d100(1), 9, 1, 1);
    unhindered(trial)
      .order('american', 'pass')
      .order('german', moves('cautious', { g1: ['D4'] }));
    expect(trial.battle.location('D5').control).toBe('german');
  });
});

import { d100, field, type Placed, Trial } from '../testkit.testkit.js';
import { canSpot, maximumRange } from './range.js';

const MAP = field({ D5: 'olive-grove', D6: 'brush', D7: 'stone-building', D8: 'woods' });

/** How far a Panzer far away could spot the target. */
function range(target: Placed, spotter: Placed = 'Panzer IV at A1', options = {}, marks = {}): number {
  const trial = new Trial({ map: MAP, options, marks, units: { g1: spotter, s1: target } });
  return maximumRange(trial.battle, trial.unit('g1'), trial.unit('s1'));
}

describe('the Spotting Ranges Table', () => {
  test('[panzer S.spotting-ranges-table/b, S.spotting-level, 7.24/e, S.spotting-ranges-table/c] a vehicle in a Grove is spotted at 7, moving at 20, firing at 30', () => {
    expect(range('T-34 at D5')).toBe(7);
    expect(range(['T-34 at D5', { spot: 'move' }])).toBe(20);
    expect(range(['T-34 at D5', { spot: 'fire' }])).toBe(30);
    expect(range('T-34 at D4')).toBe(20);
  });

  test('[panzer S.spotting-ranges-table/c, 7.41/h] a towed gun that has fired in a Grove: 15; leg units are seen less far', () => {
    expect(range(['45mm M37 ATG at D5', { spot: 'fire' }])).toBe(15);
    expect([range('T-34 at D4'), range('45mm M37 ATG at D4'), range('Soviet squad at D4')]).toEqual([
      20, 10, 6,
    ]);
  });

  test('[panzer S.cover/a, S.cover/b] cover: light, medium, heavy go one, two, three rows down', () => {
    const at = (hex: string) => range(`T-34 at ${hex}`);
    expect([at('D4'), at('D6'), at('D5'), at('D8')]).toEqual([20, 12, 7, 7]);
    expect(range(['T-34 at D7', { inside: true }])).toBe(5);
    expect(range('T-34 at D7')).toBe(20);
  });

  test('[panzer S.spotting-ranges-table/a, 7.1.5.2/b] rows are capped at +2 and -5; a Broken spotter goes two down', () => {
    expect(range(['T-34 at D4', { spot: 'fire' }])).toBe(40);
    expect(range('T-34 at D4', ['Panzer IV at A1', { broken: 'on' }])).toBe(7);
    const dark = { optional: ['7.36'], visibility: { modifier: -5 } } as const;
    expect(range('T-34 at D5', ['Panzer IV at A1', { broken: 'on' }], dark)).toBe(3);
  });

  test('[panzer 7.8.3/c, 7.43/a, 7.36.1/a, 7.55.2/j] with their options: Buttoned Up, Recon, visibility, a leader', () => {
    expect(range('T-34 at D4', ['Panzer IV at A1', { hatch: 'buttoned' }])).toBe(20);
    expect(range('T-34 at D4', ['Panzer IV at A1', { hatch: 'buttoned' }], { optional: ['7.8'] })).toBe(12);
    expect(range('T-34 at D4', ['Panzer IV at A1', { recon: true }], { optional: ['7.43'] })).toBe(30);
    expect(range('T-34 at D4', undefined, { optional: ['7.36'], visibility: { modifier: -2 } })).toBe(7);
    const led = ['Panzer IV at A1', { leader: { name: 'Stein', P: 1 }, recon: true }] as const;
    expect(range('T-34 at D4', led, { optional: ['7.55', '7.43'] })).toBe(40);
  });

  test('[panzer 7.27/b, 7.27/d] a unit that stands in the light is two rows easier, never above 0', () => {
    const lit = (target: Placed) =>
      range(
        target,
        undefined,
        { optional: ['7.27'] },
        { D5: { illumination: 'on' }, D6: { illumination: 'off' } },
      );
    expect([lit('T-34 at D5'), lit('T-34 at D6')]).toEqual([20, 20]);
    expect(lit(['T-34 at D5', { spot: 'fire' }])).toBe(30);
  });

  test('[panzer S.full-cover/a, S.full-cover/b] Full Cover goes one row down', () => {
    expect([range('Soviet squad at D5'), range(['Soviet squad at D5', { fullCover: true }])]).toEqual([3, 2]);
  });
});

describe('who spots', () => {
  const spots = (spotter: Placed, target: Placed) => {
    const trial = new Trial({ map: MAP, units: { g1: spotter, s1: target } });
    return canSpot(trial.battle, trial.unit('g1'), trial.unit('s1'));
  };

  test('[panzer S.spotting/b] range 1 always spots', () => {
    expect(spots('Panzer IV at D4', ['Soviet squad at D5', { fullCover: true }])).toBe(true);
  });

  test('[panzer S.spotting/d] a Suppressed unit spots straight ahead only; in Full Cover one hex far', () => {
    const ahead = (facing: number) => spots(['Panzer IV at K4', { suppressed: 'off', facing }], 'T-34 at K8');
    expect([ahead(3), ahead(2), ahead(0)]).toEqual([true, false, false]);
    expect(spots(['Rifle squad at E4', { fullCover: true }], 'T-34 at E6')).toBe(false);
    expect(spots(['Rifle squad at E4', { fullCover: true }], 'T-34 at E5')).toBe(true);
  });

  test('[panzer S.spotting/a, S.spotting-phase, S.spot-counters/b] in the Spotting Phase both sides spot, and SPOT counters that nobody holds come off', () => {
    const trial = new Trial({
      map: MAP,
      units: {
        g1: 'Panzer IV at D1',
        s1: 'Soviet squad at H1',
        s2: ['Soviet squad at Y12', { spot: 'fire' }],
        s3: ['T-34 at H4', { spot: 'move' }],
      },
      clock: { phase: 'spotting' },
      agenda: [{ task: 'turn' }],
    });
    expect(trial.told('spotted')).toEqual([{ units: ['g1', 's1', 's3'] }]);
    expect(trial.unit('s3')).toMatchObject({ spotted: true, spotters: ['g1'], spot: 'move' });
    expect(trial.unit('s2').spot).toBeUndefined();
  });

  test('[panzer S.combat-non-combat-units/a, S.combat-non-combat-units/c] only combat units spot', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { unarmed: true }], s1: 'T-34 at H4' },
      clock: { phase: 'spotting' },
      agenda: [{ task: 'turn' }],
    });
    expect(trial.unit('s1').spotted).toBeUndefined();
    expect(trial.unit('g1').spotted).toBe(true);
  });
});

describe('Recon units', () => {
  test('[panzer S.recon/b, 7.23.2/b] observe for batteries, until a hit breaks their radio', () => {
    const call = {
      order: 'call-fire',
      battery: 'Battery',
      observer: 's1',
      at: 'D6',
      ammo: 'Smoke',
      sheaf: 'closed',
    };
    const struck = (collateral: number) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3 }],
          s1: ['T-34 at D8', { facing: 3, recon: true, spotted: true }],
        },
        options: { optional: ['7.23'] },
        sides: { soviet: { batteries: [{ name: 'Battery', gp: 9, ammo: ['Smoke'] }] } },
        commands: { g1: 'fire', s1: 'overwatch' },
        agenda: [
          { task: 'turn' },
          { task: 'indirect-fire', side: 'soviet' },
          { task: 'direct-fire', side: 'german' },
        ],
      });
      trial.fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(20), 1, collateral);
      return trial.order('german', 'end-step');
    };
    expect(struck(3).order('soviet', call).kinds).toContain('fire-called');
    expect(struck(2).refusal('soviet', call)?.refused).toBe('NO_OBSERVER');
  });

  test('[panzer S.spotting/e, S.indirect-fire/c] GP is not called to a hex whose units nobody has spotted', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { observer: true, command: 'overwatch' }],
        s1: 'T-34 at D8',
        s2: ['T-70 at F6', { spotted: true }],
      },
      sides: { german: { batteries: [{ name: 'Battery', gp: 9 }] } },
    });
    const call = (at: string) => ({
      order: 'call-fire',
      battery: 'Battery',
      observer: 'g1',
      at,
      ammo: 'GP',
      sheaf: 'closed',
    });
    expect(trial.refusal('german', call('D8'))?.refused).toBe('NOT_SPOTTED');
    expect(trial.order('german', call('F6')).kinds).toContain('fire-called');
  });
});

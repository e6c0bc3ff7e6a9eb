import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

/** Movement: everybody of the Germans has MOVE. */
const ready = (units: Readonly<Record<string, Placed>>, options: Options = {}, more: object = {}) =>
  new Trial({
    map: field({ D6: 'woods' }),
    units: { s1: ['T-34 at Y12', { command: 'none' }], ...units },
    commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'move'])) as never,
    clock: { phase: 'movement' },
    options,
    first: 'soviet',
    ...more,
  });
const carrier = (set: object = {}): Placed => ['SdKfz 251/1 at D4', { facing: 3, ...set }];
const rider: Placed = ['Rifle squad', { aboard: 'g1' }];
const field1 = { side: 'soviet', strength: 'deliberate' } as const;

describe('passengers meet', () => {
  test('[panzer S.transport-and-towing/a, S.mounting × 7.9/d] smoke: the cloud of the carrier hides units that ride in it, not those that have dismounted', () => {
    const hidden = (aboard: boolean) => {
      const trial = new Trial({
        units: {
          g1: ['SdKfz 251/1 at D4', { firesMounted: true, smoke: 'cloud' }],
          g2: aboard ? ['HMG section', { aboard: 'g1' }] : 'HMG section at D4',
          s1: ['Soviet squad at D6', { spotted: true }],
        },
        commands: { g1: 'fire', g2: 'fire' },
        options: { optional: ['7.9', '7.38'] },
      });
      trial.fire('german', 'g2', 's1', 'GP', ...d100(50));
      return trial.told('gp-fire')[0]?.modifiers.map(({ why }) => why);
    };
    expect([hidden(true), hidden(false)]).toEqual([['smoke in D4'], []]);
  });

  test('[panzer S.bail-out/e × 7.31.2.1/b] mines: a unit that is thrown out by a Track hit stands Suppressed in the field', () => {
    const trial = ready(
      { g1: carrier({ gpDefense: 3 }), g2: rider },
      { optional: ['7.31'] },
      { marks: { D5: { mines: [{ ...field1, vehicular: true }] } } },
    );
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5'] }, ...d100(50), ...d100(1));
    expect(trial.unit('g1')).toMatchObject({ trackHit: true, bailedOut: true });
    expect(trial.unit('g2')).toMatchObject({ at: 'D5', suppressed: 'on' });
    expect(trial.unit('g2').aboard).toBeUndefined();
  });

  test('[panzer S.mounting × 7.1.2/a] morale: nobody checks for riding, the vehicle alone for its move', () => {
    const formations = { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } } as const;
    const trial = ready(
      { g1: carrier(), g2: rider },
      { optional: ['7.1'] },
      { sides: { german: { formations } } },
    );
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5'] }, ...d100(100));
    expect(trial.told('check-owed').map(({ units }) => units)).toEqual([['g1']]);
    trial.order('german', { order: 'dismount', vehicle: 'g1', units: ['g2'] });
    expect(trial.kinds).not.toContain('check-owed');
  });

  test('[panzer S.bail-out/e × 7.1.1.2/a] cohesion: vehicle and section are two losses, a squad that is reduced is none', () => {
    const losses = (name: string) => {
      const formations = { f: { name: 'F', grade: 'Regulars', cohesionNumber: 9, losses: 0 } } as const;
      const trial = new Trial({
        units: {
          g1: ['SdKfz 251/1 at D8', { facing: 0, spotted: true }],
          g2: [name, { aboard: 'g1' }],
          g3: 'Rifle squad at A1',
          s1: ['T-34 at D4', { facing: 3 }],
        },
        commands: { s1: 'fire' },
        options: { optional: ['7.1'] },
        sides: { german: { formations } },
        first: 'soviet',
      });
      trial.fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(50), 8, ...d100(51));
      return trial.battle.side('german').formations?.f?.losses;
    };
    expect([losses('HMG section'), losses('Rifle squad')]).toEqual([2, 1]);
  });

  test('[panzer S.mounting × 7.42.2/b] Staggered Initiative: units load when it is the turn of their formation', () => {
    const formations = {
      a: { name: 'A', grade: 'Regulars' },
      b: { name: 'B', grade: 'Regulars' },
    } as const;
    const trial = ready(
      {
        g1: carrier({ formation: 'a' }),
        g2: ['Rifle squad at D4', { formation: 'a' }],
        g3: ['Panzer IV at F4', { formation: 'b' }],
      },
      { optional: ['7.42'] },
      {
        sides: { german: { formations } },
        clock: {
          phase: 'movement',
          won: [
            { side: 'german', formation: 'a' },
            { side: 'german', formation: 'b' },
            { side: 'soviet', formation: 'soviet' },
          ],
        },
      },
    );
    const mount = { order: 'mount', vehicle: 'g1', units: ['g2'] };
    const verdicts: (string | undefined)[] = [];
    for (let n = 0; n < 6 && verdicts.length < 2; n++) {
      const [side = '', kind] = trial.awaits[0]?.split(' ') ?? [];
      if (side === 'german' && kind === 'movement') verdicts.push(trial.refusal('german', mount)?.refused);
      trial.order(side, 'end-step');
    }
    expect([...verdicts].sort()).toEqual(['FORMATION_WAITS', undefined]);
  });
});

describe('who advances or arrives meets', () => {
  test('[panzer 7.49/f × 7.31.2/b] mines attack the vehicle and those behind it, each for itself', () => {
    const commands = { g1: { command: 'move', counter: 1 }, g2: { command: 'move', counter: 1 } };
    const trial = ready(
      { g1: ['Panzer IV at D4', { facing: 3, gpDefense: 3 }], g2: 'Rifle squad at D4' },
      { optional: ['7.31', '7.49'] },
      {
        commands: undefined,
        secrets: { german: { commands } },
        marks: { D5: { mines: [{ ...field1, vehicular: true, personnel: true }] } },
      },
    );
    trial.order(
      'german',
      { order: 'move', unit: 'g1', path: ['D5'], covers: ['g2'] },
      ...d100(100),
      ...d100(1),
    );
    expect(trial.told('mine-attack')).toHaveLength(2);
    expect([trial.unit('g1').at, trial.unit('g2').kind]).toEqual(['D5', 'half-squad']);
  });

  test('[panzer S.reinforcements × 7.31.2/b] mines in the hex where it comes onto the map', () => {
    const trial = ready(
      { g1: ['Panzer IV', { facing: 2, gpDefense: 3, enters: { turn: 1, hexes: ['A4'] } }] },
      { optional: ['7.31'] },
      { marks: { A4: { mines: [{ ...field1, vehicular: true }] } }, commands: undefined },
    );
    trial.order('german', { order: 'enter-map', unit: 'g1', path: ['A4', 'B4'] }, ...d100(50), ...d100(100));
    expect(trial.unit('g1')).toMatchObject({ at: 'A4', trackHit: true });
  });

  test('[panzer S.quickmarch × 7.31.2.2/d] 20 less for units that hurry into an Anti-Personnel field', () => {
    const attacked = (quickmarch?: true) => {
      const trial = ready(
        { g1: 'Rifle squad at D4' },
        { optional: ['7.31'] },
        { marks: { D5: { mines: [{ ...field1, personnel: true }] } } },
      );
      const march = { order: 'move', unit: 'g1', path: ['D5'], ...(quickmarch && { quickmarch }) };
      trial.order('german', march, ...d100(85));
      return trial.unit('g1').kind;
    };
    expect([attacked(), attacked(true)]).toEqual(['squad', 'half-squad']);
  });

  test('[panzer 7.30/c × S.reinforcements] nobody comes into a Narrow hex with an enemy vehicle', () => {
    const trial = ready(
      {
        g1: ['Panzer IV', { enters: { turn: 1, hexes: ['A4'] } }],
        s2: ['T-34 at A4', { command: 'none' }],
      },
      { optional: ['7.30'] },
      { marks: { A4: { narrow: true } }, commands: undefined },
    );
    const come = { order: 'enter-map', unit: 'g1', path: ['A4'] };
    expect(trial.refusal('german', come)?.refused).toBe('TOO_NARROW');
  });
});

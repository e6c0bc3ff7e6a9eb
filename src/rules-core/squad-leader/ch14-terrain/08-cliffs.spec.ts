import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const moving = (hexes: Hexes, units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', map: field(hexes), units: { r9: '4-4-7 at N12', ...units }, ...more });
const parts = (trial: Trial) => trial.told('fire-attack')[0]?.parts[0];
/** The Germans on the hill in D7, the cliff between them and D8. */
const CLIFF = { D7: { level: 2, hexsides: { 3: 'cliff' } } } as const;
const OVER = { g1: '4-6-7 at D7', r1: '4-4-7 at D8' } as const;
/** Hexes of a hill, two levels apart. */
const DOUBLE = { D6: { level: 3 }, D7: { level: 3 }, D8: { level: 1 }, D9: { level: 1 } } as const;

describe('cliffs', () => {
  test('[squad-leader 14.8.6] nobody walks, drives or advances over them', () => {
    const refused = (phase: 'movement' | 'advance', at: string, order: object) =>
      moving(CLIFF, { g1: `4-6-7 at ${at}`, gt: `MkIVF2 at ${at}` }, { phase }).refusal(
        'german',
        order as never,
      )?.refused;
    expect([refused('movement', 'D8', move('D7')), refused('movement', 'D7', move('D8'))]).toEqual([
      'IMPASSABLE',
      'IMPASSABLE',
    ]);
    expect(refused('movement', 'D8', drive('D7'))).toBe('IMPASSABLE');
    expect(refused('advance', 'D7', { order: 'advance', unit: 'g1', to: 'D8' })).toBe('IMPASSABLE');
    expect(refused('advance', 'D7', { order: 'advance', unit: 'g1', to: 'E7' })).toBeUndefined();
  });

  test('[squad-leader 14.8.1] at the foot of it the fire of those above is tripled, not farther off', () => {
    const down = (hexes: Hexes, at: string) =>
      parts(
        new Trial({ map: field(hexes), units: { ...OVER, r1: `4-4-7 at ${at}` } }).order(
          'german',
          fire(at, 'g1'),
          6,
          5,
        ),
      );
    expect(down(CLIFF, 'D8')).toEqual({ unit: 'g1', fp: 12, why: ['down a cliff x3'] });
    expect([down(CLIFF, 'D9')?.fp, down(CLIFF, 'E7')?.fp]).toEqual([4, 8]);
    const low = { D7: { level: 1, hexsides: { 3: 'cliff' } } } as const;
    const up = new Trial({ map: field(low), phase: 'defensive-fire', units: OVER });
    expect(parts(up.order('russian', fire('D7', 'r1'), 6, 5))?.why).toEqual(['point blank x2']);
  });

  test('[squad-leader 14.8.2] of an AFV only the machine gun on the roof fires up or down', () => {
    const tank = (at: string, target: string, hexes: Hexes = CLIFF) => {
      const trial = new Trial({
        map: field(hexes),
        units: {
          gt: [`MkIVF2 at ${at}`, { facing: at < target ? 3 : 0, mg: { coaxial: 4, aa: 2 }, exposed: true }],
          r1: `4-4-7 at ${target}`,
          r9: '4-4-7 at A1',
        },
      });
      const guns = trial.legalOf('german', 'fire-machine-guns').filter((order) => order.at === target);
      const shells = trial.legalOf('german', 'fire-ordnance').filter((order) => order.at === target);
      return [
        guns.length > 0 && trial.order('german', guns[0] as never, 6, 5).told('fire-attack')[0]?.fp,
        shells.length > 0,
      ];
    };
    expect(tank('D7', 'D8')).toEqual([6, false]);
    expect(tank('D8', 'D7')).toEqual([2, false]);
    expect(tank('D7', 'D8', { D7: { level: 2 } })).toEqual([12, true]);
  });

  test('[squad-leader 14.8.4] along a cliff one sees', () => {
    const map = drawn({ levels: { 1: 'D5 D7' }, hexsides: { cliff: 'D6/E6' } });
    const trial = new Trial({ map, units: { g1: '4-6-7 at C7', r1: '4-4-7 at F5', r9: '4-4-7 at B7' } });
    expect(trial.order('german', fire('F5', 'g1'), 6, 5).kinds).toContain('fire-attack');
  });

  test('[squad-leader 14.8.5] nobody goes for the tracks over a cliff', () => {
    const tank = {
      rt: ['T-34 at D8', { facing: 2 }],
      g1: 'crew 2-4-7 at D7',
      gg: ['75 AT gun with g1', { facing: 3 }],
    } as const;
    const shot = { order: 'fire-ordnance', unit: 'gg', at: 'D8', target: 'rt', immobilize: true };
    const aims = (level: number, side?: 'cliff') =>
      new Trial({
        map: field({ D7: { level, hexsides: side ? { 3: side } : {} } }),
        units: tank,
      }).refusal('german', shot)?.cites;
    expect(aims(1, 'cliff')).toEqual(['14.8.5']);
    expect(aims(1)).toBeUndefined();
  });
});

describe('double crests', () => {
  const spent = (from: string, to: string, state: object = {}) =>
    moving(DOUBLE, { g1: ['4-6-7', { at: from, ...state }], gl: `8-0 at ${from}` })
      .order('german', { order: 'move', units: ['g1', 'gl'], path: [to] })
      .unit('g1').spent;

  test('[squad-leader 14.9.2, 14.9.3] up and down they cost twice as much as other slopes', () => {
    expect([spent('D8', 'D7'), spent('D7', 'D8'), spent('D9', 'D8')]).toEqual([4, 2, 1]);
  });

  test('[squad-leader 14.9.1] vehicles come over them by road alone, and their foot is out of sight from farther up', () => {
    expect(moving(DOUBLE, { gt: 'MkIVF2 at D7' }).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
    const road = drawn({ hexes: DOUBLE, roads: [{ is: 'dirt-road', along: 'D10 D6' }] });
    const tank = moving({}, { gt: ['MkIVF2 at D8', { exposed: true }] }, { map: road });
    expect(tank.order('german', drive('D7')).unit('gt').spent).toBe(4.5);
    const seen = (from: string, to: string) =>
      new Trial({ map: field(DOUBLE), units: { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${to}` } })
        .legalOf('german', 'fire')
        .some(({ at }) => at === to);
    expect([seen('D6', 'D8'), seen('D7', 'D8'), seen('D7', 'D9')]).toEqual([false, true, true]);
  });

  test('[squad-leader 14.9.4] those above fire at those beneath as down a cliff', () => {
    const trial = new Trial({ map: field(DOUBLE), units: OVER }).order('german', fire('D8', 'g1'), 6, 5);
    expect(parts(trial)?.fp).toBe(12);
  });

  test('[squad-leader 14.9.5] a tank above one is hull down to a gun beneath', () => {
    const struck = (hexes: Hexes) => {
      const trial = new Trial({
        map: field(hexes),
        units: {
          rt: ['T-34 at D7', { facing: 3 }],
          g1: 'crew 2-4-7 at D8',
          gg: ['75 AT gun with g1', { facing: 0 }],
        },
      });
      const order = { order: 'fire-ordnance', unit: 'gg', at: 'D7', target: 'rt', immobilize: true };
      return trial.refusal('german', { ...order, immobilize: true })?.cites;
    };
    expect(struck(DOUBLE)).toEqual(['13.23.2.4']);
  });

  test.each([
    [5, 'D7'],
    [6, 'D8'],
  ])('[squad-leader 14.9.8] who advances over one rolls, and stays on a 6: %i', (die, at) => {
    const trial = new Trial({
      phase: 'advance',
      map: field(DOUBLE),
      units: { g1: '4-6-7 at D8', r9: '4-4-7 at N12' },
    });
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D7' }, die);
    expect(trial.unit('g1').at).toBe(at);
    expect(trial.refusal('german', { order: 'advance', unit: 'g1', to: 'E8' })?.refused).toBe('HAS_MOVED');
  });
});

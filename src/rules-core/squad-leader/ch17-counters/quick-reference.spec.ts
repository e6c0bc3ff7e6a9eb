/** The Quick Reference Card of 1977, by what a battle makes of it. */
import type { Unit } from '../system.js';
import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const NINE = '4-4-7 at N12';
const FRONT = { facing: 3 };
const SIDE = { facing: 2 };
const REAR = { facing: 0 };
const kill = (trial: Trial) => trial.told('afv-kill')[0];
/** On the hull, and no kill but where a 12 is enough. */
const HIT = [4, 3] as const;

type Gun = NonNullable<Unit['gun']>;
const shell = (gun: Gun, target: Placed, ammunition?: string, ...more: number[]) => {
  const trial = new Trial({ units: { gt: ['MkIVF2 at D9', { exposed: true, gun }], rt: target, r9: NINE } });
  const order = {
    order: 'fire-ordnance',
    unit: 'gt',
    at: 'D4',
    target: 'rt',
    ...(ammunition && { ammunition }),
  };
  return kill(trial.order('german', order, ...HIT, 6, 6, ...more));
};

describe('AFV KILL', () => {
  test.each([
    ['AP 37', { calibre: 37 }, [2, 3, 4, 8]],
    ['AP 50', { calibre: 50 }, [3, 6, 8, 10]],
    ['AP 75/76', { calibre: 75 }, [6, 8, 10, 10]],
    ['HE 37', { calibre: 37, only: 'HE' }, [-1, 1, 2, 10]],
    ['HE 50', { calibre: 50, only: 'HE' }, [0, 2, 3, 11]],
    ['HE 75/76', { calibre: 75, only: 'HE' }, [2, 3, 4, 12]],
    ['HE 105', { calibre: 105, only: 'HE' }, [4, 6, 8, 12]],
    ['HE 120', { calibre: 122, only: 'HE' }, [6, 7, 9, 12]],
    ['HE 150', { calibre: 150, only: 'HE' }, [8, 10, 12, 12]],
  ] as const)('[squad-leader QRD/afvkill, QRD/afvkill/b] %s', (column, gun, numbers) => {
    const tanks = [FRONT, SIDE, REAR].map((facing, i) =>
      shell(gun, ['T-34 at D4', facing], undefined, ...(numbers[i] === 12 ? [6] : [])),
    );
    expect(tanks.map((one) => one?.needs)).toEqual(numbers.slice(0, 3));
    expect(tanks.map((one) => one?.column)).toEqual([column, column, column]);
    expect(shell(gun, 'truck at D4', column.slice(0, 2))?.needs).toBe(numbers[3]);
  });

  test.each([
    ['SU152', 2],
    ['German Brummbar', 2],
    ['SU122', 1],
    ['American M4M52', 1],
    ['T-34', 0],
    ['American M4A4', 0],
    ['German MkIVF2', 0],
    ['American M10', -1],
    ['American Priest', -2],
  ])('[squad-leader QRD/killmod] %s: %i', (counter, modifier) => {
    const shot = shell({ calibre: 37, only: 'HE' }, [`${counter} at D4`, FRONT]);
    expect(shot?.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(modifier);
  });
});

describe('To Hit on the backs of the counters', () => {
  test.each([
    ['american', 'bazooka', {}, [8, 7, 6, 3]],
    ['american', 'bazooka', { moved: true }, [7, 6, 4, 2]],
    ['german', 'panzerfaust 44a', {}, [8, 6, 3]],
    ['german', 'panzerfaust 44a', { moved: true }, [7, 5, 2]],
  ] as const)('[squad-leader QRD/scw-backs] %s %s %j', (side, weapon, values, numbers) => {
    const [men, tank] = side === 'german' ? ['g', 'r'] : ['a', 'g'];
    const needs = numbers.map((_, i) =>
      new Trial({
        active: side,
        enemy: side === 'german' ? 'russian' : 'german',
        phase: 'moved' in values ? 'advancing-fire' : 'prep-fire',
        units: {
          [`${men}1`]: [`${side === 'german' ? '4-6-7' : '6-6-6'} at D4`, values],
          [`${men}w`]: `${weapon} with ${men}1`,
          [`${tank}t`]: [`${side === 'german' ? 'T-34' : 'MkIVF2'} at D${5 + i}`, FRONT],
        },
      })
        .order(side, { order: 'fire-anti-tank', weapon: `${men}w`, target: `${tank}t` }, 6, 4)
        .told('anti-tank-shot')
        .map((one) => one.needs),
    );
    expect(needs.flat()).toEqual(numbers);
  });
});

describe('what vehicles pay', () => {
  const drive = (counter: string, map: Setup['map'], more: Partial<Setup> = {}) =>
    new Trial({
      phase: 'movement',
      ...(map && { map }),
      ...more,
      units: { gt: [`${counter} at D9`, { exposed: true, ...REAR }], r9: NINE, ...more.units },
    });
  const D8 = { order: 'drive', unit: 'gt', path: ['D8', 'D7'] };
  const paid = (trial: Trial) => trial.told('drove')[0]?.mp;
  const ROAD = drawn({ roads: [{ is: 'paved-road', along: 'D9 D6' }] });
  test.each<[string, Setup['map'], Partial<Setup>, number, number | undefined]>([
    ['open ground', field(), {}, 1, 6],
    ['a road', ROAD, {}, 0.5, 0.5],
    ['higher ground', field({ D8: { level: 1 } }), {}, 5, 10],
    ['a wall', field({ D8: { hexsides: { 3: 'wall' } } }), {}, 1, undefined],
    ['shell holes', field({ D8: 'shellholes' }), {}, 1, 10],
    ['another vehicle', field(), { units: { gx: 'truck at D8' } }, 3, 8],
    ['smoke', field(), { marks: { D8: { smoke: [{ side: 'german', kind: 'full' }] } } }, 2, 7],
  ])('[squad-leader QRD/vehmove, QRD/vehmove2] %s', (_, map, more, tank, truck) => {
    expect(paid(drive('MkIVF2', map, more).order('german', D8))).toBe(tank);
    const lorry = drive('truck', map, more);
    if (truck === undefined) expect(lorry.refusal('german', D8)?.refused).toBe('IMPASSABLE');
    else expect(paid(lorry.order('german', D8))).toBe(truck);
  });

  test.each([
    ['woods', 6],
    ['wooden-building', 4],
    ['stone-building', undefined],
  ] as const)('[squad-leader QRD/vehmove, QRD/vehmove2] trucks stay out of %s', (ground, tank) => {
    const map = field({ D8: ground });
    expect(drive('truck', map).refusal('german', D8)?.refused).toBe('IMPASSABLE');
    const halftrack = drive('SdKfz 251 armed', map).refusal('german', D8);
    expect(halftrack?.refused).toBe('IMPASSABLE');
    if (tank === undefined) expect(drive('MkIVF2', map).refusal('german', D8)?.refused).toBe('IMPASSABLE');
    else {
      const shut = { units: { gt: ['MkIVF2 at D9', REAR] as const } };
      expect(paid(drive('MkIVF2', map, shut).order('german', { ...D8, path: ['D8'] }, 1, 2))).toBe(tank);
    }
  });
});

test.each([
  ['the same wooden building', 'wooden', 'D5 D6', 8],
  ['the same stone building', 'stone', 'D5 D6', 9],
  ['another wooden building', 'wooden', 'D5|D6', 10],
])('[squad-leader QRD/fire-back] fire spreads to %s', (_, is, hexes, least) => {
  const buildings = hexes.split('|').map((one) => ({ is, hexes: one }));
  const spread = (...dice: number[]) =>
    new Trial({
      phase: 'advancing-fire',
      map: drawn({ columns: 14, rows: 12, buildings }),
      marks: { D5: { burning: true } },
      units: { g9: '4-6-7 at A12', r9: NINE },
    })
      .endPhase(...dice)
      .told('fire-spreads')[0]?.burns;
  const low = Math.floor(least / 2);
  expect([spread(low, least - low), spread(low - 1, least - low)]).toEqual([true, false]);
});

import { originalBoard } from '../../boards/index.js';
import { layOut } from '../../kernel/boards/index.js';
import type { Ground } from '../../kernel/testing/field.testkit.js';
import { LNLT_CHARTS } from '../charts/index.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;

/** Is there room? The unit comes from the hex to the north, from upstairs next door, or out of the hex itself. */
const room = (
  units: Readonly<Record<string, Placed>>,
  at: string,
  comes: string,
  marks: Setup['marks'] = {},
  hexes: Readonly<Record<string, Ground>> = {},
) => {
  const from = at.endsWith('/bunker') ? 'B2' : at.endsWith('/1') ? 'B3/1' : 'B1';
  const placed = units[comes] as string;
  const trial = new Trial({
    units: { ...units, [comes]: placed.replace('A1', from), a1: '2-5-4-6 at N9' },
    marks,
    map: field(hexes),
  }).activate('german', from);
  const isVehicle = trial.unit(comes).kind === 'vehicle';
  const order = isVehicle
    ? { order: 'drive', units: [comes], mode: 'move', steps: [{ face: 3, to: at }] }
    : { order: 'move', units: [comes], mode: 'move', path: [at] };
  return trial.refusal('german', order)?.refused ?? true;
};
const squads = (...at: string[]) =>
  Object.fromEntries(at.map((hex, i) => [`g${i + 1}`, `1-6-4-5 at ${hex}`]));

describe('how many there may be in a place', () => {
  test('[lnlt 1.3/a] a Weapon Team is a Squad, two Half-squads or Crews are one', () => {
    const full = { g1: '1-6-4-5 at B2', g2: 'HMG Team at B2', g3: '1-5-4-5 at B2', gc: '0-2-4-6 at A1' };
    expect(room(full, 'B2', 'gc')).toBe(true);
    expect(room({ ...full, g4: '1-5-4-5 at B2' }, 'B2', 'gc')).toBe('NO_ROOM');
    expect(room({ ...full, g5: 'HMG Team at A1' }, 'B2', 'g5')).toBe('NO_ROOM');
  });

  test('[lnlt 1.3] two vehicles and two single men besides', () => {
    const tanks = {
      gt: 'Tiger I at B2',
      gu: 'Panther at B2',
      gv: 'Pz IV H at A1',
      ...squads('B2', 'B2', 'B2'),
    };
    expect([room({ gu: 'Panther at B2', gv: 'Pz IV H at A1' }, 'B2', 'gv'), room(tanks, 'B2', 'gv')]).toEqual(
      [true, 'NO_ROOM'],
    );
    const men = {
      gl: 'Leader 7-1-6 at B2',
      gk: 'Medic at B2',
      gm: 'Leader 6-0-6 at A1',
      ...squads('B2', 'B2', 'B2'),
    };
    expect([
      room({ gk: 'Medic at B2', gm: 'Leader 6-0-6 at A1' }, 'B2', 'gm'),
      room(men, 'B2', 'gm'),
    ]).toEqual([true, 'NO_ROOM']);
  });

  test('[lnlt 1.3/g] a Wreck takes the place of a vehicle', () => {
    const two = { gt: 'Tiger I at B2', gu: 'Panther at A1' };
    expect([room(two, 'B2', 'gu'), room(two, 'B2', 'gu', { B2: { wreck: 'Panther' } })]).toEqual([
      true,
      'NO_ROOM',
    ]);
  });

  test('[lnlt 1.3/h, 1.3/e] neither aircraft nor passengers count', () => {
    const flown = { gp: 'Ju 87 Stuka at B2', gt: 'Tiger I at B2', gu: 'Panther at A1' };
    expect(room(flown, 'B2', 'gu')).toBe(true);
    const ridden: Record<string, Placed> = {
      gt: 'SdKfz 251/1 at B2',
      g1: ['1-6-4-5', { aboard: 'gt', riding: 'inside' }],
      g2: '1-6-4-5 at B2',
      g3: '1-6-4-5 at B2',
      g4: '1-6-4-5 at A1',
    };
    expect(room(ridden, 'B2', 'g4')).toBe(true);
  });

  test('[lnlt 1.3/i] an upper floor and a Bunker are places of their own, [lnlt 1.3/j] not for vehicles', () => {
    const block = { B2: 'stone-building', B3: 'stone-building', B4: 'stone-building' } as const;
    const units = { ...squads('B2', 'B2', 'B2', 'A1'), gt: 'Tiger I at A1' };
    expect([room(units, 'B2', 'g4', {}, block), room(units, 'B2/1', 'g4', {}, block)]).toEqual([
      'NO_ROOM',
      true,
    ]);
    const bunker = { B2: { bunker: { tm: 2, facing: 0 } } };
    expect([room(units, 'B2/bunker', 'g4', bunker), room(units, 'B2/bunker', 'gt', bunker)]).toEqual([
      true,
      'NO_VEHICLES',
    ]);
  });

  test('[lnlt 1.3/b] some places hold fewer', () => {
    expect(room(squads('B2', 'A1'), 'B2', 'g2', { B2: { stacking: 1 } })).toBe('NO_ROOM');
  });

  test('[lnlt 1.4/b] where two maps meet, the halves of a hex are one hex with the names of both', () => {
    const laid = layOut(
      {
        boards: [
          [
            { board: 'desert', as: '1' },
            { board: 'desert', as: '2' },
          ],
        ],
      },
      originalBoard,
    );
    if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
    const table = { map: laid.value, charts: LNLT_CHARTS };
    const name = laid.value.hexes[laid.value.named.get('2A5') as number]?.name as string;
    const other = name === '2A5' ? '1GG5' : '2A5';
    const march = (squads: number, path: string[]) => {
      const there = Array.from({ length: squads }, (_, i) => [`g${i + 2}`, `1-6-4-5 at ${name}`]);
      const units = { g1: '1-6-4-5 at 2B5', ...Object.fromEntries(there), a1: '2-5-4-6 at 1A9' };
      const trial = new Trial({ units, map: table }).activate('german', '2B5');
      const order = { order: 'move', units: ['g1'], mode: 'move', path };
      return trial.refusal('german', order)?.refused ?? trial.order('german', order).unit('g1');
    };
    expect([march(3, [name]), march(0, [other])]).toEqual(['NO_ROOM', 'NO_SUCH_HEX']);
    expect(march(2, [name, '1FF5'])).toMatchObject({ at: '1FF5', spent: 2 });
  });

  test('[lnlt 1.4] half-hexes at the edge hold as many as others', () => {
    expect([
      room(squads('B0', 'B0', 'A1'), 'B0', 'g3'),
      room(squads('B0', 'B0', 'B0', 'A1'), 'B0', 'g4'),
    ]).toEqual([true, 'NO_ROOM']);
  });
});

import { begin, type Hexes } from '../ground.testkit.js';
import { d100, fire, moves, type Placed, refused, type Setup } from '../testkit.testkit.js';
import { drives } from '../vehicles/testkit.testkit.js';

describe('rafts and boats', () => {
  const river: Hexes = { D5: 'river', D6: 'river' };
  const raft = (values: object = {}): Placed =>
    [
      'nco at D4',
      {
        kind: 'raft',
        name: 'Flossack 34',
        face: 'weapon',
        fp: 1,
        range: 2,
        tq: 6,
        capacity: { squads: 1.5, tows: false },
        rank: undefined,
        ...values,
      },
    ] as unknown as Placed;
  const on = (units: Setup['units'], marks: Setup['marks'] = {}) =>
    begin(units, { map: river, ...(marks && { marks }) });

  test('[combat 6.12.4] on land a crew carries it and is as slow as a gun', () => {
    expect(refused(on({ g1: raft() }), moves('cautious', { g1: ['D3'] }))).toBe('FLIP_FIRST');
    const trial = on({ g1: raft({ face: 'move' }) }).order('german', moves('cautious', { g1: ['D3'] }));
    expect(trial.told('entered')[0]).toMatchObject({ mp: 2 });
    expect(refused(on({ g1: raft({ face: 'move' }) }), moves('running', { g1: ['D3'] }))).toBe('CANNOT_RUN');
  });

  test('[combat 6.12.4.2] it is flipped for 1 MP beside the water, launched and landed raft side up', () => {
    const crew = raft({ face: 'move' });
    expect(refused(on({ g1: crew }), moves('cautious', { g1: ['D5'] }))).toBe('FLIP_FIRST');
    const trial = on({ g1: crew }).order('german', moves('cautious', { g1: [{ do: 'flip' }, 'D5'] }));
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', face: 'weapon' });
    expect(trial.told('entered')[0]).toMatchObject({ left: 3 });
    const landed = on({ g1: raft({ at: 'D6' }) }).order('german', moves('cautious', { g1: ['D7'] }));
    expect(landed.unit('g1').at).toBe('D7');
  });

  test('[combat 6.12.4.3] a river hex costs a raft 2 and a motor boat 1; it crawls or moves cautiously', () => {
    const mp = (values: object) =>
      on({ g1: raft(values) })
        .order('german', moves('cautious', { g1: ['D5'] }))
        .told('entered')[0]?.mp;
    expect([mp({}), mp({ motorboat: true })]).toEqual([2, 1]);
    expect(refused(on({ g1: raft() }), moves('assault', { g1: ['D5'] }))).toBe('NO_ASSAULT');
  });

  test('[combat 6.12.4.1] it carries infantry and guns within its capacity, a Flossack 35 a vehicle', () => {
    const board = moves('cautious', { g2: [{ do: 'embark', at: 'g1' }] });
    const trial = on({ g1: raft(), g2: '6-6 at D4' }).order('german', board).order('american', 'pass');
    expect(trial.unit('g2').aboard).toBe('g1');
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.unit('g2').at).toBe('D5');
    const code = (units: Setup['units']) => refused(on(units), board);
    expect(code({ g1: raft(), g2: '6-6 at D4', g3: ['6-6 at D4', { aboard: 'g1' }] })).toBe('NO_ROOM');
    expect(code({ g1: raft(), g2: '3-6 at D4', g3: ['6-6 at D4', { aboard: 'g1' }] })).toBeUndefined();
    expect(code({ g1: raft({ face: 'move' }), g2: '6-6 at D4' })).toBe('NOT_LAUNCHED');
    expect(code({ g1: raft({ at: 'B8' }), g2: '6-6 at B8' })).toBe('NOT_LAUNCHED');
    expect(code({ g1: '3-6 at D4', g2: '6-6 at D4' })).toBe('NO_CRAFT');
    const ashore = on({ g1: raft({ at: 'D7' }), g2: ['6-6 at D7', { aboard: 'g1' }] });
    expect(ashore.legal('german')).toContainEqual(moves('cautious', { g2: [{ do: 'disembark' }] }, true));
    ashore.order('german', moves('cautious', { g2: [{ do: 'disembark' }, 'D8'] }));
    expect(ashore.unit('g2')).toMatchObject({ at: 'D8' });
    expect(ashore.unit('g2').aboard).toBeUndefined();
    expect(
      refused(
        on({ g1: raft({ at: 'D5' }), g2: ['6-6 at D5', { aboard: 'g1' }] }),
        moves('cautious', { g2: [{ do: 'disembark' }] }),
      ),
    ).toBe('WATER');
  });

  const FLOSSACK_35 = { name: 'Flossack 35', carriesVehicle: true as const };

  test('[combat 6.12.4.1] a vehicle drives on to a Flossack 35 by coming into its hex beside the water, and off it when it has landed', () => {
    const tank = ['tank at D3', { facing: 3 }] as const;
    const trial = on({
      g1: raft(FLOSSACK_35),
      g2: tank,
      g3: ['nco at D3', { aboard: 'g2' }],
    });
    trial.order('german', drives({ g2: ['D4'] })).order('american', 'pass');
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', aboard: 'g1' });
    trial.order('german', moves('cautious', { g1: ['D5'] })).order('american', 'pass');
    expect(['g2', 'g3'].map((id) => trial.unit(id).at)).toEqual(['D5', 'D5']);
    const afloat = on({
      g1: raft({ ...FLOSSACK_35, at: 'D6' }),
      g2: ['tank at D6', { facing: 3, aboard: 'g1' }],
    });
    expect(refused(afloat, drives({ g2: ['D7'] }))).toBe('WATER');
    const landed = on({
      g1: raft({ ...FLOSSACK_35, at: 'D7' }),
      g2: ['tank at D7', { facing: 3, aboard: 'g1' }],
    });
    landed.order('german', drives({ g2: ['D8'] }));
    expect(landed.unit('g2').at).toBe('D8');
    expect(landed.unit('g2').aboard).toBeUndefined();
    const boards = (values: object, more: Setup['units'] = {}) =>
      on({ g1: raft(values), g2: tank, ...more })
        .order('german', drives({ g2: ['D4'] }))
        .unit('g2').aboard;
    expect([
      boards({}),
      boards({ ...FLOSSACK_35, face: 'move' }),
      boards(FLOSSACK_35, { g4: ['6-6 at D4', { aboard: 'g1' }] }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test('[combat 6.12.4.4] a vehicle afloat is fired at as a moving one', () => {
    const screened = (at: 'D5' | 'D4', ...faces: number[]) =>
      on({
        g1: ['PaK 38 at D2', { facing: 3 }],
        a1: ['tank at D5', { at, aboard: 'a2', fired: 1 }],
        a2: raft({ ...FLOSSACK_35, at }),
      })
        .order('german', fire('g1', at, { target: 'a1' }), ...faces)
        .told('screened-shot')
        .flatMap(({ modifiers }) => modifiers);
    expect(screened('D5', 1)).toContainEqual({ why: 'moving vehicle', drm: 2, cites: '12.3.2/t3' });
    expect(screened('D4', ...d100(99), ...d100(99)).map(({ why }) => why)).not.toContain('moving vehicle');
  });

  test('[combat 6.12.4.4] afloat everybody is fired at as moving cautiously in the open', () => {
    const trial = on({
      g1: '6-6 at D4',
      a1: ['7-6 at D5', { aboard: 'a2', fired: 1 }],
      a2: raft({ at: 'D5' }),
    });
    trial.order('german', fire('g1', 'D5'), ...d100(99));
    expect(trial.told('attack')[0]?.results.map(({ modifiers }) => modifiers.map(({ drm }) => drm))).toEqual([
      [-10],
    ]);
  });
});

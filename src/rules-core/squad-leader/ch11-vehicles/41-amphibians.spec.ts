import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A river of four hexes' breadth from west to east across the map. */
const ROWS = 'A4-N7';
const water = (terrain: 'river' | 'shallow-river' | 'water', more: object = {}) =>
  drawn({ levels: { '-1': ROWS }, terrain: { [terrain]: ROWS, ...more } });
const RIVER = water('river');
const LVT = { amphibian: { mp: 3 } } as const;
const DD = { amphibian: { mp: 2, screens: true }, screened: true, exposed: true } as const;
const tank = (at: string, values: object): Placed => [`M4A4 at ${at}`, { facing: 0, ...values }];
const start = (units: Units, setup: Partial<Setup> = {}) =>
  new Trial({
    map: RIVER,
    phase: 'movement',
    active: 'american',
    enemy: 'russian',
    options: { year: 1944 },
    ...setup,
    units: { r9: '4-4-7 at N1', ...units },
  });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'at', path });
const costs = (trial: Trial, ...path: string[]) => {
  const told: number[] = [];
  trial.order('american', drive(...path));
  for (let n = 0; n < 9; n++) {
    told.push(...trial.told('drove').map(({ mp }) => mp));
    if (!trial.awaits.includes('russian vehicle-fire')) break;
    trial.order('russian', 'pass');
  }
  return told;
};

describe('on the water', () => {
  test('[squad-leader 11.41.6, 11.41.5] a hex of water costs one of its few points there: a third, or a half of those on land', () => {
    const { mp = 0 } = start({ at: tank('G8', LVT) }).unit('at');
    expect(costs(start({ at: tank('G8', LVT) }), 'G7', 'G6')).toEqual([mp / 3, mp / 3]);
    expect(costs(start({ at: tank('G8', DD) }), 'G7')).toEqual([mp / 2]);
    expect(start({ at: tank('G8', {}) }).refusal('american', drive('G7'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 11.41.5] half a point on land takes one in the water', () => {
    const mixed = (values: object, ...path: string[]) =>
      start({ at: tank('G9', values) }).refusal('american', drive(...path))?.refused;
    expect(mixed(LVT, 'G8', 'G7', 'G6')).toBeUndefined();
    expect(mixed(LVT, 'G8', 'G7', 'G6', 'G5')).toBe('TOO_FAR');
    expect(mixed(DD, 'G8', 'G7')).toBeUndefined();
    expect(mixed(DD, 'G8', 'G7', 'G6')).toBe('TOO_FAR');
  });

  test('[squad-leader 11.41.5] out of the water at the rate of the land', () => {
    const out = start({ at: tank('G7', LVT) }, { map: water('water') });
    expect(costs(out, 'G8')).toEqual([1]);
  });

  test.each<[string, 'river' | 'water', boolean]>([
    ['out of a river it may sink in', 'river', true],
    ['on a beach it does not', 'water', false],
  ])('[squad-leader 11.41.8] %s', (_, terrain, rolls) => {
    const trial = start({ at: tank('G7', LVT) }, { map: water(terrain) });
    trial.order('american', drive('G8'), ...(rolls ? [2, 2] : []));
    expect(trial.kinds.includes('bog-roll')).toBe(rolls);
  });

  test('[squad-leader 11.41.7] not in the Advance Phase, but as the current carries it', () => {
    const flows = { options: { water: { current: { flows: 's', force: 'moderate' } } } } as const;
    const trial = start({ at: tank('G6', LVT) }, { phase: 'advance', ...flows });
    expect(trial.refusal('american', drive('G5'))?.refused).toBe('NOT_NOW');
    trial.endPhase();
    expect(trial.unit('at').at).toBe('G7');
  });

  test('[squad-leader-B-187] [squad-leader 11.41.13, 11.37/q3] nobody rides on it there, unless it has room', () => {
    const riding = (more: object) =>
      start({ at: tank('G8', { ...LVT, ...more }), a1: ['6-6-6 at G8', { aboard: 'at' }] }).refusal(
        'american',
        drive('G7'),
      )?.cites;
    expect(riding({})).toContain('11.41.13');
    expect(riding({ capacity: 5 })).toBeUndefined();
  });
});

describe('a DD tank', () => {
  const DRY = { amphibian: { mp: 2, screens: true } } as const;

  test('[squad-leader 11.41.2] swims with its screens up alone, which takes seven turns outside', () => {
    expect(start({ at: tank('G8', DRY) }).refusal('american', drive('G7'))?.refused).toBe('IMPASSABLE');
    const rig = (rigging: number | undefined) =>
      start({ at: tank('G9', { ...DRY, ...(rigging && { rigging }) }) }, { phase: 'prep-fire' }).order(
        'american',
        { order: 'rig-screens', unit: 'at' },
      );
    const first = rig(undefined);
    expect(first.unit('at')).toMatchObject({ rigging: 1, exposed: true });
    expect(first.unit('at').screened).toBeUndefined();
    first.endPhase();
    expect(first.refusal('american', drive('G10'))?.refused).toBe('HAS_FIRED');
    expect(rig(5).unit('at').screened).toBeUndefined();
    expect(rig(6).unit('at').screened).toBe(true);
  });

  test('[squad-leader 11.41.3] drops them on land in the Advance Phase', () => {
    const drop = (at: string, phase: 'advance' | 'movement' = 'advance') =>
      start({ at: tank(at, DD) }, { phase }).refusal('american', { order: 'drop-screens', unit: 'at' })
        ?.refused;
    expect([drop('G8'), drop('G7'), drop('G8', 'movement')]).toEqual([undefined, 'NOT_NOW', 'NOT_NOW']);
    const trial = start({ at: tank('G8', DD) }, { phase: 'advance' }).order('american', {
      order: 'drop-screens',
      unit: 'at',
    });
    expect(trial.unit('at').screened).toBeUndefined();
  });

  test('[squad-leader 11.41.4] with them up it looks out, fires nothing, pays more and keeps out of cover', () => {
    const hidden = start({ at: tank('G9', { ...DD, exposed: undefined }) });
    expect(hidden.refusal('american', drive('G10'))?.cites).toEqual(['11.41.4']);
    const trial = start({ at: tank('G9', DD) });
    expect(trial.refusal('american', { order: 'expose', unit: 'at', exposed: false })?.cites).toEqual([
      '11.41.4',
    ]);
    expect(costs(start({ at: tank('G9', DD) }), 'G10', 'G11')).toEqual([2, 2]);
    for (const terrain of ['woods', 'brush', 'orchard', 'wooden-building'] as const)
      expect(
        start(
          { at: tank('D9', DD) },
          { map: field({ D8: terrain }), options: { year: 1944, month: 7 } },
        ).refusal('american', drive('D8'))?.refused,
      ).toBe('IMPASSABLE');
    const around = { ...drive('D8', 'C8'), bypass: [{ at: 'D8', past: 'left' }] };
    const house = drawn({ houses: { wooden: 'D8/ne D8/se D8/s D8/n' } });
    expect(start({ at: tank('D9', DD) }, { map: house }).refusal('american', around)?.cites).toEqual([
      '11.41.4',
    ]);
    const armed = start({ at: tank('G9', DD), r1: '4-4-7 at G11' }, { phase: 'prep-fire' });
    expect(armed.refusal('american', { order: 'fire-ordnance', unit: 'at', at: 'G11' })?.cites).toEqual([
      '11.41.4',
    ]);
    expect(armed.legalOf('american', 'fire-machine-guns')).toEqual([]);
  });
});

describe('under fire', () => {
  const atIt = (values: object, setup: Partial<Setup> = {}, units: Units = {}) =>
    start(
      { at: tank('G7', values), ...units },
      {
        phase: 'prep-fire',
        active: 'russian',
        enemy: 'american',
        options: { year: 1944, order: ['russian', 'american'] },
        ...setup,
      },
    );
  const gun = { rt: ['T-34 at G8', { facing: 0, exposed: true }] } as Units;
  const shoot = { order: 'fire-ordnance', unit: 'rt', at: 'G7', target: 'at' };

  test.each<[string, object, Partial<Setup>, number[], number[]]>([
    ['in the water', LVT, {}, [2], []],
    ['in a marsh', LVT, { map: field({ G7: 'marsh' }) }, [2], []],
    ['on land', { ...LVT, size: -1 }, { map: field() }, [-1], [6, 6]],
  ])('[squad-leader 11.41.9] is as small as can be %s', (_, values, setup, sizes, dice) => {
    const trial = atIt(values, setup, gun).order('russian', shoot, 6, 6, ...dice);
    const modifiers = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers ?? [];
    expect(modifiers.filter(({ why }) => why === 'size').map(({ value }) => value)).toEqual(sizes);
  });

  test.each<[string, object, number[]]>([
    ['a DD tank moves with the water as a boat', DD, [2]],
    ['others do not', LVT, []],
  ])('[squad-leader 11.41.10] ordnance: hull down; %s', (_, values, moving) => {
    const trial = atIt(values, {}, gun).order('russian', shoot, 3, 1);
    const aimed = trial.told('ordnance-fired')[0]?.aimed[0];
    expect(aimed?.modifiers.filter(({ why }) => why === 'moving').map(({ value }) => value)).toEqual(moving);
    expect(aimed?.hit).toBe(false);
  });

  test.each<[string, number[], boolean]>([
    ['holds with 6', [3, 3], true],
    ['sinks with 7', [3, 4], false],
  ])('[squad-leader 11.41.10] a check that small arms call for: a DD tank %s', (_, dice, floats) => {
    const units: Units = { r1: '6-2-8 at G8' };
    const trial = atIt(DD, {}, units).order(
      'russian',
      { order: 'fire', at: 'G7', firers: ['r1'] },
      4,
      5,
      ...dice,
    );
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toEqual([]);
    expect(trial.told('morale-check')[0]).toMatchObject({ needs: 6 });
    expect(trial.battle.unit('at') !== undefined).toBe(floats);
  });

  test('[squad-leader 11.41.10] small arms do nothing to what swims by itself', () => {
    const trial = atIt(LVT, {}, { r1: '6-2-8 at G8' });
    expect(trial.refusal('russian', { order: 'fire', at: 'G7', firers: ['r1'] })?.refused).toBe(
      'NOBODY_THERE',
    );
  });

  test.each<[string, 'river' | 'shallow-river', boolean]>([
    ['in deep water all are lost, and there is no wreck', 'river', false],
    ['in a ford its crew may come out, and the wreck stays', 'shallow-river', true],
  ])('[squad-leader-B-205] [squad-leader 11.41.11, 11.41.12, 11.41/q1] sunk: %s', (_, terrain, lives) => {
    const trial = atIt({ ...LVT, survival: 12 }, { map: water(terrain) }, gun);
    trial.order('russian', shoot, 1, 3, 3, 3, ...(lives ? [2, 2] : []));
    expect(trial.battle.unit('at')).toBeUndefined();
    expect(trial.at('G7').wrecks?.length ?? 0).toBe(lives ? 1 : 0);
    expect(trial.kinds.includes('crew-survived')).toBe(lives);
  });

  test('[squad-leader 11.41.12] it is not in the way of fire', () => {
    const past = (values: object) =>
      start(
        { at: tank('G6', values), r1: '4-4-7 at G5', a1: '6-6-6 at G7' },
        { phase: 'prep-fire', map: field({ G6: { terrain: 'shallow-river' } }) },
      )
        .order('american', { order: 'fire', at: 'G5', firers: ['a1'] }, 6, 6)
        .told('fire-attack')
        .flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers.map(({ why }) => why)));
    expect(past({})).toContain('past vehicles');
    expect(past(LVT)).not.toContain('past vehicles');
  });
});

import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const trial = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ phase: 'movement', units: { r9: '4-4-7 at N12', ...units }, ...setup });
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const CRAG = field({ D8: 'crags' });
const GRAVES = field({ D8: 'graveyard' });
/** What fire at g1 in D8 finds to modify, after it has come there or without a move. */
function firedAt(map: Setup['map'], moved: boolean): string[] {
  const seen = trial(
    { g1: `4-6-7 at ${moved ? 'D9' : 'D8'}`, r1: '4-4-7 at D5' },
    { ...(map && { map }), ...(!moved && { phase: 'defensive-fire' }) },
  );
  if (moved) seen.order('german', move('D8')).endPhase();
  seen.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
  return seen.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`) ?? [];
}
/** Broken beside open ground, with that ground on its way to the woods, seen by an enemy. */
const routs = (hex: string) =>
  trial(
    { g1: ['4-6-7', { at: 'D9', broken: true, dm: true }], r1: '4-4-7 at G10' },
    { phase: 'rout', map: field({ D8: hex as never, D7: 'woods', D9: 'brush' }) },
  ).refusal('german', { order: 'rout', unit: 'g1', path: ['D8', 'D7'] })?.refused;

describe('crags', () => {
  test('[squad-leader 14.10.1, 14.10.2] two factors for men, uphill twice as much as ever; none for vehicles, riders, guns and machines', () => {
    expect(trial({ g1: '4-6-7 at D9' }, { map: CRAG }).order('german', move('D8')).unit('g1').spent).toBe(2);
    const refused = (units: Readonly<Record<string, Placed>>, order: object) =>
      trial(units, { map: CRAG }).refusal('german', order as never)?.refused;
    expect(refused({ gt: 'MkIVF2 at D9' }, drive('D8'))).toBe('IMPASSABLE');
    expect(refused({ g1: ['4-6-7', { at: 'D9', rides: 'gh' }], gh: 'horses at D9' }, move('D8'))).toBe(
      'IMPASSABLE',
    );
    const gun = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun at D9', { possessor: 'g1', facing: 0 }] } as const;
    expect(refused(gun, { order: 'push-gun', gun: 'gg', path: ['D8'] })).toBe('IMPASSABLE');
    const pushed = trial({ g1: '4-6-7 at D9', gc: 'motorcycles at D9' }, { map: CRAG });
    pushed.order('german', { order: 'push', unit: 'g1', machine: 'gc' });
    expect(pushed.refusal('german', move('D8'))?.cites).toContain('14.10.2');
  });

  test('[squad-leader 14.10.3] one point of cover', () => {
    expect(firedAt(CRAG, false)).toEqual(['crag 1']);
  });

  test('[squad-leader 14.10.4] they hide nothing, but stop machine guns', () => {
    const past = new Trial({
      map: CRAG,
      units: { g1: '4-6-7 at D9', gm: 'HMG with g1', r1: '4-4-7 at D5', r2: '4-4-7 at D8' },
    });
    expect(past.refusal('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 5)).toBeUndefined();
    past.order('german', { order: 'fire', at: 'D8', firers: ['gm'] }, 6, 5);
    expect(past.told('fire-attack').map(({ at }) => at)).toEqual(['D8']);
  });

  test('[squad-leader 14.10.5, 14.12.6, 14.16.9, 14.27.13] the broken run through crags, brush, orchards and graves under the eyes of the enemy', () => {
    expect(['crags', 'brush', 'orchard', 'graveyard', 'open-ground'].map(routs)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'NOT_NOW',
    ]);
  });

  test('[squad-leader 14.10.6] nobody digs in there', () => {
    const dig = trial({ g1: '4-6-7 at D8' }, { phase: 'prep-fire', map: CRAG });
    expect(dig.refusal('german', { order: 'dig-in', unit: 'g1' })?.refused).toBe('IMPASSABLE');
  });
});

describe('graveyards', () => {
  test('[squad-leader 14.27.3, 14.27.5, 14.27.2] one factor on foot, two on horses, six points for what is fully tracked, which may break down', () => {
    expect(trial({ g1: '4-6-7 at D9' }, { map: GRAVES }).order('german', move('D8')).unit('g1').spent).toBe(
      1,
    );
    const rider = trial({ g1: ['4-6-7', { at: 'D9', rides: 'gh' }], gh: 'horses at D9' }, { map: GRAVES });
    expect(rider.order('german', move('D8')).unit('g1').spent).toBe(2);
    const tank = (...faces: number[]) =>
      trial({ gt: 'MkIVF2 at D9' }, { map: GRAVES })
        .order('german', drive('D8'), ...faces)
        .unit('gt');
    expect(tank(1, 2)).toMatchObject({ spent: 6 });
    expect([tank(1, 2).immobilized, tank(6, 5).immobilized]).toEqual([undefined, true]);
    for (const vehicle of ['SdKfz 251 armed at D9', 'truck at D9'])
      expect(trial({ gt: vehicle }, { map: GRAVES }).refusal('german', drive('D8'))?.refused).toBe(
        'IMPASSABLE',
      );
  });

  test('[squad-leader 14.27.7, 14.27.4] guns come there by a road only', () => {
    const gun = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun at D9', { possessor: 'g1', facing: 0 }] } as const;
    const push = { order: 'push-gun', gun: 'gg', path: ['D8'] };
    const road = drawn({ hexes: { D8: 'graveyard' }, roads: [{ is: 'path', along: 'D10 D6' }] });
    expect(trial(gun, { map: GRAVES }).refusal('german', push)?.cites).toEqual(['14.27.7']);
    expect(trial(gun, { map: road }).refusal('german', push)).toBeUndefined();
  });

  test('[squad-leader-C-114] [squad-leader 14.27.8] one point of cover, and they are not in the open', () => {
    expect([firedAt(GRAVES, false), firedAt(GRAVES, true)]).toEqual([
      ['graveyard 1'],
      ['graveyard 1', 'moved -1'],
    ]);
  });

  test('[squad-leader 14.27.9, 14.27.12] fire past them on their level is one harder for each, and goes no farther than into them', () => {
    const past = field({ D6: 'graveyard', D7: 'graveyard' });
    expect(firedAt(past, false)).toEqual(['past graveyards 2']);
    expect(firedAt(field({ D6: 'graveyard', D7: 'graveyard', D5: { level: 1 } }), false)).toEqual([]);
    const into = new Trial({
      map: GRAVES,
      units: { g1: '4-6-7 at D9', gm: 'HMG with g1', r2: '4-4-7 at D8', r3: '4-4-7 at D7' },
    });
    into.order('german', { order: 'fire', at: 'D8', firers: ['gm'] }, 6, 5);
    expect(into.told('fire-attack').map(({ at }) => at)).toEqual(['D8']);
  });
});

describe('shell holes', () => {
  const HOLES = field({ D8: 'shellholes' });

  test('[squad-leader 14.14.1, 14.14.2] no slower, not hidden, and one point of cover', () => {
    expect(trial({ g1: '4-6-7 at D9' }, { map: HOLES }).order('german', move('D8')).unit('g1').spent).toBe(1);
    expect(firedAt(HOLES, false)).toEqual(['shell hole 1']);
  });

  test('[squad-leader 14.14.3] those who move in them are in the open, but for that point', () => {
    expect(firedAt(HOLES, true)).toEqual(['shell hole 1', 'moved -1', 'in the open -1']);
  });
});

describe('what grows', () => {
  test.each([
    ['[squad-leader 14.11.1, 14.11.4]', 'grain', 1],
    ['[squad-leader 14.12.1, 14.12.3]', 'brush', 2],
    ['[squad-leader 14.16.1, 14.16.2, 14.16.3]', 'orchard', 1],
  ] as const)('%s %s costs men %i, and who moves in it is not in the open', (_, ground, mf) => {
    const map = field({ D8: ground });
    expect(trial({ g1: '4-6-7 at D9' }, { map }).order('german', move('D8')).unit('g1').spent).toBe(mf);
    expect([firedAt(map, false), firedAt(map, true)]).toEqual([[], ['moved -1']]);
  });

  test('[squad-leader 14.12.2, 14.16.8] brush costs vehicles more, and nobody bypasses it; orchards hinder none', () => {
    const points = (ground: 'brush' | 'orchard', vehicle: string) =>
      trial({ gt: vehicle }, { map: field({ D8: ground }) })
        .order('german', drive('D8'))
        .unit('gt').spent;
    expect([points('brush', 'MkIVF2 at D9'), points('brush', 'truck at D9')]).toEqual([2, 6]);
    expect([points('orchard', 'MkIVF2 at D9'), points('orchard', 'truck at D9')]).toEqual([1, 6]);
    const around = { ...move('D8', 'D7'), bypass: [{ at: 'D8', past: 'left' }] };
    expect(
      trial({ g1: '4-6-7 at D9' }, { map: field({ D8: 'brush' }) }).refusal('german', around)?.refused,
    ).toBe('NO_WAY');
  });
});

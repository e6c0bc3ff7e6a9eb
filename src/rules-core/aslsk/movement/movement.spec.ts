import { german, leader, type Placed, russian, type SetUp, setUp, us, weapon } from '../testkit.testkit.js';
import { game, go } from './testkit.testkit.js';

/** MF it costs a lone unit to go from E4 to E5, whatever grows there. */
function cost(terrain: SetUp['terrain'], more: Omit<SetUp, 'units' | 'terrain'> = {}) {
  return game({ a1: leader('German', '8-0', 'E4') }, { terrain, ...more })
    .order('a', go('E5'))
    .the('moved').mf;
}

describe('the cost of terrain', () => {
  test.each([
    ['[aslsk 1.1.1/open-b]', 'open-ground', 1],
    ['[aslsk 1.1.1/bldg-b]', 'stone-building', 2],
    ['[aslsk 1.1.1/bldg-b]', 'wooden-building', 2],
    ['[aslsk 1.1.1/woods-b]', 'woods', 2],
    ['[aslsk 1.1.1/orch-b]', 'orchard', 1],
    ['[aslsk 1.1.1/grain-c]', 'grain', 1.5],
    ['[aslsk 1.1.1/brush-b]', 'brush', 2],
  ] as const)('%s %s takes %d MF', (_rule, terrain, mf) => {
    expect(cost({ E5: terrain })).toBe(mf);
  });

  test('[aslsk 1.1.1/grain-b] grain out of season is Open Ground', () => {
    expect(cost({ E5: 'grain' }, { options: { month: 5 } })).toBe(1);
    expect(cost({ E5: 'grain' }, { options: { month: 6 } })).toBe(1.5);
    expect(cost({ E5: 'grain' }, { options: { month: 9 } })).toBe(1.5);
    expect(cost({ E5: 'grain' }, { options: { month: 10 } })).toBe(1);
  });

  test('[aslsk 1.1.1/crest-b] [aslsk 2.0/COT] uphill the cost of the hex is doubled, downhill it is not', () => {
    expect(cost({ E5: { terrain: 'brush', level: 1 } })).toBe(4);
    expect(cost({ E4: { level: 1 }, E5: 'brush' })).toBe(2);
    expect(cost({ E5: { level: 1 } })).toBe(2);
  });

  test('[aslsk 1.2.5/g] [aslsk 3.3.1/l] Smoke makes entering dearer by one, leaving not', () => {
    const smoke = { smoke: [{ kind: 'dispersed' as const, side: 'b' }] };
    expect(cost({ E5: 'woods' }, { locations: { E5: smoke } })).toBe(3);
    expect(cost({ E5: 'woods' }, { locations: { E4: smoke } })).toBe(2);
  });

  test('[aslsk 1.1.1/wroad-d] [aslsk 1.1.1/wroad-b] along the road through woods one MF, beside it two', () => {
    const map = { terrain: { E5: 'woods' as const }, roads: ['E4 E5 E6'] };
    expect(cost(map.terrain, map)).toBe(1);
    const beside = game({ a1: german('4-6-7', 'E4') }, map).order('a', go('E5', { offRoad: true }));
    expect(beside.the('moved')).toMatchObject({ mf: 2, road: false });
  });

  test('[aslsk 1.1.1/oroad-a] along the road through an orchard as on any road', () => {
    const map = { terrain: { E5: { terrain: 'orchard' as const, level: 1 } }, roads: ['E4 E5'] };
    expect(cost(map.terrain, map)).toBe(2);
  });

  test('[aslsk 2.0/COT] water cannot be entered', () => {
    expect(
      game({ a1: german('4-6-7', 'E4') }, { terrain: { E5: 'water' } }).refused('a', go('E5')),
    ).toMatchObject({
      refused: 'IMPASSABLE',
    });
  });
});

describe('how far', () => {
  test('[aslsk 3.3.1/a] an MMC has 4 MF, an Inexperienced one 3, a leader 6, a wounded one 3', () => {
    const reach = (unit: Placed, far: string, tooFar: string) => {
      expect(game({ a1: unit }).order('a', go(far)).all('moved').at(-1)?.spent).toBe(far.split(' ').length);
      expect(game({ a1: unit }).refused('a', go(tooFar))).toMatchObject({
        refused: 'NOT_ENOUGH_MF',
        cites: ['3.3.1/a'],
      });
    };
    reach(german('4-6-7', 'E1'), 'E2 E3 E4 E5', 'E2 E3 E4 E5 E6');
    reach(german('4-3-6', 'E1'), 'E2 E3 E4', 'E2 E3 E4 E5');
    reach(leader('German', '8-0', 'E1'), 'E2 E3 E4 E5 E6 E7', 'E2 E3 E4 E5 E6 E7 E8');
    reach(leader('German', '8-0', 'E1', { wounded: true }), 'E2 E3 E4', 'E2 E3 E4 E5');
  });

  test('[aslsk 5.4] [aslsk 2.0/Inexperienced] a Green unit with a leader has 4 MF and his two', () => {
    const units = { a1: us('5-3-6', 'E1'), al: leader('American', '8-0', 'E1') };
    expect(game(units).refused('a', go('E2 E3 E4 E5 E6'))).toMatchObject({
      why: expect.stringContaining('4 MF'),
    });
    expect(game({ a1: us('5-3-6', 'E1') }).refused('a', go('E2 E3 E4 E5'))).toMatchObject({
      why: expect.stringContaining('3 MF'),
    });
    const together = { order: 'move', units: ['a1', 'al'], path: ['E2', 'E3', 'E4', 'E5', 'E6', 'E7'] };
    expect(game(units).order('a', together).all('moved').at(-1)?.spent).toBe(6);
  });

  test('[aslsk 1.1.1/road-b] [aslsk 3.3.1/a] one MF more when every hexside was a road hexside', () => {
    const roads = ['E1 E2 E3 E4 E5 E6 E7'];
    expect(
      game({ a1: german('4-6-7', 'E1') }, { roads })
        .order('a', go('E2 E3 E4 E5 E6'))
        .all('moved')
        .at(-1)?.spent,
    ).toBe(5);
    expect(
      game({ a1: german('4-6-7', 'E1') }, { roads }).refused('a', go('E2 E3 E4 E5 E6 E7')),
    ).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
    expect(game({ a1: german('4-6-7', 'F1') }, { roads }).refused('a', go('E2 E3 E4 E5 E6'))).toMatchObject({
      refused: 'NOT_ENOUGH_MF',
    });
    expect(game({ a1: german('4-6-7', 'E1') }, { roads }).refused('a', go('E2 E3 E4 E5 F5'))).toMatchObject({
      refused: 'NOT_ENOUGH_MF',
    });
  });

  test('[aslsk 1.1.1/road-c] no bonus for units that take cover beside the road or go through Smoke', () => {
    const roads = ['E1 E2 E3 E4 E5 E6'];
    const woods = game({ a1: german('4-6-7', 'E1') }, { roads, terrain: { E2: 'woods' } });
    expect(woods.refused('a', go('E2 E3 E4 E5', { offRoad: true }))).toMatchObject({
      refused: 'NOT_ENOUGH_MF',
    });
    const smoke = { locations: { E2: { smoke: [{ kind: 'dispersed' as const, side: 'b' }] } } };
    expect(
      game({ a1: german('4-6-7', 'E1') }, { roads, ...smoke }).refused('a', go('E2 E3 E4 E5')),
    ).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
    expect(
      game({ a1: german('4-6-7', 'E1') }, { roads })
        .order('a', go('E2 E3 E4 E5'))
        .all('moved'),
    ).toHaveLength(4);
  });

  test('[aslsk 3.3.1/b] MF spent are told hex by hex, and what is left can be used later', () => {
    const here = game({ a1: german('4-6-7', 'E1') }, { terrain: { E3: 'brush' } });
    const done = here.order('a', go('E2 E3'));
    expect(done.all('moved').map(({ from, to, mf, spent }) => [from, to, mf, spent])).toEqual([
      ['E1', 'E2', 1, 1],
      ['E2', 'E3', 2, 3],
    ]);
    expect(here.refused('a', go('E4 E5'))).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
    expect(here.order('a', go('E4')).the('moved').spent).toBe(4);
  });

  test('[aslsk-35] [aslsk-36] [aslsk-37] the first moves of the Movement Phase example', () => {
    const terrain = { J5: 'woods', I3: 'brush', J2: 'woods', J3: 'stone-building' } as const;
    const one = game({ a1: russian('4-4-7', 'I5') }, { terrain });
    expect(one.order('a', go('J5', { assault: true })).the('moved').spent).toBe(2);
    const two = game({ a1: russian('4-4-7', 'H3'), aw: weapon('Russian', 'LMG', { of: 'a1' }) }, { terrain });
    expect(two.order('a', go('I3 J2')).all('moved').at(-1)?.spent).toBe(4);
    expect(two.unit('aw').at).toBe('J2');
    const three = game({ a1: russian('5-2-7', 'F3') }, { terrain });
    expect(
      three
        .order('a', go('G3 H2 I3 J3', { doubleTime: true }))
        .all('moved')
        .map(({ spent }) => spent),
    ).toEqual([1, 2, 4, 6]);
    expect(three.unit('a1').cx).toBe(true);
  });

  test('[aslsk-38] [aslsk-39] with a leader six MF, at Double Time eight', () => {
    const woods = Object.fromEntries(
      ['G4', 'H4', 'I4', 'E4', 'E5', 'F5', 'G5'].map((hex) => [hex, 'woods' as const]),
    );
    const four = game({ a1: russian('4-4-7', 'F4'), al: leader('Russian', '9-1', 'F4') }, { terrain: woods });
    expect(
      four
        .order('a', { ...go('G4 H4 I4'), units: ['a1', 'al'] })
        .all('moved')
        .at(-1)?.spent,
    ).toBe(6);
    const five = game({ a1: russian('4-4-7', 'E3'), al: leader('Russian', '8-1', 'E3') }, { terrain: woods });
    five.order('a', { ...go('E4 E5 F5 G5', { doubleTime: true }), units: ['a1', 'al'] });
    expect(five.unit('a1')).toMatchObject({ at: 'G5', spent: 8, cx: true });
    expect(five.unit('al')).toMatchObject({ at: 'G5', cx: true });
  });
});

describe('Assault Movement and Double Time', () => {
  test('[aslsk 3.3.1/f] Assault Movement is one hex with MF to spare, declared at the start', () => {
    const here = game({ a1: german('4-6-7', 'E1') });
    expect(here.refused('a', go('E2 E3', { assault: true }))).toMatchObject({
      refused: 'TOO_FAR',
      cites: ['3.3.1/f'],
    });
    here.order('a', go('E2', { assault: true }));
    expect(here.unit('a1').assaultMove).toBe(true);
    expect(here.refused('a', go('E3'))).toMatchObject({ refused: 'TOO_FAR' });
    const started = game({ a1: german('4-6-7', 'E1') });
    started.order('a', go('E2'));
    expect(started.refused('a', go('E3', { assault: true }))).toMatchObject({ refused: 'TOO_LATE' });
  });

  test('[aslsk 3.3.1/g] [aslsk 2.0/DoubleTime] two MF more for CX; not when wounded, CX, under way or assaulting', () => {
    const here = game({ a1: german('4-6-7', 'E1') });
    here.order('a', go('E2 E3 E4 E5 E6 E7', { doubleTime: true }));
    expect(here.unit('a1')).toMatchObject({ at: 'E7', spent: 6, cx: true });
    const refused = (unit: Placed, more = {}) =>
      expect(game({ a1: unit }).refused('a', go('E2', { doubleTime: true, ...more }))).toMatchObject({
        refused: 'NO_DOUBLE_TIME',
      });
    refused(leader('German', '8-0', 'E1', { wounded: true }));
    refused(german('4-6-7', 'E1', { cx: true }));
    refused(german('4-6-7', 'E1'), { assault: true });
    const started = game({ a1: german('4-6-7', 'E1') });
    started.order('a', go('E2'));
    expect(started.refused('a', go('E3', { doubleTime: true }))).toMatchObject({ refused: 'NO_DOUBLE_TIME' });
  });

  test('[aslsk 3.3.1/i] [aslsk 2.0/CX] CX comes off when the next Movement Phase begins, but Double Time stays barred in it', () => {
    const here = setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'E1', { cx: true }), b1: russian('4-4-7', 'E9', { cx: true }) },
    });
    here.order('a', { order: 'end-phase' });
    expect(here.unit('a1').cx).toBeUndefined();
    expect(here.unit('b1').cx).toBe(true);
    expect(here.refused('a', go('E2', { doubleTime: true }))).toMatchObject({
      refused: 'NO_DOUBLE_TIME',
      cites: expect.arrayContaining(['3.3.1/i']),
    });
  });
});

describe('who may move, and with whom', () => {
  test.each([
    [{ broken: true }, 'BROKEN', '3.3/a'],
    [{ melee: true }, 'IN_MELEE', '3.3/a'],
    [{ fire: 'prep' }, 'HAS_FIRED', '3.3/a'],
    [{ used: ['aw'] }, 'HAS_FIRED', '3.3/a'],
    [{ pinned: true }, 'PINNED', '3.2.3/PTC-b'],
  ] as const)('[aslsk 3.3/a] [aslsk 3.2.3/PTC-b] not a unit that is %j', (state, refused, rule) => {
    expect(game({ a1: german('4-6-7', 'E1', state as object) }).refused('a', go('E2'))).toMatchObject({
      refused,
      cites: [rule],
    });
  });

  test('[aslsk 1.1/b] half hexes at the edge are hexes like others', () => {
    const here = game({ a1: german('4-6-7', 'C1') });
    expect(
      here
        .order('a', go('B0 A1'))
        .all('moved')
        .map(({ to }) => to),
    ).toEqual(['B0', 'A1']);
  });

  test('[aslsk 3.3/a] hexes follow one another; [aslsk 3.3/c] none with an enemy in it', () => {
    const here = game({ a1: german('4-6-7', 'E1'), b1: russian('4-4-7', 'E3', { broken: true }) });
    expect(here.refused('a', go('E3'))).toMatchObject({ refused: 'NOT_ADJACENT', cites: ['3.3/a'] });
    expect(here.refused('a', go('E2 E3'))).toMatchObject({
      refused: 'ENEMY_THERE',
      cites: ['3.3/c'],
      path: '$.path[1]',
    });
  });

  test('[aslsk 3.3.1/c] [aslsk 3.3.3/e] once another unit moves, the first may not move again', () => {
    const here = game({ a1: german('4-6-7', 'E1'), a2: german('4-6-7', 'G1') });
    here.order('a', go('E2'));
    here.order('a', { order: 'move', units: ['a2'], path: ['G2'] });
    expect(here.unit('a1')).toMatchObject({ moved: true });
    expect(here.unit('a1').moving).toBeUndefined();
    expect(here.refused('a', go('E3'))).toMatchObject({ refused: 'HAS_MOVED', cites: ['3.3.1/c'] });
  });

  test('[aslsk 3.3.1/e] a stack may split and its parts move on, until a unit from outside moves', () => {
    const here = game({ a1: german('4-6-7', 'E1'), a2: german('4-6-7', 'E1'), a3: german('4-6-7', 'H1') });
    here.order('a', { order: 'move', units: ['a1', 'a2'], path: ['E2'] });
    here.order('a', go('E3'));
    here.order('a', { order: 'move', units: ['a2'], path: ['F2'] });
    here.order('a', go('E4'));
    expect(here.unit('a1').at).toBe('E4');
    here.order('a', { order: 'move', units: ['a3'], path: ['H2'] });
    expect(here.refused('a', go('E5'))).toMatchObject({ refused: 'HAS_MOVED' });
    expect(here.unit('a2').moving).toBeUndefined();
  });

  test('[aslsk 3.3.1/e] units from different hexes, or moving and resting ones, make no stack', () => {
    const here = game({ a1: german('4-6-7', 'E1'), a2: german('4-6-7', 'E2') });
    expect(here.refused('a', { order: 'move', units: ['a1', 'a2'], path: ['F1'] })).toMatchObject({
      refused: 'NOT_TOGETHER',
    });
    here.order('a', go('E2'));
    expect(here.refused('a', { order: 'move', units: ['a1', 'a2'], path: ['E3'] })).toMatchObject({
      refused: 'NOT_TOGETHER',
    });
  });

  test('[aslsk 3.3.1/a] the leader bonus is lost without the leader, and he does not leave behind a unit that has used it', () => {
    const units = { a1: german('4-6-7', 'E1'), al: leader('German', '9-1', 'E1') };
    const here = game(units);
    here.order('a', { ...go('E2 E3 E4 E5 E6'), units: ['a1', 'al'] });
    expect(here.refused('a', go('E7'))).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
    expect(here.refused('a', { ...go('E7'), units: ['al'] })).toMatchObject({
      refused: 'LEADER_NEEDED',
      cites: ['3.3.1/a'],
    });
    expect(here.order('a', { ...go('E7'), units: ['a1', 'al'] }).the('moved').spent).toBe(6);
    const joined = game({ a1: german('4-6-7', 'E1'), al: leader('German', '9-1', 'E2') });
    joined.order('a', go('E2'));
    expect(joined.refused('a', go('E3 E4 E5 E6'))).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
  });
});

describe('coming and going', () => {
  test('[aslsk 3.3/d] [aslsk 3.3/g] units off the map come in by their hexes, in the MPh or APh, or are lost', () => {
    const { at: _, ...off } = german('4-6-7', 'E1');
    const units = { a1: { ...off, entry: ['A3', 'A4'] }, a2: { ...off, entry: ['A3'] } };
    const here = game(units);
    expect(here.refused('a', go('B3'))).toMatchObject({ refused: 'NOT_ADJACENT', cites: ['3.3/d'] });
    expect(
      here
        .order('a', go('A4 B4'))
        .all('moved')
        .map(({ to, spent }) => [to, spent]),
    ).toEqual([
      ['A4', 1],
      ['B4', 2],
    ]);
    here.order('a', { order: 'end-phase' });
    here.order('b', { order: 'end-phase' });
    here.order('a', { order: 'end-phase' });
    here.order('a', { order: 'end-phase' });
    expect(here.has('a2')).toBe(false);
    expect(here.has('a1')).toBe(true);
  });

  test('[aslsk 3.3/e] roads lead on beyond the edge', () => {
    const { at: _, ...off } = german('4-6-7', 'E1');
    const board = { roads: ['A3 B3 C4 D4 E5 F5'], terrain: { A3: 'woods' as const } };
    const entering = { a1: { ...off, entry: ['A3'] } };
    const done = game(entering, board).order('a', go('A3 B3 C4 D4 E5'));
    expect(done.all('moved').map(({ mf, road }) => [mf, road])).toEqual([1, 2, 3, 4, 5].map(() => [1, true]));
    const pathless = { ...board, roads: ['B3 C4 D4'] };
    expect(game(entering, pathless).order('a', go('A3')).the('moved').mf).toBe(2);
  });

  test.each([
    ['the last column', 'L5', 'K5 L5', 1],
    ['a half hex at the top', 'D0', 'D1 D0', 1],
    ['a half hex at the bottom', 'D12', 'D11 D12', 1],
    ['a whole hex whose road keeps to the map', 'C1', 'B1 C1 D1', 2],
    ['a whole hex whose road ends in it', 'C1', 'C2 C1', 2],
  ])('[aslsk 3.3/e] where a road meets the edge it is followed: %s', (_, hex, road, mf) => {
    const { at: _at, ...off } = german('4-6-7', 'E1');
    const board = { roads: [road], terrain: { [hex]: 'woods' as const }, columns: 12, rows: 12 };
    const done = game({ a1: { ...off, entry: [hex] } }, board).order('a', go(hex));
    expect(done.the('moved').mf).toBe(mf);
  });

  test('[aslsk 3.3/f] Good Order units leave by the hexes that the victory conditions name', () => {
    const here = game(
      { a1: german('4-6-7', 'E2'), aw: weapon('German', 'LMG', { of: 'a1' }) },
      { options: { exits: { a: ['E1'] } } },
    );
    expect(here.refused('a', { order: 'exit', unit: 'a1' })).toMatchObject({
      refused: 'NO_EXIT',
      cites: ['3.3/f'],
    });
    here.order('a', go('E1'));
    here.order('a', { order: 'exit', unit: 'a1' });
    expect(here.unit('a1').at).toBeUndefined();
    expect(here.unit('aw').at).toBeUndefined();
    expect(here.battle.side('a')).toMatchObject({ exited: ['a1'], exitedFrom: { a1: 'E1' } });
  });
});

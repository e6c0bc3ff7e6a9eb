import { hitAngle } from '../fire/arcs.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';
import { apOdds } from './attack.js';
import { locationAt } from './location.js';

const spotted = { spotted: true } as const;

/** A Panzer IV F2 in D4 and a T-34 in D8, at each other, and what is said. */
const duel = (target: object = {}, shooter: object = {}, more: object = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, ...shooter }],
      s1: ['T-34 at D8', { facing: 0, ...spotted, ...target }],
    },
    commands: { g1: 'fire' },
    ...more,
  });

/** The net modifier of that shot. */
function net(target: object = {}, shooter: object = {}, more: object = {}): number {
  const trial = duel(target, shooter, more).fire('german', 'g1', 's1', 'AP', ...d100(100));
  return (trial.told('ap-fire')[0]?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);
}

describe('to hit', () => {
  test('[panzer S.roll-direction/a, S.dice/a] (100) at the table or less: 90 at pointblank, 00 is 100 and misses', () => {
    const odds = duel();
    odds.fire('german', 'g1', 's1', 'AP', ...d100(90), ...d100(95), ...d100(90));
    expect(odds.told('ap-fire')[0]).toMatchObject({ needs: 90, rolled: 90, hits: 1 });
    expect(
      duel()
        .fire('german', 'g1', 's1', 'AP', ...d100(100))
        .told('ap-fire')[0],
    ).toMatchObject({ rolled: 100, hits: 0 });
  });

  test('[panzer S.ap-combat/b, S.cover/a] size, cover, SHORT HALT by stabilisation', () => {
    expect(net()).toBe(0);
    expect(net({ size: -1 })).toBe(-1);
    const covered = (terrain: 'brush' | 'olive-grove') => net({}, {}, { map: field({ D8: terrain }) });
    expect([covered('brush'), covered('olive-grove')]).toEqual([-1, -3]);
    expect(net({}, {}, { commands: { g1: 'short-halt' } })).toBe(-4);
  });

  test('[panzer S.damaged-vehicle/a, 7.1.5.1/a, 7.1.5.2/c, S.ap-combat/b] the state of the shooter', () => {
    expect([net({}, { turretDamaged: true }), net({}, { hullDamaged: true })]).toEqual([-3, 0]);
    expect([
      net({}, { hesitating: 'off' }),
      net({}, { broken: 'on' }),
      net({}, { suppressed: 'on' }),
    ]).toEqual([-3, -5, -5]);
    expect(net({}, { broken: 'on', suppressed: 'off', turretDamaged: true })).toBe(-13);
  });

  test('[panzer S.overwatch/b] a target that shows MOVE or SHORT HALT moves; one whose counter lies face down does not', () => {
    expect([net({ command: 'move' }), net({ command: 'short-halt' }), net({ command: 'fire' })]).toEqual([
      -2, -2, 0,
    ]);
    expect(net({}, {}, { commands: { g1: 'fire', s1: 'move' } })).toBe(0);
  });

  test('[panzer S.smoke-and-sight] smoke on the line, its ends included: -2 open, -4 closed, -2 each smoking wreck', () => {
    const through = (marks: object) => net({}, {}, { marks });
    expect(through({ D6: { smoke: [{ density: 'open', face: 'off' }] } })).toBe(-2);
    expect(through({ D8: { smoke: [{ density: 'closed', face: 'on' }] } })).toBe(-4);
    expect(through({ D5: { wrecks: [{ name: 'T-34', smokes: true }, { name: 'T-70' }] } })).toBe(-2);
    expect(through({ D6: { smoke: [{ density: 'open', face: 'on', only: 'other' }] } })).toBe(0);
  });

  test('[panzer S.ap-combat/b] the net is held between +5 and -10', () => {
    const trial = duel({ size: -2 }, { broken: 'on', suppressed: 'on', turretDamaged: true });
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.told('ap-fire')[0]?.needs).toBe(1);
  });

  test('[panzer 7.57/b] a CREW tank: -1, with its switch only', () => {
    expect(net({}, { crewNoted: true })).toBe(0);
    expect(net({}, { crewNoted: true }, { options: { optional: ['7.57'] } })).toBe(-1);
  });

  test('the odds can be told before the shot', () => {
    const trial = duel();
    const shot = {
      shooter: trial.unit('g1'),
      target: trial.unit('s1'),
      weapon: trial.unit('g1').weapons![0]!,
      range: 4,
      bracket: 'P' as const,
    };
    expect(apOdds(trial.battle, { ...shot, row: shot.weapon.rows[0]! }).needs).toBe(90);
  });
});

describe('rate of fire', () => {
  const gun = (rof: 'N' | 'Q' | 'R' | 'F', rolled: number) => {
    const [main] = duel().unit('g1').weapons ?? [];
    const trial = duel({ type: 'A' }, { weapons: [{ ...main!, rof }] });
    const misses = Array(9)
      .fill([...d100(95), ...d100(95)])
      .flat();
    // A track hit each time, and the crew stays.
    const hits = {
      N: 1,
      Q: rolled <= 22 ? 2 : 1,
      R: rolled <= 30 ? 2 : 1,
      F: rolled <= 15 ? 3 : rolled <= 45 ? 2 : rolled <= 90 ? 1 : 0,
    }[rof];
    trial.fire('german', 'g1', 's1', 'AP', ...d100(rolled), ...misses.slice(0, hits * 4));
    const [fire] = trial.told('ap-fire');
    const came = { 0: 'a miss', 1: 'a hit', 2: '2 hits', 3: '3 hits' }[fire?.hits ?? 0];
    expect(trial.sentences).toContainEqual(expect.stringContaining(`rolls ${rolled}: ${came}.`));
    return fire?.hits;
  };
  test('[panzer S.ap-combat/d, S.ap-combat/a] N hits once; Q, R, F twice or three times when far below', () => {
    expect([gun('N', 1), gun('Q', 22), gun('Q', 23), gun('R', 30), gun('R', 31)]).toEqual([1, 2, 1, 2, 1]);
    expect([gun('F', 15), gun('F', 16), gun('F', 46), gun('F', 100)]).toEqual([3, 2, 1, 0]);
  });
});

describe('where it strikes', () => {
  const angle = (facing: number, from: string) => {
    const { battle } = new Trial({ units: { g1: 'Panzer IV at A1', s1: ['T-34 at H8', { facing }] } });
    return hitAngle(battle, battle.theUnit('s1'), facing, from);
  };

  test('[panzer S.hit-location/b, S.hit-geometry] Front, Front/Side, Rear/Side, Rear by thirty, ninety and a hundred and fifty degrees', () => {
    expect(['H4', 'K6', 'K10', 'H12'].map((from) => angle(0, from))).toEqual([
      'Front',
      'Front/Side',
      'Rear/Side',
      'Rear',
    ]);
    expect(['H4', 'K6', 'K10', 'H12'].map((from) => angle(3, from))).toEqual([
      'Rear',
      'Rear/Side',
      'Front/Side',
      'Front',
    ]);
  });

  test('[panzer S.hit-geometry, S.hit-location/b] on the line between two angles the one nearer the front', () => {
    // Two columns over lies at ninety degrees.
    expect(angle(0, 'J8')).toBe('Front/Side');
    expect(angle(0, 'L8')).toBe('Front/Side');
  });

  test('[panzer S.hit-location/d, S.hit-location/c] 39 is the turret rear at Rear/Side and its front at Front, on a Level shot', () => {
    const { battle } = duel();
    expect(locationAt(battle, 'Level', 'Rear/Side', 39)).toBe('TR');
    expect(locationAt(battle, 'Level', 'Front', 39)).toBe('TF');
    expect([1, 40, 41, 92, 93, 100].map((rolled) => locationAt(battle, 'Level', 'Front', rolled))).toEqual([
      'TF',
      'TF',
      'HF',
      'HF',
      'TK',
      'TK',
    ]);
  });

  test('[panzer S.shot-level, S.armor-and-penetration/a] a shot from below rises, one from above falls, and meets other armor', () => {
    const hull = (g: number, s: number) => {
      const map = field({ D4: { level: g }, D8: { level: s } });
      const trial = duel({ hullDown: undefined }, {}, { map }).fire(
        'german',
        'g1',
        's1',
        'AP',
        ...d100(1),
        ...d100(60),
        5,
      );
      return trial.told('hit-located')[0];
    };
    expect(hull(0, 0)).toMatchObject({ line: 'level', location: 'HF', armor: 18 });
    expect(hull(0, 2)).toMatchObject({ line: 'from below', location: 'HF', armor: 23 });
    expect(hull(2, 0)).toMatchObject({ line: 'from above', location: 'HF', armor: 14 });
  });
});

describe('what it does', () => {
  const hit = (location: number, damage: readonly number[], target: object = {}, options: object = {}) =>
    duel(target, {}, { options }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(location), ...damage);

  test('[panzer CES.1/a, S.armor-and-penetration/a, S.ap-combat/a] hit, location, armor against penetration, damage', () => {
    const trial = hit(60, [5]);
    expect(trial.kinds.filter((kind) => kind !== 'commands-revealed')).toEqual([
      'fire-announced',
      'ap-fire',
      'hit-located',
      'ap-damage',
      'lost',
      'fire-over',
    ]);
    const armor = trial.told('hit-located')[0];
    expect(armor).toMatchObject({ penetrates: true, armor: 18 });
    const thick = {
      armor: {
        level: { even: { HF: 60 }, oblique: {} },
        rising: { even: {}, oblique: {} },
        falling: { even: {}, oblique: {} },
      },
    };
    expect(hit(60, [], thick).told('hit-located')[0]).toMatchObject({ armor: 60, penetrates: false });
  });

  test('[panzer S.damage-results-ap/a] (10) on the ranges of the gun: 1 nothing, 2-4 Damaged, 5-8 KO, 9-10 BU', () => {
    const result = (rolled: number, more: number[] = []) =>
      hit(60, [rolled, ...more]).told('ap-damage')[0]?.result;
    expect([result(1), result(5), result(8), result(9), result(0)]).toEqual([
      'No Damage',
      'Knocked Out',
      'Knocked Out',
      'Brewed Up',
      'Brewed Up',
    ]);
    expect([result(2, [5, ...d100(90)]), result(4, [5, ...d100(90)])]).toEqual(['Damaged', 'Damaged']);
  });

  test('[panzer S.damage-results-ap/d, S.damaged-vehicle/a] Damaged: turret on 4 or less, else the hull; unarmed always the hull', () => {
    expect(hit(60, [3, 4, ...d100(90)]).unit('s1')).toMatchObject({ turretDamaged: true });
    expect(hit(60, [3, 5, ...d100(90)]).unit('s1')).toMatchObject({ hullDamaged: true });
    expect(hit(60, [3, ...d100(90)], { unarmed: true }).unit('s1')).toMatchObject({ hullDamaged: true });
  });

  test('[panzer S.damaged-vehicle/b] the same part Damaged again is a KO, one of each is not', () => {
    expect(hit(60, [3, 4], { turretDamaged: true }).told('lost')).toEqual([
      { unit: 's1', how: 'knocked-out' },
    ]);
    expect(hit(60, [3, 5, ...d100(90)], { turretDamaged: true }).unit('s1')).toMatchObject({
      turretDamaged: true,
      hullDamaged: true,
    });
  });

  test('[panzer CES.1/b, S.damage-results-ap/b, 7.10.2] S-Types take 2 less from AP', () => {
    const trial = hit(60, [3], { type: 'S' });
    expect(trial.told('ap-damage')[0]).toMatchObject({ rolled: 3, net: 1, result: 'No Damage' });
    const ce = (options: object) => {
      const [gun] = duel().unit('g1').weapons ?? [];
      const rows = gun!.rows.map((row) => ({ ...row, type: row.ammo === 'AP' ? ('CE' as const) : row.type }));
      const fired = duel({ type: 'S' }, { weapons: [{ ...gun!, rows }] }, { options });
      return fired.fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), 8).told('ap-damage')[0]?.net;
    };
    expect([ce({ optional: ['7.10.2'] }), ce({})]).toEqual([8, 6]);
  });

  test('[panzer S.track-hit/a, S.track-hit/c, S.bail-out/a, S.bail-out/d] a Track hit: it moves no more, and its crew may leave on 25 or less', () => {
    const stays = hit(95, d100(26) as never);
    expect(stays.unit('s1')).toMatchObject({ trackHit: true });
    expect(stays.told('bail-out')[0]).toMatchObject({ needs: 25, net: 26, leaves: false });
    const leaves = hit(95, d100(25) as never);
    expect(leaves.told('lost')).toEqual([{ unit: 's1', how: 'bailed-out' }]);
    expect(leaves.unit('s1')).toMatchObject({ bailedOut: true, at: 'D8' });
  });

  test('[panzer 7.39, S.bail-out/a, S.bail-out/d] Bail Out: grade, Suppressed, and with 7.39 morale', () => {
    const bails = (target: object, optional: readonly '7.39'[] = []) =>
      hit(95, d100(100) as never, target, { optional }).told('bail-out')[0]?.net;
    expect([
      bails({}),
      bails({ grade: 'Elite' }),
      bails({ grade: 'Green' }),
      bails({ suppressed: 'on' }),
    ]).toEqual([100, 120, 80, 90]);
    expect([
      bails({ broken: 'on' }),
      bails({ broken: 'on' }, ['7.39']),
      bails({ hesitating: 'off' }, ['7.39']),
    ]).toEqual([100, 80, 90]);
  });

  test('[panzer S.ko-bu-wreck/a, S.ko-bu-wreck/b, S.ko-bu-wreck/d, S.victory-points/c] KO and BU leave a wreck; a Brew Up smokes and Suppresses friends in the hex', () => {
    const units: Record<string, Placed> = {
      g1: ['Panzer IV at D4', { facing: 3 }],
      s1: ['T-34 at D8', { facing: 0, ...spotted }],
      s2: 'Soviet squad at D8',
    };
    const burn = (damage: number) =>
      new Trial({ units, commands: { g1: 'fire' } }).fire(
        'german',
        'g1',
        's1',
        'AP',
        ...d100(1),
        ...d100(60),
        damage,
      );
    expect(burn(9).at('D8').wrecks).toEqual([{ name: 'T-34/76 M43', weight: 30.9, smokes: true }]);
    expect(burn(9).unit('s2').suppressed).toBe('on');
    expect(burn(5).at('D8').wrecks).toEqual([{ name: 'T-34/76 M43', weight: 30.9 }]);
    expect(burn(5).unit('s2').suppressed).toBeUndefined();
    expect(burn(5).battle.side('soviet').lost).toMatchObject([
      { unit: 's1', how: 'knocked-out', points: 66 },
    ]);
  });

  test('[panzer S.los-hull-down/b, S.hull-down, S.height/c] Hull Down: hull and tracks are misses, from that side only', () => {
    expect(hit(60, [], { hullDown: 0 }).told('unharmed')).toHaveLength(1);
    expect(hit(95, [], { hullDown: 5 }).told('unharmed')).toHaveLength(1);
    expect(hit(20, [5], { hullDown: 0 }).told('lost')).toHaveLength(1);
    expect(hit(60, [5], { hullDown: 3 }).told('lost')).toHaveLength(1);
  });

  test('[panzer S.height/c, 7.13.2/a] Partially Hull Down within the Height difference: odd hull hits and tracks are misses', () => {
    const from = (hex: string, location: number, ...damage: number[]) =>
      new Trial({
        map: field({ D8: { level: 3 } }),
        units: { g1: [`Panzer IV at ${hex}`, { facing: 3 }], s1: ['T-34 at D8', { facing: 0, ...spotted }] },
        commands: { g1: 'fire' },
      })
        .fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(location), ...damage)
        .told('unharmed').length;
    expect([from('D5', 61), from('D5', 95), from('D5', 60, 5)]).toEqual([1, 1, 0]);
    expect(from('D4', 61, 5)).toBe(0);
  });
});

describe('the Basic Game', () => {
  const basic = (damage: { readonly armor: number; readonly twice?: true }, options: object = {}) =>
    duel(
      { basicArmor: { front: damage.armor, rear: 3 }, ...(damage.twice && { damaged: true }) },
      {},
      { options: { game: 'basic', ...options } },
    ).fire('german', 'g1', 's1', 'AP', ...d100(1));
  const penetration = () => basic({ armor: 1 }).told('hit-located')[0]?.penetration as number;

  test('[panzer CES.2/a, CES.2/b, CES.2/c, S.armor-and-penetration/b, S.gp-combat/a] 0 to 3 Damaged, 4 to 9 KO, 10 BU; below nothing', () => {
    const p = penetration();
    const what = (difference: number) =>
      basic({ armor: p - difference }).told('lost')[0]?.how ??
      (basic({ armor: p - difference }).kinds.includes('damaged') ? 'damaged' : 'nothing');
    expect([-1, 0, 3, 4, 9, 10].map(what)).toEqual([
      'nothing',
      'damaged',
      'damaged',
      'knocked-out',
      'knocked-out',
      'brewed-up',
    ]);
    expect(basic({ armor: p }, { basicDifferenceZero: true }).kinds).not.toContain('damaged');
  });

  test('[panzer S.damaged-vehicle/b] a second Damaged is a KO', () => {
    expect(basic({ armor: penetration() - 1, twice: true }).told('lost')).toEqual([
      { unit: 's1', how: 'knocked-out' },
    ]);
  });
});

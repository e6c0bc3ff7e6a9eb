import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

const optional = (...rules: string[]) => ({ optional: rules }) as Options;

interface Move {
  readonly g1: Placed;
  readonly s1: Placed;
  readonly path: readonly string[];
  readonly rules?: readonly string[];
  readonly more?: object;
}

/** A Soviet unit moves past a German one on OVERWATCH. */
const passes = ({ g1, s1, path, rules = [], more }: Move) =>
  new Trial({
    units: { g1, s1 },
    commands: { g1: 'overwatch', s1: 'move' },
    clock: { phase: 'movement' },
    options: optional(...rules),
    first: 'german',
    ...more,
  }).order('soviet', { order: 'move', unit: 's1', path: [...path] });
const why = (trial: Trial, kind: 'ap-fire' | 'gp-fire' = 'ap-fire') =>
  trial
    .told(kind)[0]
    ?.modifiers.map(({ why: reason, value }) => `${reason} ${value}`)
    .toSorted();
const panzer = (set: object = {}): Placed => ['Panzer IV at D4', { facing: 3, ...set }];

describe('Overwatch meets', () => {
  test('[panzer S.overwatch/a × 7.9/e] a unit that has driven out of its cloud has none any more when it is met', () => {
    const trial = passes({
      g1: panzer(),
      s1: ['T-34 at D9', { facing: 0, smoke: 'cloud' }],
      path: ['D8'],
      rules: ['7.9'],
    }).fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(why(trial)).toEqual(['Overwatch Front -1', 'target moving -2']);
  });

  test('[panzer S.overwatch/a × S.spotting/d] a Suppressed tank meets who is straight ahead of it, with 5 less, and nobody else', () => {
    const set = { suppressed: 'on' };
    const ahead = passes({ g1: panzer(set), s1: ['T-34 at D9', { facing: 0 }], path: ['D8'] });
    ahead.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(why(ahead)).toContain('shooter Suppressed -5');
    const aside = passes({
      g1: panzer({ ...set, facing: 0 }),
      s1: ['T-34 at D9', { facing: 0 }],
      path: ['D8'],
    });
    expect(aside.legalOf('german', 'fire')).toEqual([]);
  });

  test('[panzer 7.18/a × S.overwatch/a, 7.18/b × S.gp-factors/c] Pinning on OVERWATCH: 20 and 5 less, at men on the move', () => {
    const trial = passes({
      g1: ['HMG section at D4', { facing: 3 }],
      s1: ['Soviet squad at D7', { facing: 0 }],
      path: ['D6'],
      rules: ['7.18'],
    });
    const shots = [{ ...trial.aim('g1', 'GP'), pinning: true }];
    trial.order('german', { order: 'fire', target: 's1', shots }, ...d100(80));
    expect(trial.told('gp-fire')[0]).toMatchObject({ net: 95, defense: 1, result: 'Suppressed' });
    expect(trial.unit('s1')).toMatchObject({ kind: 'squad', suppressed: 'on' });
  });

  test('[panzer 7.18/b × S.leg-results/b] a gun that is pinned is Suppressed where it would be eliminated', () => {
    const shot = (pinning?: true) => {
      const trial = new Trial({
        units: {
          g1: ['HMG section at D4', { facing: 3 }],
          s1: ['45mm M37 ATG at D6', { facing: 0, spotted: true }],
        },
        commands: { g1: 'fire' },
        options: optional('7.18'),
      });
      const shots = [{ ...trial.aim('g1', 'GP'), ...(pinning && { pinning }) }];
      return trial.order('german', { order: 'fire', target: 's1', shots }, ...d100(100));
    };
    expect(shot().told('lost')).toEqual([{ unit: 's1', how: 'eliminated' }]);
    expect([shot(true).told('lost'), shot(true).unit('s1').suppressed]).toEqual([[], 'on']);
  });

  test('[panzer 7.1.5.2/f × S.overwatch/a] a unit that is Broken by Overwatch ends the move that it began', () => {
    const formations = { k: { name: 'Rota', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } as const;
    const trial = passes({
      g1: panzer(),
      s1: ['T-34 at D10', { facing: 0 }],
      path: ['D9', 'D8'],
      rules: ['7.1'],
      more: { sides: { soviet: { formations } } },
    });
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100), ...d100(1), ...d100(99));
    expect(trial.told('morale-check').map(({ why: reason }) => reason)).toEqual(['Direct Fire', 'its move']);
    expect(trial.unit('s1')).toMatchObject({ at: 'D8', broken: 'on' });
  });

  test('[panzer 7.8.4/a × S.overwatch/a, 7.8.4/b × S.overwatch/a] the turret that has turned to a mover stays there for the next turn', () => {
    const trial = passes({
      g1: panzer({ facing: 3, turretFacing: 1 }),
      s1: ['T-34 at D9', { facing: 0 }],
      path: ['D8'],
      rules: ['7.8'],
    }).fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(why(trial)).toEqual(['Overwatch Adjust -3', 'target moving -2']);
    expect(trial.unit('g1')).toMatchObject({ facing: 3, turretFacing: 3 });
  });

  test('[panzer S.overwatch/a × 7.24/f] Overwatch Fire at a camouflaged mover needs no roll: MOVE has ended it', () => {
    const trial = passes({
      g1: panzer(),
      s1: ['T-34 at D9', { facing: 0 }],
      path: ['D8'],
      rules: ['7.24'],
      more: {
        sides: { soviet: { camouflage: true } },
        secrets: { soviet: { camouflaged: ['s1'], commands: { s1: { command: 'move' } } } },
      },
    });
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(trial.kinds).not.toContain('camouflage-told');
    expect(trial.told('ap-fire')).toHaveLength(1);
  });
});

describe('Fire Priority and camouflage', () => {
  test('[panzer 7.14/a × 7.24/b] a closer tank that nobody has made out does not bind', () => {
    const trial = new Trial({
      units: {
        g1: panzer(),
        s1: ['T-34 at D10', { facing: 0, spotted: true }],
        s2: ['T-34 at D7', { facing: 0, camouflage: {} }],
      },
      commands: { g1: 'fire' },
      options: optional('7.14', '7.24'),
    });
    const order = { order: 'fire', target: 's1', shots: [trial.aim('g1')] };
    expect(trial.refusal('german', order)?.refused).toBe('DICE_MISSING');
  });
});

describe('Indirect Fire meets', () => {
  const GUNS: Battery = { name: 'Guns', gp: 4, ammo: ['GP'] };
  const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
  const step = (g1: object, s1: Placed, rules: readonly string[], battery: object = {}, more: object = {}) =>
    new Trial({
      map: field({ H8: 'olive-grove' }),
      units: { g1: ['FO section at D4', { observer: true, facing: 3, ...g1 }], s1 },
      sides: { german: { batteries: [{ ...GUNS, ...battery }] } },
      commands: { g1: 'overwatch' },
      clock: { turn: 2 },
      agenda: [
        { task: 'direct-fire', side: 'german' },
        { task: 'indirect-fire', side: 'german' },
      ],
      options: optional(...rules),
      ...more,
    });
  const called = { fired: 1, mission: MISSION };
  const FIRE = { order: 'fire-mission', battery: 'Guns' };

  test('[panzer S.pattern-attack × 7.8.3/d] an Open tank is Damaged by shells that a Buttoned Up one shrugs off', () => {
    const damaged = (hatch: 'open' | 'buttoned', ...faces: number[]) => {
      const s1: Placed = ['T-34 at H8', { hatch, type: 'A', gpDefense: 5, spotted: true }];
      const { hullDamaged, turretDamaged } = step({}, s1, ['7.8'], called)
        .order('german', FIRE, 0, ...d100(99), ...faces)
        .unit('s1');
      return hullDamaged === true || turretDamaged === true;
    };
    expect([damaged('open', ...d100(99)), damaged('buttoned')]).toEqual([true, false]);
  });

  test('[panzer S.indirect-fire/b × 7.1.5.1/e, S.indirect-fire/b × 7.1.5.2/g] a shaken observer: 1 less and 2 less in the response', () => {
    const value = (set: object) =>
      step(set, ['Soviet squad at H8', { spotted: true }], ['7.1'], called)
        .order('german', FIRE, 1)
        .told('fire-response')[0]
        ?.modifiers?.map(({ value: worth }) => worth);
    expect([value({}), value({ hesitating: 'on' }), value({ broken: 'off' })]).toEqual([[], [-1], [-2]]);
  });

  test('[panzer S.indirect-fire/c × 7.24/b] no call to the hex of a tank that is camouflaged and not made out', () => {
    const why2 = (set: object) =>
      step({}, ['T-34 at H8', set], ['7.24']).refusal('german', {
        order: 'call-fire',
        battery: 'Guns',
        observer: 'g1',
        at: 'H8',
        ammo: 'GP',
        sheaf: 'closed',
      })?.refused;
    expect(why2({ spotted: true, camouflage: { upTo: 6 } })).toBeUndefined();
    expect(why2({ camouflage: {} })).toBe('NOT_SPOTTED');
  });
});

describe('a leader who is a headquarters', () => {
  /** The CHQ with Stein and a squad of its company in one hex; the squad fires. */
  const values = (chq: object) =>
    new Trial({
      units: {
        g1: ['Rifle squad at D4', { facing: 3 }],
        g2: ['Rifle squad at D4', { facing: 3, post: 'CHQ', leader: { name: 'Stein', G: 5 }, ...chq }],
        s1: ['Soviet squad at D6', { spotted: true }],
      },
      commands: { g1: 'fire' },
      options: optional('7.1', '7.55'),
    })
      .fire('german', 'g1', 's1', 'GP', ...d100(15))
      .told('gp-fire')[0]
      ?.modifiers.map(({ value }) => value);

  test('[panzer 7.55.2/e × 7.1.5.1, 7.55.2/e × S.suppression/b] he helps his company while his own unit is Hesitating or Suppressed', () => {
    expect([values({}), values({ hesitating: 'on' }), values({ suppressed: 'on' })]).toEqual([[5], [5], [5]]);
  });

  test('[panzer 7.55.2/e × 7.1.5.2/a] a Break takes Command Span, not Command Range: he helps all the same', () => {
    expect(values({ broken: 'on' })).toEqual([5]);
  });
});

import { legalOrders } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({
  D4: 'shellholes',
  D5: 'woods',
  D6: { hexsides: { 0: 'wall' } },
  D7: 'stone-building',
  E4: 'gully',
});

const ready = (g1: Placed, more: object = {}, command = 'move') =>
  new Trial({
    map: MAP,
    units: { g1, s1: ['T-34 at Y12', { command: 'none' }] },
    commands: { g1: command as 'move' },
    clock: { phase: 'movement' },
    first: 'soviet',
    ...more,
  });
const seek = (position: string, towards?: number) => ({
  order: 'take-position',
  unit: 'g1',
  position,
  ...(towards !== undefined && { towards }),
});
const why = (trial: Trial, ...asked: Parameters<typeof seek>) =>
  trial.refusal('german', seek(...asked))?.refused;
const tank = (at: string, set: object = {}): Placed => [`Panzer IV at ${at}`, { facing: 0, ...set }];

describe('moving within a hex', () => {
  test('[panzer S.moving-within-a-hex, S.movement-costs/d, S.hull-down] a vehicle seeks Hull Down for the Turn cost of the hex', () => {
    const trial = ready(tank('D4', { smoke: 'cloud' }));
    trial.order('german', seek('hull-down', 1));
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', hullDown: 1, spent: 2, spot: 'move', smoke: 'gone' });
    expect(ready(tank('D6')).order('german', seek('hull-down', 0)).unit('g1').spent).toBe(1);
  });

  test('[panzer S.moving-within-a-hex] an own unit on the map, with what it would cost', () => {
    const trial = ready(tank('D4'));
    for (const unit of ['s1', 'g9'])
      expect(trial.refusal('german', { ...seek('hull-down', 1), unit })).toMatchObject({
        refused: 'NOT_YOUR_UNIT',
        path: '$.unit',
      });
    const coming = ready(tank('D4'), {
      units: { g1: tank('D4'), g2: ['Panzer IV', { facing: 0 }], s1: ['T-34 at Y12', { command: 'none' }] },
    });
    expect(coming.refusal('german', { ...seek('hull-down', 1), unit: 'g2' })?.refused).toBe('NOT_YOUR_UNIT');
    const listed = legalOrders(panzer, trial.battle, 'german').find(
      ({ order }) => order.order === 'take-position',
    );
    expect(listed?.cost).toEqual({ movement: 2 });
  });

  test('[panzer S.hull-down] in rough, rubble, gully or ditch, behind walls and crests; nowhere else', () => {
    expect([why(ready(tank('D4')), 'hull-down', 3), why(ready(tank('E4')), 'hull-down', 3)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([why(ready(tank('D6')), 'hull-down', 0), why(ready(tank('D6')), 'hull-down', 1)]).toEqual([
      undefined,
      'NO_POSITION',
    ]);
    const crest = { marks: { F8: { crests: [2] } } };
    expect([why(ready(tank('F8'), crest), 'hull-down', 2), why(ready(tank('F8')), 'hull-down', 2)]).toEqual([
      undefined,
      'NO_POSITION',
    ]);
    expect(why(ready('Rifle squad at D4'), 'hull-down', 2)).toBe('NO_POSITION');
    expect(why(ready(tank('D4')), 'hull-down')).toBe('NO_POSITION');
  });

  test('[panzer S.hull-down, S.moving-within-a-hex] after its drive, if enough is left; it lasts until it moves or turns', () => {
    const trial = ready(tank('D3', { facing: 3, crossCountry: 4 }));
    trial.order('german', { order: 'move', unit: 'g1', path: ['D4'] });
    trial.order('german', seek('hull-down', 3));
    expect(trial.unit('g1')).toMatchObject({ hullDown: 3, spent: 4 });
    const short = ready(tank('D3', { facing: 3, crossCountry: 3 }));
    short.order('german', { order: 'move', unit: 'g1', path: ['D4'] });
    expect(why(short, 'hull-down', 3)).toBe('TOO_FAR');
    const leaving = ready(tank('D4', { hullDown: 0 }));
    leaving.order('german', { order: 'move', unit: 'g1', path: [], facing: 1 });
    expect(leaving.unit('g1').hullDown).toBeUndefined();
  });

  test('[panzer S.hull-down × S.hit-location/c] taken by order, it makes a hit on the hull from there a miss', () => {
    const trial = ready(tank('D4'), {
      units: { g1: tank('D4'), s1: ['T-34 at D1', { facing: 3 }] },
      commands: { g1: 'move', s1: 'overwatch' },
    });
    trial.order('german', seek('hull-down', 0));
    expect(trial.awaits).toEqual(['soviet interrupt']);
    trial.fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(55));
    expect(trial.told('unharmed')).toEqual([{ target: 'g1', why: 'it is Hull Down' }]);
  });

  test('[panzer S.moving-within-a-hex, S.full-cover/a] leg and towed units take Full Cover where there is cover, and do nothing else', () => {
    const trial = ready('Rifle squad at D5').order('german', seek('full-cover'));
    expect(trial.unit('g1')).toMatchObject({ fullCover: true, spent: 1 });
    expect(trial.unit('g1').moved).toBeUndefined();
    expect(trial.refusal('german', { order: 'move', unit: 'g1', path: ['D4'] })?.refused).toBe('HAS_MOVED');
    expect(ready('5cm PaK 38 at D5').order('german', seek('full-cover')).unit('g1').fullCover).toBe(true);
    expect([why(ready('Rifle squad at D4'), 'full-cover'), why(ready(tank('D5')), 'full-cover')]).toEqual([
      'NO_POSITION',
      'NO_POSITION',
    ]);
    const moved = ready('Rifle squad at E5');
    moved.order('german', { order: 'move', unit: 'g1', path: ['D5'], quickmarch: true });
    expect(why(moved, 'full-cover')).toBe('HAS_MOVED');
  });

  test('[panzer S.full-cover/a] any command but N/C gives Full Cover up, when both sides have placed theirs', () => {
    const covered = (command?: string) => {
      const trial = new Trial({
        units: { g1: ['Rifle squad at D5', { fullCover: true }], s1: 'T-34 at Y12' },
        clock: { phase: 'command' },
      });
      const counters = command === undefined ? [] : [{ command, units: ['g1'] }];
      trial.order('german', { order: 'place-commands', counters });
      expect(trial.unit('g1').fullCover).toBe(true);
      trial.order('soviet', { order: 'place-commands', counters: [] }, ...d100(50), ...d100(40));
      return trial.unit('g1').fullCover;
    };
    expect([covered(), covered('fire'), covered('move')]).toEqual([true, undefined, undefined]);
  });

  test('[panzer S.moving-within-a-hex, S.inside-a-building] a vehicle or gun enters the building of its hex', () => {
    const trial = ready(tank('D7')).order('german', seek('building'));
    expect(trial.unit('g1')).toMatchObject({ inside: true, spent: 2, moved: true });
    expect(ready('5cm PaK 38 at D7').order('german', seek('building')).unit('g1').inside).toBe(true);
    expect([why(ready('Rifle squad at D7'), 'building'), why(ready(tank('D5')), 'building')]).toEqual([
      'NO_POSITION',
      'NO_POSITION',
    ]);
  });

  test('[panzer S.moving-within-a-hex] with MOVE or SHORT HALT; a unit that cannot move does not', () => {
    expect(why(ready(tank('D4'), {}, 'fire'), 'hull-down', 0)).toBe('NO_MOVE_COMMAND');
    expect(why(ready(tank('D4'), {}, 'short-halt'), 'hull-down', 0)).toBeUndefined();
    expect(why(ready(tank('D4', { trackHit: true })), 'hull-down', 0)).toBe('IMMOBILE');
  });

  test('[panzer S.moving-within-a-hex × 7.31.2/f] mines attack who moves within their hex', () => {
    const marks = { D4: { mines: [{ side: 'soviet', strength: 'deliberate', vehicular: true }] } };
    const trial = ready(tank('D4'), { marks, options: { optional: ['7.31'] } });
    trial.order('german', seek('hull-down', 0), ...d100(100));
    expect(trial.kinds).toContain('position-taken');
    expect(trial.kinds.filter((kind) => kind === 'mine-attack')).toHaveLength(1);
  });

  test('[panzer S.moving-within-a-hex × 7.1.2/a] it is not a move from the hex: no Morale Check', () => {
    const formations = { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } };
    const more = { options: { optional: ['7.1'] }, sides: { german: { formations } } };
    const trial = ready(tank('D4'), more).order('german', seek('hull-down', 0));
    expect(trial.kinds).not.toContain('check-owed');
  });

  test('[panzer S.towed-units, S.facing-of-leg-units] a gun turns where it stands, with MOVE', () => {
    const trial = ready(['5cm PaK 38 at D5', { facing: 0 }]);
    trial.order('german', { order: 'move', unit: 'g1', path: [], facing: 3 });
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', facing: 3, spent: 0 });
    expect(trial.refusal('german', { order: 'move', unit: 'g1', path: ['D4'] })?.refused).toBe('HAS_MOVED');
  });
});

describe('leg units', () => {
  test('[panzer S.facing-of-leg-units] face where they go; only Suppressed they spot straight ahead alone', () => {
    const walked = ready(['Rifle squad at F8', { facing: 0 }]);
    walked.order('german', { order: 'move', unit: 'g1', path: ['F9'] });
    expect(walked.unit('g1').facing).toBe(3);
    const spotted = (set: object) => {
      const trial = new Trial({
        units: {
          g1: ['Rifle squad at D4', { facing: 0, ...set }],
          g2: ['Opel Blitz truck at B9', {}],
          s1: 'T-34 at D6',
        },
        clock: { phase: 'spotting' },
      });
      return trial.unit('s1').spotted;
    };
    expect([spotted({}), spotted({ suppressed: 'on' }), spotted({ suppressed: 'on', facing: 3 })]).toEqual([
      true,
      undefined,
      true,
    ]);
  });

  test('[panzer S.facing-of-leg-units] they fire all round, Suppressed straight ahead only, for lack of sight', () => {
    const shoots = (set: object) => {
      const trial = new Trial({
        units: {
          g1: ['Rifle squad at D4', { facing: 0, ...set }],
          s1: ['Soviet squad at D5', { spotted: true }],
          s2: ['Soviet squad at D6', { spotted: true }],
        },
        commands: { g1: 'fire' },
      });
      const shots = [trial.aim('g1', 'GP')];
      return trial.refusal('german', { order: 'fire', target: 's2', shots }, ...d100(50))?.refused;
    };
    expect([shoots({}), shoots({ suppressed: 'on' }), shoots({ suppressed: 'on', facing: 3 })]).toEqual([
      undefined,
      'NOT_SPOTTED',
      undefined,
    ]);
  });
});

describe('Quickmarch', () => {
  const quick = { order: 'move', unit: 'g1', path: ['F9', 'F10'], quickmarch: true };
  const refused = (trial: Trial) => trial.refusal('german', quick)?.refused;

  test('[panzer S.quickmarch] squads, half-squads and sections go one hex more, and are easier to hit', () => {
    const trial = ready('Rifle squad at F8');
    expect(trial.refusal('german', { ...quick, quickmarch: undefined })?.refused).toBe('TOO_FAR');
    trial.order('german', quick);
    expect(trial.unit('g1')).toMatchObject({ at: 'F10', quickmarched: true, spent: 2 });
    for (const name of ['CHQ half-squad', 'HMG section'])
      expect(refused(ready(`${name} at F8`))).toBeUndefined();
  });

  test('[panzer S.quickmarch × S.gp-factors/c] Overwatch meets GP Defense 3 less on the way', () => {
    const defense = (quickmarch?: true) => {
      const trial = ready('Rifle squad at F8', {
        units: { g1: 'Rifle squad at F8', s1: ['Soviet squad at F11', { facing: 0 }] },
        commands: { g1: 'move', s1: 'overwatch' },
      });
      trial.order('german', { order: 'move', unit: 'g1', path: ['F9'], ...(quickmarch && { quickmarch }) });
      trial.order('soviet', { order: 'fire', target: 'g1', shots: [trial.aim('s1', 'GP')] }, ...d100(1));
      return trial.told('gp-fire')[0]?.defense;
    };
    expect([defense(), defense(true)]).toEqual([1, 0]);
  });

  test('[panzer S.quickmarch] not vehicles, not Suppressed, not with SHORT HALT', () => {
    expect(refused(ready(tank('F8', { facing: 3 })))).toBe('NO_QUICKMARCH');
    expect(refused(ready(['Rifle squad at F8', { suppressed: 'off' }]))).toBe('NO_QUICKMARCH');
    expect(refused(ready('Rifle squad at F8', {}, 'short-halt'))).toBe('NO_QUICKMARCH');
  });

  test('[panzer S.quickmarch × 7.36.2/a] by Cautious Movement sections only', () => {
    const options = { optional: ['7.36'], visibility: { modifier: -2, cautious: true } };
    expect(refused(ready('Rifle squad at F8', { options }))).toBe('NO_QUICKMARCH');
    expect(refused(ready('HMG section at F8', { options }))).toBeUndefined();
    expect(
      refused(ready('Rifle squad at F8', { options: { visibility: options.visibility } })),
    ).toBeUndefined();
  });
});

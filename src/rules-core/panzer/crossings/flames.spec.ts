import type { PanzerSystem, Task } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Marks = Readonly<Record<string, PanzerSystem['location']>>;

const plays = (...optional: readonly string[]) => ({ optional }) as Options;
const weapon = (name: string, kind: string, factor: number, more: object = {}) => ({
  name,
  kind,
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: factor } }],
  ...more,
});
const GUN = weapon('Gun', 'gun', 8);
/** Armor of one thickness, at every angle and level. */
const plates = (armor: number) => {
  const line = { TF: armor, TS: armor, TR: armor, HF: armor, HS: armor, HR: armor };
  const both = { even: line, oblique: line };
  return { level: both, rising: both, falling: both };
};
const HOUSE: Marks = { D5: { terrain: 'wood building' } };

describe('fires meet', () => {
  const REST: Task = { task: 'movement', side: 'german' };
  const FLAMES = weapon('Flamethrower', 'flamethrower', 8, { limits: { A: 6 } });

  /** Pioneers beside a squad in a house; fires start after their fire. */
  const pioneers = (arms: object, optional: readonly string[], sides: object = {}) =>
    new Trial({
      units: {
        g1: ['Pioneer squad at D4', { facing: 3, weapons: [arms] as never }],
        s1: ['Soviet squad at D5', { spotted: true, inside: true }],
      },
      sides: sides as never,
      marks: HOUSE,
      commands: { g1: 'fire' },
      options: plays(...optional),
      agenda: [REST, { task: 'fires' }, { task: 'direct-fire', side: 'german' }],
    });
  const burns = (trial: Trial, ...faces: readonly number[]) =>
    trial.order('german', 'end-step', ...faces).at('D5').fire;

  test('[panzer 7.35.1/f × S.ammo-limits, 7.1.3/a × S.ammo-limits] a flamethrower without fuel neither burns nor frightens', () => {
    const formations = { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 9 } };
    const trial = pioneers(FLAMES, ['7.1', '7.35'], { soviet: { formations } });
    trial.fire('german', 'g1', 's1', 'GP', 7);
    expect(trial.told('ammo-roll')).toMatchObject([{ found: false }]);
    expect(trial.kinds).not.toContain('morale-check');
    expect(burns(trial)).toBeUndefined();
  });

  test('[panzer 7.35.1/a × 7.15/a] the rocket of a hand-held weapon that bursts in a house may set it alight', () => {
    const rocket = pioneers(weapon('Rocket', 'hand-held', 8), ['7.35']);
    rocket.fire('german', 'g1', 's1', 'GP', ...d100(2));
    expect(burns(rocket, ...d100(20))).toBe(1);
    const rifles = pioneers(weapon('Rifles', 'small-arms', 8), ['7.35']);
    rifles.fire('german', 'g1', 's1', 'GP', ...d100(2));
    expect(burns(rifles)).toBeUndefined();
  });

  test('[panzer 7.35/d × 7.50/a] Defensive Fire at a unit that has fired out of a house counts', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, spotted: true, coax: undefined, weapons: [GUN] as never }],
        s1: ['T-34 at D8', { facing: 0, spotted: true }],
      },
      marks: { D8: { terrain: 'wood building' } },
      commands: { g1: 'none', s1: 'fire' },
      options: plays('7.35', '7.50'),
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'AP', ...d100(100));
    trial.fire('german', 'g1', 's1', 'GP', ...d100(2));
    expect(trial.at('D8').shelled).toEqual({ factor: 8, by: 'german' });
  });

  test('[panzer 7.35/d × S.overwatch/a] so does Overwatch Fire at a unit that has just come into one', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, coax: undefined, weapons: [GUN] as never }],
        s1: ['Soviet squad at D9', { facing: 0 }],
      },
      marks: { D8: { terrain: 'wood building' }, D9: { terrain: 'wood building' } },
      commands: { g1: 'overwatch', s1: 'move' },
      clock: { phase: 'movement' },
      options: plays('7.35'),
      first: 'german',
    }).order('soviet', { order: 'move', unit: 's1', path: ['D8'] });
    trial.fire('german', 'g1', 's1', 'GP', ...d100(2));
    expect([trial.at('D8').shelled, trial.at('D9').shelled]).toEqual([
      { factor: 8, by: 'german' },
      undefined,
    ]);
  });
});

describe('Tank Fright meets Suppression', () => {
  const frightened = (roll: number, ...faces: readonly number[]) => {
    const trial = new Trial({
      units: {
        i1: ['Rifle squad (fucilieri) at D4', { facing: 1, grade: 'Seasoned', command: 'move' }],
        b1: ['Crusader II at E5', { facing: 4, fired: true }],
      },
      options: { ...plays('7.6'), date: '1940-12' },
      first: 'italian',
      agenda: [
        { task: 'movement', side: 'british' },
        { task: 'recover-suppression' },
        { task: 'assaults', side: 'italian' },
      ],
    });
    const order = { order: 'close-assault', units: ['i1'], target: 'b1' };
    return trial.order('italian', order, ...d100(roll), ...faces);
  };

  test('[panzer 7.6/e × S.suppression/a, 7.6/e × S.suppression/b] who hesitated rolls to recover in the same turn, with 20 for MOVE; who broke does not', () => {
    const hesitated = (roll: number) => frightened(65, ...d100(roll)).unit('i1').suppressed;
    expect([hesitated(30), hesitated(31)]).toEqual([undefined, 'off']);
    expect(frightened(10).unit('i1').suppressed).toBe('off');
  });
});

describe('vehicles without radio meet', () => {
  const formations = { co: { name: 'Co', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } };

  test('[panzer 7.4.4 × 7.55.2/i] a headquarters in another hex does not steady them, the M of its leader does', () => {
    const modifiers = (at: string) => {
      const trial = new Trial({
        units: {
          i1: ['M13/40 at D4', { facing: 3, noRadio: true, spotted: true }],
          i2: [`M13/40 at ${at}`, { post: 'CHQ', leader: { name: 'Klein', M: 10 } }],
          b1: ['Crusader I at D12', { facing: 0 }],
        },
        sides: { italian: { formations: formations as never } },
        options: plays('7.1', '7.4', '7.55'),
        commands: { b1: 'fire' },
        first: 'british',
      }).fire('british', 'b1', 'i1', 'AP', ...d100(99), ...d100(90));
      return trial.told('morale-check')[0]?.modifiers.map(({ value }) => value);
    };
    expect([modifiers('D4'), modifiers('D5'), modifiers('D8')]).toEqual([
      expect.arrayContaining([20, 10]),
      [10],
      [],
    ]);
  });
});

describe('observers meet', () => {
  const CALL = { order: 'call-fire', battery: 'Guns', at: 'H8', ammo: 'GP', sheaf: 'closed' };
  const MISSION = { at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
  const step = (units: Readonly<Record<string, Placed>>, optional: readonly string[], more: object = {}) =>
    new Trial({
      units: { s1: ['Soviet squad at H8', { spotted: true }], ...units },
      sides: { german: { batteries: [{ name: 'Guns', gp: 9 }] } },
      commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'overwatch' as const])),
      clock: { turn: 2 },
      options: plays(...optional),
      agenda: [
        { task: 'direct-fire', side: 'german' },
        { task: 'indirect-fire', side: 'german' },
      ],
      ...more,
    });
  const refused = (trial: Trial, observer: string) => trial.refusal('german', { ...CALL, observer })?.refused;

  test('[panzer 7.4.3 × 7.47/b] the FO who has dismounted from a vehicle without radio calls as any on foot', () => {
    const tank = (set: object): Placed => ['Panzer IV at D4', { facing: 3, noRadio: true, ...set }];
    expect(refused(step({ g1: tank({ observer: true }) }, ['7.4', '7.47']), 'g1')).toBe('NO_OBSERVER');
    const apart = step({ g1: tank({}), g2: ['FO section at D4', { facing: 3, parent: 'g1' }] }, [
      '7.4',
      '7.47',
    ]);
    expect(refused(apart, 'g2')).toBeUndefined();
  });

  test('[panzer 7.23.2/b × S.calling-fire/a, 7.23.2/c × 7.4.3] a radio that is shot takes it from headquarters and recon units, from an FO only with 7.4', () => {
    const may = (set: object, ...optional: string[]) => {
      const trial = step(
        {
          g1: ['Panzer IV at D4', { facing: 1, spotted: true, type: 'A', armor: plates(5), ...set }],
          s2: ['T-34 at D8', { facing: 0 }],
        },
        ['7.23', ...optional],
        {
          commands: { g1: 'overwatch', s2: 'fire' },
          agenda: [
            { task: 'indirect-fire', side: 'german' },
            { task: 'direct-fire', side: 'soviet' },
          ],
        },
      ).fire('soviet', 's2', 'g1', 'AP', ...d100(1), ...d100(30), 1, 2);
      expect(trial.unit('g1').collateral).toEqual(['radio']);
      return refused(trial.order('soviet', 'end-step'), 'g1') === undefined;
    };
    expect([may({ post: 'CHQ' }), may({ recon: true }), may({ observer: true })]).toEqual([
      false,
      false,
      true,
    ]);
    expect(may({ observer: true }, '7.4', '7.23.2/c')).toBe(false);
  });

  test('[panzer 7.47/b × S.bail-out/d] the crew leaves its vehicle: its FO on foot goes on', () => {
    const sides = { german: { batteries: [{ name: 'Guns', gp: 9, mission: { ...MISSION, by: 'g2' } }] } };
    const trial = step(
      {
        g1: ['Panzer IV at D4', { facing: 3, bailedOut: true }],
        g2: ['FO section at D4', { facing: 3, parent: 'g1' }],
      },
      ['7.47'],
      { sides },
    );
    trial.order('german', { order: 'fire-mission', battery: 'Guns' }, 9, ...d100(2));
    expect(trial.kinds).toContain('indirect-attack');
  });

  test('[panzer 7.24/f × S.calling-fire/a] a unit that directs fire has carried out OVERWATCH: in sight it is camouflaged no more', () => {
    const camouflaged = (s2: string) => {
      const looksAway: Placed = ['Soviet squad at H8', { spotted: true, suppressed: 'on', facing: 3 }];
      const trial = step({ g1: ['FO section at D4', { facing: 3 }], s1: looksAway, s2 }, ['7.24'], {
        commands: { g1: 'overwatch' },
        sides: { german: { camouflage: true, batteries: [{ name: 'Guns', gp: 9 }] } },
        secrets: { german: { camouflaged: ['g1'], commands: { g1: { command: 'overwatch', counter: 1 } } } },
      });
      trial.order('german', { ...CALL, observer: 'g1' });
      return trial.battle.secret('german').camouflaged ?? [];
    };
    expect([camouflaged('Soviet squad at D9'), camouflaged('Soviet squad at D13')]).toEqual([[], ['g1']]);
  });
});

describe('aircraft meet', () => {
  const BOMB = {
    name: 'Bombs',
    kind: 'bomb',
    field: 'A',
    rows: [{ ammo: 'GP', type: 'GP', range: { P: 2 }, factor: { P: 9 } }],
  } as const;
  const CANNON = {
    name: 'Cannon',
    kind: 'gun',
    field: 'A',
    rows: [{ ammo: 'AP', type: 'KE', range: { P: 3 }, factor: { P: 20 }, damageClass: '75-76mm KE' }],
  } as const;
  const STUKA = {
    name: 'Ju 87',
    kind: 'aircraft',
    nation: 'german',
    points: 40,
    gpDefense: 3,
    speed: 4,
    altitude: 'Medium',
    weapons: [BOMB, CANNON],
  };
  const TABLES = [{ altitude: 'Medium', upToSpeed: 9, acquires: [1], range: 4, tracked: [] }];
  const sky = (units: Readonly<Record<string, Placed>>, optional: readonly string[], more: object = {}) =>
    new Trial({
      units: { g1: 'Ju 87 at F8', g9: 'Rifle squad at A1', ...units },
      options: { ...plays(...optional), cards: [STUKA], air: TABLES } as never,
      agenda: [
        { task: 'direct-fire', side: 'german' },
        { task: 'air-attack', side: 'german' },
        { task: 'anti-aircraft', side: 'soviet' },
        { task: 'air', phase: 1 },
      ],
      ...more,
    });
  const attack = (name: string, ammo: string) => ({
    order: 'air-attack',
    aircraft: 'g1',
    weapon: name,
    ammo,
    target: 's1',
  });

  test('[panzer 7.31.3.2/a × 7.26/f] bombs that scatter attack the mines on which they fall, not those at which they were aimed', () => {
    const mines = [{ side: 'soviet', strength: 'hasty', vehicular: true }] as const;
    const plane: Placed = ['Ju 87 at F8', { flak: [{ from: 'F5', result: 'hit' }] as never }];
    const trial = sky({ g1: plane, s1: 'Soviet squad at F8' }, ['7.26', '7.31'], {
      marks: { F8: { mines }, F9: { mines } },
    }).order('german', attack('Bombs', 'GP'), 6, 4, ...d100(99));
    expect(trial.told('minefield-shelled').map(({ at }) => at)).toEqual(['F9']);
    expect([trial.at('F8').mines, trial.at('F9').mines]).toEqual([mines, undefined]);
  });

  test('[panzer 7.9/d × S.aircraft/a] the cloud of a vehicle does not hide it from the air', () => {
    const why = (smoke?: 'cloud') => {
      const s1: Placed = ['T-34 at F7', { facing: 0, ...(smoke && { smoke }) }];
      const trial = sky({ s1 }, ['7.9']).order('german', attack('Cannon', 'AP'), ...d100(100));
      return trial.told('ap-fire')[0]?.modifiers;
    };
    expect(why('cloud')).toEqual(why());
  });
});

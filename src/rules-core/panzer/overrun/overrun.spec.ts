import { legalOrders } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const fired = { fired: true } as const;
const squad = (set: object = {}): Placed => ['Soviet squad at D5', { ...fired, ...set }];

/** A Panzer IV in D4 goes through D5 to D6; a coax MG only where it is said. */
const ready = (set: object = {}, units: Readonly<Record<string, Placed>> = {}, setup: object = {}) =>
  new Trial({
    units: { g1: ['Panzer IV at D4', { facing: 3, coax: undefined, ...set }], s1: squad(), ...units },
    commands: { g1: 'move' },
    clock: { phase: 'movement' },
    first: 'soviet',
    ...setup,
  });

const ORDER = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
const run = (trial: Trial, ...rolls: number[]) =>
  trial.order('german', ORDER, ...rolls.flatMap((roll) => [...d100(roll)]));
const net = (set: object, units: Readonly<Record<string, Placed>> = {}, setup: object = {}) =>
  run(ready(set, units, setup), 10).told('overrun')[0]?.net;
const refused = (trial: Trial, more: object = {}) => trial.refusal('german', { ...ORDER, ...more })?.refused;

describe('Overrun', () => {
  test('[panzer S.overrun/a, S.overrun/b, S.overrun/c] 1 more to enter; it attacks, passes on, and stands beside the target', () => {
    const trial = run(ready(), 20);
    expect(trial.told('overrun')[0]).toMatchObject({ factor: 7, defense: 3, net: 20, result: 'Suppressed' });
    expect(trial.unit('s1').suppressed).toBe('on');
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', spent: 3, moved: true });
  });

  test('[panzer S.overrun/c, S.leg-results/a] all on foot in the hex, each for itself: a squad is halved, a gun is gone', () => {
    const trial = run(ready({}, { s2: ['45mm M37 ATG at D5', fired], s3: ['T-34 at D5', fired] }), 90, 90);
    expect(trial.told('overrun').map(({ target }) => target)).toEqual(expect.arrayContaining(['s1', 's2']));
    expect(trial.told('overrun')).toHaveLength(2);
    expect(trial.unit('s1').kind).toBe('half-squad');
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['s2']);
  });

  test('[panzer S.overrun/c, 7.23.1/b, 7.57/g] coax MG +10 unless broken, Suppressed targets, wheels and open tops; CREW does not count', () => {
    expect([net({}), net({ coax: true }), net({ coax: true, collateral: ['coax'] })]).toEqual([10, 20, 10]);
    expect(net({}, { s1: squad({ suppressed: 'on' }) })).toBe(30);
    expect([net({ traction: 'W' }), net({ openTop: true })]).toEqual([-10, 0]);
    expect(net({ crewNoted: true }, {}, { options: { optional: ['7.57'] } })).toBe(10);
  });

  test('[panzer 7.55.2/g] a leader helps his own vehicle, a command leader no other', () => {
    const options = { options: { optional: ['7.55'] } };
    const leader = { name: 'Stein', G: 5 };
    expect(net({ leader }, {}, options)).toBe(15);
    expect(net({}, { g2: ['Panzer IV at D3', { leader, post: 'CHQ' }] }, options)).toBe(10);
  });

  test('[panzer 7.1.5.1/b, 7.1.5.2/d, S.overrun/c] who may Overrun', () => {
    const why = (set: object) => refused(ready(set));
    expect(['suppressed', 'hesitating', 'broken'].map((state) => why({ [state]: 'off' }))).toEqual(
      Array(3).fill('UNSTEADY'),
    );
    expect([why({ unarmed: true }), why({ weapons: [] }), why({ trackHit: true })]).toEqual([
      'CANNOT_OVERRUN',
      'CANNOT_OVERRUN',
      'IMMOBILE',
    ]);
    expect(refused(ready({}, {}, { commands: { g1: 'short-halt' } }))).toBe('NO_MOVE_COMMAND');
    expect(refused(ready({ crossCountry: 2 }))).toBe('TOO_FAR');
  });

  test('[panzer S.overrun/c] it leaves the hex again; enemies on foot must be there, no buildings nor woods', () => {
    const why = (more: object) => refused(ready(), more);
    expect([
      why({ path: ['E5', 'D5'] }),
      why({ at: 'D7' }),
      why({ at: 'D6', path: ['D5', 'D6', 'D7'] }),
      why({ unit: 's1' }),
    ]).toEqual(['NOWHERE', 'NOWHERE', 'NO_SUCH_TARGET', 'NOT_YOUR_UNIT']);
    for (const ground of ['stone-building', 'light-woods'] as const)
      expect(refused(ready({}, {}, { map: field({ D5: ground }) }))).toBe('CLOSED_TERRAIN');
  });

  test('[panzer S.overrun/c] ways out of the hex of an enemy on foot are listed, with a warning of known mines', () => {
    const listed = (setup: object = {}) =>
      legalOrders(panzer, ready({}, {}, setup).battle, 'german').filter(
        ({ order }) => order.order === 'overrun',
      );
    const ways = listed().map(({ order }) => (order as unknown as { path: string[] }).path);
    expect(ways.map(([at, exit]) => `${at} ${exit}`).sort()).toEqual([
      'D5 C5',
      'D5 C6',
      'D5 D6',
      'D5 E5',
      'D5 E6',
    ]);
    expect(listed().map(({ says }) => says)).not.toContainEqual(expect.stringContaining('mines'));
    const mined = listed({
      options: { optional: ['7.31'] },
      marks: { D6: { mines: [{ side: 'soviet', strength: 'hasty', vehicular: true }] } },
    });
    const warned = mined.filter(({ says }) => says?.includes('Known mines of the enemy in D6'));
    expect(warned.map(({ order }) => order)).toMatchObject([{ path: ['D5', 'D6'] }]);
    expect(ready({ suppressed: 'on' }).legalOf('german', 'overrun')).toEqual([]);
    expect(ready({}, { s1: ['T-34 at D5', fired] }).legalOf('german', 'overrun')).toEqual([]);
  });

  test('[panzer S.overrun/c × S.overwatch/a] Overwatch fires first: Suppressed by it, the vehicle attacks nobody and drives on as far as half of its factor goes', () => {
    const shotAt = (crossCountry: number) => {
      const trial = ready(
        { gpDefense: 1, crossCountry },
        { s2: 'HMG section (2 Maxim) at E7' },
        { commands: { g1: 'move', s2: 'overwatch' } },
      );
      trial.order('german', ORDER);
      expect([trial.awaits[0], trial.unit('g1').at]).toEqual(['soviet interrupt', 'D5']);
      trial.fire('soviet', 's2', 'g1', 'GP', ...d100(99));
      expect(trial.kinds).not.toContain('overrun');
      return trial.unit('g1');
    };
    expect(shotAt(6)).toMatchObject({ at: 'D6', suppressed: 'on' });
    expect(shotAt(5)).toMatchObject({ at: 'D5', suppressed: 'on' });
  });

  test('[panzer 7.1.3/b, 7.1.2/c, 7.1.3/d] a unit that was Overrun checks its morale, but in an Improved Position', () => {
    const checks = (marks: object, ...rolls: number[]) =>
      run(ready({}, {}, { options: { optional: ['7.1'] }, marks }), ...rolls)
        .told('morale-check')
        .map(({ unit, forced }) => [unit, forced]);
    expect(checks({}, 20, 100)).toEqual([['s1', true]]);
    expect(checks({ D5: { improvedPosition: true } }, 20)).toEqual([]);
  });
});

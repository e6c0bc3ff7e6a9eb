import type { Order } from '../../kernel/decide/action.js';
import type { OnGround } from '../ground.testkit.js';
import { agreed } from '../lists.testkit.js';
import { begin, d100, field, fire, moves, refused, type Setup, Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const SEWER = { features: ['sewer' as const] };
const HEXES = { D4: SEWER, G4: SEWER, H6: SEWER, K9: SEWER, B2: SEWER };
const to = ['D4', 'G4', 'H6', 'K9', 'B2', 'A1', 'Z99'];
const parties = (...groups: string[]) => groups.map((group) => group.split('+'));
const follow = (group: string, hex: string) => ({ order: 'follow-sewer', units: group.split('+'), to: hex });

function scene(units: Units, options: Setup['options'] = { sewers: true }) {
  return begin({ g1: '6-6 at L12', ...units }, { active: 'russian', options, marks: HEXES });
}

describe('a city with sewers', () => {
  const sewers = (...hexes: string[]): NonNullable<Setup['marks']> =>
    Object.fromEntries(hexes.map((hex) => [hex, { features: ['sewer'] }])) as never;
  const city = (units: Setup['units'], more: OnGround = {}) =>
    new Trial({
      marks: sewers('D4', 'D7', 'H9'),
      options: { sewers: true },
      active: 'russian',
      ...more,
      map: field(more.map),
      units: { g9: 'nco at A11', ...units },
    });
  const down = (...ids: string[]): Order =>
    moves('cautious', Object.fromEntries(ids.map((id) => [id, [{ do: 'into-sewer' }]])));
  const code = (trial: Trial, order: Order) => refused(trial, order, 'russian');

  test('[combat 6.5.1.7.1] Russian squads and leaders use them, with a leader or as engineers, where the option says so', () => {
    expect(code(city({ r1: '4-4 at D4', r2: 'nco at D4' }), down('r1', 'r2'))).toBeUndefined();
    expect(code(city({ r1: '4-4 at D4' }), down('r1'))).toBe('NO_LEADER');
    expect(code(city({ r1: ['4-4 at D4', { engineers: true }] }), down('r1'))).toBeUndefined();
    expect(code(city({ r1: ['ATR at D4', { face: 'move' }], r2: 'nco at D4' }), down('r1'))).toBe(
      'NO_SEWERS',
    );
    expect(code(city({ r1: 'nco at D4' }, { options: {} }), down('r1'))).toBe('NO_SEWERS');
    const german = new Trial({
      marks: sewers('D4'),
      options: { sewers: true },
      map: field(),
      units: { g1: 'nco at D4', r1: 'nco at A11' },
    });
    expect(refused(german, down('g1'))).toBe('NO_SEWERS');
  });

  test('[combat 6.5.1.7.1 × 10.5.1] a leader goes down with those he leads, or is there already', () => {
    const above = () => city({ r1: '4-4 at D4', r2: 'nco at D4', r3: ['4-4 at D4', { engineers: true }] });
    expect(code(above(), down('r1'))).toBe('NO_LEADER');
    expect(code(above(), down('r1', 'r3'))).toBe('NO_LEADER');
    const stays = { ...down('r1'), routes: [...(down('r1').routes as object[]), { unit: 'r2', path: [] }] };
    expect(code(above(), stays as never)).toBe('NO_LEADER');
    expect(code(city({ r1: '4-4 at D4', r2: 'nco at D4/sewer' }), down('r1'))).toBeUndefined();
    const near = {
      mode: ['cautious'],
      routes: ['r1', 'r2', 'r3'].map((unit) => [{ unit, path: [{ do: 'into-sewer' }] }]),
      more: [true],
    };
    const listed = agreed(above(), 'russian', 'move', near).filter((order) => order.includes('sewer'));
    expect(listed).toEqual([
      'move cautious r1>into-sewer r2>into-sewer r3>into-sewer more',
      'move cautious r2>into-sewer more',
      'move cautious r3>into-sewer more',
    ]);
    const gone = above().order('russian', down('r1', 'r2', 'r3'));
    for (const id of ['r1', 'r2', 'r3']) expect(gone.unit(id).at).toBe('D4/sewer');
  });

  test('[combat 6.5.1.7.2] down by a cellar where there is one, else from the ground, with all Movement Points, cautiously', () => {
    const trial = city({ r1: '4-4 at D4', r2: 'nco at D4' }).order('russian', down('r1', 'r2'));
    expect(trial.unit('r1')).toMatchObject({ at: 'D4/sewer', marker: 'moved' });
    const house: OnGround = {
      map: { D4: 'stone-building', D5: 'stone-building' },
      marks: { D4: { features: ['sewer', 'cellar'] } },
    };
    expect(code(city({ r1: 'nco at D4' }, house), down('r1'))).toBe('NO_MANHOLE');
    expect(code(city({ r1: 'nco at D4/cellar' }, house), down('r1'))).toBeUndefined();
    expect(code(city({ r1: 'nco at D5' }), down('r1'))).toBe('NO_MANHOLE');
    expect(code(city({ r1: 'nco at D3' }), moves('cautious', { r1: ['D4', { do: 'into-sewer' }] }))).toBe(
      'TOO_FAR',
    );
    expect(code(city({ r1: 'nco at D4' }), moves('running', { r1: [{ do: 'into-sewer' }] }))).toBe(
      'WRONG_MODE',
    );
    const out = city({ r1: 'nco at D4/sewer' }).order(
      'russian',
      moves('cautious', { r1: [{ do: 'out-of-sewer' }] }),
    );
    expect(out.unit('r1').at).toBe('D4');
  });

  test('[combat 6.5.1.7.3] up to three hexes along by an Action Check; a unit that fails comes out where the enemy says', () => {
    const follow = (to: string): Order => ({ order: 'follow-sewer', units: ['r1', 'r2'], to });
    const below = { r1: '4-4 at D4/sewer', r2: 'nco at D4/sewer' } as const;
    const trial = city(below).order('russian', follow('D7'), 7);
    expect(trial.told('action-check')[0]).toMatchObject({ unit: 'r2', needs: 7 });
    expect([trial.unit('r1').at, trial.unit('r2').at]).toEqual(['D7/sewer', 'D7/sewer']);
    expect(trial.unit('r1').marker).toBe('moved');
    expect(city(below).refusal('russian', follow('H9'))?.refused).toBe('TOO_FAR');
    expect(city(below).refusal('russian', follow('D6'))?.refused).toBe('NO_SEWER');
    expect(city({ r1: '4-4 at D4', r2: 'nco at D4' }).refusal('russian', follow('D7'))?.refused).toBe(
      'NOT_IN_SEWER',
    );
    const lost = city(below).order('russian', follow('D7'), 8);
    expect(lost.awaits).toEqual(['german lost-in-sewer']);
    expect(lost.refusal('german', { order: 'choose-sewer', to: 'E5' })?.refused).toBe('NO_SEWER');
    lost.order('german', { order: 'choose-sewer', to: 'H9' });
    expect(lost.unit('r1').at).toBe('H9/sewer');
  });

  test('[combat 6.5.1.7.3] nobody sees into the sewers; only a charge is dropped down the manhole', () => {
    const trial = city({ r1: '4-4 at D4/sewer', g1: '6-6 at D4', g2: 'demo at D4', g3: 'demo at D5' }).order(
      'russian',
      'pass',
    );
    expect(refused(trial, fire('g1', 'D4/sewer'))).toBe('NO_LINE_OF_SIGHT');
    expect(refused(trial, { order: 'throw', unit: 'g3', at: 'D4/sewer' })).toBe('OUT_OF_REACH');
    trial.order('german', { order: 'throw', unit: 'g2', at: 'D4/sewer' }, ...d100(99));
    expect(trial.told('attack')[0]).toMatchObject({ at: 'D4/sewer', results: [{ units: ['r1'] }] });
  });
});

describe('following the sewers', () => {
  const party: Units = {
    r1: '4-4 at D4/sewer',
    r2: 'nco at D4/sewer',
    r4: ['4-4 at H6/sewer', { engineers: true }],
  };

  test('[combat 6.5.1.7.3] whole parties go to any sewer hex within three hexes, the enemy elsewhere', () => {
    const units: Units = { ...party, r3: '4-4 at G4/sewer', r5: '4-4 at C4', g2: '6-6 at B2/sewer' };
    const near = { units: parties('r1+r2', 'r3', 'r4', 'r5', 'g2', 'g1', 'nobody', 'r2+r2', 'r1+r3'), to };
    expect(agreed(scene(units), 'russian', 'follow-sewer', near)).toEqual([
      'follow-sewer r1+r2 B2',
      'follow-sewer r1+r2 G4',
      'follow-sewer r4 G4',
    ]);
  });

  const units: Units = {
    ...party,
    r3: '4-4 at G4/sewer',
    r5: ['4-4 at D4/sewer', { marker: 'moved' }],
    r6: ['MG 42 at D4/sewer', { face: 'move' }],
    r7: '4-4 at C4',
    r8: ['4-4 at D4/sewer', { nationality: 'german' }],
  };

  test.each([
    ['[combat 6.5.1.7.3] four hexes off', 'r1+r2', 'K9', 'TOO_FAR'],
    ['[combat 6.5.1.7.3] the same hex', 'r1+r2', 'D4', 'NO_SEWER'],
    ['[combat 6.5.1.7.3] no sewer hex', 'r1+r2', 'A1', 'NO_SEWER'],
    ['[combat 6.5.1.7.3] no hex', 'r1+r2', 'Z99', 'NO_SEWER'],
    ['[combat 6.5.1.7.1] without a leader', 'r3', 'H6', 'NO_LEADER'],
    ['[combat 6.5.1.7.1] a machine gun', 'r6+r2', 'G4', 'NO_SEWERS'],
    ['[combat 6.5.1.7.1] no Russian', 'r8+r2', 'G4', 'NO_SEWERS'],
    ['[combat 6.5.1.7.3] not below ground', 'r7', 'G4', 'NOT_IN_SEWER'],
    ['[combat 6.5.1.7.3] from two hexes', 'r1+r3', 'G4', 'NOT_IN_SEWER'],
    ['twice', 'r2+r2', 'G4', 'NOT_IN_SEWER'],
    ['nobody', 'r2+nobody', 'G4', 'NOT_IN_SEWER'],
    ["an enemy's", 'g1', 'G4', 'NOT_IN_SEWER'],
    ['[combat 4.4.7] has moved', 'r5+r2', 'G4', 'HAS_MOVED'],
    ['[combat 6.5.1.7.1] led by the nco', 'r1+r2', 'G4', undefined],
    ['[combat 6.5.1.7.1] whose leader stays behind', 'r1', 'G4', 'NO_LEADER'],
    ['[combat 6.5.1.7.1] engineers alone', 'r4', 'G4', undefined],
  ])('%s', (_, group, hex, code) => {
    expect(refused(scene(units), follow(group, hex), 'russian')).toBe(code);
  });

  test('[combat 6.5.1.7.1] only where the sewers are in use', () => {
    expect(refused(scene(party, {}), follow('r1+r2', 'G4'), 'russian')).toBe('NO_SEWERS');
  });

  test('[combat 6.5.1.7.3] a unit that finds its way is there and has moved', () => {
    const trial = scene(party).order('russian', follow('r1+r2', 'G4'), 1);
    expect(trial.told('set-out')).toEqual([{ units: ['r1', 'r2'], mode: 'cautious' }]);
    expect(trial.told('action-check')).toMatchObject([{ unit: 'r2', passed: true }]);
    expect(trial.told('sewer-passed')).toEqual([{ units: ['r1', 'r2'], from: 'D4/sewer', to: 'G4' }]);
    for (const id of ['r1', 'r2']) expect(trial.unit(id)).toMatchObject({ at: 'G4/sewer', marker: 'moved' });
    expect(trial.awaits).toEqual(['german impulse']);
  });

  test('[combat 6.5.1.7.3] a unit that loses it comes out in a sewer hex that the enemy chooses', () => {
    const trial = scene(party).order('russian', follow('r1+r2', 'G4'), 9);
    expect(trial.told('lost-in-sewer')).toEqual([{ units: ['r1', 'r2'] }]);
    expect(trial.awaits).toEqual(['german lost-in-sewer']);
    expect(agreed(trial, 'german', 'choose-sewer', { to })).toEqual(
      ['B2', 'D4', 'G4', 'H6', 'K9'].map((hex) => `choose-sewer ${hex}`),
    );
    expect(refused(trial, { order: 'choose-sewer', to: 'A1' })).toBe('NO_SEWER');
    trial.order('german', { order: 'choose-sewer', to: 'K9' });
    expect(trial.told('sewer-passed')).toEqual([{ units: ['r1', 'r2'], from: 'D4/sewer', to: 'K9' }]);
    expect([trial.unit('r1').at, trial.unit('r2').at]).toEqual(['K9/sewer', 'K9/sewer']);
  });

  test('[combat 6.5.1.7.2] down and up again, cautiously, with all Movement Points', () => {
    const above: Units = { r1: ['nco at D4', { inCover: true }], r2: 'nco at A1', r3: 'nco at B2/sewer' };
    const down = scene(above).order('russian', moves('cautious', { r1: [{ do: 'into-sewer' }] }));
    expect(down.told('in-sewer')).toEqual([{ unit: 'r1', at: 'D4/sewer' }]);
    expect(down.unit('r1')).toMatchObject({ at: 'D4/sewer', marker: 'moved' });
    expect(down.unit('r1').inCover).toBeUndefined();
    const up = scene(above).order('russian', moves('cautious', { r3: [{ do: 'out-of-sewer' }] }));
    expect(up.told('out-of-sewer')).toEqual([{ unit: 'r3', at: 'B2' }]);
    const code = (unit: string, deed: string, mode: 'cautious' | 'running' = 'cautious') =>
      refused(scene(above), moves(mode, { [unit]: [{ do: deed }] }), 'russian');
    expect(code('r2', 'into-sewer')).toBe('NO_MANHOLE');
    expect(code('r1', 'into-sewer', 'running')).toBe('WRONG_MODE');
    expect(code('r1', 'out-of-sewer')).toBe('NOT_IN_SEWER');
    expect(refused(scene(above), moves('cautious', { r1: [{ do: 'into-sewer' }, 'D5'] }), 'russian')).toBe(
      'TOO_FAR',
    );
  });
});

import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const RIVER = (is: string, spans = 'D7 D8 D9', terrain = 'river') =>
  drawn({
    columns: 14,
    rows: 16,
    levels: { '-1': 'A7-C9 E7-N9' },
    terrain: { [terrain]: 'A7-N9' },
    roads: [{ is: 'dirt-road', along: 'D14 D2' }],
    bridges: { [is]: spans },
  });
const STONE = RIVER('stone-bridge');
type Units = Readonly<Record<string, Placed>>;
const laying = (units: Units = {}, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    map: STONE,
    units: { g1: '8-3-8 at D8', gd: 'demo charge with g1', r9: '4-4-7 at N1', ...units },
    ...more,
  });
const LAY = { order: 'lay-charge', unit: 'g1', weapon: 'gd' } as const;
const LAID = { at: 'D8', by: 'gl', turn: 2 } as const;
/** The plunger is three hexes from the charge, and it was laid before. */
const ready = (laid: object = {}, units: Units = {}, more: Setup = {}) =>
  new Trial({
    turn: 2,
    map: STONE,
    units: { gl: '9-1 at D11', gd: 'demo charge with gl', r9: '4-4-7 at N1', ...units },
    secrets: { german: { demolitions: { gd: { ...LAID, ...laid } } } } as never,
    ...more,
  });
const BLOW = { order: 'blow-bridge', leader: 'gl', weapons: ['gd'] } as const;
const PUSHES = [3, 3] as const;
const GOES_OFF = [3, 3] as const;
const down = (trial: Trial) => ['D7', 'D8', 'D9'].filter((at) => trial.at(at).bridge?.destroyed);

describe('charges are laid', () => {
  test('[squad-leader 14.29.10.1/a] on the bridge itself, by men on foot who stay the whole phase, and set off from two to four hexes away', () => {
    const trial = laying().order('german', LAY);
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', moved: true });
    expect(trial.unit('gd')).toMatchObject({ at: 'D8', possessor: 'g1' });
    expect(trial.at('D8').bridge?.charged).toBe('german');
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D9'] })?.refused).toBe(
      'HAS_MOVED',
    );
    const refused = (unit: Placed) => laying({ g1: unit }).refusal('german', LAY)?.refused;
    expect([
      refused('8-3-8 at D10'),
      refused(['8-3-8', { at: 'D8', moved: true }]),
      refused(['8-3-8', { at: 'D8', broken: true }]),
    ]).toEqual(['NO_WAY', 'HAS_MOVED', 'BROKEN']);
    const from = (at: string) => ready({}, { gl: `9-1 at ${at}` }).refusal('german', BLOW, 6, 6)?.refused;
    expect([from('D9'), from('D10'), from('D12'), from('D13')]).toEqual([
      'TOO_FAR',
      undefined,
      undefined,
      'TOO_FAR',
    ]);
  });

  test('[squad-leader 14.29.10.1/a] it does not go off in the next Advancing Fire Phase', () => {
    const trial = laying({ gl: '9-1 at D8' }).order('german', LAY).endPhase().endPhase();
    expect(trial.battle.clock.phase).toBe('advancing-fire');
    expect(trial.refusal('german', { order: 'detonate', weapon: 'gd' })?.refused).toBe('NOT_YOUR_WEAPON');
  });

  test('[squad-leader 14.29.10.1/b] in any fire phase of a later player turn, with any or all plungers of the hex', () => {
    expect(ready({ turn: 4 }).refusal('german', BLOW, 6, 6)?.refused).toBe('NOT_NOW');
    expect(ready({}, {}, { phase: 'advancing-fire' }).refusal('german', BLOW, 6, 6)).toBeUndefined();
    const defends = ready({}, {}, { phase: 'defensive-fire', active: 'russian' });
    expect(defends.refusal('german', BLOW, 6, 6)).toBeUndefined();
    const two = { ge: 'demo charge with gl' };
    const secrets = { german: { demolitions: { gd: LAID, ge: { ...LAID, at: 'D9' } } } } as never;
    const trial = ready({}, two, { secrets, map: RIVER('stone-bridge', 'D7 D8 D9') });
    trial.order(
      'german',
      { ...BLOW, weapons: ['gd', 'ge'] },
      ...PUSHES,
      ...GOES_OFF,
      6,
      6,
      ...GOES_OFF,
      6,
      6,
    );
    expect(trial.told('charge-exploded').map(({ at }) => at)).toEqual(['D8', 'D9']);
  });

  test.each([
    ['seen', {}, ['stone bridge 3'], 30],
    ['hidden', { hidden: true }, [], 36],
  ] as const)(
    '[squad-leader 14.29.10.2, 14.29.10.3] %s: its column, and what the bridge is worth',
    (_, laid, worth, column) => {
      const trial = ready({ ...laid, by: 'g1' }).order('german', BLOW, ...PUSHES, ...GOES_OFF, 6, 6);
      const [blast] = trial.told('charge-exploded');
      expect([blast?.column, blast?.modifiers.map(({ why, value }) => `${why} ${value}`)]).toEqual([
        column,
        worth,
      ]);
    },
  );

  test('[squad-leader 14.29.10.2] who hides it is in the open, and no girder covers him; nobody sees where it is', () => {
    const trial = laying({ r1: '4-4-7 at F6' })
      .order('german', { ...LAY, hidden: true })
      .endPhase();
    expect([trial.at('D8').bridge?.charged, trial.battle.secret('german').demolitions?.gd?.hidden]).toEqual([
      undefined,
      true,
    ]);
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    const values = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ value }) => value) ?? [];
    expect([values.includes(-2), values.reduce((sum, value) => sum + value, 0)]).toEqual([true, -2]);
  });

  test('[squad-leader-C-053] [squad-leader 14.29.10.1/q1] who breaks on his way drops the plunger', () => {
    const trial = laying(
      { g1: ['8-3-8', { at: 'D11', broken: true }] },
      {
        phase: 'defensive-fire',
        active: 'russian',
        secrets: { german: { demolitions: { gd: { ...LAID, by: 'g1' } } } } as never,
      },
    ).endPhase();
    expect(trial.unit('gd')).toMatchObject({ at: 'D11' });
    expect(trial.unit('gd').possessor).toBeUndefined();
  });
});

describe('charges go off', () => {
  test('[squad-leader 14.29.10.4] a leader who passes a check pushes the plunger, else not in that player turn', () => {
    const trial = ready().order('german', BLOW, 6, 4);
    expect(trial.told('plunger-tried')).toMatchObject([{ passed: false }]);
    expect([trial.unit('gl').broken, trial.refusal('german', BLOW)?.refused]).toEqual([
      undefined,
      'HAS_TRIED',
    ]);
    const squad = ready({}, { g1: '4-6-7 at D11' });
    expect(squad.refusal('german', { ...BLOW, leader: 'g1' })?.refused).toBe('NOT_YOUR_UNIT');
  });

  test.each([
    ['he laid it', {}, {}, ['9-1 -1']],
    ['another laid it', { by: 'g1' }, {}, []],
    ['he has moved', {}, { moved: true }, []],
    ['he has directed fire', {}, { directed: true }, []],
  ] as const)(
    '[squad-leader 14.29.10.4] his rating counts only where he laid it and does nothing else: %s',
    (_, laid, did, expected) => {
      const trial = ready(
        { ...laid, hidden: true },
        { gl: ['9-1', { at: 'D11', ...did }] },
        { phase: 'advancing-fire' },
      );
      trial.order('german', BLOW, ...PUSHES, ...GOES_OFF, 6, 6);
      expect(
        trial
          .told('charge-exploded')[0]
          ?.modifiers.map(({ why, value }) => `${why.replace('German ', '')} ${value}`),
      ).toEqual(expected);
    },
  );

  test('[squad-leader 14.29.10.5] on less than 12; it fails until the leader who laid it has seen to it', () => {
    const trial = ready().order('german', BLOW, ...PUSHES, 6, 6);
    expect(trial.battle.secret('german').demolitions?.gd?.failed).toBe(true);
    expect(trial.unit('gd').at).toBe('D11');
    expect(ready({ failed: true }).refusal('german', BLOW)?.refused).toBe('MALFUNCTIONED');
    const back = (leader: string) =>
      ready(
        { failed: true, by: 'gl' },
        { g1: '8-3-8 at D11', gd: 'demo charge with g1', gl: '9-1 at D8', gm: '8-0 at D8' },
        { phase: 'movement' },
      ).refusal('german', { ...LAY, unit: leader })?.refused;
    expect([back('gl'), back('gm')]).toEqual([undefined, 'HAS_TRIED']);
    const mended = ready(
      { failed: true, by: 'gl' },
      { g1: '8-3-8 at D11', gd: 'demo charge with g1', gl: '9-1 at D8' },
      { phase: 'movement' },
    );
    mended.order('german', { ...LAY, unit: 'gl' });
    expect(mended.battle.secret('german').demolitions?.gd).toEqual({ at: 'D8', by: 'gl', turn: 4 });
  });

  test.each([
    ['a squad that keeps still', { r1: '4-4-7 at D8' }, 2],
    ['two, and a leader', { r1: '4-4-7 at D8', r2: '6-2-8 at D8', rl: '9-2 at D8' }, 6],
    ['one that has moved', { r1: ['4-4-7', { at: 'D8', moved: true }] }, undefined],
    ['one that has fired', { r1: ['4-4-7', { at: 'D8', fired: true, firedIn: 'prep-fire' }] }, undefined],
  ] as const)('[squad-leader 14.29.10.6] %s beside it', (_, units, drm) => {
    const trial = ready({}, units as never, { phase: 'advance' }).endPhase();
    expect(trial.battle.secret('german').demolitions?.gd?.drm).toBe(drm);
  });

  test('[squad-leader-C-055] [squad-leader 14.29.10.6, 14.29.10.6/q1] it adds up, and stays when they are gone', () => {
    const trial = ready({ drm: 4 }, { r1: '4-4-7 at D8' }, { phase: 'advance' }).endPhase();
    expect(trial.battle.secret('german').demolitions?.gd?.drm).toBe(6);
    const later = ready({ drm: 6 }).order('german', BLOW, ...PUSHES, 3, 3);
    expect(later.told('charge-set-off')).toMatchObject([
      { rolled: 6, goesOff: false, modifiers: [{ value: 6 }] },
    ]);
  });

  test.each([
    ['[squad-leader 14.29.10.7]', 3, 4, ['D8']],
    ['[squad-leader 14.29.10.8]', 3, 3, ['D7', 'D8']],
    ['[squad-leader 14.29.10.8]', 2, 3, ['D7', 'D8', 'D9']],
    ['[squad-leader 14.29.10.9]', 4, 4, []],
  ] as const)('%s hidden, with a %i and a %i: %j', (_rule, one, two, spans) => {
    const trial = ready({ hidden: true, by: 'g1' }, { r1: '4-4-7 at D8', r2: '4-4-7 at D9' });
    trial.order('german', BLOW, ...PUSHES, ...GOES_OFF, one, two);
    expect(down(trial)).toEqual(spans);
    expect(trial.battle.unit('r1') === undefined).toBe(spans.length > 0);
    expect(trial.battle.unit('gd')).toBeUndefined();
  });

  test('[squad-leader-C-056] [squad-leader 14.29.10.7/q1] in shallow water its rubble bars the way to those who ford', () => {
    const map = RIVER('stone-bridge', 'D7 D8 D9', 'shallow-river');
    const marks = { D8: { bridge: { destroyed: true } } } as const;
    const trial = laying({ g1: '8-3-8 at C8' }, { map, marks, clock: { bridges: true }, phase: 'advance' });
    const wade = (to: string) => trial.refusal('german', { order: 'wade', units: ['g1'], to }, 1)?.cites;
    expect([wade('D8'), wade('C7')]).toEqual([['14.29.10.7/q1'], undefined]);
  });
});

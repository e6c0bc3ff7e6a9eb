import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const WOODS = field({ E7: 'woods' });

/** A German tank stands at D6 in the Germans' Defensive Fire Phase: the Russians at E7 are next to it. */
const beside = (units: Units, map = WOODS, tank: object = {}) =>
  new Trial({
    phase: 'defensive-fire',
    map,
    units: { gt: ['MkIVF2 at D7', tank], r1: '4-4-7 at E7', ...units } as Units,
  });
const grenades = (unit = 'r1', leader?: string) => ({
  order: 'immobilize',
  unit,
  vehicle: 'gt',
  ...(leader && { leader }),
});
const PASSED = [3, 4];
const FAILED = [4, 4];

describe('grenades in defence', () => {
  test('[squad-leader 7.2.5.1, 7.2.5.2, 7.2.5.3, 7.2.5.3/T2] after a check it stops the tank on a 2 or less, helped by its cover', () => {
    const trial = beside({}).order('russian', grenades(), ...PASSED, 1, 2);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', needs: 7, rolled: 7, passed: true }]);
    expect(trial.told('immobilization-attempt')).toMatchObject([
      { modifiers: [{ why: 'cover', value: -1 }], rolled: 3, stopped: true },
    ]);
    expect(trial.unit('gt').immobilized).toBe(true);
  });

  test('[squad-leader 7.2.5.1] not in the open, and not when it has fired', () => {
    expect(beside({}, field()).refusal('russian', grenades())?.refused).toBe('IN_THE_OPEN');
    const fired = beside({ r1: ['4-4-7 at E7', { fired: true, firedIn: 'movement' }] });
    expect(fired.refusal('russian', grenades())?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 7.2.5.1/a] a wall towards it is enough; a wreck too; height is not', () => {
    const wall = field({ E7: { hexsides: { 4: 'wall' } } });
    expect(beside({}, wall).refusal('russian', grenades(), ...FAILED)).toBeUndefined();
    const hill = field({ E7: { level: 1 } });
    expect(beside({}, hill).refusal('russian', grenades())?.refused).toBe('IN_THE_OPEN');
    const wreck = new Trial({
      phase: 'defensive-fire',
      marks: { E7: { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } },
      units: { gt: 'MkIVF2 at D7', r1: '4-4-7 at E7' },
    });
    expect(wreck.refusal('russian', grenades(), ...FAILED)).toBeUndefined();
  });

  test('[squad-leader-A-225] [squad-leader 7.2.5/a] from one level above, not from two', () => {
    const above = (level: number) => field({ E7: { terrain: 'woods', level } });
    expect(beside({}, above(1)).refusal('russian', grenades(), ...FAILED)).toBeUndefined();
    expect(beside({}, above(2)).refusal('russian', grenades())?.refused).toBe('NOT_ADJACENT');
  });

  test('[squad-leader-A-222] [squad-leader 7.2.5.2, 7.2.5.2/c] who fails has no other penalty, but does not try again', () => {
    const trial = beside({ r9: '4-4-7 at N9' }).order('russian', grenades(), ...FAILED);
    expect(trial.unit('r1')).toMatchObject({ nerve: 'lost' });
    expect(trial.unit('r1').broken).toBeUndefined();
    expect(trial.unit('r1').fired).toBeUndefined();
    expect(trial.refusal('russian', grenades())?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader 7.2.5.2/a, 7.2.3] a leader who passes his own check helps with the check and the attack', () => {
    const trial = beside({ rl: '9-2 at E7' }).order('russian', grenades('r1', 'rl'), 4, 5, 5, 4, 1, 4);
    expect(trial.told('morale-check').map(({ unit, passed }) => [unit, passed])).toEqual([
      ['rl', true],
      ['r1', true],
    ]);
    expect(trial.told('immobilization-attempt')[0]?.modifiers.map(({ value }) => value)).toEqual([-2, -1]);
    expect(trial.unit('rl').directed).toBe(true);
  });

  test('[squad-leader-A-235] [squad-leader 7.2.2, 7.2.3, 7.2.3/a] each squad by itself; a leader directs one of them, his own where he makes it', () => {
    const units = { r2: '4-4-7 at E7', rl: '9-2 at E7' };
    const trial = beside(units).order('russian', grenades('r1', 'rl'), ...PASSED, ...PASSED, 6, 6);
    expect(trial.refusal('russian', grenades('r2', 'rl'))?.refused).toBe('CANNOT_LEAD');
    trial.order('russian', grenades('r2'), 3, 3, 6, 6);
    expect(trial.told('immobilization-attempt')).toHaveLength(1);
    const himself = beside(units).order('russian', grenades('rl'), ...PASSED, 6, 5);
    expect(himself.told('immobilization-attempt')).toMatchObject([
      { modifiers: [{ why: '9-2', value: -2 }], stopped: false },
    ]);
    expect(himself.refusal('russian', grenades('r1', 'rl'))?.refused).toBe('CANNOT_LEAD');
  });

  test('[squad-leader 7.2.5.3/T] what helps and what does not', () => {
    const attempt = (units: Units, tank: object = {}, attackers = 'r1') =>
      beside({ r1: 'crew 2-3-7 at E7', ...units }, WOODS, tank)
        .order('russian', grenades(attackers), 1, 1, 6, 6)
        .told('immobilization-attempt')[0]
        ?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(attempt({})).toEqual(['crew 2', 'cover -1']);
    expect(attempt({}, { exposed: true })).toContain('crew exposed 1');
    expect(attempt({ g1: '4-6-7 at D7' })).toContain('infantry with the AFV 2');
    expect(attempt({}, { vehicle: 'halftrack' })).toContain('not fully tracked -1');
  });

  test('[squad-leader 7.2.5.4] doubles do not make it cower', () => {
    const trial = beside({}).order('russian', grenades(), ...PASSED, 1, 1);
    expect(trial.told('immobilization-attempt')).toMatchObject([{ rolled: 2, stopped: true }]);
  });

  test('[squad-leader 7.2.5.6] the same dice are fire at an exposed crew', () => {
    const trial = beside({}, WOODS, { exposed: true }).order('russian', grenades(), ...PASSED, 1, 1, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([
      { fp: 8, rolled: 2, outcomes: [{ units: ['gt'], final: 4 }] },
    ]);
  });

  test('[squad-leader-A-227] [squad-leader 7.2.5.7, 7.2.5/Q, 7.2.5/c] neither it nor its weapons attack anything else', () => {
    const trial = beside({ rm: 'LMG with r1', g1: '4-6-7 at G7' }).order(
      'russian',
      grenades(),
      ...PASSED,
      6,
      6,
    );
    for (const firer of ['r1', 'rm'])
      expect(trial.refusal('russian', { order: 'fire', at: 'G7', firers: [firer] })?.refused).toBe(
        'HAS_FIRED',
      );
    expect(trial.refusal('russian', grenades())?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader-A-226] [squad-leader 7.2.5/b] nobody leaves an AFV that is immobilized for the first time', () => {
    const trial = beside({}).order('russian', grenades(), ...PASSED, 1, 2);
    expect(trial.kinds).toEqual(['morale-check', 'immobilization-attempt', 'immobilized']);
  });

  test('[squad-leader 7.2.5.1, 7.2.5.2/b] as it comes by, before it goes on, and once', () => {
    const trial = new Trial({
      phase: 'movement',
      map: WOODS,
      units: { gt: 'MkIVF2 at D8', gu: 'MkIVF2 at D12', r1: '4-4-7 at E7' },
    }).order('german', { order: 'drive', unit: 'gt', path: ['D7', 'D6', 'D5'] });
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
    trial.order('russian', grenades(), ...PASSED, 1, 2);
    expect(trial.unit('gt')).toMatchObject({ immobilized: true });
    expect(trial.unit('gt').at).not.toBe('D5');
    expect(trial.awaits).toEqual(['german movement']);
  });
});

describe('close combat with vehicles', () => {
  /** The Germans advance upon a Russian vehicle at D6. */
  const advancing = (units: Units, map = field()) =>
    new Trial({ phase: 'advance', map, units: { r9: '4-4-7 at N9', ...units } });
  const upon = (unit = 'g1') => ({ order: 'advance', unit, to: 'D6' });
  const TANK = { rt: 'T-34 at D6', g1: '8-3-8 at D7' } as const;

  const attack = (unit = 'g1', more: object = {}) => ({
    order: 'attack-vehicle',
    unit,
    vehicle: 'rt',
    ...more,
  });
  /** One squad goes in, designates its attack, and strikes as soon as nobody has anything more to say. */
  const struck = (units: Units, dice: readonly number[], map = field()) =>
    advancing(units, map)
      .order('german', upon(), ...PASSED)
      .endPhase()
      .order('german', attack(), ...dice);

  test('[squad-leader 7.2.1, 7.2.6.1, 7.2.6.2, 7.2.6.5, 7.2.6.4, 7.2.6.11] who passes the check goes in, and destroys it with his firepower or less', () => {
    const trial = advancing(TANK).order('german', upon(), ...PASSED);
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', cameFrom: 'D7', nerve: 'kept' });
    trial.endPhase();
    expect(trial.awaits).toEqual(['german close-combat']);
    trial.order('german', attack(), 3, 3, 3, 4);
    expect(trial.told('vehicle-attacked')).toMatchObject([
      { needs: 8, modifiers: [], rolled: 7, result: 'destroyed' },
    ]);
    expect(trial.battle.unit('rt')).toBeUndefined();
  });

  test('[squad-leader-A-234] [squad-leader 7.2.6/c] it stays with the wreck', () => {
    const trial = struck(TANK, [3, 3, 3, 4]);
    expect(trial.unit('g1').at).toBe('D6');
    expect(trial.at('D6').wrecks).toHaveLength(1);
  });

  test('[squad-leader 7.2.6.2/a] who fails stays, and may go elsewhere', () => {
    const trial = advancing(TANK).order('german', upon(), 5, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', nerve: 'lost' });
    expect(trial.refusal('german', upon())?.refused).toBe('HAS_TRIED');
    expect(trial.refusal('german', { order: 'advance', unit: 'g1', to: 'E8' })).toBeUndefined();
  });

  test('[squad-leader 7.2.6.6] in vain, or without an attack: back to where it came from', () => {
    const back = [{ unit: 'g1', from: 'D6', to: 'D7' }];
    expect(struck(TANK, [3, 3, 6, 5]).told('fell-back')).toEqual(back);
    const idle = advancing(TANK)
      .order('german', upon(), ...PASSED)
      .endPhase()
      .order('german', 'pass');
    expect(idle.told('fell-back')).toEqual(back);
  });

  test('[squad-leader 7.2.6.12] a 12 is the end of those who roll it', () => {
    expect(struck(TANK, [3, 3, 6, 6]).battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader-A-219] [squad-leader 7.2.6.13, 7.1.24/b, 13.23.1.3] an exact hit may only stop it; stopped already it is destroyed, and who stopped it goes back', () => {
    const exact = (values: object) =>
      struck({ ...TANK, rt: ['T-34 at D6', values] } as Units, [3, 3, 4, 4, 5]);
    const stopped = exact({});
    expect(stopped.unit('rt').immobilized).toBe(true);
    expect(stopped.unit('g1').at).toBe('D7');
    expect(exact({ immobilized: true }).battle.unit('rt')).toBeUndefined();
  });

  test('[squad-leader-A-237] [squad-leader 7.2.6.8, 7.2.6.8/a] roofs, crews and guns count; a stunned crew serves none, and is not buttoned up', () => {
    const drm = (vehicle: string, values: object = {}) =>
      advancing({ rt: [`${vehicle} at D6`, values], g1: '8-3-8 at D7' } as Units)
        .order('german', upon(), ...(vehicle === 'truck' ? [] : PASSED))
        .endPhase()
        .order('german', attack(), ...('exposed' in values ? [] : [6, 6, 3, 3]));
    const told = (trial: Trial) =>
      trial.told('vehicle-attacked')[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(told(drm('truck'))).toEqual(['no armour -3', 'no manned machine gun -1']);
    expect(told(drm('SU122'))).toEqual(['no manned machine gun -1']);
    expect(told(drm('T-34', { stunned: 2 }))).toEqual(['crew exposed -1', 'no manned machine gun -1']);
    expect(told(drm('M3 armed'))).toEqual(['no roof -2', 'no manned machine gun -1']);
    const open = drm('T-34', { exposed: true, mg: { bow: 4, aa: 2 } }).order('russian', 'pass', 6, 6, 3, 3);
    expect(told(open)).toEqual(['crew exposed -1']);
  });

  test('[squad-leader 7.2.2, 7.2.3, 7.2.3/a] each squad by itself; a leader directs one attack, his own where he makes it', () => {
    const units: Units = { ...TANK, g2: '8-3-8 at D7', gl: '9-1 at D7' };
    const trial = advancing(units);
    for (const unit of ['gl', 'g1', 'g2']) trial.order('german', upon(unit), ...PASSED);
    trial.endPhase().order('german', attack('g1', { leader: 'gl' }));
    expect(trial.refusal('german', attack('g2', { leader: 'gl' }))?.refused).toBe('CANNOT_LEAD');
    expect(trial.refusal('german', attack('gl'))?.refused).toBe('CANNOT_ATTACK');
    trial.order('german', attack('g2'), 1, 1, 2, 2, 6, 5, 6, 5);
    expect(trial.told('vehicle-attacked').map(({ unit, modifiers }) => [unit, modifiers.length])).toEqual([
      ['g1', 1],
      ['g2', 0],
    ]);
  });

  test('[squad-leader-A-238] [squad-leader 7.2.6.10, 7.2.6.10/a, 7.2.6.4, 7.2.6.4/a] its owner names whom the gun on the roof attacks, at the outset', () => {
    const units: Units = { rt: ['M3 armed at D6', { exposed: true }], g1: '8-3-8 at D7', g2: '8-3-8 at D7' };
    const trial = advancing(units)
      .order('german', upon('g1'), ...PASSED)
      .order('german', upon('g2'), ...PASSED)
      .endPhase()
      .order('german', attack('g1'))
      .order('german', attack('g2'));
    expect(trial.awaits).toEqual(['russian close-combat']);
    // First g1 in vain, then the halftrack, which kills g2 before it has struck.
    trial.order(
      'russian',
      { order: 'defend-vehicle', vehicle: 'rt', unit: 'g2' },
      1,
      1,
      6,
      6,
      3,
      3,
      6,
      5,
      1,
      2,
    );
    expect(trial.told('vehicle-defends')).toMatchObject([{ unit: 'g2', odds: '1-2', killed: true }]);
    expect(trial.battle.unit('g2')).toBeUndefined();
    expect(trial.told('vehicle-attacked').map(({ unit }) => unit)).toEqual(['g1']);
  });

  test('[squad-leader 7.2.6.9, 7.2.6.9/a, 7.2.6.9/b] with infantry beside it: that strikes first and makes it harder, and they stay in melee', () => {
    const units: Units = { ...TANK, r1: '4-4-7 at D6', g2: '8-3-8 at D7' };
    const trial = advancing(units)
      .order('german', upon('g1'), ...PASSED)
      .order('german', upon('g2'), ...PASSED)
      .endPhase()
      .order('german', attack('g1'));
    trial
      .order('german', 'pass')
      .order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['g1'] }, 6, 5, 3, 3, 4, 5);
    expect(trial.told('vehicle-attacked')).toMatchObject([
      { modifiers: [{ why: 'infantry with it', value: 2 }], result: 'nothing' },
    ]);
    expect(trial.kinds.indexOf('close-combat-attack')).toBeLessThan(trial.kinds.indexOf('order-of-attack'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', melee: true });
    const killed = advancing({ ...TANK, r1: '6-2-8 at D6', rs: '6-2-8 at D6' } as Units);
    killed
      .order('german', upon('g1'), ...PASSED)
      .endPhase()
      .order('german', attack('g1'));
    killed.order('russian', { order: 'close-combat', attackers: ['r1', 'rs'], defenders: ['g1'] }, 1, 2);
    expect(killed.kinds).not.toContain('vehicle-attacked');
  });
});

describe('mines and bottles in close combat', () => {
  const inHand = (weapon: string, units: Units = {}) =>
    new Trial({
      phase: 'close-combat',
      units: {
        g1: ['4-6-7 at D6', { cameFrom: 'D7', nerve: 'kept' }],
        gm: `${weapon} with g1`,
        rt: 'T-34 at D6',
        r9: '4-4-7 at N9',
        ...units,
      },
    });
  const attack = (weapons: string[], more: object = {}) => ({
    order: 'attack-vehicle',
    unit: 'g1',
    vehicle: 'rt',
    weapons,
    ...more,
  });
  const tries = (trial: Trial) => trial.told('attacked-by-hand');

  test('[squad-leader 8.12.6, 8.12.8] a mine is placed with the morale of its men, who do not attack otherwise; leaders help', () => {
    const trial = inHand('ATM').order('german', attack(['gm']), 3, 3, 4, 3, 6, 5, 6, 6);
    expect(tries(trial)).toMatchObject([{ needs: 7, rolled: 7, isHit: true }]);
    expect([trial.told('afv-kill').length, trial.told('vehicle-attacked')]).toEqual([1, []]);
    const led = inHand('ATM', { gl: ['8-1 at D6', { cameFrom: 'D7', nerve: 'kept' }] });
    led.order('german', attack(['gm'])).order('german', 'pass', 3, 3, 4, 4, 6, 5, 6, 6);
    expect(tries(led)).toMatchObject([{ modifiers: [{ value: -1 }], isHit: true }]);
  });

  test('[squad-leader 8.12.8] a squad places four, one after the other', () => {
    const four = { gn: 'ATM with g1', go: 'ATM with g1', gp: 'ATM with g1' } as const;
    const trial = inHand('ATM', four);
    trial.order('german', attack(['gm', 'gn', 'go', 'gp']), 3, 3, 6, 5, 6, 5, 6, 5, 6, 5);
    expect(tries(trial)).toHaveLength(4);
  });

  test('[squad-leader 8.13.5] a Klorihartsi likewise', () => {
    const trial = new Trial({
      phase: 'close-combat',
      active: 'finnish',
      enemy: 'russian',
      units: {
        f1: ['6-4-8 at D6', { cameFrom: 'D7', nerve: 'kept' }],
        fk: 'Klorihartsi with f1',
        rt: 'T-34 at D6',
        r9: '4-4-7 at N9',
      },
    });
    trial.order('finnish', { ...attack(['fk']), unit: 'f1' }, 3, 3, 4, 4, 1, 2);
    expect(tries(trial)).toMatchObject([{ needs: 8, isHit: true }]);
    expect(trial.unit('rt').immobilized).toBe(true);
  });

  test('[squad-leader 8.14.6, 8.14.7/T, 8.14.2] a bottle hits on 6, and its men strike besides; not where infantry is with the AFV', () => {
    const trial = inHand('Russian molotov').order('german', attack(['gm']), 3, 3, 3, 3, 6, 5, 6, 5);
    expect(tries(trial)).toMatchObject([{ needs: 6, isHit: true }]);
    expect(trial.told('vehicle-attacked')).toHaveLength(1);
    const beside = inHand('Russian molotov', { r1: '4-4-7 at D6' });
    expect(beside.refusal('german', attack(['gm']))?.refused).toBe('ESCORTED');
  });

  test('[squad-leader 8.12.10] to stop it: placed with -1, it stops the vehicle unless it is a dud', () => {
    const trial = inHand('ATM').order('german', attack(['gm'], { stop: true }), 3, 3, 4, 4, 6, 5);
    expect(tries(trial)).toMatchObject([{ modifiers: [{ value: -1 }], isHit: true }]);
    expect([trial.unit('rt').immobilized, trial.kinds.includes('afv-kill')]).toEqual([true, false]);
    const dud = inHand('ATM').order('german', attack(['gm'], { stop: true }), 3, 3, 4, 4, 6, 6);
    expect([dud.unit('rt').immobilized, dud.kinds.includes('dud')]).toEqual([undefined, true]);
  });

  test('[squad-leader-A-292] [squad-leader 8.12/a] who has placed a mine in this player turn attacks an AFV with nothing else', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      map: WOODS,
      units: { g1: ['4-6-7 at E7', { served: 'ATM', thrown: 1 }], rt: 'T-34 at D7', r9: '4-4-7 at N9' },
    });
    expect(trial.refusal('german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' })?.refused).toBe(
      'HAS_FIRED',
    );
  });
});

describe('who goes for the tracks', () => {
  const MORE = { rh: '1-4-9 at E7', rl: '8-1 at E7' } as const;

  test('[squad-leader 7.2.5.5] no sniper and no scout', () => {
    const trial = beside({ rs: 'sniper -2 at E7', rx: 'scout at E7' });
    for (const id of ['rs', 'rx'])
      expect(trial.refusal('russian', grenades(id))?.refused).toBe('CANNOT_ATTACK');
  });

  test.each<[string, string, string, { why: string; value: number }[]]>([
    ['a leader by himself has nothing of its cover', 'rl', '', [{ why: '8-1', value: -1 }]],
    [
      'a leader with a unit has',
      'r1',
      'rl',
      [
        { why: '8-1', value: -1 },
        { why: 'cover', value: -1 },
      ],
    ],
    [
      'and so has a hero',
      'r1',
      'rh',
      [
        { why: '1-4-9', value: -1 },
        { why: 'cover', value: -1 },
      ],
    ],
  ])('[squad-leader 7.2.5.5] %s', (_, unit, leader, modifiers) => {
    const nerves = leader === 'rh' ? PASSED : unit === 'rl' ? PASSED : [...PASSED, ...PASSED];
    const trial = beside(MORE).order('russian', grenades(unit, leader), ...nerves, 6, 6);
    expect(trial.told('immobilization-attempt')).toMatchObject([{ modifiers }]);
  });

  const loaded = (values: object) =>
    new Trial({
      phase: 'defensive-fire',
      map: field({ E7: 'woods', E8: 'woods' }),
      units: {
        gt: ['SdKfz 251 armed at D7', {}],
        g1: ['4-6-7 at D7', { aboard: 'gt', ...values }],
        r1: '4-4-7 at E7',
        r2: '4-4-7 at E8',
      },
    });
  const together = { ...grenades(), others: ['r2'] };

  test('[squad-leader 7.1.8/a] who fires together at men in a halftrack has one attempt, with the dice of the fire', () => {
    const trial = loaded({ exposed: true }).order('russian', together, ...PASSED, 5, 6);
    expect(trial.told('immobilization-attempt')).toHaveLength(1);
    expect(trial.told('fire-attack')).toMatchObject([{ fp: 16, rolled: 11, outcomes: [{ units: ['g1'] }] }]);
    expect(trial.refusal('russian', grenades('r2'))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 7.2.2, 7.1.8/a] where nobody looks out each unit attacks by itself', () => {
    expect(loaded({}).refusal('russian', together)?.refused).toBe('NOBODY_THERE');
  });
});

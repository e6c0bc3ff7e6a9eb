import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const WAITING = { jumps: true, stick: 1 } as const;
const jumper = (counter: string, more: object = {}): Placed => [counter, { ...WAITING, ...more }] as Placed;
const FIELD = { r1: '4-4-7 at K9', gl: '8-0 at A1' } as const;

/** In the Movement Phase of the Germans, whose paratroops wait in their planes. */
const waiting = (units: Units = { g1: jumper('4-6-8') }, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    ...more,
    units: { ...FIELD, ...units },
    sides: { german: { airdrop: 'waiting' } },
  });
const drop = (trial: Trial, dice: readonly number[], { at = 'D4', along = 3 } = {}) =>
  trial.order('german', { order: 'drop', drops: [{ plane: 1, at }], along }, ...dice);
const refused = (trial: Trial, order: object) =>
  trial.refusal('german', { order: 'drop', ...order } as never)?.refused;

/** Above D8 when the Defensive Fire Phase begins. */
const aloft = (counter: Placed = '4-6-8', units: Units = {}, more: Setup = {}) => {
  const [name, values] = typeof counter === 'string' ? [counter, {}] : counter;
  return new Trial({
    phase: 'defensive-fire',
    ...more,
    units: { ...FIELD, g1: [name, { jumps: true, aloft: 'D8', ...values }] as Placed, ...units },
    sides: { german: { airdrop: 'aloft' } },
  });
};
const fire = (trial: Trial, order: object, ...faces: number[]) =>
  trial.order('russian', { order: 'fire-at-paratroops', at: 'D8', firers: ['r2'], ...order }, ...faces);
const attack = (trial: Trial) => trial.told('fire-attack')[0];
/** They land where they are. */
const land = (trial: Trial, ...faces: number[]) => {
  trial.endPhase();
  return trial.order('german', 'pass', ...faces);
};

describe('the drop', () => {
  test('[squad-leader 12.9.3, 12.9/q2] seven counters to a plane, five of them squads at most', () => {
    const men = Array.from({ length: 7 }, (_, n) => [`g${n}`, ['4-6-8', { jumps: true }]]);
    const others = {
      ga: ['9-1', { jumps: true }],
      gb: ['8-0', { jumps: true }],
      gm: ['LMG', { jumps: true }],
    };
    const units: Units = { ...Object.fromEntries(men), ...others };
    const trial = new Trial({
      active: 'russian',
      phase: 'close-combat',
      units: { ...FIELD, ...units },
      options: { order: ['german', 'russian'] },
      secrets: { german: { forces: [{ units: Object.keys(units), hexes: ['A1'], turn: 2 }] } as never },
    });
    while (trial.battle.side('german').airdrop === undefined) trial.endPhase();
    const planes = (kinds: readonly string[]) =>
      [1, 2].map(
        (stick) =>
          trial.battle.units().filter((unit) => unit.stick === stick && kinds.includes(unit.kind)).length,
      );
    expect([planes(['squad']), planes(['squad', 'leader', 'weapon'])]).toEqual([
      [5, 2],
      [7, 3],
    ]);
  });

  test('[squad-leader 12.9.5, 12.9.7] one parachute in each of five hexes, leaders and weapons with the first', () => {
    const squads = ['g1', 'g2', 'g3', 'g4', 'g5'].map((id) => [id, jumper('4-6-8')]);
    const units = { ...Object.fromEntries(squads), ga: jumper('9-1'), gm: jumper('LMG') } as Units;
    const trial = drop(waiting(units), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], { at: 'D3' });
    expect(trial.told('drifted').map(({ unit, from }) => [unit, from])).toEqual([
      ['g1', 'D3'],
      ['g2', 'D4'],
      ['g3', 'D5'],
      ['g4', 'D6'],
      ['g5', 'D7'],
      ['ga', 'D3'],
      ['gm', 'D4'],
    ]);
  });

  test.each<[string, object, string]>([
    ['a plane that there is not', { drops: [{ plane: 2, at: 'D4' }], along: 3 }, 'NOT_TOGETHER'],
    ['a string beyond the edge', { drops: [{ plane: 1, at: 'D10' }], along: 3 }, 'NO_WAY'],
    ['no such hex', { drops: [{ plane: 1, at: 'Z99' }], along: 3 }, 'NO_SUCH_HEX'],
  ])('[squad-leader 12.9.5] not with %s', (_, order, code) => {
    expect(refused(waiting(), order)).toBe(code);
  });

  test('[squad-leader 12.9.6] all planes fly the same way, five hexes apart', () => {
    const units = { g1: jumper('4-6-8'), g2: jumper('4-6-8', { stick: 2 }) } as Units;
    const at = (one: string, other: string) => ({
      drops: [
        { plane: 1, at: one },
        { plane: 2, at: other },
      ],
      along: 3,
    });
    expect(refused(waiting(units), at('D4', 'G4'))).toBe('NO_ROOM');
    const trial = waiting(units).order('german', { order: 'drop', ...at('D4', 'I4') }, 1, 1, 1, 1);
    expect(trial.told('drifted').map(({ from }) => from)).toEqual(['D4', 'I4']);
  });

  test.each([
    [1, 2, 'D2'],
    [4, 3, 'D7'],
    [2, 1, 'E4'],
  ])('[squad-leader 12.9.8] each drifts: direction %i, %i hexes', (direction, far, to) => {
    expect(drop(waiting(), [direction, far]).unit('g1').aloft).toBe(to);
  });

  test('[squad-leader-B-232] [squad-leader 12.9/q4] two crews in place of a squad begin in one hex', () => {
    const units: Units = { g1: jumper('crew 2-4-7'), g2: jumper('4-6-8'), g3: jumper('crew 2-4-7') };
    const trial = drop(waiting(units), [1, 1, 1, 1, 1, 1]);
    expect(trial.told('drifted').map(({ unit, from }) => [unit, from])).toEqual([
      ['g1', 'D4'],
      ['g2', 'D5'],
      ['g3', 'D4'],
    ]);
  });

  test('[squad-leader 12.9.8] when all are out', () => {
    const units = { g1: jumper('4-6-8'), g2: jumper('4-6-8') } as Units;
    const kinds = drop(waiting(units), [1, 1, 1, 1]).kinds;
    expect(kinds.indexOf('drifted')).toBeGreaterThan(kinds.indexOf('dropped'));
    expect(kinds.filter((kind) => kind === 'dropped')).toHaveLength(1);
  });

  test('[squad-leader 12.9.27] men who come down off the map come back by that edge after two dice of turns', () => {
    const trial = drop(waiting(undefined, { options: { turns: 20 } }), [1, 6, 1, 2], { at: 'D4' });
    expect(trial.unit('g1').strayed).toMatchObject({ turn: 4 });
    expect(trial.unit('g1').strayed?.hexes).toContain('C1');
    expect(trial.unit('g1').strayed?.hexes).not.toContain('D8');
    while (!(trial.battle.clock.turn === 4 && trial.battle.clock.phase === 'movement')) trial.endPhase();
    expect(trial.unit('g1').entry?.length).toBeGreaterThan(1);
  });

  test('[squad-leader-B-239] [squad-leader 12.9/q11] weapons there are lost', () => {
    const trial = drop(waiting({ g1: jumper('4-6-8'), gm: jumper('LMG') }), [1, 1, 1, 6]);
    expect(trial.battle.unit('gm')).toBeUndefined();
  });
});

describe('in the air', () => {
  const NEAR = { r2: '4-4-7 at D9' } as const;

  test('[squad-leader 12.9.10, 12.9.14] they are fired at, and helpless', () => {
    const trial = fire(aloft(undefined, NEAR), {}, 6, 5);
    expect(attack(trial)?.outcomes).toMatchObject([{ units: ['g1'], modifiers: [{ value: -2 }] }]);
  });

  test('[squad-leader 12.9.13] whatever lies between', () => {
    const map = field({ D9: 'stone-building', D10: 'woods' });
    const trial = fire(aloft(undefined, { r2: '4-4-7 at D10' }, { map }), {}, 6, 5);
    expect(attack(trial)?.fp).toBe(4);
  });

  test('[squad-leader 12.9.13] but not through other hexes of its own building, nor out of a bunker', () => {
    const order = { order: 'fire-at-paratroops', at: 'D8', firers: ['r2'] };
    const map = drawn({ buildings: [{ is: 'stone', hexes: 'D9 D10' }] });
    const inside = aloft(undefined, { r2: '4-4-7 at D10' }, { map });
    expect(inside.refusal('russian', order)?.refused).toBe('INDOORS');
    const marks = { D10: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } };
    const below = aloft(undefined, { r2: ['4-4-7 at D10', { bunkered: 'D10' }] }, { marks });
    expect(below.refusal('russian', order)?.cites).toContain('12.9.13');
  });

  test('[squad-leader-B-233] [squad-leader 12.9/q5] the height of the ground beneath them does nothing', () => {
    const trial = fire(aloft(undefined, NEAR, { map: field({ D8: { level: 2 } }) }), {}, 6, 5);
    expect(attack(trial)?.outcomes[0]?.modifiers).toHaveLength(1);
  });

  test.each([
    ['D8', 8],
    ['D9', 8],
    ['D10', 4],
    ['D11', 2],
    ['D12', 2],
  ])('[squad-leader-B-234] [squad-leader 12.9.19, 12.9.21, 12.9/q6] from %s with %i', (at, fp) => {
    expect(attack(fire(aloft(undefined, { r2: `4-4-7 at ${at}` }), {}, 6, 5))?.fp).toBe(fp);
  });

  test('[squad-leader 12.9.21, 12.9/q6] not beyond what was normal range', () => {
    const trial = aloft(undefined, { r2: '4-4-7 at I8' });
    expect(trial.refusal('russian', { order: 'fire-at-paratroops', at: 'D8', firers: ['r2'] })?.refused).toBe(
      'OUT_OF_RANGE',
    );
  });

  test('[squad-leader 12.9.20] machine guns do not penetrate there', () => {
    const units = { ...NEAR, rm: 'HMG with r2', g2: ['4-6-8', { jumps: true, aloft: 'D7' }] } as const;
    const trial = fire(aloft(undefined, units), { firers: ['rm'] }, 6, 5, 1, 1);
    expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['D8']);
  });

  test('[squad-leader 12.9.15] of ordnance AA guns alone', () => {
    const crew = { r2: 'crew 2-3-7 at D10' } as const;
    const gun = (counter: string): Units => ({ ...crew, rg: [counter, { possessor: 'r2', facing: 0 }] });
    const order = { order: 'fire-at-paratroops', at: 'D8', firers: ['rg'] };
    expect(aloft(undefined, gun('57 AT gun')).refusal('russian', order)?.refused).toBe('NO_WEAPON');
    expect(attack(fire(aloft(undefined, gun('American 40L AA gun')), { firers: ['rg'] }, 6, 5))?.fp).toBe(10);
  });

  test('[squad-leader-B-245] [squad-leader 12.9/q17] heavy ones have to hit, as they hit men', () => {
    const units: Units = {
      r2: 'crew 2-3-7 at D10',
      rg: ['German 88L AA gun', { possessor: 'r2', facing: 0 }],
    };
    const trial = fire(aloft(undefined, units), { firers: ['rg'] }, 2, 2, 6, 6, 2, 2);
    expect(trial.told('flak-at-men')).toMatchObject([{ needs: 8, hit: true }]);
    expect(attack(fire(aloft(undefined, units), { firers: ['rg'] }, 6, 6))).toBeUndefined();
  });

  test.each([
    [{ aa: 4 }, undefined],
    [{ bow: 4 }, 'NO_WEAPON'],
  ])('[squad-leader 12.9.18] of AFVs the guns on their roofs: %o', (mg, code) => {
    const units: Units = { rt: ['T-34 at D10', { mg, exposed: true }] };
    const trial = aloft(undefined, units);
    const order = { order: 'fire-at-paratroops', at: 'D8', firers: ['rt'] };
    if (code) expect(trial.refusal('russian', order)?.refused).toBe(code);
    else expect(attack(trial.order('russian', order, 6, 5))?.fp).toBe(4);
  });

  test('[squad-leader 12.9.18, 3.24.2, 11.8/q7] the roof gun of a crew that is pinned, and was stunned, has half and 1 more', () => {
    const units: Units = {
      rt: ['T-34 at D10', { mg: { aa: 4 }, exposed: true, pinned: true, unsteady: true }],
    };
    const trial = fire(aloft(undefined, units), { firers: ['rt'] }, 6, 5);
    expect(attack(trial)).toMatchObject({ fp: 2, outcomes: [{ modifiers: [{ value: -2 }, { value: 1 }] }] });
  });

  test('[squad-leader-B-235] [squad-leader 12.9/q7] a leader who breaks in the air shakes nobody else', () => {
    const trial = fire(
      aloft('8-0', { ...NEAR, g2: ['4-6-8', { jumps: true, aloft: 'D8' }] }),
      {},
      3,
      3,
      6,
      5,
      1,
      1,
    );
    expect(trial.told('morale-check').map(({ check }) => check)).not.toContain('leader loss');
    expect([trial.unit('g1').broken, trial.unit('g2').broken]).toEqual([true, undefined]);
  });
});

describe('landing', () => {
  test('[squad-leader 12.9.11] unbroken men steer one hex when the fire is over', () => {
    const trial = aloft().endPhase();
    expect(trial.awaits).toEqual(['german steer']);
    trial.order('german', { order: 'steer', unit: 'g1', to: 'D7' });
    expect([trial.unit('g1').at, trial.unit('g1').parachute]).toEqual(['D7', true]);
  });

  test.each<[string, Placed]>([
    ['broken men', ['4-6-8', { broken: true }]],
    ['a weapon', 'LMG'],
  ])('[squad-leader 12.9.11] not %s', (_, counter) => {
    const trial = aloft(counter).endPhase();
    expect([trial.awaits, trial.unit('g1').at]).toEqual([['russian defensive-fire'], 'D8']);
  });

  test('[squad-leader 12.9.12] they land where they are; the parachutes come off after close combat', () => {
    const trial = land(aloft());
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', parachute: true });
    while (trial.battle.clock.active === 'german') trial.endPhase();
    expect(trial.unit('g1').parachute).toBeUndefined();
  });

  test('[squad-leader 12.9.16, 12.9.17] then they are fired at as others are, with -2', () => {
    const units = { r2: 'crew 2-3-7 at D12', rg: ['57 AT gun with r2', { facing: 0 }] } as const;
    const trial = land(aloft(undefined, units));
    expect(trial.awaits).toEqual(['russian defensive-fire']);
    trial.order('russian', { order: 'fire-ordnance', unit: 'rg', at: 'D8', ammunition: 'HE' }, 1, 2, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ units: ['g1'], modifiers: [] }]);
    expect(trial.told('shell-burst')[0]?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'under its parachute', value: -2 },
    ]);
  });

  test.each([
    ['[squad-leader 12.9.22]', 'woods', 1],
    ['[squad-leader 12.9.22]', 'wooden-building', 1],
    ['[squad-leader-C-031] [squad-leader-C-032] [squad-leader 12.9.22, 14.16/q1, 14.16/q2]', 'orchard', 0],
    ['[squad-leader 12.9.22]', 'open-ground', 0],
  ] as const)('%s in %s %i check', (_rule, terrain, count) => {
    const trial = land(aloft(undefined, {}, { map: field({ D8: terrain }) }), ...(count ? [1, 1] : []));
    expect(trial.told('morale-check')).toHaveLength(count);
  });

  test('[squad-leader-B-236] [squad-leader 12.9/q8] wire and mines shake nobody', () => {
    const marks = { D8: { wire: true } } as never;
    expect(land(aloft(undefined, {}, { marks })).told('morale-check')).toEqual([]);
  });

  test('[squad-leader-B-238] [squad-leader 12.9/q10] on a building of several levels they come to the ground floor', () => {
    const buildings = [{ is: 'stone', upperLevels: 1, hexes: 'D8', detached: true }];
    expect(land(aloft(undefined, {}, { map: drawn({ buildings }) }), 1, 1).unit('g1').at).toBe('D8');
  });

  test('[squad-leader 12.9.22] the broken too', () => {
    const trial = aloft(['4-6-8', { broken: true }], {}, { map: field({ D8: 'woods' }) }).endPhase(6, 5);
    expect(trial.told('morale-check')).toHaveLength(1);
  });

  test('[squad-leader-B-237] [squad-leader 12.9/q7, 12.9/q9] a leader who breaks as he lands shakes those with him, one who does not helps them', () => {
    const units = { g2: ['9-1', { jumps: true, aloft: 'D8' }] } as const;
    const map = field({ D8: 'woods' });
    const broke = land(aloft(undefined, units, { map }), 6, 5, 1, 1, 1, 1);
    expect(broke.told('morale-check').map(({ check }) => check)).toEqual([
      'landing',
      'landing',
      'leader loss',
    ]);
    const held = land(aloft(undefined, units, { map }), 1, 1, 4, 5);
    expect(held.told('morale-check').at(-1)?.modifiers).toMatchObject([{ why: '9-1', value: -1 }]);
  });

  test.each([
    ['[squad-leader 12.9.23, 14.22.13]', 'dry-stream', 0, true],
    ['[squad-leader 12.9.23, 14.22.13]', 'shallow-stream', 0, true],
    ['[squad-leader 12.9.23, 14.22.13]', 'deep-stream', 1, true],
    ['[squad-leader 12.9.23, 14.22.13]', 'flooded-stream', 0, false],
    ['[squad-leader 12.9.24, 14.28.5]', 'river', 0, false],
    ['[squad-leader 12.9.24, 14.28.5]', 'shallow-river', 1, true],
  ] as const)('%s in a %s %i check, alive: %s', (_rule, terrain, checks, lives) => {
    const trial = land(aloft(undefined, {}, { map: field({ D8: terrain }) }), ...(checks ? [1, 1] : []));
    expect([trial.told('morale-check').length, trial.battle.unit('g1') !== undefined]).toEqual([
      checks,
      lives,
    ]);
  });

  test.each([
    ['[squad-leader 12.9.23, 14.22.13]', 'deep-stream', [5], false],
    ['[squad-leader 12.9.23, 14.22.13]', 'deep-stream', [4], true],
    ['[squad-leader 12.9.24, 14.28.5]', 'shallow-river', [], false],
  ] as const)('%s weapons in a %s with %j: left %s', (_rule, terrain, dice, isLeft) => {
    const trial = aloft('LMG', {}, { map: field({ D8: terrain }) }).endPhase(...dice);
    expect(trial.battle.unit('g1') !== undefined).toBe(isLeft);
  });

  test('[squad-leader-B-240] [squad-leader 12.9/q12] the broken among enemy infantry are at its mercy, an AFV kills them', () => {
    const men = aloft(['4-6-8', { broken: true }], { r2: '4-4-7 at D8' }).endPhase();
    expect([men.unit('g1').fate, men.awaits]).toEqual(['cannot rout', ['russian captives']]);
    const tank = aloft(['4-6-8', { broken: true }], { rt: 'T-34 at D8' }).endPhase();
    expect(tank.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader 12.9.24, 14.28.5] and the broken in a shallow river', () => {
    const map = field({ D8: 'shallow-river' });
    expect(
      aloft(['4-6-8', { broken: true }], {}, { map })
        .endPhase()
        .battle.unit('g1'),
    ).toBeUndefined();
  });
});

describe('beneath the parachute', () => {
  const landed = (units: Units = {}, phase: Setup['phase'] = 'advancing-fire') =>
    new Trial({
      phase,
      units: { ...FIELD, g1: ['4-6-8 at D8', { parachute: true }], ...units },
      sides: { german: { airdrop: 'landed' } },
    });

  test('[squad-leader 12.9.1] they neither fire nor advance in that player turn', () => {
    const trial = landed({ r2: '4-4-7 at D9' });
    expect(trial.refusal('german', { order: 'fire', at: 'D9', firers: ['g1'] })?.cites).toContain('12.9.1');
    const advancing = landed({}, 'advance');
    expect(advancing.refusal('german', { order: 'advance', unit: 'g1', to: 'D7' })?.cites).toContain(
      '12.9.1',
    );
  });

  test('[squad-leader 12.9.28] the broken do not rout before their next Rout Phase', () => {
    const broken = { g1: ['4-6-8 at D8', { parachute: true, broken: true }], r2: '4-4-7 at D9' } as const;
    expect(landed(broken, 'rout').unit('g1').fate).toBeUndefined();
    const free = { ...broken, g1: ['4-6-8 at D8', { broken: true }] } as const;
    expect(landed(free, 'rout').unit('g1').fate).toBe('cannot rout');
  });

  const fought = () => {
    const trial = landed({ r2: '4-4-7 at D8' }, 'close-combat');
    const attackBy = (side: string) => trial.legalOf(side, 'close-combat')[0] as never;
    return { trial, attackBy };
  };

  test('[squad-leader 12.9.25] among enemies they have to fight', () => {
    const { trial } = fought();
    expect(trial.refusal('german', 'pass')?.refused).toBe('MUST_FIGHT');
  });

  test('[squad-leader 12.9.25] with 2 against them, and 2 for those who attack them', () => {
    const { trial, attackBy } = fought();
    trial.order('german', attackBy('german'));
    trial.order('russian', attackBy('russian'), 6, 5, 6, 5);
    const drms = trial
      .told('close-combat-attack')
      .map(({ side, blows }) => [side, blows[0]?.modifiers.find(({ cites }) => cites === '12.9.25')?.value]);
    expect(drms).toEqual([
      ['german', 2],
      ['russian', -2],
    ]);
  });

  test('[squad-leader 12.9/q9] the leader with whom they have landed leads them in it', () => {
    const trial = landed({ g2: ['9-1 at D8', { parachute: true }], r2: '4-4-7 at D8' }, 'close-combat');
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r2'], leader: 'g2' });
    trial.order('russian', 'pass', 6, 5);
    const modifiers = trial.told('close-combat-attack')[0]?.blows[0]?.modifiers;
    expect(modifiers?.map(({ value }) => value)).toEqual([-1, 2]);
  });

  test('[squad-leader 12.9.26] they do not go at vehicles', () => {
    const trial = landed(
      { g1: ['4-6-8 at D8', { parachute: true, melee: true }], rt: 'T-34 at D8' },
      'close-combat',
    );
    expect(trial.legalOf('german', 'attack-vehicle')).toEqual([]);
  });
});

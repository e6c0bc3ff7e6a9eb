import { canonical } from '../../kernel/position/canonical.js';
import { view } from '../../kernel/views/views.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';

const UNITS = { g1: '4-6-7 at D9', r1: '4-4-7 at A1' } as const;
const LAID = { russian: { mines: { D8: 6 } } } as const;
const KNOWN = { D8: { mines: 6 } } as const;
const move = (unit: string | readonly string[], ...path: string[]) => ({
  order: 'move',
  units: typeof unit === 'string' ? [unit] : unit,
  path,
});
const at =
  (phase: Setup['phase']) =>
  (setup: Setup = {}) =>
    new Trial({ phase: phase ?? 'movement', units: UNITS, secrets: LAID, ...setup });
const moving = at('movement');
const advancing = at('advance');
const to = (unit: string, hex: string) => ({ order: 'advance', unit, to: hex });
const attack = (trial: Trial) => trial.told('mines-attack').map(({ factors, rolled }) => [factors, rolled]);
const MISS = [6, 6] as const;

describe('who comes and goes', () => {
  test('[squad-leader 15.7.1, 15.7.2, 1.3/3.3] they are found by who comes in: factors are said, and strike at once', () => {
    const trial = moving().order('german', move('g1', 'D8'), ...MISS);
    expect(attack(trial)).toEqual([[6, 12]]);
    expect(trial.told('mines-attack')[0]?.outcomes[0]?.modifiers).toEqual([]);
    expect(trial.at('D8').mines).toBe(6);
    expect(trial.battle.secret('russian').mines).toBeUndefined();
  });

  test('[squad-leader 15.7.2] friend as well as enemy', () => {
    const trial = moving({ secrets: { german: { mines: { D8: 4 } } } });
    expect(attack(trial.order('german', move('g1', 'D8'), ...MISS))).toEqual([[4, 12]]);
  });

  test('[squad-leader 15.7.3] whom they leave whole may stay or go on', () => {
    const trial = moving().order('german', move('g1', 'D8', 'D7'), ...MISS);
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', moving: true });
    trial.order('german', move('g1', 'D7', 'D6'), ...MISS);
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', spent: 3 });
  });

  test('[squad-leader 15.7.4, 15.7.5] they strike on the way out too, and who breaks is still there', () => {
    const marks = KNOWN;
    const units = { ...UNITS, g1: '4-6-7 at D8' };
    const out = moving({ units, marks, secrets: {} }).order('german', move('g1', 'D7'), 3, 3, 6, 5);
    expect(out.unit('g1')).toMatchObject({ at: 'D8', broken: true });
    const into = moving().order('german', move('g1', 'D8', 'D7'), 3, 3, 6, 5);
    expect(into.unit('g1')).toMatchObject({ at: 'D8', broken: true });
  });

  test.each([
    [1, 1, undefined],
    [6, 6, 'D8'],
  ] as const)('[squad-leader 15.7.2] by the Infantry Fire Table: %i and %i', (one, two, where) => {
    const trial = moving().order('german', move('g1', 'D8'), one, two);
    expect(trial.battle.unit('g1')?.at).toBe(where);
  });

  test('[squad-leader 15.7.6] a leader helps where he is, and breaks the others when he breaks', () => {
    const units = { ...UNITS, gl: '9-1 at D8', g2: '4-6-7 at D8' };
    const marks = KNOWN;
    const helped = moving({ units, marks, secrets: {} }).order('german', move('g1', 'D8'), 3, 3, 2, 2);
    expect(helped.told('morale-check')[0]?.modifiers.map(({ why }) => why)).toContain('9-1');
    const led = { ...UNITS, gl: '8-0 at D9', g2: '4-6-7 at D8' };
    const shaken = moving({ units: led, marks, secrets: {} }).order(
      'german',
      move('gl', 'D8'),
      3,
      3,
      6,
      5,
      6,
      5,
    );
    expect(shaken.told('morale-check').map(({ unit, check }) => [unit, check])).toEqual([
      ['gl', '1MC'],
      ['g2', 'leader loss'],
    ]);
    expect(shaken.unit('g2').broken).toBe(true);
  });

  test('[squad-leader 15.7.7] only who moves is struck', () => {
    const units = { ...UNITS, g2: '4-6-7 at D8' };
    const trial = moving({ units }).order('german', move('g1', 'D8'), 1, 1);
    expect([trial.battle.unit('g1'), trial.battle.unit('g2')?.id]).toEqual([undefined, 'g2']);
  });

  test('[squad-leader-C-082] [squad-leader 15.7.7/q1] a leader who has gone in first helps the squad that advances after him', () => {
    const units = { ...UNITS, gl: '9-1 at D9' };
    const trial = advancing({ units }).order('german', to('gl', 'D8'), ...MISS);
    trial.order('german', to('g1', 'D8'), 3, 3, 2, 2);
    expect(trial.told('morale-check')[0]?.modifiers.map(({ why }) => why)).toContain('9-1');
  });

  test('[squad-leader-C-083] [squad-leader 15.7/q1] nobody goes to ground for them, however barely he passes', () => {
    const trial = moving().order('german', move('g1', 'D8'), 3, 3, 3, 3);
    expect(trial.told('morale-check')[0]).toMatchObject({ needs: 7, rolled: 6, passed: true });
    expect(trial.unit('g1').grounded).toBeUndefined();
    expect(trial.order('german', move('g1', 'D7'), ...MISS).unit('g1').at).toBe('D7');
  });

  test('[squad-leader 15.7.10] among them men fire and fight as elsewhere', () => {
    const units = { g1: '4-6-7 at D8', r1: '4-4-7 at D4', r2: '4-4-7 at D8' };
    const trial = moving({ phase: 'prep-fire', units, marks: KNOWN, secrets: {} });
    expect(trial.refusal('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 6)).toBeUndefined();
    const fight = moving({ phase: 'close-combat', units, marks: KNOWN, secrets: {} });
    const blow = { order: 'close-combat', attackers: ['g1'], defenders: ['r2'] };
    fight.order('german', blow).order('russian', 'pass', 1, 2);
    expect(fight.battle.unit('r2')).toBeUndefined();
  });

  test('[squad-leader 15.7.4] who breaks on the way out does not advance', () => {
    const units = { ...UNITS, g1: '4-6-7 at D8' };
    const trial = advancing({ units }).order('german', to('g1', 'D7'), 3, 3, 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', broken: true });
  });

  test('[squad-leader 3.7.10] scouts set them off', () => {
    const units = { g1: ['scout', { at: 'D9' }], r1: '4-4-7 at A1' } as never;
    const trial = moving({ units }).order('german', move('g1', 'D8'), 1, 1);
    expect([attack(trial), trial.battle.unit('g1')]).toEqual([[[6, 2]], undefined]);
  });

  test('[squad-leader 15.7.11.5] nothing is halved for those under a "?", who are seen when they are hurt', () => {
    const units = { g1: ['4-6-7', { at: 'D9', concealed: true }], r1: '4-4-7 at A1' } as never;
    const map = field({ C8: 'woods', B5: 'woods' });
    const trial = moving({ units, map }).order('german', move('g1', 'D8'), 3, 3, 2, 2);
    expect(trial.told('morale-check')[0]?.check).toBe('1MC');
    expect(trial.unit('g1').hidden).toBeUndefined();
  });

  test('[squad-leader 15.7.14.1/a] the sappers of a scenario know how to step', () => {
    const units = { g1: ['8-3-8', { at: 'D9', training: 'engineers' }], r1: '4-4-7 at A1' } as never;
    const trial = moving({ units }).order('german', move('g1', 'D8'), 3, 3);
    expect(trial.told('mines-attack')[0]?.outcomes[0]).toMatchObject({
      modifiers: [{ why: 'sappers', value: 2 }],
      result: '-',
    });
  });
});

test('[squad-leader 15.7.2] who pushes a gun meets them as well', () => {
  const units = {
    g1: 'crew 2-4-7 at D9',
    gg: ['37L AT gun', { at: 'D9', possessor: 'g1', facing: 0 }],
    r1: '4-4-7 at A1',
  };
  const trial = moving({ units: units as never });
  trial.order('german', { order: 'push-gun', gun: 'gg', path: ['D8'] }, ...MISS);
  expect([attack(trial), trial.unit('gg').at]).toEqual([[[6, 12]], 'D8']);
});

describe('secrets', () => {
  test('[squad-leader 15.7.1] nothing that the enemy sees or is offered tells where they lie', () => {
    const elsewhere = { russian: { mines: { H3: 2, D10: 9 } } };
    const seen = (secrets: Setup['secrets'], phase: Setup['phase']) => {
      const trial = at(phase)({ secrets: secrets ?? {} });
      return canonical([view(trial.battle.position, { side: 'german' }), trial.legal('german')] as never);
    };
    for (const phase of ['prep-fire', 'movement', 'advance'] as const)
      expect(seen(LAID, phase)).toBe(seen(elsewhere, phase));
  });

  test('[squad-leader-C-089] [squad-leader 15.7.13.1/q1] a vain attempt tells nothing either', () => {
    const told = (mines: Readonly<Record<string, number>>) => {
      const clear = { order: 'clear-away', unit: 'g1', what: 'mines', at: 'D8' };
      const trial = at('prep-fire')({ secrets: { russian: { mines } } }).order('german', clear, 6, 5);
      return canonical(trial.action.effects as never);
    };
    expect(told({ D8: 6 })).toBe(told({ H3: 6 }));
  });
});

describe('routs', () => {
  const broken = (hex: string) => ['4-6-7', { at: hex, broken: true, dm: true }] as const;
  const woods = (...hexes: string[]) =>
    field(Object.fromEntries(hexes.map((hex) => [hex, 'woods' as const])));
  const routing = (setup: Setup) => new Trial({ phase: 'rout', secrets: {}, ...setup });
  const paths = (trial: Trial) =>
    trial.legalOf('german', 'rout').map(({ path }) => (path as unknown as string[]).join(' '));

  test('[squad-leader-C-084] [squad-leader 15.7.8, 15.7.8/q1] out of them they are struck again', () => {
    const units = { g1: broken('D8'), r1: '4-4-7 at D4' } as never;
    const trial = routing({ map: woods('D9'), units, marks: KNOWN });
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D9'] }, ...MISS);
    expect([attack(trial), trial.unit('g1').at]).toEqual([[[6, 12]], 'D9']);
  });

  test('[squad-leader-C-086] [squad-leader 15.7.8/q1, 15.7.8/q2] through unknown ones they are struck twice, and run on', () => {
    const units = { g1: broken('D8'), r1: '4-4-7 at D4' } as never;
    const map = field({ D9: 'grain', D10: 'woods' });
    const trial = routing({ map, units, secrets: { russian: { mines: { D9: 6 } } } });
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D9', 'D10'] }, ...MISS, ...MISS);
    expect([attack(trial).length, trial.unit('g1').at]).toEqual([2, 'D10']);
    expect(trial.told('routed').map(({ from, to, mf }) => [from, to, mf])).toEqual([
      ['D8', 'D9', 1],
      ['D9', 'D10', 2],
    ]);
  });

  test.each([
    ['open ground', true],
    ['grain', false],
  ] as const)('[squad-leader 15.7.8] in %s among mines they must run: %s', (ground, must) => {
    const units = { g1: broken('D8'), r1: '4-4-7 at D3' } as never;
    const map = field({ D9: 'woods', ...(ground === 'grain' && { D8: ground }) });
    const trial = routing({ map, units, marks: KNOWN });
    expect(trial.refusal('german', 'pass')?.refused).toBe(must ? 'MUST_ROUT' : undefined);
    expect(routing({ map, units }).refusal('german', 'pass')?.refused).toBe('MUST_ROUT');
  });

  test('[squad-leader 15.7.9] around fields that they know of, and they need not run where these bar the way', () => {
    const units = { g1: broken('D8'), r1: '4-4-7 at D3' } as never;
    const map = woods('D10');
    expect(paths(routing({ map, units }))).toEqual(['D9 D10']);
    const around = routing({ map, units, marks: { D9: { mines: 6 } } });
    expect(paths(around)).toContain('D9 D10');
    expect(paths(around).some((way) => !way.includes('D9'))).toBe(true);
    const barred = routing({ map, units, marks: { D10: { mines: 6 } } });
    expect(paths(barred)).toContain('D9 D10');
    expect(barred.refusal('german', 'pass')).toBeUndefined();
    barred.order('german', 'pass');
    expect(barred.battle.unit('g1')?.fate).toBeUndefined();
  });
});

describe('melee', () => {
  const locked = (counter: string) => [`${counter} at D8`, { melee: true }] as const;
  const fight = (marks: Setup['marks']) => {
    const units = { g1: locked('4-6-7'), r1: locked('4-4-7'), g9: '4-6-7', r9: '4-4-7' } as never;
    const trial = new Trial({ phase: 'close-combat', units, marks: marks ?? {} });
    trial
      .order('german', { order: 'withdraw', unit: 'g1' })
      .order('russian', 'pass')
      .order('russian', 'pass');
    return trial;
  };
  const retreat = { order: 'retreat', unit: 'g1', to: 'D9' };

  test.each([
    ['out of', 'D8', 'D8'],
    ['into', 'D9', 'D9'],
  ] as const)('[squad-leader 6.3.6.4] who withdraws %s a minefield is struck at once', (_, hex, left) => {
    const trial = fight({ [hex]: { mines: 6 } }).order('german', retreat, 3, 3, 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: left, broken: true });
  });
});

describe('vehicles', () => {
  const drive = (unit: string, ...path: string[]) => ({ order: 'drive', unit, path });
  const driving = (counter: string, more: object = {}) =>
    moving({ units: { gv: [counter, { at: 'D9', facing: 0 }], r1: '4-4-7 at A1', ...more } as never });

  test.each([
    ['MkIVF2', [1, 2], 'immobilized', 0],
    ['MkIVF2', [2, 2], 'whole', 0],
    ['SdKfz 251 unarmed', [2, 2], 'immobilized', -1],
    ['SdKfz 251 unarmed', [2, 3], 'whole', -1],
    ['truck', [3, 3], 'lost', -3],
    ['truck', [3, 4], 'whole', -3],
  ] as const)('[squad-leader 15.7.11.1, 15.7.11.2, 15.7.11.3] %s on %j: %s', (counter, faces, fate, drm) => {
    const trial = driving(counter).order('german', drive('gv', 'D8'), ...faces);
    expect(trial.told('mines-attack')[0]?.outcomes[0]?.modifiers.map(({ value }) => value)).toEqual(
      drm ? [drm] : [],
    );
    const vehicle = trial.battle.unit('gv');
    expect(vehicle === undefined ? 'lost' : vehicle.immobilized ? 'immobilized' : 'whole').toBe(fate);
  });

  test('[squad-leader 15.7.11.1] on the way out too', () => {
    const units = { gv: ['MkIVF2', { at: 'D8', facing: 0 }], r1: '4-4-7 at A1' } as never;
    const trial = moving({ units }).order('german', drive('gv', 'D7'), 1, 1);
    expect(trial.unit('gv')).toMatchObject({ at: 'D8', immobilized: true });
  });

  test('[squad-leader 15.7.11.4] passengers fare as their vehicle does', () => {
    const with_ = { g1: ['4-6-7', { aboard: 'gv' }] };
    const spared = driving('SdKfz 251 unarmed', with_).order('german', drive('gv', 'D8'), 1, 2);
    expect(spared.unit('g1').broken).toBeUndefined();
    const lost = driving('truck', with_).order('german', drive('gv', 'D8'), 1, 1);
    expect(lost.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader-C-085] [squad-leader 15.7.11.4, 15.7.11.4/q1] who gets off meets them, but for those that the vehicle has met', () => {
    const off = (hex?: string) => ({ order: 'disembark', unit: 'g1', ...(hex && { to: hex }) });
    const with_ = { g1: ['4-6-7', { aboard: 'gv' }] };
    const came = () => driving('SdKfz 251 unarmed', with_).order('german', drive('gv', 'D8'), ...MISS);
    expect(attack(came().order('german', off()))).toEqual([]);
    expect(attack(came().order('german', off('D7'), ...MISS))).toEqual([[6, 12]]);
    const into = driving('SdKfz 251 unarmed', with_).order('german', off('D8'), ...MISS);
    expect(attack(into)).toEqual([[6, 12]]);
    const there = moving({
      units: { gv: ['SdKfz 251 unarmed', { at: 'D8' }], ...with_, r1: '4-4-7 at A1' } as never,
    });
    expect(attack(there.order('german', off(), ...MISS))).toEqual([[6, 12]]);
  });
});

describe('clearing', () => {
  const clear = (more: object = {}) => ({
    order: 'clear-away',
    unit: 'g1',
    what: 'mines',
    at: 'D8',
    ...more,
  });
  const prep = at('prep-fire');

  test('[squad-leader 15.7.13.1, 15.7.13.1/q1] next to them, known or not; then all hear how many they were', () => {
    const trial = prep().order('german', clear(), 2, 2);
    expect(trial.told('mines-gone')).toEqual([{ at: 'D8', factors: 6 }]);
    expect(trial.battle.secret('russian').mines).toBeUndefined();
    expect(trial.at('D8').mines).toBeUndefined();
    expect(
      prep({ secrets: { russian: { mines: { H3: 1 } } } })
        .order('german', clear(), 2, 2)
        .told('mines-gone'),
    ).toEqual([{ at: 'D8', factors: 0 }]);
    expect(prep().order('german', clear(), 2, 3).told('mines-gone')).toEqual([]);
    expect(prep().refusal('german', clear({ at: 'D6' }))?.refused).toBe('NOT_ADJACENT');
    expect(prep({ secrets: {} }).refusal('german', clear())?.refused).toBe('NOT_IN_PLAY');
  });

  test('[squad-leader 15.7.13.2, 15.7.13.3] a leader next to them helps one squad; neither does anything else', () => {
    const units = { ...UNITS, gl: '9-1 at C9', r1: '4-4-7 at D4' };
    const trial = prep({ units }).order('german', clear({ leader: 'gl' }), 2, 3);
    expect(trial.told('clearing')[0]).toMatchObject({ passed: true, modifiers: [{ value: -1 }] });
    expect(trial.refusal('german', { order: 'fire', at: 'D4', firers: ['g1'] })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    for (const unit of ['g1', 'gl']) expect(trial.refusal('german', move(unit, 'D10'))).toBeDefined();
  });

  test.each([
    [6, [3, 3], true],
    [6, [3, 4], false],
    [20, [2, 2], true],
    [20, [2, 3], false],
  ] as const)('[squad-leader 15.7.14.1] sappers among %i factors, rolling %j: %s', (mines, faces, passed) => {
    const units = { g1: ['4-6-7', { at: 'D9', training: 'engineers' }], r1: '4-4-7 at A1' } as never;
    const trial = prep({ units, secrets: { russian: { mines: { D8: mines } } } });
    expect(trial.order('german', clear(), ...faces).told('clearing')[0]?.passed).toBe(passed);
  });

  test.each([
    ['known', KNOWN, {}],
    ['unknown', {}, LAID],
  ] as const)('[squad-leader 15.7.13.4] shells that kill clear those that are %s', (_, marks, secrets) => {
    const artillery = [{ side: 'german', battery: 'A', is: 'fire for effect' }] as const;
    const trial = moving({
      active: 'russian',
      options: { order: ['german', 'russian'] },
      units: { gl: '9-1 at A1', r1: '4-4-7 at A12' },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
      marks: { D8: { ...('D8' in marks ? marks.D8 : {}), artillery } } as never,
      secrets,
    }).endPhase(...Array.from({ length: 7 }, () => [1, 1]).flat());
    expect([trial.at('D8').mines, trial.battle.secret('russian').mines]).toEqual([undefined, undefined]);
  });
});

test('[squad-leader-A-279] [squad-leader 15.7.13.4] a flamethrower among them does not help shells to clear them', () => {
  const shelled = (one: number, two: number) =>
    moving({
      active: 'russian',
      options: { order: ['german', 'russian'] },
      units: { gl: '9-1 at A1', r1: '4-4-7 at A12', r2: '6-2-8 at D8', rf: 'flamethrower with r2' },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
      marks: { D8: { mines: 6, artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
      secrets: {},
    }).endPhase(...[6, 6, 6, 6, 6, 6, one, two, 6, 6, 6, 6, 6, 6]);
  expect(shelled(1, 2).at('D8').mines).toBeUndefined();
  expect(shelled(2, 2).at('D8').mines).toBe(6);
});

describe('prisoners', () => {
  const questioning = (setup: Setup) =>
    new Trial({
      phase: 'rally',
      units: {
        gl: '9-1 at D9',
        g2: '4-6-7 at D9',
        r1: ['4-4-7', { at: 'D9', guard: 'g2', broken: true }],
        r2: '4-4-7 at A1',
      } as never,
      ...setup,
    });
  /** Passes on to the interrogation, and lets the prisoner talk with that benefit. */
  const talk = (trial: Trial, benefit: number) => {
    while (!trial.awaits.includes('german interrogation'))
      trial.order(trial.awaits[0]?.split(' ')[0] as string, 'pass');
    return trial.order('german', { order: 'interrogate', leader: 'gl', unit: 'r1' }, 6, 6, benefit);
  };

  test('[squad-leader 3.30/Te] tell of the nearest field, of equally near ones the strongest', () => {
    const secrets = { russian: { mines: { D8: 4, D10: 6, A5: 9 } } };
    const trial = talk(questioning({ secrets }), 3);
    expect(trial.told('mines-found')).toEqual([{ at: 'D10', factors: 6 }]);
    expect(trial.battle.secret('russian').mines).toEqual({ D8: 4, A5: 9 });
    expect(talk(questioning({}), 3).told('mines-found')).toEqual([]);
  });

  test('[squad-leader 3.30/Tc] lead their captors through fields that are known, for twice the cost', () => {
    const trial = talk(questioning({ marks: KNOWN }), 1);
    expect(trial.unit('r1').guides).toBe(true);
    const units = {
      g1: '4-6-7 at D9',
      r1: ['4-4-7', { at: 'D9', guard: 'g1', broken: true, guides: true }],
      r2: '4-4-7 at A1',
    } as never;
    const led = moving({ units, marks: KNOWN, secrets: {} });
    expect(led.refusal('german', move('g1', 'D8', 'D7', 'D6', 'D5'))?.refused).toBe('TOO_FAR');
    led.order('german', move('g1', 'D8', 'D7', 'D6'));
    expect([attack(led), led.unit('g1').spent, led.unit('r1').at]).toEqual([[], 4, 'D6']);
    const unknown = moving({ units });
    expect(attack(unknown.order('german', move('g1', 'D8'), ...MISS))).toEqual([[6, 12]]);
  });
});

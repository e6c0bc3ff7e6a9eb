/** Vehicles, horses, machines and boats among the other rules: forty positions, drawn up from the book alone. */
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';
import { BROKEN, begun, checks, fire, isGone, refused, type Units, until } from './positions.testkit.js';

type Phase = NonNullable<Setup['phase']>;

const CE = { exposed: true } as const;
const DM = { ...BROKEN, dm: true } as const;
const MISS = [6, 6] as const;
const AHEAD = { facing: 0 } as const;
const WAGON = ['truck at D8', { vehicle: 'wagon', mp: 8 }] as const;
const LEFT = { immobilized: true, abandoned: true } as const;
const mounted = (at: string, state: object = {}) => ({
  r1: [`4-4-7 at ${at}`, { skill: 'cavalry', rides: 'rh', ...state }],
  rh: `horses at ${at}`,
});
const riding = (at: string, aboard: string, state: object = {}) => [`4-4-7 at ${at}`, { aboard, ...state }];

/** In 1944, heroes left out. */
const at = (phase: Phase, units: object, more: Setup = {}) =>
  begun(phase, units as Units, { ...more, options: { year: 1944, without: ['3.8'], ...more.options } });
const americans = (phase: Phase, units: object, more: Setup = {}) =>
  new Trial({
    phase,
    active: 'american',
    enemy: 'german',
    options: { year: 1944 },
    ...more,
    units: { a9: '6-6-6', g9: '4-6-7', ...units } as Units,
  });

const values = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);
const fpOf = (trial: Trial) => trial.told('fire-attack')[0]?.fp;
const mayRun = (trial: Trial, side: string, order: 'move' | 'rout') => trial.legalOf(side, order).length > 0;
/** Rolls these as long as dice are asked for. */
function ordered(trial: Trial, side: string, order: object, ...dice: number[]): Trial {
  let used = 0;
  while (trial.refusal(side, order as never, ...dice.slice(0, used))?.refused === 'DICE_MISSING') used++;
  return trial.order(side, order as never, ...dice.slice(0, used));
}

describe('aircraft', () => {
  const AIR = { german: { air: {} } } as const;
  const strafed = (units: object, more: Setup = {}) =>
    at('prep-fire', { gf: 'fighter', gl: '8-0 at A1', ...units }, { sides: AIR, ...more }).order(
      'german',
      { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 },
      ...[2, 3],
    );
  const struck = (units: object) => {
    const trial = strafed(units);
    for (let n = 0; n < 3 && !trial.awaits.includes('german strafing'); n++) trial.order('russian', 'pass');
    const { outcomes = [] } = trial.order('german', 'strike', 6, 5).told('air-strike')[0] ?? {};
    return Object.fromEntries(outcomes.map(({ units: [id], modifiers }) => [id, values(modifiers)]));
  };
  const GUNNERS = { r1: '4-4-7 at D8', rm: 'HMG with r1' };
  const MOVED = { r1: ['4-4-7 at D8', { moved: true }] };
  const flak = (state: object, unit = 'rt', units: object = {}, more: Setup = {}) => {
    const trial = strafed({ ...GUNNERS, rt: ['T-34 at D6', { mg: { aa: 4 }, ...state }], ...units }, more);
    const order = { order: 'fire-at-aircraft', unit };
    const code = refused(trial, 'russian', order);
    return code === 'DICE_MISSING' ? trial.order('russian', order, ...MISS).told('flak')[0]?.fp : code;
  };
  const ITS_TURN = { phase: 'defensive-fire', active: 'russian' } as const;

  test('[squad-leader 11.8.3 × 12.4.1/b] a crew that was stunned never again mans the gun on its roof against them', () => {
    expect([flak({ shut: true, unsteady: true }), flak(CE)]).toEqual(['NOT_EXPOSED', 2]);
  });

  test('[squad-leader 11.31.5 × 12.4.1/b] a tank in motion fires at them with a quarter', () => {
    expect(flak({ ...CE, motion: true })).toBe(1);
  });

  test('[squad-leader 5.4.5 × 12.4.1/b] and so do men and tanks that have moved in this player turn', () => {
    expect(flak({ ...CE, moved: true }, 'rt', {}, ITS_TURN)).toBe(1);
    expect([flak(CE, 'rm', {}, ITS_TURN), flak(CE, 'rm', MOVED, ITS_TURN)]).toEqual([3, 1.5]);
  });

  test('[squad-leader 11.31.5 × 12.9.18, 11.8.3 × 12.9.18] at paratroops a tank in motion fires with half, and with 1 more after a stun', () => {
    const state = { ...CE, motion: true, unsteady: true, mg: { aa: 4 } };
    const jumper = ['4-6-8', { jumps: true, aloft: 'D8' }];
    const sides = { german: { airdrop: 'aloft' } } as const;
    const trial = at('movement', { g1: jumper, rt: ['T-34 at D6', state], r1: '4-4-7 at N12' }, { sides });
    until(trial, 'russian defensive-fire');
    trial.order('russian', { order: 'fire-at-paratroops', at: 'D8', firers: ['rt'] }, ...MISS);
    const modifiers = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers;
    expect([fpOf(trial), values(modifiers)]).toEqual([2, ['hazardous movement -2', 'crew was stunned 1']]);
  });

  test('[squad-leader 4.12.22 × 12.7.9] they strike men in the saddle with 1 less, and horses beside men on foot', () => {
    expect(struck(mounted('D8'))).toEqual({ r1: ['mounted -1'] });
    expect(struck(mounted('D8', { rides: null }))).toEqual({ r1: [], rh: ['mounted -1'] });
  });

  test('[squad-leader 11.38.8 × 12.7.5] and the animals of a wagon, not those who ride on it', () => {
    const found = struck({ rw: WAGON, r1: riding('D8', 'rw') });
    expect(found).toEqual({ rw: ['drawn by animals -1'], r1: [] });
  });
});

describe('artillery', () => {
  const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
  const FIRE = { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] };
  const shelled = (units: object, more: Setup = {}, ...faces: number[]) => {
    const sides = { german: { batteries: { A: { calibre: 80, missions: 3 } } } };
    const options = { order: ['german', 'russian'] } as const;
    const setup = { active: 'russian', sides, options, marks: { D8: FIRE }, ...more };
    const trial = at('movement', { gl: '9-1 at A1', ...units }, setup as never);
    trial.endPhase(...HEXES.flatMap((hex) => (hex === 'D8' ? [...MISS, ...faces] : MISS)));
    const outcomes = trial.told('barrage').flatMap((barrage) => barrage.outcomes);
    return values(outcomes.find((outcome) => outcome.units.includes('r1'))?.modifiers);
  };

  test('[squad-leader 4.12.22 × 9.2.6/c] strikes men in the saddle with 1 less, and not as a vehicle', () => {
    expect(shelled(mounted('D8'))).toEqual(['mounted -1']);
  });

  test('[squad-leader 11.32.3 × 9.2.2/a] and a crew at work on its tracks with 2 less, in woods too', () => {
    const units = { rt: ['T-34 at D8', LEFT], r1: ['crew 2-3-7 at D8', { mends: 'rt' }] };
    expect(shelled(units)).toEqual(['works on a vehicle -2']);
    const inWoods = shelled(units, { map: field({ D8: 'woods' }) }, 6, 6);
    expect(inWoods).toEqual(['air burst -1', 'works on a vehicle -2']);
  });
});

describe('stun, pins and shock', () => {
  const ORDER = { order: ['russian', 'german'] } as const;
  const shot = (state: object, more: Setup, ...dice: number[]) => {
    const gt = ['MkIVF2 at D9', { ...CE, ...AHEAD, mg: { bow: 4, coaxial: 4, aa: 4 }, ...state }];
    const setup = { active: 'russian', ...more, options: { ...ORDER, ...more.options } };
    const trial = at('prep-fire', { gt, r1: '6-2-8 at D7', r2: '6-2-8 at D7' }, setup);
    return trial.order('russian', fire('D9', 'r1', 'r2'), ...dice);
  };
  const PINNING = [3, 4, 4, 4];
  const guns = (hex: string) => ({ order: 'fire-machine-guns', unit: 'gt', at: hex });
  const shell = (rt: object, ammunition: string, ...dice: number[]) =>
    at('prep-fire', { gt: ['MkIVF2 at D9', CE], rt: ['T-34 at D4', rt], r1: riding('D4', 'rt') }).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt', ammunition },
      ...dice,
    );

  test('[squad-leader 11.8.3 × 2.8.23] no star shell comes from a tank whose crew was stunned, its leader gone', () => {
    const commander = { name: 'Hartmann 10-2', morale: 10, leadership: -2 };
    const marks = { D8: { starShell: true } } as const;
    const night = { options: { night: true }, clock: { visibility: 6 }, marks } as const;
    const trial = shot({ commander }, night, 2, 3, 6, 6);
    while (trial.battle.clock.active === 'russian') trial.endPhase();
    expect(trial.unit('gt')).toMatchObject({ stunned: 1 });
    expect(trial.unit('gt').commander).toBeUndefined();
    expect(trial.legalOf('german', 'star-shell')).toEqual([]);
  });

  test('[squad-leader 3.24.3 × 11.9.1] a pinned crew shuts its hatch, and opens it again in its own turn', () => {
    const trial = shot({}, {}, ...PINNING);
    expect([trial.unit('gt').pinned, trial.unit('gt').exposed]).toEqual([true, undefined]);
    until(trial, 'german movement');
    expect(refused(trial, 'german', { order: 'expose', unit: 'gt', exposed: true })).toBeUndefined();
  });

  test('[squad-leader 3.24.3 × 11.8.1] its gun on the roof is silent, the others fire', () => {
    const trial = until(shot({}, {}, ...PINNING), 'german defensive-fire');
    expect(fpOf(trial.order('german', guns('D7'), ...MISS))).toBe(8);
  });

  test('[squad-leader 3.24.3/a × 11.31.5] men without a roof who are pinned in motion fire with a quarter', () => {
    const state = { ...CE, ...AHEAD, motion: true, pinned: true, openTopped: true, mg: { aa: 4 } };
    const units = { gt: ['SdKfz 251 armed at D9', state], r1: '4-4-7 at D5' };
    const trial = at('defensive-fire', units, { active: 'russian' });
    expect(fpOf(trial.order('german', guns('D5'), ...MISS))).toBe(1);
  });

  test('[squad-leader 13.22.13 × 11.37.15] who rides on a tank whose crew is stunned comes out of it with one less, as the crew does', () => {
    const dies = (state: object) =>
      isGone(shell({ ...AHEAD, survival: 6, ...state }, 'AP', 4, 3, 3, 3, 3, 3), 'r1');
    expect([dies({}), dies({ stunned: 1 })]).toEqual([false, true]);
  });

  test('[squad-leader 11.37.12 × 13.22.2] HE that all but goes through shocks the crew, strikes those on top, and throws them off', () => {
    const trial = shell({ facing: 3 }, 'HE', 4, 3, 1, 2, 2, 2, 6, 6, 3, 3);
    expect(checks(trial)).toEqual(['r1 2MC', 'rt shock', 'r1 bail out']);
    expect([trial.unit('rt').shock, trial.unit('r1').aboard]).toEqual(['shocked', undefined]);
  });

  test('[squad-leader 13.23.2.1 × 11.31.2] a tank that is stopped on its way does not stay in motion', () => {
    const state = { ...AHEAD, moved: true, immobilized: true };
    const trial = at('movement', { gt: ['MkIVF2 at D9', state], r1: '4-4-7 at A1' });
    expect(refused(trial, 'german', { order: 'keep-moving', unit: 'gt' })).toBe('CANNOT_MOVE');
  });
});

describe('the berserk in the saddle and aboard', () => {
  const enraged = (units: object) =>
    at('prep-fire', { g1: '8-3-8 at D11', ...units }).order('german', fire('D9', 'g1'), 3, 3, 1, 1);

  test('[squad-leader 11.37.14 × 3.25/j] who goes berserk on top of a tank gets off to charge', () => {
    const trial = enraged({ rt: ['T-34 at D9', AHEAD], r1: riding('D9', 'rt') });
    expect([trial.unit('r1').berserk, trial.unit('r1').aboard]).toEqual([true, undefined]);
    expect(mayRun(until(trial, 'russian movement'), 'russian', 'move')).toBe(true);
  });

  test('[squad-leader 4.10.23 × 3.25/j] who goes berserk on a motorcycle gets off it, and does not crash', () => {
    const r1 = ['4-4-7 at D9', { skill: 'motorcycles', rides: 'rc' }];
    const trial = enraged({ rc: 'motorcycles at D9', r1 });
    expect([trial.unit('r1').berserk, checks(trial)]).toEqual([true, ['r1 1MC']]);
    expect(trial.unit('r1').rides).toBeUndefined();
    expect(mayRun(until(trial, 'russian movement'), 'russian', 'move')).toBe(true);
  });

  test('[squad-leader 4.12.19 × 3.25/e] berserk cavalry charges men beside a tank without a check of its nerve', () => {
    const units = { ...mounted('D12', { berserk: true }), g1: '4-6-7 at D8', gt: ['MkIVF2 at D8', AHEAD] };
    const trial = at('movement', units, { active: 'russian', map: field({}, { columns: 14, rows: 16 }) });
    trial.order('russian', { order: 'charge', unit: 'r1', path: ['D11', 'D10', 'D9', 'D8', 'D7'] });
    const told = checks(trial);
    while (trial.unit('r1').charged === undefined)
      told.push(...checks(ordered(trial, 'german', { order: 'pass' }, ...MISS)));
    expect([told, trial.unit('r1').charged]).toEqual([[], ['D8']]);
  });
});

describe('boats, at night and under fire', () => {
  const RIVER = drawn({ levels: { '-1': 'A4-N7' }, terrain: { river: 'A4-N7' } });
  const struck = (...dice: number[]) => {
    const units = { rb: 'storm boat at G6', r1: riding('G6', 'rb'), g1: '4-6-7 at G8' };
    return at('prep-fire', units, { map: RIVER }).order('german', fire('G6', 'g1'), 3, 4, ...dice);
  };

  test('[squad-leader 11.43.11.5 × 3.20.8] a squad that is halved by a 12 puts its boat to the test', () => {
    const trial = struck(6, 6, 4, 4);
    expect(checks(trial)).toEqual(['r1 MC', 'rb MC of the boat']);
    expect(trial.battle.unitsAt('G6').map(({ kind }) => kind)).toContain('half-squad');
  });

  test('[squad-leader 11.43.11.5 × 3.25.1, 11.43.3 × 3.25/j] one that goes berserk does not, and stays in it', () => {
    const trial = struck(1, 1);
    expect([checks(trial), trial.unit('r1').berserk]).toEqual([['r1 MC'], true]);
    expect(until(trial, 'russian movement').endPhase().unit('r1').aboard).toBe('rb');
  });

  test('[squad-leader 11.43.3 × 2.8.4] at night a boat that has moved is made out three hexes farther than men in the water', () => {
    const MOVED = { moved: true } as const;
    const aimed = (units: object) => {
      const men = { r1: '6-2-8 at G10', r2: ['HMG with r1', { range: 12 }] };
      const night = { options: { night: true }, clock: { visibility: 4 } } as const;
      const trial = at('defensive-fire', { ...men, ...units }, { map: RIVER, ...night });
      return refused(trial, 'russian', fire('G4', 'r2'));
    };
    const boat = { gb: ['storm boat at G4', MOVED], g1: ['4-6-7 at G4', { aboard: 'gb', ...MOVED }] };
    expect([aimed(boat), aimed({ g1: ['4-6-7 at G4', MOVED] })]).toEqual(['DICE_MISSING', 'TOO_DARK']);
  });

  test('[squad-leader 11.43.6 × 3.26.1] green Americans paddle as raw men do, and with a leader of theirs as others', () => {
    const paddled = (men: object) => {
      const units = { ab: 'small raft at G6', a1: ['5-3-6 at G6', { aboard: 'ab' }], ...men };
      const trial = americans('movement', units, { map: RIVER });
      return refused(trial, 'american', { order: 'drive', unit: 'ab', path: ['G5'] });
    };
    expect(paddled({})).toBe('DICE_MISSING');
    expect(paddled({ al: ['8-0 at G6', { aboard: 'ab' }] })).toBeUndefined();
  });

  test('[squad-leader 11.43.11.7 × 3.29.3.1] the broken in a boat beside a bank that the enemy holds are taken', () => {
    const bank = { r1: '4-4-7 at G8', r2: '4-4-7 at F8', r3: '4-4-7 at H8' };
    const units = { gb: 'storm boat at G7', g1: ['4-6-7 at G7', { aboard: 'gb', ...DM }], ...bank };
    const trial = until(at('rout', units, { map: RIVER }), 'russian captives');
    trial.order('russian', { order: 'capture', unit: 'g1', guard: 'r1' });
    expect(trial.unit('g1')).toMatchObject({ at: 'G8', guard: 'r1' });
    expect(trial.unit('g1').aboard).toBeUndefined();
  });
});

describe('abandoned and repaired', () => {
  const WOODS = { map: field({ D5: 'woods', D7: 'woods' }) };

  test('[squad-leader 11.35.3 × 3.28.5.1] wavering men surrender beside an AFV that was left, not beside one that is manned, its crew stunned or not', () => {
    const fate = (rt: object) => {
      const units = { g1: '4-6-7 at D4', r1: ['4-4-7 at D5', DM], rt: ['T-34 at D5', rt] };
      return at('rout', units, { ...WOODS, options: { surrender: ['russian'] } }).unit('r1').fate;
    };
    expect(fate({ abandoned: true })).toBe('surrenders');
    expect([fate({}), fate({ stunned: 1 })]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 11.35.3 × 3.28.5.3] nor are men summoned to surrender in sight of such a one', () => {
    const r1 = ['4-3-6 at D4', { quality: 'inexperienced' }];
    const summoned = (units: object) =>
      at('rally', { g1: '8-3-8 at D5', r1, ...units }).awaits.includes('german surrender');
    expect(summoned({ rt: 'T-34 at D1' })).toBe(false);
    expect([summoned({}), summoned({ rt: ['T-34 at D1', { abandoned: true }] })]).toEqual([true, true]);
  });

  test('[squad-leader 3.26.1 × 3.28.2] green Americans waver as raw men do, but not with a leader of theirs', () => {
    const fate = (al: object) =>
      americans('rout', { g1: '4-6-7 at D4', a1: ['5-3-6 at D5', DM], ...al }, WOODS).unit('a1').fate;
    expect([fate({}), fate({ al: '8-0 at D5' })]).toEqual(['surrenders', undefined]);
  });

  test('[squad-leader 11.35.3 × 3.21.7.2] the broken run over the open past an AFV that was left', () => {
    const map = field({ D3: 'woods' });
    const routs = (rt: object) =>
      mayRun(at('rout', { g1: ['4-6-7 at D6', DM], rt: ['T-34 at D10', rt] }, { map }), 'german', 'rout');
    expect([routs(AHEAD), routs({ ...AHEAD, abandoned: true })]).toEqual([false, true]);
  });

  test('[squad-leader 11.32.2 × 7.3.3] raw men do not fear an AFV whose crew is at work on its tracks', () => {
    const options = { year: 1941 };
    const feared = (units: object, ...dice: number[]) =>
      checks(begun('rally', { g1: '4-6-7 at D5', ...units } as Units, { options }, ...dice));
    expect(feared({ rt: ['T-34 at D6', { immobilized: true }] }, 3, 3)).toEqual(['g1 presence of AFVs']);
    expect(feared({ rt: ['T-34 at D6', LEFT], r1: ['crew 2-3-7 at D6', { mends: 'rt' }] })).toEqual([]);
  });

  test('[squad-leader 11.32.2 × 7.2.6.8] nobody mans its guns in close combat, and the crew stands by it', () => {
    const men = { g1: ['4-6-7 at D8', { cameFrom: 'D9', nerve: 'kept' }] };
    const units = { ...men, rt: ['T-34 at D8', LEFT], r1: ['crew 2-3-7 at D8', { mends: 'rt' }] };
    const trial = at('close-combat', units);
    trial.order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }).endPhase(3, 3, 6, 5);
    const found = values(trial.told('vehicle-attacked')[0]?.modifiers);
    expect(found).toEqual(['no manned machine gun -1', 'infantry with it 1']);
  });
});

describe('cavalry, wagons and trucks', () => {
  const PLAIN = { active: 'russian', map: field({}, { columns: 14, rows: 16 }) };
  const PRISONERS = { g1: ['unarmed 4-6-7 at D12', { ...BROKEN, guard: 'r1' }] };
  const cossacks = (units: object) => at('movement', { ...mounted('D12'), ...units }, PLAIN);
  const CHARGE = { order: 'charge', unit: 'r1', path: ['D11', 'D10', 'D9', 'D8', 'D7'] };
  const charged = (units: object) => {
    const trial = ordered(cossacks(units), 'russian', CHARGE, 3, 5, 3, 3, 3, 3);
    while (!trial.kinds.includes('fire-attack')) ordered(trial, 'german', { order: 'pass' }, 3, 5, 3, 3);
    const outcomes = trial.told('fire-attack').flatMap((attack) => attack.outcomes);
    return Object.fromEntries(outcomes.map(({ units: [id], modifiers }) => [id, values(modifiers)]));
  };
  const overruns = (more: Setup = {}) => at('movement', { gt: ['MkIVF2 at D9', AHEAD], rw: WAGON }, more);
  const OVERRUN = { order: 'drive', unit: 'gt', path: ['D8', 'D7'], overrun: ['bow'] };

  test('[squad-leader 4.12.21 × 3.24.1] men in the saddle who are pinned fire with a quarter', () => {
    const trial = at('defensive-fire', { g1: '4-6-7 at D6', ...mounted('D9', { pinned: true }) });
    expect(fpOf(trial.order('russian', fire('D6', 'r1'), ...MISS))).toBe(1);
  });

  test('[squad-leader 4.12.20 × 3.29/f] with prisoners they go as far as men on foot, and charge nobody', () => {
    const trial = cossacks({ ...PRISONERS, g2: '4-6-7 at D8' });
    const goes = (path: string) =>
      refused(trial, 'russian', { order: 'move', units: ['r1'], path: path.split(' ') });
    expect([goes('D13 D14 D15 D16'), goes('D13 D14 D15 D16 E16')]).toEqual([undefined, 'TOO_FAR']);
    expect(refused(trial, 'russian', CHARGE)).toBe('TOO_FAR');
  });

  test('[squad-leader 4.12.35 × 4.12.22] they charge men in the saddle with 3 less', () => {
    const g1 = ['4-6-7 at D8', { skill: 'cavalry', rides: 'gh' }];
    expect(charged({ g1, gh: 'horses at D8' })).toEqual({ g1: ['charge -2', 'mounted -1'] });
  });

  test('[squad-leader 4.12.35 × 11.38.8] and a wagon', () => {
    expect(charged({ gw: WAGON })).toEqual({ gw: ['charge -2', 'drawn by animals -1'] });
  });

  test('[squad-leader 7.1.5/a × 11.38.8] a tank overruns a wagon with 1 less, not with 5 less, and may come to grief on it', () => {
    const trial = ordered(overruns(), 'german', OVERRUN, ...MISS);
    expect(values(trial.told('overrun')[0]?.outcomes[0]?.modifiers)).toEqual(['drawn by animals -1']);
    expect(trial.unit('gt').immobilized).toBe(true);
  });

  test('[squad-leader 2.8.11/a × 11.38.11] in the dark it drives through one', () => {
    const trial = overruns({ options: { night: true }, clock: { visibility: 6 } });
    expect(refused(trial, 'german', OVERRUN)).toBe('TOO_DARK');
  });

  test('[squad-leader 11.38.16 × 11.38.19] tired animals draw a gun for four factors a hex', () => {
    const gw = ['truck at D9', { ...WAGON[1], ...AHEAD, cx: true, tows: 'gg' }];
    const units = { gw, gg: ['75 AT gun at D9', { towedBy: 'gw' }], r1: '4-4-7 at A1' };
    const drives = (...path: string[]) =>
      refused(at('movement', units), 'german', { order: 'drive', unit: 'gw', path });
    expect([drives('D8', 'D7'), drives('D8', 'D7', 'D6')]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 11.15.1 × 3.29.11] for the prisoners of a squad there is no room on its truck', () => {
    const trial = at('movement', { r1: '4-4-7 at D12', rt: 'truck at D12', ...PRISONERS }, PLAIN);
    expect(refused(trial, 'russian', { order: 'board', unit: 'r1', vehicle: 'rt' })).toBe('PRISONER');
  });

  const fired = (rt: object, units: object, ...dice: number[]) => {
    const men = { g1: '8-3-8 at D6', rt: ['truck at D8', { facing: 3, ...rt }] };
    return at('prep-fire', { ...men, ...units }).order('german', fire('D8', 'g1'), 2, 4, ...dice);
  };

  test('[squad-leader 11.15.6/a × 10.2.11] a truck that fails twice takes its gun along, one that is only stopped does not', () => {
    const gun = { rg: ['76 AT gun at D8', { towedBy: 'rt' }] };
    const lost = fired({ tows: 'rg' }, gun, 6, 6, 6, 6);
    expect(['rt', 'rg'].map((id) => isGone(lost, id))).toEqual([true, true]);
    expect(fired({ tows: 'rg' }, gun, 6, 6, 1, 1).unit('rg').towedBy).toBe('rt');
  });

  test('[squad-leader 11.15.6/a × 11.31.3] a truck that fire has stopped in motion stands still', () => {
    const { immobilized, motion } = fired({ motion: true }, {}, 6, 6, 1, 1).unit('rt');
    expect([immobilized, motion]).toEqual([true, undefined]);
  });
});

describe('other attacks', () => {
  test('[squad-leader 3.26.1 × 11.29.22] a tank beside their woods drives green men out, and no others', () => {
    const beside = { along: [4], corner: 5, past: 'left', came: 3 };
    const gt = ['MkIVF2 at D8', { beside, facing: 5, moved: true }];
    const map = field({ D8: 'woods' });
    const makesWay = (state: object) =>
      at('defensive-fire', { gt, r1: ['4-4-7 at D8', state] }, { map }).endPhase().awaits;
    expect(makesWay({ quality: 'green' })).toContain('russian make-way');
    expect(makesWay({})).not.toContain('russian make-way');
  });

  test('[squad-leader 7.2.5.3 × 11.31.10] grenades at a tank in motion have nothing added in defence', () => {
    const units = { gt: ['MkIVF2 at D9', { ...AHEAD, motion: true }], r1: '4-4-7 at D7' };
    const trial = at('movement', units, { map: field({ D7: 'woods' }) });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    trial.order('russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' }, 2, 2, 6, 5);
    expect(values(trial.told('immobilization-attempt')[0]?.modifiers)).toEqual(['cover -1']);
  });

  test('[squad-leader 9.16.9.5/a × 4.12.24] a rider whom white phosphorus breaks loses his horses', () => {
    const g1 = ['4-6-7 at D5', { skill: 'cavalry', rides: 'gh' }];
    const trial = americans('prep-fire', { a1: '6-6-6 at D4', g1, gh: 'horses at D5' });
    trial.order('american', { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true }, 1, 6, 5);
    expect([trial.unit('g1').broken, isGone(trial, 'gh')]).toEqual([true, true]);
  });

  test('[squad-leader 5.7.17.1 × 11.38.9] out of a wagon that a sniper stops for good men come without a roll for their lives', () => {
    const gs = ['sniper -3 at D4', { hidden: true }];
    const units = { gs, g1: '4-6-7 at A1', rw: WAGON, r1: riding('D8', 'rw') };
    const trial = at('prep-fire', units, { map: field({ D4: 'woods' }) });
    const snipe = (target: string) => ({ order: 'snipe', unit: 'gs', target });
    expect(refused(trial, 'german', snipe('r1'))).toBe('NOBODY_THERE');
    trial.order('german', snipe('rw'), 1, 1);
    expect([isGone(trial, 'rw'), trial.unit('r1').aboard]).toEqual([true, undefined]);
  });
});

/** Artillery, guns and air (chapters 9, 10 and 12) with chapters 2 to 13: drawn up from the book alone. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  fire,
  isGone,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const MISS = [6, 6] as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const sum = (modifiers: readonly { value: number }[] = []) =>
  modifiers.reduce((total, { value }) => total + value, 0);
const RIDER: Placed = ['5-3-7 at D8', { skill: 'cavalry', rides: 'rh' }];
const FLAMES = { r1: '6-2-8 at D8', rf: 'flamethrower with r1' } as const;
const RIDERS = { r1: RIDER, rh: 'horses at D8' } as const;
const AFTER_RUSSIANS = { active: 'russian', options: { order: ['german', 'russian'] } } as const;

/** What is added to the attack on a unit, of all attacks of its kind in the last action. */
const addedTo = (trial: Trial, attack: 'barrage' | 'air-strike', unit: string) =>
  trial
    .told(attack)
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('who calls artillery', () => {
  const radio = (units: object, more: Setup = {}) =>
    begun('rally', { gl: '9-1 at D3', gr: 'radio with gl', r1: '4-4-7 at D8', ...units } as Units, {
      ...more,
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    });
  const CALL = { order: 'radio-contact', radio: 'gr', battery: 'A' };
  /** Is he asked for a call at the end of the Rally Phase? */
  const calls = (trial: Trial) => {
    for (let n = 0; n < 20 && trial.battle.clock.phase === 'rally'; n++) {
      if (trial.awaits.includes('german radio')) return true;
      trial.endPhase();
    }
    return false;
  };

  test('[squad-leader 9.1.4 × 3.7.3] a leader who has sent out a scout calls nobody in that phase', () => {
    const men = { g1: '4-6-7 at D3', g2: '4-6-7 at E9', g3: '4-6-7 at F9', g4: '4-6-7 at G9' };
    const trial = until(radio(men), 'german deployment');
    trial.order('german', { order: 'send-scout', unit: 'g1', leader: 'gl' }, 4, 4);
    expect([calls(trial), calls(radio(men))]).toEqual([false, true]);
  });

  test('[squad-leader 9.1.2 × 3.30.1] nor does one who questions prisoners', () => {
    const men = { g1: '4-6-7 at D3', r2: ['unarmed 4-4-7 at D3', { ...BROKEN, guard: 'g1' }] };
    const trial = until(radio(men), 'german interrogation');
    trial.order('german', { order: 'interrogate', leader: 'gl', unit: 'r2' }, 2, 2);
    expect([calls(trial), calls(radio(men))]).toEqual([false, true]);
  });

  test.each([
    [3, false, [1, 1]],
    [2, true, []],
  ])(
    '[squad-leader 9.16.6/b × 11.20.8] the smoke of a wreck that burns before him makes a correction worse, by its die less 1: %i',
    (smoke, accurate, error) => {
      const wreck = { name: 'T-34', nationality: 'Russian', armoured: true, burning: true } as const;
      const round = { side: 'german', battery: 'A', is: 'spotting round' } as const;
      const marks = { D5: { wrecks: [wreck] }, D8: { artillery: [round] } };
      const trial = until(radio({ gr: ['radio with gl', { contact: 'A' }] }, { marks }), 'german radio');
      until(trial.order('german', CALL, 1, 2), 'german artillery');
      const order = { order: 'correct-artillery', radio: 'gr', to: 'D9' };
      trial.order('german', order, smoke, 1, ...error);
      expect(trial.told('artillery-corrected')).toMatchObject([{ accurate }]);
    },
  );
});

describe('under shells', () => {
  const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
  const under = (units: object, more: Setup = {}) =>
    new Trial({
      active: 'russian',
      phase: 'movement',
      ...more,
      options: { order: ['german', 'russian'], year: 1944, ...more.options },
      units: { gl: '9-1 at A1', r9: '4-4-7', ...units } as Units,
      marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    });
  const shelling = (units: object, more: Setup, ...faces: number[]) =>
    under(units, more).endPhase(...HEXES.flatMap((each) => (each === 'D8' ? faces : MISS)));
  const shaken = (shellShock: number) => ({ shellShock, barrage: { turn: 2, row: 2, last: 3 } });
  const rally = (units: object) => until(begun('rally', units as Units, { turn: 2 }), 'german deployment');

  test('[squad-leader 9.2.5 × 8.8.1] where they kill, weapons are lost without another roll', () => {
    const trial = shelling({ r1: '4-4-7 at D8', rm: 'LMG with r1' }, {}, 1, 1);
    expect([isGone(trial, 'r1'), isGone(trial, 'rm')]).toEqual([true, true]);
  });

  test('[squad-leader 9.9.2 × 4.8.2] when a squad that has lost a level to them deploys, so have both halves', () => {
    const trial = rally({ g1: ['5-4-8 at D4', shaken(1)], gl: '8-1 at D4', g2: '4-6-7 at A1' });
    trial.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 2, 3);
    expect(['g1', 'g1a'].map((id) => trial.unit(id).shellShock)).toEqual([1, 1]);
  });

  test.each<[string, object, object]>([
    ['second', {}, shaken(2)],
    ['first', shaken(2), {}],
  ])(
    '[squad-leader 9.9.2 × 4.8.5] halves become a squad that has lost what the worse of them had: the %s',
    (_, ...states) => {
      const [g1, g2] = states.map((state) => ['half-squad 2-4-8 at D4', { squad: '5-4-8', ...state }]);
      const trial = rally({ g1, g2 }).order('german', { order: 'recombine', units: ['g1', 'g2'] });
      expect(trial.unit('g1')).toMatchObject({ kind: 'squad', shellShock: 2, barrage: { row: 2 } });
    },
  );

  test('[squad-leader 9.9.2 × 3.20.6] a broken squad that they halve keeps the level that it has lost, and loses the next one', () => {
    const before = { ...BROKEN, shellShock: 1, barrage: { turn: 1, row: 2, last: 2 } };
    const house = { turn: 2, map: field({ D8: 'wooden-building' }) };
    const trial = shelling({ r1: ['4-4-7 at D8', before] }, house, 2, 2, 6, 5);
    expect(trial.unit('r1')).toMatchObject({ kind: 'half-squad', shellShock: 2, barrage: { row: 3 } });
  });

  test('[squad-leader 9.2.9 × 11.35.1] a crew that leaves its AFV fires with 1 more all the same, and takes along what it has been through', () => {
    const been = { shelled: 'prep-fire', barrage: { turn: 1, row: 1, last: 1 } };
    const trial = begun('movement', {
      gt: ['MkIVF2 at D8', { facing: 0, ...been }],
      r1: '4-4-7 at N1',
    } as Units);
    trial.order('german', { order: 'abandon', unit: 'gt' });
    const [crew] = trial.battle.unitsAt('D8').filter(({ kind }) => kind === 'crew');
    expect(crew).toMatchObject(been);
    expect([trial.unit('gt').shelled, trial.unit('gt').barrage]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 9.2.3 × 5.6.10.1] who just passes in the first hex goes to ground, and is not struck in the next one', () => {
    const trial = under({ r1: '4-4-7 at B9' }).order('russian', move('r1', 'C9 D8'));
    trial.endPhase(5, 6, 4, 3, ...HEXES.slice(1).flatMap(() => MISS));
    const struck = trial.told('barrage').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units));
    expect([struck, trial.unit('r1').at, trial.unit('r1').broken]).toEqual([['r1'], 'C9', undefined]);
  });

  test('[squad-leader 9.2.11 × 4.7.5] who came at double time into woods has the burst, the movement and the haste against him', () => {
    const woods = { map: field({ D9: 'woods' }), options: { optional: ['4.7'] } } as const;
    const trial = under({ r1: '4-4-7 at D10' }, woods);
    trial.order('russian', { order: 'double-time', unit: 'r1' }).order('russian', move('r1', 'D9'));
    trial.endPhase(...HEXES.flatMap(() => MISS), ...MISS);
    expect(addedTo(trial, 'barrage', 'r1')?.map((one) => one.slice(-2))).toEqual(['-1', '-1', '-1']);
  });

  test('[squad-leader 9.2.9 × 6.1.3] who was shelled strikes in close combat as ever', () => {
    const shelled: Placed = ['4-6-7 at D4', { shelled: 'prep-fire' }];
    const trial = begun('advance', { g1: shelled, r1: '4-4-7 at D5' });
    trial.order('german', advance('g1', 'D5'));
    until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 5);
    expect(trial.told('close-combat-attack').map(({ blows }) => sum(blows[0]?.modifiers))).toEqual([0, 0]);
  });

  test('[squad-leader 9.2.9 × 3.25.2] a berserk squad that they halve fires in that player turn with 1 more', () => {
    const trial = shelling({ r1: ['4-4-7 at D8', { berserk: true }], g1: '4-6-7 at D9' }, {}, 3, 3, 6, 5);
    until(trial, 'russian advancing-fire').order('russian', fire('D9', 'r1'), 6, 5);
    expect([trial.unit('r1').kind, modifiersOf(trial, 'g1')]).toEqual(['half-squad', ['was shelled 1']]);
  });

  test.each([
    ['[squad-leader 8.10.7 × 9.2.2/a] men with a flamethrower', FLAMES, 'flamethrower there -1'],
    ['[squad-leader 4.12.22 × 9.2.2/a] men in the saddle', RIDERS, 'mounted -1'],
  ])('%s are struck at 1 less', (_, units, added) => {
    expect(addedTo(shelling(units, {}, 6, 5), 'barrage', 'r1')).toEqual([added]);
  });
});

describe('aircraft and those who fire at them', () => {
  const plane = (units: object, more: Setup = {}) =>
    new Trial({
      ...more,
      units: { gs: 'Stuka', gf: 'fighter', gl: '8-0 at A1', r9: '4-4-7', ...units } as Units,
      sides: { german: { air: {} } },
      options: { year: 1944, ...more.options },
    });
  const dive = (trial: Trial, ...faces: number[]) =>
    trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...faces);
  const strafe = (trial: Trial) =>
    trial.order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3);
  const flak = (trial: Trial, unit: string) => {
    strafe(trial).order('russian', { order: 'fire-at-aircraft', unit }, ...MISS);
    const [told] = trial.told('flak');
    return told && [told.fp, sum(told.modifiers)];
  };
  const HMG = { r1: '4-4-7 at D9', rm: 'HMG with r1' } as const;
  const roof = (more: object = {}): Placed =>
    ['T-34 at D9', { mg: { aa: 4 }, exposed: true, openTopped: true, facing: 0, ...more }] as Placed;
  const DRIVE = { order: 'drive', unit: 'rt', path: ['D8'] };

  test.each<[string, string, object, object, string, number]>([
    ['[squad-leader 12.4.1/b × 5.4.5]', 'men who have moved have half', HMG, move('r1', 'D8'), 'rm', 1.5],
    ['[squad-leader 12.4.1/b × 5.4.5]', 'those who have not, all of it', HMG, move('r2', 'D4'), 'rm', 3],
    ['[squad-leader 12.4.1/b × 11.7.4]', 'a tank that has driven, half', {}, DRIVE, 'rt', 1],
    ['[squad-leader 12.4.1/b × 11.7.4]', 'one that has not, all of it', {}, move('r2', 'D4'), 'rt', 2],
  ])('%s when the Russians have moved and the fighter comes: %s', (_, __, units, order, unit, fp) => {
    const trial = plane(
      { rt: roof(), r2: '4-4-7 at D3', ...units },
      { ...AFTER_RUSSIANS, phase: 'movement' },
    );
    until(trial.order('russian', order as never), 'german defensive-fire');
    expect(flak(trial, unit)?.[0]).toBe(fp);
  });

  test.each<[string, string, object, object]>([
    ['[squad-leader 12.4.1/a × 10.1.12/b]', 'a light one has half', { calibre: 37, equivalent: 8 }, [8, 4]],
    ['[squad-leader 12.4.6 × 13.9/q3]', 'a heavy one 2 more To Hit', { calibre: 85 }, [2, 4]],
  ])('%s of men who have just come to an AA gun %s', (_, __, gun, expected) => {
    const shot = (state: object) => {
      const men = { r1: ['crew 2-3-7 at D9', state], rg: ['85L AA gun with r1', { facing: 0 }] };
      const one = { ...men, rg: ['85L AA gun with r1', { facing: 0, gun: { type: 'AA', ...gun } }] };
      const trial = strafe(plane(one, { ...AFTER_RUSSIANS, phase: 'defensive-fire' }));
      trial.order('russian', { order: 'fire-at-aircraft', unit: 'rg' }, ...MISS);
      return trial.told('flak')[0]?.fp ?? sum(trial.told('flak-aimed')[0]?.modifiers);
    };
    expect([shot({}), shot({ moved: true })]).toEqual(expected);
  });

  const GUARDED = { ...HMG, g2: ['unarmed 4-6-7 at D9', { ...BROKEN, guard: 'r1' }] };
  test.each<[string, string, object, string, number[]]>([
    ['[squad-leader 12.4.1/b × 8.9.1.2]', 'one man', { rl: '8-0 at D9', rm: 'HMG with rl' }, 'rm', [1.5, 0]],
    ['[squad-leader 12.4.1/b × 3.29.14]', 'guards', GUARDED, 'rm', [1.5, 0]],
    ['[squad-leader 12.4.1/b × 4.7.11]', 'CX', { ...HMG, r1: ['4-4-7 at D9', { cx: true }] }, 'rm', [3, 1]],
    ['[squad-leader 12.4.1/b × 11.10.2]', 'after a stun', { rt: roof({ unsteady: true }) }, 'rt', [2, 1]],
    ['[squad-leader 12.4.1/b × 11.31.5]', 'in motion', { rt: roof({ motion: true }) }, 'rt', [1, 0]],
  ])('%s %s at aircraft: what they have, and what is added', (_, __, units, unit, expected) => {
    expect(flak(plane(units), unit)).toEqual(expected);
  });

  test.each<[string, object, number[]]>([
    ['[squad-leader 12.9.18 × 12.9.14] as it stands', {}, [4, -2]],
    ['[squad-leader 12.9.18 × 11.31.5] in motion it has half', { motion: true }, [2, -2]],
    ['[squad-leader 12.9.18 × 3.24.3/a] and when its crew is pinned', { pinned: true }, [2, -2]],
    ['[squad-leader 12.9.18 × 11.10.2] after a stun there is 1 more', { unsteady: true }, [4, -1]],
  ])('%s: the gun on the roof of an AFV, at men in the air', (_, state, expected) => {
    const men = { rt: roof(state), gl: '8-0 at A1', g1: ['4-6-8', { jumps: true, aloft: 'D7' }] } as Units;
    const trial = new Trial({
      phase: 'defensive-fire',
      units: men,
      sides: { german: { airdrop: 'aloft' } },
    }).order('russian', { order: 'fire-at-paratroops', at: 'D7', firers: ['rt'] }, ...MISS);
    const [told] = trial.told('fire-attack');
    expect([told?.fp, sum(told?.outcomes[0]?.modifiers)]).toEqual(expected);
  });

  test.each<[string, number[], boolean | undefined]>([
    ['[squad-leader 12.5.22 × 3.24.1] who just passes is not pinned', [3, 4], undefined],
    ['[squad-leader 12.5.22 × 3.8.11] a 2 makes no hero', [1, 1], undefined],
    ['[squad-leader 12.5.22 × 3.20.8] a 12 costs a squad no men', [6, 6], true],
  ])('%s under the sirens', (_, dice, broken) => {
    const men = { r1: '4-4-7 at D8', r2: '4-4-7 at D9' };
    const trial = dive(plane(men, { options: { year: 1941, month: 6 } }), ...dice, 1, 2, ...MISS);
    expect([trial.unit('r1').kind, trial.unit('r1').broken]).toEqual(['squad', broken]);
    expect([trial.unit('r1').pinned, trial.kinds.includes('heroic')]).toEqual([undefined, false]);
  });

  test('[squad-leader 8.10.7 × 12.5.4, 4.12.22 × 12.7.2] a dive at men with a flamethrower, and a run at men in the saddle: 1 less', () => {
    const run = strafe(plane(RIDERS)).order('german', 'strike', 6, 5);
    const dived = dive(plane(FLAMES), ...MISS);
    expect(addedTo(dived, 'air-strike', 'r1')).toEqual(['flamethrower there -1']);
    expect(addedTo(run, 'air-strike', 'r1')).toEqual(['mounted -1']);
  });
});

describe('guns and captured weapons', () => {
  const american = (units: object, order: object, ...dice: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      options: { year: 1944 },
      units: { g1: '4-6-7 at D8', a9: '6-6-6', g9: '4-6-7', ...units } as Units,
    }).order('american', order as never, ...dice);

  test('[squad-leader 10.2.1 × 9.17.7.1/a] a gun that has laid smoke is not pushed in that player turn', () => {
    const start = () =>
      begun('prep-fire', {
        g1: 'crew 2-4-7 at D9',
        gg: ['75 infantry gun with g1', { facing: 0 }],
        r1: '4-4-7 at D4',
      } as Units);
    const push = { order: 'push-gun', gun: 'gg', path: ['D8'] };
    const mayGo = (trial: Trial) => accepted(refused(until(trial, 'german movement'), 'german', push));
    const smoke = start().order('german', { order: 'fire-smoke', unit: 'gg', at: 'D4' }, 2, 2);
    expect([mayGo(smoke), mayGo(start())]).toEqual([false, true]);
  });

  test('[squad-leader 10.3.3 × 8.9.2.2] fire that goes on to a gun through its arc: the crew has its shield, men before it nothing', () => {
    const gun: Units = { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3 }] };
    const men = { ...gun, r2: '4-4-7 at D5', g1: '4-6-7 at D8', gm: 'HMG with g1' } as const;
    const trial = begun('prep-fire', men).order('german', fire('D5', 'gm'), 6, 5);
    expect([modifiersOf(trial, 'r2'), modifiersOf(trial, 'r1')]).toEqual([[], ['gun shield 2']]);
  });

  test.each<[string, string, Placed, number[]]>([
    ['[squad-leader 10.8.3 × 10.8.4]', 'others', '6-6-6 at D4', [6, 4]],
    ['[squad-leader 10.8.3 × 3.9.5]', 'Green men', '5-3-6 at D4', [5, 4]],
    ['[squad-leader 10.8.3 × 4.7.11]', 'the exhausted', ['6-6-6 at D4', { cx: true }], [5, 4]],
  ])('%s a captured light machine gun has half, and breaks down for %s on this', (_, __, a1, [one, two]) => {
    const burst = (...dice: number[]) => {
      const trial = american({ a1, am: 'German LMG with a1' }, fire('D8', 'am'), ...dice);
      return [trial.told('fire-attack')[0]?.fp, isGone(trial, 'am')];
    };
    expect(burst(one as number, two as number)).toEqual([1, true]);
    expect(burst((one as number) - 1, two as number)).toEqual([1, false]);
  });

  test('[squad-leader 10.8.3 × 8.4.4] a gun that the enemy had taken, and put down again, is for its own side what it was', () => {
    const men = {
      g1: '4-6-7 at D9',
      r1: '4-4-7 at D8',
      r2: '4-4-7 at D4',
      rm: 'German LMG with r1',
    } as Units;
    const trial = begun('movement', men, { active: 'russian', options: { order: ['russian', 'german'] } });
    trial.order('russian', { order: 'put-down', weapon: 'rm' }).order('russian', move('r1', 'C9 B9 A9'));
    until(trial, 'german movement').order('german', move('g1', 'D8'));
    trial.order('german', { order: 'pick-up', unit: 'g1', weapon: 'rm' });
    until(trial, 'german advancing-fire').order('german', fire('D4', 'rm'), 6, 5);
    expect(trial.told('fire-attack')[0]?.parts).toMatchObject([{ unit: 'rm', why: ['moved x1/2'] }]);
  });

  test('[squad-leader 4.7.11 × 10.1.12/a] an exhausted crew fires the fire value of its gun with 1 more', () => {
    const gun = { a1: ['crew 2-3-7 at D4', { cx: true }], ag: ['37L AA gun with a1', { facing: 3 }] };
    const order = { order: 'fire-ordnance', unit: 'ag', at: 'D8', equivalent: true };
    expect(modifiersOf(american(gun, order, 6, 5), 'g1')).toEqual(['exhausted 1']);
  });

  test('[squad-leader 9.16.9.5/a × 3.8.11] in white phosphorus a 2 makes no hero', () => {
    const order = { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true };
    const trial = american({ a1: '6-6-6 at D4', g1: '4-6-7 at D5' }, order, 1, 1, 1);
    expect([trial.kinds.includes('heroic'), trial.unit('g1').kind]).toEqual([false, 'squad']);
  });
});

describe('from the sky', () => {
  const unarmed: Placed = ['4-6-8 at D8', { unequipped: true }];
  const GLIDED = { glided: true } as const;
  const down = (state: object, weapon: string) =>
    begun(
      'advancing-fire',
      {
        g1: ['4-6-8 at D8', state],
        gw: `${weapon} with g1`,
        rt: ['T-34 at D10', { facing: 3 }],
        r1: '4-4-7 at D12',
      } as Units,
      { options: { year: 1944 }, sides: { german: { gliders: 'landed' } } },
    );
  const AT_TANK = { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' };

  test.each<[string, number[], boolean | undefined]>([
    ['[squad-leader 12.9.22 × 3.8.11] a 2 makes no hero', [1, 1], undefined],
    ['[squad-leader 12.9.22 × 3.20.8] a 12 costs a squad no men', [6, 6], true],
    ['[squad-leader 12.9.22 × 3.11.2/a] nobody becomes greener', [6, 4], true],
  ])('%s as they land in woods', (_, dice, broken) => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      phase: 'defensive-fire',
      map: field({ D8: 'woods' }),
      units: { g9: '4-6-7 at K9', al: '8-0 at A1', a1: ['6-6-7', { jumps: true, aloft: 'D8' }] } as Units,
      sides: { american: { airdrop: 'aloft', elr: 0 } },
    }).endPhase();
    trial.order('american', 'pass', ...dice);
    expect(trial.unit('a1')).toMatchObject({ kind: 'squad', strength: '6-6-7' });
    expect([trial.unit('a1').broken, trial.kinds.includes('heroic')]).toEqual([broken, false]);
  });

  test('[squad-leader 12.9.29/a × 4.8.2, 12.9.29/a × 3.20.6] men without their canister who deploy, or are halved by fire, are without it still', () => {
    const men = { g1: unarmed, gl: '9-1 at D8', g2: '4-6-7 at A1' } as const;
    const two = until(begun('rally', men), 'german deployment');
    two.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 2, 3);
    expect(['g1', 'g1a'].map((id) => two.unit(id).unequipped)).toEqual([true, true]);
    const enemies = { g1: unarmed, r1: '4-4-7 at D6', r2: '4-4-7 at D6' } as const;
    const hit = begun('prep-fire', enemies, { active: 'russian' });
    hit.order('russian', fire('D8', 'r1', 'r2'), 2, 3, 6, 6);
    expect(hit.unit('g1')).toMatchObject({ kind: 'half-squad', unequipped: true });
  });

  test.each<[string, string, object]>([
    ['[squad-leader 12.10.3 × 8.15.1/b] no anti-tank rifle', 'ATR', AT_TANK],
    [
      '[squad-leader 12.10.3 × 10.4.11.1/b] no mortar',
      '50mm mortar',
      { order: 'fire-ordnance', unit: 'gw', at: 'D12' },
    ],
    ['[squad-leader 12.10.3 × 8.9.7.1] nothing fast', 'LMG', { ...fire('D12', 'gw'), sustained: ['gw'] }],
  ])('%s is fired by men who have just come out of a glider', (_, weapon, order) => {
    const may = (state: object) => accepted(refused(down(state, weapon), 'german', order));
    expect([may(GLIDED), may({})]).toEqual([false, true]);
  });

  test('[squad-leader 12.10.3 × 8.17.2] they hit with a Panzerfaust as those who have moved', () => {
    const needs = (state: object) =>
      down(state, 'panzerfaust 44a')
        .order('german', AT_TANK, ...MISS)
        .told('anti-tank-shot')[0]?.needs;
    expect(needs(GLIDED)).toBe(needs({ moved: true }));
    expect(needs(GLIDED)).toBeLessThan(needs({}) as number);
  });

  test.each<[string, object, boolean]>([
    ['[squad-leader 12.10.3 × 2.3.8.1] men out of a glider gain no "?"', GLIDED, false],
    ['[squad-leader 12.9.12 × 2.3.8.1] nor men beneath a parachute', { parachute: true }, false],
    ['[squad-leader 2.3.8.1 × 12.10.3] others do', {}, true],
  ])('%s in that player turn', (_, state, gains) => {
    const units = { g1: ['4-6-8 at D8', state], g9: '4-6-7', r1: '4-4-7 at N12' } as Units;
    const trial = until(begun('close-combat', units, { map: field({ D8: 'woods' }) }), 'german concealment');
    expect(trial.battle.clock.turn === 1).toBe(gains);
  });
});

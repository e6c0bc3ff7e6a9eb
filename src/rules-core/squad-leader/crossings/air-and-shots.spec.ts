/** Air (chapter 12) and direct fire (chapter 13) among the other rules: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const CE = { exposed: true } as const;
const MISS = [6, 5] as const;
const in1944 = { options: { year: 1944 } } as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const HARTMANN = { name: 'Hartmann 10-2', morale: 10, leadership: -2 } as const;
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const planes = (units: object, more: Setup = {}) =>
  new Trial({
    ...more,
    units: { gs: 'Stuka', gf: 'fighter', gl: '8-0 at A1', r9: '4-4-7', ...units } as Units,
    sides: { german: { air: {} } },
    options: { year: 1944, ...more.options },
  });
const dive = (trial: Trial, ...faces: number[]) =>
  trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...faces);
const whys = (trial: Trial, unit: string) =>
  trial
    .told('air-strike')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('from the air', () => {
  const GUN = { r1: 'crew 2-3-7 at D8', rg: ['76 AT gun with r1', { facing: 0 }] } as const;
  test('[squad-leader 12.5.10 × 10.3.3, 12.7.6 × 10.3.2] a shield helps against a fighter that comes through its arc, not against a Stuka', () => {
    expect(whys(dive(planes(GUN), ...MISS), 'r1')).toEqual([]);
    const run = planes(GUN)
      .order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3)
      .order('german', 'strike', ...MISS);
    expect(whys(run, 'r1')).toEqual(['gun shield 2']);
  });

  test('[squad-leader 12.5.22 × 3.20.4] the sirens break a leader, and shake those with him once more', () => {
    const trial = dive(
      planes({ rl: '8-0 at D8', r1: '4-4-7 at D8' }, { options: { year: 1941, month: 6 } }),
      6,
      5,
      1,
      1,
      1,
      1,
      ...MISS,
    );
    expect(checks(trial).slice(0, 3)).toEqual(['rl sirens', 'r1 sirens', 'r1 leader loss']);
  });

  test('[squad-leader 12.5.22 × 3.23.6, 12.5.22 × 3.11.2/a] who is broken by them in the next hex is not under Desperation Morale, and no greener', () => {
    const trial = dive(
      planes({ r1: '4-4-7 at D8', r2: '4-4-7 at D9' }, { options: { year: 1941, month: 6 } }),
      1,
      1,
      6,
      5,
      ...MISS,
    );
    expect([trial.unit('r2').broken, trial.unit('r2').dm]).toEqual([true, undefined]);
  });

  test('[squad-leader 12.5.7 × 5.6.8.1] in the phase after they have moved in the open men have 2 less', () => {
    const trial = planes({ r1: '4-4-7 at D9' }, {
      active: 'russian',
      phase: 'movement',
      options: { order: ['german', 'russian'] },
    } as Setup).order('russian', move('r1', 'D8'));
    until(trial, 'german defensive-fire');
    dive(trial, 6, 6, 1, 1);
    expect(whys(trial, 'r1')?.sort()).toEqual(['in the open -1', 'moved -1']);
  });

  const aloft = (g1: object, more: object = {}, map = field()) =>
    new Trial({
      phase: 'defensive-fire',
      map,
      units: {
        r1: '4-4-7 at K9',
        gl: '8-0 at A1',
        g1: ['4-6-8', { jumps: true, aloft: 'D8', ...g1 }],
        ...more,
      } as Units,
      sides: { german: { airdrop: 'aloft' } },
    });

  test('[squad-leader 12.9.14 × 5.6.8.1/b] men in the air have 2 less, and nothing for the open', () => {
    const trial = aloft({}, { r2: '4-4-7 at D10' }).order(
      'russian',
      { order: 'fire-at-paratroops', at: 'D8', firers: ['r2'] },
      6,
      6,
    );
    expect(modifiersOf(trial, 'g1')?.map((one) => Number(one.split(' ').pop()))).toEqual([-2]);
  });

  test('[squad-leader 12.9.22 × 3.23.6] who breaks as he lands in woods is not under Desperation Morale', () => {
    const trial = aloft({}, {}, field({ D8: 'woods' })).endPhase();
    trial.order('german', 'pass', 6, 5);
    expect([trial.unit('g1').broken, trial.unit('g1').dm]).toEqual([true, undefined]);
  });

  test('[squad-leader 12.9.28 × 3.21.7] who breaks in the air does not rout beneath his parachute', () => {
    const trial = aloft({ ...BROKEN });
    for (let n = 0; n < 12 && trial.battle.clock.phase !== 'prep-fire'; n++) trial.endPhase();
    expect([trial.battle.unit('g1')?.at, trial.battle.unit('g1')?.broken]).toEqual(['D8', true]);
  });

  test('[squad-leader 12.9.25 × 6.1.6] in close combat their leader helps, and the 2 more remain', () => {
    const trial = new Trial({
      phase: 'close-combat',
      units: {
        g1: ['4-6-8 at D8', { parachute: true }],
        gl: ['9-1 at D8', { parachute: true }],
        r1: '4-4-7 at D8',
      } as Units,
    });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'], leader: 'gl' });
    trial.order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['g1'] }, 6, 5, 6, 4);
    const values = trial
      .told('close-combat-attack')
      .flatMap(({ blows }) => blows)
      .map(({ modifiers }) => modifiers.map(({ value }) => value).sort());
    expect(values).toEqual([[-1, 2], [-2]]);
  });

  test('[squad-leader 12.7.7 × 11.8.2] a fighter that strafes a tank strikes the crew that looks out, with 2 more', () => {
    const run = (state: object, ...dice: number[]) =>
      planes({ rt: ['T-34 at D8', { facing: 3, ...state }] })
        .order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3)
        .order('german', 'strike', ...dice);
    expect(whys(run(CE, ...MISS, ...MISS), 'rt')).toEqual(['crew of an AFV 2']);
    expect(whys(run({}, ...MISS, ...MISS), 'rt')).toBeUndefined();
  });
});

describe('shots', () => {
  const TANK = ['MkIVF2 at D9', CE] as const;
  const shell = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', ...more });
  const start = (units: object, setup: Setup = {}) =>
    begun('prep-fire', { gt: TANK, ...units } as Units, { ...in1944, ...setup });

  test('[squad-leader 13.22.2 × 3.3.3] the crew is shocked by the morale of its leader', () => {
    const trial = start(
      { rt: ['T-34 at D4', { facing: 3 }] },
      { secrets: { russian: { commanders: { rt: { ...HARTMANN, name: 'Orlow 10-2' } } } } },
    ).order('german', shell({ target: 'rt' }), 4, 3, 3, 4, 4, 4);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'rt', needs: 10, passed: true }]);
  });

  test('[squad-leader 13.22.2 × 3.25.1] a Russian crew that rolls a 2 as it is shaken goes berserk', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }).order(
      'german',
      shell({ target: 'rt' }),
      4,
      3,
      3,
      4,
      1,
      1,
    );
    expect([trial.unit('rt').shock, trial.unit('rt').berserk]).toEqual([undefined, true]);
  });

  test('[squad-leader 13.22.3 × 7.1.1] a shocked AFV neither drives nor overruns', () => {
    const trial = begun('movement', {
      gt: ['MkIVF2 at D9', { facing: 0, shock: 'shocked' }],
      r1: '4-4-7 at D8',
    } as Units);
    expect(
      accepted(refused(trial, 'german', { order: 'drive', unit: 'gt', path: ['D8'], overrun: ['bow'] })),
    ).toBe(false);
  });

  const moved = (order: object, more: object = {}, setup: Setup = {}) => {
    const trial = begun(
      'movement',
      {
        g1: '4-6-7 at D7',
        r1: 'crew 2-3-7 at D2',
        rg: ['76 AT gun with r1', { facing: 3 }],
        ...more,
      } as Units,
      { ...in1944, ...setup },
    ).order('german', order as never);
    return until(trial, 'russian defensive-fire');
  };
  const back = { order: 'fire-ordnance', unit: 'rg', at: 'D6' };

  test('[squad-leader 13.19.10 × 4.5.1] a shell at a man of Assault Movement: -1 for the open alone', () => {
    const trial = moved({ ...move('g1', 'D6'), assault: true }).order('russian', back as never, 6, 5);
    expect(added(trial)?.sort()).toEqual(['in the open -1']);
  });

  test('[squad-leader 13.19.10 × 5.6.10.1] at men who have gone to ground: nothing of the kind', () => {
    const trial = moved(move('g1', 'D6'), { r2: '4-4-7 at F6' });
    trial.order('russian', fire('D6', 'r2'), 4, 3, 3, 3);
    expect(trial.unit('g1').grounded).toBe(true);
    trial.order('russian', back as never, 6, 5);
    expect(added(trial)).toEqual([]);
  });

  test('[squad-leader 13.19.10/a × 3.25.11] at the berserk as they charge: 1 less for each hex, besides', () => {
    const trial = moved(move('g1', 'D6 D5 D4 D3'), { g1: ['4-6-7 at D7', { berserk: true }] });
    trial.order('russian', { ...back, at: 'D4' } as never, 6, 6, 6, 6);
    expect(added(trial)?.reduce((sum, one) => sum + Number(one.split(' ').pop()), 0)).toBe(-5);
  });

  test('[squad-leader 13.19.1 × 9.2.10] men who were shelled in this phase have 1 more on the fire table, not To Hit', () => {
    const trial = start({ r1: ['4-4-7 at D4', { shelled: 'prep-fire' }] }).order(
      'german',
      shell(),
      1,
      2,
      5,
      6,
    );
    expect(added(trial)).toEqual([]);
    expect(trial.told('shell-burst')[0]?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'under shells', value: 1 },
    ]);
  });

  test('[squad-leader 13.10.2.4 × 11.8.3] a crew that is stunned has lost its target', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 1 };
    const trial = begun(
      'prep-fire',
      { gt: ['MkIVF2 at D9', { ...CE, acquired }], r1: '6-2-8 at D7' } as Units,
      { ...in1944, active: 'russian' },
    ).order('russian', fire('D9', 'r1'), 1, 2, 6, 6);
    expect(trial.unit('gt').stunned).toBe(2);
    until(trial, 'german prep-fire');
    expect(trial.unit('gt').acquired).toBeUndefined();
  });

  test('[squad-leader 13.10.1 × 3.21.1] a gun whose crew breaks has lost its target', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 1 };
    const trial = begun(
      'prep-fire',
      {
        g1: 'crew 2-4-7 at D9',
        gg: ['50 AT gun with g1', { facing: 0, acquired }],
        r1: '6-2-8 at D7',
      } as Units,
      { active: 'russian' },
    ).order('russian', fire('D9', 'r1'), 2, 2, 6, 5);
    expect(trial.unit('g1').broken).toBe(true);
    until(trial, 'german prep-fire');
    expect(trial.unit('gg').acquired).toBeUndefined();
  });

  test('[squad-leader 13.12.3 × 3.23.2] a gun whose crew breaks and rallies is not sighted in any more', () => {
    const trial = begun(
      'prep-fire',
      { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }], r1: '6-2-8 at E9' } as Units,
      { active: 'russian', secrets: { german: { boreSights: { gg: { from: 'D9', on: 'D4' } } } } },
    ).order('russian', fire('D9', 'r1'), 2, 3, 6, 5);
    expect(trial.battle.position.secrets?.german?.boreSights?.gg).toBeUndefined();
  });
});

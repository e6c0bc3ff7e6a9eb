/** Rules of chapter 13 that touch others: how far guns turn, what movers show, machine guns at armour, drivers who are hit. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const CE = { exposed: true } as const;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({ units: { r9: '4-4-7 at N12', ...units }, ...setup });
const fire = (unit: string, at: string, more: object = {}) => ({ order: 'fire-ordnance', unit, at, ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const MISS = [6, 5] as const;

describe('guns turn by three hexspines in a fire phase', () => {
  const GUN: Units = { g1: 'crew 2-4-7 at D7', gg: ['50 AT gun with g1', { facing: 0 }] };
  const TANK: Units = { gg: ['MkIVF2 at D7', CE] };
  const men = { r1: '4-4-7 at D10', r2: '4-4-7 at D4', r3: '4-4-7 at D11' } as const;
  const twice = (units: Units, at: string) =>
    start({ ...units, ...men }, { phase: 'defensive-fire', active: 'russian' })
      .order('german', fire('gg', 'D10', { intensive: true }), 4, 5)
      .refusal('german', fire('gg', at), ...MISS)?.refused;
  test.each<[string, Units, string, string | undefined]>([
    ['not back again with the second shot', GUN, 'D4', 'SETTLED'],
    ['the same way', GUN, 'D11', undefined],
    ['a turret as far as it likes', TANK, 'D4', undefined],
  ])('[squad-leader 13.9.3] %s', (_, units, at, refused) => expect(twice(units, at)).toBe(refused));
});

describe('what movers show', () => {
  const rt = ['T-34 at D4', { facing: 2 }] as const;
  test('[squad-leader 13.15/q1] who goes on says so before the defender decides', () => {
    const trial = start(
      { rt: ['T-34 at D3', { facing: 3 }], gt: ['MkIVF2 at D9', CE] },
      { phase: 'movement', active: 'russian' },
    );
    const on = (to: string) => trial.order('russian', { order: 'drive', unit: 'rt', path: [to] });
    on('D4').order('german', 'pass').order('german', 'pass');
    expect(trial.awaits).toEqual(['russian movement']);
    on('D5');
    expect([trial.awaits, trial.unit('rt').at]).toEqual([['german vehicle-fire'], 'D4']);
    trial.order('german', fire('gt', 'D4', { target: 'rt' }), ...MISS);
    expect(trial.told('ordnance-fired')).toMatchObject([{ at: 'D4' }]);
  });

  test.each<[string, object, string[]]>([
    ['over a wall: 2 MP', { hexsides: { 5: 'wall' } }, ['moving 2', 'seen for 3 MP 1']],
    ['over open ground: 1 MP', {}, ['moving 2', 'seen for a moment 1', 'seen for 3 MP 1']],
  ])('[squad-leader 13.16/q2] a tank comes into view %s', (_, hex, expected) => {
    const trial = start(
      { rt, gt: ['MkIVF2 at E9', CE] },
      { phase: 'movement', active: 'russian', map: field({ D5: 'woods', E5: hex as never }) },
    );
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['E5', 'E6'] });
    while (trial.unit('rt').at !== 'E5') trial.order('german', 'pass');
    trial.order('german', fire('gt', 'E5', { target: 'rt' }), ...MISS);
    expect(added(trial)).toEqual(expected);
  });

  test.each<[string, string[], number | undefined]>([
    ['out of sight', ['D5'], 1],
    ['in sight', [], undefined],
  ])('[squad-leader 13.16/q3] men get off into a hex in view, their vehicle is %s', (_, woods, value) => {
    const trial = start(
      {
        ra: 'M3 armed at D4',
        r1: ['4-4-7 at D4', { aboard: 'ra' }],
        gt: ['MkIVF2 at E9', CE],
      },
      {
        phase: 'movement',
        active: 'russian',
        map: field(Object.fromEntries(woods.map((hex) => [hex, 'woods']))),
      },
    );
    trial.order('russian', { order: 'disembark', unit: 'r1', to: 'E5' });
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    trial.order('german', fire('gt', 'E5'), ...MISS);
    const glimpse = trial
      .told('ordnance-fired')[0]
      ?.aimed[0]?.modifiers.find(({ cites }) => cites === '13.16.1/O');
    expect(glimpse?.value).toBe(value);
  });
});

describe('a vehicle that takes its time', () => {
  const waiting = (linger?: number, units: Units = {}) =>
    start(
      { rt: ['T-34 at D4', { facing: 2 }], gt: ['MkIVF2 at E9', CE], ...units },
      { phase: 'movement', active: 'russian', map: field({ D5: 'woods' }) },
    )
      .order('russian', { order: 'drive', unit: 'rt', path: ['E5'] })
      .order('german', 'pass')
      .order('russian', { order: 'drive', unit: 'rt', path: ['E6'], ...(linger && { linger }) });
  test.each<[number | undefined, string[], number]>([
    [undefined, ['moving 2', 'seen for a moment 1', 'seen for 3 MP 1'], 1],
    [1, ['moving 2', 'seen for 3 MP 1'], 2],
    [3, ['moving 2'], 4],
  ])('[squad-leader 13.16.5] it spends %p MP more in view before it goes on', (linger, expected, spent) => {
    const trial = waiting(linger);
    expect(trial.unit('rt').spent).toBe(spent);
    expect(added(trial.order('german', fire('gt', 'E5', { target: 'rt' }), ...MISS))).toEqual(expected);
  });

  test('[squad-leader 13.16.5] not more than it has, nor where it ends', () => {
    const trial = start({ rt: 'T-34 at D4' }, { phase: 'movement', active: 'russian' });
    const drive = (path: string[], linger: number) =>
      trial.refusal('russian', { order: 'drive', unit: 'rt', path, linger, facing: 3 })?.refused;
    expect([drive(['D3'], 40), drive([], 2)]).toEqual(['TOO_FAR', 'NO_WAY']);
  });

  /** It has 10 MP, and spends 5 of them on the hill in E5. */
  const climbing = (
    gun: Placed = ['50 AT gun with g1', { facing: 0, gun: { calibre: 50, type: 'AT', shots: 2 } }],
  ) => {
    const trial = start(
      { rt: ['T-34 at D4', { facing: 2, mp: 10 }], g1: 'crew 2-4-7 at E9', gg: gun },
      { phase: 'movement', active: 'russian', map: field({ D5: 'woods', E5: { level: 1 } }) },
    );
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['E5', 'E6'] });
    while (trial.unit('rt').at !== 'E5') trial.order('german', 'pass');
    return trial;
  };
  const shot = (more: object = {}) => fire('gg', 'E5', { target: 'rt', ...more });

  test('[squad-leader-B-273] [squad-leader-B-274] [squad-leader 13.16/q4, 13.16/q5] a gun of two shots fires when it has spent 2.5 of its 5 MP there, and again', () => {
    const moving = (trial: Trial) => added(trial)?.filter((one) => /moving|seen/.test(one));
    const trial = climbing().order('german', shot({ early: true }), ...MISS);
    expect(moving(trial)).toEqual(['moving 2', 'seen for 3 MP 1']);
    expect(moving(trial.order('german', shot(), ...MISS))).toEqual(['moving 2']);
    const late = climbing().order('german', shot(), ...MISS);
    expect(moving(late)).toEqual(['moving 2']);
    expect([late.awaits, late.unit('rt').at]).toEqual([['russian movement'], 'E6']);
    expect(late.refusal('german', shot())?.refused).toBeDefined();
  });

  test('[squad-leader 13.16/q4] not a gun of one shot', () => {
    expect(
      climbing(['50 AT gun with g1', { facing: 0, gun: { calibre: 50, type: 'AT' } }]).refusal(
        'german',
        shot({ early: true }),
      )?.refused,
    ).toBe('NOT_NOW');
  });
});

describe('a vehicle whose driver is hit', () => {
  const swerving = (units: Units, map = field(), values: object = {}, next = 'D5') =>
    start(
      { rt: ['T-34 at D3', { facing: 3, ...values }], gt: ['MkIVF2 at D9', CE], ...units },
      { phase: 'movement', active: 'russian', map },
    )
      .order('russian', { order: 'drive', unit: 'rt', path: ['D4', next] })
      .order('german', 'pass');
  /** Shocked in front, it turns to hexspine 2 and goes to E5. */
  const SHOCKED = [4, 3, 3, 4, 6, 6, 3] as const;
  const shot = fire('gt', 'D4', { target: 'rt' });

  test('[squad-leader 13.22.7] does not strain its engine', () => {
    const frail = { mp: 4, frail: true };
    const slow = field({ E5: 'brush' });
    const trial = swerving({}, slow, frail, 'E5').order('german', shot, ...SHOCKED);
    expect([trial.unit('rt').at, trial.kinds.includes('speed-roll')]).toEqual(['E5', false]);
    const driven = swerving({}, slow, frail, 'E5').order('german', 'pass', 1, 1);
    expect([driven.unit('rt').at, driven.kinds.includes('speed-roll')]).toEqual(['E5', true]);
  });

  const overrun = (trial: Trial) => trial.told('overrun')[0];
  test('[squad-leader 13.22.8] runs into friend and foe with 4 factors', () => {
    const units = { r1: '4-4-7 at E5', ru: 'truck at E5', rv: ['T-34 at E5', {}] } as const;
    const trial = swerving(units).order('german', shot, ...SHOCKED, 1, 1, 6, 6, 6, 6);
    expect(overrun(trial)).toMatchObject({ unit: 'rt', at: 'E5', fp: 4, column: 4, rolled: 2 });
    expect(overrun(trial)?.outcomes.flatMap(({ units: struck }) => struck)).toEqual(['r1', 'ru']);
    expect(['ru', 'rv'].map((id) => trial.battle.unit(id) === undefined)).toEqual([true, false]);
    expect(trial.awaits).not.toContain('german make-way');
    const foe = swerving({ g1: '4-6-7 at E5' }).order('german', shot, ...SHOCKED, 1, 1);
    expect(foe.battle.unit('g1')).toBeUndefined();
    expect(overrun(swerving({}).order('german', shot, ...SHOCKED))).toBeUndefined();
  });

  test.each([
    ['wooden-building', [], [6, 5, 3, 1]],
    ['woods', ['woods'], [6, 5, 3, 1]],
  ])('[squad-leader 13.22.8] what a hex of %s is worth to them', (is, expected, dice) => {
    const trial = swerving({ g1: '4-6-7 at E5' }, field({ E5: is as 'woods' })).order(
      'german',
      shot,
      ...SHOCKED,
      ...dice,
    );
    expect(overrun(trial)?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual(expected);
  });

  test.each([
    [1, true],
    [2, false],
  ])('[squad-leader 13.22.8] a gun there breaks on a KIA alone: 1 and %i', (second, broken) => {
    const gun = { g1: 'crew 2-4-7 at E5', gg: '50 AT gun with g1' } as const;
    const trial = swerving(gun).order('german', shot, ...SHOCKED, 1, second, 1, 1);
    expect(trial.battle.unit('gg') === undefined).toBe(broken);
  });
});

describe('machine guns of vehicles at armour', () => {
  const TANK: Units = { rt: ['T-34 at D5', { facing: 0 }], r1: '4-4-7 at D4' };
  const burst = { order: 'fire-machine-guns', unit: 'gv', at: 'D5', target: 'rt' } as const;
  const aiming = (vehicle: Placed, units: Units = TANK) =>
    start({ gv: vehicle, ...units }).refusal('german', burst, ...MISS)?.refused;
  test.each<[string, Placed, string | undefined]>([
    ['a halftrack', ['SdKfz 251 armed at D8', CE], undefined],
    ['a tank, and not with a gun', ['MkIVF2 at D8', CE], 'NOBODY_THERE'],
    ['a tank whose gun is out of order', ['MkIVF2 at D8', { ...CE, gunOut: 'malfunctioned' }], undefined],
  ])('[squad-leader 13.19.8] %s aims them at a tank', (_, vehicle, refused) =>
    expect(aiming(vehicle)).toBe(refused),
  );

  test('[squad-leader 13.19.8] they have the column of medium ones, and go no farther', () => {
    const at = { ...TANK, rt: ['M3 armed at D5', { facing: 0 }] } as const;
    const trial = start({ gv: ['SdKfz 251 armed at D8', CE], ...at }).order('german', burst, 6, 5);
    expect(trial.told('afv-kill')).toMatchObject([{ unit: 'rt', column: 'AP MMG/HMG', rolled: 11 }]);
    expect(trial.told('fire-attack').map((attack) => attack.at)).toEqual(['D5']);
    expect(trial.battle.unit('rt')).toBeDefined();
    const kill = start({ gv: ['SdKfz 251 armed at D8', CE], ...at }).order('german', burst, 1, 1, 6, 6);
    expect(kill.battle.unit('rt')).toBeUndefined();
  });

  test.each<[string, number[], string | undefined]>([
    ['none of them jams', [6, 5, 6, 5, 5, 5, 6, 4], undefined],
    ['a 12 of one silences all', [6, 5, 6, 6], 'malfunctioned'],
  ])('[squad-leader 13.19.8] four guns on a mount roll for themselves: %s', (_, dice, out) => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      units: { ax: ['M16 at D8', CE], gt: ['MkIVF2 at D5', { facing: 0 }] },
    });
    trial.order('american', { order: 'fire-machine-guns', unit: 'ax', at: 'D5', target: 'gt' }, ...dice);
    expect(trial.told('afv-kill').map(({ column, rolled }) => [column, rolled])).toEqual(
      dice.flatMap((die, i) => (i % 2 ? [['AP .50/20mm', die + (dice[i - 1] ?? 0)]] : [])),
    );
    expect(trial.unit('ax').mgOut).toBe(out);
  });
});

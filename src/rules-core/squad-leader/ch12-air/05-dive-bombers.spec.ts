import { originalBoard } from '../../boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const AIR = { german: { air: {} } } as const;
const MISS = [6, 5] as const;

const bocage = originalBoard('bocage');
if (!bocage) throw new Error('There is no bocage.');
/** J5 is a wood that can be gone round. */
const BOCAGE = { map: bocage, charts: SQUAD_LEADER_CHARTS };

const start = (units: Units, more: Setup = {}) =>
  new Trial({ units: { gs: 'Stuka', gl: '8-0 at A1', ...units }, sides: AIR, ...more });
const dive = (trial: Trial, ...faces: number[]) =>
  trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...faces);
const MEN = { r1: '4-4-7 at D8' } as const;
const TANK = { rt: 'T-34 at D8' } as const;
const struck = (trial: Trial) => trial.told('air-strike')[0];
const refusal = (trial: Trial, order: object) => trial.refusal('german', order as never);

describe('where it dives', () => {
  test.each(['woods', 'orchard'] as const)('[squad-leader 12.5.1] nobody under %s is attacked', (terrain) => {
    const trial = start(MEN, { map: field({ D8: terrain }) });
    expect(refusal(trial, { order: 'dive', aircraft: 'gs', at: 'D8' })?.refused).toBe('NO_SIGHT');
  });

  test('[squad-leader 12.5.1] of a building of several levels it strikes the highest', () => {
    const buildings = [{ is: 'stone', upperLevels: 1, hexes: 'D8', detached: true }];
    const units = { r1: '4-4-7 at D8', r2: '4-4-7 at D8/1' } as const;
    const trial = dive(start(units, { map: drawn({ buildings }) }), ...MISS);
    expect(struck(trial)?.outcomes.flatMap((outcome) => outcome.units)).toEqual(['r2']);
  });

  test('[squad-leader 12.5.1] it sees every other hex', () => {
    const map = field({ D7: 'woods', C8: 'woods', C9: 'woods', D9: 'woods', E8: 'woods', E9: 'woods' });
    expect(start(MEN, { map }).legalOf('german', 'dive')).toEqual([
      { order: 'dive', aircraft: 'gs', at: 'D8' },
    ]);
  });

  test('[squad-leader 12.5/q3] men who go round the trees are attacked', () => {
    const units = { gs: 'Stuka', gl: '8-0 at A9', r1: '4-4-7 at J4' } as const;
    const trial = new Trial({ active: 'russian', phase: 'movement', map: BOCAGE, units, sides: AIR });
    const past = { order: 'move', units: ['r1'], path: ['J5', 'J6'], bypass: [{ at: 'J5', past: 'left' }] };
    trial.order('russian', past).endPhase();
    trial.order('german', { order: 'dive', aircraft: 'gs', at: 'J5' }, 2, 3, 6, 6, 1, 1);
    expect(struck(trial)?.outcomes[0]?.units).toEqual(['r1']);
  });

  test.each(['prep-fire', 'defensive-fire'] as const)('[squad-leader 12.5.2] in its %s', (phase) => {
    const active = phase === 'prep-fire' ? 'german' : 'russian';
    expect(start(MEN, { phase, active }).legalOf('german', 'dive')).toHaveLength(1);
  });

  test('[squad-leader 12.5.2, 12.1.8] once: when it has bombed it leaves, and it bombs whenever it has dived', () => {
    const trial = dive(start(MEN), ...MISS);
    expect([trial.awaits, trial.legalOf('german', 'pass')]).toEqual([['german bombing'], []]);
    trial.order('german', { order: 'bomb', at: 'D8' }, 6);
    expect([trial.battle.unit('gs'), trial.kinds.at(-1)]).toEqual([undefined, 'aircraft-left']);
  });

  test('[squad-leader 12.5.2] two need not attack in the same phase', () => {
    const trial = start({ ...MEN, gt: 'Stuka' });
    dive(trial, ...MISS).order('german', { order: 'bomb', at: 'D8' }, 6);
    expect(trial.legalOf('german', 'dive')).toEqual([{ order: 'dive', aircraft: 'gt', at: 'D8' }]);
    expect(trial.legalOf('german', 'end-phase')).toHaveLength(1);
  });
});

describe('its cannon', () => {
  test('[squad-leader 12.5.3, 12.5.4] strikes men with 16, without a roll To Hit', () => {
    expect(struck(dive(start(MEN), ...MISS))).toMatchObject({ fp: 16, column: 16 });
  });

  test.each([
    [1943, 2, 12],
    [1943, 3, 16],
    [1941, 6, 12],
  ])('[squad-leader 12.5.8] before March 1943 they are machine guns: %i-%i is %i', (year, month, fp) => {
    const dice = year === 1941 ? [1, 1, ...MISS] : MISS;
    expect(struck(dive(start(MEN, { options: { year, month } }), ...dice))?.fp).toBe(fp);
  });

  test('[squad-leader 12.5.5] fires twice at armour, at its rear, from above', () => {
    const trial = dive(start(TANK), ...MISS, ...MISS);
    expect(trial.told('afv-kill')).toHaveLength(2);
    expect(trial.told('afv-kill')[0]).toMatchObject({ column: 'AP .50/20mm', facing: 'rear' });
    expect(trial.told('afv-kill')[0]?.modifiers).toContainEqual({
      why: 'from above',
      value: -1,
      cites: '13.21.1',
    });
  });

  test('[squad-leader 12.5.8] machine guns on the column of machine guns', () => {
    const trial = dive(start(TANK, { options: { year: 1942 } }), ...MISS, ...MISS);
    expect(trial.told('afv-kill')[0]?.column).toBe('AP MMG/HMG');
  });

  test('[squad-leader 12.5.6] where there are both it rolls once for the men, and twice for the armour', () => {
    const trial = dive(start({ ...MEN, ...TANK }), ...MISS, ...MISS, ...MISS);
    expect([trial.told('air-strike').length, trial.told('afv-kill').length]).toEqual([1, 2]);
  });

  test.each([
    [[6, 6], 1, 0],
    [[6, 5, 6, 6], 1, 1],
  ])('[squad-leader 12.5.20] a 12 jams it: %j', (dice, men, armour) => {
    const trial = dive(start({ ...MEN, ...TANK }), ...dice);
    expect([trial.told('air-strike').length, trial.told('afv-kill').length]).toEqual([men, armour]);
  });

  test('[squad-leader 12.5.7] the ground is cover', () => {
    const trial = dive(start(MEN, { map: field({ D8: 'stone-building' }) }), ...MISS);
    expect(struck(trial)?.outcomes[0]?.modifiers).toMatchObject([{ why: 'stone building', value: 3 }]);
  });

  test('[squad-leader 12.5.7] men who moved in the open are struck more easily', () => {
    const trial = new Trial({
      active: 'russian',
      phase: 'movement',
      units: { gs: 'Stuka', gl: '8-0 at A1', r1: '4-4-7 at D9' },
      sides: AIR,
    });
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D8'] }).endPhase();
    dive(trial, 6, 6, 1, 1);
    expect(struck(trial)?.outcomes[0]?.modifiers.map(({ why, value }) => [why, value])).toEqual([
      ['moved', -1],
      ['in the open', -1],
    ]);
  });

  test('[squad-leader 12.5/q2] smoke helps those in it', () => {
    const marks = { D8: { smoke: [{ side: 'russian', kind: 'full' as const }] } };
    expect(struck(dive(start(MEN, { marks }), ...MISS, 4))?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'smoke', value: 3 },
    ]);
  });

  test('[squad-leader 12.5.9] nor does it come through the slits of a bunker', () => {
    const marks = { D8: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } };
    const units: Units = { r1: ['4-4-7 at D8', { bunkered: 'D8' }] };
    expect(struck(dive(start(units, { marks }), ...MISS))?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'bunker', value: 5 },
    ]);
  });

  test('[squad-leader 12.5.10] the shield of a gun does not', () => {
    const units = { r1: 'crew 2-3-7 at D8', rg: ['57 AT gun with r1', { facing: 0 }] } as const;
    expect(struck(dive(start(units), ...MISS))?.outcomes[0]?.modifiers).toEqual([]);
  });
});

describe('its bombs', () => {
  test.each([
    ['D8', 5],
    ['D7', 4],
    ['D6', 3],
    ['D5', 2],
    ['D4', 1],
  ])('[squad-leader 12.5.11, 12.5.12] at %s hit with %i or less', (at, needs) => {
    const trial = dive(start({ ...MEN, r2: '4-4-7 at D4' }), ...MISS);
    const hit = trial.order(
      'german',
      { order: 'bomb', at },
      needs,
      6,
      6,
      ...(at === 'D8' || at === 'D4' ? [1, 1] : []),
    );
    expect(hit.told('bombed')[0]).toMatchObject({ needs, hit: true });
    const miss = dive(start({ ...MEN, r2: '4-4-7 at D4' }), ...MISS);
    expect(miss.order('german', { order: 'bomb', at }, needs + 1).told('air-strike')).toEqual([]);
  });

  test('[squad-leader 12.5.11] no farther than four hexes', () => {
    const trial = dive(start({ ...MEN, r2: '4-4-7 at D3' }), ...MISS);
    expect(refusal(trial, { order: 'bomb', at: 'D3' })?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 12.5.13] strike men on the last column, and armour with 150mm in the rear', () => {
    const trial = dive(start({ ...MEN, ...TANK }), ...MISS, ...MISS, ...MISS);
    trial.order('german', { order: 'bomb', at: 'D8' }, 1, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6);
    expect(trial.told('air-strike')[0]).toMatchObject({ fp: 36, column: 36 });
    expect(trial.told('afv-kill')[0]).toMatchObject({ column: 'HE 150', facing: 'rear' });
  });

  test('[squad-leader 12.5/q5] are less sure of a tank that has moved', () => {
    const units = { rt: ['T-34 at D8', { moved: true }] } as const;
    const trial = dive(start(units, { phase: 'defensive-fire', active: 'russian' }), ...MISS, ...MISS);
    trial.order('german', { order: 'bomb', at: 'D8' }, 5);
    expect(trial.told('bombed')[0]).toMatchObject({ hit: false, modifiers: [{ why: 'moving', value: 2 }] });
  });

  test.each([
    [6, 6, true],
    [1, 1, false],
  ])('[squad-leader 12.5.21] set on fire what can burn: %i and %i', (one, other, burns) => {
    const trial = dive(start(MEN, { map: field({ D8: 'wooden-building' }) }), ...MISS);
    trial.order('german', { order: 'bomb', at: 'D8' }, 1, 6, 6, 1, 1, one, other);
    expect(trial.at('D8').kindled !== undefined).toBe(burns);
  });
});

describe('a cannon of 37mm', () => {
  const buster = (units: Units, ...faces: number[]) =>
    dive(start({ gs: 'Stuka 37L', ...units }, { options: { year: 1943, month: 6 } }), ...faces);

  test('[squad-leader 12.5.15, 12.5.16, 12.5.17, 12.5.19] comes after the other one, hits by itself, and hurts armour alone', () => {
    const trial = buster({ ...MEN, rt: 'T-34 at D6' }, ...MISS);
    trial.order('german', { order: 'bomb', at: 'D6' }, 6, 5, 6, 5);
    expect(trial.told('afv-kill').map(({ column }) => column)).toEqual(['AP 37', 'AP 37']);
    expect(trial.kinds).not.toContain('bombed');
    const men = buster(MEN, ...MISS).order('german', { order: 'bomb', at: 'D8' });
    expect(men.told('air-strike')).toEqual([]);
  });

  test('[squad-leader 12.1.8] may come again in the next player turn', () => {
    const trial = buster(MEN, ...MISS).order('german', { order: 'bomb', at: 'D8' });
    expect([trial.unit('gs').load, trial.legalOf('german', 'dive')]).toEqual(['37L', []]);
    while (!(trial.battle.clock.phase === 'defensive-fire' && trial.battle.clock.active === 'russian'))
      trial.endPhase();
    expect(trial.legalOf('german', 'dive')).toHaveLength(1);
  });

  test.each<[string, string, number[] | undefined]>([
    ['D7', 'D5', [6, 5, 6, 5]],
    ['D7', 'D4', [6, 5]],
    ['D7', 'D9', undefined],
    ['D7', 'C8', undefined],
    ['D6', 'D7', undefined],
  ])('[squad-leader-B-221] [squad-leader 12.5.18] at two hexes on one line, %s and %s', (at, then, dice) => {
    const trial = buster({ rt: 'T-34 at D8', ru: 'T-34 at D7', rv: 'T-34 at D5' }, ...MISS, ...MISS);
    const order = { order: 'bomb', at, second: then };
    if (dice) expect(trial.order('german', order, ...dice).told('afv-kill')).toHaveLength(dice.length / 2);
    else expect(refusal(trial, order)?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 12.5.20] a 12 jams it before its second shot', () => {
    const trial = buster({ ...MEN, rt: 'T-34 at D6' }, ...MISS);
    trial.order('german', { order: 'bomb', at: 'D6' }, 6, 6);
    expect(trial.told('afv-kill')).toHaveLength(1);
  });
});

describe('sirens', () => {
  const checks = (trial: Trial) => trial.told('morale-check').map(({ unit }) => unit);
  const UNITS = { ...MEN, r2: '4-4-7 at D7', r3: '4-4-7 at D6', g1: '4-6-7 at D9' } as const;
  const early = (more: Setup = {}) => start(UNITS, { ...more, options: { year: 1941, month: 6 } });

  test('[squad-leader-B-227] [squad-leader 12.5.22, 12.5/q6] shake everybody in and beside the hex before the attack, friends too', () => {
    const trial = dive(early(), 1, 1, 1, 1, 1, 1, ...MISS);
    expect(checks(trial).sort()).toEqual(['g1', 'r1', 'r2']);
    expect(trial.kinds.indexOf('morale-check')).toBeLessThan(trial.kinds.indexOf('air-strike'));
  });

  test('[squad-leader 12.5.22] not from 1942 on', () => {
    expect(checks(dive(start(UNITS, { options: { year: 1942, month: 1 } }), ...MISS))).toEqual([]);
  });

  test('[squad-leader 12.5.22] those who have dug in less', () => {
    const units = { r1: ['4-4-7 at D8', { entrenched: 'D8' }] } as const;
    const marks = { D8: { entrenchment: true as const } };
    const trial = dive(start(units, { marks, options: { year: 1941, month: 6 } }), 1, 1, ...MISS);
    expect(trial.told('morale-check')[0]?.modifiers).toEqual([
      { why: 'entrenched', value: -1, cites: '12.5.22' },
    ]);
  });
});

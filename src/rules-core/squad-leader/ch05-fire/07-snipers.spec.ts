import { copy } from '../../kernel/lab/match.js';
import { redact, view } from '../../kernel/views/views.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const HIDDEN = { hidden: true } as const;
const MAP = field({ D4: 'woods', D10: 'woods', H4: 'brush' });
const SNIPER: Placed = ['sniper -3 at D4', HIDDEN];
const FACING: Units = { gs: SNIPER, g1: '4-6-7 at A1', r1: '4-4-7 at D8', rl: '8-0 at D8' };

const begun = (units: Units = FACING, more: Setup = {}) => new Trial({ map: MAP, units, ...more });
const snipe = (target: string, more: object = {}) => ({ order: 'snipe', unit: 'gs', target, ...more });
const shot = (trial: Trial) => trial.told('sniped')[0];
const drmOf = (units: Units, target = 'r1', more: Setup = {}) =>
  shot(begun(units, more).order('german', snipe(target), 6, 6))?.drm;
const isGone = (trial: Trial, id: string) => trial.battle.unit(id) === undefined;

describe('the shot of a sniper', () => {
  test('[squad-leader 5.7.3, 5.7.4, 5.7.5, 5.7.5.1] he strikes the one counter that he chose, with his DRM, and stays hidden', () => {
    const trial = begun().order('german', snipe('r1'), 2, 2, 6, 5);
    expect(shot(trial)).toMatchObject({ target: 'r1', drm: -3, rolled: 4, result: 'KIA' });
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'r1', needs: 7, modifiers: [{}], passed: false },
    ]);
    expect([trial.unit('r1').broken, trial.unit('rl').broken]).toEqual([true, undefined]);
    expect(trial.unit('gs')).toMatchObject({ hidden: true, fired: true });
    expect(trial.refusal('german', snipe('r1'))?.refused).toBe('NOT_YOUR_DECISION');
    trial.order('russian', 'pass');
    expect(trial.refusal('german', snipe('rl'))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 5.7.4] the death of a leader shakes all who are with him', () => {
    const trial = begun().order('german', snipe('rl'), 1, 2, 6, 5);
    expect(isGone(trial, 'rl')).toBe(true);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', check: 'leader loss', passed: false }]);
  });

  test.each([
    ['a final 0 kills', [1, 2], [2, 2], ['rl'], undefined],
    ['a final 1 wounds, here lightly', [2, 2], [1, 2], [], 1],
    ['a final 1 wounds, here to death', [2, 2], [6, 4, 2, 2], ['rl'], undefined],
  ] as const)('[squad-leader 3.4.6] a leader: %s', (_why, dice, more, gone, wounds) => {
    const trial = begun().order('german', snipe('rl'), ...dice, ...more);
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(gone);
    expect(trial.battle.unit('rl')?.wounds).toBe(wounds);
  });

  test.each([
    ['1MC', 3],
    ['MC', 5],
    ['-', 6],
  ])('[squad-leader 5.7.5, 5.7.5.2, 5.7.5.3] short of a KIA nothing happens: %s', (_result, die) => {
    const trial = begun().order('german', snipe('r1'), die, 2);
    expect([shot(trial)?.result, trial.kinds.includes('morale-check')]).toEqual(['-', false]);
  });

  test('[squad-leader 5.7.5.1, 3.8.2] scouts and snipers are eliminated, heroes wounded', () => {
    const at = (counter: string) =>
      begun({ ...FACING, rx: `${counter} at D8` }).order('german', snipe('rx'), 2, 2);
    expect([isGone(at('scout'), 'rx'), isGone(at('sniper -1'), 'rx')]).toEqual([true, true]);
    expect(at('1-4-9').unit('rx')).toMatchObject({ wounds: 1, strength: '1-3-8' });
  });

  test('[squad-leader 5.7.8] a broken squad that fails its check is halved, a broken crew is lost', () => {
    const units = {
      ...FACING,
      r1: ['4-4-7 at D8', { broken: true }],
      r2: ['crew 2-3-7 at D8', { broken: true }],
    } as const;
    const squad = begun(units).order('german', snipe('r1'), 1, 1, 6, 5);
    expect(squad.unit('r1')).toMatchObject({ kind: 'half-squad', broken: true });
    expect(isGone(begun(units).order('german', snipe('r2'), 1, 1, 6, 5), 'r2')).toBe(true);
  });
});

describe('the Sniper DRM', () => {
  const of = (drm: number, at = 'D4', set: object = HIDDEN): Units => ({
    ...FACING,
    gs: [`sniper ${drm} at ${at}`, set],
  });
  const map = field({ D4: 'woods', D7: 'woods', D9: 'woods' });

  test('[squad-leader-A-193] [squad-leader 5.7.9, 5.7.9/b] doubled next to the target, whether he likes it or not', () => {
    expect(drmOf(of(-3, 'D7'), 'r1', { map })).toBe(-6);
  });

  test('[squad-leader 5.7.9] halved far off and against a "?", with fractions dropped; the firepower stays', () => {
    const far = { ...of(-3, 'D1'), r1: '4-4-7 at D10' };
    const beneath = { ...of(-4), r1: ['4-4-7 at D10', { hidden: true, concealed: true }] } as const;
    expect(drmOf(far, 'r1', { map: field() })).toBe(-1);
    const trial = begun({ ...beneath, gt: ['sniper -1 at H4', HIDDEN] });
    trial.order('german', { order: 'show', units: ['gt'] });
    const marker = trial.battle.units().find(({ kind }) => kind === 'concealment')?.id ?? '';
    expect(shot(trial.order('german', snipe(marker), 6, 6))?.drm).toBe(-2);
  });

  test('[squad-leader-A-191] [squad-leader 5.7.3, 5.7.9/a] who is seen has none, and fires with one factor', () => {
    const trial = begun(of(-3, 'D7', {}), { map });
    trial.order('german', snipe('r1'), 1, 1);
    expect(shot(trial)).toMatchObject({ drm: 0, result: '-' });
    expect(trial.told('sniper-aims')[0]).toMatchObject({ final: 2 });
  });

  test('[squad-leader 5.7.3] a concealed sniper has it too, and keeps his "?"', () => {
    const trial = begun(of(-3, 'D4', { hidden: true, concealed: true })).order('german', snipe('r1'), 6, 6);
    expect([shot(trial)?.drm, trial.unit('gs').concealed]).toEqual([-3, true]);
  });

  test('[squad-leader 5.7.10] none after he has moved, and he is seen; his factor is not halved', () => {
    const moved = of(-3, 'D4', { hidden: true, concealed: true, moved: true });
    const trial = begun(moved, { phase: 'advancing-fire' }).order('german', snipe('r1'), 1, 1);
    expect([shot(trial)?.drm, trial.told('sniper-aims')[0]?.final]).toEqual([0, 2]);
    expect(trial.unit('gs').hidden).toBeUndefined();
  });

  test('[squad-leader 5.7.12, 5.7.12/a, 5.7.9/a] in a fire group he adds one factor, without his DRM, and is seen', () => {
    const units = { ...of(-3, 'D7'), g1: '4-6-7 at D7' } as const;
    const trial = begun(units, { map });
    expect(trial.refusal('german', { order: 'fire', at: 'D8', firers: ['gs'] })?.refused).toBe('FIRES_ALONE');
    trial.order('german', { order: 'fire', at: 'D8', firers: ['gs', 'g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]).toMatchObject({
      fp: 9,
      outcomes: [{ modifiers: [], units: ['r1', 'rl'] }],
    });
    expect(trial.unit('gs').hidden).toBeUndefined();
  });
});

describe('the Sniper Check', () => {
  const fired = (units: Units = FACING, more: Setup = {}) =>
    begun(units, more).order('german', snipe('r1'), 6, 6);
  const check = (at: string, unit = 'r1') => ({ order: 'sniper-check', unit, at });

  test('[squad-leader 5.7.6, 5.7.11] whoever names his hex brings him under a "?"; he is hidden no more', () => {
    const trial = fired();
    expect(trial.awaits).toEqual(['russian sniper-check']);
    trial.order('russian', check('D4'));
    expect(trial.unit('gs')).toMatchObject({ hidden: true, concealed: true });
    expect(trial.awaits).toEqual(['german prep-fire']);
  });

  test('[squad-leader 5.7.6, 5.7.7] every unbroken unit of the hex names one hex, and loses nothing by it; else he stays hidden', () => {
    const trial = fired({
      ...FACING,
      r2: ['4-4-7 at D8', { broken: true }],
      r3: '4-4-7 at E9',
      g2: '4-6-7 at F11',
    });
    expect(trial.refusal('russian', check('D4', 'r2'))?.refused).toBe('NOT_YOUR_UNIT');
    expect(trial.refusal('russian', check('D4', 'r3'))?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('russian', check('H4'));
    expect(trial.refusal('russian', check('D4'))?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('russian', check('D10', 'rl'));
    expect(trial.awaits).toEqual(['german prep-fire']);
    expect(trial.unit('gs').concealed).toBeUndefined();
    expect(trial.unit('r1')).not.toHaveProperty('fired');
    while (trial.battle.clock.phase !== 'defensive-fire') trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'F11', firers: ['r1'] }, 6, 5);
  });

  test('[squad-leader 5.7.7] those who looked for him still fire and advance', () => {
    const trial = fired({ ...FACING, g2: '4-6-7 at F11' }, { phase: 'defensive-fire', active: 'russian' });
    trial.order('russian', check('H4')).order('russian', check('D10', 'rl'));
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'F11', firers: ['r1'], leaders: ['rl'] }, 6, 5);
    trial.endPhase();
    trial.order('russian', { order: 'advance', unit: 'r1', to: 'D9' });
    expect(trial.unit('r1').at).toBe('D9');
  });

  test('[squad-leader 5.7.11] found and seen he has no DRM; under a new "?" he has it again, and is hidden no more', () => {
    const seen = begun({ ...FACING, gs: 'sniper -3 at D4' }).order('german', snipe('r1'), 6, 6);
    expect(shot(seen)?.drm).toBe(0);
    const units = { ...FACING, gs: 'sniper -3 at D4', g1: '4-6-7 at D10', r1: '4-4-7 at L1' } as const;
    const trial = begun({ ...units, rl: '8-0 at L1' }, { phase: 'close-combat' });
    while (trial.awaits[0] !== 'german concealment') trial.endPhase();
    trial.order('german', { order: 'conceal', units: ['gs'] });
    while (trial.battle.clock.phase !== 'defensive-fire') trial.endPhase();
    trial.order('german', snipe('r1'), 6, 6);
    expect(shot(trial)?.drm).toBe(-3);
    expect(trial.unit('gs').concealed).toBe(true);
  });

  test('[squad-leader 5.7.6] only a hex that they see', () => {
    const units = { ...FACING, g2: '4-6-7 at D12' };
    const trial = fired(units, { map: field({ D4: 'woods', D10: 'woods', D12: 'woods' }) });
    expect(trial.refusal('russian', check('D12'))?.refused).toBe('NO_SIGHT');
  });

  test('[squad-leader-A-190] [squad-leader 5.7.6/a] other snipers of the hex stay hidden', () => {
    const trial = fired({ ...FACING, gt: ['sniper -1 at D4', HIDDEN] }).order('russian', check('D4'));
    expect([trial.unit('gs').concealed, trial.unit('gt').concealed]).toEqual([true, undefined]);
  });

  test('[squad-leader 5.7.6] until then the enemy learns nothing of where he is', () => {
    const trial = begun();
    const before = copy(trial.battle.position);
    trial.order('german', snipe('r1'), 6, 6);
    const told = JSON.stringify(redact(before, trial.action, { side: 'russian' }));
    expect([told.includes('gs'), told.includes('D4'), told.includes('sniped')]).toEqual([false, false, true]);
    expect(view(trial.battle.position, { side: 'russian' }).units.gs).toBeUndefined();
  });

  test('[squad-leader 5.7.6] a sniper in view needs no looking for', () => {
    expect(fired({ ...FACING, gs: 'sniper -3 at D4' }).awaits).toEqual(['german prep-fire']);
  });

  test('[squad-leader 5.7.6, 5.7.1] enemies who come into his hex find him', () => {
    const trial = begun({ ...FACING, r1: '4-4-7 at D6' }, { phase: 'movement', active: 'russian' });
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D5', 'D4'] });
    expect([trial.unit('gs').hidden, trial.unit('r1').at]).toEqual([undefined, 'D5']);
  });
});

describe('snipers as men', () => {
  const ready = (units: Units, phase: 'movement' | 'rally' = 'movement') => begun(units, { phase });
  const WITH = { ...FACING, gs: 'sniper -3 at A1' } as const;

  test('[squad-leader 5.7.13] six movement factors, which are his alone', () => {
    const path = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7'];
    const move = (units: string[], hexes: string[]) => ({ order: 'move', units, path: hexes });
    expect(ready(WITH).refusal('german', move(['gs', 'g1'], path.slice(0, 5)))?.refused).toBe('TOO_FAR');
    ready(WITH).order('german', move(['gs'], path));
  });

  test('[squad-leader 5.7.13] he takes the place of a leader in a stack', () => {
    const full = { ...WITH, g2: '4-6-7 at A1', g3: '4-6-7 at A1', gs: 'sniper -3 at A2' } as const;
    const comes = { order: 'move', units: ['gs'], path: ['A1'] };
    expect(ready({ ...full, gl: '8-0 at A1' }).refusal('german', comes)?.refused).toBe('NO_ROOM');
    ready(full).order('german', comes);
  });

  test('[squad-leader 5.7.14, 5.7.15] he neither carries nor serves weapons', () => {
    const trial = ready({ ...WITH, g2: '4-6-7 at A1', gm: 'LMG with g1' });
    expect(trial.refusal('german', { order: 'pick-up', unit: 'gs', weapon: 'gm' })?.refused).toBe(
      'TOO_HEAVY',
    );
    trial.order('german', { order: 'pick-up', unit: 'g2', weapon: 'gm' });
  });

  test('[squad-leader 5.7.14] he fires no gun, nor helps another man to', () => {
    const units: Units = { gs: 'sniper -3 at D4', gl: '8-0 at D4', gm: 'HMG with gl', r1: '4-4-7 at D8' };
    const firing = (firers: string[]) => ({ order: 'fire', at: 'D8', firers });
    const trial = begun(units).order('german', firing(['gm', 'gs']), 6, 5);
    expect(trial.told('fire-attack')[0]?.parts).toMatchObject([
      { unit: 'gm', fp: 3 },
      { unit: 'gs', fp: 1 },
    ]);
    const his = begun({ ...units, gm: 'HMG with gs' });
    expect(his.refusal('german', firing(['gm']))?.refused).toBe('CANNOT_USE');
  });

  test('[squad-leader 5.7.16] he rallies by himself, and nobody else', () => {
    const units = {
      ...WITH,
      gs: ['sniper -3 at D4', { broken: true }],
      gt: 'sniper -1 at D4',
      g2: ['4-6-7 at D4', { broken: true }],
    } as const;
    const trial = ready(units, 'rally');
    for (let i = 0; i < 9 && trial.awaits[0] !== 'german rally'; i++)
      trial.order(trial.battle.position.awaiting[0]?.side ?? '', 'pass');
    const rally = (unit: string, leader?: string) => ({ order: 'rally', unit, ...(leader && { leader }) });
    expect(trial.refusal('german', rally('g2'))?.refused).toBe('NO_LEADER');
    expect(trial.refusal('german', rally('g2', 'gt'))?.refused).toBe('CANNOT_LEAD');
    trial.order('german', rally('gs'), 4, 4);
    expect(trial.unit('gs').broken).toBeUndefined();
  });

  test.each([
    ['woods', 'D4', true],
    ['open ground', 'F6', false],
    ['brush', 'H4', true],
  ])(
    '[squad-leader-A-194] [squad-leader 5.7.2/a, 5.7.11] seen once, he gains a "?" as others do: in %s',
    (_ground, at, gains) => {
      const trial = begun(
        { ...FACING, gs: `sniper -3 at ${at}`, g1: '4-6-7 at D10', r1: '4-4-7 at L1', rl: '8-0 at L1' },
        { phase: 'close-combat' },
      );
      for (let i = 0; i < 9 && trial.awaits[0] !== 'german concealment'; i++) trial.endPhase();
      const conceal = { order: 'conceal', units: ['gs'] };
      expect(trial.refusal('german', conceal)?.refused).toBe(gains ? undefined : 'IN_VIEW');
    },
  );

  test.each([
    ['concealed until then', { shrouded: true }, ['gs'], [-3]],
    ['seen before', {}, ['gs'], []],
    ['beside others', { shrouded: true }, ['gs', 'g2'], []],
  ] as const)('[squad-leader 5.7.3/a] his DRM in close combat at night: %s', (_how, set, attackers, drms) => {
    const units = {
      gs: ['sniper -3 at F6', set],
      g2: '4-6-7 at F6',
      r1: '8-0 at F6',
      r2: '4-4-7 at L1',
    } as const;
    const trial = begun(units, { phase: 'close-combat', options: { night: true } });
    trial.order('german', { order: 'close-combat', attackers, defenders: ['r1'] });
    if (trial.awaits[0] === 'german close-combat') trial.order('german', 'pass');
    trial.order('russian', 'pass', 6, 5);
    const [attack] = trial.told('close-combat-attack');
    const modifiers = attack?.blows.flatMap((blow) => blow.modifiers) ?? [];
    expect(modifiers.filter(({ why }) => why === 'sniper').map(({ value }) => value)).toEqual(drms);
  });
});

describe('snipers against vehicles', () => {
  const MOVED = { moved: true, mp: 12, passed: [{ at: 'D8', mp: 12, start: true }] } as const;
  const against = (rt: Placed, units: Units = {}, more: Setup = {}) =>
    begun({ ...FACING, rt, ...units }, more);
  const reasons = (trial: Trial) =>
    trial.told('sniper-aims')[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

  test('[squad-leader 5.7.17.1] a KIA destroys a truck, and a check that it fails stops or destroys it', () => {
    const truck = 'truck at D9';
    expect(against(truck).order('german', snipe('rt'), 1, 2).kinds).toContain('wrecked');
    const shot = against(truck).order('german', snipe('rt'), 3, 3, 6, 3, 4, 4);
    expect(shot.told('sniped')[0]).toMatchObject({ target: 'rt', result: '1' });
    expect(shot.told('morale-check')).toMatchObject([
      { unit: 'rt', needs: 8, modifiers: [{ value: 1 }], passed: false },
      { unit: 'rt', modifiers: [], passed: true },
    ]);
    expect(shot.unit('rt').immobilized).toBe(true);
    const lost = against(truck).order('german', snipe('rt'), 3, 3, 6, 3, 6, 4);
    expect([isGone(lost, 'rt'), lost.unit('r1').broken]).toEqual([true, undefined]);
    const passed = against(truck).order('german', snipe('rt'), 3, 3, 3, 3);
    expect(passed.unit('rt').immobilized).toBeUndefined();
  });

  test('[squad-leader 5.7.17.1] on the move it is struck as ordnance strikes it, not as men in the open are', () => {
    const trial = against(['truck at D8', MOVED], {}, { phase: 'defensive-fire', active: 'russian' });
    expect(reasons(trial.order('german', snipe('rt'), 6, 6))).toEqual(['sniper -3', 'moving 2']);
    const glimpsed = { ...MOVED, passed: [{ at: 'D8', mp: 1 }], mp: 1 } as const;
    const seen = against(['truck at D8', glimpsed], {}, { phase: 'defensive-fire', active: 'russian' });
    expect(reasons(seen.order('german', snipe('rt'), 6, 6))).toEqual([
      'sniper -3',
      'moving 2',
      'seen for a moment 1',
      'seen for 3 MP 1',
    ]);
  });

  test('[squad-leader 5.7.17.1, 5.7.17.1/a] men in a truck are no target; out of one that stood still they come unhurt', () => {
    const ABOARD = { aboard: 'rt' } as const;
    const units: Units = { rt: 'truck at D9', r2: ['4-4-7 at D9', ABOARD] };
    expect(begun({ ...FACING, ...units }).refusal('german', snipe('r2'))?.refused).toBe('NOBODY_THERE');
    const inside = (values: object) =>
      begun({ ...FACING, rt: 'M3 armed at D9', r2: ['4-4-7 at D9', { ...ABOARD, ...values }] });
    expect(inside({}).refusal('german', snipe('r2'))?.refused).toBe('NO_SIGHT');
    inside({ exposed: true }).order('german', snipe('r2'), 6, 6);
    const stood = begun({ ...FACING, ...units }).order('german', snipe('rt'), 1, 2);
    expect(stood.unit('r2')).toMatchObject({ at: 'D9', strength: '4-4-7' });
    expect([stood.unit('r2').aboard, isGone(stood, 'rt')]).toEqual([undefined, true]);
    const moved = {
      ...FACING,
      ...units,
      rt: ['truck at D9', { ...MOVED, passed: [{ at: 'D9', mp: 12, start: true }] }],
    } as const;
    const driven = begun(moved, { phase: 'defensive-fire', active: 'russian' });
    driven.order('german', snipe('rt'), 1, 1);
    expect([isGone(driven, 'rt'), isGone(driven, 'r2')]).toEqual([true, true]);
  });

  test('[squad-leader 5.7.17.2] of AFVs only the crew that looks out, which suffers what other fire would do', () => {
    expect(against('T-34 at D9').refusal('german', snipe('rt'))?.refused).toBe('NOBODY_THERE');
    const exposed = ['T-34 at D9', { exposed: true }] as const;
    const hit = against(exposed).order('german', snipe('rt'), 1, 1);
    expect(reasons(hit)).toEqual(['sniper -3', 'crew of an AFV 2']);
    const kia = against(exposed, { gs: ['sniper -4 at D7', HIDDEN] }, { map: field({ D7: 'woods' }) });
    kia.order('german', snipe('rt'), 1, 2);
    expect(kia.unit('rt')).toMatchObject({ stunned: 2, at: 'D9' });
    const checked = against(exposed).order('german', snipe('rt'), 2, 3, 6, 5);
    expect(checked.told('morale-check')).toMatchObject([{ unit: 'rt', passed: false }]);
    expect(checked.unit('rt').stunned).toBe(2);
  });
});

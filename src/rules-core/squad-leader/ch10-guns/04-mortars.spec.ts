import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const MEN = { g1: '4-6-7 at D3', gm: '50mm mortar with g1', r1: '4-4-7 at D8' } as const;
const start = (more: Setup = {}, units: Readonly<Record<string, Placed>> = {}) =>
  new Trial({ ...more, units: { ...MEN, ...units } });
const bomb = (at = 'D8', more: object = {}) => ({ order: 'fire-ordnance', unit: 'gm', at, ...more });
const MISS = [6, 5];
const HIT = [2, 1];
const aimedOf = (trial: Trial) => trial.told('ordnance-fired')[0]?.aimed[0];
const drm = (trial: Trial, why: string) => aimedOf(trial)?.modifiers.find((one) => one.why === why)?.value;
/** A medium mortar with its crew. */
const MEDIUM = { g1: 'crew 2-4-7 at D3', gm: ['81mm mortar with g1', { facing: 3 }] } as const;

describe('light mortars', () => {
  test('[squad-leader 10.4.10.1/a, 10.4.2/a, 10.4.2/b, 10.1.7.1] a squad fires one, To Hit and one column weaker than its size', () => {
    const trial = start().order('german', bomb(), ...HIT, 6, 3);
    expect(trial.told('shell-burst')).toMatchObject([{ fp: 6, column: 4, rolled: 9 }]);
  });

  test('[squad-leader 8.3/h] the squad fires its own factors too, and no weapon of another type', () => {
    const trial = start({}, { gl: 'LMG with g1' }).order('german', bomb(), ...MISS);
    const own = { order: 'fire', at: 'D8', firers: ['g1'] };
    expect(trial.refusal('german', { ...own, firers: ['gl'] })?.refused).toBe('ONE_TYPE');
    expect(trial.order('german', own, 6, 5).told('fire-attack')[0]?.fp).toBe(4);
    const after = start().order('german', own, 6, 5);
    expect(after.order('german', bomb(), ...MISS).kinds).toContain('ordnance-fired');
  });

  test('[squad-leader 8.3/h] a half-squad does so as well; of two mortars a squad fires the second for its own fire', () => {
    const half = start({}, { g1: 'half-squad 2-4-7 at D3' }).order('german', bomb(), ...MISS);
    half.order('german', { order: 'fire', at: 'D8', firers: ['g1'] }, 6, 5);
    const two = start({}, { gn: '50mm mortar with g1' }).order('german', bomb(), ...MISS);
    two.order('german', { ...bomb(), unit: 'gn' }, ...MISS);
    expect(two.refusal('german', { order: 'fire', at: 'D8', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 10.4.10.1/a, 8.3/h] one leader fires once, two as often as it can', () => {
    const leaders = { gm: '50mm mortar with ga', ga: '8-0 at D3', gb: '8-0 at D3' } as const;
    const alone = start({}, leaders).order('german', bomb(), ...MISS);
    expect(alone.refusal('german', bomb())?.refused).toBe('HAS_FIRED');
    const both = start({}, leaders).order('german', bomb('D8', { second: 'gb' }), ...MISS);
    both.order('german', bomb('D8', { second: 'gb' }), ...MISS);
    both.order('german', bomb('D8', { second: 'gb' }), ...MISS);
    expect(both.refusal('german', bomb('D8', { second: 'gb' }))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 10.4.10.2] a leader directs it To Hit, and no other gun', () => {
    const led = start({}, { gl: '9-2 at D3' }).order('german', bomb('D8', { leader: 'gl' }), ...MISS);
    expect(drm(led, '9-2')).toBe(-2);
    expect(led.unit('gl').directed).toBe(true);
    led.order('german', bomb('D8', { leader: 'gl' }), ...MISS);
    const medium = start({}, { ...MEDIUM, gl: '9-2 at D3' });
    expect(medium.refusal('german', bomb('D8', { leader: 'gl' }))?.refused).toBe('CANNOT_LEAD');
  });

  test('[squad-leader 10.4.5] it turns for nothing; larger ones turn as other guns do', () => {
    const turned = { r1: '4-4-7 at H9' } as const;
    expect(
      drm(start({}, turned).order('german', bomb('H9'), ...MISS), 'covered arc changed'),
    ).toBeUndefined();
    const medium = start({}, { ...MEDIUM, gm: ['81mm mortar with g1', { facing: 0 }] });
    expect(drm(medium.order('german', bomb(), ...MISS), 'covered arc changed')).toBeGreaterThanOrEqual(3);
  });

  test('[squad-leader 10.4.10.3] it acquires its target', () => {
    const trial = start().order('german', bomb(), ...MISS);
    expect(trial.unit('gm').acquired?.units).toEqual(['r1']);
  });

  test('[squad-leader-B-41] [squad-leader 10.4/q2] it fires direct at what it sees: a miss does nothing', () => {
    const trial = start().order('german', bomb(), ...MISS);
    expect([trial.kinds.includes('shell-burst'), trial.at('D8').artillery]).toEqual([false, undefined]);
  });

  test('[squad-leader 10.4.8] all its shots of a phase are at one target', () => {
    const trial = start({}, { r2: '4-4-7 at E8' }).order('german', bomb(), ...MISS);
    expect(trial.refusal('german', bomb('E8'))?.refused).toBe('NOT_TOGETHER');
  });

  test('[squad-leader 10.4.7, 10.1.10] nearer targets than its least range are too near', () => {
    expect(start({}, { r1: '4-4-7 at D4' }).refusal('german', bomb('D4'))?.refused).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader 10.4.7, 10.1.10, 10.4.3] beyond its range it fires with light bombs alone, at half strength', () => {
    const gun = { calibre: 50, only: 'HE', shots: 3, type: 'Mtr', least: 2, most: 4 } as const;
    const short = start({}, { gm: ['50mm mortar with g1', { gun }] });
    expect(short.refusal('german', bomb())?.refused).toBe('OUT_OF_RANGE');
    const light = start({}, { gm: ['50mm mortar with g1', { gun: { ...gun, lightBombs: true } }] });
    light.order('german', bomb(), ...HIT, 6, 3);
    expect(light.told('shell-burst')).toMatchObject([{ fp: 3, column: 1 }]);
  });

  test('[squad-leader 10.4.4] next to its target it is no stronger', () => {
    const gun = { calibre: 50, only: 'HE', shots: 3, type: 'Mtr' } as const;
    const trial = start({}, { gm: ['50mm mortar with g1', { gun }], r1: '4-4-7 at D4' });
    expect(trial.order('german', bomb('D4'), ...HIT, 6, 3).told('shell-burst')).toMatchObject([{ fp: 6 }]);
  });

  test('[squad-leader 10.4.10.1/b, 10.2.3] not out of a building, large or small', () => {
    const map = field({ D3: 'wooden-building' });
    expect(start({ map }).refusal('german', bomb())?.refused).toBe('INDOORS');
    expect(start({ map }, MEDIUM).refusal('german', bomb())?.refused).toBe('INDOORS');
  });

  test('[squad-leader 10.4.11.1/b] not in Advancing Fire where it or its men have moved', () => {
    const trial = start({ phase: 'advancing-fire' }, { g1: ['4-6-7 at D3', { moved: true }] });
    expect(trial.refusal('german', bomb())?.refused).toBe('HAS_MOVED');
    expect(start({ phase: 'advancing-fire' }).order('german', bomb(), ...MISS).kinds).toContain(
      'ordnance-fired',
    );
  });

  test('[squad-leader 10.4.11.1/a, 4.2.6/T] it weighs five portage points', () => {
    const trial = start({ phase: 'movement' });
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['E4', 'F4', 'G5'] })?.refused).toBe(
      'TOO_FAR',
    );
    trial.order('german', { order: 'move', units: ['g1'], path: ['E4', 'F4'] });
    expect(trial.unit('gm').at).toBe('F4');
  });

  test('[squad-leader 4.2.7.1] it is taken apart', () => {
    const trial = start({ phase: 'defensive-fire', active: 'russian' });
    trial.order('german', { order: 'dismantle', weapon: 'gm' });
    expect(trial.unit('gm').dismantled).toBe(true);
  });

  test.each([
    [true, true],
    [false, false],
  ])(
    '[squad-leader-B-98] [squad-leader 10.4.11.5, 10.4/q6] whoever was moved breaks down one sooner: %s',
    (moves, breaks) => {
      const trial = start({ phase: 'movement' });
      if (moves) trial.order('german', { order: 'move', units: ['g1'], path: ['E4'] });
      trial.endPhase().endPhase();
      expect(trial.unit('gm').dislodged).toBe(moves || undefined);
      const later = start({}, { gm: ['50mm mortar with g1', moves ? { dislodged: true } : {}] });
      expect(later.order('german', bomb(), 6, 5).unit('gm').malfunctioned === true).toBe(breaks);
    },
  );

  test('[squad-leader 4.9.6] nobody takes it through a sewer', () => {
    const trial = start(
      { phase: 'movement', marks: { D3: { sewer: true }, D7: { sewer: true } } },
      { gl: '8-1 at D3' },
    );
    const below = { order: 'go-below', units: ['gl', 'g1'], to: 'D7' };
    expect(trial.refusal('german', below)?.refused).toBe('TOO_HEAVY');
  });

  test('[squad-leader-A-253] [squad-leader-B-96] [squad-leader 8.6/g, 10.4/q4, 8.6/i, 8.6/Q] a captured one is carried, fires with red numbers and +2, and breaks down sooner', () => {
    const captured = { gm: ['Russian 50mm mortar with g1', { found: true }] } as const;
    const trial = start({ phase: 'movement' }, captured).order('german', {
      order: 'move',
      units: ['g1'],
      path: ['D4'],
    });
    expect(trial.unit('gm').at).toBe('D4');
    const far = { r1: '4-4-7 at D11' } as const;
    const fired = start({}, { ...captured, ...far }).order('german', bomb('D11'), 6, 4);
    expect(drm(fired, 'captured')).toBe(2);
    expect(aimedOf(fired)?.needs).toBeLessThan(
      aimedOf(start({}, far).order('german', bomb('D11'), 6, 4))?.needs as number,
    );
    expect(fired.battle.unit('gm')).toBeUndefined();
  });
});

describe('bombs', () => {
  test('[squad-leader 10.5, 9.2.11, 14.15.2.1] burst in the trees: -1 To Hit for woods, not in a building', () => {
    const woods = start({ map: field({ D8: 'woods' }) }).order('german', bomb(), ...MISS);
    expect([drm(woods, 'air burst'), drm(woods, 'woods')]).toEqual([-1, undefined]);
    const house = start({ map: field({ D8: 'wooden-building' }) }).order('german', bomb(), ...MISS);
    expect(drm(house, 'wooden building')).toBe(2);
  });

  test('[squad-leader 9.2.11, 10.5] a critical hit has the woods against those in them, and no air burst besides', () => {
    const trial = start({ map: field({ D8: 'woods' }) }).order('german', bomb(), 1, 1, 6, 4);
    expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([
      { modifiers: [{ why: 'woods', value: -1 }] },
    ]);
  });

  test('[squad-leader 10.4.9] height is of no use against them', () => {
    const hill = start({ map: field({ D8: { level: 2 } }) }).order('german', bomb(), ...MISS);
    expect(drm(hill, 'height')).toBeUndefined();
  });

  test('[squad-leader 10.3.2] nor is the shield of a gun', () => {
    const gun = {
      r1: 'crew 2-3-7 at D8',
      rg: ['57 AT gun with r1', { facing: 0 }],
    } as const;
    const trial = start({}, gun).order('german', bomb('D8', { target: 'rg' }), ...HIT, 6, 4);
    expect(trial.told('shell-burst')[0]?.outcomes[0]?.modifiers).toEqual([]);
  });

  const tank = (rt: Placed, ...faces: number[]) =>
    start({}, { ...MEDIUM, rt }).order('german', bomb('D8', { target: 'rt' }), ...HIT, ...faces);

  test.each<[string, Placed, number]>([
    ['a truck', 'truck at D8', -3],
    ['an open-topped AFV', 'M3 armed at D8', -1],
    ['a tank', 'T-34 at D8', 1],
    ['an SP gun', 'SU122 at D8', 2],
  ])(
    '[squad-leader 10.4.2/a, 10.4/q1, 9.2.6/a, 9.2.6/c] against %s: the fire table, on which only a KIA counts',
    (_, rt, value) => {
      const trial = tank(rt, 6, 5);
      expect(trial.told('barrage-on-vehicle')).toMatchObject([
        {
          unit: 'rt',
          column: 8,
          isKill: false,
          modifiers: expect.arrayContaining([expect.objectContaining({ value })]),
        },
      ]);
      expect(trial.kinds).not.toContain('afv-kill');
      expect(trial.battle.unit('rt')?.immobilized).toBeUndefined();
    },
  );

  test('[squad-leader 9.2.6/a] a KIA destroys it', () => {
    const trial = tank('truck at D8', 1, 1, 4, 4);
    expect(trial.told('barrage-on-vehicle')).toMatchObject([{ isKill: true }]);
    expect(trial.battle.unit('rt')).toBeUndefined();
  });

  test('[squad-leader-B-30] [squad-leader 9.2/q6] the same dice strike a crew that looks out, with +2', () => {
    const trial = tank(['T-34 at D8', { exposed: true }], 2, 2, 6, 6);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'rt' }]);
  });
});

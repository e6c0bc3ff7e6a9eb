import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const shot = (trial: Trial) => trial.told('anti-tank-shot')[0];
const kill = (trial: Trial) => trial.told('afv-kill')[0];
const drm = (trial: Trial) => shot(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);
const MISS = [6, 4];
const NO_KILL = [6, 6];

/** A German with a weapon at D4 in his Prep Fire Phase, and a T-34 that shows him its rear. */
const german = (weapon: string, units: Units = {}, setup: Setup = {}) =>
  new Trial({
    units: {
      g1: '4-6-7 at D4',
      gw: `${weapon} with g1`,
      rt: ['T-34 at D5', { facing: 3 }],
      ...units,
    } as Units,
    ...setup,
  });
const american = (units: Units = {}, setup: Setup = {}, weapon = 'bazooka') =>
  new Trial({
    active: 'american',
    enemy: 'german',
    units: {
      a1: '6-6-6 at D4',
      aw: `${weapon} with a1`,
      gt: ['MkIVF2 at D5', { facing: 3 }],
      ...units,
    } as Units,
    ...setup,
  });
const british = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    active: 'british',
    enemy: 'german',
    units: { b1: '4-5-7 at D4', bw: 'PIAT with b1', gt: ['MkIVF2 at D5', { facing: 3 }], ...units } as Units,
    ...setup,
  });
const fires = (weapon: string, more: object) => ({ order: 'fire-anti-tank', weapon, ...more });
const AT_TANK = fires('gw', { target: 'rt' });
const AT_GERMAN = fires('aw', { target: 'gt' });

describe('Panzerfausts', () => {
  test.each([
    ['D5', 8],
    ['D6', 6],
    ['D7', 3],
  ])('[squad-leader 8.17.2] at %s it hits on %i', (at, needs) => {
    const trial = german('panzerfaust 44a', { rt: ['T-34', { at, facing: 3 }] as Placed });
    expect(shot(trial.order('german', AT_TANK, 6, 6))).toMatchObject({ needs, isHit: false });
  });

  test('[squad-leader 8.17.2] not at four hexes, and less well after moving', () => {
    expect(german('panzerfaust 44a', { rt: 'T-34 at D8' }).refusal('german', AT_TANK)?.refused).toBe(
      'OUT_OF_RANGE',
    );
    const moved = german(
      'panzerfaust 44a',
      { g1: ['4-6-7 at D4', { moved: true }] },
      { phase: 'advancing-fire' },
    );
    expect(shot(moved.order('german', AT_TANK, ...MISS))).toMatchObject({ needs: 7 });
  });

  test('[squad-leader 8.17.1] it is gone, hit or miss', () => {
    for (const dice of [MISS, [1, 2, ...NO_KILL]])
      expect(
        german('panzerfaust 44a')
          .order('german', AT_TANK, ...dice)
          .battle.unit('gw'),
      ).toBeUndefined();
  });

  test('[squad-leader 8.17.7] a hit is rolled on its column, and the version of 1942 adds 2', () => {
    const trial = german('panzerfaust 44a').order('german', AT_TANK, 2, 1, 5, 5, 1, 6, 6);
    expect(kill(trial)).toMatchObject({ column: 'Panzerfaust', facing: 'rear', needs: 10, isKill: true });
    expect(trial.at('D5').wrecks).toHaveLength(1);
    expect(trial.kinds).toContain('crew-lost');
    const old = german('panzerfaust 42b').order('german', AT_TANK, 1, 2, 5, 4, 1, 1);
    expect(kill(old)).toMatchObject({ modifiers: [{ value: 2 }], isKill: false });
  });

  test('[squad-leader 8.17.3] a version is not to be had before its half-year', () => {
    const in1943 = (month: number) =>
      german('panzerfaust 43b', {}, { options: { year: 1943, month } }).refusal('german', AT_TANK, ...MISS)
        ?.refused;
    expect([in1943(6), in1943(7)]).toEqual(['TOO_EARLY', undefined]);
    const in44a = (year: number, month: number) =>
      german('panzerfaust 44a', {}, { options: { year, month } }).refusal('german', AT_TANK, ...MISS)
        ?.refused;
    expect([in44a(1943, 12), in44a(1944, 1)]).toEqual(['TOO_EARLY', undefined]);
    const rocket = (year: number, month: number) =>
      american({}, { options: { year, month } }, 'bazooka 45a').refusal('american', AT_GERMAN, ...MISS)
        ?.refused;
    expect([rocket(1944, 12), rocket(1945, 1)]).toEqual(['TOO_EARLY', undefined]);
  });

  test('[squad-leader 8.17.5, 8.17.6] where none is named the die finds it, the SS better; what is not to be had yet is an older one', () => {
    const version = (face: number, year = 1945, nationality = 'German', men = '4-6-7') =>
      new Trial(
        {
          options: { year },
          sides: { german: { nationality } },
          units: { g1: `${men} at D4`, gw: 'panzerfaust with g1', r1: '4-4-7 at N9' } as Units,
        },
        face,
      ).unit('gw').model;
    expect([1, 2, 3, 4, 5, 6].map((face) => version(face))).toEqual([
      '44a',
      '44a',
      '43b',
      '43b',
      '43a',
      '42b',
    ]);
    expect([version(3, 1945, 'German SS', '6-5-8'), version(1, 1943)]).toEqual(['44a', '43b']);
  });

  test('[squad-leader 8.17.8, 8.17.9] a leader fires it with his rating to hit, not to kill, and does nothing else', () => {
    const trial = german('panzerfaust 44a', { g1: '9-1 at D4', g2: '4-6-7 at D4', r1: '4-4-7 at D7' });
    trial.order('german', AT_TANK, 4, 5, ...NO_KILL);
    expect([drm(trial), shot(trial)?.isHit, kill(trial)?.modifiers]).toEqual([['9-1 -1'], true, []]);
    const lead = { order: 'fire', at: 'D7', firers: ['g2'], leaders: ['g1'] };
    expect(trial.refusal('german', lead)?.refused).toBe('HAS_FIRED');
    const other = german('panzerfaust 44a', { g1: ['9-1 at D4', { directed: true }] });
    expect(other.refusal('german', AT_TANK)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader-B-3] [squad-leader 8.16/q3] a leader directs the weapon or the fire of the squad, not both', () => {
    const trial = german('panzerfaust 44a', { gl: '9-1 at D4', r1: '4-4-7 at D7' });
    trial.order('german', { ...AT_TANK, leader: 'gl' }, ...MISS);
    expect(drm(trial)).toEqual(['9-1 -1']);
    const own = { order: 'fire', at: 'D7', firers: ['g1'] };
    expect(trial.refusal('german', { ...own, leaders: ['gl'] })?.refused).toBe('HAS_FIRED');
    trial.order('german', own, 6, 5);
  });

  test('[squad-leader 8.17.10/a] a squad carries six and is no slower', () => {
    const goes = (count: number) => {
      const many = Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`gp${i}`, 'panzerfaust 44a with g1']),
      );
      const units = { g1: '4-6-7 at D2', r1: '4-4-7 at N12', ...many } as Units;
      return new Trial({ phase: 'movement', units }).refusal('german', {
        order: 'move',
        units: ['g1'],
        path: ['D3', 'D4', 'D5', 'D6'],
      })?.refused;
    };
    expect([goes(6), goes(7)]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader-B-7] [squad-leader 8.17.10/b, 8.3/d] a squad fires four and still its own arms', () => {
    const many = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`gp${i}`, 'panzerfaust 44a with g1']));
    const trial = german('panzerfaust 44a', { ...many, r1: '4-4-7 at D7' } as Units);
    for (const i of [1, 2, 3, 4]) trial.order('german', fires(`gp${i}`, { target: 'rt' }), ...MISS);
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g1'] }, 6, 5);
    expect(trial.refusal('german', fires('gp5', { target: 'rt' }))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 8.17.11] a hit takes the cover of a wooden building from other fire, until the phase ends', () => {
    const map = field({ D5: 'wooden-building' });
    const trial = german('panzerfaust 44a', { rt: 'T-34 at N9', r1: '4-4-7 at D5' }, { map });
    trial.order('german', fires('gw', { at: 'D5' }), 4, 4);
    expect(trial.kinds).not.toContain('fire-attack');
    trial.order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([{ modifiers: [] }]);
    expect(trial.endPhase().at('D5').breached).toBeUndefined();
    const open = german('panzerfaust 44a', { rt: 'T-34 at N9', r1: '4-4-7 at D5' });
    expect(open.refusal('german', fires('gw', { at: 'D5' }))?.refused).toBe('NOBODY_THERE');
  });
});

describe('bazookas', () => {
  test.each([
    ['D5', 8],
    ['D6', 7],
    ['D7', 6],
    ['D8', 3],
  ])('[squad-leader 8.18.3, 8.18.1] at %s it hits on %i, and is not used up', (at, needs) => {
    const trial = american({ gt: ['MkIVF2', { at }] as Placed }).order('american', AT_GERMAN, 5, 5);
    expect(shot(trial)).toMatchObject({ needs, isHit: false });
    expect(trial.battle.unit('aw')?.at).toBe('D4');
  });

  test('[squad-leader 8.18.4/a, 8.18.6] its column, the same at any range; 42b adds 1, a leader nothing', () => {
    const far = american({ gt: ['MkIVF2 at D8', { facing: 3 }], al: '9-1 at D4' });
    far.order('american', { ...AT_GERMAN, leader: 'al' }, 3, 1, 3, 3, 1, 6, 6);
    expect([drm(far), kill(far)]).toMatchObject([
      ['9-1 -1'],
      { column: 'Bazooka', needs: 6, modifiers: [], isKill: true },
    ]);
    const old = american({}, {}, 'bazooka 42b').order('american', AT_GERMAN, 1, 2, 3, 3, 1, 1);
    expect(kill(old)).toMatchObject({ modifiers: [{ why: '42b', value: 1 }], isKill: false });
  });

  test.each<[string, number, number, string | undefined]>([
    ['bazooka 42b', 1942, 6, 'TOO_EARLY'],
    ['bazooka 42b', 1942, 7, undefined],
    ['bazooka 45a', 1944, 12, 'TOO_EARLY'],
    ['bazooka 45a', 1945, 1, undefined],
  ])('[squad-leader 8.18.2] a %s in %i, month %i', (weapon, year, month, refused) => {
    const code = american({}, { options: { year, month } }, weapon).refusal('american', AT_GERMAN)?.refused;
    expect(code === 'DICE_MISSING' ? undefined : code).toBe(refused);
  });

  test('[squad-leader 8.18.7] on 11 it is used up when its shot has struck', () => {
    const trial = american({ al: '10-3 at D4' }).order(
      'american',
      { ...AT_GERMAN, leader: 'al' },
      6,
      5,
      ...NO_KILL,
    );
    expect(trial.told('fired-off')).toEqual([{ weapon: 'aw', rolled: 11, from: 11 }]);
    expect(trial.kinds.indexOf('afv-kill')).toBeLessThan(trial.kinds.indexOf('fired-off'));
    expect(trial.battle.unit('aw')).toBeUndefined();
  });

  test('[squad-leader 8.18.5, 8.3/f] two leaders fire it, with the rating of one; one alone does not', () => {
    const units: Units = { a1: '9-1 at D4', a2: '8-1 at D4', a3: '6-6-6 at D4', g1: '4-6-7 at D8' };
    const trial = american(units);
    expect(trial.refusal('american', AT_GERMAN)?.refused).toBe('TAKES_TWO');
    trial.order('american', { ...AT_GERMAN, second: 'a2' }, ...MISS);
    expect(drm(trial)).toEqual(['9-1 -1']);
    const lead = { order: 'fire', at: 'D8', firers: ['a3'], leaders: ['a2'] };
    expect(trial.refusal('american', lead)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 8.3/k] a hero alone fires it with +1, and it is used up one sooner', () => {
    const trial = american({ a1: '1-4-9 at D4' }).order('american', AT_GERMAN, 5, 5);
    expect(drm(trial)).toEqual(['hero alone 1']);
    expect(trial.told('fired-off')).toMatchObject([{ rolled: 10, from: 10 }]);
  });

  test('[squad-leader 8.18.8, 8.3/f] a squad fires two and itself, a half-squad one and not itself', () => {
    const two: Units = { ax: 'bazooka with a1', ay: 'bazooka with a1', g1: '4-6-7 at D8' };
    const own = { order: 'fire', at: 'D8', firers: ['a1'] };
    const trial = american(two).order('american', AT_GERMAN, ...MISS);
    trial.order('american', fires('ax', { target: 'gt' }), ...MISS).order('american', own, 6, 5);
    expect(trial.refusal('american', fires('ay', { target: 'gt' }))?.refused).toBe('HAS_FIRED');
    const half = american({ ...two, a1: 'half-squad 3-3-6 at D4' }).order('american', AT_GERMAN, ...MISS);
    expect(half.refusal('american', own)?.refused).toBe('HAS_FIRED');
    expect(half.refusal('american', fires('ax', { target: 'gt' }))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 8.18.9] shells: a hit is rolled on the 6 column with terrain, by itself, and not doubled', () => {
    const map = field({ D5: 'woods' });
    const trial = american({ gt: 'MkIVF2 at N9', g1: '4-6-7 at D5' }, { map });
    trial.order('american', fires('aw', { at: 'D5' }), 4, 4, 6, 5);
    expect([shot(trial)?.modifiers, trial.told('fire-attack')]).toMatchObject([
      [],
      [{ fp: 6, column: 6, parts: [{ unit: 'aw', fp: 6 }], outcomes: [{ modifiers: [{ why: 'woods' }] }] }],
    ]);
    const missed = american({ gt: 'MkIVF2 at N9', g1: '4-6-7 at D5' }, { map });
    missed.order('american', fires('aw', { at: 'D5' }), ...MISS);
    expect(missed.kinds).not.toContain('fire-attack');
    expect(trial.refusal('american', { order: 'fire', at: 'D5', firers: ['aw', 'a1'] })?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
  });

  test('[squad-leader 8.2] it is not of one type with a machine gun', () => {
    const trial = american({ am: 'MMG with a1', g1: '4-6-7 at D8' }).order('american', AT_GERMAN, ...MISS);
    expect(trial.refusal('american', { order: 'fire', at: 'D8', firers: ['am'] })?.refused).toBe('ONE_TYPE');
  });
});

describe('Panzerschreck and PIAT', () => {
  test('[squad-leader 8.19.1, 8.19.3, 8.19.4] a Panzerschreck is as a bazooka, hits a little worse, and has a column and 8 factors of its own', () => {
    const trial = german('panzerschreck', { rt: ['T-34 at D6', { facing: 3 }] });
    trial.order('german', AT_TANK, 5, 6);
    expect([shot(trial)?.needs, trial.told('fired-off')]).toMatchObject([6, [{ from: 11 }]]);
    const hit = german('panzerschreck').order('german', AT_TANK, 1, 2, ...NO_KILL);
    expect(kill(hit)).toMatchObject({ column: 'Panzerschreck' });
    const shell = german('panzerschreck', { rt: 'T-34 at N9', r1: '4-4-7 at D5' });
    shell.order('german', fires('gw', { at: 'D5' }), 1, 2, 6, 5);
    expect(shell.told('fire-attack')).toMatchObject([{ fp: 8 }]);
  });

  test('[squad-leader 8.19.3] from two hexes on it hits a little worse than a bazooka', () => {
    const needs = ['D5', 'D6', 'D7', 'D8'].map((at) => {
      const german1 = german('panzerschreck', { rt: ['T-34', { at, facing: 3 }] as Placed });
      const american1 = american({ gt: ['MkIVF2', { at, facing: 3 }] as Placed });
      return [
        shot(german1.order('german', AT_TANK, 5, 5))?.needs,
        shot(american1.order('american', AT_GERMAN, 5, 5))?.needs,
      ] as const;
    });
    expect(needs.map(([own = 0, other = 0]) => other - own)).toEqual([0, 1, 1, 1]);
  });

  test('[squad-leader 8.19.2] not before July 1943', () => {
    const early = (month: number) =>
      german('panzerschreck', {}, { options: { year: 1943, month } }).refusal('german', AT_TANK, ...MISS)
        ?.refused;
    expect([early(6), early(7)]).toEqual(['TOO_EARLY', undefined]);
  });

  test('[squad-leader 8.20.1, 8.20.3, 8.20.6] a PIAT reaches three hexes, has its column, and is used up on 10', () => {
    const at = (hex: string) => british({ gt: ['MkIVF2', { at: hex, facing: 3 }] as Placed });
    const fire = fires('bw', { target: 'gt' });
    expect(at('D8').refusal('british', fire)?.refused).toBe('OUT_OF_RANGE');
    expect(at('D7').order('british', fire, 6, 4).told('fired-off')).toEqual([
      { weapon: 'bw', rolled: 10, from: 10 },
    ]);
    expect(kill(at('D5').order('british', fire, 1, 2, ...NO_KILL))).toMatchObject({
      column: 'PIAT',
      needs: 7,
    });
  });

  test('[squad-leader 8.20.2] it is not pointed down at the next hex', () => {
    const fire = fires('bw', { target: 'gt' });
    const above = (at: string) =>
      british({ gt: ['MkIVF2', { at }] as Placed }, { map: field({ D4: { level: 1 } }) });
    expect(above('D5').refusal('british', fire)?.refused).toBe('OUT_OF_RANGE');
    expect(above('D6').refusal('british', fire, ...MISS)).toBeUndefined();
  });

  test('[squad-leader 8.20.4, 8.20.5/a, 8.20.5/b, 8.3/e] one leader fires it; a squad two and itself, a half-squad two and not itself', () => {
    const fire = (weapon: string) => fires(weapon, { target: 'gt' });
    const own = { order: 'fire', at: 'D8', firers: ['b1'] };
    const two: Units = { bx: 'PIAT with b1', by: 'PIAT with b1', g1: '4-6-7 at D8' };
    const spent = (counter: string) => {
      const trial = british({ ...two, b1: `${counter} at D4` } as Units);
      trial.order('british', fire('bw'), 6, 3).order('british', fire('bx'), 6, 3);
      return [
        trial.refusal('british', own, 6, 5)?.refused,
        trial.refusal('british', fire('by'), 6, 3)?.refused,
      ];
    };
    expect([spent('4-5-7'), spent('half-squad 2-4-7')]).toEqual([
      [undefined, undefined],
      ['HAS_FIRED', 'HAS_FIRED'],
    ]);
    expect(drm(british({ b1: '9-1 at D4' }).order('british', fire('bw'), 6, 4))).toEqual(['9-1 -1']);
  });

  test('[squad-leader 8.20.7] its shells strike on the 6 column, by themselves', () => {
    const trial = british({ gt: 'MkIVF2 at N9', g1: '4-6-7 at D5' });
    trial.order('british', fires('bw', { at: 'D5' }), 1, 2, 6, 5);
    expect(trial.told('fire-attack')).toMatchObject([{ fp: 6, column: 6 }]);
  });
});

describe('shaped charges', () => {
  test('[squad-leader-B-1] [squad-leader 8.16/q1, 13.16.7] a moving vehicle is harder to hit, and several weapons of one squad fire at it', () => {
    const units: Units = { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', gx: 'panzerfaust 44a with g1' };
    const trial = new Trial({ phase: 'movement', active: 'russian', units: { ...units, rt: 'T-34 at D7' } });
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['D6', 'D5'] });
    trial.order('german', 'pass').order('german', AT_TANK, ...MISS);
    expect(drm(trial)).toEqual(['moving 2']);
    trial.order('german', fires('gx', { target: 'rt' }), 1, 1, 1, 1);
    expect(trial.battle.unit('rt')).toBeUndefined();
  });

  test.each([
    ['[squad-leader-B-2] [squad-leader 8.16/q2] woods count to hit, not to kill', 'woods', ['woods 1']],
    ['[squad-leader 8.16/q2] so do buildings', 'wooden-building', ['wooden building 2']],
  ] as const)('%s', (_, terrain, modifiers) => {
    const trial = german('panzerfaust 44a', {}, { map: field({ D5: terrain }) });
    trial.order('german', AT_TANK, 1, 2, ...NO_KILL);
    expect([drm(trial), kill(trial)?.modifiers]).toEqual([modifiers, []]);
  });

  test('[squad-leader 8.16.1] behind a hedge an AFV is hull down, a truck is not', () => {
    const map = field({ D5: { hexsides: { 0: 'hedge' } } });
    const behind = (vehicle: string) =>
      drm(
        german('panzerfaust 44a', { rt: `${vehicle} at D5` } as Units, { map }).order(
          'german',
          AT_TANK,
          ...MISS,
        ),
      );
    expect([behind('T-34'), behind('truck')]).toEqual([['hull down 2'], []]);
  });

  test('[squad-leader 8.16.3/a, 8.16.3/b] fired out of a building all but the PIAT endanger those who fire, without Desperation Morale', () => {
    const map = field({ D4: 'wooden-building' });
    const trial = german('panzerfaust 44a', { g2: '4-6-7 at D4' }, { map }).order(
      'german',
      AT_TANK,
      ...MISS,
      4,
      3,
    );
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'g1', check: 'back blast', modifiers: [{ value: 1 }], passed: false },
    ]);
    expect(trial.unit('g1')).toMatchObject({ broken: true });
    expect(trial.unit('g1').dm).toBeUndefined();
    expect(american({}, { map }).order('american', AT_GERMAN, ...MISS, 1, 1).kinds).toContain('morale-check');
    const piat = british({}, { map }).order('british', fires('bw', { target: 'gt' }), 6, 3);
    expect(piat.kinds).not.toContain('morale-check');
  });

  test('[squad-leader 8.16.3/a] each shot does, whoever else is there, and a leader helps', () => {
    const units: Units = { gx: 'panzerfaust 44a with g1', gl: '9-1 at D4', g2: '4-6-7 at D4' };
    const trial = german('panzerfaust 44a', units, { map: field({ D4: 'wooden-building' }) });
    for (const weapon of ['gw', 'gx']) {
      trial.order('german', fires(weapon, { target: 'rt' }), ...MISS, 2, 2);
      expect(trial.told('morale-check')).toMatchObject([
        { unit: 'g1', check: 'back blast', modifiers: [{ value: 1 }, { value: -1 }], passed: true },
      ]);
    }
  });

  test('[squad-leader 8.16.3/b] not up a cliff beside them, but for the PIAT; and down one', () => {
    const up = { map: field({ D5: { level: 1, hexsides: { 0: 'cliff' } } }) };
    expect(german('panzerfaust 44a', {}, up).refusal('german', AT_TANK)?.refused).toBe('IMPASSABLE');
    expect(american({}, up).refusal('american', AT_GERMAN)?.refused).toBe('IMPASSABLE');
    british({}, up).order('british', fires('bw', { target: 'gt' }), 6, 3);
    const down = { map: field({ D4: { level: 1, hexsides: { 3: 'cliff' } } }) };
    german('panzerfaust 44a', {}, down).order('german', AT_TANK, ...MISS);
  });

  test('[squad-leader 8.20.8] a PIAT fires out of a building', () => {
    const map = field({ D4: 'stone-building' });
    const trial = british({}, { map }).order('british', fires('bw', { target: 'gt' }), 6, 3);
    expect(trial.kinds).toEqual(['anti-tank-shot']);
  });

  test('[squad-leader 8.16.5, 3.24.2] the pinned do not fire them', () => {
    const pinned: Units = { g1: ['4-6-7 at D4', { pinned: true }] };
    expect(german('panzerfaust 44a', pinned).refusal('german', AT_TANK)?.refused).toBe('PINNED');
  });

  test('[squad-leader 8.6.5] captured they hit worse by 2, and are used up two sooner', () => {
    const trial = american({}, {}, 'German panzerschreck').order('american', AT_GERMAN, 5, 4);
    expect([drm(trial), trial.told('fired-off')]).toMatchObject([['captured 2'], [{ from: 9 }]]);
  });

  test('[squad-leader 7.2.4, 7.2.4/a] they take no check before they fire at an AFV next to them; grenades do', () => {
    const units: Units = { g1: '4-6-7 at E7', gw: 'panzerfaust 44a with g1', rt: 'T-34 at D7' };
    const start = () =>
      new Trial({
        phase: 'defensive-fire',
        active: 'russian',
        map: field({ E7: 'woods' }),
        units,
      });
    const fired = start().order('german', AT_TANK, ...MISS);
    expect(fired.kinds).not.toContain('morale-check');
    const grenades = start().order('german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' }, 6, 5);
    expect(grenades.told('morale-check')).toMatchObject([{ check: 'Pre-AFV Attack MC', passed: false }]);
  });

  test('[squad-leader 7.1/d] who was overrun fires at the rear, at one hex', () => {
    const units: Units = { g1: '4-6-7 at D5', gw: 'panzerfaust 44a with g1', rt: 'T-34 at D6' };
    const trial = new Trial({ phase: 'movement', active: 'russian', units });
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['D5'], overrun: ['bow'] });
    trial.order('german', 'pass', 6, 4).order('german', AT_TANK, 1, 2, ...NO_KILL);
    expect([shot(trial)?.needs, kill(trial)?.facing]).toEqual([8, 'rear']);
  });
});

import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const scale = (to: string) => ({ order: 'scale', unit: 'g1', to });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
/** D7 stands two levels above D8. */
const CLIFF = field({ D7: { level: 2, hexsides: { 3: 'cliff' } } });
const LOW = field({ D7: { level: 1, hexsides: { 3: 'cliff' } } });
const FACE = ['4-6-7', { at: 'D8/1', climbs: 'D7' }] as const;
const trial = (g1: Placed, more: Setup = {}, units: Readonly<Record<string, Placed>> = {}) =>
  new Trial({ phase: 'movement', map: CLIFF, units: { g1, r9: '4-4-7 at N12', ...units }, ...more });
const refused = (one: Trial, order: object) => one.refusal('german', order as never)?.refused;

describe('climbing', () => {
  test('[squad-leader 14.8.7, 14.8.15] one level a phase, up and down; at the end of the cliff it stands in the hex', () => {
    const up = trial('4-6-7 at D8').order('german', scale('D7'), 3, 4);
    expect(up.unit('g1')).toMatchObject({ at: 'D8/1', climbs: 'D7' });
    expect(trial(FACE).order('german', scale('D7'), 3, 4).unit('g1').at).toBe('D7');
    const down = trial('4-6-7 at D7').order('german', scale('D8'), 3, 4);
    expect(down.unit('g1')).toMatchObject({ at: 'D8/1', climbs: 'D7' });
    const foot = trial(FACE).order('german', scale('D8'), 3, 4).unit('g1');
    expect([foot.at, foot.climbs]).toEqual(['D8', undefined]);
    expect(trial('4-6-7 at D8', { map: LOW }).order('german', scale('D7'), 3, 4).unit('g1').at).toBe('D7');
  });

  test('[squad-leader 14.8.7] so many as have room on each level', () => {
    const three = { g2: ['4-6-7', FACE[1]], g3: ['4-6-7', FACE[1]], g4: ['4-6-7', FACE[1]] } as const;
    expect(refused(trial('4-6-7 at D8', {}, three), scale('D7'))).toBe('NO_ROOM');
  });

  test('[squad-leader 14.8.6] instead of moving, without having fired, and nothing is used or repaired there', () => {
    const moved = trial('4-6-7 at D9').order('german', { order: 'move', units: ['g1'], path: ['D8'] });
    expect(refused(moved, scale('D7'))).toBe('HAS_MOVED');
    expect(refused(trial(['4-6-7', { at: 'D8', prep: true }]), scale('D7'))).toBe('HAS_FIRED');
    expect(refused(trial(FACE), { order: 'move', units: ['g1'], path: ['D8'] })).toBe('NOT_ADJACENT');
    const climbed = trial('4-6-7 at D8', { map: LOW }).order('german', scale('D7'), 3, 4);
    expect(refused(climbed, { order: 'move', units: ['g1'], path: ['D6'] })).toBe('HAS_MOVED');
    const repair = trial(
      FACE,
      { phase: 'rally' },
      {
        gm: ['LMG with g1', { malfunctioned: true }],
        g2: '4-6-7 at A1',
        gn: ['LMG with g2', { malfunctioned: true }],
      },
    );
    expect(refused(repair, { order: 'repair', weapon: 'gm' })).toBe('CANNOT_USE');
  });

  test.each([
    ['ATR', { order: 'fire-anti-tank', weapon: 'gm', target: 'rt' }],
    ['50mm mortar', { order: 'fire-ordnance', unit: 'gm', at: 'D9' }],
  ])(
    '[squad-leader 14.8.6 × 8.15.1/a, 14.8.6 × 10.4.10.1/a] nor is a weapon fired there: %s',
    (weapon, order) => {
      const armed = {
        gm: `${weapon} with g1`,
        rt: ['T-34 at D9', { facing: 3 }],
        r1: '4-4-7 at D9',
      } as const;
      expect(refused(trial(FACE, { phase: 'advancing-fire' }, armed), order)).toBe('CANNOT_USE');
    },
  );

  test.each([
    [[5, 5], {}, 'D8/1', 'climbs'],
    [[6, 2], {}, 'D8', 'stays'],
    [[2, 6], {}, 'D8', 'stays'],
    [[6, 6], {}, undefined, 'falls'],
    [[5, 2], { snow: true }, 'D8', 'stays in snow'],
    [[5, 5], { snow: true }, undefined, 'falls in snow'],
    [[4, 2], { snow: true, wind: { force: 'heavy', towards: 0 } }, 'D8', 'stays in snow and wind'],
  ] as const)('[squad-leader 14.8.8] %j, %j: %s, %s', (faces, options, at, _) => {
    const gun = { gm: 'LMG with g1' } as const;
    const one = trial('4-6-7 at D8', { options }, gun).order('german', scale('D7'), ...faces);
    expect(one.battle.unit('g1')?.at).toBe(at);
    expect(one.battle.unit('gm')?.at).toBe(at);
    if (at !== undefined) expect(one.unit('g1')).toMatchObject({ spent: 4, hazardous: true });
  });

  test('[squad-leader 14.8.14] the equipped look at the white die alone, but for a 12', () => {
    const equipped: Placed = ['4-6-7', { at: 'D8', climber: true }];
    const at = (...faces: number[]) =>
      trial(equipped)
        .order('german', scale('D7'), ...faces)
        .battle.unit('g1')?.at;
    expect([at(2, 6), at(6, 2), at(6, 6)]).toEqual(['D8/1', 'D8', undefined]);
  });

  test('[squad-leader 14.8.9, 14.8.10] neither the broken nor the wounded, nor with more than they carry freely', () => {
    expect(refused(trial(['4-6-7', { at: 'D8', broken: true }]), scale('D7'))).toBe('BROKEN');
    expect(refused(trial(['8-1', { at: 'D8', wounds: 1 }]), scale('D7'))).toBe('CANNOT_MOVE');
    const carrying = (gun: string) =>
      refused(trial('4-6-7 at D8', {}, { gm: `${gun} with g1` }), scale('D7'));
    expect([carrying('LMG'), carrying('HMG')]).toEqual(['DICE_MISSING', 'TOO_HEAVY']);
  });

  const firedAt = (map: Setup['map'], r1: string) => {
    const one = trial('4-6-7 at D8', map ? { map } : {}, { r1 });
    one.order('german', scale('D7'), 3, 4).endPhase();
    return one.order('russian', fire('D8/1', 'r1'), 6, 6);
  };
  const why = (one: Trial) =>
    one.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((each) => `${each.why} ${each.value}`);

  test('[squad-leader 14.8.11, 14.8.11/a] they are in the open, without cover, and lost when they break', () => {
    expect(why(firedAt(CLIFF, '4-4-7 at D10'))).toEqual(['hazardous movement -2']);
    const woods = field({ D7: { level: 2, hexsides: { 3: 'cliff' } }, D8: 'woods' });
    expect(why(firedAt(woods, '4-4-7 at D10'))).toEqual(['woods 1', 'hazardous movement -2']);
    const shot = new Trial({
      map: CLIFF,
      phase: 'prep-fire',
      active: 'russian',
      units: { g1: FACE, r1: '6-2-8 at D10' },
    });
    shot.order('russian', fire('D8/1', 'r1'), 2, 3, 6, 5);
    expect(shot.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader 14.8.11] the loss of a leader beside them shakes nobody', () => {
    const shot = new Trial({
      map: CLIFF,
      active: 'russian',
      units: { g1: FACE, gl: ['8-0', FACE[1]], r1: '6-2-8 at D10' },
    });
    shot.order('russian', fire('D8/1', 'r1'), 2, 3, 6, 5, 1, 1);
    expect(shot.told('morale-check').map(({ unit }) => unit)).toEqual(['gl', 'g1']);
  });

  test('[squad-leader 14.8.12] they fire after moves alone, at the next hex, with half', () => {
    const from = (phase: 'prep-fire' | 'advancing-fire', at: string) =>
      trial(FACE, { phase }, { r1: `4-4-7 at ${at}` });
    expect(refused(from('prep-fire', 'D9'), fire('D9', 'g1'))).toBe('HAS_MOVED');
    expect(refused(from('advancing-fire', 'D10'), fire('D10', 'g1'))).toBe('HAS_MOVED');
    const near = from('advancing-fire', 'D9').order('german', fire('D9', 'g1'), 6, 5);
    expect(near.told('fire-attack')[0]?.parts).toEqual([
      { unit: 'g1', fp: 4, why: ['point blank x2', 'climbing x1/2'] },
    ]);
  });

  test('[squad-leader 14.8.13] one level more in the Advance Phase, then also among enemies', () => {
    const enemy = { r1: '4-4-7 at D7' } as const;
    expect(refused(trial(FACE, {}, enemy), scale('D7'))).toBe('ENEMY_THERE');
    const up = trial(FACE, { phase: 'advance' }, enemy).order('german', scale('D7'), 3, 4);
    expect(up.unit('g1')).toMatchObject({ at: 'D7', advanced: true });
    expect(refused(up, { order: 'advance', unit: 'g1', to: 'D6' })).toBe('HAS_MOVED');
  });

  test('[squad-leader 14.8.16] they are exhausted until their next Movement Phase', () => {
    const up = trial('4-6-7 at D8', { map: LOW }).order('german', scale('D7'), 3, 4);
    expect(up.unit('g1').cx).toBe(true);
    up.endPhase();
    while (up.awaits[0] !== 'german movement') up.endPhase();
    up.order('german', { order: 'move', units: ['g1'], path: ['D6'] });
    expect(up.unit('g1').cx).toBeUndefined();
  });
});

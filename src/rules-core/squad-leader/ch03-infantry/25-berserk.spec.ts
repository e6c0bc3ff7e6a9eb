import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A German squad fires at D6: 2 and 4 give an M, 1 and 3 a 1MC, 1 and 2 a 2MC. */
const M = [2, 4];
const TWO = [1, 2];
const under = (units: Units, ...faces: number[]) =>
  new Trial({ units: { g1: '4-6-7 at D4', ...units } }).order(
    'german',
    { order: 'fire', at: 'D6', firers: ['g1'] },
    ...faces,
  );
const mad = (placed: string, values: object = {}): Placed => [placed, { berserk: true, ...values }];
const berserk = (trial: Trial) => trial.told('went-berserk').map(({ unit }) => unit);

describe('who goes berserk', () => {
  test('[squad-leader 3.25.1, 3.16.6] anybody who rolls a 2 in a check of level 2 or more, Russians, SS and Gurkhas in any', () => {
    const fired = (placed: Placed, ...faces: number[]) => {
      const trial = new Trial({ enemy: 'american', units: { g1: '4-6-7 at D4', a1: placed } });
      return berserk(trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, ...faces));
    };
    expect(fired('6-6-6 at D6', ...TWO, 1, 1)).toEqual(['a1']);
    expect(fired('6-6-6 at D6', 2, 3, 1, 1)).toEqual([]);
    expect(fired(['6-6-6 at D6', { nationality: 'German SS' }], 2, 4, 1, 1)).toEqual(['a1']);
    expect(fired(['6-6-6 at D6', { nationality: 'Gurkha' }], 2, 4, 1, 1)).toEqual(['a1']);
    expect(berserk(under({ r1: '4-4-7 at D6' }, ...M, 1, 1))).toEqual(['r1']);
    expect(berserk(under({ r1: '4-4-7 at D6' }, ...M, 1, 2))).toEqual([]);
  });

  test('[squad-leader 3.25.1 × 3.8.11] and there may be a hero among them besides, who is not berserk', () => {
    const trial = under({ r1: '4-4-7 at D6' }, ...M, 1, 1);
    trial.order('russian', { order: 'seek-hero', unit: 'r1' }, 2);
    const { hero = '' } = trial.told('hero-created')[0] ?? {};
    expect([trial.unit('r1').berserk, trial.unit(hero).berserk]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.25.2] they check with 10: a squad that fails is halved, anything smaller is lost, nobody breaks', () => {
    const units = { r1: mad('6-2-8 at D6'), r2: mad('crew 2-3-7 at D6'), rl: mad('8-1 at D6') };
    const trial = under(units, ...M, 5, 5, 6, 5, 6, 4);
    expect(trial.told('morale-check').map(({ needs }) => needs)).toEqual([10, 10, 10]);
    expect(trial.unit('rl')).toMatchObject({ berserk: true });
    const worse = new Trial({
      enemy: 'american',
      units: { g1: '4-6-7 at D4', a1: mad('6-6-6 at D6'), a2: mad('crew 2-3-7 at D6'), al: mad('8-1 at D6') },
    }).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, ...M, 6, 5, 6, 6, 3, 3, 6, 6);
    expect(worse.unit('a1')).toMatchObject({ kind: 'half-squad', berserk: true });
    expect(worse.unit('a1').broken).toBeUndefined();
    expect([worse.battle.unit('a2'), worse.battle.unit('al')]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 3.25.7] a leader carries those with him along, who roll their Desperation Morale with his rating', () => {
    const units: Units = {
      rl: '9-1 at D6',
      r1: '4-4-7 at D6',
      r2: '4-4-7 at D6',
      r3: ['4-4-7 at D6', { broken: true }],
      r4: '4-4-7 at E6',
    };
    const trial = under(units, ...M, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3);
    expect(berserk(trial)).toEqual(['rl', 'r1']);
    const tries = trial.told('morale-check').filter(({ check }) => check === 'berserk leader');
    expect(tries).toMatchObject([
      { unit: 'r1', needs: 3, rolled: 4, modifiers: [{ value: -1 }], passed: true },
      { unit: 'r2', passed: false },
    ]);
    expect(trial.unit('r2').broken).toBeUndefined();
  });

  test('[squad-leader-A-46] [squad-leader 3.10.2/a] Americans, too, by a Desperation Morale that they have for nothing else', () => {
    const trial = new Trial({ units: { g1: '4-6-7 at D4', al: '9-1 at D6', a1: '6-6-7 at D6' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, ...TWO, 1, 1, 2, 2, 1, 3);
    expect(berserk(trial)).toEqual(['al', 'a1']);
    expect(trial.told('morale-check')[1]).toMatchObject({ needs: 3 });
  });

  test('[squad-leader-A-88] [squad-leader 3.25.4, 3.25/f, 3.25.10/a] a squad keeps three points of weapons, a leader one; the rest is thrown away', () => {
    const units: Units = { r1: '4-4-7 at D6', rm: 'MMG with r1', rn: 'LMG with r1' };
    const trial = under(units, ...M, 1, 1);
    expect([trial.unit('rm').possessor, trial.unit('rn').possessor]).toEqual([undefined, 'r1']);
    const leader = under({ rl: '8-0 at D6', rn: 'LMG with rl' }, ...M, 1, 1);
    expect(leader.unit('rn').possessor).toBeUndefined();
  });

  test('[squad-leader-A-99] [squad-leader 3.25/g] nothing at all where there is double time', () => {
    const trial = new Trial({
      options: { optional: ['4.7'] },
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at D6', rn: 'LMG with r1' },
    }).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, ...M, 1, 1);
    expect(trial.unit('rn').possessor).toBeUndefined();
  });
});

describe('the rage ends', () => {
  test('[squad-leader 3.25.8] at the end of the phase in which they kill by fire', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      units: { g1: mad('4-6-7 at D4'), g2: '4-6-7 at E4', r1: '8-0 at D5' },
    });
    trial.order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 1, 1);
    expect(trial.unit('g1')).toMatchObject({ berserk: true, sated: true });
    trial.endPhase();
    expect(trial.unit('g1').berserk).toBeUndefined();
  });

  test('[squad-leader-A-319] [squad-leader 3.25.8] or in close combat; those who kill nobody rage on', () => {
    const trial = new Trial({
      phase: 'close-combat',
      units: { g1: mad('4-6-7 at D4'), g2: mad('4-6-7 at H4'), r1: '4-4-7 at D4', r2: '4-4-7 at H4' },
    });
    const attack = (attacker: string, defender: string) => ({
      order: 'close-combat',
      attackers: [attacker],
      defenders: [defender],
    });
    const capture = { ...attack('g1', 'r1'), capture: true };
    expect(trial.refusal('german', capture)?.refused).toBe('CANNOT_GUARD');
    trial.order('german', attack('g1', 'r1')).order('german', attack('g2', 'r2'));
    trial.order('russian', 'pass', 1, 2, 6, 5);
    expect([trial.unit('g1').berserk, trial.unit('g2').berserk]).toEqual([undefined, true]);
  });
});

describe('the charge', () => {
  const charging = (units: Units, hexes: Parameters<typeof field>[0] = {}, more: object = {}) =>
    new Trial({ phase: 'movement', map: field(hexes), units, ...more });
  const move = (path: string, units = 'g1') => ({
    order: 'move',
    units: units.split(' '),
    path: path.split(' '),
  });
  const may = (trial: Trial, order: object | string, ...faces: number[]) =>
    trial.refusal('german', order as never, ...faces)?.refused ?? 'yes';

  test('[squad-leader 3.25.3, 3.25.4] by a shortest way to the nearest enemy in sight, six factors far, and nowhere else', () => {
    const trial = charging({ g1: mad('4-6-7 at D3'), r1: '4-4-7 at D11', r2: '4-4-7 at M3' });
    expect(may(trial, 'end-phase')).toBe('MUST_CHARGE');
    expect(may(trial, move('E3'))).toBe('MUST_CHARGE');
    expect(may(trial, { ...move('D4'), assault: true })).toBe('BERSERK');
    trial.order('german', move('D4 D5 D6 D7 D8 D9'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D9', charges: 'D11', spent: 6 });
    trial.order('german', 'end-phase');
    expect(trial.awaits).toEqual(['russian defensive-fire']);
  });

  test('[squad-leader 3.25.3] it advances on him too, and must', () => {
    const trial = new Trial({ phase: 'advance', units: { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D4' } });
    expect(may(trial, 'end-phase')).toBe('MUST_CHARGE');
    expect(may(trial, { order: 'advance', unit: 'g1', to: 'D2' })).toBe('MUST_CHARGE');
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D4' }).order('german', 'end-phase');
    expect(trial.awaits[0]).toMatch(/close-combat/);
  });

  test('[squad-leader 3.25.3] in factors, not in hexes: around the crags rather than through', () => {
    const crags = { D5: 'crags', D6: 'crags', D7: 'crags' } as const;
    const trial = charging({ g1: mad('4-6-7 at D4'), r1: '4-4-7 at D9' }, crags);
    expect(may(trial, move('D5'))).toBe('MUST_CHARGE');
    expect(may(trial, move('E5'))).toBe('yes');
  });

  test('[squad-leader 3.25.4] eight factors for a leader, and for a squad that goes with him all the way', () => {
    const units = { g1: mad('4-6-7 at D2'), gl: mad('8-0 at D2'), r1: '4-4-7 at D12' };
    const far = 'D3 D4 D5 D6 D7 D8 D9 D10';
    expect(may(charging(units), move(far))).toBe('TOO_FAR');
    expect(may(charging(units), move(far, 'gl'))).toBe('yes');
    expect(may(charging(units), move(far, 'g1 gl'))).toBe('yes');
  });

  test('[squad-leader 3.25.6] without an enemy in sight it does not move, nor advance', () => {
    const wall = { D5: 'stone-building' } as const;
    const units = { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D8' };
    expect(may(charging(units, wall), move('D4'))).toBe('BERSERK');
    expect(may(charging(units, wall), 'end-phase')).toBe('yes');
    const advance = new Trial({ phase: 'advance', map: field(wall), units });
    expect(may(advance, { order: 'advance', unit: 'g1', to: 'E3' })).toBe('BERSERK');
  });

  test('[squad-leader 3.25.3, 3.25/h] it fires in no Prep Fire Phase, not even at a neighbour, but defends and fires as it advances', () => {
    const units = { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D4' };
    const fire = { order: 'fire', at: 'D4', firers: ['g1'] };
    expect(may(new Trial({ units }), fire)).toBe('BERSERK');
    expect(may(new Trial({ phase: 'advancing-fire', units }), fire, 6, 5)).toBe('yes');
    expect(may(new Trial({ phase: 'defensive-fire', active: 'russian', units }), fire, 6, 5)).toBe('yes');
  });

  test('[squad-leader-A-100] [squad-leader 3.25.5, 3.25/p, 4.7.13] where there is double time they use it: no factors more, and no fire after the charge', () => {
    const options = { optional: ['4.7'] as const };
    const units = { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D11' };
    expect(may(charging(units, {}, { options }), { order: 'double-time', unit: 'g1' })).toBe('EXHAUSTED');
    const trial = charging(units, {}, { options });
    expect(may(trial, move('D4 D5 D6 D7 D8 D9 D10'))).toBe('TOO_FAR');
    trial.order('german', move('D4 D5 D6 D7 D8 D9')).endPhase().endPhase();
    expect(may(trial, { order: 'fire', at: 'D11', firers: ['g1'] })).toBe('EXHAUSTED');
  });

  test('[squad-leader-A-101] [squad-leader 3.25/q] and close combat against them is easier by 1', () => {
    const trial = new Trial({
      phase: 'close-combat',
      options: { optional: ['4.7'] },
      units: { g1: '4-6-7 at D4', r1: mad('4-4-7 at D4') },
    });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    trial.order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]?.blows[0]?.modifiers).toMatchObject([
      { why: 'berserk', value: -1 },
    ]);
  });

  const charged = (at: string, ...faces: number[]) =>
    charging({ g1: mad('4-6-7 at D2'), r1: '4-4-7 at D9' })
      .order('german', move('D3 D4 D5 D6 D7 D8'))
      .endPhase()
      .order('russian', { order: 'fire', at, firers: ['r1'] }, 6, ...faces);
  const modifiers = (trial: Trial) =>
    trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

  test('[squad-leader-A-102] [squad-leader 3.25.11, 3.25/r] fire at those who charge has -1 for each hex they entered, besides -2 in the open', () => {
    expect(modifiers(charged('D8', 5))).toEqual(['charging -6', 'moved -1', 'in the open -1']);
  });

  test('[squad-leader 3.25/n] put back, only for those up to the hex where they are fired on', () => {
    expect(modifiers(charged('D5', 6))).toEqual(['charging -3', 'moved -1', 'in the open -1']);
  });

  test('[squad-leader 3.25.11] only for hexes that the firer sees', () => {
    const trial = charging(
      { g1: mad('4-6-7 at D2'), r1: '4-4-7 at D9', r2: '4-4-7 at H9' },
      {
        E3: 'woods',
        E4: 'woods',
        E5: 'woods',
        E6: 'woods',
        E7: 'woods',
      },
    )
      .order('german', move('D3 D4 D5 D6 D7 D8'))
      .endPhase()
      .order('russian', { order: 'fire', at: 'D8', firers: ['r2'] }, 6, 5);
    expect(modifiers(trial)?.[0]).toBe('charging -2');
  });
});

test('[squad-leader 3.13.9] the SS rage as Russians do against Russians, and come to themselves after a kill in close combat', () => {
  const SS = { nationality: 'German SS' } as const;
  const raging = new Trial({
    active: 'russian',
    sides: { german: SS },
    units: { r1: '4-4-7 at D4', g1: ['4-6-7 at D6', SS] },
  }).order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, ...M, 1, 1);
  expect(raging.unit('g1').berserk).toBe(true);
  const fight = new Trial({
    phase: 'close-combat',
    sides: { german: SS },
    units: { g1: mad('4-6-7 at D4', SS), r1: '4-4-7 at D4' },
  }).order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
  fight.order('russian', 'pass', 1, 2);
  expect([fight.battle.unit('r1'), fight.unit('g1').berserk]).toEqual([undefined, undefined]);
});

test('[squad-leader-A-87] [squad-leader 3.25/e] the berserk need no nerve to go at a tank', () => {
  const trial = new Trial({
    phase: 'advance',
    units: { g1: mad('4-6-7 at D4'), g2: '4-6-7 at D4', rt: 'T-34 at D5' },
  });
  trial.order('german', { order: 'advance', unit: 'g1', to: 'D5' });
  expect([trial.unit('g1').at, trial.told('morale-check')]).toEqual(['D5', []]);
  trial.order('german', { order: 'advance', unit: 'g2', to: 'D5' }, 6, 5);
  expect(trial.told('morale-check')).toMatchObject([{ unit: 'g2', passed: false }]);
});

describe('berserk crews', () => {
  const crew = (values: object = {}): Units => ({ g1: mad('crew 2-4-7 at D3'), gm: ['HMG with g1', values] });
  const may = (trial: Trial, order: object | string) =>
    trial.refusal('german', order as never)?.refused ?? 'yes';
  const fire = { order: 'fire', at: 'D8', firers: ['gm'] };

  test('[squad-leader 3.25.9] stay at their gun and use Sustained Fire in every phase, as long as it works', () => {
    const trial = new Trial({ units: { ...crew(), r1: '4-4-7 at D8' } });
    expect(may(trial, 'end-phase')).toBe('MUST_FIRE');
    trial.order('german', fire, 6, 4);
    expect(trial.told('burnt-out')).toMatchObject([{ weapon: 'gm' }]);
    const defending = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      units: { ...crew(), r1: '4-4-7 at D8' },
    });
    expect(may(defending, 'end-phase')).toBe('MUST_FIRE');
    defending.order('german', fire, 6, 3);
    expect(may(defending, 'end-phase')).toBe('yes');
  });

  test('[squad-leader 3.25.9] they do not charge before it malfunctions', () => {
    const move = { order: 'move', units: ['g1'], path: ['D4'] };
    const moving = (values: object) =>
      new Trial({ phase: 'movement', units: { ...crew(values), r1: '4-4-7 at D8' } });
    expect(may(moving({}), move)).toBe('BERSERK');
    expect(may(moving({}), 'end-phase')).toBe('yes');
    const broken = moving({ malfunctioned: true });
    expect(may(broken, 'end-phase')).toBe('MUST_CHARGE');
    broken.order('german', move);
    expect(broken.unit('g1')).toMatchObject({ at: 'D4', charges: 'D8' });
  });

  test('[squad-leader 3.25.10, 8.9.7.5] without a target they fire all the same, and the gun may burn out', () => {
    const trial = new Trial({
      map: field({ D5: 'stone-building' }),
      units: { ...crew(), r1: '4-4-7 at D8' },
    });
    trial.order('german', 'end-phase', 6, 6);
    expect(trial.told('fired-at-nothing')).toMatchObject([{ unit: 'g1', weapon: 'gm', rolled: 12 }]);
    expect(trial.battle.unit('gm')).toBeUndefined();
  });

  test('[squad-leader 3.25.10, 8.9.7.5] a leader calms them in the Rally Phase by their printed morale', () => {
    const trial = new Trial({ phase: 'rally', units: { ...crew(), gl: '9-1 at D3', r1: '4-4-7 at D8' } });
    const calm = { order: 'calm-crew', unit: 'g1', leader: 'gl' };
    while (trial.awaits[0] !== 'german rally') trial.order('german', 'pass');
    expect(may(trial, { ...calm, leader: 'g1' })).toBe('CANNOT_LEAD');
    trial.order('german', calm, 4, 4);
    expect(trial.told('morale-check')).toMatchObject([{ needs: 7, rolled: 8, passed: true }]);
    expect(trial.unit('g1').berserk).toBeUndefined();
  });
});

describe('enemies in wire', () => {
  const WIRE = { marks: { D8: { wire: true as const } } };
  const units = { g1: mad('4-6-7 at D4'), r1: '4-4-7 at D8' } as const;
  test('[squad-leader 3.25.3 × 15.1.3] are charged as far as the wire', () => {
    const trial = new Trial({ phase: 'movement', units, ...WIRE });
    expect(trial.refusal('german', 'end-phase')?.refused).toBe('MUST_CHARGE');
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5', 'D6', 'D7'] });
    expect(trial.unit('g1').at).toBe('D7');
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D8'] })?.refused).toBe(
      'IMPASSABLE',
    );
  });

  test('[squad-leader 3.25.3 × 15.1.3] and into it in the Advance Phase', () => {
    const trial = new Trial({ phase: 'advance', units: { ...units, g1: mad('4-6-7 at D7') }, ...WIRE });
    expect(trial.refusal('german', 'end-phase')?.refused).toBe('MUST_CHARGE');
    expect(trial.order('german', { order: 'advance', unit: 'g1', to: 'D8' }).unit('g1').at).toBe('D8');
  });
});

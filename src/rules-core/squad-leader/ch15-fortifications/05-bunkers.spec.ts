import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

/** It looks north, to C8 and D7 as hexspine 0 has it. */
const BUNKER = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
const MARKS = { D8: { bunker: BUNKER } } as const;
const inside = (counter: string, more: object = {}) =>
  [counter, { at: 'D8', bunkered: 'D8', ...more }] as unknown as Placed;
const UNITS = { g1: inside('4-6-7'), r1: '4-4-7 at A1' } as const;
const playing = (phase: Setup['phase'], units: object = UNITS, setup: Setup = {}) =>
  new Trial({ phase: phase ?? 'movement', units: units as never, marks: MARKS, ...setup });
const enter = (...units: string[]) => ({ order: 'enter-bunker', units });
const leave = (...units: string[]) => ({ order: 'enter-bunker', units, out: true });
const move = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], path });
const whys = (trial: Trial, unit: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('in and out', () => {
  test('[squad-leader 15.5.4] for a factor each way; the hex itself costs what its terrain does', () => {
    const trial = playing('movement', { g1: '4-6-7 at D9', r1: '4-4-7 at A1' });
    trial.order('german', move('g1', 'D8'));
    expect(trial.unit('g1').spent).toBe(1);
    trial.order('german', enter('g1'));
    expect(trial.unit('g1')).toMatchObject({ spent: 2, bunkered: 'D8' });
    trial.order('german', leave('g1'));
    expect([trial.unit('g1').spent, trial.unit('g1').bunkered]).toEqual([3, undefined]);
    const out = playing('movement').order('german', move('g1', 'D9'));
    expect([out.unit('g1').spent, out.unit('g1').bunkered]).toEqual([2, undefined]);
  });

  test('[squad-leader 15.5.4] in the Advance Phase too, also from the next hex', () => {
    const here = playing('advance', { g1: '4-6-7 at D8', r1: '4-4-7 at A1' }).order('german', enter('g1'));
    expect(here.unit('g1')).toMatchObject({ bunkered: 'D8', advanced: true });
    expect(playing('advance').order('german', leave('g1')).unit('g1').bunkered).toBeUndefined();
    const next = playing('advance', { g1: '4-6-7 at D9', r1: '4-4-7 at A1' });
    next.order('german', { order: 'advance', unit: 'g1', to: 'D8', beneath: true });
    expect(next.unit('g1').bunkered).toBe('D8');
  });

  test('[squad-leader-C-060] [squad-leader 15.1.3/q1] wire around it keeps those in the next hex out of it', () => {
    const units = { g1: '4-6-7 at D9', r1: '4-4-7 at A1' };
    const marks = { D8: { bunker: BUNKER, wire: true } } as const;
    const trial = playing('advance', units, { marks });
    const into = { order: 'advance', unit: 'g1', to: 'D8' };
    expect(trial.refusal('german', { ...into, beneath: true })?.cites).toEqual(['15.1.3/q1']);
    expect(trial.refusal('german', into)).toBeUndefined();
  });

  test('[squad-leader 15.5.1.1] as many squads, leaders and weapons as it has room for', () => {
    const full = {
      g1: inside('4-6-7'),
      g2: inside('4-6-7'),
      g3: '4-6-7 at D8',
      gl: '9-1 at D8',
      r1: '4-4-7 at A1',
    };
    const trial = playing('movement', full);
    expect(trial.refusal('german', enter('g3'))?.refused).toBe('NO_ROOM');
    expect(trial.order('german', enter('gl')).unit('gl').bunkered).toBe('D8');
    const armed = {
      g1: '4-6-7 at D8',
      ga: 'LMG with g1',
      gb: 'LMG with g1',
      gc: 'LMG with g1',
      r1: '4-4-7 at A1',
    };
    expect(playing('movement', armed).refusal('german', enter('g1'))?.refused).toBe('NO_ROOM');
  });

  test('[squad-leader 15.5.3] those inside take no room outside', () => {
    const units = {
      ...UNITS,
      g2: inside('4-6-7'),
      g3: '4-6-7 at D8',
      g4: '4-6-7 at D8',
      g5: '4-6-7 at D8',
      g6: '4-6-7 at D9',
    };
    expect(
      playing('movement', { ...units, g5: '4-6-7 at D9' }).refusal('german', move('g6', 'D8')),
    ).toBeUndefined();
    const trial = playing('movement', units);
    expect(trial.refusal('german', move('g6', 'D8'))?.refused).toBe('NO_ROOM');
    expect(trial.refusal('german', leave('g1'))?.refused).toBe('NO_ROOM');
  });

  test('[squad-leader 15.5.6] no mortars', () => {
    const units = { g1: '4-6-7 at D8', gm: '50mm mortar with g1', r1: '4-4-7 at A1' };
    expect(playing('movement', units).refusal('german', enter('g1'))?.refused).toBe('NO_ROOM');
  });
});

describe('fire', () => {
  const at = (firer: string, hex: string, target = 'D8', units: object = UNITS) => {
    const trial = playing('defensive-fire', { ...units, r1: `4-4-7 at ${hex}` });
    return trial.order('russian', { order: 'fire', at: target, firers: [firer] }, 6, 5);
  };

  test.each([
    ['before it', 'D5', 'bunker 3', '15.5.1.2'],
    ['behind it', 'D11', 'bunker 5', '15.5.1.3'],
  ] as const)(
    '[squad-leader-C-079] [squad-leader 15.5.1.2, 15.5.1.3, 15.5.1.2/q1] from %s',
    (_, hex, why, cites) => {
      const trial = at('r1', hex);
      expect(whys(trial, 'g1')).toEqual([why]);
      expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers[0]?.cites).toBe(cites);
    },
  );

  test('[squad-leader 15.5.2, 15.5.8] strikes those outside too, whom it does not shelter', () => {
    const trial = at('r1', 'D5', 'D8', { ...UNITS, g2: '4-6-7 at D8' });
    expect([whys(trial, 'g1'), whys(trial, 'g2')]).toEqual([['bunker 3'], []]);
  });

  test('[squad-leader-C-078] [squad-leader 15.5/q1] a group from both sides counts as from behind', () => {
    const units = { ...UNITS, r1: '6-2-8 at D7', r2: '6-2-8 at E7', r3: '6-2-8 at E8' };
    const trial = playing('defensive-fire', units);
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1', 'r2', 'r3'] }, 6, 5);
    expect(whys(trial, 'g1')).toEqual(['bunker 5']);
  });

  test('[squad-leader 15.5.5] out of it only through its covered arc, and not at those on top', () => {
    const units = { ...UNITS, r1: '4-4-7 at D5', r2: '4-4-7 at D11', r3: '4-4-7 at D8' };
    const trial = playing('prep-fire', units);
    const fire = (hex: string) => trial.refusal('german', { order: 'fire', at: hex, firers: ['g1'] }, 6, 5);
    expect(fire('D11')?.refused).toBe('OUT_OF_ARC');
    expect(fire('D5')).toBeUndefined();
  });

  test.each(['D7', 'D9'] as const)('[squad-leader 15.5.14.3] flames from %s', (hex) => {
    const units = { g1: inside('4-6-7'), r1: `6-2-8 at ${hex}`, rf: 'flamethrower with r1' };
    const trial = playing('defensive-fire', units);
    trial.order(
      'russian',
      { order: 'fire', at: 'D8', firers: ['rf'] },
      6,
      5,
      ...(hex === 'D7' ? [1, 1] : []),
    );
    expect(whys(trial, 'g1')).toEqual(hex === 'D7' ? [] : ['bunker 5']);
  });

  test.each([
    ['D7', 'bunker 3'],
    ['D9', 'bunker 5'],
  ] as const)('[squad-leader 15.5.14.4] a charge placed from %s', (hex, why) => {
    const units = { g1: inside('4-6-7'), r1: `6-2-8 at ${hex}`, rd: 'demo charge with r1' };
    const trial = playing('movement', units, {
      active: 'russian',
      options: { order: ['russian', 'german'] },
    });
    trial.order('russian', { order: 'place-charge', weapon: 'rd', at: 'D8' }).endPhase().endPhase();
    trial.order('russian', { order: 'detonate', weapon: 'rd' }, 6, 4, ...(hex === 'D7' ? [1, 1] : []));
    expect(whys(trial, 'g1')).toEqual([why]);
  });

  test('[squad-leader 15.5.14.1] shells from off the map count as from behind', () => {
    const artillery = [{ side: 'german', battery: 'A', is: 'fire for effect' }] as const;
    const trial = playing(
      'movement',
      { gl: '9-1 at A1', r1: ['4-4-7', { at: 'D8', bunkered: 'D8' }] },
      {
        active: 'russian',
        options: { order: ['german', 'russian'] },
        sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
        marks: { D8: { bunker: BUNKER, artillery } },
      },
    ).endPhase(...Array.from({ length: 7 }, () => [6, 6]).flat());
    const barrage = trial.told('barrage').find(({ at: hex }) => hex === 'D8');
    expect(barrage?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(['bunker 5']);
  });

  test('[squad-leader 15.5.14.5] so do the guns of an AFV that overruns it', () => {
    const units = { g1: inside('4-6-7'), rt: ['T-34', { at: 'D7', facing: 3 }] };
    const trial = playing('movement', units, {
      active: 'russian',
      options: { order: ['russian', 'german'] },
    });
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['D8'], overrun: ['bow'] });
    trial.order('german', 'pass', 6, 6);
    expect(trial.told('overrun')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toContain('bunker');
  });
});

describe('broken men', () => {
  const broken = { broken: true, dm: true } as const;

  test('[squad-leader 15.5.7] inside they need not rout, whoever is near', () => {
    const units = { g1: inside('4-6-7', broken), r1: '4-4-7 at D7' };
    const map = field({ D9: 'woods' });
    const open = { ...units, g1: ['4-6-7', { at: 'D8', ...broken }] };
    expect(playing('rout', open, { map }).refusal('german', 'pass')?.refused).toBe('MUST_ROUT');
    const trial = playing('rout', units, { map });
    expect(trial.refusal('german', 'pass')).toBeUndefined();
    expect(trial.order('german', 'pass').unit('g1').fate).toBeUndefined();
  });

  test('[squad-leader 15.5.7] they rout into one as into a building', () => {
    const units = { g1: ['4-6-7', { at: 'D9', ...broken }], r1: '4-4-7 at D12' };
    const trial = playing('rout', units);
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D8'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', bunkered: 'D8' });
    expect(playing('rout', units, { marks: {} }).awaits).not.toContain('german rout');
  });

  test.each([
    ['inside', { bunkered: 'D8' }, ['9-1']],
    ['outside', {}, ['9-1', 'not in cover']],
  ] as const)('[squad-leader 15.5.7] they rally %s as in a building, or not', (_, is, why) => {
    const men = (counter: string, more: object) => [counter, { at: 'D8', ...is, ...more }];
    const units = { gl: men('9-1', {}), g1: men('4-6-7', { broken: true }), r1: '4-4-7 at A1' };
    const trial = playing('rally', units, { turn: 2 });
    while (!trial.awaits.includes('german rally'))
      trial.order(trial.awaits[0]?.split(' ')[0] as string, 'pass');
    trial.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 6, 6);
    expect(trial.told('rally-attempt')[0]?.modifiers.map((one) => one.why)).toEqual(why);
  });
});

describe('concealment', () => {
  test('[squad-leader-A-9] [squad-leader 2.3.8.3/b] nobody in a bunker goes under a "?"', () => {
    const map = field({ D8: 'brush' });
    const hide = { order: 'conceal', units: ['g1'] };
    const at = (g1: Placed) => playing('close-combat', { g1, g2: '4-6-7 at D8', r1: '4-4-7 at A1' }, { map });
    expect(at(inside('4-6-7')).refusal('german', hide)?.cites).toEqual(['2.3.8.3/b']);
    expect(at('4-6-7 at D8').refusal('german', hide)).toBeUndefined();
  });
});

describe('before the battle', () => {
  const build = (more: object = {}) => ({
    order: 'fortify',
    works: [{ is: 'bunker', as: '1+3+5', at: 'D8', side: 0, ...more }],
  });
  const starting = () =>
    new Trial({
      map: field({ E8: 'woods', F8: 'wooden-building' }),
      phase: 'rally',
      units: { g1: '4-6-7 at D8', g2: '4-6-7 at D8', r1: '4-4-7 at A1' },
      sides: { german: { works: { bunkers: { '1+3+5': 1 } } } },
    });

  test('[squad-leader 15.5.1] it stands in neither woods nor building; those who have room are in it', () => {
    for (const at of ['E8', 'F8'])
      expect(starting().refusal('german', build({ at }))?.refused).toBe('IMPASSABLE');
    expect(starting().refusal('german', build({ as: '2+3+5' }))?.refused).toBe('TOO_MANY_WORKS');
    const trial = starting().order('german', build());
    expect(trial.at('D8').bunker).toEqual({ squads: 1, front: 3, rear: 5, facing: 0 });
    expect([trial.unit('g1').bunkered, trial.unit('g2').bunkered]).toEqual(['D8', undefined]);
  });

  test('[squad-leader 15.5.1] one in a hex', () => {
    const trial = new Trial({
      phase: 'rally',
      units: { g1: '4-6-7 at A12', r1: '4-4-7 at A1' },
      sides: { german: { works: { bunkers: { '1+3+5': 2 } } } },
    });
    const one = { is: 'bunker', as: '1+3+5', at: 'D8', side: 0 };
    expect(trial.refusal('german', { order: 'fortify', works: [one, one] })?.refused).toBe('IMPASSABLE');
    expect(trial.refusal('german', { order: 'fortify', works: [one, { ...one, at: 'E8' }] })).toBeUndefined();
  });
});

describe('enemies on top', () => {
  const above = (more: object = {}) => ({ g1: inside('4-6-7'), r1: '4-4-7 at D8', ...more });
  const asRussian = { active: 'russian', options: { order: ['russian', 'german'] } } as const;

  test('[squad-leader 15.5.9] move there, and nobody fights', () => {
    const units = { g1: inside('4-6-7'), g9: '4-6-7', r1: '4-4-7 at D9', r9: '4-4-7' };
    const trial = playing('movement', units, asRussian).order('russian', move('r1', 'D8'));
    expect(trial.unit('r1').at).toBe('D8');
    const held = playing('movement', { ...units, g2: '4-6-7 at D8' }, asRussian);
    expect(held.refusal('russian', move('r1', 'D8'))?.refused).toBe('ENEMY_THERE');
    const fight = playing('close-combat', { ...units, r1: '4-4-7 at D8' }, asRussian);
    expect(fight.awaits.join()).not.toContain('close-combat');
    expect([fight.unit('g1').melee, fight.unit('r1').melee]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 15.5.10] go inside in the Advance Phase, and then fight to the end', () => {
    const units = above({ g9: '4-6-7', r9: '4-4-7' });
    expect(playing('movement', units, asRussian).refusal('russian', enter('r1'))?.refused).toBe(
      'ENEMY_THERE',
    );
    const trial = playing('advance', units, asRussian).order('russian', enter('r1')).endPhase();
    expect(trial.awaits).toEqual(['russian close-combat']);
    trial.order('russian', 'pass').order('german', 'pass');
    expect([trial.unit('g1').melee, trial.unit('r1').melee]).toEqual([true, true]);
  });

  test('[squad-leader 15.5.9, 15.5.10] who is inside does not reach those on top', () => {
    const units = above({ r2: inside('4-4-7'), g9: '4-6-7', r9: '4-4-7' });
    const trial = playing('close-combat', units);
    const attack = (foe: string) => ({ order: 'close-combat', attackers: ['g1'], defenders: [foe] });
    expect(trial.refusal('german', attack('r1'))?.refused).toBe('NOT_TOGETHER');
    expect(trial.refusal('german', attack('r2'))).toBeUndefined();
  });

  test('[squad-leader 15.5.11] nobody comes out past those in good order', () => {
    const out = (r1: object) => playing('movement', above({ r1: ['4-4-7', { at: 'D8', ...r1 }] }));
    expect(out({}).refusal('german', leave('g1'))?.refused).toBe('ENEMY_THERE');
    expect(out({}).refusal('german', move('g1', 'D9'))?.refused).toBe('ENEMY_THERE');
    expect(out({ broken: true }).refusal('german', leave('g1'))).toBeUndefined();
    const advance = playing('advance', above());
    expect(advance.refusal('german', { order: 'advance', unit: 'g1', to: 'D9' })?.refused).toBe(
      'ENEMY_THERE',
    );
    expect(advance.refusal('german', leave('g1'))?.refused).toBe('ENEMY_THERE');
  });

  test('[squad-leader 15.5.10/q1] nobody comes straight in past them', () => {
    const units = { g1: '4-6-7 at D9', r1: '4-4-7 at D8' };
    const into = { order: 'advance', unit: 'g1', to: 'D8' };
    const trial = playing('advance', units);
    expect(trial.refusal('german', { ...into, beneath: true })?.cites).toEqual(['15.5.10/q1']);
    expect(trial.refusal('german', into)).toBeUndefined();
  });

  test('[squad-leader 15.5.12, 15.5.12/q1] neither fires at the other', () => {
    const fire = (by: 'german' | 'russian', firer: string, more: object = {}) =>
      playing('prep-fire', above(), more).refusal(by, { order: 'fire', at: 'D8', firers: [firer] }, 6, 5);
    expect(fire('german', 'g1')?.refused).toBe('OUT_OF_ARC');
    expect(fire('russian', 'r1', asRussian)).toBeDefined();
  });
});

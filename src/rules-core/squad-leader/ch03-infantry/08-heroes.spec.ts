import { type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A German squad fires at D6: 2 and 4 give an M, 1 and 3 a 1MC. */
const M = [2, 4];
const under = (units: Units, ...faces: number[]) =>
  new Trial({ units: { g1: '4-6-7 at D4', ...units } }).order(
    'german',
    { order: 'fire', at: 'D6', firers: ['g1'] },
    ...faces,
  );
const hero = (values: object = {}, at = 'D6'): Placed => [`1-4-9 at ${at}`, values];
const modifiersOf = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .flatMap(({ modifiers }) => modifiers.map(({ why, value }) => `${why} ${value}`));

describe('heroes come forward', () => {
  const bold = (units: Units, ...faces: number[]) => under(units, ...M, 1, 1, ...faces);

  test('[squad-leader 3.8.11] of a unit that rolls a 2 in a check of fire, if its owner likes, on a 1 or 2', () => {
    const trial = bold({ r1: '4-4-7 at D6' });
    expect(trial.awaits).toEqual(['russian afterwards']);
    trial.order('russian', { order: 'seek-hero', unit: 'r1' }, 2);
    const { hero: id = '' } = trial.told('hero-created')[0] ?? {};
    expect(trial.unit(id)).toMatchObject({ kind: 'hero', strength: '1-4-9', at: 'D6', morale: 9, fp: 1 });
    expect(trial.unit('r1').kind).toBe('squad');
    expect(trial.awaits).toEqual(['german prep-fire']);
    expect(bold({ r1: '4-4-7 at D6' }).order('russian', { order: 'seek-hero', unit: 'r1' }, 3).kinds).toEqual(
      ['hero-sought'],
    );
    expect(bold({ r1: '4-4-7 at D6' }).order('russian', 'carry-on').kinds).toEqual(['carries-on']);
  });

  test('[squad-leader 3.8.11] also of the broken, and nobody else may try', () => {
    const trial = bold({ r1: ['4-4-7 at D6', { broken: true }], r2: '4-4-7 at E6' });
    expect(trial.refusal('russian', { order: 'seek-hero', unit: 'r2' })?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('russian', { order: 'seek-hero', unit: 'r1' }, 1);
    expect(trial.told('hero-created')).toMatchObject([{ unit: 'r1' }]);
  });

  test.each<[string, Placed]>([
    ['f1', '6-4-8 at D6'],
    ['b1', ['4-5-8 at D6', { nationality: 'Gurkha' }]],
    ['r1', ['3-3-6 at D6', { partisan: true }]],
  ])('[squad-leader 3.8.11] bolder nations and partisans take 1 off the die: %s', (id, placed) => {
    const side = { f: 'finnish', b: 'british', r: 'russian' }[id[0] as 'f' | 'b' | 'r'];
    const trial = new Trial({ enemy: side, units: { g1: '4-6-7 at D4', [id]: placed } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, ...M, 1, 1);
    trial.order(side, { order: 'seek-hero', unit: id }, 3);
    expect(trial.kinds).toContain('hero-created');
  });

  test('[squad-leader 3.8.11] so do Germans, where they fight Russians', () => {
    const against = (enemy: 'russian' | 'american') => {
      const foe: Units = enemy === 'russian' ? { r1: '4-4-7 at D4' } : { a1: '6-6-6 at D4' };
      const trial = new Trial({ active: enemy, enemy: 'german', units: { ...foe, g1: '4-6-7 at D6' } });
      trial.order(enemy, { order: 'fire', at: 'D6', firers: Object.keys(foe) }, 1, 4, 1, 1);
      return trial.order('german', { order: 'seek-hero', unit: 'g1' }, 3).kinds.includes('hero-created');
    };
    expect([against('russian'), against('american')]).toEqual([true, false]);
  });

  test('[squad-leader 3.8.11/a] a leader becomes one himself, and leads nobody any more', () => {
    const trial = bold({ rl: '9-1 at D6', r1: '4-4-7 at D6' }, 6, 6, 3, 3);
    trial.order('russian', { order: 'seek-hero', unit: 'rl' }, 1);
    expect(trial.unit('rl')).toMatchObject({ kind: 'hero', strength: '1-4-9' });
    expect(trial.unit('rl').leadership).toBeUndefined();
    trial.order('german', 'end-phase').order('german', 'end-phase');
    const order = { order: 'fire', at: 'D4', firers: ['r1'], leaders: ['rl'] };
    expect(trial.refusal('russian', order)?.refused).toBe('CANNOT_LEAD');
  });
});

describe('heroes under fire', () => {
  test('[squad-leader 3.8.2, 3.8.8] one who fails is wounded, and never broken; wounded once more, or by a 12, he is lost', () => {
    const trial = under({ r1: hero() }, ...M, 5, 5);
    expect(trial.unit('r1')).toMatchObject({ strength: '1-3-8', morale: 8, range: 3, wounds: 1 });
    expect(trial.unit('r1').broken).toBeUndefined();
    expect(under({ r1: '1-3-8 at D6' }, ...M, 5, 4).battle.unit('r1')).toBeUndefined();
    expect(under({ r1: hero() }, ...M, 6, 6).battle.unit('r1')).toBeUndefined();
    const own = new Trial({ units: { g1: hero({}, 'D4'), r1: '4-4-7 at D5' } });
    expect(own.refusal('german', { order: 'break', unit: 'g1' })?.refused).toBe('CANNOT_BREAK');
  });

  test('[squad-leader 3.8.3] he checks for no leader, no leader helps him, and he is not berserk', () => {
    const trial = under({ r1: hero(), rl: '9-1 at D6' }, ...M, 5, 5, 1, 1);
    expect(trial.told('morale-check')).toMatchObject([
      { unit: 'rl', passed: false },
      { unit: 'r1', modifiers: [], passed: true },
    ]);
    expect(trial.unit('r1').berserk).toBeUndefined();
    expect(trial.awaits).toEqual(['german prep-fire']);
  });

  test('[squad-leader 3.8.3] nor does he need nerve to go at a tank, nor lose heart with his side', () => {
    const tank = new Trial({
      phase: 'advance',
      units: { g1: hero({}, 'D4'), g2: '4-6-7 at D4', rt: 'T-34 at D5' },
    });
    tank.order('german', { order: 'advance', unit: 'g1', to: 'D5' });
    expect([tank.unit('g1').at, tank.told('morale-check')]).toEqual(['D5', []]);
    tank.order('german', { order: 'advance', unit: 'g2', to: 'D5' }, 6, 5);
    expect(tank.told('morale-check')).toHaveLength(1);
    const losing = new Trial({
      units: { g1: hero({}, 'D4'), g2: '4-6-7 at D4', r1: '4-4-7 at N12' },
      options: { optional: ['3.27'] },
      sides: { german: { integrity: { base: 100, lost: 40 } } },
    });
    expect([losing.unit('g1').morale, losing.unit('g2').morale]).toEqual([9, 6]);
  });

  test('[squad-leader 3.8.8] he is neither pinned nor grounded by a check that he barely passes', () => {
    expect(under({ r1: hero() }, ...M, 5, 4).unit('r1').pinned).toBeUndefined();
    const trial = new Trial({ phase: 'movement', units: { g1: hero({}, 'D3'), r1: '4-4-7 at G7' } })
      .order('german', { order: 'move', units: ['g1'], path: ['D4', 'D5', 'D6', 'D7'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 3, 4, 4, 4);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7' });
    expect(trial.unit('g1').grounded).toBeUndefined();
  });

  test('[squad-leader 3.8.8] doubles do not make him cower', () => {
    const trial = new Trial({ units: { g1: hero({}, 'D4'), r1: '4-4-7 at D6' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 5, 5);
    expect(trial.told('fire-attack')).toMatchObject([{ cowered: false, column: 1 }]);
  });

  test('[squad-leader 3.8.5, 3.8.8] wounded after three factors he goes no farther; before, he has what is left of three', () => {
    const run = (at: string) =>
      new Trial({ phase: 'movement', units: { g1: hero({}, 'D3'), r1: '4-4-7 at G7' } })
        .order('german', { order: 'move', units: ['g1'], path: ['D4', 'D5', 'D6', 'D7', 'D8'] })
        .endPhase()
        .order('russian', { order: 'fire', at, firers: ['r1'] }, 2, 3, 6, 5);
    const late = run('D6');
    expect(late.unit('g1')).toMatchObject({ at: 'D6', wounds: 1, grounded: true });
    const early = run('D5');
    expect(early.unit('g1')).toMatchObject({ at: 'D5', left: 1 });
    expect(early.awaits).toEqual(['german go-on']);
  });
});

describe('what heroes do', () => {
  const may = (units: Units, order: object, phase: 'movement' | 'prep-fire' | 'advance' = 'movement') =>
    new Trial({ phase, units: { r1: '4-4-7 at D12', ...units } }).refusal('german', order as never)
      ?.refused ?? 'yes';
  const path = (last: number) => Array.from({ length: last - 3 }, (_, i) => `D${i + 4}`);

  test('[squad-leader 3.8.5] six factors, three with a wound; a leader gives him none, and he gives none', () => {
    const moves = (units: string[], hexes: string[]) => ({ order: 'move', units, path: hexes });
    expect(may({ g1: hero({}, 'D3') }, moves(['g1'], path(9)))).toBe('yes');
    expect(may({ g1: hero({}, 'D3'), gl: '8-0 at D3' }, moves(['g1', 'gl'], path(10)))).toBe('TOO_FAR');
    expect(may({ g1: '1-3-8 at D3' }, moves(['g1'], path(6)))).toBe('yes');
    expect(may({ g1: '1-3-8 at D3' }, moves(['g1'], path(7)))).toBe('TOO_FAR');
    expect(may({ g1: hero({}, 'D3'), g2: '4-6-7 at D3' }, moves(['g1', 'g2'], path(8)))).toBe('TOO_FAR');
  });

  test('[squad-leader 3.8.4] he takes no room', () => {
    const full = { g1: '4-6-7 at D4', g2: '4-6-7 at D4', g3: '4-6-7 at D4', gl: '8-0 at D4' };
    expect(may({ ...full, gh: hero({}, 'D3') }, { order: 'advance', unit: 'gh', to: 'D4' }, 'advance')).toBe(
      'yes',
    );
  });

  test('[squad-leader 3.8.6] he fires a gun at half, or in full with +1 and a lower breakdown number, and not himself besides', () => {
    const trial = () =>
      new Trial({ units: { g1: hero({}, 'D4'), gm: ['HMG with g1', { breakdown: 12 }], r1: '4-4-7 at D6' } });
    const half = trial().order('german', { order: 'fire', at: 'D6', firers: ['gm'] }, 6, 4);
    expect(half.told('fire-attack')[0]?.parts).toMatchObject([{ why: ['fired by one man x1/2'] }]);
    expect(modifiersOf(half)).toEqual([]);
    const full = trial().order('german', { order: 'fire', at: 'D6', firers: ['gm'], heroic: ['gm'] }, 6, 5);
    expect(full.told('fire-attack')[0]?.parts).toMatchObject([{ why: [] }]);
    expect(modifiersOf(full)).toEqual(['1-4-9 at a gun 1']);
    expect(full.told('malfunctioned')).toMatchObject([{ weapon: 'gm', from: 11 }]);
    expect(trial().refusal('german', { order: 'fire', at: 'D6', firers: ['g1', 'gm'] })?.refused).toBe(
      'HAS_FIRED',
    );
  });

  test('[squad-leader 3.8.10] he helps a group for -1 with leaders and other heroes, also from another hex of it', () => {
    const trial = new Trial({
      units: {
        g1: '4-6-7 at D4',
        gl: '9-1 at D4',
        gh: hero({}, 'D4'),
        gk: hero({}, 'E4'),
        r1: '4-4-7 at D6',
      },
    });
    const order = { order: 'fire', at: 'D6', firers: ['g1'], leaders: ['gl'], heroes: ['gh', 'gk'] };
    trial.order('german', order, 6, 5);
    expect(modifiersOf(trial)).toEqual(['9-1 -1', 'hero 1-4-9 -1', 'hero 1-4-9 -1']);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
    expect(trial.unit('gh')).toMatchObject({ prep: true, fired: true });
  });

  test('[squad-leader 3.8.10] not at long range, nor himself alone, nor when he fires', () => {
    const units = { g1: '4-6-7 at D3', gh: hero({}, 'D3'), gk: hero({}, 'D4'), r1: '4-4-7 at D8' };
    const fire = (firers: string[], heroes: string[]) => ({ order: 'fire', at: 'D8', firers, heroes });
    expect(may(units, fire(['g1'], ['gh']), 'prep-fire')).toBe('CANNOT_LEAD');
    expect(may(units, fire(['gk'], ['gk']), 'prep-fire')).toBe('CANNOT_LEAD');
    expect(may(units, fire(['g1', 'gk'], ['gk']), 'prep-fire')).toBe('CANNOT_LEAD');
  });
});

describe('heroes in close combat', () => {
  const combat = (units: Units) =>
    new Trial({ phase: 'close-combat', units: { g1: '4-6-7 at D4', ...units } });
  const attack = (attackers: string[], defenders: string[], heroes?: string[]) => ({
    order: 'close-combat',
    attackers,
    defenders,
    ...(heroes && { heroes }),
  });

  test('[squad-leader 3.8.9] with men he is not attacked, and is lost with them; alone he counts 1', () => {
    const trial = combat({ r1: '4-4-7 at D4', rh: hero({}, 'D4') });
    expect(trial.refusal('german', attack(['g1'], ['rh']))?.refused).toBe('PROTECTED');
    trial.order('german', attack(['g1'], ['r1']));
    if (trial.awaits[0] === 'german close-combat') trial.order('german', 'pass');
    trial.order('russian', 'pass', 1, 2);
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(['r1', 'rh']);
    const alone = combat({ rh: hero({}, 'D4') }).order('german', attack(['g1'], ['rh']));
    expect(alone.told('attack-designated')).toMatchObject([{ odds: '4-1' }]);
  });

  test('[squad-leader 3.8.10] he attacks with 1, or helps the others for -1', () => {
    const units = { gh: hero({}, 'D4'), r1: '4-4-7 at D4' };
    const own = combat(units).order('german', attack(['gh'], ['r1']));
    expect(own.told('attack-designated')).toMatchObject([{ odds: '1-4' }]);
    const trial = combat(units);
    expect(trial.refusal('german', attack(['gh'], ['r1'], ['gh']))?.refused).toBe('CANNOT_LEAD');
    trial.order('german', attack(['g1'], ['r1'], ['gh'])).order('russian', 'pass', 4, 5);
    expect(trial.told('close-combat-attack')[0]?.blows[0]?.modifiers).toMatchObject([
      { why: 'hero 1-4-9', value: -1 },
    ]);
  });
});

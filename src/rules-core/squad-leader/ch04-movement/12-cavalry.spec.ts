import { field, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;

/** Cossacks on their horses, and what they need to be the attackers. */
const ON_HORSES = {
  r1: ['4-4-7 at D9', { skill: 'cavalry', rides: 'rh' }],
  rh: 'horses at D9',
} as const;

const riders = (units: Setup['units'] = {}, hexes: Hexes = {}, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    active: 'russian',
    enemy: 'german',
    units: { ...ON_HORSES, g9: '4-6-7', ...units },
    map: field(hexes),
    ...more,
  });
const goes = (units: string, path: string) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
const costs = (trial: Trial, path: string) => {
  const before = trial.unit('r1').spent ?? 0;
  trial.order('russian', goes('r1', path));
  return (trial.unit('r1').spent ?? 0) - before;
};
const refused = (trial: Trial, order: object) => trial.refusal('russian', order as never)?.refused;
const passes = (trial: Trial) => {
  while (trial.awaits[0]?.endsWith('vehicle-fire')) trial.order('german', 'pass');
  return trial;
};

describe('how far horses go', () => {
  test('[squad-leader 4.12.2, 4.12.20] twelve factors, four of them for woods, and the plain cost of a road', () => {
    expect(refused(riders(), goes('r1', 'D8 D7 D6 D5 D4 D3 D2 D1 E1 F1 G1 H1 I1'))).toBe('TOO_FAR');
    expect(costs(riders(), 'D8 D7 D6 D5 D4 D3 D2 D1 E1 F1 G1 H1')).toBe(12);
    expect(costs(riders({}, { D8: 'woods', D7: { level: 1 } }), 'D8 D7')).toBe(6);
  });

  test('[squad-leader 4.12.2] it enters no building, and does not go at double time', () => {
    const trial = riders({}, { D8: 'stone-building' }, { options: { optional: ['4.7'] } });
    expect(refused(trial, goes('r1', 'D8'))).toBe('IMPASSABLE');
    expect(refused(trial, { order: 'double-time', unit: 'r1' })).toBe('MOUNTED');
  });

  test('[squad-leader 4.12.15] one squad and one leader on a horse; he rides along and adds nothing', () => {
    const units = {
      rl: ['8-1 at D9', { skill: 'cavalry', rides: 'rh' }],
      r2: ['4-4-7 at D9', { skill: 'cavalry' }],
    } as const;
    const trial = riders(units);
    expect(refused(trial, { order: 'mount', unit: 'r2', mount: 'rh' })).toBe('NO_ROOM');
    expect(refused(trial, goes('r1', 'D8 D7 D6 D5 D4 D3 D2 D1 E1 F1 G1 H1 I1'))).toBe('TOO_FAR');
    trial.order('russian', goes('r1', 'D8'));
    expect([trial.unit('rl').at, trial.unit('rh').at]).toEqual(['D8', 'D8']);
    expect(refused(trial, goes('r1 r2', 'D7'))).toBe('NOT_TOGETHER');
  });

  test('[squad-leader 4.12.15] a factor less for each point above three, no more than eight, none loaded on the way', () => {
    const loaded = riders({ ra: 'MMG with r1', rb: 'LMG with r1' });
    expect(refused(loaded, goes('r1', 'D8 D7 D6 D5 D4 D3 D2 D1 E1 F1 G1'))).toBe('TOO_FAR');
    expect(costs(loaded, 'D8 D7 D6 D5 D4 D3 D2 D1 E1 F1')).toBe(10);
    const heavy = riders({ ra: 'HMG with r1', rb: 'MMG with r1' });
    expect(refused(heavy, goes('r1', 'D8'))).toBe('TOO_HEAVY');
    const beside = riders({ r2: '4-4-7 at D9', rb: 'LMG with r2' });
    expect(refused(beside, { order: 'pick-up', unit: 'r1', weapon: 'rb' })).toBe('MOUNTED');
  });

  test('[squad-leader 4.12.11] cavalry counts as infantry for stacking, and horses alone do not', () => {
    const units = { r2: '4-4-7 at D8', r3: '4-4-7 at D8', ri: 'horses at D8', rj: 'horses at D8' } as const;
    expect(refused(riders({ ...units, r4: '4-4-7 at D8' }), goes('r1', 'D8'))).toBe('NO_ROOM');
    expect(costs(riders(units), 'D8')).toBe(1);
  });
});

describe('mounting and dismounting', () => {
  const beside = (units: Setup['units'] = {}, more: Setup = {}) =>
    new Trial({
      phase: 'movement',
      active: 'russian',
      enemy: 'german',
      units: {
        r1: ['4-4-7 at D9', { skill: 'cavalry' }],
        rl: ['8-0 at D9', { skill: 'cavalry' }],
        r2: '4-4-7 at D9',
        rh: 'horses at D8',
        ri: 'horses at D9',
        g9: '4-6-7',
        ...units,
      },
      ...more,
    });
  const mount = (unit: string, horses: string) => ({ order: 'mount', unit, mount: horses });

  test('[squad-leader 4.12.3, 4.12.12] only cavalry mounts, and the horses of its hex', () => {
    expect(refused(beside(), mount('r2', 'ri'))).toBe('CANNOT_RIDE');
    expect(refused(beside(), mount('r1', 'rh'))).toBe('NOT_TOGETHER');
    expect(beside().order('russian', mount('r1', 'ri')).unit('r1').rides).toBe('ri');
  });

  test('[squad-leader 4.12.4, 4.12.13, 4.12.20] two factors besides the way there, and six for the horses then', () => {
    const trial = beside().order('russian', goes('r1', 'D8'));
    expect(refused(beside().order('russian', goes('r1', 'D8 D7 D8')), mount('r1', 'rh'))).toBe('TOO_FAR');
    trial.order('russian', mount('r1', 'rh'));
    expect(refused(trial, goes('r1', 'D7 D6 D5 D4 D3 D2 D1'))).toBe('TOO_FAR');
    trial.order('russian', goes('r1', 'D7 D6 D5 D4 D3 D2'));
    expect(trial.unit('rh').at).toBe('D2');
    expect(refused(beside(), goes('rl', 'D8 D7 D6 D5 D4 D3 D2'))).toBe('TOO_FAR');
    expect(refused(beside(), goes('r1', 'D8 D7 D6 D5 D4'))).toBe('TOO_FAR');
  });

  test('[squad-leader 4.12/c] who goes at double time on foot may mount', () => {
    const trial = beside({}, { options: { optional: ['4.7'] } });
    trial.order('russian', { order: 'double-time', unit: 'r1' }).order('russian', goes('r1', 'D8 D7 D8'));
    expect(trial.order('russian', mount('r1', 'rh')).kinds).toContain('mounted');
  });

  test('[squad-leader 4.12.14, 4.12.18] dismounting is free, ends the move, and is not done among enemies', () => {
    const trial = riders();
    trial.order('russian', goes('r1', 'D8')).order('russian', { order: 'dismount', unit: 'r1' });
    expect(trial.unit('r1').rides).toBeUndefined();
    expect(refused(trial, goes('r1', 'D7'))).toBe('HAS_MOVED');
    expect(refused(trial, mount('r1', 'rh'))).toBe('HAS_MOVED');
    const melee = riders({ g1: '4-6-7 at D9' });
    expect(refused(melee, { order: 'dismount', unit: 'r1' })).toBe('ENEMY_THERE');
  });

  test('[squad-leader-A-149] [squad-leader 4.12/d] weapons that did not slow the horses fire after dismounting, halved', () => {
    const dismounted = (weapons: Setup['units']) => {
      const trial = riders({ ...weapons, g1: '4-6-7 at D4' }).order('russian', goes('r1', 'D8'));
      passes(trial).order('russian', { order: 'dismount', unit: 'r1' }).endPhase().endPhase();
      return trial;
    };
    const shot = { order: 'fire', at: 'D4', firers: ['r1', 'ra'] };
    const [part] = dismounted({ ra: 'LMG with r1' }).order('russian', shot, 6, 5).told('fire-attack');
    expect(part?.parts.map(({ fp }) => fp)).toEqual([2, 1]);
    expect(refused(dismounted({ ra: 'LMG with r1', rb: 'MMG with r1' }), shot)).toBe('TOO_HEAVY');
  });

  test('[squad-leader 4.12.37] in the Advance Phase cavalry goes one hex, or mounts or dismounts there', () => {
    const trial = beside(
      { r3: ['4-4-7 at C8', { skill: 'cavalry', rides: 'rj' }], rj: 'horses at C8' },
      { phase: 'advance' },
    );
    trial.order('russian', mount('r1', 'ri'));
    expect(refused(trial, { order: 'advance', unit: 'r1', to: 'D8' })).toBe('HAS_MOVED');
    trial.order('russian', { order: 'advance', unit: 'r3', to: 'C7' });
    expect(trial.unit('rj').at).toBe('C7');
    trial.order('russian', { order: 'dismount', unit: 'r3' });
    expect(trial.unit('r3').rides).toBeUndefined();
    expect(refused(trial, mount('r3', 'rj'))).toBe('HAS_MOVED');
    expect(refused(trial, { order: 'dismount', unit: 'r1' })).toBe('HAS_MOVED');
    trial.order('russian', { order: 'advance', unit: 'rh', to: 'D7' });
    expect(trial.unit('rh').at).toBe('D7');
    expect(refused(trial, { order: 'advance', unit: 'rh', to: 'D6' })).toBe('HAS_MOVED');
  });
});

describe('fire at cavalry and by it', () => {
  const GUARD = { g1: '4-6-7 at D5', g2: '4-6-7 at G5' } as const;
  const shot = { order: 'fire', at: 'D8', firers: ['g1'] };

  test('[squad-leader 4.12.16, 4.12.16/a, 4.12.22, 4.12.34, 5.6.7.1] it is fired on in each hex that it enters, at once and alone', () => {
    const trial = riders({ ...GUARD, r2: '4-4-7 at D8' }).order('russian', goes('r1', 'D8 D7'));
    expect(trial.awaits).toEqual(['german vehicle-fire']);
    expect(trial.unit('r1').at).toBe('D8');
    trial.order('german', shot, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([
      { units: ['r1'], modifiers: [{ value: -1 }, { value: -1 }, { why: 'mounted', value: -1 }] },
    ]);
    trial.order('german', 'pass');
    expect(trial.unit('r1').at).toBe('D7');
    expect(trial.refusal('german', { ...shot, at: 'D7' })?.refused).toBe('HAS_FIRED');
    passes(trial).endPhase();
    expect(trial.legalOf('german', 'fire').map(({ at }) => at)).not.toContain('D9');
    expect(trial.refusal('german', { ...shot, firers: ['g2'], at: 'D8', movers: ['r1'] })?.refused).toBe(
      'NOBODY_THERE',
    );
    trial.order('german', { order: 'fire', at: 'D7', firers: ['g2'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.units).toContain('r1');
  });

  test('[squad-leader-A-145] [squad-leader 4.12/Q] otherwise all in the hex are struck', () => {
    const trial = riders(
      { ...GUARD, r2: '4-4-7 at D9' },
      {},
      { phase: 'prep-fire', active: 'german', enemy: 'russian' },
    );
    trial.order('german', { order: 'fire', at: 'D9', firers: ['g1'] }, 6, 6);
    expect(
      trial
        .told('fire-attack')[0]
        ?.outcomes.flatMap(({ units }) => units)
        .sort(),
    ).toEqual(['r1', 'r2']);
  });

  test('[squad-leader-A-151] [squad-leader-A-157] [squad-leader 4.12.22, 4.12/l, 4.12/f] shell holes neither cover nor hide it, wheat hides it as it does infantry', () => {
    const drms = (terrain: 'shellholes' | 'grain') =>
      riders(GUARD, { D8: terrain })
        .order('russian', goes('r1', 'D8'))
        .order('german', shot, 6, 6)
        .told('fire-attack')[0]
        ?.outcomes[0]?.modifiers.map(({ why }) => why);
    expect(drms('shellholes')).toEqual(['moved', 'in the open', 'mounted']);
    expect(drms('grain')).toEqual(['moved', 'mounted']);
  });

  test('[squad-leader 4.12.23, 4.12.24] who passes keeps his horse, who breaks falls and loses it', () => {
    const hit = (...dice: number[]) =>
      riders(GUARD)
        .order('russian', goes('r1', 'D8 D7'))
        .order('german', shot, ...dice);
    const passed = hit(3, 3, 1, 1);
    expect(passed.unit('r1')).toMatchObject({ rides: 'rh' });
    const failed = hit(3, 3, 5, 6);
    expect(failed.unit('r1')).toMatchObject({ broken: true, at: 'D8' });
    expect(failed.unit('r1').rides).toBeUndefined();
    expect(failed.battle.unit('rh')).toBeUndefined();
    expect(failed.awaits).toEqual(['russian movement']);
  });

  test('[squad-leader 4.12.24] one of two riders who is unhurt keeps the horse', () => {
    const trial = riders({ ...GUARD, rl: ['8-0 at D9', { skill: 'cavalry', rides: 'rh' }] });
    trial.order('russian', goes('r1', 'D8 D7')).order('german', shot, 3, 3, 1, 2, 6, 5);
    expect(trial.unit('r1')).toMatchObject({ broken: true, at: 'D8' });
    expect(trial.order('german', 'pass').unit('rl')).toMatchObject({ rides: 'rh', at: 'D7' });
  });

  test('[squad-leader-A-150] [squad-leader 4.12.25, 4.12/e] a rider who dismounted takes -2 and his horse -3, and any result takes the horse', () => {
    const trial = passes(riders(GUARD).order('russian', goes('r1', 'D8')));
    trial.order('russian', { order: 'dismount', unit: 'r1' }).endPhase();
    trial.order('german', shot, 3, 4, 1, 1);
    const drms = trial
      .told('fire-attack')[0]
      ?.outcomes.map(({ units, modifiers }) => [
        ...units,
        modifiers.reduce((sum, { value }) => sum + value, 0),
      ]);
    expect(drms).toEqual([
      ['r1', -2],
      ['rh', -3],
    ]);
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(['rh']);
  });

  test('[squad-leader 4.12.21] mounted it fires with half its factors and no weapons', () => {
    const trial = riders({ ...GUARD, ra: 'LMG with r1' }, {}, { phase: 'prep-fire' });
    expect(refused(trial, { order: 'fire', at: 'D5', firers: ['ra'] })).toBe('MOUNTED');
    trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.parts).toMatchObject([{ fp: 2 }]);
  });
});

describe('riders and AFVs', () => {
  const AFV = { gt: 'MkIVF2 at D6', g9: '4-6-7' } as const;

  test('[squad-leader 4.12.19] into the hex of an AFV they ride only with nerve, which they try beside it', () => {
    const through = (...dice: number[]) =>
      riders(AFV)
        .order('russian', goes('r1', 'D8 D7 D6 D5'))
        .order('german', 'pass', ...dice);
    const brave = through(3, 3);
    expect(brave.told('morale-check')).toMatchObject([{ check: 'Pre-AFV Attack MC', passed: true }]);
    expect(passes(brave).unit('r1').at).toBe('D5');
    const afraid = through(6, 5);
    expect([afraid.awaits, afraid.unit('r1').at]).toEqual([['german vehicle-fire'], 'D7']);
    expect(passes(afraid).unit('r1')).toMatchObject({ at: 'D7', nerve: 'lost' });
    expect(refused(afraid, goes('r1', 'D6 D5'))).toBe('HAS_TRIED');
    expect(refused(afraid, goes('r1', 'E7'))).toBeUndefined();
  });

  test('[squad-leader-A-152] [squad-leader 4.12/g] in the saddle nobody goes at a tank with grenades', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      map: field({ D7: 'woods' }),
      units: {
        r1: ['4-4-7 at D7', { skill: 'cavalry', rides: 'rh' }],
        rh: 'horses at D7',
        r2: '4-4-7 at D7',
        ...AFV,
      },
    });
    const attempt = (unit: string) => ({ order: 'immobilize', unit, vehicle: 'gt' });
    expect([refused(trial, attempt('r1')), refused(trial, attempt('r2'))]).toEqual([
      'MOUNTED',
      'DICE_MISSING',
    ]);
  });
});

describe('close combat', () => {
  const hex = (units: Setup['units']) => riders(units, {}, { phase: 'advance' });

  test('[squad-leader 4.12.21, 4.12.22, 4.12/h] mounted cavalry is halved, and struck at -1', () => {
    const trial = hex({ g1: '4-6-7 at D8' })
      .order('russian', { order: 'advance', unit: 'r1', to: 'D8' })
      .endPhase();
    trial.order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['g1'] });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] }, 6, 5, 6, 4);
    expect(trial.told('close-combat-attack')).toMatchObject([
      { attack: 2, defence: 4 },
      { attack: 4, defence: 4, blows: [{ final: 9, modifiers: [{ why: 'mounted' }] }] },
    ]);
  });

  test('[squad-leader-A-154] [squad-leader 4.12/i, 6.3.7] it does not dismount in a melee, and rides out of it', () => {
    const units = {
      r1: ['4-4-7 at D9', { skill: 'cavalry', rides: 'rh', melee: true }],
      g1: ['4-6-7 at D9', { melee: true }],
    } as const;
    const trial = riders(units);
    expect(refused(trial, { order: 'dismount', unit: 'r1' })).toBe('IN_MELEE');
    passes(trial.order('russian', goes('r1', 'D8 D7')));
    expect(trial.unit('r1').at).toBe('D7');
  });

  test('[squad-leader 6.3.7/a] those whom nobody holds there any more fire at it as it rides out', () => {
    const left = (more: Setup['units'] = {}) =>
      riders({
        r1: ['4-4-7 at D9', { skill: 'cavalry', rides: 'rh', melee: true }],
        g1: ['4-6-7 at D9', { melee: true }],
        ...more,
      }).order('russian', goes('r1', 'D8 D7'));
    const fire = { order: 'fire', at: 'D8', firers: ['g1'] };
    const held = left({ r2: ['4-4-7 at D9', { melee: true }] });
    expect([held.awaits, held.unit('r1').at]).toEqual([['russian movement'], 'D7']);
    const freed = left();
    expect(freed.awaits[0]).toMatch(/^german .*vehicle-fire$/);
    freed.order('german', fire, 6, 6);
    expect(freed.told('fire-attack')).toMatchObject([{ at: 'D8', outcomes: [{ units: ['r1'] }] }]);
  });

  test('[squad-leader 4.12.18] it rides through enemies, and does not stop among them', () => {
    const trial = riders({ g1: '4-6-7 at D8' });
    expect(refused(trial, goes('r1', 'D8'))).toBe('ENEMY_THERE');
    passes(trial.order('russian', goes('r1', 'D8 D7')));
    expect(trial.unit('r1').at).toBe('D7');
  });

  test('[squad-leader 4.12.37/a] handlers defend horses that stand alone, with 1, and do not attack', () => {
    const trial = hex({ ...ON_HORSES, gh: 'horses at D8' }).order('russian', {
      order: 'advance',
      unit: 'r1',
      to: 'D8',
    });
    trial.endPhase().order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['gh'] }, 2, 3);
    expect(trial.told('close-combat-attack')).toMatchObject([{ attack: 2, defence: 1 }]);
    expect(trial.battle.unit('gh')).toBeUndefined();
    const onFoot = hex({ r1: '4-4-7 at D9', gh: 'horses at D8', g9: '4-6-7 at N1' });
    onFoot.order('russian', { order: 'advance', unit: 'r1', to: 'D8' }).endPhase();
    expect(onFoot.awaits).toEqual(['russian close-combat']);
    onFoot.order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['gh'] }, 6, 5);
    expect(onFoot.told('close-combat-attack')).toMatchObject([{ side: 'russian', attack: 4, defence: 1 }]);
    expect(onFoot.awaits).not.toContain('german close-combat');
  });
});

import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const uses = (weapon = 'gm', target = 'rt') => ({ order: 'attack-by-hand', weapon, target }) as const;
/** Its check was made already (7.2.4/b). */
const NERVE = { nerve: 'kept' } as const;
const defending = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    phase: 'defensive-fire',
    active: 'russian',
    units: { g1: ['4-6-7 at D4', NERVE], r9: '4-4-7 at N12', ...units },
    ...setup,
  });
const attempt = (trial: Trial) => trial.told('attacked-by-hand')[0];
const kill = (trial: Trial) => trial.told('afv-kill')[0];

describe('Molotov cocktails', () => {
  const bottle = (at: string, values = {}, more: Readonly<Record<string, Placed>> = {}) =>
    defending({ gm: 'Russian molotov with g1', rt: [`T-34 at ${at}`, { facing: 3, ...values }], ...more });

  test('[squad-leader 8.14.5, 8.14.7, 8.14.12] 4 in the same hex, 2 from the next one, and it is used up', () => {
    const same = bottle('D4').order('german', uses(), 2, 3);
    expect(attempt(same)).toMatchObject({ needs: 4, rolled: 5, isHit: false });
    expect(same.battle.unit('gm')).toBeUndefined();
    expect(attempt(bottle('D5').order('german', uses(), 1, 2))).toMatchObject({ needs: 2, isHit: false });
    expect(bottle('D6').refusal('german', uses())?.refused).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader 8.14.9, 8.14.10] a hit is rolled on the AFV KILL Table, without armour, and what is lost burns', () => {
    const trial = bottle('D4').order('german', uses(), 2, 2, 1, 2);
    expect(kill(trial)).toMatchObject({
      column: 'Molotov cocktail',
      facing: 'rear',
      modifiers: [],
      isKill: true,
    });
    expect(trial.at('D4').wrecks).toMatchObject([{ burning: true }]);
    const next = bottle('D5', { facing: 0 }).order('german', uses(), 1, 1, 6, 6);
    expect(kill(next)).toMatchObject({ facing: 'front', isKill: false });
  });

  test('[squad-leader 8.14.11] without a roof the number counts twice; an open hatch is none', () => {
    const closed = kill(bottle('D4', { exposed: true }).order('german', uses(), 2, 2, 6, 6));
    const open = kill(bottle('D4', { openTopped: true }).order('german', uses(), 2, 2, 6, 6));
    expect(open?.needs).toBe(2 * (closed?.needs ?? 0));
  });

  test('[squad-leader 8.14.13] a leader helps', () => {
    const trial = bottle('D5', {}, { gl: '9-1 at D4' }).order('german', uses(), 1, 2, 6, 6);
    expect(attempt(trial)).toMatchObject({ modifiers: [{ value: -1 }], isHit: true });
  });

  test('[squad-leader 8.14.2] a leader who throws directs nobody, a squad fires besides', () => {
    const led = bottle('D5', {}, { g1: ['9-1 at D4', NERVE], g2: '4-6-7 at D4', r1: '4-4-7 at D6' }).order(
      'german',
      uses(),
      6,
      6,
    );
    const fire = { order: 'fire', at: 'D6', firers: ['g2'], leaders: ['g1'] } as const;
    expect(led.refusal('german', fire)?.refused).toBe('HAS_FIRED');
    const squad = bottle('D5', {}, { r1: '4-4-7 at D6' }).order('german', uses(), 6, 6);
    squad.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
  });

  test('[squad-leader-A-295] [squad-leader 8.14/a] at one that has overrun them, afterwards', () => {
    const trial = new Trial({
      phase: 'movement',
      active: 'russian',
      units: { g1: ['4-6-7 at D5', NERVE], gm: 'Russian molotov with g1', rt: 'T-34 at D6' },
    });
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['D5'], overrun: ['bow'] });
    trial.order('german', 'pass', 6, 4);
    expect(trial.kinds).toContain('overrun');
    expect(attempt(trial.order('german', uses(), 6, 6))).toMatchObject({ needs: 4 });
    const broken = new Trial({
      phase: 'movement',
      active: 'russian',
      units: {
        g1: ['4-6-7 at D5', NERVE],
        gm: 'Russian molotov with g1',
        rt: 'T-34 at D6',
        g9: '4-6-7 at D9',
      },
    });
    broken.order('russian', { order: 'drive', unit: 'rt', path: ['D5'], overrun: ['bow'] });
    broken.order('german', 'pass', 3, 3, 6, 5);
    expect([broken.unit('g1').broken, broken.awaits]).toEqual([true, ['russian movement']]);
  });

  test('[squad-leader 8.14.2] a squad that has thrown goes at the AFV with grenades, too', () => {
    const setup = { map: field({ D4: 'woods' }) };
    const units = { gm: 'Russian molotov with g1', rt: ['T-34 at D5', { facing: 3 }] } as const;
    const trial = defending(units, setup).order('german', uses(), 6, 6);
    trial.order('german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' }, 6, 6);
    expect(trial.kinds).toContain('immobilization-attempt');
  });

  test.each([
    ['9-1', 1, 6],
    ['9-1', 2, 5],
    ['4-6-7', 6, 4],
    ['4-6-7', 8, 3],
  ] as const)('[squad-leader 8.14.2] a %s with %i bottles goes %i hexes', (counter, count, hexes) => {
    const bottles = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`gm${i}`, 'Russian molotov with g1']),
    );
    const trial = new Trial({
      phase: 'movement',
      units: { g1: `${counter} at D2`, r1: '4-4-7 at N12', ...bottles },
    });
    const goes = (n: number) => ({
      order: 'move',
      units: ['g1'],
      path: ['D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'].slice(0, n),
    });
    expect(trial.refusal('german', goes(hexes + 1))?.refused).toBe('TOO_FAR');
    expect(trial.refusal('german', goes(hexes))).toBeUndefined();
  });

  test.each([
    ['prep-fire', 'NOT_NOW'],
    ['movement', 'NOT_NOW'],
    ['advancing-fire', 'NOT_NOW'],
    ['advance', 'NOT_NOW'],
    ['defensive-fire', undefined],
  ] as const)('[squad-leader 8.14.4] in the %s phase: %s', (phase, refused) => {
    const units = { g1: '4-6-7 at D4', gm: 'Russian molotov with g1', rt: 'T-34 at D5' };
    const active = phase === 'defensive-fire' ? 'russian' : 'german';
    expect(
      new Trial({ phase, active, enemy: 'german', units }).refusal('german', uses(), 6, 6)?.refused,
    ).toBe(refused);
  });

  test('[squad-leader-A-294] [squad-leader 8.14.14, 8.14/Q] captured, and in raw hands, it is as good', () => {
    const trial = bottle('D4', {}, { g1: ['4-3-6 at D4', NERVE] }).order('german', uses(), 2, 2, 1, 2);
    expect(attempt(trial)).toMatchObject({ needs: 4, modifiers: [], isHit: true });
  });

  test('[squad-leader 8.3/d, 8.3/i] a half-squad throws two and does not fire, a squad four, and eight if it does not fire', () => {
    const many = (placed: string, count: number, values = {}) => {
      const bottles = Object.fromEntries(
        Array.from({ length: count + 1 }, (_, i) => [`gm${i}`, 'Russian molotov with g1']),
      );
      const trial = defending({ ...bottles, g1: [placed, NERVE] as Placed, rt: ['T-34 at D5', values] });
      for (let i = 0; i < count; i++) trial.order('german', uses(`gm${i}`), 6, 6);
      return trial;
    };
    const own = { order: 'fire', at: 'D5', firers: ['g1'] } as const;
    const half = many('half-squad 2-4-7 at D4', 2, { exposed: true });
    expect(half.refusal('german', uses('gm2'))?.refused).toBe('HAS_FIRED');
    expect(half.refusal('german', own)?.refused).toBe('HAS_FIRED');
    many('4-6-7 at D4', 4, { exposed: true }).order('german', own, 6, 6);
    const all = many('4-6-7 at D4', 8, { exposed: true });
    expect(all.refusal('german', own)?.refused).toBe('HAS_FIRED');
    expect(all.refusal('german', uses('gm8'))?.refused).toBe('HAS_FIRED');
    expect(many('9-1 at D4', 1).refusal('german', uses('gm1'))?.refused).toBe('HAS_FIRED');
  });
});

describe('magnetic mines', () => {
  const OVERRUN = { facing: 0, moved: true, overran: 'D4' } as const;
  const mine = (more: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
    defending({ gm: 'ATM with g1', rt: ['T-34 at D4', OVERRUN], ...more }, setup);

  test('[squad-leader-A-291] [squad-leader 8.12.5, 8.12.7, 8.12/Q] those who were overrun place it on 4, without a check, and it is used up', () => {
    const trial = mine().order('german', uses(), 2, 3);
    expect(attempt(trial)).toMatchObject({ needs: 4, isHit: false });
    expect(trial.battle.unit('gm')).toBeUndefined();
    expect(mine({ rt: 'T-34 at D4' }).refusal('german', uses())?.refused).toBe('NOT_OVERRUN');
    expect(mine({ g1: ['4-6-7 at D4', { broken: true }] }).refusal('german', uses())?.refused).toBe('BROKEN');
  });

  test('[squad-leader 8.12.9, 8.12.12] it strikes the rear, and no friend beside it', () => {
    const trial = mine({ g2: '4-6-7 at D4' }).order('german', uses(), 2, 2, 5, 5, 6, 6);
    expect(kill(trial)).toMatchObject({ column: 'ATM', facing: 'rear' });
    expect(trial.kinds).not.toContain('fire-attack');
  });

  test('[squad-leader 8.12.11] on 12 it is a dud, the Russian one on 10, whoever leads', () => {
    const led = { gl: '9-2 at D4' } as const;
    expect(mine(led).order('german', uses(), 2, 2, 6, 6).told('dud')).toMatchObject([{ from: 12 }]);
    const trial = new Trial({
      phase: 'defensive-fire',
      units: { r1: '4-4-7 at D4', rm: 'ATM with r1', gt: ['MkIVF2 at D4', OVERRUN], g9: '4-6-7 at N12' },
    }).order('russian', uses('rm', 'gt'), 2, 2, 5, 5);
    expect(trial.told('dud')).toMatchObject([{ rolled: 10, from: 10 }]);
  });

  test('[squad-leader 8.6/b] a captured one fails two sooner', () => {
    const trial = mine({ gm: 'Russian ATM with g1' }).order('german', uses(), 2, 2, 4, 4);
    expect(trial.told('dud')).toMatchObject([{ rolled: 8, from: 8 }]);
  });

  test('[squad-leader 8.12.2, 8.12.3, 8.12.4] not before 1944, nor where infantry is with the vehicle, nor from another hex', () => {
    expect(mine({}, { options: { year: 1943 } }).refusal('german', uses())?.refused).toBe('TOO_EARLY');
    expect(mine({ r1: '4-4-7 at D4' }).refusal('german', uses())?.refused).toBe('ESCORTED');
    expect(mine({ g1: '4-6-7 at D5' }).refusal('german', uses())?.refused).toBe('OUT_OF_RANGE');
  });
});

describe('Klorihartsi', () => {
  test('[squad-leader 8.13.1] before there are magnetic mines', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      enemy: 'finnish',
      options: { year: 1941 },
      units: { f1: '6-4-8 at D4', fk: 'Klorihartsi with f1', rt: ['T-34 at D4', { overran: 'D4' }] },
    });
    expect(attempt(trial.order('finnish', uses('fk'), 6, 6))).toMatchObject({ needs: 4 });
  });

  const finns = (values = {}, more: Readonly<Record<string, Placed>> = {}) =>
    new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      enemy: 'finnish',
      units: {
        f1: '6-4-8 at D4',
        fk: 'Klorihartsi with f1',
        rt: ['T-34 at D4', { moved: true, overran: 'D4', ...values }],
        r9: '4-4-7 at N12',
        ...more,
      },
    });
  const thrown = uses('fk');

  test('[squad-leader 8.13.4, 8.13.6, 8.13.7, 8.13.9] placed on 4 it stops the vehicle on anything but 12', () => {
    const trial = finns({}, { f2: '6-4-8 at D4' }).order('finnish', thrown, 2, 2, 6, 5);
    expect(trial.unit('rt').immobilized).toBe(true);
    expect([trial.battle.unit('fk'), trial.kinds.includes('fire-attack')]).toEqual([undefined, false]);
    const dud = finns().order('finnish', thrown, 2, 2, 6, 6);
    expect([dud.unit('rt').immobilized, dud.kinds.includes('dud')]).toEqual([undefined, true]);
  });

  test('[squad-leader 8.13.2] not where a squad is with the vehicle; a leader there is no matter', () => {
    expect(finns({}, { r1: '4-4-7 at D4' }).refusal('finnish', thrown)?.refused).toBe('ESCORTED');
    finns({}, { rl: '8-0 at D4' }).order('finnish', thrown, 6, 6);
  });

  test('[squad-leader 8.13.10] captured it is as good as with its own', () => {
    const captured = new Trial({
      phase: 'defensive-fire',
      units: {
        r1: '4-4-7 at D4',
        rk: 'Finnish Klorihartsi with r1',
        gt: ['MkIVF2 at D4', { moved: true, overran: 'D4' }],
        g9: '4-6-7 at N12',
      },
    }).order('russian', uses('rk', 'gt'), 2, 2, 6, 5);
    expect(attempt(captured)).toMatchObject({ needs: 4, modifiers: [], isHit: true });
    expect([captured.unit('gt').immobilized, captured.kinds.includes('dud')]).toEqual([true, false]);
  });

  test('[squad-leader 8.13.3] only in the hex that was overrun', () => {
    expect(finns({}, { f1: '6-4-8 at D5' }).refusal('finnish', thrown)?.refused).toBe('OUT_OF_RANGE');
    expect(finns({ overran: 'D5' }).refusal('finnish', thrown)?.refused).toBe('NOT_OVERRUN');
  });
});

import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const start = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    active: 'american',
    enemy: 'german',
    ...setup,
    units: { at: ['M4A4 at D8', { facing: 0, mg: { bow: 4 } }], g1: '4-6-7 at D2', ...units },
  });
const refused = (trial: Trial, order: object, side = 'american') => {
  const code = trial.refusal(side, order as never)?.refused;
  return code === 'DICE_MISSING' ? undefined : code;
};
const smokeOver = (trial: Trial, hex: string) => (trial.at(hex).smoke ?? []).map(({ kind }) => kind);
const shoot = { order: 'fire-ordnance', unit: 'at', at: 'D2' };
const guns = { order: 'fire-machine-guns', unit: 'at', at: 'D2' };

describe('smoke mortars', () => {
  const mortar = (at = 'D5') => ({ order: 'fire-smoke-mortar', unit: 'at', at });
  const armed = (more: object = {}, units: Units = {}) =>
    start({ at: ['M4A4 at D8', { facing: 0, mg: { bow: 4 }, smokeMortar: 8, ...more }], ...units });

  test.each([
    [8, [4, 4], ['full'], undefined],
    [8, [4, 5], [], true],
    [9, [4, 5], ['full'], undefined],
  ])(
    '[squad-leader 9.17.10.1, 9.17.10.2] with the number %i it fires on that or less, and else has no more: %j',
    (smokeMortar, faces, smoke, out) => {
      const trial = armed({ smokeMortar }).order('american', mortar(), ...faces);
      expect([smokeOver(trial, 'D5'), trial.unit('at').smokeMortarOut]).toEqual([smoke, out]);
    },
  );

  test.each([
    ['D4', 'OUT_OF_RANGE'],
    ['D10', 'OUT_OF_ARC'],
  ])('[squad-leader 9.17.10.1] within three hexes in the arc of its turret, not on %s', (at, code) => {
    expect(refused(armed(), mortar(at))).toBe(code);
    expect(refused(armed({ turret: 3 }), mortar('D10'))).toBeUndefined();
  });

  test('[squad-leader 9.17.10.1, 9.15.3] before all other fire, and not without one', () => {
    const units = { au: ['M4A4 at E9', { facing: 0 }] } as const;
    const late = armed({}, units).order('american', { ...shoot, unit: 'au' }, 6, 5);
    expect(refused(late, mortar())).toBe('TOO_LATE');
    expect(refused(start(), mortar())).toBe('NO_SMOKE');
    expect(refused(armed({ smokeMortarOut: true }), mortar())).toBe('NO_SMOKE');
  });

  test('[squad-leader 9.17.10.2] in place of the gun, once in a player turn; machine guns fire and it moves', () => {
    const trial = armed().order('american', mortar(), 3, 3);
    expect([refused(trial, shoot), refused(trial, mortar())]).toEqual(['HAS_FIRED', 'HAS_FIRED']);
    expect(refused(trial, guns)).toBeUndefined();
    trial.endPhase();
    expect(refused(trial, { order: 'drive', unit: 'at', path: ['D7'] })).toBeUndefined();
    const out = armed().order('american', mortar(), 6, 6);
    while (out.battle.clock.active === 'american') out.endPhase();
    while (out.battle.clock.active === 'german' || out.battle.clock.phase !== 'prep-fire') out.endPhase();
    expect(refused(out, { order: 'fire-smoke', unit: 'at', at: 'D5' })).toBeUndefined();
  });
});

describe('smoke pots', () => {
  const pots = { order: 'light-smoke-pots', unit: 'at' };
  const fitted = (more: object = {}) =>
    start({ at: ['M4A4 at D8', { facing: 0, mg: { bow: 4 }, smokePots: 'loaded', ...more }] });
  test('[squad-leader 9.17.11.1/a] they veil its own hex once in a battle, where it is not in motion', () => {
    const trial = fitted().order('american', pots);
    expect([smokeOver(trial, 'D8'), refused(trial, pots)]).toEqual([['full'], 'NO_SMOKE']);
    while (trial.battle.clock.active === 'american') trial.endPhase();
    while (trial.battle.clock.active === 'german' || trial.battle.clock.phase !== 'prep-fire')
      trial.endPhase();
    expect(refused(trial, pots)).toBe('NO_SMOKE');
    expect(refused(fitted({ motion: true }), pots)).toBe('HAS_MOVED');
    expect(refused(start(), pots)).toBe('NO_SMOKE');
  });

  test('[squad-leader 9.17.11.1/b] it fires nothing in that phase, has half of its points, and fires all later', () => {
    const trial = fitted({ mp: 8 }).order('american', pots);
    expect([refused(trial, shoot), refused(trial, guns)]).toEqual(['HAS_FIRED', 'HAS_FIRED']);
    trial.endPhase();
    const drive = (...path: string[]) => ({ order: 'drive', unit: 'at', path });
    expect([
      refused(trial, drive('D7', 'D6', 'D5', 'D4', 'D3')),
      refused(trial, drive('D7', 'D6', 'D5')),
    ]).toEqual(['TOO_FAR', undefined]);
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    expect([refused(trial, shoot), refused(trial, guns)]).toEqual([undefined, undefined]);
  });
});

describe('close defence weapons', () => {
  const fire = { order: 'discharge-smoke', unit: 'gt' };
  const TANK = { gt: ['MkIVF2 at D8', { facing: 0 }], r1: '4-4-7 at D4' } as const;
  const defended = () =>
    new Trial({ units: TANK, options: { year: 1944 }, secrets: { german: { closeDefence: ['gt'] } } });

  test.each([
    [[3, 4], ['full'], ['gt']],
    [[4, 4], ['full'], undefined],
    [[4, 5], [], undefined],
  ])(
    '[squad-leader 9.17.9.4] smoke on 8 or less, which is its last, without a roll for dischargers: %j',
    (faces, smoke, left) => {
      const trial = defended().order('german', fire, ...faces);
      expect([smokeOver(trial, 'D8'), trial.battle.secret('german').closeDefence]).toEqual([smoke, left]);
      expect(refused(trial, fire, 'german')).toBe(left ? 'HAS_FIRED' : 'NO_SMOKE');
    },
  );

  test('[squad-leader 9.17.9.2] the enemy does not know of it', () => {
    const trial = defended();
    const own = trial.battle.asSeenBy({ side: 'german' }, () => trial.battle.secret('german').closeDefence);
    expect(own).toEqual(['gt']);
    expect(() => trial.battle.asSeenBy({ side: 'russian' }, () => trial.battle.secret('german'))).toThrow();
  });

  test.each<[string, object, number[], string[] | undefined]>([
    ['has none by its counter', {}, [], undefined],
    ['may have one, and rolls its number', { projector: 7 }, [3, 4], ['gt']],
    ['may have one, and rolls more', { projector: 7 }, [4, 4], undefined],
  ])(
    '[squad-leader 9.17.9.3] which AFV has one is found out before the battle, in secret: it %s',
    (_, values, dice, has) => {
      const units = { ...TANK, gt: ['MkIVF2 at D8', { facing: 0, ...values }] } as const;
      const trial = new Trial({ units, options: { year: 1944 } }, ...dice);
      expect(trial.battle.secret('german').closeDefence).toEqual(has);
      expect(() => trial.battle.asSeenBy({ side: 'russian' }, () => trial.battle.secret('german'))).toThrow();
      if (has) expect(smokeOver(trial.order('german', fire, 3, 4), 'D8')).toEqual(['full']);
    },
  );
});

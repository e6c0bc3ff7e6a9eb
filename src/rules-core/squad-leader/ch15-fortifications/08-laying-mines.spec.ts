import { redact } from '../../kernel/views/views.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const sappers = (carriesMines: object, more: object = {}) => [
  '8-3-8',
  { at: 'D8', training: 'engineers', carriesMines, ...more },
];
const FEW = { factors: 4, antiTank: 1 } as const;
const MANY = { factors: 12, antiTank: 3 } as const;
const playing = (g1: unknown, setup: Setup & { more?: object } = {}) => {
  const { more, ...rest } = setup;
  return new Trial({ units: { g1, r1: '4-4-7 at D2', ...more } as never, ...rest });
};
const lay = (more: object = {}) => ({ order: 'lay-mines', unit: 'g1', what: 'mines', ...more });
const move = (...units: string[]) => ({ order: 'move', units, path: ['D9'] });

describe('laying mines', () => {
  test.each([
    ['as many as the die says', MANY, 5, undefined, 5],
    ['as many as they carry', FEW, 6, undefined, 4],
    ['more with a leader', MANY, 5, 'gl', 6],
  ] as const)('[squad-leader 15.8.12.1, 15.8.12.4] %s', (_, carried, rolled, leader, laid) => {
    const trial = playing(sappers(carried), { more: { gl: '9-1 at D8' } });
    trial.order('german', lay(leader && { leader }), rolled);
    expect(trial.at('D8').mines).toBe(laid);
    expect(trial.unit('g1').carriesMines).toEqual({
      factors: carried.factors - laid,
      antiTank: carried.antiTank,
    });
  });

  test('[squad-leader 15.8.12.4] later turns add to the field; anti-tank mines lie unseen', () => {
    const trial = playing(sappers(MANY), { marks: { D8: { mines: 3 } } }).order('german', lay(), 2);
    expect(trial.at('D8').mines).toBe(5);
    const tanks = playing(sappers(MANY)).order('german', lay({ what: 'anti-tank mines' }), 2);
    expect(tanks.battle.secret('german').antiTankMines).toEqual({ D8: 2 });
  });

  test('[squad-leader 15.8.12.1] nobody but squads of sappers', () => {
    for (const g1 of [['8-3-8', { at: 'D8', carriesMines: MANY }], sappers(MANY, { training: 'line' })])
      expect(playing(g1).refusal('german', lay())?.refused).toBe('CANNOT_USE');
    expect(playing(sappers(MANY)).refusal('german', lay(), 1)).toBeUndefined();
  });

  test('[squad-leader 15.8.12.3] in place of everything else in the player turn', () => {
    const trial = playing(sappers(MANY), { more: { gl: '9-1 at D8', r1: '4-4-7 at D6' } });
    trial.order('german', lay({ leader: 'gl' }), 1);
    expect(trial.refusal('german', lay())?.refused).toBe('IMMOBILE');
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    for (const unit of ['g1', 'gl']) expect(trial.refusal('german', move(unit))?.refused).toBe('IMMOBILE');
  });

  test('[squad-leader 15.8.12.3] not in deep snow', () => {
    const options = { snow: true, underfoot: 'deep snow' } as const;
    expect(playing(sappers(MANY), { options }).refusal('german', lay())?.refused).toBe('NOT_IN_PLAY');
  });

  test('[squad-leader-C-096] [squad-leader 15.8.12.3/q1] not aboard a vehicle', () => {
    const more = { gv: 'SdKfz 251 unarmed at D8' };
    expect(playing(sappers(MANY, { aboard: 'gv' }), { more }).refusal('german', lay())?.refused).toBe(
      'ABOARD',
    );
  });

  test('[squad-leader-C-097] [squad-leader 15.8.12/q2] those under a "?" are seen', () => {
    const trial = playing(sappers(MANY, { concealed: true }), { map: field({ D8: 'woods' }) });
    expect(trial.order('german', lay(), 1).unit('g1').hidden).toBeUndefined();
  });

  test.each([
    [{ factors: 12, antiTank: 0 }, 0],
    [{ factors: 16, antiTank: 0 }, 1],
    [{ factors: 12, antiTank: 2 }, 2],
  ] as const)('[squad-leader 15.8.12.2] %j slow them down by %i', (carried, burden) => {
    const trial = playing(sappers(carried), { phase: 'movement' });
    const far = ['D9', 'D10', 'D11', 'D12'].slice(0, 4 - burden);
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: far })).toBeUndefined();
    const farther = ['D9', 'D10', 'D11', 'D12', 'E12'].slice(0, 5 - burden);
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: farther })?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 15.8.12.6] they come out of the field that they have laid unharmed, with all who go along', () => {
    const marks = { D8: { mines: 6 } } as const;
    const out = (g1: unknown) =>
      playing(g1, { phase: 'movement', marks, more: { gl: '9-1 at D8', g2: '4-6-7 at D8' } });
    const led = out(sappers(MANY, { hasLaid: 'D8' })).order('german', move('gl', 'g1', 'g2'));
    expect([led.told('mines-attack'), led.unit('g2').at]).toEqual([[], 'D9']);
    const alone = out(sappers(MANY)).order('german', move('gl', 'g1', 'g2'), 6, 6);
    expect(alone.told('mines-attack')).toHaveLength(1);
    expect(playing(sappers(MANY)).order('german', lay(), 3).unit('g1').hasLaid).toBe('D8');
  });
});

describe('setting booby traps in play', () => {
  const map = drawn({ buildings: [{ is: 'stone', hexes: 'D8' }] });
  const TRAPS = { factors: 0, antiTank: 0, traps: 6 } as const;
  const set = (more: object = {}) => lay({ what: 'booby trap', ...more });
  const inside = (setup: Setup & { more?: object } = {}) => playing(sappers(TRAPS), { map, ...setup });

  test.each([
    [undefined, 2, 6],
    [undefined, 3, undefined],
    ['9-1', 3, 6],
    ['9-1', 4, undefined],
    ['6+1', 2, undefined],
  ] as const)(
    '[squad-leader 15.8.12.5] with leader %s, on a %i: %s factors; they do nothing else either way',
    (leader, die, factors) => {
      const trial = inside(leader && { more: { gl: `${leader} at D8` } });
      trial.order('german', set(leader && { leader: 'gl' }), die);
      expect(trial.battle.secret('german').boobyTraps?.D8).toBe(factors);
      expect(trial.battle.side('german').boobyTraps).toBe(factors === undefined ? undefined : true);
      expect([trial.unit('g1').ti, trial.unit('g1').carriesMines === undefined]).toEqual([
        true,
        factors !== undefined,
      ]);
    },
  );

  test('[squad-leader 15.8.12.5] a weak one is as hard to set as a strong one, and the rest is kept', () => {
    const trial = inside().order('german', set({ factors: 2 }), 2);
    expect([trial.battle.secret('german').boobyTraps, trial.unit('g1').carriesMines]).toEqual([
      { D8: 2 },
      { factors: 0, antiTank: 0, traps: 4 },
    ]);
    expect(inside().refusal('german', set({ factors: 7 }))?.refused).toBe('TOO_MANY_WORKS');
  });

  test('[squad-leader 15.8.12.3] deep snow does not hinder them', () => {
    const options = { snow: true, underfoot: 'deep snow' } as const;
    expect(inside({ options }).refusal('german', set(), 1)).toBeUndefined();
  });

  test('[squad-leader 15.8.12.3/q1] in houses alone, one in each', () => {
    const outside = playing(sappers(TRAPS)).refusal('german', set());
    expect(outside?.refused).toBe('IMPASSABLE');
    const twice = inside({ secrets: { german: { boobyTraps: { D8: 1 } } } }).refusal('german', set());
    expect(twice?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 15.8.12.2] half a portage point for each factor', () => {
    const slow = (traps: number) =>
      playing(sappers({ factors: 0, antiTank: 0, traps }), { phase: 'movement' }).refusal('german', {
        order: 'move',
        units: ['g1'],
        path: ['D9', 'D10', 'D11', 'D12'],
      })?.refused;
    expect([slow(6), slow(8)]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 15.8.12.7] the enemy sees the roll and what comes of it', () => {
    for (const what of ['mines', 'anti-tank mines', 'booby trap'] as const) {
      const carried = { factors: 6, antiTank: 6, traps: 6 };
      const trial = playing(sappers(carried), { map });
      const before = structuredClone(trial.battle.position);
      trial.order('german', lay({ what }), 1);
      const { effects } = redact(before, trial.action, { side: 'russian' });
      const about = effects.find(({ effect }) => effect === 'mines-laid')?.about;
      expect(about).toMatchObject({ what, rolled: 1, number: what === 'booby trap' ? 6 : 1 });
    }
  });

  test.each([
    ['engineers', { factors: 12, antiTank: 3 }],
    ['line', undefined],
  ] as const)(
    '[squad-leader-C-095] [squad-leader 15.8.12/q1] sappers who take sappers prisoner have their mines: %s',
    (training, carried) => {
      const trial = new Trial({
        phase: 'rout',
        units: {
          g1: ['8-3-8', { at: 'D8', training: 'engineers', carriesMines: MANY, broken: true }],
          g9: '4-6-7',
          r1: ['6-2-8', { at: 'D9', training }],
        },
      });
      trial.order('russian', { order: 'capture', unit: 'g1', guard: 'r1' });
      expect([trial.unit('r1').carriesMines, trial.unit('g1').carriesMines]).toEqual([carried, undefined]);
    },
  );

  test('[squad-leader 15.8.12/q1] others never lay them', () => {
    const other = playing(sappers(TRAPS, { training: 'line' }), { map });
    expect(other.refusal('german', set())?.refused).toBe('CANNOT_USE');
  });

  test('[squad-leader 15.8.12/q3] no check before they begin, though an enemy is beside them', () => {
    const trial = inside({ more: { r1: '6-2-8 at D7' } }).order('german', set(), 6);
    expect(trial.told('morale-check')).toEqual([]);
  });
});

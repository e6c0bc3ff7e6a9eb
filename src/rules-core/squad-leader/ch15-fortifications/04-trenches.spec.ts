import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const MARKS = { D8: { trench: 3 }, D7: { trench: 3 }, D6: { trench: 3 } } as const;
const beneath = (at: string): Placed => ['4-6-7', { at, entrenched: at }] as unknown as Placed;
const UNITS = { g1: beneath('D8'), r1: '4-4-7 at A1' } as const;
const playing = (phase: Setup['phase'], setup: Setup = {}) =>
  new Trial({ phase: phase ?? 'movement', units: UNITS, marks: MARKS, ...setup });
const along = (to: string, ...units: string[]) => ({
  order: 'along-trench',
  units: units.length > 0 ? units : ['g1'],
  to,
});
const fireAt = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const whys = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('along trenches', () => {
  test.each([
    ['level', field(), 1],
    ['woods', field({ D7: 'woods' }), 1],
    ['uphill', field({ D7: { level: 1 } }), 2],
  ] as const)('[squad-leader 15.4.5] %s: from beneath one to beneath the next', (_, map, spent) => {
    const trial = playing('movement', { map }).order('german', along('D7'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', entrenched: 'D7', spent });
  });

  test('[squad-leader 15.4.5] where they are connected, for those who are beneath', () => {
    expect(playing('movement').refusal('german', along('D9'))?.refused).toBe('NO_WAY');
    const outside = playing('movement', { units: { ...UNITS, g1: '4-6-7 at D8' } });
    expect(outside.refusal('german', along('D7'))?.refused).toBe('NO_WAY');
    const cliff = drawn({ levels: { 1: 'D7' }, hexsides: { cliff: 'D8/D7' } });
    expect(playing('movement', { map: cliff }).refusal('german', along('D7'))?.refused).toBe('NO_WAY');
  });

  test('[squad-leader 15.4.5] by other ways they pay to come out, and to go in', () => {
    const trial = playing('movement').order('german', { order: 'move', units: ['g1'], path: ['D7'] });
    expect([trial.unit('g1').spent, trial.unit('g1').entrenched]).toEqual([2, undefined]);
    expect(trial.order('german', { order: 'take-cover', units: ['g1'] }).unit('g1').spent).toBe(3);
  });

  test('[squad-leader 15.4.5] nobody there is in the open, wherever on the way he is fired on', () => {
    const units = { ...UNITS, r1: '4-4-7 at G7' };
    const trial = playing('movement', { units })
      .order('german', along('D7'))
      .order('german', along('D6'))
      .endPhase();
    trial.order('russian', fireAt('D7', 'r1'), 6, 5);
    expect(whys(trial)).toEqual(['entrenched 2']);
    const open = playing('movement', { units, marks: {} });
    open.order('german', { order: 'move', units: ['g1'], path: ['D7', 'D6'] }).endPhase();
    open.order('russian', fireAt('D7', 'r1'), 6, 6);
    expect(whys(open)).toEqual(['moved -1', 'in the open -1']);
  });

  test('[squad-leader 15.4.6] they are worth as much against those in the next trench', () => {
    const units = { ...UNITS, r1: ['4-4-7', { at: 'D7', entrenched: 'D7' }] } as never;
    const trial = playing('defensive-fire', { units }).order('russian', fireAt('D8', 'r1'), 6, 6);
    expect(whys(trial)).toEqual(['entrenched 2']);
  });
});

describe('building and crossing them', () => {
  test('[squad-leader 15.4.2] what holds for entrenchments holds for them', () => {
    const units = { ...UNITS, g1: '4-6-7 at D8' };
    const trial = playing('movement', { units }).order('german', { order: 'take-cover', units: ['g1'] });
    expect(trial.unit('g1')).toMatchObject({ spent: 1, entrenched: 'D8' });
    const shelled = playing('defensive-fire', { units: { ...UNITS, r1: '4-4-7 at D5' } });
    expect(whys(shelled.order('russian', fireAt('D8', 'r1'), 6, 5))).toEqual(['entrenched 2']);
  });

  test('[squad-leader 15.4.3] nobody digs one: what is dug is an entrenchment', () => {
    const trial = playing('prep-fire', { units: { g1: '4-6-7 at D9', r1: '4-4-7 at A1' } });
    trial.order('german', { order: 'dig-in', unit: 'g1' }, 1, 1).endPhase();
    expect([trial.at('D9').entrenchment, trial.at('D9').trench]).toEqual([true, undefined]);
  });

  test('[squad-leader 15.4.2, 15.4.3] they are there before the battle, each with its back to a hexside', () => {
    const works = (more: object) => ({ order: 'fortify', works: [{ is: 'trench', at: 'D8', ...more }] });
    const trial = new Trial({
      phase: 'rally',
      units: { g1: '4-6-7 at D8', r1: '4-4-7 at A1' },
      sides: { german: { works: { trench: 1 } } },
    });
    expect(trial.refusal('german', works({}))?.refused).toBe('NO_WAY');
    trial.order('german', works({ side: 2 }));
    expect([trial.at('D8').trench, trial.unit('g1').entrenched]).toEqual([2, 'D8']);
  });

  test.each([
    ['truck', 'IMPASSABLE'],
    ['SdKfz 251 unarmed', undefined],
    ['MkIVF2', undefined],
  ] as const)('[squad-leader 15.4.7] wheels do not cross them, tracks do: %s', (counter, refused) => {
    const units = { gv: [counter, { at: 'D9', facing: 0 }], r1: '4-4-7 at A1' } as never;
    const cost = (marks: Setup['marks']) => {
      const trial = playing('movement', { units, marks: marks ?? {} });
      const way = { order: 'drive', unit: 'gv', path: ['D8'] };
      const refusal = trial.refusal('german', way)?.refused;
      return refusal ?? trial.order('german', way).unit('gv').spent;
    };
    expect(cost(MARKS)).toBe(refused ?? cost({}));
  });
});

describe('against tanks', () => {
  const DITCH = { D8: { ditch: true } } as const;

  test('[squad-leader 15.4.8.1, 15.4.8.2] no vehicle enters such a ditch; men pay two factors more, and are sheltered', () => {
    const units = { g1: '4-6-7 at D9', gv: ['MkIVF2', { at: 'D9', facing: 0 }], r1: '4-4-7 at D5' } as never;
    const trial = playing('movement', { units, marks: DITCH });
    expect(trial.refusal('german', { order: 'drive', unit: 'gv', path: ['D8'] })?.refused).toBe('IMPASSABLE');
    trial.order('german', { order: 'move', units: ['g1'], path: ['D8'] });
    expect(trial.unit('g1').spent).toBe(3);
    const fire = playing('defensive-fire', { units: { g1: '4-6-7 at D8', r1: '4-4-7 at D5' }, marks: DITCH });
    expect(whys(fire.order('russian', fireAt('D8', 'r1'), 6, 5))).toEqual(['entrenched 2']);
  });

  test.each([
    [2, undefined],
    [5, true],
  ] as const)('[squad-leader 15.4.8.3] a charge that is placed there and rolls %i twice', (face, left) => {
    const units = { g1: '8-3-8 at D9', gd: 'demo charge with g1', r1: '4-4-7 at A1' };
    const trial = playing('movement', { units, marks: DITCH });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D8' }).endPhase().endPhase();
    trial.order('german', { order: 'detonate', weapon: 'gd' }, face, face);
    expect(trial.at('D8').ditch).toBe(left);
  });
});

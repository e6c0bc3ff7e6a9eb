import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const at = (hex: string, weapon = 'gm') => ({ order: 'throw-at-building', weapon, at: hex }) as const;
const HOUSES = drawn({
  columns: 14,
  rows: 12,
  buildings: [
    { is: 'stone', hexes: 'D5 D6 E6' },
    { is: 'wooden', hexes: 'H5 H6' },
  ],
});
const throwing = (placed: string, more: Readonly<Record<string, Placed>> = {}, setup: Setup = {}) =>
  new Trial({
    map: HOUSES,
    units: { g1: placed, gm: 'Russian molotov with g1', r1: '4-4-7 at N12', ...more },
    ...setup,
  });
const thrown = (trial: Trial) => trial.told('thrown-at-building')[0];

describe('Molotov cocktails at buildings', () => {
  test.each([
    ['from outside at stone', 'C5', 'D5', 2],
    ['inside the same stone hex', 'D5', 'D5', 4],
    ['from another hex of the stone building', 'D6', 'D5', 4],
    ['from outside at wood', 'G5', 'H5', 4],
    ['inside the same wooden hex', 'H5', 'H5', 6],
    ['from another hex of the wooden building', 'H6', 'H5', 6],
  ] as const)(
    '[squad-leader 8.14.17, 8.14.17/T, 8.14.18] %s: a fire on the number, none above it',
    (_, from, to, needs) => {
      const [low, high] = [Math.floor(needs / 2), Math.ceil(needs / 2)];
      const lit = throwing(`4-6-7 at ${from}`).order('german', at(to), low, high);
      expect(thrown(lit)).toMatchObject({ needs, rolled: needs, isHit: true });
      expect(lit.at(to).kindled).toBeDefined();
      expect(lit.battle.unit('gm')).toBeUndefined();
      const out = throwing(`4-6-7 at ${from}`).order('german', at(to), low, high + 1);
      expect([thrown(out)?.isHit, out.at(to).kindled]).toEqual([false, undefined]);
      expect(out.battle.unit('gm')).toBeUndefined();
    },
  );

  test('[squad-leader 8.14.18] two buildings that touch are not one', () => {
    const map = drawn({
      columns: 14,
      rows: 12,
      buildings: [
        { is: 'wooden', hexes: 'D5' },
        { is: 'wooden', hexes: 'D6' },
      ],
    });
    expect(thrown(throwing('4-6-7 at D6', {}, { map }).order('german', at('D5'), 2, 2))?.needs).toBe(4);
  });

  test('[squad-leader 8.14.3] at vehicles and buildings, not at woods', () => {
    const map = field({ D5: 'woods' });
    expect(throwing('4-6-7 at D6', {}, { map }).refusal('german', at('D5'))?.cites).toEqual(['8.14.3']);
  });

  test.each([
    ['prep-fire', 'german', undefined],
    ['defensive-fire', 'russian', undefined],
    ['advancing-fire', 'german', undefined],
    ['movement', 'german', 'NOT_NOW'],
    ['advance', 'german', 'NOT_NOW'],
  ] as const)('[squad-leader 8.14.16, 8.14.4] in the %s phase of the %s: %s', (phase, active, refused) => {
    const trial = throwing('4-6-7 at C5', {}, { phase, active, enemy: 'german' });
    expect(trial.refusal('german', at('D5'), 6, 6)?.refused).toBe(refused);
  });

  test('[squad-leader 8.14.16] from the hex or from next to it, not by men who have spent this turn', () => {
    expect(throwing('4-6-7 at B5').refusal('german', at('D5'))?.refused).toBe('OUT_OF_RANGE');
    const prepared = throwing('4-6-7 at C5', {}, { phase: 'advancing-fire' });
    expect(prepared.refusal('german', at('D5'), 6, 6)).toBeUndefined();
    const marked = throwing('4-6-7 at C5').order('german', at('D5'), 6, 6);
    expect(marked.unit('g1').prep).toBe(true);
    const spent = { g1: ['4-6-7 at C5', { prep: true }] as const };
    expect(throwing('', spent, { phase: 'advancing-fire' }).refusal('german', at('D5'))?.refused).toBe(
      'HAS_FIRED',
    );
  });

  test('[squad-leader 8.14.13] a leader helps', () => {
    const trial = throwing('4-6-7 at C5', { gl: '9-1 at C5' }).order('german', at('D5'), 1, 2);
    expect(thrown(trial)).toMatchObject({ needs: 2, modifiers: [{ value: -1 }], isHit: true });
  });

  test('[squad-leader 14.9.6] nobody throws it two levels up', () => {
    const high = (level: number) =>
      throwing('4-6-7 at C5', {}, { map: field({ D5: { terrain: 'stone-building', level } }) });
    expect(high(2).refusal('german', at('D5'))?.cites).toEqual(['14.9.6']);
    expect(high(1).refusal('german', at('D5'), 6, 6)).toBeUndefined();
  });

  test('[squad-leader 8.14.15] it harms nobody: those in the house have time until the Rout Phase after it has caught', () => {
    const trial = throwing('4-6-7 at C5', { r2: '4-4-7 at D5' }, { phase: 'advancing-fire' });
    trial.order('german', at('D5'), 1, 1);
    const fate = () => [trial.battle.unit('r2')?.broken, trial.battle.unit('r2')?.at];
    expect(fate()).toEqual([undefined, 'D5']);
    while (!trial.at('D5').burning) trial.endPhase();
    expect([trial.battle.clock.phase, trial.battle.clock.active]).toEqual(['rout', 'russian']);
    trial.order('russian', { order: 'leave-fire', unit: 'r2', to: 'D6' });
    expect([fate(), trial.battle.clock.phase]).toEqual([[undefined, 'D6'], 'advance']);
  });
});

import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const shared = { command: 'move', shares: 1 } as const;
const tank = (at: string, set: object = {}): Placed => [
  `Panzer IV at ${at}`,
  { facing: 3, ...shared, ...set },
];
const FAR: Units = { s1: ['T-34 at Z14', { fired: true }] };

/** Tanks that share a MOVE counter; Command Range 1 for Seasoned formations. */
const begun = (units: Units, setup: object = {}) =>
  new Trial({
    units: { ...FAR, ...units },
    sides: { german: { formations: { co: { name: 'Company', grade: 'Seasoned' } } } },
    clock: { phase: 'movement' },
    first: 'soviet',
    ...setup,
  } as never);

const ends = (trial: Trial, unit: string, ...path: string[]) =>
  trial.refusal('german', { order: 'move', unit, path })?.refused;
const go = (trial: Trial, unit: string, path: string[], ...faces: number[]) =>
  trial.order('german', { order: 'move', unit, path }, ...faces);

describe('units that share MOVE or SHORT HALT', () => {
  test('[panzer S.command-counters/f] end within Command Range of those on their counter who have moved', () => {
    const trial = begun({ g1: tank('D4'), g2: tank('D4') });
    go(trial, 'g1', ['D5', 'D6']);
    expect([ends(trial, 'g2', 'D5'), ends(trial, 'g2', 'D5', 'D6', 'D7'), ends(trial, 'g2', 'D3')]).toEqual([
      undefined,
      undefined,
      'OUT_OF_COMMAND_RANGE',
    ]);
    const others = begun({ g1: tank('D4'), g2: tank('D4', { shares: 2 }) });
    go(others, 'g1', ['D5', 'D6']);
    expect(ends(others, 'g2', 'D3')).toBeUndefined();
  });

  test('[panzer S.command-counters/f] nobody goes where those who share the counter could not follow', () => {
    const trial = begun({ g1: tank('D4'), g2: ['Rifle squad at D4', shared] });
    expect([ends(trial, 'g1', 'D5', 'D6'), ends(trial, 'g1', 'D5', 'D6', 'D7')]).toEqual([
      undefined,
      'OUT_OF_COMMAND_RANGE',
    ]);
  });

  test('[panzer S.command-counters/f] a step is not over while somebody is left behind who can come up', () => {
    const trial = begun({ g1: tank('D4'), g2: tank('D4') });
    go(trial, 'g1', ['D5', 'D6']);
    expect(trial.refusal('german', 'end-step')?.refused).toBe('OUT_OF_COMMAND_RANGE');
    go(trial, 'g2', ['D5']);
    expect(trial.refusal('german', 'end-step')).toBeUndefined();
  });

  test('[panzer S.command-counters/f × 7.53] a unit that has a track hit is left behind; one that cannot come up is free', () => {
    const trial = begun({ g1: tank('D4'), g2: tank('D4', { trackHit: true }) });
    go(trial, 'g1', ['D5', 'D6', 'D7']);
    expect(trial.refusal('german', 'end-step')).toBeUndefined();
    // A gully of houses shuts it in.
    const walls = field(
      Object.fromEntries(['D3', 'D5', 'C4', 'C5', 'E4', 'E5'].map((at) => [at, 'forest'])) as never,
    );
    const shut = begun({ g1: tank('H4'), g2: tank('D4', { spent: undefined }) }, { map: walls });
    expect(shut.refusal('german', 'end-step')).toBeUndefined();
  });

  test('[panzer 7.29/g] when one of them bogs down the others come back to it if they can, and nobody retraces his way', () => {
    const map = field({ D4: 'shellholes' });
    const options = { optional: ['7.29'] };
    const trial = begun({ g1: tank('D4'), g2: tank('D4') }, { map, options });
    go(trial, 'g1', ['D5', 'D6'], ...d100(80));
    // It need not come back, though the other is stuck.
    go(trial, 'g2', ['D5'], ...d100(10));
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', bogged: true });
    expect(trial.refusal('german', 'end-step')).toBeUndefined();
    const first = begun({ g1: tank('D4'), g2: tank('D5') }, { map, options });
    go(first, 'g1', ['D3'], ...d100(10));
    expect([ends(first, 'g2', 'D6'), ends(first, 'g2', 'E5')]).toEqual(['OUT_OF_COMMAND_RANGE', undefined]);
  });

  test('[panzer 7.4.2/b, 7.4.2/c, 7.4.2/f × S.command-counters/f] a platoon without radio ends in one hex, a damaged tank with it', () => {
    const radio = { noRadio: true, platoon: '1' };
    const options = { optional: ['7.4'] };
    const trial = begun(
      { g1: tank('D4', radio), g2: tank('D4', { ...radio, hullDamaged: true }) },
      { options },
    );
    go(trial, 'g2', ['D5', 'D6']);
    expect([ends(trial, 'g1', 'D5'), ends(trial, 'g1', 'D5', 'D6')]).toEqual([
      'OUT_OF_COMMAND_RANGE',
      undefined,
    ]);
    const slow = begun(
      { g1: tank('D4', radio), g2: tank('D4', { ...radio, hullDamaged: true }) },
      { options },
    );
    expect(ends(slow, 'g1', 'D5', 'D6', 'D7', 'D8')).toBe('OUT_OF_COMMAND_RANGE');
    const hit = begun({ g1: tank('D4', radio), g2: tank('D4', { ...radio, trackHit: true }) }, { options });
    expect(ends(hit, 'g1', 'D5', 'D6', 'D7', 'D8')).toBeUndefined();
  });

  test('[panzer S.command-counters/f × S.overrun/c] an Overrun ends within Command Range, too', () => {
    const trial = begun({ g1: tank('D4'), g2: tank('D4'), s2: ['Soviet squad at D6', { fired: true }] });
    go(trial, 'g2', ['D3']);
    const run = (...path: string[]) =>
      trial.refusal('german', { order: 'overrun', unit: 'g1', path, at: 'D6' })?.refused;
    expect(run('D5', 'D6', 'D7')).toBe('OUT_OF_COMMAND_RANGE');
  });

  test('[panzer 7.42.2/b × S.command-counters/f] with Staggered Initiative a platoon that has not moved holds up nobody', () => {
    const trial = begun(
      { g1: tank('D4', { platoon: 'I' }), g2: tank('D4', { platoon: 'II' }) },
      {
        options: { optional: ['7.42'] },
        sides: { german: { formations: { co: { name: 'Company', grade: 'Seasoned' } } } },
        clock: {
          phase: 'movement',
          won: [
            { side: 'german', formation: 'II' },
            { side: 'german', formation: 'I' },
          ],
        },
      },
    );
    trial.order('soviet', 'end-step');
    go(trial, 'g1', ['D5', 'D6']);
    expect(trial.order('german', 'end-step').battle.clock.acting?.formation).toBe('II');
    expect(trial.refusal('german', 'end-step')?.refused).toBe('OUT_OF_COMMAND_RANGE');
  });
});

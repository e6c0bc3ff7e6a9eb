import { field, type Setup, Trial } from '../testkit.testkit.js';

const level = 1;
const HILL = field({
  D4: { level },
  D5: { level },
  D6: { level },
  D7: { level },
  D8: { level },
  D9: { level },
});
const GURKHA = { nationality: 'Gurkha' } as const;

const walk = (setup: Partial<Setup>, path: readonly string[], units = ['b1']) =>
  new Trial({
    phase: 'movement',
    active: 'british',
    enemy: 'german',
    map: HILL,
    units: { b1: ['4-5-7 at D4', GURKHA], bl: ['8-0 at D4', GURKHA], g1: '4-6-7 at N12' },
    ...setup,
  }).refusal('british', { order: 'move', units, path: [...path] })?.refused;

describe('Gurkhas', () => {
  test('[squad-leader 3.16.5] one factor more for a whole phase in the hills', () => {
    expect(walk({}, ['D5', 'D6', 'D7', 'D8', 'D9'])).toBeUndefined();
    expect(walk({ map: field() }, ['D5', 'D6', 'D7', 'D8', 'D9'])).toBe('TOO_FAR');
    const ordinary = { b1: '4-5-7 at D4', g1: '4-6-7 at N12' } as const;
    expect(walk({ units: ordinary }, ['D5', 'D6', 'D7', 'D8', 'D9'])).toBe('TOO_FAR');
  });

  test('[squad-leader 3.16.5] never more than eight, though a leader runs with them', () => {
    const up = Object.fromEntries(
      ['D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12'].map((at) => [at, { level }]),
    );
    const units = {
      b1: ['4-5-7 at D4', { ...GURKHA, doubleTime: true }],
      bl: ['8-0 at D4', { ...GURKHA, doubleTime: true }],
      g1: '4-6-7 at N12',
    } as const;
    const setup = { units, map: field(up), options: { optional: ['4.7'] as ['4.7'] } };
    const eight = ['D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12'];
    expect(walk(setup, eight, ['b1', 'bl'])).toBeUndefined();
    expect(walk(setup, [...eight, 'E12'], ['b1', 'bl'])).toBe('TOO_FAR');
  });

  test('[squad-leader 3.16.7] their firepower is doubled in close combat, and tripled against Italians alone', () => {
    const strength = (nationality: string) =>
      new Trial({
        phase: 'close-combat',
        active: 'british',
        enemy: 'german',
        units: { b1: ['4-5-7 at D4', GURKHA], g1: ['4-6-7 at D4', { nationality }] },
      })
        .order('british', { order: 'close-combat', attackers: ['b1'], defenders: ['g1'] })
        .order('german', 'pass', 6, 5)
        .told('close-combat-attack')[0];
    expect(strength('German')).toMatchObject({ attack: 8, defence: 4 });
    expect(strength('Italian')).toMatchObject({ attack: 12, defence: 4 });
  });

  test('[squad-leader 3.16.8] they may kill their prisoners in place of firing, as no other British do', () => {
    const guarding = (values: object) =>
      new Trial({
        active: 'british',
        enemy: 'german',
        units: {
          b1: ['4-5-7 at D4', values],
          g1: ['unarmed 4-6-7 at D4', { guard: 'b1', broken: true }],
          g2: '4-6-7 at D7',
        },
      });
    const execute = { order: 'execute', unit: 'g1' };
    expect(guarding({}).refusal('british', execute)?.refused).toBe('PROTECTED');
    const trial = guarding(GURKHA).order('british', execute);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.refusal('british', { order: 'fire', at: 'D7', firers: ['b1'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 3.16.7] in defence too', () => {
    const trial = new Trial({
      phase: 'close-combat',
      active: 'german',
      enemy: 'british',
      units: { b1: ['4-5-7 at D4', GURKHA], g1: '8-3-8 at D4' },
    })
      .order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['b1'] })
      .order('british', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 8, defence: 8, odds: '1-1' });
  });
});

/** What players asked about the berserk (3.25): a position, the question, and the answer. */
import { sees } from '../ch02-sight/sight.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Hexes = Parameters<typeof field>[0];
const mad = (placed: string, values: object = {}): Placed => [placed, { berserk: true, ...values }];
const move = (path: string) => ({ order: 'move', units: ['g1'], path: path.split(' ') });

interface Asked {
  readonly units: Readonly<Record<string, Placed>>;
  readonly hexes?: Hexes;
  readonly may: object | string;
  readonly answer: 'yes' | string;
}

const BESIDE = { g1: mad('4-6-7 at D4'), r1: '4-4-7 at D5' } as const;
const RIVER: Hexes = {
  ...Object.fromEntries(
    ['A', 'B', 'C', 'E', 'F', 'G', 'H', 'I', 'J'].map((column) => [`${column}6`, 'river']),
  ),
  D6: 'stone-bridge',
};
const ACROSS = { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D9' } as const;

test.each<[string, Asked]>([
  [
    '[squad-leader-A-91] [squad-leader 3.25/i] beside an enemy when the phase begins, may it go to another hex beside him?',
    { units: BESIDE, may: move('E4'), answer: 'MUST_CHARGE' },
  ],
  ['[squad-leader 3.25/i] it stays, and need not move', { units: BESIDE, may: 'end-phase', answer: 'yes' }],
  [
    '[squad-leader 3.25.3] of two ways that cost alike, may it choose one?',
    { units: { g1: mad('4-6-7 at D4'), r1: '4-4-7 at E6' }, may: move('E5'), answer: 'yes' },
  ],
  [
    '[squad-leader 3.25.3] or the other?',
    { units: { g1: mad('4-6-7 at D4'), r1: '4-4-7 at E6' }, may: move('D5'), answer: 'yes' },
  ],
  [
    '[squad-leader-A-98] [squad-leader 3.25/o] may it cross a bridge?',
    { units: ACROSS, hexes: RIVER, may: move('D4 D5 D6 D7'), answer: 'yes' },
  ],
  [
    '[squad-leader 3.25/o] or charge the farther one while another is closer?',
    { units: { ...ACROSS, r2: '4-4-7 at G4' }, hexes: RIVER, may: move('D4'), answer: 'MUST_CHARGE' },
  ],
  [
    '[squad-leader-A-89] [squad-leader 3.25.6] must it charge whom it does not see?',
    {
      units: { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D8' },
      hexes: { D5: 'stone-building' },
      may: 'end-phase',
      answer: 'yes',
    },
  ],
])('%s', (_, { units, hexes = {}, may, answer }) => {
  const trial = new Trial({ phase: 'movement', map: field(hexes), units });
  expect(trial.refusal('german', may as never)?.refused ?? 'yes').toBe(answer);
});

test('[squad-leader 3.25/i] staying beside its enemy it may fire at others', () => {
  const trial = new Trial({ phase: 'advancing-fire', units: { ...BESIDE, r2: '4-4-7 at F6' } });
  trial.order('german', { order: 'fire', at: 'F6', firers: ['g1'] }, 6, 5);
  expect(trial.kinds).toContain('fire-attack');
});

describe('on the way', () => {
  const wood: Hexes = { F4: 'stone-building', F5: 'stone-building', E5: 'stone-building' };

  test('[squad-leader-A-83] [squad-leader 3.25/Q] an enemy comes into sight who is closer: it stops, and charges him', () => {
    const trial = new Trial({
      phase: 'movement',
      map: field(wood),
      units: { g1: mad('4-6-7 at D3'), r1: '4-4-7 at D11', r2: '4-4-7 at H6' },
    });
    trial.order('german', move('D4 D5 D6 D7 D8'));
    const { at = '', charges } = trial.unit('g1');
    expect(charges).toBe('D11');
    expect(at).toBe('D6');
    trial.order('german', move('E6 F6'));
    expect(trial.unit('g1')).toMatchObject({ at: 'F6', charges: 'H6' });
  });

  test('[squad-leader 3.25/k] its way leads out of sight of whom it charges: it still charges the same hex', () => {
    const trial = new Trial({
      phase: 'movement',
      map: field({ D6: { level: 1 }, D8: 'woods' }),
      units: { g1: mad('4-6-7 at D6', { charges: 'D10' }), r1: '4-4-7 at D10', r2: '4-4-7 at H10' },
    });
    trial.order('german', move('D7'));
    expect(sees(trial.battle, 'D7', 'D10')).toBe(false);
    expect(trial.refusal('german', 'end-phase')?.refused).toBe('MUST_CHARGE');
    trial.order('german', move('D8'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', charges: 'D10' });
  });

  test('[squad-leader-A-96] [squad-leader 3.25/m] its enemy is gone and nobody else in sight: it goes to where he was, and stays', () => {
    const units = { g1: mad('4-6-7 at D5', { charges: 'D8' }), r1: '4-4-7 at N12' };
    const hexes: Hexes = { M12: 'stone-building', N11: 'stone-building', M11: 'stone-building' };
    const trial = new Trial({ phase: 'movement', map: field(hexes), units });
    expect(trial.refusal('german', 'end-phase')?.refused).toBe('MUST_CHARGE');
    trial.order('german', move('D6 D7 D8'));
    expect(trial.refusal('german', move('D9'))?.refused).toBe('BERSERK');
    trial.order('german', 'end-phase');
    expect(trial.unit('g1')).toMatchObject({ at: 'D8', berserk: true });
  });
});

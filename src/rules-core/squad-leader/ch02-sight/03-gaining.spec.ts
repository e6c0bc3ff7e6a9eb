import { view } from '../../kernel/views/views.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';
import { isConcealed } from './03-concealment.js';

const UNDER = { hidden: true, concealed: true } as const;
const GROUND = {
  D4: 'woods',
  E4: 'stone-building',
  F4: 'brush',
  G4: 'grain',
  H4: 'orchard',
  I4: 'shellholes',
  C4: 'wooden-building',
} as const;
const MAP = field(GROUND);

/** At the end of the Germans' player turn: who could go under a '?'. */
const eligible = (units: Record<string, Placed>, more: object = {}): string[] => {
  const trial = new Trial({
    map: MAP,
    phase: 'close-combat',
    units: { r1: '4-4-7 at L11', ...units },
    ...more,
  });
  if (trial.awaits[0] !== 'german concealment') return [];
  const [all] = trial.legalOf('german', 'conceal');
  return (all as unknown as { units: string[] }).units;
};

describe('gaining a "?"', () => {
  test('[squad-leader 2.3.8.1] squads and leaders, even broken ones, who have done nothing', () => {
    const still = { g1: '4-6-7 at D4', g2: ['4-6-7 at E4', { broken: true }], gl: '9-1 at D4' } as const;
    expect(eligible(still)).toEqual(['g1', 'g2', 'gl']);
    for (const busy of [
      { moved: true },
      { fired: true },
      { firedIn: 'prep-fire' },
      { directed: true },
    ] as const)
      expect(eligible({ g1: ['4-6-7 at D4', busy as object] })).toEqual([]);
  });

  test('[squad-leader 2.3.8.1] at the end of its own player turn, as long as it likes to; then the turn goes on', () => {
    const trial = new Trial({
      map: MAP,
      phase: 'close-combat',
      units: { g1: '4-6-7 at D4', g2: '4-6-7 at E4', r1: '4-4-7 at C4' },
    });
    trial.order('german', { order: 'conceal', units: ['g2'] });
    expect(isConcealed(trial.unit('g2'))).toBe(true);
    expect(trial.awaits).toEqual(['german promotion']);
    expect(trial.battle.clock).toMatchObject({ phase: 'rally', active: 'russian' });
  });

  test('[squad-leader 2.3.8.1/a, 14.12.7] in woods, buildings, forest roads and brush by day', () => {
    const at = (hex: string) => eligible({ g1: `4-6-7 at ${hex}` }).length > 0;
    expect(['C4', 'D4', 'E4', 'F4', 'G4', 'H4', 'I4', 'D8'].filter(at)).toEqual(['C4', 'D4', 'E4', 'F4']);
  });

  test('[squad-leader 2.3.8.1] not beside an enemy, nor who began the turn beside one that is gone', () => {
    expect(eligible({ g1: '4-6-7 at D4', r2: '4-4-7 at D5' })).toEqual([]);
    const trial = new Trial({
      map: MAP,
      phase: 'rally',
      units: { g1: '4-6-7 at D4', g2: '8-3-8 at D6', r1: '4-4-7 at D5', r2: '4-4-7 at L11' },
    });
    trial.order('german', { order: 'fire', at: 'D5', firers: ['g2'] }, 1, 1);
    expect(trial.battle.unit('r1')).toBeUndefined();
    while (trial.battle.clock.active === 'german') trial.endPhase();
    expect(trial.battle.unit('g1')?.hidden).toBeUndefined();
  });

  test('[squad-leader 2.3.8.1] not who had to check its morale under fire', () => {
    const fired = (...dice: number[]) => {
      const trial = new Trial({
        map: MAP,
        phase: 'defensive-fire',
        units: { g1: '4-6-7 at D4', r1: '4-4-7 at D7' },
      }).order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, ...dice);
      while (trial.battle.clock.phase !== 'close-combat' && trial.battle.clock.active === 'german')
        trial.endPhase();
      return trial.awaits;
    };
    expect(fired(6, 5)).toEqual(['german concealment']);
    expect(fired(1, 3, 4, 1)).not.toEqual(['german concealment']);
  });

  test('[squad-leader-A-8] [squad-leader 2.3.8.3/a] nobody gets a second one', () => {
    expect(eligible({ g1: ['4-6-7 at D4', UNDER], g2: '4-6-7 at E4' })).toEqual(['g2']);
  });
});

describe('what the enemy sees', () => {
  const start = {
    g1: ['4-6-7 at D4', UNDER],
    gm: 'LMG with g1',
    gl: ['9-1 at D4', UNDER],
    r1: '4-4-7 at D9',
  };

  test('[squad-leader 2.3.2] a "?" and nothing else', () => {
    const trial = new Trial({ map: MAP, units: start as never });
    const { units } = view(trial.battle.position, { side: 'russian' });
    expect(Object.values(units).filter(({ side }) => side === 'german')).toEqual([
      {
        id: 'german-D4-concealed',
        side: 'german',
        kind: 'concealment',
        name: '?',
        nationality: 'German',
        at: 'D4',
      },
    ]);
  });

  test('[squad-leader 2.3.1] it takes no room', () => {
    const trial = new Trial({
      map: MAP,
      phase: 'advance',
      units: {
        ...(start as object),
        g2: ['4-6-7 at D4', UNDER],
        g3: '4-6-7 at D5',
        gd: ['? at D4', UNDER],
        ge: ['? at D4', UNDER],
      } as never,
    });
    trial.order('german', { order: 'advance', unit: 'g3', to: 'D4' });
    expect(trial.unit('g3').at).toBe('D4');
  });

  test('[squad-leader 2.3.2] it is to the enemy a squad, whatever is beneath: nobody gets a "?" beside it, nor crosses the open before it', () => {
    expect(
      eligible({ g1: '4-6-7 at D4', rd: ['? at D5', UNDER] }, { map: field({ ...GROUND, D5: 'woods' }) }),
    ).toEqual([]);
    const ways = (enemy: string) =>
      new Trial({
        phase: 'rout',
        map: field({ D2: 'woods', D7: 'brush', D10: 'brush' }),
        units: {
          g1: ['4-6-7 at D4', { broken: true, dm: true }],
          g2: '4-6-7 at A12',
          r1: '4-4-7 at N12',
          rx: [enemy, UNDER],
        },
      }).legalOf('german', 'rout').length;
    expect(['? at D7', '4-4-7 at D7', '? at D10'].map(ways)).toEqual([0, 0, 1]);
  });
});

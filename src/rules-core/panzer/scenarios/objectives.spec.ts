import { Trial } from '../testkit.testkit.js';
import { judge, pointsOf } from './judge.js';

/** From the Adjustment Phase of a turn to its end, with what stands in F6. */
function endOf(turn: number, units: object, mark: object = {}): Trial {
  return new Trial({
    units: { g1: 'Rifle squad at D4', s1: 'T-34 at Y12', ...units } as never,
    marks: { F6: { points: 30, ...mark } },
    clock: { phase: 'adjustment', turn },
  });
}
const german = { g2: 'Rifle squad at F6' };

describe('objectives', () => {
  test('[panzer S.victory-points/c] are held from the end of one turn and controlled at the end of the next', () => {
    expect(endOf(1, german).at('F6')).toEqual({ points: 30, held: { side: 'german', since: 1 } });
    const next = endOf(2, german, { held: { side: 'german', since: 1 } });
    expect(next.at('F6')).toEqual({ points: 30, control: 'german' });
    expect(pointsOf(next.battle, 'german')).toBe(30);
  });

  test('[panzer S.victory-points/c] an enemy in the hex contests it; the side that controls it keeps it', () => {
    const contested = endOf(
      2,
      { ...german, s2: 'Soviet squad at F6' },
      { held: { side: 'german', since: 1 } },
    );
    expect(contested.at('F6')).toEqual({ points: 30 });
    expect(endOf(2, {}, { control: 'soviet' }).at('F6')).toEqual({ points: 30, control: 'soviet' });
  });

  test('[panzer S.combat-non-combat-units/c, S.victory-points/c] unarmed units hold nothing', () => {
    expect(endOf(1, { g2: 'Opel Blitz truck at F6' }).at('F6')).toEqual({ points: 30 });
  });

  test('[panzer S.victory-points/c] losses score their points for the enemy, a reduced squad half', () => {
    const lost = [{ unit: 'x', name: 'T-34', how: 'knocked-out', points: 66 }] as const;
    const trial = new Trial({
      units: { g1: 'Rifle squad at D4', s1: 'T-34 at Y12' },
      sides: { soviet: { lost: [...lost], halved: 4 }, german: { points: 5 } },
    });
    expect([pointsOf(trial.battle, 'german'), pointsOf(trial.battle, 'soviet')]).toEqual([75, 0]);
    expect(judge(trial.battle).casualties('soviet')).toBe(1);
  });

  test('[panzer S.victory-points/c] the battle ends after its last turn, undecided if nobody has won', () => {
    const ends = (victory: object) =>
      new Trial({
        units: { g1: 'Rifle squad at D4', s1: 'T-34 at Y12' },
        options: { victory: victory as never },
        clock: { phase: 'adjustment', turn: 5 },
      });
    const won = ends({ wins: [], otherwise: 'soviet' });
    expect(won.battle.clock.over?.winner).toBe('soviet');
    expect(won.told('battle-over')).toEqual([{ winner: 'soviet', why: expect.any(String) }]);
    const drawn = ends({ wins: [] });
    expect(drawn.battle.isOver).toBe(true);
    expect(drawn.told('battle-over')).toStrictEqual([{ why: expect.any(String) }]);
  });
});

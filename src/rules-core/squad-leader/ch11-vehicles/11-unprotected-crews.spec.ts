import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const battle = (at: Placed, units: Units, setup: Partial<Setup> = {}) =>
  new Trial({ enemy: 'american', ...setup, units: { at, a9: '6-6-6 at N12', ...units } });
const fire = { order: 'fire', at: 'D6', firers: ['g1'] } as const;
const hills = field({ D5: { level: 2 } });
const aimed = (trial: Trial) =>
  trial.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers));

describe('crews without protection', () => {
  test.each<[string, number[], string | undefined]>([
    ['a KIA kills it', [1, 1], undefined],
    ['a failed check breaks it, and drives it out', [2, 3, 6, 6], 'broken'],
  ])(
    '[squad-leader-B-124] [squad-leader 11.11.1/b, 11.10/q1] from two levels above, closed or not: %s',
    (_, dice, state) => {
      const trial = battle('M10 at D6', { g1: '8-3-8 at D5' }, { map: hills }).order('german', fire, ...dice);
      expect(aimed(trial)).toEqual([]);
      expect(trial.unit('at')).toMatchObject({ abandoned: true });
      expect(trial.unit('at').stunned).toBeUndefined();
      const crew = trial.battle.units().find(({ kind }) => kind === 'crew');
      expect(crew?.broken === true ? 'broken' : crew?.kind).toBe(state);
      expect(trial.kinds.includes('crew-killed')).toBe(state === undefined);
      expect(trial.battle.location('D6').wrecks ?? []).toEqual([]);
    },
  );

  test('[squad-leader 11.10/q1] one level above is not enough, nor is a roof looked through', () => {
    const low = battle('M10 at D6', { g1: '8-3-8 at D5' }, { map: field({ D5: { level: 1 } }) });
    expect(low.refusal('german', fire)?.refused).toBe('NOBODY_THERE');
    expect(battle('M4A4 at D6', { g1: '8-3-8 at D5' }, { map: hills }).refusal('german', fire)?.refused).toBe(
      'NOBODY_THERE',
    );
  });

  test('[squad-leader 11.11.1/b] its passengers stay what they are; the crew of a halftrack is driven out the same way', () => {
    const units: Units = { g1: '8-3-8 at D5', a1: ['6-6-6 at D6', { aboard: 'at' }] };
    const trial = battle('M3 armed at D6', units, { map: hills }).order('german', fire, 2, 3, 6, 6, 1, 1);
    expect(trial.unit('at')).toMatchObject({ abandoned: true });
    expect(trial.unit('a1').broken).toBeUndefined();
  });

  test.each<[string, number, true | undefined, boolean]>([
    ['from behind, where it has no armour', 0, true, true],
    ['from ahead, where it looks out over its armour', 3, undefined, true],
  ])('[squad-leader 11.11.1/b] %s', (_, facing, abandoned, isStruck) => {
    const rear = { armour: { front: 0, softRear: true }, facing, exposed: true } as const;
    const trial = battle(['M10 at D6', rear], { g1: '8-3-8 at D8' }, {}).order('german', fire, 2, 2, 6, 6);
    expect(trial.unit('at').abandoned).toBe(abandoned);
    expect(trial.unit('at').stunned).toBe(abandoned ? undefined : 2);
    expect(trial.told('fire-attack').length > 0).toBe(isStruck);
  });

  test.each<[string, string, number[]]>([
    ['a wall', 'wall', [2]],
    ['a hedge', 'hedge', [2]],
    ['nothing', 'none', [2]],
  ])('[squad-leader 11.11.2] a crew that looks out has its walls or %s, not both', (_, side, values) => {
    const map = side === 'none' ? drawn({}) : field({ D6: { hexsides: { 3: side } } } as never);
    const trial = battle(['M10 at D6', { exposed: true }], { g1: '8-3-8 at D8' }, { map }).order(
      'german',
      fire,
      6,
      6,
    );
    expect(aimed(trial).map(({ value }) => value)).toEqual(values);
  });
});

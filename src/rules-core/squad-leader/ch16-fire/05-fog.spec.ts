import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Options = NonNullable<Setup['options']>;
const FOG: Options = { weather: 'fog', fogTop: 0 };
const fire = (at: string) => ({ order: 'fire', at, firers: ['g1'] });
const shown = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);
/** A Russian who has moved, and so is made out as far as one sees. */
const battle = (r1: Placed, visibility: number, options: Options = FOG, more: Setup = {}) =>
  new Trial({ units: { g1: '4-6-7 at D4', r1 }, options, clock: { visibility }, ...more });
const MOVED = (at: string): Placed => [`4-4-7 at ${at}`, { moved: true }];

describe('fog', () => {
  test.each([
    [5, 2],
    [6, 3],
    [1, 0],
  ])('[squad-leader 16.5.5.1] one die, halved, says how far one sees in this game turn: %i', (die, hexes) => {
    const units = { g1: '4-6-7 at A1', r1: '4-4-7 at N12' } as const;
    const trial = new Trial({ phase: 'rally', units, options: FOG }, die);
    expect(trial.battle.clock.visibility).toBe(hexes);
  });

  test.each([
    ['[squad-leader 16.5.5.1]', 'D6', 2, undefined],
    ['[squad-leader 16.5.5.1]', 'D7', 2, 'TOO_DARK'],
    ['[squad-leader 16.5.5.1]', 'D5', 0, undefined],
    ['[squad-leader 16.5.5.1]', 'D6', 0, 'TOO_DARK'],
  ] as const)('%s fire at %s where one sees %i hexes: %s', (_, at, visibility, refused) => {
    expect(battle(MOVED(at), visibility).refusal('german', fire(at), 6, 5)?.refused).toBe(refused);
  });

  test('[squad-leader 16.5.5.1] next to him, where he sees nothing, he fires with half of twice his strength', () => {
    const part = (visibility: number) =>
      battle(MOVED('D5'), visibility).order('german', fire('D5'), 6, 5).told('fire-attack')[0]?.parts[0]?.why;
    expect([part(1), part(0)]).toEqual([['point blank x2'], ['point blank x2', 'fog x1/2']]);
  });

  const HILLS = field({ D4: { level: 2 }, D8: { level: 2 }, E8: { level: 0 } });
  test.each([
    ['[squad-leader 16.5.5.3]', 'D8', 1, undefined],
    ['[squad-leader-C-108] [squad-leader 16.5.5.3, 16.5.5.3/q1]', 'E8', 1, 'TOO_DARK'],
    ['[squad-leader 16.5.5.3]', 'D8', 2, 'TOO_DARK'],
  ] as const)('%s from hill to %s over fog up to level %i: %s', (_, at, fogTop, refused) => {
    const trial = battle(MOVED(at), 2, { weather: 'fog', fogTop }, { map: HILLS });
    expect(trial.refusal('german', fire(at), 6, 5)?.refused).toBe(refused);
  });

  test('[squad-leader 16.5.5.4] against the fire of infantry it is +1, but not above it, nor inside a building', () => {
    const shot = (at: string, options: Options, map?: Setup['map']) =>
      shown(
        battle(MOVED(at), 6, options, map ? { map } : {})
          .order('german', fire(at), 6, 6)
          .told('fire-attack')[0]?.outcomes[0]?.modifiers,
      );
    expect([shot('D6', FOG), shot('D6', {})]).toEqual([['fog 1'], []]);
    expect(shot('D8', { weather: 'fog', fogTop: 1 }, HILLS)).toEqual([]);
    const house = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5' }] });
    expect(shot('D5', FOG, house)).not.toContain('fog 1');
  });

  test('[squad-leader 16.5.5.1/a] guns fire into it as at a target that is concealed', () => {
    const aimed = (options: Options) =>
      shown(
        new Trial({
          units: {
            g1: 'crew 2-4-7 at D4',
            gg: ['50 AT gun with g1', { facing: 3 }],
            rt: ['T-34 at D6', { moved: true }],
          },
          options,
          clock: { visibility: 6 },
        })
          .order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D6', target: 'rt' }, 6, 6)
          .told('ordnance-fired')[0]?.aimed[0]?.modifiers,
      );
    expect(aimed(FOG)).toContain('fog 2');
    expect(aimed({})).not.toContain('fog 2');
  });

  test('[squad-leader 16.5.5.9] it hinders those who move as smoke does, but not inside a building', () => {
    const step = (options: Options, map?: Setup['map']) =>
      new Trial({
        ...(map && { map }),
        phase: 'movement',
        units: { g1: '4-6-7 at D4', r1: '4-4-7 at N12' },
        options,
      })
        .order('german', { order: 'move', units: ['g1'], path: ['D5'] })
        .unit('g1').spent;
    const house = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5' }] });
    const hill = field({ D4: { level: 1 }, D5: { level: 1 } });
    expect([step({}), step(FOG), step(FOG, hill)]).toEqual([1, 2, 1]);
    expect([step({}, house), step(FOG, house)]).toEqual([2, 2]);
  });

  test('[squad-leader 16.5.5.1] it has no star shells and no gun flashes', () => {
    const trial = battle(MOVED('D6'), 6).order('german', fire('D6'), 6, 5);
    expect(trial.at('D4').flash).toBeUndefined();
    const lit = new Trial({ phase: 'rally', units: { gl: '8-0 at D4', r1: '4-4-7 at D6' }, options: FOG }, 6);
    expect(lit.awaits).not.toContain('german star-shells');
  });

  test('[squad-leader 16.5.5.8] no aircraft attacks in it', () => {
    const strafes = (options: Options) =>
      new Trial({
        units: { g1: '8-0 at A1', r1: '4-4-7 at K9', gf: 'fighter' },
        sides: { german: { air: {} } },
        options,
        phase: 'prep-fire',
      }).refusal('german', { order: 'strafe', aircraft: 'gf', at: 'K9', along: 3 })?.refused;
    expect([strafes({}), strafes(FOG)]).toEqual(['DICE_MISSING', 'NO_SIGHT']);
  });
});

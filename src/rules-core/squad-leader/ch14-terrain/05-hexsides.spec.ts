import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const why = (trial: Trial) =>
  trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((one) => `${one.why} ${one.value}`);
const moving = (hexes: Hexes, units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', map: field(hexes), units: { r9: '4-4-7 at N12', ...units }, ...more });

describe('walls and hedges', () => {
  test.each(['wall', 'hedge'] as const)(
    '[squad-leader 14.5.2] men cross a %s for one factor more, tanks for nothing, trucks not at all',
    (side) => {
      const hexes = { D8: { hexsides: { 3: side } } } as const;
      expect(moving(hexes, { g1: '4-6-7 at D9' }).order('german', move('D8')).unit('g1').spent).toBe(2);
      expect(moving(hexes, { gt: 'MkIVF2 at D9' }).order('german', drive('D8')).unit('gt').spent).toBe(1);
      expect(moving(hexes, { gt: 'truck at D9' }).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
    },
  );

  test('[squad-leader-C-024] [squad-leader 14.5.3/q1, 14.5/ed] they count, and are in the way, where the line runs through one of their ends', () => {
    const at = (hexes: Hexes, target: string) =>
      new Trial({
        map: field(hexes),
        units: { g1: '4-6-7 at C5', r1: `4-4-7 at ${target}`, r9: '4-4-7 at B5' },
      });
    const wall = { E4: { hexsides: { 4: 'wall' } } } as const;
    expect(why(at(wall, 'E4').order('german', fire('E4', 'g1'), 6, 5))).toEqual(['wall 2']);
    expect(why(at({}, 'E4').order('german', fire('E4', 'g1'), 6, 5))).toEqual([]);
  });

  describe('who comes next to an enemy', () => {
    /** The Germans come from D9 to D8, behind a wall towards the Russians in D7. */
    const comes = (at: string, hexes: Hexes = {}, state: object = {}) => {
      const trial = moving(
        { D8: { hexsides: { 0: 'wall' } }, ...hexes },
        { g1: '4-6-7 at D9', r1: [`4-4-7 at ${at}`, state] },
        { marks: { D7: { entrenchment: true } } },
      );
      trial.order('german', move('D8')).endPhase();
      return why(trial.order('russian', fire('D8', 'r1'), 6, 6));
    };

    test('[squad-leader 14.5.4/a] has nothing of the wall between, unless that enemy is in a building or dug in', () => {
      expect(comes('D7')).toEqual(['moved -1', 'in the open -1']);
      expect(comes('D7', { D7: 'stone-building' })).toEqual(['wall 2', 'moved -1', 'in the open -1']);
      expect(comes('D7', {}, { entrenched: 'D7' })).toEqual(['wall 2', 'moved -1', 'in the open -1']);
      expect(comes('D6')).toEqual(['wall 2', 'moved -1', 'in the open -1']);
    });
  });

  test('[squad-leader 14.5.4/b] those in buildings and entrenchments have the wall besides only against fire from farther off on their level', () => {
    const behind = (from: string, D8: Hexes[string], state: object = {}) => {
      const trial = new Trial({
        map: field({ D8: { hexsides: { 0: 'wall' }, ...(D8 as object) } }),
        units: { g1: `4-6-7 at ${from}`, r1: ['4-4-7 at D8', state], r9: '4-4-7 at A1' },
        marks: { D8: { entrenchment: true } },
      });
      return why(trial.order('german', fire('D8', 'g1'), 6, 5));
    };
    const house = { terrain: 'stone-building' } as const;
    expect(behind('D6', house)).toEqual(['stone building 3', 'wall 2']);
    expect(behind('D7', house)).toEqual(['stone building 3']);
    expect(behind('D7', {}, { entrenched: 'D8' })).toEqual(['entrenched 2']);
    expect(behind('D7', {})).toEqual(['wall 2']);
    expect(behind('D7', { terrain: 'woods' })).toEqual(['woods 1', 'wall 2']);
  });
});

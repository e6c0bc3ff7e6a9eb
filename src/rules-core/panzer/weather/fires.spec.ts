import type { PanzerSystem, Task } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Marks = Readonly<Record<string, PanzerSystem['location']>>;
type Kind = 'gun' | 'small-arms' | 'flamethrower' | 'hand-held';

/** Asks once more, so that the battle comes to rest. */
const REST: Task = { task: 'movement', side: 'german' };

const weapon = (factor: number, kind: Kind = 'gun', name: string = kind) => ({
  name,
  kind,
  field: 'A' as const,
  rows: [{ ammo: 'GP', type: 'GP' as const, range: { P: 9 }, factor: { P: factor } }],
});

interface Parts {
  readonly units?: Readonly<Record<string, Placed>>;
  readonly marks?: Marks;
  readonly options?: PanzerSystem['options'];
  readonly map?: ReturnType<typeof field>;
  readonly agenda?: readonly Task[];
}

/** A tank in D4 and a squad in the house of D6; after the fire of the Germans fires start. */
const house = ({ units = {}, marks = { D6: { terrain: 'brick building' } }, ...more }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, weapons: [weapon(8)] }],
      g2: ['Panzer IV at D4', { facing: 3, weapons: [weapon(5)] }],
      s1: ['Soviet squad at D6', { spotted: true }],
      ...units,
    },
    marks,
    commands: { g1: 'fire', g2: 'fire' },
    options: { optional: ['7.35'] },
    agenda: [REST, { task: 'fires' }, { task: 'direct-fire', side: 'german' }],
    ...more,
  });

const shot = (unit: string, name: string = 'gun') => ({ unit, weapon: name, ammo: 'GP' });
/** A shot that does nothing to its target, and the roll for a fire. */
const burning = (parts: Parts, ...rolls: number[]) => {
  const trial = house(parts);
  trial.order('german', { order: 'fire', target: 's1', shots: [shot('g1')] }, ...d100(2));
  return trial.order('german', { order: 'end-step' }, ...rolls.flatMap((roll) => [...d100(roll)]));
};

describe('fires start', () => {
  test('[panzer 7.35/a, 7.35.1/a, 7.35.1/b, 7.35.1/c, 7.35.1/e] [panzer-31] 8 GP Factors at units in a Brick Building: 01-10 in the Adjustment Phase', () => {
    const fire = burning({}, 10);
    expect(fire.told('fire-checked')).toMatchObject([
      { at: 'D6', by: 'german', factor: 8, needs: 10, net: 10 },
    ]);
    expect(fire.told('fire-started')).toEqual([{ at: 'D6' }]);
    expect(fire.at('D6')).toMatchObject({ fire: 1, shelled: undefined });
    const none = burning({}, 11);
    expect([none.kinds.includes('fire-started'), none.at('D6').fire]).toEqual([false, undefined]);
  });

  test('[panzer 7.35.1/b, 7.35.1/g] one check for the hex with the largest factor of the turn, never a sum', () => {
    const trial = house();
    trial.order(
      'german',
      { order: 'fire', target: 's1', shots: [shot('g2'), shot('g1')] },
      ...d100(2),
      ...d100(2),
    );
    expect(trial.at('D6').shelled).toEqual({ factor: 8, by: 'german' });
    trial.order('german', { order: 'end-step' }, ...d100(11));
    expect(trial.told('fire-checked')).toHaveLength(1);
    const weaker = house();
    weaker.order(
      'german',
      { order: 'fire', target: 's1', shots: [shot('g1'), shot('g2')] },
      ...d100(2),
      ...d100(2),
    );
    expect(weaker.at('D6').shelled?.factor).toBe(8);
  });

  test('[panzer 7.35.1/a] the check is a part of every Adjustment Phase, after which the turn forgets what was fired', () => {
    const marks = { D6: { terrain: 'brick building', shelled: { factor: 8, by: 'german' } } } as const;
    const setup = {
      units: { g1: 'Panzer IV at D4', s1: 'T-34 at Y12' },
      options: { optional: ['7.35'] },
    } as const;
    const adjusted = (roll: number) =>
      new Trial({ ...setup, marks, clock: { phase: 'adjustment' } } as never, ...d100(roll)).at('D6');
    expect([adjusted(10), adjusted(11)]).toEqual([
      { terrain: 'brick building', fire: 1 },
      { terrain: 'brick building' },
    ]);
  });

  test('[panzer 7.35.1/b] each type of building by its own row', () => {
    const needs = (terrain: 'wood building' | 'stone building' | 'desert building') =>
      burning({ marks: { D6: { terrain } } }, 99).told('fire-checked')[0]?.needs;
    expect([needs('wood building'), needs('stone building'), needs('desert building')]).toEqual([20, 4, 4]);
  });

  test('[panzer 7.35.1/d] rubble: -10, by what stood there', () => {
    const rubble = (word: 'stone-rubble' | 'wooden-rubble', roll: number) =>
      burning({ marks: {}, map: field({ D6: word }) }, roll).told('fire-checked')[0];
    expect(rubble('wooden-rubble', 30)).toMatchObject({ needs: 20, net: 20, starts: true });
    expect(rubble('stone-rubble', 15)).toMatchObject({ needs: 4, net: 5, starts: false });
    const fallen = (
      drawn: 'huts' | 'gutted-stone-factory-1-5-level' | 'stone-building',
      burnsAs?: { as: 'brick building'; modifier: number },
    ) =>
      burning(
        { marks: { D6: { terrain: 'rubble', ...(burnsAs && { burnsAs }) } }, map: field({ D6: drawn }) },
        99,
      ).told('fire-checked')[0]?.needs;
    expect([fallen('huts'), fallen('gutted-stone-factory-1-5-level'), fallen('stone-building')]).toEqual([
      20, 10, 4,
    ]);
    expect(fallen('stone-building', { as: 'brick building', modifier: 0 })).toBe(10);
  });

  test('[panzer 7.35/a, 7.35.1/a] neither small arms, nor open ground, nor a battle without the option', () => {
    const rifles = house({
      units: { g1: ['Rifle squad at D5', { facing: 3, weapons: [weapon(8, 'small-arms')] }] },
    });
    rifles.order('german', { order: 'fire', target: 's1', shots: [shot('g1', 'small-arms')] }, ...d100(2));
    expect(rifles.at('D6').shelled).toBeUndefined();
    expect(burning({ marks: {} }).kinds).not.toContain('fire-checked');
    expect(burning({ options: {} }).kinds).not.toContain('fire-checked');
  });

  test('[panzer 7.35/c] a hex that burns is not checked again, and burns on', () => {
    const marks = { D6: { terrain: 'brick building', fire: 1 } } as const;
    const trial = burning({ marks });
    expect(trial.kinds).not.toContain('fire-checked');
    expect(trial.at('D6').fire).toBe(1);
  });

  test('[panzer 7.35.4/b] [panzer-32] a grove burns as the scenario says, with its modifier', () => {
    const grove = (burnsAs?: PanzerSystem['location']['burnsAs']) =>
      burning(
        { marks: { D6: { terrain: 'grove (medium)', ...(burnsAs && { burnsAs }) } } },
        ...(burnsAs ? [25] : []),
      );
    expect(grove({ as: 'wood building', modifier: -5 }).told('fire-checked')[0]).toMatchObject({
      needs: 20,
      net: 20,
      starts: true,
    });
    expect(grove().kinds).not.toContain('fire-checked');
  });

  test('[panzer 7.35/d, 7.35/a] shells set alight whatever lies in their pattern, occupied or not', () => {
    const mission = { by: 'g3', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
    const trial = new Trial({
      units: { g3: ['HMG section at D4', { observer: true, facing: 3 }], s1: 'T-34 at Y12' },
      sides: { german: { batteries: [{ name: 'Guns', gp: 8, mission }] } },
      commands: { g3: 'overwatch' },
      marks: { H8: { terrain: 'wood building' }, H12: { terrain: 'wood building' } },
      clock: { turn: 2 },
      options: { optional: ['7.35'] },
      agenda: [REST, { task: 'fires' }, { task: 'indirect-fire', side: 'german' }],
    });
    trial.order('german', { order: 'fire-mission', battery: 'Guns' }, 9);
    expect([trial.at('H8').shelled?.factor, trial.at('H12').shelled]).toEqual([8, undefined]);
    trial.order('german', { order: 'end-step' }, ...d100(20));
    expect(trial.at('H8').fire).toBe(2);
  });
});

describe('flames', () => {
  const flame = weapon(6, 'flamethrower');

  test('[panzer 7.35.1/f] a flamethrower that fires at units in a building sets it alight without a roll', () => {
    const trial = house({ units: { g1: ['Pioneer squad at D5', { facing: 3, weapons: [flame] }] } });
    trial.order('german', { order: 'fire', target: 's1', shots: [shot('g1', 'flamethrower')] }, ...d100(2));
    trial.order('german', { order: 'end-step' });
    expect(trial.kinds).toContain('fire-started');
    expect(trial.kinds).not.toContain('fire-checked');
  });

  test('[panzer 7.35.1/f] it counts whatever is fired besides', () => {
    const g1: Placed = ['Pioneer squad at D5', { facing: 3, weapons: [flame] }];
    const trial = house({ units: { g1, g2: ['Panzer IV at D4', { facing: 3, weapons: [weapon(8)] }] } });
    const shots = [shot('g1', 'flamethrower'), shot('g2')];
    trial.order('german', { order: 'fire', target: 's1', shots }, ...d100(2), ...d100(2));
    expect(trial.at('D6').shelled).toEqual({ factor: 8, by: 'german', flame: true });
    const weak = house({ units: { g1: ['Panzer IV at D4', { facing: 3, weapons: [weapon(0)] }] } });
    weak.order('german', { order: 'fire', target: 's1', shots: [shot('g1')] }, ...d100(2));
    expect(weak.order('german', { order: 'end-step' }).kinds).not.toContain('fire-checked');
  });

  const close = (attacker: Placed, target: Placed) =>
    house({
      units: { g1: attacker, s1: target },
      agenda: [
        REST,
        { task: 'fires' },
        { task: 'movement', side: 'soviet' },
        { task: 'assaults', side: 'german' },
      ],
    });
  const pioneers = (weapons: object[]): Placed => [
    'Pioneer squad at D5',
    { command: 'move', weapons: weapons as never },
  ];

  test('[panzer 7.35/b, 7.35.1/f] a Close Assault starts no fire, unless a flamethrower takes part', () => {
    const assault = (weapons: object[]) =>
      close(pioneers(weapons), ['T-34 at D6', { fired: true }]).order(
        'german',
        { order: 'close-assault', units: ['g1'], target: 's1' },
        ...d100(2),
      );
    expect(assault([]).at('D6').shelled).toBeUndefined();
    expect(assault([flame]).at('D6').shelled).toEqual({ factor: 0, by: 'german', flame: true });
  });

  test('[panzer 7.35/b, 7.35.1/f] Hand-to-Hand as well', () => {
    const fight = (weapons: object[]) =>
      close(pioneers(weapons), ['PTRD section at D6', { fired: true }]).order(
        'german',
        { order: 'hand-to-hand', units: ['g1'], at: 'D6' },
        ...d100(90),
        ...d100(5),
      );
    expect(fight([]).at('D6').shelled).toBeUndefined();
    expect(fight([flame]).at('D6').fire).toBe(1);
  });

  test('[panzer 7.35/b, 7.35.1/f] an Overrun by a flame tank, through rubble', () => {
    const overrun = (weapons: object[]) =>
      house({
        units: {
          g1: ['Panzer IV at D5', { facing: 3, weapons: weapons as never, crossCountry: 9 }],
          s1: ['Soviet squad at D6', { fired: true }],
        },
        commands: { g1: 'move' },
        marks: { D6: { terrain: 'rubble' } },
        agenda: [{ task: 'movement', side: 'german' }],
      } as never).order('german', { order: 'overrun', unit: 'g1', path: ['D6', 'D7'], at: 'D6' }, ...d100(2));
    expect(overrun([weapon(8)]).at('D6').shelled).toBeUndefined();
    expect(overrun([weapon(8), flame]).at('D6').shelled?.flame).toBe(true);
  });

  test('[panzer 7.35.3] a hand-held rocket that misses a vehicle in a house counts with its GP Factor, by its own option', () => {
    const rocket = {
      ...weapon(5, 'hand-held', 'Rocket'),
      rows: [
        { ammo: 'HEAT', type: 'CE', range: { P: 3 }, factor: { P: 20 } },
        { ammo: 'GP', type: 'GP', range: { P: 3 }, factor: { P: 5 } },
      ],
    };
    const missed = (options: PanzerSystem['options']) => {
      const g1: Placed = ['Rifle squad at D5', { facing: 3, weapons: [rocket as never] }];
      const trial = house({ units: { g1, s1: ['T-34 at D6', { spotted: true }] }, options });
      return trial.order(
        'german',
        { order: 'fire', target: 's1', shots: [{ unit: 'g1', weapon: 'Rocket', ammo: 'HEAT' }] },
        ...d100(99),
      );
    };
    expect(missed({ optional: ['7.35', '7.35.3'] }).at('D6').shelled).toEqual({ factor: 5, by: 'german' });
    expect(missed({ optional: ['7.35'] }).at('D6').shelled).toBeUndefined();
  });
});

describe('who stays in a fire', () => {
  const endOf = (turn: number, units: Readonly<Record<string, Placed>>, fire = 1) =>
    new Trial({
      units: { g1: 'Panzer IV at D4', s9: 'T-34 at Y12', ...units },
      marks: { D6: { terrain: 'brick building', fire } },
      options: { optional: ['7.35'] },
      clock: { turn, phase: 'adjustment' },
      agenda: [
        { task: 'turn' },
        { task: 'end-turn' },
        { task: 'burn-out' },
        { task: 'adjust-turrets', side: 'german' },
      ],
    });

  test('[panzer 7.35.2] has the next turn to leave it, then is eliminated, without a wreck', () => {
    const units: Record<string, Placed> = {
      s1: 'T-34 at D6',
      s2: ['Soviet squad', { aboard: 's1' }],
      g2: 'Rifle squad at D6',
    };
    const first = endOf(1, units);
    expect(['s1', 's2', 'g2'].filter((id) => first.battle.unit(id))).toEqual(['s1', 's2', 'g2']);
    const next = endOf(2, units);
    expect(['s1', 's2', 'g2'].filter((id) => next.battle.unit(id))).toEqual([]);
    expect(next.battle.side('soviet').lost?.map(({ unit, how }) => `${unit} ${how}`)).toEqual([
      's2 burned',
      's1 burned',
    ]);
    expect(next.at('D6').wrecks).toBeUndefined();
  });

  test('[panzer 7.35.2/a] a burning hex may be entered; a unit that is in it at the end of any later turn is lost', () => {
    const move = new Trial({
      units: { g1: 'Rifle squad at D5', s9: ['T-34 at Y12', { fired: true }] },
      marks: { D6: { terrain: 'wood building', fire: 1 } },
      commands: { g1: 'move' },
      options: { optional: ['7.35'] },
      clock: { turn: 4, phase: 'movement' },
      agenda: [
        { task: 'movement', side: 'soviet' },
        { task: 'end-turn' },
        { task: 'burn-out' },
        { task: 'movement', side: 'german' },
      ],
    });
    move.order('german', { order: 'move', unit: 'g1', path: ['D6'] });
    move.order('german', { order: 'end-step' });
    expect(move.told('lost')).toEqual([{ unit: 'g1', how: 'burned' }]);
  });

  test('[panzer 7.35.2 × 7.1.3/c] a headquarters that burns shakes its formation', () => {
    const trial = new Trial(
      {
        units: {
          g1: 'Panzer IV at Y12',
          s1: ['Soviet squad at D6', { post: 'CHQ' }],
          s2: 'Soviet squad at D7',
        },
        marks: { D6: { terrain: 'brick building', fire: 1 } },
        options: { optional: ['7.35', '7.1'] },
        clock: { turn: 2, phase: 'adjustment' },
        agenda: [{ task: 'movement', side: 'german' }, { task: 'burn-out' }],
      },
      ...d100(99),
    );
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['s2']);
  });

  test('[panzer 7.35.2 × 7.1.1.2/d] a vehicle that Bailed Out there is removed, and not lost twice', () => {
    const trial = endOf(3, { s1: ['T-34 at D6', { bailedOut: true }] });
    expect(trial.battle.unit('s1')).toBeUndefined();
    expect(trial.battle.side('soviet').lost).toBeUndefined();
  });
});

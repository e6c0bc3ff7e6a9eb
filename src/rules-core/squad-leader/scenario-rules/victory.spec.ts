import { originalBoard } from '../../boards/index.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import type { Json } from '../../kernel/position/position.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { squadLeader } from '../ruleset.js';
import { SQUAD_LEADER_SCENARIOS } from '../scenarios/index.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';
import { stoneBuildings } from './buildings.js';

const TOWN = drawn({
  buildings: [
    { is: 'stone', hexes: 'D4 D5' },
    { is: 'stone', hexes: 'G4' },
    { is: 'stone', hexes: 'J4' },
  ],
});

const special = (name: string, side: string, more: object = {}) => ({ special: { name, side, ...more } });

/** The last Close Combat Phase of the Germans, and who has won when it is over; nobody makes it a draw. */
function winner(side: string, is: object, setup: Setup, special: Json = {}): string | undefined {
  const trial = new Trial({
    phase: 'close-combat',
    active: 'german',
    ...setup,
    options: {
      order: ['russian', 'german'],
      turns: 1,
      special: special as never,
      victory: { wins: [{ side, when: 'end', is }] } as never,
      ...setup.options,
    },
  });
  for (let n = 0; !trial.battle.isOver && n < 6; n++) trial.endPhase();
  return trial.battle.clock.over?.winner;
}

const mark = (now: string, began?: string) => ({ building: { now, ...(began && { began }) } });

describe('victory on the cards', () => {
  const MEN = { g1: '4-6-7 at N1', r1: '4-4-7 at A1' } as const;

  test.each<[string, Setup, string | undefined]>([
    ['two taken', { marks: { D4: mark('russian', 'german'), G4: mark('russian', 'german') } }, 'russian'],
    ['one taken', { marks: { D4: mark('russian', 'german') } }, undefined],
    [
      'two taken and one lost',
      {
        marks: {
          D4: mark('russian', 'german'),
          G4: mark('russian', 'german'),
          J4: mark('german', 'russian'),
        },
      },
      undefined,
    ],
    [
      'a broken enemy squad in the second',
      {
        marks: { D4: mark('russian', 'german'), G4: mark('russian', 'german') },
        units: { ...MEN, g2: ['4-6-7 at D5', { broken: true }] },
      },
      undefined,
    ],
  ])('[squad-leader Sc1/VC, Sc1/VCdef] buildings: %s', (_, setup, wins) => {
    const is = special('more-buildings-taken', 'russian', { with: { lead: 2 } });
    expect(winner('russian', is, { map: TOWN, units: MEN, ...setup })).toBe(wins);
  });

  test.each<[string, Record<string, string>, string | undefined]>([
    [
      'three to one',
      { r1: '4-4-7 at A1', r2: '4-4-7 at A2', r3: '4-4-7 at A3', g1: '4-6-7 at N1' },
      'russian',
    ],
    ['two to one', { r1: '4-4-7 at A1', r2: '4-4-7 at A2', g1: '4-6-7 at N1' }, undefined],
  ])('[squad-leader Sc1/VC] unbroken squads: %s', (_, units, wins) => {
    const is = special('more-squads', 'russian', { with: { times: 3 } });
    expect(winner('russian', is, { units })).toBe(wins);
  });

  test.each<[string, Setup['units'], string | undefined]>([
    ['its squad alone', { g1: '4-6-7 at D4', r1: '4-4-7 at N1' }, 'german'],
    ['an enemy too', { g1: '4-6-7 at D4', r1: '4-4-7 at D5' }, undefined],
    ['an enemy who is broken', { g1: '4-6-7 at D4', r1: ['4-4-7 at D5', { broken: true }] }, 'german'],
    ['nobody', { g1: '4-6-7 at A1', r1: '4-4-7 at N1' }, undefined],
  ])('[squad-leader Sc2/VC2] who has the works to himself: %s', (_, units, wins) => {
    const is = special('sole-possession', 'german', { hexes: ['D4', 'D5'] });
    expect(winner('german', is, { map: TOWN, units })).toBe(wins);
  });

  test.each<[string, Setup['units'], string | undefined]>([
    ['controlled', { g1: '4-6-7 at A1', r1: '4-4-7 at N1' }, 'german'],
    [
      'fought over',
      { g1: ['4-6-7 at D4', { melee: true }], r1: ['4-4-7 at D4', { melee: true }], r2: '4-4-7 at N1' },
      undefined,
    ],
  ])('[squad-leader Sc2/VC] a hex in melee is in nobody’s control: %s', (_, units, wins) => {
    const is = { control: { side: 'german', hexes: ['D4'] } };
    const setup = { map: TOWN, units, marks: { D4: { control: 'german' } } };
    const trial = new Trial({
      ...setup,
      phase: 'advance',
      active: 'german',
      options: { victory: { wins: [{ side: 'german', when: 'at-once', is }] } as never },
    });
    trial.endPhase();
    expect(trial.battle.clock.over?.winner).toBe(wins);
  });

  test.each<[string, Record<string, string>, string | undefined]>([
    ['all of them', { D4: 'russian', G4: 'russian', J4: 'russian' }, 'russian'],
    ['all but one', { D4: 'russian', G4: 'russian', J4: 'german' }, undefined],
  ])('[squad-leader Sc4/VC] stone houses held: %s', (_, held, wins) => {
    const is = special('buildings-held', 'russian', { hexes: ['D4', 'G4', 'J4'], with: { atLeast: 3 } });
    const marks = Object.fromEntries(Object.entries(held).map(([at, now]) => [at, mark(now)]));
    expect(winner('russian', is, { map: TOWN, units: MEN, marks })).toBe(wins);
  });

  test.each<[string, Setup['units'], string | undefined]>([
    ['two squads', { r1: '4-4-7 at A1', r2: '4-4-7 at A2' }, 'russian'],
    ['a squad and an AFV', { r1: '4-4-7 at A1', r2: 'T-34 at A2' }, 'russian'],
    ['an AFV without its crew', { r1: '4-4-7 at A1', r2: ['T-34 at A2', { abandoned: true }] }, undefined],
    ['a broken squad', { r1: '4-4-7 at A1', r2: ['4-4-7 at A2', { broken: true }] }, undefined],
    ['a leader', { r1: '4-4-7 at A1', r2: '9-1 at A2' }, undefined],
  ])('[squad-leader Sc5/VC] two hexes of the crest: %s', (_, units, wins) => {
    const is = special('occupied', 'russian', { hexes: ['A1', 'A2', 'A3'], with: { atLeast: 2 } });
    expect(winner('russian', is, { units: { ...units, g1: '4-6-7 at N9' } })).toBe(wins);
  });

  test.each<[string, object, string | undefined]>([
    ['ten squads, leaders and AFVs', { squads: 6.5, leaders: 2, vehicles: 1.5 }, 'american'],
    ['nine', { squads: 6, leaders: 2, vehicles: 1 }, undefined],
  ])('[squad-leader Sc7/VC] who has lost %s retreats', (_, fallen, wins) => {
    const is = special('units-lost', 'german', { with: { atLeast: 10 } });
    const setup = { units: { g1: '4-6-7 at N1', a1: '6-6-6 at A1' }, sides: { german: { fallen } } } as Setup;
    expect(winner('american', is, { ...setup, options: { order: ['american', 'german'] } })).toBe(wins);
  });

  test.each<[string, object, object, string | undefined]>([
    [
      'more of the enemy',
      { squads: 3, leaders: 0, vehicles: 1 },
      { squads: 3, leaders: 5, vehicles: 0 },
      'american',
    ],
    ['as many', { squads: 3, leaders: 0, vehicles: 0 }, { squads: 2, leaders: 0, vehicles: 1 }, undefined],
  ])('[squad-leader Sc8/VC] squads eliminated, AFVs among them: %s', (_, german, american, wins) => {
    const setup = {
      units: { g1: '4-6-7 at N1', a1: '6-6-6 at A1' },
      sides: { german: { fallen: german }, american: { fallen: american } },
      options: { order: ['american', 'german'] },
    } as Setup;
    expect(winner('american', special('more-squads-eliminated', 'american'), setup)).toBe(wins);
  });

  test.each<[string, boolean, number, string | undefined]>([
    ['with five squads lost', true, 5, 'american'],
    ['with six squads lost', true, 6, undefined],
    ['who has not', false, 0, undefined],
  ])('[squad-leader Sc9/VC] a garrison that has surrendered, %s', (_, surrendered, squads, wins) => {
    const is = {
      all: [
        special('surrendered', 'german'),
        { not: special('squads-lost', 'american', { with: { atLeast: 6 } }) },
      ],
    };
    const setup = {
      units: { g1: '4-6-7 at N1', a1: '6-6-6 at A1' },
      sides: {
        german: surrendered ? { surrendered } : {},
        american: { fallen: { squads, leaders: 0, vehicles: 0 } },
      },
      options: { order: ['american', 'german'] },
    } as Setup;
    expect(winner('american', is, setup)).toBe(wins);
  });

  test.each<[string, Setup['units'], string, string | undefined]>([
    ['both', { a1: '6-6-6 at A1', a2: '6-6-6 at A2' }, 'american', 'american'],
    ['too few squads', { a1: '6-6-6 at A1' }, 'american', undefined],
    ['too few houses', { a1: '6-6-6 at A1', a2: '6-6-6 at A2' }, 'german', undefined],
  ])('[squad-leader Sc10/VC] squads on the map and stone houses: %s', (_, units, second, wins) => {
    const is = {
      all: [
        special('squads-left', 'american', { with: { atLeast: 2 } }),
        special('buildings-held', 'american', { with: { atLeast: 2 } }),
      ],
    };
    const setup = {
      map: TOWN,
      units: { ...units, g1: '4-6-7 at N1' },
      marks: { D4: mark('american'), G4: mark(second) },
      options: { order: ['american', 'german'] },
    } as Setup;
    expect(winner('american', is, setup)).toBe(wins);
  });

  test.each<[string, Setup['units'], string | undefined]>([
    ['nobody', { g1: '4-6-7 at N1' }, 'american'],
    ['a broken squad', { g1: '4-6-7 at N1', g2: ['4-6-7 at B2', { broken: true }] }, 'american'],
    ['a leader', { g1: '4-6-7 at N1', g2: '9-1 at B2' }, 'american'],
    ['a squad', { g1: '4-6-7 at N1', g2: '4-6-7 at B2' }, undefined],
  ])('[squad-leader Sc11/VC] a board on which is left: %s', (_, units, wins) => {
    const is = special('cleared', 'american', { hexes: ['B1', 'B2', 'B3'] });
    const setup = {
      units: { ...units, a1: '6-6-6 at A9' },
      options: { order: ['american', 'german'] },
    } as Setup;
    expect(winner('american', is, setup)).toBe(wins);
  });
});

describe('the third card', () => {
  const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });
  const begun = beginScenario(squadLeader, SQUAD_LEADER_SCENARIOS['card-3-streets'], (at) => known.lay(at), {
    id: 'third',
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { options } = begun.position;
  const map = known.table(begun.position);
  const taken = stoneBuildings({ table: map })
    .filter((hexes) => hexes.length > 1)
    .slice(0, 2)
    .map(([first = '']) => [first, mark('russian', 'german')]);

  test.each<[string, boolean, 'russian' | 'german' | undefined, string | undefined]>([
    ['both for the Russians', true, 'russian', 'russian'],
    ['the first for them, the second a draw', true, undefined, 'russian'],
    ['one each', true, 'german', undefined],
    ['one each, the other way round', false, 'russian', undefined],
    ['the first for the Germans, the second a draw', false, undefined, 'german'],
    ['both for the Germans', false, 'german', 'german'],
  ])('[squad-leader Sc3/VC] joins the first two: %s', (_, isFirstWon, works, wins) => {
    const units = {
      g1: works === 'german' ? '4-6-7 at AA4' : '4-6-7 at A10',
      r1: works === 'russian' ? '4-4-7 at AA4' : '4-4-7 at GG10',
    };
    const trial = new Trial({
      map,
      phase: 'close-combat',
      active: 'german',
      units,
      marks: isFirstWon ? Object.fromEntries(taken) : {},
      options: { order: ['russian', 'german'], turns: 1, victory: options.victory as never },
    });
    for (let n = 0; !trial.battle.isOver && n < 6; n++) trial.endPhase();
    expect(trial.battle.clock.over).toMatchObject({ why: expect.any(String) });
    expect(trial.battle.clock.over?.winner).toBe(wins);
  });
});

describe('leaving the map', () => {
  const exits = (atLeast: number, when = 'at-once') => ({
    victory: {
      wins: [{ side: 'german', when, is: { exit: { side: 'german', hexes: ['A1', 'A2'], atLeast } } }],
      otherwise: 'russian',
    } as never,
  });
  const leave = (unit: string) => ({ order: 'leave-map', unit }) as never;

  test('[squad-leader Sc6/VC] three squads by the hexes that the card names; leaders and others do not count', () => {
    const trial = new Trial({
      phase: 'movement',
      units: {
        g1: '4-6-7 at A1',
        g2: '4-6-7 at A1',
        g3: '4-6-7 at A2',
        gl: '9-1 at A2',
        gm: 'LMG with g3',
        g4: '4-6-7 at B3',
        g5: ['4-6-7 at A1', { broken: true }],
        r1: '4-4-7 at N9',
      },
      options: exits(3),
    });
    expect(trial.refusal('german', leave('g4'))?.refused).toBe('NO_WAY');
    expect(trial.refusal('german', leave('g5'))?.refused).toBe('BROKEN');
    for (const unit of ['gl', 'g1', 'g2']) trial.order('german', leave(unit));
    expect(trial.unit('g1')).toMatchObject({ leftFrom: 'A1' });
    trial.order('german', leave('g3'));
    expect(trial.unit('gm').at).toBeUndefined();
    trial.endPhase();
    expect(trial.battle.clock.over?.winner).toBe('german');
  });

  test.each<[string, Setup['units'], number, string | undefined]>([
    ['crews of AFVs are squads', { g1: 'MkIVF2 at A1', g2: '4-6-7 at A2' }, 2, 'german'],
    ['trucks are not', { g1: 'truck at A1', g2: '4-6-7 at A2' }, 2, undefined],
  ])('[squad-leader Sc12/VC] %s', (_, units, atLeast, wins) => {
    const trial = new Trial({
      phase: 'movement',
      units: { ...units, g3: '4-6-7 at K9', r1: '4-4-7 at N9' },
      options: exits(atLeast),
    });
    trial.order('german', leave('g1')).order('german', leave('g2')).endPhase();
    expect(trial.battle.clock.over?.winner).toBe(wins);
  });

  test('[squad-leader Sc7/VC2] who has too few off the map at the end has lost', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at A1', g2: '4-6-7 at K9', r1: '4-4-7 at N9' },
      options: { ...exits(2, 'end'), order: ['russian', 'german'], turns: 1 },
    });
    trial.order('german', leave('g1'));
    for (let n = 0; !trial.battle.isOver && n < 20; n++) trial.endPhase();
    expect(trial.battle.clock.over?.winner).toBe('russian');
  });

  test('who has spent all his factors waits, and so does who has fired', () => {
    const trial = new Trial({
      phase: 'movement',
      units: {
        g1: ['4-6-7 at A1', { moved: true, moving: true, spent: 4 }],
        g2: ['4-6-7 at A2', { prep: true }],
        r1: '4-4-7 at N9',
      },
      map: field(),
      options: exits(3),
    });
    expect(['g1', 'g2'].map((unit) => trial.refusal('german', leave(unit))?.refused)).toEqual([
      'TOO_FAR',
      'HAS_FIRED',
    ]);
  });
});

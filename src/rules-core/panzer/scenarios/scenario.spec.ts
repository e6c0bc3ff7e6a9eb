import { originalBoard } from '../../boards/index.js';
import { open, settle } from '../../kernel/decide/decide.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import type { Table } from '../../kernel/position/table.js';
import { beginScenario, type ScenarioText } from '../../kernel/scenarios/index.js';
import { view } from '../../kernel/views/views.js';
import { PANZER_CHARTS } from '../charts/index.js';
import { panzer } from '../ruleset.js';
import { resume } from '../sequence/resume.js';
import type { PanzerSystem } from '../system.js';
import { d100, Trial } from '../testkit.testkit.js';
import { pointsOf } from './judge.js';

const KNOWN = knownSystem({
  rulebook: panzer,
  charts: PANZER_CHARTS,
  board: originalBoard,
  ruleText: () => Promise.reject(new Error('Scenarios read no rules.')),
});

const NIGHT = { modifier: -3, class: 'very limited', ap: -2, gp: -10, cautious: true } as const;

const CARD: ScenarioText = {
  scenario: 'night-at-the-ford',
  title: 'Night at the Ford',
  about: 'A company feels its way to a ford.',
  date: '1942-08',
  system: 'panzer',
  map: { board: 'village' },
  turns: 6,
  options: { optional: ['7.1', '7.36'], date: '1942-08', visibility: NIGHT },
  locations: { E5: { points: 30 } },
  setUp: [['german'], ['soviet']],
  sides: {
    german: {
      name: 'Germans',
      is: {
        nation: 'german',
        grade: 'Veteran',
        hiddenLimit: 3,
        formations: {
          a: { name: '1. Kompanie', grade: 'Veteran', cohesion: 'Excellent', cohesionNumber: 6, span: 5 },
        },
      },
      forces: [{ area: 'B2-C4', units: [{ counter: 'PzKpfw IVF2', count: 2 }] }],
    },
    soviet: {
      name: 'Soviets',
      is: { nation: 'soviet', grade: 'Regulars' },
      forces: [{ area: 'G6-H8', units: [{ counter: 'T-34/76 M43' }] }],
    },
  },
  victory: { wins: [{ side: 'german', is: { control: { side: 'german', of: 'E5' } } }] },
} as never;

function begin(card: object = {}): Battle<PanzerSystem> {
  const begun = beginScenario(panzer, { ...CARD, ...card } as ScenarioText, (at) => KNOWN.lay(at), {
    id: 'test',
  });
  if (!begun.ok) throw new Error(begun.problems.map(({ path }) => path).join(' '));
  const battle = new Battle<PanzerSystem>(begun.position, KNOWN.table(begun.position as never) as Table);
  settle(battle, open(panzer, battle, scriptedDice()));
  return battle;
}

test('[panzer S.scenario-data] a scenario brings place, date, turns, formations with their morale and Grade, set-up, conditions and limits', () => {
  const battle = begin();
  const { german } = battle.position.sides;
  expect(german).toMatchObject({
    grade: 'Veteran',
    hiddenLimit: 3,
    formations: { a: { grade: 'Veteran', cohesion: 'Excellent', cohesionNumber: 6, span: 5 } },
  });
  expect(battle.options).toMatchObject({ date: '1942-08', visibility: NIGHT, optional: ['7.1', '7.36'] });
  expect(battle.clock.lastTurn).toBe(6);
  expect(battle.location('E5').points).toBe(30);
  // One side sets up before the other.
  expect(battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['german set-up']);
  expect(resume(view(battle.position, { side: 'german' }))?.agenda).toContainEqual({
    task: 'set-up',
    stages: [['german']],
  });
});

test('[panzer S.limited-spotting-table] a record of each scenario: rows of -1 to -5, a class, AP and GP modifiers, Cautious Movement', () => {
  const options = (visibility: object) => ({ options: { optional: ['7.36'], visibility } });
  for (const modifier of [-1, -5])
    expect(begin(options({ modifier })).options.visibility?.modifier).toBe(modifier);
  expect(() => begin(options({ modifier: -6 }))).toThrow('visibility');
  expect(() => begin(options({ modifier: -2, class: 'dim' }))).toThrow('visibility');
  const fire = (ammo: 'AP' | 'GP', ...faces: readonly number[]) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, coax: undefined }],
        s1: ['T-34 at D7', { facing: 0, spotted: true }],
      },
      commands: { g1: 'fire' },
      options: { optional: ['7.36'], visibility: NIGHT },
    }).fire('german', 'g1', 's1', ammo, ...faces);
  expect(fire('AP', ...d100(100)).told('ap-fire')[0]?.modifiers).toMatchObject([{ value: -2 }]);
  expect(fire('GP', ...d100(2)).told('gp-fire')[0]?.modifiers).toMatchObject([{ value: -10 }]);
});

describe('victory points', () => {
  const lost = (s1: object, sides: object = {}) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3 }],
        s1: ['T-34 at D8', { facing: 0, spotted: true, ...s1 }],
      },
      commands: { g1: 'fire' },
      sides: sides as never,
      options: { optional: ['7.55'] },
    }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), 0);

  test('[panzer S.victory-points/a] a unit is worth the points of its card, a battery those listed for it', () => {
    const points = new Trial({ units: { s1: 'T-34 at D8', g1: 'Panzer IV at D4' } }).unit('s1').points ?? 0;
    expect(points).toBeGreaterThan(0);
    expect(pointsOf(lost({}).battle, 'german')).toBe(points);
    const battery = (name: string, more: object) => ({ name, gp: 9, ...more });
    const trial = new Trial({
      units: { g1: 'Rifle squad at D4', s1: 'Soviet squad at H8' },
      sides: {
        german: { batteries: [battery('Ears', { counterBattery: true, points: 50 })] },
        soviet: { batteries: [battery('Guns', { fired: 1, points: 60 })] },
      },
      options: { optional: ['7.28'] },
      agenda: [
        { task: 'direct-fire', side: 'german' },
        { task: 'counter-battery', side: 'german', after: 'soviet' },
      ],
    }).order(
      'german',
      { order: 'search-battery', searcher: 'Ears', target: 'Guns' },
      ...d100(1),
      ...d100(99),
    );
    expect(pointsOf(trial.battle, 'german')).toBe(60);
  });

  test('[panzer S.victory-points/b] a leader who is lost with his unit adds nothing', () => {
    const led = lost({ leader: { name: 'Orlov', rank: 5 } });
    expect(led.told('lost')).toEqual([{ unit: 's1', how: 'brewed-up', leader: 'Orlov' }]);
    expect(pointsOf(led.battle, 'german')).toBe(pointsOf(lost({}).battle, 'german'));
  });
});

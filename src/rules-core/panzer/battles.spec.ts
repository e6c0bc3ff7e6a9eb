import { randomBot } from '../kernel/lab/bots.js';
import { all, fought, goesOnInParts, keepsSecretsOf, unmakes } from '../kernel/testing/battles.testkit.js';
import { OPTIONAL_RULES } from './options/switches.js';
import { panzer } from './ruleset.js';
import type { PanzerSystem } from './system.js';
import { field, position } from './testkit.testkit.js';

const MAP = field(
  {
    E4: 'light-woods',
    F4: 'woods',
    G5: 'stone-building',
    G6: 'wooden-building',
    F7: { terrain: 'brush', level: 1 },
    G7: { level: 1 },
    H4: 'orchard',
    D6: 'gully',
    H7: 'shellholes',
  },
  { columns: 11, rows: 9 },
);

const MINES = [
  {
    hexes: ['E5', 'F5', 'F6'],
    strength: 'hasty' as const,
    vehicular: true as const,
    personnel: true as const,
  },
];

const start = (options: PanzerSystem['options']) =>
  position({
    map: MAP,
    agenda: [{ task: 'turn' }],
    clock: { phase: 'spotting', lastTurn: 4 },
    options,
    marks: { F5: { points: 30 } },
    secrets: { german: { mines: MINES }, soviet: { mines: MINES } },
    sides: {
      german: {
        hiddenLimit: 2,
        batteries: [
          { name: '105mm battery', gp: 9, ammo: ['GP', 'Smoke', 'Illumination'] },
          { name: 'Flash ranging', gp: 9, counterBattery: true },
        ],
      },
      soviet: {
        camouflage: true,
        hiddenLimit: 3,
        batteries: [
          { name: '122mm battery', gp: 10 },
          { name: 'Sound ranging', gp: 10, counterBattery: true },
        ],
      },
    },
    units: {
      g1: ['Panzer IV at C4', { facing: 1 }],
      g2: ['Panzer III at C5', { facing: 1 }],
      g3: ['Rifle squad at C5', { facing: 1 }],
      g4: ['HMG section at D5', { facing: 1, observer: true }],
      g5: ['5cm PaK 38 at B4', { facing: 1 }],
      g6: ['SdKfz 251/1 at B4', { facing: 1 }],
      g7: ['HMG section', { aboard: 'g6' }],
      g8: ['Panzer III', { enters: { turn: 2, hexes: ['A4', 'A5'] } }],
      s1: ['T-34 at J4', { facing: 4 }],
      s2: ['T-70 at J5', { facing: 4 }],
      s5: ['ZiS-5 truck at I5', { facing: 4 }],
      s3: ['Soviet squad at I5', { facing: 4 }],
      s4: ['SMG squad at I4', { facing: 4, recon: true }],
    },
  });

describe('battles between random players', () => {
  const games: readonly PanzerSystem['options'][] = [
    { game: 'basic' },
    {},
    { preset: 'recommended' },
    { preset: 'all' },
  ];
  test.each(games.flatMap((options) => [0, 1, 2].map((seed) => [options, seed] as const)))(
    'with %j, battle %i: ends, folds, unmakes, is told in whole sentences, passes the audit and keeps secrets',
    (options, seed) => {
      const bots = (side: string) => randomBot<PanzerSystem>(seed * 7 + side.length);
      const begin = start(options);
      const { end } = fought(
        { rulebook: panzer, table: MAP, start: begin, seed, bots },
        all(unmakes(begin), keepsSecretsOf(begin, 'german'), goesOnInParts(panzer)),
      );
      expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
    },
  );

  test.each(OPTIONAL_RULES)('[panzer 7.0/a] with %s alone', (rule) => {
    const begin = start({ optional: [rule] });
    const bots = (side: string) => randomBot<PanzerSystem>(rule.length * 5 + side.length);
    const battle = { rulebook: panzer, table: MAP, start: begin, seed: 3, bots };
    const { end } = fought(battle, all(unmakes(begin), keepsSecretsOf(begin, 'soviet')));
    expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
  });
});

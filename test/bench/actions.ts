import type { Action } from '../../src/rules-core/kernel/decide/action.js';
import type { Position } from '../../src/rules-core/kernel/position/position.js';

/** A made-up battle for benchmarks: sixty squads that shoot at each other, three effects to an action. */
const UNITS = 60;
const SIDES = ['red', 'blue'] as const;

const unitId = (n: number) => `squad-${n % UNITS}`;
const hex = (n: number) => `${String.fromCharCode(65 + (n % 26))}${1 + (n % 10)}`;

export function newBattle(id: string): Position {
  const units = Array.from({ length: UNITS }, (_, n) => ({
    id: unitId(n),
    side: SIDES[n % 2]!,
    name: `Squad ${n}`,
    at: hex(n),
  }));
  return {
    format: 1,
    id,
    system: 'bench',
    rules: '1',
    options: {},
    map: {},
    clock: { turn: 1, phase: 'fire' },
    sides: { red: { name: 'Red' }, blue: { name: 'Blue' } },
    secrets: {},
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    locations: {},
    agenda: [],
    awaiting: [],
  };
}

/** The n-th action: fire, a morale check, and a squad that breaks or rallies. About a thousand bytes, as real ones are. */
export function actionOf(n: number): Action {
  const side = SIDES[n % 2]!;
  const face = (k: number) => 1 + ((n * 7 + k * 3) % 6);
  const target = unitId(n + 1);
  const broken = n % (2 * UNITS) < UNITS;
  return {
    by: side,
    order: { order: 'fire', units: [unitId(n), unitId(n + 2)], at: hex(n + 5), with: ['gun-1'] },
    rules: '1',
    dice: 'live',
    rolls: [
      { for: 'fire', dice: [face(1), face(2)].map((face) => ({ sides: 6, colour: 'white', face })) },
      { for: 'morale', dice: [face(3), face(4)].map((face) => ({ sides: 6, colour: 'red', face })) },
    ],
    effects: [
      {
        effect: 'attack',
        about: {
          base: 12,
          column: '12',
          modifiers: [
            { label: 'stone building', value: 3, cites: ['3.1'] },
            { label: 'leader', value: -1, cites: ['3.2'] },
          ],
          total: face(1) + face(2) + 2,
          result: 'morale check',
        },
        cites: ['3.1', '3.2'],
      },
      {
        effect: 'morale-check',
        about: {
          unit: target,
          morale: 8,
          modifiers: [{ label: 'leader', value: -1, cites: ['4.1'] }],
          passed: !broken,
        },
        cites: ['4.1'],
      },
      {
        effect: broken ? 'broken' : 'rallied',
        about: { unit: target },
        changes: [
          {
            do: 'unit',
            unit: target,
            set: { at: hex(n + 3), ...(broken ? { name: 'broken' } : { name: 'good' }) },
          },
        ],
        cites: ['4.2'],
      },
    ],
    next: [
      { do: 'clock', set: { turn: 1 + Math.floor(n / 200) } },
      { do: 'await', decisions: [{ side, kind: 'fire', orders: ['fire', 'move', 'pass'] }] },
    ],
  } as unknown as Action;
}

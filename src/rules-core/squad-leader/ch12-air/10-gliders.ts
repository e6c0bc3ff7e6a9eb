/** Gliders (12.10): where they mean to land, what fire does to them, and how they come down. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, die, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import type { Result } from '../ch05-fire/05-fire-table.js';
import { sufferAll } from '../ch05-fire/05-resolution.js';
import { levelAt } from '../ch14-terrain/ground.js';
import { isOvercast, weatherOf } from '../ch16-fire/03-now.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  noSuchHex,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { enemyOf, isInfantry, ofSide } from '../units/kinds.js';
import { cargoOf, overflown, touchDown } from './10-crashes.js';
import { obstacleAt } from './blind-hexes.js';

/** It needs so long an approach over the map (12.10.4). */
const APPROACH = 10;

const isGlider = ({ airframe }: Unit): boolean => airframe === 'glider';

/** Gliders of a side, while it has any. */
const glidersOf = (battle: Battle, side: SideId): Unit[] =>
  battle.side(side).gliders === undefined ? [] : ofSide(battle, side).filter(isGlider);

const waitingOf = (battle: Battle, side: SideId): Unit[] =>
  glidersOf(battle, side).filter(({ lands, inbound }) => lands === undefined && inbound);

/** Those that come down now, above the hexes in which they mean to land. */
export const glidersAloft = (battle: Battle, side: SideId): Unit[] =>
  glidersOf(battle, side).filter(({ lands }) => lands !== undefined);

export const gliderAbove = (battle: Battle, by: SideId, at: string): Unit | undefined =>
  glidersAloft(battle, enemyOf(battle, by)).find(({ lands }) => lands?.at === at);

/** Those that the scenario brings in this turn wait with all that they carry. */
export function boardGliders(act: Act, ids: readonly UnitId[]): void {
  const waiting = ids.map((id) => act.battle.theUnit(id)).filter(({ inbound }) => !inbound);
  const [first] = waiting;
  if (!first) return;
  act.effect(
    'gliders-wait',
    { side: first.side },
    {
      changes: [
        ...waiting.map(({ id }): Change => ({ do: 'unit', unit: id, set: { inbound: true } })),
        { do: 'side', side: first.side, set: { gliders: 'waiting' } },
      ],
      cites: ['12.10.2'],
    },
  );
}

const MOST_GLIDERS = 12;

export const placeGliders = order({
  title: 'Send in the gliders',
  description:
    'In its Movement Phase all gliders of a side are placed where they mean to land, with one direction of approach.',
  cites: ['12.10.4', '12.10.3'],
  answers: ['movement'],
  asks: {
    gliders: z
      .array(
        z.strictObject({
          glider: z.string().describe('The glider.'),
          at: z.string().describe('The hex in which it means to land.'),
        }),
      )
      .min(1)
      .max(MOST_GLIDERS)
      .describe('All gliders that wait, each with a hex of its own.'),
    along: z.int().min(0).max(5).describe('The hexside towards which they fly: 0 is north, then clockwise.'),
  },
  byExample: true,
  candidates: ({ battle, by }) => proposals(battle, by),
  read({ battle, by }, { gliders, along }) {
    const waiting = waitingOf(battle, by).map(({ id }) => id);
    const named = gliders.map(({ glider }) => glider);
    if (waiting.length === 0) return refuse('NOT_NOW', 'No gliders of yours wait.', '12.10.4');
    if (isOvercast(battle))
      return refuse(
        'NO_SIGHT',
        `No glider comes down in ${weatherOf(battle)}: wait for better weather.`,
        '12.10.1',
      );
    if (named.length !== waiting.length || !waiting.every((id) => named.includes(id)))
      return {
        ...refuse('NOT_TOGETHER', `Name each glider once: ${waiting.join(', ')}.`, '12.10.4'),
        path: '$.gliders',
      };
    const hexes = gliders.map(({ at }) => at);
    if (new Set(hexes).size < hexes.length)
      return {
        ...refuse('NO_ROOM', 'Each glider means to land in a hex of its own.', '12.10.4'),
        path: '$.gliders',
      };
    const approaches = hexes.map((at) => approachTo(battle, at, along));
    const [wrong] = approaches.flatMap((approach) => (isRefusal(approach) ? [approach] : []));
    return wrong ? { ...wrong, path: '$.gliders' } : { gliders, along };
  },
  perform(act, { gliders, along }, { by }) {
    act.effect(
      'gliders-placed',
      { side: by, gliders, along },
      {
        changes: [
          ...gliders.map(
            ({ glider, at }): Change => ({
              do: 'unit',
              unit: glider,
              set: { lands: { at, along }, inbound: null },
            }),
          ),
          { do: 'side', side: by, set: { gliders: 'aloft' } },
        ],
        cites: ['12.10.4'],
      },
    );
  },
});

const STRIDE = 7;

function* proposals(battle: Battle, by: SideId) {
  const waiting = waitingOf(battle, by);
  if (waiting.length === 0 || isOvercast(battle)) return;
  for (let along = 0; along < 6; along++) {
    const open = [...battle.table.map.named.keys()].filter((at) => !isRefusal(approachTo(battle, at, along)));
    for (let n = 0; n + waiting.length <= open.length; n += STRIDE)
      yield { gliders: waiting.map(({ id }, i) => ({ glider: id, at: open[n + i] as string })), along };
  }
}

/** Gliders do not wait where there is a place for all of them. */
export const boundToGlide = (battle: Battle, by: SideId): boolean =>
  proposals(battle, by).next().done === false;

/** The hexes over which it comes, the nearest first (12.10.4). */
function approachTo(battle: Battle, at: string, along: number): string[] | Refusal {
  if (!battle.table.map.named.has(at)) return noSuchHex(at);
  const hexes = overflown(battle, at, along, APPROACH);
  return hexes.length < APPROACH
    ? refuse('NO_WAY', `The map has no ten hexes of approach to ${at}.`, '12.10.4')
    : hexes;
}

/** The morale of a glider is not in the book: that of other aircraft. */
const MORALE = 8;

/** A KIA destroys it with all aboard; a check shakes those aboard, and the glider misses its hex (12.10.5 to 12.10.7). */
export function sufferGlider(act: Act, id: UnitId, result: Result, check: string): void {
  const { battle } = act;
  if (result === '-') return;
  const cargo = cargoOf(battle, id);
  if (result === 'KIA') {
    for (const unit of cargo) eliminate(act, unit.id, ['12.10.5']);
    act.effect('glider-lost', { unit: id }, { changes: [{ do: 'leave', unit: id }], cites: ['12.10.5'] });
    return;
  }
  sufferAll(act, [{ units: cargo.filter(isInfantry).map((unit) => unit.id), result }], '');
  const roll = act.rollOf(check, [id], DR);
  const made = total(roll) + (result === 'M' ? 0 : Number(result));
  const failedBy = Math.max(0, made - MORALE);
  const direction = die(roll, 'coloured').face - 1;
  const { lands, damage = 0 } = battle.theUnit(id);
  const { at, along } = lands as NonNullable<Unit['lands']>;
  const to = shifted(battle, at, direction, 1 + failedBy);
  act.effect(
    'glider-shaken',
    { unit: id, check, rolled: total(roll), failedBy, from: at, to },
    {
      changes: [
        {
          do: 'unit',
          unit: id,
          set: { lands: { at: to, along }, ...(failedBy > 0 && { damage: damage + failedBy }) },
        },
      ],
      cites: ['12.10.5.2', '12.10.6', '12.10.7'],
    },
  );
}

/** As far as the map goes. */
function shifted(battle: Battle, at: string, direction: number, far: number): string {
  let hex = at;
  for (let n = 0; n < far; n++) hex = around(battle, hex)[direction] ?? hex;
  return hex;
}

/** All try to land at once when the fire at them is over (12.10.8). */
export function landGliders(act: Act, side: SideId): void {
  const { battle } = act;
  if (battle.side(side).gliders !== 'aloft') return;
  for (const { id } of glidersAloft(battle, side)) land(act, id);
  act.effect(
    'gliders-down',
    { side },
    { changes: [{ do: 'side', side, set: { gliders: 'landed' } }], cites: ['12.10.8'] },
  );
}

const CLEAR_WITHIN = 5;
const TOWERING_WITHIN = 10;
const SHORT = 3;

/** The coloured die must come to 1; what it is too much it is too far, or too short (12.10.9, 12.10.10). */
function land(act: Act, id: UnitId): void {
  const { battle } = act;
  const { lands } = battle.theUnit(id);
  const { at, along } = lands as NonNullable<Unit['lands']>;
  const roll = act.rollOf('landing of', [id], DR);
  const modifiers = approachDrm(battle, at, along);
  const made = die(roll, 'coloured').face + sumOf(modifiers);
  const miss = Math.max(0, made - 1);
  const isShort = die(roll, 'white').face <= SHORT;
  const way = isShort ? (along + 3) % 6 : along;
  const to = offset(battle, at, way, miss);
  act.effect(
    'glider-lands',
    { unit: id, aimed: at, at: to, made, modifiers },
    { cites: ['12.10.9/a', '12.10.9/b', '12.10.10'] },
  );
  touchDown(act, id, { aimed: at, to, along, way, miss });
}

/** Open ground before it helps; whatever towers on the way does not (12.10.9/b). */
function approachDrm(battle: Battle, at: string, along: number): Modifier[] {
  const low = levelAt(battle, at);
  const heightOver = (hex: string) => levelAt(battle, hex) + obstacleAt(battle, hex) - low;
  const before = overflown(battle, at, along, TOWERING_WITHIN);
  const near = before.slice(0, CLEAR_WITHIN);
  const blocked = near.findIndex((hex) => heightOver(hex) >= 1);
  const clear = blocked < 0 ? near.length : blocked;
  const towers = before.filter((hex) => heightOver(hex) >= 2).length;
  return [
    ...(clear > 0 ? [{ why: 'clear approach', value: -clear, cites: '12.10.9/b' } as const] : []),
    ...(towers > 0 ? [{ why: 'high obstacles', value: towers, cites: '12.10.9/b' } as const] : []),
  ];
}

/** Beyond the edge it is nowhere on the map. */
function offset(battle: Battle, at: string, way: number, far: number): string | undefined {
  let hex: string | undefined = at;
  for (let n = 0; n < far && hex !== undefined; n++) hex = around(battle, hex)[way];
  return hex;
}

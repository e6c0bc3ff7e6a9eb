/** Air support comes onto the map (19.1): from where, over which hex, and along which line. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { HEXSIDES, type Hexside } from '../../kernel/geometry/grid.js';
import { around } from '../../mechanics/places.js';
import { hexside } from '../attributes/forms.js';
import { order } from '../form.js';
import { hexAt, isInPlay } from '../ground/places.js';
import { cell, classOf } from '../ground/tec.js';
import { terrainIn } from '../ground/terrain.js';
import { type Act, type Battle, refuse } from '../system.js';
import { aircraftNamed } from '../units/catalogue.js';

type Edge = NonNullable<Battle['clock']['air']>['edge'];
type Way = { readonly at: string; readonly towards: Hexside };

const BY_DIE: readonly Edge[] = ['north', 'east', 'south', 'west', 'any', 'any'];

/** A hex is on an edge when nothing lies beyond these hexsides; from there the lines lead inwards. */
const EDGES = {
  north: { beyond: [0], inwards: [3, 2, 4] },
  east: { beyond: [1, 2], inwards: [4, 5] },
  south: { beyond: [3], inwards: [0, 5, 1] },
  west: { beyond: [4, 5], inwards: [1, 2] },
} as const satisfies Record<Exclude<Edge, 'any'>, { beyond: Hexside[]; inwards: Hexside[] }>;

/** Levels above the highest obstacle of its path (19.1/k). */
const ABOVE = 2;

/** Its one mission begins (19.1/g): the die says from where (19.1/b). */
export function airSupport(act: Act, { side }: { readonly side: string }): void {
  const { airSupport: waiting = [] } = act.battle.side(side);
  const next = waiting.find(({ due, used }) => due && !used);
  if (!act.battle.clock.air && next) {
    const die = total(act.roll(`direction of the ${next.aircraft}`, D6));
    const edge = BY_DIE[die - 1] as Edge;
    const { aircraft } = next;
    act.effect(
      'air-support',
      { side, aircraft, die, edge },
      {
        changes: [
          {
            do: 'side',
            side,
            set: {
              airSupport: waiting.map((each) => (each === next ? { aircraft, used: true as const } : each)),
            },
          },
          { do: 'clock', set: { air: { side, aircraft, edge } } },
        ],
        cites: ['19.1/b', '19.1/g'],
      },
    );
  }
  act.ask({ side, kind: 'air-entry' });
}

const next = (battle: Battle, at: string, towards: Hexside): string | undefined => {
  const hex = around(battle, at)[towards];
  return hex !== undefined && isInPlay(battle, hex) ? hex : undefined;
};

function waysOver(battle: Battle, at: string): Hexside[] {
  const edge = battle.clock.air?.edge ?? 'any';
  const edges = edge === 'any' ? (['north', 'east', 'south', 'west'] as const) : [edge];
  const open = edges.filter((each) =>
    EDGES[each].beyond.every((side) => next(battle, at, side) === undefined),
  );
  const ways = new Set<Hexside>(open.flatMap((each) => EDGES[each].inwards));
  return HEXSIDES.filter((side) => ways.has(side));
}

function* ways(battle: Battle): Iterable<Way> {
  for (const { name: at } of battle.table.map.hexes)
    if (isInPlay(battle, at)) for (const towards of waysOver(battle, at)) yield { at, towards };
}

/** The straight line to the other edge, without the hex it begins in (19.1/i). */
function lineFrom(battle: Battle, { at, towards }: Way): string[] {
  const to = next(battle, at, towards);
  return to === undefined ? [] : [to, ...lineFrom(battle, { at: to, towards })];
}

const levelOver = (battle: Battle, hexes: readonly string[]): number =>
  ABOVE +
  Math.max(
    ...hexes.map((hex) => {
      const row = terrainIn(battle, hex);
      const height = classOf(battle, row) === 'open' ? 0 : Number(cell(battle, row, 'height'));
      return hexAt(battle, hex).level + height;
    }),
  );

export const flyIn = order({
  title: 'Fly in',
  description: 'Air support enters over a hex of its edge and crosses the map in a straight line.',
  cites: ['19.1', '19.1/b', '19.1/i'],
  answers: ['air-entry'],
  asks: {
    at: z.string().describe('The hex of the edge over which it enters.'),
    towards: hexside.describe('The hexside over which it flies on: the line it keeps to.'),
  },
  candidates: ({ battle }) => ways(battle),
  read({ battle }, { at, towards }) {
    const edge = battle.clock.air?.edge;
    if (!battle.table.map.named.has(at) || !isInPlay(battle, at))
      return { ...refuse('NO_SUCH_HEX', `There is no place "${at}" on the map.`, '19.1'), path: '$.at' };
    const open: readonly number[] = waysOver(battle, at);
    if (open.length === 0)
      return {
        ...refuse(
          'NOT_AN_ENTRY_HEX',
          `${at} is not on the ${edge === 'any' ? '' : `${edge} `}edge.`,
          '19.1/b',
        ),
        path: '$.at',
      };
    return open.includes(towards)
      ? { at, towards: towards as Hexside }
      : {
          ...refuse('WRONG_FACING', `From ${at} it flies over hexside ${open.join(' or ')}.`, '19.1/i'),
          path: '$.towards',
        };
  },
  perform(act, way, { by }) {
    const { battle } = act;
    const { air } = battle.clock;
    const counter = air && aircraftNamed(air.aircraft);
    if (!counter) throw new Error(`There is no aircraft ${air?.aircraft}.`);
    const { at } = way;
    const path = lineFrom(battle, way);
    const plane = act.offspring(`${by}-plane`);
    act.become({ task: 'flying' });
    act.effect(
      'flew-in',
      { unit: plane, at, path },
      {
        changes: [
          { do: 'enter', unit: plane, set: { ...counter, side: by, at } },
          { do: 'location', at, set: { flightPath: path } },
          { do: 'clock', set: { air: { ...air, plane, level: levelOver(battle, [at, ...path]) } } },
          { do: 'clock', set: { window: { at, movers: [plane], shots: 0, vehicleShots: 1 } } },
        ],
        cites: ['19.1', '19.1/c', '19.1/i', '19.1/k'],
      },
    );
  },
});

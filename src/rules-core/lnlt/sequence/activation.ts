/** Activating a hex, and by chains of Leaders the hexes around it, all declared before anybody acts (4.0/b-f, o, p). */
import * as z from 'zod';
import { order } from '../form.js';
import { distance, floorOf, hexesAround, hexOf, isShelter } from '../ground/places.js';
import { isTwoStory, placesOf } from '../ground/terrain.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, ownAt } from '../units/kinds.js';
import { canBeActivated, followsFromAfar, mayCommand } from './sides.js';

const PLACES = z.array(z.string()).max(8);

/** The units of a place that can be chosen. */
const readyAt = (battle: Battle, at: string, side: string): Unit[] =>
  ownAt(battle, at, side).filter(canBeActivated);

/** The units of another place that a Leader can activate from where he is. */
function followersAt(battle: Battle, leader: Unit, at: string): Unit[] {
  if (!isWithinCommand(battle, leader, at)) return [];
  return readyAt(battle, at, leader.side).filter(
    (unit) => hexOf(at) === hexOf(leader.at as string) || followsFromAfar(leader, unit),
  );
}

function isWithinCommand(battle: Battle, leader: Unit, at: string): boolean {
  const from = leader.at as string;
  if (at === from) return false;
  if (hexOf(at) === hexOf(from)) return true;
  if (isShelter(from) || isShelter(at) || distance(battle, from, at) !== 1) return false;
  return !isTwoStory(battle, at) || floorOf(at) === floorOf(from);
}

/** An Armor Leader is as Shaken as his tank (11.5/e). */
const leads = (battle: Battle, unit: Unit): boolean =>
  mayCommand(unit) && (unit.leader === undefined || isGoodOrder(battle.theUnit(unit.leader)));

/** Every place from which a Leader can activate somebody. */
const commandedFrom = (battle: Battle, leader: Unit): string[] =>
  [leader.at as string, ...hexesAround(battle, leader.at as string)]
    .flatMap((hex) => placesOf(battle, hexOf(hex)))
    .filter((at) => followersAt(battle, leader, at).length > 0);

export const activate = order({
  title: 'Activate',
  description:
    'Activate a place, and through its Good Order Leaders places around it, each of which may bring a Leader who activates others in turn. All are named before anybody acts.',
  cites: ['4.0/b', '4.0/o', '4.0/p'],
  answers: ['impulse'],
  byExample: true,
  asks: {
    at: z.string().describe('The place to activate.'),
    by: z
      .array(
        z.strictObject({
          leader: z.string().describe('The Leader.'),
          places: PLACES.describe('The places he activates.'),
        }),
      )
      .max(12)
      .optional()
      .describe('Leaders who activate other places, each in a place activated before.'),
  },
  *candidates({ battle, by: side }) {
    const places = [
      ...new Set(
        battle
          .units()
          .flatMap((unit) => (unit.side === side && canBeActivated(unit) ? (unit.at as string) : [])),
      ),
    ];
    for (const at of places.sort()) {
      yield { at };
      for (const leader of readyAt(battle, at, side).filter((unit) => leads(battle, unit))) {
        const commanded = commandedFrom(battle, leader).slice(0, 8);
        if (commanded.length > 0) yield { at, by: [{ leader: leader.id, places: commanded }] };
      }
    }
  },
  read({ battle, by: side }, { at, by = [] }) {
    if (!battle.table.map.named.has(hexOf(at)))
      return { refused: 'NO_SUCH_HEX', why: `There is no place "${at}" on the map.`, path: '$.at' };
    const units = readyAt(battle, at, side);
    if (units.length === 0)
      return {
        ...refuse('NOBODY_TO_ACTIVATE', `In ${at} you have no unit left to activate.`, '4.0/k'),
        path: '$.at',
      };
    const chosen = new Map<string, Unit[]>([[at, units]]);
    for (const [i, { leader: id, places }] of by.entries()) {
      const before = by.slice(0, i).flatMap(({ leader }) => battle.unit(leader) ?? []);
      const refused = follow(battle, side, chosen, { id, places, before });
      if (refused) return { ...refused, path: `$.by[${i}]` };
    }
    return {
      side,
      groups: [...chosen].map(([place, those]) => ({ at: place, units: those.map(({ id }) => id) })),
      leaders: by.map(({ leader }) => leader),
    };
  },
  perform(act, { side, groups, leaders }) {
    const units = groups.flatMap((group) => group.units);
    const changes: Change[] = [
      ...groups.flatMap(({ at, units: ids }) =>
        ids.map((id): Change => ({ do: 'unit', unit: id, set: { activated: at } })),
      ),
      ...leaders.map((id): Change => ({ do: 'unit', unit: id, set: { commands: true } })),
      { do: 'clock', set: { groups: groups.map(({ at }) => ({ at })) } },
    ];
    const places = groups.map(({ at }) => at);
    act.effect(
      'activated',
      { side, places, units, leaders },
      { changes, cites: leaders.length > 0 ? ['4.0/b', '4.0/o'] : ['4.0/b'] },
    );
    act.plan({ task: 'acting' });
  },
});

/** One Leader more: he must be in a place chosen before, and only one Leader of a place may lead (11.1/d). */
function follow(
  battle: Battle,
  side: string,
  chosen: Map<string, Unit[]>,
  { id, places, before }: { id: string; places: readonly string[]; before: readonly Unit[] },
): Refusal | undefined {
  const leader = battle.unit(id);
  if (leader?.side !== side || !leads(battle, leader))
    return refuse(
      'CANNOT_COMMAND',
      `You have no Good Order Leader "${id}" who can still lead in this turn.`,
      '6.0/b',
      '4.1',
    );
  if (!chosen.get(leader.at as string)?.some((unit) => unit.id === id))
    return refuse('NOT_ACTIVATED', `${leader.name} is not in a place that was activated before.`, '4.0/o');
  const other = before.find((each) => each.id !== id && each.at === leader.at && each.kind === leader.kind);
  if (other)
    return refuse(
      'CANNOT_COMMAND',
      `${other.name} activates others from ${leader.at}: only one Leader of a hex does in an impulse.`,
      '11.1/d',
    );
  for (const at of places) {
    if (chosen.has(at)) return refuse('TWICE', `${at} is named twice.`, '4.0/p');
    const units = battle.table.map.named.has(hexOf(at)) ? followersAt(battle, leader, at) : [];
    if (units.length === 0)
      return refuse(
        'OUT_OF_COMMAND',
        `${leader.name} can activate nobody in ${at}.`,
        '4.0/b',
        '4.0/d',
        '11.1/b',
      );
    chosen.set(at, units);
  }
  return undefined;
}

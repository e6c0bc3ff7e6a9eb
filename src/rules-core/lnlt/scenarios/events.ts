/** Events (1.8): a unit that occupies the hex of a marker, or sees it, triggers it; its paragraph is read out once. */
import * as z from 'zod';
import type { Paragraphs } from '../attributes/index.js';
import { order } from '../form.js';
import { hexesAround, hexOf } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { sees } from '../sight/sight.js';
import { type Act, type Battle, type Change, refuse, type Task } from '../system.js';
import { enemiesAt, isInfantry, isVehicle, trainOf } from '../units/kinds.js';

/** Where markers wait for somebody. */
function waiting({ position: { locations } }: Battle): string[] {
  const places: string[] = [];
  for (const at in locations) if (locations[at]?.event) places.push(at);
  return places.sort();
}

/** Before units come to a place. */
export const awaitsEvents = (battle: Battle): Task[] =>
  waiting(battle).length > 0 ? [{ task: 'events' }] : [];

/** After units have come to a place: every marker that they trigger. */
export function events(act: Act): void {
  act.done();
  for (const at of waiting(act.battle)) if (isTriggered(act.battle, at)) happen(act, at);
}

function isTriggered(battle: Battle, at: string): boolean {
  const { event } = battle.location(at);
  if (!event) return false;
  const able = battle
    .units()
    .filter(
      (unit) =>
        (isInfantry(unit) || isVehicle(unit)) && (event.side === undefined || unit.side === event.side),
    );
  if (event.by === 'occupation') return able.some((unit) => unit.at === at);
  return able.some((unit) => unit.at !== undefined && sees(battle, unit.at, at));
}

/** Where no side looks before they happen (1.8/a). */
function paragraphsOf(battle: Battle): Paragraphs {
  const lowest = battle.position.agenda[0];
  return lowest?.task === 'paragraphs' ? lowest.paragraphs : {};
}

/** What the paragraph says happens to the map and the sides is the scenario's data: changes of the position. */
function happen(act: Act, at: string): void {
  const { battle } = act;
  const name = battle.location(at).event?.name ?? '';
  const paragraph = paragraphsOf(battle)[name];
  const written = (paragraph?.changes ?? []) as unknown as Change[];
  const barred = written.flatMap((change) => barredBy(battle, change) ?? []);
  act.effect(
    'event-happened',
    { event: name, at, says: paragraph?.says ?? 'nothing happens' },
    {
      changes: [
        { do: 'location', at, set: { event: null } },
        ...written.filter((change) => barredBy(battle, change) === undefined),
        ...barred.map(
          ({ unit, hex }): Change => ({
            do: 'unit',
            unit,
            set: { enters: around(battle, hex), appears: true },
          }),
        ),
      ],
      cites: ['1.8/a', '1.8/b', ...(barred.length > 0 ? (['22.0/a'] as const) : [])],
    },
  );
  if (barred.length > 0) act.plan({ task: 'appear' });
}

/** A unit whose hex the enemy holds appears next to it, where its owner wants (22.0/a). */
function barredBy(battle: Battle, change: Change): { unit: string; hex: string } | undefined {
  if (change.do !== 'unit' || typeof change.set.at !== 'string') return undefined;
  const side = battle.unit(change.unit)?.side;
  if (side === undefined || enemiesAt(battle, change.set.at, side).length === 0) return undefined;
  return { unit: change.unit, hex: change.set.at };
}

const around = (battle: Battle, hex: string) => ({
  turn: battle.clock.turn,
  hexes: hexesAround(battle, hexOf(hex)),
});

/** One by one, until all that an Event has brought are on the map. */
export function appears(act: Act): void {
  const { battle } = act;
  const waiting = battle.units().find((unit) => unit.appears);
  if (waiting && act.couldAnswer(waiting.side, 'appear')) act.ask({ side: waiting.side, kind: 'appear' });
  else act.done();
}

export const appear = order({
  title: 'Appear',
  description: 'A unit that an Event brings into an enemy hex appears in a hex next to it.',
  cites: ['22.0/a'],
  answers: ['appear'],
  asks: {
    unit: z.string().describe('The unit.'),
    at: z.string().describe('Where it appears.'),
  },
  *candidates({ battle, by }) {
    for (const { id, side, appears: waits, enters } of battle.units())
      if (side === by && waits) for (const at of enters?.hexes ?? []) yield { unit: id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !unit.appears)
      return refuse('NOT_DUE', `"${id}" does not appear now.`, '22.0/a');
    if (!unit.enters?.hexes.includes(at))
      return refuse('NOT_AN_ENTRY_HEX', `${unit.name} cannot appear in ${at}.`, '22.0/a');
    if (enemiesAt(battle, at, by).length > 0)
      return refuse('ENEMY_THERE', `The enemy is in ${at}.`, '22.0/a');
    return hasRoom(battle, at, [unit])
      ? { unit: id, at }
      : refuse('NO_ROOM', `There is no room in ${at}.`, '1.3');
  },
  perform(act, { unit: id, at }) {
    const unit = act.battle.theUnit(id);
    const train = trainOf(act.battle, unit);
    act.effect(
      'appeared',
      { unit: id, at },
      {
        changes: [
          { do: 'unit', unit: id, set: { at, enters: null, appears: null } },
          ...train.map((each): Change => ({ do: 'unit', unit: each.id, set: { at } })),
        ],
        cites: ['22.0/a'],
      },
    );
  },
});

/** Who may attack in the Close Assault Step, from where, and how an Advancing Attack comes to it (6.6.1.1). */
import { isRefusal } from '../../kernel/decide/action.js';
import { distance, hexesWith, neighbours } from '../../mechanics/places.js';
import { hasRoom } from '../ground/stacking.js';
import { cannotCover } from '../movement/assault-cover.js';
import type { Covered } from '../movement/effects.js';
import { advance, cannotMove } from '../movement/move.js';
import { mayStay, type Route, routeOf } from '../movement/route.js';
import { inActionOf } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isLeg, notYours } from '../units/kinds.js';
import type { AssaultTasks, Party } from './effects.js';

interface Named {
  readonly units: readonly string[];
  /** The hex into which an Advancing Attack moves first. */
  readonly via?: string | undefined;
  /** The vehicle behind which they advance (7.49). */
  readonly cover?: string | undefined;
}

interface Advance extends Covered {
  readonly covered?: readonly Covered[];
}

export interface Attack extends Party {
  readonly moves: readonly Advance[];
}

/** Each unit attacks once, on foot, steady, with MOVE, which shows by now (S.close-assault/d, 7.1.5.1/b, 7.1.5.2/d). */
function cannotAttack(unit: Unit): Refusal | undefined {
  const { name } = unit;
  if (!isLeg(unit) || unit.unarmed)
    return refuse('CANNOT_ASSAULT', `${name} is not a leg combat unit: name others.`, 'S.close-assault/a');
  if (unit.aboard !== undefined)
    return refuse('IS_ABOARD', `${name} is mounted: it attacks on foot only.`, 'S.close-assault/a');
  if (unit.command !== 'move')
    return refuse('NO_MOVE_COMMAND', `${name} has no MOVE: it attacks nobody.`, 'S.close-assault/c');
  if (unit.assaulted || unit.spent !== undefined || unit.mounted)
    return refuse('HAS_MOVED', `${name} has attacked or moved in this turn.`, 'S.close-assault/d');
  if (unit.fullCover)
    return refuse('IN_FULL_COVER', `${name} is in Full Cover and may not assault.`, 'S.full-cover/b');
  return isUnsteady(unit)
    ? refuse(
        'UNSTEADY',
        `${name} is Suppressed, Hesitating or Broken: it starts no assault.`,
        '7.1.5.1/b',
        '7.1.5.2/d',
      )
    : undefined;
}

export const isUnsteady = ({ suppressed, hesitating, broken }: Unit): boolean =>
  suppressed !== undefined || hesitating !== undefined || broken !== undefined;

export const attackersOf = (battle: Battle, side: string): Unit[] =>
  inActionOf(battle, side).filter((unit) => !cannotAttack(unit));

/** The attackers of one hex, beside the goal, or one move away from a hex beside it. */
export function readAttack(
  battle: Battle,
  by: string,
  { units, via, cover }: Named,
  goal: string,
): Attack | Refusal {
  const party: Unit[] = [];
  for (const [i, id] of units.entries()) {
    const unit = battle.unit(id);
    const why =
      unit?.side !== by
        ? notYours(id)
        : units.indexOf(id) < i
          ? refuse('HAS_MOVED', `${unit.name} is named twice: it attacks once.`, 'S.close-assault/d')
          : cannotAttack(unit);
    if (why) return { ...why, path: `$.units[${i}]` };
    party.push(unit as Unit);
  }
  const start = party[0]?.at as string;
  const stray = party.findIndex(({ at }) => at !== start);
  if (stray >= 0)
    return {
      ...refuse(
        'NOT_TOGETHER',
        `All attackers stand in one hex: leave out ${party[stray]?.name}.`,
        'S.close-assault/d',
      ),
      path: `$.units[${stray}]`,
    };
  if (via === undefined) return fromBeside(battle, party, goal);
  const attack = advancing(battle, party, via, goal);
  return cover === undefined || isRefusal(attack) ? attack : behind(battle, by, attack as Attack, cover, via);
}

function fromBeside(battle: Battle, party: readonly Unit[], goal: string): Attack | Refusal {
  const from = party[0]?.at as string;
  return distance(battle, from, goal) > 1
    ? refuse(
        'NOT_ADJACENT',
        `${goal} is not adjacent to ${from}: name the hex of an Advancing Attack.`,
        'S.advancing-attack',
      )
    : { units: party.map(({ id }) => id), from, moves: [] };
}

function advancing(battle: Battle, party: readonly Unit[], via: string, goal: string): Attack | Refusal {
  const at = (why: Refusal): Refusal => ({ ...why, path: '$.via' });
  const start = party[0]?.at as string;
  if (!battle.table.map.named.has(via)) return at(refuse('NO_SUCH_HEX', `The map has no hex ${via}.`));
  if (distance(battle, start, goal) !== 2 || distance(battle, via, goal) !== 1)
    return at(
      refuse(
        'NOT_ADJACENT',
        `An Advancing Attack on ${goal} begins two hexes away and moves into a hex beside it.`,
        'S.advancing-attack',
      ),
    );
  const moves: Covered[] = [];
  for (const [i, unit] of party.entries()) {
    const route = routeOf(battle, unit, { path: [via] });
    if (isRefusal(route)) return at(route as Refusal);
    if (!hasRoom(battle, unit, [...battle.unitsAt(via), ...party.slice(0, i)]))
      return at(refuse('NO_ROOM', `There is no room in ${via} for ${unit.name}.`, 'S.stacking/b'));
    moves.push({ unit: unit.id, steps: (route as Route).steps });
  }
  return { units: party.map(({ id }) => id), from: via, moves };
}

/** The vehicle moves along, and they behind it (7.49/f, 7.49/g). */
function behind(battle: Battle, by: string, attack: Attack, cover: string, via: string): Attack | Refusal {
  const at = (why: Refusal): Refusal => ({ ...why, path: '$.cover' });
  const vehicle = battle.unit(cover);
  if (vehicle?.side !== by) return at(notYours(cover));
  const units = attack.units.map((id) => battle.theUnit(id));
  const why =
    cannotMove(battle, vehicle) ?? cannotCover(battle, vehicle, units) ?? mayStay(battle, vehicle, via);
  if (why) return at(why);
  const route = routeOf(battle, vehicle, { path: [via] });
  if (isRefusal(route)) return at(route as Refusal);
  return { ...attack, moves: [{ unit: cover, steps: (route as Route).steps, covered: attack.moves }] };
}

/** Only those of them who dare to (7.6/e). */
export const movesOf = (moves: Attack['moves'], steady: readonly string[]): Advance[] =>
  moves.flatMap(({ covered, ...move }) => {
    if (!covered) return steady.includes(move.unit) ? [move] : [];
    return [{ ...move, covered: covered.filter(({ unit }) => steady.includes(unit)) }];
  });

/** The moves of an Advancing Attack, which Overwatch may interrupt, then the combat. */
export function planAttack(
  act: Act,
  moves: Attack['moves'],
  combat:
    | ({ task: 'close-assault' } & AssaultTasks['close-assault'])
    | ({ task: 'attack-terrain' } & AssaultTasks['attack-terrain'])
    | ({ task: 'hand-to-hand' } & AssaultTasks['hand-to-hand']),
): void {
  for (const { unit, covered } of moves) if (covered) advance(act, unit, covered);
  act.plan(combat, ...moves.map((move) => ({ task: 'march', ...move }) as const).reverse());
}

/** The units that still attack: not those Suppressed, Broken, Hesitating or stopped on the way (S.advancing-attack). */
export const stillAttacking = (battle: Battle, { units, from }: Party): Unit[] =>
  units.flatMap((id) => {
    const unit = battle.unit(id);
    return unit?.at === from && !isUnsteady(unit) ? [unit] : [];
  });

/** All who can attack from a hex together, and each alone, on each of those hexes. */
export function* approaches(
  battle: Battle,
  by: string,
  goals: readonly string[],
): Iterable<Named & { readonly goal: string }> {
  const able = attackersOf(battle, by);
  for (const start of hexesWith(battle, (unit) => able.includes(unit))) {
    const ids = able.filter(({ at }) => at === start).map(({ id }) => id);
    const groups = ids.length > 1 ? [ids, ...ids.map((id) => [id])] : [ids];
    for (const goal of goals) {
      const far = distance(battle, start, goal);
      if (far > 2) continue;
      for (const units of groups)
        if (far < 2) yield { units, goal };
        else for (const via of between(battle, start, goal)) yield { units, via, goal };
    }
  }
}

const between = (battle: Battle, from: string, to: string): string[] =>
  neighbours(battle, from).filter((hex) => distance(battle, hex, to) === 1);

/** Moving on foot (6): a stack sets out together, goes from place to place, and stops. */
import * as z from 'zod';
import { MODES, type Mode } from '../attributes/index.js';
import { order } from '../form.js';
import { hexesAround, hexOf } from '../ground/places.js';
import { placesOf } from '../ground/terrain.js';
import { hasSkill } from '../heroes/skills.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { badgeOf, isInfantry, isOfBadge, isVehicle, weaponsOf } from '../units/kinds.js';
import { allowanceOf } from './allowance.js';
import { finish } from './march.js';
import { readStep } from './step.js';

const PATH = z.array(z.string()).min(1).max(24);

/** The next places from here: the hexes around, the places within. */
function* nextFrom(battle: Battle, at: string): Iterable<string> {
  for (const place of placesOf(battle, hexOf(at))) if (place !== at) yield place;
  for (const hex of hexesAround(battle, at)) {
    yield hex;
    if (at.endsWith('/1') && placesOf(battle, hex).includes(`${hex}/1`)) yield `${hex}/1`;
  }
}

/** Who of an activated place may set out: fresh, of infantry, not aboard, not locked in Melee. */
const canSetOut = (unit: Unit): boolean =>
  unit.activated !== undefined &&
  isInfantry(unit) &&
  unit.kind !== 'sniper' &&
  unit.kind !== 'armor-leader' &&
  unit.aboard === undefined &&
  !unit.melee &&
  isFresh(unit);

export const move = order({
  title: 'Move',
  description: 'Units of one activated place set out together and go from place to place.',
  cites: ['6.0', '6.0/a', '6.1', '6.3', '6.4'],
  answers: ['acting'],
  byExample: true,
  asks: {
    units: z.array(z.string()).min(1).max(12).describe('The units that move, all from one place.'),
    mode: z.enum(MODES).describe('How they move.'),
    path: PATH.describe('The places they enter, one after the other.'),
    leave: z.array(z.string()).max(6).optional().describe('Support Weapons that they leave behind (1.6/h).'),
  },
  *candidates({ battle, by }) {
    for (const { at, moved } of battle.clock.groups ?? []) {
      if (moved) continue;
      const ready = battle.unitsAt(at).filter((unit) => unit.side === by && canSetOut(unit));
      for (const units of stacksOf(ready))
        for (const mode of MODES)
          if (modeRefusal(units, mode) === undefined)
            for (const to of nextFrom(battle, at))
              yield { units: units.map(({ id }) => id), mode, path: [to] };
    }
  },
  read({ battle, by }, { units: ids, mode, path, leave = [] }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const unit = battle.unit(id);
      const refused = setOutRefusal(unit, by, units, id);
      if (refused) return { ...refused, path: `$.units[${i}]` };
      units.push(unit as Unit);
    }
    const at = units[0]?.at as string;
    if (battle.clock.groups?.find((group) => group.at === units[0]?.activated)?.moved)
      return refuse(
        'HAS_MOVED',
        `Units from ${at} have moved in this impulse: all move together.`,
        '4.0/j',
        '6.0/a',
      );
    const wrong = modeRefusal(units, mode) ?? leaveRefusal(battle, ids, leave);
    if (wrong) return wrong;
    const allowances = units.map((unit) => allowanceOf(battle, unit, units, mode));
    const walkers = units.map((unit, i): Unit => ({ ...unit, allowance: allowances[i] as number, spent: 0 }));
    const refused = pathRefusal(battle, walkers, path, mode);
    return refused ?? { units: ids, mode, path, allowances, from: at, leave };
  },
  perform(act, { units, mode, path, allowances, from, leave }) {
    const moves = units.map(
      (id, i): Change => ({
        do: 'unit',
        unit: id,
        set: {
          moving: mode,
          spent: 0,
          allowance: allowances[i] as number,
          ...(mode === 'assault-move' && { marker: mode }),
        },
      }),
    );
    const groups = (act.battle.clock.groups ?? []).map((group) =>
      group.at === act.battle.theUnit(units[0] as string).activated
        ? { ...group, moved: true as const }
        : group,
    );
    act.effect(
      'set-out',
      { units, from, mode },
      {
        changes: [...moves, ...left(act.battle, units, leave), ACTED, { do: 'clock', set: { groups } }],
        cites: [CITES[mode]],
      },
    );
    act.plan({ task: 'march', units, path });
  },
});

const CITES = { move: '6.0', 'assault-move': '6.1', 'low-crawl': '6.3', stealth: '6.4' } as const;

function leaveRefusal(battle: Battle, ids: readonly string[], leave: readonly string[]): Refusal | undefined {
  const strange = leave.find((id) => !ids.includes(battle.unit(id)?.possessor ?? ''));
  return strange === undefined
    ? undefined
    : refuse('NO_WEAPON', `None of the movers possesses a weapon "${strange}".`, '1.6/h');
}

/** What is assembled stays where it stands (1.6.1), and what they do not want any more (1.6/h). */
function left(battle: Battle, ids: readonly string[], leave: readonly string[]): Change[] {
  return ids
    .flatMap((id) => weaponsOf(battle, battle.theUnit(id)))
    .filter(({ id, tripod }) => tripod === 'assembled' || leave.includes(id))
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { possessor: null } }));
}

/** Each unit by itself, and all that are of one mind together. */
export function* stacksOf(units: readonly Unit[]): Iterable<Unit[]> {
  for (const unit of units) yield [unit];
  const steady = units.filter(({ shaken }) => !shaken);
  if (steady.length > 1) yield steady;
}

export function setOutRefusal(
  unit: Unit | undefined,
  by: string,
  before: readonly Unit[],
  id: string,
): Refusal | undefined {
  if (unit?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (before.some((other) => other.id === id)) return refuse('TWICE', `${unit.name} is named twice.`);
  if (unit.activated === undefined)
    return refuse('NOT_ACTIVATED', `${unit.name} is not activated in this impulse.`, '4.0/b');
  if (!canSetOut(unit))
    return refuse('CANNOT_MOVE', `${unit.name} cannot move in this turn.`, '4.0/m', '8.1');
  const first = before[0];
  return first && first.at !== unit.at
    ? refuse(
        'NOT_TOGETHER',
        `${unit.name} is not in ${first.at}: only units of one place move together.`,
        '4.0/j',
      )
    : undefined;
}

/** What a way of moving asks of a stack. */
export function modeRefusal(units: readonly Unit[], mode: Mode): Refusal | undefined {
  for (const unit of units) {
    const wrong = REFUSES[mode](unit, units);
    if (wrong) return wrong;
    if (unit.mf === undefined || unit.immobile)
      return refuse('CANNOT_MOVE', `${unit.name} cannot move.`, '1.7/j', '11.4/c');
  }
  return undefined;
}

const REFUSES: Readonly<Record<Mode, (unit: Unit, stack: readonly Unit[]) => Refusal | undefined>> = {
  move: () => undefined,
  'assault-move': (unit, stack) =>
    isAssaulting(unit) ||
    stack.some((each) => isAssaultLeader(each, unit)) ||
    (unit.kind === 'leader' && stack.some((each) => isAssaulting(each) && badgeOf(each) === badgeOf(unit)))
      ? unit.shaken
        ? refuse('SHAKEN', `${unit.name} is Shaken: it cannot use Assault Movement.`, '6.1')
        : undefined
      : refuse('WRONG_MODE', `${unit.name} cannot use Assault Movement.`, '6.1'),
  'low-crawl': (unit) =>
    unit.kind === 'weapon-team'
      ? refuse('WRONG_MODE', `${unit.name} is a Weapon Team and cannot crawl.`, '1.7/u', '6.3')
      : undefined,
  stealth: (unit) =>
    unit.mfBox === 'yellow' || unit.kind === 'scout'
      ? undefined
      : refuse('WRONG_MODE', `${unit.name} cannot use Stealth Movement.`, '6.4'),
};

/** The Skill Assaulter: units in his hex may use Assault Movement (12.0). */
const isAssaultLeader = (leader: Unit, unit: Unit): boolean =>
  leader.kind === 'leader' && hasSkill(leader, 'Assaulter') && isOfBadge(leader, unit);

const isAssaulting = ({ mfBox, kind }: Unit): boolean => mfBox === 'red' || kind === 'hero';

/** Every step of the path on what is left. */
export function pathRefusal(
  battle: Battle,
  units: readonly Unit[],
  path: readonly string[],
  mode: Mode,
): Refusal | undefined {
  let walkers = units;
  for (const [i, to] of path.entries()) {
    const cost = readStep(battle, walkers, to, mode);
    if (typeof cost !== 'number') return { ...cost, path: `$.path[${i}]` };
    if (i === path.length - 1) break;
    walkers = walkers.map((unit) => ({ ...unit, at: to, spent: (unit.spent ?? 0) + cost }));
  }
  return undefined;
}

/** Those who are in the act of moving. */
const moversOf = (battle: Battle, side: string): Unit[] => {
  const movers = battle
    .units()
    .filter((unit) => unit.side === side && unit.moving !== undefined && !unit.waits);
  return movers.some(isVehicle) ? [] : movers;
};

/** A Low Crawl is one hex (6.3), and no step is free. */
const canGoOn = ({ moving, spent = 0, allowance = 0 }: Unit): boolean =>
  spent === 0 || (moving !== 'low-crawl' && spent < allowance);

export const goOn = order({
  title: 'Go on',
  description: 'The stack on the move goes on to these places.',
  cites: ['6.0', '6.0/g'],
  answers: ['moving'],
  byExample: true,
  asks: { path: PATH.describe('The places it enters, one after the other.') },
  *candidates({ battle, by }) {
    const movers = moversOf(battle, by);
    const at = movers[0]?.at;
    if (at !== undefined && movers.every(canGoOn))
      for (const to of nextFrom(battle, at)) yield { path: [to] };
  },
  read({ battle, by }, { path }) {
    const units = moversOf(battle, by);
    if (units.length === 0) return refuse('CANNOT_MOVE', 'A vehicle is on the move: use drive-on.', '15.1');
    const refused = pathRefusal(battle, units, path, units[0]?.moving as Mode);
    return refused ?? { units: units.map(({ id }) => id), path };
  },
  perform: (act, { units, path }) => act.become({ task: 'march', units, path }),
});

export const stop = order({
  title: 'Stop',
  description: 'The stack on the move has come to its end.',
  cites: ['6.0'],
  answers: ['moving'],
  asks: {},
  perform: (act) => finish(act),
});

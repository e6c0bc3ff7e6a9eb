/** Who may, and who must, share a command counter (6.2.1.1.3, 7.3, 7.4.2). */
import type { Command } from '../attributes/index.js';
import { isCounter } from '../hidden/counters.js';
import { isBasic, plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { formationIdOf, isLeg, isVehicle } from '../units/kinds.js';
import { areInRange, commandable } from './available.js';
import { commands } from './chain.js';
import type { Counter } from './limits.js';
import { areOfOnePlatoon, isWithoutRadio } from './radio.js';

/** Several units on one counter: of one formation, within Command Range. */
export function refusalOfSharing(
  battle: Battle,
  units: readonly Unit[],
  command: Command,
): Refusal | undefined {
  if (units.length < 2) return undefined;
  if (units.some(isCounter))
    return refuse(
      'OWN_COUNTER',
      'A HIDDEN UNIT counter has a command counter of its own: place one for each.',
      '7.2.2.2/a',
    );
  if (isBasic(battle))
    return refuse(
      'OWN_COUNTER',
      'Each unit has a counter of its own in the Basic Game.',
      'S.command-sharing',
    );
  const together = units.filter((unit) => !mayAdvance(battle, unit, units, command));
  const strangers = plays(battle, '7.3')
    ? notOfOnePlatoon(battle, together)
    : notOfOneFormation(battle, together);
  if (strangers) return strangers;
  if (!areInRange(battle, units))
    return refuse(
      'OUT_OF_COMMAND_RANGE',
      'These units are not within Command Range of one another: place several counters.',
      'S.command-counters/c',
    );
  return undefined;
}

/** A leg unit that advances behind a vehicle of them, of any formation, with a counter of either (7.49/e). */
const mayAdvance = (battle: Battle, unit: Unit, units: readonly Unit[], command: Command): boolean =>
  plays(battle, '7.49') &&
  (command === 'move' || command === 'short-halt') &&
  isLeg(unit) &&
  units.some((other) => isVehicle(other) && other.at === unit.at);

function notOfOneFormation(battle: Battle, [first, ...others]: readonly Unit[]): Refusal | undefined {
  const strange = others.some((unit) => formationIdOf(battle, unit) !== formationIdOf(battle, first as Unit));
  return strange
    ? refuse(
        'OTHER_FORMATION',
        'Units of different formations share no counter: place one for each.',
        'S.command-counters/d',
      )
    : undefined;
}

/** One platoon, and command units of its chain of command (7.3). */
function notOfOnePlatoon(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const mayShare = (one: Unit, other: Unit) =>
    one === other ||
    areOfOnePlatoon(battle, one, other) ||
    commands(battle, one, other) ||
    commands(battle, other, one) ||
    areCommandersOfOne(battle, one, other);
  const strange = units.find((unit) => !units.every((other) => mayShare(unit, other)));
  if (!strange) return undefined;
  return refuse(
    'OTHER_PLATOON',
    strange.platoon === undefined && strange.post === undefined
      ? `${strange.name} is of no platoon: give it a counter of its own.`
      : 'Only one platoon, and command units over it, share a counter: place one for each.',
    '7.3/a',
    '7.3/b',
    '7.3/d',
  );
}

/** Two command units of one formation, over the same platoon. */
const areCommandersOfOne = (battle: Battle, one: Unit, other: Unit): boolean =>
  one.post !== undefined &&
  one.post === other.post &&
  formationIdOf(battle, one) === formationIdOf(battle, other);

/** Those who must be on the counter of this unit: vehicles without radio of its platoon in its hex (7.4.2). */
export function boundTo(battle: Battle, unit: Unit): Unit[] {
  if (!isBound(battle, unit)) return [];
  return platoonOf(battle, unit).filter((other) => other.at === unit.at);
}

/** A track hit frees it of the others, and them of it (7.4.2/c, 7.4.2/d). */
const isBound = (battle: Battle, unit: Unit): boolean =>
  plays(battle, '7.4') && isWithoutRadio(battle, unit) && !unit.trackHit;

const platoonOf = (battle: Battle, unit: Unit): Unit[] =>
  commandable(battle, unit.side).filter(
    (other) => isBound(battle, other) && areOfOnePlatoon(battle, unit, other),
  );

/** Vehicles without radio of a platoon have one counter among them. */
export function platoonApart(battle: Battle, counters: readonly Counter[]): Refusal | undefined {
  const placed = counters.filter(({ command }) => command !== 'none');
  for (const [i, { units }] of placed.entries())
    for (const id of units) {
      const unit = battle.theUnit(id);
      const missing = boundTo(battle, unit).find((other) => !units.includes(other.id));
      const elsewhere = isBound(battle, unit)
        ? platoonOf(battle, unit).find((other) =>
            placed.some((counter, j) => j > i && counter.units.includes(other.id)),
          )
        : undefined;
      const apart = missing ?? elsewhere;
      if (apart)
        return {
          ...refuse(
            'PLATOON_APART',
            `${unit.name} and ${apart.name} are of one platoon without radio: place one counter for all of them in one hex, and none on the others.`,
            '7.4.2/a',
            '7.4.2/b',
          ),
          path: '$.counters',
        };
    }
  return undefined;
}

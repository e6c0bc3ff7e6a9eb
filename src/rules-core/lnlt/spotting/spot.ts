/** An attempt to spot (10.1): one in an impulse, by any unit that has done nothing yet. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import { offMapRefusal } from '../ground/places.js';
import { spottingClass } from '../ground/tec.js';
import { hasSkill } from '../heroes/skills.js';
import { isDark } from '../night/darkness.js';
import { isFresh } from '../sequence/sides.js';
import { sight } from '../sight/sight.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isGoodOrder, isVehicle, isWeapon, lmOf } from '../units/kinds.js';
import { isSpotted } from './spotted.js';

/** The die that spots, by the class of the terrain looked at (10.1/f). */
const NEEDED = { open: 6, degrading: 3, blocking: 2 } as const;

export const spot = order({
  title: 'Spot',
  description: 'A unit tries to spot a place with enemies; it is Ops Complete whatever comes of it.',
  cites: ['10.1/f', '10.1/j', '10.1/k'],
  answers: ['impulse', 'acting'],
  asks: {
    unit: z.string().describe('The unit that looks.'),
    at: z.string().describe('The place it looks at.'),
  },
  *candidates({ battle, by }) {
    if (battle.clock.spotAttempt) return;
    const places = hiddenPlaces(battle, by);
    for (const unit of battle.units())
      if (unit.side === by && unit.at !== undefined && eyesRefusal(unit) === undefined)
        for (const at of places) yield { unit: unit.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.at === undefined)
      return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map.`);
    return (
      offMapRefusal(battle, at) ?? eyesRefusal(unit) ?? placeRefusal(battle, unit, at) ?? { unit: id, at }
    );
  },
  listing: ({ battle }, { unit, at }) => ({
    reasons: modifiersOf(battle, battle.theUnit(unit), at).map(({ why, value, cites }) => ({
      says: `${why} ${value < 0 ? value : `+${value}`}`,
      cites: [cites],
    })),
  }),
  perform(act, { unit: id, at }) {
    const { battle } = act;
    const modifiers = modifiersOf(battle, battle.theUnit(id), at);
    const die = total(act.rollOf('spotting', [id], D6));
    const modified = modifiers.reduce((sum, { value }) => sum + value, die);
    const needs = NEEDED[spottingClass(battle, at)];
    const success = modified <= needs;
    act.effect(
      'spotted',
      { unit: id, at, die, modified, needs, success },
      {
        changes: [
          { do: 'unit', unit: id, set: { opsComplete: true, ...(success && { spotted: at }) } },
          { do: 'clock', set: { spotAttempt: true } },
          ...(success ? [{ do: 'location' as const, at, set: { spotted: true as const } }] : []),
        ],
        cites: [
          '10.1/f',
          ...(success ? (['10.1/i'] as const) : []),
          '10.1/j',
          ...modifiers.map(({ cites }) => cites),
        ],
      },
    );
  },
});

const hiddenPlaces = (battle: Battle, side: string): string[] =>
  battle.occupied().filter((at) => enemiesAt(battle, at, side).length > 0 && !isSpotted(battle, at, side));

/** Who cannot look at all (10.1/k, 5.1/r, 11.3). */
function eyesRefusal(unit: Unit): Refusal | undefined {
  if (isWeapon(unit) || unit.kind === 'medic' || unit.kind === 'aircraft' || unit.kind === 'armor-leader')
    return refuse('CANNOT_SPOT', `${unit.name} cannot spot.`, '11.3', '10.1/f');
  if (!isGoodOrder(unit) || unit.buttoned || unit.melee || unit.riding === 'inside')
    return refuse('CANNOT_SPOT', `${unit.name} cannot spot as it stands.`, '5.1/r', '10.1/f', '8.1');
  return isFresh(unit) && unit.moving === undefined && unit.marker === undefined
    ? undefined
    : refuse('CANNOT_SPOT', `${unit.name} has acted in this turn: it cannot spot.`, '10.1/k');
}

function placeRefusal(battle: Battle, unit: Unit, at: string): Refusal | undefined {
  if (battle.clock.spotAttempt)
    return refuse('CANNOT_SPOT', 'One attempt to spot was made in this impulse.', '10.1/j');
  if (enemiesAt(battle, at, unit.side).length === 0)
    return refuse('NO_TARGET', `There is no enemy to spot in ${at}.`, '10.1/f');
  if (isSpotted(battle, at, unit.side)) return refuse('IS_SPOTTED', `${at} is spotted already.`, '10.1/a');
  if (isDark(battle, unit.at as string, at))
    return refuse('TOO_DARK', `It is too dark to spot anybody in ${at} from ${unit.at}.`, '20.1/c');
  const { blocked } = sight(battle, unit.at as string, at);
  return (
    blocked &&
    refuse(
      'NO_LOS',
      `${at} is not seen from ${unit.at}: ${blocked.what} in ${blocked.hex} is in the way.`,
      '10.1/f',
      '10.1/h',
    )
  );
}

function modifiersOf(battle: Battle, unit: Unit, at: string): Modifier[] {
  const found: Modifier[] = sight(battle, unit.at as string, at).degrading.map(({ hex, what }) => ({
    why: `${what} in ${hex}`,
    value: 1,
    cites: '10.1/g',
  }));
  if (unit.kind === 'leader') found.push({ why: unit.name, value: -lmOf(unit), cites: '10.1/p' });
  if (unit.kind === 'scout') found.push({ why: 'Scout', value: -2, cites: '11.6/c' });
  if (hasSkill(unit, 'House: Keen Eyes')) found.push({ why: 'Keen Eyes', value: -1, cites: '12.0' });
  if (battle.options.vehiclesSpottedEasily && enemiesAt(battle, at, unit.side).some(isVehicle))
    found.push({ why: 'vehicle', value: -1, cites: 'RRT-33' });
  return found;
}

/** Anti-aircraft fire (19.1/d): Opportunity Fire of those who have a blue to-hit number. */
import * as z from 'zod';
import { vertex } from '../attributes/forms.js';
import { OFT } from '../charts/index.js';
import { order } from '../form.js';
import { columnFor, gunNamed, timeToFire, turnFor } from '../ordnance/guns.js';
import { declare, leadersBeside, ledRefusal, pivotsFor, rollToHit, type Shot } from '../ordnance/shoot.js';
import { firerModifiers } from '../ordnance/to-hit.js';
import type { RuleId } from '../rules.js';
import { sightOfPlane } from '../sight/sight.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { strikePlane } from './fate.js';
import { planeOf } from './flight.js';

interface Asked {
  readonly weapon: string;
  readonly pivot?: number | undefined;
  readonly leader?: string | undefined;
}

const sightTo = (battle: Battle, from: Unit, plane: Unit) =>
  sightOfPlane(battle, from.at as string, plane.at as string, battle.clock.air?.level ?? 0);

function readShot(battle: Battle, side: string, asked: Asked): Shot | Refusal {
  const plane = planeOf(battle);
  const gun = gunNamed(battle, side, asked.weapon);
  if ('refused' in gun) return gun;
  const at = plane?.at;
  if (!plane || at === undefined || plane.side === side)
    return refuse('NO_TARGET', 'There is no enemy aircraft over the map.', '19.1/d');
  const { weapon, by } = gun;
  const aim = { at, vehicle: plane.id };
  if (weapon.antiAircraft === undefined)
    return refuse('NO_GUNS', `${weapon.name} has no to-hit number against aircraft.`, '19.1/d', '14.1/j');
  const refused = timeToFire(battle, gun, aim, true);
  if (refused) return refused;
  const { blocked } = sightTo(battle, by, plane);
  if (blocked)
    return refuse('NO_LOS', `${plane.name} is hidden by ${blocked.what} in ${blocked.hex}.`, '19.1/e');
  const column = columnFor(battle, gun, at);
  if (!column) return refuse('OUT_OF_RANGE', `${at} is out of the range of ${weapon.name}.`, '14.1/b');
  const turn = turnFor(battle, gun, at, asked.pivot);
  if ('refused' in turn) return turn;
  const leader = asked.leader === undefined ? undefined : battle.unit(asked.leader);
  const unled = asked.leader === undefined ? undefined : ledRefusal(battle, gun, leader, at);
  return (
    unled ?? {
      ...gun,
      aim,
      turn,
      leader,
      opportunity: true,
      column: { needs: weapon.antiAircraft, pen: column.pen },
    }
  );
}

/** The firer's own, +2, and what stands next to it in between; no adjacency, no Target Modifier (19.1/e, 19.1/j). */
function modifiersOf(battle: Battle, shot: Shot): Modifier[] {
  const row = (name: string, cites: RuleId, why = name): Modifier => ({
    why,
    value: Number(battle.table.charts.lookup(OFT.modifiers, name)),
    cites,
  });
  const { degrading } = sightTo(battle, shot.by, planeOf(battle) as Unit);
  return [
    ...firerModifiers(battle, shot),
    row('against aircraft', '19.1/j'),
    ...degrading.map(({ hex, what }) =>
      row('against aircraft: degrading terrain adjacent to the firer', '19.1/e', `${what} in ${hex}`),
    ),
  ];
}

export const shootPlane = order({
  title: 'Fire at the aircraft',
  description: 'One shot of an anti-aircraft weapon at the aircraft over the map.',
  cites: ['19.1/d', '19.1/j', '14.1'],
  answers: ['anti-aircraft'],
  byExample: true,
  asks: {
    weapon: z.string().describe('The vehicle, the Weapon Team, or the Support Weapon.'),
    pivot: vertex.optional().describe('Pivot the whole vehicle or Weapon Team to that vertex to fire.'),
    leader: z.string().optional().describe('The Leader who helps a Support Weapon or Weapon Team.'),
  },
  *candidates({ battle, by }) {
    const at = planeOf(battle)?.at;
    if (at === undefined) return;
    for (const { id: weapon, side, at: from, antiAircraft } of battle.units()) {
      if (side !== by || from === undefined || antiAircraft === undefined) continue;
      yield { weapon };
      for (const pivot of pivotsFor(battle, weapon, at)) yield { weapon, pivot };
      for (const leader of leadersBeside(battle, weapon)) yield { weapon, leader };
    }
  },
  read({ battle, by }, asked) {
    const shot = readShot(battle, by, asked);
    return 'refused' in shot ? shot : asked;
  },
  listing: ({ battle, by }, asked) => ({
    reasons: modifiersOf(battle, readShot(battle, by, asked) as Shot).map(({ why, value, cites }) => ({
      says: `${why} ${value < 0 ? value : `+${value}`}`,
      cites: [cites],
    })),
  }),
  perform(act, asked, { by }) {
    const shot = readShot(act.battle, by, asked);
    if ('refused' in shot) throw new Error(shot.why);
    const modifiers = modifiersOf(act.battle, shot);
    declare(act, shot);
    if (rollToHit(act, shot, modifiers).hit) strikePlane(act, planeOf(act.battle) as Unit, shot.column.pen);
  },
});

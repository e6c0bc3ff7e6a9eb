/** Small guns with a fire value in parentheses (10.1.12): they use it straight on the fire table, as machine guns do, instead of aiming. */

import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { flashesIn } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { type Aim, aimsOf as aimsAt, hasTarget, withMovers } from '../ch05-fire/02-aim.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { resolveFire } from '../ch05-fire/05-resolution.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { isSighted } from '../ch08-support-weapons/09-bore-sight.js';
import { shotsAt } from '../ch11-vehicles/machine-guns.js';
import { type Asked, heldBack, readyPiece } from '../ch13-direct-fire/02-plan.js';
import { nervesOf } from '../ch13-direct-fire/07-modifiers.js';
import { arcModifiers, traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { isPlace } from '../ch14-terrain/03-levels.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  noSuchHex,
  noSuchPlace,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { infantryAt, isGun, isVehicle, vehiclesAt } from '../units/kinds.js';
import { type Piece, pieceOf, shotsOf } from '../units/ordnance.js';
import { isInStrangeHands } from './01-crews.js';

/** Its fire is halved beyond this range (10.1.12). */
const NEAR = 20;

/** A fire value that is used on the fire table. */
interface EquivalentPlan extends Asked {
  readonly value: number;
}

/** Its whole fire of the player turn, at all who are seen in one hex (10.1.12). */
export function equivalentOf(battle: Battle, by: string, asked: Asked): EquivalentPlan | Refusal {
  const piece = readyPiece(battle, by, asked);
  if (isRefusal(piece)) return { path: '$.unit', ...piece };
  const { unit, gun } = piece;
  const { at } = asked;
  if (!isPlace(battle, at)) return noSuchPlace(at, 'at');
  if (gun.equivalent === undefined || unit.usedUp?.includes('HE'))
    return {
      ...refuse(
        'NO_AMMUNITION',
        `${unit.name} has no fire value in parentheses: leave it out.`,
        '10.1.12/a',
        '10.1/q2',
      ),
      path: '$.equivalent',
    };
  if (
    asked.intensive ||
    asked.immobilize ||
    asked.target !== undefined ||
    asked.ammunition !== undefined ||
    asked.wreck !== undefined
  )
    return refuse('NOT_TOGETHER', 'The fire value strikes the hex: name nothing but the hex.', '10.1.12/a');
  if (unit.shotsFired)
    return refuse('HAS_FIRED', `${unit.name} has fired: its fire value takes all its shots.`, '10.1.12/a');
  if (isVehicle(unit) && unit.gunsAt === at)
    return refuse(
      'HAS_FIRED',
      `Machine guns of ${unit.name} have fired at ${at}: its fire value had to fire with them.`,
      '11.4.1',
    );
  const held = heldBack(battle, piece, asked);
  if (held) return held;
  if (at === unit.at)
    return { ...refuse('SAME_HEX', `${unit.name} does not fire into its own hex.`, '7.2.6/a'), path: '$.at' };
  const apart = notACluster(battle, by, piece, asked);
  if (apart) return { ...apart, path: '$.spray' };
  return aimsOf(battle, by, piece, asked).some((aim) => hasTarget(battle, aim, by))
    ? { ...asked, value: gun.equivalent }
    : { ...refuse('NOBODY_THERE', `Nobody is seen in ${at} whom it could hurt.`, '5.1.1'), path: '$.at' };
}

/** The hexes that it sees of the three that it sprays, or the one at which it fires (10.1.14/a). */
function aimsOf(battle: Battle, by: string, piece: Piece, { at, spray = [], hull }: Asked): Aim[] {
  const isSprayed = spray.length > 0;
  if (!isSprayed) return aimsAt(battle, by, { at }, [asShot(piece), ...besideIt(battle, piece, at, hull)]);
  const seen = [at, ...spray.filter((hex) => sees(battle, piece.unit.at, hex))];
  return withMovers(
    battle,
    by,
    seen.map((hex) => ({
      at: hex,
      shots: [{ ...asShot(piece), sprayed: true as const }],
    })),
    undefined,
  );
}

/** Machine guns of a vehicle that bear when it has turned its gun fire with it, and penetrate alone (11.4.1, 11.7.5). */
function besideIt(battle: Battle, piece: Piece, at: string, hull?: true): Shot[] {
  const { unit } = piece;
  if (!isVehicle(unit) || unit.fired) return [];
  const { to, hull: turnsHull } = traverseAt(battle, piece, at, hull);
  const { turret: _, ...hulled } = unit;
  return shotsAt(battle, turnsHull ? { ...hulled, facing: to } : { ...unit, turret: to }, at);
}

/** In a hex that it sees. */
const friendIn = (battle: Battle, by: string, from: string, hexes: readonly string[]): Unit | undefined =>
  hexes
    .filter((hex) => sees(battle, from, hex))
    .flatMap((hex) => [...infantryAt(battle, hex, by), ...vehiclesAt(battle, hex, by)])
    .find(() => true);

function notACluster(
  battle: Battle,
  by: string,
  piece: Piece,
  { at, spray = [] }: Asked,
): Refusal | undefined {
  const hexes = [at, ...spray];
  const unknown = hexes.find((hex) => !isPlace(battle, hex));
  if (unknown !== undefined) return noSuchHex(unknown);
  if (!hexes.every((one, i) => hexes.slice(i + 1).every((other) => distance(battle, one, other) === 1)))
    return refuse('NOT_ADJACENT', 'Each of the three hexes must be adjacent to the others.', '10.1.14/a');
  const friend = spray.length > 0 && friendIn(battle, by, piece.unit.at, hexes);
  return friend
    ? refuse('FRIENDS_THERE', `${friend.name} is in ${friend.at}: friends are not spared by it.`, '10.1/q4')
    : undefined;
}

const asShot = (piece: Piece): Shot => ({
  firing: { ...piece.unit, fp: piece.gun.equivalent ?? 0, range: NEAR },
  holder: piece.crew,
  ...(isInStrangeHands(piece) && { strange: true as const }),
});

/** Who fires so is seen (2.7.4); what turns the gun is added to the roll (10.1.13). */
export function fireEquivalent(act: Act, by: string, plan: EquivalentPlan): void {
  const { battle } = act;
  giveAway(act, [(pieceOf(battle, battle.unit(plan.unit)) as Piece).crew.id], '2.7.4');
  const piece = pieceOf(battle, battle.unit(plan.unit)) as Piece;
  const traversed = traverseAt(battle, piece, plan.at, plan.hull);
  const modifiers = [...arcModifiers(battle, piece, traversed), ...nervesOf(piece.unit)];
  const aims = aimsOf(battle, by, piece, plan);
  const guns = (aims[0]?.shots ?? []).some(({ vehicular }) => vehicular);
  const marks = [...marksOf(battle, piece), turnedTo(piece, traversed), ...(guns ? withGuns(plan) : [])];
  if (!plan.spray?.length) {
    resolveFire(act, { by, aims, leaders: [], modifiers, marks });
    return;
  }
  const sighted = aims.find(({ at }) => isSighted(battle, piece.unit, at));
  for (const [i, aim] of aims.entries())
    if (i === 0 || hasTarget(battle, aim, by))
      resolveFire(act, {
        by,
        aims: [aim],
        leaders: [],
        modifiers: sighted && sighted.at !== aim.at ? [...modifiers, BESIDE_ITS_SIGHT] : modifiers,
        marks: i === 0 ? marks : [],
      });
}

/** A gun is sighted in on one of the hexes that it sprays, and is the surer in all three (13.12/q1). */
const BESIDE_ITS_SIGHT: Modifier = { why: 'bore sighted', value: -2, cites: '13.12/q1' };

/** Its machine guns have fired as well (11.4.1). */
const withGuns = ({ unit, at }: EquivalentPlan): Change[] => [
  { do: 'unit', unit, set: { fired: true, gunsAt: at } },
];

/** All its shots are fired, and nothing is aimed at (10.1.12). */
function marksOf(battle: Battle, piece: Piece): Change[] {
  const { unit, crew } = piece;
  const phase = firePhaseOf(battle);
  const fired = {
    firedIn: phase,
    ...(isGun(unit) && { fired: true as const }),
    ...(phase === 'prep-fire' && { prep: true as const, cx: null }),
  };
  return [
    ...flashesIn(battle, [unit.at]),
    { do: 'unit', unit: unit.id, set: { shotsFired: shotsOf(piece), unseenShots: null, acquired: null } },
    { do: 'unit', unit: crew.id, set: fired },
  ];
}

/** Turning a gun without firing it (13.9.5/a), or a turret before others fire (11.2.5). */
import * as z from 'zod';
import { stir } from '../ch02-sight/03-concealment.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { inTheSaddle, leavesGun } from '../ch10-guns/01-crews.js';
import { isManned } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Change, refuse } from '../system.js';
import { isVehicle, ofSide } from '../units/kinds.js';
import { isTurreted, pieceOf, pointsAt } from '../units/ordnance.js';
import { isFrozen, isWedged, traverse, traverseTo } from './09-covered-arc.js';

export const traverseGun = order({
  title: 'Turn a gun',
  description:
    'A turret or a gun turns to another hexspine without firing. Before the move that is all it does in the player turn.',
  cites: ['13.9.5/a', '11.2.5', '10.2.6'],
  answers: ['prep-fire', 'movement', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The vehicle or gun.'),
    to: z.int().min(0).max(5).describe('The hexspine that it points at from now on.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      // A second turn in the same phase says nothing new: bots would turn for ever.
      const piece = unit.gun && !unit.traversed && !unit.swung && pieceOf(battle, unit);
      if (piece) for (const turn of [1, 3, 5]) yield { unit: unit.id, to: (pointsAt(piece) + turn) % 6 };
    }
  },
  byExample: true,
  read({ battle, by }, { unit: id, to }) {
    const piece = pieceOf(battle, battle.unit(id));
    if (!piece || piece.crew.side !== by)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no gun "${id}" on the map that is manned: name one of yours.`),
        path: '$.unit',
      };
    const { unit, crew } = piece;
    if (to === pointsAt(piece)) return refuse('SETTLED', `${unit.name} points there already.`, '13.9.5/a');
    if (crew.broken || (isVehicle(unit) && !isManned(unit)))
      return refuse('NO_CREW', `${unit.name} has no crew that is in its senses.`, '13.22.3');
    if (crew.ti) return refuse('IMMOBILE', `${crew.name} is temporarily immobilized.`, '3.30.1');
    if (unit.frozen) return refuse('IMMOBILE', `The turret of ${unit.name} is frozen.`, '16.6.8.6');
    if (isInMelee(battle, crew)) return refuse('IN_MELEE', `${crew.name} is locked in melee.`, '6.3.2');
    const isElsewhere = isVehicle(unit) ? undefined : (inTheSaddle(crew) ?? leavesGun(crew));
    if (isElsewhere) return isElsewhere;
    if (crew.moved && crew.id !== unit.id)
      return refuse('HAS_MOVED', `${crew.name} has come to the gun in this player turn.`, '13.9.5/b');
    if (crew.prep || unit.shotsFired || unit.pushed)
      return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '11.2.5', '13.9.5/a');
    if (
      isVehicle(unit) &&
      !isTurreted(piece) &&
      (unit.immobilized || unit.beside || battle.clock.phase === 'movement')
    )
      return refuse('CANNOT_MOVE', `${unit.name} turns with its hull: drive it.`, '11.26.5');
    return (
      isWedged(battle, piece, traverseTo(piece, to)) ??
      isFrozen(piece, traverseTo(piece, to)) ?? { unit: id, to }
    );
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const piece = pieceOf(battle, battle.unit(id));
    if (!piece) throw new Error(`There is no gun "${id}".`);
    const { phase } = battle.clock;
    if (isVehicle(piece.unit)) stir(act, [id], '2.3.8.2', '2.8.18');
    const traversed = traverseTo(piece, to);
    const swung = traversed.hull ? 'hull' : 'turret';
    const after: Partial<Record<typeof phase, Change>> = {
      movement: { do: 'unit', unit: id, set: { swung, traversed: null } },
      'prep-fire': { do: 'unit', unit: piece.crew.id, set: { prep: true } },
    };
    traverse(act, piece, traversed, after[phase] ? [after[phase]] : []);
  },
});

/** Mounting and dismounting (4.12.13, 4.12.14, 4.12.37). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { clear } from '../ch01-sequence/markers.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse } from '../system.js';
import { enemyOf, infantryAt, isInfantry, isMount, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isOverloaded } from './02-portage.js';
import { hasSeatFor, isMounted, ridersOf } from './12-cavalry.js';
import { factorsLeft } from './costs.js';

const COST = 2;

export const mountUp = order({
  title: 'Mount',
  description:
    'Cavalry mounts the horses in its hex: in the Movement Phase for two movement factors, and the horses then go six; in the Advance Phase in place of advancing.',
  cites: ['4.12.3', '4.12.13', '4.12.15', '4.12.37'],
  answers: ['movement', 'advance'],
  asks: { unit: z.string().describe('Who mounts.'), mount: z.string().describe('The horses.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (unit.skill && isOnMap(unit))
        for (const mount of battle.unitsAt(unit.at).filter(isMount)) yield { unit: unit.id, mount: mount.id };
  },
  read({ battle, by }, { unit: id, mount: mountId }) {
    const unit = ableUnit(battle, by, id);
    if (isRefusal(unit)) return unit;
    const mount = battle.unit(mountId);
    if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '4.12.12');
    if (unit.skill !== 'cavalry') return refuse('CANNOT_RIDE', `${unit.name} is not cavalry.`, '4.12.3');
    if (!mount || !isMount(mount) || mount.side !== by || mount.at !== unit.at)
      return {
        ...refuse('NOT_TOGETHER', `"${mountId}" are not horses of yours in ${unit.at}.`, '4.12.13'),
        path: '$.mount',
      };
    if (!hasSeatFor(battle, mount, unit) || isOverloaded(battle, [unit, ...ridersOf(battle, mount)]))
      return refuse('NO_ROOM', `${mount.name} carries one squad, one leader and 8 points.`, '4.12.15');
    const left = factorsLeft(battle, unit, infantryAt(battle, unit.at, by));
    return battle.clock.phase === 'movement' && left < COST
      ? refuse('TOO_FAR', `Mounting costs ${COST} MF, and ${unit.name} has ${left}.`, '4.12.13')
      : { unit: id, mount: mountId };
  },
  perform(act, { unit: id, mount: mountId }) {
    const { battle } = act;
    const { at, spent = 0 } = battle.theUnit(mountId);
    const isMoving = battle.clock.phase === 'movement';
    const changes: Change[] = isMoving
      ? [
          ...clear(battle, ['moving'], (one) => one.id !== id),
          {
            do: 'unit',
            unit: id,
            set: {
              rides: mountId,
              moved: true,
              moving: true,
              spent,
              track: [at as string],
              costs: [COST],
              ledBy: null,
            },
          },
          { do: 'unit', unit: mountId, set: { fresh: true, moved: true, possessor: null } },
        ]
      : [
          { do: 'unit', unit: id, set: { rides: mountId, advanced: true } },
          { do: 'unit', unit: mountId, set: { possessor: null } },
        ];
    act.effect(
      'mounted',
      { unit: id, mount: mountId },
      { changes, cites: [isMoving ? '4.12.13' : '4.12.37'] },
    );
  },
});

export const dismount = order({
  title: 'Dismount',
  description:
    'A rider dismounts for nothing, where no enemies are, and stays in that hex for the rest of the phase.',
  cites: ['4.12.14', '4.12.18', '4.12.37'],
  answers: ['movement', 'advance'],
  asks: { unit: z.string().describe('Who dismounts.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (isMounted(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = ableUnit(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (!isMounted(unit)) return refuse('NOT_MOUNTED', `${unit.name} is on foot.`, '4.12.14');
    if (infantryAt(battle, unit.at, enemyOf(battle, by)).length > 0)
      return refuse('ENEMY_THERE', `${unit.name} does not dismount among enemies.`, '4.12.18', '4.12/i');
    return unit.charging
      ? refuse('HAS_MOVED', `${unit.name} charges, and stays in the saddle.`, '4.12.29')
      : { unit: id };
  },
  perform(act, { unit }) {
    const isMoving = act.battle.clock.phase === 'movement';
    const set = {
      rides: null,
      ...(isMoving ? { dismounted: true as const, moving: null } : { advanced: true as const }),
    } as const;
    act.effect(
      'dismounted',
      { unit },
      { changes: [{ do: 'unit', unit, set }], cites: [isMoving ? '4.12.14' : '4.12.37'] },
    );
  },
});

/** Unbroken and not held, and in the Movement Phase able to move. */
function ableUnit(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '4.12/i');
  if (battle.clock.phase !== 'movement') return unit;
  if (unit.prep || unit.fired)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
  return unit.dismounted || (unit.moved && !unit.moving)
    ? refuse('HAS_MOVED', `${unit.name} has moved in this phase.`, '4.1.13')
    : unit;
}

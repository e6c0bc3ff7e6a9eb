/** An FO of a vehicle's crew dismounts, and acts by himself (7.47). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { hasRoom } from '../ground/stacking.js';
import { roleOf } from '../leaders/values.js';
import { minesStrike } from '../mines/entry.js';
import { enemiesIn } from '../movement/route.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { cardNamed } from '../units/catalogue.js';
import { cannotLoad } from './effort.js';
import { readVehicle } from './vehicle.js';
import { watched } from './watched.js';

const CARD = 'FO section';

export const dismountObserver = order({
  title: 'Dismount the observer',
  description: 'The forward observer of a vehicle’s crew dismounts as a section of its own.',
  cites: ['7.47/a'],
  answers: ['movement'],
  asks: { vehicle: z.string().describe('The vehicle of which he is crew.') },
  *candidates({ battle, by }) {
    for (const vehicle of inActionOf(battle, by)) if (vehicle.observer) yield { vehicle: vehicle.id };
  },
  read({ battle, by }, { vehicle: id }) {
    const loading = readVehicle(battle, by, id, cannotLeave);
    return isRefusal(loading) ? loading : { vehicle: id, cost: loading.cost };
  },
  listing: (_, __, { cost }) => ({ cost: { movement: cost } }),
  perform(act, { vehicle: id, cost }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    const unit = `${id}-fo`;
    const leaves = vehicle.leader !== undefined && roleOf(vehicle) === 'FO';
    act.effect(
      'observer-dismounted',
      { vehicle: id, unit },
      {
        changes: [
          { do: 'enter', unit, set: sectionOf(battle, vehicle) },
          {
            do: 'unit',
            unit: id,
            set: {
              observer: null,
              mounted: true,
              spent: (vehicle.spent ?? 0) + cost,
              ...(leaves && { leader: null }),
            },
          },
        ],
        cites: leaves ? ['7.47/a', '7.55.1/g'] : ['7.47/a'],
      },
    );
    minesStrike(act, unit);
    watched(act, [id, unit]);
  },
});

function cannotLeave(battle: Battle, vehicle: Unit): Refusal | undefined {
  if (!plays(battle, '7.47') || !vehicle.observer || battle.unit(`${vehicle.id}-fo`))
    return refuse('NO_OBSERVER', `${vehicle.name} has no forward observer who could dismount.`, '7.47/a');
  const section = { ...vehicle, id: `${vehicle.id}-fo`, kind: 'section' as const };
  const at = vehicle.at as string;
  const why = cannotLoad(battle, vehicle);
  if (why) return why;
  return hasRoom(battle, section, battle.unitsAt(at))
    ? enemiesIn(battle, section, at)
    : refuse('NO_ROOM', `There is no room in ${at} for its observer.`, 'S.stacking/b');
}

/** A leg section of its nation, of its vehicle's formation and grade; a leader who is the FO is this man (7.55.1/g). */
function sectionOf(battle: Battle, vehicle: Unit): Omit<Unit, 'id'> {
  const { side, at, facing = 0, nation, formation, platoon, group, grade, leader } = vehicle;
  const card = cardNamed(CARD, nation, battle.options.cards);
  if (!card) throw new Error(`There is no card "${CARD}".`);
  return {
    ...card,
    side,
    at: at as string,
    facing,
    parent: vehicle.id,
    observer: true,
    points: 0,
    command: commandOf(battle, vehicle),
    mounted: true,
    spot: 'move',
    ...(formation !== undefined && { formation }),
    ...(platoon !== undefined && { platoon }),
    ...(group !== undefined && { group }),
    ...(grade !== undefined && { grade }),
    ...(leader !== undefined && roleOf(vehicle) === 'FO' && { leader }),
  };
}

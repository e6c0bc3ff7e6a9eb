/** The Adjust Turret Step (7.8.1, 7.8.3): each vehicle may turn its turret once, and open or close its hatches. */
import * as z from 'zod';
import { turretFacingOf } from '../fire/arcs.js';
import { isOpTank } from '../fire/op-tank.js';
import { order } from '../form.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle, notYours } from '../units/kinds.js';
import { ttOf, turnsTo } from './turning.js';

export const adjustTurret = order({
  title: 'Adjust a turret',
  description:
    'Turn the turret of a vehicle by up to its TT Factor, and open it or button it up for the whole next turn.',
  cites: ['7.8.1/a', '7.8.3/a'],
  answers: ['adjust-turrets'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    facing: z.int().min(0).max(5).optional().describe('The hexside that its turret is to face.'),
    hatch: z.enum(['open', 'buttoned']).optional().describe('Open or Buttoned Up.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of adjustable(battle, by)) {
      for (let facing = 0; facing < 6; facing++) yield { unit: unit.id, facing };
      yield { unit: unit.id, hatch: unit.hatch === 'buttoned' ? ('open' as const) : ('buttoned' as const) };
    }
  },
  read({ battle, by }, { unit: id, facing, hatch }) {
    const unit = battle.unit(id);
    if (unit?.side !== by) return { ...notYours(id), path: '$.unit' };
    return refusalOf(battle, unit, facing, hatch) ?? { unit: id, facing, hatch };
  },
  foreseeable: () => true,
  perform(act, { unit, facing, hatch }) {
    act.effect(
      'turret-adjusted',
      { unit, ...(facing !== undefined && { turret: facing }), ...(hatch && { hatch }) },
      {
        changes: [
          {
            do: 'unit',
            unit,
            set: {
              adjusted: true,
              ...(facing !== undefined && { turretFacing: facing }),
              ...(hatch && { hatch }),
            },
          },
        ],
        cites: facing === undefined ? ['7.8.3/a'] : ['7.8.1/a'],
      },
    );
  },
});

/** Vehicles with a turret that turns or a hatch to close. */
const adjustable = (battle: Battle, side: string): Unit[] =>
  inActionOf(battle, side).filter((unit) => isVehicle(unit) && (ttOf(unit) > 0 || unit.type === 'A'));

function refusalOf(battle: Battle, unit: Unit, facing?: number, hatch?: string): Refusal | undefined {
  if (unit.adjusted)
    return refuse('ADJUSTED', `${unit.name} has adjusted its turret in this step.`, '7.8.1/a');
  if (facing === undefined && hatch === undefined)
    return {
      ...refuse('NOWHERE', 'Name a facing for the turret, or what to do with the hatch.', '7.8.1/a'),
      path: '$.facing',
    };
  if (hatch !== undefined && unit.type !== 'A')
    return { ...refuse('NO_HATCH', `${unit.name} cannot button up.`, '7.8.3/b'), path: '$.hatch' };
  if (facing === undefined) return undefined;
  if (unit.turret !== 'turreted')
    return { ...refuse('NO_TURRET', `${unit.name} has no turret that turns.`, '7.8.1/a'), path: '$.facing' };
  if (isOpTank(battle, unit))
    return {
      ...refuse('TURRET_FIXED', `The turret of ${unit.name} does not turn.`, '7.38.3/a'),
      path: '$.facing',
    };
  if (ttOf(unit) === 0)
    return {
      ...refuse('TURRET_FIXED', `The turret of ${unit.name} turns no more.`, '7.23.2/a'),
      path: '$.facing',
    };
  if (facing === turretFacingOf(unit))
    return {
      ...refuse('NOWHERE', `The turret of ${unit.name} faces there already.`, '7.8.1/a'),
      path: '$.facing',
    };
  return turnsTo(unit, facing)
    ? undefined
    : {
        ...refuse(
          'TURNS_TOO_FAR',
          `The turret of ${unit.name} turns ${ttOf(unit)} ${ttOf(unit) === 1 ? 'hexside' : 'hexsides'} at most.`,
          '7.8.1/a',
        ),
        path: '$.facing',
      };
}

/** A side without such vehicles is not asked: everybody sees what it has. */
export function adjusting(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const visible =
    plays(battle, '7.8') && battle.asSeenBy('public', () => adjustable(battle, side).length > 0);
  if (visible) act.ask({ side, kind: 'adjust-turrets' });
  else act.done();
}

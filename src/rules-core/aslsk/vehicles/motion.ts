/** Motion Status attempts (3.3.2.1): a DEFENDER who sees the enemy come starts his engine, or turns. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import { sight } from '../sight/sight.js';
import type { AslBattle, AslRefusal, AslUnit } from '../system.js';
import { isCombatant } from '../units/units.js';
import { bogCheck } from './bog.js';
import { isCramped } from './cost.js';
import { mechanicalReliability, point } from './expend.js';
import { hasTurret, isMobile } from './state.js';

interface MotionAttempt {
  readonly vehicle: UnitId;
  readonly vca?: number | undefined;
  readonly tca?: number | undefined;
}

const hexspine = z.number().int().min(0).max(5);

export const motionAttempt = order({
  title: 'Attempt Motion',
  description: 'A vehicle whose enemy comes into sight tries to gain Motion status and to turn.',
  cites: ['3.3.2.1/a', '3.3.2.1/b', '3.3.2.1/c'],
  answers: ['defensive-fire'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    vca: hexspine.optional().describe('The hexspine it then faces.'),
    tca: hexspine.optional().describe('The hexspine its turret then faces.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of battle.units()) {
      if (
        vehicle.side !== by ||
        vehicle.kind !== 'vehicle' ||
        checkAttempt(battle, { vehicle: vehicle.id }, by)
      )
        continue;
      yield { vehicle: vehicle.id };
      for (let vca = 0; vca < 6; vca++) if (vca !== vehicle.vca) yield { vehicle: vehicle.id, vca };
    }
  },
  read: ({ battle, by }, order) => checkAttempt(battle, order, by) ?? order,
  perform(act, { vehicle: id, vca, tca }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    const number = spentInSight(battle, vehicle);
    const dr = total(act.rollOf('Motion Status attempt', [id], D6));
    const succeeded = dr <= number;
    act.effect(
      'motion-attempt',
      { vehicle: id, dr, number, succeeded },
      { changes: [{ do: 'unit', unit: id, set: { motionTried: true } }], cites: ['3.3.2.1/a'] },
    );
    if (!succeeded || (!vehicle.motion && mechanicalReliability(act, id))) return;
    if (!vehicle.motion)
      act.effect(
        'in-motion',
        { vehicle: id },
        { changes: [{ do: 'unit', unit: id, set: { motion: true } }], cites: ['3.3.2.1/c'] },
      );
    if (vca === undefined && tca === undefined) return;
    const turns = vca !== undefined && vca !== vehicle.vca;
    if (turns && isCramped(battle, vehicle.at as LocationId) && bogCheck(act, id, 'turn')) return;
    point(act, id, vca ?? vehicle.vca ?? 0, tca);
  },
});

/** MF or MP that the moving enemies spent where this vehicle sees them, those who spent most (3.3.2.1/a, b). */
function spentInSight(battle: AslBattle, vehicle: AslUnit): number {
  const at = vehicle.at as LocationId;
  const visible = (hex: LocationId) => !sight(battle, at, hex).blocked;
  const spent = newcomers(battle, vehicle).map((mover) =>
    Object.entries(mover.seen ?? {}).reduce((sum, [hex, mp]) => sum + (visible(hex) ? mp : 0), 0),
  );
  return Math.max(0, ...spent);
}

/** Enemies on the move that it sees now and did not see when the Player Turn began (3.3.2.1/b). */
function newcomers(battle: AslBattle, vehicle: AslUnit): AslUnit[] {
  const at = vehicle.at as LocationId;
  return battle
    .units()
    .filter((unit) => unit.moving && unit.side !== vehicle.side && isCombatant(unit) && unit.at !== undefined)
    .filter((unit) => !sight(battle, at, unit.at as LocationId).blocked)
    .filter((unit) => unit.began === undefined || sight(battle, at, unit.began).blocked);
}

function checkAttempt(
  battle: AslBattle,
  { vehicle: id, tca }: MotionAttempt,
  by: SideId,
): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side !== by || vehicle.kind !== 'vehicle' || vehicle.at === undefined)
    return { refused: 'NO_SUCH_UNIT', why: `There is no vehicle "${id}" of yours.`, path: '$.vehicle' };
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: AslRefusal['cites'] & object
  ): AslRefusal => ({
    refused,
    why: `${vehicle.name}: ${why}`,
    cites,
  });
  if (!isMobile(vehicle)) return refuse('NOT_MOBILE', 'it is not mobile.', '3.3.2.1/a');
  if (vehicle.motionTried) return refuse('ONCE', 'it has tried in this Movement Phase.', '3.3.2.1/b');
  if (vehicle.fire || vehicle.intensive || (vehicle.weaponsFired?.length ?? 0) > 0)
    return refuse('HAS_FIRED', 'it has fired.', '3.3.2.1/b');
  if (tca !== undefined && !hasTurret(vehicle)) return refuse('NO_TURRET', 'it has no turret.', '7.2/a');
  if (newcomers(battle, vehicle).length === 0)
    return refuse('SEEN_BEFORE', 'nobody who moves has just come into its sight.', '3.3.2.1/b');
  return undefined;
}

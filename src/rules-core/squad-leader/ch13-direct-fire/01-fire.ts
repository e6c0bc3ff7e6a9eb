/** Ordnance fires (13.1): first To Hit, then what the hit does. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { AMMUNITION } from '../attributes/ordnance.js';
import { commanderOf } from '../ch03-infantry/03-armour-leaders.js';
import { isAtItsGun } from '../ch03-infantry/25-berserk.js';
import { firePhaseOf, isAtOnce, onTheMove } from '../ch05-fire/06-at-once.js';
import { crossersOf } from '../ch05-fire/06-movers.js';
import { equivalentOf, fireEquivalent } from '../ch10-guns/01-fire-equivalent.js';
import { handsFor } from '../ch10-guns/04-mortars.js';
import { firesAt } from '../ch11-vehicles/berserk.js';
import { order } from '../form.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  isGun,
  isLightMortar,
  isMarker,
  isVehicle,
  ofSide,
  ordnanceOf,
  vehiclesAt,
} from '../units/kinds.js';
import { isRecoilless, isRocketLauncher, pieceOf } from '../units/ordnance.js';
import { planOf } from './02-plan.js';
import { shoot } from './05-shot.js';

export const fireOrdnance = order({
  title: 'Fire ordnance',
  description:
    'The gun of an AFV, or a gun that is manned, fires at the men in a hex or at one vehicle or gun there. It turns as far as it must, for what that adds To Hit.',
  cites: ['13.1', '13.2', '13.3', '13.5', '13.9.4'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire', 'vehicle-fire', 'underbelly'],
  asks: {
    unit: z.string().describe('The vehicle or gun that fires.'),
    at: z.string().describe('The hex fired at.'),
    target: z
      .string()
      .optional()
      .describe(
        'The vehicle or gun fired at, or a "?" for a vehicle that may be beneath it; the men in the hex when left out.',
      ),
    ammunition: z
      .enum(AMMUNITION)
      .optional()
      .describe('What it fires: AP at vehicles and HE at others when left out, as far as it has both.'),
    hull: z
      .literal(true)
      .optional()
      .describe('A vehicle with a turret turns its hull, and the turret with it (13.9.4).'),
    intensive: z
      .literal(true)
      .optional()
      .describe('Intensive Fire from now on: one shot more, each less sure (13.11).'),
    commander: z
      .literal(true)
      .optional()
      .describe('Its armour leader directs it, and is known from then on (3.3.6).'),
    leader: z.string().optional().describe('The leader who directs a light mortar (10.4.10.2).'),
    second: z
      .string()
      .optional()
      .describe('A second leader or hero, who serves a light mortar with the first (10.4.10.1).'),
    immobilize: z
      .literal(true)
      .optional()
      .describe('It aims at the tracks of an AFV, on its side or rear, to stop it (13.23.2.1).'),
    early: z
      .literal(true)
      .optional()
      .describe(
        'At a vehicle that spends more than a quarter of its points in this hex: before it has, so that the gun may fire again there (13.16/q4).',
      ),
    wreck: z
      .string()
      .optional()
      .describe('The name of a wreck there, at which it fires to strike those beneath it (11.20.4).'),
    equivalent: z
      .literal(true)
      .optional()
      .describe('A gun that has one uses its fire value on the fire table, with all its shots (10.1.12).'),
    spray: z
      .array(z.string())
      .length(2)
      .optional()
      .describe(
        'With its fire value: two more hexes that meet the first at a point, each with half (10.1.14).',
      ),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const guns = ofSide(battle, by).filter((unit) => unit.gun !== undefined && !isRocketLauncher(unit));
    if (guns.length === 0) return;
    const targets = [...targetsFor(battle, by)];
    for (const gun of guns)
      for (const target of targets) {
        yield { unit: gun.id, ...target };
        if (gun.gun?.equivalent && target.target === undefined)
          yield { unit: gun.id, ...target, equivalent: true as const };
        if (commanderOf(battle, gun)) yield { unit: gun.id, ...target, commander: true };
        for (const hands of handsOf(battle, gun)) yield { unit: gun.id, ...target, ...hands };
      }
  },
  read: ({ battle, by, decision }, asked) =>
    notAtBelly(battle, decision.kind, asked) ??
    refuseRockets(battle.unit(asked.unit)) ??
    refuseSpray(asked) ??
    (asked.equivalent ? equivalentOf(battle, by, asked) : planOf(battle, by, asked)),
  listing: (_eyes, _asked, plan) => ({
    says:
      'value' in plan ? `Fires with ${plan.value}.` : `${plan.ammunition}: hits on ${plan.needs} or less.`,
  }),
  perform(act, asked, { by }) {
    const { battle } = act;
    if ('value' in asked) {
      fireEquivalent(act, by, asked);
      return;
    }
    const plan = planOf(battle, by, asked);
    if (isRefusal(plan)) throw new Error(plan.why);
    shoot(act, by, plan);
  },
});

/** While an AFV rears up, guns fire at it alone (11.22.1). */
const notAtBelly = (
  battle: Battle,
  kind: string,
  { target, equivalent }: { readonly target?: string | undefined; readonly equivalent?: true | undefined },
): Refusal | undefined =>
  kind === 'underbelly' && (equivalent || battle.unit(target ?? '')?.belly === undefined)
    ? {
        ...refuse('NOBODY_THERE', 'Name the AFV that comes over: only that is fired at now.', '11.22.1/c'),
        path: '$.target',
      }
    : undefined;

const refuseSpray = ({
  spray,
  equivalent,
}: {
  readonly spray?: unknown;
  readonly equivalent?: unknown;
}): Refusal | undefined =>
  spray && !equivalent
    ? {
        ...refuse('NOT_TOGETHER', 'Only a fire value in parentheses is sprayed.', '10.1.14/a'),
        path: '$.spray',
      }
    : undefined;

const refuseRockets = (unit: Unit | undefined): Refusal | undefined =>
  unit && isRocketLauncher(unit)
    ? refuse('CANNOT_USE', `${unit.name} fires salvos: give its targets with "fire-rockets".`, '10.7.2')
    : undefined;

/** A leader who directs a light mortar, or one more man to serve it, or a recoilless rifle. */
function* handsOf(battle: Battle, mortar: Unit): Iterable<{ leader: string } | { second: string }> {
  const piece = isLightMortar(mortar) || isRecoilless(mortar) ? pieceOf(battle, mortar) : undefined;
  if (!piece) return;
  for (const { id } of handsFor(battle, piece)) {
    yield { leader: id };
    yield { second: id };
  }
}

/** A berserk crew beside an enemy whom it cannot overrun fires until he is destroyed (3.25/c), one at its gun at those whom it sees (3.25.9). */
export const boundToShoot = (battle: Battle, by: string): Unit | undefined =>
  boundInItsAfv(battle, by) ?? boundAtItsGun(battle, by);

function boundAtItsGun(battle: Battle, by: string): Unit | undefined {
  const crews = ofSide(battle, by).filter((unit) => isAtItsGun(battle, unit));
  return crews.find((crew) =>
    ordnanceOf(battle, crew).some(
      (gun) =>
        !isRocketLauncher(gun) &&
        [...targetsFor(battle, by)].some(
          (target) => !isRefusal(planOf(battle, by, { unit: gun.id, ...target })),
        ),
    ),
  );
}

const boundInItsAfv = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find((unit) =>
    firesAt(battle, unit).some((at) =>
      [undefined, ...vehiclesAt(battle, at).map(({ id }) => id)].some(
        (target) => !isRefusal(planOf(battle, by, { unit: unit.id, at, target })),
      ),
    ),
  );

/** Hexes with men in view or on their way, every vehicle and every gun; at once only what moves (13.15.1). */
function* targetsFor(battle: Battle, by: string): Iterable<{ at: string; target?: string }> {
  const seen: readonly Unit[] = isAtOnce(battle) ? onTheMove(battle) : enemiesInView(battle, by);
  const hexes = new Set<string>();
  for (const unit of seen) {
    if (unit.at === undefined || unit.side === by) continue;
    if (isVehicle(unit)) yield { at: unit.at, target: unit.id };
    else hexes.add(unit.at);
    if (isMarker(unit)) yield { at: unit.at, target: unit.id };
    if (firePhaseOf(battle) === 'defensive-fire')
      for (const hex of unit.track ?? []) if (crossersOf(battle, hex, by).length > 0) hexes.add(hex);
  }
  if (!isAtOnce(battle))
    for (const unit of battle.units())
      if (isGun(unit) && unit.side !== by && unit.at !== undefined) yield { at: unit.at, target: unit.id };
  for (const at of [...hexes].sort()) yield { at };
}

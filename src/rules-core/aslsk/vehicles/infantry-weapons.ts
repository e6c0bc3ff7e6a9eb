/** Flamethrowers and Demolition Charges aimed at a vehicle (4.2/f, 4.3/f). */
import { DR, die, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { DC_POSITION, TO_KILL_HE_FLAME } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import {
  type Aspect,
  armourFactors,
  armourOf,
  aspectFrom,
  type Part,
  struckAt,
  tcaOf,
  vcaOf,
} from './arcs.js';
import { collateralAttack } from './crew.js';
import type { KillResult } from './effects.js';
import { isUnharmed, suffer } from './hit.js';
import { destruction } from './kill.js';
import { isNonStopped } from './state.js';

interface Blaze {
  readonly weapon: AslUnit;
  readonly target: AslUnit;
  readonly from: LocationId;
  /** At two hexes the number and the firepower are half. */
  readonly long: boolean;
}

/** Flames do not ask for armour: 8, half at two hexes, more against open hatches and tops (4.2/f, 7.13/b). */
export function flameVehicle(
  act: AslAct,
  { weapon, target, from, long }: Blaze,
): { original: number; coloured: number } {
  const { battle } = act;
  const roll = act.rollOf('To Kill', [target.id], DR);
  const coloured = die(roll, 'coloured').face;
  const { part, aspect } = flamed(battle, target, from, die(roll, 'white').face, coloured);
  const basic = flame(battle, long ? 'long range' : 'basic');
  const modifiers = flameModifiers(battle, target, aspect);
  const number = basic + sum(modifiers);
  const dr = total(roll);
  const result = destruction(battle, 'FT, MOL', false, dr, number, part);
  act.effect(
    'to-kill',
    {
      weapon: weapon.id,
      target: target.id,
      ammo: 'flame',
      part,
      aspect,
      basic,
      modifiers,
      armour: 0,
      number,
      dr,
      result,
    },
    { cites: ['4.2/f', '7.9'] },
  );
  suffer(act, target.id, result);
  const fp = (weapon.fp ?? 0) * (long ? 0.5 : 1);
  if (isUnharmed(act, target.id, result)) collateralAttack(act, target.id, fp, dr);
  return { original: dr, coloured };
}

/** Within the hex it strikes the rear (3.2.4/facing-b). */
function flamed(battle: AslBattle, target: AslUnit, from: LocationId, white: number, coloured: number) {
  const { part, aspect } = struckAt(battle, target, from, white, coloured);
  return { part, aspect: from === target.at ? ('rear' as const) : aspect };
}

function flame(battle: AslBattle, row: 'basic' | 'long range' | 'CE target' | 'OT target' | 'rear'): number {
  return Number(chartsOf(battle).lookup(TO_KILL_HE_FLAME.flame, 'FT', row));
}

function flameModifiers(battle: AslBattle, { ce, openTopped }: AslUnit, aspect: Aspect): Modifier[] {
  const found: Modifier[] = [];
  if (openTopped) found.push({ label: 'Open-Topped', value: flame(battle, 'OT target'), cites: ['7.13/b'] });
  if (ce) found.push({ label: 'Crew Exposed', value: flame(battle, 'CE target'), cites: ['4.2/f'] });
  if (aspect === 'rear') found.push({ label: 'rear', value: flame(battle, 'rear'), cites: ['7.9'] });
  return found;
}

/** Where a charge sits: what it was put against counts, wherever the vehicle looks later (4.3/f). */
export function chargeAspects(
  battle: AslBattle,
  vehicle: AslUnit,
  from: LocationId,
): { readonly hull: Aspect; readonly turret: Aspect } {
  const at = vehicle.at as LocationId;
  return {
    hull: aspectFrom(battle, at, vcaOf(vehicle), from),
    turret: aspectFrom(battle, at, tcaOf(vehicle), from),
  };
}

interface Charge {
  readonly weapon: AslUnit;
  readonly target: AslUnit;
  readonly aspects: { readonly hull: Aspect; readonly turret: Aspect };
  readonly cx: boolean;
  /** At this original DR or more it fizzles out. */
  readonly fails: number;
}

const CHARGE_FP = 30;

/** A position DR, which also decides between hull and turret; then the To Kill DR (4.3/f). */
export function explodeOn(act: AslAct, charge: Charge): void {
  const { battle } = act;
  const { weapon, target } = charge;
  const placing = act.rollOf('position of the charge', [target.id], DR);
  const part: Part = die(placing, 'coloured').face < die(placing, 'white').face ? 'turret' : 'hull';
  const aspect = charge.aspects[part];
  const modifiers = positionModifiers(battle, charge, aspect);
  const dr = total(placing);
  const final = dr + sum(modifiers);
  const position = chartsOf(battle).lookup(DC_POSITION.position, final);
  const weakest = position.startsWith('optimal');
  act.effect(
    'charge-position',
    { weapon: weapon.id, target: target.id, dr, modifiers, final, part, position },
    { cites: ['4.3/f'] },
  );
  if (position.startsWith('no effect at all')) return;
  if (position.startsWith('no effect'))
    collateralAttack(act, target.id, CHARGE_FP, total(act.rollOf('effect of the charge', [target.id], DR)));
  else kill(act, charge, part, aspect, weakest);
}

function kill(
  act: AslAct,
  { weapon, target, fails }: Charge,
  part: Part,
  aspect: Aspect,
  weakest: boolean,
): void {
  const { battle } = act;
  const armour = weakest ? Math.min(...armourFactors(target)) : armourOf(target, part, aspect);
  const basic = Number(chartsOf(battle).lookup(TO_KILL_HE_FLAME.flame, 'DC', 'basic'));
  const number = basic - armour;
  const dr = total(act.rollOf('To Kill', [target.id], DR));
  const result: KillResult = dr >= fails ? 'dud' : destruction(battle, 'DC', true, dr, number, part);
  act.effect(
    'to-kill',
    {
      weapon: weapon.id,
      target: target.id,
      ammo: 'DC',
      part,
      aspect,
      basic,
      modifiers: [],
      armour,
      number,
      dr,
      result,
    },
    { cites: ['4.3/f', '7.9'] },
  );
  suffer(act, target.id, result);
}

type Case = Parameters<(typeof DC_POSITION.drm.axes)[0]['key']>[0];

function positionModifiers(battle: AslBattle, { target, cx }: Charge, aspect: Aspect): Modifier[] {
  const found: Modifier[] = [];
  const add = (name: Case) =>
    found.push({ label: name, value: chartsOf(battle).lookup(DC_POSITION.drm, name), cites: ['4.3/f'] });
  if (isNonStopped(target)) add('target not stopped/in motion/concealed');
  if (aspect === 'front') add('target front facing');
  if (aspect === 'rear') add('target rear facing');
  if (target.ce) add('target CE');
  if (cx) add('placer CX');
  for (const slow of [target.immobilized, target.openTopped]) if (slow) add('target immobile or OT (each)');
  return found;
}

/** The vehicle that a weapon is aimed at: an enemy's, in that hex, on the move where only movers are fired at. */
export function aimedVehicle(
  battle: AslBattle,
  id: UnitId | undefined,
  at: LocationId,
  by: string,
): AslUnit | undefined {
  const target = id === undefined ? undefined : battle.unit(id);
  return target?.kind === 'vehicle' && !target.wreck && target.side !== by && target.at === at
    ? target
    : undefined;
}

/** Fire of vehicular machine guns and IFE on the IFT (7.8, 6.8): one attack for each target, each weapon once. */
import * as z from 'zod';
import { pick } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { resolve, targetsAt } from '../fire/attack.js';
import type { Factor, FirePart } from '../fire/effects.js';
import { columnOf } from '../fire/ift.js';
import { hindrances } from '../fire/modifiers.js';
import { oddsInWords, oddsOf } from '../fire/odds.js';
import { leaveResidual } from '../fire/residual.js';
import { cannotSee, canSee, type Forbidden, forbid, mayShootAgain, occasion } from '../fire/window.js';
import { order } from '../form.js';
import { loseAcquisition } from '../ordnance/acquisition.js';
import type { RefusalCode } from '../refusals.js';
import type { AslAct, AslBattle, AslChange, AslUnit, Modifier, RuleId } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { attacker, enemyMarkerAt } from '../units/units.js';
import { turretModifier } from './arc-change.js';
import { arcOf, covers, HEXSPINE_COUNT, type Mount, mountOf, turnTowards, vcaOf } from './arcs.js';
import { bogCheck } from './bog.js';
import { isCramped } from './cost.js';
import { point } from './expend.js';
import { approach, mainFailure, markerOf, rememberTurn, turnedBefore } from './firing.js';
import {
  isExposed,
  isMobile,
  isMovingTarget,
  isNonStopped,
  isRestricted,
  isWorking,
  type MachineGun,
  machineGun,
  type VehicleWeapon,
  vehiclesOf,
} from './state.js';
import { firingMarks, isBounding, isOtherPhase, mayFireNow } from './window.js';

export const GUNS = ['BMG', 'CMG', 'AAMG', 'RMG', 'IFE'] as const;
export type Gun = (typeof GUNS)[number];

interface VehicleFire {
  readonly vehicle: UnitId;
  readonly weapons: readonly Gun[];
  readonly at: LocationId;
}

/** Normal range in hexes (7.8/f, 6.8). */
export const RANGE: Readonly<Record<Gun, number>> = { BMG: 8, CMG: 12, AAMG: 8, RMG: 8, IFE: 16 };

export const vehicleFire = order({
  title: 'Fire vehicular machine guns',
  description:
    'Attack Infantry and exposed crews in a location with machine guns and IFE of one vehicle together.',
  cites: ['7.8/a', '7.8/c', '7.8/f'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'movement', 'defensive-fire'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    weapons: z
      .array(z.enum(GUNS))
      .min(1)
      .max(GUNS.length)
      .describe('The machine guns that fire together, and IFE.'),
    at: z.string().describe('The location fired at.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of vehiclesOf(battle, by))
      for (const at of targetHexes(battle, by)) yield* volleys(battle, vehicle.id, at, by);
  },
  read({ battle, by }, order) {
    return volleyOf(battle, order, by);
  },
  listing: ({ battle, by }, _asked, volley) => oddsListed(battle, volley, by),
  perform: (act, volley, { by }) => fireVolley(act, volley, by),
});

function targetHexes(battle: AslBattle, by: SideId): LocationId[] {
  return battle.occupied().filter((at) => battle.unitsAt(at).some(({ side }) => side !== by));
}

/** Each weapon by itself, and all that can fire together. */
function* volleys(battle: AslBattle, vehicle: UnitId, at: LocationId, by: SideId): Iterable<VehicleFire> {
  const alone = GUNS.map((weapon) => volleyOf(battle, { vehicle, weapons: [weapon], at }, by));
  const fit = alone.flatMap((volley) => ('refused' in volley ? [] : [volley]));
  const weapons = fit.flatMap((volley) => volley.weapons);
  for (const weapon of weapons) yield { vehicle, weapons: [weapon], at };
  if (fit.length > 1) yield { vehicle, weapons, at };
}

/** The odds, where the line of sight may be known before the attack (3.2.1/g). */
function oddsListed(battle: AslBattle, volley: Volley, by: SideId): { says?: string } {
  const { weapons, at, from, range } = volley;
  if (battle.options.los !== 'preview') return {};
  const targets = targetsAt(battle, at, by);
  const fp = firepower(weapons.map((weapon) => partOf(battle, volley, weapon, targets)));
  const modifiers = modifiersOf(battle, volley, targets);
  const odds = oddsOf(battle, { at, from: [from], fp, modifiers, cowers: 0 }, by);
  return { says: oddsInWords(range, odds) };
}

interface Turn {
  readonly mount: Mount;
  /** How far the mount must turn now, clockwise; 0: the weapon bears. */
  readonly by: number;
  /** The hexspines that it pays for: those, or what was turned for another weapon before. */
  readonly hexspines: number;
}

interface Volley {
  readonly vehicle: AslUnit;
  readonly weapons: readonly Gun[];
  readonly at: LocationId;
  readonly from: LocationId;
  readonly range: number;
  readonly turns: readonly Turn[];
}

/** Puts the attack together, or returns what forbids it. */
function volleyOf(
  battle: AslBattle,
  { vehicle: id, weapons, at }: VehicleFire,
  by: SideId,
): Volley | Forbidden {
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side !== by || vehicle.kind !== 'vehicle' || vehicle.at === undefined)
    return forbid('NO_SUCH_UNIT', `There is no vehicle "${id}" of yours.`);
  if (!onMap(battle, at)) return forbid('NO_SUCH_HEX', `The map has no hex ${at}.`);
  if (new Set(weapons).size < weapons.length) return forbid('TWICE', 'Each weapon fires once.', '7.8/a');
  const manner = mayFireNow(battle, vehicle, at);
  if (typeof manner === 'object') return manner;
  const range = distance(battle, vehicle.at, at);
  const turns: Turn[] = [];
  for (const weapon of weapons) {
    const wrong = cannotFireGun(battle, vehicle, weapon, range);
    if (wrong) return wrong;
    const turn = turnOf(battle, vehicle, weapon, at);
    if (turn && 'refused' in turn) return turn;
    if (turn) turns.push(turn);
  }
  const volley = { vehicle, weapons, at, from: vehicle.at, range, turns };
  return checkTarget(battle, volley, by) ?? checkTogether(battle, volley) ?? volley;
}

/** That machine gun could fire in this phase, whatever at. */
export function mayFireGun(battle: AslBattle, vehicle: AslUnit, weapon: MachineGun): boolean {
  const manner = mayFireNow(battle, vehicle, vehicle.at as LocationId);
  return typeof manner === 'string' && !cannotFireGun(battle, vehicle, weapon, 0);
}

function cannotFireGun(
  battle: AslBattle,
  vehicle: AslUnit,
  weapon: Gun,
  range: number,
): Forbidden | undefined {
  const no = (code: RefusalCode, why: string, ...cites: RuleId[]) =>
    forbid(code, `${vehicle.name}: ${why}`, ...cites);
  if (firepowerOf(vehicle, weapon) === undefined) return no('NO_WEAPON', `it has no ${weapon}.`, '7.8/a');
  if (!isWorking(vehicle, weapon === 'IFE' ? 'MA' : weapon))
    return no('MALFUNCTIONED', `its ${weapon} does not work.`, '7.8/g');
  if (weapon === 'AAMG' && !isExposed(vehicle))
    return no('BUTTONED_UP', 'the AAMG takes an exposed crew.', '2.0/AAMG', '7.7/e');
  if ((weapon === 'CMG' || weapon === 'IFE') && isRestricted(vehicle) && vehicle.ce)
    return no('CREW_EXPOSED', 'this turret is served buttoned up.', '7.2/b', '7.8/d');
  if (vehicle.openTopped && !vehicle.ce && weapon !== 'BMG')
    return no('BUTTONED_UP', 'only bow weapons fire buttoned up.', '7.13/a');
  if (
    weapon === 'IFE'
      ? vehicle.fire !== undefined || vehicle.intensive
      : vehicle.weaponsFired?.includes(weapon)
  )
    return no('HAS_FIRED', `its ${weapon} has fired in this Player Turn.`, '7.8/a');
  if (isOtherPhase(battle, vehicle))
    return no('OTHER_PHASE', 'it has fired in another phase.', '7.8/b', '3.5/e');
  if (isBounding(battle, vehicle) && vehicle.firedFrom !== undefined && vehicle.firedFrom !== vehicle.at)
    return no('OTHER_HEX', 'its weapons fire from one hex.', '3.3.2.2/d', '7.8/b');
  if (range > 2 * RANGE[weapon])
    return no('OUT_OF_RANGE', `its ${weapon} does not reach so far.`, '7.8/f', '2.0/BMG');
  return undefined;
}

export function firepowerOf(vehicle: AslUnit, weapon: Gun): number | undefined {
  return weapon === 'IFE' ? vehicle.ife : machineGun(vehicle, weapon);
}

/** What must turn, or was turned already for another weapon of the mount (7.8/d, 7.8/e). */
function turnOf(
  battle: AslBattle,
  vehicle: AslUnit,
  weapon: Gun,
  at: LocationId,
): Turn | Forbidden | undefined {
  const gun = weapon === 'IFE' ? 'MA' : weapon;
  const mount = mountOf(vehicle, gun);
  const arc = arcOf(vehicle, gun);
  if (mount === undefined || arc === undefined) return undefined;
  const from = vehicle.at as LocationId;
  const towards = approach(battle, vehicle, at, mount);
  if (towards === undefined)
    return forbid('NOT_IN_ARC', 'Its own hex is out of the arc of its bow.', '3.2.4/CA-h');
  if (covers(battle, from, arc, towards))
    return { mount, by: 0, hexspines: hasFired(vehicle, gun) ? 0 : turnedBefore(vehicle, mount) };
  if (isBounding(battle, vehicle))
    return forbid('NOT_IN_ARC', 'It fires within its arcs as it moves.', '7.8/j');
  if (mount === 'bow' && !isMobile(vehicle))
    return forbid('NOT_IN_ARC', 'Its hull cannot turn.', '2.0/Immobilized', '7.6/f');
  return { mount, ...turnTowards(battle, from, arc, towards) };
}

/** A weapon pays once for each turn: IFE that fires again at its Rate of Fire has paid (3.2.4/CA-c). */
function hasFired(vehicle: AslUnit, weapon: VehicleWeapon): boolean {
  return weapon === 'MA' && vehicle.firedAt !== undefined;
}

function checkTarget(battle: AslBattle, volley: Volley, by: SideId): Forbidden | undefined {
  const { vehicle, at, from } = volley;
  const unseen = cannotSee(battle, vehicle.name, from, at);
  if (unseen) return unseen;
  const targets = targetsAt(battle, at, by);
  if (targets.length === 0 && !enemyMarkerAt(battle, at, by))
    return forbid('NO_TARGET', `There is nobody in ${at} that machine guns can harm.`, '7.8/f', '7.12/a');
  const spent = (id: UnitId) => !targets.some((mover) => mayShootAgain(mover, { ...vehicle, id }));
  if (isDefending(battle, by) && countedAs(volley).some(spent))
    return forbid('NO_MORE_SHOTS', `${vehicle.name} has fired at those units here already.`, '3.3.3/i');
  return undefined;
}

/** Machine guns count apart from the main armament, which an IFE is (3.3.3/i, 7.8/b). */
function countedAs({ vehicle: { id }, weapons }: Volley): UnitId[] {
  const guns = weapons.some((weapon) => weapon !== 'IFE') ? [`${id} MG`] : [];
  return weapons.includes('IFE') ? [...guns, id] : guns;
}

function isDefending(battle: AslBattle, by: SideId): boolean {
  return battle.clock.phase === 'MPh' && by !== attacker(battle);
}

/** All turn the same way; weapons that fire at the same target fire together (7.8/c, 2.0/MandatoryFG). */
function checkTogether(battle: AslBattle, { vehicle, at, turns }: Volley): Forbidden | undefined {
  const turret = turnsOf(turns, 'turret');
  const bow = turnsOf(turns, 'bow');
  if (turret.length > 1 || bow.length > 1)
    return forbid('NOT_IN_ARC', 'They cannot all bear on the target.', '7.8/c');
  if (bow.some((by) => by > 0) && turret.length > 0)
    return forbid('NOT_IN_ARC', 'Hull and turret do not turn for one attack.', '7.8/c');
  if (vehicle.gunsFiredAt === occasion(battle, at))
    return forbid(
      'MANDATORY_FIRE_GROUP',
      'Its machine guns fire at one target together.',
      '7.8/c',
      '2.0/MandatoryFG',
    );
  return undefined;
}

/** How far the weapons of a mount want it turned: one answer, unless they look different ways. */
function turnsOf(turns: readonly Turn[], mount: Mount): number[] {
  return [...new Set(turns.filter((turn) => turn.mount === mount).map(({ by }) => by))];
}

function fireVolley(act: AslAct, volley: Volley, by: SideId): void {
  const { battle } = act;
  const { vehicle, weapons, at, from } = volley;
  if (!turnAll(act, volley)) return;
  const targets = targetsAt(battle, at, by);
  const parts = weapons.map((weapon) => partOf(battle, volley, weapon, targets));
  const fp = firepower(parts);
  const modifiers = modifiersOf(battle, volley, targets);
  const seen = canSee(battle, from, at);
  const resolved = resolve(
    act,
    { at, from: [from], targets: seen ? targets : [], fp, modifiers, cowers: 0 },
    ({ white, coloured, column, results }) =>
      act.effect(
        'vehicle-fire',
        {
          side: by,
          vehicle: vehicle.id,
          weapons,
          at,
          parts,
          fp,
          column: column ?? 0,
          white,
          coloured,
          results,
        },
        { cites: ['7.8/c', '3.2.3/a'] },
      ),
  );
  const failed = breakGuns(act, volley, resolved.original);
  const kept = keepsRof(battle, volley, resolved.coloured);
  markGuns(act, volley, kept, by);
  if (isDefending(battle, by) && seen) {
    const lasting = parts.filter((_, i) => weapons[i] !== failed && !(kept && weapons[i] === 'IFE'));
    const column = columnOf(firepower(lasting));
    if (column) leaveResidual(act, at, column, modifiers);
  }
  if (weapons.includes('IFE') || (weapons.includes('CMG') && vehicle.acquired?.at !== at))
    loseAcquisition(act, battle.theUnit(vehicle.id));
}

function firepower(parts: readonly FirePart[]): number {
  return parts.reduce((sum, part) => sum + part.fp, 0);
}

/** False: turning among trees, it bogged and cannot fire there. */
function turnAll(act: AslAct, { vehicle, turns }: Volley): boolean {
  const turning = turns.filter(({ by }) => by > 0);
  const turret = turning.find(({ mount }) => mount === 'turret');
  const bow = turning.find(({ mount }) => mount === 'bow');
  if (bow) {
    if (isCramped(act.battle, vehicle.at as LocationId) && bogCheck(act, vehicle.id, 'turn')) return false;
    point(act, vehicle.id, (vcaOf(vehicle) + bow.by) % HEXSPINE_COUNT);
    rememberTurn(act, vehicle, 'bow', bow.hexspines);
  }
  if (turret) {
    const tca = ((arcOf(vehicle, 'CMG') as number) + turret.by) % HEXSPINE_COUNT;
    point(act, vehicle.id, vcaOf(vehicle), tca);
    rememberTurn(act, vehicle, 'turret', turret.hexspines);
  }
  return true;
}

function partOf(
  battle: AslBattle,
  { vehicle, range }: Volley,
  weapon: Gun,
  targets: readonly AslUnit[],
): FirePart {
  const printed = firepowerOf(vehicle, weapon) ?? 0;
  const factors: Factor[] = [];
  const times = (label: string, factor: number, ...cites: RuleId[]) =>
    factors.push({ label, times: factor, cites });
  if (range === 0) times('triple point blank', 3, '3.2.2.1/a');
  else if (range === 1) times('point blank', 2, '3.2.2/a');
  if (range > RANGE[weapon]) times('long range', 0.5, '3.2.2/b');
  if (isBounding(battle, vehicle)) times('Bounding First Fire', 0.5, '3.3.2.2/e', '7.8/i');
  if (battle.clock.phase === 'AFPh') times('Advancing Fire', 0.5, '3.5/d', '7.8/i');
  if (isNonStopped(vehicle)) times('on the move', 0.5, '3.3.2.2/e', '2.0/MotionFire');
  if (vehicle.pinned) times('pinned crew', 0.5, '7.13/b');
  if (targets.length > 0 && targets.every((target) => target.concealed || target.hidden))
    times('concealed target', 0.5, '8.3.2/a');
  return {
    unit: vehicle.id,
    printed,
    factors,
    fp: factors.reduce((sum, one) => sum * (one.times ?? 1), printed),
  };
}

/** The worst turning counts for all; a Fixed Mount is clumsy against what moves (7.8/c, 7.8/h). */
function modifiersOf(battle: AslBattle, volley: Volley, targets: readonly AslUnit[]): Modifier[] {
  const { vehicle, weapons, at, from, turns } = volley;
  const found: Modifier[] = [];
  const turning = turns
    .filter(({ hexspines }) => hexspines > 0)
    .map(({ mount, hexspines }) => turretModifier(battle, vehicle, mount, hexspines));
  const worst = turning.reduce<Modifier | undefined>(
    (most, one) => (most && most.value >= one.value ? most : one),
    undefined,
  );
  if (worst) found.push(worst);
  if (vehicle.plusOne) found.push({ label: '+1 counter', value: 1, cites: ['7.10/stun-c'] });
  if (
    vehicle.fixedMount &&
    weapons.includes('BMG') &&
    targets.some((target) => target.moving || isMovingTarget(target))
  )
    found.push({ label: 'Fixed Mount', value: 1, cites: ['7.8/h'] });
  return [...found, ...hindrances(battle, [from], at)];
}

const BREAKDOWN = 12;
/** Machine guns that fail sooner than others (H/89-a). */
const POOR: Readonly<Record<string, number>> = { 'Type 89A': 11 };

/** One weapon of the attack, chosen at random, malfunctions (7.8/g). */
function breakGuns(act: AslAct, { vehicle, weapons }: Volley, original: number): Gun | undefined {
  const failing = weapons.filter((weapon) =>
    weapon === 'IFE'
      ? mainFailure(vehicle, false, original) !== undefined
      : original >= (POOR[vehicle.name] ?? BREAKDOWN),
  );
  if (failing.length === 0) return undefined;
  const weapon = pick(
    act.dice,
    `which weapon malfunctions: ${failing.map((name, i) => `${i + 1} ${name}`).join(', ')}`,
    failing,
  );
  const now = act.battle.theUnit(vehicle.id);
  const set =
    weapon === 'IFE'
      ? { malfunctioned: true as const }
      : { weaponsBroken: [...(now.weaponsBroken ?? []), weapon] };
  act.effect(
    'vehicle-weapon-failed',
    { vehicle: vehicle.id, weapon, dr: original, result: 'malfunctioned' },
    { changes: [{ do: 'unit', unit: vehicle.id, set }], cites: ['7.8/g', 'H/89-a'] },
  );
  return weapon;
}

/** IFE keeps firing while the coloured die is within its Rate of Fire less one (6.8); the others fire once (7.8/a). */
function keepsRof(battle: AslBattle, { vehicle, weapons }: Volley, coloured: number): boolean {
  if (!weapons.includes('IFE') || vehicle.pinned || battle.clock.phase === 'AFPh') return false;
  return coloured <= (vehicle.rof ?? 0) - 1;
}

function markGuns(act: AslAct, volley: Volley, kept: boolean, by: SideId): void {
  const { vehicle, weapons, at } = volley;
  const { battle } = act;
  const marker = markerOf(battle, vehicle);
  const guns = weapons.filter((weapon) => weapon !== 'IFE');
  const usedIfe = weapons.includes('IFE');
  const now = occasion(battle, at);
  const changes: AslChange[] = [
    {
      do: 'unit',
      unit: vehicle.id,
      set: {
        ...firingMarks(battle, vehicle),
        ...(guns.length > 0 && {
          weaponsFired: [...(vehicle.weaponsFired ?? []), ...guns],
          gunsFiredAt: now,
        }),
        ...(usedIfe && { firedAt: now }),
        ...(usedIfe && !kept && { fire: marker }),
        ...(usedIfe && isBounding(battle, vehicle) && { firedAfter: vehicle.spent ?? 0 }),
      },
    },
    { do: 'side', side: by, set: { hasFired: true } },
  ];
  if (isDefending(battle, by))
    for (const { id, shotAt = {} } of targetsAt(battle, at, by)) {
      const counted = countedAs(volley).map((key) => [key, (shotAt[key] ?? 0) + 1]);
      changes.push({
        do: 'unit',
        unit: id,
        set: { shotAt: { ...shotAt, ...(Object.fromEntries(counted) as Record<UnitId, number>) } },
      });
    }
  if (kept) act.effect('rate-of-fire-kept', { weapon: vehicle.id }, { cites: ['6.8/b', '1.2.4.1/a'] });
  act.effect('vehicle-marked', { vehicle: vehicle.id, marker }, { changes, cites: ['7.8/a', '3.3.2.2/a'] });
}

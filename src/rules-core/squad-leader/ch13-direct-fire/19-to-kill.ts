/** The AFV KILL Table (13.19.2): what a hit does to a vehicle. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, die, type Roll, total } from '../../kernel/dice/index.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { toldTo } from '../ch02-sight/07-hidden-guns.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { suffer } from '../ch05-fire/05-resolution.js';
import { armourOn, isBare } from '../ch08-support-weapons/08-afv-kill.js';
import { byShelling } from '../ch09-artillery/02-under-shells.js';
import { heavyPayload } from '../ch10-guns/07-heavy-payloads.js';
import { aboardAt } from '../ch11-vehicles/18-fire-at-passengers.js';
import { menBeneath } from '../ch11-vehicles/20-beneath.js';
import { shootUp } from '../ch11-vehicles/abandoning.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { isBoat, isSoft, looksOut } from '../ch11-vehicles/state.js';
import { AFV_KILL, IFT } from '../charts/index.js';
import { type Act, type Battle, type Modifier, sumOf } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import type { Gun, Piece } from '../units/ordnance.js';
import { burstBeneath } from './19-beneath.js';
import { overRange } from './19-range.js';
import { type Facing, facingStruck } from './20-location.js';
import { ontoTheRoof } from './21-height.js';
import { hitAgain, holdOut, shockCheck } from './22-shock.js';
import { isOnlyStopped } from './23-immobilization.js';
import { depthOf, isCore } from './27-special-ammunition.js';

/** A hit on a vehicle: what it is of, and where it struck. */
export interface Hit {
  /** Its bottom, which it showed as it came over something (11.22.1). */
  readonly bottom?: true;
  readonly piece: Piece;
  readonly ammunition: Ammunition;
  readonly critical: boolean;
  /** Turret or upper body; else the hull (13.20.2). */
  readonly turret: boolean;
  readonly hullDown: boolean;
  /** The side that is struck, where the gun is in its hex (7.1.20). */
  readonly facing?: Facing;
}

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

/** The greatest calibre of the table that is not above the gun's. */
const AP = [
  [88, 'AP 88'],
  [85, 'AP 85'],
  [75, 'AP 75/76'],
  [57, 'AP 57'],
  [50, 'AP 50'],
  [45, 'AP 45'],
  [37, 'AP 37'],
  [0, 'AP .50/20mm'],
] as const;
const HE = [
  [150, 'HE 150'],
  [120, 'HE 120'],
  [105, 'HE 105'],
  [75, 'HE 75/76'],
  [50, 'HE 50'],
  [0, 'HE 37'],
] as const;

/** From this calibre shaped charges have the column of 100mm, below it that of 75mm (13.27.5.2/q1). */
const LARGE_CHARGE = 100;

/** With a hard core or without (13.27.3.4). */
const isShot = (ammunition: Ammunition): boolean => ammunition === 'AP' || isCore(ammunition);

/** The column of the table (13.19.2, 13.27.5.2). Charts of before 1.1.0 have one for all shaped charges. */
function killColumn(battle: Battle, { calibre }: Gun, ammunition: Ammunition) {
  const hasSmall = () => chartsOf(battle).find(AFV_KILL.number, 'H75 (HEAT)', 'AFV front') !== undefined;
  if (ammunition === 'HEAT') return calibre < LARGE_CHARGE && hasSmall() ? 'H75 (HEAT)' : 'H6 (HEAT)';
  const rows: readonly (readonly [number, (typeof AP)[number][1] | (typeof HE)[number][1]])[] = isShot(
    ammunition,
  )
    ? AP
    : HE;
  return (rows.find(([from]) => calibre >= from) ?? rows[rows.length - 1])?.[1] ?? 'HE 37';
}

/** Armour counts against a critical hit only where it is weak (13.25.2, 13.25.3). */
export function killModifiers(
  battle: Battle,
  target: OnMap,
  { piece, ammunition, critical, turret }: Hit,
  facing: Facing,
): Modifier[] {
  const armour = armourOn(battle, target, facing, turret).map(
    (one): Modifier => ({ ...one, cites: '13.19.3' }),
  );
  return [
    ...armour.filter(({ value }) => !critical || value < 0),
    ...(ammunition === 'HE' ? heavyPayload(piece.gun.calibre) : []),
    ...depthOf(battle, ammunition),
    ...(isShot(ammunition) ? overRange(battle, piece.unit.at, target.at, 'guns') : []),
    ...ontoTheRoof(battle, piece.unit.at, target),
    ...(critical ? [{ why: 'critical hit', value: -1, cites: '13.25.2' } as const] : []),
  ];
}

/** A turret that looks another way than the hull is struck on its own side (13.20.3); HD targets only there (11.2.2). */
function facingOfHit(
  battle: Battle,
  target: OnMap,
  { piece, critical, turret, facing: struck }: Hit,
): Facing {
  if (critical) return 'rear';
  if (struck) return struck;
  const { facing = 0 } = target;
  return facingStruck(battle, target.at, piece.unit.at, turret ? (target.turret ?? facing) : facing);
}

/** The number of the table for a hit on that side. */
export function killNumber(
  battle: Battle,
  target: OnMap,
  hit: Pick<Hit, 'piece' | 'ammunition'>,
  facing: Facing,
) {
  const row = isBare(target, facing) ? 'truck/jeep' : (`AFV ${facing}` as const);
  return Number(
    chartsOf(battle).lookup(AFV_KILL.number, killColumn(battle, hit.piece.gun, hit.ammunition), row),
  );
}

/** The roll to kill; HE strikes a crew that looks out with the same dice (13.19.2, 13.19.11). */
export function strikeArmour(act: Act, target: OnMap, hit: Hit): Roll {
  const { battle } = act;
  const facing = facingOfHit(battle, target, hit);
  const needs = killNumber(battle, target, hit, facing);
  const modifiers = killModifiers(battle, target, hit, facing);
  const roll = act.rollOf('to kill', [target.id], DR);
  const rolled = total(roll);
  const final = rolled + sumOf(modifiers);
  const isKill = final <= needs;
  const column = killColumn(battle, hit.piece.gun, hit.ammunition);
  const to = toldTo(battle.theUnit(hit.piece.unit.id));
  act.effect(
    'afv-kill',
    { unit: target.id, column, facing, needs, rolled, modifiers, isKill },
    { ...(to && { to }), cites: ['13.19.2', ...(hit.turret ? (['13.20.3'] as const) : [])] },
  );
  if (to) act.effect('struck-unseen', { unit: target.id, rolled, isKill }, { cites: ['2.7.3', '13.19.2'] });
  const beneath = menBeneath(battle, target).map(({ id }) => id);
  strikeAboard(act, target, hit, rolled);
  if (hit.ammunition === 'HE') burstBeneath(act, target.at, beneath, hit.piece, rolled);
  if (isKill && !(final === needs && stopsIt(act, target, hit, facing)))
    shootUp(act, target.id, { burns: final <= needs / 2, cites: ['13.19.2'] });
  else if (!isKill && !isSoft(target))
    withstand(act, target, {
      isClose: final === needs + 1,
      best: needs - sumOf(modifiers),
      isDriver: !hit.turret && facing === 'front' && die(roll, 'coloured').face > die(roll, 'white').face,
    });
  strikeCrew(act, target, hit, rolled);
  return roll;
}

/** A crew that is shocked already checks again where the gun could have destroyed it (13.22.10). */
interface Withstood {
  /** One above the number. */
  readonly isClose: boolean;
  /** The highest roll that would have done. */
  readonly best: number;
  /** In front, on the hull, where the driver sits (13.22.4). */
  readonly isDriver: boolean;
}

function withstand(act: Act, target: OnMap, { isClose, best, isDriver }: Withstood): void {
  if (target.abandoned) return;
  if (target.immobilized && best >= LEAST) holdOut(act, target.id);
  if (target.shock && best >= LEAST) hitAgain(act, target.id);
  else if (isClose && !target.shock) shockCheck(act, target.id, isDriver);
}

/** The lowest roll of two dice. */
const LEAST = 2;

/** Exactly the number, on the side or rear of the hull, or its bottom: it may only be stopped, once (13.23.1.1, 13.20.4, 13.23.1.2, 11.22.2). */
function stopsIt(
  act: Act,
  target: OnMap,
  { critical, turret, hullDown, bottom }: Hit,
  facing: Facing,
): boolean {
  if (bottom) return isOnlyStopped(act, target);
  if (critical || turret || hullDown || facing === 'front' || isSoft(target)) return false;
  return isOnlyStopped(act, target);
}

/** The same dice strike those who ride on it, and those who look out (11.37.12, 11.15.9). */
function strikeAboard(act: Act, target: OnMap, { piece, ammunition }: Hit, rolled: number): void {
  const { battle } = act;
  const men = ammunition === 'HE' && !isBoat(target) ? aboardAt(battle, target.at, [piece.unit.at]) : [];
  const struck = men.filter(({ aboard }) => aboard === target.id).map(({ id }) => id);
  const column = columnOf(chartsOf(battle).lookup(IFT.fpByCalibre, piece.gun.calibre));
  if (struck.length === 0 || !column) return;
  for (const { units, modifiers } of byShelling(battle, {
    units: struck,
    modifiers: [] as readonly Modifier[],
  })) {
    const result = resultOf(battle, column, rolled + (isSoft(target) ? 0 : CREW_EXPOSED) + sumOf(modifiers));
    act.effect('struck-aboard', { vehicle: target.id, units, column, result }, { cites: ['11.37.12'] });
    suffer(act, units, result, target.at);
  }
}

function strikeCrew(act: Act, target: OnMap, { piece, ammunition }: Hit, rolled: number): void {
  const { battle } = act;
  if (ammunition !== 'HE' || !looksOut(target) || target.abandoned || !battle.unit(target.id)) return;
  const column = columnOf(chartsOf(battle).lookup(IFT.fpByCalibre, piece.gun.calibre));
  if (column) sufferFire(act, target.id, resultOf(battle, column, rolled + CREW_EXPOSED));
}

const CREW_EXPOSED = 2;

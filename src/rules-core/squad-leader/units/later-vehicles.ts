/**
 * AFVs of Cross of Iron, Crescendo of Doom and G.I., whose counters and listings are lost: estimated from published figures by one
 * formula, which gives the vehicles of 1977 within one point.
 */
import type { SquadLeader } from '../system.js';
import listed from './later-vehicles.json' with { type: 'json' };
import formula from './vehicle-formula.json' with { type: 'json' };

type Counter = { readonly name: string } & SquadLeader['unit'];
type Listed = (typeof listed)[number];

/** What is known of a vehicle: road speed, the strongest plate of its hull and how it slopes, its gun. */
interface Figures {
  readonly nationality: string;
  readonly type: string;
  readonly kmh: number;
  readonly armour?: { readonly mm: number; readonly degrees: number };
  readonly gun?: { readonly calibre: number };
  readonly openTopped?: boolean;
}

const isWheeled = ({ type }: Figures): boolean =>
  type === 'truck' || type === 'jeep' || type === 'armoured-car';

/** Road speed, less for German drives and for those who carry a very heavy gun, more on wheels. */
export function movementOf(one: Figures): number {
  const { base, kmhPerPoint, german, heavyGunFrom, heavyGun, wheels, mostOnHalftracks, mostOnWheels } =
    formula.movement;
  const points =
    base +
    one.kmh / kmhPerPoint +
    (one.nationality === 'German' ? german : 0) +
    ((one.gun?.calibre ?? 0) >= heavyGunFrom ? heavyGun : 0) +
    (isWheeled(one) ? wheels : 0);
  const most = one.type === 'halftrack' ? mostOnHalftracks : isWheeled(one) ? mostOnWheels : points;
  return Math.round(Math.min(points, most));
}

const DEGREES = 180;

/** By what the sloped plate is worth: nothing at 70mm, two more for each doubling; SP guns without a turret have one more, but for thin gun carriages. */
export function armourModifierOf({ armour, type }: Figures): number | undefined {
  if (!armour) return undefined;
  const { zeroAt, perDoubling, withoutTurret, withoutTurretFrom } = formula.armour;
  const thickness = armour.mm / Math.cos((armour.degrees * Math.PI) / DEGREES);
  const modifier = Math.round(perDoubling * Math.log2(thickness / zeroAt));
  return modifier + (type === 'sp-gun' && thickness >= withoutTurretFrom ? withoutTurret : 0) || 0;
}

export function survivalOf({ type, gun, openTopped }: Pick<Figures, 'type' | 'gun' | 'openTopped'>): number {
  const { base, openWithGun, halftrack } = formula.survival;
  const isLight = type === 'halftrack' || type === 'carrier' || type === 'armoured-car';
  return base + (isLight ? halftrack : openTopped && gun ? openWithGun : 0);
}

function machineGunsOf({ machineGuns }: Listed): Pick<Counter, 'mg'> {
  if (!machineGuns) return {};
  const { rifle, heavy: factors } = formula.machineGuns;
  const { bow = 0, coaxial = 0, roof = 0, heavy = 0 } = machineGuns;
  const aa = rifle * roof + factors * heavy;
  return {
    mg: {
      ...(bow && { bow: rifle * bow }),
      ...(coaxial && { coaxial: rifle * coaxial }),
      ...(aa && { aa }),
    },
  };
}

function gunOf({ gun }: Listed): Pick<Counter, 'gun'> {
  if (!gun) return {};
  return {
    gun: {
      calibre: gun.calibre,
      ...(gun.length && { length: gun.length === 'LL' ? 'LL' : 'L' }),
      ...(gun.only && { only: gun.only === 'AP' ? 'AP' : 'HE' }),
      ...(gun.asterisk && { asterisk: true }),
    },
  };
}

const TYPES = {
  tank: 'tank',
  'sp-gun': 'sp-gun',
  'armoured-car': 'armoured-car',
  halftrack: 'halftrack',
  carrier: 'carrier',
} as const;
const typeOf = ({ type }: Listed): keyof typeof TYPES =>
  Object.values(TYPES).find((one) => one === type) ?? 'tank';

function turretOf({ turret }: Listed): Pick<Counter, 'turretType' | 'turreted'> {
  if (turret === true) return { turreted: true };
  return turret === 'slow' || turret === 'one-man' ? { turretType: turret } : {};
}

const CREW_MORALE: Readonly<Record<string, number>> = {
  German: 8,
  British: 8,
  American: 7,
  Russian: 7,
  French: 7,
};

export const LATER_VEHICLES: readonly Counter[] = listed.map((one) => ({
  kind: 'vehicle',
  name: one.name,
  nationality: one.nationality,
  vehicle: typeOf(one),
  armoured: true,
  armour: { front: armourModifierOf(one) ?? 0 },
  morale: CREW_MORALE[one.nationality] ?? 0,
  ...(one.openTopped && { openTopped: true }),
  ...(one.delicate && { delicate: one.delicate }),
  mp: movementOf(one),
  ...gunOf(one),
  ...machineGunsOf(one),
  ...turretOf(one),
  survival: survivalOf(one),
  ...(one.passengers && { capacity: one.passengers }),
  facing: 0,
}));

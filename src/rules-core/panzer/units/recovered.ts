/**
 * From what was recovered of the Data Cards to whole cards. What no source gives is worked out by the formulas of
 * `about.json` and below; such a card is `estimated`.
 */
import type { AmmoRow, Nation, Weapon } from '../attributes/index.js';
import type { Card } from './catalogue.js';

type Bracket = 'P' | 'S' | 'M' | 'L' | 'E';
type Figures = Readonly<Partial<Record<Bracket, number | null>>>;
type Plates = Readonly<Record<string, number>>;
interface Line {
  readonly front_or_rear: Plates;
  readonly oblique: Plates;
}
interface PenetrationRow {
  readonly range: Figures;
  readonly pen: Figures;
}
interface GpRow {
  readonly range: Figures;
  readonly factor: Figures;
  readonly note?: string;
}

interface Figured {
  readonly points?: number;
  readonly movement?: number | Readonly<Record<string, number | string>>;
  readonly weight_t?: number;
  readonly size?: number;
  readonly basic_armor?: { readonly front: number; readonly rear: number | null };
  readonly basic_rear?: number;
  readonly armor?: { readonly level: Line; readonly rising: Line | string; readonly falling: Line | string };
  readonly gp_defense?: string;
  readonly gun?: string;
  readonly field_of_fire?: 'A' | 'F' | 'R';
  readonly TT?: number;
  readonly SB?: number;
  readonly RoF?: string;
  readonly ammo_limit?: string;
  readonly ap?: PenetrationRow;
  readonly ap_range?: Figures;
  readonly ap_pen?: Figures;
  readonly hvap?: PenetrationRow & { readonly from_date: string };
  readonly gp?: GpRow | null;
  readonly coax_mg?: boolean;
  readonly gp_small_arms?: GpRow;
  readonly gp_mortar?: { readonly min_range: number; readonly max_range: number; readonly factor: number };
  readonly close_assault_factor?: number;
  readonly platform_mount?: boolean;
  readonly smoke?: boolean;
}

/** A row of `units.json`. */
export interface Recovered extends Figured {
  readonly name: string;
  readonly nation: string;
  readonly kind: 'vehicle' | 'towed' | 'leg';
  readonly size_class?: 'squad' | 'half-squad' | 'section';
  readonly radio?: boolean;
  readonly bu_notation?: boolean;
  readonly open_top?: boolean;
  readonly unarmed?: boolean;
  readonly recon?: boolean;
  readonly long_gun?: boolean;
  /** Ammo Limit of the flamethrower in its hull, fed from a trailer (7.38.12). */
  readonly flame_limit?: number;
  /** The GP-OP row of its type (7.38.3). */
  readonly op_row?: boolean;
  readonly dual?: boolean;
  readonly carries?: { readonly towed: number; readonly legs: number };
  readonly fires_mounted?: boolean;
  readonly passenger_defense?: number;
  readonly ap_damage?: Readonly<Record<'ND' | 'DM' | 'KO' | 'BU', readonly number[]>>;
  readonly estimate?: Figured;
}

export function cardFrom(row: Recovered, nation: Nation): Card {
  const figured: Figured = { ...row, ...row.estimate };
  const common = {
    name: row.name,
    nation,
    points: figured.points ?? 0,
    estimated: true as const,
  };
  if (row.kind === 'vehicle') return { ...common, kind: 'vehicle', ...vehicleFrom(row, figured) };
  const limits = limitsIn(figured.ammo_limit);
  if (row.kind === 'towed')
    return {
      ...common,
      kind: 'towed',
      size: figured.size ?? -2,
      crossCountry: 0,
      ...(figured.platform_mount && { platform: true }),
      weapons: [{ ...gunOf(row, figured), field: 'F', ...(limits && { limits }) }],
    };
  return { ...common, kind: row.size_class ?? 'section', ...onFootFrom(row, figured) };
}

/** A half-squad has half of the factors, rounded up. */
export function halfOf(card: Card): Card {
  const half = (value: number) => Math.ceil(value / 2);
  return {
    ...card,
    kind: 'half-squad',
    name: `${card.name}, half-squad`,
    points: half(card.points ?? 0),
    closeAssault: half(card.closeAssault ?? 0),
    weapons: (card.weapons ?? []).map((weapon) => ({
      ...weapon,
      // An attached weapon is as good in the hands of a half-squad.
      rows: weapon.attached
        ? weapon.rows
        : weapon.rows.map((row) => ({ ...row, factor: mapped(row.factor, half) })),
    })),
  };
}

function vehicleFrom(row: Recovered, figured: Figured) {
  const move = figured.movement as Readonly<Record<string, number | string>>;
  const basicArmor = {
    front: figured.basic_armor?.front ?? 0,
    rear: figured.basic_armor?.rear ?? figured.basic_rear ?? 0,
  };
  const field = figured.field_of_fire ?? 'A';
  const tt = figured.TT ?? 2;
  const defense = /^(\d+)([APS])$/.exec(figured.gp_defense ?? '');
  return {
    size: figured.size ?? 0,
    type: (defense?.[2] ?? 'A') as 'A' | 'P' | 'S',
    gpDefense: defense ? Number(defense[1]) : gpDefenseOf(basicArmor.rear),
    traction: (move.traction ?? 'T') as 'T' | 'H' | 'W',
    crossCountry: Number(move.cross_country),
    path: Number(move.path),
    road: Number(move.road),
    ...(figured.weight_t !== undefined && { weight: figured.weight_t }),
    basicArmor,
    armor: armorOf(figured, basicArmor),
    turret: turretOf(field, tt),
    tt,
    ...(figured.coax_mg !== false && field === 'A' && { coax: true as const }),
    ...(row.open_top && { openTop: true as const }),
    ...(row.dual && { dual: true as const }),
    ...(row.recon && { recon: true as const }),
    ...(row.flame_limit !== undefined && { trailer: 'attached' as const }),
    ...(figured.smoke && { smokeShells: true as const }),
    ...(row.long_gun && { longGun: true as const }),
    ...(row.carries && { carries: row.carries }),
    ...(row.fires_mounted && { firesMounted: true as const }),
    ...(row.passenger_defense !== undefined && { passengerDefense: row.passenger_defense }),
    ...(row.radio === false && { noRadio: true as const }),
    ...(row.bu_notation && { buNoted: true as const }),
    ...(row.unarmed ? { unarmed: true as const } : { weapons: weaponsOn(row, figured, field) }),
  };
}

/** The gun, where it has one, and its machine guns; the GP row of a light gun is that of the machine guns. */
function weaponsOn(row: Recovered, figured: Figured, field: 'A' | 'F' | 'R'): Weapon[] {
  if (row.flame_limit !== undefined)
    return [
      { ...flamethrower, limits: { A: row.flame_limit } },
      { ...machineGuns, field, secondary: true },
    ];
  if (figured.gun === undefined) return [{ ...machineGuns, field }];
  const limits = limitsIn(figured.ammo_limit);
  const hasOwnGp = figured.gp?.note === undefined;
  const gun = gunOf(row, hasOwnGp ? figured : { ...figured, gp: null });
  return [
    { ...gun, field, ...(limits && { limits }) },
    { ...machineGuns, field, secondary: true },
    ...(row.op_row ? [{ ...opMachineGun, field, secondary: true as const }] : []),
  ];
}

const turretOf = (field: string, tt: number): 'turreted' | 'turretless' | 'turretless-360' =>
  field !== 'A' ? 'turretless' : tt === 0 ? 'turretless-360' : 'turreted';

/** A vehicle's machine guns: the row that the tanks have whose cards print no other GP row. */
const machineGuns: Omit<Weapon, 'field'> = {
  name: 'Machine guns',
  kind: 'machine-gun',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 1, S: 3, M: 6, L: 9 }, factor: { P: 4, S: 3, M: 2, L: 1 } }],
};

/** In the hull, to the front; range and factor are estimates (S.flamethrower). */
const flamethrower: Weapon = {
  name: 'Flamethrower',
  kind: 'flamethrower',
  field: 'F',
  hullMounted: true,
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 1 }, factor: { P: 8 } }],
};

/** The coax MG that is all that an OP tank fires. */
const opMachineGun: Omit<Weapon, 'field'> = {
  ...machineGuns,
  name: 'OP machine gun',
  rows: machineGuns.rows.map((each) => ({ ...each, ammo: 'GP-OP' })),
};

/** A third of the rear armor: what the printed GP Defense Factors come to. */
const gpDefenseOf = (rear: number): number => Math.min(6, Math.max(1, Math.round(rear / 3)));

/** Where only the Basic Game armor is known: front plates as the front, rear plates and sides out of the rear (about.json). */
function armorOf({ armor }: Figured, basic: { readonly front: number; readonly rear: number }) {
  const rear = basic.rear / 0.85;
  const level: Line = armor?.level ?? {
    front_or_rear: { TF: basic.front, HF: basic.front, TR: Math.round(rear), HR: Math.round(rear) },
    oblique: {
      TF: Math.round(basic.front * 1.21),
      HF: Math.round(basic.front * 1.21),
      TS: Math.round(rear * 1.1),
      HS: Math.round(rear * 1.1),
      TR: Math.round(rear * 1.21),
      HR: Math.round(rear * 1.21),
    },
  };
  return {
    level: lineOf(level),
    rising: lineOf(isLine(armor?.rising) ? armor.rising : scaled(level, { HF: 1.29 })),
    falling: lineOf(isLine(armor?.falling) ? armor.falling : withDeck(scaled(level, { HF: 0.79, TF: 0.9 }))),
  };
}

const isLine = (line: Line | string | undefined): line is Line => typeof line === 'object';
const lineOf = ({ front_or_rear, oblique }: Line) => ({ even: front_or_rear, oblique });

function scaled({ front_or_rear, oblique }: Line, by: Readonly<Record<string, number>>): Line {
  const scale = (plates: Plates) =>
    Object.fromEntries(
      Object.entries(plates).map(([where, value]) => [where, Math.round(value * (by[where] ?? 1))]),
    );
  return { front_or_rear: scale(front_or_rear), oblique: scale(oblique) };
}

/** Decks are between 2 and 4: a quarter of the rear plate. */
function withDeck({ front_or_rear, oblique }: Line): Line {
  const Dk = Math.min(4, Math.max(2, Math.round((front_or_rear.HR ?? 0) / 4)));
  return { front_or_rear: { ...front_or_rear, Dk }, oblique: { ...oblique, Dk } };
}

function gunOf(row: Recovered, figured: Figured): Omit<Weapon, 'field'> {
  const calibre = calibreOf(figured.gun ?? row.name);
  const { ap_range, ap_pen, hvap } = figured;
  const ap = ap_range && ap_pen ? { range: ap_range, pen: ap_pen } : figured.ap;
  const damage = row.ap_damage && { damage: mapped(row.ap_damage, highest) };
  const damageClass = { damageClass: damageClassOf(calibre) };
  const penetrating = (ammo: string, { range, pen }: PenetrationRow): AmmoRow => ({
    ammo,
    type: 'KE',
    range: known(range),
    factor: known(pen),
    ...(damage ?? damageClass),
  });
  return {
    name: figured.gun ?? row.name,
    kind: 'gun',
    ...(figured.RoF !== undefined && figured.RoF !== 'N' && { rof: figured.RoF as 'Q' | 'R' | 'F' }),
    ...(figured.SB && { sb: figured.SB }),
    rows: [
      ...(ap ? [penetrating('AP', ap)] : []),
      ...(hvap ? [{ ...penetrating('HVAP', hvap), from: '1943-10' }] : []),
      ...gpRowOf(figured.gp, calibre),
    ],
  };
}

const highest = (range: readonly number[]): number => range[1] ?? 0;

/** GP factors grow with the calibre to the power of 1.6 from those of the 76.2mm card; below 45mm there are none. */
function gpRowOf(gp: GpRow | null | undefined, calibre: number): AmmoRow[] {
  if (gp) return [{ ammo: 'GP', type: 'GP', range: known(gp.range), factor: known(gp.factor) }];
  if (gp === null || calibre < 45) return [];
  const by = (calibre / 76.2) ** 1.6;
  const factor = mapped({ P: 5, S: 4, M: 3, L: 3, E: 2 }, (value) => Math.max(1, Math.round(value * by)));
  return [{ ammo: 'GP', type: 'GP', range: { P: 5, S: 9, M: 16, L: 23, E: 27 }, factor }];
}

function onFootFrom(row: Recovered, figured: Figured) {
  const { gp_small_arms: arms, gp_mortar: mortar, ap } = figured;
  const hasMachineGuns = /^[HM]MG section/.test(row.name);
  const weapons: Weapon[] = [];
  if (arms)
    weapons.push({
      name: hasMachineGuns ? 'Machine guns' : 'Small arms',
      kind: hasMachineGuns ? 'machine-gun' : 'small-arms',
      field: 'A',
      rows: [{ ammo: 'GP', type: 'GP', range: reaching(arms), factor: known(arms.factor) }],
    });
  if (mortar)
    weapons.push({
      name: 'Mortar',
      kind: 'mortar',
      field: 'A',
      indirect: true,
      minRange: mortar.min_range,
      rows: [{ ammo: 'GP', type: 'GP', range: { M: mortar.max_range }, factor: { M: mortar.factor } }],
    });
  if (ap)
    weapons.push({
      name: 'Anti-tank rifle',
      kind: 'anti-tank-rifle',
      field: 'A',
      rows: [
        { ammo: 'AP', type: 'KE', range: known(ap.range), factor: known(ap.pen), damageClass: '<=20mm KE' },
      ],
    });
  return {
    crossCountry: Number(figured.movement ?? 1),
    closeAssault: figured.close_assault_factor ?? 0,
    ...(row.name.startsWith('Pioneer') && { engineer: true as const }),
    ...(row.name.startsWith('FO') && { observer: true as const }),
    ...(row.name.startsWith('CHQ') && { post: 'CHQ' as const }),
    ...(row.name.startsWith('SMG') && { handToHand: 10 }),
    ...(figured.smoke && { smokeShells: true as const }),
    weapons,
  };
}

const POUNDERS: Readonly<Record<string, number>> = { '2': 40, '6': 57, '17': 76 };

/** "7.5cm", "76.2mm", "2 pdr", "47/32", "37mm M6". */
function calibreOf(gun: string): number {
  const read = (pattern: RegExp) => pattern.exec(gun)?.[1];
  const pounder = read(/(\d+) p(?:oun)?de?r/);
  if (pounder !== undefined) return POUNDERS[pounder] ?? 57;
  const centimetres = read(/(\d+(?:\.\d+)?)cm/);
  if (centimetres !== undefined) return Number(centimetres) * 10;
  const inches = read(/(\d+(?:\.\d+)?)in/);
  if (inches !== undefined) return Number(inches) * 25.4;
  return Number(read(/(\d+(?:\.\d+)?)mm/) ?? read(/(\d+)\/\d+/) ?? 0);
}

const DAMAGE_CLASSES: readonly (readonly [most: number, name: string])[] = [
  [20, '<=20mm KE'],
  [40, '37-40mm KE (solid shot)'],
  [57, '45-57mm KE'],
  [77, '75-76mm KE'],
  [90, '85-90mm KE'],
  [128, '100-128mm KE'],
];

const damageClassOf = (calibre: number): string =>
  DAMAGE_CLASSES.find(([most]) => calibre <= most)?.[1] ?? '152mm';

/** "A5" and the like: a letter and its number. A number alone limits the whole load. */
function limitsIn(text: number | string | undefined): Readonly<Record<string, number>> | undefined {
  if (text !== undefined && /^\d+$/.test(String(text))) return { all: Number(text) };
  const found = [...String(text ?? '').matchAll(/([A-Z])(\d+)/g)].map(([, letter = '', n]) => [
    letter,
    Number(n),
  ]);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Brackets in which it has no factor are beyond its reach. */
const reaching = ({ range, factor }: GpRow) =>
  Object.fromEntries(Object.entries(known(range)).filter(([bracket]) => bracket in known(factor)));

const known = (figures: Figures): Readonly<Partial<Record<Bracket, number>>> =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => typeof value === 'number'));

const mapped = <K extends string, A, B>(bag: Readonly<Partial<Record<K, A>>>, each: (value: A) => B) =>
  Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, each(value as A)])) as Record<K, B>;

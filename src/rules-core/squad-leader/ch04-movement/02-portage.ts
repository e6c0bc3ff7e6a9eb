/** Portage (4.2): what weapons weigh, what their bearers carry for nothing, and what the rest costs. */
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isCycle, isLeader, isSmc, weaponsOf } from '../units/kinds.js';
import { companionsOf, isMounted } from './12-cavalry.js';

type Weapon = NonNullable<Unit['weapon']>;

/** Points for squads, half-squads and crews, and for one leader; what has none for him takes two (4.2.6/T). */
const PORTAGE: Readonly<Record<Weapon, { readonly mmc: number; readonly smc?: number }>> = {
  LMG: { mmc: 1, smc: 2 },
  MMG: { mmc: 4 },
  HMG: { mmc: 5 },
  FT: { mmc: 2, smc: 2 },
  DC: { mmc: 1, smc: 1 },
  ATM: { mmc: 0.5, smc: 1 },
  klorihartsi: { mmc: 0.5, smc: 1 },
  molotov: { mmc: 0.5, smc: 1 },
  mortar: { mmc: 5 },
  RCL: { mmc: 5 },
  radio: { mmc: 1, smc: 2 },
  gun: { mmc: 5 },
  canister: { mmc: 3 },
  PF: { mmc: 0.5, smc: 1 },
  bazooka: { mmc: 1, smc: 2 },
  panzerschreck: { mmc: 1, smc: 2 },
  PIAT: { mmc: 1, smc: 2 },
  ATR: { mmc: 4 },
};

/** What they carry without being slower (4.2.2). */
const FREE = {
  squad: 3,
  'half-squad': 2,
  crew: 2,
  leader: 1,
  hero: 1,
  scout: 0,
  sniper: 0,
  weapon: 0,
  vehicle: 0,
  horse: 0,
  cycle: 0,
  dummy: 0,
  concealment: 0,
  aircraft: 0,
} as const;
const MOST_OF_A_LEADER = 3;
/** A wounded leader whom they carry (3.4.3). */
const WOUNDED_LEADER = 5;

/** The Finnish anti-tank rifle weighs as much as a heavy machine gun (8.15.8). */
const LAHTI: Unit['model'] = '20mm';

/** Portage points as squads count them, for stacking too (4.2.6); a dismantled weapon has half (4.2.7.1), a dismantled mortar five (4.2.7.3). */
export function portageOf({ weapon, model, dismantled }: Unit): number {
  const { mmc } = weapon ? PORTAGE[model === LAHTI ? 'HMG' : weapon] : { mmc: 0 };
  return dismantled && weapon !== 'gun' ? Math.ceil(mmc / 2) : mmc;
}

/** Two leaders together take it one hex (4.2.6/T, note A). */
export const takesTwoLeaders = ({ weapon }: Unit): boolean =>
  weapon !== undefined && PORTAGE[weapon].smc === undefined;

/** Machines that are pushed: those of a squad, a single one, and bicycles (4.10.16, 4.11.4). */
const PUSHED = { squad: 4, single: 2, bicycles: 3, bicycle: 2 } as const;

const weightOf = ({ machine = 'squad', wheels }: Unit): number =>
  wheels !== 'bicycle' ? PUSHED[machine] : machine === 'squad' ? PUSHED.bicycles : PUSHED.bicycle;

const pointsFor = (bearer: Unit, weapon: Unit): number =>
  weapon.phone ? 0 : isCycle(weapon) ? weightOf(weapon) : weighs(bearer, weapon);

const weighs = (bearer: Unit, weapon: Unit): number =>
  isSmc(bearer) ? ((weapon.weapon && PORTAGE[weapon.weapon].smc) ?? 0) : portageOf(weapon);

/** What a weapon weighs for its bearer; without a weapon, what he carries for nothing. */
export const loadFor = (bearer: Unit, weapon?: Unit): number =>
  weapon ? pointsFor(bearer, weapon) : FREE[bearer.kind];

const ROOM_AT_THE_SADDLE = 8;
const FREE_AT_THE_SADDLE = 3;

/** Portage points of all that hangs at the saddle, as squads count them (4.12.15). */
const saddleLoad = (battle: Battle, riders: readonly Unit[]): number =>
  riders.flatMap((rider) => weaponsOf(battle, rider)).reduce((sum, weapon) => sum + portageOf(weapon), 0);

export const isOverloaded = (battle: Battle, riders: readonly Unit[]): boolean =>
  saddleLoad(battle, riders) > ROOM_AT_THE_SADDLE;

const saddleBurden = (battle: Battle, rider: Unit): number =>
  Math.max(0, saddleLoad(battle, companionsOf(battle, rider)) - FREE_AT_THE_SADDLE);

/** A factor weighs a quarter of a point, of a booby trap half a point, an anti-tank mine one (15.8.12.2). */
const MINE_FACTOR = 0.25;
const TRAP_FACTOR = 0.5;

const weightOfMines = ({ carriesMines }: Unit): number =>
  carriesMines
    ? MINE_FACTOR * carriesMines.factors + carriesMines.antiTank + TRAP_FACTOR * (carriesMines.traps ?? 0)
    : 0;

/** All that it has, and all that it has carried in this Movement Phase and put down (4.2.2/a); with one more weapon. */
function loadOf(battle: Battle, unit: Unit, more?: Unit): number {
  const has = more ? [...weaponsOf(battle, unit), more] : weaponsOf(battle, unit);
  const ids = new Set([...(unit.carried ?? []), ...has.map(({ id }) => id)]);
  const weapons = [...ids].flatMap((id) => battle.unit(id) ?? []);
  const man = unit.carries === undefined ? 0 : WOUNDED_LEADER;
  return weapons.reduce((sum, weapon) => sum + pointsFor(unit, weapon), man + weightOfMines(unit));
}

/** A wounded leader; a wounded hero still carries what he can (3.4.3, 3.8.5). */
const isFeeble = (unit: Unit): boolean => isLeader(unit) && unit.wounds !== undefined;

/**
 * Movement factors that it loses to what it carries beyond its own capacity (4.2.2); the wounded and those at double time have
 * none (3.4.3, 4.7.4).
 */
export const burdenOf = (battle: Battle, unit: Unit, more?: Unit): number =>
  isMounted(unit)
    ? saddleBurden(battle, unit)
    : Math.max(0, loadOf(battle, unit, more) - (isFeeble(unit) || unit.doubleTime ? 0 : FREE[unit.kind]));

/** Points beyond its own capacity of what it takes along where no factors are spent (4.4.2, 6.3.6.2). */
export const excessOf = (unit: Unit, weapons: readonly Unit[]): number =>
  Math.max(
    0,
    weapons.reduce((sum, weapon) => sum + pointsFor(unit, weapon), 0) -
      (isFeeble(unit) ? 0 : FREE[unit.kind]),
  );

/** What it takes along when it leaves these behind. */
export function keptBy(battle: Battle, unit: Unit, left: readonly string[]): Unit[] | Refusal {
  const weapons = weaponsOf(battle, unit);
  const strange = left.find((id) => !weapons.some((weapon) => weapon.id === id));
  return strange === undefined
    ? weapons.filter(({ id }) => !left.includes(id))
    : { ...refuse('NOT_YOUR_WEAPON', `${unit.name} has no weapon "${strange}".`), path: '$.leave' };
}

/** More than a leader ever carries (4.2.3). */
export const isTooMuch = (battle: Battle, unit: Unit, more?: Unit): boolean =>
  isSmc(unit) && !isMounted(unit) && loadOf(battle, unit, more) > MOST_OF_A_LEADER;

/** Why these cannot go that many hexes with what they carry. */
export function tooHeavy(battle: Battle, units: readonly Unit[], hexes: number): Refusal | undefined {
  for (const leader of units.filter((unit) => isSmc(unit) && !isMounted(unit))) {
    const weapons = weaponsOf(battle, leader);
    if (isTooMuch(battle, leader))
      return refuse('TOO_HEAVY', `${leader.name} carries more than 3 portage points.`, '4.2.3');
    const heavy = weapons.find(takesTwoLeaders);
    if (!heavy) continue;
    const helps = units.some(
      (other) => other.id !== leader.id && isSmc(other) && weaponsOf(battle, other).length === 0,
    );
    if (!helps || hexes + (leader.track?.length ?? 0) > 1)
      return refuse('TOO_HEAVY', `Only two leaders carry ${heavy.name}, and one hex.`, '4.2.4', '4.2.6/T');
  }
  return undefined;
}

/** "Requiring 5 points or more", light mortars among them, and medium machine guns, which are named (4.2.7.1). */
export const canBeDismantled = ({ weapon, gun }: Unit): boolean =>
  weapon === 'HMG' || weapon === 'MMG' || weapon === 'mortar' || (weapon === 'gun' && isPortable(gun));

/** Of 76 to 82 mm (4.2.7.3). */
const isPortable = (gun: Unit['gun']): boolean =>
  gun?.type === 'Mtr' && gun.calibre >= PORTABLE.from && gun.calibre <= PORTABLE.upTo;

const PORTABLE = { from: 76, upTo: 82 } as const;

/** Another has carried it in this Movement Phase (4.2.4/a). */
export const wasCarried = (battle: Battle, weapon: Unit, by: Unit): boolean =>
  battle.units().some(({ id, carried }) => id !== by.id && carried?.includes(weapon.id));

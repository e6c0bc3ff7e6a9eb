/** Hidden Guns (6.4): written down, not placed, until something gives them away. */
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { giveAway, isConcealmentInPlay, isHip, placeConcealed } from '../concealment/concealment.js';
import { dropOf } from '../morale/casualties.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslChange, AslUnit, RuleId } from '../system.js';
import { distance } from '../terrain/map.js';
import { groundAt } from '../terrain/terrain.js';
import { isCombatant, isGoodOrder, isInfantry, possessorOf, weaponsOf } from '../units/units.js';
import { isGun } from './weapon.js';

/** Range of a Good Order enemy who sees a Gun in Open Ground (6.4/b). */
const SEEN_WITHIN = 16;

/** A Gun and those who man it, as far as they are hidden. */
function hiddenWith(battle: AslBattle, unit: AslUnit): AslUnit[] {
  const holder = isGun(unit) ? possessorOf(battle, unit) : unit;
  const guns = isGun(unit) ? [unit] : weaponsOf(battle, unit).filter(isGun);
  return [...(holder ? [holder] : []), ...guns].filter(({ hidden }) => hidden);
}

/** What gives hidden Guns away costs concealed ones their Concealment (8.3), where the enemy sees it. */
const LOSSES: Partial<Readonly<Record<RuleId, RuleId>>> = { '6.4/c': '8.3/loss-a', '6.4/g': '8.3/loss-h' };

/** With Concealment in play these are placed concealed at first (8.3.3). */
const PLACED: Partial<Readonly<Record<RuleId, RuleId>>> = { '6.4/b': '8.3.3/d', '6.4/f': '8.3.3/c' };

/** Places them on the map where they were written down. */
export function reveal(act: AslAct, units: readonly AslUnit[], ...cites: RuleId[]): void {
  const { battle } = act;
  const all = new Map(units.flatMap((unit) => hiddenWith(battle, unit)).map((unit) => [unit.id, unit]));
  const concealed = [...all.values()].filter((unit) => !isHip(unit) && isInfantry(unit));
  const loss = LOSSES[cites[0] as RuleId];
  if (loss)
    giveAway(
      act,
      concealed.map(({ id }) => id),
      loss,
    );
  const found = new Map([...all].filter(([, unit]) => isHip(unit)));
  const [first] = [...found.values()];
  if (!first) return;
  if (isConcealmentInPlay(battle) && PLACED[cites[0] as RuleId]) {
    placeConcealed(act, [...found.values()], PLACED[cites[0] as RuleId] as RuleId);
    return;
  }
  const ids = [...found.keys()].sort();
  act.effect(
    'gun-revealed',
    { units: ids, at: first.at as LocationId },
    {
      changes: ids.map((unit) => ({ do: 'unit', unit, set: { hidden: null } }) as const),
      cites,
    },
  );
}

/** In Open Ground they are seen by any Good Order enemy within 16 hexes that has them in its line of sight (6.4/b). */
export function discoverGuns(act: AslAct): void {
  const { battle } = act;
  for (const gun of hiddenGuns(battle)) if (isDiscovered(battle, gun)) reveal(act, [gun], '6.4/b');
}

/** Looked for after every step of a move: hardly ever is anything hidden, so nothing is copied for it. */
function hiddenGuns(battle: AslBattle): AslUnit[] {
  const { units } = battle.position;
  const found: AslUnit[] = [];
  for (const id in units) {
    const unit = units[id] as AslUnit;
    if (unit.hidden && isGun(unit) && unit.at !== undefined && isInTheOpen(battle, unit.at)) found.push(unit);
  }
  return found;
}

function isInTheOpen(battle: AslBattle, at: LocationId): boolean {
  return groundAt(battle, at) === 'open-ground';
}

function isDiscovered(battle: AslBattle, gun: AslUnit): boolean {
  const at = gun.at as LocationId;
  return battle
    .units()
    .some(
      (unit) =>
        unit.side !== gun.side &&
        unit.at !== undefined &&
        isCombatant(unit) &&
        isGoodOrder(unit) &&
        distance(battle, unit.at, at) <= SEEN_WITHIN &&
        !sight(battle, unit.at, at).blocked,
    );
}

/** Hidden Guns in a hex that an enemy vehicle drives into (6.4/h). */
export function enemyGunsAt(battle: AslBattle, at: LocationId, side: SideId): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => isGun(unit) && unit.side !== side);
}

/** Everything hidden in a location comes to light when an enemy tries to enter it (6.4/d, e, h). */
export function uncover(battle: AslBattle, at: LocationId, enemy: SideId): AslChange[] {
  return battle
    .unitsAt(at)
    .filter((unit) => unit.hidden && unit.side !== enemy)
    .map(({ id }) => ({ do: 'unit', unit: id, set: { hidden: null, concealed: null } }));
}

/** A unit that walks away leaves its Gun behind, and this reveals a hidden Gun (4.0/a, 6.4/c). */
export function leaveGuns(act: AslAct, units: readonly AslUnit[], pushed?: UnitId): void {
  const { battle } = act;
  for (const unit of units)
    for (const gun of weaponsOf(battle, unit)) {
      if (!isGun(gun) || gun.id === pushed) continue;
      reveal(act, [gun], '6.4/c');
      act.effect(
        'weapon-dropped',
        { weapon: gun.id, by: unit.id, at: gun.at as LocationId },
        { changes: [dropOf(gun)], cites: ['4.0/a'] },
      );
    }
}

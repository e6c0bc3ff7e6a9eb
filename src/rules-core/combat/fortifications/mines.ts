/** Mines (7.3, 16.1.8, 18.1.1.4#2): they attack units that enter their hex or try to leave it. */
import { D10, D100, total } from '../../kernel/dice/index.js';
import { equivalentRow, type FireResult, fftRow, fireResult } from '../cards.js';
import { moraleCheck } from '../morale/checks.js';
import { casualty, eliminate } from '../morale/harm.js';
import { isVehicle } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Unit } from '../system.js';
import { isBuilding, marksAt } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { destroyVehicle, immobilize } from '../vehicles/damage.js';

/** How a unit comes or goes: crawlers are not harmed, nor are units that stay under trenches or slip into a building. */
interface Passage {
  readonly crawling: boolean;
  /** The place it leaves, or enters, beside the one with the mines; absent: off the map. */
  readonly other?: string;
  /** It stays under connected trenches on the way. */
  readonly underground: boolean;
}

/** Outside of a trench hex only: trench to trench, or trench to building, is safe (7.3.3, 7.3.7, 7.3.9). */
function isSafe(battle: Battle, unit: Unit, { crawling, other, underground }: Passage): boolean {
  if (isVehicle(unit)) return false;
  if (crawling || underground) return true;
  const inTrench = unit.post === 'trench' || unit.post === 'at-trench';
  return inTrench && other !== undefined && isBuilding(battle, other);
}

/** An enemy who comes in finds the hidden ones (7.3.4). */
export function findMines(act: Act, at: string, finder?: string): void {
  const hex = hexOf(at);
  for (const side of act.battle.sideIds()) {
    const noted = act.battle.secret(side).mines ?? [];
    if (side === finder || !noted.includes(hex)) continue;
    const left = noted.filter((other) => other !== hex);
    act.effect(
      'mines-found',
      { hex },
      {
        changes: [
          { do: 'secret', side, set: { mines: left.length > 0 ? left : null } },
          { do: 'location', at: hex, set: { mines: side } },
        ],
        cites: ['7.3.4'],
      },
    );
  }
}

/** The attack on one unit that enters or leaves the hex. */
export function meetMines(act: Act, id: string, at: string, passage: Passage): void {
  const { battle } = act;
  const unit = battle.unit(id);
  const hex = hexOf(at);
  if (!unit || unit.aboard !== undefined || unit.kind === 'aircraft' || isSafe(battle, unit, passage)) return;
  const { mines, mapMines, antiTankMinesOnly } = marksAt(battle, hex);
  if (mines !== undefined && (!antiTankMinesOnly || isVehicle(unit))) attack(act, unit, hex);
  if (mapMines && battle.unit(id)) meetLightMines(act, unit, hex);
}

/** Printed minefields are thin: they go off on a 1 (18.1.1.4#2). */
function meetLightMines(act: Act, unit: Unit, hex: string): void {
  const rolled = total(act.rollOf('light mines', [unit.id], D10));
  act.effect('light-mines', { unit: unit.id, hex, rolled }, { cites: ['18.1.1.4#2'] });
  if (rolled === 1) attack(act, unit, hex);
}

function attack(act: Act, unit: Unit, hex: string): void {
  const { battle } = act;
  const fp = equivalentRow(battle, isVehicle(unit) ? 'ATM (mines vs vehicles)' : 'APM (mines vs infantry)');
  const rolled = total(act.rollOf('mines', [unit.id], D100));
  const result = fireResult(battle, fp, rolled);
  act.effect(
    'mines-attack',
    { unit: unit.id, hex, fp, row: fftRow(fp), rolled, result: result.says },
    { cites: ['7.3.6', '7.3.7'] },
  );
  if (rolled === 100) {
    removeMines(act, hex, 'spent');
    return;
  }
  if (isVehicle(unit)) blow(act, unit, result);
  else harm(act, unit, result);
}

const GONE = {
  spent: '7.3.7.2',
  cleared: '7.3.8.1',
  'carried off': '16.1.8',
  'blown up': '12.9.1',
} as const satisfies Record<string, RuleId>;
export type MinesGone = keyof typeof GONE;

export function removeMines(act: Act, hex: string, why: MinesGone): void {
  if (marksAt(act.battle, hex).mines === undefined) return;
  act.effect(
    'mines-removed',
    { hex, why },
    {
      changes: [{ do: 'location', at: hex, set: { mines: null, antiTankMinesOnly: null } }],
      cites: [GONE[why]],
    },
  );
}

function harm(act: Act, { id }: Unit, result: FireResult): void {
  if (result.eliminated > 0) {
    eliminate(act, id);
    return;
  }
  if (result.casualties) casualty(act, id);
  if (result.check !== undefined && act.battle.unit(id))
    moraleCheck(act, id, { plus: result.check, cites: ['7.3.7'] });
}

/** E burns any vehicle; C stops armour and burns the rest; M stops what is not armoured (7.3.7.1). */
function blow(act: Act, vehicle: Unit, result: FireResult): void {
  const soft = vehicle.unarmoured === true;
  if (result.eliminated > 0 || (result.casualties && soft)) destroyVehicle(act, vehicle, true, '7.3.7.1');
  else if (result.casualties || (soft && result.check !== undefined && !vehicle.mKill))
    immobilize(act, vehicle, '7.3.7.1');
}

/** What control, losses and points are in this book: all that victory conditions ask. */
import type { Judge, VictoryTerms } from '../../kernel/scenarios/index.js';
import { neighbours } from '../../mechanics/places.js';
import { controllerOf } from '../ch01-sequence/control.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isOnFire } from '../ch16-fire/02-fires.js';
import { isMet } from '../scenario-rules/conditions.js';
import type { Battle, Unit } from '../system.js';
import { enemyOf, infantryAt, isMmc, isPrisoner, isScout, isVehicle, ofSide } from '../units/kinds.js';

export const victoryOf = ({ options }: Battle): VictoryTerms =>
  (options.victory ?? { wins: [] }) as unknown as VictoryTerms;

/** What the enemy has captured counts double as long as he has it (11.35.10). */
const isCapturedFrom = (battle: Battle, side: string, id: string): boolean => {
  const unit = battle.unit(id);
  return unit !== undefined && isVehicle(unit) && unit.side !== side;
};

/** After an execution one more is asked for (3.30.5). Prisoners count double, also those who fell to the fire of their own side (3.29.2, 3.29.8). */
function casualtiesOf(battle: Battle, side: string): number {
  const { lost = [], lostAsPrisoners = [], outraged } = battle.side(side);
  return (
    (outraged ? -1 : 0) +
    lost.length +
    lostAsPrisoners.length +
    lost.filter((id) => isCapturedFrom(battle, side, id)).length +
    2 * ofSide(battle, side).filter((unit) => isPrisoner(unit) && !isScout(unit)).length
  );
}

/** Both sides are in melee there: neither controls the hex (Sc2/VC). */
const isFoughtOver = (battle: Battle, hex: string): boolean =>
  infantryAt(battle, hex).some((unit) => isInMelee(battle, unit));

/** By these hexes: half-squads are halves, crews of guns and AFVs squads, leaders do not count (Sc12/VC). */
function squadsGone(battle: Battle, side: string, hexes?: readonly string[]): number {
  const gone = (battle.side(side).exited ?? [])
    .flatMap((id) => battle.unit(id) ?? [])
    .filter(({ leftFrom }) => hexes === undefined || hexes.includes(leftFrom ?? ''));
  return Math.floor(gone.reduce((sum, unit) => sum + squadsIn(unit), 0));
}

function squadsIn(unit: Unit): number {
  if (isVehicle(unit)) return unit.armoured && (unit.gun ?? unit.mg) !== undefined ? 1 : 0;
  return unit.kind === 'half-squad' ? 0.5 : isMmc(unit) ? 1 : 0;
}

/** Who set the fire has nothing of the hex; of a fire that nobody set, who was last in most of the hexes around it has (16.2.11.3, 16.2.11.4). */
function heirOf(battle: Battle, hex: string): string | undefined {
  const { litBy } = battle.location(hex);
  if (litBy !== undefined) return enemyOf(battle, litBy);
  const around = neighbours(battle, hex).filter((at) => !isOnFire(battle, at));
  const [first, second] = battle.sideIds() as [string, string];
  const held = (side: string) => around.filter((at) => controllerOf(battle, at) === side).length;
  const lead = held(first) - held(second);
  return lead === 0 ? controllerOf(battle, hex) : lead > 0 ? first : second;
}

export function judge(battle: Battle): Judge {
  const exited = (side: string, hexes?: readonly string[]) => squadsGone(battle, side, hexes);
  const lost = (side: string) => casualtiesOf(battle, side);
  return {
    sides: () => battle.options.order,
    name: (side) => battle.side(side).name,
    controls: (side, hex) =>
      (isOnFire(battle, hex) ? heirOf(battle, hex) : controllerOf(battle, hex)) === side &&
      !isFoughtOver(battle, hex),
    exited,
    casualties: lost,
    points: (side) => exited(side) + lost(enemyOf(battle, side)),
    special: (name, side, parameters, hexes) => isMet(battle, name, side, parameters, hexes),
  };
}

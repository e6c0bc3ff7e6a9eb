/** The formations that win initiative one by one (7.42): companies, or the platoons of the only one, or groups agreed on. */
import { inActionOf, plays } from '../sequence/sides.js';
import { type Battle, type PanzerSystem, type Refusal, refuse, type Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';

type Clock = PanzerSystem['clock'];
type GroupedBy = NonNullable<Clock['groupedBy']>;

/** Formations act one by one in this phase; the Streamlined Movement Phase knows none (7.42.3). */
export const isStaggered = (battle: Battle): boolean =>
  plays(battle, '7.42') && !(battle.clock.phase === 'movement' && plays(battle, '7.42.3'));

/** With one formation on each side its platoons are the groups (7.42/b). Formations are public. */
export const usualGrouping = (battle: Battle): GroupedBy =>
  battle.sideIds().every((side) => Object.keys(battle.side(side).formations ?? {}).length <= 1)
    ? 'platoon'
    : 'formation';

function groupOf(battle: Battle, unit: Unit): string {
  const { groupedBy = usualGrouping(battle) } = battle.clock;
  const platoon = groupedBy === 'platoon' ? unit.platoon : undefined;
  return unit.group ?? platoon ?? formationIdOf(battle, unit);
}

interface Group {
  readonly side: string;
  readonly formation: string;
}

export const unitsOfGroup = (battle: Battle, { side, formation }: Group): Unit[] =>
  inActionOf(battle, side).filter((unit) => groupOf(battle, unit) === formation);

const hasWon = ({ clock }: Battle, side: string, formation: string): boolean =>
  clock.won?.some((one) => one.side === side && one.formation === formation) ?? false;

/** Those with units in action that have not won initiative in this turn. */
export const groupsLeft = (battle: Battle, side: string): string[] => {
  const all = new Set(inActionOf(battle, side).map((unit) => groupOf(battle, unit)));
  return [...all].filter((group) => !hasWon(battle, side, group)).sort();
};

/** Units that came too late to win initiative with their formation. */
export const latecomers = (battle: Battle, side: string): Unit[] =>
  inActionOf(battle, side).filter((unit) => !hasWon(battle, side, groupOf(battle, unit)));

/** It moves with that formation, or, where none is named, with those who came too late. */
export const actsWith = (battle: Battle, unit: Unit, formation: string | undefined): boolean =>
  formation === undefined
    ? !hasWon(battle, unit.side, groupOf(battle, unit))
    : groupOf(battle, unit) === formation;

export const nameOfGroup = (battle: Battle, side: string, group: string): string =>
  battle.side(side).formations?.[group]?.name ?? group;

/** It is the fire, or the move, of another formation (7.42.1/d, 7.42.2/b). */
export function notItsFormation(battle: Battle, unit: Unit): Refusal | undefined {
  if (!isStaggered(battle)) return undefined;
  const { acting } = battle.clock;
  const group = groupOf(battle, unit);
  if (acting ? group === acting.formation : !hasWon(battle, unit.side, group)) return undefined;
  const whose = acting ? nameOfGroup(battle, acting.side, acting.formation) : 'those who came later';
  return refuse(
    'FORMATION_WAITS',
    `It is the turn of ${whose}: ${unit.name} acts with ${nameOfGroup(battle, unit.side, group)}.`,
    '7.42.1/d',
    '7.42.2/b',
  );
}

/** What is added to the rolls of Close Assault and Hand-to-Hand, each with its rule. */
import { isMoving } from '../ap/modifiers.js';
import { CLOSE_ASSAULT, HAND_TO_HAND } from '../charts/index.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { bestLeader } from '../leaders/values.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { gradeOf } from '../units/kinds.js';

type Printed = (row: string, cites: RuleId, why?: string) => Modifier;

const printedIn =
  ({ table: { charts } }: Battle, chart: typeof CLOSE_ASSAULT | typeof HAND_TO_HAND): Printed =>
  (row, cites, why = row) => ({ why, value: Number(charts.lookup(chart.cells, row)), cites });

/** Of a Close Assault on a vehicle. */
export function closeAssaultModifiers(battle: Battle, attackers: readonly Unit[], target: Unit): Modifier[] {
  const printed = printedIn(battle, CLOSE_ASSAULT);
  const found: Modifier[] = [];
  if (target.suppressed) found.push(printed('target Suppressed', 'S.close-assault/b'));
  if (isMoving(target)) found.push(printed('target moved this turn', 'S.close-assault/b', 'target moving'));
  if (plays(battle, '7.8') && target.hatch === 'buttoned')
    found.push(printed('target Buttoned Up', 'S.close-assault/b'));
  if (terrainIn(battle, target.at as string) === 'clear')
    found.push(printed('target in clear terrain', 'S.close-assault/b'));
  return [...attackersModifiers(battle, attackers), ...found];
}

/** What the attackers themselves add, whatever they attack; the primary attacker comes first. */
export function attackersModifiers(battle: Battle, attackers: readonly Unit[]): Modifier[] {
  const [primary, ...others] = attackers as [Unit, ...Unit[]];
  const printed = printedIn(battle, CLOSE_ASSAULT);
  const found: Modifier[] = others.map(({ kind, name }) =>
    printed(kind === 'squad' ? 'extra squad' : 'extra half-squad sized attacker', 'S.close-assault/d', name),
  );
  const grade = gradeOf(battle, primary);
  if (grade !== 'Seasoned') found.push(printed(grade, 'S.close-assault/b'));
  if (hides(battle, primary.at as string))
    found.push(printed('attacker in building/woods hex', 'S.close-assault/b'));
  return [...found, ...ofObserver(battle, primary), ...bestLeader(battle, attackers, 'G', '7.55.2/f')];
}

const hides = (battle: Battle, at: string): boolean => {
  const row = terrainIn(battle, at);
  return isBuilding(row) || row.endsWith('woods');
};

/** A dismounted FO who attacks (7.47/b). */
const ofObserver = (battle: Battle, unit: Unit): Modifier[] =>
  plays(battle, '7.47') && unit.parent !== undefined
    ? [printedIn(battle, HAND_TO_HAND)('dismounted FO', '7.47/b')]
    : [];

/** One side of a Hand-to-Hand combat: the unit that leads it comes first. */
export function handToHandModifiers(
  battle: Battle,
  standing: readonly Unit[],
  defends: boolean,
  suppressed: readonly string[],
): Modifier[] {
  const [lead, ...others] = standing as [Unit, ...Unit[]];
  const printed = printedIn(battle, HAND_TO_HAND);
  const found: Modifier[] = others.map(({ kind, name }) =>
    printed(
      kind === 'squad' ? 'each additional squad' : 'each additional half-squad sized attacker',
      'S.hand-to-hand/c',
      name,
    ),
  );
  const grade = gradeOf(battle, lead);
  if (grade !== 'Seasoned') found.push(printed(grade, 'S.hand-to-hand/c'));
  if (suppressed.includes(lead.id)) found.push(printed('Suppressed', 'S.hand-to-hand/c'));
  if (lead.broken) found.push(printed('Broken', '7.1.5.2/e'));
  else if (lead.hesitating) found.push(printed('Hesitating', '7.1.5.1/c'));
  if (lead.handToHand !== undefined)
    found.push({ why: 'assault troops', value: lead.handToHand, cites: 'S.hand-to-hand/c' });
  if (defends && isFortified(battle, lead.at as string))
    found.push(printed('defender in Improved Position or Building', 'S.hand-to-hand/c'));
  if (!defends) found.push(...ofObserver(battle, lead));
  return [...found, ...bestLeader(battle, standing, 'G', '7.55.2/f')];
}

const isFortified = (battle: Battle, at: string): boolean =>
  battle.location(at).improvedPosition === true || isBuilding(terrainIn(battle, at));

/** What leaders add (7.55.2): their own unit always, the formation within Command Range where they command it. */
import { distance } from '../../mechanics/places.js';
import { LEADERS } from '../charts/index.js';
import { commandRange } from '../command/available.js';
import type { RuleId } from '../rules.js';
import { inActionOf, plays } from '../sequence/sides.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';

type Leader = NonNullable<Unit['leader']>;
type Letter = 'A' | 'G' | 'S' | 'M' | 'P' | 'R';

const LETTERS: readonly Letter[] = ['A', 'G', 'S', 'M', 'P', 'R'];
/** What a command leader lends to the other units of his formation. */
const LENT: ReadonlySet<Letter> = new Set(['A', 'G', 'S', 'M']);
const RULES: Readonly<Record<Letter, RuleId>> = {
  A: '7.55.2/e',
  G: '7.55.2/e',
  S: '7.55.2/h',
  M: '7.55.2/i',
  P: '7.55.2/j',
  R: '7.55.2/l',
};

/** The role he took over from his unit when the battle began (7.55.1/f). */
export const roleOf = ({ leader, post, observer }: Unit): Leader['role'] =>
  leader?.role ?? (post === 'CHQ' || post === 'BHQ' ? post : observer ? 'FO' : 'none');

/** The greatest value that a leader has for this unit, as a modifier; never more than one (7.55.2/c, d). */
export function leaderModifier(battle: Battle, unit: Unit, letter: Letter): Modifier[] {
  if (!plays(battle, '7.55')) return [];
  const helpers = [unit, ...(LENT.has(letter) ? commandersOf(battle, unit) : [])];
  const able = helpers.filter((helper) => letter !== 'R' || answersCalls(helper));
  return bestLeader(battle, able, letter, RULES[letter]);
}

/** The greatest value among the leaders who are with those units themselves. */
export function bestLeader(
  battle: Battle,
  units: readonly Unit[],
  letter: Letter,
  cites: RuleId,
): Modifier[] {
  if (!plays(battle, '7.55')) return [];
  const found = units.flatMap(({ leader, nation }) =>
    leader ? [{ why: leader.name, value: worthOf(battle, leader, nation, letter) }] : [],
  );
  const best = found.toSorted((a, b) => b.value - a.value)[0];
  return best?.value ? [{ ...best, cites }] : [];
}

/** R is for forward observers, command units and recon only (7.55.2/l). */
const answersCalls = (unit: Unit): boolean => unit.recon === true || roleOf(unit) !== 'none';

/** Units of the formation whose leaders command it, within their Command Range. */
function commandersOf(battle: Battle, unit: Unit): Unit[] {
  const { at } = unit;
  if (at === undefined) return [];
  const formation = formationIdOf(battle, unit);
  return inActionOf(battle, unit.side).filter(
    (other) =>
      other.leader !== undefined &&
      other.id !== unit.id &&
      isCommander(other) &&
      formationIdOf(battle, other) === formation &&
      distance(battle, other.at as string, at) <= commandRange(battle, other),
  );
}

const isCommander = (unit: Unit): boolean => ['CHQ', 'BHQ'].includes(roleOf(unit) as string);

/** As it is written on him; of a leader without values those of his rank (CHOICES.md, 7.55.2/a). */
function worthOf(battle: Battle, leader: Leader, nation: Unit['nation'], letter: Letter): number {
  if (LETTERS.some((each) => leader[each] !== undefined)) return leader[letter] ?? 0;
  const { charts } = battle.table;
  const rank = leader.rank ?? charts.find(LEADERS.ranks, nation as 'german', leader.name)?.value;
  return rank === undefined ? 0 : (charts.find(LEADERS.values, String(rank), letter)?.value ?? 0);
}

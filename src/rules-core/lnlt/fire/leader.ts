/** A Leader who helps the attacks of his place with his LM (5.0.1, 11.1.1, EOP-I/j). */
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isOfBadge, lmOf } from '../units/kinds.js';

/** Why he cannot help these units of his place at that target; undefined when he can. */
export function aidRefusal(
  battle: Battle,
  leader: Unit | undefined,
  units: readonly Unit[],
  at: string,
): Refusal | undefined {
  const [first] = units;
  if (leader?.kind !== 'leader' || leader.side !== first?.side || leader.at !== first.at)
    return refuse('NO_LEADER', 'Name a Leader of yours in the place of the firers.', '5.0.1');
  if (!isGoodOrder(leader) || leader.melee)
    return refuse('NO_LEADER', `${leader.name} is not fit to lead.`, '5.1/e', '8.1');
  if (isBarred(battle, leader, at))
    return refuse('NO_LEADER', `${leader.name} has done his part in this turn.`, '5.0.1', '4.1', '4.1/j');
  if (leader.calledFire)
    return refuse('NO_LEADER', `${leader.name} has called for indirect fire in this turn.`, '11.1.1/a');
  const stranger = units.find((unit) => !isOfBadge(leader, unit));
  if (stranger)
    return refuse('NO_LEADER', `${leader.name} does not lead ${stranger.name}.`, '11.1.1', '3.0/f');
  const other = battle
    .unitsAt(leader.at as string)
    .find((each) => each.id !== leader.id && isAiding(battle, each));
  return other && refuse('NO_LEADER', `${other.name} leads the fire of this place already.`, '11.1/d');
}

function isBarred(battle: Battle, leader: Unit, at: string): boolean {
  if (leader.marker === 'moved' || leader.marker === 'low-crawl' || leader.moving !== undefined) return true;
  if (leader.fired) return !isAiding(battle, leader);
  return leader.opsComplete === true && leader.spotted !== at;
}

/** He helps the fire of his place in this impulse or at these movers: every attack from there (11.1.1). */
const isAiding = ({ clock }: Battle, leader: Unit): boolean =>
  leader.aidedFire === true &&
  (leader.activated !== undefined || clock.window?.leaders?.includes(leader.id) === true);

export const aidOf = (leader: Unit | undefined): Modifier[] =>
  leader ? [{ why: leader.name, value: lmOf(leader), cites: '5.0.1/a' }] : [];

/** Under a Fired marker (5.0.1/c), and no more calls for indirect fire in this turn (11.1.1/a). */
export const AIDED = { fired: true, aidedFire: true, opsComplete: null } as const;

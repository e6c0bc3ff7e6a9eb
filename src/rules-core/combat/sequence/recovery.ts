/** Morale recovery in the Command Phase (4.3.1, 9.1.3.1, 9.1.4.3.1, 9.1.4.4). */
import type { Yellow } from '../attributes.js';
import { isInCloseCombat } from '../close-combat/apart.js';
import { actionCheck, moraleCheck } from '../morale/checks.js';
import { casualty, wound } from '../morale/harm.js';
import { isDisrupted, isLeader, isVehicle, officersAround, unitsInHex } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';

/** Levels of yellow markers from none to the heaviest. */
const LADDER: readonly (Yellow | undefined)[] = [undefined, 'pinned', 'disrupted', 'wia'];
const step = (yellow: Yellow | undefined, by: number): Yellow | undefined =>
  LADDER[Math.max(0, LADDER.indexOf(yellow) + by)];

export function canRecover(battle: Battle, unit: Unit): Refusal | undefined {
  if (unit.yellow === undefined)
    return refuse('IN_GOOD_ORDER', `${unit.name} has no yellow marker.`, '4.3.1');
  if (unit.recovered)
    return refuse('TRIED_ALREADY', `${unit.name} has had its attempt in this phase.`, '4.3.1');
  if (isInCloseCombat(battle, unit))
    return refuse('IN_CLOSE_COMBAT', `${unit.name} is in Close Combat.`, '4.3.1');
  return undefined;
}

export const mayRecover = (battle: Battle, unit: Unit): boolean =>
  unit.at !== undefined && !isVehicle(unit) && canRecover(battle, unit) === undefined;

/** Who may help: able, and not a leader who has just shaken off his own Disrupted marker. */
const canHelp = (leader: Unit, unit: Unit): boolean =>
  leader.side === unit.side &&
  leader.id !== unit.id &&
  isLeader(leader) &&
  !isDisrupted(leader) &&
  !isSpent(leader);
/** A Disrupted leader who recovers does nothing else in the phase (9.1.4.3.1). */
const isSpent = (leader: Unit): boolean => leader.recovered === true;

interface Help {
  readonly leader: Unit;
  readonly near: boolean;
}

/** The leader under whose influence the unit recovers: a Commissar cannot be ignored (9.1.4.4.1). */
function helpFor(battle: Battle, unit: Unit): Help | undefined {
  const at = unit.at as string;
  const near = unitsInHex(battle, hexOf(at)).filter((other) => canHelp(other, unit));
  const far = officersAround(battle, at, unit.side).filter((other) => canHelp(other, unit));
  const commissar = (leader: Unit) => leader.rank === 'commissar';
  const here = near.find(commissar) ?? (far.some(commissar) ? undefined : near[0]);
  if (here) return { leader: here, near: true };
  const there = far.find(commissar) ?? far[0];
  return there && { leader: there, near: false };
}

export function recover(act: Act, id: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const help = helpFor(battle, unit);
  if (help?.leader.rank === 'commissar') {
    underCommissar(act, unit, help);
    return;
  }
  if (isLeader(unit) && !help?.near) {
    lighten(act, unit, undefined, undefined, '9.1.4.3.1');
    return;
  }
  if (!help) {
    alone(act, unit);
    return;
  }
  const to = help.near ? undefined : step(unit.yellow, -1);
  lighten(act, unit, to, help.leader.id, help.near ? '4.3.1.1' : '4.3.1.2');
}

function alone(act: Act, unit: Unit): void {
  spend(act, unit);
  if (moraleCheck(act, unit.id, { cites: ['4.3.1.3'] }) && act.battle.unit(unit.id))
    lighten(act, unit, step(unit.yellow, -1), undefined, '4.3.1.3');
}

function lighten(act: Act, unit: Unit, to: Yellow | undefined, by: string | undefined, cites: RuleId): void {
  act.effect(
    'recovered',
    { unit: unit.id, from: unit.yellow as Yellow, ...(to && { to }), ...(by !== undefined && { by }) },
    { changes: [{ do: 'unit', unit: unit.id, set: { yellow: to ?? null, ...spent(unit) } }], cites: [cites] },
  );
}

/** A Pinned Down leader takes his marker off and goes on helping; a Disrupted one has done his part (9.1.4.3.1). */
const spent = (unit: Unit): { recovered?: true } =>
  isLeader(unit) && !isDisrupted(unit) ? {} : { recovered: true };

function spend(act: Act, unit: Unit): void {
  act.effect(
    'recovery-spent',
    { unit: unit.id },
    { changes: [{ do: 'unit', unit: unit.id, set: { recovered: true } }], cites: ['4.3.1'] },
  );
}

/** An Action Check removes the marker (two levels at a distance); failing it makes things worse by one (9.1.4.4). */
function underCommissar(act: Act, unit: Unit, { leader, near }: Help): void {
  if (actionCheck(act, unit.id, 'recover', '9.1.4.4')) {
    lighten(act, unit, near ? undefined : step(unit.yellow, -2), leader.id, '9.1.4.4');
    return;
  }
  spend(act, unit);
  if (unit.yellow === 'wia') {
    casualty(act, unit.id);
    return;
  }
  const to = step(unit.yellow, 1) as Yellow;
  if (to === 'wia' && isLeader(unit)) {
    wound(act, unit.id);
    return;
  }
  act.effect(
    'driven',
    { unit: unit.id, from: unit.yellow as Yellow, to },
    { changes: [{ do: 'unit', unit: unit.id, set: { yellow: to } }], cites: ['9.1.4.4'] },
  );
}

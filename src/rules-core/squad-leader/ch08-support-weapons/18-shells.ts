/** Shells of bazookas, Panzerschrecks and PIATs at men (8.18.9): one roll, but men under a "?" have a number of their own (13.19/q2). */
import { type Aim, withMovers } from '../ch05-fire/02-aim.js';
import { fireAt, markerIn } from '../ch05-fire/05-resolution.js';
import { CONCEALED } from '../ch13-direct-fire/07-modifiers.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { isInfantry, type OnMap } from '../units/kinds.js';

interface Shell {
  readonly weapon: Unit;
  readonly holder: OnMap;
  readonly at: string;
}

interface AimedShell extends Shell {
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
}

export const aimAtMen = (battle: Battle, { weapon, holder, at }: Shell): Aim =>
  withMovers(battle, holder.side, [{ at, shots: [{ firing: weapon, holder }] }], undefined)[0] as Aim;

/** Shells at men all of whom are under a '?' have 2 more, besides half of their factors (13.19/q3). */
export function nobodyIsSeen(battle: Battle, shell: Shell): boolean {
  const { movers } = aimAtMen(battle, shell);
  return [...battle.unitsAt(shell.at), ...movers.map((id) => battle.theUnit(id))].every(
    (unit) => unit.side === shell.holder.side || !isInfantry(unit) || unit.hidden === true,
  );
}

/** What those under a "?" have more than the men beside them who are seen. */
const moreForConcealed = ({ modifiers }: AimedShell): number =>
  modifiers.includes(CONCEALED) ? 0 : CONCEALED.value;

/** It hits men who are seen, and not those under a "?" (13.19/q2). */
const missesConcealed = (shell: AimedShell, final: number): boolean =>
  final + moreForConcealed(shell) > shell.needs;

/** The same where everybody sees a "?". */
export const isSeenToMiss = (battle: Battle, shell: AimedShell, final: number): boolean =>
  missesConcealed(shell, final) && markerIn(battle, shell.at, shell.holder.side) !== undefined;

interface Hit {
  readonly rolled: number;
  readonly final: number;
  readonly isCritical: boolean;
}

export function burstAmong(act: Act, shell: AimedShell, { rolled, final, isCritical }: Hit): void {
  const lucky = isLuckyForAll(shell, rolled) ? (true as const) : ('seen' as const);
  const aim: Aim = {
    ...aimAtMen(act.battle, shell),
    ...(isCritical && { isCritical: lucky }),
    ...(missesConcealed(shell, final) && { isAtSeen: true }),
  };
  fireAt(act, { by: shell.holder.side, aims: [aim], leaders: [], heroes: [], marks: [] });
}

const LEAST = 2;

/** A lucky shell is so against those under a "?" only with their own modifiers (13.26.4). */
const isLuckyForAll = (shell: AimedShell, rolled: number): boolean =>
  rolled === LEAST || rolled + sumOf(shell.modifiers) + moreForConcealed(shell) <= LEAST;

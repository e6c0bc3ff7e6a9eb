/** Leaders on foot change units after all adjustments (7.55.1/g-j). */
import * as z from 'zod';
import { order } from '../form.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { formationIdOf, isLeg, isTowed, notYours } from '../units/kinds.js';
import { roleOf } from './values.js';

interface Step {
  readonly side: string;
  readonly moved?: readonly string[];
}

/** With hidden units in play a side is always asked, so that the question does not reveal hidden leaders. */
export function transferStep(act: Act, { side, moved = [] }: Step): void {
  const { battle } = act;
  const may = plays(battle, '7.2') || !transfers(battle, side, moved).next().done;
  if (plays(battle, '7.55') && may) act.ask({ side, kind: 'leaders', about: { moved } });
  else act.done();
}

export const transferLeader = order({
  title: 'Transfer a leader',
  description:
    'A leader with a unit on foot or a towed gun goes to another such unit of its formation in the same hex.',
  cites: ['7.55.1/h', '7.55.1/i', '7.55.1/j'],
  answers: ['leaders'],
  asks: {
    from: z.string().describe('The unit that the leader is with.'),
    to: z.string().describe('The unit that he goes to.'),
  },
  *candidates({ battle, by, decision }) {
    yield* transfers(battle, by, movedOf(decision));
  },
  read({ battle, by, decision }, { from, to }) {
    for (const [id, path] of [
      [from, '$.from'],
      [to, '$.to'],
    ] as const)
      if (battle.unit(id)?.side !== by) return { ...notYours(id), path };
    const refusal = refusalFor(battle, battle.theUnit(from), battle.theUnit(to), movedOf(decision));
    return refusal ?? { from, to };
  },
  perform(act, { from, to }, { by, decision }) {
    const { name } = act.battle.theUnit(from).leader as { name: string };
    act.become({ task: 'transfer-leaders', side: by, moved: [...movedOf(decision), name] });
    transfer(act, from, to);
  },
});

const movedOf = ({ about }: { readonly about?: object }): readonly string[] =>
  (about as { moved?: readonly string[] } | undefined)?.moved ?? [];

function* transfers(battle: Battle, side: string, moved: readonly string[]) {
  const own = inActionOf(battle, side);
  for (const from of own.filter(({ leader }) => leader))
    for (const to of own.filter(({ at }) => at === from.at))
      if (from.id !== to.id && !refusalFor(battle, from, to, moved)) yield { from: from.id, to: to.id };
}

function refusalFor(battle: Battle, from: Unit, to: Unit, moved: readonly string[]): Refusal | undefined {
  const { leader } = from;
  if (!leader) return { ...refuse('NO_LEADER', `${from.name} has no leader.`), path: '$.from' };
  if (moved.includes(leader.name))
    return refuse('HAS_TRANSFERRED', `${leader.name} has changed units in this turn.`, '7.55.1/h');
  if (!isOnFoot(from) || !isOnFoot(to))
    return refuse(
      'CANNOT_TRANSFER',
      'Leaders change between units on foot and towed guns only, never from or to a vehicle.',
      '7.55.1/g',
      '7.55.1/h',
    );
  if (from.at !== to.at || formationIdOf(battle, from) !== formationIdOf(battle, to))
    return refuse(
      'CANNOT_TRANSFER',
      `${to.name} must be of the same formation, in the same hex.`,
      '7.55.1/h',
    );
  if (to.leader) return refuse('HAS_LEADER', `${to.name} has a leader already.`, '7.55.1/b');
  if (from.suppressed || from.hesitating || from.broken)
    return refuse('UNSTEADY', `${leader.name} does not leave ${from.name} in its state.`, '7.55.1/j');
  return undefined;
}

const isOnFoot = (unit: Unit): boolean => isLeg(unit) || isTowed(unit);

/** His role goes with him: his unit is no longer the command unit or the observer, the other is (7.55.1/f, h). */
function transfer(act: Act, from: string, to: string): void {
  const unit = act.battle.theUnit(from);
  const leader = unit.leader as NonNullable<Unit['leader']>;
  const role = roleOf(unit);
  const post = role === 'CHQ' || role === 'BHQ' ? role : undefined;
  const changes: Change[] = [
    {
      do: 'unit',
      unit: from,
      set: {
        leader: null,
        ...(post && unit.post === post && { post: null }),
        ...(role === 'FO' && { observer: null }),
      },
    },
    {
      do: 'unit',
      unit: to,
      set: { leader: { ...leader, role }, ...(post && { post }), ...(role === 'FO' && { observer: true }) },
    },
  ];
  act.effect('leader-transferred', { leader: leader.name, from, to }, { changes, cites: ['7.55.1/h'] });
}

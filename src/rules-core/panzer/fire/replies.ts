/** Fire that answers fire: a Quickdraw together with it (7.54), Defensive Fire after it (7.50). */
import { isRefusal } from '../../kernel/decide/action.js';
import type { Decision } from '../../kernel/position/position.js';
import { type Command, GRADES } from '../attributes/index.js';
import { isKnownOther } from '../command/known.js';
import { enemyOf, players, plays } from '../sequence/sides.js';
import { type Act, type Battle, type PanzerSystem, type Refusal, refuse, type Unit } from '../system.js';
import { gradeOf } from '../units/kinds.js';
import type { FireTasks } from './effects.js';
import { aimsOf, armed, isUnfit, type Occasion } from './shot.js';

type Kind = 'quickdraw' | 'defensive-fire';

interface Reply {
  readonly kind: Kind;
  /** Who was fired at. */
  readonly unit: string;
  /** Who fired. */
  readonly at: readonly string[];
}

const NEEDS: Readonly<Record<Kind, Command>> = { quickdraw: 'fire', 'defensive-fire': 'none' };

/** Who may answer whom; undefined if the decision is not an answer. */
export function replyIn({ clock }: Battle, { kind, about }: Decision<PanzerSystem['decision']>) {
  if (kind === 'defensive-fire') return { ...(about as Omit<Reply, 'kind'>), kind };
  return kind === 'quickdraw' && clock.announced ? drawing(clock.announced) : undefined;
}

const drawing = ({ target, shots }: NonNullable<Battle['clock']['announced']>): Reply => ({
  kind: 'quickdraw',
  unit: target,
  at: [...new Set(shots.map(({ unit }) => unit))],
});

export function cannotReply(battle: Battle, reply: Reply, unit: Unit, target: Unit): Refusal | undefined {
  if (unit.id !== reply.unit)
    return refuse(
      'NOT_FIRED_AT',
      `Only ${battle.theUnit(reply.unit).name} is fired at, and may answer.`,
      '7.54/f',
    );
  if (!reply.at.includes(target.id))
    return refuse('NOT_THE_FIRER', `${target.name} does not fire at ${unit.name}.`, '7.54/f', '7.50/a');
  return reply.kind === 'quickdraw' ? cannotDraw(battle, unit, target) : hasDefended(unit);
}

function cannotDraw(battle: Battle, unit: Unit, target: Unit): Refusal | undefined {
  if (!isSteady(unit))
    return refuse('UNSTEADY', `${unit.name} is Suppressed, Broken or Hesitating.`, '7.54/b');
  if (unit.command !== undefined)
    return refuse('NO_FIRE_COMMAND', `The command of ${unit.name} is revealed.`, '7.54/b');
  const isBetter = GRADES.indexOf(gradeOf(battle, unit)) < GRADES.indexOf(gradeOf(battle, target));
  return isBetter
    ? undefined
    : refuse(
        'GRADE_TOO_LOW',
        `${target.name} is of the same Unit Grade as ${unit.name}, or of a better one.`,
        '7.54/c',
      );
}

export const isSteady = ({ suppressed, broken, hesitating }: Unit): boolean =>
  !suppressed && !broken && !hesitating;

const hasDefended = ({ name, defended }: Unit): Refusal | undefined =>
  defended ? refuse('HAS_FIRED', `${name} has returned fire in this turn.`, '7.50/d') : undefined;

/** In everybody's eyes: what lies face down is told by the answer, and never by the question. */
function mayReply(battle: Battle, reply: Reply): boolean {
  return battle.asSeenBy('public', () => {
    const unit = battle.unit(reply.unit);
    if (!unit || isUnfit(battle, unit) || isKnownOther(unit, NEEDS[reply.kind])) return false;
    return reply.at.some((id) => {
      const target = battle.unit(id);
      return target && !cannotReply(battle, reply, unit, target) && reaches(battle, unit, target, reply.kind);
    });
  });
}

const reaches = (battle: Battle, unit: Unit, target: Unit, kind: Kind): boolean =>
  target.at !== undefined &&
  aimsOf(unit).some((aimed) => !isRefusal(armed(battle, unit, aimed, target, kind)));

/** Fire of the First Player in the Direct Fire Step may be drawn on before it is resolved. */
export const mayBeDrawnOn = (battle: Battle, by: string, occasion: Occasion): boolean =>
  occasion === 'direct-fire' && plays(battle, '7.54') && players(battle)[0] === by;

export function quickdraw(act: Act): void {
  const { battle } = act;
  const { announced } = battle.clock;
  if (announced && mayReply(battle, drawing(announced)))
    act.ask({ side: enemyOf(battle, announced.by), kind: 'quickdraw' });
  else act.done();
}

export function defensiveFire(act: Act, { unit, at, during }: FireTasks['defensive-fire']): void {
  const { battle } = act;
  if (mayReply(battle, { kind: 'defensive-fire', unit, at }))
    act.ask({
      side: battle.theUnit(unit).side,
      kind: 'defensive-fire',
      about: { unit, at: [...at], during },
    });
  else act.done();
}

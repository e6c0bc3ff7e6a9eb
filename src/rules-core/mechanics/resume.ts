/** The agenda of a position of which one side's view is known. */
import type { Decision, Position, System } from '../kernel/position/position.js';

/** Worked out of whose decision is awaited; undefined where that does not tell it. */
export const resumeBy =
  <S extends System>(
    restOfTurn: (seen: Position<S>, asked: Decision<S['decision']>) => S['task'][] | undefined,
  ) =>
  (seen: Position<S>): Position<S> | undefined => {
    const [asked] = seen.awaiting;
    const agenda = asked && restOfTurn(seen, asked);
    return agenda && { ...seen, agenda };
  };

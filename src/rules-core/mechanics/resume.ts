/** The agenda of a position of which one side's view is known. */
import type { Decision, Position, System } from '../kernel/position/position.js';

/** Worked out from the decision that is awaited; undefined where that is not enough. */
export const resumeBy =
  <S extends System>(
    restOfTurn: (seen: Position<S>, asked: Decision<S['decision']>) => S['task'][] | undefined,
  ) =>
  (seen: Position<S>): Position<S> | undefined => {
    const [asked] = seen.awaiting;
    const agenda = asked && restOfTurn(seen, asked);
    return agenda && { ...seen, agenda };
  };

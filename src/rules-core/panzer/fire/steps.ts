/** The steps in which a side fires (6.5). A side with units in action is always asked: that it can fire stays secret. */
import { inActionOf } from '../sequence/sides.js';
import type { Act } from '../system.js';

interface Step {
  readonly side: string;
}

const stepOf =
  (kind: 'direct-fire' | 'overwatch') =>
  (act: Act, { side }: Step): void => {
    if (inActionOf(act.battle, side).length === 0) act.done();
    else act.ask({ side, kind });
  };

export const directFire = stepOf('direct-fire');
export const overwatchStep = stepOf('overwatch');

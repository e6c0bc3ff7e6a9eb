/** The end of a step by its side. */
import { order } from '../form.js';
import { notItsFormation } from '../initiative/groups.js';
import { leftBehind } from '../movement/together.js';
import type { Act, Change, Unit } from '../system.js';

const STEPS = {
  'anti-aircraft': 'Anti-Aircraft Fire',
  'air-attack': 'air attacks',
  conceal: 'concealment',
  hide: 'HIDDEN UNIT counters',
  dischargers: 'Smoke Dischargers',
  'indirect-fire': 'Indirect Fire',
  'counter-battery': 'Counter Battery Fire',
  'direct-fire': 'Direct Fire',
  overwatch: 'Overwatch',
  assaults: 'Close Assaults',
  movement: 'movement',
  'adjust-turrets': 'turrets',
  'bail-counters': 'Bail counters',
  leaders: 'transfer of leaders',
} as const;

type Step = keyof typeof STEPS;

export const endStep = order({
  title: 'End the step',
  description: 'Do nothing more in this step. Units that have not acted keep what they have.',
  cites: ['S.sequence/c'],
  answers: Object.keys(STEPS) as Step[],
  asks: {},
  read({ battle, by, decision }) {
    const mayMove = (unit: Unit) => !notItsFormation(battle, unit);
    return (decision.kind === 'movement' ? leftBehind(battle, by, mayMove) : undefined) ?? {};
  },
  perform(act, _, { by, decision }) {
    act.done();
    act.effect(
      'step-over',
      { side: by, step: STEPS[decision.kind as Step] },
      { changes: [...released(act), ...rested(act)], cites: ['S.sequence/c'] },
    );
  },
});

/** The formation that fired or moved is done (7.42). */
const rested = ({ battle }: Act): Change[] =>
  battle.clock.acting ? [{ do: 'clock', set: { acting: null } }] : [];

/** Targets may be fired at again in another step. */
const released = ({ battle }: Act): Change[] =>
  battle
    .units()
    .filter(({ underFire }) => underFire)
    .map(({ id }) => ({ do: 'unit', unit: id, set: { underFire: null } }));

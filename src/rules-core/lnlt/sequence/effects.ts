/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'turn-began': says<{ readonly turn: number }>(({ turn }) => `Turn ${turn} begins with its Rally Phase.`),
  initiative: says<{ readonly side: string; readonly rolls: Readonly<Record<string, number>> }>(
    ({ side, rolls }) => {
      const told = Object.entries(rolls).map(([each, roll]) => `${each} ${roll}`);
      return told.length === 0
        ? `${side} has the initiative.`
        : `Initiative: ${told.join(', ')}; ${side} has it.`;
    },
  ),
  'operations-began': says<{ readonly side: string }>(
    ({ side }) => `The Operations Phase begins; ${side} has the first impulse.`,
  ),
  activated: says<{
    readonly side: string;
    readonly places: readonly string[];
    readonly units: readonly string[];
    readonly leaders: readonly string[];
  }>(({ side, places, leaders }, name) => {
    const by = leaders.length === 0 ? '' : `, led by ${leaders.map(name).join(', ')}`;
    return `${side} activates ${places.join(', ')}${by}.`;
  }),
  passed: says<{
    readonly side: string;
    readonly inARow: number;
    readonly why: 'chosen' | 'nothing-left' | 'idle';
  }>(({ side, inARow, why }) => {
    const because = {
      chosen: '',
      'nothing-left': ', having no unit left to activate',
      idle: ', having done nothing in its impulse that counts',
    }[why];
    return `${side} passes${because} (${inARow} in a row).`;
  }),
  'impulse-over': says<{ readonly side: string; readonly opsComplete: readonly string[] }>(
    ({ side, opsComplete }, name) =>
      `The impulse of ${side} is over${opsComplete.length === 0 ? '' : `; ${opsComplete.map(name).join(', ')}: Ops Complete`}.`,
    'silent',
  ),
  'operations-over': says<{ readonly why: 'passes' | 'all-done' }>(({ why }) =>
    why === 'passes'
      ? 'Three passes in a row end the Operations Phase.'
      : 'No unit is left to activate: the Operations Phase is over.',
  ),
  'turn-over': says<{ readonly turn: number }>(
    ({ turn }) => `Turn ${turn} is over: the markers of the turn are removed.`,
  ),
  'battle-over': says<{ readonly winner?: string; readonly why: string }>(
    ({ winner, why }) => `The battle is over${winner ? `: ${winner} wins` : ' in a draw'}. ${why}`,
  ),
});

export interface SequenceTasks {
  /** At the bottom of the agenda: one turn after another. */
  turn: object;
  initiative: object;
  operations: object;
  /** The impulse of the active side, from its activation to its end. */
  acting: object;
  admin: object;
}

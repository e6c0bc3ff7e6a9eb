/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Yellow } from '../attributes.js';

export const tells = effects({
  'command-ended': says<{ readonly side: string }>(({ side }) => `The Command Phase of ${side} is over.`),
  regrouped: says<{ readonly unit: string; readonly absorbed: string; readonly into: string }>(
    ({ unit, into }, name) => `${name(unit)} and its other half regroup into a ${into}.`,
  ),
  'excess-marked': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} is one too many in ${at} and is marked for it.`,
  ),
  'initiative-rolled': says<{ readonly rolls: Readonly<Record<string, number>>; readonly winner: string }>(
    ({ rolls, winner }) =>
      `Initiative: ${Object.entries(rolls)
        .map(([side, roll]) => `${side} ${roll}`)
        .join(', ')}${Object.keys(rolls).length > 0 ? '; ' : ''}${winner} has it.`,
  ),
  'goes-first': says<{ readonly side: string; readonly first: string }>(
    ({ side, first }) => `${side} lets ${first} go first.`,
  ),
  'impulses-in-hand': says<{ readonly side: string; readonly count: number; readonly rolled?: number }>(
    ({ side, count, rolled }) =>
      `${side} has ${count} impulse${count === 1 ? '' : 's'} in hand${rolled === undefined ? '' : ` (rolled ${rolled})`}.`,
  ),
  passed: says<{ readonly side: string; readonly inARow: number }>(
    ({ side, inARow }) => `${side} passes (${inARow} in a row).`,
  ),
  'impulse-used': says<{ readonly side: string }>(({ side }) => `The impulse of ${side} is over.`),
  'phase-over': says<{ readonly why: 'passes' | 'consent' }>(({ why }) =>
    why === 'passes' ? 'Four passes in a row end the phase.' : 'Both sides agree to end the phase.',
  ),
  'end-offered': says<{ readonly side: string }>(({ side }) => `${side} offers to end the phase.`),
  'end-declined': says<{ readonly side: string }>(({ side }) => `${side} wants to go on.`),
  recovered: says<{
    readonly unit: string;
    readonly from: Yellow;
    readonly to?: Yellow;
    readonly by?: string;
  }>(({ unit, from, to }, name) => `${name(unit)} recovers from ${from}${to ? ` to ${to}` : ''}.`),
  'recovery-spent': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} tries to recover.`),
  driven: says<{ readonly unit: string; readonly from: Yellow; readonly to?: Yellow }>(
    ({ unit, to }, name) => `${name(unit)} is driven too hard and is ${to} now.`,
  ),
  'turn-began': says<{ readonly turn: number }>(({ turn }) => `Turn ${turn} begins.`),
  'turn-concluded': says<{ readonly turn: number }>(
    ({ turn }) => `Turn ${turn} is over: fire and movement markers are removed.`,
  ),
  'battle-over': says<{ readonly winner?: string; readonly why: string }>(
    ({ winner, why }) => `The battle is over${winner ? `: ${winner} wins` : ' in a draw'}. ${why}`,
  ),
});

export interface SequenceTasks {
  command: { readonly side: string };
  overstacking: object;
  initiative: object;
  impulse: object;
  /** What is left when the acting side has done what it wanted: these units are no longer in the act. */
  'impulse-over': { readonly units: readonly string[] };
  /** At the bottom of the agenda: one turn after another. */
  turn: object;
  conclusion: object;
}

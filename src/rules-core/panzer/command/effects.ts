/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Command } from '../attributes/index.js';

export const tells = effects({
  'commands-placed': says<{ readonly side: string }>(
    ({ side }) => `${side} places its command counters.`,
    'silent',
  ),
  'headquarters-lost': says<{ readonly side: string; readonly formation: string; readonly post: string }>(
    ({ side, formation, post }) => `${formation} (${side}) has lost its last ${post}.`,
    'silent',
  ),
  'reaction-due': says<{ readonly unit: string; readonly turn: number }>(
    ({ unit, turn }, name) => `${name(unit)} may act from turn ${turn} on.`,
    'silent',
  ),
  'commands-committed': says<Readonly<Record<string, never>>>(
    () => 'Both sides have placed their command counters.',
    'silent',
  ),
  'commands-revealed': says<{
    readonly side: string;
    readonly commands: Readonly<Record<string, Command>>;
  }>(({ side, commands }, name) => {
    const each = Object.entries(commands).map(([id, command]) => `${name(id)} ${CALLED[command]}`);
    return `${side} reveals its commands: ${each.join(', ')}.`;
  }, 'silent'),
});

const CALLED: Readonly<Record<Command, string>> = {
  fire: 'FIRE',
  move: 'MOVE',
  'short-halt': 'SHORT HALT',
  overwatch: 'OVERWATCH',
  none: 'N/C',
};

export interface CommandTasks {
  'place-commands': object;
}

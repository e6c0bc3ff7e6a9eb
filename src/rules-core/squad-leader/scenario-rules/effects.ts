/** What can happen by the special rules of scenarios. */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';

export const tells = effects({
  'moves-first': says<{ readonly side: SideId; readonly rolled: number }>(
    ({ side, rolled }) => `${side} moves first: the die shows ${rolled}.`,
  ),
  'buildings-claimed': says<object>(() => 'It is noted who is alone in which stone building.', 'silent'),
  'enemy-seen': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `These have seen an enemy: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'stacks-rolled': says<{ readonly side: SideId; readonly stacks: number }>(
    ({ side, stacks }) => `Stacks of ${side} that may move in this turn: ${stacks}.`,
  ),
  fuel: says<{ readonly unit: UnitId; readonly rolled: number; readonly empty: boolean }>(
    ({ unit, rolled, empty }, name) =>
      `${name(unit)} rolls ${rolled} for its fuel${empty ? ': it has none left' : ''}.`,
    ({ empty }) => (empty ? 'empty' : 'goes on'),
  ),
  'garrison-wavers': says<{
    readonly side: SideId;
    readonly leader: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly holds: boolean;
  }>(
    ({ side, leader, needs, rolled, holds }, name) =>
      `${name(leader)} checks whether ${side} holds out: needs ${needs}, rolls ${rolled}: ${holds ? 'they fight on' : 'they surrender'}.`,
    ({ holds }) => (holds ? 'holds out' : 'surrenders'),
  ),
  'garrison-surrenders': says<{ readonly side: SideId }>(
    ({ side }) => `${side} has no leader left, and surrenders.`,
  ),
  built: says<{ readonly unit: UnitId; readonly at: string; readonly what: string }>(
    ({ unit, at, what }, name) => `${name(unit)} builds ${what} in ${at}.`,
  ),
  idle: says<object>(() => 'It is noted who has neither moved nor fired.', 'silent'),
});

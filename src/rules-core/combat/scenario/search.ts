/** Searching for hidden units (3.3.4.3.2). */
import * as z from 'zod';
import { D10, total } from '../../kernel/dice/index.js';
import { hexesSearched } from '../cards.js';
import { order } from '../form.js';
import { searchNotes } from '../fortifications/hidden.js';
import { isDisrupted, isLeader, isPinned, unitsInHex } from '../morale/status.js';
import { stackingSize } from '../stacking/limits.js';
import { type Act, type Battle, type Decision, type Refusal, refuse } from '../system.js';
import { neighbours } from '../terrain/places.js';
import { reveal } from './hidden.js';

/** A squad or its equal with a leader in one location, moving with care (3.3.4.3.2). */
function searchers(battle: Battle, decision: Decision): { at: string; ids: string[] } | Refusal {
  const movers = ((decision.about?.units as readonly string[] | undefined) ?? []).flatMap(
    (id) => battle.unit(id) ?? [],
  );
  const leader = movers.find((unit) => isLeader(unit) && !isDisrupted(unit) && !isPinned(unit));
  const mode = decision.about?.mode;
  if (mode !== 'cautious' && mode !== 'crawling')
    return refuse('TOO_HASTY', 'Searching takes Cautious or Crawling Movement.', '3.3.4.3.2');
  const party = movers.filter(
    (unit) => unit.at === leader?.at && (unit.kind === 'squad' || unit.kind === 'half-squad'),
  );
  if (!leader || party.reduce((sum, unit) => sum + stackingSize(unit), 0) < 2)
    return refuse('NO_PARTY', 'A squad, or two half-squads, must move together with a leader.', '3.3.4.3.2');
  if (!movers.every((unit) => unit.searching))
    return refuse('NOT_DECLARED', 'Searching is declared before the move.', '3.3.4.3.2/a');
  return { at: leader.at as string, ids: [leader, ...party].map(({ id }) => id) };
}

export const search = order({
  title: 'Search',
  description: 'Roll how many adjacent hexes are searched, and search them in the order given.',
  cites: ['3.3.4.3.2'],
  answers: ['moving'],
  asks: {
    hexes: z.array(z.string()).min(1).max(6).describe('Adjacent hexes, the most interesting first.'),
  },
  byExample: true,
  *candidates({ battle, decision }) {
    const party = searchers(battle, decision);
    if (!('refused' in party)) yield { hexes: neighbours(battle, party.at) };
  },
  read({ battle, decision }, { hexes }) {
    const party = searchers(battle, decision);
    if ('refused' in party) return party;
    const near = neighbours(battle, party.at);
    return hexes.every((hex) => near.includes(hex)) && new Set(hexes).size === hexes.length
      ? { hexes }
      : refuse('NOT_ADJACENT', 'Name different hexes next to the searchers.', '3.3.4.3.2');
  },
  perform(act, { hexes }, { by, decision }) {
    const party = searchers(act.battle, decision);
    if ('refused' in party) return;
    const rolled = total(act.rollOf('search', party.ids, D10));
    const allowed = hexesSearched(act.battle, rolled);
    const found = hexes.slice(0, allowed);
    act.effect(
      'searched',
      { hexes: found, rolled, allowed },
      {
        changes: party.ids.map((unit) => ({
          do: 'unit',
          unit,
          set: { marker: 'crawled-fired', searching: null },
        })),
        cites: ['3.3.4.3.2'],
      },
    );
    for (const hex of found) uncover(act, hex, by);
  },
});

/** Hidden units of the enemy in the hex, and the mines he has noted there (7.3.4, 7.3.5). */
function uncover(act: Act, hex: string, by: string): void {
  reveal(
    act,
    unitsInHex(act.battle, hex).filter((unit) => unit.side !== by),
    '3.3.4.3.2',
  );
  searchNotes(act, hex, by);
}

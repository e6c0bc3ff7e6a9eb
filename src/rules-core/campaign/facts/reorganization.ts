/** The step of a turn in which those who came back are made fit for the next. */

import { recover } from '../aftermath/recovery.js';
import { makeUp, payIncome } from '../aftermath/replacements.js';
import { campaignOf, ids } from '../book/book.js';
import { inForce } from '../policies/policies.js';
import { beginPhase, stillFought } from './aftermath.js';
import type { Decider } from './decide.js';
import { expectPhase, expectTurn } from './expect.js';
import { refusedFact } from './facts.js';
import { carryOverPoints } from './purchases.js';

export const reorganize: Decider<'reorganize'> = (deciding, { turn }) => {
  const { book, pieces, dice, tell } = deciding;
  const refused = expectTurn(book, turn) ?? expectPhase(book, 'battles', 'aftermath') ?? stillFought(book);
  if (refused) return refused;
  const unsettled = ids(book.battle).find((id) => book.battle[id]?.status === 'reported');
  if (unsettled !== undefined)
    return refusedFact(
      'AFTERMATH_OPEN',
      `The aftermath of "${book.battle[unsettled]?.name}" has to be worked out first.`,
    );
  const policies = inForce(campaignOf(book).policies);
  beginPhase(deciding, 'reorganization');
  recover(deciding, policies, turn);
  makeUp(deciding, policies);
  carryOverPoints(deciding);
  payIncome(deciding, policies, turn);
  if (!policies.off.includes('book'))
    for (const consequence of pieces.reorganize?.(book, dice) ?? []) tell(consequence);
  tell({ what: 'reorganized', about: { turn } });
  return undefined;
};

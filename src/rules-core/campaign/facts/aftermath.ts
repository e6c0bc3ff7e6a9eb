/** The step of a turn in which the consequences of a battle are worked out, part by part. */
import { arise } from '../aftermath/arisen.js';
import { award } from '../aftermath/awards.js';
import { comeBack } from '../aftermath/casualties.js';
import { countDeeds, earnExperience } from '../aftermath/experience.js';
import {
  type Fought,
  type FoughtUnit,
  foughtIn,
  isReported,
  type ReportedBattle,
} from '../aftermath/fought.js';
import { keepTerrain } from '../aftermath/ground.js';
import { useCaptured, weaponComesBack } from '../aftermath/materiel.js';
import { promote, promotePlayer } from '../aftermath/promotions.js';
import { useUp } from '../aftermath/supplies.js';
import { countVictory, scoreBattle } from '../aftermath/victory.js';
import { type BattleId, type Book, CAMPAIGN, type CampaignPhase, campaignOf, ids } from '../book/book.js';
import type { Decider, Deciding } from './decide.js';
import { expectPhase, noSuchBattle } from './expect.js';
import { type FactRefused, refusedFact } from './facts.js';

export const aftermath: Decider<'aftermath'> = (deciding, { battle }) => {
  const { book } = deciding;
  const refused = expectPhase(book, 'battles', 'aftermath') ?? stillFought(book);
  if (refused) return refused;
  const row = Object.hasOwn(book.battle, battle) ? book.battle[battle] : undefined;
  if (!row) return noSuchBattle(book, battle);
  if (!isReported(row))
    return refusedFact('NOT_REPORTED', `"${row.name}" is ${row.status}, not reported.`, 'battle');
  const twice = row.report.arisen.find(({ unit }) => Object.hasOwn(book.roster, unit))?.unit;
  if (twice !== undefined)
    return refusedFact(
      'TWICE',
      `"${twice}" came onto the roster since "${row.name}" reported it: name it otherwise in the report.`,
      'battle',
    );
  beginPhase(deciding, 'aftermath');
  workOut(deciding, battle, row);
  return undefined;
};

/** Everything that comes of a battle's report. */
export function workOut(deciding: Deciding, battle: BattleId, row: ReportedBattle): void {
  const fought = foughtIn(deciding, battle, row);
  countVictory(fought);
  bringBack(fought);
  countDeeds(fought);
  earnExperience(fought);
  const risen = promote(fought);
  promotePlayer(fought);
  award(fought);
  const victoryPoints = scoreBattle(fought, risen);
  useUp(fought);
  keepTerrain(fought);
  deciding.tell({
    what: 'aftermath-done',
    about: { battle },
    changes: [
      {
        in: 'battle',
        id: battle,
        set: { status: 'settled', ...(Object.keys(victoryPoints).length > 0 && { victoryPoints }) },
      },
    ],
  });
}

/** People first, then those who arose among them, then the weapons they carried. */
function bringBack(fought: Fought): void {
  const drawn = [...fought.units.values()];
  for (const unit of drawn) if (!isWeapon(unit)) comeBack(fought, unit);
  const arisen = arise(fought);
  for (const unit of arisen) if (!isWeapon(unit)) comeBack(fought, unit);
  for (const unit of [...drawn, ...arisen]) if (isWeapon(unit)) weaponComesBack(fought, unit);
  useCaptured(fought);
}

function isWeapon({ before }: FoughtUnit): boolean {
  return before.kind === 'weapon';
}

/** The first battle of this turn that is still being fought. */
export function stillFought(book: Book): FactRefused | undefined {
  const { turn } = campaignOf(book);
  const open = ids(book.battle).find(
    (id) => book.battle[id]?.turn === turn && book.battle[id]?.status === 'open',
  );
  if (open === undefined) return undefined;
  return refusedFact(
    'BATTLE_OPEN',
    `"${book.battle[open]?.name}" is still open: it has to report first.`,
    'battle',
  );
}

/** The turn goes on to its next phase, if it is not there yet. */
export function beginPhase({ book, tell }: Deciding, phase: CampaignPhase): void {
  const { turn, phase: before } = campaignOf(book);
  if (phase === before) return;
  tell({
    what: 'phase-begun',
    about: { turn, phase },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { phase } }],
  });
}

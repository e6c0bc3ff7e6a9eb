/** What a viewer may know of the events that are not battle actions. A kind that is not listed is for the referee only. */
import { battleId, lineId, personId } from '../api/index.js';
import type { Event } from '../event-store/index.js';
import type { Correction, Entry } from '../rules-core/campaign/facts/facts.js';
import { seenCorrection, seenEntry } from '../rules-core/campaign/views/views.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { SideId } from '../rules-core/kernel/position/position.js';
import { mayKnow } from '../rules-core/kernel/views/views.js';

type Telling = (payload: Record<string, unknown>, campaign: string) => object;

const everything: Telling = (payload) => payload;
const published: Telling = ({ battle }, campaign) => ({
  battle: battleId.encode(campaign, battle as string),
});
const person = (payload: Record<string, unknown>) => ({
  ...payload,
  person: personId.encode(payload.person as string),
});

/** Told to everybody who may look at the campaign. */
const OPEN: Readonly<Record<string, Telling>> = {
  'campaign.created': ({ referee, ...payload }) => ({
    ...payload,
    referee: personId.encode(referee as string),
  }),
  'campaign.renamed': everything,
  'campaign.settings-changed': everything,
  'campaign.side-added': everything,
  'campaign.side-renamed': everything,
  'campaign.member-joined': ({ invitation: _, ...payload }) => person(payload),
  'campaign.member-role-changed': person,
  'campaign.member-left': person,
  'campaign.member-replaced': ({ by, ...payload }) => ({
    ...person(payload),
    by: personId.encode(by as string),
  }),
  'campaign.referee-named': person,
  'campaign.battle-published': published,
  'campaign.battle-unpublished': published,
  'battle.opened': ({ name, mode, dice }) => ({ name, mode, dice }),
  'battle.closed': ({ outcome, seed }) => ({ outcome, seed }),
  'battle.reopened': ({ dice }) => ({ dice }),
  'battle.dice-drawn': ({ dice }) => ({ dice }),
  'battle.undo-asked': ({ side, toVersion, why }) => ({ side, toVersion, why }),
  'battle.undo-declined': ({ by }) => ({ by }),
  'book.line-taken': ({ name }) => ({ name }),
  'book.dice-revealed': ({ seed }) => ({ seed }),
};

/** For the referee only, without secrets such as the proof of an invitation. */
const FOR_REFEREES: Readonly<Record<string, Telling>> = {
  'campaign.invitation-issued': ({ proof: _, ...payload }) => payload,
  'campaign.invitation-revoked': everything,
  'book.branched': ({ name, from }, campaign) => {
    const { line, version } = from as { line: string; version: number };
    return { name, from: { line: lineId.encode(campaign, line), version } };
  },
};

/** Undefined: not for this viewer. */
export function told({ campaign, kind, battle, payload }: Event, viewer: Viewer): object | undefined {
  const bag = payload as Record<string, unknown>;
  if (kind.startsWith('notice.')) return noticed(campaign, bag, viewer);
  const tell = OPEN[kind] ?? (viewer === 'referee' ? FOR_REFEREES[kind] : undefined);
  if (!kind.startsWith('book.')) return tell?.(bag, campaign);
  const about = tell ? tell(bag, campaign) : seenInBook(kind, payload as BookPayload, viewer);
  return about && inLine(campaign, battle ?? bag.line, about);
}

/** A correction also carries the difference to the whole book, which nobody may read. */
type BookPayload = (Entry | (Correction & { readonly changes: unknown })) & { readonly aside?: true };

/** What happens in a line that the campaign does not go on with is the referee's own affair. */
function seenInBook(kind: string, { aside, ...payload }: BookPayload, viewer: Viewer): object | undefined {
  if (kind in FOR_REFEREES || (aside && viewer !== 'referee')) return undefined;
  if (!('corrects' in payload)) return seenEntry(payload, viewer);
  const { changes: _, ...correction } = payload;
  return seenCorrection(correction, viewer);
}

/** A notice is for the sides that it names, or for everybody; one of promotions that names nobody is there for its position alone. */
function noticed(
  campaign: string,
  { to, line, ...about }: Record<string, unknown>,
  viewer: Viewer,
): object | undefined {
  if (Array.isArray(about.promotions) && about.promotions.length === 0) return undefined;
  return mayKnow(viewer, to as SideId[] | undefined) ? inLine(campaign, line, about) : undefined;
}

function inLine(campaign: string, line: unknown, about: object): object {
  return { line: lineId.encode(campaign, line as string), ...about };
}

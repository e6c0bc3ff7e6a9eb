/** What a viewer may know of the events that are no battle actions. A kind that is not listed is for the referee only. */
import { personId } from '../api/index.js';
import type { Viewer } from '../rules-core/kernel/battle.js';

type Telling = (payload: Record<string, unknown>) => object;

const everything: Telling = (payload) => payload;
const person: Telling = (payload) => ({ ...payload, person: personId.encode(payload.person as string) });

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
  'battle.opened': ({ name, mode, dice }) => ({ name, mode, dice }),
  'battle.closed': ({ outcome, seed }) => ({ outcome, seed }),
  'battle.undo-asked': ({ side, toVersion, why }) => ({ side, toVersion, why }),
  'battle.undo-declined': ({ by }) => ({ by }),
};

/** Told to the referee only, without what is nobody's business. */
const FOR_REFEREES: Readonly<Record<string, Telling>> = {
  'campaign.invitation-issued': ({ proof: _, ...payload }) => payload,
  'campaign.invitation-revoked': everything,
};

export function told(kind: string, payload: unknown, viewer: Viewer): object | undefined {
  const tell = OPEN[kind] ?? (viewer === 'referee' ? FOR_REFEREES[kind] : undefined);
  return tell?.(payload as Record<string, unknown>);
}

/**
 * Opaque global ids. An id says what it names by its prefix, and everything that belongs to a campaign carries the campaign inside its id,
 * so access can be decided, and the right database node asked, before anything is loaded.
 */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SHORT = /^[A-Za-z0-9_-]{22}$/;
const KEY = /^[A-Za-z0-9_-]{1,64}$/;

/** 22 characters for the 16 bytes of a UUID. */
export function shorten(uuid: string): string {
  if (!UUID.test(uuid)) throw new Error(`Not a UUID: ${uuid}`);
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The UUID behind 22 characters, or null when they are not one. */
export function lengthen(short: string): string | null {
  if (!SHORT.test(short)) return null;
  const bytes = Buffer.from(short, 'base64url');
  if (bytes.toString('base64url') !== short) return null;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

interface GlobalId {
  encode(uuid: string): string;
  decode(id: string): string | null;
}

/** Ids of things that stand alone: people, campaigns, tokens. */
export function globalId(prefix: string): GlobalId {
  const start = `${prefix}.`;
  return {
    encode: (uuid) => start + shorten(uuid),
    decode: (id) => (id.startsWith(start) ? lengthen(id.slice(start.length)) : null),
  };
}

interface InCampaign {
  campaign: string;
  local: string;
}

interface CampaignThingId {
  encode(campaign: string, local: string): string;
  decode(id: string): InCampaign | null;
}

/** Ids of things inside a campaign. `local` is the name that is unique there: a UUID, or for some a key of another form. */
function campaignThingId(prefix: string, form: RegExp = UUID): CampaignThingId {
  return {
    encode: (campaign, local) => {
      if (!form.test(local)) throw new Error(`Not usable inside an id: ${local}`);
      return `${prefix}.${shorten(campaign)}.${local}`;
    },
    decode: (id) => {
      const [kind, short, local, ...rest] = id.split('.');
      if (kind !== prefix || short === undefined || local === undefined || rest.length > 0) return null;
      const campaign = lengthen(short);
      return campaign !== null && form.test(local) ? { campaign, local } : null;
    },
  };
}

const TEXT = /^[A-Za-z0-9_-]{1,400}$/;

/** Ids of things inside a campaign whose unique name there may be any text. */
function campaignTextId(prefix: string): CampaignThingId {
  return {
    encode: (campaign, local) => `${prefix}.${shorten(campaign)}.${Buffer.from(local).toString('base64url')}`,
    decode: (id) => {
      const [kind, short, text, ...rest] = id.split('.');
      if (kind !== prefix || short === undefined || rest.length > 0 || !TEXT.test(text ?? '')) return null;
      const campaign = lengthen(short);
      const local = Buffer.from(text as string, 'base64url').toString('utf8');
      return campaign !== null && !local.includes('\0') ? { campaign, local } : null;
    },
  };
}

export const campaignId = globalId('campaign');
export const personId = globalId('person');
export const personalTokenId = globalId('token');
export const sessionId = globalId('session');
export const sideId = campaignThingId('side', KEY);
export const invitationId = campaignThingId('invitation', KEY);
export const battleId = campaignThingId('battle');
export const lineId = campaignThingId('line');
export const webhookId = campaignThingId('webhook');
export const jobId = campaignTextId('job');

/** The campaign an id names or lies in, whatever kind of id it is; null for ids outside campaigns and for nonsense. */
export function campaignOf(id: string): string | null {
  const [kind, short, ...rest] = id.split('.');
  if (short === undefined || rest.length > 1) return null;
  return kind === 'campaign' || rest.length === 1 ? lengthen(short) : null;
}

/** Accounts of this server, and who takes whose place in a campaign that comes from another one. */
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openSecrets, People } from '../accounts/index.js';
import { personId } from '../api/index.js';
import { CampaignStates, Campaigns, type Member } from '../campaigns/index.js';
import { OperatorError, readConfig } from '../config/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';

export const PLACES = {
  referee: { type: 'string' },
  map: { type: 'string', multiple: true },
} as const;

export const PLACES_USAGE = `  --referee ACCOUNT      make this account a referee
  --map PERSON=ACCOUNT   give this account the place of a member; as often as needed

An ACCOUNT of this server is named by its e-mail address or by its id, person.…; a member by the id.`;

/** Who is to take which place. */
export interface Places {
  readonly referee: string | undefined;
  readonly by: ReadonlyMap<string, string>;
}

const ACTOR = 'operator';

/** Finds the accounts that the command line names, before anything is done. */
export async function readPlaces(
  source: DataSource,
  { referee, map = [] }: { referee?: string | undefined; map?: string[] | undefined },
): Promise<Places> {
  const people = new People(source);
  const by = new Map<string, string>();
  for (const pair of map) {
    const [member = '', account = ''] = pair.split(/=(.*)/s);
    const person = personId.decode(member);
    if (person === null || account === '')
      throw new OperatorError(
        'BAD_ARGUMENTS',
        `"${pair}" does not say who takes whose place`,
        'Write --map person.…=somebody@example.org; npx hexledger members <campaign> lists the ids.',
        '--map',
      );
    by.set(person, await accountNamed(people, account));
  }
  return { referee: referee === undefined ? undefined : await accountNamed(people, referee), by };
}

async function accountNamed(people: People, name: string): Promise<string> {
  const person = personId.decode(name);
  if (person !== null && (await people.isThere(person))) return person;
  const found = await people.byEmail(name.trim().toLowerCase());
  if (found) return found.personId;
  throw new OperatorError(
    'NO_ACCOUNT',
    `there is no account "${name}" on this server`,
    'Have them sign up first (npx hexledger invite makes a code, where sign-up is not open).',
    name,
  );
}

/** Gives the places away; each is an event of the campaign's log. */
export async function givePlaces(
  source: DataSource,
  campaign: string,
  { referee, by }: Places,
): Promise<void> {
  const store = new EventStore(poolOf(source));
  const secrets = await openSecrets(readConfig().accounts.secret, source);
  const campaigns = new Campaigns(store, new CampaignStates(store), secrets);
  const command = (name: string) => ({
    campaignId: campaign,
    actor: ACTOR,
    name,
    input: { idempotencyKey: randomUUID() },
  });
  for (const [person, account] of by) {
    const done = await campaigns.replaceMember(command('replaceMember'), { person, by: account });
    if (done.problem)
      throw new OperatorError(
        done.problem.code,
        `${personId.encode(person)} is not a member of this campaign`,
        `npx hexledger members ${campaign} lists those who are.`,
        '--map',
      );
  }
  if (referee === undefined) return;
  const done = await campaigns.nameReferee(command('nameReferee'), referee);
  if (done.problem) throw new OperatorError(done.problem.code, done.problem.message, 'Look again.', campaign);
}

/** Who is in a campaign, with the name that they have here, or had where the campaign comes from. */
export async function membersOf(
  source: DataSource,
  campaign: string,
  names: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const found = await new CampaignStates(new EventStore(poolOf(source))).at(campaign);
  if (!found)
    throw new OperatorError(
      'UNKNOWN_CAMPAIGN',
      `there is no campaign ${campaign}`,
      'Look at its id again.',
      campaign,
    );
  const people = new People(source);
  const { members } = found.state;
  const here = new Set<string>();
  for (const { person } of members) if (await people.isThere(person)) here.add(person);
  const own = people.names();
  const lines = members.map(async (member) => {
    const name = here.has(member.person)
      ? await own.load(member.person)
      : `${names[member.person] ?? 'somebody'} (no account here)`;
    return `  ${roleOf(member).padEnd(20)} ${personId.encode(member.person)}  ${name}`;
  });
  const isRun = members.some(({ role, person }) => role === 'REFEREE' && here.has(person));
  return [
    ...(await Promise.all(lines)),
    ...(isRun
      ? []
      : [`No referee has an account here. Name one: npx hexledger members ${campaign} --referee …`]),
  ];
}

const roleOf = ({ role, side }: Member): string => (side === null ? role : `${role} ${side}`);

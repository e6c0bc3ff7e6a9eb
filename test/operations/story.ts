import type { TestApi } from '../../src/api/api.testkit.js';
import { nextKey } from '../../src/api/api.testkit.js';

/** What earlier operations of the story have brought to light. */
export type Known = Record<string, string>;

export interface Step {
  /** The file in `graphql/operations/`, without its ending. */
  operation: string;
  variables?(known: Known): object;
  /** Whose token goes with it: a name under which a token is known. */
  as?: string;
  /** Looks at the answer and adds to what is known. */
  // biome-ignore lint/suspicious/noExplicitAny: every operation answers in its own shape
  then(data: any, known: Known): void;
}

const input = (fields: object) => ({ input: { idempotencyKey: nextKey(), ...fields } });
const REFEREE = { email: 'referee@example.test', password: 'a long password', displayName: 'The referee' };
const PLAYER = { email: 'player@example.test', password: 'a long password', displayName: 'The player' };

const signIn = ({ email, password }: typeof REFEREE, name: string): Step => ({
  operation: 'sign-in',
  variables: () => input({ email, password }),
  then: ({ signIn }, known) => {
    expect(signIn.__typename).toBe('SignedIn');
    known[name] = signIn.accessToken;
    known[`${name}'s refresh token`] = signIn.refreshToken;
  },
});

const signUp = (person: typeof REFEREE): Step => ({
  operation: 'sign-up',
  variables: () => input(person),
  then: ({ signUp }) => expect(signUp).toEqual({ __typename: 'SignUpTaken', replayed: false }),
});

/** The example operations in the order in which somebody would use them. Every file must occur. */
export const STORY: Step[] = [
  signUp(REFEREE),
  signUp(PLAYER),
  signIn(REFEREE, 'referee'),
  signIn(PLAYER, 'player'),
  {
    operation: 'who-am-i',
    as: 'referee',
    then: ({ viewer }) => expect(viewer.person.displayName).toBe('The referee'),
  },
  {
    operation: 'create-campaign',
    as: 'referee',
    variables: () =>
      input({
        name: 'The long road',
        sides: [
          { key: 'allies', name: 'Allies' },
          { key: 'axis', name: 'Axis' },
        ],
      }),
    then: ({ createCampaign }, known) => {
      expect(createCampaign).toMatchObject({ __typename: 'CampaignCreated', position: 1, replayed: false });
      known.campaign = createCampaign.campaign.id;
      known.allies = createCampaign.campaign.sides[0].id;
    },
  },
  {
    operation: 'invite',
    as: 'referee',
    variables: ({ campaign, allies }) => input({ campaignId: campaign, role: 'COMMANDER', sideId: allies }),
    then: ({ invite }, known) => {
      expect(invite.invitation).toMatchObject({ role: 'COMMANDER', side: { name: 'Allies' }, state: 'OPEN' });
      known.invitation = invite.secret;
    },
  },
  {
    operation: 'accept-invitation',
    as: 'player',
    variables: ({ invitation }) => input({ secret: invitation }),
    then: ({ acceptInvitation }) => {
      expect(acceptInvitation.campaign.viewer).toMatchObject({ role: 'COMMANDER', side: { name: 'Allies' } });
    },
  },
  {
    operation: 'my-campaigns',
    as: 'player',
    then: ({ campaigns }) =>
      expect(campaigns.nodes).toMatchObject([{ name: 'The long road', viewer: { role: 'COMMANDER' } }]),
  },
  {
    operation: 'campaign',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    then: ({ campaign }) =>
      expect(campaign).toMatchObject({
        name: 'The long road',
        position: 3,
        members: { nodes: { length: 2 } },
      }),
  },
  {
    operation: 'campaign-changed',
    as: 'player',
    variables: ({ campaign }) => ({ campaignId: campaign, after: 2 }),
    then: ({ campaignChanged }) =>
      expect(campaignChanged).toMatchObject({ position: 3, campaign: { name: 'The long road' } }),
  },
  {
    operation: 'create-personal-token',
    as: 'player',
    variables: () => input({ name: 'my bot', scopes: ['READ', 'COMMAND'] }),
    then: ({ createPersonalToken }) =>
      expect(createPersonalToken).toMatchObject({ replayed: false, token: { scopes: ['READ', 'COMMAND'] } }),
  },
  {
    operation: 'refresh-session',
    variables: (known) => input({ refreshToken: known["player's refresh token"] }),
    then: ({ refreshSession }) => expect(refreshSession.__typename).toBe('SignedIn'),
  },
];

/** Runs an operation as a client would: subscriptions over a socket, the rest over HTTP. */
export async function run(
  api: TestApi,
  text: string,
  variables: object,
  token: string | undefined,
): Promise<unknown> {
  if (!/^subscription\b/m.test(text)) return api.data(text, variables, token);
  const client = api.sockets(token);
  const stream = client.iterate({ query: text, variables: { ...variables } });
  const { value } = await stream.next();
  await client.dispose();
  return value?.data;
}

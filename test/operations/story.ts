import type { TestApi } from '../../src/api/api.testkit.js';
import { saved } from '../../src/exchange/vassal/vassal.testkit.js';
import { crossroads } from '../skirmish/scenario.js';
import { BACKGROUND_STORY } from './background-story.js';
import { BOOK_STORY } from './book-story.js';
import { MAIL_STORY, PASSWORD_STORY } from './mail-story.js';
import { NEWS_STORY } from './news-story.js';
import { input, type Step } from './step.js';

const REFEREE = { email: 'referee@example.test', password: 'a long password', displayName: 'The referee' };
const PLAYER = { email: 'player@example.test', password: 'a long password', displayName: 'The player' };
const LOOKER_ON = {
  email: 'looker-on@example.test',
  password: 'a long password',
  displayName: 'A looker-on',
};

const signIn = ({ email, password }: typeof REFEREE, name: string): Step => ({
  operation: 'sign-in',
  variables: () => input({ email, password }),
  check: ({ signIn }, known) => {
    expect(signIn.__typename).toBe('SignedIn');
    known[name] = signIn.accessToken;
    known[`${name}'s refresh token`] = signIn.refreshToken;
  },
});

const signUp = (person: typeof REFEREE): Step => ({
  operation: 'sign-up',
  variables: () => input(person),
  check: ({ signUp }) => expect(signUp).toEqual({ __typename: 'SignUpTaken', replayed: false }),
});

/** The example operations in the order in which somebody would use them. Every file must occur. */
export const STORY: Step[] = [
  signUp(REFEREE),
  signUp(PLAYER),
  signIn(REFEREE, 'referee'),
  signIn(PLAYER, 'player'),
  signUp(LOOKER_ON),
  signIn(LOOKER_ON, 'looker-on'),
  {
    operation: 'who-am-i',
    as: 'referee',
    check: ({ viewer, signUpMode, sendsMail }) => {
      expect(sendsMail).toBe(true);
      expect(viewer.mailbox).toBeNull();
      expect(viewer.person.displayName).toBe('The referee');
      expect(signUpMode).toBe('OPEN');
    },
  },
  {
    operation: 'create-campaign',
    as: 'referee',
    variables: () =>
      input({
        name: 'The long road',
        sides: [
          { key: 'blue', name: 'Blue' },
          { key: 'red', name: 'Red' },
        ],
      }),
    check: ({ createCampaign }, known) => {
      expect(createCampaign).toMatchObject({ __typename: 'CampaignCreated', position: 1, replayed: false });
      known.campaign = createCampaign.campaign.id;
      known.blue = createCampaign.campaign.sides[0].id;
    },
  },
  {
    operation: 'invite',
    as: 'referee',
    variables: ({ campaign, blue }) => input({ campaignId: campaign, role: 'COMMANDER', sideId: blue }),
    check: ({ invite }, known) => {
      expect(invite.invitation).toMatchObject({ role: 'COMMANDER', side: { name: 'Blue' }, state: 'OPEN' });
      known.invitation = invite.secret;
    },
  },
  {
    operation: 'accept-invitation',
    as: 'player',
    variables: ({ invitation }) => input({ secret: invitation }),
    check: ({ acceptInvitation }) => {
      expect(acceptInvitation.campaign.viewer).toMatchObject({ role: 'COMMANDER', side: { name: 'Blue' } });
    },
  },
  {
    operation: 'my-campaigns',
    as: 'player',
    check: ({ campaigns }) =>
      expect(campaigns.nodes).toMatchObject([{ name: 'The long road', viewer: { role: 'COMMANDER' } }]),
  },
  {
    operation: 'campaign',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign }) =>
      expect(campaign).toMatchObject({
        name: 'The long road',
        position: 2,
        members: { nodes: { length: 2 } },
      }),
  },
  {
    operation: 'signed-head',
    as: 'referee',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ signingKey, campaign: { signedHead } }) => {
      const [, payload] = signedHead.signed.split('.');
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
        position: signedHead.position,
        hash: signedHead.hash,
      });
      expect(signingKey.algorithm).toBe('Ed25519');
    },
  },
  {
    operation: 'campaign-changed',
    as: 'player',
    variables: ({ campaign }) => ({ campaignId: campaign, after: 1 }),
    check: ({ campaignChanged }) =>
      expect(campaignChanged).toMatchObject({ position: 2, campaign: { name: 'The long road' } }),
  },
  {
    operation: 'event-kinds',
    variables: () => ({}),
    check: ({ eventKinds }) =>
      expect(eventKinds).toContainEqual({ kind: 'battle.action', tells: 'Something happened in a battle.' }),
  },
  {
    operation: 'rulebook',
    variables: () => ({ system: 'skirmish', rule: '2.3' }),
    check: ({ rulebook }) =>
      expect(rulebook).toMatchObject({
        title: 'Skirmish',
        effects: expect.arrayContaining(['fired', 'ruling', 'unseen']),
        refusals: expect.arrayContaining(['NOT_YOUR_DECISION']),
        rule: { text: expect.stringContaining('may fire') },
      }),
  },
  {
    operation: 'upload',
    as: 'referee',
    variables: () =>
      input({ kind: 'BOARD', name: 'Meadow', document: { board: 'meadow', columns: 9, rows: 6 } }),
    check: ({ upload }) => expect(upload.item).toMatchObject({ kind: 'BOARD', name: 'Meadow' }),
  },
  {
    operation: 'open-battle',
    as: 'referee',
    variables: ({ campaign }) =>
      input({
        campaignId: campaign,
        name: 'The crossroads',
        mode: 'ENFORCE',
        start: { position: crossroads() },
      }),
    check: ({ openBattle }, known) => {
      expect(openBattle.battle).toMatchObject({ version: 2, awaiting: [{ side: 'blue' }, { side: 'red' }] });
      known.battle = openBattle.battle.id;
    },
  },
  {
    operation: 'legal-orders',
    as: 'player',
    variables: ({ battle }) => ({ id: battle }),
    check: ({ battle }) =>
      expect(battle.legalOrders.map(({ order }: { order: object }) => order)).toEqual([
        { order: 'plan', plan: 'attack' },
        { order: 'plan', plan: 'hold' },
      ]),
  },
  {
    operation: 'legal-order-page',
    as: 'player',
    variables: ({ battle }) => ({ id: battle, kinds: ['plan'] }),
    check: ({ battle }) =>
      expect(battle.legalOrderPage).toMatchObject({
        total: 2,
        nodes: [{ says: 'Plan: plan attack.' }, { says: 'Plan: plan hold.' }],
        pageInfo: { hasNextPage: false },
      }),
  },
  {
    operation: 'odds',
    as: 'player',
    variables: ({ battle }) => ({ id: battle, order: { json: { order: 'plan', plan: 'attack' } } }),
    check: ({ battle }) =>
      expect(battle.odds).toEqual({
        total: '1',
        estimated: false,
        chances: [{ outcome: 'nothing', cases: '1', probability: 1 }],
      }),
  },
  {
    operation: 'issue-orders',
    as: 'player',
    variables: ({ battle }) =>
      input({
        battleId: battle,
        policy: 'ALL_OR_NONE',
        orders: [{ json: { order: 'plan', plan: 'attack' } }],
      }),
    check: ({ issueOrders }) =>
      expect(issueOrders.actions[0].effects).toMatchObject([{ sentence: 'blue has chosen a plan.' }]),
  },
  {
    operation: 'battle',
    as: 'player',
    variables: ({ battle }) => ({ id: battle, at: { version: 2 } }),
    check: ({ battle }) => {
      expect(battle).toMatchObject({ version: 2, clock: { turn: 1, phase: 'plan' }, outcome: null });
      expect(battle.units.nodes).toHaveLength(5);
    },
  },
  {
    operation: 'order-of-battle',
    as: 'player',
    variables: ({ battle }) => ({ id: battle, format: 'TEXT' }),
    check: ({ battle }) => expect(battle.orderOfBattle).toContain('On the map:'),
  },
  {
    operation: 'battle-in-words',
    as: 'player',
    variables: ({ battle }) => ({ id: battle }),
    check: ({ battle }) =>
      expect(battle).toMatchObject({ briefing: { victory: expect.any(Array) }, afterActionReport: null }),
  },
  {
    operation: 'battle-pictures',
    as: 'player',
    variables: ({ battle }) => ({ id: battle }),
    check: ({ battle }) => {
      expect(battle.board).toMatchObject({
        picture: expect.stringMatching(/^\/boards\/.+\.svg$/),
        width: 450,
      });
      expect(battle.board.hexes).toHaveLength(67);
      expect(battle.units.nodes[0].counter).toMatchObject({ symbol: 'unit', states: [] });
    },
  },
  {
    operation: 'battle-actions',
    as: 'player',
    variables: ({ battle }) => ({ id: battle }),
    check: ({ battle }) => expect(battle.actions.nodes).toHaveLength(2),
  },
  {
    operation: 'battle-diff',
    as: 'player',
    variables: ({ battle }) => ({ id: battle, from: 2, to: 3 }),
    check: ({ battle }) =>
      expect(battle.diff.changes).toContainEqual({ do: 'secret', side: 'blue', set: { plan: 'attack' } }),
  },
  {
    operation: 'undo',
    as: 'player',
    variables: ({ battle }) => input({ battleId: battle, toVersion: 2 }),
    check: ({ undo }) => expect(undo).toMatchObject({ __typename: 'ActionsUndone', battle: { version: 4 } }),
  },
  {
    operation: 'campaign-log',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign }) =>
      expect(campaign.events.nodes.map(({ kind }: { kind: string }) => kind)).toContain('battle.opened'),
  },
  {
    operation: 'campaign-events',
    as: 'player',
    variables: ({ campaign }) => ({ campaignId: campaign, after: 2 }),
    check: ({ campaignEvents }) =>
      expect(campaignEvents).toMatchObject({ position: 3, kind: 'battle.opened' }),
  },
  {
    operation: 'lab',
    variables: () => ({
      document: {
        system: 'skirmish',
        position: crossroads(),
        steps: [{ by: 'blue', order: { order: 'plan', plan: 'hold' }, dice: 'all' }],
      },
    }),
    check: ({ lab }) => expect(lab.problems).toEqual([]),
  },
  {
    operation: 'vassal-file',
    as: 'player',
    variables: () => ({ file: Buffer.from(saved([])).toString('base64') }),
    check: ({ vassalFile }) => {
      expect(vassalFile).toMatchObject({ boards: ['02'], text: expect.stringContaining('Boards: 02.') });
      expect(JSON.parse(vassalFile.json)).toMatchObject({ kind: 'save' });
    },
  },
  {
    operation: 'scenario-from-save',
    as: 'player',
    variables: () => ({
      input: { file: Buffer.from(saved([])).toString('base64'), system: 'skirmish' },
    }),
    check: ({ scenarioFromSave }) => {
      expect(scenarioFromSave).toMatchObject({ scenario: null, placed: 0 });
      expect(scenarioFromSave.open.length).toBeGreaterThan(0);
    },
  },
  {
    operation: 'draw-up',
    variables: () => ({
      system: 'skirmish',
      document: { sides: { blue: {} } },
    }),
    check: ({ rulebook }) => expect(rulebook.drawUp.problems).toMatchObject([{ code: 'NOT_DRAWN_UP' }]),
  },
  {
    operation: 'rule',
    as: 'referee',
    variables: ({ battle }) =>
      input({
        battleId: battle,
        changes: [{ do: 'clock', set: { over: { winner: 'blue', why: 'It grew dark.' } } }],
        why: 'It grew dark.',
      }),
    check: ({ rule }) => expect(rule.battle.outcome).toEqual({ winner: 'blue', why: 'It grew dark.' }),
  },
  {
    operation: 'publish-battle',
    as: 'referee',
    variables: ({ battle }) => input({ battleId: battle }),
    check: ({ publishBattle }, { battle }) =>
      expect(publishBattle).toMatchObject({
        __typename: 'BattlePublished',
        battle: { id: battle, published: true },
      }),
  },
  ...MAIL_STORY,
  ...NEWS_STORY,
  ...BACKGROUND_STORY,
  ...BOOK_STORY,
  {
    operation: 'create-personal-token',
    as: 'player',
    variables: () => input({ name: 'my bot', scopes: ['READ', 'COMMAND'] }),
    check: ({ createPersonalToken }) =>
      expect(createPersonalToken).toMatchObject({ replayed: false, token: { scopes: ['READ', 'COMMAND'] } }),
  },
  {
    operation: 'refresh-session',
    variables: (known) => input({ refreshToken: known["player's refresh token"] }),
    check: ({ refreshSession }) => expect(refreshSession.__typename).toBe('SignedIn'),
  },
  ...PASSWORD_STORY,
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

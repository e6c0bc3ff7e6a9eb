import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, nextKey, TestApi, type TestPerson } from '../api/api.testkit.js';
import { inTransaction } from '../event-store/index.js';
import { CampaignStates } from './campaign-states.js';

const CAMPAIGN = `id name description position settings { observerDelaySeconds declassifiesAt } sides { id key name }
  viewer { role side { key } delaySeconds mayCommand }`;
const WITH_CAMPAIGN = ['CampaignCreated', 'CampaignChanged', 'InvitationAccepted'];
const onCampaign = (type: string) => `... on ${type} { campaign { ${CAMPAIGN} } }`;
const ISSUED = '... on InvitationIssued { secret invitation { id role state side { key } } }';
const SIDES = [
  { key: 'allies', name: 'Allies' },
  { key: 'axis', name: 'Axis' },
];

describe('campaigns', () => {
  let database: TestDatabase;
  let api: TestApi;
  let referee: TestPerson;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({ dataSource: database.dataSource });
    referee = await newPerson(api, 'Referee');
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  const create = async (input: object = {}) =>
    (
      await api.command(
        'createCampaign',
        { name: 'Normandy', sides: SIDES, ...input },
        referee.token,
        onCampaign(WITH_CAMPAIGN[0]!),
      )
    ).campaign;
  const change = (name: string, input: object, token = referee.token) =>
    api.command(name, input, token, onCampaign(WITH_CAMPAIGN[1]!));
  const invite = (campaignId: string, input: object) =>
    api.command('invite', { campaignId, ...input }, referee.token, ISSUED);
  const accept = (secret: string, token: string, more: object = {}) =>
    api.command('acceptInvitation', { secret, ...more }, token, onCampaign(WITH_CAMPAIGN[2]!));
  const join = async (campaign: { id: string; sides: { id: string }[] }, role: string, name = role) => {
    const person = await newPerson(api, name);
    const sideId = role === 'COMMANDER' ? campaign.sides[0]!.id : null;
    const { secret } = await invite(campaign.id, { role, sideId });
    expect((await accept(secret, person.token)).__typename).toBe('InvitationAccepted');
    return person;
  };
  const see = (id: string, token?: string, args = '') =>
    api.ask(`query ($id: ID!) { campaign(id: $id ${args}) { ${CAMPAIGN} } }`, { id }, token);

  it('begin with a referee, sides and settings, at position 1', async () => {
    const campaign = await create({ description: 'June 1944', observerDelaySeconds: 600 });
    expect(campaign).toMatchObject({
      name: 'Normandy',
      description: 'June 1944',
      position: 1,
      settings: { observerDelaySeconds: 600, declassifiesAt: null },
      sides: SIDES,
      viewer: { role: 'REFEREE', side: null, delaySeconds: 0 },
    });
    expect(campaign.viewer.mayCommand).toContain('renameCampaign');
  });

  it('are created once for one key', async () => {
    const input = { name: 'Once', sides: SIDES, idempotencyKey: nextKey() };
    const send = (more: object = {}) =>
      api.command('createCampaign', { ...input, ...more }, referee.token, onCampaign('CampaignCreated'));
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.campaign.id)).size).toBe(1);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(await send({ name: 'Twice' })).toMatchObject({ code: 'KEY_REUSED' });
  });

  it.each([
    ['one side', { sides: SIDES.slice(0, 1) }, ['sides']],
    ['two sides with one key', { sides: [SIDES[0], SIDES[0]] }, ['sides']],
    ['a key with capitals', { sides: [SIDES[0], { key: 'Axis', name: 'Axis' }] }, ['sides', '1', 'key']],
    ['no name', { name: ' ' }, ['name']],
    ['a delay below zero', { observerDelaySeconds: -1 }, ['observerDelaySeconds']],
  ])('are refused with %s', async (_, input, path) => {
    const answer = await api.command('createCampaign', { name: 'X', sides: SIDES, ...input }, referee.token);
    expect(answer).toMatchObject({ __typename: 'InvalidInput', path });
  });

  it('change by events, and are shown as they were at any position', async () => {
    const { id, sides } = await create();
    expect(await change('renameCampaign', { campaignId: id, name: 'Overlord' })).toMatchObject({
      position: 2,
      campaign: { name: 'Overlord' },
    });
    await change('addSide', { campaignId: id, side: { key: 'partisans', name: 'Partisans' } });
    await change('renameSide', { sideId: sides[1].id, name: 'Wehrmacht' });
    await change('changeCampaignSettings', { campaignId: id, observerDelaySeconds: 60 });
    const now = (await see(id, referee.token)).data.campaign;
    expect(now).toMatchObject({ name: 'Overlord', position: 5, settings: { observerDelaySeconds: 60 } });
    expect(now.sides.map((side: { name: string }) => side.name)).toEqual([
      'Allies',
      'Wehrmacht',
      'Partisans',
    ]);
    const then = (await see(id, referee.token, ', at: 1')).data.campaign;
    expect(then).toMatchObject({ name: 'Normandy', position: 1, sides: SIDES });
    for (const at of [0, 6, -3]) {
      expect((await see(id, referee.token, `, at: ${at}`)).errors![0]!.extensions.code).toBe(
        'BAD_USER_INPUT',
      );
    }
  });

  it('say so when they have not reached the position that was asked for', async () => {
    const { id } = await create();
    expect((await see(id, referee.token, ', minPosition: 1')).data.campaign.position).toBe(1);
    expect((await see(id, referee.token, ', minPosition: 2')).errors![0]!.extensions).toEqual({
      code: 'NOT_YET',
      position: 1,
    });
  });

  it('refuse a change that was decided on an older look', async () => {
    const { id } = await create();
    await change('renameCampaign', { campaignId: id, name: 'A' });
    const late = { campaignId: id, name: 'B', expectedPosition: 1 };
    expect(await change('renameCampaign', late)).toMatchObject({
      __typename: 'Conflict',
      code: 'CONFLICT',
      retryable: true,
    });
    expect(await change('renameCampaign', { ...late, expectedPosition: 2 })).toMatchObject({ position: 3 });
  });

  it('answer a repeated command as they did, whatever has happened since', async () => {
    const { id } = await create();
    const input = { campaignId: id, side: { key: 'third', name: 'Third' }, idempotencyKey: nextKey() };
    const first = await change('addSide', input);
    await change('renameCampaign', { campaignId: id, name: 'Later' });
    const again = await change('addSide', input);
    expect(again).toEqual({ ...first, replayed: true });
    expect(await change('addSide', { ...input, side: { key: 'fourth', name: 'Fourth' } })).toMatchObject({
      code: 'KEY_REUSED',
    });
    expect(await change('addSide', { ...input, idempotencyKey: nextKey() })).toMatchObject({
      code: 'SIDE_EXISTS',
    });
  });

  it('lose no change when many come at once', async () => {
    const { id } = await create();
    const keys = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'];
    const answers = await Promise.all(
      keys.map((key) => change('addSide', { campaignId: id, side: { key, name: key } })),
    );
    expect(answers.map((answer) => answer.__typename)).toEqual(keys.map(() => 'CampaignChanged'));
    const { sides } = (await see(id, referee.token)).data.campaign;
    expect(sides.map((side: { key: string }) => side.key).sort()).toEqual([...keys, 'allies', 'axis'].sort());
  });

  describe('invitations', () => {
    it('make a member, once', async () => {
      const campaign = await create();
      const [person, second] = [await newPerson(api), await newPerson(api)];
      const { secret, invitation } = await invite(campaign.id, {
        role: 'COMMANDER',
        sideId: campaign.sides[1].id,
      });
      expect(invitation).toMatchObject({ role: 'COMMANDER', state: 'OPEN', side: { key: 'axis' } });
      const idempotencyKey = nextKey();
      const accepted = await accept(secret, person.token, { idempotencyKey });
      expect(accepted.campaign.viewer).toMatchObject({ role: 'COMMANDER', side: { key: 'axis' } });
      expect(await accept(secret, person.token, { idempotencyKey })).toMatchObject({
        position: accepted.position,
        replayed: true,
      });
      expect(await accept(secret, second.token)).toMatchObject({ __typename: 'NotFound' });
    });

    it('tell a repeated request the same secret, and keep only its hash', async () => {
      const { id } = await create();
      const input = { role: 'OBSERVER', idempotencyKey: nextKey() };
      const [first, again] = [await invite(id, input), await invite(id, input)];
      expect(again).toEqual({ ...first, replayed: true });
      const { rows } = await database.pool.query(
        'select payload::text as text from event union all select state::text from campaign_state',
      );
      for (const { text } of rows) expect(text).not.toContain(first.secret.split('.')[3]);
    });

    it('are worthless once revoked, once out of date, and with another secret', async () => {
      const { id } = await create();
      const person = await newPerson(api);
      const revoked = await invite(id, { role: 'OBSERVER' });
      const answer = await api.command(
        'revokeInvitation',
        { invitationId: revoked.invitation.id },
        referee.token,
        '... on InvitationRevoked { invitation { state } }',
      );
      expect(answer.invitation.state).toBe('REVOKED');
      const soon = await invite(id, {
        role: 'OBSERVER',
        expiresAt: new Date(Date.now() + 150).toISOString(),
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const open = await invite(id, { role: 'OBSERVER' });
      const forged = open.secret.slice(0, -2) + (open.secret.endsWith('AA') ? 'BB' : 'AA');
      const refusals = await Promise.all(
        [revoked.secret, soon.secret, forged, 'nonsense'].map((secret) => accept(secret, person.token)),
      );
      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
      expect(refusals[0]).toMatchObject({ __typename: 'NotFound', code: 'NOT_FOUND' });
    });

    it.each([
      ['a commander without a side', { role: 'COMMANDER' }, 'SIDE_MISSING'],
      ['an observer with one', { role: 'OBSERVER', side: true }, 'SIDE_NOT_MEANT'],
      ['the public', { role: 'PUBLIC' }, 'ROLE_NOT_GIVEN'],
      ['ever', { role: 'OBSERVER', expiresAt: '2999-01-01T00:00:00Z' }, 'EXPIRY_OUT_OF_RANGE'],
      ['the past', { role: 'OBSERVER', expiresAt: '2020-01-01T00:00:00Z' }, 'EXPIRY_OUT_OF_RANGE'],
    ])(
      'are not made for %s',
      async (_, { side, ...input }: { role: string; side?: boolean; expiresAt?: string }, code) => {
        const campaign = await create();
        expect(
          await invite(campaign.id, { ...input, ...(side && { sideId: campaign.sides[0].id }) }),
        ).toMatchObject({ code });
      },
    );

    it('are not made for a side of another campaign', async () => {
      const [one, other] = [await create(), await create()];
      expect(await invite(one.id, { role: 'COMMANDER', sideId: other.sides[0].id })).toMatchObject({
        __typename: 'NotFound',
        path: ['sideId'],
      });
    });
  });

  describe('members', () => {
    it('are listed page by page with their names and sides', async () => {
      const campaign = await create();
      for (const role of ['COMMANDER', 'OBSERVER', 'REFEREE']) await join(campaign, role);
      const query = `query ($id: ID!, $after: String) { campaign(id: $id) { members(first: 2, after: $after) {
        nodes { role side { key } person { displayName } } pageInfo { hasNextPage endCursor } } } }`;
      const first = (await api.data(query, { id: campaign.id }, referee.token)).campaign.members;
      const after = first.pageInfo.endCursor;
      const second = (await api.data(query, { id: campaign.id, after }, referee.token)).campaign.members;
      expect([...first.nodes, ...second.nodes]).toEqual([
        { role: 'REFEREE', side: null, person: { displayName: 'Referee' } },
        { role: 'COMMANDER', side: { key: 'allies' }, person: { displayName: 'COMMANDER' } },
        { role: 'OBSERVER', side: null, person: { displayName: 'OBSERVER' } },
        { role: 'REFEREE', side: null, person: { displayName: 'REFEREE' } },
      ]);
      expect(second.pageInfo.hasNextPage).toBe(false);
    });

    it('members who are taken out see nothing more at once', async () => {
      const campaign = await create();
      const person = await join(campaign, 'OBSERVER');
      expect((await see(campaign.id, person.token)).data.campaign.viewer.role).toBe('OBSERVER');
      await change('removeMember', { campaignId: campaign.id, personId: person.id });
      expect((await see(campaign.id, person.token)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    });

    it('may leave, and change roles, but one referee stays', async () => {
      const campaign = await create();
      const person = await join(campaign, 'COMMANDER');
      expect(await api.command('leaveCampaign', { campaignId: campaign.id }, referee.token)).toMatchObject({
        code: 'LAST_REFEREE',
      });
      const toObserver = { campaignId: campaign.id, personId: referee.id, role: 'OBSERVER' };
      expect(await change('changeMemberRole', toObserver)).toMatchObject({ code: 'LAST_REFEREE' });
      await change('changeMemberRole', { campaignId: campaign.id, personId: person.id, role: 'REFEREE' });
      expect((await see(campaign.id, person.token)).data.campaign.viewer).toMatchObject({
        role: 'REFEREE',
        side: null,
      });
      expect(
        (await api.command('leaveCampaign', { campaignId: campaign.id }, referee.token)).__typename,
      ).toBe('CampaignLeft');
      expect((await see(campaign.id, referee.token)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    });

    it('find their campaigns, latest joined first', async () => {
      const person = await newPerson(api);
      const names = ['One', 'Two', 'Three'];
      for (const name of names) {
        const campaign = await create({ name });
        await accept((await invite(campaign.id, { role: 'OBSERVER' })).secret, person.token);
      }
      const query =
        'query ($after: String) { campaigns(first: 2, after: $after) { edges { cursor node { name } } pageInfo { hasNextPage endCursor } } }';
      const first = (await api.data(query, {}, person.token)).campaigns;
      expect(first.edges.map((edge: { node: { name: string } }) => edge.node.name)).toEqual(['Three', 'Two']);
      const second = (await api.data(query, { after: first.pageInfo.endCursor }, person.token)).campaigns;
      expect(second).toMatchObject({ edges: [{ node: { name: 'One' } }], pageInfo: { hasNextPage: false } });
    });
  });

  it('are open to everybody from the day they are declassified, and not a moment before', async () => {
    const campaign = await create({ declassifiesAt: new Date(Date.now() + 3_600_000).toISOString() });
    const stranger = await newPerson(api);
    expect((await see(campaign.id)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await see(campaign.id, stranger.token)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    await change('changeCampaignSettings', {
      campaignId: campaign.id,
      declassifiesAt: new Date(Date.now() - 1000).toISOString(),
    });
    for (const token of [undefined, stranger.token]) {
      const { viewer } = (await see(campaign.id, token)).data.campaign;
      expect(viewer).toEqual({ role: 'PUBLIC', side: null, delaySeconds: 0, mayCommand: [] });
    }
    await change('changeCampaignSettings', { campaignId: campaign.id, declassifiesAt: null });
    expect((await see(campaign.id)).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  it('look the same whether they are rebuilt from their log or not', async () => {
    const campaign = await create();
    await join(campaign, 'COMMANDER');
    await change('renameCampaign', { campaignId: campaign.id, name: 'Rebuilt' });
    const states = api.app.get(CampaignStates);
    const id = (
      await database.pool.query<{ campaign_id: string }>(
        "select campaign_id from campaign_state where state->>'name' = 'Rebuilt'",
      )
    ).rows[0]!.campaign_id;
    const before = await states.after(id, 0, 100);
    const replayed = [];
    for await (const state of states.replayed(id)) replayed.push(state);
    expect(replayed).toEqual(before);
    await inTransaction(database.pool, (client) => states.rebuild(client, id));
    expect(await states.after(id, 0, 100)).toEqual(before);
  });
});

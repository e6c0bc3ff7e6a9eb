import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, nextKey, TestApi } from '../api/api.testkit.js';
import { run as invite } from '../cli/invite.js';
import { operatorsCode, type SignUp } from './door.js';
import { Secrets } from './secrets.js';

let database: TestDatabase;
let apis: Record<SignUp, TestApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  const start = async (signUp: SignUp) =>
    TestApi.start({ dataSource: await database.connect(), accounts: { signUp } });
  apis = {
    open: await start('open'),
    issuer: await start('issuer'),
    invitation: await start('invitation'),
    closed: await start('closed'),
  };
});
afterAll(async () => {
  for (const api of Object.values(apis ?? {})) await api.close();
  await database?.drop();
});

const password = 'correct horse battery';
const address = () => `${nextKey()}@example.test`;
const signUp = (api: TestApi, more: object = {}) =>
  api.command('signUp', { email: address(), password, displayName: 'Somebody', ...more });
const NEEDED = { __typename: 'InvalidInput', code: 'INVITATION_NEEDED', path: ['invitation'] };

/** A code as the operator makes it. */
async function code(...args: string[]): Promise<string> {
  process.env.DATABASE_URL = database.url;
  const said: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  try {
    expect(await invite(args)).toBe(0);
    return said[0]!;
  } finally {
    delete process.env.DATABASE_URL;
    log.mockRestore();
  }
}

/** The secret of an invitation to a campaign. */
async function campaignInvitation(): Promise<{ secret: string; accept(token: string): Promise<object> }> {
  const { open } = apis;
  const referee = await newPerson(open);
  const sides = ['blue', 'red'].map((key) => ({ key, name: key }));
  const made = await open.command(
    'createCampaign',
    { name: 'A', sides },
    referee.token,
    '... on CampaignCreated { campaign { id } }',
  );
  const { secret } = await open.command(
    'invite',
    { campaignId: made.campaign.id, role: 'OBSERVER' },
    referee.token,
    '... on InvitationIssued { secret }',
  );
  return { secret, accept: (token) => open.command('acceptInvitation', { secret }, token) };
}

const MODES = ['issuer', 'invitation', 'closed'] as const;

test.each(['open', ...MODES] as const)('everybody may know that sign-up is "%s"', async (mode) => {
  expect(await apis[mode].data('{ signUpMode }')).toEqual({ signUpMode: mode.toUpperCase() });
});

describe.each(MODES)('where sign-up is "%s"', (mode) => {
  it('nobody opens an account without a code, or with one that was made up', async () => {
    for (const invitation of [null, '', 'please', `hxs.${'A'.repeat(22)}.zzzzzzz.${'A'.repeat(43)}`])
      expect(await signUp(apis[mode], { invitation })).toMatchObject(NEEDED);
  });

  it('says the same to an address that has an account', async () => {
    const { email } = await newPerson(apis.open);
    expect(await signUp(apis[mode], { email })).toMatchObject(NEEDED);
  });

  it('a code of the operator lets one person in', async () => {
    const invitation = await code();
    const asked = { email: address(), invitation, idempotencyKey: nextKey() };
    expect((await signUp(apis[mode], asked)).__typename).toBe('SignUpTaken');
    expect((await signUp(apis[mode], asked)).__typename).toBe('SignUpTaken');
    const person = await apis[mode].command('signIn', { email: asked.email, password });
    expect(person.__typename).toBe('SignedIn');
    expect(await signUp(apis[mode], { invitation })).toMatchObject(NEEDED);
  });

  it('a code that has run out lets nobody in', async () => {
    const secrets = apis[mode].app.get(Secrets);
    const codeUntil = (seconds: number) =>
      operatorsCode(secrets, randomUUID(), new Date(Date.now() + seconds * 1000));
    expect(await signUp(apis[mode], { invitation: codeUntil(-1) })).toMatchObject(NEEDED);
    expect((await signUp(apis[mode], { invitation: codeUntil(60) })).__typename).toBe('SignUpTaken');
  });

  it('people sign in as ever', async () => {
    const { email } = await newPerson(apis.open);
    expect((await apis[mode].command('signIn', { email, password })).__typename).toBe('SignedIn');
  });
});

test('the secret of an invitation to a campaign is a code where sign-up is by invitation', async () => {
  const { secret, accept } = await campaignInvitation();
  for (const mode of ['issuer', 'closed'] as const)
    expect(await signUp(apis[mode], { invitation: secret })).toMatchObject(NEEDED);
  const email = address();
  const joined = await signUp(apis.invitation, { email, invitation: secret });
  expect(joined.__typename).toBe('SignUpTaken');
  expect(await signUp(apis.invitation, { invitation: secret })).toMatchObject(NEEDED);
  const { accessToken } = await apis.open.command(
    'signIn',
    { email, password },
    undefined,
    '... on SignedIn { accessToken }',
  );
  expect(await accept(accessToken)).toMatchObject({ __typename: 'InvitationAccepted' });
  const other = await campaignInvitation();
  await other.accept((await newPerson(apis.open)).token);
  expect(await signUp(apis.invitation, { invitation: other.secret })).toMatchObject(NEEDED);
});

test('npx hexledger invite says how it is used', async () => {
  expect(await code('--help')).toContain('Usage: npx hexledger invite');
  for (const days of ['0', '91', 'many'])
    await expect(invite(['--days', days])).rejects.toMatchObject({ code: 'BAD_ARGUMENTS', path: '--days' });
});

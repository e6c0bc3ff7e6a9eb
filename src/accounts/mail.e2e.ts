import { jest } from '@jest/globals';
import { background } from '../../test/support/background.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { MailServer, type TakenMail } from '../../test/support/mail-server.js';
import { SKIRMISH, SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import { LOOSE_ATTEMPTS, newPerson, TestApi, type TestPerson } from '../api/api.testkit.js';
import { BattlesModule } from '../battles/index.js';
import { CampaignLogModule } from '../campaign-log/index.js';
import { LibraryModule } from '../library/index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let server: MailServer;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await new MailServer().start();
  api = await SkirmishCampaign.serve(database, background(server.settings), ['jobs', 'webhooks']);
});
beforeEach(() => server.clear());
afterAll(async () => {
  await api?.close();
  await server?.stop();
  await database?.drop();
});

const MAILBOX = 'mailbox { address verifiedAt refusal refusedAt closed }';

async function mailboxOf({ token }: TestPerson) {
  return (await api.data(`{ viewer { ${MAILBOX} } }`, {}, token)).viewer.mailbox;
}

const setAddress = (who: TestPerson, address: string | null, more: object = {}) =>
  api.command(
    'setMailAddress',
    { address, ...more },
    who.token,
    `... on MailAddressSet { replayed ${MAILBOX} }`,
  );

const secretIn = ({ text }: TakenMail): string => /#(?:verify|password)=(\S+)/.exec(text)?.[1] as string;

async function lastTo(address: string, amount = 1): Promise<TakenMail> {
  return (await server.mailsTo(address, amount)).at(-1) as TakenMail;
}

const verify = (secret: string) =>
  api.command('verifyMailAddress', { secret }, undefined, '... on MailAddressVerified { address }');

describe('an address for mail', () => {
  it('is good when its owner has followed the link that went there', async () => {
    const anna = await newPerson(api, 'Anna');
    expect(await mailboxOf(anna)).toBeNull();
    const set = await setAddress(anna, ' Anna.Mail@Players.example');
    expect(set).toMatchObject({
      __typename: 'MailAddressSet',
      replayed: false,
      mailbox: { address: 'anna.mail@players.example', verifiedAt: null, refusal: null, closed: false },
    });
    const secret = secretIn(await lastTo('anna.mail@players.example'));
    expect(await verify(secret)).toMatchObject({
      __typename: 'MailAddressVerified',
      address: 'anna.mail@players.example',
    });
    const { verifiedAt } = await mailboxOf(anna);
    expect(verifiedAt).toEqual(expect.any(String));
    await verify(secret);
    expect((await mailboxOf(anna)).verifiedAt).toBe(verifiedAt);
  });

  it('is unverified again when it is changed, and the old link is no longer good', async () => {
    const bert = await newPerson(api, 'Bert');
    await setAddress(bert, 'bert1@players.example');
    const old = secretIn(await lastTo('bert1@players.example'));
    await setAddress(bert, 'bert2@players.example');
    expect(await verify(old)).toMatchObject({ __typename: 'WrongCredentials', code: 'LINK_NOT_GOOD' });
    await verify(secretIn(await lastTo('bert2@players.example')));
    expect(await mailboxOf(bert)).toMatchObject({
      address: 'bert2@players.example',
      verifiedAt: expect.any(String),
    });
    expect(await setAddress(bert, null)).toMatchObject({ mailbox: null });
    expect(await mailboxOf(bert)).toBeNull();
  });

  it('is not believed by a link that somebody made up, or after a day', async () => {
    const cora = await newPerson(api, 'Cora');
    await setAddress(cora, 'cora@players.example');
    const secret = secretIn(await lastTo('cora@players.example'));
    for (const made of [
      '',
      'hxv',
      `${secret}x`,
      secret.slice(0, -1),
      secret.replace(/^hxv\../, (start) => (start.endsWith('_') ? 'hxv.-' : 'hxv._')),
    ])
      expect(await verify(made)).toMatchObject({ code: 'LINK_NOT_GOOD' });
    await database.pool.query(
      `update mailbox set asked_at = now() - interval '25 hours' where address = 'cora@players.example'`,
    );
    expect(await verify(secret)).toMatchObject({ code: 'LINK_NOT_GOOD' });
    expect((await mailboxOf(cora)).verifiedAt).toBeNull();
  });

  it('gets no more than five links in an hour, from whomever', async () => {
    const [dora, emil] = await Promise.all([newPerson(api, 'Dora'), newPerson(api, 'Emil')]);
    for (let n = 0; n < 5; n++)
      expect(await setAddress(n % 2 ? dora : emil, 'victim@players.example')).toMatchObject({
        __typename: 'MailAddressSet',
      });
    expect(await setAddress(dora, 'victim@players.example')).toMatchObject({
      __typename: 'TooManyAttempts',
    });
    await server.mailsTo('victim@players.example', 1);
  });

  it('is one address', async () => {
    const fred = await newPerson(api, 'Fred');
    for (const address of [
      'nobody',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      '"a b"@c.example',
    ])
      expect(await setAddress(fred, address)).toMatchObject({
        __typename: 'InvalidInput',
        path: ['address'],
      });
  });

  it('that the server refuses is closed, and the person reads why', async () => {
    const gert = await newPerson(api, 'Gert');
    server.answers = [{ at: 'RCPT TO', code: 550, says: 'no such user here' }];
    await setAddress(gert, 'gert@players.example');
    for (let box = await mailboxOf(gert); !box.closed; ) box = await mailboxOf(gert);
    expect(await mailboxOf(gert)).toMatchObject({
      refusal: expect.stringContaining('no such user here'),
      refusedAt: expect.any(String),
    });
    await setAddress(gert, 'gert@players.example');
    expect(await mailboxOf(gert)).toMatchObject({ refusal: null, refusedAt: null, closed: false });
  });

  it('is told once for a repeated command', async () => {
    const hans = await newPerson(api, 'Hans');
    const more = { idempotencyKey: 'the same' };
    await setAddress(hans, 'hans@players.example', more);
    expect(await setAddress(hans, 'hans@players.example', more)).toMatchObject({ replayed: true });
    expect(await setAddress(hans, 'other@players.example', more)).toMatchObject({ __typename: 'KeyInUse' });
  });
});

const ask = (email: string, more: object = {}) => api.command('askForPassword', { email, ...more });
const setPassword = (secret: string, more: object = {}) =>
  api.command(
    'setForgottenPassword',
    { secret, newPassword: 'another password', ...more },
    undefined,
    '... on PasswordChanged { replayed }',
  );
const signIn = (email: string, password: string) =>
  api.command('signIn', { email, password }, undefined, '... on SignedIn { accessToken }');

/** Waits until the jobs that look accounts up have ended. */
async function lookedUp(): Promise<void> {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `select from job where name in ('forgotten-password', 'send-mail') and state in ('WAITING', 'ACTIVE')`,
    );
    if (rowCount === 0) return;
  }
}

describe('a forgotten password', () => {
  it('is replaced with a link that works once, and every session ends', async () => {
    const ida = await newPerson(api, 'Ida');
    const other = await signIn(ida.email, ida.password);
    expect(await ask(ida.email)).toMatchObject({ __typename: 'PasswordAskedFor' });
    const mail = await lastTo(ida.email);
    expect(mail.subject).toBe('A new password');
    const secret = secretIn(mail);
    expect(await setPassword(secret, { newPassword: 'short' })).toMatchObject({ __typename: 'InvalidInput' });
    const key = { idempotencyKey: 'set it' };
    expect(await setPassword(secret, key)).toMatchObject({ __typename: 'PasswordChanged', replayed: false });
    expect(await setPassword(secret, key)).toMatchObject({ __typename: 'PasswordChanged', replayed: true });
    expect(await setPassword(secret)).toMatchObject({ code: 'LINK_NOT_GOOD' });
    expect(await signIn(ida.email, ida.password)).toMatchObject({ __typename: 'WrongCredentials' });
    expect(await signIn(ida.email, 'another password')).toMatchObject({ __typename: 'SignedIn' });
    for (const token of [ida.token, other.accessToken]) {
      const { errors } = await api.ask('{ viewer { email } }', {}, token);
      expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    }
    expect((await lastTo(ida.email, 2)).subject).toBe('Your password was changed');
  });

  it('is answered alike with and without an account: the same answer after the same statements', async () => {
    const jan = await newPerson(api, 'Jan');
    await lookedUp();
    const { pool } = database;
    const rows = async () =>
      (
        await pool.query(`select (select count(*)::int from password_reset) as asked,
        (select count(*)::int from job where name = 'forgotten-password') as jobs, (select count(*)::int from account_command) as commands`)
      ).rows[0];
    const before = await rows();
    const answers = [await ask(jan.email), await ask('nobody@players.example')];
    expect(answers[0]).toEqual(answers[1]);
    expect(await rows()).toEqual({
      asked: before.asked + 2,
      jobs: before.jobs + 2,
      commands: before.commands,
    });
    await lastTo(jan.email);
    await lookedUp();
    expect(server.taken.map(({ to }) => to)).toEqual([[jan.email]]);
  });

  it('has a link that is good for half an hour, and only the last of several', async () => {
    const kurt = await newPerson(api, 'Kurt');
    await ask(kurt.email);
    const first = secretIn(await lastTo(kurt.email));
    await database.pool.query(`update password_reset set expires_at = now() where email = $1`, [kurt.email]);
    expect(await setPassword(first)).toMatchObject({ code: 'LINK_NOT_GOOD' });
    await ask(kurt.email);
    const second = secretIn(await lastTo(kurt.email, 2));
    await ask(kurt.email);
    const third = secretIn(await lastTo(kurt.email, 3));
    expect(await setPassword(third)).toMatchObject({ __typename: 'PasswordChanged' });
    expect(await setPassword(second)).toMatchObject({ code: 'LINK_NOT_GOOD' });
    for (const made of ['', 'hxf', `${third}x`, third.replace(/^hxf\../, 'hxf._')])
      expect(await setPassword(made)).toMatchObject({ code: 'LINK_NOT_GOOD' });
  });

  it('sends no more than five links in an hour, and says nothing of it', async () => {
    const lena = await newPerson(api, 'Lena');
    for (let n = 0; n < 7; n++) {
      expect(await ask(lena.email)).toMatchObject({ __typename: 'PasswordAskedFor' });
      await lookedUp();
    }
    expect(await server.mailsTo(lena.email)).toHaveLength(5);
  });

  it('asked for again with the same key sends one link', async () => {
    const mona = await newPerson(api, 'Mona');
    for (let n = 0; n < 3; n++) await ask(mona.email, { idempotencyKey: 'once' });
    await lastTo(mona.email);
    await lookedUp();
    expect(await server.mailsTo(mona.email)).toHaveLength(1);
  });

  it('leaves no link in the database', async () => {
    const nora = await newPerson(api, 'Nora');
    await ask(nora.email);
    const secret = secretIn(await lastTo(nora.email));
    const { rows } = await database.pool.query(
      'select row_to_json(m)::text as row from mail m union all select row_to_json(j)::text from job j union all select row_to_json(p)::text from password_reset p',
    );
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret.split('.')[2]);
  });
});

it('a client that asks too often has to wait, even for an address without an account', async () => {
  const strict = await TestApi.start({
    dataSource: await database.connect(),
    api: {
      features: ['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library', 'jobs', 'webhooks'],
    },
    accounts: { attempts: { ...LOOSE_ATTEMPTS, byPair: { points: 2, seconds: 900 } } },
    imports: [
      LibraryModule.forRoot(SKIRMISH),
      BattlesModule.forRoot(SKIRMISH),
      CampaignLogModule,
      ...background(server.settings),
    ],
  });
  const asked: string[] = [];
  for (let n = 0; n < 3; n++)
    asked.push((await strict.command('askForPassword', { email: 'nobody@players.example' })).__typename);
  expect(asked).toEqual(['PasswordAskedFor', 'PasswordAskedFor', 'TooManyAttempts']);
  await strict.close();
});

it('a server without mail says so', async () => {
  const silent = await SkirmishCampaign.serve(database, background(), ['jobs', 'webhooks']);
  const olga = await newPerson(silent, 'Olga');
  expect((await silent.data('{ sendsMail }')).sendsMail).toBe(false);
  expect(await silent.command('askForPassword', { email: olga.email })).toMatchObject({
    __typename: 'InvalidInput',
    code: 'NO_MAIL',
  });
  expect(
    await silent.command('setMailAddress', { address: 'olga@players.example' }, olga.token),
  ).toMatchObject({
    code: 'NO_MAIL',
  });
  await silent.close();
  expect((await api.data('{ sendsMail }')).sendsMail).toBe(true);
});

import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, nextKey, TestApi, type TestPerson } from '../api/api.testkit.js';

const SIGNED_IN = '... on SignedIn { accessToken refreshToken person { id displayName } }';
const TOKEN = '... on PersonalTokenCreated { replayed secret token { id name scopes expiresAt revokedAt } }';
const WHO = '{ viewer { person { id } scopes } }';

describe('people', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({ dataSource: database.dataSource });
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  const signIn = (person: TestPerson, more: object = {}) =>
    api.command('signIn', { email: person.email, password: person.password, ...more }, undefined, SIGNED_IN);
  const who = async (token: string) => (await api.ask(WHO, {}, token)).data?.viewer?.person.id ?? null;

  describe('sign-up and sign-in', () => {
    it('keeps passwords as argon2id only', async () => {
      const { email, password } = await newPerson(api);
      const { rows } = await database.pool.query('select password_hash from person where email = $1', [
        email,
      ]);
      expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const dump = await database.pool.query('select row_to_json(c)::text as text from account_command c');
      expect(dump.rows.length).toBeGreaterThan(0);
      for (const { text } of dump.rows) expect(text).not.toContain(password);
    });

    it('answers a sign-up for a taken address like any other, and changes nothing', async () => {
      const person = await newPerson(api, 'First');
      const second = {
        email: person.email.toUpperCase(),
        password: 'another password',
        displayName: 'Second',
      };
      expect(await api.command('signUp', second, undefined, '... on SignUpTaken { replayed }')).toEqual({
        __typename: 'SignUpTaken',
        replayed: false,
      });
      expect(await signIn({ ...person, password: second.password })).toMatchObject({
        code: 'WRONG_CREDENTIALS',
      });
      expect((await signIn(person)).person).toEqual({ id: person.id, displayName: 'First' });
    });

    it('says the same of a wrong password and of an unknown address', async () => {
      const person = await newPerson(api);
      const wrong = await signIn({ ...person, password: 'not the password' });
      const unknown = await signIn({ ...person, email: `${nextKey()}@example.test` });
      expect(wrong).toEqual(unknown);
      expect(wrong).toMatchObject({ __typename: 'WrongCredentials', code: 'WRONG_CREDENTIALS' });
    });

    it.each([
      ['an address that is none', { email: 'nobody' }, 'email'],
      ['a short password', { password: 'short' }, 'password'],
      ['an empty name', { displayName: '   ' }, 'displayName'],
      ['a name with control characters', { displayName: 'a\u0000b' }, 'displayName'],
      ['an empty key', { idempotencyKey: '' }, 'idempotencyKey'],
    ])('refuses %s and says where', async (_, change, path) => {
      const input = {
        email: `${nextKey()}@example.test`,
        password: 'long enough to do',
        displayName: 'X',
        ...change,
      };
      expect(await api.command('signUp', input)).toMatchObject({ __typename: 'InvalidInput', path: [path] });
    });

    it('begins one session for one key, and another for another', async () => {
      const person = await newPerson(api);
      const idempotencyKey = nextKey();
      const [first, again] = [
        await signIn(person, { idempotencyKey }),
        await signIn(person, { idempotencyKey }),
      ];
      expect(again.refreshToken).toBe(first.refreshToken);
      expect((await signIn(person)).refreshToken).not.toBe(first.refreshToken);
    });

    it('answers a repeated sign-up, and tells nobody else that its key was used', async () => {
      const input = {
        email: `${nextKey()}@example.test`,
        password: 'long enough to do',
        displayName: 'X',
        idempotencyKey: nextKey(),
      };
      const fields = '... on SignUpTaken { replayed }';
      expect(await api.command('signUp', input, undefined, fields)).toMatchObject({ replayed: false });
      expect(await api.command('signUp', input, undefined, fields)).toMatchObject({ replayed: true });
      for (const guess of [{ displayName: 'Y' }, { password: 'another long one' }])
        expect(await api.command('signUp', { ...input, ...guess }, undefined, fields)).toEqual(
          await api.command(
            'signUp',
            { ...input, ...guess, email: `${nextKey()}@example.test` },
            undefined,
            fields,
          ),
        );
    });
  });

  describe('sessions', () => {
    const refresh = (refreshToken: string, idempotencyKey = nextKey()) =>
      api.command('refreshSession', { refreshToken, idempotencyKey }, undefined, SIGNED_IN);

    it('turn their refresh token with each use', async () => {
      const person = await newPerson(api);
      const second = await refresh(person.refreshToken);
      const third = await refresh(second.refreshToken);
      expect(new Set([person.refreshToken, second.refreshToken, third.refreshToken]).size).toBe(3);
      expect(await who(third.accessToken)).toBe(person.id);
    });

    it('answer a repeated refresh with the same token, so that a lost answer loses nothing', async () => {
      const person = await newPerson(api);
      const key = nextKey();
      const [first, again] = [
        await refresh(person.refreshToken, key),
        await refresh(person.refreshToken, key),
      ];
      expect(again.refreshToken).toBe(first.refreshToken);
      expect((await refresh(first.refreshToken)).__typename).toBe('SignedIn');
    });

    it('end for everybody when an old refresh token turns up', async () => {
      const person = await newPerson(api);
      const second = await refresh(person.refreshToken);
      expect(await refresh(person.refreshToken)).toMatchObject({ code: 'SESSION_ENDED' });
      expect(await refresh(second.refreshToken)).toMatchObject({ code: 'SESSION_ENDED' });
    });

    it('let two requests that race with one token have one winner', async () => {
      const person = await newPerson(api);
      const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(person.refreshToken)));
      expect(answers.filter((answer) => answer.__typename === 'SignedIn').length).toBeLessThanOrEqual(1);
    });

    it('do not take a forged token', async () => {
      const person = await newPerson(api);
      const forged = `${person.refreshToken.slice(0, -1)}${person.refreshToken.endsWith('A') ? 'B' : 'A'}`;
      expect(await refresh(forged)).toMatchObject({ code: 'SESSION_ENDED' });
      expect((await refresh(person.refreshToken)).__typename).toBe('SignedIn');
    });

    it('stop working at once where they are ended', async () => {
      const person = await newPerson(api);
      expect(await who(person.token)).toBe(person.id);
      const ended = await api.command(
        'endSession',
        {},
        person.token,
        '... on SessionEnded { session { id endedAt } }',
      );
      expect(ended.session.endedAt).toMatch(/^\d{4}-.*Z$/);
      const answer = await api.ask(WHO, {}, person.token);
      expect(answer.status).toBe(401);
      expect(answer.errors![0]!.extensions).toEqual({ code: 'NOT_SIGNED_IN' });
      expect(await refresh(person.refreshToken)).toMatchObject({ code: 'SESSION_ENDED' });
    });

    it("are listed page by page, and nobody ends another person's", async () => {
      const [person, other] = [await newPerson(api), await newPerson(api)];
      for (let i = 0; i < 4; i++) await signIn(person);
      const page = async (after: string | null) =>
        (
          await api.data(
            'query ($after: String) { viewer { sessions(first: 2, after: $after) { nodes { id endedAt } pageInfo { hasNextPage endCursor } } } }',
            { after },
            person.token,
          )
        ).viewer.sessions;
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const { nodes, pageInfo } = await page(after);
        seen.push(...nodes.map((node: { id: string }) => node.id));
        [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
      }
      expect(new Set(seen).size).toBe(5);
      expect(seen).toHaveLength(5);
      expect(await api.command('endSession', { sessionId: seen[0] }, other.token)).toMatchObject({
        __typename: 'NotFound',
      });
      expect(await api.command('endSession', { sessionId: seen[0] }, person.token)).toEqual({
        __typename: 'SessionEnded',
      });
    });
  });

  describe('a password change', () => {
    it('ends every other session, and asks for the old password', async () => {
      const person = await newPerson(api);
      const elsewhere = await signIn(person);
      const change = (currentPassword: string, newPassword: string) =>
        api.command('changePassword', { currentPassword, newPassword }, person.token);
      expect(await change('wrong', 'a new password')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
      expect(await change(person.password, 'a new password')).toEqual({ __typename: 'PasswordChanged' });
      expect(await who(person.token)).toBe(person.id);
      expect(await who(elsewhere.accessToken)).toBeNull();
      expect(await signIn(person)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
      expect((await signIn({ ...person, password: 'a new password' })).__typename).toBe('SignedIn');
    });
  });

  describe('personal access tokens', () => {
    const create = (token: string, input: object) =>
      api.command('createPersonalToken', { name: 'bot', ...input }, token, TOKEN);

    it('carry the scopes they were made with, and only their hash is kept', async () => {
      const person = await newPerson(api);
      const { secret } = await create(person.token, { scopes: ['READ'] });
      const { viewer } = await api.data(WHO, {}, secret);
      expect(viewer).toEqual({ person: { id: person.id }, scopes: ['READ'] });
      const refused = await api.command('createPersonalToken', { name: 'more', scopes: ['READ'] }, secret);
      expect(refused).toMatchObject({ __typename: 'NotAllowed', code: 'SCOPE_MISSING' });
      const { rows } = await database.pool.query('select row_to_json(t)::text as text from personal_token t');
      for (const { text } of rows) expect(text).not.toContain(secret.split('.')[2]);
    });

    it('tell a repeated request the same secret', async () => {
      const person = await newPerson(api);
      const input = { idempotencyKey: nextKey(), scopes: ['READ', 'COMMAND'] };
      const [first, again] = [await create(person.token, input), await create(person.token, input)];
      expect(again).toEqual({ ...first, replayed: true });
      expect(await create(person.token, { ...input, name: 'other' })).toMatchObject({ code: 'KEY_REUSED' });
    });

    it('never give more than their maker has', async () => {
      const person = await newPerson(api);
      const { secret } = await create(person.token, { scopes: ['ACCOUNT'] });
      expect(await create(secret, { scopes: ['ACCOUNT', 'REFEREE'] })).toMatchObject({
        code: 'SCOPE_MISSING',
        path: ['scopes'],
      });
      expect((await create(secret, { scopes: ['ACCOUNT'] })).__typename).toBe('PersonalTokenCreated');
    });

    it('stop working at once where they are revoked, and when their time is over', async () => {
      const person = await newPerson(api);
      const made = await create(person.token, { scopes: ['READ'] });
      expect(await who(made.secret)).toBe(person.id);
      await api.command('revokePersonalToken', { tokenId: made.token.id }, person.token);
      expect(await who(made.secret)).toBeNull();
      const short = await create(person.token, {
        scopes: ['READ'],
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      });
      expect(await who(short.secret)).toBe(person.id);
      await database.pool.query(
        "update personal_token set expires_at = now() - interval '1 second' where name = 'bot'",
      );
      const later = await TestApi.start({ dataSource: database.dataSource });
      expect((await later.ask(WHO, {}, short.secret)).status).toBe(401);
      await later.close();
    });

    it("are not another person's to revoke", async () => {
      const [person, other] = [await newPerson(api), await newPerson(api)];
      const made = await create(person.token, { scopes: ['READ'] });
      expect(await api.command('revokePersonalToken', { tokenId: made.token.id }, other.token)).toMatchObject(
        {
          __typename: 'NotFound',
        },
      );
      expect(await who(made.secret)).toBe(person.id);
    });
  });

  it('does not believe a token of another server, a forged one or nonsense', async () => {
    const person = await newPerson(api);
    const [header, payload] = person.token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const tampered = `${header}.${payload}.${'A'.repeat(43)}`;
    for (const token of [
      none,
      tampered,
      'x',
      'hxp.a.b',
      `hxp.${'A'.repeat(22)}.${'A'.repeat(43)}`,
      'x'.repeat(3000),
    ]) {
      expect((await api.ask(WHO, {}, token)).status).toBe(401);
    }
  });

  it('slows down clients that guess passwords', async () => {
    const strict = await TestApi.start({
      dataSource: database.dataSource,
      accounts: {
        attempts: {
          byPair: { points: 3, seconds: 900 },
          byAddress: { points: 50, seconds: 900 },
          byEmail: { points: 50, seconds: 900 },
        },
      },
    });
    const guess = (email: string) =>
      strict.command(
        'signIn',
        { email, password: 'guess' },
        undefined,
        '... on TooManyAttempts { retryAfterSeconds }',
      );
    const email = `${nextKey()}@example.test`;
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await guess(email));
    expect(answers.map((answer) => answer.code)).toEqual([
      ...Array(3).fill('WRONG_CREDENTIALS'),
      'TOO_MANY_ATTEMPTS',
    ]);
    expect(answers[3].retryAfterSeconds).toBeGreaterThan(0);
    expect((await guess(`${nextKey()}@example.test`)).code).toBe('WRONG_CREDENTIALS');
    await strict.close();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, TestApi } from '../api/api.testkit.js';

const SIGNED_IN = '... on SignedIn { accessToken person { id displayName } }';
type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

const CLIENT = 'hexledger-front-end';

describe('an OpenID Connect issuer', () => {
  let database: TestDatabase;
  let issuerServer: Server;
  let issuer: string;
  let api: TestApi;
  let privateKey: Key;
  let strangerKey: Key;

  beforeAll(async () => {
    const pair = await generateKeyPair('ES256');
    privateKey = pair.privateKey;
    strangerKey = (await generateKeyPair('ES256')).privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' };
    issuerServer = createServer((request, response) => {
      const body = request.url?.endsWith('openid-configuration')
        ? { issuer, jwks_uri: `${issuer}/keys` }
        : { keys: [jwk] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => issuerServer.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
    database = await createTestDatabase();
    api = await TestApi.start({
      dataSource: database.dataSource,
      accounts: { openId: { issuer, clientId: CLIENT } },
    });
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
    await new Promise((resolve) => issuerServer.close(resolve));
  });

  const idToken = (
    claims: Record<string, unknown>,
    { key = privateKey, audience = CLIENT, from = issuer, age = 0 } = {},
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(from)
      .setAudience(audience)
      .setIssuedAt(Math.floor(Date.now() / 1000) - age)
      .setExpirationTime(Math.floor(Date.now() / 1000) + 3600)
      .sign(key);
  const signIn = (token: string, more: object = {}) =>
    api.command('signInWithOpenId', { idToken: token, ...more }, undefined, SIGNED_IN);

  it('vouches for a person, who is the same at every visit', async () => {
    const first = await signIn(await idToken({ sub: 'u1', name: 'Grace' }));
    expect(first.person.displayName).toBe('Grace');
    const second = await signIn(await idToken({ sub: 'u1', name: 'Renamed' }));
    expect(second.person).toEqual(first.person);
    const { viewer } = await api.data('{ viewer { email person { id } } }', {}, second.accessToken);
    expect(viewer).toEqual({ email: null, person: { id: first.person.id } });
  });

  it('does not get into an account by naming its address', async () => {
    const person = await newPerson(api);
    const visitor = await signIn(await idToken({ sub: 'u2', email: person.email, email_verified: true }));
    expect(visitor.person.id).not.toBe(person.id);
  });

  it.each([
    ['signed by a stranger', () => idToken({ sub: 'u3' }, { key: strangerKey })],
    ['meant for another client', () => idToken({ sub: 'u3' }, { audience: 'other' })],
    ['of another issuer', () => idToken({ sub: 'u3' }, { from: 'https://elsewhere.test' })],
    ['grown old', () => idToken({ sub: 'u3' }, { age: 3000 })],
    ['about nobody', () => idToken({})],
    ['with a nonce that was not sent', () => idToken({ sub: 'u3', nonce: 'abc' })],
    ['made of nonsense', async () => 'a.b.c'],
  ])('is not believed in a token %s', async (_, make) => {
    expect(await signIn(await make())).toMatchObject({
      __typename: 'WrongCredentials',
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('binds a token to the nonce of the front end', async () => {
    const token = await idToken({ sub: 'u4', nonce: 'n-1' });
    expect(await signIn(token, { nonce: 'n-2' })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await signIn(token, { nonce: 'n-1' })).__typename).toBe('SignedIn');
  });

  it('that does not answer is said to be away, without details', async () => {
    const cut = await TestApi.start({
      dataSource: database.dataSource,
      accounts: { openId: { issuer: 'http://127.0.0.1:9', clientId: CLIENT } },
    });
    const answer = await cut.command('signInWithOpenId', { idToken: await idToken({ sub: 'u5' }) });
    expect(answer).toMatchObject({ code: 'ISSUER_UNREACHABLE', retryable: true });
    expect(answer.message).not.toContain('127.0.0.1');
    await cut.close();
  });

  it('is not there by default', async () => {
    const plain = await TestApi.start({ dataSource: database.dataSource });
    expect(await plain.command('signInWithOpenId', { idToken: 'x' })).toMatchObject({ code: 'NO_ISSUER' });
    await plain.close();
  });
});

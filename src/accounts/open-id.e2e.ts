import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, nextKey, TestApi } from '../api/api.testkit.js';
import { operatorsCode } from './door.js';
import { Secrets } from './secrets.js';

const SIGNED_IN = '... on SignedIn { accessToken person { id displayName } }';
type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

const CLIENT = 'hexledger-front-end';

const ORDER_OF_P256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Another signature that is as good: for an elliptic curve (r, n - s) holds whenever (r, s) does. */
function otherwise(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url');
  const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const mirrored = (ORDER_OF_P256 - s).toString(16).padStart(64, '0');
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(mirrored, 'hex')]).toString('base64url');
}

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
    { key = privateKey, audience = CLIENT as string | string[], from = issuer, age = 0, ends = true } = {},
  ) => {
    const now = Math.floor(Date.now() / 1000);
    const token = new SignJWT({ jti: nextKey(), ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(from)
      .setAudience(audience)
      .setIssuedAt(now - age);
    return (ends ? token.setExpirationTime(now + 3600) : token).sign(key);
  };
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
    ['without an end', () => idToken({ sub: 'u3' }, { ends: false })],
    ['made for another party', () => idToken({ sub: 'u3', azp: 'other' })],
    [
      'for others too that does not say for whom',
      () => idToken({ sub: 'u3' }, { audience: [CLIENT, 'other'] }),
    ],
    [
      'for others too and made for another party',
      () => idToken({ sub: 'u3', azp: 'other' }, { audience: [CLIENT, 'other'] }),
    ],
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

  it('may name us as the party that a token for several is made for', async () => {
    const token = await idToken({ sub: 'u6', azp: CLIENT }, { audience: ['other', CLIENT] });
    expect((await signIn(token)).__typename).toBe('SignedIn');
  });

  it('is believed once: a client that comes with the same token and another key has copied it', async () => {
    const token = await idToken({ sub: 'u7' });
    const idempotencyKey = nextKey();
    const first = await signIn(token, { idempotencyKey });
    expect(first.__typename).toBe('SignedIn');
    expect((await signIn(token, { idempotencyKey })).person).toEqual(first.person);
    expect(await signIn(token)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const [header, payload, signature] = token.split('.');
    const rewritten = [header, payload, otherwise(signature!)].join('.');
    expect(await signIn(rewritten)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('forgets tokens that are out of date anyway', async () => {
    const kept = async () => (await database.pool.query('select from used_id_token')).rowCount;
    const owner = new Client(database.url);
    await owner.connect();
    await owner.query("update used_id_token set expires_at = now() - interval '1 second'");
    await owner.end();
    await signIn(await idToken({ sub: 'u8' }));
    expect(await kept()).toBe(1);
  });

  it('does not bring newcomers in where sign-up is not for them', async () => {
    const openId = { issuer, clientId: CLIENT };
    for (const signUp of ['invitation', 'closed'] as const) {
      const shut = await TestApi.start({
        dataSource: await database.connect(),
        accounts: { openId, signUp },
      });
      const visit = async (sub: string, more: object = {}) =>
        shut.command('signInWithOpenId', { idToken: await idToken({ sub }), ...more }, undefined, SIGNED_IN);
      expect(await visit(`new ${signUp}`)).toMatchObject({ code: 'INVITATION_NEEDED', path: ['invitation'] });
      expect((await visit('u1')).__typename).toBe('SignedIn');
      const secrets = shut.app.get(Secrets);
      const invitation = operatorsCode(secrets, randomUUID(), new Date(Date.now() + 60_000));
      expect((await visit(`new ${signUp}`, { invitation })).__typename).toBe('SignedIn');
      expect((await visit(`new ${signUp}`)).__typename).toBe('SignedIn');
      await shut.close();
    }
    const ours = await TestApi.start({
      dataSource: await database.connect(),
      accounts: { openId, signUp: 'issuer' },
    });
    const visitor = { idToken: await idToken({ sub: 'new of the issuer' }) };
    expect((await ours.command('signInWithOpenId', visitor, undefined, SIGNED_IN)).__typename).toBe(
      'SignedIn',
    );
    await ours.close();
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

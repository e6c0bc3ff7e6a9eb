/** A client that asks one API over and over, through connections that stay open. */
import { Agent, request } from 'node:http';

interface Answer {
  data: Record<string, Record<string, unknown> & { __typename: string }>;
  errors?: unknown;
}

let keys = 0;

export class Client {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
    private readonly path = '/graphql',
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask(query: string, variables: object = {}, token?: string): Promise<Answer> {
    const body = JSON.stringify({ query, variables });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const options = { method: 'POST', agent: this.agent, headers };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}${this.path}`, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Answer));
      });
      sent.on('error', (fault: NodeJS.ErrnoException) => {
        // The server had closed a connection that was idle for a while.
        if (sent.reusedSocket && fault.code === 'ECONNRESET') resolve(this.ask(query, variables, token));
        else reject(fault);
      });
      sent.end(body);
    });
  }

  async command(name: string, input: object, fields: string, token?: string) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation Bench_${name}($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code message } ${fields} } }`;
    const variables = { input: { idempotencyKey: `bench-${keys++}`, ...input } };
    const { data, errors } = await this.ask(query, variables, token);
    const result = data?.[name];
    if (!result || 'code' in result) throw new Error(JSON.stringify(errors ?? result));
    return result;
  }

  /** Signs somebody up who will be the referee of all campaigns; answers with a token. */
  referee(): Promise<string> {
    return this.person('bench@example.test');
  }

  private async person(email: string): Promise<string> {
    const person = { email, password: 'correct horse battery' };
    await this.command('signUp', { ...person, displayName: 'Bench' }, '');
    return (await this.command('signIn', person, '... on SignedIn { accessToken }')).accessToken as string;
  }

  async newCampaign(sideKeys: readonly string[], token: string): Promise<string> {
    const sides = sideKeys.map((key) => ({ key, name: key }));
    const fields = '... on CampaignCreated { campaign { id } }';
    const made = await this.command('createCampaign', { name: 'Bench', sides }, fields, token);
    return (made.campaign as { id: string }).id;
  }

  /** Signs up a commander for each side; answers with their tokens. */
  async commanders(campaignId: string, sideKeys: readonly string[], token: string): Promise<string[]> {
    const query = 'query ($id: ID!) { campaign(id: $id) { sides { id key } } }';
    const { data } = await this.ask(query, { id: campaignId }, token);
    const { sides } = data.campaign as unknown as { sides: { id: string; key: string }[] };
    return Promise.all(
      sideKeys.map(async (key) => {
        const sideId = sides.find((side) => side.key === key)?.id;
        const invitation = { campaignId, role: 'COMMANDER', sideId };
        const { secret } = await this.command(
          'invite',
          invitation,
          '... on InvitationIssued { secret }',
          token,
        );
        const own = await this.person(`${key}@example.test`);
        await this.command('acceptInvitation', { secret }, '', own);
        return own;
      }),
    );
  }

  async openBattle(campaignId: string, start: object, token: string): Promise<string> {
    const fields = '... on BattleOpened { battle { id } }';
    const made = await this.command('openBattle', { campaignId, name: 'Bench', start }, fields, token);
    return (made.battle as { id: string }).id;
  }

  close(): void {
    this.agent.destroy();
  }
}

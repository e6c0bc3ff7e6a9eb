/** A client of a running product: a campaign with a battle, orders, and a subscriber. */
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

let keys = 0;

// biome-ignore lint/suspicious/noExplicitAny: the shape differs with every question
type Answer = any;

export async function ask(url: string, query: string, variables: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data?: object; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

export async function command(
  url: string,
  name: string,
  input: object,
  fields: string,
  token?: string,
): Promise<Answer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code message path } ${fields} } }`;
  const data = await ask(url, query, { input: { idempotencyKey: `key-${keys++}`, ...input } }, token);
  if ('code' in data[name]) throw new Error(JSON.stringify(data[name]));
  return data[name];
}

export async function referee(url: string): Promise<string> {
  const person = { email: 'referee@topology.test', password: 'correct horse battery' };
  await command(url, 'signUp', { ...person, displayName: 'The referee' }, '');
  return (await command(url, 'signIn', person, '... on SignedIn { accessToken }')).accessToken;
}

/** What one api is told of a campaign's battles, as it comes. */
export function follow(url: string, campaign: string, token: string) {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const query = `subscription ($id: ID!) { campaignEvents(campaignId: $id, after: 0) { position kind action { by order } } }`;
  const events = client.iterate<{ campaignEvents: SeenEvent }>({ query, variables: { id: campaign } });
  return {
    async next(): Promise<SeenEvent> {
      const { value } = await events.next();
      if (!value?.data) throw new Error(JSON.stringify(value?.errors ?? 'the stream has ended'));
      return value.data.campaignEvents;
    },
    end: async () => client.dispose(),
  };
}

interface SeenEvent {
  readonly position: number;
  readonly kind: string;
  readonly action: { readonly by: string; readonly order: { readonly order: string } } | null;
}

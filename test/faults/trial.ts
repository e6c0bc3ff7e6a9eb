/** Rounds of killing while people play; afterwards everything that was promised is looked at. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from '../support/chance.js';
import { Client } from './client.js';
import { Cluster, TARGETS, type Target } from './cluster.js';
import { Hook } from './hook.js';
import { Player } from './player.js';
import { Subscriber } from './subscriber.js';
import { positionsFor, type Stored, storedIn, wrongIn } from './verdict.js';

export interface TrialOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Told after every round. */
  readonly said?: (line: string) => void;
  /** Where the processes' output goes when something is wrong. */
  readonly outputFolder?: string;
}

export interface Figures {
  readonly rounds: number;
  readonly kills: Record<Target, number>;
  readonly acknowledged: number;
  readonly again: number;
  readonly doubled: number;
  readonly replayed: number;
  readonly events: number;
  readonly battles: number;
  readonly subscribers: number;
  readonly resumed: number;
  readonly announced: number;
  /** Announcements that came more than once, as they may. */
  readonly announcedAgain: number;
  readonly seconds: number;
}

export interface Outcome {
  readonly figures: Figures;
  /** What was promised and not kept; empty when all is well. */
  readonly wrong: readonly string[];
}

const CAMPAIGNS = 2;
const PLAYERS_PER_CAMPAIGN = 3;
const LONGEST_LIFE_MS = 800;
const LONGEST_DEATH_MS = 400;
const PATIENCE_MS = 60_000;

export async function trial(options: TrialOptions): Promise<Outcome> {
  const began = Date.now();
  const chance = new Chance(options.seed);
  const cluster = await Cluster.start();
  let people: People | undefined;
  try {
    const gathered = await People.gather(cluster, chance);
    people = gathered;
    const kills = await people.whilePlaying(() => killing(cluster, gathered, chance, options));
    const stored = await storedIn(cluster.databaseUrl, people.campaigns);
    await people.allHaveHeard(stored);
    const wrong = [...cluster.crashes, ...people.trouble, ...wrongIn(stored, people)];
    if (wrong.length > 0 && options.outputFolder) await cluster.keepOutput(options.outputFolder);
    return { figures: figuresOf(options.rounds, kills, people, stored, began), wrong };
  } finally {
    await people?.goHome();
    await cluster.stop();
  }
}

/** The next victim dies at some moment, comes back at some moment, and something must get done after that. */
async function killing(
  cluster: Cluster,
  people: People,
  chance: Chance,
  { rounds, said }: TrialOptions,
): Promise<Record<Target, number>> {
  const kills = Object.fromEntries(TARGETS.map((target) => [target, 0])) as Record<Target, number>;
  let next: Target[] = [];
  for (let round = 1; round <= rounds; round++) {
    if (next.length === 0) next = chance.shuffled(TARGETS);
    const [target] = next.splice(0, 1) as [Target];
    const also = chance.below(5) === 0 ? chance.pick(TARGETS.filter((other) => other !== target)) : undefined;
    const dying = also ? [target, also] : [target];
    await sleep(chance.below(LONGEST_LIFE_MS));
    await Promise.all(dying.map((one) => cluster.kill(one)));
    await sleep(chance.below(LONGEST_DEATH_MS));
    // PostgreSQL first: nobody starts without it.
    for (const one of dying.sort((a) => (a === 'postgres' ? -1 : 0))) await cluster.restart(one);
    for (const one of dying) kills[one]++;
    await people.goOn();
    said?.(`round ${round}: ${dying.join(' and ')}; ${people.acknowledged} orders acknowledged`);
    if (people.trouble.length > 0 || cluster.crashes.length > 0) break;
  }
  return kills;
}

export class People {
  readonly campaigns: string[] = [];
  readonly players = new Map<string, Player[]>();
  readonly subscribers: Subscriber[] = [];
  readonly hooks: Hook[] = [];
  /** What made a player stop. */
  readonly trouble: string[] = [];

  static async gather(cluster: Cluster, chance: Chance): Promise<People> {
    const people = new People();
    const anybody = new Client(cluster.apis, chance);
    const referee = await signedIn(anybody, 'referee');
    const blue = await signedIn(anybody, 'blue');
    for (let n = 0; n < CAMPAIGNS; n++) {
      const id = await newCampaign(anybody.as(referee), anybody.as(blue), `campaign-${n}`);
      people.campaigns.push(id);
      const players = Array.from(
        { length: PLAYERS_PER_CAMPAIGN },
        (_, i) => new Player(`player-${n}-${i}`, id, anybody.as(referee), chance),
      );
      people.players.set(id, players);
      people.hooks.push(await Hook.add(id, anybody.as(referee)));
      for (const [name, token] of Object.entries({ referee, blue }))
        people.subscribers.push(new Subscriber(name, id, token, cluster.apis, chance));
    }
    return people;
  }

  async whilePlaying<T>(work: () => Promise<T>): Promise<T> {
    const stop = new AbortController();
    for (const subscriber of this.subscribers) subscriber.begin();
    const playing = this.allPlayers.map((player) =>
      player.play(stop.signal).catch((fault: Error) => void this.trouble.push(fault.message)),
    );
    try {
      return await work();
    } finally {
      stop.abort();
      await Promise.all(playing);
    }
  }

  get allPlayers(): Player[] {
    return [...this.players.values()].flat();
  }

  get acknowledged(): number {
    return sum(this.allPlayers.map(({ acknowledged }) => acknowledged.length));
  }

  /** Resolves when another order was acknowledged. */
  async goOn(): Promise<void> {
    const { acknowledged } = this;
    for (const end = Date.now() + PATIENCE_MS; this.acknowledged === acknowledged; await sleep(20)) {
      if (this.trouble.length > 0) return;
      if (Date.now() > end)
        return void this.trouble.push(`Nothing was acknowledged within ${PATIENCE_MS} ms.`);
    }
  }

  /** Lets subscribers and webhooks catch up. Those that have not heard it all by then are judged by what they heard. */
  async allHaveHeard(stored: readonly Stored[]): Promise<void> {
    const isBehind = ({ campaign, name, last }: Subscriber) =>
      stored.some((log) => log.campaign === campaign && last < positionsFor(name, log.events).length);
    const isWaiting = (hook: Hook) =>
      stored.some((log) => log.campaign === hook.campaign && hook.missedIn(log.events).length > 0);
    const end = Date.now() + PATIENCE_MS;
    while ((this.subscribers.some(isBehind) || this.hooks.some(isWaiting)) && Date.now() < end)
      await sleep(50);
  }

  async goHome(): Promise<void> {
    await Promise.all(this.subscribers.map((subscriber) => subscriber.end()));
    for (const hook of this.hooks) hook.stop();
  }
}

const password = 'correct horse battery';

export async function signedIn(client: Client, name: string): Promise<string> {
  const email = `${name}@faults.test`;
  const person = { email, password, displayName: name };
  await client.command('signUp', { idempotencyKey: `${name} up`, ...person }, '');
  const { data } = await client.command(
    'signIn',
    { idempotencyKey: `${name} in`, email, password },
    '... on SignedIn { accessToken }',
  );
  const asked = { idempotencyKey: `${name} token`, name: 'faults', scopes: ['READ', 'COMMAND', 'REFEREE'] };
  const made = await client
    .as(data.accessToken)
    .command('createPersonalToken', asked, '... on PersonalTokenCreated { secret }');
  return made.data.secret;
}

async function newCampaign(referee: Client, blue: Client, key: string): Promise<string> {
  const sides = ['blue', 'red'].map((side) => ({ key: side, name: side }));
  const { data } = await referee.command(
    'createCampaign',
    { idempotencyKey: key, name: key, sides },
    '... on CampaignCreated { campaign { id sides { id } } }',
  );
  const { id: campaignId, sides: made } = data.campaign;
  const invited = await referee.command(
    'invite',
    { idempotencyKey: `${key} invite`, campaignId, role: 'COMMANDER', sideId: made[0].id },
    '... on InvitationIssued { secret }',
  );
  await blue.command(
    'acceptInvitation',
    { idempotencyKey: `${key} accept`, secret: invited.data.secret },
    '',
  );
  return campaignId;
}

function figuresOf(
  rounds: number,
  kills: Record<Target, number>,
  people: People,
  stored: readonly Stored[],
  began: number,
): Figures {
  const players = people.allPlayers;
  return {
    rounds,
    kills,
    acknowledged: people.acknowledged,
    again: sum(players.map(({ again }) => again)),
    doubled: sum(players.map(({ doubled }) => doubled)),
    replayed: sum(players.map(({ replayed }) => replayed)),
    events: sum(stored.map(({ events }) => events.length)),
    battles: sum(stored.map(({ battles }) => battles)),
    subscribers: people.subscribers.length,
    resumed: sum(people.subscribers.map(({ resumed }) => resumed)),
    announced: sum(people.hooks.map(({ heard }) => heard.size)),
    announcedAgain: sum(people.hooks.map(({ again }) => again)),
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

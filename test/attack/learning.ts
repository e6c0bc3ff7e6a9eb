/**
 * Attacks that try to learn something: in two worlds that differ in their dice and in what is hidden, whatever is to be had for
 * nothing must be the same.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { beginning } from '../../src/books/books.testkit.js';
import {
  ANSWERED,
  batch,
  declaredDice,
  type Order,
  OUTLOOK,
  type Sought,
  thrown,
} from '../secrets/probes.js';
import { settingOf, type World } from '../secrets/settings.js';
import { Chance } from '../support/chance.js';
import { type Attack, anAddress, expectThat, times } from './attack.js';
import type { Target } from './target.js';

const MOST_ROUNDS = 4;

/** The same battle in two worlds, as blue has it. The server draws other dice for each. */
class TwoWorlds {
  private constructor(
    private readonly target: Target,
    private readonly from: string,
    private readonly token: string,
    private readonly ids: readonly string[],
  ) {}

  static async open(target: Target, worlds: readonly World[], mode: string): Promise<TwoWorlds> {
    const from = anAddress();
    const { token: referee, campaign } = await target.referee(from, ['blue', 'red']);
    const token = await commander(target, from, referee, campaign, 'blue');
    const ids: string[] = [];
    for (const { position } of worlds) {
      const input = { campaignId: campaign, name: 'Two worlds', mode, start: { position } };
      const fields = '... on BattleOpened { battle { id } }';
      const opened = await target.command('openBattle', input, fields, from, referee);
      expectThat(opened.battle !== undefined, 'the battle is opened', opened);
      ids.push(opened.battle.id);
    }
    return new TwoWorlds(target, from, token, ids);
  }

  ask(fields: string) {
    const query = `query ($id: ID!) { battle(id: $id) { ${fields} } }`;
    return this.both(
      async (id) => (await this.target.ask(query, { id }, this.from, this.token)).data?.battle,
    );
  }

  give(name: string, input: object, fields: string) {
    return this.both((battleId) =>
      this.target.command(name, { battleId, ...input }, fields, this.from, this.token),
    );
  }

  // biome-ignore lint/suspicious/noExplicitAny: what an attack reads out of an answer is for it to say
  private async both(work: (id: string) => Promise<any>) {
    const answers = [];
    for (const id of this.ids) answers.push(await work(id));
    const told = answers.map((answer, world) =>
      JSON.stringify(answer, (key, value) => (key === 'position' && typeof value === 'number' ? 0 : value))
        .replaceAll(this.ids[world] as string, 'BATTLE')
        .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
        .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"MOMENT"')
        .replaceAll(/"hash":"[0-9a-f]{64}"/g, '"HASH"'),
    );
    return { answers, told, same: told[0] === told[1] };
  }
}

async function commander(target: Target, from: string, referee: string, campaign: string, side: string) {
  const { token } = await target.person(from);
  const query = 'query ($id: ID!) { campaign(id: $id) { sides { id key } } }';
  const { campaign: seen } = (await target.ask(query, { id: campaign }, from, referee)).data;
  const sides: { id: string; key: string }[] = seen.sides;
  const sideId = sides.find(({ key }) => key === side)?.id;
  const place = { campaignId: campaign, role: 'COMMANDER', sideId };
  const { secret } = await target.command(
    'invite',
    place,
    '... on InvitationIssued { secret }',
    from,
    referee,
  );
  await target.command('acceptInvitation', { secret }, '', from, token);
  return token;
}

/** Blue gives orders that are refused, in part or as a whole. What is not stored must not tell the worlds apart. */
async function learnsNothingFromOrders(target: Target, size: number, mode: 'ENFORCE' | 'ASSIST') {
  const chance = new Chance(size);
  for (const system of times(2 * size, (n) => (['aslsk', 'combat'] as const)[n % 2]!)) {
    const { worlds } = settingOf(system, 'secrets', chance);
    const pair = await TwoWorlds.open(target, worlds, mode);
    const hidden = worlds.flatMap(({ position }) =>
      Object.values(position.units).filter((unit) => unit.hidden),
    );
    const sought = {
      hidden: [...new Set(hidden.map(({ id }) => id as string))],
      lairs: [...new Set(hidden.flatMap(({ at }) => (at ?? []) as string))],
    };
    for (let round = 0; round < MOST_ROUNDS; round++)
      if (!(await triesOrders(pair, chance, sought, mode === 'ASSIST' ? dieSides(system) : undefined))) break;
  }
}

const dieSides = (system: string): number => (system === 'combat' ? 10 : 6);

/** Where two texts begin to differ, with some of what is around it. */
function difference(told: readonly string[]): string[] {
  const [one = '', other = ''] = told;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return told.map((text) => text.slice(Math.max(0, at - 160), at + 160));
}

/** Returns false when the battle has gone on, or blue is not asked. */
async function triesOrders(pair: TwoWorlds, chance: Chance, sought: Sought, declared: number | undefined) {
  const seen = await pair.ask(OUTLOOK);
  expectThat(seen.same, 'the worlds look alike', difference(seen.told));
  const [view] = seen.answers;
  const asked = view.awaiting.filter(({ side }: { side: string }) => side === 'blue');
  if (view.outcome || asked.length === 0) return false;
  const awaited = asked.find(({ roll }: { roll: object | null }) => roll);
  const tried: Order[] = awaited ? [thrown(chance, awaited)] : batch(chance, view, sought);
  const orders = [...(declared ? tried.slice(0, 1) : tried)].map((json) => ({ json }));
  const withDice = declared && !awaited ? { dice: declaredDice(chance, declared) } : {};
  const refusedLast = declared ? orders : [...orders, { json: { order: 'no-such-order' } }];
  const done = await pair.give('issueOrders', { orders: refusedLast, ...withDice }, ANSWERED);
  const [one, other] = done.answers.map(({ __typename }) => __typename === 'OrdersIssued');
  const what = JSON.stringify({ refusedLast, withDice });
  expectThat(one === other, `stored in both worlds or in neither: ${what}`, done.told);
  expectThat(one || done.same, `a refusal reads alike: ${what}`, done.told);
  return !one;
}

/** One battle to be reported, after which dice are rolled for everybody in it. */
export function war(): object {
  const { graph, ...rest } = beginning();
  const [church] = graph.nodes;
  return { ...rest, graph: { start: ['church'], nodes: [{ ...church, edges: [] }] } };
}

const reportOf = (drawn: readonly { unit: string }[]) => ({
  typed: {
    winner: 'german',
    why: 'They crossed.',
    units: drawn.map(({ unit }) => ({ unit, fate: 'KILLED' })),
  },
});

/** A campaign whose one battle is open, and a branch of it. */
async function withBranch(target: Target) {
  const from = anAddress();
  const { token, campaign } = await target.referee(from);
  const give = async (name: string, input: object) => {
    const changed = await target.command(name, input, '... on BookChanged { version }', from, token);
    expectThat(changed.version !== undefined, name, changed);
  };
  const book = async (fields: string, line?: string) => {
    const which = line ? `(line: "${line}")` : '';
    const query = `query ($id: ID!) { campaign(id: $id) { book${which} { ${fields} } } }`;
    const { data, text } = await target.ask(query, { id: campaign }, from, token);
    expectThat(data?.campaign, 'the book is told', text);
    return data.campaign.book;
  };
  await give('beginBook', { campaignId: campaign, campaign: { document: war() } });
  for (const side of ['german', 'russian'])
    await give('sealOrders', { campaignId: campaign, turn: 1, side, orders: {} });
  const opened = 'battles(first: 1) { nodes { id drawn { unit } } }';
  const battle = await until(async () => (await book(opened)).battles.nodes[0]);
  const { version } = await book('version');
  const { line } = await target.command(
    'branch',
    { campaignId: campaign, version, name: 'Looking ahead' },
    '... on BookBranched { line { id } }',
    from,
    token,
  );
  return {
    from,
    token,
    campaign,
    give,
    book,
    battle: battle.id as string,
    report: reportOf(battle.drawn),
    line: line.id as string,
  };
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 2_000; tries++) {
    const found = await look();
    if (found) return found;
    await sleep(50);
  }
  throw new Error('What is waited for does not come.');
}

const ROLLS = 'entries(first: 15) { nodes { kind consequences { rolls { purpose dice { face } } } } }';

interface Entries {
  readonly nodes: readonly {
    kind: string;
    consequences: readonly { rolls: readonly { dice: readonly { face: number }[] }[] }[];
  }[];
}

const KINDS = 'entries(first: 15) { nodes { kind } }';

const hasAftermath = ({ entries }: { entries: Entries }): boolean =>
  entries.nodes.some(({ kind }) => kind === 'aftermath');

function aftermathOf({ nodes }: Entries): number[] {
  const entry = nodes.find(({ kind }) => kind === 'aftermath');
  return (entry?.consequences ?? []).flatMap(({ rolls }) =>
    rolls.flatMap(({ dice }) => dice.map(({ face }) => face)),
  );
}

export const LEARNING: readonly Attack[] = [
  {
    name: '1: batches that are refused',
    run: (target, size) => learnsNothingFromOrders(target, size, 'ENFORCE'),
  },
  {
    name: '2: declared dice that ask for hidden units',
    run: (target, size) => learnsNothingFromOrders(target, size, 'ASSIST'),
  },
  {
    name: '3: a branch that goes on before the campaign',
    async run(target) {
      const { give, book, battle, report, line, campaign } = await withBranch(target);
      const { battles } = await book('battles(first: 1) { nodes { id } }', line);
      await give('reportBattle', { battleId: battles.nodes[0]?.id ?? battle, line, report });
      for (let step = 0; step < 3 && !hasAftermath(await book(KINDS, line)); step++)
        await give('advanceTurn', { campaignId: campaign, line });
      const foreseen = aftermathOf((await book(ROLLS, line)).entries);
      await give('reportBattle', { battleId: battle, report });
      await until(async () => hasAftermath(await book(KINDS)) || undefined);
      const rolled = aftermathOf((await book(ROLLS)).entries);
      expectThat(foreseen.length > 5, 'the branch has rolled', foreseen);
      expectThat(rolled.length > 5, 'the campaign has rolled', rolled);
      expectThat(String(foreseen) !== String(rolled), 'the branch rolls dice of its own', {
        foreseen,
        rolled,
      });
    },
  },
  {
    name: '4: ids and keys that are guessed',
    async run(target, size) {
      const { from, token, campaign, give, book, line } = await withBranch(target);
      const german = await commander(target, from, token, campaign, 'german');
      const { battles } = await book('battles(first: 1) { nodes { id } }', line);
      const real = [line, ...battles.nodes.map(({ id }: { id: string }) => id)];
      for (const id of real) {
        const never = id.replace(/[\w-]{22}$/, (own: string) => [...own].reverse().join(''));
        const [one, other] = [
          await guessed(target, from, german, campaign, id),
          await guessed(target, from, german, campaign, never),
        ];
        expectThat(one === other, 'an id of a branch reads like one that was never given', [one, other]);
      }
      const seen = async () =>
        JSON.stringify(
          (
            await target.ask(
              'query ($id: ID!) { campaign(id: $id) { position book { version entries(first: 50) { nodes { version kind } } } } }',
              { id: campaign },
              from,
              german,
            )
          ).data,
        );
      const before = await seen();
      await give('setFlags', { campaignId: campaign, line, flags: [{ flag: 'aside', value: true }] });
      expectThat((await seen()) === before, 'what is done aside does not show', before);
      await guessesAccounts(target, size);
    },
  },
];

async function guessed(target: Target, from: string, token: string, campaign: string, id: string) {
  const query =
    'query ($campaign: ID!, $id: ID!) { battle(id: $id) { version } campaign(id: $campaign) { book(line: $id) { version } } }';
  const read = await target.ask(query, { campaign, id }, from, token);
  const orders = [{ json: { order: 'pass' } }];
  const given = [
    await target.command('issueOrders', { battleId: id, orders }, '', from, token),
    await target.command(
      'sealOrders',
      { campaignId: campaign, line: id, turn: 1, orders: {} },
      '',
      from,
      token,
    ),
  ];
  return JSON.stringify([read.data, read.codes, given]);
}

/** Nobody can tell by signing up whether somebody else has an account, even with their key. */
async function guessesAccounts(target: Target, size: number): Promise<void> {
  for (let n = 0; n < size; n++) {
    const victim = `victim${n}-${anAddress()}`;
    const person = {
      password: 'correct horse battery',
      displayName: 'Victim',
      email: `${victim}@attack.test`,
    };
    await target.command('signUp', { ...person, idempotencyKey: `key of ${victim}` }, '', anAddress());
    const tries = [
      { idempotencyKey: `key of ${victim}`, email: `${victim}@attack.test` },
      { idempotencyKey: `key of ${victim}`, email: `nobody-${victim}@attack.test` },
      { idempotencyKey: `other of ${victim}`, email: `${victim}@attack.test` },
      { idempotencyKey: `others of ${victim}`, email: `no-one-${victim}@attack.test` },
    ].map((guess) => ({ ...person, password: 'another horse battery', ...guess }));
    const answers: string[] = [];
    for (const guess of tries)
      answers.push(JSON.stringify(await target.command('signUp', guess, '', anAddress())));
    expectThat(new Set(answers).size === 1, 'signing up tells nobody who has an account', answers);
  }
}

/** Honest work on large things: nobody else has to wait for it. */
import { type Attack, anAddress, expectThat, times } from './attack.js';
import { war } from './learning.js';
import type { Target } from './target.js';

/** Squads on both sides of a street, many of them in one place. */
function crowd(count: number): object {
  const units: Record<string, object> = {};
  for (let n = 0; n < count / 2; n++) {
    units[`german${n}`] = {
      counter: '4-6-7',
      at: `${'ABCDEFGHIJKL'[n % 12]}${1 + (Math.floor(n / 12) % 4)}`,
    };
    units[`russian${n}`] = {
      counter: '4-4-7',
      at: `${'ABCDEFGHIJKL'[n % 12]}${6 + (Math.floor(n / 12) % 4)}`,
    };
  }
  return {
    system: 'aslsk',
    map: { columns: 12, rows: 10 },
    clock: { phase: 'PFPh', active: 'german' },
    sides: { german: {}, russian: {} },
    units,
  };
}

const BATTLE = `... on BattleOpened { battle { id } }`;
const LOOK = `version position units(first: 100) { nodes { id side name at attributes } } actions(first: 20) { nodes { version effects { sentence } } }
  legalOrders(side: "german") { kind order says }`;

/** They see each other from afar. */
const FACING = { german: { counter: '4-6-7', at: 'E5' }, russian: { counter: '4-4-7', at: 'J8' } };

export async function opened(target: Target, from: string, token: string, campaign: string, units: number) {
  return openedAt(target, from, token, campaign, crowd(units));
}

async function openedAt(target: Target, from: string, token: string, campaign: string, position: object) {
  const lab = 'query ($document: JSON!) { lab(document: $document) }';
  const drafted = await target.ask(lab, { document: { system: 'aslsk', position } }, anAddress());
  const start = { position: { ...drafted.data?.lab.position, awaiting: [] } };
  const input = { campaignId: campaign, name: 'A crowd', start };
  const { battle } = await target.command('openBattle', input, BATTLE, from, token);
  expectThat(battle, 'a large battle is opened', drafted.text.slice(0, 300));
  return battle.id as string;
}

export const LARGE: readonly Attack[] = [
  {
    name: '5: orders in a battle of hundreds',
    async run(target, size) {
      const from = anAddress();
      const { token, campaign } = await target.referee(from);
      const battle = await opened(target, from, token, campaign, 80 * size);
      const look = () =>
        target.ask(`query ($id: ID!) { battle(id: $id) { ${LOOK} } }`, { id: battle }, from, token);
      const seen = await look();
      const orders: { kind: string; order: object }[] = seen.data?.battle.legalOrders ?? [];
      expectThat(orders.length > 10, 'it lists orders', seen.text.slice(0, 500));
      for (const { order } of orders.filter((_, n) => n % Math.ceil(orders.length / 8) === 0)) {
        const input = { battleId: battle, side: 'german', orders: [{ json: order }] };
        const fields =
          '... on OrdersIssued { accepted battle { version units(first: 100) { nodes { id attributes } } } }';
        await target.command('issueOrders', input, fields, from, token);
      }
      await look();
    },
  },
  {
    name: '5: fire across the largest maps',
    async run(target, size) {
      const from = anAddress();
      const { token, campaign } = await target.referee(from);
      for (let n = 0; n < size; n++) {
        const map = { columns: 60, rows: 40, terrain: { woods: 'A1-C9', grain: `G${2 + n}` } };
        const options = n % 2 === 1 ? { pto: true } : {};
        const position = { ...crowd(6), map, options, units: FACING };
        const battle = await openedAt(target, from, token, campaign, position);
        for (const order of [{ order: 'fire', at: 'J8', firers: ['german'] }, { order: 'end-phase' }]) {
          const input = { battleId: battle, side: 'german', orders: [{ json: order }] };
          const given = await target.command('issueOrders', input, '', from, token);
          expectThat(given.__typename === 'OrdersIssued', 'the order is carried out', given);
        }
      }
    },
  },
  {
    name: '5: a book of hundreds of entries',
    async run(target, size) {
      const from = anAddress();
      const { token, campaign } = await target.referee(from);
      const give = (name: string, input: object, fields = '') =>
        target.command(name, { campaignId: campaign, ...input }, fields, from, token);
      const begun = await give(
        'beginBook',
        { campaign: { document: war() } },
        '... on BookChanged { version }',
      );
      expectThat(begun.version !== undefined, 'the book begins', begun);
      for (const n of times(100 * size, (at) => at))
        await give('setFlags', { flags: [{ flag: `flag-${n % 50}`, value: `${n}`.repeat(20) }] });
      const ask = (fields: string) =>
        target.ask(`query ($id: ID!) { campaign(id: $id) { ${fields} } }`, { id: campaign }, from, token);
      await ask(
        'book { version entries(first: 50) { nodes { version kind fact sentence } } roster(first: 50) { nodes { id name state } } }',
      );
      await ask('book(at: { version: 3 }) { version turn phase flags { flag value } }');
      await ask('events(first: 100) { nodes { position kind about sentences } }');
      const line = await give(
        'branch',
        { version: 4, name: 'Otherwise' },
        '... on BookBranched { line { id } }',
      );
      expectThat(line.line, 'a branch is made', line);
      const fact = { fact: 'ruling', what: 'side', id: 'german', set: { points: 7 }, why: 'Counted.' };
      const preview = `query ($id: ID!, $fact: JSON!) { campaign(id: $id) { book { previewCorrection(version: 3, fact: $fact) { __typename } } } }`;
      await target.ask(preview, { id: campaign, fact }, from, token);
      await give('correct', { version: 3, fact, why: 'Misread.' });
      const { data } = await ask('bundle');
      if (data?.campaign.bundle) await target.fetch(data.campaign.bundle, from, token);
    },
  },
];

/** What is over is looked at again, taken back, ruled on, and checked at the end. */
import { crossroads } from '../../test/skirmish/scenario.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { BATTLE_FIELDS, SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines.filter((line) => line.startsWith('Unexpected'))).toEqual([]);
});

describe('looking back', () => {
  test('a battle at a version, at a phase, and what is different between two', async () => {
    const battle = await campaign.planned();
    await campaign.order('blue', battle, [{ order: 'move', unit: 'b1', path: ['A1'] }]);
    await campaign.order('red', battle, [{ order: 'pass' }]);
    await campaign.order('blue', battle, [{ order: 'pass' }]);
    const at = (args: string) =>
      campaign.ask('blue', battle, 'version unit(id: "b1") { at attributes } clock { phase }', args);
    expect(await at('at: { version: 4 }')).toMatchObject({ unit: { at: 'A2' }, clock: { phase: 'move' } });
    expect(await at('at: { turn: { turn: 1, phase: "fire", active: "blue" } }')).toMatchObject({
      version: 7,
      unit: { at: 'A1' },
    });
    const { diff } = await campaign.ask('blue', battle, 'diff(from: 4, to: 6) { changes }');
    expect(diff.changes).toContainEqual({ do: 'unit', unit: 'b1', set: { at: 'A1', moved: true } });
    const back = (await campaign.ask('blue', battle, 'diff(from: 6, to: 4) { changes }')).diff;
    expect(back.changes).toContainEqual({ do: 'unit', unit: 'b1', set: { at: 'A2', moved: null } });
    const { errors } = await api.ask(
      'query ($id: ID!) { battle(id: $id, at: { version: 99 }) { version } }',
      { id: battle },
      campaign.staff.blue,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('actions come in pages and through filters', async () => {
    const battle = await campaign.planned();
    for (const [unit, hex] of [
      ['b1', 'A1'],
      ['b3', 'A7'],
    ] as const) {
      await campaign.order('blue', battle, [{ order: 'move', unit, path: [hex] }]);
      await campaign.order('red', battle, [{ order: 'pass' }]);
    }
    const first = (
      await campaign.ask(
        'blue',
        battle,
        'actions(first: 3) { nodes { version } pageInfo { hasNextPage endCursor } }',
      )
    ).actions;
    expect(first.nodes.map(({ version }: { version: number }) => version)).toEqual([2, 3, 4]);
    const rest = (
      await campaign.ask(
        'blue',
        battle,
        `actions(first: 50, after: "${first.pageInfo.endCursor}") { nodes { version } pageInfo { hasNextPage } }`,
      )
    ).actions;
    expect(rest).toMatchObject({
      nodes: [{ version: 5 }, { version: 6 }, { version: 7 }, { version: 8 }],
      pageInfo: { hasNextPage: false },
    });
    const ofB3 = (
      await campaign.ask(
        'blue',
        battle,
        'actions(first: 9, filter: { unit: "b3", effects: ["entered"] }) { nodes { version } }',
      )
    ).actions;
    expect(ofB3.nodes).toEqual([{ version: 7 }]);
    const inA1 = (
      await campaign.ask(
        'blue',
        battle,
        'actions(first: 9, filter: { location: "A1" }) { nodes { version } }',
      )
    ).actions;
    expect(inA1.nodes).toEqual([{ version: 5 }]);
  });
});

describe('taking back and ruling', () => {
  const undo = (who: keyof Staff, battleId: string, toVersion: number) =>
    api.command(
      'undo',
      { battleId, toVersion, why: 'a slip' },
      campaign.staff[who],
      `... on ActionsUndone { ${BATTLE_FIELDS} } ... on UndoAsked { ${BATTLE_FIELDS} }`,
    );
  const answer = (who: keyof Staff, battleId: string, consent: boolean) =>
    api.command(
      'answerUndo',
      { battleId, consent },
      campaign.staff[who],
      `... on ActionsUndone { ${BATTLE_FIELDS} }`,
    );

  test('the own last act is free while it could be foreseen', async () => {
    const battle = await campaign.planned();
    await campaign.order('blue', battle, [{ order: 'pass' }]);
    const undone = await undo('blue', battle, 4);
    expect(undone).toMatchObject({
      __typename: 'ActionsUndone',
      battle: { version: 6, clock: { phase: 'move' }, awaiting: [{ side: 'blue', kind: 'move' }] },
    });
    const [last] = (
      await campaign.ask('red', battle, 'actions(first: 9) { nodes { effects { kind sentence } } }')
    ).actions.nodes.slice(-1);
    expect(last.effects).toEqual([{ kind: 'undo', sentence: 'Taken back: 5 (a slip).' }]);
  });

  test('after dice the opponent must consent', async () => {
    const battle = await campaign.planned();
    await campaign.order('blue', battle, [{ order: 'pass' }, { order: 'fire', unit: 'b2', target: 'r1' }]);
    const before = await campaign.ask('blue', battle, 'version');
    expect(await undo('blue', battle, 5)).toMatchObject({
      __typename: 'UndoAsked',
      battle: { version: before.version },
    });
    expect((await campaign.ask('red', battle, 'undoRequest { side toVersion why }')).undoRequest).toEqual({
      side: 'blue',
      toVersion: 5,
      why: 'a slip',
    });
    expect(await answer('blue', battle, true)).toMatchObject({ code: 'NO_UNDO_ASKED' });
    expect(await answer('red', battle, true)).toMatchObject({
      __typename: 'ActionsUndone',
      battle: { version: 7 },
    });
    expect((await campaign.ask('blue', battle, 'unit(id: "b2") { attributes }')).unit.attributes).toEqual({
      morale: 4,
    });
  });

  test('a declined request leaves everything as it was', async () => {
    const battle = await campaign.planned();
    await campaign.order('blue', battle, [{ order: 'pass' }, { order: 'fire', unit: 'b2', target: 'r1' }]);
    await undo('blue', battle, 4);
    expect(await answer('red', battle, false)).toMatchObject({ __typename: 'UndoDeclined' });
    expect(await answer('red', battle, true)).toMatchObject({ code: 'NO_UNDO_ASKED' });
    expect((await campaign.ask('blue', battle, 'version')).version).toBe(6);
  });

  test('the referee rules within the rulebook’s form', async () => {
    const battle = await campaign.planned();
    const rule = (changes: object[]) =>
      api.command(
        'rule',
        { battleId: battle, changes, why: 'It was in cover.' },
        campaign.staff.referee,
        `... on RulingMade { ${BATTLE_FIELDS} }`,
      );
    expect(await rule([{ do: 'unit', unit: 'b1', set: { mood: 1 } }])).toMatchObject({
      code: 'INVALID_RULING',
      path: ['changes'],
    });
    expect(await rule([{ do: 'unit', unit: 'b9', set: { broken: true } }])).toMatchObject({
      code: 'INVALID_RULING',
      path: ['changes', '0'],
    });
    expect(await rule([{ do: 'unit', unit: 'b1', set: { broken: true } }])).toMatchObject({
      __typename: 'RulingMade',
      battle: { version: 5 },
    });
    expect((await campaign.ask('blue', battle, 'unit(id: "b1") { attributes }')).unit.attributes).toEqual({
      morale: 4,
      broken: true,
    });
  });
});

test('a battle played to its end reveals its seed, and the dice can be checked', async () => {
  const start = { ...crossroads(), options: { turns: 1, objective: 'E4', ambush: true } };
  const battle = await campaign.open(start);
  await campaign.order('blue', battle, [{ order: 'plan', plan: 'attack' }]);
  await campaign.order('red', battle, [{ order: 'plan', plan: 'attack' }]);
  await campaign.order('blue', battle, [
    { order: 'pass' },
    { order: 'fire', unit: 'b2', target: 'r1' },
    { order: 'pass' },
  ]);
  await campaign.order('red', battle, [{ order: 'pass' }, { order: 'pass' }]);
  const over = await campaign.ask('blue', battle, 'closedAt outcome { winner why } dice { hash seed }');
  expect(over).toMatchObject({
    closedAt: expect.any(String),
    outcome: { why: 'the last turn is played' },
    dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const { commitmentOf } = await import('../rules-core/kernel/dice/index.js');
  expect(commitmentOf(over.dice.seed).hash).toBe(over.dice.hash);
  const listed = await api.data(
    'query ($id: ID!) { campaign(id: $id) { battles(first: 50, open: false) { nodes { id } } } }',
    { id: campaign.id },
    campaign.staff.observer,
  );
  expect(listed.campaign.battles.nodes).toEqual([{ id: battle }]);
});

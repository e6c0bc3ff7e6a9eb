import { randomUUID } from 'node:crypto';
import { poolOf } from '../database/index.js';
import type { Appended } from './event.js';
import { EventStore } from './event-store.js';
import { all, command, storeKit } from './store.testkit.js';

const kit = storeKit();
const { openCampaign } = kit;

describe('append', () => {
  it('gives positions in the campaign and versions in each battle', async () => {
    const campaign = await openCampaign();
    const [first, second] = [randomUUID(), randomUUID()];
    const action = (battle: string) => ({ battle, kind: 'action', payload: { effects: [1, 'two', null] } });
    await kit.store.append(command(campaign, { events: [action(first), action(second), action(first)] }));
    const answer = await kit.store.append(
      command(campaign, { events: [{ kind: 'note', payload: {} }, action(second)] }),
    );
    expect(answer).toMatchObject({ outcome: 'appended', first: 5, position: 6, version: 2 });
    const events = await all(kit.store.read(campaign));
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await all(kit.store.readBattle(campaign, first))).map(({ version }) => version)).toEqual([1, 2]);
    expect(
      (await all(kit.store.readBattle(campaign, second))).map(({ position, version }) => [position, version]),
    ).toEqual([
      [3, 1],
      [6, 2],
    ]);
    expect(events[1]).toMatchObject({
      battle: first,
      actor: 'anna',
      format: 1,
      payload: { effects: [1, 'two', null] },
    });
    expect(events[5]?.at).toEqual((answer as Appended).at);
    expect(events[4]).not.toHaveProperty('battle');
  });

  it('stores all events of a command or none', async () => {
    const campaign = await openCampaign();
    const events = [
      { kind: 'note', payload: {} },
      { kind: 'note', payload: {}, battle: 'not a uuid' },
    ];
    await expect(kit.store.append(command(campaign, { events }))).rejects.toThrow(/uuid/);
    expect(await kit.store.position(campaign)).toBe(1);
  });

  it('does not open a campaign by accident', async () => {
    const campaign = randomUUID();
    expect(await kit.store.append(command(campaign))).toEqual({ outcome: 'unknown-campaign' });
    expect(await kit.store.position(campaign)).toBeUndefined();
  });

  it('refuses a decision that rests on an older position or version, and says where things stand', async () => {
    const campaign = await openCampaign();
    const battle = randomUUID();
    const events = [{ battle, kind: 'action', payload: {} }];
    expect(
      await kit.store.append(command(campaign, { events, expected: { battle: { id: battle, version: 0 } } })),
    ).toMatchObject({ outcome: 'appended', version: 1 });
    expect(
      await kit.store.append(command(campaign, { events, expected: { battle: { id: battle, version: 0 } } })),
    ).toEqual({
      outcome: 'conflict',
      position: 2,
      version: 1,
    });
    expect(await kit.store.append(command(campaign, { expected: { position: 1 } }))).toEqual({
      outcome: 'conflict',
      position: 2,
    });
    expect(await kit.store.append(command(campaign, { expected: { position: 0 } }))).toEqual({
      outcome: 'conflict',
      position: 2,
    });
    expect(await kit.store.version(campaign, battle)).toBe(1);
    expect(await kit.store.version(campaign, randomUUID())).toBe(0);
  });

  it('remembers the version of a battle while another one goes on', async () => {
    const campaign = await openCampaign();
    const battles = [randomUUID(), randomUUID(), randomUUID()];
    for (let round = 0; round < 5; round++)
      for (const battle of battles) {
        const expected = { battle: { id: battle, version: round } };
        const events = [{ battle, kind: 'action', payload: { round } }];
        expect(await kit.store.append(command(campaign, { events, expected }))).toMatchObject({
          version: round + 1,
        });
      }
  });

  it('lets exactly one of many decisions on the same version through', async () => {
    const campaign = await openCampaign();
    const battle = randomUUID();
    const expected = { battle: { id: battle, version: 0 } };
    const events = [{ battle, kind: 'action', payload: {} }];
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => kit.store.append(command(campaign, { events, expected }))),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['appended', ...Array(11).fill('conflict')]);
  });

  it('loses and doubles nothing under many writers', async () => {
    const campaign = await openCampaign();
    const battles = [randomUUID(), randomUUID()];
    const other = new EventStore(poolOf(await kit.database.connect()));
    const writer = async (name: number) => {
      for (let n = 0; n < 25; n++) {
        const battle = battles[(name + n) % 3];
        const events = [
          { battle, kind: 'action', payload: { name, n } },
          { kind: 'note', payload: { name, n } },
        ];
        const answer = await (name % 2 ? kit.store : other).append(command(campaign, { events }));
        expect(answer.outcome).toBe('appended');
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, name) => writer(name)));
    const events = await all(kit.store.read(campaign));
    expect(events.map(({ position }) => position)).toEqual(Array.from({ length: 401 }, (_, n) => n + 1));
    for (const battle of battles) {
      const versions = (await all(kit.store.readBattle(campaign, battle))).map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, n) => n + 1));
    }
    const written = events
      .filter(({ kind }) => kind === 'note')
      .map(({ payload }) => JSON.stringify(payload));
    expect(new Set(written).size).toBe(200);
  });

  it('refuses what could not be told apart in the log', async () => {
    const campaign = await openCampaign();
    await expect(
      kit.store.append(command(campaign, { events: [{ kind: 'No Kind', payload: {} }] })),
    ).rejects.toMatchObject({
      code: 'INVALID_EVENT',
      path: 'events[0].kind',
    });
    await expect(
      kit.store.append(command(campaign, { events: [{ kind: 'note', payload: undefined }] })),
    ).rejects.toMatchObject({
      path: 'events[0].payload',
    });
    await expect(kit.store.append(command(campaign, { actor: 'two\nlines' }))).rejects.toMatchObject({
      path: 'actor',
    });
    await expect(kit.store.append(command(campaign, { key: '' }))).rejects.toMatchObject({ path: 'key' });
  });

  it('commits what an inline projection writes together with the events, or neither', async () => {
    const campaign = await openCampaign();
    const project =
      (consumer: string) => (client: { query(text: string, values: unknown[]): Promise<unknown> }) =>
        client.query('insert into checkpoint values ($1, $2, 7)', [campaign, consumer]).then(() => undefined);
    expect(await kit.store.append(command(campaign), project('inline'))).toMatchObject({
      outcome: 'appended',
      position: 2,
    });
    await expect(kit.store.append(command(campaign), project('inline'))).rejects.toThrow(/duplicate key/);
    expect(await kit.store.position(campaign)).toBe(2);
    const refused = command(campaign, { expected: { position: 1 } });
    expect(await kit.store.append(refused, project('never'))).toMatchObject({ outcome: 'conflict' });
    const { rows } = await kit.database.pool.query('select consumer from checkpoint where campaign_id = $1', [
      campaign,
    ]);
    expect(rows).toEqual([{ consumer: 'inline' }]);
  });

  it('tells of what was committed, and of nothing else', async () => {
    const heard: number[] = [];
    const telling = new EventStore(kit.database.pool, { appended: (_, position) => heard.push(position) });
    const campaign = await openCampaign();
    const note = command(campaign);
    await telling.append(note);
    await telling.append(note);
    await telling.append(command(campaign, { expected: { position: 9 } }));
    expect(heard).toEqual([2]);
  });
});

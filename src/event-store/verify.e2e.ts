import { randomUUID } from 'node:crypto';
import type { Folding } from './snapshots.js';
import { action, all, command, storeKit } from './store.testkit.js';
import { chainHash, readStored, type StoredEvent } from './stored.js';
import type { Finding } from './verify.js';

const kit = storeKit();

const count: Folding<{ hits: number }> = {
  format: 1,
  begin: () => ({ hits: 0 }),
  apply: (state, events) => ({
    hits: events.reduce((sum, { payload }) => sum + (payload as { hits: number }).hits, state.hits),
  }),
};

/** Two battles and notes between, twenty-one events; the first battle has snapshots at versions 4 and 8. */
async function playedCampaign() {
  const campaign = await kit.openCampaign();
  const [battle, other] = [randomUUID(), randomUUID()];
  for (let version = 0; version < 10; version++) {
    await kit.store.append(
      action(campaign, battle, version, { hits: version, note: 'Grüße, "дом"\n\\ \u2028 🎲' }),
    );
    if (version % 4 === 3)
      await kit.store.saveSnapshot(campaign, battle, 1, await kit.store.load(campaign, battle, count));
    const mixed = [
      { kind: 'note', payload: null },
      { battle: other, kind: 'action', payload: { hits: 1.5e-7 } },
    ];
    if (version % 2) await kit.store.append(command(campaign, { events: mixed, actor: 'Ötzi | x' }));
  }
  return { campaign, battle, other };
}

function verify(campaign: string) {
  return kit.store.verify(campaign, async () => count);
}

async function findings(campaign: string): Promise<Pick<Finding, 'flaw' | 'position' | 'version'>[]> {
  const verification = await verify(campaign);
  return verification.findings.map(({ flaw, position, version }) => ({
    flaw,
    ...(position !== undefined && { position }),
    ...(version !== undefined && { version }),
  }));
}

describe('verify', () => {
  it('finds nothing wrong with what the store wrote', async () => {
    const { campaign } = await playedCampaign();
    expect(await verify(campaign)).toEqual({
      campaign,
      events: 21,
      battles: 2,
      snapshots: 2,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      findings: [],
    });
    expect((await verify(campaign.toUpperCase())).findings).toEqual([]);
  });

  it('finds nothing wrong with an empty campaign, and says when there is none', async () => {
    const campaign = randomUUID();
    expect(await findings(campaign)).toEqual([{ flaw: 'UNKNOWN_CAMPAIGN' }]);
    await kit.store.append(command(campaign, { expected: { position: 0 }, events: [] }));
    expect(await findings(campaign)).toEqual([]);
  });

  it.each([
    ['payload', `'{"hits":0}'`],
    ['kind', `'other'`],
    ['actor', `'boris'`],
    ['command_key', `'another'`],
    ['format', '2'],
    ['at', `timestamptz '2020-02-20 20:20:20Z'`],
  ])('names the event whose %s was changed', async (column, value) => {
    const { campaign } = await playedCampaign();
    await kit.asOwner(`update event set ${column} = ${value} where campaign_id = $1 and position = 13`, [
      campaign,
    ]);
    const { findings: found } = await kit.store.verify(campaign);
    expect(found[0]).toMatchObject({ flaw: 'BROKEN_CHAIN', position: 13 });
    expect(found.filter(({ flaw }) => flaw !== 'COMMAND_DIFFERS')).toHaveLength(1);
  });

  it('names an event that was changed and hashed anew by the one after it', async () => {
    const { campaign } = await playedCampaign();
    await kit.asOwner(`update event set hash = sha256('x') where campaign_id = $1 and position = 13`, [
      campaign,
    ]);
    expect(await findings(campaign)).toEqual([
      { flaw: 'BROKEN_CHAIN', position: 13 },
      { flaw: 'BROKEN_CHAIN', position: 14 },
    ]);
  });

  it('names what is missing in the middle', async () => {
    const { campaign } = await playedCampaign();
    await kit.asOwner('delete from event where campaign_id = $1 and position = 2', [campaign]);
    const { findings: found } = await kit.store.verify(campaign);
    expect(found.map(({ flaw, position }) => [flaw, position]).slice(0, 3)).toEqual([
      ['GAP_IN_POSITIONS', 2],
      ['BROKEN_CHAIN', 3],
      ['GAP_IN_VERSIONS', 3],
    ]);
  });

  it('misses the end that was cut off', async () => {
    const { campaign } = await playedCampaign();
    await kit.asOwner('delete from event where campaign_id = $1 and position > 19', [campaign]);
    const { findings: found } = await kit.store.verify(campaign);
    expect(found[0]).toMatchObject({
      flaw: 'HEAD_DIFFERS',
      expected: { position: 21 },
      actual: { position: 19 },
    });
    expect(found.slice(1)).toMatchObject([{ flaw: 'COMMAND_DIFFERS', position: 21 }]);
  });

  it.each([
    ['an answer', `update command set answer = '{"accepted":2}'`],
    ['an answer that was not given', `update command set answer = null`],
    ['a request', `update command set request = sha256('another')`],
    ['what it did', 'update command set first_position = 1, last_position = 1'],
  ])('names the command of which %s was changed', async (_, change) => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    const answer = { accepted: 1 };
    const quick = { ...action(campaign, battle, 0), answer };
    await kit.store.append(action(campaign, randomUUID(), 0));
    await kit.store.append({ ...action(campaign, battle, 0), answer });
    await kit.store.append({ ...quick, expected: { battle: { id: battle, version: 1 } } });
    const several = [1, 2, 3].map((n) => ({ kind: 'note', payload: { n } }));
    await kit.store.append(command(campaign, { events: several, answer }));
    expect(await findings(campaign)).toEqual([]);
    for (const position of [3, 4, 7]) {
      const undone = await kit.database.pool.query(
        'select key, request, answer, first_position, last_position from command where campaign_id = $1 and last_position = $2',
        [campaign, position],
      );
      await kit.asOwner(`${change} where campaign_id = $1 and last_position = $2`, [campaign, position]);
      const found = await findings(campaign);
      expect(found[0]?.flaw).toBe('COMMAND_DIFFERS');
      expect(found.some((one) => one.position === position || one.position === 1)).toBe(true);
      const { key, request, answer: kept, first_position, last_position } = undone.rows[0];
      await kit.asOwner(
        'update command set request = $3, answer = $4, first_position = $5, last_position = $6 where campaign_id = $1 and key = $2',
        [campaign, key, request, JSON.stringify(kept), first_position, last_position],
      );
      expect(await findings(campaign)).toEqual([]);
    }
  });

  it('names the command that would be carried out again', async () => {
    const { campaign } = await playedCampaign();
    await kit.asOwner('delete from command where campaign_id = $1 and last_position = 13', [campaign]);
    expect(await findings(campaign)).toEqual([{ flaw: 'COMMAND_DIFFERS', position: 12 }]);
  });

  it('knows that commands of before were not hashed', async () => {
    const { campaign } = await playedCampaign();
    const stored: StoredEvent[] = await all(readStored(kit.database.pool, campaign));
    let hash = '';
    for (const event of stored) {
      hash = chainHash(hash, campaign, { ...event, commandHash: null });
      await kit.asOwner(
        `update event set hash = decode($3, 'hex'), command_hash = null where campaign_id = $1 and position = $2`,
        [campaign, event.position, hash],
      );
    }
    await kit.asOwner(`update campaign_head set hash = decode($2, 'hex') where campaign_id = $1`, [
      campaign,
      hash,
    ]);
    expect(await findings(campaign)).toEqual([]);
  });

  describe('with what was kept elsewhere', () => {
    const from = 'kept.bundle';

    it('finds the tail that was cut off with the head wound back', async () => {
      const { campaign } = await playedCampaign();
      const anchor = { ...(await kit.store.head(campaign))!, from };
      expect((await kit.store.verify(campaign, undefined, [anchor])).findings).toEqual([]);
      await kit.asOwner('delete from event where campaign_id = $1 and position > 19', [campaign]);
      await kit.asOwner('delete from command where campaign_id = $1 and last_position > 19', [campaign]);
      await kit.asOwner(
        `update campaign_head h set position = 19, hash = e.hash, battle_id = null, version = 0
         from event e where h.campaign_id = $1 and e.campaign_id = $1 and e.position = 19`,
        [campaign],
      );
      expect((await kit.store.verify(campaign)).findings).toEqual([]);
      expect((await kit.store.verify(campaign, undefined, [anchor])).findings).toMatchObject([
        { flaw: 'CUT_SHORT', position: 21, actual: 19, message: expect.stringContaining(from) },
      ]);
    });

    it('finds the log that was written anew from somewhere on', async () => {
      const campaign = await kit.openCampaign();
      await kit.store.append(command(campaign));
      const anchor = { ...(await kit.store.head(campaign))!, from };
      const other = await kit.openCampaign();
      await kit.store.append(command(other));
      const forged = { ...anchor, campaign: other };
      await kit.store.append(command(other));
      expect((await kit.store.verify(campaign, undefined, [anchor])).findings).toEqual([]);
      expect((await kit.store.verify(other, undefined, [forged])).findings).toMatchObject([
        { flaw: 'ANCHOR_DIFFERS', position: 2, expected: anchor.hash },
      ]);
    });
  });

  it('names a battle whose versions were exchanged', async () => {
    const { campaign, battle } = await playedCampaign();
    await kit.asOwner(
      'update event set version = 99 where campaign_id = $1 and battle_id = $2 and version = 3',
      [campaign, battle],
    );
    const { findings: found } = await kit.store.verify(campaign);
    expect(found.find(({ flaw }) => flaw === 'GAP_IN_VERSIONS')).toMatchObject({
      battle,
      expected: 3,
      actual: 99,
    });
  });

  it('names the snapshot that its events do not lead to, and where it differs', async () => {
    const { campaign, battle } = await playedCampaign();
    await kit.asOwner(`update snapshot set state = '{"hits":27}' where campaign_id = $1 and version = 8`, [
      campaign,
    ]);
    expect((await verify(campaign)).findings).toMatchObject([
      {
        flaw: 'SNAPSHOT_DIFFERS',
        battle,
        version: 8,
        expected: 28,
        actual: 27,
        message: expect.stringContaining('$.hits'),
      },
    ]);
  });

  it('names the battle that cannot be folded', async () => {
    const { campaign, battle } = await playedCampaign();
    const stubborn: Folding<unknown> = {
      ...count,
      apply: () => {
        throw new Error('no such unit');
      },
    };
    const { findings: found } = await kit.store.verify(campaign, async (id) =>
      id === battle ? stubborn : undefined,
    );
    expect(found).toMatchObject([{ flaw: 'NOT_FOLDABLE', battle, actual: 'no such unit' }]);
  });
});

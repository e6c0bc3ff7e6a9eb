import { randomUUID } from 'node:crypto';
import type { Folding } from './snapshots.js';
import { action, command, storeKit } from './store.testkit.js';
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
    expect((await kit.store.verify(campaign)).findings).toMatchObject([
      { flaw: 'BROKEN_CHAIN', position: 13 },
    ]);
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
    expect(found).toMatchObject([
      { flaw: 'HEAD_DIFFERS', expected: { position: 21 }, actual: { position: 19 } },
    ]);
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

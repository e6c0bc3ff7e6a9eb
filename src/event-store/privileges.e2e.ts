import { command, storeKit } from './store.testkit.js';

const kit = storeKit();

describe('the application', () => {
  it.each([
    ["update event set payload = '{}' where campaign_id = $1"],
    ['delete from event where campaign_id = $1'],
    ['delete from campaign_head where campaign_id = $1'],
    ['delete from command where campaign_id = $1'],
  ])('may not: %s', async (sql) => {
    const campaign = await kit.openCampaign();
    await kit.store.append(command(campaign));
    await expect(kit.database.pool.query(sql, [campaign])).rejects.toThrow(/permission denied for table/);
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });

  it.each([
    ['truncate event'],
    ['drop table event'],
    ['alter table event add column extra int'],
    ['create table extra ()'],
  ])('may not: %s', async (sql) => {
    await expect(kit.database.pool.query(sql)).rejects.toThrow(/permission denied|must be owner/);
  });
});

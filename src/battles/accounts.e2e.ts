import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { HouseCampaign } from '../../test/support/house-campaign.js';

let database: TestDatabase;
let campaign: HouseCampaign;
beforeAll(async () => {
  database = await createTestDatabase();
  campaign = await HouseCampaign.serve(await database.connect());
});
afterAll(async () => {
  await campaign?.api.close();
  await database?.drop();
});

const BRIEFING = 'briefing { title about turns victory }';

test('what a battle is about, and who wins when, stands in words', async () => {
  const battle = await campaign.open({ house: { system: 'aslsk', name: 'the-walled-church' } });
  const { briefing } = await campaign.ask('german', battle, BRIEFING);
  expect(briefing).toMatchObject({
    title: 'The Walled Church',
    about: expect.any(String),
    turns: expect.any(Number),
  });
  expect(briefing.victory.length).toBeGreaterThan(1);
  for (const says of briefing.victory) expect(says).toMatch(/^(Victory for|Otherwise: ).*[a-z0-9)]\.$/);
});

test('a battle that began with a position says what it knows', async () => {
  const battle = await campaign.stage('aslsk', FIELD);
  expect((await campaign.ask('german', battle, BRIEFING)).briefing).toMatchObject({
    title: null,
    about: null,
  });
});

/** The Russian gun lies hidden, and a man in the open is killed by the referee's word. */
const FIELD = {
  map: { columns: 9, rows: 9, hexes: { H5: 'woods' } },
  clock: { phase: 'PFPh', active: 'german' },
  sides: { german: { name: 'Germans' }, russian: { name: 'Russians' } },
  units: {
    g1: { counter: '4-6-7', at: 'C5', name: 'Section Brandt' },
    r1: { counter: '4-4-7', at: 'F5', name: 'Section Titov' },
    gun: { side: 'russian', counter: 'crew 2-2-8', at: 'H5', name: 'Crew Orlov', hidden: true },
  },
};

test('the after-action report tells each side what it may know, once the battle is over', async () => {
  const battle = await campaign.stage('aslsk', FIELD);
  const report = async (who: string) =>
    (await campaign.ask(who, battle, 'afterActionReport')).afterActionReport;
  const rule = (changes: object[]) =>
    campaign.api.command('rule', { battleId: battle, changes, why: 'So it was.' }, campaign.tokens.referee);
  expect(await report('referee')).toBeNull();
  await campaign.order('german', battle, [{ json: { order: 'fire', at: 'F5', firers: ['g1'] } }]);
  await rule([
    { do: 'leave', unit: 'gun' },
    { do: 'clock', set: { over: { winner: 'german', why: 'The field was theirs.' } } },
  ]);
  const told = await report('referee');
  expect(told).toMatch(/^"A battle" was won by the Germans.*The field was theirs\./);
  expect(told).toContain('Crew Orlov');
  expect(await report('russian')).toContain('Crew Orlov');
  const theirs = await report('german');
  expect(theirs).toContain('The Germans lost nobody.');
  expect(theirs).not.toContain('Orlov');
});

/** A sheet to set a battle up from by hand: by VASL's names, with what each viewer may know. */
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

const POSITION = {
  map: { boards: [[{ board: 'village', as: '02', turned: true }]] },
  clock: { phase: 'MPh', turn: 2, active: 'german' },
  sides: { german: {}, russian: {} },
  units: {
    ebert: { side: 'german', counter: '4-6-7', name: 'Section <Ebert>', at: '02K9', broken: true },
    lmg: { side: 'german', counter: 'LMG', possessor: 'ebert' },
    brandt: { side: 'german', counter: '9-1', at: '02K10' },
    half: { side: 'german', counter: 'half-squad 2-4-7', at: '02K10' },
    tank: { side: 'german', counter: 'PzKpfw VIE (Tiger)', at: '02L4', vca: 1, tca: 2 },
    guard: { side: 'russian', counter: '6-2-8', at: '02C3', hidden: true },
    gone: { side: 'russian', counter: '4-4-7' },
  },
  locations: { '02C4': { smoke: [{ kind: 'full', side: 'german' }] } },
};

async function sheet(who: string, format: 'TEXT' | 'HTML'): Promise<string> {
  return (await campaign.ask(who, battle, `orderOfBattle(format: ${format})`)).orderOfBattle;
}

let battle: string;
beforeAll(async () => {
  battle = await campaign.stage('aslsk', POSITION, { name: 'At <the> bridge' });
});

test('the referee has every counter by its name in VASL, its place, and how it stands', async () => {
  const text = await sheet('referee', 'TEXT');
  expect(text).toContain('Boards: 02 (village), turned.');
  for (const line of [
    '  02K9   4-6-7 1sq "Section <Ebert>" (broken',
    '  02K9   LMG (with Section <Ebert>)',
    '  02K10  9-1',
    '  02K10  2-4-7 1hs',
    '  02L4   PzKw VIE "PzKpfw VIE (Tiger)" (faces the upper right corner, turret to the right corner',
    '  02C3   6-2-8 Esq (hidden',
    'Off the map:',
  ])
    expect(text).toContain(line);
  expect(text.indexOf('02K9 ')).toBeLessThan(text.indexOf('02K10'));
  expect(text).toMatch(/ON THE MAP\n {2}02C4: .*[Ss]moke/);
});

test('a side has its own, and of the other what it sees', async () => {
  const german = await sheet('german', 'TEXT');
  expect(german).toContain('4-6-7 1sq');
  expect(german).not.toMatch(/6-2-8|02C3/);
  expect(await sheet('russian', 'TEXT')).toContain('02C3   6-2-8 Esq (hidden');
});

test('for paper it is a page that stands alone', async () => {
  const page = await sheet('referee', 'HTML');
  expect(page).toContain('<td>Section &lt;Ebert&gt;</td>');
  expect(page).toContain('<p class="head">At &lt;the&gt; bridge</p>');
  expect(page).not.toMatch(/<script|src=|href=/);
});

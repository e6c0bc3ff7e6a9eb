/** A server with every feature, and a world in it that has something of everything. */
import { newPerson, TestApi } from '../../src/api/api.testkit.js';
import type { TestDatabase } from '../support/database.js';
import { FEATURES, type Names, type World } from './features.js';

export function serveEverything({ dataSource }: TestDatabase): Promise<TestApi> {
  return TestApi.start({
    dataSource,
    imports: FEATURES.flatMap((feature) => feature.imports ?? []),
    api: {
      features: FEATURES.map((feature) => feature.schema),
      limits: { budget: { points: 1e12, seconds: 1 }, cost: 1e9, depth: 50 },
    },
  });
}

export async function makeWorld(api: TestApi): Promise<World> {
  const [referee, commander, observer, stranger] = [
    await newPerson(api, 'Referee'),
    await newPerson(api, 'Commander'),
    await newPerson(api, 'Observer'),
    await newPerson(api, 'Stranger'),
  ];
  const people = { referee, commander, observer };
  const secret = await newCampaign(api, people, null);
  const open = await newCampaign(api, people, '2020-01-01T00:00:00Z');
  await newCampaign(api, { referee: stranger, commander, observer }, null);
  return { api, referee, commander, observer, stranger, campaigns: { secret, open } };
}

async function newCampaign(
  api: TestApi,
  { referee, commander, observer }: Pick<World, 'referee' | 'commander' | 'observer'>,
  declassifiesAt: string | null,
): Promise<string> {
  const sides = ['blue', 'red'].map((key) => ({ key, name: key }));
  const fields = '... on CampaignCreated { campaign { id sides { id } } }';
  const { campaign } = await api.command(
    'createCampaign',
    { name: 'Matrix', sides, declassifiesAt },
    referee.token,
    fields,
  );
  const invite = (input: object) =>
    api.command(
      'invite',
      { campaignId: campaign.id, ...input },
      referee.token,
      '... on InvitationIssued { secret }',
    );
  const asCommander = await invite({ role: 'COMMANDER', sideId: campaign.sides[0].id });
  await api.command('acceptInvitation', { secret: asCommander.secret }, commander.token);
  await api.command(
    'acceptInvitation',
    { secret: (await invite({ role: 'OBSERVER' })).secret },
    observer.token,
  );
  await invite({ role: 'COMMANDER', sideId: campaign.sides[1].id });
  return campaign.id;
}

export async function allNames(world: World, campaign: string): Promise<Names> {
  const names: Names = {};
  for (const feature of FEATURES) Object.assign(names, await feature.names(world, campaign));
  return names;
}

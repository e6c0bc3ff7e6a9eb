import type { DynamicModule, Type } from '@nestjs/common';
import type { TestApi, TestPerson } from '../../src/api/api.testkit.js';

/** The people and things that the matrix is tried with. */
export interface World {
  api: TestApi;
  referee: TestPerson;
  commander: TestPerson;
  observer: TestPerson;
  stranger: TestPerson;
  /** A campaign of theirs that is secret, and one that everybody may see. */
  campaigns: { secret: string; open: string };
}

/** The values of the arguments and input fields that name something, by their name or by `Type.field.name`. GraphQL text. */
export type Names = Record<string, string>;

/** What a feature adds to the matrix. A schema file with root fields that no feature names fails the test. */
export interface Feature {
  /** The schema file, without its ending. */
  schema: string;
  imports?: (DynamicModule | Type)[];
  /** Makes at least one of everything in a campaign, and tells how to name it. */
  names(world: World, campaign: string): Promise<Names>;
}

const common: Feature = { schema: 'common', names: async () => ({}) };

const accounts: Feature = {
  schema: 'accounts',
  async names({ api, referee, stranger }) {
    for (const { token } of [referee, stranger]) {
      await api.command('createPersonalToken', { name: 'matrix', scopes: ['READ'] }, token);
    }
    return {};
  },
};

const campaigns: Feature = {
  schema: 'campaigns',
  async names({ api, referee, commander }, campaign) {
    const query =
      'query ($id: ID!) { campaign(id: $id) { sides { id } invitations(first: 1) { nodes { id } } } }';
    const { sides, invitations } = (await api.data(query, { id: campaign }, referee.token)).campaign;
    return {
      campaignId: JSON.stringify(campaign),
      'Query.campaign.id': JSON.stringify(campaign),
      sideId: JSON.stringify(sides[0].id),
      invitationId: JSON.stringify(invitations.nodes[0].id),
      personId: JSON.stringify(commander.id),
    };
  },
};

/** Every feature of the schema. Add yours. */
export const FEATURES: readonly Feature[] = [common, accounts, campaigns];

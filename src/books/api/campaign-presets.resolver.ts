import { ResolveField, Resolver } from '@nestjs/graphql';
import type { RulebookResolvers } from '../../api/index.js';
import { policiesJsonSchema } from '../../rules-core/campaign/policies/policies.js';
import type { KnownSystem } from '../../rules-core/kernel/decide/known-system.js';
import { type Houses } from '../entries/begin-inputs.js';

export abstract class CampaignHouses implements Houses {
  abstract piecesOf(system: string): ReturnType<Houses['piecesOf']>;
  abstract campaignsOf(system: string): ReturnType<Houses['campaignsOf']>;
}

@Resolver('Rulebook')
export class CampaignPresetFields
  implements Pick<Required<RulebookResolvers>, 'campaignPolicySchema' | 'campaignPresets' | 'campaigns'>
{
  constructor(private readonly houses: CampaignHouses) {}

  @ResolveField()
  campaignPolicySchema() {
    return policiesJsonSchema;
  }

  @ResolveField()
  campaignPresets({ rulebook }: KnownSystem) {
    const pieces = this.houses.piecesOf(rulebook.system);
    return Object.entries(pieces?.presets ?? {}).map(([name, policies]) => ({
      name,
      isDefault: name === pieces?.preset.preset,
      policies,
    }));
  }

  @ResolveField()
  campaigns({ rulebook }: KnownSystem) {
    return Object.entries(this.houses.campaignsOf(rulebook.system)).map(([name, document]) => ({
      name,
      title: (document as { title?: string; name?: string }).title ?? name,
      document,
    }));
  }
}

/** The resolvers of this feature, and what they share. */
import type { Provider } from '@nestjs/common';
import { CampaignStates } from '../../campaigns/index.js';
import { KNOWN_SYSTEMS } from '../../library/index.js';
import type { KnownSystems } from '../../rules-core/kernel/decide/known-system.js';
import type { PiecesBySystem } from '../books.module.js';
import { BeginInputs } from '../entries/begin-inputs.js';
import { Books } from '../entries/books.js';
import { BookEntries } from '../entries/entries.js';
import { BookViews } from '../line/book-views.js';
import {
  AfterActionReportResolver,
  BattleFields,
  CampaignBattleResolver,
} from './battles-in-book.resolver.js';
import { BookLineResolver, BookResolver, CampaignBookField } from './book.resolver.js';
import { BookCommands } from './book-commands.resolver.js';
import { CampaignHouses, CampaignPresetFields } from './campaign-presets.resolver.js';
import { BookEntryResolver, EntriesField } from './entries.resolver.js';
import { FileFields } from './files.resolver.js';
import { GraphField, ScenarioNodeResolver } from './graph.resolver.js';
import { LedgerFields } from './ledgers.resolver.js';
import { MusterField } from './muster.resolver.js';
import { PreviewFields } from './previews.resolver.js';
import { ProposalField } from './proposal.resolver.js';
import { RosterFields, RosterUnitResolver } from './roster.resolver.js';
import { CampaignTurnResolver, TurnFields, TurnStepResolver } from './turns.resolver.js';

export function bookApi(pieces: PiecesBySystem): Provider[] {
  return [
    { provide: BookViews, inject: [Books], useFactory: (books: Books) => new BookViews(books) },
    { provide: BookEntries, inject: [Books], useFactory: (books: Books) => new BookEntries(books) },
    {
      provide: CampaignHouses,
      inject: [KNOWN_SYSTEMS],
      useFactory: (systems: KnownSystems): CampaignHouses => ({
        piecesOf: (system) => pieces.get(system),
        campaignsOf: (system) => systems.get(system)?.campaigns ?? {},
      }),
    },
    {
      provide: BeginInputs,
      inject: [CampaignHouses, CampaignStates],
      useFactory: (houses: CampaignHouses, states: CampaignStates) => new BeginInputs(houses, states),
    },
    CampaignBookField,
    BookResolver,
    BookLineResolver,
    GraphField,
    ScenarioNodeResolver,
    MusterField,
    RosterFields,
    FileFields,
    RosterUnitResolver,
    BattleFields,
    CampaignBattleResolver,
    AfterActionReportResolver,
    LedgerFields,
    TurnFields,
    CampaignTurnResolver,
    TurnStepResolver,
    EntriesField,
    BookEntryResolver,
    PreviewFields,
    ProposalField,
    CampaignPresetFields,
    BookCommands,
  ];
}

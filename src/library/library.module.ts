import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { Secrets } from '../accounts/index.js';
import { EventStore } from '../event-store/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { drawNothing } from '../rules-core/kernel/los/index.js';
import { Workshop } from '../workshop/index.js';
import { VassalQueries } from './from-vassal.resolver.js';
import { Lab } from './lab.js';
import { Library } from './library.js';
import { LibraryCommands, LibraryItemResolver, LibraryQueries } from './library.resolver.js';
import { LibraryTable } from './library-table.js';
import { KNOWN_SYSTEMS, RulebookQueries, RulebookResolver } from './rulebooks.resolver.js';
import { Tables } from './tables.js';

/** The rulebooks that this server knows, what people put beside them, and the threads that work with them. */
@Module({})
export class LibraryModule implements OnModuleDestroy {
  constructor(@Inject(Workshop) private readonly workshop: Workshop) {}

  static forRoot(systems: KnownSystems): DynamicModule {
    const { module } = systems;
    if (module === undefined)
      throw new Error('Make the rulebooks of a server with systemsOf, so that threads find them.');
    return {
      module: LibraryModule,
      global: true,
      providers: [
        { provide: KNOWN_SYSTEMS, useValue: systems },
        {
          provide: Library,
          inject: [EventStore, Secrets, Workshop],
          useFactory: (store: EventStore, secrets: Secrets, workshop: Workshop) =>
            new Library(new LibraryTable(store.pool), systems, secrets, workshop),
        },
        {
          provide: Tables,
          inject: [Library, Workshop],
          useFactory: (library: Library, workshop: Workshop) => new Tables(systems, library, workshop),
        },
        { provide: Workshop, useFactory: () => workshopOf(module) },
        {
          provide: Lab,
          inject: [Library, Workshop],
          useFactory: (library: Library, workshop: Workshop) => new Lab(library, workshop),
        },
        RulebookQueries,
        RulebookResolver,
        LibraryQueries,
        LibraryCommands,
        LibraryItemResolver,
        VassalQueries,
      ],
      exports: [KNOWN_SYSTEMS, Lab, Library, Tables, Workshop],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.workshop.close();
  }
}

/** From here on this thread answers clients, and has others for what takes a while. */
function workshopOf(module: string): Workshop {
  drawNothing();
  return new Workshop({ module });
}

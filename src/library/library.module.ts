import { type DynamicModule, Module } from '@nestjs/common';
import { Secrets } from '../accounts/index.js';
import { EventStore } from '../event-store/index.js';
import type { KnownSystems } from '../rules-core/kernel/known-system.js';
import { Library } from './library.js';
import { LibraryCommands, LibraryItemResolver, LibraryQueries } from './library.resolver.js';
import { LibraryTable } from './library-table.js';
import { KNOWN_SYSTEMS, RulebookQueries, RulebookResolver } from './rulebooks.resolver.js';

/** The rulebooks that this server knows, and what people put beside them. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: NestJS hangs a module on a class
export class LibraryModule {
  static forRoot(systems: KnownSystems): DynamicModule {
    return {
      module: LibraryModule,
      global: true,
      providers: [
        { provide: KNOWN_SYSTEMS, useValue: systems },
        {
          provide: Library,
          inject: [EventStore, Secrets],
          useFactory: (store: EventStore, secrets: Secrets) =>
            new Library(new LibraryTable(store.pool), systems, secrets),
        },
        RulebookQueries,
        RulebookResolver,
        LibraryQueries,
        LibraryCommands,
        LibraryItemResolver,
      ],
      exports: [KNOWN_SYSTEMS, Library],
    };
  }
}

import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventStore } from '../event-store/index.js';
import { JOBS } from '../jobs/index.js';
import { LIVE } from '../live/index.js';
import { Post } from '../mail/index.js';
import { Health, Metrics, Seeds } from '../operations/index.js';
import { Webhooks } from '../webhooks/index.js';
import type { Platform } from './platform.js';
import { CONFIG, LOG } from './tokens.js';

@Global()
@Module({})
class PlatformModule {}

/** Hands the platform to every feature: ask for `EventStore`, `DataSource`, `JOBS`, `LIVE`, `Webhooks`, `Post`, `Seeds`, `Metrics`, `Health`. */
export function platformModule(platform: Platform): DynamicModule {
  const providers = [
    { provide: CONFIG, useValue: platform.config },
    { provide: LOG, useValue: platform.log },
    { provide: DataSource, useValue: platform.dataSource },
    { provide: EventStore, useValue: platform.eventStore },
    { provide: JOBS, useValue: platform.jobs },
    { provide: LIVE, useValue: platform.live },
    { provide: Webhooks, useValue: platform.webhooks },
    { provide: Post, useValue: platform.post },
    { provide: Seeds, useValue: platform.seeds },
    { provide: Metrics, useValue: platform.metrics },
    { provide: Health, useValue: platform.health },
  ];
  return {
    module: PlatformModule,
    providers,
    exports: providers.map(({ provide }) => provide),
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { PROJECT } from '../api/index.js';
import { PicturesModule, Previews } from '../pictures/index.js';
import { deskRoutes } from './routes.js';

const FOLDER = Symbol('DeskFolder');
const BUILT = join(PROJECT, 'dist', 'web');

/** What the desk asks, where it is built. */
export function deskOperations(folder = BUILT): string | null {
  const list = join(folder, 'operations.json');
  return existsSync(list) ? list : null;
}

/** Serves the desk at `/`. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: NestJS hangs a module on a class
export class DeskModule {
  static forRoot(folder = BUILT, publicUrl?: string): DynamicModule {
    return {
      module: DeskModule,
      imports: [PicturesModule],
      providers: [
        {
          provide: FOLDER,
          inject: [HttpAdapterHost, Previews],
          useFactory: (host: HttpAdapterHost, previews: Previews) => {
            host.httpAdapter.getInstance<Express>().use(deskRoutes({ folder, previews, publicUrl }));
            return folder;
          },
        },
      ],
    };
  }
}

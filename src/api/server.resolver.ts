import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Query, Resolver } from '@nestjs/graphql';
import type { QueryResolvers } from './generated/schema.js';
import { PROJECT } from './schema-files.js';

const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string };

@Resolver()
export class ServerResolver implements Pick<Required<QueryResolvers>, 'serverVersion'> {
  @Query()
  serverVersion(): string {
    return version;
  }
}

import { Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import * as z from 'zod';
import {
  type ApiContext,
  ApiError,
  checked,
  connection,
  displayText,
  globalId,
  idempotencyKey,
  keyReused,
  type MutationResolvers,
  page,
  type QueryResolvers,
} from '../api/index.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import { Library, type Library as LibraryService } from './library.js';
import type { LibraryItem } from './library-table.js';

export const libraryItemId = globalId('item');

/** An item, with or without its document. */
export type ItemView = Omit<LibraryItem, 'document'> & { document?: unknown };

const uploadShape = z.object({
  idempotencyKey,
  kind: z.enum(['BOARD', 'SCENARIO', 'CHART_PACK']),
  name: displayText(120),
  system: z.string().max(40).nullish(),
  document: z.record(z.string(), z.unknown()),
});

@Resolver()
export class LibraryQueries implements Pick<Required<QueryResolvers>, 'library' | 'libraryItem'> {
  constructor(private readonly items: Library) {}

  @Query()
  async libraryItem(_: unknown, { id }: { id: string }): Promise<ItemView | null> {
    const uuid = libraryItemId.decode(id);
    return (uuid && (await this.items.table.find(uuid))) || null;
  }

  @Query()
  async library(_: unknown, args: Parameters<Required<QueryResolvers>['library']>[1], context: ApiContext) {
    const asked = page(args, ['instant', 'uuid']);
    const [createdAt, id] = (asked.after ?? []) as string[];
    const after = createdAt !== undefined && id !== undefined ? { createdAt, id } : null;
    const found = await this.items.table.ownedBy(ownerIn(context), {
      kind: args.kind ?? null,
      after,
      first: asked.first + 1,
    });
    return connection(
      found,
      asked.first,
      (row) => [row.createdAt.toISOString(), row.id],
      (row): ItemView => row,
    );
  }
}

function ownerIn({ viewer }: ApiContext): string {
  if (viewer.kind !== 'person') throw new ApiError('NOT_SIGNED_IN', 'Sign in first.');
  return viewer.personId;
}

@Resolver()
export class LibraryCommands implements Pick<Required<MutationResolvers>, 'upload'> {
  constructor(private readonly items: Library) {}

  @Mutation()
  async upload(
    _: unknown,
    { input }: Parameters<Required<MutationResolvers>['upload']>[1],
    context: ApiContext,
  ) {
    const read = checked(uploadShape, input);
    if (read.problem) return read.problem;
    const owner = ownerIn(context);
    const { kind, name, document, system = null } = read.value;
    const key = input.idempotencyKey;
    const uploaded = await this.items.upload({ key, kind, name, document, owner, system }, context);
    if (!uploaded.ok) return refused(uploaded.problems);
    if (!uploaded.isNew && !isSame(uploaded.item, { kind, name, system })) return keyReused();
    return { __typename: 'UploadAccepted' as const, replayed: !uploaded.isNew, item: uploaded.item };
  }
}

function refused(
  problems: Extract<Awaited<ReturnType<LibraryService['upload']>>, { ok: false }>['problems'],
) {
  const [first, ...more] = problems;
  const rest = more.length > 0 ? ` There are ${more.length} more problems.` : '';
  return {
    __typename: 'UploadRefused' as const,
    code: first?.code ?? 'UPLOAD_REFUSED',
    message: `${first?.path}: ${first?.message}${rest}`,
    rule: null,
    path: ['document'],
    retryable: false,
    problems: problems.map(({ code, path, message }) => ({ code, path, message })),
  };
}

function isSame(item: LibraryItem, asked: Pick<LibraryItem, 'kind' | 'name' | 'system'>): boolean {
  const { kind, name, system } = item;
  return canonical({ kind, name, system }) === canonical(asked);
}

@Resolver('LibraryItem')
export class LibraryItemResolver {
  constructor(private readonly items: Library) {}

  @ResolveField()
  id({ id }: ItemView) {
    return libraryItemId.encode(id);
  }

  @ResolveField()
  reference({ kind, id, hash }: ItemView) {
    return kind === 'CHART_PACK' ? hash : id;
  }

  @ResolveField()
  async document({ id, document }: ItemView) {
    return document ?? (await this.items.table.find(id))?.document;
  }
}

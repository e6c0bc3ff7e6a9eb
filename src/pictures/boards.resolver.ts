import { Inject } from '@nestjs/common';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  ApiError,
  type BattleResolvers,
  type BoardResolvers,
  battleId,
  type QueryResolvers,
} from '../api/index.js';
import { type BattleView, GameSystems } from '../battles/index.js';
import { type ItemView, KNOWN_SYSTEMS, libraryItemId, Tables } from '../library/index.js';
import type { HexFacts } from '../rules-core/kernel/boards/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import type { Json } from '../rules-core/kernel/position/position.js';
import { hexOf } from '../rules-core/kernel/position/position.js';
import { placeOf } from '../rules-core/kernel/presentation/index.js';
import { BoardPictures, type BoardView } from './board-pictures.js';

@Resolver('Battle')
export class BattleBoardResolver implements Pick<Required<BattleResolvers>, 'board'> {
  constructor(private readonly systems: GameSystems) {}

  @ResolveField()
  async board(view: BattleView, _: unknown, context: ApiContext): Promise<BoardView> {
    const { row } = view;
    const table = await this.systems.table(this.systems.of(row.system), await view.position(), context);
    return { board: table.map, of: battleId.encode(row.campaign, row.battle) };
  }
}

@Resolver('LibraryItem')
export class ItemBoardResolver {
  constructor(private readonly tables: Tables) {}

  @ResolveField()
  async board({ id, kind }: ItemView, _: unknown, context: ApiContext): Promise<BoardView | null> {
    const board = kind === 'BOARD' ? await this.tables.board(id, context) : undefined;
    return board ? { board, of: libraryItemId.encode(id) } : null;
  }
}

@Resolver()
export class BoardQueries implements Pick<Required<QueryResolvers>, 'board'> {
  constructor(
    @Inject(KNOWN_SYSTEMS) private readonly systems: KnownSystems,
    private readonly tables: Tables,
  ) {}

  @Query()
  async board(
    _: unknown,
    { system, map }: { system: string; map: unknown },
    context: ApiContext,
  ): Promise<BoardView | null> {
    const known = this.systems.get(system);
    if (!known) return null;
    const laid = await this.tables.outline(known, map as Json, context);
    if (laid.ok) return { board: laid.map };
    const problems = laid.problems.map(({ path, message }) => `${path}: ${message}`);
    throw new ApiError('BAD_USER_INPUT', `This map cannot be laid: ${problems.slice(0, 5).join(' ')}`);
  }
}

type Fields = Pick<
  Required<BoardResolvers>,
  'hash' | 'columns' | 'rows' | 'width' | 'height' | 'picture' | 'svg' | 'hexes' | 'hex' | 'places'
>;

const MOST_PLACES = 500;

@Resolver('Board')
export class BoardResolver implements Fields {
  constructor(private readonly pictures: BoardPictures) {}

  @ResolveField()
  hash({ board, of }: BoardView) {
    return of === undefined ? null : this.pictures.hash(board);
  }

  @ResolveField()
  columns({ board }: BoardView) {
    return board.columns;
  }

  @ResolveField()
  rows({ board }: BoardView) {
    return board.rows;
  }

  @ResolveField()
  width({ board }: BoardView) {
    return board.width;
  }

  @ResolveField()
  height({ board }: BoardView) {
    return board.height;
  }

  @ResolveField()
  picture({ board, of }: BoardView) {
    return of === undefined ? null : this.pictures.path(of, board);
  }

  @ResolveField()
  svg({ board }: BoardView, _: unknown, context: ApiContext) {
    return this.pictures.svg(board, context);
  }

  @ResolveField()
  hexes({ board }: BoardView) {
    return this.pictures.facts(board).map(shown);
  }

  @ResolveField()
  hex({ board }: BoardView, { name }: { name: string }) {
    const index = board.named.get(hexOf(name));
    const facts = index === undefined ? undefined : this.pictures.facts(board)[index];
    return facts ? shown(facts) : null;
  }

  @ResolveField()
  places({ board }: BoardView, { of }: { of: string[] }) {
    if (of.length > MOST_PLACES)
      throw new ApiError('BAD_USER_INPUT', `Ask for at most ${MOST_PLACES} places at once.`);
    return of.flatMap((at) => {
      const index = board.named.get(hexOf(at));
      const hex = index === undefined ? undefined : this.pictures.facts(board)[index];
      return hex ? [{ at, hex: hex.name, ...placeOf(hex, at) }] : [];
    });
  }
}

/** GraphQL wants lists that it could write to. */
const shown = ({ names, hexsides, roads, neighbours, places, ...rest }: HexFacts) => ({
  ...rest,
  names: [...names],
  hexsides: [...hexsides],
  roads: [...roads],
  neighbours: [...neighbours],
  places: [...places],
});

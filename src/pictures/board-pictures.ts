/** Boards on their way to clients, and the paths under which their pictures are kept for ever. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Secrets } from '../accounts/index.js';
import { sameText } from '../accounts/index.js';
import type { Tables } from '../library/index.js';
import {
  type BoardMap,
  type BoardOutline,
  type HexFacts,
  isInPlay,
} from '../rules-core/kernel/boards/index.js';
import type { Customer } from '../workshop/index.js';

export interface BoardView {
  readonly board: BoardOutline;
  /** What has the board: a battle or an item of the library, by its id. Absent: only this request knows it. */
  readonly of?: string;
}

/** Changes with the way boards are drawn, so that nobody keeps an old picture under a new path. */
const PAINTER = '1';

const compress = promisify(gzip);

export class BoardPictures {
  private readonly hashes = new WeakMap<BoardOutline, string>();
  private readonly compressed = new WeakMap<BoardOutline, Promise<Buffer>>();

  constructor(
    private readonly secrets: Secrets,
    private readonly tables: Tables,
  ) {}

  facts(board: BoardOutline): readonly HexFacts[] {
    return this.tables.facts(board);
  }

  hash(board: BoardOutline): string {
    const known = this.hashes.get(board);
    if (known !== undefined) return known;
    const hash = createHash('sha256')
      .update(JSON.stringify([PAINTER, board.columns, board.rows, board.hexes.map(({ name }) => name)]))
      .update(JSON.stringify(cropped(board)))
      .update(this.tables.digest(board))
      .digest('base64url')
      .slice(0, 22);
    this.hashes.set(board, hash);
    return hash;
  }

  /**
   * Nobody can foresee the key in the path; only a field for viewers who may see the board gives it out. With a hash alone
   * strangers could find out by guessing which map a battle is fought on.
   */
  path(of: string, board: BoardOutline): string {
    return `/boards/${of}/${this.key(of, board)}.svg`;
  }

  fits(key: string, of: string, board: BoardOutline): boolean {
    return sameText(key, this.key(of, board));
  }

  svg(board: BoardOutline, customer?: Customer): Promise<string> {
    return this.tables.picture(board, customer);
  }

  /** Drawing takes a while, and everybody at a table asks for the same picture. */
  async compressedSvg(board: BoardOutline): Promise<Buffer> {
    const known = this.compressed.get(board) ?? this.svg(board).then((text) => compress(text));
    this.compressed.set(board, known);
    try {
      return await known;
    } catch (fault) {
      this.compressed.delete(board);
      throw fault;
    }
  }

  private key(of: string, board: BoardOutline): string {
    return this.secrets.text('board picture', of, this.hash(board)).slice(0, 32);
  }
}

const cropped = (board: BoardOutline): number[] =>
  'inPlay' in board
    ? board.hexes
        .filter(({ index }) => !isInPlay(board as BoardOutline & Pick<BoardMap, 'inPlay'>, index))
        .map(({ index }) => index)
    : [];

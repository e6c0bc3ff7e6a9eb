/** Pictures over HTTP. What a path names never changes, so clients need not ask again. */
import { gunzipSync } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import { battleId } from '../api/index.js';
import type { LiveBattles } from '../battles/index.js';
import { libraryItemId, type Tables } from '../library/index.js';
import type { BoardOutline } from '../rules-core/kernel/boards/index.js';
import { counterSvg, markSvg } from '../rules-core/kernel/presentation/index.js';
import { WorkshopError } from '../workshop/index.js';
import type { BoardPictures } from './board-pictures.js';
import { readCounter, readMark } from './paths.js';
import type { Previews } from './previews.js';

interface Pictured {
  readonly pictures: BoardPictures;
  readonly battles: LiveBattles;
  readonly tables: Tables;
  readonly previews: Previews;
}

/** An SVG that is opened by itself runs nothing and loads nothing. */
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  // Front ends of other sites show them, too.
  'cross-origin-resource-policy': 'cross-origin',
};

export function pictureRoutes(parts: Pictured): Router {
  const router = Router();
  router.get('/boards/:of/:key.svg', (request, response, next) => {
    boardPicture(parts, request, response).catch(next);
  });
  router.get('/previews/:of/:hash.png', (request, response, next) => {
    preview(parts, request, response).catch(next);
  });
  router.get('/counters/:symbol.svg', (request, response) => {
    const look = readCounter(request.params.symbol, request.query);
    if (look) response.set(HEADERS).send(counterSvg(look));
    else nothing(response);
  });
  router.get('/marks/:mark.svg', (request, response) => {
    const mark = readMark(request.params.mark);
    if (mark) response.set(HEADERS).send(markSvg({ mark }));
    else nothing(response);
  });
  return router;
}

const nothing = (response: Response): void => {
  response.status(404).type('text/plain').send('There is no such picture. Ask the API for its path.\n');
};

async function boardPicture(
  { pictures, battles, tables }: Pictured,
  request: Request,
  response: Response,
): Promise<void> {
  const { of, key } = request.params as { of: string; key: string };
  const board = await boardOf(of, battles, tables);
  if (!board || !pictures.fits(key, of, board)) return nothing(response);
  const compressed = await pictures.compressedSvg(board);
  response.set(HEADERS).set('vary', 'accept-encoding');
  if (request.acceptsEncodings('gzip') === false) response.send(gunzipSync(compressed));
  else response.set('content-encoding', 'gzip').send(compressed);
}

/** A battle may be made private again, so caches must ask anew for its picture after an hour. */
async function preview({ previews }: Pictured, request: Request, response: Response): Promise<void> {
  const { of, hash } = request.params as { of: string; hash: string };
  try {
    const picture = await previews.picture(of, hash);
    if (!picture) return nothing(response);
    response
      .set({ ...HEADERS, 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
      .send(picture);
  } catch (fault) {
    if (!(fault instanceof WorkshopError)) throw fault;
    response.status(503).set('retry-after', '5').type('text/plain').send(`${fault.message}\n`);
  }
}

async function boardOf(of: string, battles: LiveBattles, tables: Tables): Promise<BoardOutline | undefined> {
  const battle = battleId.decode(of);
  if (battle) return (await battles.find(battle.campaign, battle.local))?.battle.table.map;
  const item = libraryItemId.decode(of);
  return item === null ? undefined : tables.board(item);
}

/** A board as it is uploaded: a description, or the files of a VASL board archive. */

import * as z from 'zod';
import { type Board, paintBoard, parseBoard } from '../rules-core/kernel/boards/index.js';
import { readVaslArchive, readVaslBoard } from '../rules-core/kernel/boards/vasl.js';
import { readAs } from '../rules-core/kernel/position/complaints.js';

interface Problem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** Painting takes a second: a mere check does not wait for it. */
type Found =
  | { readonly ok: true; readonly value: () => Board }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const base64 = z.base64();
const vaslShape = z.strictObject({
  vasl: z.union([
    z.strictObject({ archive: base64 }),
    z.strictObject({ losData: base64, boardMetadata: base64 }),
  ]),
});

export function boardFrom(document: unknown): Found {
  if (typeof document === 'object' && document !== null && 'vasl' in document) return vaslBoard(document);
  const plan = parseBoard(document);
  return plan.ok ? { ok: true, value: () => paintBoard(plan.value) } : { ok: false, problems: plan.problems };
}

function vaslBoard(document: object): Found {
  const read = readAs(vaslShape, document);
  if (!read.ok)
    return refused({
      code: 'SHAPE',
      path: 'vasl',
      message:
        'Give { "vasl": { "archive": … } } with the board archive in base64, or { "vasl": { "losData": …, "boardMetadata": … } } with its two files when the archive is too large for a request.',
    });
  const { vasl } = read.value;
  const board =
    'archive' in vasl
      ? readVaslArchive(bytes(vasl.archive))
      : readVaslBoard({ losData: bytes(vasl.losData), boardMetadata: bytes(vasl.boardMetadata) });
  return board.ok
    ? { ok: true, value: () => board.value }
    : refused({ ...board.problem, path: `vasl.${board.problem.path}` });
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

const refused = (problem: Problem): Found => ({ ok: false, problems: [problem] });

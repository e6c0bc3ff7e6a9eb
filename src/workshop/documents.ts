/** Documents for the library: read and checked, with the hash that they are known by. */
import { createHash } from 'node:crypto';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import { readScenario } from '../rules-core/kernel/scenarios/index.js';
import { boardFrom } from './board-document.js';

interface ReadTask {
  readonly kind: 'BOARD' | 'SCENARIO' | 'CHART_PACK';
  readonly system: string | null;
  readonly document: string;
}

interface Problem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** `document` is what is kept, as JSON. */
type DocumentRead =
  | { readonly ok: true; readonly document: string; readonly hash: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function readDocument(
  systems: KnownSystems,
  { kind, system, document: text }: ReadTask,
): DocumentRead {
  const document: unknown = JSON.parse(text);
  if (kind === 'BOARD') return asItIs(text, document, boardFrom(document));
  const known = systems.get(system ?? '');
  if (!known) return unknownSystem(system, systems);
  return kind === 'SCENARIO'
    ? asItIs(text, document, readScenario(known.rulebook, document))
    : readPack(known, document);
}

function asItIs(
  text: string,
  document: unknown,
  read: { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] },
): DocumentRead {
  if (!read.ok) return { ok: false, problems: read.problems };
  return { ok: true, document: text, hash: createHash('sha256').update(canonical(document)).digest('hex') };
}

/** Corrections are laid over the house's charts; the whole pack is kept, so that it stands without them. */
function readPack({ charts }: KnownSystem, document: unknown): DocumentRead {
  const corrected = charts.corrected(document);
  return corrected.ok
    ? { ok: true, document: JSON.stringify(corrected.pack.file), hash: corrected.pack.hash }
    : { ok: false, problems: corrected.problems };
}

function unknownSystem(system: string | null, systems: KnownSystems): DocumentRead {
  const known = [...systems.keys()].sort().join(', ');
  const message = `There is no rulebook "${system ?? ''}"; there are: ${known}.`;
  return { ok: false, problems: [{ code: 'UNKNOWN_SYSTEM', path: 'system', message }] };
}

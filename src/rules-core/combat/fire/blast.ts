/** A Demolition Charge goes off (7.6.2, 12.9.4): all in one place on its row, with nothing but their terrain. */
import { D100, total } from '../../kernel/dice/index.js';
import { groupedBy } from '../../mechanics/groups.js';
import { equivalentRow, fftRow, fireResult } from '../cards.js';
import type { Sight } from '../los/sight.js';
import { type Act, sumOf, type Unit } from '../system.js';
import { terrainModifiers } from './modifiers.js';
import { applyResult } from './results.js';
import type { Shot } from './shot.js';

interface Blast {
  readonly at: string;
  readonly targets: readonly Unit[];
  readonly line: Sight;
  /** What of the line counts for the terrain of the targets. */
  readonly seen: Sight;
  readonly rule: '7.6.2' | '12.9.4';
}

const CHARGE: Shot = { firers: [], attacks: [], manner: 'direct', traverse: 'fixed', charge: true };

/** Resolves the explosion and returns true if it came to an E, even where no target was there. */
export function blast(act: Act, { at, targets, line, seen, rule }: Blast): boolean {
  const { battle } = act;
  const fp = equivalentRow(battle, 'DC (American Demo)');
  const rolled = total(act.roll(`charge: ${at}`, D100));
  const byTerrain = groupedBy(targets, (target) =>
    sumOf(terrainModifiers(battle, target, { manner: 'direct', sight: seen })),
  );
  const hits = [...byTerrain].map(([drm, units]) => ({
    units,
    drm,
    result: fireResult(battle, fp, rolled + drm),
  }));
  act.effect(
    'attack',
    {
      at,
      fp,
      row: fftRow(fp),
      rolled,
      modifiers: [],
      results: hits.map(({ units, drm, result }) => ({
        units: units.map(({ id }) => id),
        modifiers: drm === 0 ? [] : [{ why: 'terrain', drm, cites: rule }],
        total: rolled + drm,
        result: result.says,
      })),
    },
    { cites: [rule] },
  );
  for (const { units, result } of hits)
    applyResult(act, CHARGE, { at, fp, lines: [line], rolls: [], recon: false }, { units, result });
  return hits.length === 0
    ? fireResult(battle, fp, rolled).eliminated > 0
    : hits.some(({ result }) => result.eliminated > 0);
}

/** What stays changed on the map for the next battle on the same ground. */
import { campaignOf, type TerrainRow } from '../book/book.js';
import { causeIn, type Fought } from './fought.js';

export function keepTerrain({ book, row, report, tell, battle }: Fought): void {
  const { graph } = campaignOf(book);
  const ground = graph.nodes.find(({ node }) => node === row.node)?.ground;
  if (!graph.carryOver.terrain || ground === undefined) return;
  const before = book.terrain[ground];
  const marks = row.mode === 'RECORD' ? added(before, report.terrain) : report.terrain;
  const locations = Object.keys(marks).length;
  if (!before && locations === 0) return;
  tell({
    what: 'terrain',
    about: { ground, locations, battle },
    changes: [
      before ? { in: 'terrain', id: ground, set: { marks } } : { in: 'terrain', id: ground, add: { marks } },
    ],
    cause: causeIn({ battle }),
  });
}

/** A battle that was typed in tells what is new; one from the server tells the whole map. A location without marks is as it was printed. */
function added(before: TerrainRow | undefined, now: TerrainRow['marks']): TerrainRow['marks'] {
  const all = Object.entries({ ...before?.marks, ...now });
  return Object.fromEntries(all.filter(([, marks]) => Object.keys(marks).length > 0));
}

import { ASLSK_CHARTS } from '../../aslsk/charts/index.js';
import { COMBAT_CHARTS } from '../../combat/charts/index.js';
import { LNLT_CHARTS } from '../../lnlt/charts/index.js';
import { PANZER_CHARTS } from '../../panzer/charts/index.js';
import { SQUAD_LEADER_CHARTS } from '../../squad-leader/charts/index.js';

const packs = [ASLSK_CHARTS, COMBAT_CHARTS, LNLT_CHARTS, PANZER_CHARTS, SQUAD_LEADER_CHARTS].map(
  (pack) => [pack.system, pack] as const,
);

describe.each(packs)('the house pack of %s', (_system, pack) => {
  it('names the sources of each chart whose cells are not estimates', () => {
    for (const file of Object.values(pack.file.charts)) {
      const sourced = Object.values(file.tables).some(({ provenance }) => provenance !== 'estimate');
      if (sourced) expect(file.sources?.length ?? 0).toBeGreaterThan(0);
    }
  });

  it('never calls a chart printed that has no printed or public source', () => {
    for (const file of Object.values(pack.file.charts)) {
      const claims = Object.values(file.tables).some(({ provenance }) => provenance === 'printed');
      if (claims) expect(file.sources!.some(({ provenance }) => provenance === 'printed')).toBe(true);
    }
  });
});

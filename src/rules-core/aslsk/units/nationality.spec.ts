import { NATIONALITY } from '../charts/infantry.js';
import nationality from '../charts/nationality.json' with { type: 'json' };
import type { AslUnit } from '../system.js';
import { halfSquadOf, lesserMmc, mmcCounter } from './counters.js';

type Cell = string | { readonly value: string };
type Row = Readonly<Record<'squad' | 'half-squad', Cell>>;

const NATIONS = nationality.tables.mmc.cells as unknown as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Row>>>>>
>;
const read = (cell: Cell) => (typeof cell === 'string' ? cell : cell.value);
const unit = (nation: string, strength: string) =>
  ({ ...mmcCounter(nation, strength, 'squad'), id: 'a1', side: 'a' }) as AslUnit;

describe('the Nationality Chart', () => {
  const ladders = Object.entries(NATIONS).flatMap(([nation, all]) =>
    Object.values(all).map((rows) => [nation, Object.values(rows)] as const),
  );

  test.each(ladders)('[aslsk NatChart/a] %s: each squad has the half-squad of its row', (nation, rows) => {
    for (const row of rows)
      expect(halfSquadOf(unit(nation, read(row.squad)))?.strength).toBe(read(row['half-squad']));
  });

  test.each(ladders.filter(([, rows]) => rows.length > 1))(
    '[aslsk NatChart/a] %s: a unit that exceeds its ELR becomes the squad of the next row, the last one nobody',
    (nation, rows) => {
      const squads = rows.map(({ squad }) => read(squad));
      expect(squads.map((squad) => lesserMmc(unit(nation, squad))?.strength)).toEqual([
        ...squads.slice(1),
        undefined,
      ]);
    },
  );

  test('its tables are those that are read', () => {
    expect(Object.keys(nationality.tables).sort()).toEqual(Object.keys(NATIONALITY).sort());
  });
});

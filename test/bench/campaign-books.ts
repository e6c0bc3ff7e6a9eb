/** Made-up campaigns for benchmarks: many units, battles that were only reported. */
import type { FactInput } from '../../src/books/index.js';
import type { BattleReport } from '../../src/rules-core/campaign/aftermath/report.js';

export const SIDES = ['german', 'russian'] as const;
const COUNTERS = { german: '4-6-7', russian: '4-4-7' } as const;

export interface Size {
  readonly units: number;
  /** Battles that are fought at the same time. */
  readonly battles: number;
  /** Turns until the campaign ends. */
  readonly turns: number;
}

export const unitId = (side: string, n: number) => `${side[0]}${n}`;
const nodeId = (battle: number, turn: number) => `n${battle}-${turn}`;

export function beginning({ units, battles, turns }: Size, policies: unknown) {
  const roster = SIDES.flatMap((side) =>
    Array.from({ length: units / SIDES.length }, (_, n) => ({
      unit: unitId(side, n),
      side,
      kind: n % 10 === 0 ? 'person' : 'squad',
      name: `${side} ${n}`,
      counter: n % 10 === 0 ? '8-1' : COUNTERS[side],
    })),
  );
  const nodes = Array.from({ length: turns }, (_, t) =>
    Array.from({ length: battles }, (_, b) => ({
      node: nodeId(b, t + 1),
      title: `Battle ${b} of turn ${t + 1}`,
      scenario: 'the-walled-church',
      mode: 'RECORD',
      edges: t + 1 < turns ? [{ edge: 'on', to: nodeId(b, t + 2) }] : [],
    })),
  ).flat();
  return {
    system: 'aslsk',
    date: '1943-08-01',
    sides: SIDES.map((side) => ({ side, name: side })),
    policies,
    graph: { start: nodes.slice(0, battles).map(({ node }) => node), nodes },
    roster,
  };
}

/** Everything that is entered in one turn, in order. */
export function* turnOf({ units, battles }: Size, turn: number): Iterable<FactInput> {
  const perSide = Math.floor(units / SIDES.length / battles);
  for (const side of SIDES) yield { fact: 'seal', side, turn, orders: {} };
  yield { fact: 'reveal', turn };
  const drawn = (b: number) =>
    SIDES.flatMap((side) => Array.from({ length: perSide }, (_, n) => unitId(side, b * perSide + n)));
  const battle = (b: number) => `battle-${turn}-${b}`;
  for (let b = 0; b < battles; b++)
    yield {
      fact: 'open-battle',
      battle: battle(b),
      node: nodeId(b, turn),
      name: battle(b),
      mode: 'RECORD',
      drawn: Object.fromEntries(drawn(b).map((id) => [id, id])),
    };
  for (let b = 0; b < battles; b++)
    yield { fact: 'report', battle: battle(b), report: reportOf(drawn(b), turn + b) };
  for (let b = 0; b < battles; b++) yield { fact: 'aftermath', battle: battle(b) };
  yield { fact: 'reorganize', turn };
  yield { fact: 'advance', turn };
}

/** Nobody is lost for good, so that the same units fight on for any number of turns. */
function reportOf(drawn: readonly string[], n: number): BattleReport {
  return {
    winner: SIDES[n % SIDES.length] as string,
    why: 'the ground is held',
    points: { german: 3, russian: 2 },
    units: drawn.map((unit, i) => ({
      unit,
      fate: 'unhurt',
      checksPassed: i % 4,
      checksFailed: i % 3,
      actions: 5,
      deeds: i % 5 === 0 ? [{ deed: 'kill', times: 1 }] : [],
    })),
    arisen: [],
    terrain: {},
    dice: [],
    turningPoints: [],
  };
}

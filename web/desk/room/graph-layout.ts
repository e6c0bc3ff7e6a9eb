/** Where the scenarios of a campaign are drawn: each below those that lead to it. */
interface Knot {
  readonly id: string;
  readonly edges: readonly { readonly to: string }[];
}

export interface Spot {
  /** From 0 to 1. */
  readonly x: number;
  readonly layer: number;
}

export function layOut(nodes: readonly Knot[]): {
  spots: ReadonlyMap<string, Spot>;
  layers: number;
  widest: number;
} {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const layerOf = new Map<string, number>();
  const reach = (id: string, layer: number, path: ReadonlySet<string>): void => {
    const node = byId.get(id);
    if (!node || path.has(id) || (layerOf.get(id) ?? -1) >= layer) return;
    layerOf.set(id, layer);
    for (const { to } of node.edges) reach(to, layer + 1, new Set([...path, id]));
  };
  const reached = new Set(nodes.flatMap(({ edges }) => edges.map(({ to }) => to)));
  for (const { id } of nodes) if (!reached.has(id)) reach(id, 0, new Set());
  // A circle has no beginning: the first of it in the list is taken for one.
  for (const { id } of nodes) if (!layerOf.has(id)) reach(id, 0, new Set());

  const rows: string[][] = [];
  for (const { id } of nodes) {
    const layer = layerOf.get(id) ?? 0;
    while (rows.length <= layer) rows.push([]);
    rows[layer]?.push(id);
  }
  const spots = new Map<string, Spot>();
  for (const [layer, row] of rows.entries()) {
    const parents = (id: string) =>
      nodes.flatMap((node) => (node.edges.some(({ to }) => to === id) ? (spots.get(node.id)?.x ?? []) : []));
    const pull = new Map(row.map((id) => [id, mean(parents(id))]));
    const ordered = [...row].sort(
      (a, b) => (pull.get(a) ?? 0) - (pull.get(b) ?? 0) || row.indexOf(a) - row.indexOf(b),
    );
    for (const [place, id] of ordered.entries()) spots.set(id, { x: (place + 0.5) / ordered.length, layer });
  }
  return { spots, layers: rows.length, widest: Math.max(1, ...rows.map((row) => row.length)) };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;

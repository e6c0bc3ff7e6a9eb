/** The book keeps purchases, deployments and choices by name; the input lists them. */
import type { SealedOrdersInput } from '../../api/index.js';

type Path = readonly (string | number)[];

/** The way to what is wrong, as the input has it: `purchases.Tanks` is `purchases.0`. */
export function placeInOrders({ purchases, deployments, choices }: SealedOrdersInput, path: Path): Path {
  const [orders = 'orders', list = '', name, ...rest] = path;
  const at = (names: readonly string[]) => {
    const place = names.indexOf(String(name));
    return place < 0 ? path : [orders, list, place, ...rest];
  };
  if (list === 'purchases') return at(purchases.map(({ group }) => group));
  if (list === 'choices') return at(choices.map(({ node }) => node));
  if (list !== 'deployments' || rest[0] === undefined) return at(deployments.map(({ node }) => node));
  return [orders, list, ...placeOfUnit(deployments, String(name), Number(rest[0]))];
}

/** A node may be named more than once: its units are counted through. */
function placeOfUnit(deployments: SealedOrdersInput['deployments'], node: string, nth: number): Path {
  let before = 0;
  for (const [place, { node: to, units }] of deployments.entries()) {
    if (to !== node) continue;
    if (nth < before + units.length) return [place, 'units', nth - before];
    before += units.length;
  }
  return [node, nth];
}

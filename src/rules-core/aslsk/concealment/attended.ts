/** After every order and every task the markers are put in order: nobody has to think of it. */
import type { Rulebook, TaskHandlers } from '../../kernel/rulebook.js';
import type { Asl, AslAct } from '../system.js';
import { arrangeMarkers } from './markers.js';

type Orders = Rulebook<Asl>['orders'];

export function attendedOrders(orders: Orders): Orders {
  const attended: Record<string, Orders[string]> = {};
  for (const [kind, order] of Object.entries(orders))
    attended[kind] = { ...order, perform: attend(order.perform) };
  return attended;
}

export function attendedTasks(tasks: TaskHandlers<Asl>): TaskHandlers<Asl> {
  const attended = Object.entries(tasks).map(([task, handle]) => [task, attend(handle as Handle)]);
  return Object.fromEntries(attended) as TaskHandlers<Asl>;
}

/** Each is only ever given tasks of its own kind. */
type Handle = (act: AslAct, task: Asl['task']) => void;

function attend<Rest extends unknown[]>(
  handle: (act: AslAct, ...rest: Rest) => void,
): (act: AslAct, ...rest: Rest) => void {
  return (act, ...rest) => {
    handle(act, ...rest);
    arrangeMarkers(act);
  };
}

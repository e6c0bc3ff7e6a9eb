/** The ASL Starter Kit as a rulebook: every chapter's orders, tasks and sentences. */
import { adapted, type OldOrder } from '../kernel/form/old.js';
import type { OrderDefinition, Rulebook, TaskHandlers } from '../kernel/rulebook.js';
import { advanceOrders } from './advance/advance.js';
import { advanceSentences } from './advance/sentences.js';
import { attributes } from './attributes.js';
import { closeCombatOrders, closeCombatTasks } from './close-combat/index.js';
import { closeCombatSentences } from './close-combat/sentences.js';
import { concealmentOrders, concealmentSentences, concealmentTasks } from './concealment/index.js';
import { arrangeMarkers } from './concealment/markers.js';
import { ANSWERS } from './decisions.js';
import { drafting, scenario } from './drafting.js';
import { defensiveFire } from './fire/defensive.js';
import { fireOrders } from './fire/orders.js';
import { fireSentences } from './fire/sentences.js';
import { moraleSentences } from './morale/sentences.js';
import { movementOrders, movementTasks } from './movement/index.js';
import { movementSentences } from './movement/sentences.js';
import { ordnanceOrders, ordnanceSentences, ordnanceTasks } from './ordnance/index.js';
import { outcome } from './outcome.js';
import { pacificOrders, pacificSentences, pacificTasks } from './pacific/index.js';
import { presentation } from './presentation.js';
import { rallyOrders } from './rally/orders.js';
import { rallySentences } from './rally/sentences.js';
import { routOrders, routTasks } from './rout/index.js';
import { routSentences } from './rout/sentences.js';
import { sequenceOrders, sequenceTasks } from './sequence/phases.js';
import { sequenceSentences } from './sequence/sentences.js';
import { beginBattle, settingUp } from './sequence/set-up.js';
import { standing, standingSchema } from './standing.js';
import type { Asl } from './system.js';
import { vehicleOrders, vehicleSentences, vehicleTasks } from './vehicles/index.js';
import { weaponOrders, weaponTasks } from './weapons/index.js';
import { weaponSentences } from './weapons/sentences.js';
import { worth } from './worth.js';

const tasks: TaskHandlers<Asl> = {
  ...sequenceTasks,
  ...settingUp.tasks,
  'begin-battle': beginBattle,
  'defensive-fire': defensiveFire,
  ...movementTasks,
  ...routTasks,
  ...closeCombatTasks,
  ...weaponTasks,
  ...ordnanceTasks,
  ...vehicleTasks,
  ...pacificTasks,
  ...concealmentTasks,
};

const setUpSentences = {
  placed: settingUp.tells.placed.sentence,
  'set-up': settingUp.tells['set-up'].sentence,
};

const BY_EXAMPLE: ReadonlySet<string> = new Set([
  'move',
  'fire',
  'rout',
  'advance',
  'designate',
  'banzai',
  'charge',
  'end-charge',
  'shoot',
  'panzerfaust',
  'place-smoke-shell',
  'manhandle',
  'drive',
  'vehicle-fire',
  'assault',
  'motion-attempt',
  'turn-vehicle',
]);

export const aslsk: Rulebook<Asl> = {
  system: 'aslsk',
  title: 'ASL Starter Kit',
  version: '1.0.0',
  attributes,
  orders: adaptedOrders({
    ...sequenceOrders,
    ...rallyOrders,
    ...fireOrders,
    ...movementOrders,
    ...routOrders,
    ...advanceOrders,
    ...closeCombatOrders,
    ...weaponOrders,
    ...ordnanceOrders,
    ...vehicleOrders,
    ...pacificOrders,
    ...concealmentOrders,
  }),
  answers: ANSWERS,
  afterEach: arrangeMarkers,
  tasks,
  sentences: {
    ...sequenceSentences,
    ...setUpSentences,
    ...rallySentences,
    ...fireSentences,
    ...moraleSentences,
    ...movementSentences,
    ...routSentences,
    ...advanceSentences,
    ...closeCombatSentences,
    ...weaponSentences,
    ...ordnanceSentences,
    ...vehicleSentences,
    ...pacificSentences,
    ...concealmentSentences,
  },
  outcome,
  standing,
  standingSchema,
  worth,
  draft: drafting,
  scenario,
  presentation,
};

// biome-ignore lint/suspicious/noExplicitAny: orders differ in type; each is checked where it is defined
function adaptedOrders(orders: Readonly<Record<string, OldOrder<Asl, any>>>) {
  const all: Record<string, OrderDefinition<Asl>> = { ...settingUp.orders };
  for (const [kind, order] of Object.entries(orders)) all[kind] = adapted(kind, order, ANSWERS, BY_EXAMPLE);
  return all;
}

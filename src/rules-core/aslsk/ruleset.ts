/** The ASL Starter Kit as a rulebook: every chapter's orders, tasks and sentences. */
import type { Rulebook, TaskHandlers } from '../kernel/rulebook.js';
import { advanceOrders } from './advance/advance.js';
import { advanceSentences } from './advance/sentences.js';
import { attributes } from './attributes.js';
import { closeCombatOrders, closeCombatTasks } from './close-combat/index.js';
import { closeCombatSentences } from './close-combat/sentences.js';
import { attendedOrders, attendedTasks } from './concealment/attended.js';
import { concealmentOrders, concealmentSentences, concealmentTasks } from './concealment/index.js';
import { covers } from './covers.js';
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

const tasks: TaskHandlers<Asl> = attendedTasks({
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
});

export const aslsk: Rulebook<Asl> = {
  system: 'aslsk',
  title: 'ASL Starter Kit',
  version: '1.0.0',
  attributes,
  orders: attendedOrders({
    ...sequenceOrders,
    ...settingUp.orders,
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
  tasks,
  sentences: {
    ...sequenceSentences,
    ...settingUp.sentences,
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
  covers,
  worth,
  draft: drafting,
  scenario,
};

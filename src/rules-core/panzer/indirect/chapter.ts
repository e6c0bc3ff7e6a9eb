/** Indirect Fire (6.5.1): missions of off-map batteries, called and planned. */
import { chapter } from '../form.js';
import { callFire } from './call.js';
import { counterBatteryStep, searchBattery } from './counter-battery.js';
import { tells } from './effects.js';
import { shelling } from './impact.js';
import { endMission, fireMission } from './respond.js';
import { indirectStep } from './step.js';

export const indirectChapter = chapter({
  tells,
  orders: {
    'call-fire': callFire,
    'fire-mission': fireMission,
    'end-mission': endMission,
    'search-battery': searchBattery,
  },
  tasks: { 'indirect-fire': indirectStep, 'counter-battery': counterBatteryStep, shelling },
});

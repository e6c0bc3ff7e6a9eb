/** Chapter 3: infantry. */
import { chapter } from '../form.js';
import { command } from './01-command-control.js';
import { carryLeader } from './04-carrying.js';
import { carryOn, evacuate } from './04-wounds.js';
import { findLeader } from './06-leader-creation.js';
import { scout, scouting } from './07-scouting.js';
import { recallScout, sendScout } from './07-scouts.js';
import { seekHero } from './08-heroes.js';
import { denyRout, endOfRout, rout, routing, running } from './21-rout.js';
import { breakOff } from './21-voluntary-break.js';
import { rally } from './23-rally.js';
import { calmCrew } from './25-crews.js';
import { demandSurrender } from './28-demand.js';
import { layDownArms } from './28-surrender.js';
import { capture, noQuarter, spare } from './29-capture.js';
import { execute } from './29-execution.js';
import { callOff } from './30-called-off.js';
import { interrogate } from './30-interrogation.js';
import { tells } from './effects.js';

export const infantryChapter = chapter({
  tells,
  orders: {
    command,
    rally,
    rout,
    break: breakOff,
    evacuate,
    'carry-on': carryOn,
    'carry-leader': carryLeader,
    'find-leader': findLeader,
    'send-scout': sendScout,
    'recall-scout': recallScout,
    scout,
    'seek-hero': seekHero,
    capture,
    spare,
    'no-quarter': noQuarter,
    'calm-crew': calmCrew,
    'demand-surrender': demandSurrender,
    execute,
    interrogate,
    'expose-partisans': callOff,
  },
  tasks: {
    scouting,
    'lay-down-arms': layDownArms,
    rout: routing,
    'deny-rout': denyRout,
    run: running,
    'end-of-rout': endOfRout,
  },
});

/** Chapter 11: vehicles, as far as infantry meets them. */

import { fireAtOnce } from '../ch05-fire/06-at-once.js';
import { drivenOut } from '../ch14-terrain/04-driven-out.js';
import { chapter } from '../form.js';
import { driveOff } from './08-driving-off.js';
import { mountArmament, removeArmament } from './13-armament.js';
import { fireAtBelly } from './22-underbelly.js';
import { fireFlame } from './23-flamethrowers.js';
import { keepMoving } from './31-motion.js';
import { repairTracks, workOutside } from './32-repairs.js';
import { creep } from './34-through-woods.js';
import { abandon, manVehicle } from './35-abandon.js';
import { freeVehicle } from './36-bog.js';
import { board } from './37-loading.js';
import { disembark } from './37-unloading.js';
import { joinTeams } from './38-teams.js';
import { closeUp, leaveConvoy, turnConvoy } from './40-in-convoy.js';
import { dropScreens, rigScreens } from './41-amphibians.js';
import { carryBoat } from './43-carrying.js';
import { stepAboard } from './43-from-pontoons.js';
import { goAshore, landBoat, launch, moor } from './43-launching.js';
import { drive, driving } from './drive.js';
import { tells } from './effects.js';
import { expose } from './exposure.js';
import { fireMachineGuns } from './machine-guns.js';

export const vehiclesChapter = chapter({
  tells,
  orders: {
    abandon,
    board,
    disembark,
    'join-teams': joinTeams,
    'leave-convoy': leaveConvoy,
    'turn-convoy': turnConvoy,
    'close-up': closeUp,
    'keep-moving': keepMoving,
    'work-outside': workOutside,
    'repair-tracks': repairTracks,
    'free-vehicle': freeVehicle,
    'fire-flame': fireFlame,
    'man-vehicle': manVehicle,
    'remove-armament': removeArmament,
    'mount-armament': mountArmament,
    drive,
    'drive-off': driveOff,
    expose,
    launch,
    'land-boat': landBoat,
    'go-ashore': goAshore,
    'step-aboard': stepAboard,
    moor,
    'carry-boat': carryBoat,
    creep,
    'rig-screens': rigScreens,
    'drop-screens': dropScreens,
    'fire-machine-guns': fireMachineGuns,
  },
  tasks: { drive: driving, 'driven-out': drivenOut, 'vehicle-fire': fireAtOnce, underbelly: fireAtBelly },
});

/** The ASL Starter Kit as a rulebook: its chapters put together. */
import { rulebookOf } from '../kernel/form/index.js';
import { advanceChapter } from './advance/chapter.js';
import { closeCombatChapter } from './close-combat/chapter.js';
import { concealmentChapter } from './concealment/chapter.js';
import { arrangeMarkers } from './concealment/markers.js';
import { drawingUp } from './drawing-up/drawing-up.js';
import { fireChapter } from './fire/chapter.js';
import { moraleChapter } from './morale/chapter.js';
import { movementChapter } from './movement/chapter.js';
import { ordnanceChapter } from './ordnance/chapter.js';
import { pacificChapter } from './pacific/chapter.js';
import { presentation } from './presentation.js';
import { rallyChapter } from './rally/chapter.js';
import { REFUSALS } from './refusals.js';
import { routChapter } from './rout/chapter.js';
import { drafting, scenario } from './scenarios/drafting.js';
import { worth } from './scenarios/worth.js';
import { sequenceChapter, setUpChapter } from './sequence/chapter.js';
import { idle, standing, standingSchema } from './sequence/standing.js';
import { sightTold } from './sight/sight-told.js';
import type { Asl } from './system.js';
import { attributes } from './units/attributes.js';
import { vehicleChapter } from './vehicles/chapter.js';
import { weaponChapter } from './weapons/chapter.js';

export const aslsk = rulebookOf<Asl>()({
  system: 'aslsk',
  title: 'ASL Starter Kit',
  version: '1.3.1',
  attributes,
  chapters: [
    setUpChapter,
    rallyChapter,
    fireChapter,
    moraleChapter,
    movementChapter,
    routChapter,
    advanceChapter,
    closeCombatChapter,
    weaponChapter,
    ordnanceChapter,
    vehicleChapter,
    pacificChapter,
    concealmentChapter,
    sequenceChapter,
  ],
  afterEach: arrangeMarkers,
  standing,
  idle,
  standingSchema,
  worth,
  refusals: REFUSALS,
  sight: sightTold,
  draft: drafting,
  scenario,
  drawingUp,
  presentation,
});

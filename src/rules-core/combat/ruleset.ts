/** Combat! Game System 4.0 as a rulebook: its chapters put together. */
import { rulebookOf } from '../kernel/form/index.js';
import { airChapter } from './air/chapter.js';
import { artilleryChapter } from './artillery/chapter.js';
import {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes.js';
import { closeCombatChapter } from './close-combat/chapter.js';
import { drawingUp } from './drawing-up/drawing-up.js';
import { fireChapter } from './fire/chapter.js';
import { fortificationsChapter } from './fortifications/chapter.js';
import { sightTold } from './los/told.js';
import { moraleChapter } from './morale/chapter.js';
import { movementChapter } from './movement/chapter.js';
import { presentation } from './presentation.js';
import { REFUSALS } from './refusals.js';
import { scenarioChapter } from './scenario/chapter.js';
import { drafting, scenarioHooks } from './scenario/drafting.js';
import { settingUp } from './scenario/set-up.js';
import { worth } from './scenario/worth.js';
import { sequenceChapter } from './sequence/chapter.js';
import { idle, standingAnswer, standingSchema } from './sequence/standing.js';
import { smokeChapter } from './smoke/chapter.js';
import type { CombatSystem } from './system.js';
import { terrainChapter } from './terrain/chapter.js';
import { vehicleChapter } from './vehicles/chapter.js';

export const combat = rulebookOf<CombatSystem>()({
  system: 'combat',
  title: 'Combat! Game System',
  version: '4.3.0',
  attributes: {
    unit: unitAttributes,
    location: locationAttributes,
    side: sideAttributes,
    secret: secretAttributes,
    clock: clockAttributes,
    options: optionAttributes,
  },
  chapters: [
    settingUp,
    scenarioChapter,
    movementChapter,
    fireChapter,
    smokeChapter,
    vehicleChapter,
    closeCombatChapter,
    artilleryChapter,
    airChapter,
    fortificationsChapter,
    terrainChapter,
    moraleChapter,
    sequenceChapter,
  ],
  standing: standingAnswer,
  idle,
  standingSchema,
  worth,
  refusals: REFUSALS,
  sight: sightTold,
  draft: drafting,
  scenario: scenarioHooks,
  drawingUp,
  presentation,
});

/** Lock ’n Load Tactical, core rules 4.1, as a rulebook: its chapters put together. */
import { rulebookOf } from '../kernel/form/index.js';
import { airChapter } from './air/chapter.js';
import { watchForDoubles } from './air/due.js';
import {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes/index.js';
import { damageChapter } from './damage/chapter.js';
import { fireChapter } from './fire/chapter.js';
import { groundChapter } from './ground/chapter.js';
import { heroesChapter } from './heroes/chapter.js';
import { indirectChapter } from './indirect/chapter.js';
import { meleeChapter } from './melee/chapter.js';
import { movementChapter } from './movement/chapter.js';
import { nightChapter } from './night/chapter.js';
import { ordnanceChapter } from './ordnance/chapter.js';
import { presentation } from './presentation.js';
import { rallyChapter } from './rally/chapter.js';
import { REFUSALS } from './refusals.js';
import { scenarioChapter } from './scenarios/chapter.js';
import { drafting, scenarioHooks } from './scenarios/drafting.js';
import { settingUp } from './scenarios/set-up.js';
import { worth } from './scenarios/worth.js';
import { sequenceChapter } from './sequence/chapter.js';
import { standingAnswer, standingSchema } from './sequence/standing.js';
import { sightTold } from './sight/told.js';
import { spottingChapter } from './spotting/chapter.js';
import { tidy } from './spotting/markers.js';
import type { LnltSystem } from './system.js';
import { vehiclesChapter } from './vehicles/chapter.js';

export const lnlt = rulebookOf<LnltSystem>()({
  system: 'lnlt',
  title: 'Lock ’n Load Tactical',
  version: '1.0.0',
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
    sequenceChapter,
    rallyChapter,
    movementChapter,
    fireChapter,
    damageChapter,
    spottingChapter,
    meleeChapter,
    heroesChapter,
    ordnanceChapter,
    vehiclesChapter,
    indirectChapter,
    nightChapter,
    airChapter,
    groundChapter,
    scenarioChapter,
  ],
  afterEach: (act) => {
    tidy(act);
    watchForDoubles(act);
  },
  standing: standingAnswer,
  standingSchema,
  worth,
  refusals: REFUSALS,
  sight: sightTold,
  draft: drafting,
  scenario: scenarioHooks,
  presentation,
});

/** Panzer as a rulebook: its chapters put together. */
import { rulebookOf } from '../kernel/form/index.js';
import { airChapter } from './air/chapter.js';
import { apChapter } from './ap/chapter.js';
import { assaultChapter } from './assault/chapter.js';
import {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes/index.js';
import { commandChapter } from './command/chapter.js';
import { damageChapter } from './damage/chapter.js';
import { fireChapter } from './fire/chapter.js';
import { gpChapter } from './gp/chapter.js';
import { hiddenChapter } from './hidden/chapter.js';
import { indirectChapter } from './indirect/chapter.js';
import { initiativeChapter } from './initiative/chapter.js';
import { leadersChapter } from './leaders/chapter.js';
import { minesChapter } from './mines/chapter.js';
import { moraleChapter } from './morale/chapter.js';
import { movementChapter } from './movement/chapter.js';
import { overrunChapter } from './overrun/chapter.js';
import { presentation } from './presentation.js';
import { REFUSALS } from './refusals.js';
import { scenarioChapter } from './scenarios/chapter.js';
import { drafting, scenarioHooks } from './scenarios/drafting.js';
import { settingUp } from './scenarios/set-up.js';
import { worth } from './scenarios/worth.js';
import { sequenceChapter } from './sequence/chapter.js';
import { sightTold } from './sight/told.js';
import { smokeChapter } from './smoke/chapter.js';
import { spottingChapter } from './spotting/chapter.js';
import type { PanzerSystem } from './system.js';
import { transportChapter } from './transport/chapter.js';
import { turretsChapter } from './turrets/chapter.js';
import { weatherChapter } from './weather/chapter.js';

export const panzer = rulebookOf<PanzerSystem>()({
  system: 'panzer',
  title: 'Panzer',
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
    spottingChapter,
    hiddenChapter,
    commandChapter,
    initiativeChapter,
    fireChapter,
    apChapter,
    gpChapter,
    damageChapter,
    moraleChapter,
    movementChapter,
    minesChapter,
    assaultChapter,
    overrunChapter,
    indirectChapter,
    smokeChapter,
    transportChapter,
    turretsChapter,
    weatherChapter,
    leadersChapter,
    airChapter,
    scenarioChapter,
  ],
  worth,
  refusals: REFUSALS,
  sight: sightTold,
  draft: drafting,
  scenario: scenarioHooks,
  presentation,
});

/** Squad Leader with Cross of Iron, Crescendo of Doom and G.I. as a rulebook: its chapters put together. */
import { rulebookOf } from '../kernel/form/index.js';
import {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes/index.js';
import { sequenceChapter, setUpChapter } from './ch01-sequence/chapter.js';
import { idle, standingAnswer, standingSchema } from './ch01-sequence/standing.js';
import { keepConcealment } from './ch02-sight/03-markers.js';
import { sightChapter } from './ch02-sight/chapter.js';
import { sightTold } from './ch02-sight/told.js';
import { keepHeart } from './ch03-infantry/27-battlefield-integrity.js';
import { infantryChapter } from './ch03-infantry/chapter.js';
import { movementChapter } from './ch04-movement/chapter.js';
import { fireChapter } from './ch05-fire/chapter.js';
import { combatChapter } from './ch06-close-combat/chapter.js';
import { overrunChapter } from './ch07-overrun/chapter.js';
import { weaponsChapter } from './ch08-support-weapons/chapter.js';
import { artilleryChapter } from './ch09-artillery/chapter.js';
import { gunsChapter } from './ch10-guns/chapter.js';
import { vehiclesChapter } from './ch11-vehicles/chapter.js';
import { airChapter } from './ch12-air/chapter.js';
import { directFireChapter } from './ch13-direct-fire/chapter.js';
import { terrainChapter } from './ch14-terrain/chapter.js';
import { showWorks } from './ch15-fortifications/01-hidden-works.js';
import { fortificationsChapter } from './ch15-fortifications/chapter.js';
import { firesChapter } from './ch16-fire/chapter.js';
import { drawingUp } from './ch17-counters/17-drawing-up.js';
import { presentation } from './presentation.js';
import { REFUSALS } from './refusals.js';
import { scenarioRulesChapter } from './scenario-rules/chapter.js';
import { holdOut } from './scenario-rules/surrender.js';
import { drafting, scenarioHooks } from './scenarios/drafting.js';
import { worth } from './scenarios/worth.js';
import type { SquadLeader } from './system.js';

export const squadLeader = rulebookOf<SquadLeader>()({
  system: 'squad-leader',
  title: 'Squad Leader',
  version: '1.1.0',
  attributes: {
    unit: unitAttributes,
    location: locationAttributes,
    side: sideAttributes,
    secret: secretAttributes,
    clock: clockAttributes,
    options: optionAttributes,
  },
  chapters: [
    setUpChapter,
    infantryChapter,
    fireChapter,
    movementChapter,
    combatChapter,
    weaponsChapter,
    sightChapter,
    vehiclesChapter,
    overrunChapter,
    terrainChapter,
    fortificationsChapter,
    firesChapter,
    directFireChapter,
    gunsChapter,
    artilleryChapter,
    airChapter,
    scenarioRulesChapter,
    sequenceChapter,
  ],
  afterEach(act) {
    keepConcealment(act);
    showWorks(act);
    keepHeart(act);
    holdOut(act);
  },
  standing: standingAnswer,
  idle,
  standingSchema,
  worth,
  refusals: REFUSALS,
  sight: sightTold,
  drawingUp,
  draft: drafting,
  scenario: scenarioHooks,
  presentation,
});

/** Combat! Game System 4.0 as a rulebook: its chapters put together. A chapter is added by a line in CHAPTERS. */
import { adapted } from '../kernel/form/old.js';
import type { Rulebook, Sentences, TaskHandlers } from '../kernel/rulebook.js';
import { airChapter } from './air/sortie.js';
import { artilleryChapter } from './artillery/chapter.js';
import {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes.js';
import type { Chapter } from './chapter.js';
import { closeCombatChapter } from './close-combat/fight.js';
import { fireChapter } from './fire/orders.js';
import { throwChapter } from './fire/throw.js';
import { fortificationsChapter } from './fortifications/chapter.js';
import { worksChapter } from './fortifications/works.js';
import { moraleSentences } from './morale/sentences.js';
import { flightChapter } from './movement/flight.js';
import { marchChapter } from './movement/march.js';
import { reactionChapter } from './movement/reaction.js';
import { presentation } from './presentation.js';
import { drafting, scenarioHooks } from './scenario/drafting.js';
import { searchChapter } from './scenario/search.js';
import { scenarioSentences } from './scenario/sentences.js';
import { settingUp, setUpChapter } from './scenario/set-up.js';
import { worth } from './scenario/worth.js';
import { ANSWERS } from './sequence/answers.js';
import { commandChapter } from './sequence/command.js';
import { impulseChapter } from './sequence/impulse.js';
import { standingAnswer, standingSchema } from './sequence/standing.js';
import { turnChapter } from './sequence/turn.js';
import { smokeChapter } from './smoke/shells.js';
import type { CombatSystem } from './system.js';
import { terrainSentences } from './terrain/sentences.js';
import { sewerChapter } from './terrain/sewers.js';
import { vehicleChapter } from './vehicles/orders.js';

export const CHAPTERS: readonly Chapter[] = [
  { sentences: scenarioSentences },
  setUpChapter,
  turnChapter,
  commandChapter,
  impulseChapter,
  { sentences: moraleSentences },
  marchChapter,
  reactionChapter,
  flightChapter,
  fireChapter,
  throwChapter,
  smokeChapter,
  searchChapter,
  closeCombatChapter,
  vehicleChapter,
  artilleryChapter,
  airChapter,
  fortificationsChapter,
  worksChapter,
  sewerChapter,
  { sentences: terrainSentences },
];

/** Two chapters must not mean different things by one name. */
function joined<T>(part: (chapter: Chapter) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, value] of CHAPTERS.flatMap((chapter) => Object.entries(part(chapter) ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`combat: two chapters define "${name}".`);
    all[name] = value;
  }
  return all;
}

/** Lists show one step of a move and one way to combine; longer paths and other groups are made of them. */
const BY_EXAMPLE: ReadonlySet<string> = new Set([
  'move',
  'go-on',
  'fire',
  'close-combat',
  'strike-back',
  'flee',
  'run-for-cover',
  'call-fire',
  'note-fire',
  'fortify',
  'correct-fire',
  'fire-for-effect',
  'bomb',
  'strafe',
  'dig-in',
  'clear',
  'follow-sewer',
  'drive',
  'drive-on',
  'resist',
  'despair',
]);

export const combat: Rulebook<CombatSystem> = {
  system: 'combat',
  title: 'Combat! Game System',
  version: '4.0.3',
  attributes: {
    unit: unitAttributes,
    location: locationAttributes,
    side: sideAttributes,
    secret: secretAttributes,
    clock: clockAttributes,
    options: optionAttributes,
  },
  orders: {
    ...settingUp.orders,
    ...Object.fromEntries(
      Object.entries(joined((chapter) => chapter.orders)).map(([kind, order]) => [
        kind,
        adapted(kind, order, ANSWERS, BY_EXAMPLE),
      ]),
    ),
  },
  answers: { ...ANSWERS, 'set-up': ['set-up'] },
  tasks: joined(
    (chapter) => chapter.tasks as Readonly<Record<string, unknown>>,
  ) as unknown as TaskHandlers<CombatSystem>,
  sentences: joined(
    (chapter) => chapter.sentences as Readonly<Record<string, unknown>>,
  ) as unknown as Sentences<CombatSystem>,
  standing: standingAnswer,
  standingSchema,
  worth,
  draft: drafting,
  scenario: scenarioHooks,
  presentation,
};

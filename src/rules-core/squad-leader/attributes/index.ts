/**
 * What the rulebook adds to the kernel's positions. What is printed on a counter stands in the position, so that a position
 * needs no catalogue to be read.
 */
import * as z from 'zod';
import { LATER_RULES, OPTIONAL_RULES } from '../options/optional-rules.js';
import { PRESETS } from '../options/presets.js';
import { air, aircraft, airTime } from './air.js';
import { airborne, airdrop, gliders } from './airborne.js';
import {
  artillery,
  batteries,
  counterFire,
  laidGuns,
  plots,
  preRegistered,
  radio,
  shelling,
} from './artillery.js';
import { boats } from './boats.js';
import { bridges, bridgesDown, demolitions, sappers } from './bridges.js';
import { bypass } from './bypass.js';
import { captivity } from './captivity.js';
import { climbing } from './climbing.js';
import {
  closeQuarters,
  companions,
  designatedAssaults,
  designatedAttacks,
  designatedDefences,
} from './close-quarters.js';
import { ambush, concealment, cover, hides, SHOWN } from './concealment.js';
import { cresting } from './crests.js';
import { arson, fires } from './fire.js';
import { clearing, digging, fortified, hiddenTunnels, hiddenWorks, tracks, works } from './fortifications.js';
import { fortune } from './fortune.js';
import { hedgerowOption } from './hedgerows.js';
import { machine, mount, riding } from './mounts.js';
import { lights, night, nightOption, visibility } from './night.js';
import { ordnance } from './ordnance.js';
import { passage, transport } from './passengers.js';
import { perchesOption, perching } from './perches.js';
import { bared, collapsed, removing, ruins } from './rubble.js';
import { buildingOnCard, fallen, firstMover, onCards, specialOption } from './scenarios.js';
import { scouting, scoutsSent } from './scouts.js';
import { manholes, sewers, sewersOption } from './sewers.js';
import { skis } from './skis.js';
import { closeDefence, smoke, smokeDischargers, smokers, smokeShells, smokeSupply } from './smoke.js';
import { sniping } from './snipers.js';
import { skill, special, WEAPONS } from './special-weapons.js';
import {
  breached,
  closeCharges,
  commander,
  inTracks,
  nerve,
  outside,
  trails,
  vehicles,
  wrecks,
} from './vehicles.js';
import { fords, inWater, waterOption } from './water.js';
import { camouflage, conditions, sky } from './weather.js';

export const PHASES = [
  'rally',
  'prep-fire',
  'movement',
  'defensive-fire',
  'advancing-fire',
  'rout',
  'advance',
  'close-combat',
] as const;
export type Phase = (typeof PHASES)[number];

const yes = z.literal(true).optional();
const whole = z.int();
const text = z.string();

const UNIT_KINDS = [
  'squad',
  'half-squad',
  'crew',
  'leader',
  'hero',
  'scout',
  'sniper',
  'weapon',
  'vehicle',
  'horse',
  'cycle',
  'dummy',
  'concealment',
  'aircraft',
] as const;

/** Printed on the counters of squads, half-squads, crews and leaders (1.1.2). */
const printed = {
  nationality: text.describe('The nation that it is of; of a weapon: that made it.'),
  strength: text.optional().describe('As printed: 4-6-7, 9-1.'),
  quality: z
    .enum(['elite', 'first', 'second', 'green', 'inexperienced'])
    .optional()
    .describe('How good its troops are.'),
  fp: whole.optional().describe('Firepower (1.1.2.1).'),
  range: whole.optional().describe('Normal range (1.1.2.2).'),
  elr: whole
    .min(0)
    .max(9)
    .optional()
    .describe('Its own Experience Level Rating, in place of that of its side.'),
  morale: whole.optional().describe('Morale (1.1.2.3).'),
  brokenMorale: whole.optional().describe('Morale on the broken side (3.20.5).'),
  leadership: whole.optional().describe('Leadership of a leader (1.1.2.4).'),
};

/** States of men. */
const condition = {
  broken: yes.describe('It is broken (3.20.5).'),
  dm: yes.describe('It was fired on since the last Rally Phase: Desperation Morale (3.23.6).'),
  pinned: yes.describe('It is pinned (3.24).'),
  tried: yes.describe('It has tried to rally, or to repair, in this Rally Phase.'),
  prep: yes.describe('Marked Prep Fire: it neither moves nor fires again in this player turn (1.3/2.3).'),
  fired: yes.describe('It has used its firepower in this player turn (5.1.2).'),
  firedIn: z
    .enum(PHASES)
    .optional()
    .describe('The phase in which it used its own firepower or a weapon (5.1.2).'),
  unarmed: yes.describe('Its arms were taken: it fires nothing, and fights only in close combat (5.8.1).'),
  firedAt: text.optional().describe('The hex at which it has fired in this phase (5.1.5).'),
  occupied: yes.describe(
    'A leader: he has deployed a squad, and does nothing else in this Rally Phase (4.8.3).',
  ),
  squad: text.optional().describe('A half-squad: the squad of which it is (4.8.5).'),
  directed: yes.describe('A leader: he has directed the fire of a group in this player turn (3.2.2).'),
  advanced: yes.describe('It has advanced in this phase (4.4.1).'),
  commanded: yes.describe('It is in Command Control, though no leader is near (3.1.4).'),
  personal: yes.describe("The leader who is the player's own in a campaign (3.1.6)."),
};

/** How it moved in the last Movement Phase (4.1, 5.6). */
const movement = {
  moved: yes.describe('It has moved in this player turn.'),
  track: z
    .array(text)
    .readonly()
    .optional()
    .describe('The hexes in which it spent movement factors in this player turn, in their order (5.6.4).'),
  climbed: yes.describe(
    'It has climbed to its level without stairs, and does nothing else in this player turn (14.3.20.2.2).',
  ),
  assaultMoved: yes.describe('It moved by Assault Movement (4.5.1).'),
  moving: yes.describe('It is being moved, and may go on until another unit moves (4.1.13).'),
  carried: z
    .array(text)
    .readonly()
    .optional()
    .describe('Weapons that it has carried in this Movement Phase (4.2.2/a).'),
  doubleTime: yes.describe('It goes at double time in this player turn (4.7.2).'),
  cx: yes.describe('It is exhausted (4.7.8).'),
  burdened: yes.describe(
    'What it carried slowed it down: it fires no weapon in the Advancing Fire Phase (4.2.5).',
  ),
  entry: z.array(text).readonly().optional().describe('Off the map: the hexes by which it may enter.'),
  spent: z.number().optional().describe('Movement factors spent in this Movement Phase.'),
  setOut: text.optional().describe('The hex in which its move began (5.6.4).'),
  costs: z
    .array(z.number())
    .readonly()
    .optional()
    .describe('The movement factors that it spent in each hex of its track.'),
  ledBy: z.array(text).readonly().optional().describe('The leaders who moved with it all the way (4.1.5).'),
  hazardous: yes.describe('It moved hazardously: waded, climbed, crossed a rooftop (5.6.8.1/b).'),
  firedOnAt: whole
    .optional()
    .describe(
      'The place in its track where it was last fired on: no earlier one can be chosen (5.6.10.1/a).',
    ),
  lookedFor: z
    .array(text)
    .readonly()
    .optional()
    .describe('Weapons that it has looked for in this phase (8.5.1).'),
  grounded: yes.describe('It went to ground under Defensive Fire (5.6.10.1).'),
  left: z
    .number()
    .optional()
    .describe('Movement factors with which it may go on, now that its leader has broken (5.6.3/b).'),
};

/** Support weapons (chapter 8). */
const weapon = {
  weapon: z.enum(WEAPONS).optional().describe('What kind of weapon it is.'),
  possessor: text.optional().describe('The unit that has it.'),
  breakdown: whole.optional().describe('It malfunctions on this unmodified roll or more.'),
  repair: whole.optional().describe('It is repaired on this roll of a die or less.'),
  malfunctioned: yes.describe('It has malfunctioned.'),
  handled: yes.describe('It has changed hands, or was put down, in this phase.'),
  gained: yes.describe('It was found in this player turn (8.5.4).'),
  dismantled: yes.describe('It is dismantled: half as heavy, and does not fire (4.2.7).'),
  ...special,
  ...radio,
  ...counterFire,
};

/** What units of each kind can have; the rest means nothing on them. */
const MEN = [
  'kind',
  ...Object.keys({
    ...printed,
    ...condition,
    ...skill,
    ...fortune,
    ...movement,
    ...riding,
    ...closeQuarters,
    ...nerve,
    ...outside,
    ...captivity,
    ...night,
    ...concealment,
    ...digging,
    ...clearing,
    ...removing,
    ...scouting,
    ...sniping,
    ...bypass,
    ...sewers,
    ...skis,
    ...smokers,
    ...smokeShells,
    ...passage,
    ...inWater,
    ...climbing,
    ...perching,
    ...cresting,
    ...sappers,
    ...shelling,
    ...airborne,
    ...camouflage,
    ...onCards,
  }),
  'masked',
  'exposed',
  'switched',
  'inTracks',
];
const MOUNT = ['kind', 'nationality', 'possessor', 'entry', 'moved', 'spent', 'track', ...Object.keys(mount)];
export const ATTRIBUTES_OF: Readonly<Record<(typeof UNIT_KINDS)[number], readonly string[]>> = {
  squad: MEN,
  'half-squad': MEN,
  crew: MEN,
  leader: MEN,
  hero: MEN,
  scout: MEN,
  sniper: MEN,
  horse: MOUNT,
  cycle: [
    'kind',
    'nationality',
    'possessor',
    'wheels',
    'mp',
    'malfunctioned',
    'bogged',
    'mended',
    'entry',
    'moved',
    'spent',
    'track',
    ...Object.keys(machine),
  ],
  weapon: [
    'kind',
    ...Object.keys(weapon),
    ...Object.keys(ordnance),
    ...Object.keys(smokeShells),
    'nationality',
    'fp',
    'range',
    'tried',
    'fired',
    'firedAt',
    'entry',
    'mounted',
    'concealed',
    'whitened',
    ...Object.keys(airborne),
  ],
  vehicle: [
    'kind',
    ...Object.keys(smokeDischargers),
    ...Object.keys(vehicles),
    ...Object.keys(boats),
    'advanced',
    'cx',
    'adrift',
    'drifted',
    ...Object.keys(tracks),
    ...Object.keys(clearing),
    ...Object.keys(removing),
    ...Object.keys(transport),
    ...Object.keys(cover),
    'whitened',
    'concealed',
    'veiled',
    'noticed',
    ...Object.keys(ordnance),
    ...Object.keys(smokeShells),
    'commander',
    'quality',
    'shelled',
    'barrage',
    'shellShock',
    'pinned',
    'berserk',
    'sated',
    'nationality',
    'morale',
    'daunted',
    'entry',
    'prep',
    'searched',
    'fired',
    'firedIn',
    'firedAt',
    'moved',
    'moving',
    'spent',
  ],
  dummy: MEN,
  concealment: ['kind', 'nationality', ...SHOWN],
  aircraft: ['kind', 'nationality', 'malfunctioned', ...Object.keys(aircraft)],
};

export const unitAttributes = z.strictObject({
  kind: z.enum(UNIT_KINDS).describe('What kind of unit it is.'),
  ...printed,
  ...condition,
  ...skill,
  ...fortune,
  ...movement,
  ...riding,
  ...mount,
  ...machine,
  ...closeQuarters,
  ...night,
  ...arson,
  ...captivity,
  ...concealment,
  ...cover,
  ...scouting,
  ...sniping,
  ...weapon,
  ...vehicles,
  ...boats,
  ...ordnance,
  ...outside,
  ...nerve,
  ...digging,
  ...clearing,
  ...removing,
  ...tracks,
  ...bypass,
  ...sewers,
  ...skis,
  ...smokers,
  ...smokeDischargers,
  ...smokeShells,
  inTracks,
  ...passage,
  ...transport,
  ...inWater,
  ...climbing,
  ...perching,
  ...cresting,
  ...sappers,
  ...shelling,
  ...aircraft,
  ...airborne,
  ...camouflage,
  ...onCards,
});

export const locationAttributes = z.strictObject({
  control: text
    .optional()
    .describe('The side that controls the hex, where it is not the one that began with it.'),
  ...lights,
  ...fires,
  ...works,
  ...manholes,
  ...ruins,
  bared,
  ...fords,
  ...bridges,
  wrecks,
  trails,
  breached,
  exposed: yes.describe('Partisans have nothing of the woods there in this player turn (3.30/Tg).'),
  ambush,
  backblast: yes.describe('The blast of a recoilless rifle that has fired in this player turn (8.21.7).'),
  smoke,
  artillery,
  building: buildingOnCard,
});

export const sideAttributes = z.strictObject({
  nationality: text.describe('The nation that fights on this side.'),
  area: z.array(text).readonly().optional().describe('The hexes of its set-up area.'),
  troops: z
    .enum(['elite', 'first', 'second'])
    .optional()
    .describe('Whose troops they are that roll for their Experience Level Rating (3.11.3).'),
  elite: yes.describe('A scenario calls all of its troops elite (3.1.5/a).'),
  elr: whole.min(0).max(9).optional().describe('Its Experience Level Rating (3.11.2).'),
  soughtArms: whole
    .optional()
    .describe('The game turn in which its unarmed men last looked for arms on the ground (5.8.7).'),
  ...smokeSupply,
  ...fortified,
  batteries,
  registers: whole
    .min(1)
    .optional()
    .describe(
      'How many hexes it may register for its artillery before the battle, where a scenario says so (9.12.1).',
    ),
  air,
  airdrop,
  gliders,
  snipersSought: whole
    .optional()
    .describe('The game turn in which a leader of it last tried to make a sniper (5.7.18.2).'),
  signals: whole
    .optional()
    .describe('How many of its AFVs without a radio may still move in this player turn (11.24.2).'),
  snipersLost: whole.optional().describe('How many snipers it has lost (5.7.18.2).'),
  scouts: scoutsSent,
  hides,
  ...fallen,
  lines: z
    .array(text)
    .readonly()
    .optional()
    .describe('Hexes of the edge behind which its own lines are: its AFVs leave the map there (11.8.4).'),
  exited: z.array(text).readonly().optional().describe('Units that have left the map.'),
  lost: z.array(text).readonly().optional().describe('Units that are lost.'),
  lostAsPrisoners: z
    .array(text)
    .readonly()
    .optional()
    .describe('Those of them who were prisoners: they count double (3.29.8).'),
  integrity: z
    .strictObject({
      base: whole.min(0).describe('What its men are worth who have come into the battle.'),
      lost: whole.min(0).describe('What those were worth who are lost or taken.'),
    })
    .optional()
    .describe('With option 3.27: what its losses amount to.'),
  insights: whole
    .min(1)
    .optional()
    .describe('In how many hexes it may still expose partisans, as prisoners have told (3.30/Tg).'),
  outraged: yes.describe('It has seen its men executed: all are one level braver (3.30.5).'),
  defiant: yes.describe('It has seen what becomes of those who surrender: nobody does any more (3.28.9/a).'),
});

export const secretAttributes = z.strictObject({
  ...hiddenWorks,
  ...hiddenTunnels,
  demolitions,
  commanders: z
    .record(text, commander)
    .readonly()
    .optional()
    .describe('Armour leaders of whom the enemy does not know yet, by their AFVs (3.3.2).'),
  closeDefence,
  companions,
  closeCharges,
  plots,
  preRegistered,
  laidGuns,
  airTime,
  scuttling: z
    .record(text, z.enum(['destroy', 'jam', 'immobilize', 'keep']))
    .readonly()
    .optional()
    .describe(
      'What its men will destroy or put out of order in the next Close Combat Phase, or keep after all (8.7.1).',
    ),
  boreSights: z
    .record(text, z.strictObject({ from: text, on: text }))
    .readonly()
    .optional()
    .describe('The hex on which each bore sighted gun is sighted in, and where the gun stands (8.9.8.4).'),
  preRanged: z
    .record(text, z.strictObject({ from: text, on: text }))
    .readonly()
    .optional()
    .describe('The hex to which the indirect fire of a gun is ranged, and where it stands (9.6.4).'),
});

export const clockAttributes = z.strictObject({
  phase: z.enum(PHASES).describe('The phase of the player turn (1.3).'),
  step: text.optional().describe('The step of the Rally Phase (1.3/1).'),
  bonus: whole.optional().describe('How many units may still be kept in command (3.1.4).'),
  attacks: designatedAttacks,
  assaults: designatedAssaults,
  defences: designatedDefences,
  rubble: collapsed,
  bridges: bridgesDown,
  visibility,
  sky,
  first: firstMover,
});

export const optionAttributes = z.strictObject({
  order: z.tuple([text, text]).readonly().describe('The sides in the order in which they are attacker.'),
  turns: whole.min(1).describe('How many game turns are played.'),
  year: whole.min(1939).max(1945).describe('The year.'),
  month: whole.min(1).max(12).describe('The month.'),
  night: nightOption,
  ...conditions,
  denseWoods: yes.describe('Vehicles do not feel their way into woods (11.34.1).'),
  asDrawn: yes.describe('Buildings of boards 5 and 6 are of what the map shows, not all of wood (14.3.2).'),
  hedgerows: hedgerowOption,
  water: waterOption,
  sewers: sewersOption,
  perches: perchesOption,
  preset: z
    .enum(Object.keys(PRESETS))
    .optional()
    .describe('The module by whose rules it is played: what that comes to is in `optional` and `without`.'),
  optional: z.array(z.enum(OPTIONAL_RULES)).readonly().optional().describe('Optional rules in play.'),
  without: z
    .array(z.enum([...OPTIONAL_RULES, ...LATER_RULES]))
    .readonly()
    .optional()
    .describe('Rules that are not in play: of later modules, or optional ones of the preset.'),
  boreSighting: text
    .optional()
    .describe('The side that may bore sight its guns before the battle, where a scenario says so (8.9.8.7).'),
  surrender: z
    .array(text)
    .readonly()
    .optional()
    .describe('Sides whose troops may surrender, by special rule (3.28.2).'),
  special: specialOption,
  victory: z.json().optional().describe("How the battle is won: the kernel's victory conditions."),
});

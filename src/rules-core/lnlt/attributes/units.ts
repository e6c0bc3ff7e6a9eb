/** What a counter is, what is printed on it, and what it can be marked with. Absent means: not printed, not so marked. */
import * as z from 'zod';
import { place, vertex, yes } from './forms.js';

const KINDS = [
  'squad',
  'half-squad',
  'crew',
  'weapon-team',
  'leader',
  'hero',
  'medic',
  'sniper',
  'scout',
  'armor-leader',
  'weapon',
  'vehicle',
  'aircraft',
] as const;

/** The figures of another side of the counter: the Half-squad a Squad becomes, the Squad two Half-squads make. */
const printed = z.strictObject({
  name: z.string(),
  fp: z.number(),
  range: z.number(),
  mf: z.number(),
  morale: z.number(),
});

const everybody = {
  kind: z.enum(KINDS).describe('What it is.'),
  nation: z.string().describe('Its nationality: national characteristics go by it (13.0).'),
  badge: z
    .string()
    .optional()
    .describe('Identification Badge (3.0/f): Leaders work with their own; absent: the nationality.'),
  morale: z.number().optional().describe('Morale on its front.'),
  shakenMorale: z.number().optional().describe('Morale on its Shaken side where it differs (1.1.1).'),
  mf: z.number().optional().describe('Movement Factor.'),
};

const people = {
  fp: z.number().optional().describe('Inherent Firepower; of a Support Weapon or Mortar: its Firepower.'),
  range: z.number().optional().describe('Range in hexes.'),
  extended: yes('Its range is boxed: it fires up to twice as far (5.4).'),
  mfBox: z
    .enum(['red', 'yellow'])
    .optional()
    .describe('Red box: Assault Movement (6.1); yellow box: Stealth Movement (6.4).'),
  selfRally: yes('SR: rallies without a Leader (3.0/d).'),
  assaulter: yes('Superscript A: +3 at an adjacent target (5.6).'),
  meleeBonus: yes('Superscript M: +1 FP in Melee (8.5).'),
  half: printed.optional().describe('The Half-squad that a Squad becomes.'),
  full: printed.optional().describe('The Squad that two Half-squads make.'),
  lm: z.int().optional().describe('Leadership Modifier.'),
  skills: z.array(z.string()).optional().describe('Skills (12.0), by the names of the chart.'),
};

const WEAPONS = [
  'machine-gun',
  'flamethrower',
  'satchel-charge',
  'molotov',
  'anti-tank-rifle',
  'rocket',
  'mortar',
  'gun',
] as const;

const ordnance = {
  weapon: z.enum(WEAPONS).optional().describe('What kind of weapon it is or serves.'),
  calibre: z.number().optional().describe('Gun or tube size in millimetres.'),
  minRange: z.number().optional().describe('Least range of a Mortar.'),
  shots: z.int().optional().describe('N x: how often the gun fires in its impulse (1.7/t); absent: once.'),
  he: z
    .number()
    .optional()
    .describe('HE-equivalent, the boxed value; a gun without cannot attack non-vehicles (14.1/l).'),
  heat: yes('H in a red circle: HEAT is its main ammunition (14.2).'),
  toHit: z
    .array(z.strictObject({ to: z.number(), needs: z.number(), pen: z.number() }))
    .optional()
    .describe('The to-hit table on its back: range column, to-hit number, penetration (14.1/b).'),
  antiAircraft: z.number().optional().describe('The blue to-hit number against aircraft (14.1/j).'),
  arrow: yes('Red arrow: fires only within its covered arc (1.7/d).'),
  immobile: yes('Its MF serves only to pivot (1.7/j).'),
};

const supportWeapon = {
  jams: yes('Superscript J: it can jam (1.6.2).'),
  tripod: z
    .enum(['assembled', 'dismantled'])
    .optional()
    .describe('A tripod weapon, and which side is up; assembled it cannot be moved (1.6.1).'),
  bipod: yes('Its dismantled side shows it on a bipod: it fires from there too (1.6.1/b).'),
  singleUse: yes('Removed when used: Satchel Charge, Molotov Cocktail, Panzerfaust.'),
  possessor: z
    .string()
    .optional()
    .describe('The unit that possesses it (1.6/m); absent: it lies in its hex.'),
  madeBy: z.string().optional().describe('The nationality it was made for, where another has captured it.'),
  spoiled: yes('Captured, and of no use in Melee: removed in the Admin Phase (8.0/v).'),
  jammed: z
    .enum(['jammed', 'for-good'])
    .optional()
    .describe('Jammed, until cleared or for the rest of the scenario (1.6.2).'),
};

const armour = z.strictObject({
  hull: z.number().nullable().describe('null: an asterisk, unarmored.'),
  turret: z.number().nullable().optional(),
});

const vehicle = {
  drive: z.enum(['T', 'O', 'R']).optional().describe('Movement type: tracked, off-road, road (15.0/a).'),
  armour: z
    .strictObject({ front: armour, flank: armour, rear: armour })
    .optional()
    .describe('Armor by facing; absent: the vehicle is unarmored all round.'),
  turreted: yes('It has a turret.'),
  redArmour: yes('Its armor factors are red: HEAT penetrates with half its value (RRT-16).'),
  openTopped: yes('Open-topped: small arms can always attack it (17.2).'),
  mgs: z
    .array(
      z.strictObject({
        fp: z.number(),
        range: z.number(),
        asterisk: yes('All round, while the vehicle is Open (15.0/p).'),
        rear: yes('Suffix R: in the rear arc of the turret (15.0/h).'),
      }),
    )
    .optional()
    .describe('Machine guns.'),
  inside: z.enum(['P', 'PP']).optional().describe('Passengers inside (16.1).'),
  outside: z.enum(['PO', 'PPO']).optional().describe('Passengers on top (16.2).'),
  size: z.enum(['small', 'large']).optional().describe('For the optional size modifiers (15.6).'),
  fast: yes('For the optional speed modifiers (15.6).'),
  leader: z.string().optional().describe('Of an Armor Leader: the vehicle he commands (11.5).'),
  buttoned: yes('Buttoned up; absent: Open (15.0).'),
  facing: vertex.optional().describe('The vertex it faces: vehicles, ordnance Weapon Teams.'),
  turret: vertex
    .optional()
    .describe('The vertex the barrel points to where that is not the facing (15.1/k).'),
  abandoned: yes('Abandoned: neither side can use it (14.1.1).'),
  keepsMoving: yes('Its Moved or AM marker was kept through the Admin Phase: it must move on (15.5).'),
  hasMoved: yes('A vehicle or gun that has left the hex it set up in: Foxholes do not cover it (21.2/a).'),
  aboard: z.string().optional().describe('The vehicle this unit rides in or on.'),
  riding: z.enum(['inside', 'outside']).optional().describe('Where aboard (16.0).'),
};

const aircraft = {
  cannon: z
    .strictObject({ hexes: z.int(), fp: z.number() })
    .optional()
    .describe('Cannon Y x Z: hexes in a row, FP against each (19.1.1/b).'),
  bombs: z.strictObject({ fp: z.number(), hexes: z.int() }).optional().describe('Bombs (19.1.1/c).'),
  planeArmour: z.number().optional().describe('Its single Armor Factor (19.1/d).'),
};

const MARKERS = ['moved', 'assault-move', 'low-crawl', 'stealth'] as const;
export const MODES = ['move', 'assault-move', 'low-crawl', 'stealth'] as const;

/** Morale, wounds, and the markers of the turn. */
const state = {
  shaken: yes('Shaken; absent: Good Order.'),
  wounded: yes('Under a Wounded marker; a Hero on his wounded side.'),
  marker: z.enum(MARKERS).optional().describe('The movement marker it is under.'),
  wentFar: yes('By Stealth it moved more than half its MF: it cannot fire any more in this turn (6.4).'),
  fired: yes('Under a Fired marker.'),
  opsComplete: yes('Under an Ops Complete marker (4.1).'),
  melee: yes('Locked in Melee (8.1).'),
  acquires: z
    .strictObject({ target: z.string(), step: z.union([z.literal(1), z.literal(2)]) })
    .optional()
    .describe(
      'It holds the Acquiring marker: of which vehicle, or of the non-vehicles of which place, and the step (14.3).',
    ),
  tried: yes('Has made its rally attempt of this Rally Phase (3.0/m).'),
  tended: yes('A Medic that has made his attempt of this Rally Phase (11.3/a).'),
  calledFire: yes('A Leader that has called Mortar or Artillery fire in this turn (11.1.1/a).'),
  aidedFire: yes('A Leader that has added his LM to direct fire in this turn (11.1.1/a).'),
  enters: z
    .strictObject({ turn: z.int(), hexes: z.array(place) })
    .optional()
    .describe('A reinforcement off the map: from which turn on, and at which hexes it enters.'),
  appears: yes(
    'An Event has brought it into an enemy hex: its owner says in which hex of `enters` it appears (22.0/a).',
  ),
};

/** What holds while an impulse is played. */
const inTheImpulse = {
  activated: place.optional().describe('Activated in this impulse, in that place.'),
  commands: yes('A Leader who activated others in this impulse (4.0/q).'),
  spotted: place.optional().describe('The place it has spotted in this impulse (4.1/d).'),
  moving: z.enum(MODES).optional().describe('In the act of moving, in that way.'),
  spent: z.number().optional().describe('Movement Points it has spent in this impulse.'),
  born: yes('A Hero made on the move: he may still go over to Assault Movement (5.1/p).'),
  arrives: place.optional().describe('A new Hero who found no room in that hex and must be placed (11.2/c).'),
  flees: place.optional().describe('Shaken by a Flamethrower in that place: it must retreat (1.6.3/d).'),
  allowance: z.number().optional().describe('Movement Points it may spend in this impulse.'),
  mustLeave: yes('It must retreat from the hex of an enemy vehicle (15.3/k, 17.1/t).'),
  mayComeOff: yes('Others on top of the vehicle were Shaken: it may come off with them (16.2/j).'),
  began: yes('A vehicle that has begun to act in this impulse: its hatches stay as they are (15.0/l).'),
  waits: yes('A vehicle on the move that waits until those who got off have finished theirs (16.4/i).'),
  fires: z
    .strictObject({
      at: place
        .optional()
        .describe('The hex its weapons fire at; absent: only one at a target of its own has fired.'),
      gun: z.int().optional().describe('Shots of its gun.'),
      step: z.int().optional().describe('What it had acquired of its target before this impulse.'),
      mgs: z.array(z.int()).optional().describe('Machine guns that have fired, by number.'),
    })
    .optional()
    .describe('What it has fired in this impulse: the rest fires now or not at all (15.0/f).'),
};

export const unitAttributes = z.strictObject({
  ...everybody,
  ...people,
  ...ordnance,
  ...supportWeapon,
  ...vehicle,
  ...aircraft,
  ...state,
  ...inTheImpulse,
});

const names = (...groups: object[]): string[] => groups.flatMap((group) => Object.keys(group));
/** What ends with the battle at the latest. */
export const OF_THE_BATTLE = names(state, inTheImpulse);

const MEN = names(everybody, people, state, inTheImpulse, { aboard: 0, riding: 0 });
const SERVED = [...MEN, ...names(ordnance), 'facing', 'hasMoved'];

/** What units of each kind can have; the rest means nothing on them. */
export const ATTRIBUTES_OF: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  squad: MEN,
  'half-squad': MEN,
  crew: MEN,
  'weapon-team': SERVED,
  leader: MEN,
  hero: MEN,
  medic: MEN,
  sniper: MEN,
  scout: MEN,
  'armor-leader': [...MEN, 'leader'],
  weapon: names(everybody, people, ordnance, supportWeapon, state, inTheImpulse, { aboard: 0, riding: 0 }),
  vehicle: names(everybody, people, ordnance, vehicle, state, inTheImpulse),
  aircraft: names(everybody, ordnance, aircraft, state, inTheImpulse),
};

export type Kind = (typeof KINDS)[number];
export type Mode = (typeof MODES)[number];

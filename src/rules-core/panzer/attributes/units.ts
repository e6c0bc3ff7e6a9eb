/** What a unit is, what its Data Card prints, and what it can be marked with. Absent means: not printed, not so marked. */
import * as z from 'zod';
import { command, grade, hexside, mission, onOff, place, yes } from './forms.js';
import { weaponForm } from './weapons.js';

const KINDS = ['vehicle', 'towed', 'squad', 'half-squad', 'section', 'counter', 'aircraft'] as const;

export const NATIONS = ['german', 'soviet', 'american', 'british', 'italian', 'french'] as const;

const everybody = {
  kind: z.enum(KINDS).describe('What it is; a counter is a HIDDEN UNIT counter (7.2).'),
  nation: z.enum(NATIONS).describe('Its nationality: Break Points and Ammo Limits go by it.'),
  points: z.number().optional().describe('Points on its card.'),
  size: z.int().min(-2).max(2).optional().describe('Size modifier of a target (4.4.3.2.2).'),
  grade: grade.optional().describe('Unit Grade; absent: that of its formation (5.8).'),
  formation: z.string().optional().describe('The formation it belongs to; absent: the only one of its side.'),
  platoon: z.string().optional().describe('Platoon, section or troop within the formation (7.3/e).'),
  group: z
    .string()
    .optional()
    .describe('The group, agreed on by both, with which it wins initiative (7.42/b).'),
  post: z.enum(['CHQ', 'BHQ', 'RHQ']).optional().describe('It is a command unit (7.52).'),
  recon: yes('A recon unit (7.43).'),
  engineer: yes('Engineers (7.19).'),
  observer: yes('A forward observer (6.5.1).'),
  unarmed: yes('Not a combat unit (4.1.1).'),
  weapons: z.array(weaponForm).optional().describe('Its weapons, the main one first.'),
  estimated: yes('Figures on its card are estimates of the house.'),
  enters: z
    .strictObject({ turn: z.int(), hexes: z.array(place) })
    .optional()
    .describe('It comes as a reinforcement, when and where.'),
};

const plates = z.strictObject({
  TF: z.int().optional(),
  TS: z.int().optional(),
  TR: z.int().optional(),
  HF: z.int().optional(),
  HS: z.int().optional(),
  HR: z.int().optional(),
  Dk: z.int().optional(),
});
const shotLine = z.strictObject({
  even: plates.describe('Hit from Front or Rear.'),
  oblique: plates.describe('Hit from Front/Side or Rear/Side.'),
});

const vehicle = {
  type: z.enum(['A', 'P', 'S']).optional().describe('Target type: armored, partly armored, soft (CES).'),
  gpDefense: z.int().optional().describe('GP Defense Factor; absent: by the terrain it is in.'),
  traction: z.enum(['T', 'H', 'W']).optional().describe('Tracked, half-track, wheeled.'),
  dual: yes('R behind the traction: dual driving controls (7.33).'),
  crossCountry: z.int().optional().describe('Movement Factor across country; of leg units: their hexes.'),
  path: z.int().optional().describe('Movement Factor on paths.'),
  road: z.int().optional().describe('Movement Factor on roads.'),
  bog: z.int().max(0).optional().describe('B: the bogging modifier (7.29).'),
  weight: z.number().optional().describe('Weight in tons (7.30, 7.32).'),
  carries: z
    .strictObject({ towed: z.int(), legs: z.int() })
    .optional()
    .describe('Tr: towed units, and leg units counted in half-squads, that it can transport.'),
  basicArmor: z.strictObject({ front: z.int(), rear: z.int() }).optional().describe('Basic Game armor.'),
  armor: z
    .strictObject({ level: shotLine, rising: shotLine, falling: shotLine })
    .optional()
    .describe('Armor Factors by shot level, angle and location.'),
  turret: z
    .enum(['turreted', 'turretless', 'turretless-360'])
    .optional()
    .describe('How its gun is mounted (4.4.3.1).'),
  tt: z.int().optional().describe('TT Factor: hexsides that its turret turns (7.8.1).'),
  coax: yes('It has a coax MG (7.23.1).'),
  openTop: yes('It has no roof.'),
  noRadio: yes('R: without radio (7.4).'),
  radioNoted: z
    .strictObject({
      from: z.string().optional().describe('The date of its refit: 1943-01.'),
      command: yes('Command units of its kind have a radio.'),
    })
    .optional()
    .describe('Exceptions from R in the Notes: from a date on, or as a command unit (7.4/a).'),
  buNoted: yes('BU: it burns easily (7.11).'),
  crewNoted: yes('CREW: one man commands, loads and fires (7.57).'),
  longGun: yes('Long Gun (7.20).'),
  dischargers: z.int().optional().describe('Ammo Limit of its Smoke Dischargers (7.9).'),
  opTank: yes('An OP tank with a dummy gun (7.38.3).'),
  trailer: z.enum(['attached', 'damaged']).optional().describe('The fuel trailer of an L3/35 Lf (7.38.12).'),
  firesMounted: yes('Sections aboard may fire mounted: a Universal Carrier (7.38.1).'),
  passengerDefense: z.int().optional().describe('GP Defense of the squad it carries (7.38.4).'),
};

const others = {
  platform: yes('Platform Gun Mount (7.16).'),
  closeAssault: z.int().optional().describe('Close Assault GP Factor.'),
  smokeShells: yes('It can fire smoke (5.16.2).'),
  handToHand: z.int().optional().describe('Modifier of assault troops in Hand-to-Hand.'),
  speed: z.int().optional().describe('Speed of an aircraft, from a card that a referee uploads (6.4).'),
  altitude: z.enum(['Low', 'Medium', 'High']).optional().describe('Altitude of an aircraft.'),
};

const leader = z.strictObject({
  name: z.string(),
  rank: z.int().min(1).max(10).optional().describe('1 the lowest of the ten ranks of its nation (7.55.3).'),
  A: z.int().optional().describe('Added to AP Hit modifiers.'),
  G: z.int().optional().describe('Added to GP rolls.'),
  S: z.int().optional().describe('Taken from Suppression recovery rolls.'),
  M: z.int().optional().describe('Added to morale rolls.'),
  P: z.int().optional().describe('Added to Spotting Ranges rows.'),
  R: z.int().optional().describe('Added to Indirect Fire Response rolls.'),
  role: z
    .enum(['FO', 'CHQ', 'BHQ', 'none'])
    .optional()
    .describe('The role it took over at set-up; absent: that of the unit it is with (7.55.1/f).'),
});

const COLLATERAL = ['optics', 'coax', 'turret-ring', 'radio', 'running-gear', 'fuel'] as const;

const stance = {
  facing: hexside.optional().describe('The hexside that it faces.'),
  turretFacing: hexside.optional().describe('The hexside that its turret faces; absent: as the hull (7.8).'),
  hatch: z.enum(['open', 'buttoned']).optional().describe('Open or Buttoned Up; absent: open (7.8.3).'),
  hullDown: hexside.optional().describe('Hull Down towards this hexside and the two beside it (6.1.4.1).'),
  fullCover: yes('In Full Cover.'),
  inside: yes('Inside the building of its hex; leg units always are.'),
  onShoulder: yes('On the shoulder of a Narrow road (7.30).'),
  order: z.int().optional().describe('When it came into its hex, 1 the first (7.30/e).'),
  cameFrom: place.optional().describe('The hex from which it came into a Narrow one (7.30/d).'),
  aboard: z.string().optional().describe('The vehicle that carries or tows it.'),
  coveredBy: z.string().optional().describe('The vehicle behind which it advances (7.49).'),
  parent: z.string().optional().describe('The vehicle of which a dismounted FO is crew (7.47).'),
  leader: leader.optional().describe('The leader attached to it (7.55).'),
};

const state = {
  suppressed: onOff.optional().describe('SUPPRESSED/ON or OFF (5.10).'),
  broken: onOff.optional().describe('BREAK/ON or OFF (7.1.5.2).'),
  hesitating: onOff.optional().describe('HESITATION/ON or OFF (7.1.5.1).'),
  turretDamaged: yes('TURRET DMGD.'),
  hullDamaged: yes('HULL DMGD.'),
  damaged: yes('Damaged, in the Basic Game.'),
  trackHit: yes('Track hit: immobile (6.5.2.2.1).'),
  bailedOut: yes('Bailed Out: lost for the scenario (5.15).'),
  bogged: yes('Bogged down in this turn (7.29).'),
  collateral: z.array(z.enum(COLLATERAL)).optional().describe('Collateral damage suffered (7.23).'),
  outOfFuel: yes('Out of fuel (7.23.4).'),
  mustCheck: z
    .array(z.strictObject({ why: z.string(), forced: z.boolean() }))
    .optional()
    .describe('Morale Checks that it owes: Under Fire (7.42.1.2/c, 7.1.2/h).'),
  checked: z
    .array(z.string())
    .optional()
    .describe('Why it has taken the one check of this turn that may wait (7.42.1.2/b).'),
  smoke: z
    .enum(['cloud', 'gone', 'spent'])
    .optional()
    .describe(
      'Its SMOKE/DS; gone, when it moved out of it; or the counter under it that forbids another (7.9).',
    ),
  mission: mission.optional().describe('The Indirect Fire that it was called to (6.5.1).'),
  shelledIn: z.int().optional().describe('The turn in which it last fired indirectly.'),
  flak: z
    .array(z.strictObject({ from: place, result: z.enum(['none', 'hit']) }))
    .optional()
    .describe('Anti-Aircraft fire that an aircraft has met in this turn, and from where (7.26).'),
  tracked: yes('An aircraft that AA units track (CES.12).'),
  acquired: z.array(z.string()).optional().describe('Ground units that an aircraft has acquired (CES.12).'),
  delayed: z
    .strictObject({
      until: z.enum(['spots an enemy', 'spots a moving enemy', 'attacked']),
      metIn: z.int().optional(),
      turns: z.int().min(0),
    })
    .optional()
    .describe('Delayed Reaction: N/C until the condition is met and so many turns have passed (7.48).'),
};

const inTheTurn = {
  spotted: yes('Spotted by the enemy in the Spotting Phase (4.1).'),
  spotters: z
    .array(z.string())
    .optional()
    .describe('The enemy units that spotted it themselves; with 7.7 all that keep it spotted.'),
  camouflage: z
    .strictObject({
      upTo: z.int().optional().describe('It was spotted, for units at this range or less.'),
    })
    .optional()
    .describe('Camouflaged, as its owner had to tell when the enemy tried to spot it (7.24).'),
  spot: z.enum(['move', 'fire']).optional().describe('A SPOT/MOVE or SPOT/FIRE counter (4.1.5).'),
  command: command.optional().describe('Its command, once revealed (4.2).'),
  shares: z.int().optional().describe('Which command counter it shares, once revealed (6.2.1.1.3).'),
  fired: yes('It has fired in this turn.'),
  climbed: yes('It has just come out of a gully or over a wall (7.13.1).'),
  moved: yes('It has moved in this turn, or could have (4.5.1.1.8).'),
  assaulted: yes('It has fought a Close Assault or Hand-to-Hand combat in this turn.'),
  underFire: yes('Fire at it was announced in this step: no more may be (4.4.1).'),
  engagedBy: z
    .array(z.string())
    .optional()
    .describe('Formations whose vehicles have fired at it in this turn (7.14).'),
  defended: yes('It has returned fire under N/C (7.50).'),
  mounted: yes('It has mounted or dismounted in this turn.'),
  quickmarched: yes('It uses Quickmarch (6.6.4.2).'),
  usedEnginesFor: z.enum(['push', 'overrun']).optional().describe('What it spent its allowance on.'),
  adjusted: yes('Its turret was adjusted in this step (7.8.1).'),
  gait: z
    .enum(['path', 'road'])
    .optional()
    .describe('It drives along a path or road in this turn (4.5.1.1.5).'),
  spent: z.number().optional().describe('Movement Points spent: it is moving now, or has moved.'),
};

/** What a Data Card prints. */
export const printedOnCards = z.strictObject({ name: z.string(), ...everybody, ...vehicle, ...others });

export const unitAttributes = z.strictObject({
  ...everybody,
  ...vehicle,
  ...others,
  ...stance,
  ...state,
  ...inTheTurn,
});

const names = (...groups: object[]): string[] => groups.flatMap((group) => Object.keys(group));
const ON_FOOT = [
  ...names(everybody, stance, state, inTheTurn),
  'gpDefense',
  'crossCountry',
  'closeAssault',
  'smokeShells',
  'handToHand',
  'weight',
];

/** What units of each kind can have; the rest means nothing on them. */
export const ATTRIBUTES_OF: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  vehicle: names(everybody, vehicle, stance, state, inTheTurn, { smokeShells: 0 }),
  towed: [...ON_FOOT, 'platform', 'bog'],
  squad: ON_FOOT,
  'half-squad': ON_FOOT,
  section: ON_FOOT,
  counter: names({ kind: 0, nation: 0, facing: 0 }, state, inTheTurn),
  aircraft: names(everybody, others, stance, state, inTheTurn, { type: 0, gpDefense: 0 }),
};

export type Nation = (typeof NATIONS)[number];
export type Collateral = (typeof COLLATERAL)[number];

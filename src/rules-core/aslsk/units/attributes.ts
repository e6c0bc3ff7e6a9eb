/**
 * What the rulebook adds to the kernel's positions: every attribute of units, locations, sides and the clock.
 *
 * Units are counters: squads, half-squads, crews and leaders, but also weapons, Guns, vehicles and concealment markers.
 * What is printed on a counter stands in the position, so that a position needs no catalogue to be read.
 */
import * as z from 'zod';

export const PHASES = ['RPh', 'PFPh', 'MPh', 'DFPh', 'AFPh', 'RtPh', 'APh', 'CCPh'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of the Rally Phase (3.1 a to h) that ask somebody, in their order. */
export const RALLY_STEPS = ['recovery', 'repair', 'transfer', 'self-rally', 'rally', 'keep-dm'] as const;
export type RallyStep = (typeof RALLY_STEPS)[number];

export const CLASSES = ['elite', 'first', 'second', 'green', 'conscript'] as const;

/** From where a vehicle is seen. */
const ASPECTS = ['front', 'side', 'rear'] as const;

const yes = z.literal(true).optional();
const whole = z.number().int();
const number = z.number();
const text = z.string();
const hexspine = whole.min(0).max(5);

/** Printed on the counters of squads, half-squads, crews and leaders. */
const infantry = {
  nationality: text,
  /** As printed: 4-6-7, 9-1. */
  strength: text.optional(),
  class: z.enum(CLASSES).optional(),
  fp: number.optional(),
  range: whole.optional(),
  morale: whole.optional(),
  brokenMorale: whole.optional(),
  /** The broken morale is boxed: it can rally itself. */
  selfRally: yes,
  smokeExponent: whole.optional(),
  /** The firepower is underlined. */
  assaultFire: yes,
  /** The morale is underlined: ELR does not touch it. */
  underlined: yes,
  /** Leadership DRM of a leader. */
  leadership: whole.optional(),
  /** ELR of the group in the order of battle that it came with. */
  elr: whole.min(0).max(5).optional(),
};

/** States of Infantry. */
const condition = {
  broken: yes,
  dm: yes,
  /** Its owner chose to keep the DM marker (3.1h). */
  keepsDm: yes,
  pinned: yes,
  cx: yes,
  wounded: yes,
  melee: yes,
  /** It has done its one action of the Rally Phase, or tried to rally; `busy`: it was something else than rallying. */
  acted: yes,
  busy: z.enum(['recovery', 'repair', 'transfer', 'deploy']).optional(),
  /** Marked by fire: `prep`, `first`, `final` or `bounding`. */
  fire: z.enum(['prep', 'first', 'final', 'bounding']).optional(),
  /** Where its last attack of this phase went. */
  firedAt: text.optional(),
  /** Weapons it has used this Player Turn. */
  used: z.array(text).readonly().optional(),
  /** A leader: he has served a Weapon in this phase. */
  serving: yes,
  /** A leader: whom he has directed in fire this Player Turn. */
  directed: z.array(text).readonly().optional(),
  /** Its close combat of this phase is fought; it won or lost an ambush in it. */
  fought: yes,
  ambush: z.enum(['won', 'lost']).optional(),
  /** It has advanced this phase. */
  advanced: yes,
};

/** How a unit moves in this Movement Phase or routs in this Rout Phase. */
const movement = {
  /** It belongs to the unit or stack that is moving now. */
  moving: yes,
  /** Its Movement Phase has ended, or it moved and stands idle. */
  moved: yes,
  /** MF or MP spent in this phase, and since it came to this location. */
  spent: number.optional(),
  spentHere: number.optional(),
  /** Hexes entered this phase, and the location left last. */
  hexes: whole.optional(),
  from: text.optional(),
  assaultMove: yes,
  /** It declared Double Time in this Movement Phase. */
  doubleTime: yes,
  /** It was CX when this Movement Phase began: no Double Time. */
  winded: yes,
  /** Every hexside crossed in this Movement Phase was a road hexside. */
  byRoad: yes,
  /** It came into its woods or orchard along the road. */
  roadRate: yes,
  /** The leader with whom it began its move in one stack. */
  ledBy: text.optional(),
  /** It has tried to place Smoke grenades in this Movement Phase. */
  smoked: yes,
  /** Weapons it has tried to recover in this Movement Phase. */
  sought: z.array(text).readonly().optional(),
  /** Attacks against it in its present location by Defensive First Fire: how many by whom. */
  shotAt: z.record(text, whole).optional(),
  /** The DRM of the last Residual FP attack against it in its present location. */
  residualDrm: whole.optional(),
  /** MF of a rout left, the enemies it must not approach, and that it crawls. */
  routing: yes,
  routed: yes,
  fleeing: z.array(text).readonly().optional(),
  lowCrawl: yes,
  /** It manhandles a Gun: Hazardous Movement. */
  hazardous: yes,
  /** Off the map: the hexes by which it comes in this Player Turn. */
  entry: z.array(text).readonly().optional(),
  /** Off the map: when it comes, by which hexes, and the dr that it needs where that is provisional (3.1a). */
  arrives: z
    .strictObject({ turn: whole, hexes: z.array(text).readonly(), dr: whole.optional() })
    .readonly()
    .optional(),
};

/** Support weapons and Guns. */
const weapon = {
  weapon: z
    .enum([
      'LMG',
      'MMG',
      'HMG',
      'FT',
      'DC',
      'BAZ',
      'PSK',
      'PIAT',
      'ATR',
      'MTR',
      'AT',
      'INF',
      'ART',
      'AA',
      'RCL',
    ])
    .optional(),
  /** The unit that possesses it. */
  possessor: text.optional(),
  /** It lies there for anybody to take, also when the battle begins. */
  lying: yes,
  malfunctioned: yes,
  /** Portage points. */
  pp: whole.optional(),
  rof: whole.optional(),
  /** B#: malfunctions at this original DR or more. X#: is removed. */
  breakdown: whole.optional(),
  removal: whole.optional(),
  repair: whole.optional(),
  minRange: whole.optional(),
  /** Its own To Hit table (LATW). */
  table: text.optional(),
  /** The unit that carried it in this phase: no other can carry it on. It was recovered in this phase. */
  carried: text.optional(),
  recovered: yes,
  /** It was handed over in this phase and cannot be again: the last possessor could have been given it at once. */
  handedOver: yes,
  /** A Demolition Charge, placed on the occupants of a location, in a concealed or CX state. */
  placed: z
    .strictObject({
      at: text,
      by: text,
      cx: yes,
      concealed: yes,
      vehicle: text.optional(),
      hull: z.enum(ASPECTS).optional(),
      turret: z.enum(ASPECTS).optional(),
    })
    .readonly()
    .optional(),
  calibre: text.optional(),
};

const acquisition = z
  .strictObject({
    /** The hex of Area Acquisition, or the one where the acquired units were last seen. */
    at: text,
    /** The units acquired; none left: they are out of sight, and their last hex keeps it. Absent: Area Acquisition. */
    units: z.array(text).readonly().optional(),
    /** The unit that mans the weapon. */
    by: text.optional(),
    drm: z.union([z.literal(-1), z.literal(-2)]),
  })
  .readonly();

/** Guns (chapter 6). */
const gun = {
  /** Where the barrel points: the hexspine clockwise, 0 from the top left corner. */
  ca: hexspine.optional(),
  /** Hexspines turned in this phase. */
  caChanged: whole.optional(),
  mount360: yes,
  emplaced: yes,
  quickSetUp: yes,
  limbered: yes,
  gunshield: yes,
  /** To Hit DRM of its size. */
  size: whole.optional(),
  manhandling: whole.optional(),
  ife: whole.optional(),
  noIntensiveFire: yes,
  intensive: yes,
  acquired: acquisition.optional(),
  /** It tried to manhandle, or was manhandled, in this Player Turn; its CA was changed without firing. */
  manhandled: yes,
  turned: yes,
  /** How a Gun that can be both has fired in this phase. */
  firedAs: z.enum(['gun', 'mortar']).optional(),
  /** Depletion numbers by ammunition; the kinds that are gone. */
  ammunition: z.record(text, whole).readonly().optional(),
  depleted: z.array(text).readonly().optional(),
  /** Ammunition it cannot fire at all: HE or AP. */
  lacks: z.array(text).readonly().optional(),
};

const armour = z.strictObject({ front: whole, side: whole }).readonly();

/** Vehicles (chapter 7). */
const vehicle = {
  track: z.enum(['AC', 'FT']).optional(),
  mp: whole.optional(),
  unreliable: whole.optional(),
  hull: armour.optional(),
  turretArmour: armour.optional(),
  turret: z.enum(['T', 'ST', 'RST', '1MT', 'NT']).optional(),
  pressure: z.enum(['low', 'normal', 'high']).optional(),
  openTopped: yes,
  bmg: whole.optional(),
  cmg: whole.optional(),
  aamg: whole.optional(),
  rmg: whole.optional(),
  fixedMount: yes,
  ceDrm: whole.optional(),
  lowAmmo: whole.optional(),
  dispensers: z.record(text, whole).readonly().optional(),
  closeDefence: whole.optional(),
  closeDefenceUsed: yes,
  vca: hexspine.optional(),
  tca: hexspine.optional(),
  ce: yes,
  started: yes,
  motion: yes,
  bogged: z.enum(['bogged', 'mired']).optional(),
  immobilized: yes,
  shock: z.enum(['shock', 'uk']).optional(),
  /** Stunned this Player Turn; afterwards +1 for ever. */
  stun: z.enum(['stun', 'STUN']).optional(),
  shaken: yes,
  recalled: yes,
  wreck: yes,
  movingTarget: yes,
  /** MF or MP spent in this Movement Phase, by the location where they were spent; where it began. */
  seen: z.record(text, number).optional(),
  began: text.optional(),
  /** Start MP spent in this Movement Phase; all MP were spent to enter woods; it must not stop beside an enemy AFV. */
  startMp: whole.optional(),
  allMp: yes,
  cannotStay: yes,
  /** The +1 side of a Stun or Recall counter. */
  plusOne: yes,
  /** It has exposed or covered its crew in this phase. */
  hatch: yes,
  /** The fire phase of its first shot in this Player Turn; as a Bounding First Firer the hex, and MP spent until then. */
  firedIn: z.enum(['PFPh', 'MPh', 'AFPh']).optional(),
  firedFrom: text.optional(),
  firedAfter: number.optional(),
  /** Where the last attack of its machine guns went. */
  gunsFiredAt: text.optional(),
  /** Hexspines its hull turned for firing in this phase. */
  vcaChanged: whole.optional(),
  /** Low Ammo (7.2.1). */
  lowOnAmmo: yes,
  weaponsFired: z.array(text).readonly().optional(),
  weaponsBroken: z.array(text).readonly().optional(),
  weaponsDisabled: z.array(text).readonly().optional(),
  dispensed: yes,
  motionTried: yes,
  checkedBy: z.array(text).readonly().optional(),
};

/** The Pacific (chapter 8): step reduction, Banzai, concealment. */
const pacific = {
  /** A Japanese squad or crew with the red stripe. */
  reduced: yes,
  raider: yes,
  banzai: yes,
  /** It took part in a Banzai Charge this Player Turn: morale +1. */
  raised: yes,
  leftHexes: z.array(text).readonly().optional(),
  /** It has gone its hex in this Impulse of the Charge. */
  stepped: yes,
  /** It is beneath a concealment marker; it is also `hidden`. */
  concealed: yes,
  /** Of a marker in a position that one side sees: that side does not know which units are beneath it. */
  unknown: yes,
  /** It fights from Concealment, and goes back under the marker when nobody is left to tell (8.3.2/e). */
  unmasked: yes,
};

const UNIT_KINDS = [
  'squad',
  'half-squad',
  'crew',
  'leader',
  'weapon',
  'gun',
  'vehicle',
  'concealment',
] as const;

/** What units of each kind can have; the rest means nothing on them. */
const MEN = [
  ...Object.keys({ ...infantry, ...condition, ...movement, ...pacific }),
  'kind',
  'turned',
  'seen',
  'began',
];
const ARMS = [
  ...Object.keys({ ...weapon, ...gun }),
  ...['kind', 'nationality', 'fp', 'range', 'fire', 'firedAt', 'concealed', 'entry', 'arrives'],
];
const IN_COMBAT = ['melee', 'fought', 'ambush', 'advanced', 'used', 'morale', 'elr'];

export const ATTRIBUTES_OF: Readonly<Record<(typeof UNIT_KINDS)[number], readonly string[]>> = {
  squad: MEN,
  'half-squad': MEN,
  crew: MEN,
  leader: MEN,
  weapon: ARMS,
  gun: ARMS,
  vehicle: [...ARMS, ...IN_COMBAT, ...Object.keys({ ...movement, ...vehicle })],
  concealment: [
    ...Object.keys(movement),
    'kind',
    'nationality',
    'fought',
    'advanced',
    'concealed',
    'unknown',
  ],
};

const smoke = z
  .strictObject({
    kind: z.enum(['full', 'dispersed', 'grenade']),
    wp: yes,
    side: text,
  })
  .readonly();

const designation = z
  .strictObject({
    side: text,
    attackers: z.array(text).readonly(),
    defenders: z.array(text).readonly(),
    /** What a vehicle attacks with. */
    weapons: z
      .array(z.enum(['CMG', 'RMG', 'AAMG', 'IFE']))
      .readonly()
      .optional(),
  })
  .readonly();

export const attributes = {
  unit: z.strictObject({
    kind: z.enum(UNIT_KINDS),
    ...infantry,
    ...condition,
    ...movement,
    ...weapon,
    ...gun,
    ...vehicle,
    ...pacific,
  }),
  location: z.strictObject({
    smoke: z.array(smoke).readonly().optional(),
    residual: whole.optional(),
    /** The side that controls the hex, where it is not the one that began with it. */
    control: text.optional(),
    /** The huts of the hex have collapsed. */
    collapsed: yes,
    /** The close combat here is Hand-to-Hand (8.1.8.4). */
    handToHand: yes,
  }),
  side: z.strictObject({
    nationality: text,
    /** Hexes controlled at the start: those of its set-up area. */
    area: z.array(text).readonly().optional(),
    /** The board edge that is friendly. */
    edge: z.enum(['north', 'east', 'south', 'west']).optional(),
    /** The ATTACKER's one self-rally of an MMC without a boxed morale is spent. */
    extraSelfRally: yes,
    /** Somebody tried a self-rally in this Rally Phase: only the first can make a leader. */
    selfRallied: yes,
    /** Units that left the map as the victory conditions have it, and those that are lost. */
    exited: z.array(text).readonly().optional(),
    /** From which hex each of them left. */
    exitedFrom: z.record(text, text).readonly().optional(),
    lost: z.array(text).readonly().optional(),
    /** ELR of its order of battle, for those that have none of their own. */
    elr: whole.min(0).max(5).optional(),
    /** Panzerfaust shots left. */
    panzerfausts: whole.optional(),
    /** Its order of battle has 7-6-8 squads: their half-squads can recombine (8.4.1). */
    marineSquads: yes,
    /** Concealment markers in its order of battle, for units that set up on the map (8.3/b). */
    concealmentMarkers: whole.optional(),
    /** It has fired other than Smoke in this fire phase. */
    hasFired: yes,
  }),
  secret: z.strictObject({
    /** Hidden Guns and units: what their owner wrote down. */
    notes: z.record(text, text).optional(),
  }),
  clock: z.strictObject({
    phase: z.enum(PHASES),
    /** The step of the Rally Phase. */
    step: z.enum(RALLY_STEPS).optional(),
    /** The hex whose close combat is being fought, and the attacks designated there. */
    combat: text.optional(),
    designations: z.array(designation).readonly().optional(),
  }),
  options: z.strictObject({
    /** The sides in the order in which they are ATTACKER. */
    order: z.tuple([text, text]).readonly(),
    turns: whole.min(1),
    /** The last game turn has the first side's Player Turn only. */
    halfTurn: yes,
    year: whole.min(1936).max(1945),
    month: whole.min(1).max(12),
    /** PTO Terrain is in effect. */
    pto: yes,
    /** Units may be concealed, by SSR (8.3/a); with PTO Terrain they always may. */
    concealment: yes,
    /** `preview`: a commander may look along a line of sight before declaring an attack. */
    los: z.enum(['strict', 'preview']),
    /** Both sides know that units may be concealed or hidden: every reaction is asked for. */
    fog: yes,
    /** Panzerfausts are in play. */
    panzerfaust: yes,
    /** Edges by which a side may leave the map as its victory conditions have it. */
    exits: z.record(text, z.array(text).readonly()).optional(),
    /** How the battle is won; the last line that holds at the end decides, the others never do. */
    victory: z.json().optional(),
    /** Scenario special rules, by name. */
    rules: z.record(text, z.json()).optional(),
  }),
};

export type UnitKind = (typeof UNIT_KINDS)[number];
export type UnitAttributes = z.infer<typeof attributes.unit>;

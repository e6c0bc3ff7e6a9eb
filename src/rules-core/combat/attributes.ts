/** What units, hexes, sides and the clock of Combat! can be marked with. Absent means: not so marked. */
import * as z from 'zod';

const yes = z.literal(true).optional();
const side = z.string();
const place = z.string();
/** A hexspine, numbered clockwise; hexspine n lies between hexsides n - 1 and n. A covered arc faces a hexspine. */
const hexspine = z.int().min(0).max(5);
/** A hexside, numbered clockwise from north. */
const hexside = z.int().min(0).max(5);

export const NATIONALITIES = ['german', 'american', 'russian'] as const;
const KINDS = ['leader', 'squad', 'half-squad', 'team', 'gun', 'vehicle', 'raft', 'aircraft'] as const;
/** The weapon of a Support Weapon Team or gun (2.3.1.3, 12.2). */
const WEAPONS = [
  'mg',
  'demo',
  'molotov',
  'atr',
  'flamethrower',
  'bazooka',
  'panzerschreck',
  'panzerfaust',
  'gun',
  'mortar',
] as const;
/** Yellow markers, from the lightest to the heaviest (2.2, 4.3.1). */
const YELLOW = ['pinned', 'disrupted', 'wia'] as const;
export const MODES = ['running', 'cautious', 'assault', 'crawling'] as const;
/** Movement markers; the fired ones have used the fire opportunity that the move left them. */
const MOVEMENT_MARKERS = ['moved', 'assault-moved', 'assault-fired', 'crawled', 'crawled-fired'] as const;

/** One side of an infantry counter. */
const printed = z.strictObject({ name: z.string(), fp: z.number(), range: z.number(), tq: z.number() });

const infantry = {
  nationality: z.enum(NATIONALITIES),
  kind: z.enum(KINDS),
  /** Leaders: NCO, officer or Commissar. */
  rank: z.enum(['nco', 'officer', 'commissar']).optional(),
  fp: z.number(),
  range: z.number(),
  tq: z.number(),
  /** 1 unless printed. */
  rof: z.int().optional(),
  /** The half-squad on the back of a squad, and the squad on the front of a half-squad. */
  half: printed.optional(),
  full: printed.optional(),
  engineers: yes,
  /** What the unit carries: the battery its radio or phone speaks to. */
  radio: z.string().optional(),
  phone: z.string().optional(),
};

const weapon = {
  weapon: z.enum(WEAPONS).optional(),
  /** Gun Size in millimetres. */
  size: z.number().optional(),
  rating: z.enum(['A', 'B', 'C']).optional(),
  minRange: z.int().optional(),
  maxRange: z.int().optional(),
  /** A 5/8 inch gun: it moves and is towed on its Limber side, and turns like a +5 turret. */
  limbers: yes,
  /** Which way up the counter lies: its weapon, or its crew on the move (a 1-2 half-squad). */
  face: z.enum(['weapon', 'move']).optional(),
  facing: hexspine.optional(),
  /** A jammed machine gun stays on its move side. */
  jammed: yes,
  /** The hex in which this unit's Acquired marker lies. */
  acquired: place.optional(),
};

const vehicle = {
  drive: z.enum(['tracked', 'half-tracked', 'wheeled']).optional(),
  armour: z.strictObject({ front: z.number(), side: z.number(), rear: z.number() }).optional(),
  unarmoured: yes,
  openTopped: yes,
  mp: z.number().optional(),
  assaultMp: z.number().optional(),
  /** The circled number of its turret: +5, +10, +15; absent: no turret. */
  turretDrm: z.number().optional(),
  /** Its gun rests to starboard (GAZ AA). */
  turretToStarboard: yes,
  /** The turret's covered arc where it differs from the vehicle's. */
  turret: hexspine.optional(),
  cmg: z.number().optional(),
  bmg: z.number().optional(),
  aamg: z.number().optional(),
  /** A machine gun at the turret's rear that shares the CMG's fire (KV1A). */
  rearMg: yes,
  /** "MG" on the front: its machine gun is an MG unit. */
  mgUnit: yes,
  flame: yes,
  /** An observation post tank. */
  observer: yes,
  capacity: z.strictObject({ squads: z.number(), tows: z.boolean() }).optional(),
  suppressed: yes,
  mKill: yes,
  fKill: yes,
  /** Keeps its Moved marker from turn to turn. */
  rolling: z.enum(['forward', 'reverse']).optional(),
  gear: z.literal('reverse').optional(),
  /** Uses Assault Movement to fire before it drives off: it has still to start (11.1.3). */
  standing: yes,
  /** Has used its impulse to drive in this phase. */
  drove: yes,
  /** Movement Points used up by units that mounted or dismounted in this phase. */
  mpUsed: z.int().optional(),
  /** Machine guns fired in this phase (gray MG markers). */
  mgFired: z.array(z.enum(['cmg', 'bmg', 'aamg'])).optional(),
  /** On a hexside road instead of in the hex. */
  onHexside: hexside.optional(),
  /** In a building hex by the road that runs into it, not in the building (6.4.7). */
  onRoad: yes,
  /** The Russian platoon it belongs to, and the hex that platoon engages. */
  platoon: z.string().optional(),
  engages: place.optional(),
  /** The transport this unit rides on or is hooked to. */
  aboard: z.string().optional(),
  bombs: z.number().optional(),
  /** A boat with a motor pays half of what rafts pay; a Flossack 35 takes a vehicle (6.12.4). */
  motorboat: yes,
  carriesVehicle: yes,
  /** Fires at aircraft (15.8.5). */
  antiAircraft: yes,
  /** An aircraft that was hit and leaves for good after its attack (15.8.5). */
  doomed: yes,
};

const state = {
  yellow: z.enum(YELLOW).optional(),
  /** A leader on his wounded side. */
  wounded: yes,
  courage: yes,
  marker: z.enum(MOVEMENT_MARKERS).optional(),
  /** Number of Fire markers: Fire 1, Fire 2, and so on for a higher Rate of Fire. */
  fired: z.int().optional(),
  /** In the act of moving, in that mode, until the impulse is over. */
  moving: z.enum([...MODES, 'vehicle', 'trench']).optional(),
  /** A reinforcement off the map: the turn from which, and the hexes at which it enters. */
  enters: z.strictObject({ turn: z.int(), hexes: z.array(place) }).optional(),
  /** Became Disrupted in this phase: it neither crawls (10.6.2) nor leaves its half-track (11.5.8.2) before the next. */
  shaken: yes,
  /** Fled in this phase. */
  fled: yes,
  /** Failed the Action Check to enter an enemy hex in this phase. */
  balked: yes,
  /** Entered an enemy location in this phase; 'charged' attacks at full value. */
  entered: z.enum(['halved', 'charged', 'later']).optional(),
  /** Placed its smoke grenade of this turn. */
  smoked: yes,
  searching: yes,
  inCover: yes,
  dugIn: yes,
  /** Under a trench or in a pillbox of its location. */
  post: z.enum(['trench', 'at-trench', 'pillbox']).optional(),
  /** In the act of moving, it paid for the cover of the shellholes. */
  inShellholes: yes,
  /** On the lip of the gully. */
  onLip: yes,
  /** Has had its one attempt at recovery in this Command Phase. */
  recovered: yes,
  /** Clears mines or wire: the turn it began. */
  clearingSince: z.int().optional(),
  /** Has used its impulse to clear it away in this phase. */
  clearing: z.enum(['mines', 'wire', 'roadblock']).optional(),
  /** Its place has caught fire: the turn by whose end it must be out (6.13.2). */
  escapes: z.int().optional(),
  lostInSewer: yes,
};

export const unitAttributes = z.strictObject({ ...infantry, ...weapon, ...vehicle, ...state });

/** What units of each kind can have; the rest means nothing on them. */
const MEN = [...Object.keys({ ...infantry, ...state }), 'aboard'];
const OF_MEN_ALONE = [
  'yellow',
  'wounded',
  'courage',
  'post',
  'inCover',
  'smoked',
  'clearing',
  'clearingSince',
];
const CRAFT = Object.keys({ ...infantry, ...weapon, ...vehicle, ...state }).filter(
  (name) => !OF_MEN_ALONE.includes(name),
);

export const ATTRIBUTES_OF: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  leader: MEN,
  squad: MEN,
  'half-squad': [...MEN, ...Object.keys(weapon)],
  team: [...MEN, ...Object.keys(weapon)],
  gun: [...MEN, ...Object.keys(weapon), 'antiAircraft'],
  vehicle: CRAFT,
  raft: CRAFT,
  aircraft: CRAFT,
};

/** Terrain of the books that a board may not draw, given hex by hex; it adds to what the board says. */
const FEATURES = [
  'shellholes',
  'road',
  'paved-road',
  'path',
  'railway',
  'rail-cars',
  'fountain',
  'graveyard',
  'machine-parts',
  'lumber-yard',
  'debris',
  'creek',
  'gully',
  'factory',
  'open-roof',
  'rooftop',
  'steeple',
  'stairway',
  'large-dot',
  'cellar',
  'sewer',
  'no-upper-level',
  /** A railway on a bank, and one in a cutting (6.3.5). */
  'raised-railway',
  'sunken-railway',
] as const;

const printedHere = {
  features: z.array(z.enum(FEATURES)).optional(),
  /** Names the building this hex belongs to, where the map's drawing does not tell. */
  building: z.string().optional(),
  minorCrest: z.array(hexside).optional(),
  blackBars: z.array(hexside).optional(),
  /** Corners of the hex, by hexspine, from which a wall runs on half way to the centre dot (18.1.1.3, 18.1.1.4). */
  wallSpurs: z.array(hexspine).optional(),
  gates: z.array(hexside).optional(),
  gatehouse: z.array(hexside).optional(),
  gateClosed: yes,
  fences: z.array(hexside).optional(),
  hexsideRoads: z.array(hexside).optional(),
  wireSides: z.array(hexside).optional(),
  /** Victory points printed in the hex. */
  points: z.number().optional(),
  /** A light minefield printed on the map: attacks on a 1. */
  mapMines: yes,
};

const fortifications = {
  mines: side.optional(),
  antiTankMinesOnly: yes,
  wire: yes,
  trench: yes,
  atTrench: yes,
  /** Dug-In markers left empty in this phase. */
  emptyDugIn: z.int().optional(),
  pillbox: z.strictObject({ side, facing: hexspine }).optional(),
  roadblock: z.strictObject({ sides: z.array(hexside) }).optional(),
  mouseholes: z.array(hexside).optional(),
  bridge: z.enum(['standing', 'pontoon', 'down']).optional(),
  nest: side.optional(),
};

const battlefield = {
  smoke: z.enum(['grenade', 'shell', 'artillery']).optional(),
  flame: yes,
  rubble: yes,
  wrecks: z.int().optional(),
  burningWrecks: z.int().optional(),
  closeCombat: yes,
  enfilade: z.array(side).optional(),
  /** The units whose Acquired markers lie here. */
  acquired: z.array(z.string()).optional(),
  control: side.optional(),
  /** What has entered the map here in this turn: half-squads and vehicles. */
  entered: z.strictObject({ troops: z.int(), vehicles: z.int() }).optional(),
  radio: z.string().optional(),
  phone: z.string().optional(),
};

const bombardment = {
  cff: z.array(z.string()).optional(),
  ffe: z.array(z.string()).optional(),
  brackets: z.array(z.string()).optional(),
  plot: z.array(z.string()).optional(),
};

export const locationAttributes = z.strictObject({
  ...printedHere,
  ...fortifications,
  ...battlefield,
  ...bombardment,
});

const battery = z.strictObject({
  id: z.string(),
  size: z.number(),
  supply: z.enum(['high', 'low']).optional(),
  by: z.enum(['radio', 'phone', 'observer', 'spotter-plane', 'plotted']),
  bombardment: yes,
  noSmoke: yes,
  /** Registration hexes that it may still note (15.7.1). */
  registers: z.int().optional(),
  cff: place.optional(),
  ffe: place.optional(),
  smoke: yes,
  brackets: z.array(place).optional(),
  phoneFrom: place.optional(),
  /** Tried in this phase. */
  tried: yes,
  used: yes,
  /** It has placed an FFE: used up for the rest of a campaign (19.1.9). */
  fired: yes,
  calledOff: yes,
  /** Plotted fire that has failed to come: it must be tried again in every phase (15.1.4.1.1). */
  owed: yes,
});

export const sideAttributes = z.strictObject({
  nationality: z.enum(NATIONALITIES),
  /** Its order of battle allows hidden set-up: it is asked for reactions even where nobody is seen to have any. */
  mayHide: yes,
  smokeGrenades: z.int().optional(),
  batteries: z.array(battery).optional(),
  airSupport: z.strictObject({ aircraft: z.string(), bombs: z.boolean(), tried: yes, came: yes }).optional(),
  /** Hexes in which it set up (3.2.3.3). */
  setUp: z.array(place).optional(),
  points: z.number().optional(),
  exited: z.array(z.string()).optional(),
  campaignPoints: z.number().optional(),
  retained: z.array(z.string()).optional(),
  /** Its last shot of an impulse, for Enfilade: at which location, across which hexsides, in which impulse. */
  lastShot: z
    .strictObject({
      at: place,
      sides: z.array(hexside),
      impulse: z.int(),
      /** The further hexes of a sweep. */
      also: z.array(z.strictObject({ at: place, sides: z.array(hexside) })).optional(),
    })
    .optional(),
  /** Impulses it has used in this phase. */
  impulsesUsed: z.int().optional(),
});

/** Fortifications of an order of battle that are still to be placed: so many of each (7). */
export const WORKS = ['mines', 'wire', 'trench', 'pillbox', 'roadblock', 'dug-in'] as const;

export const secretAttributes = z.strictObject({
  works: z.partialRecord(z.enum(WORKS), z.int().min(0)).optional(),
  mines: z.array(place).optional(),
  wire: z.array(place).optional(),
  trenches: z.array(place).optional(),
  pillboxes: z.array(z.strictObject({ at: place, facing: hexspine })).optional(),
  roadblocks: z.array(z.strictObject({ at: place, sides: z.array(hexside) })).optional(),
  registrations: z.array(z.strictObject({ battery: z.string(), at: place })).optional(),
  plots: z.array(z.strictObject({ battery: z.string(), at: z.array(place), turn: z.int() })).optional(),
  observers: z.array(z.strictObject({ battery: z.string(), at: place, level: z.int() })).optional(),
});

const PHASES = ['command', 'fire-and-movement', 'conclusion'] as const;

export const clockAttributes = z.strictObject({
  turn: z.int(),
  phase: z.enum(PHASES),
  active: side.optional(),
  lastTurn: z.int(),
  /** Who has, or last had, the Initiative. */
  initiative: side,
  /** Passes in a row. */
  passes: z.int().optional(),
  /** Impulses in hand of the active side. */
  inHand: z.int().optional(),
  /** Counts the impulses of the battle. */
  impulse: z.int().optional(),
  /** The end of the phase was offered in this impulse already. */
  offered: yes,
});

export const optionAttributes = z.strictObject({
  /** Fortifications of each order of battle, by side (3.2.2). */
  fortifications: z.record(z.string(), z.partialRecord(z.enum(WORKS), z.int().min(0))).optional(),
  randomImpulses: yes,
  sewers: yes,
  wading: yes,
  night: z.int().optional(),
  deepShellholes: yes,
  /** Impulses in a row and Initiative that the scenario gives in a turn. */
  impulses: z.array(z.strictObject({ turn: z.int(), side, count: z.int() })).optional(),
  initiative: z.array(z.strictObject({ turn: z.int(), side })).optional(),
  /** How the battle is won: the kernel's Victory Conditions. */
  victory: z.json().optional(),
  turns: z.int().optional(),
  /** The buildings of the city maps have cellars and roofs (6.5.1). */
  stalingrad: yes,
  /** Hexes in play where the scenario restricts them (3.2.5). */
  inPlay: z.array(place).optional(),
  exits: z.array(z.strictObject({ side, hexes: z.array(place) })).optional(),
  campaign: yes,
});

export type UnitAttributes = z.infer<typeof unitAttributes>;
export type Mode = (typeof MODES)[number];
export type Yellow = (typeof YELLOW)[number];

// Generated from web/documents/*.graphql by `npm run generate:web`. Do not edit.
import type { Document } from '../client/types.js';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Who may open an account. */
export type SignUpMode =
  /** Everybody. */
  | 'OPEN'
  /** People for whom the OpenID Connect issuer vouches; others with a code from the server's operator. */
  | 'ISSUER'
  /** People who have been invited to a campaign, or have a code from the server's operator. */
  | 'INVITATION'
  /** Only people with a code from the server's operator. */
  | 'CLOSED';

export type SignUpInput = {
  idempotencyKey: string;
  email: string;
  /** At least 10 characters. */
  password: string;
  /** The name others see. */
  displayName: string;
  /**
   * Where `signUpMode` is not OPEN: the secret of an invitation to a campaign, which can be accepted afterwards, or a code from
   * the server's operator. Works for one person.
   */
  invitation?: string | null | undefined;
};

export type SignInInput = {
  /** A repeated request with the same key starts no second session. */
  idempotencyKey: string;
  email: string;
  password: string;
};

export type RefreshSessionInput = {
  /** A repeated request with the same key gets the same answer, so a lost answer loses nothing. */
  idempotencyKey: string;
  refreshToken: string;
};

export type EndSessionInput = {
  idempotencyKey: string;
  /** Which session. Left out: the one of this request. */
  sessionId?: string | null | undefined;
};

export type ChangePasswordInput = {
  idempotencyKey: string;
  currentPassword: string;
  /** At least 10 characters. */
  newPassword: string;
};

export type SetMailAddressInput = {
  idempotencyKey: string;
  /** Null: no mail any more. An address gets a link, and nothing else before it is followed. */
  address?: string | null | undefined;
};

export type VerifyMailAddressInput = {
  idempotencyKey: string;
  /** What follows `#verify=` in the link. It works for a day. */
  secret: string;
};

export type AskForPasswordInput = {
  idempotencyKey: string;
  /** The address that the account signs in with. */
  email: string;
};

export type SetForgottenPasswordInput = {
  idempotencyKey: string;
  /** What follows `#password=` in the link. */
  secret: string;
  /** At least 10 characters. */
  newPassword: string;
};

/** How far the server decides a battle. */
export type BattleMode =
  /** Fought elsewhere; its result is reported. */
  | 'RECORD'
  /** Orders are checked; the players' own dice are declared; the referee may overrule. */
  | 'ASSIST'
  /** The server decides and rolls the dice. */
  | 'ENFORCE';

/** Which of the orders are wanted. What is left out does not matter. */
export type LegalOrderFilter = {
  /** Kinds of order, as `LegalOrder.kind` has them. A kind that the rulebook does not have is refused. */
  kinds?: Array<string> | null | undefined;
  /** A unit that carries it out. */
  unit?: string | null | undefined;
  /** A place that it names, or a hex with all its places. */
  at?: string | null | undefined;
};

/**
 * What to do with the orders before one that is refused. Whatever dice, something hidden or another side had a say in stays
 * done under either policy: the answer is then `OrdersIssued`, with the number of orders that were carried out, what came of
 * them, and the refusal.
 */
export type OrderPolicy =
  /**
   * Nothing is done if an order is not in form, or if it is refused before anything has happened that its side could not
   * foresee: placing units, for instance, but no moves and no fire.
   */
  | 'ALL_OR_NONE'
  /** The orders before the refused one stand. */
  | 'UNTIL_REFUSED';

export type IssueOrdersInput = {
  idempotencyKey: string;
  battleId: string;
  /** Refuse when the battle has moved on since. Left out: the orders are tried on the battle as it stands. */
  expectedVersion?: number | null | undefined;
  /** For the referee: the side whose orders these are. A commander orders for their own. */
  side?: string | null | undefined;
  /** 1 to 50 orders, one after the other. */
  orders: Array<OrderInput>;
  policy?: OrderPolicy;
  /**
   * In a battle in which dice are declared: what the players threw for this one order, a list of faces for each roll, in the
   * order in which the rules ask for them. The order is carried out as far as the rolls fit; then the battle awaits the next
   * one (`awaiting { roll }`), which the order `{ order: "dice", faces: [...] }` declares. An order is never refused for its
   * dice, and cannot be given again with others: send `[]` to be asked for each roll at its time. Rolls that only some sides
   * may see are the server's. Left out: the server rolls everything.
   */
  dice?: Array<Array<number>> | null | undefined;
};

/** One order: typed for its rulebook, or as JSON the way `legalOrders` gives it. */
export type OrderInput =
  {   json: unknown; aslsk?: never; combat?: never; lnlt?: never; panzer?: never; squadLeader?: never; }
  |  { json?: never;   /** An order of ASL Starter Kit. */
  aslsk: AslskOrderInput; combat?: never; lnlt?: never; panzer?: never; squadLeader?: never; }
  |  { json?: never; aslsk?: never;   /** An order of Combat! Game System. */
  combat: CombatOrderInput; lnlt?: never; panzer?: never; squadLeader?: never; }
  |  { json?: never; aslsk?: never; combat?: never;   /** An order of Lock ’n Load Tactical. */
  lnlt: LnltOrderInput; panzer?: never; squadLeader?: never; }
  |  { json?: never; aslsk?: never; combat?: never; lnlt?: never;   /** An order of Panzer. */
  panzer: PanzerOrderInput; squadLeader?: never; }
  |  { json?: never; aslsk?: never; combat?: never; lnlt?: never; panzer?: never;   /** An order of Squad Leader. */
  squadLeader: SquadLeaderOrderInput; };

export type UndoInput = {
  idempotencyKey: string;
  battleId: string;
  /** The battle is to stand as it stood at this version. */
  toVersion: number;
  why?: string | null | undefined;
  /** For the referee: the side that asks. Left out, the referee takes back by ruling. */
  side?: string | null | undefined;
};

export type AnswerUndoInput = {
  idempotencyKey: string;
  battleId: string;
  consent: boolean;
};

export type PublishBattleInput = {
  idempotencyKey: string;
  battleId: string;
};

export type UnpublishBattleInput = {
  idempotencyKey: string;
  battleId: string;
};

/** Policies by the name of a preset, written out, or as changes of those in force. */
export type PoliciesInput =
  {   preset: string; document?: never; changes?: never; }
  |  { preset?: never;   /**
   * A whole document: begin with `Book.policies` or a preset's and change it, for everything that is left out is off.
   * `Rulebook.campaignPolicySchema` is its JSON Schema.
   */
  document: unknown; changes?: never; }
  |  { preset?: never; document?: never;   /** Changes of the policies in force, one after the other; of a campaign that begins, of the rulebook's own. */
  changes: Array<PolicyChangeInput>; };

/** One change of a policy. */
export type PolicyChangeInput = {
  /** Where: `casualties.turnsWounded`, `experience.levels.veteran.from`. Entries of lists go by their name, or by their number from 0. */
  path: string;
  /** What stands there from now on. Null takes it out: what has a default gets it again. */
  value?: unknown;
};

export type FormationInput = {
  formation: string;
  side: string;
  name: string;
  /** The formation it belongs to. */
  parent?: string | null | undefined;
};

export type RosterUnitInput = {
  /** Its id in the campaign: letters, digits and . _ + - */
  unit: string;
  side: string;
  kind: RosterKind;
  name: string;
  /** The counter it is at the table. */
  counter: string;
  formation?: string | null | undefined;
  /** The unit that it is with: a weapon's bearer, a crew's gun. */
  with?: string | null | undefined;
  state?: RosterState;
  experience?: number;
  rank?: string | null | undefined;
  battles?: number;
  kills?: number;
  awards?: Array<string> | null | undefined;
  /** What it brings into battle beside its counter, in the rulebook's words. */
  is?: unknown;
  /** What happened before the campaign's first battle. */
  history?: Array<HistoryInput> | null | undefined;
};

export type HistoryInput = {
  /** `1943-08-01` */
  date: string;
  says: string;
};

/** More of the roster, typed or as a file. */
export type RosterInput =
  {   units: RosterUnitsInput; csv?: never; json?: never; }
  |  { units?: never;   /** A file as `Book.rosterFile(format: CSV)` gives it. */
  csv: string; json?: never; }
  |  { units?: never; csv?: never;   /** A file as `Book.rosterFile(format: JSON)` gives it. */
  json: string; };

export type RosterUnitsInput = {
  formations?: Array<FormationInput>;
  roster: Array<RosterUnitInput>;
};

export type SealOrdersInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  /** Refuse when the line has moved on since. */
  expectedVersion?: number | null | undefined;
  /** The turn that the orders are for. */
  turn: number;
  /** For the referee: the side whose orders these are. A commander seals for their own. */
  side?: string | null | undefined;
  orders: SealedOrdersInput;
};

/** What a side's staff orders for a turn. Sealing again replaces it while planning lasts. */
export type SealedOrdersInput = {
  /** Attack or hold, where the campaign's policies ask for it. */
  stance?: Stance | null | undefined;
  purchases?: Array<PurchaseInput>;
  /** Who goes into which open node. Those that are not named are sent by the policy. */
  deployments?: Array<DeploymentInput>;
  /** Who is healed, repaired or made up to strength first. */
  priorities?: Array<string>;
  choices?: Array<WayInput>;
};

export type PurchaseInput = {
  /** A group of `Book.purchasable`. */
  group: string;
  count?: number;
};

export type DeploymentInput = {
  node: string;
  units: Array<string>;
};

export type WayInput = {
  node: string;
  edge: string;
};

export type SetDeadlineInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  /** Planning of this turn ends then, sealed or not. Null: when all have sealed. */
  deadline?: string | null | undefined;
};

export type AdvanceTurnInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  /** Refuse when the line has moved on since. */
  expectedVersion?: number | null | undefined;
  /** End planning although some staffs have not sealed their orders. They do what the policies say of the absent (`planning.absent`). */
  withoutAbsent?: boolean;
};

export type ReportBattleInput = {
  idempotencyKey: string;
  /** The battle, as the book names it. */
  battleId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  report: BattleReportInput;
  /**
   * Kept with the report for referees' eyes: nobody else is shown it, or that there is one. At most 16,000 characters;
   * `ProposedReport.note` is what was said in a log.
   */
  note?: string | null | undefined;
};

/** What a battle that was fought elsewhere hands over: typed, as JSON, or as a table of units. */
export type BattleReportInput =
  {   typed: TypedReportInput; json?: never; csv?: never; }
  |  { typed?: never;   /** A report as `Book.entries` shows it in the fact `report`. */
  json: unknown; csv?: never; }
  |  { typed?: never; json?: never;   csv: ReportFileInput; };

export type ReportFileInput = {
  /** The key of the side that won. Null: a draw. */
  winner?: string | null | undefined;
  why: string;
  /**
   * One line for each unit; the first line names the columns:
   * `unit,fate,counter,kind,captor,into,with,deeds,actions,checksPassed,checksFailed,is`, and `how,side,name,from` of those who have
   * arisen. Only `unit` and `fate` are needed. Deeds are written `kill 2 of r1; rally`. Commas, semicolons or tabs between the cells.
   * `AfterActionReport.unitsFile` gives such a file.
   */
  units: string;
};

export type TypedReportInput = {
  /** The key of the side that won. Null: a draw. */
  winner?: string | null | undefined;
  why: string;
  /** How clear it was, in the words of the rulebook's victory: points, hexes. */
  margin?: number | null | undefined;
  turns?: number | null | undefined;
  points?: Array<SidePointsInput>;
  /** Those that are not named are unhurt. */
  units?: Array<UnitReportInput>;
  arisen?: Array<ArisenUnitInput>;
  /** What a side has used up for the rest of the campaign: batteries that have fired for effect. */
  usedUp?: Array<UsedUpInput>;
  /** Marks that stay on the map, by location. */
  terrain?: unknown;
};

export type UsedUpInput = {
  side: string;
  /** As the scenario calls them. */
  what: Array<string>;
};

export type SidePointsInput = {
  side: string;
  points: number;
};

/** What became of somebody in a battle. */
export type Fate =
  | 'UNHURT'
  | 'REDUCED'
  | 'WOUNDED'
  | 'KILLED'
  | 'DESTROYED'
  | 'DAMAGED'
  | 'CAPTURED'
  | 'SURRENDERED'
  | 'MISSING'
  | 'WITHDRAWN';

export type UnitReportInput = {
  /** The entry of the roster. */
  unit: string;
  fate: Fate;
  /** Its counter at the end, where it is another: a half-squad, a replacement. */
  counter?: string | null | undefined;
  kind?: RosterKind | null | undefined;
  /** The key of the side that has taken it. */
  captor?: string | null | undefined;
  is?: unknown;
  checksPassed?: number;
  checksFailed?: number;
  actions?: number;
  deeds?: Array<DeedInput>;
};

export type DeedInput = {
  /** `kill`, `rally`, `close-combat-kill`...: what the policies ask for. */
  deed: string;
  times?: number;
  /** The victim, or the unit that was helped. */
  to?: string | null | undefined;
};

export type ArisenUnitInput = {
  /** The new entry of the roster. */
  unit: string;
  side: string;
  kind: RosterKind;
  name: string;
  counter: string;
  /** The unit that it came out of. */
  from?: string | null | undefined;
  /** `leader-created`, `halved`... */
  how: string;
  fate?: Fate;
  is?: unknown;
};

export type OpenCampaignBattleInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  where: BattlePlaceInput;
  /** How far the server decides it. Left out: as the node says; RECORD beside the graph. */
  mode?: BattleMode | null | undefined;
  /** Those of the roster who fight it, where it is only reported. Left out: the units that orders and policies send to the node. */
  units?: Array<string> | null | undefined;
};

/** Where in the campaign a battle is fought. */
export type BattlePlaceInput =
  {   /** At an open node of the graph. */
  node: string; beside?: never; }
  |  { node?: never;   /** Beside the graph, under this name; it is reported when it is over. */
  beside: string; };

export type DecideNodeInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  node: string;
  /** The way that the campaign takes from there. */
  edge: string;
};

export type SetPoliciesInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  policies: PoliciesInput;
};

/** What a ruling may be about. */
export type RulingSubject =
  | 'ROSTER'
  | 'SIDE'
  | 'TERRAIN'
  | 'FLAG';

export type MakeRulingInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  what: RulingSubject;
  /** The entry of the roster, the side, the ground, the flag. */
  id: string;
  /** Members and their new values: `{ "rank": "Sergeant" }`. */
  set: unknown;
  why: string;
  /** Take ranks and awards that the policies do not know as they are. Otherwise they are refused (UNKNOWN_RANK, UNKNOWN_AWARD). */
  confirmUnknown?: boolean;
};

export type ConcedeInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  /** For the referee: the side that concedes. A commander concedes for their own. */
  side?: string | null | undefined;
};

export type MatchCountersInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  /** Refuse when the line has moved on since. */
  expectedVersion?: number | null | undefined;
  /** Which counters units are, as `ProposedReport.counters` calls them. */
  counters?: Array<MatchedCounterInput>;
  /** Units of which it is forgotten. */
  forget?: Array<string>;
};

export type CorrectInput = {
  idempotencyKey: string;
  campaignId: string;
  line?: string | null | undefined;
  /** Refuse when the line has moved on since the preview. */
  expectedVersion?: number | null | undefined;
  /** The entry that is set right. */
  version: number;
  /** The fact as it should have been entered, as `BookEntry.fact` shows it; `{ "fact": "nothing" }` takes it out. */
  fact?: unknown;
  /** The same typed, or as a file. Give either this or `fact`. */
  instead?: CorrectedFactInput | null | undefined;
  why: string;
  /** Take ranks and awards that the policies do not know as they are. Otherwise they are refused (UNKNOWN_RANK, UNKNOWN_AWARD). */
  confirmUnknown?: boolean;
};

/** What should have been entered, in the form in which it is entered. It takes the place of an entry of its own kind. */
export type CorrectedFactInput =
  {   /** For an entry `report`; its battle stays. */
  report: BattleReportInput; roster?: never; orders?: never; nothing?: never; }
  |  { report?: never;   /** For an entry `enlist`. */
  roster: RosterInput; orders?: never; nothing?: never; }
  |  { report?: never; roster?: never;   /** For an entry `seal`; its side and turn stay. */
  orders: SealedOrdersInput; nothing?: never; }
  |  { report?: never; roster?: never; orders?: never;   /** True: nothing should have been entered. */
  nothing: boolean; };

export type BranchInput = {
  idempotencyKey: string;
  campaignId: string;
  /** The line that it leaves. Left out: the line in use. */
  line?: string | null | undefined;
  /** It begins with the entries up to this one. */
  version: number;
  name: string;
};

export type UseLineInput = {
  idempotencyKey: string;
  campaignId: string;
  line: string;
};

/** A campaign turn: orders are sealed, battles are fought, their aftermath is worked out, the survivors reorganize. */
export type CampaignPhase =
  | 'PLANNING'
  | 'BATTLES'
  | 'AFTERMATH'
  | 'REORGANIZATION'
  | 'OVER';

export type Stance =
  | 'ATTACK'
  | 'HOLD';

export type RosterKind =
  | 'PERSON'
  | 'SQUAD'
  | 'HALF_SQUAD'
  | 'CREW'
  | 'GUN'
  | 'VEHICLE'
  | 'WEAPON';

/** Everything on the roster is in exactly one of these states. */
export type RosterState =
  /** Bought or promised, not there yet. */
  | 'POOL'
  /** May be sent into battle. */
  | 'READY'
  /** Is in a battle. */
  | 'BATTLE'
  | 'WOUNDED'
  | 'REPAIRING'
  | 'MISSING'
  | 'CAPTURED'
  /** Lives on in another entry: two half-squads make a squad. */
  | 'MERGED'
  /** Dead, destroyed or discharged, for good. */
  | 'LOST';

export type NodeStatus =
  /** Not reached yet; it may come. */
  | 'AHEAD'
  /** To be fought, or chosen, now. */
  | 'OPEN'
  /** Its way out is taken. */
  | 'DONE'
  /** Can no longer be reached. */
  | 'CLOSED';

export type CampaignBattleStatus =
  | 'OPEN'
  /** Over; its aftermath is not worked out. */
  | 'REPORTED'
  | 'SETTLED'
  /** It never happened. */
  | 'VOID';

/** The meanings of a field promotion, kept apart. */
export type PromotionMeaning =
  /** A leader arose in battle, by dice. */
  | 'CREATED'
  /** One of the roster was promoted, or demoted, by a policy after a battle. */
  | 'POLICY'
  /** The rank of the player, by victories. */
  | 'PLAYER'
  /** The referee's word. */
  | 'REFEREE';

export type TurnState =
  /** It is the campaign's turn now. */
  | 'RUNNING'
  | 'DONE';

export type TurnStepState =
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  /** It was refused; the turn waits for the referee. */
  | 'FAILED';

export type DifferenceKind =
  | 'VANISHES'
  | 'CHANGES'
  | 'COMES';

export type BookPage =
  /** Everybody on the roster, side by side, formation by formation. */
  | 'ORDER_OF_BATTLE'
  /** One of the roster: what it is, its story, its experience. */
  | 'UNIT_HISTORY'
  /** A battle: how it went, who came back, what came of it. */
  | 'AFTER_ACTION_REPORT'
  /** The campaign from its first day, turn by turn, with its battles. */
  | 'CHRONICLE';

/** Which counter of a save a unit is. */
export type MatchedCounterInput = {
  unit: string;
  /** The label of the counter, its name, or its id: `CounterInSave.key`. */
  counter: string;
};

/** The surest first. */
export type CounterToldBy =
  /** The referee has said it. */
  | 'MATCHING'
  | 'LABEL'
  | 'NAME'
  /** It is the only one with these numbers on it. */
  | 'KIND';

export type InvitationState =
  | 'OPEN'
  | 'ACCEPTED'
  | 'REVOKED'
  | 'EXPIRED';

export type ChangeCampaignSettingsInput = {
  idempotencyKey: string;
  campaignId: string;
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: number | null | undefined;
  /** Left out: unchanged. */
  observerDelaySeconds?: number | null | undefined;
  /** Left out: unchanged. Null: never. */
  declassifiesAt?: string | null | undefined;
};

export type InviteInput = {
  idempotencyKey: string;
  campaignId: string;
  /** REFEREE, COMMANDER or OBSERVER. */
  role: CampaignRole;
  /** The side, for a commander. */
  sideId?: string | null | undefined;
  /** Left out: in seven days. At most 90 days from now. */
  expiresAt?: string | null | undefined;
};

export type RevokeInvitationInput = {
  idempotencyKey: string;
  invitationId: string;
};

export type AcceptInvitationInput = {
  idempotencyKey: string;
  /** The secret of the invitation. */
  secret: string;
};

/** What a personal access token may do. */
export type Scope =
  /** Read what its owner may read. */
  | 'READ'
  /** Give orders and answer decisions as a commander. */
  | 'COMMAND'
  /** Create campaigns and do what a referee does. */
  | 'REFEREE'
  /** Upload boards, scenarios and chart packs. */
  | 'LIBRARY'
  /** Change the account itself: password, tokens, sessions. */
  | 'ACCOUNT';

/** What a person is in a campaign. */
export type CampaignRole =
  /** Runs the campaign and sees everything. */
  | 'REFEREE'
  /** Commands one side and sees what that side may know. */
  | 'COMMANDER'
  /** Looks on, later than the commanders by the campaign's observer delay, and sees what is open to all sides. */
  | 'OBSERVER'
  /** Anybody at all, from the date on which the campaign is declassified. */
  | 'PUBLIC';

export type TakeDemonstrationSeatInput = {
  /** A repeated request with the same key gets the same token. */
  idempotencyKey: string;
  seat: string;
};

/** When somebody is told of a kind of event by mail. */
export type NewsTiming =
  | 'NEVER'
  /** Within seconds, but not in quiet hours: what happens then comes together after them. */
  | 'AT_ONCE'
  /** Once a day, all campaigns in one mail. */
  | 'DIGEST';

export type QuietHoursInput = {
  /** Hours and minutes: `22:00`. */
  from: string;
  until: string;
};

export type NewsChoiceInput = {
  kind: string;
  timing: NewsTiming;
};

/** What is left out stays as it is. */
export type SetNewsPreferencesInput = {
  idempotencyKey: string;
  timeZone?: string | null | undefined;
  /** Null: none. */
  quietHours?: QuietHoursInput | null | undefined;
  digestAt?: string | null | undefined;
  choices?: Array<NewsChoiceInput> | null | undefined;
  /** False unsubscribes from everything, true takes it back. */
  subscribed?: boolean | null | undefined;
};

export type RenewCalendarAddressInput = {
  idempotencyKey: string;
};

/** An order of ASL Starter Kit: exactly one of these. */
export type AslskOrderInput =
  {   /** Advance. Good Order, unpinned Infantry of one location advances to an adjacent hex, even into close combat. [3.7/a, 3.7/b, 3.7/c] */
  advance: AslskAdvanceOrderInput; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never;   /** Attack in close combat with vehicles. One attack: Infantry against a vehicle or against Infantry, or a vehicle against Infantry with its machine guns. [3.8/m, 3.8/n, 3.8/q, 3.8/y] */
  assault: AslskAssaultOrderInput; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never;   /** Banzai. A Japanese leader declares a Banzai Charge of adjacent units against an enemy hex. [8.1.8.6/a, 8.1.8.6/b, 8.1.8.6/h] */
  banzai: AslskBanzaiOrderInput; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never;   /** Charge. Units of one hex go one hex on in this Impulse of the Banzai Charge. [8.1.8.6/d, 8.1.8.6/e] */
  charge: AslskChargeOrderInput; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never;   /** Fire the Nahverteidigungswaffe. A buttoned-up vehicle that was attacked, or is the ambusher, strikes all Infantry in its hex with 16 FP. [3.8/s] */
  closeDefence: AslskCloseDefenceOrderInput; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never;   /** Expose the crew or button up. Place or remove a CE counter; not both ways in one phase. [7.7/c, 3.7/g] */
  crewExposed: AslskCrewExposedOrderInput; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never;   /** Deploy. A Good Order 7-6-8 becomes two 3-4-8 by passing a Task Check; off the map it needs none. [8.4/b, 8.4.1] */
  deploy: AslskDeployOrderInput; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never;   /** Designate attacks. Declare who attacks whom in the close combat of this hex; nobody has to attack. [3.8/c, 3.8/d] */
  designate: AslskDesignateOrderInput; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never;   /** Destroy a Weapon. A unit destroys a Weapon that it possesses; that counts as using it. [4.0/i] */
  destroyWeapon: AslskDestroyWeaponOrderInput; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never;   /** Set off a Demolition Charge. Resolve the attack of a charge that was placed in the Movement Phase. [4.3/a, 4.3/e] */
  detonate: AslskDetonateOrderInput; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never;   /** Dispense Smoke. A vehicle tries to place Dispersed Smoke with its dispenser, once in a Player Turn. [7.5/a, 7.5/b] */
  disperseSmoke: AslskDisperseSmokeOrderInput; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never;   /** Drive. Spend the MP of a vehicle step by step: start, turn, enter hexes, stop, Delay; the DEFENDER may act after each step. [3.3.2/a, 3.3.2/f, 3.3.2/i, 3.3.2/j] */
  drive: AslskDriveOrderInput; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never;   /** Drop a Weapon. Leave a Weapon where it is. [4.0/b, 4.0/c, 4.0/g] */
  drop: AslskDropOrderInput; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never;   /** Drop Concealment. Concealed units show themselves. [8.3/loss-c] */
  dropConcealment: AslskDropConcealmentOrderInput; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never;   /** End the Charge. Units next to the target hex leave the Banzai Charge before the next Impulse. [8.1.8.6/f, 8.1.8.6/g] */
  endCharge: AslskEndChargeOrderInput; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never;   /** End the phase. Be done with this phase. Send `true`. [3.0/a] */
  endPhase: boolean; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never;   /** Exit the map. A Good Order unit leaves the map by an edge from which its victory conditions let it. [3.3/f] */
  exit: AslskExitOrderInput; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never;   /** Drive off the map. A vehicle at the edge leaves the map through a hexside ahead of it. [3.3/f, 7.10/recall-c] */
  exitVehicle: AslskExitVehicleOrderInput; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never;   /** Fight. Choose the hex whose close combat is fought next. [3.8/b] */
  fight: AslskFightOrderInput; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never;   /** Fire. Attack the enemy in a location with the firepower of units and machine guns, alone or as a Fire Group, with or without a leader to direct it. [3.2.2/a, 3.2.2/h, 3.2.2/l, 3.3.3/b] */
  fire: AslskFireOrderInput; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never;   /** Fire a Flamethrower. Attack a location one hex away with 24 FP, two hexes away with half of it; terrain gives no cover. [4.2/a, 4.2/b, 4.2/c, 4.2/g] */
  flame: AslskFlameOrderInput; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never;   /** Fire with IFE. Fire a rapid Gun at Infantry on the IFT with its Infantry Firepower Equivalent. [6.8/a, 6.8/b, 6.8/c, 6.8/d] */
  ife: AslskIfeOrderInput; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never;   /** Keep DM. A broken unit outside of woods and buildings keeps its DM marker, to be free to rout. [3.1h/b] */
  keepDm: AslskKeepDmOrderInput; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never;   /** Manhandle a Gun. Push a QSU Gun into an adjacent hex, by the unit that mans it and others that help. [6.5/a, 6.5/b, 6.5/d, 6.5/f] */
  manhandle: AslskManhandleOrderInput; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never;   /** Attempt Motion. A vehicle whose enemy comes into sight tries to gain Motion status and to turn. [3.3.2.1/a, 3.3.2.1/b, 3.3.2.1/c] */
  motionAttempt: AslskMotionAttemptOrderInput; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never;   /** Move. Move units of one location along a path of adjacent hexes, by themselves or as a stack; they go on until the path ends or somebody stops them. [3.3/a, 3.3.1/a, 3.3.1/e, 3.3.1/f, 3.3.1/g] */
  move: AslskMoveOrderInput; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never;   /** Fire a Panzerfaust. A German unit looks for a Panzerfaust and fires it at a vehicle, or at Infantry in a building, close by. [4.4.2/a, 4.4.2/b, 4.4.2/e, 4.4.2/f] */
  panzerfaust: AslskPanzerfaustOrderInput; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never;   /** Pass. Do nothing, or nothing more: in this step of the Rally Phase, against this move, about this rout. Send `true`. [3.1/a, 3.3.3/d] */
  pass: boolean; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never;   /** Place a Demolition Charge. Spend the MF that entering an adjacent hex would take to place a charge there. [4.3/c, 4.3/d] */
  placeCharge: AslskPlaceChargeOrderInput; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never;   /** Fire Smoke. Fire a Smoke or White Phosphorus shell at a hex, before anything else is fired in the phase; WP also at units that move. [1.2.5/b, 6.2/s, 6.2/WP] */
  placeSmokeShell: AslskPlaceSmokeShellOrderInput; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never;   /** Rally. A Good Order leader tries to rally a broken unit in his location. [3.1f/a, 3.1f/b, 3.1f/e] */
  rally: AslskRallyOrderInput; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never;   /** CC Reaction Fire. Good Order Infantry attacks a vehicle that moves in its own hex, as in close combat. [3.3.4/a, 3.3.4/b, 2.0/CCRF] */
  reactionFire: AslskReactionFireOrderInput; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never;   /** Recombine. Two Good Order 3-4-8 with a Good Order leader become a 7-6-8 again. [8.4.1/b] */
  recombine: AslskRecombineOrderInput; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never;   /** Recover a Weapon. A Good Order unit tries to take possession of an unpossessed Weapon in its location. [3.1b, 3.3.1/m, 4.0/e] */
  recover: AslskRecoverOrderInput; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never;   /** Repair a Weapon. The possessor of a malfunctioned Weapon of its own nationality tries to repair it. [3.1c/a] */
  repair: AslskRepairOrderInput; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never;   /** Repair a vehicular weapon. The crew of a Good Order vehicle tries to repair one of its weapons: 1 repairs it, 6 disables it. [3.1c/b, 7.2/c, 7.8/g] */
  repairVehicle: AslskRepairVehicleOrderInput; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never;   /** Rout. A broken unit under DM flees along a path, or crawls one hex; an unbroken leader may go with it. [3.6/d, 3.6/e, 3.6/f, 3.6/g, 3.6/m] */
  rout: AslskRoutOrderInput; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never;   /** Self-rally. A broken unit with a boxed morale tries to rally by itself; the ATTACKER may try with one MMC that has none. [3.1e/a, 3.1e/b, 3.1e/c] */
  selfRally: AslskSelfRallyOrderInput; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never;   /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [1.3/a, 3.3.1/d, 4.0/o] */
  setUp: AslskSetUpOrderInput; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never;   /** Fire Ordnance. Fire a Gun, a mortar or an anti-tank weapon at a hex or a vehicle: a To Hit DR on a Target Type, then the effect of the hit. [3.2.4/a, 3.2.4/proc-a, 3.2.4/proc-b] */
  shoot: AslskShootOrderInput; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never;   /** Smoke grenades. A unit with a Smoke Exponent tries to place Smoke in its own hex or an adjacent one. [3.3.1/j, 3.3.1/k, 1.2.5/a] */
  smokeGrenades: AslskSmokeGrenadesOrderInput; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never;   /** Transfer a Weapon. Hand a Weapon over to another Good Order unit in the same location. [3.1d, 3.7/a, 4.0/e] */
  transfer: AslskTransferOrderInput; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never;   /** Turn a Gun. Change the CA of a Gun that could still fire, without firing it; neither it nor its crew moves any more in this Player Turn. [3.2.4/CA-d] */
  turnGun: AslskTurnGunOrderInput; turnVehicle?: never; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never;   /** Turn a vehicle. At the end of a fire phase: turn the hull or the turret of a vehicle that could still fire a weapon mounted there. [3.3.2/g, 3.2.4/CA-f] */
  turnVehicle: AslskTurnVehicleOrderInput; vehicleFire?: never; }
  |  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never;   /** Fire vehicular machine guns. Attack Infantry and exposed crews in a location with machine guns and IFE of one vehicle together. [7.8/a, 7.8/c, 7.8/f] */
  vehicleFire: AslskVehicleFireOrderInput; };

export type AslskAdvanceOrderInput = {
  /** The units that advance together. */
  units: Array<string>;
  /** The adjacent hex. */
  to: string;
};

export type AslskAssaultOrderInput = {
  /** The units that attack together, or one vehicle. */
  attackers: Array<string>;
  /** One vehicle, or units of Infantry. */
  targets: Array<string>;
  /** The weapons a vehicle attacks with. */
  weapons?: Array<AslskAssaultOrderWeapons> | null | undefined;
};

export type AslskAssaultOrderWeapons =
  | 'CMG'
  | 'RMG'
  | 'AAMG'
  | 'IFE';

export type AslskBanzaiOrderInput = {
  /** The leader who declares it. */
  leader: string;
  /** The units that charge. */
  units: Array<string>;
  /** The hex of the enemy they charge at. */
  target: string;
};

export type AslskChargeOrderInput = {
  /** The units. */
  units: Array<string>;
  /** The adjacent hex. */
  to: string;
};

export type AslskCloseDefenceOrderInput = {
  /** The vehicle. */
  vehicle: string;
};

export type AslskCrewExposedOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** Crew Exposed, or Buttoned Up. */
  exposed: boolean;
};

export type AslskDeployOrderInput = {
  /** The squad. */
  unit: string;
};

export type AslskDesignateOrderInput = {
  /** Each attack: the units that attack together and those they attack. */
  attacks: Array<AslskDesignateOrderAttacksInput>;
};

export type AslskDesignateOrderAttacksInput = {
  attackers: Array<string>;
  defenders: Array<string>;
};

export type AslskDestroyWeaponOrderInput = {
  /** The Weapon. */
  weapon: string;
};

export type AslskDetonateOrderInput = {
  /** The placed Demolition Charge. */
  weapon: string;
};

export type AslskDisperseSmokeOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** Smoke discharger, mortar, pots or Nahverteidigungswaffe. */
  dispenser: AslskDisperseSmokeOrderDispenser;
  /** Where a Smoke mortar fires: one to three hexes away. */
  at?: string | null | undefined;
};

export type AslskDisperseSmokeOrderDispenser =
  | 'S_D'
  | 'S_M'
  | 'S_P'
  | 'S_N';

export type AslskDriveOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** One step for each expenditure. */
  steps: Array<AslskDriveOrderStepsInput>;
};

export type AslskDriveOrderStepsInput = {
  /** What the MP are spent on. */
  do: AslskDriveOrderStepsDo;
  /** The hex entered. */
  to?: string | null | undefined;
  /** The hexspine then faced, 0 at the top left corner, clockwise: the next one either way. */
  vca?: number | null | undefined;
  /** The hexspine the turret then faces; it turns with any MP. */
  tca?: number | null | undefined;
  /** More MP than needed, or those of a Delay. */
  mp?: number | null | undefined;
  /** All MP: for woods, or for the one hex that can always be entered. */
  all?: boolean | null | undefined;
};

export type AslskDriveOrderStepsDo =
  | 'START'
  | 'STOP'
  | 'TURN'
  | 'ENTER'
  | 'DELAY'
  | 'UNBOG';

export type AslskDropOrderInput = {
  /** The Weapon. */
  weapon: string;
};

export type AslskDropConcealmentOrderInput = {
  /** The concealed units. */
  units: Array<string>;
};

export type AslskEndChargeOrderInput = {
  /** The units. */
  units: Array<string>;
};

export type AslskExitOrderInput = {
  /** The unit. */
  unit: string;
};

export type AslskExitVehicleOrderInput = {
  /** The vehicle. */
  vehicle: string;
};

export type AslskFightOrderInput = {
  /** The hex. */
  at: string;
};

export type AslskFireOrderInput = {
  /** The location fired at. */
  at: string;
  /** Units that use their own firepower, and weapons; a leader here helps to man a weapon. */
  firers: Array<string>;
  /** Leaders who direct the fire, one in each firing hex. */
  leaders?: Array<string> | null | undefined;
  /** Weapons with Rate of Fire left are done all the same, and leave Residual FP. */
  spendRof?: boolean | null | undefined;
};

export type AslskFlameOrderInput = {
  /** The Flamethrower. */
  weapon: string;
  /** The location fired at. */
  at: string;
  /** The vehicle that the attack is meant for. */
  target?: string | null | undefined;
};

export type AslskIfeOrderInput = {
  /** The Gun. */
  weapon: string;
  /** The hex fired at. */
  at: string;
  /** The hexspine to turn to first. */
  ca?: number | null | undefined;
  /** No further shot, but Residual FP. */
  spendRof?: boolean | null | undefined;
};

export type AslskKeepDmOrderInput = {
  /** The broken unit. */
  unit: string;
};

export type AslskManhandleOrderInput = {
  /** The Gun. */
  gun: string;
  /** The units that push it, and a leader with them. */
  units: Array<string>;
  /** The adjacent hex. */
  to: string;
  /** Where it points when it has arrived. */
  ca?: number | null | undefined;
  /** Double Time: two MF more, and Counter Exhausted. */
  doubleTime?: boolean | null | undefined;
};

export type AslskMotionAttemptOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** The hexspine it then faces. */
  vca?: number | null | undefined;
  /** The hexspine its turret then faces. */
  tca?: number | null | undefined;
};

export type AslskMoveOrderInput = {
  /** The units that move together. */
  units: Array<string>;
  /** The hexes they enter, in order. */
  path: Array<string>;
  /** Assault Movement: one hex, not with all MF. */
  assault?: boolean | null | undefined;
  /** Double Time: two MF more, and Counter Exhausted. */
  doubleTime?: boolean | null | undefined;
  /** Pay for the woods or orchard itself where a road leads through. */
  offRoad?: boolean | null | undefined;
};

export type AslskPanzerfaustOrderInput = {
  /** The unit that looks for one. */
  unit: string;
  /** The hex fired at. */
  at: string;
  /** The vehicle aimed at. */
  target?: string | null | undefined;
  /** The unit to hit, if it mans a Gun or support weapon. */
  victim?: string | null | undefined;
  /** A leader who directs the shot. */
  leader?: string | null | undefined;
  /** In a building: +2 to hit, or the blast. */
  backblast?: AslskPanzerfaustOrderBackblast | null | undefined;
};

export type AslskPanzerfaustOrderBackblast =
  | 'AVOID'
  | 'ACCEPT';

export type AslskPlaceChargeOrderInput = {
  /** The Demolition Charge. */
  weapon: string;
  /** The adjacent location. */
  at: string;
  /** The vehicle that it is meant for. */
  target?: string | null | undefined;
};

export type AslskPlaceSmokeShellOrderInput = {
  /** The Gun or mortar. */
  weapon: string;
  /** The hex fired at. */
  at: string;
  /** Which shell. */
  ammo: AslskPlaceSmokeShellOrderAmmo;
  /** The hexspine to turn to first. */
  ca?: number | null | undefined;
  /** Intensive Fire, when the Rate of Fire is lost. */
  intensive?: boolean | null | undefined;
};

export type AslskPlaceSmokeShellOrderAmmo =
  | 'SMOKE'
  | 'WP';

export type AslskRallyOrderInput = {
  /** The broken unit. */
  unit: string;
  /** The leader who rallies it. */
  leader: string;
};

export type AslskReactionFireOrderInput = {
  /** One unit, or one with a leader. */
  units: Array<string>;
  /** The vehicle. */
  target: string;
};

export type AslskRecombineOrderInput = {
  /** The two half-squads. */
  units: Array<string>;
};

export type AslskRecoverOrderInput = {
  /** The unit that tries. */
  unit: string;
  /** The unpossessed Weapon. */
  weapon: string;
};

export type AslskRepairOrderInput = {
  /** The malfunctioned Weapon. */
  weapon: string;
};

export type AslskRepairVehicleOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** The weapon that malfunctioned. */
  weapon: AslskRepairVehicleOrderWeapon;
};

export type AslskRepairVehicleOrderWeapon =
  | 'MA'
  | 'BMG'
  | 'CMG'
  | 'AAMG'
  | 'RMG';

export type AslskRoutOrderInput = {
  /** The broken unit. */
  unit: string;
  /** The hexes it enters. */
  path: Array<string>;
  /** Low Crawl: one hex, never interdicted. */
  lowCrawl?: boolean | null | undefined;
  /** An unbroken, unpinned leader who goes with it. */
  leader?: string | null | undefined;
};

export type AslskSelfRallyOrderInput = {
  /** The broken unit. */
  unit: string;
};

export type AslskSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<AslskSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: boolean | null | undefined;
};

export type AslskSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: string;
  /** The hex or location in which it sets up. */
  at: string;
  /** It stays hidden when the set-up is over. */
  hidden?: boolean | null | undefined;
  /** How it stands there. */
  set?: AslskSetUpOrderPlacementsSetInput | null | undefined;
};

export type AslskSetUpOrderPlacementsSetInput = {
  possessor?: string | null | undefined;
  ca?: number | null | undefined;
  vca?: number | null | undefined;
  tca?: number | null | undefined;
  ce?: boolean | null | undefined;
  concealed?: boolean | null | undefined;
};

export type AslskShootOrderInput = {
  /** The Gun, mortar or anti-tank weapon. */
  weapon: string;
  /** The hex fired at. */
  at: string;
  /** The Target Type; `own`: the table on the back of the counter. */
  type?: AslskShootOrderType | null | undefined;
  /** The vehicle aimed at. */
  target?: string | null | undefined;
  /** HE, or AP on the Vehicle Target Type, if not announced. */
  ammo?: AslskShootOrderAmmo | null | undefined;
  /** The hexspine to turn to first. */
  ca?: number | null | undefined;
  /** Intensive Fire, when the Rate of Fire is lost. */
  intensive?: boolean | null | undefined;
  /** A Gun that can do both fires as a mortar. */
  mortar?: boolean | null | undefined;
  /** A leader who directs a support weapon. */
  leader?: string | null | undefined;
  /** A second leader at a weapon that a leader possesses. */
  helper?: string | null | undefined;
  /** No further shot, but Residual FP. */
  spendRof?: boolean | null | undefined;
  /** In a building: +2 to hit, or the blast. */
  backblast?: AslskShootOrderBackblast | null | undefined;
};

export type AslskShootOrderType =
  | 'ITT'
  | 'ATT'
  | 'VTT'
  | 'OWN';

export type AslskShootOrderAmmo =
  | 'HE'
  | 'AP'
  | 'APCR'
  | 'APDS'
  | 'HEAT'
  | 'SMOKE'
  | 'WP';

export type AslskShootOrderBackblast =
  | 'AVOID'
  | 'ACCEPT';

export type AslskSmokeGrenadesOrderInput = {
  /** The unit that throws the grenades. */
  unit: string;
  /** Its own hex or an adjacent one. */
  at: string;
};

export type AslskTransferOrderInput = {
  /** The Weapon. */
  weapon: string;
  /** The unit that takes it. */
  to: string;
};

export type AslskTurnGunOrderInput = {
  /** The Gun. */
  weapon: string;
  /** The hexspine to turn to, clockwise from the top left. */
  ca: number;
};

export type AslskTurnVehicleOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** The hexspine the hull then faces. */
  vca?: number | null | undefined;
  /** The hexspine the turret then faces. */
  tca?: number | null | undefined;
};

export type AslskVehicleFireOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** The machine guns that fire together, and IFE. */
  weapons: Array<AslskVehicleFireOrderWeapons>;
  /** The location fired at. */
  at: string;
};

export type AslskVehicleFireOrderWeapons =
  | 'BMG'
  | 'CMG'
  | 'AAMG'
  | 'RMG'
  | 'IFE';

/** An order of Combat! Game System: exactly one of these. */
export type CombatOrderInput =
  {   /** Agree to end the phase. The Fire & Movement Phase ends by mutual consent. Send `true`. [4.4.5] */
  agree: boolean; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never;   /** Air support. Try for air support; one or two aircraft that come attack at once. Send `true`. [15.8.2] */
  airSupport: boolean; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never;   /** Fire at aircraft. An anti-aircraft gun or a heavy machine gun fires at the aircraft before it attacks. [15.8.5] */
  antiAircraft: CombatAntiAircraftOrderInput; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never;   /** Blow a Mousehole. Use a Demolition Charge to open a way across a hexside; the counter is used up. [7.6.1, 7.6.2] */
  blowMousehole: CombatBlowMouseholeOrderInput; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never;   /** Bomb. The aircraft attacks a hex with its bombs and its machine guns. [15.8.3, 15.8.4] */
  bomb: CombatBombOrderInput; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never;   /** Bug out. Take a Morale Check to leave the hex before the enemy enters it. [10.6.4] */
  bugOut: CombatBugOutOrderInput; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never;   /** Call for fire. Try to bring down a Call For Fire of an offboard battery in a hex that its observer sees. [15.1.1, 15.1.2, 15.1.4.2.2.1] */
  callFire: CombatCallFireOrderInput; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never;   /** Call off plotted fire. Try to lift plotted artillery for good before it comes. [15.1.4.1.3] */
  callOff: CombatCallOffOrderInput; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never;   /** Charge. Take the Action Check for a Bayonet Charge. Send `true`. [10.5.3#2] */
  charge: boolean; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never;   /** Choose where they strike by mistake. Choose the hex, or the first of the four hexes, that the aircraft attacks in place of its target. [15.8.4, 15.8.4.1.1] */
  chooseMistakenHex: CombatChooseMistakenHexOrderInput; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never;   /** Choose a sewer hex. Choose the sewer hex where the enemy units that lost their way come out. [6.5.1.7.3] */
  chooseSewer: CombatChooseSewerOrderInput; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never;   /** Clear. A leader and a squad in the hex spend this phase on removing mines, wire or a roadblock. [7.3.8, 7.3.8.1] */
  clear: CombatClearOrderInput; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never;   /** Close Combat. Attack enemy units in the same location, as the use of an impulse or at once on entering. [14.2.1, 14.2.2] */
  closeCombat: CombatCloseCombatOrderInput; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never;   /** Come to rest. The vehicle stops with the turn. [11.1.7] */
  comeToRest: CombatComeToRestOrderInput; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never;   /** Correct fire. Try to move a Call For Fire to another hex that its observer sees, leaving a Bracket marker behind. [15.1.4.2.2.2, 15.7.3] */
  correctFire: CombatCorrectFireOrderInput; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never;   /** Decline to end the phase. The Fire & Movement Phase goes on with the impulse of the side that offered. Send `true`. [4.4.5] */
  decline: boolean; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never;   /** Resist in despair. Units without any fire left take Morale Checks and attack the vehicle after its overrun. [11.3.6.1] */
  despair: CombatDespairOrderInput; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never;   /** Desperation Fire. A squad or machine gun in any state fires at a moving enemy next to it and takes a Morale Check for it. [12.6.2, 12.6.2/a, 12.6.2/b] */
  desperationFire: CombatDesperationFireOrderInput; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never;   /** Dig in. A unit, or a platoon, spends its whole move and takes Action Checks to dig in. [7.1.1, 7.1.1.1] */
  digIn: CombatDigInOrderInput; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never;   /** Done fortifying. Everything that is wanted has been placed. Send `true`. [7.8.1, 7.9.1] */
  doneFortifying: boolean; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never;   /** Drive. Move a vehicle, or a platoon of AFVs and the infantry with them, step by step. [11.1.1, 11.1.2, 11.1.3, 11.2.1] */
  drive: CombatDriveOrderInput; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never;   /** Drive on. Go on with a drive that is not over. [11.1.2] */
  driveOn: CombatDriveOnOrderInput; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never;   /** End the Command Phase. Nothing more to recover or regroup. Send `true`. [4.3] */
  endCommand: boolean; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never;   /** End the drive. Spend no more Movement Points; a vehicle that has not stopped is still moving. Send `true`. [11.1.3] */
  endDrive: boolean; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never;   /** Fire. Fire one unit, a stack or a platoon at a location; without a visible target it is Reconnaissance by Fire. [12.1.1, 12.7, 12.8.1, 3.3.4.3] */
  fire: CombatFireOrderInput; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never;   /** Fire for effect. Try to convert a Call For Fire of an earlier phase to a Fire For Effect, where it lies or in another hex. [15.1.1, 15.1.4.2.2.2] */
  fireForEffect: CombatFireForEffectOrderInput; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never;   /** Flee. A Disrupted unit runs for the nearest cover, as the use of an impulse. [10.6.1, 10.6.2] */
  flee: CombatFleeOrderInput; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never;   /** Follow the sewers. Units in the sewers try to find their way to another sewer hex within three hexes. [6.5.1.7.3] */
  followSewer: CombatFollowSewerOrderInput; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never;   /** Fortify. Place a fortification of the order of battle in the set-up area. [7, 3.3.4.1] */
  fortify: CombatFortifyOrderInput; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never;   /** Go first. Take the first impulse of the Fire & Movement Phase. Send `true`. [4.4.3] */
  goFirst: boolean; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never;   /** Go on. Go on with a move that is not over. [10.1.2] */
  goOn: CombatGoOnOrderInput; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never;   /** Go second. Take the second impulse of the Fire & Movement Phase. Send `true`. [4.4.3] */
  goSecond: boolean; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never;   /** Halt. End the move here. Send `true`. [10.1.2] */
  halt: boolean; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never;   /** Hold fire. Do not use Defensive Fire, or no more of it. Send `true`. [12.1.2.1] */
  holdFire: boolean; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never;   /** Hold off. Do not attack at once. Send `true`. [14.2.1] */
  holdOff: boolean; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never;   /** Issue a radio or phone. Add a radio or a phone for a battery that the order of battle gave none. [15.6.1] */
  issueSet: CombatIssueSetOrderInput; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never;   /** Mark an excess unit. Choose a unit in an overstacked location to be marked Disrupted, or Suppressed if it is a vehicle. [8.2.2] */
  markExcess: CombatMarkExcessOrderInput; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never;   /** Move. Move a unit, or a platoon of units in up to three adjacent hexes with a leader, hex by hex at the same time. [10.1.2, 10.5.1] */
  move: CombatMoveOrderInput; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never;   /** No reply. Do not strike back at the units that attack. Send `true`. [14.2.2] */
  noReply: boolean; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never;   /** Note artillery. Write down the plots of a battery, the hex of its observer off the map, or a registered hex. [15.1.4.1, 15.4.1, 15.7.1] */
  noteFire: CombatNoteFireOrderInput; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never;   /** Offer to end the phase. Ask the other side to end the Fire & Movement Phase by mutual consent. Send `true`. [4.4.5] */
  offerEnd: boolean; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never;   /** Pass. Do nothing in this impulse; impulses still in hand are lost. Send `true`. [4.4.5, 4.4.3] */
  pass: boolean; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never;   /** Plotted fire. Try to bring down plotted artillery in one of its two hexes, in the turn written for it. [15.1.4.1.1] */
  plottedFire: CombatPlottedFireOrderInput; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never;   /** Recover. Remove or reduce the yellow marker of a unit, with a leader or by a Morale Check. [4.3.1, 9.1.3.1] */
  recover: CombatRecoverOrderInput; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never;   /** Regroup. Combine two identical half-squads in the location of a leader into a squad. [4.3.2.1] */
  regroup: CombatRegroupOrderInput; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never;   /** Resist. Infantry attacks the vehicle that overruns it, at the same time. [11.3.6] */
  resist: CombatResistOrderInput; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never;   /** Roll on. The vehicle keeps its marker and counts as moving in the next turn. [11.1.7, 11.1.7/a] */
  rollOn: CombatRollOnOrderInput; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never;   /** Run for cover. The unit that was Disrupted on the move heads for the nearest cover with what is left of its move. [10.6.1] */
  runForCover: CombatRunForCoverOrderInput; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never;   /** Search. Roll how many adjacent hexes are searched, and search them in the order given. [3.3.4.3.2] */
  search: CombatSearchOrderInput; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never;   /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [3.3.1, 3.3.2] */
  setUp: CombatSetUpOrderInput; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never;   /** Fire smoke. A gun, on a vehicle or not, or a mortar places smoke in a hex it can see. [13.2.1, 13.2.2] */
  shellSmoke: CombatShellSmokeOrderInput; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never;   /** Stand. Await the enemy. Send `true`. [10.6.4] */
  stand: boolean; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never;   /** Stay. The Disrupted unit stays where it is. Send `true`. [10.6.1] */
  stay: boolean; strafe?: never; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never;   /** Strafe. The aircraft attacks four hexes in a row with its machine guns. [15.8.4.1] */
  strafe: CombatStrafeOrderInput; strikeBack?: never; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never;   /** Strike back. Defensive Fire in Close Combat against the units that attack: both attacks are simultaneous. [12.1.2.4, 14.2.2] */
  strikeBack: CombatStrikeBackOrderInput; throw?: never; }
  |  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never;   /** Throw. Use a Demolition Charge or a Molotov Cocktail; the counter is used up. [12.9.2, 12.9.4, 12.9.6] */
  throw: CombatThrowOrderInput; };

export type CombatAntiAircraftOrderInput = {
  /** The gun or machine gun. */
  unit: string;
};

export type CombatBlowMouseholeOrderInput = {
  /** The Demo team. */
  unit: string;
  /** The hexside of its hex, clockwise from north. */
  side: number;
};

export type CombatBombOrderInput = {
  /** The hex. */
  at: string;
};

export type CombatBugOutOrderInput = {
  /** The unit that leaves. */
  unit: string;
  /** The hex it leaves for. */
  to: string;
};

export type CombatCallFireOrderInput = {
  /** The battery. */
  battery: string;
  /** The target hex. */
  at: string;
  /** Smoke in place of an attack. */
  smoke?: boolean | null | undefined;
};

export type CombatCallOffOrderInput = {
  /** The battery. */
  battery: string;
};

export type CombatChooseMistakenHexOrderInput = {
  /** One hex, or the row of a Strafing Run. */
  hexes: Array<string>;
};

export type CombatChooseSewerOrderInput = {
  /** The sewer hex. */
  to: string;
};

export type CombatClearOrderInput = {
  /** The clearing party. */
  units: Array<string>;
  /** What is cleared away. */
  what: CombatClearOrderWhat;
};

export type CombatClearOrderWhat =
  | 'MINES'
  | 'WIRE'
  | 'ROADBLOCK';

export type CombatCloseCombatOrderInput = {
  /** The location marked with Close Combat. */
  at: string;
  /** The units that attack. */
  units: Array<string>;
  /** The enemy units attacked. */
  targets: Array<string>;
  /** The leader who directs the attack (-5) instead of adding his own value. */
  leader?: string | null | undefined;
  /** Capture defenceless vehicles instead of destroying them. */
  capture?: boolean | null | undefined;
  /** Desperation: at half value and for a Morale Check, whatever the units have done. */
  desperate?: boolean | null | undefined;
};

export type CombatComeToRestOrderInput = {
  /** The vehicle. */
  unit: string;
};

export type CombatCorrectFireOrderInput = {
  /** The battery. */
  battery: string;
  /** The new target hex. */
  at: string;
  /** Which of two Bracket markers makes room for the new one; the older unless told otherwise. */
  bracket?: string | null | undefined;
};

export type CombatDespairOrderInput = {
  /** The units that attack the overrunning vehicle. */
  units: Array<string>;
  /** The leader who directs them (-5) instead of adding his own value. */
  leader?: string | null | undefined;
};

export type CombatDesperationFireOrderInput = {
  /** The squad or machine gun. */
  unit: string;
  /** The location of the moving enemy. */
  at: string;
};

export type CombatDigInOrderInput = {
  /** The units that dig. */
  units: Array<string>;
};

export type CombatDriveOrderInput = {
  /** Normal movement, or Assault Movement to fire on the way. */
  mode: CombatDriveOrderMode;
  /** One route for each vehicle and unit. */
  routes: Array<CombatDriveOrderRoutesInput>;
  /** Be asked again at the end of the paths. */
  more?: boolean | null | undefined;
};

export type CombatDriveOrderMode =
  | 'NORMAL'
  | 'ASSAULT';

export type CombatDriveOrderRoutesInput = {
  /** The vehicle, or infantry that goes along with one. */
  unit: string;
  /** Its steps, in order. */
  path: Array<CombatDriveOrderRoutesPathInput>;
};

export type CombatDriveOrderRoutesPathInput = {
  /** The hex to enter. */
  to?: string | null | undefined;
  /** The hexside of that hex along which its road leads. */
  along?: number | null | undefined;
  /** The units to overrun there. */
  overrun?: Array<string> | null | undefined;
  /** The hexspine to face. */
  face?: number | null | undefined;
  /** Change direction, from a stop. */
  gear?: CombatDriveOrderRoutesPathGear | null | undefined;
  /** Come to a stop. */
  stop?: boolean | null | undefined;
  /** The unit to take aboard or to hook up. */
  load?: string | null | undefined;
  /** The rider or tow to set down. */
  unload?: string | null | undefined;
  /** Leave the map. */
  exit?: boolean | null | undefined;
  /** The hexspine to which the turret turns meanwhile. */
  turret?: number | null | undefined;
};

export type CombatDriveOrderRoutesPathGear =
  | 'FORWARD'
  | 'REVERSE';

export type CombatDriveOnOrderInput = {
  routes: Array<CombatDriveOnOrderRoutesInput>;
  more?: boolean | null | undefined;
};

export type CombatDriveOnOrderRoutesInput = {
  /** The vehicle, or infantry that goes along with one. */
  unit: string;
  /** Its steps, in order. */
  path: Array<CombatDriveOnOrderRoutesPathInput>;
};

export type CombatDriveOnOrderRoutesPathInput = {
  /** The hex to enter. */
  to?: string | null | undefined;
  /** The hexside of that hex along which its road leads. */
  along?: number | null | undefined;
  /** The units to overrun there. */
  overrun?: Array<string> | null | undefined;
  /** The hexspine to face. */
  face?: number | null | undefined;
  /** Change direction, from a stop. */
  gear?: CombatDriveOnOrderRoutesPathGear | null | undefined;
  /** Come to a stop. */
  stop?: boolean | null | undefined;
  /** The unit to take aboard or to hook up. */
  load?: string | null | undefined;
  /** The rider or tow to set down. */
  unload?: string | null | undefined;
  /** Leave the map. */
  exit?: boolean | null | undefined;
  /** The hexspine to which the turret turns meanwhile. */
  turret?: number | null | undefined;
};

export type CombatDriveOnOrderRoutesPathGear =
  | 'FORWARD'
  | 'REVERSE';

export type CombatFireOrderInput = {
  /** The firing units. */
  units: Array<string>;
  /** The target's location: a hex, or a level of it. */
  at: string;
  /** Further hexes that a machine gun sweeps. */
  also?: Array<string> | null | undefined;
  /** How a machine gun fires; fixed unless told otherwise. */
  traverse?: CombatFireOrderTraverse | null | undefined;
  /** The leader who directs the fire (-5) in place of firing himself. */
  leader?: string | null | undefined;
  /** The adjacent unit that sees for a mortar. */
  spotter?: string | null | undefined;
  /** Guns: leave an Acquired marker on the target; yes unless told otherwise. */
  acquire?: boolean | null | undefined;
  /** The armoured vehicle that armour-piercing shot is aimed at. */
  target?: string | null | undefined;
  /** What a vehicle fires; its gun unless told otherwise. */
  weapon?: CombatFireOrderWeapon | null | undefined;
  /** Which machine guns of the vehicle; all that have not fired unless told otherwise. */
  mgs?: Array<CombatFireOrderMgs> | null | undefined;
  /** What a vehicle turns where it has to; its turret first unless told otherwise. */
  turn?: CombatFireOrderTurn | null | undefined;
};

export type CombatFireOrderTraverse =
  | 'FIXED'
  | 'SEARCHING'
  | 'SWINGING';

export type CombatFireOrderWeapon =
  | 'GUN'
  | 'MACHINE_GUNS'
  | 'FLAMETHROWER';

export type CombatFireOrderMgs =
  | 'CMG'
  | 'BMG'
  | 'AAMG';

export type CombatFireOrderTurn =
  | 'TURRET'
  | 'HULL';

export type CombatFireForEffectOrderInput = {
  /** The battery. */
  battery: string;
  /** Another hex; without it the fire falls where the marker lies. */
  at?: string | null | undefined;
  /** Which of two Bracket markers makes room for the new one; the older unless told otherwise. */
  bracket?: string | null | undefined;
};

export type CombatFleeOrderInput = {
  /** The Disrupted unit. */
  unit: string;
  /** The hexes on its way to the nearest cover. */
  path: Array<string>;
};

export type CombatFollowSewerOrderInput = {
  /** The units. */
  units: Array<string>;
  /** The sewer hex. */
  to: string;
};

export type CombatFortifyOrderInput = {
  /** What is placed. */
  what: CombatFortifyOrderWhat;
  /** The hex. */
  at: string;
  /** The middle hexside of a pillbox or roadblock. */
  facing?: number | null | undefined;
  /** The unit that is dug in. */
  unit?: string | null | undefined;
  /** Noted down in place of being put on the map. */
  hidden?: boolean | null | undefined;
};

export type CombatFortifyOrderWhat =
  | 'MINES'
  | 'WIRE'
  | 'TRENCH'
  | 'PILLBOX'
  | 'ROADBLOCK'
  | 'DUG_IN';

export type CombatGoOnOrderInput = {
  routes: Array<CombatGoOnOrderRoutesInput>;
  more?: boolean | null | undefined;
};

export type CombatGoOnOrderRoutesInput = {
  /** The unit that moves. */
  unit: string;
  /** Its steps, in order. */
  path: Array<CombatGoOnOrderRoutesPathInput>;
};

export type CombatGoOnOrderRoutesPathInput = {
  /** The location to enter. */
  to?: string | null | undefined;
  /** Pay 1 more for the cover of its shellholes. */
  shellholes?: boolean | null | undefined;
  /** Go under the trench there. */
  trench?: boolean | null | undefined;
  /** Something to do instead of entering a place. */
  do?: CombatGoOnOrderRoutesPathDo | null | undefined;
  /** The hex or unit that the deed is about. */
  at?: string | null | undefined;
};

export type CombatGoOnOrderRoutesPathDo =
  | 'FLIP'
  | 'SMOKE'
  | 'UNCOVER'
  | 'CLIMB'
  | 'INTO_TRENCH'
  | 'OUT_OF_TRENCH'
  | 'INTO_FOXHOLE'
  | 'HAND_OVER'
  | 'PICK_UP'
  | 'EXIT'
  | 'MOUNT'
  | 'DISMOUNT'
  | 'TAKE_COVER'
  | 'INTO_PILLBOX'
  | 'OUT_OF_PILLBOX'
  | 'CLOSE_GATE'
  | 'SMASH'
  | 'CARRY_OFF'
  | 'INTO_SEWER'
  | 'OUT_OF_SEWER'
  | 'EMBARK'
  | 'DISEMBARK';

export type CombatIssueSetOrderInput = {
  /** The battery. */
  battery: string;
  /** A radio, or a phone. */
  what: CombatIssueSetOrderWhat;
  /** The infantry unit that carries it. */
  unit: string;
};

export type CombatIssueSetOrderWhat =
  | 'RADIO'
  | 'PHONE';

export type CombatMarkExcessOrderInput = {
  /** The unit to be marked. */
  unit: string;
};

export type CombatMoveOrderInput = {
  /** Running, Cautious, Assault Movement or Crawling. */
  mode: CombatMoveOrderMode;
  /** One route for each unit. */
  routes: Array<CombatMoveOrderRoutesInput>;
  /** Be asked again at the end of the paths. */
  more?: boolean | null | undefined;
  /** Search for hidden units on the way. */
  search?: boolean | null | undefined;
  /** Begin with the Action Check for a Bayonet Charge. */
  charge?: boolean | null | undefined;
};

export type CombatMoveOrderMode =
  | 'RUNNING'
  | 'CAUTIOUS'
  | 'ASSAULT'
  | 'CRAWLING';

export type CombatMoveOrderRoutesInput = {
  /** The unit that moves. */
  unit: string;
  /** Its steps, in order. */
  path: Array<CombatMoveOrderRoutesPathInput>;
};

export type CombatMoveOrderRoutesPathInput = {
  /** The location to enter. */
  to?: string | null | undefined;
  /** Pay 1 more for the cover of its shellholes. */
  shellholes?: boolean | null | undefined;
  /** Go under the trench there. */
  trench?: boolean | null | undefined;
  /** Something to do instead of entering a place. */
  do?: CombatMoveOrderRoutesPathDo | null | undefined;
  /** The hex or unit that the deed is about. */
  at?: string | null | undefined;
};

export type CombatMoveOrderRoutesPathDo =
  | 'FLIP'
  | 'SMOKE'
  | 'UNCOVER'
  | 'CLIMB'
  | 'INTO_TRENCH'
  | 'OUT_OF_TRENCH'
  | 'INTO_FOXHOLE'
  | 'HAND_OVER'
  | 'PICK_UP'
  | 'EXIT'
  | 'MOUNT'
  | 'DISMOUNT'
  | 'TAKE_COVER'
  | 'INTO_PILLBOX'
  | 'OUT_OF_PILLBOX'
  | 'CLOSE_GATE'
  | 'SMASH'
  | 'CARRY_OFF'
  | 'INTO_SEWER'
  | 'OUT_OF_SEWER'
  | 'EMBARK'
  | 'DISEMBARK';

export type CombatNoteFireOrderInput = {
  /** The battery. */
  battery: string;
  /** Two plots, or one hex. */
  at: Array<string>;
  /** The turn in which plotted fire is to come. */
  turn?: number | null | undefined;
  /** A hex in which its fire is more accurate. */
  registers?: boolean | null | undefined;
};

export type CombatPlottedFireOrderInput = {
  /** The battery. */
  battery: string;
  /** One of the plotted hexes. */
  at: string;
};

export type CombatRecoverOrderInput = {
  /** The unit under a yellow marker. */
  unit: string;
};

export type CombatRegroupOrderInput = {
  /** The two half-squads. */
  units: unknown;
};

export type CombatResistOrderInput = {
  /** The units that attack the overrunning vehicle. */
  units: Array<string>;
  /** The leader who directs them (-5) instead of adding his own value. */
  leader?: string | null | undefined;
};

export type CombatRollOnOrderInput = {
  /** The vehicle. */
  unit: string;
};

export type CombatRunForCoverOrderInput = {
  /** The Disrupted unit. */
  unit: string;
  /** The hexes on its way to the nearest cover. */
  path: Array<string>;
};

export type CombatSearchOrderInput = {
  /** Adjacent hexes, the most interesting first. */
  hexes: Array<string>;
};

export type CombatSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<CombatSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: boolean | null | undefined;
};

export type CombatSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: string;
  /** The hex or location in which it sets up. */
  at: string;
  /** It stays hidden when the set-up is over. */
  hidden?: boolean | null | undefined;
  /** How it stands there. */
  set?: CombatSetUpOrderPlacementsSetInput | null | undefined;
};

export type CombatSetUpOrderPlacementsSetInput = {
  /** The hexspine that the unit faces. */
  facing?: number | null | undefined;
  /** The hexspine that its turret faces. */
  turret?: number | null | undefined;
  /** Which side of the counter is up. */
  face?: CombatSetUpOrderPlacementsSetFace | null | undefined;
  /** The transport on which it rides. */
  aboard?: string | null | undefined;
  /** The fortification of the hex in which it lies. */
  post?: CombatSetUpOrderPlacementsSetPost | null | undefined;
  /** The hexside road on which it stands. */
  onHexside?: number | null | undefined;
};

export type CombatSetUpOrderPlacementsSetFace =
  | 'WEAPON'
  | 'MOVE';

export type CombatSetUpOrderPlacementsSetPost =
  | 'TRENCH'
  | 'PILLBOX';

export type CombatShellSmokeOrderInput = {
  /** The gun, vehicle or mortar. */
  unit: string;
  /** The hex that is to be covered with smoke. */
  at: string;
};

export type CombatStrafeOrderInput = {
  /** The row, in order. */
  hexes: Array<string>;
};

export type CombatStrikeBackOrderInput = {
  /** The location marked with Close Combat. */
  at: string;
  /** The units that attack. */
  units: Array<string>;
  /** The enemy units attacked. */
  targets: Array<string>;
  /** The leader who directs the attack (-5) instead of adding his own value. */
  leader?: string | null | undefined;
  /** Capture defenceless vehicles instead of destroying them. */
  capture?: boolean | null | undefined;
  /** Desperation: at half value and for a Morale Check, whatever the units have done. */
  desperate?: boolean | null | undefined;
};

export type CombatThrowOrderInput = {
  /** The Demo or Molotov team. */
  unit: string;
  /** The location attacked. */
  at: string;
  /** The vehicle that a Molotov is thrown at. */
  target?: string | null | undefined;
};

/** An order of Lock ’n Load Tactical: exactly one of these. */
export type LnltOrderInput =
  {   /** Abort the Fire Mission. The caller has the Artillery hold its fire; the Fire Mission is not used up. [18.2/g, 18.2/k] */
  abortArtillery: LnltAbortArtilleryOrderInput; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never;   /** Activate. Activate a place, and through its Good Order Leaders places around it, each of which may bring a Leader who activates others in turn. All are named before anybody acts. [4.0/b, 4.0/o, 4.0/p] */
  activate: LnltActivateOrderInput; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never;   /** Appear. A unit that an Event brings into an enemy hex appears in a hex next to it. [22.0/a] */
  appear: LnltAppearOrderInput; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never;   /** Close Assault the vehicle. Overrun infantry turns on the vehicle in its hex, each unit after a Morale Check. [15.3/e, 17.1/e] */
  assaultBack: LnltAssaultBackOrderInput; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never;   /** Drop bombs. The aircraft bombs the hex below it, as many hexes in all as its counter says. Send `true`. [19.1.1/c, 19.1.1] */
  bomb: boolean; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never;   /** Call Artillery. A Leader or Scout calls off-board Artillery on a hex that he sees: a Spotting Round falls. [18.2, 18.2/i, 18.2/o, 18.3, 18.3/a, RRT-10, RRT-11, 11.1.1/a] */
  callArtillery: LnltCallArtilleryOrderInput; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never;   /** Call Mortar fire. A Leader or Scout directs the fire of an onboard Mortar at a spotted place that he sees. [18.1/b, 18.1/c, 18.1/g, 18.2/o, 11.1.1/a] */
  callMortar: LnltCallMortarOrderInput; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never;   /** Call a Starshell. A Leader or Scout in Good Order has an onboard Mortar light a hex. [20.2/c, 20.2/e] */
  callStarshell: LnltCallStarshellOrderInput; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never;   /** Close Assault. Infantry next to an enemy vehicle checks its Morale, enters its hex and tries to destroy it. [17.1, 17.1/e, 17.1/g, 17.1/n] */
  closeAssault: LnltCloseAssaultOrderInput; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never;   /** Combine Half-squads. Two Good Order Half-squads of one kind, with a Good Order Leader, form a Squad. [3.0/j, 3.0/i] */
  combine: LnltCombineOrderInput; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never;   /** Come off. Unshaken passengers come off with the Shaken, under Moved. Name none to stay on. [16.2/j, 17.2/d, 17.3/e] */
  comeOff: LnltComeOffOrderInput; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never;   /** Destroy a weapon. A Good Order MMC that is not a Weapon Team, a Leader or a Hero destroys the Support Weapon it has. [1.6/g, 3.0/t] */
  destroy: LnltDestroyOrderInput; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never;   /** Dismount. Passengers get off in the hex of their vehicle, and may then move by themselves. [16.4, 16.4/b, 16.4/d, 16.4/e] */
  dismount: LnltDismountOrderInput; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never;   /** Drive. A vehicle sets out, by itself or together with people on foot of its hex. [15.1, 15.1/a, 15.1/b, 15.2, 6.5] */
  drive: LnltDriveOrderInput; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never;   /** Drive onto the map. A vehicle of the reinforcements comes onto the map with all aboard, and goes on as far as it can. [22.0, 22.0/d, 22.0/e, 15.1] */
  driveIn: LnltDriveInOrderInput; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never;   /** Drive on. The vehicle on the move goes on. [15.1, 6.0/g] */
  driveOn: LnltDriveOnOrderInput; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never;   /** Drop a weapon. A Good Order unit lays a Support Weapon down in its place. [1.6/g] */
  drop: LnltDropOrderInput; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never;   /** End the impulse. No other activated unit acts now; units that have done nothing can be activated again later. Send `true`. [4.0/k, 4.0/p] */
  endImpulse: boolean; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never;   /** End the Rally Phase. You are done with rallies and weapons in this Rally Phase. Send `true`. [3.0/a] */
  endRally: boolean; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never;   /** Enter the map. One unit or stack of reinforcements comes onto the map and goes on as far as it can. [22.0, 22.0/d, 22.0/e] */
  enterMap: LnltEnterMapOrderInput; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never;   /** Fight on in Melee. The units locked in a place fight another round. [8.1/g, 8.0/b] */
  fight: LnltFightOrderInput; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never;   /** Fire. Units of one place fire with small arms at the people of another, or at one vehicle there. [5.0, 5.2, 5.3, 4.0/h, 17.2] */
  fire: LnltFireOrderInput; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never;   /** Fire Artillery for effect. The caller has the Artillery fire on the hex of the Spotting Round, or on one adjacent to it that he sees. [18.2/c, 18.2/d, 18.2/k, 18.2/l] */
  fireArtillery: LnltFireArtilleryOrderInput; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never;   /** Fire a vehicle machine gun. One machine gun of a vehicle, at one vehicle or at everybody on foot in a place. [15.0/d, 15.0/f, 15.0/g] */
  fireMachineGun: LnltFireMachineGunOrderInput; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never;   /** Fire a Mortar. An onboard Mortar fires at a spotted place that it sees. Its fire stays on the hex until the Admin Phase. [18.1, 18.1/a, 18.1/f] */
  fireMortar: LnltFireMortarOrderInput; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never;   /** Assemble or dismantle. A tripod weapon is set up, or made ready to be carried; Shaken units only dismantle. [1.6.1/a, 1.6.1/c, 3.0/s] */
  flip: LnltFlipOrderInput; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never;   /** Fly in. Air support enters over a hex of its edge and crosses the map in a straight line. [19.1, 19.1/b, 19.1/i] */
  flyIn: LnltFlyInOrderInput; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never;   /** Fly on. The aircraft does no more here and flies on to the next hex of its path. Send `true`. [19.1/c, 19.1/i] */
  flyOn: boolean; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never;   /** Give way. A unit leaves the hex of an enemy vehicle for a hex around it, under a Moved marker. [15.3/k, 17.1/t] */
  giveWay: LnltGiveWayOrderInput; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never;   /** Go on. The stack on the move goes on to these places. [6.0, 6.0/g] */
  goOn: LnltGoOnOrderInput; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never;   /** Go over to Assault Movement. A Hero made on the move, alone on his way, has spent no more than half his MF: he may fire when he stops. Send `true`. [5.1/p, 6.1] */
  goOver: boolean; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never;   /** Button up or open. A vehicle closes or opens its hatches before it does anything else in its impulse. [15.0, 15.0/l] */
  hatches: LnltHatchesOrderInput; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never;   /** Hold fire. No Opportunity Fire, or no more of it, at these movers here. Send `true`. [5.3] */
  holdFire: boolean; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never;   /** Keep moving. These vehicles keep their Moved or Assault Move markers: hard to hit, they must move on in the next turn. Name none to remove all. [15.5, 15.5/b] */
  keepMoving: LnltKeepMovingOrderInput; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never;   /** Lay smoke. A unit tries to lay smoke in its own or an adjacent hex. [7.0, 7.0/a] */
  laySmoke: LnltLaySmokeOrderInput; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never;   /** Leave the map. Units in a hex by which their side may leave the map go off it for good, with all they carry. [22.0, 6.0] */
  leaveMap: LnltLeaveMapOrderInput; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never;   /** Let go of a weapon. A Half-squad carries one Support Weapon: choose which of its two it drops. [1.6/f] */
  letGo: LnltLetGoOrderInput; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never;   /** Let it pass. Do not Close Assault the vehicle that has overrun these units. Send `true`. [15.3/e] */
  letPass: boolean; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never;   /** Mount. Units get into or onto a vehicle of theirs in their hex; the vehicle is activated by it. [16.4, 16.4/a, 16.4/g, 16.1, 16.2] */
  mount: LnltMountOrderInput; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never;   /** Move. Units of one activated place set out together and go from place to place. [6.0, 6.0/a, 6.1, 6.3, 6.4] */
  move: LnltMoveOrderInput; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never;   /** Pass. Activate nobody in this impulse. Three passes in a row end the Operations Phase. Send `true`. [4.0, 4.0/a] */
  pass: boolean; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never;   /** Pick up a weapon. A Good Order unit takes a Support Weapon that lies in its place, where there is no enemy. [1.6/s, 3.0/k] */
  pickUp: LnltPickUpOrderInput; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never;   /** Place the Hero. The new Hero has no room where he was made: he stands in a hex beside it. [11.2/c] */
  placeHero: LnltPlaceHeroOrderInput; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never;   /** Place a Sniper. A Sniper appears where the terrain protects and no enemy is; he may fire at once. [11.4] */
  placeSniper: LnltPlaceSniperOrderInput; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never;   /** Rally. A Shaken unit tries to return to Good Order, once in a Rally Phase; Leaders before others. [3.0/b, 3.0/d, 3.0/l, 3.0/m, 3.0/n] */
  rally: LnltRallyOrderInput; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never;   /** Retreat before the flames. A unit Shaken by a Flamethrower retreats one hex. [1.6.3/a, 1.6.3/d] */
  retreat: LnltRetreatOrderInput; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never;   /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [1.3, 22.0] */
  setUp: LnltSetUpOrderInput; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never;   /** Fire ordnance. One shot of a gun, rocket or anti-tank rifle at one vehicle, or at everybody on foot in a place. [14.0, 14.1, 14.0/a] */
  shoot: LnltShootOrderInput; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never;   /** Fire at the aircraft. One shot of an anti-aircraft weapon at the aircraft over the map. [19.1/d, 19.1/j, 14.1] */
  shootPlane: LnltShootPlaneOrderInput; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never;   /** Snipe. A Sniper fires with two dice at one enemy of a place, chosen at random. [11.4/a, 11.4/d, 11.4/e] */
  snipe: LnltSnipeOrderInput; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never;   /** Spot. A unit tries to spot a place with enemies; it is Ops Complete whatever comes of it. [10.1/f, 10.1/j, 10.1/k] */
  spot: LnltSpotOrderInput; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never;   /** Fire a Starshell. A Leader or Hero tries to light a hex within three of his own. [20.2, 20.2/a] */
  starshell: LnltStarshellOrderInput; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never;   /** Stop. The stack on the move has come to its end. Send `true`. [6.0] */
  stop: boolean; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never;   /** Strafe. The cannon of the aircraft attacks the hex below and the next ones of its path, once. Send `true`. [19.1.1/b, 19.1.1/a, 19.1.1] */
  strafe: boolean; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never;   /** Strike in Melee. All who can strike at the enemies you choose; they fall or hold together. [8.0/c, 8.0/e, 8.0/q] */
  strike: LnltStrikeOrderInput; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never;   /** Hand over a weapon. A Good Order unit gives a Support Weapon to another of its place, or exchanges it. [1.6/i, 3.0/r] */
  swap: LnltSwapOrderInput; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never;   /** Take up a weapon. A unit on the move picks up a Support Weapon that lies in its hex, for two Movement Points. [1.6/j] */
  takeUp: LnltTakeUpOrderInput; tend?: never; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never;   /** Tend. A Medic takes the wound off a man, or flips a Shaken unit of his place to Good Order. [11.3/a, 11.3/f, 3.0/h] */
  tend: LnltTendOrderInput; turnGun?: never; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never;   /** Turn a Weapon Team. A Weapon Team with a red arrow turns in its hex, or takes any facing in a hex it has entered. [1.7/d, 1.7/f, 1.7/q, 1.7/s] */
  turnGun: LnltTurnGunOrderInput; withdraw?: never; }
  |  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never;   /** Withdraw from Melee. Units locked in Melee each pass a Morale Check to leave; those that fail must fight at once. [8.1/b, 8.1/h, 8.1/i] */
  withdraw: LnltWithdrawOrderInput; };

export type LnltAbortArtilleryOrderInput = {
  /** The caller. */
  unit: string;
};

export type LnltActivateOrderInput = {
  /** The place to activate. */
  at: string;
  /** Leaders who activate other places, each in a place activated before. */
  by?: Array<LnltActivateOrderByInput> | null | undefined;
};

export type LnltActivateOrderByInput = {
  /** The Leader. */
  leader: string;
  /** The places he activates. */
  places: Array<string>;
};

export type LnltAppearOrderInput = {
  /** The unit. */
  unit: string;
  /** Where it appears. */
  at: string;
};

export type LnltAssaultBackOrderInput = {
  /** The assaulters, and Leaders who help one each. */
  units: Array<string>;
};

export type LnltCallArtilleryOrderInput = {
  /** The Leader or Scout who calls. */
  unit: string;
  /** The name of the Fire Missions of his side. */
  mission: string;
  /** The hex he wants to hit. */
  at: string;
};

export type LnltCallMortarOrderInput = {
  /** The Leader or Scout who calls. */
  unit: string;
  /** The Mortar that fires. */
  mortar: string;
  /** The place fired at; the shells fall on the whole hex. */
  at: string;
};

export type LnltCallStarshellOrderInput = {
  /** The Leader or Scout who calls. */
  unit: string;
  /** The Mortar that fires it. */
  mortar: string;
  /** The hex that the Starshell is to light. */
  at: string;
};

export type LnltCloseAssaultOrderInput = {
  /** The assaulters; each Leader helps one of them, in the order named. */
  units: Array<string>;
  /** The enemy vehicle. */
  vehicle: string;
};

export type LnltCombineOrderInput = {
  /** The two Half-squads. */
  units: Array<string>;
};

export type LnltComeOffOrderInput = {
  /** The units that come off; the others stay on. */
  units: Array<string>;
};

export type LnltDestroyOrderInput = {
  /** The Support Weapon. */
  weapon: string;
};

export type LnltDismountOrderInput = {
  /** Passengers of one vehicle. */
  units: Array<string>;
  /** How they get off: as a move, or by Assault Movement to fire later. */
  mode: LnltDismountOrderMode;
  /** How the vehicle spends it: as part of its move, or as its Assault Move. */
  carrier: LnltDismountOrderCarrier;
};

export type LnltDismountOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE';

export type LnltDismountOrderCarrier =
  | 'MOVE'
  | 'ASSAULT_MOVE';

export type LnltDriveOrderInput = {
  /** The vehicle, and the units on foot that start and finish with it (6.5). */
  units: Array<string>;
  /** How it moves. */
  mode: LnltDriveOrderMode;
  /** Pivots and hexes, one after the other. */
  steps: Array<LnltDriveOrderStepsInput>;
};

export type LnltDriveOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE';

export type LnltDriveOrderStepsInput = {
  /** Pivot to face that vertex first, at 1 MP per vertex. */
  face?: number | null | undefined;
  /** Then enter that hex: forward beside the vertex it faces, or in reverse. */
  to?: string | null | undefined;
};

export type LnltDriveInOrderInput = {
  /** The vehicle. */
  unit: string;
  /** How it moves. */
  mode: LnltDriveInOrderMode;
  /** The entry hex. */
  at: string;
  /** The vertex that it faces there. */
  face: number;
  /** Pivots and hexes, one after the other. */
  steps?: Array<LnltDriveInOrderStepsInput> | null | undefined;
};

export type LnltDriveInOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE';

export type LnltDriveInOrderStepsInput = {
  /** Pivot to face that vertex first, at 1 MP per vertex. */
  face?: number | null | undefined;
  /** Then enter that hex: forward beside the vertex it faces, or in reverse. */
  to?: string | null | undefined;
};

export type LnltDriveOnOrderInput = {
  /** Pivots and hexes, one after the other. */
  steps: Array<LnltDriveOnOrderStepsInput>;
};

export type LnltDriveOnOrderStepsInput = {
  /** Pivot to face that vertex first, at 1 MP per vertex. */
  face?: number | null | undefined;
  /** Then enter that hex: forward beside the vertex it faces, or in reverse. */
  to?: string | null | undefined;
};

export type LnltDropOrderInput = {
  /** The Support Weapon. */
  weapon: string;
};

export type LnltEnterMapOrderInput = {
  /** The units that enter together. */
  units: Array<string>;
  /** How they move. */
  mode: LnltEnterMapOrderMode;
  /** The entry hex, and the places they go to from there. */
  path: Array<string>;
};

export type LnltEnterMapOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE'
  | 'LOW_CRAWL'
  | 'STEALTH';

export type LnltFightOrderInput = {
  /** The place of the Melee. */
  at: string;
};

export type LnltFireOrderInput = {
  /** The place fired at. */
  at: string;
  /** The one vehicle aimed at; absent: all non-vehicles there. */
  vehicle?: string | null | undefined;
  /** Those who fire their own Firepower. */
  units?: Array<string> | null | undefined;
  /** Support Weapons that fire with them; their possessors serve them. */
  weapons?: Array<string> | null | undefined;
  /** The Leader who adds his Leadership Modifier. */
  leader?: string | null | undefined;
  /** Second single men who help to crew a weapon. */
  crews?: Array<LnltFireOrderCrewsInput> | null | undefined;
};

export type LnltFireOrderCrewsInput = {
  weapon: string;
  helper: string;
};

export type LnltFireArtilleryOrderInput = {
  /** The caller. */
  unit: string;
  /** The middle hex of the fire. */
  at: string;
};

export type LnltFireMachineGunOrderInput = {
  /** The vehicle that fires. */
  unit: string;
  /** Which of its machine guns, from 0. */
  mg: number;
  /** The place fired at. */
  at: string;
  /** The one vehicle aimed at; absent: all non-vehicles there. */
  vehicle?: string | null | undefined;
};

export type LnltFireMortarOrderInput = {
  /** The Mortar. */
  unit: string;
  /** The place fired at; the shells fall on the whole hex. */
  at: string;
  /** The Leader in its place who adds his Leadership Modifier. */
  leader?: string | null | undefined;
};

export type LnltFlipOrderInput = {
  /** The Support Weapon. */
  weapon: string;
};

export type LnltFlyInOrderInput = {
  /** The hex of the edge over which it enters. */
  at: string;
  /** The hexside over which it flies on: the line it keeps to. */
  towards: number;
};

export type LnltGiveWayOrderInput = {
  /** The unit that must leave. */
  unit: string;
  /** The hex it goes to. */
  to: string;
};

export type LnltGoOnOrderInput = {
  /** The places it enters, one after the other. */
  path: Array<string>;
};

export type LnltHatchesOrderInput = {
  /** The vehicle. */
  unit: string;
  /** Buttoned up, or Open. */
  buttoned: boolean;
};

export type LnltKeepMovingOrderInput = {
  /** The vehicles that move on. */
  units: Array<string>;
};

export type LnltLaySmokeOrderInput = {
  /** The unit that lays it. */
  unit: string;
  /** The hex: its own or one adjacent to it. */
  at: string;
};

export type LnltLeaveMapOrderInput = {
  /** The units that leave. */
  units: Array<string>;
};

export type LnltLetGoOrderInput = {
  /** The Support Weapon that is dropped. */
  weapon: string;
};

export type LnltMountOrderInput = {
  /** The units that mount. */
  units: Array<string>;
  /** The vehicle. */
  vehicle: string;
  /** Inside it, or on top. */
  where: LnltMountOrderWhere;
  /** How the vehicle spends it: as part of its move, or as its Assault Move. */
  mode: LnltMountOrderMode;
};

export type LnltMountOrderWhere =
  | 'INSIDE'
  | 'OUTSIDE';

export type LnltMountOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE';

export type LnltMoveOrderInput = {
  /** The units that move, all from one place. */
  units: Array<string>;
  /** How they move. */
  mode: LnltMoveOrderMode;
  /** The places they enter, one after the other. */
  path: Array<string>;
  /** Support Weapons that they leave behind (1.6/h). */
  leave?: Array<string> | null | undefined;
};

export type LnltMoveOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE'
  | 'LOW_CRAWL'
  | 'STEALTH';

export type LnltPickUpOrderInput = {
  /** The unit that takes it. */
  unit: string;
  /** The Support Weapon. */
  weapon: string;
};

export type LnltPlaceHeroOrderInput = {
  /** The adjacent hex, without enemies. */
  at: string;
};

export type LnltPlaceSniperOrderInput = {
  /** The Sniper, off the map. */
  unit: string;
  /** A place with a positive Target Modifier and without enemies. */
  at: string;
};

export type LnltRallyOrderInput = {
  /** The Shaken unit. */
  unit: string;
};

export type LnltRetreatOrderInput = {
  /** The hex it retreats to. */
  to: string;
};

export type LnltSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<LnltSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: boolean | null | undefined;
};

export type LnltSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: string;
  /** The hex or location in which it sets up. */
  at: string;
  /** It stays hidden when the set-up is over. */
  hidden?: boolean | null | undefined;
  /** How it stands there. */
  set?: LnltSetUpOrderPlacementsSetInput | null | undefined;
};

export type LnltSetUpOrderPlacementsSetInput = {
  /** The vertex that it faces. */
  facing?: number | null | undefined;
  /** The vertex that its barrel points to. */
  turret?: number | null | undefined;
  /** It is buttoned up. */
  buttoned?: boolean | null | undefined;
};

export type LnltShootOrderInput = {
  /** The vehicle, the Weapon Team, or the Support Weapon. */
  weapon: string;
  /** The place fired at. */
  at: string;
  /** The one vehicle aimed at; absent: all non-vehicles there. */
  vehicle?: string | null | undefined;
  /** Pivot the whole vehicle or Weapon Team to that vertex to fire. */
  pivot?: number | null | undefined;
  /** The Leader who helps a Support Weapon or Weapon Team. */
  leader?: string | null | undefined;
};

export type LnltShootPlaneOrderInput = {
  /** The vehicle, the Weapon Team, or the Support Weapon. */
  weapon: string;
  /** Pivot the whole vehicle or Weapon Team to that vertex to fire. */
  pivot?: number | null | undefined;
  /** The Leader who helps a Support Weapon or Weapon Team. */
  leader?: string | null | undefined;
};

export type LnltSnipeOrderInput = {
  /** The Sniper. */
  unit: string;
  /** The place he fires at. */
  at: string;
};

export type LnltSpotOrderInput = {
  /** The unit that looks. */
  unit: string;
  /** The place it looks at. */
  at: string;
};

export type LnltStarshellOrderInput = {
  /** The Leader or Hero. */
  unit: string;
  /** The hex that the Starshell is to light. */
  at: string;
};

export type LnltStrikeOrderInput = {
  /** The enemies that are struck at. */
  targets: Array<string>;
};

export type LnltSwapOrderInput = {
  /** The Support Weapon. */
  weapon: string;
  /** The unit that gets it. */
  to: string;
  /** The weapon given in return. */
  back?: string | null | undefined;
};

export type LnltTakeUpOrderInput = {
  /** The unit that takes it. */
  unit: string;
  /** The Support Weapon. */
  weapon: string;
};

export type LnltTendOrderInput = {
  /** The Medic. */
  medic: string;
  /** The unit he tends, in his place; he may tend himself. */
  unit: string;
  /** Heal a wound, or rally. */
  what: LnltTendOrderWhat;
};

export type LnltTendOrderWhat =
  | 'HEAL'
  | 'RALLY';

export type LnltTurnGunOrderInput = {
  /** The Weapon Team. */
  unit: string;
  /** The vertex it turns to. */
  face: number;
};

export type LnltWithdrawOrderInput = {
  /** The units that withdraw, all from one place. */
  units: Array<string>;
  /** The places they enter. */
  path: Array<string>;
};

/** An order of Panzer: exactly one of these. */
export type PanzerOrderInput =
  {   /** Bail out. Place a Bail counter on a Damaged vehicle of yours, or on one with a Track hit: it is Bailed Out. [7.53, 7.53/b] */
  abandon: PanzerAbandonOrderInput; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never;   /** Adjust a turret. Turn the turret of a vehicle by up to its TT Factor, and open it or button it up for the whole next turn. [7.8.1/a, 7.8.3/a] */
  adjustTurret: PanzerAdjustTurretOrderInput; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never;   /** Air attack. An aircraft attacks a unit that it has acquired in this phase. Bombs and rockets fall on all in their pattern. [CES.12/a, CES.12/b, S.aircraft/a] */
  airAttack: PanzerAirAttackOrderInput; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never;   /** Anti-Aircraft Fire. A unit with an Anti-Aircraft weapon fires at an enemy aircraft that is tracked. It does not fire again in this turn. [CES.12/a, CES.12/c] */
  antiAircraft: PanzerAntiAircraftOrderInput; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never;   /** Attack an obstacle. Engineers with MOVE attack wire, a roadblock or a known minefield in their hex, beside it, or after a move (7.19, 7.31.3.3). [7.19/a, 7.19/b, 7.19/c, 7.31.3.3/a] */
  attackTerrain: PanzerAttackTerrainOrderInput; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never;   /** Call Indirect Fire. An observer with OVERWATCH calls a battery to a hex in its sight. From the next turn on the battery rolls for response. GP at a hex without a spotted enemy is Reconnaissance by Fire (7.37). [S.calling-fire/a, S.indirect-fire/c, S.sheaf/a] */
  callFire: PanzerCallFireOrderInput; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never;   /** Camouflage. Units that were set up on the map are camouflaged. Only your side knows which. [7.24/a] */
  camouflage: PanzerCamouflageOrderInput; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never;   /** Close Assault. Leg units with MOVE attack a vehicle beside them, or after a move of one hex. [S.close-assault/a, S.close-assault/d, CES.9/a] */
  closeAssault: PanzerCloseAssaultOrderInput; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never;   /** Fire Smoke Dischargers. Name all vehicles of yours that try to make smoke in this turn. Each rolls; the cloud covers it and its passengers only. [7.9/a, 7.9/b, 7.9/c] */
  dischargeSmoke: PanzerDischargeSmokeOrderInput; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never;   /** Dismount. Passengers of a vehicle with MOVE or SHORT HALT dismount into its hex, what it tows is unhitched. It takes half of the vehicle’s factor, and they do nothing else in the turn. [S.mounting, S.transport-and-towing/a] */
  dismount: PanzerDismountOrderInput; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never;   /** Dismount the observer. The forward observer of a vehicle’s crew dismounts as a section of its own. [7.47/a] */
  dismountObserver: PanzerDismountObserverOrderInput; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never;   /** End a mission. The mission of a battery is over: it can be called anew. [S.calling-fire/b] */
  endMission: PanzerEndMissionOrderInput; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never;   /** End the step. Do nothing more in this step. Units that have not acted keep what they have. Send `true`. [S.sequence/c] */
  endStep: boolean; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never;   /** Come onto the map. A reinforcement comes onto the map with all aboard, as with MOVE: it pays for the entry hex and goes on from there. [S.reinforcements] */
  enterMap: PanzerEnterMapOrderInput; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never;   /** Fire. Fire at one enemy unit with one unit or several. All that fires at this target in this step is named at once. [S.direct-fire/a, S.direct-fire/b, S.direct-fire-targets, S.fires-per-turn] */
  fire: PanzerFireOrderInput; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never;   /** Roll for response. A battery that was called in an earlier turn rolls for response, once in a turn; if it answers, its fire comes down now. A mission that has fired is continued in the same way, or adjusted. [S.indirect-fire/d, S.calling-fire/a, S.calling-fire/b] */
  fireMission: PanzerFireMissionOrderInput; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never;   /** Hand-to-Hand. Leg units with MOVE fight all enemy leg and towed units of a hex beside them, or after a move of one hex, until one side is gone. [S.hand-to-hand/a, S.hand-to-hand/c, CES.11] */
  handToHand: PanzerHandToHandOrderInput; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never;   /** Place HIDDEN UNIT counters. Take units that nobody has spotted off the map and place HIDDEN UNIT counters for them, each for units of one formation; one without units is a fake. Only your side knows which is which. [7.2.1/c, 7.2.2/a, 7.2.2/d, 7.2.3/a, 7.2.3/b] */
  hideUnits: PanzerHideUnitsOrderInput; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never;   /** Hold your fire. Do not fire: no Overwatch Fire at this unit here, no answer to the fire at yours. Send `true`. [S.overwatch/a] */
  holdFire: boolean; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never;   /** Jettison the trailer. An L3/35 Lf lets go of its fuel trailer: it may drive backwards again, and burns nothing more. [7.38.12.2/g] */
  jettison: PanzerJettisonOrderInput; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never;   /** Lay smoke. A squad or half-squad makes smoke in its own hex in place of its Small Arms Fire. The smoke hides only that unit. [7.22, 7.22.1/a, 7.22.1/b] */
  laySmoke: PanzerLaySmokeOrderInput; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never;   /** Leave the map. A unit with MOVE or SHORT HALT in a hex from which its side may leave goes off the map with all aboard, also after its move. It pays the cost of the hex. [S.movement-costs/a] */
  leaveMap: PanzerLeaveMapOrderInput; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never;   /** Mount. Leg units mount a vehicle of their hex, towed units are hitched to it. All have MOVE or SHORT HALT; it takes half of the vehicle’s factor, and they do nothing else in the turn. [S.mounting, S.transport-and-towing/a] */
  mount: PanzerMountOrderInput; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never;   /** Move. Move a unit with MOVE or SHORT HALT along a path; an empty path with a facing turns it where it stands. Each unit moves once. [S.movement-costs/a, S.movement-costs/e, S.enemy-hexes] */
  move: PanzerMoveOrderInput; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never;   /** Move a HIDDEN UNIT counter. Move a counter with MOVE or SHORT HALT along a path: no faster than the slowest unit under it; a fake as any unit of your side could. [7.2.2.2/a, 7.2.2.2/c] */
  moveCounter: PanzerMoveCounterOrderInput; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never;   /** Name a formation. Name the formation of yours that fires next if your Force wins the roll. Both sides name theirs unseen. [7.42.1/a, 7.42.1.1/a] */
  nameFormation: PanzerNameFormationOrderInput; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never;   /** Overrun. Move a vehicle with MOVE along a path; in one hex of it, not the last, it attacks all enemy leg and towed units there. That hex costs 1 more. [S.overrun/a, S.overrun/c] */
  overrun: PanzerOverrunOrderInput; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never;   /** Place command counters. Place all command counters of your side, unseen. A counter serves one unit, or several of one formation within Command Range of one another. A unit without a counter has N/C. [S.command-counters/a, S.command-placement, S.available-commands/a] */
  placeCommands: PanzerPlaceCommandsOrderInput; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never;   /** Place hidden units. Place all units that the counter stands for: at least one of the type that was spotted in its hex, the others there or within Command Range of it. [7.2.2.1/a, 7.2.2.1/c] */
  placeHidden: PanzerPlaceHiddenOrderInput; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never;   /** Plot minefields. Plot all minefields that the scenario gives your side, unseen. The hexes of a field touch one another; none is a bridge, building, alley, ditch, gully, rubble, water or Improved Position. [7.31.1/a, 7.31.1/c, 7.31.1/d] */
  plotMines: PanzerPlotMinesOrderInput; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never;   /** Push off the road. A tracked vehicle with MOVE spends its whole allowance to push a wreck, an immobile vehicle or a towed unit of its hex to the shoulder of the Narrow road. [7.30/f, 7.30/g, 7.30/k] */
  push: PanzerPushOrderInput; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never;   /** Counter Battery Fire. A Counter Battery unit searches for an enemy battery that fired in this turn, or for a Counter Battery unit that searched. Each searches once in a turn. [7.28/b, 7.28.1/a, 7.28.1/b, 7.28.3/a] */
  searchBattery: PanzerSearchBatteryOrderInput; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never;   /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [S.scenario-data, S.stacking/b] */
  setUp: PanzerSetUpOrderInput; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never;   /** Move under a counter. Hidden units with MOVE or SHORT HALT mount a vehicle under their counter, dismount, or take Full Cover. Their counter does not move in this turn. Nobody sees it. [7.2.2.2/b] */
  shiftHidden: PanzerShiftHiddenOrderInput; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never;   /** Show a HIDDEN UNIT counter. Turn one of your counters over: its units are placed and may act, a fake comes off. Hidden units cannot fight before. [7.2.2.3/a, 7.2.2.1/d] */
  showCounter: PanzerShowCounterOrderInput; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never;   /** Spot a moving counter. A unit on Overwatch looks at a HIDDEN UNIT counter that has just moved. If it spots it, what it stands for is placed, and may be fired at. [7.2.2.2/b, 7.2.2.1/a, S.overwatch/a] */
  spotMover: PanzerSpotMoverOrderInput; takePosition?: never; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never;   /** Take up a position. A unit with MOVE or SHORT HALT moves within its hex: a vehicle goes Hull Down towards a hexside, a leg or towed unit takes Full Cover, a vehicle or gun enters the building. It costs the Turn cost of the hex, 1 at least. [S.moving-within-a-hex, S.movement-costs/d, S.hull-down] */
  takePosition: PanzerTakePositionOrderInput; transferLeader?: never; }
  |  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never;   /** Transfer a leader. A leader with a unit on foot or a towed gun goes to another such unit of its formation in the same hex. [7.55.1/h, 7.55.1/i, 7.55.1/j] */
  transferLeader: PanzerTransferLeaderOrderInput; };

export type PanzerAbandonOrderInput = {
  /** The vehicle. */
  unit: string;
};

export type PanzerAdjustTurretOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The hexside that its turret is to face. */
  facing?: number | null | undefined;
  /** Open or Buttoned Up. */
  hatch?: PanzerAdjustTurretOrderHatch | null | undefined;
};

export type PanzerAdjustTurretOrderHatch =
  | 'OPEN'
  | 'BUTTONED';

export type PanzerAirAttackOrderInput = {
  /** The aircraft. */
  aircraft: string;
  /** With which weapon. */
  weapon: string;
  /** Its Ammo Type row. */
  ammo: string;
  /** The unit that it has acquired. */
  target: string;
};

export type PanzerAntiAircraftOrderInput = {
  /** The unit that fires. */
  unit: string;
  /** With which weapon. */
  weapon: string;
  /** The aircraft. */
  target: string;
};

export type PanzerAttackTerrainOrderInput = {
  /** The units that attack, all of one hex, the primary attacker first. */
  units: Array<string>;
  /** The hex of the obstacle. */
  at: string;
  /** What is attacked where both lie there; absent: the obstacle. */
  what?: PanzerAttackTerrainOrderWhat | null | undefined;
  /** The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1). */
  via?: string | null | undefined;
};

export type PanzerAttackTerrainOrderWhat =
  | 'OBSTACLE'
  | 'MINEFIELD';

export type PanzerCallFireOrderInput = {
  /** The battery, by its name. */
  battery: string;
  /** The forward observer, command unit or recon unit. */
  observer: string;
  /** The target hex: D8. */
  at: string;
  /** What it fires. */
  ammo: PanzerCallFireOrderAmmo;
  /** Open spreads the fire over more hexes. */
  sheaf: PanzerCallFireOrderSheaf;
  /** The hexes lie in a line. */
  linear?: boolean | null | undefined;
  /** The hexside to which the pattern lies; absent: 0. */
  towards?: number | null | undefined;
};

export type PanzerCallFireOrderAmmo =
  | 'GP'
  | 'SMOKE'
  | 'ILLUMINATION';

export type PanzerCallFireOrderSheaf =
  | 'OPEN'
  | 'CLOSED';

export type PanzerCamouflageOrderInput = {
  /** The units that are camouflaged. */
  units: Array<string>;
};

export type PanzerCloseAssaultOrderInput = {
  /** The units that attack, all of one hex, the primary attacker first. */
  units: Array<string>;
  /** The enemy vehicle. */
  target: string;
  /** The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1). */
  via?: string | null | undefined;
  /** The vehicle that advances with them, whose counter they share (7.49). */
  cover?: string | null | undefined;
};

export type PanzerDischargeSmokeOrderInput = {
  /** The vehicles, in the order in which they roll. */
  units: Array<string>;
};

export type PanzerDismountOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** All units that dismount. */
  units: Array<string>;
  /** The hexside that they face; the vehicle’s when left out. */
  facing?: number | null | undefined;
};

export type PanzerDismountObserverOrderInput = {
  /** The vehicle of which he is crew. */
  vehicle: string;
};

export type PanzerEndMissionOrderInput = {
  /** The battery, by its name. */
  battery: string;
};

export type PanzerEnterMapOrderInput = {
  /** The unit that comes. */
  unit: string;
  /** The entry hex, and the hexes it goes to from there. */
  path: Array<string>;
  /** The hexside that it faces in the end. */
  facing?: number | null | undefined;
};

export type PanzerFireOrderInput = {
  /** The enemy unit. */
  target: string;
  /** The shots, in the order in which they are resolved. */
  shots: Array<PanzerFireOrderShotsInput>;
};

export type PanzerFireOrderShotsInput = {
  /** The unit that fires. */
  unit: string;
  /** With which weapon. */
  weapon: string;
  /** Its Ammo Type row: AP, HVAP, HEAT, GP. */
  ammo: string;
  /** Pinning Fire of small arms (7.18). */
  pinning?: boolean | null | undefined;
};

export type PanzerFireMissionOrderInput = {
  /** The battery, by its name. */
  battery: string;
  /** The hex to which a mission that has fired is adjusted. */
  at?: string | null | undefined;
};

export type PanzerHandToHandOrderInput = {
  /** The units that attack, all of one hex, the primary attacker first. */
  units: Array<string>;
  /** The hex that they attack. */
  at: string;
  /** The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1). */
  via?: string | null | undefined;
  /** The vehicle that advances with them, whose counter they share (7.49). */
  cover?: string | null | undefined;
};

export type PanzerHideUnitsOrderInput = {
  /** The new counters, in the order of their numbers. */
  counters: Array<PanzerHideUnitsOrderCountersInput>;
};

export type PanzerHideUnitsOrderCountersInput = {
  /** The hex of the counter, in which at least one of its units stands. */
  at: string;
  /** The units that it stands for; none: a fake. */
  units: Array<string>;
};

export type PanzerJettisonOrderInput = {
  /** The tank. */
  unit: string;
};

export type PanzerLaySmokeOrderInput = {
  /** The squad or half-squad. */
  unit: string;
};

export type PanzerLeaveMapOrderInput = {
  /** The unit that leaves. */
  unit: string;
};

export type PanzerMountOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** All units that mount it or are hitched to it. */
  units: Array<string>;
};

export type PanzerMoveOrderInput = {
  /** The unit that moves. */
  unit: string;
  /** The hexes it enters, in their order. */
  path: Array<string>;
  /** A vehicle drives backwards: twice the cost. */
  reverse?: boolean | null | undefined;
  /** The hexside that it faces in the end. */
  facing?: number | null | undefined;
  /** The hexside to which its turret turns on the way, by its TT Factor in each hex (7.8.1). */
  turret?: number | null | undefined;
  /** A leg unit with MOVE uses Quickmarch: one hex more (6.6.4.2). */
  quickmarch?: boolean | null | undefined;
  /** Leg units that advance with the vehicle, behind it (7.49). */
  covers?: Array<string> | null | undefined;
};

export type PanzerMoveCounterOrderInput = {
  /** The counter. */
  counter: string;
  /** The hexes it enters, in their order. */
  path: Array<string>;
};

export type PanzerNameFormationOrderInput = {
  /** The formation, platoon or group, as units name it. */
  formation: string;
};

export type PanzerOverrunOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The hexes it enters, in their order. */
  path: Array<string>;
  /** The hex of the path in which it attacks. */
  at: string;
};

export type PanzerPlaceCommandsOrderInput = {
  /** The counters, each with its units. */
  counters: Array<PanzerPlaceCommandsOrderCountersInput>;
};

export type PanzerPlaceCommandsOrderCountersInput = {
  /** What they do in this turn. */
  command: PanzerPlaceCommandsOrderCountersCommand;
  /** The units that share the counter. */
  units: Array<string>;
};

export type PanzerPlaceCommandsOrderCountersCommand =
  | 'FIRE'
  | 'MOVE'
  | 'SHORT_HALT'
  | 'OVERWATCH'
  | 'NONE';

export type PanzerPlaceHiddenOrderInput = {
  /** Each unit once. */
  placements: Array<PanzerPlaceHiddenOrderPlacementsInput>;
};

export type PanzerPlaceHiddenOrderPlacementsInput = {
  /** A unit under the counter; riders come with their vehicle. */
  unit: string;
  /** Where it stands. */
  at: string;
  /** The hexside that it faces; absent: 0. */
  facing?: number | null | undefined;
  /** The hexside that its turret faces; absent: as the hull. */
  turretFacing?: number | null | undefined;
  /** Open or Buttoned Up. */
  hatch?: PanzerPlaceHiddenOrderPlacementsHatch | null | undefined;
};

export type PanzerPlaceHiddenOrderPlacementsHatch =
  | 'OPEN'
  | 'BUTTONED';

export type PanzerPlotMinesOrderInput = {
  /** The fields, each at most once; those left out are not laid. */
  fields: Array<PanzerPlotMinesOrderFieldsInput>;
};

export type PanzerPlotMinesOrderFieldsInput = {
  /** Which field, counted from 0 as the scenario lists them. */
  field: number;
  /** Its hexes. */
  hexes: Array<string>;
};

export type PanzerPushOrderInput = {
  /** The vehicle that pushes. */
  unit: string;
  /** The immobile vehicle or towed unit. */
  target?: string | null | undefined;
  /** Or the wreck, by its place among those of the hex, 0 the first. */
  wreck?: number | null | undefined;
};

export type PanzerSearchBatteryOrderInput = {
  /** The Counter Battery unit, by its name. */
  searcher: string;
  /** The enemy battery, by its name. */
  target: string;
};

export type PanzerSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<PanzerSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: boolean | null | undefined;
};

export type PanzerSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: string;
  /** The hex or location in which it sets up. */
  at: string;
  /** It stays hidden when the set-up is over. */
  hidden?: boolean | null | undefined;
  /** How it stands there. */
  set?: PanzerSetUpOrderPlacementsSetInput | null | undefined;
};

export type PanzerSetUpOrderPlacementsSetInput = {
  /** The hexside that it faces. */
  facing?: number | null | undefined;
  /** The hexside that its turret faces. */
  turretFacing?: number | null | undefined;
  /** Open or Buttoned Up. */
  hatch?: PanzerSetUpOrderPlacementsSetHatch | null | undefined;
  /** Hull Down towards this hexside. */
  hullDown?: number | null | undefined;
};

export type PanzerSetUpOrderPlacementsSetHatch =
  | 'OPEN'
  | 'BUTTONED';

export type PanzerShiftHiddenOrderInput = {
  /** The units that do it, all under one counter. */
  units: Array<string>;
  /** What they do. */
  does: PanzerShiftHiddenOrderDoes;
  /** The vehicle that they mount. */
  vehicle?: string | null | undefined;
};

export type PanzerShiftHiddenOrderDoes =
  | 'MOUNT'
  | 'DISMOUNT'
  | 'FULL_COVER';

export type PanzerShowCounterOrderInput = {
  /** The counter. */
  counter: string;
};

export type PanzerSpotMoverOrderInput = {
  /** The unit that looks. */
  unit: string;
};

export type PanzerTakePositionOrderInput = {
  /** The unit that moves. */
  unit: string;
  /** What it seeks. */
  position: PanzerTakePositionOrderPosition;
  /** The hexside towards which it is Hull Down. */
  towards?: number | null | undefined;
};

export type PanzerTakePositionOrderPosition =
  | 'HULL_DOWN'
  | 'FULL_COVER'
  | 'BUILDING';

export type PanzerTransferLeaderOrderInput = {
  /** The unit that the leader is with. */
  from: string;
  /** The unit that he goes to. */
  to: string;
};

/** An order of Squad Leader: exactly one of these. */
export type SquadLeaderOrderInput =
  {   /** Abandon a vehicle. The crew of an AFV leaves it, beneath it or for an adjacent hex, and may destroy it. It does not come back in this player turn. [11.35.1, 11.35.2, 11.35.3, 11.35/q4, 11.8/q12] */
  abandon: SquadLeaderAbandonOrderInput; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never;   /** Advance. An unbroken unit goes one hex, whatever it costs, also into a hex with enemies. [4.4.1] */
  advance: SquadLeaderAdvanceOrderInput; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never;   /** Go along a trench. Units in a trench go into the trench of the next hex, for one movement factor or two uphill, whatever the terrain, and are never in the open. They may go on until another unit moves. [15.4.5] */
  alongTrench: SquadLeaderAlongTrenchOrderInput; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never;   /** Attack a vehicle by hand. Men throw a Molotov cocktail at a vehicle in their hex or next to it, or place a magnetic mine or Klorihartsi on one that has overrun them. [8.12.5, 8.13.4, 8.14.5, 8.14.7] */
  attackByHand: SquadLeaderAttackByHandOrderInput; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never;   /** Attack a vehicle in close combat. Men who have advanced upon a vehicle, or are in melee beside it, attack it: with their own arms, or with mines and bottles. A leader may direct one attack. [7.2.6.1, 7.2.6.5, 7.2.2, 8.12.6, 8.14.6] */
  attackVehicle: SquadLeaderAttackVehicleOrderInput; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never;   /** Blow up a bridge. A leader who passes a normal check sets off charges on bridges with their plungers in his hex, two to four hexes away, which were laid in an earlier player turn. Each goes off on less than 12. [14.29.10.1/b, 14.29.10.4, 14.29.10.5] */
  blowBridge: SquadLeaderBlowBridgeOrderInput; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never;   /** Blow up a tunnel. In the Close Combat Phase unbroken men who fight nobody look for the end of an enemy tunnel in their hex that everybody has seen in use, and destroy it when they find it. [15.6.14] */
  blowTunnel: SquadLeaderBlowTunnelOrderInput; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never;   /** Board a vehicle. Infantry gets into or onto a vehicle in its hex that has not moved, for one movement factor. For each factor that the unit has spent in this phase the vehicle loses a quarter of its points. [11.37.6/a, 11.37.3, 11.37.1] */
  board: SquadLeaderBoardOrderInput; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never;   /** Bomb a hex. The dive bomber drops its bombs, fires its rockets, or fires its cannon of 37mm, at most four hexes from where it dived; the cannon at a second hex too, farther on the same line. [12.5.11, 12.5.12, 12.5.18, 12.1.8] */
  bomb: SquadLeaderBombOrderInput; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never;   /** Bore sight. Medium and heavy machine guns, and guns, are each sighted in on a hex before the battle, in secret. [8.9.8.2, 8.9.8.4, 8.9.8.7] */
  boreSight: SquadLeaderBoreSightOrderInput; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never;   /** Break voluntarily. A unit breaks of its own will. It is listed for units next to enemies; any unbroken unit may. In the Rout Phase only those in burning hexes do. [3.21.19, 16.2.11.1] */
  break: SquadLeaderBreakOrderInput; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never;   /** Build. A squad that the scenario lets build, and that has neither moved nor fired for so many turns, places a roadblock on a hexside of its hex, or wire in it. [Sc12/12.5] */
  build: SquadLeaderBuildOrderInput; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never;   /** Call fire from the air. An observation plane calls the fire of its battery on those whom it has found, or, if it has not searched, on those who are in the open. [12.11.4/a, 12.11.5, 12.11.6] */
  callFromAir: SquadLeaderCallFromAirOrderInput; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never;   /** Calm a crew. A leader tries to bring a berserk crew at its gun to itself: it must pass a normal check with its printed morale. [3.25.10] */
  calmCrew: SquadLeaderCalmCrewOrderInput; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never;   /** Take prisoner. An enemy unit that gives up, or has no way out, comes into the hands of one of your units, in whose hex it is guarded from now on. [3.29.3.1, 3.29.3.3, 3.28.5.1] */
  capture: SquadLeaderCaptureOrderInput; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never;   /** Carry a boat. As many squads as a boat has room for carry it into an adjacent hex; it weighs what it can carry. Before they have moved they drag it one hex whatever that costs. [11.43.7, 11.43.8] */
  carryBoat: SquadLeaderCarryBoatOrderInput; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never;   /** Carry a leader. A squad or crew that has not moved takes a wounded leader in its hex along in this phase, for five portage points. They move together. [3.4.3/a] */
  carryLeader: SquadLeaderCarryLeaderOrderInput; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never;   /** Carry on. Your lightly wounded leaders stay on the map in good order, and nobody tries to be a hero. Send `true`. [3.4.1/a, 3.8.11] */
  carryOn: boolean; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never;   /** Charge. Mounted cavalry gallops with six movement factors more through one hex with enemies or several, attacks each as it enters, and leaves it again. The last four hexes before an attack, with the one attacked, are open and lie straight ahead. [4.12.26, 4.12.27, 4.12.28, 4.12.29, 4.12.31, 4.12.32] */
  charge: SquadLeaderChargeOrderInput; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never;   /** Clear wire or mines. A squad tries to clear the wire of its hex, or the mines of its own or an adjacent hex, with its firepower or less on two dice. It does nothing else in this player turn, nor does a leader who helps it. [15.1.5, 15.1.6, 15.1.7, 15.7.13.1, 15.7.13.2, 15.7.13.3] */
  clearAway: SquadLeaderClearAwayOrderInput; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never;   /** Clear a roadblock. A squad on foot, a tank or a self-propelled gun next to the hexside spends a whole player turn on it without moving or firing. The roadblock is gone in the next Rally Phase. [15.2.3] */
  clearRoadblock: SquadLeaderClearRoadblockOrderInput; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never;   /** Climb. Infantry goes one level up or down a building without stairs there, and does nothing else in its player turn. Nothing covers it from Defensive Fire. [14.3.20.2, 14.3.20.2.1, 14.3.20.2.2] */
  climb: SquadLeaderClimbOrderInput; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never;   /** Attack in close combat. Units attack enemies in their hex, together and with one roll. Each attacks once; all attacks are designated before any are rolled. [6.1.1, 6.1.3, 6.1.4, 6.1.6] */
  closeCombat: SquadLeaderCloseCombatOrderInput; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never;   /** Close up. After a Movement Phase in which a convoy with a gap stood still, a vehicle advances one hex along the road. [11.40.11] */
  closeUp: SquadLeaderCloseUpOrderInput; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never;   /** Keep in command. Units far from leaders that may move and fire in this player turn all the same. [3.1.4, 3.1.9] */
  command: SquadLeaderCommandOrderInput; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never;   /** Conceal. At the end of their player turn units in woods, buildings or brush go under a "?", if they have done nothing and no enemy was beside them, or behind hedgerows along which they have gone; vehicles in woods and buildings where no enemy has seen them. [2.3.8.1, 2.3.8.1/a, 2.3.8.2, 2.3.8.3] */
  conceal: SquadLeaderConcealOrderInput; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never;   /** Correct artillery. A leader in contact moves a spotting round or fire for effect, at most 18 hexes, and says whether it is fire for effect from now on: with high explosive, or with smoke. Fire that he leaves where it is he corrects to its own hex. [9.1.12, 9.1.13/a, 9.1.15, 1.3/1.7] */
  correctArtillery: SquadLeaderCorrectArtilleryOrderInput; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never;   /** Counter-battery fire. In the Prep Fire Phase a battery in contact fires a mission at an enemy battery that has fired and is no larger: it may destroy it, or disrupt it for some turns. [9.4.1/a, 9.4.1/b, 9.4.3] */
  counterBattery: SquadLeaderCounterBatteryOrderInput; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never;   /** Feel a way into woods. Any vehicle goes into an adjacent woods hex with all of its movement points, forwards or in reverse. It does not break down, but may be bogged. [11.34.1/a, 11.34.1/b] */
  creep: SquadLeaderCreepOrderInput; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never;   /** Onto a crest, or off it. In the Advance Phase an unbroken unit on foot in a gully, stream or sunken road, or behind a hedgerow, goes onto a Crest counter instead of advancing. Without a hexside it comes off it again, in the Movement Phase for what the hex costs. [14.25.1/a, 14.25.2, 14.6.13] */
  crest: SquadLeaderCrestOrderInput; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never;   /** Defend a vehicle in close combat. The gun on the roof of an AFV, served by an exposed crew, or one in the rear of its turret attacks one of those in its hex. [7.2.6.10, 7.2.6.4/a] */
  defendVehicle: SquadLeaderDefendVehicleOrderInput; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never;   /** Demand surrender. At the end of the Rally Phase your units point out wavering enemies whom they could attack with four times their firepower, five times where these have machine guns. Those check their morale, and may break. [3.28.5.3, 3.28.5.3/a, 3.28.6, 3.28.7] */
  demandSurrender: SquadLeaderDemandSurrenderOrderInput; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never;   /** Deploy. A leader splits a squad in his hex into two half-squads, if it passes a normal Morale Check. He does nothing else in this Rally Phase. [4.8.2, 4.8.3, 4.8.4] */
  deploy: SquadLeaderDeployOrderInput; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never;   /** Set off a demolition charge. A demolition charge that was placed goes off with 30 factors. [8.11.1, 8.11.4, 8.11.5] */
  detonate: SquadLeaderDetonateOrderInput; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never;   /** Dig in. An unbroken unit tries to dig an entrenchment, which is there for all in its hex when the Prep Fire Phase ends. It does nothing else in this player turn, nor does a leader who helps it. [15.3.2, 15.3.3, 15.3.4, 15.3.5] */
  digIn: SquadLeaderDigInOrderInput; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never;   /** Direct indirect fire. A leader beside a gun of his side, or in contact with it by radio, directs its fire into a hex that he sees: first he requests it; a round is spotted there in the Close Combat Phase; in later turns he corrects it and says when it is fire for effect. Without a hex the fire ends. [9.5.2, 9.5.3, 9.5.6, 9.5.9] */
  directGun: SquadLeaderDirectGunOrderInput; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never;   /** Disarm a booby trap. In the Movement Phase men who have found a booby trap try to disarm it: a die, up to the factors that the first of them took more time for than he needed; it goes off where they fail. In his own Rally Phase an unbroken leader takes away a trap of his side, and does nothing else: on a 12 it goes off. [15.8.6, 15.8.7, 15.8.9.2.2, 15.8.9.4, 15.8.9.7] */
  disarmTrap: SquadLeaderDisarmTrapOrderInput; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never;   /** Remove a weapon. After close combat the side that is left in a hex removes weapons, its own or those of the enemy, until there are ten portage points. [4.3.2] */
  discard: SquadLeaderDiscardOrderInput; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never;   /** Discharge smoke. An AFV with smoke dischargers places smoke in its own hex, in place of the fire of its gun; it may still move. German ones roll when they first try whether they have any. [9.17.8.1, 9.17.8.3, 9.17.8.5] */
  dischargeSmoke: SquadLeaderDischargeSmokeOrderInput; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never;   /** Disembark. A passenger gets off into the hex of the vehicle, which counts as Assault Movement, or into an adjacent one, whatever that costs on foot. The vehicle spends two movement points. [11.37.7, 11.37.8, 11.37.9] */
  disembark: SquadLeaderDisembarkOrderInput; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never;   /** Dismantle or reassemble a weapon. Instead of firing in the Defensive Fire Phase, a unit takes a heavy weapon apart or puts it together. Dismantled it weighs half, and neither fires nor is repaired. [4.2.7.1, 4.2.7.2, 4.2.7.3, 4.2.7.5] */
  dismantle: SquadLeaderDismantleOrderInput; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never;   /** Dismount. A rider dismounts for nothing, where no enemies are, and stays in that hex for the rest of the phase. [4.12.14, 4.12.18, 4.12.37] */
  dismount: SquadLeaderDismountOrderInput; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never;   /** Dive at a hex. A dive bomber attacks a hex with its cannon or machine guns; what it carries comes afterwards. [12.5.1, 12.5.2, 12.5.3, 12.3.2] */
  dive: SquadLeaderDiveOrderInput; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never;   /** Double time. Before it moves a unit announces that it goes at double time: it has two movement factors more, pays for all that it carries, does not fire in the Advancing Fire Phase, and is exhausted afterwards. [4.7.2, 4.7.3, 4.7.4, 4.7.7] */
  doubleTime: SquadLeaderDoubleTimeOrderInput; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never;   /** Where the water carries a unit. A heavy current carries a swimmer downstream; a unit that loses its footing in a river is moved by its enemy. [4.14.8, 14.28.8.9/a] */
  driftTo: SquadLeaderDriftToOrderInput; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never;   /** Drive. A vehicle that has not fired drives along a path of adjacent hexes, the first of them before it, or turns where it stands. It may go on until another unit moves. [11.26.2, 11.26.4, 11.26.5, 5.6.7.1] */
  drive: SquadLeaderDriveOrderInput; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never;   /** Drive off the map. An AFV whose exposed crew suffered a KIA drives at full speed, in motion, by the shortest way towards its own lines, and off the map. It is not destroyed, and does not come back. [11.8.4, 11.3.5, 11.8/q13] */
  driveOff: SquadLeaderDriveOffOrderInput; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never;   /** Drop paratroops. In its Movement Phase all planes of a side drop their men and weapons, one parachute after the other along the same hex grain; then each drifts. [12.9.3, 12.9.5, 12.9.6, 12.9.8] */
  drop: SquadLeaderDropOrderInput; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never;   /** Drop screens. A DD tank on land drops its screens, from inside. [11.41.3] */
  dropScreens: SquadLeaderDropScreensOrderInput; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never;   /** End the observation. The plane looks for nobody, and calls no fire in this player turn. Whom it has found it must shell. [12.11.4/a, 12.11.5] */
  endObservation: SquadLeaderEndObservationOrderInput; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never;   /** End the phase. Be done with this phase. Send `true`. [1.3.1] */
  endPhase: boolean; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never;   /** Go into a bunker, or out of it. Units in the hex of a bunker go into it, or come out of it, for one movement factor or in the Advance Phase. [15.5.4, 15.5.1.1] */
  enterBunker: SquadLeaderEnterBunkerOrderInput; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never;   /** Evacuate. A lightly wounded leader is taken off the map at once, and is not lost. [3.4.1/a] */
  evacuate: SquadLeaderEvacuateOrderInput; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never;   /** Execute a prisoner. In a fire phase of yours a guard of the SS, Japanese, Russian or Gurkha troops eliminates its prisoner in place of firing. [3.29.7, 3.30.5] */
  execute: SquadLeaderExecuteOrderInput; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never;   /** Crew exposed. The crew of an AFV looks out, or buttons up, and so do men in a halftrack, who then can fire; one of the two in a phase. [11.8.1, 11.8/q8] */
  expose: SquadLeaderExposeOrderInput; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never;   /** Expose partisans. With what a prisoner has told, partisans have nothing of the woods in one hex, and no ambush there, until the player turn ends. [3.30/Tg] */
  exposePartisans: SquadLeaderExposePartisansOrderInput; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never;   /** Fight a fire. Unbroken men who have neither moved nor fired try to put out a fire in their hex that is not fully developed, in their Movement Phase or Defensive Fire Phase. They do nothing else in this player turn. A leader who directs squads, half-squads and crews makes no attempt of his own. [16.2.13.1, 16.2.13.2, 16.2.13.3, 16.2.13.5] */
  fightFire: SquadLeaderFightFireOrderInput; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never;   /** Find a leader. Broken men next to an unbroken enemy: a leader may come forward, or they may be lost. [3.6.1.1, 3.6.6] */
  findLeader: SquadLeaderFindLeaderOrderInput; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never;   /** Fire. Units and machine guns fire at a hex as one group, flamethrowers each by itself. In the Defensive Fire Phase enemies that crossed the hex are put back into it. [5.1.1, 5.1.2, 5.1.5, 5.1.6, 5.6.1] */
  fire: SquadLeaderFireOrderInput; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never;   /** Fire an anti-tank weapon. Men fire a Panzerfaust, bazooka, Panzerschreck, PIAT or anti-tank rifle at a vehicle, or at a hex: with shells at those in it, with a Panzerfaust at a wooden building. [8.15.1/a, 8.17.2, 8.18.3, 8.18.9, 8.20.1] */
  fireAntiTank: SquadLeaderFireAntiTankOrderInput; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never;   /** Fire at an aircraft. An AA gun, a medium or heavy machine gun, or that on the roof of an AFV fires at the aircraft that attacks; in any fire phase at an observation plane. [12.4.1/a, 12.4.1/b, 12.4.3, 12.4.4] */
  fireAtAircraft: SquadLeaderFireAtAircraftOrderInput; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never;   /** Fire at the AFV that overruns the gun. A gun whose crew has kept its nerve fires once more at the AFV that comes upon it, before it is struck. Beyond its shots this is Intensive Fire. [7.1.19, 7.1.20, 7.1.22] */
  fireAtOverrun: SquadLeaderFireAtOverrunOrderInput; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never;   /** Fire at paratroops. In the Defensive Fire Phase units and machine guns fire at those who come down above a hex, whatever lies between; AA guns and the guns on the roofs of AFVs by themselves. [12.9.10, 12.9.13, 12.9.14, 12.9.21] */
  fireAtParatroops: SquadLeaderFireAtParatroopsOrderInput; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never;   /** Fire the flamethrower of an AFV. An AFV sprays fire at a hex, without a roll To Hit. Turning for it counts as it does for a gun. [11.23.1, 11.23.5, 8.10.2] */
  fireFlame: SquadLeaderFireFlameOrderInput; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never;   /** Fire machine guns of a vehicle. The machine guns of a vehicle that bear on a hex fire at it together. [11.7.1, 11.7.2, 11.7.4, 11.7.7/a] */
  fireMachineGuns: SquadLeaderFireMachineGunsOrderInput; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never;   /** Fire ordnance. The gun of an AFV, or a gun that is manned, fires at the men in a hex or at one vehicle or gun there. It turns as far as it must, for what that adds To Hit. [13.1, 13.2, 13.3, 13.5, 13.9.4] */
  fireOrdnance: SquadLeaderFireOrdnanceOrderInput; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never;   /** Fire rockets. A rocket launcher fires a salvo at targets in its covered arc, not in defence: all targets and the number of rockets for each are named beforehand. It fires no more in this player turn, and not at all when its tubes are empty. [10.7.1, 10.7.2, 10.7.4, 10.7.6] */
  fireRockets: SquadLeaderFireRocketsOrderInput; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never;   /** Fire smoke shells. A gun of 70mm or more fires smoke at a hex in sight, before all other Prep Fire of its side: To Hit as at men in a building, though nobody is there. American guns that have it fire white phosphorus in any fire phase of theirs. [9.17.7.1/a, 9.17.7.3, 9.17.7.4, 9.17.7.5] */
  fireSmoke: SquadLeaderFireSmokeOrderInput; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never;   /** Fire a smoke mortar. A vehicle with a smoke mortar places smoke within three hexes in the arc of its turret, in place of the fire of its gun. [9.17.10.1, 9.17.10.2] */
  fireSmokeMortar: SquadLeaderFireSmokeMortarOrderInput; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never;   /** Fortify. Before the battle a side builds what the scenario gives it. Where mines lie it alone knows; wire and entrenchments can be hidden in woods, roadblocks where no enemy sees their hex. For each anti-tank mine it gives up 5 factors of other mines. [15.1.1, 15.1.2, 15.2.1, 15.7.1, 15.7.12.1] */
  fortify: SquadLeaderFortifyOrderInput; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never;   /** Free a bogged vehicle. A vehicle or motorcycle that has sunk in tries to come free: on a 1 of a die. [14.20.1/a] */
  freeVehicle: SquadLeaderFreeVehicleOrderInput; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never;   /** Go ashore. A unit goes out of a boat to an adjacent hex of land, also where the enemy is, or onto the pontoon bridge above it. The boat stays in the water. [11.43.10, 11.43/q5] */
  goAshore: SquadLeaderGoAshoreOrderInput; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never;   /** Go through the sewers. Units that begin the phase at an entrance of the sewers go below to another within three hexes, also among enemies. On 5 or 6 they lose their way, and the enemy says in their next Movement Phase where they come out. [4.9.2, 4.9.3, 4.9.4, 4.9.5, 4.9.6] */
  goBelow: SquadLeaderGoBelowOrderInput; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never;   /** Go on. A squad whose leader broke where they were fired on goes on from there, with the movement factors it has left without him. [5.6.3/b] */
  goOn: SquadLeaderGoOnOrderInput; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never;   /** Go into a tunnel. Unbroken men on foot at one end of a tunnel of their side go to its other end, whatever is above them, and nobody fires at them. They come out there in the Advance Phase. They carry no more than costs them nothing. [15.6.12.3, 15.6.12.4, 15.6.12.5] */
  goUnderground: SquadLeaderGoUndergroundOrderInput; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never;   /** Hook up a gun. A truck, jeep or halftrack that has come to a gun with half of its points left takes it in tow, and moves no farther. A squad or crew that began the phase there does it. Neither fires in this player turn. [10.2.7, 10.2.12, 10.2.14, 10.2.9] */
  hookUp: SquadLeaderHookUpOrderInput; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never;   /** Call an illuminating round. At night a leader in contact with a battery, or with or beside a gun that fires indirectly, calls a flare into a hex that he sees. It strays, lights the ground where it comes down, and is a spotting round there. The battery or gun fires nothing else in this player turn. [9.11.1, 9.11.2/a, 9.11.2/b, 9.11.2/c] */
  illuminate: SquadLeaderIlluminateOrderInput; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never;   /** Attack an AFV with grenades. A unit that has not fired, in a hex that is not open, tries to immobilize an adjacent AFV. It needs to pass a check first; a leader may direct it. [7.2.5.1, 7.2.5.2, 7.2.5.3, 7.2.2] */
  immobilize: SquadLeaderImmobilizeOrderInput; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never;   /** Interrogate a prisoner. An unbroken leader who begins his player turn with prisoners in his hex questions one of them, and may go on to the next. He does nothing else in this player turn, and the prisoner stays. [3.30.1, 3.30.2, 3.30.3] */
  interrogate: SquadLeaderInterrogateOrderInput; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never;   /** Join teams. A wagon or pulkka that has lost animals takes over those of another one, or a wagon those of horses, in its hex. They stay there for a whole game turn; then it has all its movement points, and the other is gone. [11.38.7, 11.39.7] */
  joinTeams: SquadLeaderJoinTeamsOrderInput; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never;   /** Stay in motion. A vehicle that has moved a hex in this Movement Phase goes on moving in the player turn of the enemy. [11.31.2, 11.31.3] */
  keepMoving: SquadLeaderKeepMovingOrderInput; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never;   /** Kill horses. A unit kills the enemy's horses in a hex in which he has no men. [4.12.5] */
  killHorses: SquadLeaderKillHorsesOrderInput; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never;   /** Land a boat. A boat goes ashore with all aboard, where no enemy is; or infantry that stays in its hex pulls it there. [11.43.10] */
  landBoat: SquadLeaderLandBoatOrderInput; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never;   /** Launch a boat. Infantry puts a boat from the bank into an adjacent hex of water, and is in it. [11.43.9, 11.43/q3] */
  launch: SquadLeaderLaunchOrderInput; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never;   /** Lay a charge on a bridge. A squad, a crew or a leader on foot stays on a bridge for the whole Movement Phase, and lays a demolition charge there. Its plunger is carried off; from two to four hexes away a leader sets the charge off in a later player turn. The leader who laid it also sees to a charge that has failed. [14.29.10.1/a, 14.29.10.2, 14.29.10.5] */
  layCharge: SquadLeaderLayChargeOrderInput; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never;   /** Lay mines. A sapper squad lays mines that it carries in its hex: as many factors, or anti-tank mines, as a die says, a leader helping. Or it sets a booby trap of any size in a house, on a 1 or 2. It does nothing else in this player turn. Everybody sees it. [15.8.12.1, 15.8.12.3, 15.8.12.4, 15.8.12.5, 15.8.12.7] */
  layMines: SquadLeaderLayMinesOrderInput; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never;   /** Lead horses. A unit on foot takes horses of its hex by the bridle, its own or those of an enemy who has no men there: they go where it goes, and carry weapons for it. [4.12.5, 4.12.6, 4.12.7, 4.12.10] */
  lead: SquadLeaderLeadOrderInput; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never;   /** Leave a convoy. A vehicle goes its own way from now on, and never belongs to the convoy again. [11.40.12] */
  leaveConvoy: SquadLeaderLeaveConvoyOrderInput; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never;   /** Leave a fire. An unbroken unit in a burning hex goes one hex, as those do who rout, and leaves behind what it carries. [1.3/6.2, 16.2.11.1] */
  leaveFire: SquadLeaderLeaveFireOrderInput; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never;   /** Leave the map. A unit in a hex by which its victory conditions, or a special rule, let it go leaves the map for good, with all it carries. The step costs one factor, or one movement point. [Sc6/VC, Sc7/VC2, Sc8/8.2, Sc12/VC] */
  leaveMap: SquadLeaderLeaveMapOrderInput; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never;   /** Let horses go. A unit leaves horses that it leads in its hex. [4.12.6] */
  letGo: SquadLeaderLetGoOrderInput; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never;   /** Light smoke pots. A vehicle with smoke pots that is not in motion veils its own hex, once in a battle. It fires nothing in this phase, and has half of its movement points left. [9.17.11.1/a, 9.17.11.1/b] */
  lightSmokePots: SquadLeaderLightSmokePotsOrderInput; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never;   /** Limber or unlimber an 88. In the Advance Phase of its side an 88 that has neither fired nor moved in this player turn is put on its carriage, or off it. [10.6.4] */
  limber: SquadLeaderLimberOrderInput; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never;   /** Load horses. A unit loads a weapon of its own on horses that it leads, for two movement factors. [4.12.8, 4.12.9] */
  load: SquadLeaderLoadOrderInput; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never;   /** Lose an aircraft. The side that lost a fight in the air says which of its aircraft is shot down. [12.2.2] */
  loseAircraft: SquadLeaderLoseAircraftOrderInput; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never;   /** Make a sniper. An unbroken leader makes one of the men of an unbroken squad in his hex a sniper, on a roll of 2; one try in each of your player turns. The leader does nothing else in this Rally Phase. [5.7.18.2, 5.7.18.3] */
  makeSniper: SquadLeaderMakeSniperOrderInput; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never;   /** Make way. Infantry in the hex of an AFV that came upon it goes to an adjacent hex of its choice. [7.1.16/a] */
  makeWay: SquadLeaderMakeWayOrderInput; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never;   /** Man a gun. Men who may move take over a gun in their hex that nobody serves, before their move or in it. What the enemy has left is captured. [10.1.3, 10.8.1, 10.8.5] */
  manGun: SquadLeaderManGunOrderInput; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never;   /** Man a vehicle. A crew gets into an abandoned AFV in its hex or an adjacent one. One of the enemy is captured, and does not move any more. [11.35.7, 11.35.8, 3.3.5] */
  manVehicle: SquadLeaderManVehicleOrderInput; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never;   /** Anchor a boat, or cast off. A boat beside the bank is made fast, so that no current carries it off, or is let go. [11.43.11.10] */
  moor: SquadLeaderMoorOrderInput; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never;   /** Mount. Cavalry mounts the horses in its hex: in the Movement Phase for two movement factors, and the horses then go six; in the Advance Phase in place of advancing. Motorcycles and bicycles are mounted for one factor. [4.12.3, 4.12.13, 4.12.15, 4.12.37, 4.10.10, 4.11.3] */
  mount: SquadLeaderMountOrderInput; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never;   /** Put armament back. In the Advance Phase the crew of a halftrack or carrier that has neither moved nor fired puts a weapon that was taken off it, or one of the same type, back where it was. [11.14/q1] */
  mountArmament: SquadLeaderMountArmamentOrderInput; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never;   /** Move. Units that have not fired in this player turn move together from one hex, along a path of adjacent hexes, as far as their movement factors carry them. They may go on until another unit moves. [4.1.1, 4.1.2, 4.1.5, 4.1.11, 4.3.3] */
  move: SquadLeaderMoveOrderInput; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never;   /** Give no quarter. All enemy units that are in your hands, and that you have not taken or spared, are lost. Send `true`. [3.21.16, 3.29.7] */
  noQuarter: boolean; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never;   /** Pass. Do nothing, or nothing more, in this step of the phase. Units that must rout, and can, rout first. Send `true`. [1.3/1, 3.21.7] */
  pass: boolean; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never;   /** Onto a roof, or down. Infantry goes from the highest level of a building onto its roof, or down from a roof or treetops, with all its factors. At the end of its player turn a unit that has done nothing goes up under a "?". [14.32.3, 14.32.4, 14.32.5, 14.32.7, 14.32.10] */
  perch: SquadLeaderPerchOrderInput; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never;   /** Pick up a weapon. A unit that may move takes a weapon in its hex, lying there or from a friend, before its move or in it. What the enemy has left is captured. With the option 8.5 it does so in the Advance Phase too, and rolls for weapons that nobody has. [4.2.1, 4.2.4/a, 8.4.2, 8.5.1, 8.6.2] */
  pickUp: SquadLeaderPickUpOrderInput; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never;   /** Place a demolition charge. A unit places a demolition charge in a hex next to it, before, in or after its move, or having fired. It goes off in the Advancing Fire Phase, unless Defensive Fire stops those who placed it where they did. [8.11.3, 8.11/a] */
  placeCharge: SquadLeaderPlaceChargeOrderInput; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never;   /** Place a Crest counter. An AFV whose gun cannot be lowered drives up to the crest, so that it can fire downhill; its hull is seen from there. [13.14.3, 3.18.5] */
  placeCrest: SquadLeaderPlaceCrestOrderInput; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never;   /** Send in the gliders. In its Movement Phase all gliders of a side are placed where they mean to land, with one direction of approach. [12.10.4, 12.10.3] */
  placeGliders: SquadLeaderPlaceGlidersOrderInput; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never;   /** Place an observation plane. An observation plane over the map is placed in any hex, towards one of its hexsides. Without a hex it flies home, and does not come back. [12.11.2, 12.11.8] */
  placeObserver: SquadLeaderPlaceObserverOrderInput; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never;   /** Place smoke. A squad with smoke grenades places smoke in its hex or an adjacent one, before anybody of its side fires. It may still move, or fire. [9.17.1.2, 9.17.1.3, 9.17.4/a] */
  placeSmoke: SquadLeaderPlaceSmokeOrderInput; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never;   /** Plot artillery. In the Rally Phase of the enemy a leader in contact notes in secret what his battery is to do: it does it in the Defensive Fire Phase, when the enemy has moved, and asks for access only then. [9.13.1, 9.13.3] */
  plotArtillery: SquadLeaderPlotArtilleryOrderInput; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never;   /** Push a machine. A unit on foot takes motorcycles or bicycles of its hex along: as 4 portage points for those of a squad, 3 for bicycles, 2 for a single one. [4.10.16, 4.11.4] */
  push: SquadLeaderPushOrderInput; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never;   /** Push a gun. Men who have neither moved nor fired push the gun that they serve to an adjacent hex, and fire nothing in this player turn. Guns of 40mm or less go two hexes in the open, three along a road. [10.2.1, 10.2.2/a, 10.2.5/a] */
  pushGun: SquadLeaderPushGunOrderInput; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never;   /** Put down a weapon. A unit that may move leaves a weapon in its hex, before its move or in it. [4.2.1] */
  putDown: SquadLeaderPutDownOrderInput; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never;   /** Radio contact. A leader with a radio tries to reach a battery, or to keep in contact with it: he rolls his nation's number or less, with 2 less for a battery that he had. At a field phone he needs 11 or less, and a call that fails ends its use. [9.1.1/a, 9.1.2, 9.1.4, 9.1.20, 9.7.3, 9.7.4] */
  radioContact: SquadLeaderRadioContactOrderInput; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never;   /** Rally. A broken unit tries to rally: with an unbroken leader in its hex, or by itself as a leader, or a Finn. [3.23.1, 3.23.2, 3.23.3, 3.23.5] */
  rally: SquadLeaderRallyOrderInput; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never;   /** Recall a scout. In any Rally Phase a scout joins a friendly squad of its hex, broken or not, and is gone. [3.7.3/a, 3.7/c] */
  recallScout: SquadLeaderRecallScoutOrderInput; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never;   /** Recombine. Two unbroken half-squads of one nation in a hex become a squad again, without a leader or a roll; the poorer one decides what it is. [4.8.5, 3.11.5/a] */
  recombine: SquadLeaderRecombineOrderInput; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never;   /** Reload a rocket launcher. The crew of a launcher begins to load all of its tubes, for 2, 5 or 9 player turns in which it does nothing else. It stands in the open for all who fire. A leader who stays with it makes it quicker. [10.7.11, 10.7.12, 10.7.13, 10.7.15] */
  reloadRockets: SquadLeaderReloadRocketsOrderInput; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never;   /** Take off armament. In the Advance Phase the crew of a halftrack or carrier that has neither moved nor fired takes machine guns, anti-tank rifle and mortar off it, into its hex or an adjacent one. It may go with them, and leaves a driver. [11.13.10, 11.14.9, 11.13/q6] */
  removeArmament: SquadLeaderRemoveArmamentOrderInput; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never;   /** Remove a wreck or rubble. A squad or crew takes a wheeled wreck off its hex by the end of the player turn; a tracked vehicle any wreck. Squads, and a leader with them, clear away fallen rubble: they roll when the game turn ends. They do nothing else. [14.17.11, 14.29.4.2.4, 14.29.4.2.6, 14.4.10/a] */
  removeObstacle: SquadLeaderRemoveObstacleOrderInput; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never;   /** Repair. The unbroken unit that has a malfunctioned weapon tries to repair it. [1.3/1.3] */
  repair: SquadLeaderRepairOrderInput; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never;   /** Repair the armament of a vehicle. The crew of a vehicle tries to repair its gun, or its machine guns: on a 1, and a 6 is the end of them. [10.9.2.1, 10.9.2.2, 3.10.4/a] */
  repairArmament: SquadLeaderRepairArmamentOrderInput; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never;   /** Repair an immobilized AFV. The crew that works on an immobilized AFV rolls two dice: 2 or less, and it moves again; 9 or more, and it never does. [11.32.2, 11.32.5] */
  repairTracks: SquadLeaderRepairTracksOrderInput; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never;   /** Request artillery. A leader in contact with a battery names a hex in his sight. In the next Close Combat Phase a round is fired at it. What the battery had on the map is taken away. [9.1.5, 9.1.12.4, 1.3/1.6] */
  requestArtillery: SquadLeaderRequestArtilleryOrderInput; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never;   /** Leave the melee. A unit that has withdrawn is put into an adjacent hex without enemies. [6.3.6.1] */
  retreat: SquadLeaderRetreatOrderInput; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never;   /** Ride on alone. A leader who rides with a squad takes a machine for himself. [4.10.3] */
  rideAlone: SquadLeaderRideAloneOrderInput; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never;   /** Ride on to cover. A motorcyclist who broke, and kept his seat, rides to a nearest building or wood, whatever it costs, and runs into it. [4.10.26, 4.10.27] */
  rideOff: SquadLeaderRideOffOrderInput; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never;   /** Erect screens. The crew of a DD tank works outside on its screens for a player turn, and does nothing else. They stand after seven of its turns. [11.41.2] */
  rigScreens: SquadLeaderRigScreensOrderInput; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never;   /** Rout. A broken unit runs by a shortest way towards the nearest cover. An unbroken leader of its hex may go along. [3.21.5, 3.21.7, 3.21.8, 3.2.8] */
  rout: SquadLeaderRoutOrderInput; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never;   /** Scale a cliff. In the Movement Phase infantry goes one level up or down a cliff instead of moving, and one more in the Advance Phase, if the dice let it. Two sixes throw it down. [14.8.6, 14.8.7, 14.8.8, 14.8.13] */
  scale: SquadLeaderScaleOrderInput; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never;   /** Scout. Once in its player turn a scout looks for concealed and hidden enemies in its hex and beside it: a die on the Scouting Table. On the way to the next hex it does so before anybody fires at it there. [3.7.13, 3.7.13/a, 3.7.14, 3.7.19] */
  scout: SquadLeaderScoutOrderInput; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never;   /** Scrounge. In its own Rally Phase a unit searches a wreck in its hex: on 1 to 3 it has its machine guns, as captured LMGs, and small arms if it has none. It does nothing else in this player turn, and nobody searches the wreck again. [5.8.3, 5.8.3/a, 5.8.4, 5.8.5, 5.8.6, 5.8.6/a, 5.8.8] */
  scrounge: SquadLeaderScroungeOrderInput; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never;   /** Destroy or jam what one has. Men who will not fight in the Close Combat Phase destroy or jam a weapon of theirs then, and crews stop their vehicle or jam its arms. It is not known before it is done; until then it can be made milder or taken back, once and for all. [8.7.1, 8.7.1/a, 8.7.1/b] */
  scuttle: SquadLeaderScuttleOrderInput; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never;   /** Search. A unit that ends its Movement Phase searches the hexes around it: concealed and hidden enemies there check their morale, and are seen if they fail. [2.3.9.3, 2.3.9.3/b] */
  search: SquadLeaderSearchOrderInput; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never;   /** Search from the air. An observation plane looks for men and vehicles under cover: two dice say how far ahead, and a die of 2 or less finds those in a hex, friend or enemy. [12.11.4/b, 12.11.9] */
  searchFromAir: SquadLeaderSearchFromAirOrderInput; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never;   /** Look for arms. Unarmed men who have spent all their movement factors to come into another hex look for arms on the ground: they have them on a roll of 2. A side tries it once in a game turn. [5.8.7, 5.8.8] */
  seekArms: SquadLeaderSeekArmsOrderInput; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never;   /** Look for a hero. Men who rolled a 2 in a check of fire: a hero comes forward on a die of 1 or 2. [3.8.11] */
  seekHero: SquadLeaderSeekHeroOrderInput; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never;   /** Send out a scout. In its own Rally Phase a squad with a leader of its nation sends a man ahead, if it passes a normal Morale Check. The leader does nothing else in this phase. [3.7.2, 3.7.3, 3.7.3/a, 3.7.3/b, 3.7/Q] */
  sendScout: SquadLeaderSendScoutOrderInput; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never;   /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [4.3.1] */
  setUp: SquadLeaderSetUpOrderInput; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never;   /** Fire ordnance at a bridge. A gun or an AFV fires high explosive at a bridge, as at a vehicle. A hit strikes the bridge and all who are on it. [14.29.5.2, 14.29.8] */
  shellBridge: SquadLeaderShellBridgeOrderInput; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never;   /** Fire ordnance at a building. A gun or an AFV fires high explosive at a building hex, and not at those in it: it is easier to hit, all in it on levels in view suffer half, and it may collapse. [13.18.1, 13.18.2] */
  shellBuilding: SquadLeaderShellBuildingOrderInput; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never;   /** Show units. Concealed units give up their "?", and with them all in their hex; hidden units come into view, or go under a "?". [2.3/b, 2.5.8, 3.21/f] */
  show: SquadLeaderShowOrderInput; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never;   /** Put on skis, or take them off. Ski troops put on their skis for two movement factors, or in the Advance Phase in place of advancing, but for a step downhill. They take them off for nothing. [4.13.2, 4.13.5, 4.13.9/a] */
  skis: SquadLeaderSkisOrderInput; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never;   /** Snipe. A sniper fires at one counter, or at a vehicle without armour or whose crew looks out. Out of hiding his DRM counts, doubled next to the target, halved far off and at a "?"; he stays hidden. [5.7.3, 5.7.4, 5.7.9, 5.7.17.1, 5.7.17.2] */
  snipe: SquadLeaderSnipeOrderInput; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never;   /** Sniper Check. An unbroken unit at which a sniper fired, or beside whom, names a hex that it sees: if he fired from there, he comes under a "?". It costs nothing. [5.7.6, 5.7.7] */
  sniperCheck: SquadLeaderSniperCheckOrderInput; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never;   /** Spare. An enemy unit that could not rout, with nobody beside it who could take it, stays where it is; so does a broken one that breaks again. [3.29.3.1/a, 3.28.8/a] */
  spare: SquadLeaderSpareOrderInput; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never;   /** Spraying Fire. A medium or heavy machine gun fires with half its firepower at three hexes that meet at a point, with one roll; its squad may add its own fire in one of them. [8.9.3.1, 8.9.3.2, 8.9.3.5] */
  spray: SquadLeaderSprayOrderInput; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never;   /** Star shell. At night an unbroken leader who has enemies in his line of sight, within the visibility range, lights up the ground around a hex until the end of the player turn. It costs him nothing. [2.8.22, 2.8.24] */
  starShell: SquadLeaderStarShellOrderInput; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never;   /** Start a fire. An unbroken squad, half-squad or crew that has neither moved nor fired sets its hex on fire, and leaves it in the Advance Phase. [16.2.1, 16.2.2, 16.2.3, 16.2.5] */
  startFire: SquadLeaderStartFireOrderInput; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never;   /** Steer a parachute. Unbroken men in the air move their parachute one hex before they land. [12.9.11] */
  steer: SquadLeaderSteerOrderInput; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never;   /** Step into a boat. Infantry on a pontoon bridge steps into a boat that lay beneath it when the Advance Phase began. [14.29.11.2] */
  stepAboard: SquadLeaderStepAboardOrderInput; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never;   /** Strafe. A fighter or Typhoon flies along a hex grain, and may fire at each hex four ahead of it: the first one, and the three behind. [12.7.3/a, 12.7.4, 12.3.2, 12.3.8] */
  strafe: SquadLeaderStrafeOrderInput; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never;   /** Fire on a strafing run. The aircraft fires at the hex four ahead of it, a Typhoon with its rockets if it is said. [12.7.5, 12.8.4] */
  strike: SquadLeaderStrikeOrderInput; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never;   /** Where the lost come out. Enemies who lost their way in the sewers come out at an entrance within six hexes of where they went down. [4.9.5] */
  surface: SquadLeaderSurfaceOrderInput; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never;   /** Swim. Next to the water when the Movement Phase begins, a unit that passes a normal check goes in with all its movement factors, without its weapons and arms unless it passes by 4 or has rafts. It swims on in the Advance Phase, and comes out in the Movement Phase. [4.14.5, 4.14.7, 4.14.12, 4.14.13] */
  swim: SquadLeaderSwimOrderInput; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never;   /** Go into an entrenchment, or out of it. Units in a hex with an entrenchment go into it for one movement factor, before or after they move, or come out of it. Leaving the hex brings them out by itself. [15.3.7, 4.5.4] */
  takeCover: SquadLeaderTakeCoverOrderInput; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never;   /** Throw a Molotov cocktail at a building. Men throw a Molotov cocktail at a building in their hex or next to it, to set it on fire. [8.14.15, 8.14.16, 8.14.17] */
  throwAtBuilding: SquadLeaderThrowAtBuildingOrderInput; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never;   /** Throw a demolition charge. In the Defensive Fire Phase a unit throws a demolition charge into a hex next to it. It goes off at once, there and where it came from. [8.11.9.1, 8.11.9.2] */
  throwCharge: SquadLeaderThrowChargeOrderInput; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never;   /** Turn a gun. A turret or a gun turns to another hexspine without firing. Before the move that is all it does in the player turn. [13.9.5/a, 11.2.5, 10.2.6] */
  traverse: SquadLeaderTraverseOrderInput; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never;   /** Try a motorcycle. Men who have not learnt it try a motorcycle of their hex, their own or one that the enemy has left: they can ride it on a die of 1 or 2, and it is gone on 5 or 6. One that does not run is tried by those who did nothing else in the last player turn. [4.10.29, 4.10.30, 4.10.31, 4.10.32, 4.10.33] */
  tryMachine: SquadLeaderTryMachineOrderInput; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never;   /** Turn a convoy round. All vehicles of a convoy that has not moved turn round where they are, and do nothing else in the phase. [11.40.10] */
  turnConvoy: SquadLeaderTurnConvoyOrderInput; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never;   /** Unhook a gun. A vehicle that has not moved in this phase lets its gun go for half of its points, and may move on with the rest. A squad or crew that is there does it. Neither fires in this player turn. [10.2.13, 10.2.14] */
  unhook: SquadLeaderUnhookOrderInput; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never;   /** Unload horses. A unit takes a weapon from horses that it leads, for two movement factors. [4.12.9] */
  unload: SquadLeaderUnloadOrderInput; wade?: never; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never;   /** Wade. In the Movement Phase units go into a shallow river or out of it, or out of a mud flat, with all of their movement factors. In the Advance Phase a unit goes on in the river: on a 6 it finds no footing and stays. [14.28.8.2, 14.28.8.3, 14.28.8.4, 14.19.3] */
  wade: SquadLeaderWadeOrderInput; withdraw?: never; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never;   /** Withdraw from melee. A unit in melee announces that it leaves. It may not attack, is easier to kill, and goes to an adjacent hex when all attacks are resolved. [6.3.6, 6.3.6/a, 6.3.6/b] */
  withdraw: SquadLeaderWithdrawOrderInput; withdrawAircraft?: never; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never;   /** Withdraw an aircraft. Before the combat in the air of its own player turn an aircraft leaves; each by itself. [12.2.3, 12.2/q1] */
  withdrawAircraft: SquadLeaderWithdrawAircraftOrderInput; workOutside?: never; }
  |  { abandon?: never; advance?: never; alongTrench?: never; attackByHand?: never; attackVehicle?: never; blowBridge?: never; blowTunnel?: never; board?: never; bomb?: never; boreSight?: never; break?: never; build?: never; callFromAir?: never; calmCrew?: never; capture?: never; carryBoat?: never; carryLeader?: never; carryOn?: never; charge?: never; clearAway?: never; clearRoadblock?: never; climb?: never; closeCombat?: never; closeUp?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; creep?: never; crest?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; directGun?: never; disarmTrap?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; dive?: never; doubleTime?: never; driftTo?: never; drive?: never; driveOff?: never; drop?: never; dropScreens?: never; endObservation?: never; endPhase?: never; enterBunker?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; fightFire?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtAircraft?: never; fireAtOverrun?: never; fireAtParatroops?: never; fireFlame?: never; fireMachineGuns?: never; fireOrdnance?: never; fireRockets?: never; fireSmoke?: never; fireSmokeMortar?: never; fortify?: never; freeVehicle?: never; goAshore?: never; goBelow?: never; goOn?: never; goUnderground?: never; hookUp?: never; illuminate?: never; immobilize?: never; interrogate?: never; joinTeams?: never; keepMoving?: never; killHorses?: never; landBoat?: never; launch?: never; layCharge?: never; layMines?: never; lead?: never; leaveConvoy?: never; leaveFire?: never; leaveMap?: never; letGo?: never; lightSmokePots?: never; limber?: never; load?: never; loseAircraft?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; moor?: never; mount?: never; mountArmament?: never; move?: never; noQuarter?: never; pass?: never; perch?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeGliders?: never; placeObserver?: never; placeSmoke?: never; plotArtillery?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; reloadRockets?: never; removeArmament?: never; removeObstacle?: never; repair?: never; repairArmament?: never; repairTracks?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rigScreens?: never; rout?: never; scale?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; searchFromAir?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; shellBridge?: never; shellBuilding?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; steer?: never; stepAboard?: never; strafe?: never; strike?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; turnConvoy?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; withdrawAircraft?: never;   /** Work on an immobilized AFV. The crew of an AFV that was immobilized in an earlier player turn gets out to repair it, or another crew beneath it does; of a truck any unit on foot. It does nothing else, and rolls in the next Rally Phases. In the same way it loads empty smoke dischargers, in a game turn and without a roll. [11.32.2, 11.35/q1, 11.15.6/b, 9.17.8.2] */
  workOutside: SquadLeaderWorkOutsideOrderInput; };

export type SquadLeaderAbandonOrderInput = {
  /** The AFV. */
  unit: string;
  /** The adjacent hex to which the crew goes; its own when left out. */
  to?: string | null | undefined;
  /** It is destroyed, and does not burn (11.35.2). */
  destroy?: boolean | null | undefined;
  /** It takes the machine guns along, if it finds the time (5.8.3/b). */
  scrounge?: SquadLeaderAbandonOrderScroungeInput | null | undefined;
};

export type SquadLeaderAbandonOrderScroungeInput = {
  /** The nation whose LMG stands for its bow machine gun; the strongest one when left out. */
  bow?: string | null | undefined;
  /** The nation whose LMG stands for its AA machine gun; the strongest one when left out. */
  aa?: string | null | undefined;
};

export type SquadLeaderAdvanceOrderInput = {
  /** Who advances. */
  unit: string;
  /** The adjacent hex. */
  to: string;
  /** Prisoners whom it leaves behind (3.29.17). */
  abandon?: Array<string> | null | undefined;
  /** Weapons that it leaves behind. */
  leave?: Array<string> | null | undefined;
  /** It goes into the entrenchment or bunker there. */
  beneath?: boolean | null | undefined;
};

export type SquadLeaderAlongTrenchOrderInput = {
  /** Who goes, all of one trench. */
  units: Array<string>;
  /** The next hex of the trench. */
  to: string;
};

export type SquadLeaderAttackByHandOrderInput = {
  /** The weapon. */
  weapon: string;
  /** The vehicle. */
  target: string;
  /** A magnetic mine is placed only to stop it (8.12.10). */
  stop?: boolean | null | undefined;
};

export type SquadLeaderAttackVehicleOrderInput = {
  /** Who attacks. */
  unit: string;
  /** The vehicle in its hex. */
  vehicle: string;
  /** The leader who directs the attack. */
  leader?: string | null | undefined;
  /** Mines or bottles, one after the other; bottles besides its own arms, mines in their place. */
  weapons?: Array<string> | null | undefined;
  /** Magnetic mines are placed only to stop it (8.12.10). */
  stop?: boolean | null | undefined;
  /** A truck or jeep is to be captured, if no enemy is left in the hex then (7.2.6.7). */
  capture?: boolean | null | undefined;
};

export type SquadLeaderBlowBridgeOrderInput = {
  /** The leader. */
  leader: string;
  /** The plungers. */
  weapons: Array<string>;
};

export type SquadLeaderBlowTunnelOrderInput = {
  /** Who looks for it. */
  unit: string;
};

export type SquadLeaderBoardOrderInput = {
  /** Who gets aboard, with all that it carries. */
  unit: string;
  /** The vehicle in its hex. */
  vehicle: string;
};

export type SquadLeaderBombOrderInput = {
  /** The hex. */
  at: string;
  /** The second hex at which a cannon of 37mm fires (12.5.18). */
  second?: string | null | undefined;
};

export type SquadLeaderBoreSightOrderInput = {
  /** Each gun with its hex; none when nothing is bore sighted. */
  sights: Array<SquadLeaderBoreSightOrderSightsInput>;
};

export type SquadLeaderBoreSightOrderSightsInput = {
  /** The machine gun, gun or vehicle; or a radio, for artillery (9.12.1). */
  weapon: string;
  /** The hex, or one level of a building, seen from the gun and within its normal range. */
  on: string;
  /** For its indirect fire: any hex, whether it sees it or not (9.6.4). */
  indirect?: boolean | null | undefined;
};

export type SquadLeaderBreakOrderInput = {
  /** Who breaks. */
  unit: string;
};

export type SquadLeaderBuildOrderInput = {
  /** The squad. */
  unit: string;
  /** The hexside across which the roadblock lies; wire when left out. */
  roadblock?: number | null | undefined;
};

export type SquadLeaderCallFromAirOrderInput = {
  /** The plane. */
  aircraft: string;
  /** The hex. */
  at: string;
};

export type SquadLeaderCalmCrewOrderInput = {
  /** The berserk crew. */
  unit: string;
  /** The unbroken leader with it. */
  leader: string;
};

export type SquadLeaderCaptureOrderInput = {
  /** The enemy unit. */
  unit: string;
  /** Your unit that guards it. */
  guard: string;
};

export type SquadLeaderCarryBoatOrderInput = {
  /** The boat on land. */
  boat: string;
  /** Who carries it, all in its hex. */
  units: Array<string>;
  /** The adjacent hex. */
  to: string;
};

export type SquadLeaderCarryLeaderOrderInput = {
  /** The squad or crew that carries him. */
  unit: string;
  /** The wounded leader. */
  leader: string;
};

export type SquadLeaderChargeOrderInput = {
  /** Who charges, with all who sit on the same horses. */
  unit: string;
  /** The hexes entered, in their order. */
  path: Array<string>;
};

export type SquadLeaderClearAwayOrderInput = {
  /** The squad. */
  unit: string;
  /** What it clears. */
  what: SquadLeaderClearAwayOrderWhat;
  /** The hex: for wire its own, for mines its own or an adjacent one. */
  at: string;
  /** The unbroken leader who helps it. */
  leader?: string | null | undefined;
};

export type SquadLeaderClearAwayOrderWhat =
  | 'WIRE'
  | 'MINES';

export type SquadLeaderClearRoadblockOrderInput = {
  /** Who clears it. */
  unit: string;
  /** The hex of the roadblock. */
  at: string;
};

export type SquadLeaderClimbOrderInput = {
  /** Who climbs, with at most 2 portage points. */
  unit: string;
  /** The level above or below. */
  to: string;
};

export type SquadLeaderCloseCombatOrderInput = {
  /** Who attack together. */
  attackers: Array<string>;
  /** Whom they attack. */
  defenders: Array<string>;
  /** The leader whose modifier counts. */
  leader?: string | null | undefined;
  /** Heroes who help the others instead of attacking, for -1 each. */
  heroes?: Array<string> | null | undefined;
  /** They try to take prisoners (3.29.3.3). */
  capture?: boolean | null | undefined;
};

export type SquadLeaderCloseUpOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The hex of the road before it. */
  to: string;
};

export type SquadLeaderCommandOrderInput = {
  /** Who stays in command: half-squads and raw troops count as two. */
  units: Array<string>;
};

export type SquadLeaderConcealOrderInput = {
  /** Who goes under a "?". */
  units: Array<string>;
};

export type SquadLeaderCorrectArtilleryOrderInput = {
  /** The radio. */
  radio: string;
  /** The hex where it is to land. */
  to: string;
  /** Fire for effect; a spotting round when left out. */
  fire?: SquadLeaderCorrectArtilleryOrderFire | null | undefined;
  /** Fire for effect over all hexes within two, at half strength (9.10). */
  harassing?: boolean | null | undefined;
};

export type SquadLeaderCorrectArtilleryOrderFire =
  | 'HIGH_EXPLOSIVE'
  | 'SMOKE';

export type SquadLeaderCounterBatteryOrderInput = {
  /** The radio that is in contact. */
  radio: string;
  /** The battery of the enemy. */
  against: string;
};

export type SquadLeaderCreepOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The woods hex. */
  to: string;
  /** It backs into it. */
  reverse?: boolean | null | undefined;
};

export type SquadLeaderCrestOrderInput = {
  /** Who goes. */
  unit: string;
  /** The middle of the three hexsides over which it looks out; none to come off. */
  side?: number | null | undefined;
};

export type SquadLeaderDefendVehicleOrderInput = {
  /** The AFV. */
  vehicle: string;
  /** Whom it attacks; everybody in its hex, with its Nahverteidigungswaffe, when left out (11.17.5). */
  unit?: string | null | undefined;
};

export type SquadLeaderDemandSurrenderOrderInput = {
  /** The enemies, all in one hex. */
  units: Array<string>;
  /** Your units that threaten them. */
  by: Array<string>;
};

export type SquadLeaderDeployOrderInput = {
  /** The squad. */
  unit: string;
  /** The unbroken leader with it. */
  leader: string;
  /** Weapons that the new half-squad takes; the others stay with the old one. */
  weapons?: Array<string> | null | undefined;
};

export type SquadLeaderDetonateOrderInput = {
  /** The charge. */
  weapon: string;
};

export type SquadLeaderDigInOrderInput = {
  /** Who digs. */
  unit: string;
  /** The unbroken leader who helps it. */
  leader?: string | null | undefined;
};

export type SquadLeaderDirectGunOrderInput = {
  /** The gun. */
  gun: string;
  /** The leader who sees the target. */
  spotter: string;
  /** The hex; its counter is taken away when left out. */
  at?: string | null | undefined;
  /** Of a rocket launcher: how many; one to be spotted, or all for effect, when left out. */
  rockets?: number | null | undefined;
  /** Fire for effect; a spotting round when left out. */
  fire?: SquadLeaderDirectGunOrderFire | null | undefined;
};

export type SquadLeaderDirectGunOrderFire =
  | 'HIGH_EXPLOSIVE'
  | 'SMOKE';

export type SquadLeaderDisarmTrapOrderInput = {
  /** Who tries. */
  unit: string;
};

export type SquadLeaderDiscardOrderInput = {
  /** The weapon that is lost. */
  weapon: string;
};

export type SquadLeaderDischargeSmokeOrderInput = {
  /** The AFV. */
  unit: string;
};

export type SquadLeaderDisembarkOrderInput = {
  /** The passenger, with all that it carries. */
  unit: string;
  /** The adjacent hex; that of the vehicle when left out. */
  to?: string | null | undefined;
};

export type SquadLeaderDismantleOrderInput = {
  /** The weapon. */
  weapon: string;
};

export type SquadLeaderDismountOrderInput = {
  /** Who dismounts. */
  unit: string;
};

export type SquadLeaderDiveOrderInput = {
  /** The dive bomber. */
  aircraft: string;
  /** The hex. */
  at: string;
};

export type SquadLeaderDoubleTimeOrderInput = {
  /** Who goes at double time. */
  unit: string;
};

export type SquadLeaderDriftToOrderInput = {
  /** The adjacent hex to which it is carried. */
  to: string;
};

export type SquadLeaderDriveOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The hexes entered, in their order; none to turn. */
  path: Array<string>;
  /** The hexspine that it faces at the end: 0 at the top left corner of the hex, then clockwise. */
  facing?: number | null | undefined;
  /** Hexes of woods or buildings on the path which it goes around, inside the hex (11.29). */
  bypass?: Array<SquadLeaderDriveOrderBypassInput> | null | undefined;
  /** It backs into the hexes behind it, for four times the cost (11.27). */
  reverse?: boolean | null | undefined;
  /** A tracked vehicle uses all its points on this path, and may break down (11.28); animals are driven hard (11.38.16). */
  flatOut?: boolean | null | undefined;
  /** So many movement points more it spends where it is before it goes on (13.16.5). */
  linger?: number | null | undefined;
  /** At which end of the hexsides an AFV comes over walls and banks: left when left out (11.22.1). */
  end?: SquadLeaderDriveOrderEnd | null | undefined;
  /** It overruns the first hex with enemies, with these weapons (7.1). */
  overrun?: Array<SquadLeaderDriveOrderOverrun> | null | undefined;
  /** Men in a halftrack and their light machine guns, who fire in the overrun (7.1.6). */
  firers?: Array<string> | null | undefined;
  /** The leader aboard who directs the overrun (7.1.6). */
  leader?: string | null | undefined;
  /** Its armour leader directs the overrun, and is known from then on (3.3.6). */
  commander?: boolean | null | undefined;
};

export type SquadLeaderDriveOrderBypassInput = {
  /** A hex of the path, or its own hex as the first, where it goes on around the obstacle. */
  at: string;
  /** On which side it passes the obstacle: left, when it has the obstacle to its right. */
  past: SquadLeaderDriveOrderBypassPast;
  /** Along how many hexsides it goes where its way ends there: one when left out. */
  sides?: number | null | undefined;
};

export type SquadLeaderDriveOrderBypassPast =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderDriveOrderEnd =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderDriveOrderOverrun =
  | 'GUN'
  | 'BOW'
  | 'COAXIAL'
  | 'AA'
  | 'FLAMETHROWER';

export type SquadLeaderDriveOffOrderInput = {
  /** The AFV. */
  unit: string;
};

export type SquadLeaderDropOrderInput = {
  /** Where each plane drops its men; all planes are named. */
  drops: Array<SquadLeaderDropOrderDropsInput>;
  /** The hexside towards which the planes fly: 0 is north, then clockwise. */
  along: number;
};

export type SquadLeaderDropOrderDropsInput = {
  /** The number of the plane. */
  plane: number;
  /** The hex over which its first parachute opens. */
  at: string;
  /** On a map of several boards: the one on which they had rather land if they miss it (12.9.4). */
  board?: string | null | undefined;
};

export type SquadLeaderDropScreensOrderInput = {
  /** The DD tank. */
  unit: string;
};

export type SquadLeaderEndObservationOrderInput = {
  /** The plane. */
  aircraft: string;
};

export type SquadLeaderEnterBunkerOrderInput = {
  /** Who goes, all of one hex. */
  units: Array<string>;
  /** They come out, and stay in the hex. */
  out?: boolean | null | undefined;
};

export type SquadLeaderEvacuateOrderInput = {
  /** The wounded leader. */
  unit: string;
};

export type SquadLeaderExecuteOrderInput = {
  /** The prisoner. */
  unit: string;
};

export type SquadLeaderExposeOrderInput = {
  /** The AFV, or the passenger of a halftrack. */
  unit: string;
  /** Whether its crew is exposed from now on. */
  exposed: boolean;
};

export type SquadLeaderExposePartisansOrderInput = {
  /** The hex. */
  at: string;
};

export type SquadLeaderFightFireOrderInput = {
  /** Who fights it: all whom the leader directs. */
  units: Array<string>;
  /** The unbroken leader who directs them. */
  leader?: string | null | undefined;
  /** A bulldozer there that helps them in their Movement Phase, with all its movement points. */
  bulldozer?: string | null | undefined;
};

export type SquadLeaderFindLeaderOrderInput = {
  /** The broken squad, half-squad or crew. */
  unit: string;
};

export type SquadLeaderFireOrderInput = {
  /** The hex fired at; `K5/1` for the first level of its building. */
  at: string;
  /** Units that fire themselves, and their weapons; a leader or hero who helps another to serve a machine gun. */
  firers: Array<string>;
  /** The leader who directs it, one in each hex. */
  leaders?: Array<string> | null | undefined;
  /** Heroes who help the group instead of firing, for -1 each. */
  heroes?: Array<string> | null | undefined;
  /** Machine guns that a hero fires at full strength, for +1 to the dice. */
  heroic?: Array<string> | null | undefined;
  /** Enemies put back into hexes that they crossed; all who did when left out. */
  movers?: Array<string> | null | undefined;
  /** Machine guns that use Sustained Fire (8.9.7). */
  sustained?: Array<string> | null | undefined;
  /** Penetrating fire passes woods and buildings beside its line and goes on (8.9.2.7). */
  past?: boolean | null | undefined;
  /** At those alone who bypassed the hex, where the hexsides of their way meet (4.6.8). */
  juncture?: boolean | null | undefined;
  /** The vehicle at which machine guns are aimed: it alone is struck (8.9.4.1); or the boat that all fire at (11.43.5). */
  vehicle?: string | null | undefined;
  /** Where penetrating fire runs along hexsides: which of the hexes it strikes (8.9.2.8). */
  side?: SquadLeaderFireOrderSide | null | undefined;
};

export type SquadLeaderFireOrderSide =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderFireAntiTankOrderInput = {
  /** The weapon. */
  weapon: string;
  /** The vehicle fired at, or a "?" for a vehicle that may be beneath it; the gun too, but not of a Panzerfaust. */
  target?: string | null | undefined;
  /** The hex fired at, unless it is a vehicle. */
  at?: string | null | undefined;
  /** The leader in the hex who directs it. */
  leader?: string | null | undefined;
  /** A second leader or hero, who serves it with the first. */
  second?: string | null | undefined;
  /** It aims at the tracks of an AFV, on its side or rear, to stop it (13.23.1.4). */
  immobilize?: boolean | null | undefined;
  /** A bazooka of 1945 fires white phosphorus at the hex (8.18.4). */
  phosphorus?: boolean | null | undefined;
};

export type SquadLeaderFireAtAircraftOrderInput = {
  /** The gun, the machine gun, or the vehicle. */
  unit: string;
};

export type SquadLeaderFireAtOverrunOrderInput = {
  /** The gun. */
  unit: string;
};

export type SquadLeaderFireAtParatroopsOrderInput = {
  /** The hex above which they are. */
  at: string;
  /** Units, their machine guns; or one AA gun or AFV. */
  firers: Array<string>;
  /** The leader who directs it. */
  leader?: string | null | undefined;
};

export type SquadLeaderFireFlameOrderInput = {
  /** The AFV. */
  unit: string;
  /** The hex fired at. */
  at: string;
};

export type SquadLeaderFireMachineGunsOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The hex fired at. */
  at: string;
  /** The enemy vehicle at which they are aimed: it alone is struck (8.9.4.1, 11.7.1). */
  target?: string | null | undefined;
  /** Men in the halftrack and their light machine guns, who fire with it (11.13/q7). */
  firers?: Array<string> | null | undefined;
  /** The leader aboard who directs them all (11.13/q7). */
  leader?: string | null | undefined;
  /** The gun on the roof alone, directed by its armour leader, who is known from then on (3.3.6). */
  commander?: boolean | null | undefined;
};

export type SquadLeaderFireOrdnanceOrderInput = {
  /** The vehicle or gun that fires. */
  unit: string;
  /** The hex fired at. */
  at: string;
  /** The vehicle or gun fired at, or a "?" for a vehicle that may be beneath it; the men in the hex when left out. */
  target?: string | null | undefined;
  /** What it fires: AP at vehicles and HE at others when left out, as far as it has both. */
  ammunition?: SquadLeaderFireOrdnanceOrderAmmunition | null | undefined;
  /** A vehicle with a turret turns its hull, and the turret with it (13.9.4). */
  hull?: boolean | null | undefined;
  /** Intensive Fire from now on: one shot more, each less sure (13.11). */
  intensive?: boolean | null | undefined;
  /** Its armour leader directs it, and is known from then on (3.3.6). */
  commander?: boolean | null | undefined;
  /** The leader who directs a light mortar (10.4.10.2). */
  leader?: string | null | undefined;
  /** A second leader or hero, who serves a light mortar with the first (10.4.10.1). */
  second?: string | null | undefined;
  /** It aims at the tracks of an AFV, on its side or rear, to stop it (13.23.2.1). */
  immobilize?: boolean | null | undefined;
  /** At a vehicle that spends more than a quarter of its points in this hex: before it has, so that the gun may fire again there (13.16/q4). */
  early?: boolean | null | undefined;
  /** The name of a wreck there, at which it fires to strike those beneath it (11.20.4). */
  wreck?: string | null | undefined;
  /** A gun that has one uses its fire value on the fire table, with all its shots (10.1.12). */
  equivalent?: boolean | null | undefined;
  /** With its fire value: two more hexes that meet the first at a point, each with half (10.1.14). */
  spray?: Array<string> | null | undefined;
};

export type SquadLeaderFireOrdnanceOrderAmmunition =
  | 'AP'
  | 'HE'
  | 'HEAT'
  | 'APCR'
  | 'APDS';

export type SquadLeaderFireRocketsOrderInput = {
  /** The launcher. */
  unit: string;
  /** The targets, in the order in which they are fired at. */
  salvo: Array<SquadLeaderFireRocketsOrderSalvoInput>;
};

export type SquadLeaderFireRocketsOrderSalvoInput = {
  /** The hex fired at. */
  at: string;
  /** The vehicle or gun fired at; the men in the hex when left out. */
  target?: string | null | undefined;
  /** How many rockets. */
  rockets: number;
};

export type SquadLeaderFireSmokeOrderInput = {
  /** The vehicle or gun. */
  unit: string;
  /** The hex. */
  at: string;
  /** A vehicle with a turret turns its hull (13.9.4). */
  hull?: boolean | null | undefined;
  /** White phosphorus (9.17.7.5). */
  phosphorus?: boolean | null | undefined;
};

export type SquadLeaderFireSmokeMortarOrderInput = {
  /** The vehicle. */
  unit: string;
  /** The hex. */
  at: string;
};

export type SquadLeaderFortifyOrderInput = {
  /** All that it builds. */
  works: Array<SquadLeaderFortifyOrderWorksInput>;
};

export type SquadLeaderFortifyOrderWorksInput = {
  /** What it is. */
  is: SquadLeaderFortifyOrderWorksIs;
  /** The hex. */
  at: string;
  /** Of mines: factors, or anti-tank mines; 1 when left out. */
  number?: number | null | undefined;
  /** Of a bunker: what is printed on it (15.5.1). */
  as?: string | null | undefined;
  /** Of a roadblock: the hexside across which it lies; of a trench: the one on which its back lies; of a bunker: the hexspine that it faces. */
  side?: number | null | undefined;
  /** A booby trap on the stairs of that floor, not at the door (15.8.10.1). */
  stairs?: boolean | null | undefined;
  /** The enemy does not see it. */
  hidden?: boolean | null | undefined;
  /** Of a tunnel: its hexes from a fortified one to its other end (15.6.12.2). */
  way?: Array<string> | null | undefined;
};

export type SquadLeaderFortifyOrderWorksIs =
  | 'WIRE'
  | 'ENTRENCHMENT'
  | 'TRENCH'
  | 'ROADBLOCK'
  | 'BUNKER'
  | 'FORTIFIED_BUILDING'
  | 'MINES'
  | 'ANTI_TANK_MINES'
  | 'BOOBY_TRAP'
  | 'TUNNEL';

export type SquadLeaderFreeVehicleOrderInput = {
  /** The vehicle or the motorcycle. */
  unit: string;
};

export type SquadLeaderGoAshoreOrderInput = {
  /** Who goes ashore, with all that it carries. */
  unit: string;
  /** The adjacent hex of land. */
  to: string;
};

export type SquadLeaderGoBelowOrderInput = {
  /** Who goes, all from one entrance; squads with a leader. */
  units: Array<string>;
  /** The entrance to which they go. */
  to: string;
};

export type SquadLeaderGoOnOrderInput = {
  /** The squad. */
  unit: string;
  /** The hexes entered, in their order; none when it stays. */
  path: Array<string>;
};

export type SquadLeaderGoUndergroundOrderInput = {
  /** Who goes, all from one end. */
  units: Array<string>;
  /** The other end. */
  to: string;
};

export type SquadLeaderHookUpOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** The gun in its hex. */
  gun: string;
};

export type SquadLeaderIlluminateOrderInput = {
  /** The radio that is in contact, or the gun. */
  by: string;
  /** The hex. */
  at: string;
  /** Of a gun: the leader who calls it. */
  spotter?: string | null | undefined;
};

export type SquadLeaderImmobilizeOrderInput = {
  /** Who attacks. */
  unit: string;
  /** The AFV. */
  vehicle: string;
  /** The leader in its hex who directs it, or a hero who helps. */
  leader?: string | null | undefined;
  /** Units that fire with it at exposed passengers of a halftrack, as one group (7.1.8/a). */
  others?: Array<string> | null | undefined;
};

export type SquadLeaderInterrogateOrderInput = {
  /** Who asks. */
  leader: string;
  /** The prisoner. */
  unit: string;
};

export type SquadLeaderJoinTeamsOrderInput = {
  /** The wagon or pulkka that has lost animals. */
  unit: string;
  /** The other one, without passengers, or horses without riders. */
  other: string;
};

export type SquadLeaderKeepMovingOrderInput = {
  /** The vehicle. */
  unit: string;
};

export type SquadLeaderKillHorsesOrderInput = {
  /** Who does it. */
  unit: string;
  /** The horses. */
  mount: string;
};

export type SquadLeaderLandBoatOrderInput = {
  /** The boat in the water. */
  boat: string;
  /** The adjacent hex of land. */
  to: string;
  /** Who pulls it ashore, and stays in that hex. */
  hauler?: string | null | undefined;
};

export type SquadLeaderLaunchOrderInput = {
  /** The boat, in the hex of the infantry. */
  boat: string;
  /** Who gets in, with all that they carry. */
  units: Array<string>;
  /** The adjacent hex of water. */
  to: string;
};

export type SquadLeaderLayChargeOrderInput = {
  /** Who lays it. */
  unit: string;
  /** The charge, or the plunger of one that has failed. */
  weapon: string;
  /** Out of sight: it strikes harder, and those who lay it are in the open (14.29.10.2). */
  hidden?: boolean | null | undefined;
};

export type SquadLeaderLayMinesOrderInput = {
  /** The squad of sappers. */
  unit: string;
  /** What it lays. */
  what: SquadLeaderLayMinesOrderWhat;
  /** The unbroken leader who helps it. */
  leader?: string | null | undefined;
  /** Of a booby trap: how many factors it takes; all that the squad carries when left out. */
  factors?: number | null | undefined;
};

export type SquadLeaderLayMinesOrderWhat =
  | 'MINES'
  | 'ANTI_TANK_MINES'
  | 'BOOBY_TRAP';

export type SquadLeaderLeadOrderInput = {
  /** Who does it. */
  unit: string;
  /** The horses. */
  mount: string;
};

export type SquadLeaderLeaveConvoyOrderInput = {
  /** The vehicle. */
  unit: string;
};

export type SquadLeaderLeaveFireOrderInput = {
  /** Who leaves. */
  unit: string;
  /** The adjacent hex. */
  to: string;
};

export type SquadLeaderLeaveMapOrderInput = {
  /** Who leaves: men on foot or a vehicle. */
  unit: string;
};

export type SquadLeaderLetGoOrderInput = {
  /** The horses. */
  mount: string;
};

export type SquadLeaderLightSmokePotsOrderInput = {
  /** The vehicle. */
  unit: string;
};

export type SquadLeaderLimberOrderInput = {
  /** The gun. */
  gun: string;
};

export type SquadLeaderLoadOrderInput = {
  /** A weapon of the unit that leads them. */
  weapon: string;
  /** The horses. */
  mount: string;
};

export type SquadLeaderLoseAircraftOrderInput = {
  /** The aircraft. */
  aircraft: string;
};

export type SquadLeaderMakeSniperOrderInput = {
  /** The squad. */
  unit: string;
  /** The leader with it, of its nation. */
  leader: string;
};

export type SquadLeaderMakeWayOrderInput = {
  /** Who goes. */
  unit: string;
  /** The adjacent hex, without enemies. */
  to: string;
};

export type SquadLeaderManGunOrderInput = {
  /** Who serves it from now on. */
  unit: string;
  /** The gun. */
  gun: string;
};

export type SquadLeaderManVehicleOrderInput = {
  /** The crew. */
  unit: string;
  /** The AFV. */
  vehicle: string;
};

export type SquadLeaderMoorOrderInput = {
  /** The boat in the water. */
  boat: string;
  /** Made fast, or let go. */
  anchored: boolean;
};

export type SquadLeaderMountOrderInput = {
  /** Who mounts. */
  unit: string;
  /** The horses or the machine. */
  mount: string;
};

export type SquadLeaderMountArmamentOrderInput = {
  /** The halftrack or carrier. */
  unit: string;
  /** The weapon, in its hex. */
  weapon: string;
};

export type SquadLeaderMoveOrderInput = {
  /** Who moves: all from one hex, or off the map. */
  units: Array<string>;
  /** The hexes entered, in their order. */
  path: Array<string>;
  /** Prisoners whom their guard leaves behind (3.29.17). */
  abandon?: Array<string> | null | undefined;
  /** By Assault Movement: one hex, and not for all factors (4.5.1). */
  assault?: boolean | null | undefined;
  /** Movement factors more than needed, to look for a booby trap in the house at the end (15.8.9.1). */
  care?: number | null | undefined;
  /** Woods and buildings on the way that they go around (4.6.1). */
  bypass?: Array<SquadLeaderMoveOrderBypassInput> | null | undefined;
};

export type SquadLeaderMoveOrderBypassInput = {
  /** A hex of the path, not the last one. */
  at: string;
  /** On which side the obstacle is passed, as the unit goes: with the obstacle to its right it passes left of it. */
  past: SquadLeaderMoveOrderBypassPast;
};

export type SquadLeaderMoveOrderBypassPast =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderPerchOrderInput = {
  /** Who goes. */
  unit: string;
  /** The roof, or the place below. */
  to: string;
};

export type SquadLeaderPickUpOrderInput = {
  /** Who takes it. */
  unit: string;
  /** The weapon. */
  weapon: string;
  /** Movement factors that it spends to look for the weapon, each for 1 less (8.5.2). */
  spend?: number | null | undefined;
};

export type SquadLeaderPlaceChargeOrderInput = {
  /** The charge. */
  weapon: string;
  /** The hex in which it is placed. */
  at: string;
};

export type SquadLeaderPlaceCrestOrderInput = {
  /** The AFV. */
  unit: string;
};

export type SquadLeaderPlaceGlidersOrderInput = {
  /** All gliders that wait, each with a hex of its own. */
  gliders: Array<SquadLeaderPlaceGlidersOrderGlidersInput>;
  /** The hexside towards which they fly: 0 is north, then clockwise. */
  along: number;
};

export type SquadLeaderPlaceGlidersOrderGlidersInput = {
  /** The glider. */
  glider: string;
  /** The hex in which it means to land. */
  at: string;
};

export type SquadLeaderPlaceObserverOrderInput = {
  /** The plane. */
  aircraft: string;
  /** The hex; it leaves when left out. */
  at?: string | null | undefined;
  /** The hexside that it faces: 0 is north, then clockwise. */
  towards?: number | null | undefined;
};

export type SquadLeaderPlaceSmokeOrderInput = {
  /** The squad. */
  unit: string;
  /** Its hex, or one beside it. */
  at: string;
  /** Americans: white phosphorus if the die allows it, and smoke if not (9.17.5). */
  phosphorus?: boolean | null | undefined;
};

export type SquadLeaderPlotArtilleryOrderInput = {
  /** The radio. */
  radio: string;
  /** The hex; its own for no change. */
  to: string;
  /** Fire for effect; a spotting round when left out. */
  fire?: SquadLeaderPlotArtilleryOrderFire | null | undefined;
  /** Fire for effect that harasses (9.10). */
  harassing?: boolean | null | undefined;
};

export type SquadLeaderPlotArtilleryOrderFire =
  | 'HIGH_EXPLOSIVE'
  | 'SMOKE';

export type SquadLeaderPushOrderInput = {
  /** Who pushes. */
  unit: string;
  /** The machine. */
  machine: string;
};

export type SquadLeaderPushGunOrderInput = {
  /** The gun. */
  gun: string;
  /** The hexes, in their order. */
  path: Array<string>;
  /** The hexspine that it faces at the end. */
  facing?: number | null | undefined;
};

export type SquadLeaderPutDownOrderInput = {
  /** The weapon. */
  weapon: string;
};

export type SquadLeaderRadioContactOrderInput = {
  /** The radio. */
  radio: string;
  /** The battery of your side, by its name, or a gun on the map (9.5.3). */
  battery: string;
};

export type SquadLeaderRallyOrderInput = {
  /** The broken unit. */
  unit: string;
  /** The leader who rallies it; left out when a unit rallies itself. */
  leader?: string | null | undefined;
};

export type SquadLeaderRecallScoutOrderInput = {
  /** The scout. */
  scout: string;
  /** The squad that it joins. */
  unit: string;
};

export type SquadLeaderRecombineOrderInput = {
  /** The two half-squads. */
  units: Array<string>;
};

export type SquadLeaderReloadRocketsOrderInput = {
  /** The launcher. */
  unit: string;
  /** A leader in the hex who helps. */
  leader?: string | null | undefined;
};

export type SquadLeaderRemoveArmamentOrderInput = {
  /** The halftrack or carrier. */
  unit: string;
  /** What is taken off. */
  what: Array<SquadLeaderRemoveArmamentOrderWhat>;
  /** The adjacent hex where it is put; its own when left out. */
  to?: string | null | undefined;
  /** The crew gets out, and has the weapons. */
  crew?: boolean | null | undefined;
};

export type SquadLeaderRemoveArmamentOrderWhat =
  | 'BOW'
  | 'COAXIAL'
  | 'AA'
  | 'MORTAR'
  | 'RIFLE';

export type SquadLeaderRemoveObstacleOrderInput = {
  /** Who does it, in the hex. */
  unit: string;
  /** What it removes. */
  what: SquadLeaderRemoveObstacleOrderWhat;
  /** The adjacent hex out of which a tank or SP gun pushes a wreck: its next Movement Phase ends there (11.19.4). */
  at?: string | null | undefined;
};

export type SquadLeaderRemoveObstacleOrderWhat =
  | 'WRECK'
  | 'RUBBLE';

export type SquadLeaderRepairOrderInput = {
  /** The weapon. */
  weapon: string;
};

export type SquadLeaderRepairArmamentOrderInput = {
  /** The vehicle. */
  unit: string;
  /** What is repaired. */
  what: SquadLeaderRepairArmamentOrderWhat;
};

export type SquadLeaderRepairArmamentOrderWhat =
  | 'GUN'
  | 'MACHINE_GUNS';

export type SquadLeaderRepairTracksOrderInput = {
  /** The AFV. */
  vehicle: string;
};

export type SquadLeaderRequestArtilleryOrderInput = {
  /** The radio. */
  radio: string;
  /** The hex. */
  at: string;
  /** Fire for effect at once, on a hex that was registered before the battle (9.12.1.1). */
  fire?: SquadLeaderRequestArtilleryOrderFire | null | undefined;
  /** That fire is harassing (9.12.2). */
  harassing?: boolean | null | undefined;
};

export type SquadLeaderRequestArtilleryOrderFire =
  | 'HIGH_EXPLOSIVE'
  | 'SMOKE';

export type SquadLeaderRetreatOrderInput = {
  /** Who has withdrawn. */
  unit: string;
  /** The adjacent hex. */
  to: string;
};

export type SquadLeaderRideAloneOrderInput = {
  /** The leader. */
  leader: string;
};

export type SquadLeaderRideOffOrderInput = {
  /** Who broke. */
  unit: string;
  /** A nearest building or wood. */
  to: string;
};

export type SquadLeaderRigScreensOrderInput = {
  /** The DD tank. */
  unit: string;
};

export type SquadLeaderRoutOrderInput = {
  /** The broken unit. */
  unit: string;
  /** The hexes entered, in their order. */
  path: Array<string>;
  /** The unbroken leader who goes along. */
  leader?: string | null | undefined;
};

export type SquadLeaderScaleOrderInput = {
  /** Who climbs. */
  unit: string;
  /** The hex above or below the cliff to which it is on its way. */
  to: string;
};

export type SquadLeaderScoutOrderInput = {
  /** The scout. */
  unit: string;
  /** In the Movement Phase: the adjacent hex to which it goes first. */
  to?: string | null | undefined;
  /** It bypasses that hex, on this side of the obstacle, and scouts on the way (4.6.1). */
  past?: SquadLeaderScoutOrderPast | null | undefined;
  /** The hex to which it goes on from there; needed with `past`. */
  next?: string | null | undefined;
};

export type SquadLeaderScoutOrderPast =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderScroungeOrderInput = {
  /** Who searches. */
  unit: string;
  /** The name of the wreck, where several lie there. */
  wreck?: string | null | undefined;
  /** The nation whose LMG stands for its bow machine gun; the strongest one when left out. */
  bow?: string | null | undefined;
  /** The nation whose LMG stands for its AA machine gun; the strongest one when left out. */
  aa?: string | null | undefined;
};

export type SquadLeaderScuttleOrderInput = {
  /** The weapon, the gun, or the vehicle. */
  what: string;
  /** What is done to it: vehicles are stopped or jammed, all else destroyed or jammed. */
  how: SquadLeaderScuttleOrderHow;
};

export type SquadLeaderScuttleOrderHow =
  | 'DESTROY'
  | 'JAM'
  | 'IMMOBILIZE'
  | 'KEEP';

export type SquadLeaderSearchOrderInput = {
  /** Who searches; even a broken unit, and a vehicle, may. It moves no more in this phase. */
  unit: string;
};

export type SquadLeaderSearchFromAirOrderInput = {
  /** The plane. */
  aircraft: string;
};

export type SquadLeaderSeekArmsOrderInput = {
  /** The unarmed unit. */
  unit: string;
};

export type SquadLeaderSeekHeroOrderInput = {
  /** Who rolled so well. */
  unit: string;
};

export type SquadLeaderSendScoutOrderInput = {
  /** The unbroken squad. */
  unit: string;
  /** The unbroken leader with it. */
  leader: string;
};

export type SquadLeaderSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<SquadLeaderSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: boolean | null | undefined;
};

export type SquadLeaderSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: string;
  /** The hex or location in which it sets up. */
  at: string;
  /** It stays hidden when the set-up is over. */
  hidden?: boolean | null | undefined;
  /** How it stands there. */
  set?: SquadLeaderSetUpOrderPlacementsSetInput | null | undefined;
};

export type SquadLeaderSetUpOrderPlacementsSetInput = {
  /** The unit that has the weapon. */
  possessor?: string | null | undefined;
  /** The hexspine that the vehicle or gun faces (11.25.5, 10.1.5.1). */
  facing?: number | null | undefined;
  /** Its crew is exposed (11.8.1). */
  exposed?: boolean | null | undefined;
  /** The weapon is taken apart (4.2.7.4). */
  dismantled?: boolean | null | undefined;
  onCrest?: SquadLeaderSetUpOrderPlacementsSetOnCrestInput | null | undefined;
  beside?: SquadLeaderSetUpOrderPlacementsSetBesideInput | null | undefined;
};

export type SquadLeaderSetUpOrderPlacementsSetOnCrestInput = {
  /** The hex, as long as it is there. */
  at: string;
  /** The hexside over which it looks out, with those next to it. */
  side: number;
};

export type SquadLeaderSetUpOrderPlacementsSetBesideInput = {
  /** The hexsides that it went along. */
  along: Array<number>;
  /** The corner of the hex that it points at, as hexspines count. */
  corner: number;
  /** On which side it passes the obstacle. */
  past: SquadLeaderSetUpOrderPlacementsSetBesidePast;
  /** The hexside by which it came into the hex. */
  came: number;
};

export type SquadLeaderSetUpOrderPlacementsSetBesidePast =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderShellBridgeOrderInput = {
  /** The vehicle or gun that fires. */
  unit: string;
  /** The hex of the bridge. */
  at: string;
};

export type SquadLeaderShellBuildingOrderInput = {
  /** The vehicle or gun that fires. */
  unit: string;
  /** The hex of the building, without a level. */
  at: string;
};

export type SquadLeaderShowOrderInput = {
  /** Concealed or hidden units. */
  units: Array<string>;
  /** Hidden units are placed under a "?" (2.5.8). */
  concealed?: boolean | null | undefined;
};

export type SquadLeaderSkisOrderInput = {
  /** Who does. */
  unit: string;
  /** It takes them off. */
  off?: boolean | null | undefined;
};

export type SquadLeaderSnipeOrderInput = {
  /** The sniper. */
  unit: string;
  /** The counter at which he fires, or a "?". */
  target: string;
  /** The hex that it crossed and is put back into, in Defensive Fire. */
  at?: string | null | undefined;
};

export type SquadLeaderSniperCheckOrderInput = {
  /** Who looks for him. */
  unit: string;
  /** The hex from which he may have fired. */
  at: string;
};

export type SquadLeaderSpareOrderInput = {
  /** The enemy unit. */
  unit: string;
};

export type SquadLeaderSprayOrderInput = {
  /** The machine gun. */
  weapon: string;
  /** Three hexes, each adjacent to the others; or two, and the level above the one of them that is a building. */
  hexes: Array<string>;
  /** The one at which its squad fires besides. */
  own?: string | null | undefined;
  /** The leader who directs it. */
  leader?: string | null | undefined;
  /** Sustained Fire (8.9.7.1). */
  sustained?: boolean | null | undefined;
  /** Enemies put back into hexes that they crossed; all who did when left out. */
  movers?: Array<string> | null | undefined;
};

export type SquadLeaderStarShellOrderInput = {
  /** The leader, or the AFV whose armour leader looks out (2.8.23). */
  leader: string;
  /** The hex of the star shell, at most five away. */
  at: string;
};

export type SquadLeaderStartFireOrderInput = {
  /** Who starts it. */
  unit: string;
};

export type SquadLeaderSteerOrderInput = {
  /** Who steers. */
  unit: string;
  /** The adjacent hex. */
  to: string;
};

export type SquadLeaderStepAboardOrderInput = {
  /** Who steps down, with all that it carries. */
  unit: string;
  /** The boat beneath the bridge. */
  boat: string;
};

export type SquadLeaderStrafeOrderInput = {
  /** The aircraft. */
  aircraft: string;
  /** The first hex that it fires at. */
  at: string;
  /** The hexside towards which it flies: 0 is north, then clockwise. */
  along: number;
  /** It flies along hexsides, between this direction and the next one, and fires on this side of them. */
  side?: SquadLeaderStrafeOrderSide | null | undefined;
};

export type SquadLeaderStrafeOrderSide =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderStrikeOrderInput = {
  /** With the rockets of a Typhoon; the run ends with them. */
  rockets?: boolean | null | undefined;
};

export type SquadLeaderSurfaceOrderInput = {
  /** The entrance; where none is left, the hex in which they went down. */
  to: string;
};

export type SquadLeaderSwimOrderInput = {
  /** Who swims. */
  unit: string;
  /** The adjacent hex. */
  to: string;
  /** Weapons that it takes into the water if it can; the others stay behind. */
  carry?: Array<string> | null | undefined;
};

export type SquadLeaderTakeCoverOrderInput = {
  /** Who goes, all of one hex. */
  units: Array<string>;
  /** They come out, and stay in the hex. */
  out?: boolean | null | undefined;
};

export type SquadLeaderThrowAtBuildingOrderInput = {
  /** The Molotov cocktail. */
  weapon: string;
  /** The building hex. */
  at: string;
};

export type SquadLeaderThrowChargeOrderInput = {
  /** The charge. */
  weapon: string;
  /** The hex into which it is thrown. */
  at: string;
  /** Enemies put back into hexes that they crossed; all who did when left out. */
  movers?: Array<string> | null | undefined;
};

export type SquadLeaderTraverseOrderInput = {
  /** The vehicle or gun. */
  unit: string;
  /** The hexspine that it points at from now on. */
  to: number;
};

export type SquadLeaderTryMachineOrderInput = {
  /** Who tries. */
  unit: string;
  /** The motorcycle. */
  machine: string;
};

export type SquadLeaderTurnConvoyOrderInput = {
  /** A vehicle of the convoy. */
  unit: string;
};

export type SquadLeaderUnhookOrderInput = {
  /** The vehicle. */
  vehicle: string;
  /** The hexspine that the gun faces. */
  facing?: number | null | undefined;
};

export type SquadLeaderUnloadOrderInput = {
  /** The weapon. */
  weapon: string;
};

export type SquadLeaderWadeOrderInput = {
  /** Who wades, all from one hex. */
  units: Array<string>;
  /** The adjacent hex. */
  to: string;
};

export type SquadLeaderWithdrawOrderInput = {
  /** Who withdraws. */
  unit: string;
  /** Of a leader: the withdrawing unit whose fate he shares. The other side does not learn which. */
  with?: string | null | undefined;
  /** Weapons that it leaves behind. */
  leave?: Array<string> | null | undefined;
};

export type SquadLeaderWithdrawAircraftOrderInput = {
  /** The aircraft. */
  aircraft: string;
};

export type SquadLeaderWorkOutsideOrderInput = {
  /** The AFV. */
  vehicle: string;
  /** A crew that is outside in its hex; its own when left out. */
  crew?: string | null | undefined;
};

export type WhoMaySignUpQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoMaySignUpQuery = { signUpMode: SignUpMode };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'SignedIn', accessToken: string, accessTokenExpiresAt: string, refreshToken: string, person: { id: string, displayName: string } }
    | { __typename: 'WrongCredentials', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
   };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp:
    | { __typename: 'SignUpTaken' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
   };

export type RefreshSessionMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RefreshSessionMutation = { refreshSession:
    | { __typename: 'SignedIn', accessToken: string, accessTokenExpiresAt: string, refreshToken: string, person: { id: string, displayName: string } }
    | { __typename: 'WrongCredentials', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
   };

export type SessionFragment = { accessToken: string, accessTokenExpiresAt: string, refreshToken: string, person: { id: string, displayName: string } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession:
    | { __typename: 'SessionEnded' }
    | { __typename: 'NotFound' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'KeyInUse' }
    | { __typename: 'NotAllowed' }
   };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'PasswordChanged' }
    | { __typename: 'WrongCredentials', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation:
    | { __typename: 'InvitationAccepted', campaign: { id: string, name: string } }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type BattleStartQueryVariables = Exact<{
  id: string;
  eyes?: string | null | undefined;
  actions: number;
}>;


export type BattleStartQuery = { log: { actions: { edges: Array<{ cursor: string, node: { position: number, version: number, at: string, by: string, order: unknown, changes: unknown, effects: Array<{ kind: string, sentence: string, about: unknown }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null, first: { version: number, position: unknown } | null, battle: { id: string, campaignId: string, name: string, system: string, mode: BattleMode, version: number, published: boolean, outcome: { winner: string | null, why: string } | null, sides: Array<{ key: string, name: string }>, board: { picture: string | null, width: number, height: number, hexes: Array<{ name: string, names: Array<string>, x: number, y: number, inPlay: boolean, level: number, terrain: string, fills: string | null, watercourse: string | null, hexsides: Array<string | null>, roads: Array<string | null>, places: Array<string>, building: { material: string, kind: string, upperLevels: number, stairway: boolean } | null, bridge: { terrain: string, over: string } | null }> } } | null };

export type BattleLogQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  eyes?: string | null | undefined;
}>;


export type BattleLogQuery = { battle: { actions: { edges: Array<{ cursor: string, node: { position: number, version: number, at: string, by: string, order: unknown, changes: unknown, effects: Array<{ kind: string, sentence: string, about: unknown }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type LogPageFragment = { edges: Array<{ cursor: string, node: { position: number, version: number, at: string, by: string, order: unknown, changes: unknown, effects: Array<{ kind: string, sentence: string, about: unknown }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type LoggedActionFragment = { position: number, version: number, at: string, by: string, order: unknown, changes: unknown, effects: Array<{ kind: string, sentence: string, about: unknown }> };

export type ActionDetailQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  eyes?: string | null | undefined;
}>;


export type ActionDetailQuery = { battle: { actions: { nodes: Array<{ version: number, dice: string, standing: boolean, rolls: Array<{ purpose: string, dice: Array<{ sides: number, colour: string, face: number }> }>, effects: Array<{ estimated: boolean, cites: Array<{ rule: string, text: string | null }> }> }> } } | null };

export type DetailFragment = { version: number, dice: string, standing: boolean, rolls: Array<{ purpose: string, dice: Array<{ sides: number, colour: string, face: number }> }>, effects: Array<{ estimated: boolean, cites: Array<{ rule: string, text: string | null }> }> };

export type FollowCampaignSubscriptionVariables = Exact<{
  campaignId: string;
  after: number;
}>;


export type FollowCampaignSubscription = { campaignEvents: { position: number, kind: string, battleId: string | null, action: { position: number, version: number, at: string, by: string, order: unknown, changes: unknown, dice: string, standing: boolean, effects: Array<{ kind: string, sentence: string, about: unknown, estimated: boolean, cites: Array<{ rule: string, text: string | null }> }>, rolls: Array<{ purpose: string, dice: Array<{ sides: number, colour: string, face: number }> }> } | null } };

export type PresentationQueryVariables = Exact<{
  system: string;
}>;


export type PresentationQuery = { rulebook: { title: string, presentation: unknown, orders: Array<{ kind: string, title: string, description: string }> } | null };

export type BattleDiceQueryVariables = Exact<{
  id: string;
}>;


export type BattleDiceQuery = { battle: { dice: { seeds: Array<{ from: number, scheme: string, hash: string, seed: string | null }> } | null } | null };

export type DiceLogQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  eyes?: string | null | undefined;
}>;


export type DiceLogQuery = { battle: { actions: { nodes: Array<{ version: number, by: string, dice: string, rolls: Array<{ purpose: string, to: Array<string> | null, dice: Array<{ sides: number, colour: string, face: number }> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type LabQueryVariables = Exact<{
  document: unknown;
}>;


export type LabQuery = { lab: unknown };

export type BattleSheetQueryVariables = Exact<{
  id: string;
  version: number;
}>;


export type BattleSheetQuery = { battle: { orderOfBattle: string } | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { serverVersion: string, viewer: { scopes: Array<Scope>, person: { id: string, displayName: string } } | null };

export type DemonstrationSeatsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemonstrationSeatsQuery = { demonstrationSeats: Array<{ seat: string, title: string }> };

export type TakeDemonstrationSeatMutationVariables = Exact<{
  input: TakeDemonstrationSeatInput;
}>;


export type TakeDemonstrationSeatMutation = { takeDemonstrationSeat:
    | { __typename: 'DemonstrationSeatTaken', token: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type MyCampaignsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCampaignsQuery = { rulebooks: Array<{ system: string, title: string }>, campaigns: { nodes: Array<{ id: string, name: string, description: string, viewer: { role: CampaignRole, side: { key: string, name: string } | null }, battles: { nodes: Array<{ id: string, name: string, system: string, version: number, openedAt: string, clock: { turn: number, phase: string, active: string | null }, outcome: { winner: string | null, why: string } | null, awaiting: Array<{ side: string, kind: string }>, sides: Array<{ key: string, name: string }> }> } }> } | null };

export type BattleLineFragment = { id: string, name: string, system: string, version: number, openedAt: string, clock: { turn: number, phase: string, active: string | null }, outcome: { winner: string | null, why: string } | null, awaiting: Array<{ side: string, kind: string }>, sides: Array<{ key: string, name: string }> };

export type MailAndNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailAndNewsQuery = { sendsMail: boolean, viewer: { mailbox: { address: string, verifiedAt: string | null, refusal: string | null, closed: boolean } | null, news: { timeZone: string, digestAt: string, unsubscribedAt: string | null, calendar: string, quietHours: { from: string, until: string } | null, choices: Array<{ kind: string, tells: string, timing: NewsTiming }> } | null } | null };

export type NewsFragment = { timeZone: string, digestAt: string, unsubscribedAt: string | null, calendar: string, quietHours: { from: string, until: string } | null, choices: Array<{ kind: string, tells: string, timing: NewsTiming }> };

export type WhetherMailIsSentQueryVariables = Exact<{ [key: string]: never; }>;


export type WhetherMailIsSentQuery = { sendsMail: boolean };

export type AskForPasswordMutationVariables = Exact<{
  input: AskForPasswordInput;
}>;


export type AskForPasswordMutation = { askForPassword:
    | { __typename: 'PasswordAskedFor' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
   };

export type SetForgottenPasswordMutationVariables = Exact<{
  input: SetForgottenPasswordInput;
}>;


export type SetForgottenPasswordMutation = { setForgottenPassword:
    | { __typename: 'PasswordChanged' }
    | { __typename: 'WrongCredentials', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
   };

export type SetMailAddressMutationVariables = Exact<{
  input: SetMailAddressInput;
}>;


export type SetMailAddressMutation = { setMailAddress:
    | { __typename: 'MailAddressSet' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type VerifyMailAddressMutationVariables = Exact<{
  input: VerifyMailAddressInput;
}>;


export type VerifyMailAddressMutation = { verifyMailAddress:
    | { __typename: 'MailAddressVerified', address: string }
    | { __typename: 'WrongCredentials', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'TooManyAttempts', code: string, message: string }
   };

export type SetNewsPreferencesMutationVariables = Exact<{
  input: SetNewsPreferencesInput;
}>;


export type SetNewsPreferencesMutation = { setNewsPreferences:
    | { __typename: 'NewsPreferencesSet' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RenewCalendarAddressMutationVariables = Exact<{
  input: RenewCalendarAddressInput;
}>;


export type RenewCalendarAddressMutation = { renewCalendarAddress:
    | { __typename: 'CalendarAddressRenewed' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type NowQueryVariables = Exact<{
  id: string;
}>;


export type NowQuery = { battle: { version: number, awaiting: Array<{ side: string, kind: string, orders: Array<string>, about: unknown, roll: { purpose: string, dice: Array<{ sides: number, colour: string }> } | null }>, outcome: { winner: string | null, why: string } | null, undoRequest: { side: string, toVersion: number, why: string | null } | null } | null };

export type LegalOrdersQueryVariables = Exact<{
  id: string;
  version: number;
  first: number;
  after?: string | null | undefined;
  side?: string | null | undefined;
  filter?: LegalOrderFilter | null | undefined;
}>;


export type LegalOrdersQuery = { battle: { version: number, legalOrderPage: { total: number, nodes: Array<{ kind: string, order: unknown, unit: string | null, units: Array<string>, at: string | null, places: Array<string>, targets: Array<string>, cost: unknown, says: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type IssueOrdersMutationVariables = Exact<{
  input: IssueOrdersInput;
}>;


export type IssueOrdersMutation = { issueOrders:
    | { __typename: 'OrdersIssued', actions: Array<{ position: number, version: number, at: string, by: string, order: unknown, changes: unknown, dice: string, standing: boolean, effects: Array<{ kind: string, sentence: string, about: unknown, estimated: boolean, cites: Array<{ rule: string, text: string | null }> }>, rolls: Array<{ purpose: string, dice: Array<{ sides: number, colour: string, face: number }> }> }> }
    | { __typename: 'OrderRefused', code: string, message: string, rule: string | null, cites: Array<{ rule: string, text: string | null }> }
    | { __typename: 'InvalidInput', code: string, message: string, rule: string | null }
    | { __typename: 'KeyInUse', code: string, message: string, rule: string | null }
    | { __typename: 'NotAllowed', code: string, message: string, rule: string | null }
    | { __typename: 'NotFound', code: string, message: string, rule: string | null }
    | { __typename: 'Conflict', code: string, message: string, rule: string | null }
   };

export type UndoMutationVariables = Exact<{
  input: UndoInput;
}>;


export type UndoMutation = { undo:
    | { __typename: 'ActionsUndone' }
    | { __typename: 'UndoAsked' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
   };

export type AnswerUndoMutationVariables = Exact<{
  input: AnswerUndoInput;
}>;


export type AnswerUndoMutation = { answerUndo:
    | { __typename: 'ActionsUndone' }
    | { __typename: 'UndoDeclined' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
   };

export type ViewerInQueryVariables = Exact<{
  id: string;
}>;


export type ViewerInQuery = { campaign: { name: string, viewer: { role: CampaignRole, mayCommand: Array<string>, side: { key: string, name: string } | null } } | null };

export type OrderFormsQueryVariables = Exact<{
  system: string;
}>;


export type OrderFormsQuery = { rulebook: { orders: Array<{ kind: string, schema: unknown }> } | null };

export type StandingFormQueryVariables = Exact<{
  system: string;
}>;


export type StandingFormQuery = { rulebook: { standingOrderSchema: unknown } | null };

export type PublishBattleMutationVariables = Exact<{
  input: PublishBattleInput;
}>;


export type PublishBattleMutation = { publishBattle:
    | { __typename: 'BattlePublished' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
   };

export type UnpublishBattleMutationVariables = Exact<{
  input: UnpublishBattleInput;
}>;


export type UnpublishBattleMutation = { unpublishBattle:
    | { __typename: 'BattleUnpublished' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
   };

export type RoomQueryVariables = Exact<{
  id: string;
}>;


export type RoomQuery = { campaign: { id: string, name: string, description: string, position: number, viewer: { role: CampaignRole, mayCommand: Array<string>, side: { key: string, name: string } | null }, battles: { nodes: Array<{ id: string, name: string, system: string, version: number, openedAt: string, clock: { turn: number, phase: string, active: string | null }, outcome: { winner: string | null, why: string } | null, awaiting: Array<{ side: string, kind: string }>, sides: Array<{ key: string, name: string }> }> }, book: { version: number, system: string, date: string, turn: number, phase: CampaignPhase, deadline: string | null, outcome: { winner: string | null, why: string } | null, line: { id: string, name: string }, sides: Array<{ key: string, name: string, points: number | null, victoryPoints: number, battlesWon: number, stance: Stance | null, stillNeeded: string | null, sealed: boolean | null }>, standings: Array<{ turn: number, date: string, sides: Array<{ side: string, victoryPoints: number }> }>, preconditions: { turn: number, phase: CampaignPhase, next: string | null, met: boolean, missing: Array<{ code: string, says: string, side: string | null, battle: string | null, node: string | null, answers: Array<{ says: string, version: number, fact: unknown }> }> }, graph: { nodes: Array<{ id: string, title: string, about: string | null, isBattle: boolean, status: NodeStatus, ends: boolean, worth: { win: number, perPoint: number }, battle: { id: string, name: string, status: CampaignBattleStatus } | null, edges: Array<{ id: string, to: string, says: string, days: number, taken: boolean, mayCome: boolean }> }> }, battles: { nodes: Array<{ id: string, name: string, mode: BattleMode, status: CampaignBattleStatus, turn: number, node: string | null, report: { winner: string | null, why: string } | null }> } } | null } | null };

export type RoomNodeFragment = { id: string, title: string, about: string | null, isBattle: boolean, status: NodeStatus, ends: boolean, worth: { win: number, perPoint: number }, battle: { id: string, name: string, status: CampaignBattleStatus } | null, edges: Array<{ id: string, to: string, says: string, days: number, taken: boolean, mayCome: boolean }> };

export type RoomRosterQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RoomRosterQuery = { campaign: { book: { formations: Array<{ id: string, side: string, name: string, parent: string | null }>, roster: { nodes: Array<{ id: string, side: string, kind: RosterKind, name: string, counter: string, state: RosterState, formation: string | null, with: string | null, until: number | null, rank: string | null, level: string | null, awards: Array<string>, experience: { points: number, battles: number, kills: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type RosterLineFragment = { id: string, side: string, kind: RosterKind, name: string, counter: string, state: RosterState, formation: string | null, with: string | null, until: number | null, rank: string | null, level: string | null, awards: Array<string>, experience: { points: number, battles: number, kills: number } };

export type RoomLifeQueryVariables = Exact<{
  id: string;
  unit: string;
}>;


export type RoomLifeQuery = { campaign: { book: { rosterUnit: { id: string, side: string, kind: RosterKind, name: string, counter: string, state: RosterState, formation: string | null, with: string | null, until: number | null, rank: string | null, level: string | null, awards: Array<string>, experience: { actions: number, checksPassed: number, checksFailed: number, points: number, battles: number, kills: number, earned: Array<{ version: number, turn: number, for: string, points: number, total: number }> }, lifeStory: { text: string } } | null } | null } | null };

export type RoomTurnsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RoomTurnsQuery = { campaign: { book: { turns: { nodes: Array<{ turn: number, date: string, state: TurnState, text: string, result: Array<string>, steps: Array<{ number: number, step: string, subject: string | null, state: TurnStepState }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type RoomHonoursQueryVariables = Exact<{
  id: string;
}>;


export type RoomHonoursQuery = { campaign: { book: { victoryPoints: { totals: Array<{ side: string, points: number }>, nodes: Array<{ version: number, turn: number, side: string, points: number, total: number, says: string, cause: { battle: string | null, version: number | null, policy: string | null } | null }>, pageInfo: { hasNextPage: boolean } }, fieldPromotions: { nodes: Array<{ version: number, turn: number, date: string, meaning: PromotionMeaning, side: string, unit: string | null, says: string, rule: string }>, pageInfo: { hasNextPage: boolean } }, awards: { nodes: Array<{ version: number, turn: number, date: string, unit: string, name: string, award: string, says: string }>, pageInfo: { hasNextPage: boolean } } } | null } | null };

export type RoomNewsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RoomNewsQuery = { campaign: { book: { entries: { nodes: Array<{ version: number, at: string, kind: string, fact: unknown, sentence: string, correctedBy: number | null, corrects: { version: number, why: string, rewritten: number } | null, consequences: Array<{ what: string, sentence: string, cause: { battle: string | null, version: number | null, policy: string | null, says: string | null } | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type RoomReportQueryVariables = Exact<{
  id: string;
  battle: string;
}>;


export type RoomReportQuery = { campaign: { name: string, book: { afterActionReport: { battle: string, name: string, text: string, winner: string | null, why: string, note: string | null, points: Array<{ side: string, points: number }>, units: Array<{ unit: string, name: string | null, side: string | null, fate: string, became: RosterState | null }>, losses: Array<{ side: string, fate: string, units: number }>, consequences: Array<{ what: string, sentence: string }> } | null } | null } | null };

export type FollowRoomSubscriptionVariables = Exact<{
  campaignId: string;
  after: number;
}>;


export type FollowRoomSubscription = { campaignEvents: { position: number, kind: string } };

export type RoomDryRunQueryVariables = Exact<{
  id: string;
}>;


export type RoomDryRunQuery = { campaign: { book: { dryRun: { step: string, missing: Array<{ says: string }>, likeliest: Array<{ sentence: string }>, rolls: Array<{ key: string, purpose: string, results: Array<{ result: string, chance: number }> }> } | null } | null } | null };

export type RoomStepsQueryVariables = Exact<{
  id: string;
}>;


export type RoomStepsQuery = { campaign: { book: { turns: { nodes: Array<{ steps: Array<{ number: number, step: string, subject: string | null, state: TurnStepState }> }> } } | null } | null };

export type RollOddsFragment = { key: string, purpose: string, results: Array<{ result: string, chance: number }> };

export type UnitsInBattleQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type UnitsInBattleQuery = { campaign: { book: { roster: { nodes: Array<{ id: string, name: string, side: string, counter: string, battle: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type DrawnQueryVariables = Exact<{
  id: string;
}>;


export type DrawnQuery = { campaign: { book: { battles: { nodes: Array<{ id: string, drawn: Array<{ roster: string }> }> } } | null } | null };

export type PreviewReportQueryVariables = Exact<{
  id: string;
  battle: string;
  report: BattleReportInput;
}>;


export type PreviewReportQuery = { campaign: { book: { previewReport: { losses: Array<{ side: string, fate: string, units: number }>, likeliest: Array<{ sentence: string }>, rolls: Array<{ key: string, purpose: string, results: Array<{ result: string, chance: number }> }> } | null } | null } | null };

export type PreviewCorrectionQueryVariables = Exact<{
  id: string;
  version: number;
  fact: unknown;
}>;


export type PreviewCorrectionQuery = { campaign: { book: { version: number, previewCorrection: { rewritten: Array<{ version: number, refused: { message: string } | null }>, differences: Array<{ unit: string | null, name: string, differences: Array<{ kind: DifferenceKind, version: number, what: string, before: string | null, after: string | null }> }> } | null } | null } | null };

export type StaffTableQueryVariables = Exact<{
  id: string;
  side: string;
  after?: string | null | undefined;
}>;


export type StaffTableQuery = { campaign: { book: { policies: { document: unknown }, purchasable: Array<{ group: string, side: string, cost: number, units: Array<{ counter: string, count: number }> }>, sealed: Array<{ side: string, turn: number, stance: Stance | null, priorities: Array<string>, purchases: Array<{ group: string, count: number }>, deployments: Array<{ node: string, units: Array<string> }>, choices: Array<{ node: string, edge: string }> }>, roster: { nodes: Array<{ id: string, name: string, counter: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

type BookProblem_WrongCredentials_Fragment = { code: string, message: string };

type BookProblem_OrderRefused_Fragment = { code: string, message: string };

type BookProblem_NotAllowed_Fragment = { code: string, message: string };

type BookProblem_NotFound_Fragment = { code: string, message: string };

type BookProblem_InvalidInput_Fragment = { code: string, message: string };

type BookProblem_Conflict_Fragment = { code: string, message: string };

type BookProblem_KeyInUse_Fragment = { code: string, message: string };

type BookProblem_TooManyAttempts_Fragment = { code: string, message: string };

type BookProblem_UploadRefused_Fragment = { code: string, message: string };

export type BookProblemFragment =
  | BookProblem_WrongCredentials_Fragment
  | BookProblem_OrderRefused_Fragment
  | BookProblem_NotAllowed_Fragment
  | BookProblem_NotFound_Fragment
  | BookProblem_InvalidInput_Fragment
  | BookProblem_Conflict_Fragment
  | BookProblem_KeyInUse_Fragment
  | BookProblem_TooManyAttempts_Fragment
  | BookProblem_UploadRefused_Fragment
;

export type AdvanceTurnMutationVariables = Exact<{
  input: AdvanceTurnInput;
}>;


export type AdvanceTurnMutation = { advanceTurn:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type ReportBattleMutationVariables = Exact<{
  input: ReportBattleInput;
}>;


export type ReportBattleMutation = { reportBattle:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type CorrectEntryMutationVariables = Exact<{
  input: CorrectInput;
}>;


export type CorrectEntryMutation = { correct:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type OpenCampaignBattleMutationVariables = Exact<{
  input: OpenCampaignBattleInput;
}>;


export type OpenCampaignBattleMutation = { openCampaignBattle:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type DecideNodeMutationVariables = Exact<{
  input: DecideNodeInput;
}>;


export type DecideNodeMutation = { decideNode:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type SealOrdersMutationVariables = Exact<{
  input: SealOrdersInput;
}>;


export type SealOrdersMutation = { sealOrders:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RoomPeopleQueryVariables = Exact<{
  id: string;
  isReferee: boolean;
}>;


export type RoomPeopleQuery = { campaign: { settings: { declassifiesAt: string | null }, sides: Array<{ id: string, key: string, name: string }>, members: { nodes: Array<{ role: CampaignRole, joinedAt: string, person: { id: string, displayName: string }, side: { name: string } | null }> } | null, invitations?: { nodes: Array<{ id: string, role: CampaignRole, state: InvitationState, createdAt: string, expiresAt: string, side: { name: string } | null, acceptedBy: { displayName: string } | null }> } | null } | null };

export type InviteMutationVariables = Exact<{
  input: InviteInput;
}>;


export type InviteMutation = { invite:
    | { __typename: 'InvitationIssued', secret: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RevokeInvitationMutationVariables = Exact<{
  input: RevokeInvitationInput;
}>;


export type RevokeInvitationMutation = { revokeInvitation:
    | { __typename: 'InvitationRevoked' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type ChangeCampaignSettingsMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;


export type ChangeCampaignSettingsMutation = { changeCampaignSettings:
    | { __typename: 'CampaignChanged' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RoomPoliciesQueryVariables = Exact<{
  id: string;
}>;


export type RoomPoliciesQuery = { campaign: { book: { policies: { preset: string, version: number, document: unknown } } | null } | null };

export type PreviewPoliciesQueryVariables = Exact<{
  id: string;
  policies: unknown;
}>;


export type PreviewPoliciesQuery = { campaign: { book: { previewPolicies: { rewritten: Array<{ version: number, refused: { message: string } | null }>, differences: Array<{ unit: string | null, name: string, differences: Array<{ kind: DifferenceKind, version: number, what: string, before: string | null, after: string | null }> }> } | null } | null } | null };

export type PreviewedBookFragment = { rewritten: Array<{ version: number, refused: { message: string } | null }>, differences: Array<{ unit: string | null, name: string, differences: Array<{ kind: DifferenceKind, version: number, what: string, before: string | null, after: string | null }> }> };

export type SetPoliciesMutationVariables = Exact<{
  input: SetPoliciesInput;
}>;


export type SetPoliciesMutation = { setPolicies:
    | { __typename: 'BookChanged' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RoomLinesQueryVariables = Exact<{
  id: string;
}>;


export type RoomLinesQuery = { campaign: { book: { lines: Array<{ id: string, name: string, current: boolean, version: number, createdAt: string, from: { line: string, version: number } | null }> } | null } | null };

export type CompareLinesQueryVariables = Exact<{
  id: string;
  line: string;
}>;


export type CompareLinesQuery = { campaign: { book: { compare: { turns: { here: number, there: number }, standings: Array<{ side: string, here: { victoryPoints: number, battlesWon: number } | null, there: { victoryPoints: number, battlesWon: number } | null }>, roster: Array<{ unit: string, name: string, says: string }>, nodes: Array<{ node: string, here: NodeStatus | null, there: NodeStatus | null }> } | null } | null } | null };

export type BranchMutationVariables = Exact<{
  input: BranchInput;
}>;


export type BranchMutation = { branch:
    | { __typename: 'BookBranched', line: { id: string } }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type UseLineMutationVariables = Exact<{
  input: UseLineInput;
}>;


export type UseLineMutation = { useLine:
    | { __typename: 'BookChanged' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type MakeRulingMutationVariables = Exact<{
  input: MakeRulingInput;
}>;


export type MakeRulingMutation = { makeRuling:
    | { __typename: 'BookChanged' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RulableQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RulableQuery = { campaign: { book: { formations: Array<{ id: string, side: string, name: string }>, flags: Array<{ flag: string, value: unknown }>, terrain: Array<{ ground: string, marks: unknown }>, roster: { nodes: Array<{ captor: string | null, is: unknown, marks: unknown, id: string, side: string, kind: RosterKind, name: string, counter: string, state: RosterState, formation: string | null, with: string | null, until: number | null, rank: string | null, level: string | null, awards: Array<string>, experience: { points: number, battles: number, kills: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type SetDeadlineMutationVariables = Exact<{
  input: SetDeadlineInput;
}>;


export type SetDeadlineMutation = { setDeadline:
    | { __typename: 'BookChanged' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type ConcedeMutationVariables = Exact<{
  input: ConcedeInput;
}>;


export type ConcedeMutation = { concede:
    | { __typename: 'BookChanged' }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type ProposeFromSaveQueryVariables = Exact<{
  id: string;
  battle: string;
  save: string;
  before?: string | null | undefined;
  matching: Array<MatchedCounterInput> | MatchedCounterInput;
}>;


export type ProposeFromSaveQuery = { campaign: { book: { proposeReport: { strangers: Array<string>, note: string | null, unitsFile: string, units: Array<{ key: string | null, toldBy: CounterToldBy | null, fate: Fate | null, says: string | null, unit: { id: string, name: string, side: string, counter: string } }>, counters: Array<{ key: string, lasts: boolean, says: string }>, dice: Array<{ player: string, pairs: number, pairAverage: number | null, singles: number, singleAverage: number | null }>, said: Array<{ step: number, player: string, text: string }> } | null } | null } | null };

export type RoomMatchingQueryVariables = Exact<{
  id: string;
}>;


export type RoomMatchingQuery = { campaign: { book: { matching: Array<{ counter: string, unit: { id: string, name: string } }> | null } | null } | null };

export type MatchCountersMutationVariables = Exact<{
  input: MatchCountersInput;
}>;


export type MatchCountersMutation = { matchCounters:
    | { __typename: 'BookChanged', version: number }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'Conflict', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | { __typename: 'KeyInUse', code: string, message: string }
    | { __typename: 'NotAllowed', code: string, message: string }
   };

export type RoomPaperQueryVariables = Exact<{
  id: string;
  page: BookPage;
  unit?: string | null | undefined;
  battle?: string | null | undefined;
}>;


export type RoomPaperQuery = { campaign: { book: { paper: string } | null } | null };

export type RoomWorkbookQueryVariables = Exact<{
  id: string;
}>;


export type RoomWorkbookQuery = { campaign: { book: { workbook: string } | null } | null };

export const WhoMaySignUpDocument = "query WhoMaySignUp { signUpMode }" as Document<WhoMaySignUpQuery, WhoMaySignUpQueryVariables>;
export const SignInDocument = "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename ...Session ... on Problem { code message } } } fragment Session on SignedIn { accessToken accessTokenExpiresAt refreshToken person { id displayName } }" as Document<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = "mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename ... on Problem { code message } } }" as Document<SignUpMutation, SignUpMutationVariables>;
export const RefreshSessionDocument = "mutation RefreshSession($input: RefreshSessionInput!) { refreshSession(input: $input) { __typename ...Session ... on Problem { code message } } } fragment Session on SignedIn { accessToken accessTokenExpiresAt refreshToken person { id displayName } }" as Document<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const EndSessionDocument = "mutation EndSession($input: EndSessionInput!) { endSession(input: $input) { __typename } }" as Document<EndSessionMutation, EndSessionMutationVariables>;
export const ChangePasswordDocument = "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { __typename ... on Problem { code message } } }" as Document<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const AcceptInvitationDocument = "mutation AcceptInvitation($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename ... on InvitationAccepted { campaign { id name } } ... on Problem { code message } } }" as Document<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const BattleStartDocument = "query BattleStart($id: ID!, $eyes: String, $actions: Int!) { log: battle(id: $id, eyes: $eyes) { actions(first: $actions) { ...LogPage } } first: battle(id: $id, at: {version: 1}, eyes: $eyes) { version position } battle(id: $id) { id campaignId name system mode version published outcome { winner why } sides { key name } board { picture width height hexes { name names x y inPlay level terrain fills watercourse hexsides roads places building { material kind upperLevels stairway } bridge { terrain over } } } } } fragment LogPage on BattleActionConnection { edges { cursor node { ...LoggedAction } } pageInfo { hasNextPage endCursor } } fragment LoggedAction on BattleAction { position version at by order changes effects { kind sentence about } }" as Document<BattleStartQuery, BattleStartQueryVariables>;
export const BattleLogDocument = "query BattleLog($id: ID!, $first: Int!, $after: String, $eyes: String) { battle(id: $id, eyes: $eyes) { actions(first: $first, after: $after) { ...LogPage } } } fragment LogPage on BattleActionConnection { edges { cursor node { ...LoggedAction } } pageInfo { hasNextPage endCursor } } fragment LoggedAction on BattleAction { position version at by order changes effects { kind sentence about } }" as Document<BattleLogQuery, BattleLogQueryVariables>;
export const ActionDetailDocument = "query ActionDetail($id: ID!, $after: String, $eyes: String) { battle(id: $id, eyes: $eyes) { actions(first: 1, after: $after) { nodes { ...Detail } } } } fragment Detail on BattleAction { version dice standing rolls { purpose dice { sides colour face } } effects { estimated cites { rule text } } }" as Document<ActionDetailQuery, ActionDetailQueryVariables>;
export const FollowCampaignDocument = "subscription FollowCampaign($campaignId: ID!, $after: Int!) { campaignEvents(campaignId: $campaignId, after: $after) { position kind battleId action { ...LoggedAction ...Detail } } } fragment LoggedAction on BattleAction { position version at by order changes effects { kind sentence about } } fragment Detail on BattleAction { version dice standing rolls { purpose dice { sides colour face } } effects { estimated cites { rule text } } }" as Document<FollowCampaignSubscription, FollowCampaignSubscriptionVariables>;
export const PresentationDocument = "query Presentation($system: String!) { rulebook(system: $system) { title presentation orders { kind title description } } }" as Document<PresentationQuery, PresentationQueryVariables>;
export const BattleDiceDocument = "query BattleDice($id: ID!) { battle(id: $id) { dice { seeds { from scheme hash seed } } } }" as Document<BattleDiceQuery, BattleDiceQueryVariables>;
export const DiceLogDocument = "query DiceLog($id: ID!, $after: String, $eyes: String) { battle(id: $id, eyes: $eyes) { actions(first: 100, after: $after) { nodes { version by dice rolls { purpose to dice { sides colour face } } } pageInfo { hasNextPage endCursor } } } }" as Document<DiceLogQuery, DiceLogQueryVariables>;
export const LabDocument = "query Lab($document: JSON!) { lab(document: $document) }" as Document<LabQuery, LabQueryVariables>;
export const BattleSheetDocument = "query BattleSheet($id: ID!, $version: Int!) { battle(id: $id, at: {version: $version}) { orderOfBattle } }" as Document<BattleSheetQuery, BattleSheetQueryVariables>;
export const HomeDocument = "query Home { serverVersion viewer { person { id displayName } scopes } }" as Document<HomeQuery, HomeQueryVariables>;
export const DemonstrationSeatsDocument = "query DemonstrationSeats { demonstrationSeats { seat title } }" as Document<DemonstrationSeatsQuery, DemonstrationSeatsQueryVariables>;
export const TakeDemonstrationSeatDocument = "mutation TakeDemonstrationSeat($input: TakeDemonstrationSeatInput!) { takeDemonstrationSeat(input: $input) { __typename ... on DemonstrationSeatTaken { token } ... on Problem { code message } } }" as Document<TakeDemonstrationSeatMutation, TakeDemonstrationSeatMutationVariables>;
export const MyCampaignsDocument = "query MyCampaigns { rulebooks { system title } campaigns(first: 30) { nodes { id name description viewer { role side { key name } } battles(first: 20) { nodes { ...BattleLine } } } } } fragment BattleLine on Battle { id name system version openedAt clock { turn phase active } outcome { winner why } awaiting { side kind } sides { key name } }" as Document<MyCampaignsQuery, MyCampaignsQueryVariables>;
export const MailAndNewsDocument = "query MailAndNews { sendsMail viewer { mailbox { address verifiedAt refusal closed } news { ...News } } } fragment News on NewsPreferences { timeZone quietHours { from until } digestAt choices { kind tells timing } unsubscribedAt calendar }" as Document<MailAndNewsQuery, MailAndNewsQueryVariables>;
export const WhetherMailIsSentDocument = "query WhetherMailIsSent { sendsMail }" as Document<WhetherMailIsSentQuery, WhetherMailIsSentQueryVariables>;
export const AskForPasswordDocument = "mutation AskForPassword($input: AskForPasswordInput!) { askForPassword(input: $input) { __typename ... on Problem { code message } } }" as Document<AskForPasswordMutation, AskForPasswordMutationVariables>;
export const SetForgottenPasswordDocument = "mutation SetForgottenPassword($input: SetForgottenPasswordInput!) { setForgottenPassword(input: $input) { __typename ... on Problem { code message } } }" as Document<SetForgottenPasswordMutation, SetForgottenPasswordMutationVariables>;
export const SetMailAddressDocument = "mutation SetMailAddress($input: SetMailAddressInput!) { setMailAddress(input: $input) { __typename ... on Problem { code message } } }" as Document<SetMailAddressMutation, SetMailAddressMutationVariables>;
export const VerifyMailAddressDocument = "mutation VerifyMailAddress($input: VerifyMailAddressInput!) { verifyMailAddress(input: $input) { __typename ... on MailAddressVerified { address } ... on Problem { code message } } }" as Document<VerifyMailAddressMutation, VerifyMailAddressMutationVariables>;
export const SetNewsPreferencesDocument = "mutation SetNewsPreferences($input: SetNewsPreferencesInput!) { setNewsPreferences(input: $input) { __typename ... on Problem { code message } } }" as Document<SetNewsPreferencesMutation, SetNewsPreferencesMutationVariables>;
export const RenewCalendarAddressDocument = "mutation RenewCalendarAddress($input: RenewCalendarAddressInput!) { renewCalendarAddress(input: $input) { __typename ... on Problem { code message } } }" as Document<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables>;
export const NowDocument = "query Now($id: ID!) { battle(id: $id) { version awaiting { side kind orders roll { purpose dice { sides colour } } about } outcome { winner why } undoRequest { side toVersion why } } }" as Document<NowQuery, NowQueryVariables>;
export const LegalOrdersDocument = "query LegalOrders($id: ID!, $version: Int!, $first: Int!, $after: String, $side: String, $filter: LegalOrderFilter) { battle(id: $id, minVersion: $version) { version legalOrderPage(first: $first, after: $after, side: $side, filter: $filter) { total nodes { kind order unit units at places targets cost says } pageInfo { hasNextPage endCursor } } } }" as Document<LegalOrdersQuery, LegalOrdersQueryVariables>;
export const IssueOrdersDocument = "mutation IssueOrders($input: IssueOrdersInput!) { issueOrders(input: $input) { __typename ... on OrdersIssued { actions { ...LoggedAction ...Detail } } ... on OrderRefused { cites { rule text } } ... on Problem { code message rule } } } fragment LoggedAction on BattleAction { position version at by order changes effects { kind sentence about } } fragment Detail on BattleAction { version dice standing rolls { purpose dice { sides colour face } } effects { estimated cites { rule text } } }" as Document<IssueOrdersMutation, IssueOrdersMutationVariables>;
export const UndoDocument = "mutation Undo($input: UndoInput!) { undo(input: $input) { __typename ... on Problem { code message } } }" as Document<UndoMutation, UndoMutationVariables>;
export const AnswerUndoDocument = "mutation AnswerUndo($input: AnswerUndoInput!) { answerUndo(input: $input) { __typename ... on Problem { code message } } }" as Document<AnswerUndoMutation, AnswerUndoMutationVariables>;
export const ViewerInDocument = "query ViewerIn($id: ID!) { campaign(id: $id) { name viewer { role side { key name } mayCommand } } }" as Document<ViewerInQuery, ViewerInQueryVariables>;
export const OrderFormsDocument = "query OrderForms($system: String!) { rulebook(system: $system) { orders { kind schema } } }" as Document<OrderFormsQuery, OrderFormsQueryVariables>;
export const StandingFormDocument = "query StandingForm($system: String!) { rulebook(system: $system) { standingOrderSchema } }" as Document<StandingFormQuery, StandingFormQueryVariables>;
export const PublishBattleDocument = "mutation PublishBattle($input: PublishBattleInput!) { publishBattle(input: $input) { __typename ... on Problem { code message } } }" as Document<PublishBattleMutation, PublishBattleMutationVariables>;
export const UnpublishBattleDocument = "mutation UnpublishBattle($input: UnpublishBattleInput!) { unpublishBattle(input: $input) { __typename ... on Problem { code message } } }" as Document<UnpublishBattleMutation, UnpublishBattleMutationVariables>;
export const RoomDocument = "query Room($id: ID!) { campaign(id: $id) { id name description position viewer { role side { key name } mayCommand } battles(first: 20) { nodes { ...BattleLine } } book { version system date turn phase deadline outcome { winner why } line { id name } sides { key name points victoryPoints battlesWon stance stillNeeded sealed } standings { turn date sides { side victoryPoints } } preconditions { turn phase next met missing { code says side battle node answers { says version fact } } } graph { nodes { ...RoomNode } } battles(first: 30) { nodes { id name mode status turn node report { winner why } } } } } } fragment BattleLine on Battle { id name system version openedAt clock { turn phase active } outcome { winner why } awaiting { side kind } sides { key name } } fragment RoomNode on ScenarioNode { id title about isBattle status ends worth { win perPoint } battle { id name status } edges { id to says days taken mayCome } }" as Document<RoomQuery, RoomQueryVariables>;
export const RoomRosterDocument = "query RoomRoster($id: ID!, $after: String) { campaign(id: $id) { book { formations { id side name parent } roster(first: 100, after: $after) { nodes { ...RosterLine } pageInfo { hasNextPage endCursor } } } } } fragment RosterLine on RosterUnit { id side kind name counter state formation with until rank level awards experience { points battles kills } }" as Document<RoomRosterQuery, RoomRosterQueryVariables>;
export const RoomLifeDocument = "query RoomLife($id: ID!, $unit: String!) { campaign(id: $id) { book { rosterUnit(id: $unit) { ...RosterLine experience { actions checksPassed checksFailed earned { version turn for points total } } lifeStory { text } } } } } fragment RosterLine on RosterUnit { id side kind name counter state formation with until rank level awards experience { points battles kills } }" as Document<RoomLifeQuery, RoomLifeQueryVariables>;
export const RoomTurnsDocument = "query RoomTurns($id: ID!, $after: String) { campaign(id: $id) { book { turns(first: 30, after: $after) { nodes { turn date state text result steps { number step subject state } } pageInfo { hasNextPage endCursor } } } } }" as Document<RoomTurnsQuery, RoomTurnsQueryVariables>;
export const RoomHonoursDocument = "query RoomHonours($id: ID!) { campaign(id: $id) { book { victoryPoints(first: 100) { totals { side points } nodes { version turn side points total says cause { battle version policy } } pageInfo { hasNextPage } } fieldPromotions(first: 100) { nodes { version turn date meaning side unit says rule } pageInfo { hasNextPage } } awards(first: 100) { nodes { version turn date unit name award says } pageInfo { hasNextPage } } } } }" as Document<RoomHonoursQuery, RoomHonoursQueryVariables>;
export const RoomNewsDocument = "query RoomNews($id: ID!, $after: String) { campaign(id: $id) { book { entries(first: 50, after: $after) { nodes { version at kind fact sentence correctedBy corrects { version why rewritten } consequences { what sentence cause { battle version policy says } } } pageInfo { hasNextPage endCursor } } } } }" as Document<RoomNewsQuery, RoomNewsQueryVariables>;
export const RoomReportDocument = "query RoomReport($id: ID!, $battle: ID!) { campaign(id: $id) { name book { afterActionReport(battle: $battle) { battle name text winner why points { side points } units { unit name side fate became } losses { side fate units } consequences { what sentence } note } } } }" as Document<RoomReportQuery, RoomReportQueryVariables>;
export const FollowRoomDocument = "subscription FollowRoom($campaignId: ID!, $after: Int!) { campaignEvents(campaignId: $campaignId, after: $after) { position kind } }" as Document<FollowRoomSubscription, FollowRoomSubscriptionVariables>;
export const RoomDryRunDocument = "query RoomDryRun($id: ID!) { campaign(id: $id) { book { dryRun { step missing { says } likeliest { sentence } rolls { ...RollOdds } } } } } fragment RollOdds on ExpectedRoll { key purpose results { result chance } }" as Document<RoomDryRunQuery, RoomDryRunQueryVariables>;
export const RoomStepsDocument = "query RoomSteps($id: ID!) { campaign(id: $id) { book { turns(first: 1) { nodes { steps { number step subject state } } } } } }" as Document<RoomStepsQuery, RoomStepsQueryVariables>;
export const UnitsInBattleDocument = "query UnitsInBattle($id: ID!, $after: String) { campaign(id: $id) { book { roster(first: 100, after: $after, filter: {state: BATTLE}) { nodes { id name side counter battle } pageInfo { hasNextPage endCursor } } } } }" as Document<UnitsInBattleQuery, UnitsInBattleQueryVariables>;
export const DrawnDocument = "query Drawn($id: ID!) { campaign(id: $id) { book { battles(first: 100) { nodes { id drawn { roster } } } } } }" as Document<DrawnQuery, DrawnQueryVariables>;
export const PreviewReportDocument = "query PreviewReport($id: ID!, $battle: ID!, $report: BattleReportInput!) { campaign(id: $id) { book { previewReport(battle: $battle, report: $report) { losses { side fate units } likeliest { sentence } rolls { ...RollOdds } } } } } fragment RollOdds on ExpectedRoll { key purpose results { result chance } }" as Document<PreviewReportQuery, PreviewReportQueryVariables>;
export const PreviewCorrectionDocument = "query PreviewCorrection($id: ID!, $version: Int!, $fact: JSON!) { campaign(id: $id) { book { version previewCorrection(version: $version, fact: $fact) { ...PreviewedBook } } } } fragment PreviewedBook on BookPreview { rewritten { version refused { message } } differences { unit name differences { kind version what before after } } }" as Document<PreviewCorrectionQuery, PreviewCorrectionQueryVariables>;
export const StaffTableDocument = "query StaffTable($id: ID!, $side: String!, $after: String) { campaign(id: $id) { book { policies { document } purchasable { group side cost units { counter count } } sealed { side turn stance purchases { group count } deployments { node units } priorities choices { node edge } } roster(first: 100, after: $after, filter: {side: $side, state: READY}) { nodes { id name counter } pageInfo { hasNextPage endCursor } } } } }" as Document<StaffTableQuery, StaffTableQueryVariables>;
export const AdvanceTurnDocument = "mutation AdvanceTurn($input: AdvanceTurnInput!) { advanceTurn(input: $input) { __typename ... on BookChanged { version } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<AdvanceTurnMutation, AdvanceTurnMutationVariables>;
export const ReportBattleDocument = "mutation ReportBattle($input: ReportBattleInput!) { reportBattle(input: $input) { __typename ... on BookChanged { version } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<ReportBattleMutation, ReportBattleMutationVariables>;
export const CorrectEntryDocument = "mutation CorrectEntry($input: CorrectInput!) { correct(input: $input) { __typename ... on BookChanged { version } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<CorrectEntryMutation, CorrectEntryMutationVariables>;
export const OpenCampaignBattleDocument = "mutation OpenCampaignBattle($input: OpenCampaignBattleInput!) { openCampaignBattle(input: $input) { __typename ... on BookChanged { version } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<OpenCampaignBattleMutation, OpenCampaignBattleMutationVariables>;
export const DecideNodeDocument = "mutation DecideNode($input: DecideNodeInput!) { decideNode(input: $input) { __typename ... on BookChanged { version } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<DecideNodeMutation, DecideNodeMutationVariables>;
export const SealOrdersDocument = "mutation SealOrders($input: SealOrdersInput!) { sealOrders(input: $input) { __typename ... on BookChanged { version } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<SealOrdersMutation, SealOrdersMutationVariables>;
export const RoomPeopleDocument = "query RoomPeople($id: ID!, $isReferee: Boolean!) { campaign(id: $id) { settings { declassifiesAt } sides { id key name } members(first: 100) { nodes { person { id displayName } role side { name } joinedAt } } invitations(first: 50) @include(if: $isReferee) { nodes { id role side { name } state createdAt expiresAt acceptedBy { displayName } } } } }" as Document<RoomPeopleQuery, RoomPeopleQueryVariables>;
export const InviteDocument = "mutation Invite($input: InviteInput!) { invite(input: $input) { __typename ... on InvitationIssued { secret } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<InviteMutation, InviteMutationVariables>;
export const RevokeInvitationDocument = "mutation RevokeInvitation($input: RevokeInvitationInput!) { revokeInvitation(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const ChangeCampaignSettingsDocument = "mutation ChangeCampaignSettings($input: ChangeCampaignSettingsInput!) { changeCampaignSettings(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<ChangeCampaignSettingsMutation, ChangeCampaignSettingsMutationVariables>;
export const RoomPoliciesDocument = "query RoomPolicies($id: ID!) { campaign(id: $id) { book { policies { preset version document } } } }" as Document<RoomPoliciesQuery, RoomPoliciesQueryVariables>;
export const PreviewPoliciesDocument = "query PreviewPolicies($id: ID!, $policies: JSON!) { campaign(id: $id) { book { previewPolicies(policies: $policies) { ...PreviewedBook } } } } fragment PreviewedBook on BookPreview { rewritten { version refused { message } } differences { unit name differences { kind version what before after } } }" as Document<PreviewPoliciesQuery, PreviewPoliciesQueryVariables>;
export const SetPoliciesDocument = "mutation SetPolicies($input: SetPoliciesInput!) { setPolicies(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<SetPoliciesMutation, SetPoliciesMutationVariables>;
export const RoomLinesDocument = "query RoomLines($id: ID!) { campaign(id: $id) { book { lines { id name current version createdAt from { line version } } } } }" as Document<RoomLinesQuery, RoomLinesQueryVariables>;
export const CompareLinesDocument = "query CompareLines($id: ID!, $line: ID!) { campaign(id: $id) { book { compare(with: $line) { turns { here there } standings { side here { victoryPoints battlesWon } there { victoryPoints battlesWon } } roster { unit name says } nodes { node here there } } } } }" as Document<CompareLinesQuery, CompareLinesQueryVariables>;
export const BranchDocument = "mutation Branch($input: BranchInput!) { branch(input: $input) { __typename ... on BookBranched { line { id } } ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<BranchMutation, BranchMutationVariables>;
export const UseLineDocument = "mutation UseLine($input: UseLineInput!) { useLine(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<UseLineMutation, UseLineMutationVariables>;
export const MakeRulingDocument = "mutation MakeRuling($input: MakeRulingInput!) { makeRuling(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<MakeRulingMutation, MakeRulingMutationVariables>;
export const RulableDocument = "query Rulable($id: ID!, $after: String) { campaign(id: $id) { book { formations { id side name } flags { flag value } terrain { ground marks } roster(first: 100, after: $after) { nodes { ...RosterLine captor is marks } pageInfo { hasNextPage endCursor } } } } } fragment RosterLine on RosterUnit { id side kind name counter state formation with until rank level awards experience { points battles kills } }" as Document<RulableQuery, RulableQueryVariables>;
export const SetDeadlineDocument = "mutation SetDeadline($input: SetDeadlineInput!) { setDeadline(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<SetDeadlineMutation, SetDeadlineMutationVariables>;
export const ConcedeDocument = "mutation Concede($input: ConcedeInput!) { concede(input: $input) { __typename ...BookProblem } } fragment BookProblem on Problem { code message }" as Document<ConcedeMutation, ConcedeMutationVariables>;
export const ProposeFromSaveDocument = "query ProposeFromSave($id: ID!, $battle: ID!, $save: String!, $before: String, $matching: [MatchedCounterInput!]!) { campaign(id: $id) { book { proposeReport( battle: $battle save: $save before: $before matching: $matching ) { units { unit { id name side counter } key toldBy fate says } counters { key lasts says } strangers dice { player pairs pairAverage singles singleAverage } said { step player text } note unitsFile } } } }" as Document<ProposeFromSaveQuery, ProposeFromSaveQueryVariables>;
export const RoomMatchingDocument = "query RoomMatching($id: ID!) { campaign(id: $id) { book { matching { unit { id name } counter } } } }" as Document<RoomMatchingQuery, RoomMatchingQueryVariables>;
export const MatchCountersDocument = "mutation MatchCounters($input: MatchCountersInput!) { matchCounters(input: $input) { __typename ... on BookChanged { version } ... on Problem { code message } } }" as Document<MatchCountersMutation, MatchCountersMutationVariables>;
export const RoomPaperDocument = "query RoomPaper($id: ID!, $page: BookPage!, $unit: String, $battle: ID) { campaign(id: $id) { book { paper(page: $page, unit: $unit, battle: $battle) } } }" as Document<RoomPaperQuery, RoomPaperQueryVariables>;
export const RoomWorkbookDocument = "query RoomWorkbook($id: ID!) { campaign(id: $id) { book { workbook } } }" as Document<RoomWorkbookQuery, RoomWorkbookQueryVariables>;
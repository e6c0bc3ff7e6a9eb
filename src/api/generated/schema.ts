// Generated from graphql/*.graphql by `npm run generate:schema`. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BattleView, ActionView, EffectView, LocationView, UnitView, CitationView } from '../../battles/index.js';
import type { BoardView } from '../../pictures/index.js';
import type { BookView, EntryView, LineView, ReportView, BattleInBook, RosterUnitView, NodeView, TurnView, StepView } from '../../books/index.js';
import type { CampaignView, InvitationView, MemberView, StandingView } from '../../campaigns/index.js';
import type { OverviewView } from '../../projections/index.js';
import type { CampaignEventView } from '../../campaign-log/index.js';
import type { JobView } from '../../jobs/index.js';
import type { ItemView } from '../../library/index.js';
import type { KnownSystem } from '../../rules-core/kernel/decide/known-system.js';
import type { PersonRef, ViewerRef } from '../../accounts/index.js';
import type { NewsPreferencesView } from '../../news/index.js';
import type { WebhookView } from '../../webhooks/index.js';
import type { ApiContext } from '../context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC: `2026-03-01T18:30:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. Used where a rulebook, not this schema, says what is inside. */
  JSON: { input: unknown; output: unknown; }
};

/** A person as others see them. */
export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
};

/** The person who asks, and what their token allows. */
export type Viewer = {
  __typename?: 'Viewer';
  person: Person;
  /** The address they sign in with. Null for people who sign in through OpenID Connect. */
  email: Maybe<Scalars['String']['output']>;
  /** What the token of this request may do. */
  scopes: Array<Scope>;
  /** The person's personal access tokens, newest first. The secrets are never shown again. */
  personalTokens: Maybe<PersonalTokenConnection>;
  /** Where the person wants mail. Null: nowhere. */
  mailbox: Maybe<Mailbox>;
  /** Where the person is signed in, newest first. */
  sessions: Maybe<SessionConnection>;
  news: Maybe<NewsPreferences>;
};


/** The person who asks, and what their token allows. */
export type ViewerPersonalTokensArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The person who asks, and what their token allows. */
export type ViewerSessionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Where a person gets mail. Nothing but a link is sent there before `verifiedAt`, when its owner followed it. */
export type Mailbox = {
  __typename?: 'Mailbox';
  address: Scalars['String']['output'];
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the mail server answered when it would not take a mail; `setMailAddress` begins anew. */
  refusal: Maybe<Scalars['String']['output']>;
  refusedAt: Maybe<Scalars['DateTime']['output']>;
  /** The server does not take mail for this address: nothing more is sent there. */
  closed: Scalars['Boolean']['output'];
};

export type PersonalToken = {
  __typename?: 'PersonalToken';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  scopes: Array<Scope>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  revokedAt: Maybe<Scalars['DateTime']['output']>;
};

export type PersonalTokenEdge = {
  __typename?: 'PersonalTokenEdge';
  cursor: Scalars['String']['output'];
  node: PersonalToken;
};

export type PersonalTokenConnection = {
  __typename?: 'PersonalTokenConnection';
  edges: Array<PersonalTokenEdge>;
  nodes: Array<PersonalToken>;
  pageInfo: PageInfo;
};

export type Session = {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  endedAt: Maybe<Scalars['DateTime']['output']>;
};

export type SessionEdge = {
  __typename?: 'SessionEdge';
  cursor: Scalars['String']['output'];
  node: Session;
};

export type SessionConnection = {
  __typename?: 'SessionConnection';
  edges: Array<SessionEdge>;
  nodes: Array<Session>;
  pageInfo: PageInfo;
};

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

export type Query = {
  __typename?: 'Query';
  /** Who may open an account here. */
  signUpMode: SignUpMode;
  /** Whether this server sends mail. Where it does not, news and forgotten passwords have to go other ways. */
  sendsMail: Scalars['Boolean']['output'];
  /** Who is asking. Null without a valid token. */
  viewer: Maybe<Viewer>;
  /**
   * One battle. `minVersion` waits until that version is reached, so that a client reads what it has just written. `eyes` is the
   * key of a side: the battle is shown as that side may know it. For those who see everything; a commander has the eyes of his own.
   * A battle that is published is there for strangers, too; members see it as what they are.
   */
  battle: Maybe<Battle>;
  /** Every kind of event there is. */
  eventKinds: Array<EventKind>;
  /** The key that belongs to the signatures of this server. */
  signingKey: SigningKey;
  /**
   * One campaign. `at` shows it as it was at that position; `minPosition` waits until that position is reached,
   * so that a client reads what it has just written.
   */
  campaign: Maybe<Campaign>;
  /** The campaigns the viewer is a member of, latest joined first. */
  campaigns: Maybe<CampaignConnection>;
  /** The version of the server. */
  serverVersion: Scalars['String']['output'];
  /**
   * The seats that may be taken from here. None, unless this process has prepared the demonstration campaigns itself (`npm start`)
   * and the browser or program runs on the same machine and asks for it by a name of that machine; none where `PUBLIC_URL` or `TRUSTED_PROXIES` says that others come, too.
   */
  demonstrationSeats: Array<DemonstrationSeat>;
  job: Maybe<Job>;
  rulebooks: Array<Rulebook>;
  rulebook: Maybe<Rulebook>;
  /**
   * Tries orders on any position without storing anything: what would happen with these dice, or with all of them.
   * `document` is a lab file; its form is `labSchema`. The lab works some seconds on a file, and what takes longer than
   * usual costs more: four points for a millisecond.
   */
  lab: Scalars['JSON']['output'];
  /** JSON Schema of a lab file. */
  labSchema: Scalars['JSON']['output'];
  /**
   * What is in a save (.vsav) or log (.vlog) of VASSAL, in base64: what `hexledger vassal FILE` prints. It has what both sides hide
   * from each other; the ids of users, which are passwords there, are not told. Nothing is stored.
   */
  vassalFile: Maybe<VassalFile>;
  /**
   * A set-up saved in VASL as a scenario of a rulebook: counters that it knows by their very names, on boards that are known. What is
   * not known is listed in `open` and left out. Nothing is stored: complete the scenario, `upload` it, and open a battle with it.
   */
  scenarioFromSave: Maybe<ScenarioFromSave>;
  /** An item of the library. Everybody who knows its id may read it. */
  libraryItem: Maybe<LibraryItem>;
  /** The viewer's own uploads, newest first. */
  library: Maybe<LibraryItemConnection>;
  /** A map that is not on any table yet: `map` as in a position, for a rulebook. */
  board: Maybe<Board>;
};


export type QueryBattleArgs = {
  id: Scalars['ID']['input'];
  at?: InputMaybe<BattleMoment>;
  minVersion?: InputMaybe<Scalars['Int']['input']>;
  eyes?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
  at?: InputMaybe<Scalars['Int']['input']>;
  minPosition?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampaignsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRulebookArgs = {
  system: Scalars['String']['input'];
};


export type QueryLabArgs = {
  document: Scalars['JSON']['input'];
};


export type QueryVassalFileArgs = {
  file: Scalars['String']['input'];
};


export type QueryScenarioFromSaveArgs = {
  input: ScenarioFromSaveInput;
};


export type QueryLibraryItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLibraryArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LibraryKind>;
};


export type QueryBoardArgs = {
  system: Scalars['String']['input'];
  map: Scalars['JSON']['input'];
};

export type SignUpInput = {
  idempotencyKey: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** At least 10 characters. */
  password: Scalars['String']['input'];
  /** The name others see. */
  displayName: Scalars['String']['input'];
  /**
   * Where `signUpMode` is not OPEN: the secret of an invitation to a campaign, which can be accepted afterwards, or a code from
   * the server's operator. Works for one person.
   */
  invitation?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The request was taken. The answer is the same whether or not the address already had an account, so nobody can find out who has one;
 * sign in to see.
 */
export type SignUpTaken = {
  __typename?: 'SignUpTaken';
  replayed: Scalars['Boolean']['output'];
};

export type SignUpResult = SignUpTaken | InvalidInput | KeyInUse | TooManyAttempts;

export type SignInInput = {
  /** A repeated request with the same key starts no second session. */
  idempotencyKey: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignInWithOpenIdInput = {
  idempotencyKey: Scalars['String']['input'];
  /** The ID token the front end received from the issuer. It works once; a repeated request has the same key. */
  idToken: Scalars['String']['input'];
  /** The nonce the front end sent to the issuer, when it sent one. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** For somebody's first visit where `signUpMode` asks for one. */
  invitation?: InputMaybe<Scalars['String']['input']>;
};

/** A session: the short-lived access token for requests, and the refresh token that gets the next pair. */
export type SignedIn = {
  __typename?: 'SignedIn';
  accessToken: Scalars['String']['output'];
  accessTokenExpiresAt: Scalars['DateTime']['output'];
  /** Works once. Presented a second time with another idempotency key, it ends the session: somebody has copied it. */
  refreshToken: Scalars['String']['output'];
  refreshTokenExpiresAt: Scalars['DateTime']['output'];
  person: Person;
};

/** The address and password, or the tokens, do not fit together (`WRONG_CREDENTIALS`), or the session has ended (`SESSION_ENDED`). */
export type WrongCredentials = Problem & {
  __typename?: 'WrongCredentials';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
};

export type SignInResult = SignedIn | WrongCredentials | InvalidInput | TooManyAttempts;

export type RefreshSessionInput = {
  /** A repeated request with the same key gets the same answer, so a lost answer loses nothing. */
  idempotencyKey: Scalars['String']['input'];
  refreshToken: Scalars['String']['input'];
};

export type RefreshSessionResult = SignedIn | WrongCredentials | InvalidInput | TooManyAttempts;

export type EndSessionInput = {
  idempotencyKey: Scalars['String']['input'];
  /** Which session. Left out: the one of this request. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};

export type SessionEnded = {
  __typename?: 'SessionEnded';
  replayed: Scalars['Boolean']['output'];
  session: Session;
};

export type EndSessionResult = SessionEnded | NotFound | InvalidInput | KeyInUse | NotAllowed;

export type ChangePasswordInput = {
  idempotencyKey: Scalars['String']['input'];
  currentPassword: Scalars['String']['input'];
  /** At least 10 characters. */
  newPassword: Scalars['String']['input'];
};

/** The password is changed and every other session has ended. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  replayed: Scalars['Boolean']['output'];
};

export type ChangePasswordResult = PasswordChanged | WrongCredentials | InvalidInput | KeyInUse | TooManyAttempts | NotAllowed;

export type CreatePersonalTokenInput = {
  idempotencyKey: Scalars['String']['input'];
  name: Scalars['String']['input'];
  scopes: Array<Scope>;
  /** Left out: valid until it is revoked. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PersonalTokenCreated = {
  __typename?: 'PersonalTokenCreated';
  replayed: Scalars['Boolean']['output'];
  token: PersonalToken;
  /** Send it as `Authorization: Bearer …`. Shown now and in no later query. */
  secret: Scalars['String']['output'];
};

export type CreatePersonalTokenResult = PersonalTokenCreated | InvalidInput | KeyInUse | NotAllowed;

export type RevokePersonalTokenInput = {
  idempotencyKey: Scalars['String']['input'];
  tokenId: Scalars['ID']['input'];
};

export type PersonalTokenRevoked = {
  __typename?: 'PersonalTokenRevoked';
  replayed: Scalars['Boolean']['output'];
  token: PersonalToken;
};

export type RevokePersonalTokenResult = PersonalTokenRevoked | NotFound | InvalidInput | KeyInUse | NotAllowed;

export type SetMailAddressInput = {
  idempotencyKey: Scalars['String']['input'];
  /** Null: no mail any more. An address gets a link, and nothing else before it is followed. */
  address?: InputMaybe<Scalars['String']['input']>;
};

export type MailAddressSet = {
  __typename?: 'MailAddressSet';
  replayed: Scalars['Boolean']['output'];
  mailbox: Maybe<Mailbox>;
};

export type SetMailAddressResult = MailAddressSet | InvalidInput | KeyInUse | TooManyAttempts | NotAllowed;

export type VerifyMailAddressInput = {
  idempotencyKey: Scalars['String']['input'];
  /** What follows `#verify=` in the link. It works for a day. */
  secret: Scalars['String']['input'];
};

export type MailAddressVerified = {
  __typename?: 'MailAddressVerified';
  address: Scalars['String']['output'];
};

/** `LINK_NOT_GOOD` where the link is too old or not whole. */
export type VerifyMailAddressResult = MailAddressVerified | WrongCredentials | InvalidInput | TooManyAttempts;

export type AskForPasswordInput = {
  idempotencyKey: Scalars['String']['input'];
  /** The address that the account signs in with. */
  email: Scalars['String']['input'];
};

/**
 * The request was taken. The answer is the same whether or not the address has an account; if it has, a link goes there that
 * works once, for half an hour.
 */
export type PasswordAskedFor = {
  __typename?: 'PasswordAskedFor';
  taken: Scalars['Boolean']['output'];
};

/** `NO_MAIL` where this server sends none. */
export type AskForPasswordResult = PasswordAskedFor | InvalidInput | TooManyAttempts;

export type SetForgottenPasswordInput = {
  idempotencyKey: Scalars['String']['input'];
  /** What follows `#password=` in the link. */
  secret: Scalars['String']['input'];
  /** At least 10 characters. */
  newPassword: Scalars['String']['input'];
};

/** `LINK_NOT_GOOD` where the link was used, is too old or not whole. */
export type SetForgottenPasswordResult = PasswordChanged | WrongCredentials | InvalidInput | KeyInUse | TooManyAttempts;

export type Mutation = {
  __typename?: 'Mutation';
  /** Says where the person wants mail. */
  setMailAddress: SetMailAddressResult;
  /** Follows the link that was sent to a mailbox: from now on mail goes there. */
  verifyMailAddress: VerifyMailAddressResult;
  /** Has a link sent with which a forgotten password is replaced. */
  askForPassword: AskForPasswordResult;
  /** Sets a new password with the link, and ends every session. */
  setForgottenPassword: SetForgottenPasswordResult;
  /** Opens an account with an address and a password. */
  signUp: SignUpResult;
  /** Signs in with an address and a password. */
  signIn: SignInResult;
  /** Signs in with an ID token of the configured OpenID Connect issuer. */
  signInWithOpenId: SignInResult;
  /** Gets the next pair of tokens for a session. */
  refreshSession: RefreshSessionResult;
  /** Ends a session; its tokens stop working. */
  endSession: EndSessionResult;
  /** Changes the password. */
  changePassword: ChangePasswordResult;
  /** Makes a personal access token for programs. */
  createPersonalToken: CreatePersonalTokenResult;
  /** Revokes a personal access token. */
  revokePersonalToken: RevokePersonalTokenResult;
  openBattle: OpenBattleResult;
  /** Gives orders, and answers decisions awaited. */
  issueOrders: IssueOrdersResult;
  /** Takes back the latest actions: at once if the side could foresee all that came of them, else with consent. */
  undo: UndoResult;
  /** Answers the opponent's request to take actions back. */
  answerUndo: AnswerUndoResult;
  /**
   * Lets everybody read a battle that is over, with all that was hidden in it and without a token. Nothing else of its campaign
   * is told. Should its end be taken back, strangers do not see it until it is over again. To publish a whole campaign, set its
   * date of declassification.
   */
  publishBattle: PublishBattleResult;
  /** Makes a published battle private again. */
  unpublishBattle: UnpublishBattleResult;
  /** The referee sets something right. */
  rule: RuleResult;
  /** Gives a campaign its book: roster, scenario graph and policies. It has one. */
  beginBook: ChangeBookResult;
  /** Enters more formations and more of the roster. */
  enlist: ChangeBookResult;
  /** Seals a side's orders for the turn: its own secret until all are revealed. */
  sealOrders: ChangeBookResult;
  /** Sets, moves or lifts the deadline of planning. */
  setDeadline: ChangeBookResult;
  /** Makes the next step of the turn by hand, when its preconditions hold; planning may also be ended without the absent. */
  advanceTurn: ChangeBookResult;
  /** Enters what a battle has brought. A battle that is open on this server is closed by it: it takes no more orders. */
  reportBattle: ChangeBookResult;
  /** Opens a battle at a node by hand, or one beside the graph. */
  openCampaignBattle: ChangeBookResult;
  /** Decides which way an undecided node goes on. */
  decideNode: ChangeBookResult;
  /** Sets flags that ways through the graph ask for. */
  setFlags: ChangeBookResult;
  /** Puts other policies in force from here on, or changes single ones. `Book.previewPolicies` tells what they would have changed. */
  setPolicies: ChangeBookResult;
  /** Changes the scenario graph. What is done stays. */
  setGraph: ChangeBookResult;
  /** The referee's own word about one of the roster, a side, a ground or a flag. */
  makeRuling: ChangeBookResult;
  /** Gives the campaign up. */
  concede: ChangeBookResult;
  /**
   * Keeps which counters units are in the saves of the program that the campaign's battles are fought with, so that later reports
   * are proposed with it. It is an entry of the book: it can be corrected, and a branch has its own.
   */
  matchCounters: ChangeBookResult;
  /** Sets an earlier entry right: everything later is worked out again with the same dice. `Book.previewCorrection` tells what would change. */
  correct: ChangeBookResult;
  /**
   * Begins another line of the campaign out of an earlier moment. The steps of its turns are made with `advanceTurn`:
   * by themselves only those of the line in use go on.
   */
  branch: BranchResult;
  /** Goes on with another line. */
  useLine: ChangeBookResult;
  /** Opens a campaign. The person who opens it is its referee. */
  createCampaign: CreateCampaignResult;
  /** Changes the name or the description. */
  renameCampaign: ChangeCampaignResult;
  /** Changes the observer delay or the date of declassification. */
  changeCampaignSettings: ChangeCampaignResult;
  /** Adds a side. */
  addSide: ChangeCampaignResult;
  /** Gives a side another name. Its key stays. */
  renameSide: ChangeCampaignResult;
  /** Makes an invitation by link. */
  invite: InviteResult;
  /** Makes an open invitation worthless. */
  revokeInvitation: RevokeInvitationResult;
  /** Joins a campaign through an invitation. Somebody who is a member already takes the invitation's role. */
  acceptInvitation: AcceptInvitationResult;
  /** Gives a member another role. */
  changeMemberRole: ChangeCampaignResult;
  /** Takes a member out of the campaign. */
  removeMember: ChangeCampaignResult;
  /** Leaves a campaign. The last referee cannot leave. */
  leaveCampaign: LeaveCampaignResult;
  /** Takes a seat in the demonstration campaigns. */
  takeDemonstrationSeat: TakeDemonstrationSeatResult;
  /** Has bundles of the whole campaign written from time to time. Each is a job: `Campaign.jobs` tells what has failed. */
  scheduleBundles: ScheduleBundlesResult;
  /** Has a dead or cancelled job tried again. */
  retryJob: RetryJobResult;
  /** Takes back a job that is not finished. */
  cancelJob: CancelJobResult;
  /** Puts a board, a scenario or a chart pack into the library. */
  upload: UploadResult;
  /** Says what is told by mail, and when. */
  setNewsPreferences: SetNewsPreferencesResult;
  /** Gives the calendar another address. */
  renewCalendarAddress: RenewCalendarAddressResult;
  /** Builds a projection anew from the log, without stopping anything. */
  rebuildProjection: RebuildProjectionResult;
  addWebhook: AddWebhookResult;
  /** Nothing more is sent there, not even what was still waiting. */
  removeWebhook: RemoveWebhookResult;
};


export type MutationSetMailAddressArgs = {
  input: SetMailAddressInput;
};


export type MutationVerifyMailAddressArgs = {
  input: VerifyMailAddressInput;
};


export type MutationAskForPasswordArgs = {
  input: AskForPasswordInput;
};


export type MutationSetForgottenPasswordArgs = {
  input: SetForgottenPasswordInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithOpenIdArgs = {
  input: SignInWithOpenIdInput;
};


export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCreatePersonalTokenArgs = {
  input: CreatePersonalTokenInput;
};


export type MutationRevokePersonalTokenArgs = {
  input: RevokePersonalTokenInput;
};


export type MutationOpenBattleArgs = {
  input: OpenBattleInput;
};


export type MutationIssueOrdersArgs = {
  input: IssueOrdersInput;
};


export type MutationUndoArgs = {
  input: UndoInput;
};


export type MutationAnswerUndoArgs = {
  input: AnswerUndoInput;
};


export type MutationPublishBattleArgs = {
  input: PublishBattleInput;
};


export type MutationUnpublishBattleArgs = {
  input: UnpublishBattleInput;
};


export type MutationRuleArgs = {
  input: RuleInput;
};


export type MutationBeginBookArgs = {
  input: BeginBookInput;
};


export type MutationEnlistArgs = {
  input: EnlistInput;
};


export type MutationSealOrdersArgs = {
  input: SealOrdersInput;
};


export type MutationSetDeadlineArgs = {
  input: SetDeadlineInput;
};


export type MutationAdvanceTurnArgs = {
  input: AdvanceTurnInput;
};


export type MutationReportBattleArgs = {
  input: ReportBattleInput;
};


export type MutationOpenCampaignBattleArgs = {
  input: OpenCampaignBattleInput;
};


export type MutationDecideNodeArgs = {
  input: DecideNodeInput;
};


export type MutationSetFlagsArgs = {
  input: SetFlagsInput;
};


export type MutationSetPoliciesArgs = {
  input: SetPoliciesInput;
};


export type MutationSetGraphArgs = {
  input: SetGraphInput;
};


export type MutationMakeRulingArgs = {
  input: MakeRulingInput;
};


export type MutationConcedeArgs = {
  input: ConcedeInput;
};


export type MutationMatchCountersArgs = {
  input: MatchCountersInput;
};


export type MutationCorrectArgs = {
  input: CorrectInput;
};


export type MutationBranchArgs = {
  input: BranchInput;
};


export type MutationUseLineArgs = {
  input: UseLineInput;
};


export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


export type MutationRenameCampaignArgs = {
  input: RenameCampaignInput;
};


export type MutationChangeCampaignSettingsArgs = {
  input: ChangeCampaignSettingsInput;
};


export type MutationAddSideArgs = {
  input: AddSideInput;
};


export type MutationRenameSideArgs = {
  input: RenameSideInput;
};


export type MutationInviteArgs = {
  input: InviteInput;
};


export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationChangeMemberRoleArgs = {
  input: ChangeMemberRoleInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationLeaveCampaignArgs = {
  input: LeaveCampaignInput;
};


export type MutationTakeDemonstrationSeatArgs = {
  input: TakeDemonstrationSeatInput;
};


export type MutationScheduleBundlesArgs = {
  input: ScheduleBundlesInput;
};


export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


export type MutationUploadArgs = {
  input: UploadInput;
};


export type MutationSetNewsPreferencesArgs = {
  input: SetNewsPreferencesInput;
};


export type MutationRenewCalendarAddressArgs = {
  input: RenewCalendarAddressInput;
};


export type MutationRebuildProjectionArgs = {
  input: RebuildProjectionInput;
};


export type MutationAddWebhookArgs = {
  input: AddWebhookInput;
};


export type MutationRemoveWebhookArgs = {
  input: RemoveWebhookInput;
};

/** How far the server decides a battle. */
export type BattleMode =
  /** Fought elsewhere; its result is reported. */
  | 'RECORD'
  /** Orders are checked; the players' own dice are declared; the referee may overrule. */
  | 'ASSIST'
  /** The server decides and rolls the dice. */
  | 'ENFORCE';

/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type Battle = {
  __typename?: 'Battle';
  id: Scalars['ID']['output'];
  /** The campaign that it belongs to: its events are followed with `campaignEvents`. */
  campaignId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The rulebook: `aslsk`, `combat`... */
  system: Scalars['String']['output'];
  /** Version of the rulebook's code that the battle began with. */
  rules: Scalars['String']['output'];
  mode: BattleMode;
  /** The version shown: 1 is the position at the start, every action adds one. */
  version: Scalars['Int']['output'];
  openedAt: Scalars['DateTime']['output'];
  closedAt: Maybe<Scalars['DateTime']['output']>;
  clock: BattleClock;
  /** Null while the battle goes on. */
  outcome: Maybe<BattleOutcome>;
  /** A referee has published it: while it is over everybody reads it, without a token, as the referee sees it. */
  published: Scalars['Boolean']['output'];
  /** Whose decision the battle awaits. Several at once: all may answer, in any order. */
  awaiting: Array<AwaitedDecision>;
  sides: Array<BattleSide>;
  /** The units that the viewer can see, by id. */
  units: BattleUnitConnection;
  unit: Maybe<BattleUnit>;
  /** Marks on locations: smoke, rubble, control... */
  locations: Array<BattleLocation>;
  /** The whole position as the viewer may know it, in the format of the lab and of scenarios. */
  position: Scalars['JSON']['output'];
  /** The map in the words of the position: boards and how they lie, or terrain hex by hex. */
  map: Scalars['JSON']['output'];
  /** What a side may order now: its own for a commander, any for the referee. Only at the latest version. */
  legalOrders: Maybe<Array<LegalOrder>>;
  /** The same page by page. A cursor holds until the battle moves on. */
  legalOrderPage: Maybe<LegalOrderConnection>;
  /**
   * How likely each outcome of an order is, at the version shown. It is counted on what the side itself can see there, so it
   * tells no more than the lab would tell the side of its own `position`: hidden units are not in it, nobody is assumed to be
   * beneath a concealment marker, and nothing is known of how the other side would go on. A refused order, and one whose dice
   * can fall in too many ways, is an error with the code of the refusal.
   */
  odds: Maybe<OrderOdds>;
  /** What happened, oldest first. */
  actions: BattleActionConnection;
  /** What is different between two versions, as the viewer may know it. */
  diff: BattleDiff;
  /** What the battle is about and how it is won, in words. */
  briefing: BattleBriefing;
  /**
   * The after-action report: who won and where it turned, what it cost each side, who stood out. It is told from what the viewer
   * may know of the battle. Null until the battle is over, and in rulebooks that do not tell battles.
   */
  afterActionReport: Maybe<Scalars['String']['output']>;
  /** The commitment to the server's dice, and the seed once the battle is over. */
  dice: Maybe<DiceCommitment>;
  /** A request to take actions back that waits for consent. */
  undoRequest: Maybe<UndoRequest>;
  board: Board;
  /**
   * Every counter that the viewer sees, by side and place, named as VASL's players know it, with what carries what and how it stands:
   * a sheet to set the battle up from by hand, in VASL or at a table. HTML is made for paper, without scripts.
   */
  orderOfBattle: Scalars['String']['output'];
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleUnitsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UnitFilter>;
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleUnitArgs = {
  id: Scalars['String']['input'];
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleLegalOrdersArgs = {
  side?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LegalOrderFilter>;
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleLegalOrderPageArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  side?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LegalOrderFilter>;
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleOddsArgs = {
  order: OrderInput;
  side?: InputMaybe<Scalars['String']['input']>;
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleActionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActionFilter>;
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleDiffArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/** A battle as the viewer may know it, at its latest version or at the moment asked for. */
export type BattleOrderOfBattleArgs = {
  format: SheetFormat;
};

export type BattleBriefing = {
  __typename?: 'BattleBriefing';
  /** Of the scenario. Null: it began with a position. */
  title: Maybe<Scalars['String']['output']>;
  /** What the scenario says of itself. */
  about: Maybe<Scalars['String']['output']>;
  /** How many turns it lasts. Null: as long as the sides like. */
  turns: Maybe<Scalars['Int']['output']>;
  /** Who wins when, one sentence for each way. */
  victory: Array<Scalars['String']['output']>;
};

export type BattleClock = {
  __typename?: 'BattleClock';
  turn: Scalars['Int']['output'];
  phase: Scalars['String']['output'];
  /** The key of the side whose turn, phase or impulse it is, in games that have such a thing. */
  active: Maybe<Scalars['String']['output']>;
  /** What else the rulebook says of the time. */
  more: Scalars['JSON']['output'];
};

export type BattleOutcome = {
  __typename?: 'BattleOutcome';
  /** The key of the side that won. Null: a draw. */
  winner: Maybe<Scalars['String']['output']>;
  why: Scalars['String']['output'];
};

export type AwaitedDecision = {
  __typename?: 'AwaitedDecision';
  /** The key of the side. */
  side: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  /** The kinds of order that answer it. */
  orders: Array<Scalars['String']['output']>;
  /**
   * Dice that the side is to throw, in a battle in which dice are declared: an order asks for them. Any other order has to
   * wait. Declare them with the order `{ order: "dice", faces: [[3, 4]] }`: the first list has a face for each of these dice,
   * in their order, and more lists are taken for the rolls after it as far as they fit.
   */
  roll: Maybe<AwaitedRoll>;
  /** What it is about. For the side itself and the referee. */
  about: Maybe<Scalars['JSON']['output']>;
};

export type AwaitedRoll = {
  __typename?: 'AwaitedRoll';
  /** What it is rolled for. */
  purpose: Scalars['String']['output'];
  /** The dice to throw together, in the order in which their faces are declared. */
  dice: Array<AwaitedDie>;
};

export type AwaitedDie = {
  __typename?: 'AwaitedDie';
  sides: Scalars['Int']['output'];
  /** Tells the dice of a roll apart: `white` and `coloured`, or the `tens` and `ones` of a percentage roll. */
  colour: Scalars['String']['output'];
};

export type BattleSide = {
  __typename?: 'BattleSide';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What everybody may know of the side. */
  attributes: Scalars['JSON']['output'];
  /** What only the side itself and the referee may know. Null for everybody else. */
  secrets: Maybe<Scalars['JSON']['output']>;
};

export type BattleUnit = {
  __typename?: 'BattleUnit';
  id: Scalars['String']['output'];
  side: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The location it is in. Null: off the map. */
  at: Maybe<Scalars['String']['output']>;
  /** Known to its own side and the referee only. */
  hidden: Scalars['Boolean']['output'];
  /** What the rulebook says of it. */
  attributes: Scalars['JSON']['output'];
  counter: Counter;
};

export type BattleUnitEdge = {
  __typename?: 'BattleUnitEdge';
  cursor: Scalars['String']['output'];
  node: BattleUnit;
};

export type BattleUnitConnection = {
  __typename?: 'BattleUnitConnection';
  edges: Array<BattleUnitEdge>;
  nodes: Array<BattleUnit>;
  pageInfo: PageInfo;
};

export type UnitFilter = {
  side?: InputMaybe<Scalars['String']['input']>;
  /** A location, or a hex with all its locations. */
  at?: InputMaybe<Scalars['String']['input']>;
};

export type BattleLocation = {
  __typename?: 'BattleLocation';
  at: Scalars['String']['output'];
  attributes: Scalars['JSON']['output'];
  marks: Array<LocationMark>;
  /** The key of the side in control of it, where the rulebook says so. */
  control: Maybe<Scalars['String']['output']>;
};

/** An order that may be given now. */
export type LegalOrder = {
  __typename?: 'LegalOrder';
  kind: Scalars['String']['output'];
  /** The order as JSON: send it back as `orders: [{ json: ... }]`. */
  order: Scalars['JSON']['output'];
  /** The same, typed for its rulebook and ready to send: `orders: [...]` takes it as it is. */
  typed: Scalars['JSON']['output'];
  /** The unit that acts; of several the one that the order names first. Null: it is not an order of units. */
  unit: Maybe<Scalars['String']['output']>;
  /** All units of the side that the order names: who acts, and with which weapons and leaders. */
  units: Array<Scalars['String']['output']>;
  /** The place that it is aimed at, or where it leads in the end. Null: none. */
  at: Maybe<Scalars['String']['output']>;
  /** All places that it names, in their sequence: the path of a move. */
  places: Array<Scalars['String']['output']>;
  /** The units of others that it names; where it names none, those that the side sees at the place it is aimed at. */
  targets: Array<Scalars['String']['output']>;
  /** What it costs, in the game's own words. */
  cost: Maybe<Scalars['JSON']['output']>;
  /** What the cost is made of. */
  reasons: Array<OrderReason>;
  /** One line for people: who, where, against whom, and where the rulebook knows them, range and odds. */
  says: Scalars['String']['output'];
};

/** A part of what an order costs, and the rules that say so. */
export type OrderReason = {
  __typename?: 'OrderReason';
  /** `woods 2`, `uphill x2` */
  says: Scalars['String']['output'];
  cites: Array<Scalars['String']['output']>;
};

/** Which of the orders are wanted. What is left out does not matter. */
export type LegalOrderFilter = {
  /** Kinds of order, as `LegalOrder.kind` tells them. A kind that the rulebook does not have is refused. */
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A unit that carries it out. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** A place that it names, or a hex with all its places. */
  at?: InputMaybe<Scalars['String']['input']>;
};

/** All outcomes of an order over every way its dice can fall. */
export type OrderOdds = {
  __typename?: 'OrderOdds';
  /** The common denominator, in lowest terms. */
  total: Scalars['String']['output'];
  /** The most likely first. */
  chances: Array<OrderChance>;
  /** Some of it rests on chart values that are only estimates. */
  estimated: Scalars['Boolean']['output'];
};

export type OrderChance = {
  __typename?: 'OrderChance';
  /** What becomes of the units, in the words of the rulebook. */
  outcome: Scalars['String']['output'];
  /** In so many cases of `total`. */
  cases: Scalars['String']['output'];
  /** `cases` by `total`, rounded: between 0 and 1. */
  probability: Scalars['Float']['output'];
};

export type LegalOrderEdge = {
  __typename?: 'LegalOrderEdge';
  cursor: Scalars['String']['output'];
  node: LegalOrder;
};

export type LegalOrderConnection = {
  __typename?: 'LegalOrderConnection';
  edges: Array<LegalOrderEdge>;
  nodes: Array<LegalOrder>;
  pageInfo: PageInfo;
  /** How many orders there are on all pages together. */
  total: Scalars['Int']['output'];
};

/** One event of a battle: an order, the dice it took and what came of it, as the viewer may know it. */
export type BattleAction = {
  __typename?: 'BattleAction';
  /** Position in the campaign's log. */
  position: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  /** The key of the side that ordered it, or `referee`. */
  by: Scalars['String']['output'];
  /** The order; of another side's order only its kind. */
  order: Scalars['JSON']['output'];
  /** Where the dice came from: `live`, `declared`... */
  dice: Scalars['String']['output'];
  rolls: Array<DiceRoll>;
  effects: Array<BattleEffect>;
  /**
   * The changes to the position, to be made in this order by clients that keep a copy of the battle.
   * A change is one of these; `set` gives new values of attributes, and null takes an attribute away:
   * `{ "do": "enter", "unit", "set" }` a unit comes into being, with all its attributes;
   * `{ "do": "leave", "unit" }` it is gone;
   * `{ "do": "unit", "unit", "set" }` attributes of a unit: `at` moves it, `hidden` hides it;
   * `{ "do": "location", "at", "set" }` marks on a location;
   * `{ "do": "side", "side", "set" }` what everybody may know of a side;
   * `{ "do": "secret", "side", "set" }` what only that side may know;
   * `{ "do": "clock", "set" }` turn, phase, and `over` when the battle ends;
   * `{ "do": "await", "decisions" }` whose decisions are awaited from now on;
   * `{ "do": "agenda", "keep", "push" }` what is still to be done: so many tasks are kept, others put on top. For the referee.
   */
  changes: Scalars['JSON']['output'];
  /** Given by a standing order of the viewer's own side. */
  standing: Scalars['Boolean']['output'];
};

export type BattleActionEdge = {
  __typename?: 'BattleActionEdge';
  cursor: Scalars['String']['output'];
  node: BattleAction;
};

export type BattleActionConnection = {
  __typename?: 'BattleActionConnection';
  edges: Array<BattleActionEdge>;
  nodes: Array<BattleAction>;
  pageInfo: PageInfo;
};

export type ActionFilter = {
  /** Only actions with one of these effects. A kind that `Rulebook.effects` does not list is refused. */
  effects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only actions that changed or speak of this unit. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** Only actions that changed this location or moved a unit in or out of it. */
  location?: InputMaybe<Scalars['String']['input']>;
  turn?: InputMaybe<Scalars['Int']['input']>;
};

export type DiceRoll = {
  __typename?: 'DiceRoll';
  /** What it was rolled for. */
  purpose: Scalars['String']['output'];
  /** The sides that may see it. Null: everybody may. */
  to: Maybe<Array<Scalars['String']['output']>>;
  dice: Array<DieFace>;
};

export type DieFace = {
  __typename?: 'DieFace';
  sides: Scalars['Int']['output'];
  colour: Scalars['String']['output'];
  face: Scalars['Int']['output'];
};

/** Something that happened, with its reasons. */
export type BattleEffect = {
  __typename?: 'BattleEffect';
  kind: Scalars['String']['output'];
  /** The effect in one sentence. */
  sentence: Scalars['String']['output'];
  /** The particulars: who, with what arithmetic. */
  about: Scalars['JSON']['output'];
  /** The rules that say so. */
  cites: Array<Citation>;
  /** It rests on a chart value that is only an estimate. */
  estimated: Scalars['Boolean']['output'];
};

/** A rule of a rulebook, in our own words. */
export type Citation = {
  __typename?: 'Citation';
  rule: Scalars['String']['output'];
  text: Maybe<Scalars['String']['output']>;
};

/** Changes that lead from one version to the other, in the form of `BattleAction.changes`. */
export type BattleDiff = {
  __typename?: 'BattleDiff';
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
  changes: Scalars['JSON']['output'];
};

/**
 * The commitment that holds at the version shown, and all up to it.
 *
 * Under `hmac-sha256/3` an action of a battle cuts its faces from the bytes of HMAC-SHA256(seed, "battle:drawn:block"): the
 * last part of the battle's id, the number of earlier actions that rolled `live` dice for everybody to see, and 0, 1, 2... for
 * the blocks of 32 bytes. A byte above the last whole multiple of the die's sides is left out (two bytes for more than 256
 * sides). What rolls nothing shifts no dice, and an action that is taken back has still used up its own. Rolls that only some
 * sides may see (`to`) come from "battle:to sides:drawn:block", with a count of their own.
 */
export type DiceCommitment = {
  __typename?: 'DiceCommitment';
  scheme: Scalars['String']['output'];
  /** Hash of the seed, published before the first roll. */
  hash: Scalars['String']['output'];
  /** The seed itself, once the battle is over: now anybody can check every roll. */
  seed: Maybe<Scalars['String']['output']>;
  /** Oldest first. When an end is taken back its seed is known, so the dice come from another one from that version on. */
  seeds: Array<DiceSeed>;
};

/** A seed that holds from a version on, until the next one does. */
export type DiceSeed = {
  __typename?: 'DiceSeed';
  from: Scalars['Int']['output'];
  scheme: Scalars['String']['output'];
  /** Hash of the seed, published with the event that it holds from. */
  hash: Scalars['String']['output'];
  /** Null until the end of what was rolled with it. */
  seed: Maybe<Scalars['String']['output']>;
};

export type UndoRequest = {
  __typename?: 'UndoRequest';
  /** The key of the side that asks. */
  side: Scalars['String']['output'];
  /** The battle is to stand as it stood at this version. */
  toVersion: Scalars['Int']['output'];
  why: Maybe<Scalars['String']['output']>;
};

/** A moment of a battle. */
export type BattleMoment =
  { version: Scalars['Int']['input']; turn?: never; }
  |  /** The beginning of a turn, or of a phase in it. */
  { version?: never; turn: TurnMoment; };

export type TurnMoment = {
  turn: Scalars['Int']['input'];
  phase?: InputMaybe<Scalars['String']['input']>;
  /** The side whose phase it is. */
  active?: InputMaybe<Scalars['String']['input']>;
};

export type BattleEdge = {
  __typename?: 'BattleEdge';
  cursor: Scalars['String']['output'];
  node: Battle;
};

export type BattleConnection = {
  __typename?: 'BattleConnection';
  edges: Array<BattleEdge>;
  nodes: Array<Battle>;
  pageInfo: PageInfo;
};

/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type Campaign = {
  __typename?: 'Campaign';
  /** The battles of the campaign as they stood at this view's position, latest opened first. */
  battles: BattleConnection;
  /**
   * The campaign's book. Null while it has none. Without `line`, the line in use; without `at`, as it stood at this view's position.
   * Other lines than the one in use are the referee's.
   */
  book: Maybe<Book>;
  /** The log up to this view's position, oldest first. */
  events: CampaignEventConnection;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** The position of this view of the campaign: its latest, or the one asked for with `at`. Observers are kept behind: their latest is where it stood then. */
  position: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  settings: CampaignSettings;
  sides: Array<Side>;
  /** The people of the campaign, in the order they joined. */
  members: Maybe<MemberConnection>;
  /** Invitations, newest first. For referees. */
  invitations: Maybe<InvitationConnection>;
  /**
   * Where the log stands now, signed by the server. Keep it elsewhere: `npx hexledger verify --anchor` finds out by it if the log
   * was cut or rewritten afterwards. For referees: a hash of what others may not know lets them try out what it could have been.
   */
  signedHead: Maybe<SignedHead>;
  /** What the person who asks is here, and may do. */
  viewer: ViewerStanding;
  /**
   * Where the campaign can be fetched as a bundle, finished or not: GET this path with the token that asks here. A referee gets all of it
   * (scope REFEREE), or what one side knows with `?side=` and its key; a commander gets what his side knows. It is signed, and can be
   * checked without a server (`/hexledger-verify.mjs`, or the page `/verify` of the desk). `hexledger restore` brings a referee's to another
   * server. The seeds of dice that are still secret are not in it: there the battles and turns that go on roll with new ones.
   */
  bundle: Maybe<Scalars['String']['output']>;
  bundleSchedule: Maybe<BundleSchedule>;
  /** Newest first. */
  keptBundles: Maybe<Array<KeptBundle>>;
  /** Background work, newest first. `state: DEAD` lists what needs a person. */
  jobs: Maybe<JobConnection>;
  /** Null for observers who are kept behind: it tells of the present. */
  overview: Maybe<CampaignOverview>;
  /** How far everything kept beside the log is. */
  projections: Maybe<Array<ProjectionHealth>>;
  webhooks: Maybe<Array<Webhook>>;
};


/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type CampaignBattlesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type CampaignBookArgs = {
  at?: InputMaybe<BookMoment>;
  line?: InputMaybe<Scalars['ID']['input']>;
};


/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type CampaignEventsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CampaignEventFilter>;
};


/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type CampaignMembersArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type CampaignInvitationsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A campaign: the unit of ownership, order, secrecy and export. Seen by its members, and by everybody once it is declassified. */
export type CampaignJobsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<JobState>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type OpenBattleInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  mode: BattleMode;
  /** Where it begins; its sides are sides of the campaign. */
  start: BattleStartInput;
};

/** What a battle begins with. */
export type BattleStartInput =
  /** A position in the rulebook's format. */
  { position: Scalars['JSON']['input']; scenario?: never; house?: never; library?: never; }
  |  /** A scenario as it is written. */
  { position?: never; scenario: Scalars['JSON']['input']; house?: never; library?: never; }
  |  /** A scenario of the house. */
  { position?: never; scenario?: never; house: HouseScenarioInput; library?: never; }
  |  /** A scenario of the library. */
  { position?: never; scenario?: never; house?: never; library: Scalars['ID']['input']; };

export type HouseScenarioInput = {
  system: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type BattleOpened = Committed & {
  __typename?: 'BattleOpened';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

export type OpenBattleResult = BattleOpened | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

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
  idempotencyKey: Scalars['String']['input'];
  battleId: Scalars['ID']['input'];
  /** Refuse when the battle has moved on since. Left out: the orders are tried on the battle as it stands. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** For the referee: the side whose orders these are. A commander orders for his own. */
  side?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 orders, one after the other. */
  orders: Array<OrderInput>;
  policy: OrderPolicy;
  /**
   * In a battle in which dice are declared: what the players threw for this one order, a list of faces for each roll, in the
   * order in which the rules ask for them. The order is carried out as far as the rolls fit; then the battle awaits the next
   * one (`awaiting { roll }`), which the order `{ order: "dice", faces: [...] }` declares. An order is never refused for its
   * dice, and cannot be given again with others: send `[]` to be asked for each roll at its time. Rolls that only some sides
   * may see are the server's. Left out: the server rolls everything.
   */
  dice?: InputMaybe<Array<Array<Scalars['Int']['input']>>>;
};

/** One order: typed for its rulebook, or as JSON the way `legalOrders` gives it. */
export type OrderInput =
  { json: Scalars['JSON']['input']; aslsk?: never; combat?: never; lnlt?: never; panzer?: never; squadLeader?: never; }
  |  /** An order of ASL Starter Kit. */
  { json?: never; aslsk: AslskOrderInput; combat?: never; lnlt?: never; panzer?: never; squadLeader?: never; }
  |  /** An order of Combat! Game System. */
  { json?: never; aslsk?: never; combat: CombatOrderInput; lnlt?: never; panzer?: never; squadLeader?: never; }
  |  /** An order of Lock ’n Load Tactical. */
  { json?: never; aslsk?: never; combat?: never; lnlt: LnltOrderInput; panzer?: never; squadLeader?: never; }
  |  /** An order of Panzer. */
  { json?: never; aslsk?: never; combat?: never; lnlt?: never; panzer: PanzerOrderInput; squadLeader?: never; }
  |  /** An order of Squad Leader. */
  { json?: never; aslsk?: never; combat?: never; lnlt?: never; panzer?: never; squadLeader: SquadLeaderOrderInput; };

export type OrdersIssued = Committed & {
  __typename?: 'OrdersIssued';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
  /** What came of the orders, with the answers of standing orders among them. */
  actions: Array<BattleAction>;
  /** How many of the orders were carried out. */
  accepted: Scalars['Int']['output'];
  /** Why the next one was not, where those before it stand. */
  refusal: Maybe<OrderRefused>;
  /** Rolls that were declared and not asked for, or not yet: nothing was done with them. */
  diceLeft: Array<Array<Scalars['Int']['output']>>;
};

/** The rules forbid the order. */
export type OrderRefused = Problem & {
  __typename?: 'OrderRefused';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
  /** All rules that forbid it, with their text. */
  cites: Array<Citation>;
};

export type IssueOrdersResult = OrdersIssued | OrderRefused | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type UndoInput = {
  idempotencyKey: Scalars['String']['input'];
  battleId: Scalars['ID']['input'];
  /** The battle is to stand as it stood at this version. */
  toVersion: Scalars['Int']['input'];
  why?: InputMaybe<Scalars['String']['input']>;
  /** For the referee: the side that asks. Left out, the referee takes back by his own word. */
  side?: InputMaybe<Scalars['String']['input']>;
};

/** The actions are taken back; they stay readable. */
export type ActionsUndone = Committed & {
  __typename?: 'ActionsUndone';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

/** Dice, something hidden or another side had a say in it: the opponent or the referee must consent. */
export type UndoAsked = Committed & {
  __typename?: 'UndoAsked';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

export type UndoResult = ActionsUndone | UndoAsked | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type AnswerUndoInput = {
  idempotencyKey: Scalars['String']['input'];
  battleId: Scalars['ID']['input'];
  consent: Scalars['Boolean']['input'];
};

export type UndoDeclined = Committed & {
  __typename?: 'UndoDeclined';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

export type AnswerUndoResult = ActionsUndone | UndoDeclined | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type RuleInput = {
  idempotencyKey: Scalars['String']['input'];
  battleId: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The changes to make, in the form of `BattleAction.changes`; all but `await` and `agenda`. */
  changes: Scalars['JSON']['input'];
  why: Scalars['String']['input'];
};

export type RulingMade = Committed & {
  __typename?: 'RulingMade';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

export type PublishBattleInput = {
  idempotencyKey: Scalars['String']['input'];
  battleId: Scalars['ID']['input'];
};

export type BattlePublished = Committed & {
  __typename?: 'BattlePublished';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

export type PublishBattleResult = BattlePublished | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type UnpublishBattleInput = {
  idempotencyKey: Scalars['String']['input'];
  battleId: Scalars['ID']['input'];
};

export type BattleUnpublished = Committed & {
  __typename?: 'BattleUnpublished';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  battle: Battle;
};

export type UnpublishBattleResult = BattleUnpublished | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type RuleResult = RulingMade | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

/** The book as the command left it. */
export type BookChanged = Committed & {
  __typename?: 'BookChanged';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  /** The version of the line after it. */
  version: Scalars['Int']['output'];
  book: Book;
};

export type ChangeBookResult = BookChanged | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

export type BeginBookInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  campaign: BookStartInput;
  /** Take ranks and awards that the policies do not know as they are. Otherwise they are refused (UNKNOWN_RANK, UNKNOWN_AWARD). */
  confirmUnknown: Scalars['Boolean']['input'];
};

/** What a book begins with. */
export type BookStartInput =
  /** A campaign of the house; its sides are sides of this campaign. */
  { house: HouseCampaignInput; own?: never; document?: never; }
  |  /** A campaign of one's own. */
  { house?: never; own: OwnCampaignInput; document?: never; }
  |  /** A whole campaign as one document, as `Rulebook.campaigns` shows them. */
  { house?: never; own?: never; document: Scalars['JSON']['input']; };

export type HouseCampaignInput = {
  system: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type OwnCampaignInput = {
  /** The rulebook: `aslsk`, `combat`... */
  system: Scalars['String']['input'];
  /** The date in the war at which it begins: `1943-08-01`. */
  date: Scalars['String']['input'];
  /** Left out: the rulebook's own. */
  policies?: InputMaybe<PoliciesInput>;
  /** The scenario graph: `{ start, nodes: [{ node, title, scenario, mode, edges: [{ edge, to, when }] }], carryOver }`. */
  graph: Scalars['JSON']['input'];
  formations: Array<FormationInput>;
  roster: Array<RosterUnitInput>;
};

/** Policies by the name of a preset, written out, or as changes of those in force. */
export type PoliciesInput =
  { preset: Scalars['String']['input']; document?: never; changes?: never; }
  |  /**
   * A whole document: begin with `Book.policies` or a preset's and change it, for everything that is left out is off.
   * `Rulebook.campaignPolicySchema` is its JSON Schema.
   */
  { preset?: never; document: Scalars['JSON']['input']; changes?: never; }
  |  /** Changes of the policies in force, one after the other; of a campaign that begins, of the rulebook's own. */
  { preset?: never; document?: never; changes: Array<PolicyChangeInput>; };

/** One change of a policy. */
export type PolicyChangeInput = {
  /** Where: `casualties.turnsWounded`, `experience.levels.veteran.from`. Entries of lists go by their name, or by their number from 0. */
  path: Scalars['String']['input'];
  /** What stands there from now on. Null takes it out: what has a default gets it again. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type FormationInput = {
  formation: Scalars['String']['input'];
  side: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** The formation it belongs to. */
  parent?: InputMaybe<Scalars['String']['input']>;
};

export type RosterUnitInput = {
  /** Its id in the campaign: letters, digits and . _ + - */
  unit: Scalars['String']['input'];
  side: Scalars['String']['input'];
  kind: RosterKind;
  name: Scalars['String']['input'];
  /** The counter it is at the table. */
  counter: Scalars['String']['input'];
  formation?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is with: a weapon's bearer, a crew's gun. */
  with?: InputMaybe<Scalars['String']['input']>;
  state: RosterState;
  experience: Scalars['Int']['input'];
  rank?: InputMaybe<Scalars['String']['input']>;
  battles: Scalars['Int']['input'];
  kills: Scalars['Int']['input'];
  awards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it brings into battle beside its counter, in the rulebook's words. */
  is?: InputMaybe<Scalars['JSON']['input']>;
  /** What happened before the campaign's first battle. */
  history?: InputMaybe<Array<HistoryInput>>;
};

export type HistoryInput = {
  /** `1943-08-01` */
  date: Scalars['String']['input'];
  says: Scalars['String']['input'];
};

export type EnlistInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** Left out: the line in use. */
  line?: InputMaybe<Scalars['ID']['input']>;
  /** Refuse when the line has moved on since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  roster: RosterInput;
  /** Take ranks and awards that the policies do not know as they are. Otherwise they are refused (UNKNOWN_RANK, UNKNOWN_AWARD). */
  confirmUnknown: Scalars['Boolean']['input'];
};

/** More of the roster, typed or as a file. */
export type RosterInput =
  { units: RosterUnitsInput; csv?: never; json?: never; }
  |  /** A file as `Book.rosterFile(format: CSV)` gives it. */
  { units?: never; csv: Scalars['String']['input']; json?: never; }
  |  /** A file as `Book.rosterFile(format: JSON)` gives it. */
  { units?: never; csv?: never; json: Scalars['String']['input']; };

export type RosterUnitsInput = {
  formations: Array<FormationInput>;
  roster: Array<RosterUnitInput>;
};

export type SealOrdersInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  /** Refuse when the line has moved on since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The turn that the orders are for. */
  turn: Scalars['Int']['input'];
  /** For the referee: the side whose orders these are. A commander seals for his own. */
  side?: InputMaybe<Scalars['String']['input']>;
  orders: SealedOrdersInput;
};

/** What a side's staff orders for a turn. Sealing again replaces it while planning lasts. */
export type SealedOrdersInput = {
  /** Attack or hold, where the campaign's policies ask for it. */
  stance?: InputMaybe<Stance>;
  purchases: Array<PurchaseInput>;
  /** Who goes into which open node. Those that are not named are sent by the policy. */
  deployments: Array<DeploymentInput>;
  /** Who is healed, repaired or made up to strength first. */
  priorities: Array<Scalars['String']['input']>;
  choices: Array<WayInput>;
};

export type PurchaseInput = {
  /** A group of `Book.purchasable`. */
  group: Scalars['String']['input'];
  count: Scalars['Int']['input'];
};

export type DeploymentInput = {
  node: Scalars['String']['input'];
  units: Array<Scalars['String']['input']>;
};

export type WayInput = {
  node: Scalars['String']['input'];
  edge: Scalars['String']['input'];
};

export type SetDeadlineInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Planning of this turn ends then, sealed or not. Null: when all have sealed. */
  deadline?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AdvanceTurnInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  /** Refuse when the line has moved on since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** End planning although some staffs have not sealed their orders. They do what the policies say of the absent (`planning.absent`). */
  withoutAbsent: Scalars['Boolean']['input'];
};

export type ReportBattleInput = {
  idempotencyKey: Scalars['String']['input'];
  /** The battle, as the book names it. */
  battleId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  report: BattleReportInput;
  /**
   * Kept with the report for referees' eyes: nobody else is shown it, or that there is one. At most 16,000 characters;
   * `ProposedReport.note` is what was said in a log.
   */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What a battle that was fought elsewhere hands over: typed, as JSON, or as a table of units. */
export type BattleReportInput =
  { typed: TypedReportInput; json?: never; csv?: never; }
  |  /** A report as `Book.entries` shows it in the fact `report`. */
  { typed?: never; json: Scalars['JSON']['input']; csv?: never; }
  |  { typed?: never; json?: never; csv: ReportFileInput; };

export type ReportFileInput = {
  /** The key of the side that won. Null: a draw. */
  winner?: InputMaybe<Scalars['String']['input']>;
  why: Scalars['String']['input'];
  /**
   * One line for each unit; the first line names the columns:
   * `unit,fate,counter,kind,captor,into,with,deeds,actions,checksPassed,checksFailed,is`, and `how,side,name,from` of those who have
   * arisen. Only `unit` and `fate` are needed. Deeds are written `kill 2 of r1; rally`. Commas, semicolons or tabs between the cells.
   * `AfterActionReport.unitsFile` gives such a file.
   */
  units: Scalars['String']['input'];
};

export type TypedReportInput = {
  /** The key of the side that won. Null: a draw. */
  winner?: InputMaybe<Scalars['String']['input']>;
  why: Scalars['String']['input'];
  /** How clear it was, in the words of the rulebook's victory: points, hexes. */
  margin?: InputMaybe<Scalars['Int']['input']>;
  turns?: InputMaybe<Scalars['Int']['input']>;
  points: Array<SidePointsInput>;
  /** Those that are not named are unhurt. */
  units: Array<UnitReportInput>;
  arisen: Array<ArisenUnitInput>;
  /** What a side has used up for the rest of the campaign: batteries that have fired for effect. */
  usedUp: Array<UsedUpInput>;
  /** Marks that stay on the map, by location. */
  terrain?: InputMaybe<Scalars['JSON']['input']>;
};

export type UsedUpInput = {
  side: Scalars['String']['input'];
  /** As the scenario calls them. */
  what: Array<Scalars['String']['input']>;
};

export type SidePointsInput = {
  side: Scalars['String']['input'];
  points: Scalars['Int']['input'];
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
  unit: Scalars['String']['input'];
  fate: Fate;
  /** Its counter at the end, where it is another: a half-squad, a replacement. */
  counter?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<RosterKind>;
  /** The key of the side that has taken it. */
  captor?: InputMaybe<Scalars['String']['input']>;
  is?: InputMaybe<Scalars['JSON']['input']>;
  checksPassed: Scalars['Int']['input'];
  checksFailed: Scalars['Int']['input'];
  actions: Scalars['Int']['input'];
  deeds: Array<DeedInput>;
};

export type DeedInput = {
  /** `kill`, `rally`, `close-combat-kill`...: what the policies ask for. */
  deed: Scalars['String']['input'];
  times: Scalars['Int']['input'];
  /** Whom it was done to. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type ArisenUnitInput = {
  /** The new entry of the roster. */
  unit: Scalars['String']['input'];
  side: Scalars['String']['input'];
  kind: RosterKind;
  name: Scalars['String']['input'];
  counter: Scalars['String']['input'];
  /** Out of whom. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** `leader-created`, `halved`... */
  how: Scalars['String']['input'];
  fate: Fate;
  is?: InputMaybe<Scalars['JSON']['input']>;
};

export type OpenCampaignBattleInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  where: BattlePlaceInput;
  /** How far the server decides it. Left out: as the node says; RECORD beside the graph. */
  mode?: InputMaybe<BattleMode>;
  /** Those of the roster who fight it, where it is only reported. Left out: whom orders and policies send to the node. */
  units?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Where in the campaign a battle is fought. */
export type BattlePlaceInput =
  /** At an open node of the graph. */
  { node: Scalars['String']['input']; beside?: never; }
  |  /** Beside the graph, under this name; it is reported when it is over. */
  { node?: never; beside: Scalars['String']['input']; };

export type DecideNodeInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  node: Scalars['String']['input'];
  /** The way that the campaign takes from there. */
  edge: Scalars['String']['input'];
};

export type FlagInput = {
  flag: Scalars['String']['input'];
  /** Text, a number, true or false. */
  value: Scalars['JSON']['input'];
};

export type SetFlagsInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  flags: Array<FlagInput>;
};

export type SetPoliciesInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  policies: PoliciesInput;
};

export type SetGraphInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  graph: Scalars['JSON']['input'];
};

/** What a ruling may be about. */
export type RulingSubject =
  | 'ROSTER'
  | 'SIDE'
  | 'TERRAIN'
  | 'FLAG';

export type MakeRulingInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  what: RulingSubject;
  /** The entry of the roster, the side, the ground, the flag. */
  id: Scalars['String']['input'];
  /** Members and their new values: `{ "rank": "Sergeant" }`. */
  set: Scalars['JSON']['input'];
  why: Scalars['String']['input'];
  /** Take ranks and awards that the policies do not know as they are. Otherwise they are refused (UNKNOWN_RANK, UNKNOWN_AWARD). */
  confirmUnknown: Scalars['Boolean']['input'];
};

export type ConcedeInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** For the referee: the side that concedes. A commander concedes for his own. */
  side?: InputMaybe<Scalars['String']['input']>;
};

export type MatchCountersInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  /** Refuse when the line has moved on since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Which counters units are, as `ProposedReport.counters` calls them. */
  counters: Array<MatchedCounterInput>;
  /** Units of which it is forgotten. */
  forget: Array<Scalars['String']['input']>;
};

export type CorrectInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['ID']['input']>;
  /** Refuse when the line has moved on since the preview. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The entry that is set right. */
  version: Scalars['Int']['input'];
  /** The fact as it should have been entered, as `BookEntry.fact` shows it; `{ "fact": "nothing" }` takes it out. */
  fact?: InputMaybe<Scalars['JSON']['input']>;
  /** The same typed, or as a file. Give either this or `fact`. */
  instead?: InputMaybe<CorrectedFactInput>;
  why: Scalars['String']['input'];
  /** Take ranks and awards that the policies do not know as they are. Otherwise they are refused (UNKNOWN_RANK, UNKNOWN_AWARD). */
  confirmUnknown: Scalars['Boolean']['input'];
};

/** What should have been entered, in the form in which it is entered. It takes the place of an entry of its own kind. */
export type CorrectedFactInput =
  /** For an entry `report`; its battle stays. */
  { report: BattleReportInput; roster?: never; orders?: never; nothing?: never; }
  |  /** For an entry `enlist`. */
  { report?: never; roster: RosterInput; orders?: never; nothing?: never; }
  |  /** For an entry `seal`; its side and turn stay. */
  { report?: never; roster?: never; orders: SealedOrdersInput; nothing?: never; }
  |  /** True: nothing should have been entered. */
  { report?: never; roster?: never; orders?: never; nothing: Scalars['Boolean']['input']; };

export type BranchInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** The line that it leaves. Left out: the line in use. */
  line?: InputMaybe<Scalars['ID']['input']>;
  /** It begins with the entries up to this one. */
  version: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};

/** The branch is there; the campaign goes on where it did. */
export type BookBranched = Committed & {
  __typename?: 'BookBranched';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  line: BookLine;
};

export type BranchResult = BookBranched | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

export type UseLineInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  line: Scalars['ID']['input'];
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

/** A moment of a book. */
export type BookMoment =
  /** After so many entries of the line. */
  { version: Scalars['Int']['input']; position?: never; turn?: never; }
  |  /** As it stood at this position of the campaign's log. */
  { version?: never; position: Scalars['Int']['input']; turn?: never; }
  |  /** When a turn, or a phase of it, began. */
  { version?: never; position?: never; turn: CampaignTurnMoment; };

export type CampaignTurnMoment = {
  turn: Scalars['Int']['input'];
  phase?: InputMaybe<CampaignPhase>;
};

/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type Book = {
  __typename?: 'Book';
  line: BookLine;
  /**
   * How many entries the line had then. Entries of which the viewer may know nothing are not counted, here and wherever a version is
   * told: the referee counts more of them than a side, and either side its own.
   */
  version: Scalars['Int']['output'];
  /** The rulebook: `aslsk`, `combat`... */
  system: Scalars['String']['output'];
  /** The date in the war: `1943-08-01`. */
  date: Scalars['String']['output'];
  turn: Scalars['Int']['output'];
  phase: CampaignPhase;
  /** When planning ends, sealed or not. */
  deadline: Maybe<Scalars['DateTime']['output']>;
  /** The side that attacks in this turn, where sides choose to attack or to hold. */
  attacker: Maybe<Scalars['String']['output']>;
  /** Null while the campaign goes on. */
  outcome: Maybe<BattleOutcome>;
  policies: CampaignPolicies;
  /** The commitment to the dice of the line shown, and their seed once the campaign is over. */
  dice: Maybe<DiceCommitment>;
  graph: ScenarioGraph;
  sides: Array<CampaignSide>;
  formations: Array<Formation>;
  /** By id. */
  roster: RosterConnection;
  rosterUnit: Maybe<RosterUnit>;
  /** The roster as a file, to print, to keep, or to enlist elsewhere. */
  rosterFile: Scalars['String']['output'];
  /**
   * A table for a spreadsheet, as the viewer may know it: UTF-8 with its mark, so that Excel opens it as it is. What a spreadsheet would
   * take for a formula has an apostrophe in front.
   */
  spreadsheet: Scalars['String']['output'];
  /** All of these tables as one file for a spreadsheet, each on a sheet of its own: `.xlsx`, in base64. */
  workbook: Scalars['String']['output'];
  /**
   * A page made for paper, as the viewer may know it: HTML that stands alone, without scripts. Open it in a browser and print it, or save
   * it as PDF. A unit's history needs `unit`, an after-action report `battle`.
   */
  paper: Scalars['String']['output'];
  /** The flags that ways through the graph ask for. */
  flags: Array<CampaignFlag>;
  /** What stays changed on the maps: rubble, wrecks, trenches. */
  terrain: Array<StayingTerrain>;
  /** Those of the latest turn first. */
  battles: CampaignBattleConnection;
  afterActionReport: Maybe<AfterActionReport>;
  /** Every victory point with its cause, in the order in which they were made. */
  victoryPoints: VictoryPointConnection;
  /** Every promotion and demotion, in the order in which they were made. */
  fieldPromotions: FieldPromotionConnection;
  awards: AwardConnection;
  /** How the sides stood after each turn, and how they stand now. */
  standings: Array<Standing>;
  /** The turn log, latest turn first. */
  turns: CampaignTurnConnection;
  /** What must be there before the campaign can go on. Of the other sides' orders nothing is told. */
  preconditions: Preconditions;
  /** Sealed orders: a commander's own, and all of them for the referee, until they are revealed. */
  sealed: Array<SealedOrders>;
  /** What may be bought in this campaign. */
  purchasable: Array<ReinforcementGroup>;
  /** The lines of the book, oldest first. */
  entries: BookEntryConnection;
  /** The lines that the viewer may read: the one in use first. */
  lines: Array<BookLine>;
  /** This line beside another one, each at its latest version. */
  compare: Maybe<BookComparison>;
  /** What the next step would bring, with the odds of each roll. It rolls nothing. */
  dryRun: Maybe<DryRun>;
  /**
   * What else would change if the entry of this version had been another fact; `{ "fact": "nothing" }` takes it out. Give either `fact`
   * or `instead`.
   */
  previewCorrection: Maybe<BookPreview>;
  /**
   * What a report would come to if it were entered and its aftermath worked out now. Nothing is entered, and nothing is rolled:
   * every roll has its odds.
   */
  previewReport: Maybe<ReportPreview>;
  /**
   * A report that a save or log of VASSAL lets one suppose (base64, as VASSAL wrote it): what became of the units of a battle that was
   * fought there. Nothing is entered: correct `unitsFile` and hand it in as `ReportFileInput.units`. Counters are told by what
   * `matching` says, by what `matchCounters` has kept, by a label that is a unit's name or id, by their names, or as the only ones of their kind. `before` is a save of
   * the set-up: who was there and is not any more is missed.
   */
  proposeReport: Maybe<ProposedReport>;
  /** What counters of units are called in saves, as the referee has kept it (`matchCounters`). Each proposal of a report makes use of it. */
  matching: Maybe<Array<MatchedCounter>>;
  /**
   * What other policies would have changed if they had been in force from the beginning: a whole document, in which everything
   * that is left out is off, `{ "preset": "aslsk-plain" }`, or `{ "changes": [{ "path": "casualties.turnsWounded", "value": 2 }] }`.
   */
  previewPolicies: Maybe<BookPreview>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookRosterArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RosterFilter>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookRosterUnitArgs = {
  id: Scalars['String']['input'];
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookRosterFileArgs = {
  format: RosterFormat;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookSpreadsheetArgs = {
  table: BookTable;
  separator: CellSeparator;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookPaperArgs = {
  page: BookPage;
  unit?: InputMaybe<Scalars['String']['input']>;
  battle?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookBattlesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookAfterActionReportArgs = {
  battle: Scalars['ID']['input'];
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookVictoryPointsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VictoryPointFilter>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookFieldPromotionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PromotionFilter>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookAwardsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookTurnsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookEntriesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookCompareArgs = {
  with: Scalars['ID']['input'];
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookPreviewCorrectionArgs = {
  version: Scalars['Int']['input'];
  fact?: InputMaybe<Scalars['JSON']['input']>;
  instead?: InputMaybe<CorrectedFactInput>;
  confirmUnknown: Scalars['Boolean']['input'];
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookPreviewReportArgs = {
  battle: Scalars['ID']['input'];
  report: BattleReportInput;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookProposeReportArgs = {
  battle: Scalars['ID']['input'];
  save: Scalars['String']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
  matching: Array<MatchedCounterInput>;
};


/**
 * The campaign as a war: what the referee would keep by hand. A commander sees his own side's roster, points, orders and deployments,
 * and of the others what everybody may know.
 */
export type BookPreviewPoliciesArgs = {
  policies: Scalars['JSON']['input'];
};

/** A line of the book: the campaign as it went, or as it goes in a branch. */
export type BookLine = {
  __typename?: 'BookLine';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Null for the first one. */
  from: Maybe<BranchPoint>;
  /** The campaign goes on here. */
  current: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** How many entries it has by now. */
  version: Scalars['Int']['output'];
};

export type BranchPoint = {
  __typename?: 'BranchPoint';
  line: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

/** The rules of the campaign between its battles. */
export type CampaignPolicies = {
  __typename?: 'CampaignPolicies';
  /** The preset they began from. */
  preset: Scalars['String']['output'];
  /** Counts their changes: 1, 2, 3... */
  version: Scalars['Int']['output'];
  document: Scalars['JSON']['output'];
};

export type ScenarioGraph = {
  __typename?: 'ScenarioGraph';
  nodes: Array<ScenarioNode>;
  /** What is carried over from battle to battle. */
  carryOver: Scalars['JSON']['output'];
  /** The graph as `setGraph` takes it. */
  document: Scalars['JSON']['output'];
};

export type NodeStatus =
  /** Not reached yet; it may come. */
  | 'AHEAD'
  /** To be fought, or chosen, now. */
  | 'OPEN'
  /** Its way out is taken. */
  | 'DONE'
  /** Can no longer be reached. */
  | 'CLOSED';

/** A scenario of the campaign, or a choice of ways. */
export type ScenarioNode = {
  __typename?: 'ScenarioNode';
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  about: Maybe<Scalars['String']['output']>;
  /** False: only the way on is decided here. */
  isBattle: Scalars['Boolean']['output'];
  /** A scenario by name, or a whole one. Null: a choice. */
  scenario: Maybe<Scalars['JSON']['output']>;
  mode: BattleMode;
  /** Battles of one name are fought on the same ground: what stays changed there is carried over. */
  ground: Maybe<Scalars['String']['output']>;
  /** Victory points for the winner, and for each point made in the battle. */
  worth: NodeWorth;
  status: NodeStatus;
  /** The battle that was or is fought here. */
  battle: Maybe<CampaignBattle>;
  edges: Array<ScenarioEdge>;
  /** The campaign ends here. */
  ends: Scalars['Boolean']['output'];
  /** Places of the scenario take the very counter it writes, and nobody comparable. */
  exact: Scalars['Boolean']['output'];
  /**
   * Whom the scenario would take now, of the sides that the viewer may know: as rosters, plans and the orders sealed so far have it. Null:
   * nothing is fought here, it has begun or is over, or the server does not have the scenario.
   */
  muster: Maybe<Array<SideMuster>>;
};

/** A side's forces for a scenario, and how they differ from what the scenario asks for. */
export type SideMuster = {
  __typename?: 'SideMuster';
  side: Scalars['String']['output'];
  /** Those of its roster who fight. */
  drawn: Array<Scalars['String']['output']>;
  standIns: Array<StandIn>;
  emptyPlaces: Array<EmptyPlaces>;
  /** Those who are ready and not sent elsewhere, and stay behind. */
  leftOut: Array<LeftOut>;
  /** The same in sentences. */
  says: Array<Scalars['String']['output']>;
};

/** One of the roster in the place of another counter. */
export type StandIn = {
  __typename?: 'StandIn';
  unit: Scalars['String']['output'];
  /** The counter that the scenario asks for. */
  for: Scalars['String']['output'];
};

/** Places of a scenario that nobody fills. */
export type EmptyPlaces = {
  __typename?: 'EmptyPlaces';
  counter: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** `nobody`, `not-ready`, `elsewhere`, `bearer-away` or `exact` */
  why: Scalars['String']['output'];
};

export type LeftOut = {
  __typename?: 'LeftOut';
  /** `no-place`, `no-force`, `bearer-away` or `exact` */
  why: Scalars['String']['output'];
  units: Array<Scalars['String']['output']>;
};

export type NodeWorth = {
  __typename?: 'NodeWorth';
  win: Scalars['Int']['output'];
  perPoint: Scalars['Float']['output'];
};

/** A way from one node to the next. */
export type ScenarioEdge = {
  __typename?: 'ScenarioEdge';
  id: Scalars['String']['output'];
  to: Scalars['String']['output'];
  /** The condition. Null: taken when no other way is. */
  when: Maybe<Scalars['JSON']['output']>;
  /** The condition in words. */
  says: Scalars['String']['output'];
  /** So many days later. */
  days: Scalars['Int']['output'];
  taken: Scalars['Boolean']['output'];
  /** It may still be taken. */
  mayCome: Scalars['Boolean']['output'];
};

export type CampaignSide = {
  __typename?: 'CampaignSide';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What purchases are paid with. Known to the side itself and the referee. */
  points: Maybe<Scalars['Int']['output']>;
  /** Batteries and the like that are spent for the rest of the campaign, as its scenarios call them. Known to the side itself and the referee. */
  usedUp: Maybe<Array<Scalars['String']['output']>>;
  victoryPoints: Scalars['Int']['output'];
  battlesWon: Scalars['Int']['output'];
  /** Attack or hold, as revealed for this turn. */
  stance: Maybe<Stance>;
  /** What it still takes to win the campaign, in words. Null when the campaign is over. */
  stillNeeded: Maybe<Scalars['String']['output']>;
  /** The rank of who plays it, where players have one. */
  playerRank: Maybe<Scalars['String']['output']>;
  /** Whether its staff has sealed orders for this turn. Known to the side itself and the referee. */
  sealed: Maybe<Scalars['Boolean']['output']>;
};

export type Formation = {
  __typename?: 'Formation';
  id: Scalars['String']['output'];
  side: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The formation it belongs to. */
  parent: Maybe<Scalars['String']['output']>;
  /** How many of the roster are in it, in each state. */
  strength: Array<StateCount>;
};

export type StateCount = {
  __typename?: 'StateCount';
  state: RosterState;
  units: Scalars['Int']['output'];
};

export type RosterFilter = {
  side?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<RosterKind>;
  state?: InputMaybe<RosterState>;
  formation?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<Scalars['String']['input']>;
  /** A part of its id, name or counter. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type RosterEdge = {
  __typename?: 'RosterEdge';
  cursor: Scalars['String']['output'];
  node: RosterUnit;
};

export type RosterConnection = {
  __typename?: 'RosterConnection';
  edges: Array<RosterEdge>;
  nodes: Array<RosterUnit>;
  pageInfo: PageInfo;
  /** How many the filter finds. */
  count: Scalars['Int']['output'];
};

export type RosterFormat =
  | 'CSV'
  | 'JSON';

/** A person, squad, crew, gun, vehicle or weapon of the campaign. */
export type RosterUnit = {
  __typename?: 'RosterUnit';
  id: Scalars['String']['output'];
  side: Scalars['String']['output'];
  kind: RosterKind;
  name: Scalars['String']['output'];
  /** The counter it is at the table. */
  counter: Scalars['String']['output'];
  state: RosterState;
  formation: Maybe<Scalars['String']['output']>;
  /** Whom it is with: a weapon's bearer, a crew's gun. */
  with: Maybe<Scalars['String']['output']>;
  /** Where it comes from: the squad of a half-squad, the squad in which a leader arose. */
  from: Maybe<Scalars['String']['output']>;
  /** The counter it was before a battle reduced it: what it is made up to. */
  was: Maybe<Scalars['String']['output']>;
  /** What a wound or damage has left on it, in the rulebook's words. */
  hurt: Maybe<Scalars['JSON']['output']>;
  /** The group of reinforcements it came with. */
  group: Maybe<Scalars['String']['output']>;
  /** Who has taken it. */
  captor: Maybe<Scalars['String']['output']>;
  /** The battle it is in. */
  battle: Maybe<Scalars['ID']['output']>;
  /** Until this campaign turn it is wounded, repaired or on its way. */
  until: Maybe<Scalars['Int']['output']>;
  rank: Maybe<Scalars['String']['output']>;
  /** The level that its experience gives. */
  level: Maybe<Scalars['String']['output']>;
  awards: Array<Scalars['String']['output']>;
  /** What it brings into battle beside its counter, in the rulebook's words. */
  is: Maybe<Scalars['JSON']['output']>;
  /** Personal marks between battles: élan, wounds... */
  marks: Maybe<Scalars['JSON']['output']>;
  experience: UnitExperience;
  lifeStory: LifeStory;
};

/** What it has done and become. */
export type UnitExperience = {
  __typename?: 'UnitExperience';
  points: Scalars['Int']['output'];
  /** The battles it was in, those before the campaign counted in. */
  battles: Scalars['Int']['output'];
  /** The battles of the campaign it came back, or did not come back, from. */
  battlesFought: Array<Scalars['ID']['output']>;
  actions: Scalars['Int']['output'];
  kills: Scalars['Int']['output'];
  /** Whom it put out of action. */
  lossesCaused: Array<LossCaused>;
  checksPassed: Scalars['Int']['output'];
  checksFailed: Scalars['Int']['output'];
  /** What its experience was earned for. */
  earned: Array<ExperienceEarned>;
  /** Its levels over time. */
  levels: Array<LevelReached>;
  /** What it suffered. */
  casualties: Array<CasualtySuffered>;
};

export type LossCaused = {
  __typename?: 'LossCaused';
  battle: Scalars['ID']['output'];
  /** Whom, as the battle named it. */
  of: Maybe<Scalars['String']['output']>;
  times: Scalars['Int']['output'];
  cause: Maybe<BookCause>;
};

export type ExperienceEarned = {
  __typename?: 'ExperienceEarned';
  version: Scalars['Int']['output'];
  turn: Scalars['Int']['output'];
  for: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  /** Its experience after it. */
  total: Scalars['Int']['output'];
};

export type LevelReached = {
  __typename?: 'LevelReached';
  version: Scalars['Int']['output'];
  turn: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  from: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
};

export type CasualtySuffered = {
  __typename?: 'CasualtySuffered';
  version: Scalars['Int']['output'];
  turn: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  battle: Maybe<Scalars['ID']['output']>;
  fate: Scalars['String']['output'];
};

export type LifeStory = {
  __typename?: 'LifeStory';
  /** The ledger: each thing that happened, with its cause and its dice. */
  entries: Array<LifeStoryEntry>;
  /** The story as people tell it: under each date a paragraph for each battle. */
  text: Scalars['String']['output'];
};

export type LifeStoryEntry = {
  __typename?: 'LifeStoryEntry';
  /** The entry of the book that tells of it. Null: before the campaign. */
  version: Maybe<Scalars['Int']['output']>;
  turn: Maybe<Scalars['Int']['output']>;
  date: Maybe<Scalars['String']['output']>;
  /** `casualty`, `experience`, `promotion`... or `history`: before the campaign. */
  what: Scalars['String']['output'];
  says: Scalars['String']['output'];
  cause: Maybe<BookCause>;
  rolls: Array<DiceRoll>;
  cites: Array<Citation>;
};

export type CampaignFlag = {
  __typename?: 'CampaignFlag';
  flag: Scalars['String']['output'];
  /** Text, a number, true or false. */
  value: Scalars['JSON']['output'];
};

export type StayingTerrain = {
  __typename?: 'StayingTerrain';
  ground: Scalars['String']['output'];
  /** Marks by location, as a scenario's `locations` take them. */
  marks: Scalars['JSON']['output'];
};

export type CampaignBattleStatus =
  | 'OPEN'
  /** Over; its aftermath is not worked out. */
  | 'REPORTED'
  | 'SETTLED'
  /** It never happened. */
  | 'VOID';

/** A battle as the campaign keeps it. One that is fought on the server can be asked for with `battle(id:)`. */
export type CampaignBattle = {
  __typename?: 'CampaignBattle';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  mode: BattleMode;
  status: CampaignBattleStatus;
  turn: Scalars['Int']['output'];
  /** The node of the graph. Null: fought beside it. */
  node: Maybe<Scalars['String']['output']>;
  /** Units of the battle and whom of the roster they are, of the sides that the viewer may know. */
  drawn: Array<DrawnUnit>;
  report: Maybe<AfterActionReport>;
};

export type DrawnUnit = {
  __typename?: 'DrawnUnit';
  unit: Scalars['String']['output'];
  roster: Scalars['String']['output'];
};

export type CampaignBattleEdge = {
  __typename?: 'CampaignBattleEdge';
  cursor: Scalars['String']['output'];
  node: CampaignBattle;
};

export type CampaignBattleConnection = {
  __typename?: 'CampaignBattleConnection';
  edges: Array<CampaignBattleEdge>;
  nodes: Array<CampaignBattle>;
  pageInfo: PageInfo;
};

/** What a battle handed over to its campaign. */
export type AfterActionReport = {
  __typename?: 'AfterActionReport';
  battle: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The battle as people tell it, in a few paragraphs: who won and where it turned, the losses, who stood out, the points. */
  text: Scalars['String']['output'];
  /** The key of the side that won. Null: a draw. */
  winner: Maybe<Scalars['String']['output']>;
  why: Scalars['String']['output'];
  margin: Maybe<Scalars['Int']['output']>;
  turns: Maybe<Scalars['Int']['output']>;
  points: Array<SidePoints>;
  /**
   * Who came back and how, of the sides that the viewer may know. Whom a report does not name was unhurt:
   * `CampaignBattle.drawn` has everybody.
   */
  units: Array<UnitReport>;
  /** The units as a CSV file, to change and to send again (`ReportFileInput.units`). */
  unitsFile: Scalars['String']['output'];
  /** Who arose in the battle: leaders created, halves of squads, crews that bailed out. */
  arisen: Array<ArisenUnit>;
  /**
   * How many of each side came to which end, of the sides that the viewer may know: as its aftermath left them, and before it as
   * the battle reported them.
   */
  losses: Array<FateCount>;
  /** The actions after which the strengths stood most differently. */
  turningPoints: Array<TurningPoint>;
  /** How the dice fell. */
  dice: Array<DiceLuck>;
  /** What came of it in the campaign, once its aftermath is worked out. */
  consequences: Array<BookConsequence>;
  /** What was noted with the report: for referees only, null for everybody else. */
  note: Maybe<Scalars['String']['output']>;
};

export type SidePoints = {
  __typename?: 'SidePoints';
  side: Scalars['String']['output'];
  points: Scalars['Int']['output'];
};

export type UnitReport = {
  __typename?: 'UnitReport';
  unit: Scalars['String']['output'];
  name: Maybe<Scalars['String']['output']>;
  side: Maybe<Scalars['String']['output']>;
  /** As the battle reported it: `unhurt`, `wounded`, `killed`... */
  fate: Scalars['String']['output'];
  /** The state in which the aftermath left it: the policies may have dice about who is killed or missing. Null before the aftermath. */
  became: Maybe<RosterState>;
  /** Its counter at the end, where it is another. */
  counter: Maybe<Scalars['String']['output']>;
  captor: Maybe<Scalars['String']['output']>;
  actions: Scalars['Int']['output'];
  checksPassed: Scalars['Int']['output'];
  checksFailed: Scalars['Int']['output'];
  deeds: Array<Deed>;
  cause: Maybe<BookCause>;
};

export type Deed = {
  __typename?: 'Deed';
  /** `kill`, `rally`, `close-combat-kill`... */
  deed: Scalars['String']['output'];
  times: Scalars['Int']['output'];
  /** Whom it was done to. */
  to: Maybe<Scalars['String']['output']>;
  cause: Maybe<BookCause>;
};

export type ArisenUnit = {
  __typename?: 'ArisenUnit';
  unit: Scalars['String']['output'];
  side: Scalars['String']['output'];
  kind: RosterKind;
  name: Scalars['String']['output'];
  counter: Scalars['String']['output'];
  /** Out of whom. */
  from: Maybe<Scalars['String']['output']>;
  /** `leader-created`, `halved`... */
  how: Scalars['String']['output'];
  fate: Scalars['String']['output'];
  cause: Maybe<BookCause>;
};

export type FateCount = {
  __typename?: 'FateCount';
  side: Scalars['String']['output'];
  fate: Scalars['String']['output'];
  units: Scalars['Int']['output'];
};

export type TurningPoint = {
  __typename?: 'TurningPoint';
  cause: BookCause;
  /** By how much each side's strength changed. */
  swing: Array<SideSwing>;
  says: Scalars['String']['output'];
};

export type SideSwing = {
  __typename?: 'SideSwing';
  side: Scalars['String']['output'];
  swing: Scalars['Float']['output'];
};

/** How a side's dice fell, beside what was to be expected. */
export type DiceLuck = {
  __typename?: 'DiceLuck';
  side: Scalars['String']['output'];
  /** Dice of so many sides. */
  sides: Scalars['Int']['output'];
  rolls: Scalars['Int']['output'];
  sum: Scalars['Float']['output'];
  expected: Scalars['Float']['output'];
  /** One standard deviation of the sum. */
  deviation: Scalars['Float']['output'];
  /**
   * How many standard deviations the sum is above, or below, what was to be expected. Null when nothing was rolled.
   * Whether high or low dice are good, the rulebook says.
   */
  luck: Maybe<Scalars['Float']['output']>;
  /** About 95 of 100 sums of so many fair dice are within these. */
  likely: LikelyRange;
};

export type LikelyRange = {
  __typename?: 'LikelyRange';
  from: Scalars['Float']['output'];
  to: Scalars['Float']['output'];
};

/** Why something came about. */
export type BookCause = {
  __typename?: 'BookCause';
  /** The battle in which it happened. */
  battle: Maybe<Scalars['ID']['output']>;
  /** The action of that battle: its version. */
  version: Maybe<Scalars['Int']['output']>;
  /** Which effect of the action. */
  effect: Maybe<Scalars['Int']['output']>;
  /** The policy that says so: `experience.kill`. */
  policy: Maybe<Scalars['String']['output']>;
  says: Maybe<Scalars['String']['output']>;
};

export type VictoryPointFilter = {
  side?: InputMaybe<Scalars['String']['input']>;
  battle?: InputMaybe<Scalars['ID']['input']>;
  turn?: InputMaybe<Scalars['Int']['input']>;
};

/** Victory points made, or lost. */
export type VictoryPointGain = {
  __typename?: 'VictoryPointGain';
  version: Scalars['Int']['output'];
  turn: Scalars['Int']['output'];
  side: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  /** The side's total after it. */
  total: Scalars['Int']['output'];
  /** `victory`, `points-made`, `losses-inflicted`, `promotions`, `ranks` */
  for: Scalars['String']['output'];
  battle: Maybe<Scalars['ID']['output']>;
  says: Scalars['String']['output'];
  cause: Maybe<BookCause>;
};

export type VictoryPointEdge = {
  __typename?: 'VictoryPointEdge';
  cursor: Scalars['String']['output'];
  node: VictoryPointGain;
};

export type VictoryPointConnection = {
  __typename?: 'VictoryPointConnection';
  edges: Array<VictoryPointEdge>;
  nodes: Array<VictoryPointGain>;
  pageInfo: PageInfo;
  /** The totals at the end of the list as it is filtered. */
  totals: Array<SidePoints>;
};

/** The meanings of a field promotion, kept apart. */
export type PromotionMeaning =
  /** A leader arose in battle, by dice. */
  | 'CREATED'
  /** One of the roster was promoted, or demoted, by a policy after a battle. */
  | 'POLICY'
  /** The rank of the player, by his victories. */
  | 'PLAYER'
  /** The referee's word. */
  | 'REFEREE';

export type PromotionFilter = {
  side?: InputMaybe<Scalars['String']['input']>;
  meaning?: InputMaybe<PromotionMeaning>;
  unit?: InputMaybe<Scalars['String']['input']>;
  battle?: InputMaybe<Scalars['ID']['input']>;
};

export type FieldPromotion = {
  __typename?: 'FieldPromotion';
  version: Scalars['Int']['output'];
  turn: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  meaning: PromotionMeaning;
  side: Scalars['String']['output'];
  /** Null where a player rises. */
  unit: Maybe<Scalars['String']['output']>;
  name: Maybe<Scalars['String']['output']>;
  from: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
  /** The rule or policy that says so. */
  rule: Scalars['String']['output'];
  battle: Maybe<Scalars['ID']['output']>;
  rolls: Array<DiceRoll>;
  cites: Array<Citation>;
  says: Scalars['String']['output'];
  cause: Maybe<BookCause>;
};

export type FieldPromotionEdge = {
  __typename?: 'FieldPromotionEdge';
  cursor: Scalars['String']['output'];
  node: FieldPromotion;
};

export type FieldPromotionConnection = {
  __typename?: 'FieldPromotionConnection';
  edges: Array<FieldPromotionEdge>;
  nodes: Array<FieldPromotion>;
  pageInfo: PageInfo;
};

export type Award = {
  __typename?: 'Award';
  version: Scalars['Int']['output'];
  turn: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  unit: Scalars['String']['output'];
  name: Scalars['String']['output'];
  award: Scalars['String']['output'];
  battle: Maybe<Scalars['ID']['output']>;
  says: Scalars['String']['output'];
};

export type AwardEdge = {
  __typename?: 'AwardEdge';
  cursor: Scalars['String']['output'];
  node: Award;
};

export type AwardConnection = {
  __typename?: 'AwardConnection';
  edges: Array<AwardEdge>;
  nodes: Array<Award>;
  pageInfo: PageInfo;
};

/** How the sides stood at the end of a turn, or stand in the one that is going on. */
export type Standing = {
  __typename?: 'Standing';
  turn: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  sides: Array<SideStanding>;
};

export type SideStanding = {
  __typename?: 'SideStanding';
  side: Scalars['String']['output'];
  victoryPoints: Scalars['Int']['output'];
};

export type TurnState =
  /** It is the campaign's turn now. */
  | 'RUNNING'
  | 'DONE';

export type CampaignTurn = {
  __typename?: 'CampaignTurn';
  turn: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  state: TurnState;
  /** Where it begins and, when it is done, ends in the line. */
  fromVersion: Scalars['Int']['output'];
  untilVersion: Maybe<Scalars['Int']['output']>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  durationMs: Maybe<Scalars['Float']['output']>;
  steps: Array<TurnStep>;
  /** The turn as people tell it, in one paragraph. */
  text: Scalars['String']['output'];
  /** What came of it, a sentence for each point. */
  result: Array<Scalars['String']['output']>;
};

export type CampaignTurnEdge = {
  __typename?: 'CampaignTurnEdge';
  cursor: Scalars['String']['output'];
  node: CampaignTurn;
};

export type CampaignTurnConnection = {
  __typename?: 'CampaignTurnConnection';
  edges: Array<CampaignTurnEdge>;
  nodes: Array<CampaignTurn>;
  pageInfo: PageInfo;
};

export type TurnStepState =
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  /** It was refused; the turn waits for the referee. */
  | 'FAILED';

/** A step of a turn. Each is one entry of the line, made once. */
export type TurnStep = {
  __typename?: 'TurnStep';
  /** Its place in the course of a turn; what is done for each battle has the same. */
  number: Scalars['Int']['output'];
  /** `reveal`, `open-battle`, `aftermath`, `reorganize`, `advance` */
  step: Scalars['String']['output'];
  /** The id of the battle, or the node, that it is about. Null: the turn as a whole. */
  subject: Maybe<Scalars['String']['output']>;
  state: TurnStepState;
  /** The version of the line after it. */
  version: Maybe<Scalars['Int']['output']>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  durationMs: Maybe<Scalars['Float']['output']>;
  attempts: Maybe<Scalars['Int']['output']>;
  result: Maybe<Scalars['JSON']['output']>;
  /** Why it failed. */
  problem: Maybe<Scalars['JSON']['output']>;
};

export type Preconditions = {
  __typename?: 'Preconditions';
  turn: Scalars['Int']['output'];
  phase: CampaignPhase;
  /** The step that comes next: `reveal`, `aftermath`... Null when the campaign is over. */
  next: Maybe<Scalars['String']['output']>;
  /** Nothing is missing that the viewer may know of. */
  met: Scalars['Boolean']['output'];
  missing: Array<MissingPrecondition>;
};

export type MissingPrecondition = {
  __typename?: 'MissingPrecondition';
  code: Scalars['String']['output'];
  says: Scalars['String']['output'];
  side: Maybe<Scalars['String']['output']>;
  battle: Maybe<Scalars['ID']['output']>;
  node: Maybe<Scalars['String']['output']>;
  /** Corrections, each of which settles it: ready for `correct` and `previewCorrection`. For the referee. */
  answers: Array<ReadyCorrection>;
};

/** A correction that only waits for the referee's word. */
export type ReadyCorrection = {
  __typename?: 'ReadyCorrection';
  /** What it comes to. */
  says: Scalars['String']['output'];
  /** The entry that it corrects. */
  version: Scalars['Int']['output'];
  /** The fact to put there. */
  fact: Scalars['JSON']['output'];
};

/** What a side's staff has written for a turn. */
export type SealedOrders = {
  __typename?: 'SealedOrders';
  side: Scalars['String']['output'];
  turn: Scalars['Int']['output'];
  stance: Maybe<Stance>;
  purchases: Array<Purchase>;
  deployments: Array<Deployment>;
  priorities: Array<Scalars['String']['output']>;
  choices: Array<WayChosen>;
};

export type Purchase = {
  __typename?: 'Purchase';
  group: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type Deployment = {
  __typename?: 'Deployment';
  node: Scalars['String']['output'];
  units: Array<Scalars['String']['output']>;
};

export type WayChosen = {
  __typename?: 'WayChosen';
  node: Scalars['String']['output'];
  edge: Scalars['String']['output'];
};

/** A group of reinforcements that a side may buy. */
export type ReinforcementGroup = {
  __typename?: 'ReinforcementGroup';
  group: Scalars['String']['output'];
  side: Scalars['String']['output'];
  cost: Scalars['Int']['output'];
  /** Counters and how many of each. */
  units: Array<CounterCount>;
  /** So often in the whole campaign. Null: as often as it is paid for. */
  atMost: Maybe<Scalars['Int']['output']>;
  /** Null: it fills places that scenarios have, like anybody on the roster. */
  comes: Maybe<NewcomersWay>;
  cites: Array<Citation>;
};

/** How a group comes to the first battle after it was bought, beside those for whom the scenario has places. */
export type NewcomersWay =
  /** Over this edge of the map, in any turn. */
  | 'NORTH'
  | 'EAST'
  | 'SOUTH'
  | 'WEST'
  /** Set up with the others of its side. */
  | 'SET_UP';

export type CounterCount = {
  __typename?: 'CounterCount';
  counter: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** A line of the book: what was entered, and what came of it. */
export type BookEntry = {
  __typename?: 'BookEntry';
  version: Scalars['Int']['output'];
  /** Position in the campaign's log. */
  position: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  /** Whose command it was. Null: a step that the server made. */
  by: Maybe<Person>;
  /** `seal`, `report`, `aftermath`, `correction`... */
  kind: Scalars['String']['output'];
  /** What was entered, as the viewer may know it, and as `correct` takes it; battles go by the last part of their id. Null: he may not know it. */
  fact: Maybe<Scalars['JSON']['output']>;
  /** The entry in one sentence. */
  sentence: Scalars['String']['output'];
  consequences: Array<BookConsequence>;
  /** The correction that this entry is, where it is one. */
  corrects: Maybe<CorrectionMade>;
  /** The version of the latest correction by which it reads otherwise than it was first entered. */
  correctedBy: Maybe<Scalars['Int']['output']>;
};

export type CorrectionMade = {
  __typename?: 'CorrectionMade';
  version: Scalars['Int']['output'];
  why: Scalars['String']['output'];
  /** How many later entries read otherwise since. */
  rewritten: Scalars['Int']['output'];
};

export type BookEntryEdge = {
  __typename?: 'BookEntryEdge';
  cursor: Scalars['String']['output'];
  node: BookEntry;
};

export type BookEntryConnection = {
  __typename?: 'BookEntryConnection';
  edges: Array<BookEntryEdge>;
  nodes: Array<BookEntry>;
  pageInfo: PageInfo;
};

/** Something that came of an entry, with its reasons. */
export type BookConsequence = {
  __typename?: 'BookConsequence';
  /** `casualty`, `experience`, `promotion`, `victory-points`... */
  what: Scalars['String']['output'];
  sentence: Scalars['String']['output'];
  /** The particulars. */
  about: Scalars['JSON']['output'];
  cause: Maybe<BookCause>;
  rolls: Array<DiceRoll>;
  cites: Array<Citation>;
};

/** This line and another one side by side, each as it stands now. */
export type BookComparison = {
  __typename?: 'BookComparison';
  here: BookLine;
  there: BookLine;
  turns: ComparedTurns;
  standings: Array<ComparedStanding>;
  /** Who of the roster fares otherwise. */
  roster: Array<ComparedUnit>;
  /** Nodes that stand otherwise. */
  nodes: Array<ComparedNode>;
};

export type ComparedTurns = {
  __typename?: 'ComparedTurns';
  here: Scalars['Int']['output'];
  there: Scalars['Int']['output'];
};

export type ComparedStanding = {
  __typename?: 'ComparedStanding';
  side: Scalars['String']['output'];
  here: Maybe<SideFigures>;
  there: Maybe<SideFigures>;
};

export type SideFigures = {
  __typename?: 'SideFigures';
  victoryPoints: Scalars['Int']['output'];
  battlesWon: Scalars['Int']['output'];
  points: Maybe<Scalars['Int']['output']>;
};

export type ComparedUnit = {
  __typename?: 'ComparedUnit';
  unit: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The members in which it differs: `state`, `experience`... */
  differs: Array<Scalars['String']['output']>;
  says: Scalars['String']['output'];
  /** Null: it is not on the roster there. */
  here: Maybe<Scalars['JSON']['output']>;
  there: Maybe<Scalars['JSON']['output']>;
};

export type ComparedNode = {
  __typename?: 'ComparedNode';
  node: Scalars['String']['output'];
  here: Maybe<NodeStatus>;
  there: Maybe<NodeStatus>;
};

export type DifferenceKind =
  | 'VANISHES'
  | 'CHANGES'
  | 'COMES';

/** What would be otherwise for one of the roster, or for the campaign as a whole. */
export type BookDifferences = {
  __typename?: 'BookDifferences';
  /** Null: the campaign as a whole. */
  unit: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  differences: Array<BookDifference>;
};

export type BookDifference = {
  __typename?: 'BookDifference';
  kind: DifferenceKind;
  /** The entry that reads otherwise. */
  version: Scalars['Int']['output'];
  /** `casualty`, `experience`... or `refused`: the entry could no longer stand. */
  what: Scalars['String']['output'];
  /** The sentence as it reads now. */
  before: Maybe<Scalars['String']['output']>;
  /** As it would read. */
  after: Maybe<Scalars['String']['output']>;
};

/** What would be otherwise in the book. */
export type BookPreview = {
  __typename?: 'BookPreview';
  /** The entries that would read otherwise, in their order. */
  rewritten: Array<RewrittenEntry>;
  differences: Array<BookDifferences>;
};

export type RewrittenEntry = {
  __typename?: 'RewrittenEntry';
  version: Scalars['Int']['output'];
  consequences: Array<BookConsequence>;
  /** Why the entry could no longer stand, where that is so. */
  refused: Maybe<EntryRefused>;
};

export type EntryRefused = {
  __typename?: 'EntryRefused';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The next step tried without rolling. */
export type DryRun = {
  __typename?: 'DryRun';
  /** `reveal`, `aftermath`... */
  step: Scalars['String']['output'];
  /** What must be there first; then nothing else is told. */
  missing: Array<MissingPrecondition>;
  /** What would come of it if each roll brought its likeliest result. */
  likeliest: Array<BookConsequence>;
  /** What would be rolled for. */
  rolls: Array<ExpectedRoll>;
};

export type BookTable =
  /** Units with rank, level, experience, kills and awards. */
  | 'ROSTER'
  /** Every victory point, and why. */
  | 'VICTORY_POINTS'
  /** Every promotion and demotion. */
  | 'PROMOTIONS'
  | 'AWARDS'
  /** Each time that somebody's experience grew, and what for. */
  | 'EXPERIENCE'
  /** Each turn with its date, how the sides stood, and what happened. */
  | 'TURNS';

export type BookPage =
  /** Everybody on the roster, side by side, formation by formation. */
  | 'ORDER_OF_BATTLE'
  /** One of the roster: what it is, its story, its experience. */
  | 'UNIT_HISTORY'
  /** A battle: how it went, who came back, what came of it. */
  | 'AFTER_ACTION_REPORT'
  /** The campaign from its first day, turn by turn, with its battles. */
  | 'CHRONICLE';

/** What stands between cells: spreadsheets in countries that write 1,5 expect semicolons. */
export type CellSeparator =
  | 'COMMA'
  | 'SEMICOLON';

/** Which counter a unit is, in the program that the campaign's battles are fought with. */
export type MatchedCounter = {
  __typename?: 'MatchedCounter';
  unit: RosterUnit;
  /** The label of the counter, its name, or the id that it has in one game. */
  counter: Scalars['String']['output'];
};

/** A counter of a save that may be one of the roster's. */
export type CounterInSave = {
  __typename?: 'CounterInSave';
  /** What `MatchedCounterInput.counter` calls it. */
  key: Scalars['String']['output'];
  /** Another battle's save will know it, too: its label or name is its own. The id of a counter says nothing in another game. */
  lasts: Scalars['Boolean']['output'];
  /** Its name, its label and where it stands. */
  says: Scalars['String']['output'];
};

/** Which counter of a save a unit is. */
export type MatchedCounterInput = {
  unit: Scalars['ID']['input'];
  /** The label of the counter, its name, or its id: `CounterInSave.key`. */
  counter: Scalars['String']['input'];
};

/** What a save or log of VASSAL lets one suppose. It holds what both sides hid: for the referee alone. */
export type ProposedReport = {
  __typename?: 'ProposedReport';
  units: Array<ProposedFate>;
  /** Every counter of a fighting unit, to say which one a unit is (`matchCounters`, or `matching`). */
  counters: Array<CounterInSave>;
  /** Counters of fighting units that belong to no unit of the battle. */
  strangers: Array<Scalars['String']['output']>;
  /** Rolls that were not undone. */
  dice: Array<PlayerDice>;
  /** What players said, by line of the log. */
  said: Array<SaidInSave>;
  /** The same as a note that can be kept with the report (`ReportBattleInput.note`), cut off where it is too long. Null: nobody said anything. */
  note: Maybe<Scalars['String']['output']>;
  /** The table of units that a report takes (`ReportFileInput.units`); who is supposed to be unhurt is left out. */
  unitsFile: Scalars['String']['output'];
};

export type ProposedFate = {
  __typename?: 'ProposedFate';
  unit: RosterUnit;
  /** The counter that it is taken for. Null: nothing tells which one it is. */
  counter: Maybe<Scalars['String']['output']>;
  /** The same as `CounterInSave.key` calls it. */
  key: Maybe<Scalars['String']['output']>;
  /** What tells it: MATCHING, LABEL, NAME or KIND. */
  toldBy: Maybe<CounterToldBy>;
  /** Null where its counter is not known. */
  fate: Maybe<Fate>;
  /** What its counter shows, for the referee to judge. */
  says: Maybe<Scalars['String']['output']>;
  /** Counters of its kind that nobody else has. */
  mightBe: Array<Scalars['String']['output']>;
};

/** The surest first. */
export type CounterToldBy =
  /** The referee has said it. */
  | 'MATCHING'
  | 'LABEL'
  | 'NAME'
  /** It is the only one with these numbers on it. */
  | 'KIND';

export type PlayerDice = {
  __typename?: 'PlayerDice';
  player: Scalars['String']['output'];
  /** Rolls of two dice, and their average. */
  pairs: Scalars['Int']['output'];
  pairAverage: Maybe<Scalars['Float']['output']>;
  /** Rolls of one die, and their average. */
  singles: Scalars['Int']['output'];
  singleAverage: Maybe<Scalars['Float']['output']>;
};

export type SaidInSave = {
  __typename?: 'SaidInSave';
  /** The step of the log. */
  step: Scalars['Int']['output'];
  player: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** A battle's report before it counts. */
export type ReportPreview = {
  __typename?: 'ReportPreview';
  /** How many of each side would come to which end, if each roll brought its likeliest result. */
  losses: Array<FateCount>;
  /** What would come of it in the campaign then. */
  likeliest: Array<BookConsequence>;
  /** What would be rolled for. */
  rolls: Array<ExpectedRoll>;
};

export type ExpectedRoll = {
  __typename?: 'ExpectedRoll';
  /** What tells the roll from all others of the campaign. */
  key: Scalars['String']['output'];
  purpose: Scalars['String']['output'];
  results: Array<ExpectedResult>;
  cites: Array<Citation>;
};

export type ExpectedResult = {
  __typename?: 'ExpectedResult';
  result: Scalars['String']['output'];
  /** From 0 to 1. */
  chance: Scalars['Float']['output'];
};

/** Policies that a rulebook brings along. */
export type CampaignPreset = {
  __typename?: 'CampaignPreset';
  name: Scalars['String']['output'];
  /** A campaign of this rulebook begins with these unless others are given. */
  isDefault: Scalars['Boolean']['output'];
  policies: Scalars['JSON']['output'];
};

/** A campaign of the house, ready to be begun with `beginBook`. */
export type HouseCampaign = {
  __typename?: 'HouseCampaign';
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
  document: Scalars['JSON']['output'];
};

/** A rulebook that this server knows. */
export type Rulebook = {
  __typename?: 'Rulebook';
  /** The JSON Schema of campaign policies, with what each member means. It is the same for every rulebook. */
  campaignPolicySchema: Scalars['JSON']['output'];
  campaignPresets: Array<CampaignPreset>;
  /** The house's campaigns. */
  campaigns: Array<HouseCampaign>;
  /** The name used in positions: `aslsk`, `combat`... */
  system: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Changes whenever a decision could come out differently. */
  version: Scalars['String']['output'];
  /** Every order, with its form. */
  orders: Array<OrderForm>;
  /** Every kind of effect that its battles can have, as `BattleEffect.kind` tells them. */
  effects: Array<Scalars['String']['output']>;
  /** Every code with which its orders can be refused, as `OrderRefused.code` tells them. */
  refusals: Array<Scalars['String']['output']>;
  /** The house's charts. */
  charts: ChartPack;
  /** The text behind a citation, in our own words. */
  rule: Maybe<Rule>;
  /**
   * JSON Schema of the word that a commander leaves for his absence: `rules` in the order
   * `{ "order": "standing-orders", "rules": { ... } }`, which may be given at any time. Null where the rulebook takes none.
   */
  standingOrderSchema: Maybe<Scalars['JSON']['output']>;
  /** JSON Schema of a position. */
  positionSchema: Scalars['JSON']['output'];
  /** JSON Schema of a scenario. */
  scenarioSchema: Scalars['JSON']['output'];
  /** JSON Schema of what is sent to `drawUp`; null where the rulebook has no points and no orders of battle. */
  drawUpSchema: Maybe<Scalars['JSON']['output']>;
  /**
   * Draws up orders of battle by the rulebook's points: what each counter costs and why, what is not to be had then and
   * there, what does not fit the budget, and the scenario with the rest, as `lab`, `openBattle` and `upload` take it.
   * Nothing is stored. `document` has the form of `drawUpSchema`; what is wrong with it is told in `problems`.
   */
  drawUp: Scalars['JSON']['output'];
  /** The house's scenarios. */
  scenarios: Array<HouseScenario>;
  /**
   * How counters, marks, phases and effects of this rulebook are shown, as data: with it a client that folds a battle by itself
   * tells at every moment what `counter` and `marks` tell. `web/client` reads it.
   */
  presentation: Scalars['JSON']['output'];
};


/** A rulebook that this server knows. */
export type RulebookRuleArgs = {
  id: Scalars['String']['input'];
};


/** A rulebook that this server knows. */
export type RulebookDrawUpArgs = {
  document: Scalars['JSON']['input'];
};

/**
 * One event of a campaign's log, as the viewer may know it. Events of which he may know nothing are left out and not counted:
 * positions are dense for everybody, and differ between the referee, the sides and observers.
 */
export type CampaignEvent = {
  __typename?: 'CampaignEvent';
  position: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  /** One of `eventKinds`: `campaign.created`, `battle.opened`, `battle.action`... */
  kind: Scalars['String']['output'];
  /** The battle it belongs to. */
  battleId: Maybe<Scalars['ID']['output']>;
  /** What happened in the battle. */
  action: Maybe<BattleAction>;
  /** The particulars of all other events. */
  about: Maybe<Scalars['JSON']['output']>;
  /** What happened, in sentences: one for each effect of an action, one for an entry of a book and one for each of its consequences. */
  sentences: Array<Scalars['String']['output']>;
};

/** A kind of event that a campaign's log can hold, and that a webhook can be told of. */
export type EventKind = {
  __typename?: 'EventKind';
  /** `campaign.created`, `battle.action`, `book.aftermath`... */
  kind: Scalars['String']['output'];
  /** What an event of this kind tells. */
  tells: Scalars['String']['output'];
};

export type CampaignEventEdge = {
  __typename?: 'CampaignEventEdge';
  cursor: Scalars['String']['output'];
  node: CampaignEvent;
};

export type CampaignEventConnection = {
  __typename?: 'CampaignEventConnection';
  edges: Array<CampaignEventEdge>;
  nodes: Array<CampaignEvent>;
  pageInfo: PageInfo;
};

export type CampaignEventFilter = {
  /** Only events of these kinds. A kind that `eventKinds` does not list is refused. */
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only events of this battle. */
  battleId?: InputMaybe<Scalars['ID']['input']>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * The campaign's events after a position: first what was missed, then live, in order and without gaps.
   * Pass the position of the last event you have seen to go on where you stopped.
   */
  campaignEvents: CampaignEvent;
  /**
   * The campaign each time its people, sides or settings change: what was missed since `after` first, then live,
   * in order and without gaps. `after: 0` begins with its creation.
   */
  campaignChanged: CampaignChange;
  /** A job as it is, and then whenever something happens to it. */
  jobChanged: Job;
};


export type SubscriptionCampaignEventsArgs = {
  campaignId: Scalars['ID']['input'];
  after: Scalars['Int']['input'];
};


export type SubscriptionCampaignChangedArgs = {
  campaignId: Scalars['ID']['input'];
  after: Scalars['Int']['input'];
};


export type SubscriptionJobChangedArgs = {
  id: Scalars['ID']['input'];
};

export type SignedHead = {
  __typename?: 'SignedHead';
  position: Scalars['Int']['output'];
  /** The last hash of the log's chain, as hexadecimal digits. */
  hash: Scalars['String']['output'];
  /** A compact JWS (RFC 7515) over `{"campaign", "position", "hash"}`; its `kid` is the public key. */
  signed: Scalars['String']['output'];
};

/** What this server signs bundles and heads with. Also at `/.well-known/hexledger.json`, as a JSON Web Key Set. */
export type SigningKey = {
  __typename?: 'SigningKey';
  /** `Ed25519`. */
  algorithm: Scalars['String']['output'];
  /** 32 bytes, in base64url. */
  publicKey: Scalars['String']['output'];
};

export type CampaignSettings = {
  __typename?: 'CampaignSettings';
  /** How far behind the commanders an observer looks on. */
  observerDelaySeconds: Scalars['Int']['output'];
  /** From this date on everybody sees everything. Null: never. */
  declassifiesAt: Maybe<Scalars['DateTime']['output']>;
};

/** One of the parties of a campaign. */
export type Side = {
  __typename?: 'Side';
  id: Scalars['ID']['output'];
  /** The short name used inside events and positions: `allies`. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Member = {
  __typename?: 'Member';
  person: Person;
  role: CampaignRole;
  /** The side of a commander. */
  side: Maybe<Side>;
  joinedAt: Scalars['DateTime']['output'];
};

export type MemberEdge = {
  __typename?: 'MemberEdge';
  cursor: Scalars['String']['output'];
  node: Member;
};

export type MemberConnection = {
  __typename?: 'MemberConnection';
  edges: Array<MemberEdge>;
  nodes: Array<Member>;
  pageInfo: PageInfo;
};

export type InvitationState =
  | 'OPEN'
  | 'ACCEPTED'
  | 'REVOKED'
  | 'EXPIRED';

/** An invitation by link. The link's secret is shown once, to the referee who made it. */
export type Invitation = {
  __typename?: 'Invitation';
  id: Scalars['ID']['output'];
  role: CampaignRole;
  side: Maybe<Side>;
  state: InvitationState;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  acceptedBy: Maybe<Person>;
};

export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  cursor: Scalars['String']['output'];
  node: Invitation;
};

export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  edges: Array<InvitationEdge>;
  nodes: Array<Invitation>;
  pageInfo: PageInfo;
};

/** The viewer's own permissions in a campaign. */
export type ViewerStanding = {
  __typename?: 'ViewerStanding';
  role: CampaignRole;
  /** The side of a commander. */
  side: Maybe<Side>;
  /** How many seconds behind the viewer is kept. 0 for all but observers. */
  delaySeconds: Scalars['Int']['output'];
  /** The mutations that the viewer's role and token allow here. */
  mayCommand: Array<Scalars['String']['output']>;
};

export type CampaignEdge = {
  __typename?: 'CampaignEdge';
  cursor: Scalars['String']['output'];
  node: Campaign;
};

export type CampaignConnection = {
  __typename?: 'CampaignConnection';
  edges: Array<CampaignEdge>;
  nodes: Array<Campaign>;
  pageInfo: PageInfo;
};

export type NewSideInput = {
  /** 2 to 32 small letters, digits and dashes, beginning with a letter. */
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type CreateCampaignInput = {
  idempotencyKey: Scalars['String']['input'];
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  /** Two to eight sides. */
  sides: Array<NewSideInput>;
  observerDelaySeconds: Scalars['Int']['input'];
  declassifiesAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CampaignCreated = Committed & {
  __typename?: 'CampaignCreated';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  campaign: Campaign;
};

export type CreateCampaignResult = CampaignCreated | InvalidInput | KeyInUse | NotAllowed;

export type RenameCampaignInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** Left out: unchanged. */
  description?: InputMaybe<Scalars['String']['input']>;
};

export type ChangeCampaignSettingsInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: InputMaybe<Scalars['Int']['input']>;
  /** Left out: unchanged. */
  observerDelaySeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Left out: unchanged. Null: never. */
  declassifiesAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AddSideInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: InputMaybe<Scalars['Int']['input']>;
  side: NewSideInput;
};

export type RenameSideInput = {
  idempotencyKey: Scalars['String']['input'];
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: InputMaybe<Scalars['Int']['input']>;
  sideId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type CampaignChanged = Committed & {
  __typename?: 'CampaignChanged';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  campaign: Campaign;
};

export type ChangeCampaignResult = CampaignChanged | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

export type InviteInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** REFEREE, COMMANDER or OBSERVER. */
  role: CampaignRole;
  /** The side, for a commander. */
  sideId?: InputMaybe<Scalars['ID']['input']>;
  /** Left out: in seven days. At most 90 days from now. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type InvitationIssued = Committed & {
  __typename?: 'InvitationIssued';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  invitation: Invitation;
  /** What the invited person sends to `acceptInvitation`. Works once; shown now and in no later query. */
  secret: Scalars['String']['output'];
};

export type InviteResult = InvitationIssued | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

export type RevokeInvitationInput = {
  idempotencyKey: Scalars['String']['input'];
  invitationId: Scalars['ID']['input'];
};

export type InvitationRevoked = Committed & {
  __typename?: 'InvitationRevoked';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  invitation: Invitation;
};

export type RevokeInvitationResult = InvitationRevoked | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

export type AcceptInvitationInput = {
  idempotencyKey: Scalars['String']['input'];
  /** The secret of the invitation. */
  secret: Scalars['String']['input'];
};

export type InvitationAccepted = Committed & {
  __typename?: 'InvitationAccepted';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  campaign: Campaign;
};

export type AcceptInvitationResult = InvitationAccepted | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

export type ChangeMemberRoleInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: InputMaybe<Scalars['Int']['input']>;
  personId: Scalars['ID']['input'];
  /** REFEREE, COMMANDER or OBSERVER. The last referee cannot become anything else. */
  role: CampaignRole;
  /** The side, for a commander. */
  sideId?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveMemberInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** Refuse when people, sides or settings of the campaign changed after this position. */
  expectedPosition?: InputMaybe<Scalars['Int']['input']>;
  personId: Scalars['ID']['input'];
};

export type LeaveCampaignInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
};

export type CampaignLeft = Committed & {
  __typename?: 'CampaignLeft';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
};

export type LeaveCampaignResult = CampaignLeft | InvalidInput | Conflict | NotFound | KeyInUse | NotAllowed;

/** The campaign from one position on. */
export type CampaignChange = {
  __typename?: 'CampaignChange';
  /** Pass the latest one as `after` to go on where you stopped. */
  position: Scalars['Int']['output'];
  campaign: Campaign;
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

/**
 * Why a command was not carried out. Every member of a result union that is not a success implements this,
 * so a client that selects `... on Problem { code message }` keeps working when new problems are added.
 */
export type Problem = {
  /** Stable, in capitals, made for programs. */
  code: Scalars['String']['output'];
  /** A sentence for people that says what to do next. */
  message: Scalars['String']['output'];
  /** The rule that forbids it, where a rule does. */
  rule: Maybe<Scalars['String']['output']>;
  /** The way to the part of the input that is meant, where one part is. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the same request may succeed later without a change. */
  retryable: Scalars['Boolean']['output'];
};

/** The sender may not do this: not signed in (`NOT_SIGNED_IN`), the wrong role (`NOT_ALLOWED`) or a token without the scope (`SCOPE_MISSING`). */
export type NotAllowed = Problem & {
  __typename?: 'NotAllowed';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
};

/** There is no such thing, or the sender may not know of it. The two cannot be told apart. */
export type NotFound = Problem & {
  __typename?: 'NotFound';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
};

/** A value in the input cannot be used. */
export type InvalidInput = Problem & {
  __typename?: 'InvalidInput';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
};

/** Something changed since the position or version the sender had seen (`CONFLICT`). */
export type Conflict = Problem & {
  __typename?: 'Conflict';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
  /** Where the campaign is now. */
  position: Maybe<Scalars['Int']['output']>;
};

/** The idempotency key was used with another input (`KEY_REUSED`), or its first request is still running (`STILL_RUNNING`). */
export type KeyInUse = Problem & {
  __typename?: 'KeyInUse';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
};

/** Too many attempts (`TOO_MANY_ATTEMPTS`). */
export type TooManyAttempts = Problem & {
  __typename?: 'TooManyAttempts';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
  retryAfterSeconds: Scalars['Int']['output'];
};

/** A command that was carried out. */
export type Committed = {
  /** The campaign's position after the command. Ask for at least this position to read what you wrote. */
  position: Scalars['Int']['output'];
  /** True when this is the stored answer to an earlier request with the same idempotency key. */
  replayed: Scalars['Boolean']['output'];
};

/** Where a page of a connection ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  /** Pass it as `after` to read on. Null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
};

/** Somebody of the demonstration campaigns in whose place a newcomer may look around. */
export type DemonstrationSeat = {
  __typename?: 'DemonstrationSeat';
  /** `referee`, `first`, `second`, `observer`. */
  seat: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type TakeDemonstrationSeatInput = {
  /** A repeated request with the same key gets the same token. */
  idempotencyKey: Scalars['String']['input'];
  seat: Scalars['String']['input'];
};

/** The token of the seat, for twelve hours. It is good for the demonstration's own account and nothing else. */
export type DemonstrationSeatTaken = {
  __typename?: 'DemonstrationSeatTaken';
  token: Scalars['String']['output'];
};

export type TakeDemonstrationSeatResult = DemonstrationSeatTaken | InvalidInput | NotFound;

/** Bundles of the whole campaign are written and kept here, so often. */
export type BundleSchedule = {
  __typename?: 'BundleSchedule';
  everyHours: Scalars['Int']['output'];
  /** So many are kept; the oldest go first. Together they have at most 256 MiB. */
  keep: Scalars['Int']['output'];
  /** A campaign in which nothing has happened since needs no other bundle. */
  nextAt: Scalars['DateTime']['output'];
};

/** A bundle that is kept here. */
export type KeptBundle = {
  __typename?: 'KeptBundle';
  /** 1, 2, 3… in the campaign. */
  number: Scalars['Int']['output'];
  madeAt: Scalars['DateTime']['output'];
  /** Where the campaign stood. */
  position: Scalars['Int']['output'];
  bytes: Scalars['Int']['output'];
  /** GET this path with a token that has the scope REFEREE. */
  path: Scalars['String']['output'];
};

export type ScheduleBundlesInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** 1 to 744; 0 ends it. What is kept stays. */
  everyHours: Scalars['Int']['input'];
  /** 1 to 30. */
  keep: Scalars['Int']['input'];
};

export type BundlesScheduled = Committed & {
  __typename?: 'BundlesScheduled';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  /** Null where it was ended. */
  schedule: Maybe<BundleSchedule>;
};

export type ScheduleBundlesResult = BundlesScheduled | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type JobState =
  /** Due, or will be. */
  | 'WAITING'
  | 'ACTIVE'
  | 'DONE'
  /** Tried as often as it may be. It stays until somebody has it tried again. */
  | 'DEAD'
  | 'CANCELLED';

/** A piece of background work. It runs at least once, and counts once. */
export type Job = {
  __typename?: 'Job';
  id: Scalars['ID']['output'];
  /** What is to be done: `rebuild-projection`, `deliver-webhook`... */
  name: Scalars['String']['output'];
  state: JobState;
  /** It is not worked before this moment. */
  dueAt: Scalars['DateTime']['output'];
  /** How often it has failed since it was last started over. */
  failures: Scalars['Int']['output'];
  /** How often it may fail before it is dead. */
  attempts: Scalars['Int']['output'];
  /** How far it is, in the words of the work. */
  progress: Maybe<Scalars['JSON']['output']>;
  /** What came of it. */
  result: Maybe<Scalars['JSON']['output']>;
  /** What the last failure said. */
  error: Maybe<Scalars['String']['output']>;
  /** Rises with everything that happens to the job. */
  revision: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

export type JobEdge = {
  __typename?: 'JobEdge';
  cursor: Scalars['String']['output'];
  node: Job;
};

export type JobConnection = {
  __typename?: 'JobConnection';
  edges: Array<JobEdge>;
  nodes: Array<Job>;
  pageInfo: PageInfo;
};

export type RetryJobInput = {
  idempotencyKey: Scalars['String']['input'];
  jobId: Scalars['ID']['input'];
};

/** The job waits to be worked, as if it had never failed. */
export type JobRetried = Committed & {
  __typename?: 'JobRetried';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  job: Job;
};

export type RetryJobResult = JobRetried | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type CancelJobInput = {
  idempotencyKey: Scalars['String']['input'];
  jobId: Scalars['ID']['input'];
};

/** The job will not be worked. What a worker is doing for it at this moment does not count. */
export type JobCancelled = Committed & {
  __typename?: 'JobCancelled';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  job: Job;
};

export type CancelJobResult = JobCancelled | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

/** How an order is written. */
export type OrderForm = {
  __typename?: 'OrderForm';
  kind: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  cites: Array<Scalars['String']['output']>;
  /** JSON Schema of the order as it is sent. */
  schema: Scalars['JSON']['output'];
};

export type ChartPack = {
  __typename?: 'ChartPack';
  version: Scalars['String']['output'];
  /** Name it in a position's `charts` to pin a battle to this pack. */
  hash: Scalars['String']['output'];
  /** The whole pack; every cell says where its value comes from. */
  file: Scalars['JSON']['output'];
};

export type Rule = {
  __typename?: 'Rule';
  id: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type HouseScenario = {
  __typename?: 'HouseScenario';
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
  document: Scalars['JSON']['output'];
};

export type LibraryKind =
  | 'BOARD'
  | 'SCENARIO'
  | 'CHART_PACK';

/** Something uploaded. It never changes: a new version is a new item. */
export type LibraryItem = {
  __typename?: 'LibraryItem';
  id: Scalars['ID']['output'];
  /** What positions call it: a board's name in `map`, a chart pack's hash in `charts`. */
  reference: Scalars['String']['output'];
  kind: LibraryKind;
  name: Scalars['String']['output'];
  system: Maybe<Scalars['String']['output']>;
  hash: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  document: Scalars['JSON']['output'];
  /** The board, for an item that is one. Null for everything else. */
  board: Maybe<Board>;
};

export type LibraryItemEdge = {
  __typename?: 'LibraryItemEdge';
  cursor: Scalars['String']['output'];
  node: LibraryItem;
};

export type LibraryItemConnection = {
  __typename?: 'LibraryItemConnection';
  edges: Array<LibraryItemEdge>;
  nodes: Array<LibraryItem>;
  pageInfo: PageInfo;
};

export type VassalFile = {
  __typename?: 'VassalFile';
  /** In sentences: boards, who stands where, who is gone in the end, dice. */
  text: Scalars['String']['output'];
  /** All of it, as a JSON text. */
  json: Scalars['String']['output'];
  /** The names of the boards on the table. */
  boards: Array<Scalars['String']['output']>;
};

export type ScenarioFromSaveInput = {
  /** The save (.vsav), in base64. */
  file: Scalars['String']['input'];
  /** The rulebook: `aslsk`, `squad-leader`. */
  system: Scalars['String']['input'];
  /**
   * Which boards of ours the boards of the save are. A board that is not named here is looked for among the viewer's own uploads: one
   * called `bd02`, `02` or `2` is board 02.
   */
  boards: Array<BoardOfSaveInput>;
  /** Which nations fight together. Left out: each is a side. */
  sides?: InputMaybe<Array<SideOfSaveInput>>;
  /** How many turns it lasts. */
  turns?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type BoardOfSaveInput = {
  /** Its name in the save: `02`. */
  vasl: Scalars['String']['input'];
  /** A board of the house by its name, or one of the library by its reference. */
  board: Scalars['String']['input'];
};

export type SideOfSaveInput = {
  /** The key that the side gets. */
  side: Scalars['String']['input'];
  /** As the save's text names them: `German`, `Finnish`. */
  nations: Array<Scalars['String']['input']>;
};

export type ScenarioFromSave = {
  __typename?: 'ScenarioFromSave';
  /** As `upload` takes it. Null: the boards or the sides are not known, or nobody stands on them. */
  scenario: Maybe<Scalars['JSON']['output']>;
  /** Everybody where he stands, as the lab takes it. Null where the scenario cannot be begun: `open` says why. */
  position: Maybe<Scalars['JSON']['output']>;
  /** How many counters stand on the map. */
  placed: Scalars['Int']['output'];
  /** What is for a person to decide. */
  open: Array<LeftOpen>;
  /** The boards of the save, and which of ours they are. */
  boards: Array<BoardOfSave>;
  /** The same in words. */
  text: Scalars['String']['output'];
};

export type LeftOpenAbout =
  | 'BOARD'
  | 'COUNTER'
  /** A counter is on the map, and something about it is not known. */
  | 'CONDITION'
  /** What lies on the board beside units. */
  | 'MARKER'
  | 'SIDE'
  | 'SCENARIO';

export type LeftOpen = {
  __typename?: 'LeftOpen';
  about: LeftOpenAbout;
  says: Scalars['String']['output'];
  /** So many are alike. */
  times: Scalars['Int']['output'];
};

export type BoardOfSave = {
  __typename?: 'BoardOfSave';
  name: Scalars['String']['output'];
  /** Null: it is not known. */
  board: Maybe<Scalars['String']['output']>;
};

export type UploadInput = {
  idempotencyKey: Scalars['String']['input'];
  kind: LibraryKind;
  name: Scalars['String']['input'];
  /** The rulebook, for scenarios and chart packs. */
  system?: InputMaybe<Scalars['String']['input']>;
  /** A board's description, a scenario, or a chart pack: the whole pack or only the cells it corrects. */
  document: Scalars['JSON']['input'];
};

export type UploadAccepted = {
  __typename?: 'UploadAccepted';
  replayed: Scalars['Boolean']['output'];
  item: LibraryItem;
};

/** The document cannot be used. All problems are listed, with their places. */
export type UploadRefused = Problem & {
  __typename?: 'UploadRefused';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  rule: Maybe<Scalars['String']['output']>;
  path: Maybe<Array<Scalars['String']['output']>>;
  retryable: Scalars['Boolean']['output'];
  problems: Array<UploadProblem>;
};

export type UploadProblem = {
  __typename?: 'UploadProblem';
  code: Scalars['String']['output'];
  path: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type UploadResult = UploadAccepted | UploadRefused | InvalidInput | KeyInUse | NotAllowed;

/** When somebody is told of a kind of event by mail. */
export type NewsTiming =
  | 'NEVER'
  /** Within seconds, but not in quiet hours: what happens then comes together after them. */
  | 'AT_ONCE'
  /** Once a day, all campaigns in one mail. */
  | 'DIGEST';

export type NewsChoice = {
  __typename?: 'NewsChoice';
  /** As `eventKinds` lists it. */
  kind: Scalars['String']['output'];
  tells: Scalars['String']['output'];
  timing: NewsTiming;
};

/** A span of the day on the person's own clock, perhaps over midnight. */
export type QuietHours = {
  __typename?: 'QuietHours';
  /** Hours and minutes: `22:00`. */
  from: Scalars['String']['output'];
  until: Scalars['String']['output'];
};

/**
 * How somebody is told of the campaigns that they are in. Mail goes to `Viewer.mailbox`, once it is verified, and says what the person
 * may know when it is written; one whose reader is something else in the campaign by the time it is sent is dropped.
 */
export type NewsPreferences = {
  __typename?: 'NewsPreferences';
  /** As in `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  /** No mail within them. */
  quietHours: Maybe<QuietHours>;
  /** When the digest comes, on the person's own clock: `07:00`. */
  digestAt: Scalars['String']['output'];
  choices: Array<NewsChoice>;
  /** Since when nothing is sent, because the person has unsubscribed. */
  unsubscribedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The address of an iCalendar feed with the deadlines of all campaigns of the person. It needs no login: whoever has it can read
   * them. `renewCalendarAddress` makes another one.
   */
  calendar: Scalars['String']['output'];
};

export type QuietHoursInput = {
  /** Hours and minutes: `22:00`. */
  from: Scalars['String']['input'];
  until: Scalars['String']['input'];
};

export type NewsChoiceInput = {
  kind: Scalars['String']['input'];
  timing: NewsTiming;
};

/** What is left out stays as it is. */
export type SetNewsPreferencesInput = {
  idempotencyKey: Scalars['String']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Null: none. */
  quietHours?: InputMaybe<QuietHoursInput>;
  digestAt?: InputMaybe<Scalars['String']['input']>;
  choices?: InputMaybe<Array<NewsChoiceInput>>;
  /** False unsubscribes from everything, true takes it back. */
  subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NewsPreferencesSet = {
  __typename?: 'NewsPreferencesSet';
  replayed: Scalars['Boolean']['output'];
  preferences: NewsPreferences;
};

export type SetNewsPreferencesResult = NewsPreferencesSet | InvalidInput | KeyInUse | NotAllowed;

export type RenewCalendarAddressInput = {
  idempotencyKey: Scalars['String']['input'];
};

/** The old address does not work any more. */
export type CalendarAddressRenewed = {
  __typename?: 'CalendarAddressRenewed';
  replayed: Scalars['Boolean']['output'];
  preferences: NewsPreferences;
};

export type RenewCalendarAddressResult = CalendarAddressRenewed | InvalidInput | KeyInUse | NotAllowed;

/** An order of ASL Starter Kit: exactly one of these. */
export type AslskOrderInput =
  /** Advance. Good Order, unpinned Infantry of one location advances to an adjacent hex, even into close combat. [3.7/a, 3.7/b, 3.7/c] */
  { advance: AslskAdvanceOrderInput; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Attack in close combat with vehicles. One attack: Infantry against a vehicle or against Infantry, or a vehicle against Infantry with its machine guns. [3.8/m, 3.8/n, 3.8/q, 3.8/y] */
  { advance?: never; assault: AslskAssaultOrderInput; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Banzai. A Japanese leader declares a Banzai Charge of adjacent units against an enemy hex. [8.1.8.6/a, 8.1.8.6/b, 8.1.8.6/h] */
  { advance?: never; assault?: never; banzai: AslskBanzaiOrderInput; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Charge. Units of one hex go one hex on in this Impulse of the Banzai Charge. [8.1.8.6/d, 8.1.8.6/e] */
  { advance?: never; assault?: never; banzai?: never; charge: AslskChargeOrderInput; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire the Nahverteidigungswaffe. A buttoned-up vehicle that was attacked, or is the ambusher, strikes all Infantry in its hex with 16 FP. [3.8/s] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence: AslskCloseDefenceOrderInput; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Expose the crew or button up. Place or remove a CE counter; not both ways in one phase. [7.7/c, 3.7/g] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed: AslskCrewExposedOrderInput; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Deploy. A Good Order 7-6-8 becomes two 3-4-8 by passing a Task Check; off the map it needs none. [8.4/b, 8.4.1] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy: AslskDeployOrderInput; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Designate attacks. Declare who attacks whom in the close combat of this hex; nobody has to attack. [3.8/c, 3.8/d] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate: AslskDesignateOrderInput; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Destroy a Weapon. A unit destroys a Weapon that it possesses; that counts as using it. [4.0/i] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon: AslskDestroyWeaponOrderInput; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Set off a Demolition Charge. Resolve the attack of a charge that was placed in the Movement Phase. [4.3/a, 4.3/e] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate: AslskDetonateOrderInput; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Dispense Smoke. A vehicle tries to place Dispersed Smoke with its dispenser, once in a Player Turn. [7.5/a, 7.5/b] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke: AslskDisperseSmokeOrderInput; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Drive. Spend the MP of a vehicle step by step: start, turn, enter hexes, stop, Delay; the DEFENDER may act after each step. [3.3.2/a, 3.3.2/f, 3.3.2/i, 3.3.2/j] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive: AslskDriveOrderInput; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Drop a Weapon. Leave a Weapon where it is. [4.0/b, 4.0/c, 4.0/g] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop: AslskDropOrderInput; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Drop Concealment. Concealed units show themselves. [8.3/loss-c] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment: AslskDropConcealmentOrderInput; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** End the Charge. Units next to the target hex leave the Banzai Charge before the next Impulse. [8.1.8.6/f, 8.1.8.6/g] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge: AslskEndChargeOrderInput; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** End the phase. Be done with this phase. Send `true`. [3.0/a] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase: Scalars['Boolean']['input']; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Exit the map. A Good Order unit leaves the map by an edge from which its victory conditions let it. [3.3/f] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit: AslskExitOrderInput; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Drive off the map. A vehicle at the edge leaves the map through a hexside ahead of it. [3.3/f, 7.10/recall-c] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle: AslskExitVehicleOrderInput; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fight. Choose the hex whose close combat is fought next. [3.8/b] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight: AslskFightOrderInput; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire. Attack the enemy in a location with the firepower of units and machine guns, alone or as a Fire Group, with or without a leader to direct it. [3.2.2/a, 3.2.2/h, 3.2.2/l, 3.3.3/b] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire: AslskFireOrderInput; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire a Flamethrower. Attack a location one hex away with 24 FP, two hexes away with half of it; terrain gives no cover. [4.2/a, 4.2/b, 4.2/c, 4.2/g] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame: AslskFlameOrderInput; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire with IFE. Fire a rapid Gun at Infantry on the IFT with its Infantry Firepower Equivalent. [6.8/a, 6.8/b, 6.8/c, 6.8/d] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife: AslskIfeOrderInput; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Keep DM. A broken unit outside of woods and buildings keeps its DM marker, to be free to rout. [3.1h/b] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm: AslskKeepDmOrderInput; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Manhandle a Gun. Push a QSU Gun into an adjacent hex, by the unit that mans it and others that help. [6.5/a, 6.5/b, 6.5/d, 6.5/f] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle: AslskManhandleOrderInput; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Attempt Motion. A vehicle whose enemy comes into sight tries to gain Motion status and to turn. [3.3.2.1/a, 3.3.2.1/b, 3.3.2.1/c] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt: AslskMotionAttemptOrderInput; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Move. Move units of one location along a path of adjacent hexes, by themselves or as a stack; they go on until the path ends or somebody stops them. [3.3/a, 3.3.1/a, 3.3.1/e, 3.3.1/f, 3.3.1/g] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move: AslskMoveOrderInput; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire a Panzerfaust. A German unit looks for a Panzerfaust and fires it at a vehicle, or at Infantry in a building, close by. [4.4.2/a, 4.4.2/b, 4.4.2/e, 4.4.2/f] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust: AslskPanzerfaustOrderInput; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Pass. Do nothing, or nothing more: in this step of the Rally Phase, against this move, about this rout. Send `true`. [3.1/a, 3.3.3/d] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass: Scalars['Boolean']['input']; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Place a Demolition Charge. Spend the MF that entering an adjacent hex would take to place a charge there. [4.3/c, 4.3/d] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge: AslskPlaceChargeOrderInput; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire Smoke. Fire a Smoke or White Phosphorus shell at a hex, before anything else is fired in the phase; WP also at units that move. [1.2.5/b, 6.2/s, 6.2/WP] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell: AslskPlaceSmokeShellOrderInput; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Rally. A Good Order leader tries to rally a broken unit in his location. [3.1f/a, 3.1f/b, 3.1f/e] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally: AslskRallyOrderInput; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** CC Reaction Fire. Good Order Infantry attacks a vehicle that moves in its own hex, as in close combat. [3.3.4/a, 3.3.4/b, 2.0/CCRF] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire: AslskReactionFireOrderInput; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Recombine. Two Good Order 3-4-8 with a Good Order leader become a 7-6-8 again. [8.4.1/b] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine: AslskRecombineOrderInput; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Recover a Weapon. A Good Order unit tries to take possession of an unpossessed Weapon in its location. [3.1b, 3.3.1/m, 4.0/e] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover: AslskRecoverOrderInput; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Repair a Weapon. The possessor of a malfunctioned Weapon of its own nationality tries to repair it. [3.1c/a] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair: AslskRepairOrderInput; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Repair a vehicular weapon. The crew of a Good Order vehicle tries to repair one of its weapons: 1 repairs it, 6 disables it. [3.1c/b, 7.2/c, 7.8/g] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle: AslskRepairVehicleOrderInput; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Rout. A broken unit under DM flees along a path, or crawls one hex; an unbroken leader may go with it. [3.6/d, 3.6/e, 3.6/f, 3.6/g, 3.6/m] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout: AslskRoutOrderInput; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Self-rally. A broken unit with a boxed morale tries to rally by itself; the ATTACKER may try with one MMC that has none. [3.1e/a, 3.1e/b, 3.1e/c] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally: AslskSelfRallyOrderInput; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [1.3/a, 3.3.1/d, 4.0/o] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp: AslskSetUpOrderInput; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Fire Ordnance. Fire a Gun, a mortar or an anti-tank weapon at a hex or a vehicle: a To Hit DR on a Target Type, then the effect of the hit. [3.2.4/a, 3.2.4/proc-a, 3.2.4/proc-b] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot: AslskShootOrderInput; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Smoke grenades. A unit with a Smoke Exponent tries to place Smoke in its own hex or an adjacent one. [3.3.1/j, 3.3.1/k, 1.2.5/a] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades: AslskSmokeGrenadesOrderInput; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Transfer a Weapon. Hand a Weapon over to another Good Order unit in the same location. [3.1d, 3.7/a, 4.0/e] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer: AslskTransferOrderInput; turnGun?: never; turnVehicle?: never; vehicleFire?: never; }
  |  /** Turn a Gun. Change the CA of a Gun that could still fire, without firing it; neither it nor its crew moves any more in this Player Turn. [3.2.4/CA-d] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun: AslskTurnGunOrderInput; turnVehicle?: never; vehicleFire?: never; }
  |  /** Turn a vehicle. At the end of a fire phase: turn the hull or the turret of a vehicle that could still fire a weapon mounted there. [3.3.2/g, 3.2.4/CA-f] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle: AslskTurnVehicleOrderInput; vehicleFire?: never; }
  |  /** Fire vehicular machine guns. Attack Infantry and exposed crews in a location with machine guns and IFE of one vehicle together. [7.8/a, 7.8/c, 7.8/f] */
  { advance?: never; assault?: never; banzai?: never; charge?: never; closeDefence?: never; crewExposed?: never; deploy?: never; designate?: never; destroyWeapon?: never; detonate?: never; disperseSmoke?: never; drive?: never; drop?: never; dropConcealment?: never; endCharge?: never; endPhase?: never; exit?: never; exitVehicle?: never; fight?: never; fire?: never; flame?: never; ife?: never; keepDm?: never; manhandle?: never; motionAttempt?: never; move?: never; panzerfaust?: never; pass?: never; placeCharge?: never; placeSmokeShell?: never; rally?: never; reactionFire?: never; recombine?: never; recover?: never; repair?: never; repairVehicle?: never; rout?: never; selfRally?: never; setUp?: never; shoot?: never; smokeGrenades?: never; transfer?: never; turnGun?: never; turnVehicle?: never; vehicleFire: AslskVehicleFireOrderInput; };

export type AslskAdvanceOrderInput = {
  /** The units that advance together. */
  units: Array<Scalars['String']['input']>;
  /** The adjacent hex. */
  to: Scalars['String']['input'];
};

export type AslskAssaultOrderInput = {
  /** The units that attack together, or one vehicle. */
  attackers: Array<Scalars['String']['input']>;
  /** One vehicle, or units of Infantry. */
  targets: Array<Scalars['String']['input']>;
  /** The weapons a vehicle attacks with. */
  weapons?: InputMaybe<Array<AslskAssaultOrderWeapons>>;
};

export type AslskAssaultOrderWeapons =
  | 'CMG'
  | 'RMG'
  | 'AAMG'
  | 'IFE';

export type AslskBanzaiOrderInput = {
  /** The leader who declares it. */
  leader: Scalars['String']['input'];
  /** The units that charge. */
  units: Array<Scalars['String']['input']>;
  /** The hex of the enemy they charge at. */
  target: Scalars['String']['input'];
};

export type AslskChargeOrderInput = {
  /** The units. */
  units: Array<Scalars['String']['input']>;
  /** The adjacent hex. */
  to: Scalars['String']['input'];
};

export type AslskCloseDefenceOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
};

export type AslskCrewExposedOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** Crew Exposed, or Buttoned Up. */
  exposed: Scalars['Boolean']['input'];
};

export type AslskDeployOrderInput = {
  /** The squad. */
  unit: Scalars['String']['input'];
};

export type AslskDesignateOrderInput = {
  /** Each attack: the units that attack together and those they attack. */
  attacks: Array<AslskDesignateOrderAttacksInput>;
};

export type AslskDesignateOrderAttacksInput = {
  attackers: Array<Scalars['String']['input']>;
  defenders: Array<Scalars['String']['input']>;
};

export type AslskDestroyWeaponOrderInput = {
  /** The Weapon. */
  weapon: Scalars['String']['input'];
};

export type AslskDetonateOrderInput = {
  /** The placed Demolition Charge. */
  weapon: Scalars['String']['input'];
};

export type AslskDisperseSmokeOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** Smoke discharger, mortar, pots or Nahverteidigungswaffe. */
  dispenser: AslskDisperseSmokeOrderDispenser;
  /** Where a Smoke mortar fires: one to three hexes away. */
  at?: InputMaybe<Scalars['String']['input']>;
};

export type AslskDisperseSmokeOrderDispenser =
  | 'S_D'
  | 'S_M'
  | 'S_P'
  | 'S_N';

export type AslskDriveOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** One step for each expenditure. */
  steps: Array<AslskDriveOrderStepsInput>;
};

export type AslskDriveOrderStepsInput = {
  /** What the MP are spent on. */
  do: AslskDriveOrderStepsDo;
  /** The hex entered. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The hexspine then faced, 0 at the top left corner, clockwise: the next one either way. */
  vca?: InputMaybe<Scalars['Int']['input']>;
  /** The hexspine the turret then faces; it turns with any MP. */
  tca?: InputMaybe<Scalars['Int']['input']>;
  /** More MP than needed, or those of a Delay. */
  mp?: InputMaybe<Scalars['Float']['input']>;
  /** All MP: for woods, or for the one hex that can always be entered. */
  all?: InputMaybe<Scalars['Boolean']['input']>;
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
  weapon: Scalars['String']['input'];
};

export type AslskDropConcealmentOrderInput = {
  /** The concealed units. */
  units: Array<Scalars['String']['input']>;
};

export type AslskEndChargeOrderInput = {
  /** The units. */
  units: Array<Scalars['String']['input']>;
};

export type AslskExitOrderInput = {
  /** The unit. */
  unit: Scalars['String']['input'];
};

export type AslskExitVehicleOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
};

export type AslskFightOrderInput = {
  /** The hex. */
  at: Scalars['String']['input'];
};

export type AslskFireOrderInput = {
  /** The location fired at. */
  at: Scalars['String']['input'];
  /** Units that use their own firepower, and weapons; a leader here helps to man a weapon. */
  firers: Array<Scalars['String']['input']>;
  /** Leaders who direct the fire, one in each firing hex. */
  leaders?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Weapons with Rate of Fire left are done all the same, and leave Residual FP. */
  spendRof?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskFlameOrderInput = {
  /** The Flamethrower. */
  weapon: Scalars['String']['input'];
  /** The location fired at. */
  at: Scalars['String']['input'];
  /** The vehicle that the attack is meant for. */
  target?: InputMaybe<Scalars['String']['input']>;
};

export type AslskIfeOrderInput = {
  /** The Gun. */
  weapon: Scalars['String']['input'];
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** The hexspine to turn to first. */
  ca?: InputMaybe<Scalars['Int']['input']>;
  /** No further shot, but Residual FP. */
  spendRof?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskKeepDmOrderInput = {
  /** The broken unit. */
  unit: Scalars['String']['input'];
};

export type AslskManhandleOrderInput = {
  /** The Gun. */
  gun: Scalars['String']['input'];
  /** The units that push it, and a leader with them. */
  units: Array<Scalars['String']['input']>;
  /** The adjacent hex. */
  to: Scalars['String']['input'];
  /** Where it points when it has arrived. */
  ca?: InputMaybe<Scalars['Int']['input']>;
  /** Double Time: two MF more, and Counter Exhausted. */
  doubleTime?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskMotionAttemptOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** The hexspine it then faces. */
  vca?: InputMaybe<Scalars['Int']['input']>;
  /** The hexspine its turret then faces. */
  tca?: InputMaybe<Scalars['Int']['input']>;
};

export type AslskMoveOrderInput = {
  /** The units that move together. */
  units: Array<Scalars['String']['input']>;
  /** The hexes they enter, in order. */
  path: Array<Scalars['String']['input']>;
  /** Assault Movement: one hex, not with all MF. */
  assault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Double Time: two MF more, and Counter Exhausted. */
  doubleTime?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pay for the woods or orchard itself where a road leads through. */
  offRoad?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskPanzerfaustOrderInput = {
  /** The unit that looks for one. */
  unit: Scalars['String']['input'];
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** The vehicle aimed at. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** Who is to be hit, if he mans a Gun or support weapon. */
  victim?: InputMaybe<Scalars['String']['input']>;
  /** A leader who directs the shot. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** In a building: +2 to hit, or the blast. */
  backblast?: InputMaybe<AslskPanzerfaustOrderBackblast>;
};

export type AslskPanzerfaustOrderBackblast =
  | 'AVOID'
  | 'ACCEPT';

export type AslskPlaceChargeOrderInput = {
  /** The Demolition Charge. */
  weapon: Scalars['String']['input'];
  /** The adjacent location. */
  at: Scalars['String']['input'];
  /** The vehicle that it is meant for. */
  target?: InputMaybe<Scalars['String']['input']>;
};

export type AslskPlaceSmokeShellOrderInput = {
  /** The Gun or mortar. */
  weapon: Scalars['String']['input'];
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** Which shell. */
  ammo: AslskPlaceSmokeShellOrderAmmo;
  /** The hexspine to turn to first. */
  ca?: InputMaybe<Scalars['Int']['input']>;
  /** Intensive Fire, when the Rate of Fire is lost. */
  intensive?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskPlaceSmokeShellOrderAmmo =
  | 'SMOKE'
  | 'WP';

export type AslskRallyOrderInput = {
  /** The broken unit. */
  unit: Scalars['String']['input'];
  /** The leader who rallies it. */
  leader: Scalars['String']['input'];
};

export type AslskReactionFireOrderInput = {
  /** One unit, or one with a leader. */
  units: Array<Scalars['String']['input']>;
  /** The vehicle. */
  target: Scalars['String']['input'];
};

export type AslskRecombineOrderInput = {
  /** The two half-squads. */
  units: Array<Scalars['String']['input']>;
};

export type AslskRecoverOrderInput = {
  /** The unit that tries. */
  unit: Scalars['String']['input'];
  /** The unpossessed Weapon. */
  weapon: Scalars['String']['input'];
};

export type AslskRepairOrderInput = {
  /** The malfunctioned Weapon. */
  weapon: Scalars['String']['input'];
};

export type AslskRepairVehicleOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
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
  unit: Scalars['String']['input'];
  /** The hexes it enters. */
  path: Array<Scalars['String']['input']>;
  /** Low Crawl: one hex, never interdicted. */
  lowCrawl?: InputMaybe<Scalars['Boolean']['input']>;
  /** An unbroken, unpinned leader who goes with it. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type AslskSelfRallyOrderInput = {
  /** The broken unit. */
  unit: Scalars['String']['input'];
};

export type AslskSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<AslskSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: Scalars['String']['input'];
  /** The hex or location in which it sets up. */
  at: Scalars['String']['input'];
  /** It stays hidden when the set-up is over. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it stands there. */
  set?: InputMaybe<AslskSetUpOrderPlacementsSetInput>;
};

export type AslskSetUpOrderPlacementsSetInput = {
  possessor?: InputMaybe<Scalars['String']['input']>;
  ca?: InputMaybe<Scalars['Int']['input']>;
  vca?: InputMaybe<Scalars['Int']['input']>;
  tca?: InputMaybe<Scalars['Int']['input']>;
  ce?: InputMaybe<Scalars['Boolean']['input']>;
  concealed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AslskShootOrderInput = {
  /** The Gun, mortar or anti-tank weapon. */
  weapon: Scalars['String']['input'];
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** The Target Type; `own`: the table on the back of the counter. */
  type?: InputMaybe<AslskShootOrderType>;
  /** The vehicle aimed at. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** HE, or AP on the Vehicle Target Type, if not announced. */
  ammo?: InputMaybe<AslskShootOrderAmmo>;
  /** The hexspine to turn to first. */
  ca?: InputMaybe<Scalars['Int']['input']>;
  /** Intensive Fire, when the Rate of Fire is lost. */
  intensive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A Gun that can do both fires as a mortar. */
  mortar?: InputMaybe<Scalars['Boolean']['input']>;
  /** A leader who directs a support weapon. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** A second leader at a weapon that a leader possesses. */
  helper?: InputMaybe<Scalars['String']['input']>;
  /** No further shot, but Residual FP. */
  spendRof?: InputMaybe<Scalars['Boolean']['input']>;
  /** In a building: +2 to hit, or the blast. */
  backblast?: InputMaybe<AslskShootOrderBackblast>;
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
  unit: Scalars['String']['input'];
  /** Its own hex or an adjacent one. */
  at: Scalars['String']['input'];
};

export type AslskTransferOrderInput = {
  /** The Weapon. */
  weapon: Scalars['String']['input'];
  /** The unit that takes it. */
  to: Scalars['String']['input'];
};

export type AslskTurnGunOrderInput = {
  /** The Gun. */
  weapon: Scalars['String']['input'];
  /** The hexspine to turn to, clockwise from the top left. */
  ca: Scalars['Int']['input'];
};

export type AslskTurnVehicleOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** The hexspine the hull then faces. */
  vca?: InputMaybe<Scalars['Int']['input']>;
  /** The hexspine the turret then faces. */
  tca?: InputMaybe<Scalars['Int']['input']>;
};

export type AslskVehicleFireOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** The machine guns that fire together, and IFE. */
  weapons: Array<AslskVehicleFireOrderWeapons>;
  /** The location fired at. */
  at: Scalars['String']['input'];
};

export type AslskVehicleFireOrderWeapons =
  | 'BMG'
  | 'CMG'
  | 'AAMG'
  | 'RMG'
  | 'IFE';

/** An order of Combat! Game System: exactly one of these. */
export type CombatOrderInput =
  /** Agree to end the phase. The Fire & Movement Phase ends by mutual consent. Send `true`. [4.4.5] */
  { agree: Scalars['Boolean']['input']; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Air support. Try for air support; one or two aircraft that come attack at once. Send `true`. [15.8.2] */
  { agree?: never; airSupport: Scalars['Boolean']['input']; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Fire at aircraft. An anti-aircraft gun or a heavy machine gun fires at the aircraft before it attacks. [15.8.5] */
  { agree?: never; airSupport?: never; antiAircraft: CombatAntiAircraftOrderInput; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Blow a Mousehole. Use a Demolition Charge to open a way across a hexside; the counter is used up. [7.6.1, 7.6.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole: CombatBlowMouseholeOrderInput; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Bomb. The aircraft attacks a hex with its bombs and its machine guns. [15.8.3, 15.8.4] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb: CombatBombOrderInput; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Bug out. Take a Morale Check to leave the hex before the enemy enters it. [10.6.4] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut: CombatBugOutOrderInput; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Call for fire. Try to bring down a Call For Fire of an offboard battery in a hex that its observer sees. [15.1.1, 15.1.2, 15.1.4.2.2.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire: CombatCallFireOrderInput; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Call off plotted fire. Try to lift plotted artillery for good before it comes. [15.1.4.1.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff: CombatCallOffOrderInput; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Charge. Take the Action Check for a Bayonet Charge. Send `true`. [10.5.3#2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge: Scalars['Boolean']['input']; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Choose where they strike by mistake. Choose the hex, or the first of the four hexes, that the aircraft attacks in place of its target. [15.8.4, 15.8.4.1.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex: CombatChooseMistakenHexOrderInput; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Choose a sewer hex. Say in which sewer hex the enemy units find themselves that have lost their way. [6.5.1.7.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer: CombatChooseSewerOrderInput; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Clear. A leader and a squad in the hex spend this phase on removing mines, wire or a roadblock. [7.3.8, 7.3.8.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear: CombatClearOrderInput; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Close Combat. Attack enemy units in the same location, as the use of an impulse or at once on entering. [14.2.1, 14.2.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat: CombatCloseCombatOrderInput; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Come to rest. The vehicle stops with the turn. [11.1.7] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest: CombatComeToRestOrderInput; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Correct fire. Try to move a Call For Fire to another hex that its observer sees, leaving a Bracket marker behind. [15.1.4.2.2.2, 15.7.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire: CombatCorrectFireOrderInput; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Decline to end the phase. The Fire & Movement Phase goes on with the impulse of the side that offered. Send `true`. [4.4.5] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline: Scalars['Boolean']['input']; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Resist in despair. Units without any fire left take Morale Checks and attack the vehicle after its overrun. [11.3.6.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair: CombatDespairOrderInput; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Desperation Fire. A squad or machine gun in any state fires at a moving enemy next to it and takes a Morale Check for it. [12.6.2, 12.6.2/a, 12.6.2/b] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire: CombatDesperationFireOrderInput; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Dig in. A unit, or a platoon, spends its whole move and takes Action Checks to dig in. [7.1.1, 7.1.1.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn: CombatDigInOrderInput; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Done fortifying. Everything that is wanted has been placed. Send `true`. [7.8.1, 7.9.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying: Scalars['Boolean']['input']; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Drive. Move a vehicle, or a platoon of AFVs and the infantry with them, step by step. [11.1.1, 11.1.2, 11.1.3, 11.2.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive: CombatDriveOrderInput; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Drive on. Go on with a drive that is not over. [11.1.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn: CombatDriveOnOrderInput; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** End the Command Phase. Nothing more to recover or regroup. Send `true`. [4.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand: Scalars['Boolean']['input']; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** End the drive. Spend no more Movement Points; a vehicle that has not stopped is still moving. Send `true`. [11.1.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive: Scalars['Boolean']['input']; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Fire. Fire one unit, a stack or a platoon at a location; without a visible target it is Reconnaissance by Fire. [12.1.1, 12.7, 12.8.1, 3.3.4.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire: CombatFireOrderInput; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Fire for effect. Try to convert a Call For Fire of an earlier phase to a Fire For Effect, where it lies or in another hex. [15.1.1, 15.1.4.2.2.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect: CombatFireForEffectOrderInput; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Flee. A Disrupted unit runs for the nearest cover, as the use of an impulse. [10.6.1, 10.6.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee: CombatFleeOrderInput; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Follow the sewers. Units in the sewers try to find their way to another sewer hex within three hexes. [6.5.1.7.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer: CombatFollowSewerOrderInput; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Fortify. Place a fortification of the order of battle in the set-up area. [7, 3.3.4.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify: CombatFortifyOrderInput; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Go first. Take the first impulse of the Fire & Movement Phase. Send `true`. [4.4.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst: Scalars['Boolean']['input']; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Go on. Go on with a move that is not over. [10.1.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn: CombatGoOnOrderInput; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Go second. Take the second impulse of the Fire & Movement Phase. Send `true`. [4.4.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond: Scalars['Boolean']['input']; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Halt. End the move here. Send `true`. [10.1.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt: Scalars['Boolean']['input']; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Hold fire. Do not use Defensive Fire, or no more of it. Send `true`. [12.1.2.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire: Scalars['Boolean']['input']; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Hold off. Do not attack at once. Send `true`. [14.2.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff: Scalars['Boolean']['input']; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Issue a radio or phone. Add a radio or a phone for a battery that the order of battle gave none. [15.6.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet: CombatIssueSetOrderInput; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Mark an excess unit. Choose a unit in an overstacked location to be marked Disrupted, or Suppressed if it is a vehicle. [8.2.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess: CombatMarkExcessOrderInput; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Move. Move a unit, or a platoon of units in up to three adjacent hexes with a leader, hex by hex at the same time. [10.1.2, 10.5.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move: CombatMoveOrderInput; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** No reply. Do not strike back at the units that attack. Send `true`. [14.2.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply: Scalars['Boolean']['input']; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Note artillery. Write down the plots of a battery, the hex of its observer off the map, or a registered hex. [15.1.4.1, 15.4.1, 15.7.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire: CombatNoteFireOrderInput; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Offer to end the phase. Ask the other side to end the Fire & Movement Phase by mutual consent. Send `true`. [4.4.5] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd: Scalars['Boolean']['input']; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Pass. Do nothing in this impulse; impulses still in hand are lost. Send `true`. [4.4.5, 4.4.3] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass: Scalars['Boolean']['input']; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Plotted fire. Try to bring down plotted artillery in one of its two hexes, in the turn written for it. [15.1.4.1.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire: CombatPlottedFireOrderInput; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Recover. Remove or reduce the yellow marker of a unit, with a leader or by a Morale Check. [4.3.1, 9.1.3.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover: CombatRecoverOrderInput; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Regroup. Combine two identical half-squads in the location of a leader into a squad. [4.3.2.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup: CombatRegroupOrderInput; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Resist. Infantry attacks the vehicle that overruns it, at the same time. [11.3.6] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist: CombatResistOrderInput; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Roll on. The vehicle keeps its marker and counts as moving in the next turn. [11.1.7, 11.1.7/a] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn: CombatRollOnOrderInput; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Run for cover. The unit that was Disrupted on the move heads for the nearest cover with what is left of its move. [10.6.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover: CombatRunForCoverOrderInput; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Search. Roll how many adjacent hexes are searched, and search them in the order given. [3.3.4.3.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search: CombatSearchOrderInput; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [3.3.1, 3.3.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp: CombatSetUpOrderInput; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Fire smoke. A gun, on a vehicle or not, or a mortar places smoke in a hex it can see. [13.2.1, 13.2.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke: CombatShellSmokeOrderInput; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Stand. Await the enemy. Send `true`. [10.6.4] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand: Scalars['Boolean']['input']; stay?: never; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Stay. The Disrupted unit stays where it is. Send `true`. [10.6.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay: Scalars['Boolean']['input']; strafe?: never; strikeBack?: never; throw?: never; }
  |  /** Strafe. The aircraft attacks four hexes in a row with its machine guns. [15.8.4.1] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe: CombatStrafeOrderInput; strikeBack?: never; throw?: never; }
  |  /** Strike back. Defensive Fire in Close Combat against the units that attack: both attacks are simultaneous. [12.1.2.4, 14.2.2] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack: CombatStrikeBackOrderInput; throw?: never; }
  |  /** Throw. Use a Demolition Charge or a Molotov Cocktail; the counter is used up. [12.9.2, 12.9.4, 12.9.6] */
  { agree?: never; airSupport?: never; antiAircraft?: never; blowMousehole?: never; bomb?: never; bugOut?: never; callFire?: never; callOff?: never; charge?: never; chooseMistakenHex?: never; chooseSewer?: never; clear?: never; closeCombat?: never; comeToRest?: never; correctFire?: never; decline?: never; despair?: never; desperationFire?: never; digIn?: never; doneFortifying?: never; drive?: never; driveOn?: never; endCommand?: never; endDrive?: never; fire?: never; fireForEffect?: never; flee?: never; followSewer?: never; fortify?: never; goFirst?: never; goOn?: never; goSecond?: never; halt?: never; holdFire?: never; holdOff?: never; issueSet?: never; markExcess?: never; move?: never; noReply?: never; noteFire?: never; offerEnd?: never; pass?: never; plottedFire?: never; recover?: never; regroup?: never; resist?: never; rollOn?: never; runForCover?: never; search?: never; setUp?: never; shellSmoke?: never; stand?: never; stay?: never; strafe?: never; strikeBack?: never; throw: CombatThrowOrderInput; };

export type CombatAntiAircraftOrderInput = {
  /** The gun or machine gun. */
  unit: Scalars['String']['input'];
};

export type CombatBlowMouseholeOrderInput = {
  /** The Demo team. */
  unit: Scalars['String']['input'];
  /** The hexside of its hex, clockwise from north. */
  side: Scalars['Int']['input'];
};

export type CombatBombOrderInput = {
  /** The hex. */
  at: Scalars['String']['input'];
};

export type CombatBugOutOrderInput = {
  /** The unit that leaves. */
  unit: Scalars['String']['input'];
  /** The hex it leaves for. */
  to: Scalars['String']['input'];
};

export type CombatCallFireOrderInput = {
  /** The battery. */
  battery: Scalars['String']['input'];
  /** The target hex. */
  at: Scalars['String']['input'];
  /** Smoke in place of an attack. */
  smoke?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatCallOffOrderInput = {
  /** The battery. */
  battery: Scalars['String']['input'];
};

export type CombatChooseMistakenHexOrderInput = {
  /** One hex, or the row of a Strafing Run. */
  hexes: Array<Scalars['String']['input']>;
};

export type CombatChooseSewerOrderInput = {
  /** The sewer hex. */
  to: Scalars['String']['input'];
};

export type CombatClearOrderInput = {
  /** The clearing party. */
  units: Array<Scalars['String']['input']>;
  /** What is cleared away. */
  what: CombatClearOrderWhat;
};

export type CombatClearOrderWhat =
  | 'MINES'
  | 'WIRE'
  | 'ROADBLOCK';

export type CombatCloseCombatOrderInput = {
  /** The location marked with Close Combat. */
  at: Scalars['String']['input'];
  /** The units that attack. */
  units: Array<Scalars['String']['input']>;
  /** The enemy units attacked. */
  targets: Array<Scalars['String']['input']>;
  /** The leader who directs the attack (-5) instead of adding his own value. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Capture defenceless vehicles instead of destroying them. */
  capture?: InputMaybe<Scalars['Boolean']['input']>;
  /** Desperation: at half value and for a Morale Check, whatever the units have done. */
  desperate?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatComeToRestOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
};

export type CombatCorrectFireOrderInput = {
  /** The battery. */
  battery: Scalars['String']['input'];
  /** The new target hex. */
  at: Scalars['String']['input'];
  /** Which of two Bracket markers makes room for the new one; the older unless told otherwise. */
  bracket?: InputMaybe<Scalars['String']['input']>;
};

export type CombatDespairOrderInput = {
  /** The units that attack the overrunning vehicle. */
  units: Array<Scalars['String']['input']>;
  /** The leader who directs them (-5) instead of adding his own value. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type CombatDesperationFireOrderInput = {
  /** The squad or machine gun. */
  unit: Scalars['String']['input'];
  /** The location of the moving enemy. */
  at: Scalars['String']['input'];
};

export type CombatDigInOrderInput = {
  /** The units that dig. */
  units: Array<Scalars['String']['input']>;
};

export type CombatDriveOrderInput = {
  /** Normal movement, or Assault Movement to fire on the way. */
  mode: CombatDriveOrderMode;
  /** One route for each vehicle and unit. */
  routes: Array<CombatDriveOrderRoutesInput>;
  /** Be asked again at the end of the paths. */
  more?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatDriveOrderMode =
  | 'NORMAL'
  | 'ASSAULT';

export type CombatDriveOrderRoutesInput = {
  /** The vehicle, or infantry that goes along with one. */
  unit: Scalars['String']['input'];
  /** Its steps, in order. */
  path: Array<CombatDriveOrderRoutesPathInput>;
};

export type CombatDriveOrderRoutesPathInput = {
  /** The hex to enter. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The hexside of that hex along which its road leads. */
  along?: InputMaybe<Scalars['Int']['input']>;
  /** The units to overrun there. */
  overrun?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The hexspine to face. */
  face?: InputMaybe<Scalars['Int']['input']>;
  /** Change direction, from a stop. */
  gear?: InputMaybe<CombatDriveOrderRoutesPathGear>;
  /** Come to a stop. */
  stop?: InputMaybe<Scalars['Boolean']['input']>;
  /** The unit to take aboard or to hook up. */
  load?: InputMaybe<Scalars['String']['input']>;
  /** The rider or tow to set down. */
  unload?: InputMaybe<Scalars['String']['input']>;
  /** Leave the map. */
  exit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The hexspine to which the turret turns meanwhile. */
  turret?: InputMaybe<Scalars['Int']['input']>;
};

export type CombatDriveOrderRoutesPathGear =
  | 'FORWARD'
  | 'REVERSE';

export type CombatDriveOnOrderInput = {
  routes: Array<CombatDriveOnOrderRoutesInput>;
  more?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatDriveOnOrderRoutesInput = {
  /** The vehicle, or infantry that goes along with one. */
  unit: Scalars['String']['input'];
  /** Its steps, in order. */
  path: Array<CombatDriveOnOrderRoutesPathInput>;
};

export type CombatDriveOnOrderRoutesPathInput = {
  /** The hex to enter. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The hexside of that hex along which its road leads. */
  along?: InputMaybe<Scalars['Int']['input']>;
  /** The units to overrun there. */
  overrun?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The hexspine to face. */
  face?: InputMaybe<Scalars['Int']['input']>;
  /** Change direction, from a stop. */
  gear?: InputMaybe<CombatDriveOnOrderRoutesPathGear>;
  /** Come to a stop. */
  stop?: InputMaybe<Scalars['Boolean']['input']>;
  /** The unit to take aboard or to hook up. */
  load?: InputMaybe<Scalars['String']['input']>;
  /** The rider or tow to set down. */
  unload?: InputMaybe<Scalars['String']['input']>;
  /** Leave the map. */
  exit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The hexspine to which the turret turns meanwhile. */
  turret?: InputMaybe<Scalars['Int']['input']>;
};

export type CombatDriveOnOrderRoutesPathGear =
  | 'FORWARD'
  | 'REVERSE';

export type CombatFireOrderInput = {
  /** The firing units. */
  units: Array<Scalars['String']['input']>;
  /** The target's location: a hex, or a level of it. */
  at: Scalars['String']['input'];
  /** Further hexes that a machine gun sweeps. */
  also?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How a machine gun fires; fixed unless told otherwise. */
  traverse?: InputMaybe<CombatFireOrderTraverse>;
  /** The leader who directs the fire (-5) in place of firing himself. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** The adjacent unit that sees for a mortar. */
  spotter?: InputMaybe<Scalars['String']['input']>;
  /** Guns: leave an Acquired marker on the target; yes unless told otherwise. */
  acquire?: InputMaybe<Scalars['Boolean']['input']>;
  /** The armoured vehicle that armour-piercing shot is aimed at. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** What a vehicle fires; its gun unless told otherwise. */
  weapon?: InputMaybe<CombatFireOrderWeapon>;
  /** Which machine guns of the vehicle; all that have not fired unless told otherwise. */
  mgs?: InputMaybe<Array<CombatFireOrderMgs>>;
  /** What a vehicle turns where it has to; its turret first unless told otherwise. */
  turn?: InputMaybe<CombatFireOrderTurn>;
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
  battery: Scalars['String']['input'];
  /** Another hex; without it the fire falls where the marker lies. */
  at?: InputMaybe<Scalars['String']['input']>;
  /** Which of two Bracket markers makes room for the new one; the older unless told otherwise. */
  bracket?: InputMaybe<Scalars['String']['input']>;
};

export type CombatFleeOrderInput = {
  /** The Disrupted unit. */
  unit: Scalars['String']['input'];
  /** The hexes on its way to the nearest cover. */
  path: Array<Scalars['String']['input']>;
};

export type CombatFollowSewerOrderInput = {
  /** The units. */
  units: Array<Scalars['String']['input']>;
  /** The sewer hex. */
  to: Scalars['String']['input'];
};

export type CombatFortifyOrderInput = {
  /** What is placed. */
  what: CombatFortifyOrderWhat;
  /** The hex. */
  at: Scalars['String']['input'];
  /** The middle hexside of a pillbox or roadblock. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** The unit that is dug in. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** Noted down in place of being put on the map. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
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
  more?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatGoOnOrderRoutesInput = {
  /** The unit that moves. */
  unit: Scalars['String']['input'];
  /** Its steps, in order. */
  path: Array<CombatGoOnOrderRoutesPathInput>;
};

export type CombatGoOnOrderRoutesPathInput = {
  /** The location to enter. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Pay 1 more for the cover of its shellholes. */
  shellholes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Go under the trench there. */
  trench?: InputMaybe<Scalars['Boolean']['input']>;
  /** Something to do instead of entering a place. */
  do?: InputMaybe<CombatGoOnOrderRoutesPathDo>;
  /** The hex or unit that the deed is about. */
  at?: InputMaybe<Scalars['String']['input']>;
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
  battery: Scalars['String']['input'];
  /** A radio, or a phone. */
  what: CombatIssueSetOrderWhat;
  /** The infantry unit that carries it. */
  unit: Scalars['String']['input'];
};

export type CombatIssueSetOrderWhat =
  | 'RADIO'
  | 'PHONE';

export type CombatMarkExcessOrderInput = {
  /** The unit to be marked. */
  unit: Scalars['String']['input'];
};

export type CombatMoveOrderInput = {
  /** Running, Cautious, Assault Movement or Crawling. */
  mode: CombatMoveOrderMode;
  /** One route for each unit. */
  routes: Array<CombatMoveOrderRoutesInput>;
  /** Be asked again at the end of the paths. */
  more?: InputMaybe<Scalars['Boolean']['input']>;
  /** Search for hidden units on the way. */
  search?: InputMaybe<Scalars['Boolean']['input']>;
  /** Begin with the Action Check for a Bayonet Charge. */
  charge?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatMoveOrderMode =
  | 'RUNNING'
  | 'CAUTIOUS'
  | 'ASSAULT'
  | 'CRAWLING';

export type CombatMoveOrderRoutesInput = {
  /** The unit that moves. */
  unit: Scalars['String']['input'];
  /** Its steps, in order. */
  path: Array<CombatMoveOrderRoutesPathInput>;
};

export type CombatMoveOrderRoutesPathInput = {
  /** The location to enter. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Pay 1 more for the cover of its shellholes. */
  shellholes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Go under the trench there. */
  trench?: InputMaybe<Scalars['Boolean']['input']>;
  /** Something to do instead of entering a place. */
  do?: InputMaybe<CombatMoveOrderRoutesPathDo>;
  /** The hex or unit that the deed is about. */
  at?: InputMaybe<Scalars['String']['input']>;
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
  battery: Scalars['String']['input'];
  /** Two plots, or one hex. */
  at: Array<Scalars['String']['input']>;
  /** The turn in which plotted fire is to come. */
  turn?: InputMaybe<Scalars['Int']['input']>;
  /** A hex in which its fire is more accurate. */
  registers?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatPlottedFireOrderInput = {
  /** The battery. */
  battery: Scalars['String']['input'];
  /** One of the plotted hexes. */
  at: Scalars['String']['input'];
};

export type CombatRecoverOrderInput = {
  /** The unit under a yellow marker. */
  unit: Scalars['String']['input'];
};

export type CombatRegroupOrderInput = {
  /** The two half-squads. */
  units: Scalars['JSON']['input'];
};

export type CombatResistOrderInput = {
  /** The units that attack the overrunning vehicle. */
  units: Array<Scalars['String']['input']>;
  /** The leader who directs them (-5) instead of adding his own value. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type CombatRollOnOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
};

export type CombatRunForCoverOrderInput = {
  /** The Disrupted unit. */
  unit: Scalars['String']['input'];
  /** The hexes on its way to the nearest cover. */
  path: Array<Scalars['String']['input']>;
};

export type CombatSearchOrderInput = {
  /** Adjacent hexes, the most interesting first. */
  hexes: Array<Scalars['String']['input']>;
};

export type CombatSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<CombatSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: Scalars['String']['input'];
  /** The hex or location in which it sets up. */
  at: Scalars['String']['input'];
  /** It stays hidden when the set-up is over. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it stands there. */
  set?: InputMaybe<CombatSetUpOrderPlacementsSetInput>;
};

export type CombatSetUpOrderPlacementsSetInput = {
  /** The hexspine that the unit faces. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** The hexspine that its turret faces. */
  turret?: InputMaybe<Scalars['Int']['input']>;
  /** Which side of the counter is up. */
  face?: InputMaybe<CombatSetUpOrderPlacementsSetFace>;
  /** The transport on which it rides. */
  aboard?: InputMaybe<Scalars['String']['input']>;
  /** The fortification of the hex in which it lies. */
  post?: InputMaybe<CombatSetUpOrderPlacementsSetPost>;
  /** The hexside road on which it stands. */
  onHexside?: InputMaybe<Scalars['Int']['input']>;
};

export type CombatSetUpOrderPlacementsSetFace =
  | 'WEAPON'
  | 'MOVE';

export type CombatSetUpOrderPlacementsSetPost =
  | 'TRENCH'
  | 'PILLBOX';

export type CombatShellSmokeOrderInput = {
  /** The gun, vehicle or mortar. */
  unit: Scalars['String']['input'];
  /** The hex that is to be covered with smoke. */
  at: Scalars['String']['input'];
};

export type CombatStrafeOrderInput = {
  /** The row, in order. */
  hexes: Array<Scalars['String']['input']>;
};

export type CombatStrikeBackOrderInput = {
  /** The location marked with Close Combat. */
  at: Scalars['String']['input'];
  /** The units that attack. */
  units: Array<Scalars['String']['input']>;
  /** The enemy units attacked. */
  targets: Array<Scalars['String']['input']>;
  /** The leader who directs the attack (-5) instead of adding his own value. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Capture defenceless vehicles instead of destroying them. */
  capture?: InputMaybe<Scalars['Boolean']['input']>;
  /** Desperation: at half value and for a Morale Check, whatever the units have done. */
  desperate?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CombatThrowOrderInput = {
  /** The Demo or Molotov team. */
  unit: Scalars['String']['input'];
  /** The location attacked. */
  at: Scalars['String']['input'];
  /** The vehicle that a Molotov is thrown at. */
  target?: InputMaybe<Scalars['String']['input']>;
};

/** An order of Lock ’n Load Tactical: exactly one of these. */
export type LnltOrderInput =
  /** Abort the Fire Mission. The caller has the Artillery hold its fire; the Fire Mission is not used up. [18.2/g, 18.2/k] */
  { abortArtillery: LnltAbortArtilleryOrderInput; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Activate. Activate a place, and through its Good Order Leaders places around it, each of which may bring a Leader who activates others in turn. All are named before anybody acts. [4.0/b, 4.0/o, 4.0/p] */
  { abortArtillery?: never; activate: LnltActivateOrderInput; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Appear. A unit that an Event brings into an enemy hex appears in a hex next to it. [22.0/a] */
  { abortArtillery?: never; activate?: never; appear: LnltAppearOrderInput; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Close Assault the vehicle. Overrun infantry turns on the vehicle in its hex, each unit after a Morale Check. [15.3/e, 17.1/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack: LnltAssaultBackOrderInput; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Drop bombs. The aircraft bombs the hex below it, as many hexes in all as its counter says. Send `true`. [19.1.1/c, 19.1.1] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb: Scalars['Boolean']['input']; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Call Artillery. A Leader or Scout calls off-board Artillery on a hex that he sees: a Spotting Round falls. [18.2, 18.2/i, 18.2/o, 18.3, 18.3/a, RRT-10, RRT-11, 11.1.1/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery: LnltCallArtilleryOrderInput; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Call Mortar fire. A Leader or Scout directs the fire of an onboard Mortar at a spotted place that he sees. [18.1/b, 18.1/c, 18.1/g, 18.2/o, 11.1.1/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar: LnltCallMortarOrderInput; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Call a Starshell. A Leader or Scout in Good Order has an onboard Mortar light a hex. [20.2/c, 20.2/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell: LnltCallStarshellOrderInput; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Close Assault. Infantry next to an enemy vehicle checks its Morale, enters its hex and tries to destroy it. [17.1, 17.1/e, 17.1/g, 17.1/n] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault: LnltCloseAssaultOrderInput; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Combine Half-squads. Two Good Order Half-squads of one kind, with a Good Order Leader, form a Squad. [3.0/j, 3.0/i] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine: LnltCombineOrderInput; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Come off. Unshaken passengers come off with the Shaken, under Moved. Name none to stay on. [16.2/j, 17.2/d, 17.3/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff: LnltComeOffOrderInput; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Destroy a weapon. A Good Order MMC that is no Weapon Team, a Leader or a Hero destroys the Support Weapon it has. [1.6/g, 3.0/t] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy: LnltDestroyOrderInput; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Dismount. Passengers get off in the hex of their vehicle, and may then move by themselves. [16.4, 16.4/b, 16.4/d, 16.4/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount: LnltDismountOrderInput; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Drive. A vehicle sets out, by itself or together with people on foot of its hex. [15.1, 15.1/a, 15.1/b, 15.2, 6.5] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive: LnltDriveOrderInput; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Drive onto the map. A vehicle of the reinforcements comes onto the map with all aboard, and goes on as far as it can. [22.0, 22.0/d, 22.0/e, 15.1] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn: LnltDriveInOrderInput; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Drive on. The vehicle on the move goes on. [15.1, 6.0/g] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn: LnltDriveOnOrderInput; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Drop a weapon. A Good Order unit lays a Support Weapon down in its place. [1.6/g] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop: LnltDropOrderInput; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** End the impulse. Nobody else of those activated acts now; who has done nothing can be activated again later. Send `true`. [4.0/k, 4.0/p] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse: Scalars['Boolean']['input']; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** End the Rally Phase. You are done with rallies and weapons in this Rally Phase. Send `true`. [3.0/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally: Scalars['Boolean']['input']; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Enter the map. One unit or stack of reinforcements comes onto the map and goes on as far as it can. [22.0, 22.0/d, 22.0/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap: LnltEnterMapOrderInput; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fight on in Melee. The units locked in a place fight another round. [8.1/g, 8.0/b] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight: LnltFightOrderInput; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire. Units of one place fire with small arms at the people of another, or at one vehicle there. [5.0, 5.2, 5.3, 4.0/h, 17.2] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire: LnltFireOrderInput; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire Artillery for effect. The caller has the Artillery fire on the hex of the Spotting Round, or on one adjacent to it that he sees. [18.2/c, 18.2/d, 18.2/k, 18.2/l] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery: LnltFireArtilleryOrderInput; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire a vehicle machine gun. One machine gun of a vehicle, at one vehicle or at everybody on foot in a place. [15.0/d, 15.0/f, 15.0/g] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun: LnltFireMachineGunOrderInput; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire a Mortar. An onboard Mortar fires at a spotted place that it sees. Its fire stays on the hex until the Admin Phase. [18.1, 18.1/a, 18.1/f] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar: LnltFireMortarOrderInput; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Assemble or dismantle. A tripod weapon is set up, or made ready to be carried; Shaken units only dismantle. [1.6.1/a, 1.6.1/c, 3.0/s] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip: LnltFlipOrderInput; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fly in. Air support enters over a hex of its edge and crosses the map in a straight line. [19.1, 19.1/b, 19.1/i] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn: LnltFlyInOrderInput; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fly on. The aircraft does no more here and flies on to the next hex of its path. Send `true`. [19.1/c, 19.1/i] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn: Scalars['Boolean']['input']; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Give way. A unit leaves the hex of an enemy vehicle for a hex around it, under a Moved marker. [15.3/k, 17.1/t] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay: LnltGiveWayOrderInput; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Go on. The stack on the move goes on to these places. [6.0, 6.0/g] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn: LnltGoOnOrderInput; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Go over to Assault Movement. A Hero made on the move, alone on his way, has spent no more than half his MF: he may fire when he stops. Send `true`. [5.1/p, 6.1] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver: Scalars['Boolean']['input']; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Button up or open. A vehicle closes or opens its hatches before it does anything else in its impulse. [15.0, 15.0/l] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches: LnltHatchesOrderInput; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Hold fire. No Opportunity Fire, or no more of it, at these movers here. Send `true`. [5.3] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire: Scalars['Boolean']['input']; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Keep moving. These vehicles keep their Moved or Assault Move markers: hard to hit, they must move on in the next turn. Name none to remove all. [15.5, 15.5/b] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving: LnltKeepMovingOrderInput; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Lay smoke. A unit tries to lay smoke in its own or an adjacent hex. [7.0, 7.0/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke: LnltLaySmokeOrderInput; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Leave the map. Units in a hex by which their side may leave the map go off it for good, with all they carry. [22.0, 6.0] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap: LnltLeaveMapOrderInput; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Let go of a weapon. A Half-squad carries one Support Weapon: choose which of its two it drops. [1.6/f] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo: LnltLetGoOrderInput; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Let it pass. Do not Close Assault the vehicle that has overrun these units. Send `true`. [15.3/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass: Scalars['Boolean']['input']; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Mount. Units get into or onto a vehicle of theirs in their hex; the vehicle is activated by it. [16.4, 16.4/a, 16.4/g, 16.1, 16.2] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount: LnltMountOrderInput; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Move. Units of one activated place set out together and go from place to place. [6.0, 6.0/a, 6.1, 6.3, 6.4] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move: LnltMoveOrderInput; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Pass. Activate nobody in this impulse. Three passes in a row end the Operations Phase. Send `true`. [4.0, 4.0/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass: Scalars['Boolean']['input']; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Pick up a weapon. A Good Order unit takes a Support Weapon that lies in its place, where there is no enemy. [1.6/s, 3.0/k] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp: LnltPickUpOrderInput; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Place the Hero. The new Hero has no room where he was made: he stands in a hex beside it. [11.2/c] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero: LnltPlaceHeroOrderInput; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Place a Sniper. A Sniper appears where the terrain protects and no enemy is; he may fire at once. [11.4] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper: LnltPlaceSniperOrderInput; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Rally. A Shaken unit tries to return to Good Order, once in a Rally Phase; Leaders before others. [3.0/b, 3.0/d, 3.0/l, 3.0/m, 3.0/n] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally: LnltRallyOrderInput; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Retreat before the flames. A unit Shaken by a Flamethrower retreats one hex. [1.6.3/a, 1.6.3/d] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat: LnltRetreatOrderInput; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [1.3, 22.0] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp: LnltSetUpOrderInput; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire ordnance. One shot of a gun, rocket or anti-tank rifle at one vehicle, or at everybody on foot in a place. [14.0, 14.1, 14.0/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot: LnltShootOrderInput; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire at the aircraft. One shot of an anti-aircraft weapon at the aircraft over the map. [19.1/d, 19.1/j, 14.1] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane: LnltShootPlaneOrderInput; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Snipe. A Sniper fires with two dice at one enemy of a place, chosen at random. [11.4/a, 11.4/d, 11.4/e] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe: LnltSnipeOrderInput; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Spot. A unit tries to spot a place with enemies; it is Ops Complete whatever comes of it. [10.1/f, 10.1/j, 10.1/k] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot: LnltSpotOrderInput; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Fire a Starshell. A Leader or Hero tries to light a hex within three of his own. [20.2, 20.2/a] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell: LnltStarshellOrderInput; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Stop. The stack on the move has come to its end. Send `true`. [6.0] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop: Scalars['Boolean']['input']; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Strafe. The cannon of the aircraft attacks the hex below and the next ones of its path, once. Send `true`. [19.1.1/b, 19.1.1/a, 19.1.1] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe: Scalars['Boolean']['input']; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Strike in Melee. All who can strike at the enemies you choose; they fall or hold together. [8.0/c, 8.0/e, 8.0/q] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike: LnltStrikeOrderInput; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Hand over a weapon. A Good Order unit gives a Support Weapon to another of its place, or exchanges it. [1.6/i, 3.0/r] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap: LnltSwapOrderInput; takeUp?: never; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Take up a weapon. A unit on the move picks up a Support Weapon that lies in its hex, for two Movement Points. [1.6/j] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp: LnltTakeUpOrderInput; tend?: never; turnGun?: never; withdraw?: never; }
  |  /** Tend. A Medic takes the wound off a man, or flips a Shaken unit of his place to Good Order. [11.3/a, 11.3/f, 3.0/h] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend: LnltTendOrderInput; turnGun?: never; withdraw?: never; }
  |  /** Turn a Weapon Team. A Weapon Team with a red arrow turns in its hex, or takes any facing in a hex it has entered. [1.7/d, 1.7/f, 1.7/q, 1.7/s] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun: LnltTurnGunOrderInput; withdraw?: never; }
  |  /** Withdraw from Melee. Units locked in Melee each pass a Morale Check to leave; who fails must fight at once. [8.1/b, 8.1/h, 8.1/i] */
  { abortArtillery?: never; activate?: never; appear?: never; assaultBack?: never; bomb?: never; callArtillery?: never; callMortar?: never; callStarshell?: never; closeAssault?: never; combine?: never; comeOff?: never; destroy?: never; dismount?: never; drive?: never; driveIn?: never; driveOn?: never; drop?: never; endImpulse?: never; endRally?: never; enterMap?: never; fight?: never; fire?: never; fireArtillery?: never; fireMachineGun?: never; fireMortar?: never; flip?: never; flyIn?: never; flyOn?: never; giveWay?: never; goOn?: never; goOver?: never; hatches?: never; holdFire?: never; keepMoving?: never; laySmoke?: never; leaveMap?: never; letGo?: never; letPass?: never; mount?: never; move?: never; pass?: never; pickUp?: never; placeHero?: never; placeSniper?: never; rally?: never; retreat?: never; setUp?: never; shoot?: never; shootPlane?: never; snipe?: never; spot?: never; starshell?: never; stop?: never; strafe?: never; strike?: never; swap?: never; takeUp?: never; tend?: never; turnGun?: never; withdraw: LnltWithdrawOrderInput; };

export type LnltAbortArtilleryOrderInput = {
  /** The caller. */
  unit: Scalars['String']['input'];
};

export type LnltActivateOrderInput = {
  /** The place to activate. */
  at: Scalars['String']['input'];
  /** Leaders who activate other places, each in a place activated before. */
  by?: InputMaybe<Array<LnltActivateOrderByInput>>;
};

export type LnltActivateOrderByInput = {
  /** The Leader. */
  leader: Scalars['String']['input'];
  /** The places he activates. */
  places: Array<Scalars['String']['input']>;
};

export type LnltAppearOrderInput = {
  /** The unit. */
  unit: Scalars['String']['input'];
  /** Where it appears. */
  at: Scalars['String']['input'];
};

export type LnltAssaultBackOrderInput = {
  /** The assaulters, and Leaders who help one each. */
  units: Array<Scalars['String']['input']>;
};

export type LnltCallArtilleryOrderInput = {
  /** The Leader or Scout who calls. */
  unit: Scalars['String']['input'];
  /** The name of the Fire Missions of his side. */
  mission: Scalars['String']['input'];
  /** The hex he wants to hit. */
  at: Scalars['String']['input'];
};

export type LnltCallMortarOrderInput = {
  /** The Leader or Scout who calls. */
  unit: Scalars['String']['input'];
  /** The Mortar that fires. */
  mortar: Scalars['String']['input'];
  /** The place fired at; the shells fall on the whole hex. */
  at: Scalars['String']['input'];
};

export type LnltCallStarshellOrderInput = {
  /** The Leader or Scout who calls. */
  unit: Scalars['String']['input'];
  /** The Mortar that fires it. */
  mortar: Scalars['String']['input'];
  /** The hex that the Starshell is to light. */
  at: Scalars['String']['input'];
};

export type LnltCloseAssaultOrderInput = {
  /** The assaulters; each Leader helps one of them, in the order named. */
  units: Array<Scalars['String']['input']>;
  /** The enemy vehicle. */
  vehicle: Scalars['String']['input'];
};

export type LnltCombineOrderInput = {
  /** The two Half-squads. */
  units: Array<Scalars['String']['input']>;
};

export type LnltComeOffOrderInput = {
  /** Who comes off; the others stay on. */
  units: Array<Scalars['String']['input']>;
};

export type LnltDestroyOrderInput = {
  /** The Support Weapon. */
  weapon: Scalars['String']['input'];
};

export type LnltDismountOrderInput = {
  /** Passengers of one vehicle. */
  units: Array<Scalars['String']['input']>;
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
  /** The vehicle, and who on foot starts and finishes with it (6.5). */
  units: Array<Scalars['String']['input']>;
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
  face?: InputMaybe<Scalars['Int']['input']>;
  /** Then enter that hex: forward beside the vertex it faces, or in reverse. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type LnltDriveInOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** How it moves. */
  mode: LnltDriveInOrderMode;
  /** The entry hex. */
  at: Scalars['String']['input'];
  /** The vertex that it faces there. */
  face: Scalars['Int']['input'];
  /** Pivots and hexes, one after the other. */
  steps?: InputMaybe<Array<LnltDriveInOrderStepsInput>>;
};

export type LnltDriveInOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE';

export type LnltDriveInOrderStepsInput = {
  /** Pivot to face that vertex first, at 1 MP per vertex. */
  face?: InputMaybe<Scalars['Int']['input']>;
  /** Then enter that hex: forward beside the vertex it faces, or in reverse. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type LnltDriveOnOrderInput = {
  /** Pivots and hexes, one after the other. */
  steps: Array<LnltDriveOnOrderStepsInput>;
};

export type LnltDriveOnOrderStepsInput = {
  /** Pivot to face that vertex first, at 1 MP per vertex. */
  face?: InputMaybe<Scalars['Int']['input']>;
  /** Then enter that hex: forward beside the vertex it faces, or in reverse. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type LnltDropOrderInput = {
  /** The Support Weapon. */
  weapon: Scalars['String']['input'];
};

export type LnltEnterMapOrderInput = {
  /** The units that enter together. */
  units: Array<Scalars['String']['input']>;
  /** How they move. */
  mode: LnltEnterMapOrderMode;
  /** The entry hex, and the places they go to from there. */
  path: Array<Scalars['String']['input']>;
};

export type LnltEnterMapOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE'
  | 'LOW_CRAWL'
  | 'STEALTH';

export type LnltFightOrderInput = {
  /** The place of the Melee. */
  at: Scalars['String']['input'];
};

export type LnltFireOrderInput = {
  /** The place fired at. */
  at: Scalars['String']['input'];
  /** The one vehicle aimed at; absent: all non-vehicles there. */
  vehicle?: InputMaybe<Scalars['String']['input']>;
  /** Those who fire their own Firepower. */
  units?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Support Weapons that fire with them; their possessors serve them. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The Leader who adds his Leadership Modifier. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Second single men who help to crew a weapon. */
  crews?: InputMaybe<Array<LnltFireOrderCrewsInput>>;
};

export type LnltFireOrderCrewsInput = {
  weapon: Scalars['String']['input'];
  helper: Scalars['String']['input'];
};

export type LnltFireArtilleryOrderInput = {
  /** The caller. */
  unit: Scalars['String']['input'];
  /** The middle hex of the fire. */
  at: Scalars['String']['input'];
};

export type LnltFireMachineGunOrderInput = {
  /** The vehicle that fires. */
  unit: Scalars['String']['input'];
  /** Which of its machine guns, from 0. */
  mg: Scalars['Int']['input'];
  /** The place fired at. */
  at: Scalars['String']['input'];
  /** The one vehicle aimed at; absent: all non-vehicles there. */
  vehicle?: InputMaybe<Scalars['String']['input']>;
};

export type LnltFireMortarOrderInput = {
  /** The Mortar. */
  unit: Scalars['String']['input'];
  /** The place fired at; the shells fall on the whole hex. */
  at: Scalars['String']['input'];
  /** The Leader in its place who adds his Leadership Modifier. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type LnltFlipOrderInput = {
  /** The Support Weapon. */
  weapon: Scalars['String']['input'];
};

export type LnltFlyInOrderInput = {
  /** The hex of the edge over which it enters. */
  at: Scalars['String']['input'];
  /** The hexside over which it flies on: the line it keeps to. */
  towards: Scalars['Int']['input'];
};

export type LnltGiveWayOrderInput = {
  /** The unit that must leave. */
  unit: Scalars['String']['input'];
  /** The hex it goes to. */
  to: Scalars['String']['input'];
};

export type LnltGoOnOrderInput = {
  /** The places it enters, one after the other. */
  path: Array<Scalars['String']['input']>;
};

export type LnltHatchesOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** Buttoned up, or Open. */
  buttoned: Scalars['Boolean']['input'];
};

export type LnltKeepMovingOrderInput = {
  /** The vehicles that move on. */
  units: Array<Scalars['String']['input']>;
};

export type LnltLaySmokeOrderInput = {
  /** Who lays it. */
  unit: Scalars['String']['input'];
  /** The hex: its own or one adjacent to it. */
  at: Scalars['String']['input'];
};

export type LnltLeaveMapOrderInput = {
  /** The units that leave. */
  units: Array<Scalars['String']['input']>;
};

export type LnltLetGoOrderInput = {
  /** The Support Weapon that is dropped. */
  weapon: Scalars['String']['input'];
};

export type LnltMountOrderInput = {
  /** Who mounts. */
  units: Array<Scalars['String']['input']>;
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
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
  units: Array<Scalars['String']['input']>;
  /** How they move. */
  mode: LnltMoveOrderMode;
  /** The places they enter, one after the other. */
  path: Array<Scalars['String']['input']>;
  /** Support Weapons that they leave behind (1.6/h). */
  leave?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type LnltMoveOrderMode =
  | 'MOVE'
  | 'ASSAULT_MOVE'
  | 'LOW_CRAWL'
  | 'STEALTH';

export type LnltPickUpOrderInput = {
  /** Who takes it. */
  unit: Scalars['String']['input'];
  /** The Support Weapon. */
  weapon: Scalars['String']['input'];
};

export type LnltPlaceHeroOrderInput = {
  /** The adjacent hex, without enemies. */
  at: Scalars['String']['input'];
};

export type LnltPlaceSniperOrderInput = {
  /** The Sniper, off the map. */
  unit: Scalars['String']['input'];
  /** A place with a positive Target Modifier and without enemies. */
  at: Scalars['String']['input'];
};

export type LnltRallyOrderInput = {
  /** The Shaken unit. */
  unit: Scalars['String']['input'];
};

export type LnltRetreatOrderInput = {
  /** The hex it retreats to. */
  to: Scalars['String']['input'];
};

export type LnltSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<LnltSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LnltSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: Scalars['String']['input'];
  /** The hex or location in which it sets up. */
  at: Scalars['String']['input'];
  /** It stays hidden when the set-up is over. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it stands there. */
  set?: InputMaybe<LnltSetUpOrderPlacementsSetInput>;
};

export type LnltSetUpOrderPlacementsSetInput = {
  /** The vertex that it faces. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** The vertex that its barrel points to. */
  turret?: InputMaybe<Scalars['Int']['input']>;
  /** It is buttoned up. */
  buttoned?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LnltShootOrderInput = {
  /** The vehicle, the Weapon Team, or the Support Weapon. */
  weapon: Scalars['String']['input'];
  /** The place fired at. */
  at: Scalars['String']['input'];
  /** The one vehicle aimed at; absent: all non-vehicles there. */
  vehicle?: InputMaybe<Scalars['String']['input']>;
  /** Pivot the whole vehicle or Weapon Team to that vertex to fire. */
  pivot?: InputMaybe<Scalars['Int']['input']>;
  /** The Leader who helps a Support Weapon or Weapon Team. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type LnltShootPlaneOrderInput = {
  /** The vehicle, the Weapon Team, or the Support Weapon. */
  weapon: Scalars['String']['input'];
  /** Pivot the whole vehicle or Weapon Team to that vertex to fire. */
  pivot?: InputMaybe<Scalars['Int']['input']>;
  /** The Leader who helps a Support Weapon or Weapon Team. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type LnltSnipeOrderInput = {
  /** The Sniper. */
  unit: Scalars['String']['input'];
  /** The place he fires at. */
  at: Scalars['String']['input'];
};

export type LnltSpotOrderInput = {
  /** The unit that looks. */
  unit: Scalars['String']['input'];
  /** The place it looks at. */
  at: Scalars['String']['input'];
};

export type LnltStarshellOrderInput = {
  /** The Leader or Hero. */
  unit: Scalars['String']['input'];
  /** The hex that the Starshell is to light. */
  at: Scalars['String']['input'];
};

export type LnltStrikeOrderInput = {
  /** The enemies that are struck at. */
  targets: Array<Scalars['String']['input']>;
};

export type LnltSwapOrderInput = {
  /** The Support Weapon. */
  weapon: Scalars['String']['input'];
  /** Who gets it. */
  to: Scalars['String']['input'];
  /** The weapon given in return. */
  back?: InputMaybe<Scalars['String']['input']>;
};

export type LnltTakeUpOrderInput = {
  /** Who takes it. */
  unit: Scalars['String']['input'];
  /** The Support Weapon. */
  weapon: Scalars['String']['input'];
};

export type LnltTendOrderInput = {
  /** The Medic. */
  medic: Scalars['String']['input'];
  /** Whom he tends, in his place; himself too. */
  unit: Scalars['String']['input'];
  /** Heal a wound, or rally. */
  what: LnltTendOrderWhat;
};

export type LnltTendOrderWhat =
  | 'HEAL'
  | 'RALLY';

export type LnltTurnGunOrderInput = {
  /** The Weapon Team. */
  unit: Scalars['String']['input'];
  /** The vertex it turns to. */
  face: Scalars['Int']['input'];
};

export type LnltWithdrawOrderInput = {
  /** The units that withdraw, all from one place. */
  units: Array<Scalars['String']['input']>;
  /** The places they enter. */
  path: Array<Scalars['String']['input']>;
};

/** An order of Panzer: exactly one of these. */
export type PanzerOrderInput =
  /** Bail out. Place a Bail counter on a Damaged vehicle of yours, or on one with a Track hit: it is Bailed Out. [7.53, 7.53/b] */
  { abandon: PanzerAbandonOrderInput; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Adjust a turret. Turn the turret of a vehicle by up to its TT Factor, and open it or button it up for the whole next turn. [7.8.1/a, 7.8.3/a] */
  { abandon?: never; adjustTurret: PanzerAdjustTurretOrderInput; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Air attack. An aircraft attacks a unit that it has acquired in this phase. Bombs and rockets fall on all in their pattern. [CES.12/a, CES.12/b, S.aircraft/a] */
  { abandon?: never; adjustTurret?: never; airAttack: PanzerAirAttackOrderInput; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Anti-Aircraft Fire. A unit with an Anti-Aircraft weapon fires at an enemy aircraft that is tracked. It does not fire again in this turn. [CES.12/a, CES.12/c] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft: PanzerAntiAircraftOrderInput; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Attack an obstacle. Engineers with MOVE attack wire, a roadblock or a known minefield in their hex, beside it, or after a move (7.19, 7.31.3.3). [7.19/a, 7.19/b, 7.19/c, 7.31.3.3/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain: PanzerAttackTerrainOrderInput; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Call Indirect Fire. An observer with OVERWATCH calls a battery to a hex in its sight. From the next turn on the battery rolls for response. GP at a hex without a spotted enemy is Reconnaissance by Fire (7.37). [S.calling-fire/a, S.indirect-fire/c, S.sheaf/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire: PanzerCallFireOrderInput; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Camouflage. Units that were set up on the map are camouflaged. Only your side knows which. [7.24/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage: PanzerCamouflageOrderInput; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Close Assault. Leg units with MOVE attack a vehicle beside them, or after a move of one hex. [S.close-assault/a, S.close-assault/d, CES.9/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault: PanzerCloseAssaultOrderInput; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Fire Smoke Dischargers. Name all vehicles of yours that try to make smoke in this turn. Each rolls; the cloud covers it and its passengers only. [7.9/a, 7.9/b, 7.9/c] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke: PanzerDischargeSmokeOrderInput; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Dismount. Passengers of a vehicle with MOVE or SHORT HALT dismount into its hex, what it tows is unhitched. It takes half of the vehicle’s factor, and they do nothing else in the turn. [S.mounting, S.transport-and-towing/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount: PanzerDismountOrderInput; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Dismount the observer. The forward observer of a vehicle’s crew dismounts as a section of its own. [7.47/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver: PanzerDismountObserverOrderInput; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** End a mission. The mission of a battery is over: it can be called anew. [S.calling-fire/b] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission: PanzerEndMissionOrderInput; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** End the step. Do nothing more in this step. Units that have not acted keep what they have. Send `true`. [S.sequence/c] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep: Scalars['Boolean']['input']; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Come onto the map. A reinforcement comes onto the map with all aboard, as with MOVE: it pays for the entry hex and goes on from there. [S.reinforcements] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap: PanzerEnterMapOrderInput; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Fire. Fire at one enemy unit with one unit or several. All that fires at this target in this step is named at once. [S.direct-fire/a, S.direct-fire/b, S.direct-fire-targets, S.fires-per-turn] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire: PanzerFireOrderInput; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Roll for response. A battery that was called in an earlier turn rolls for response, once in a turn; if it answers, its fire comes down now. A mission that has fired is continued in the same way, or adjusted. [S.indirect-fire/d, S.calling-fire/a, S.calling-fire/b] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission: PanzerFireMissionOrderInput; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Hand-to-Hand. Leg units with MOVE fight all enemy leg and towed units of a hex beside them, or after a move of one hex, until one side is gone. [S.hand-to-hand/a, S.hand-to-hand/c, CES.11] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand: PanzerHandToHandOrderInput; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Place HIDDEN UNIT counters. Take units that nobody has spotted off the map and place HIDDEN UNIT counters for them, each for units of one formation; one without units is a fake. Only your side knows which is which. [7.2.1/c, 7.2.2/a, 7.2.2/d, 7.2.3/a, 7.2.3/b] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits: PanzerHideUnitsOrderInput; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Hold your fire. Do not fire: no Overwatch Fire at this unit here, no answer to the fire at yours. Send `true`. [S.overwatch/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire: Scalars['Boolean']['input']; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Jettison the trailer. An L3/35 Lf lets go of its fuel trailer: it may drive backwards again, and burns nothing more. [7.38.12.2/g] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison: PanzerJettisonOrderInput; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Lay smoke. A squad or half-squad makes smoke in its own hex in place of its Small Arms Fire. The smoke hides only that unit. [7.22, 7.22.1/a, 7.22.1/b] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke: PanzerLaySmokeOrderInput; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Leave the map. A unit with MOVE or SHORT HALT in a hex from which its side may leave goes off the map with all aboard, also after its move. It pays the cost of the hex. [S.movement-costs/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap: PanzerLeaveMapOrderInput; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Mount. Leg units mount a vehicle of their hex, towed units are hitched to it. All have MOVE or SHORT HALT; it takes half of the vehicle’s factor, and they do nothing else in the turn. [S.mounting, S.transport-and-towing/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount: PanzerMountOrderInput; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Move. Move a unit with MOVE or SHORT HALT along a path; an empty path with a facing turns it where it stands. Each unit moves once. [S.movement-costs/a, S.movement-costs/e, S.enemy-hexes] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move: PanzerMoveOrderInput; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Move a HIDDEN UNIT counter. Move a counter with MOVE or SHORT HALT along a path: no faster than the slowest unit under it; a fake as any unit of your side could. [7.2.2.2/a, 7.2.2.2/c] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter: PanzerMoveCounterOrderInput; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Name a formation. Name the formation of yours that fires next if your Force wins the roll. Both sides name theirs unseen. [7.42.1/a, 7.42.1.1/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation: PanzerNameFormationOrderInput; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Overrun. Move a vehicle with MOVE along a path; in one hex of it, not the last, it attacks all enemy leg and towed units there. That hex costs 1 more. [S.overrun/a, S.overrun/c] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun: PanzerOverrunOrderInput; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Place command counters. Place all command counters of your side, unseen. A counter serves one unit, or several of one formation within Command Range of one another. A unit without a counter has N/C. [S.command-counters/a, S.command-placement, S.available-commands/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands: PanzerPlaceCommandsOrderInput; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Place hidden units. Place all units that the counter stands for: at least one of the type that was spotted in its hex, the others there or within Command Range of it. [7.2.2.1/a, 7.2.2.1/c] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden: PanzerPlaceHiddenOrderInput; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Plot minefields. Plot all minefields that the scenario gives your side, unseen. The hexes of a field touch one another; none is a bridge, building, alley, ditch, gully, rubble, water or Improved Position. [7.31.1/a, 7.31.1/c, 7.31.1/d] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines: PanzerPlotMinesOrderInput; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Push off the road. A tracked vehicle with MOVE spends its whole allowance to push a wreck, an immobile vehicle or a towed unit of its hex to the shoulder of the Narrow road. [7.30/f, 7.30/g, 7.30/k] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push: PanzerPushOrderInput; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Counter Battery Fire. A Counter Battery unit searches for an enemy battery that fired in this turn, or for a Counter Battery unit that searched. Each searches once in a turn. [7.28/b, 7.28.1/a, 7.28.1/b, 7.28.3/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery: PanzerSearchBatteryOrderInput; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [S.scenario-data, S.stacking/b] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp: PanzerSetUpOrderInput; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Move under a counter. Hidden units with MOVE or SHORT HALT mount a vehicle under their counter, dismount, or take Full Cover. Their counter does not move in this turn. Nobody sees it. [7.2.2.2/b] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden: PanzerShiftHiddenOrderInput; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Show a HIDDEN UNIT counter. Turn one of your counters over: its units are placed and may act, a fake comes off. Hidden units cannot fight before. [7.2.2.3/a, 7.2.2.1/d] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter: PanzerShowCounterOrderInput; spotMover?: never; takePosition?: never; transferLeader?: never; }
  |  /** Spot a moving counter. A unit on Overwatch looks at a HIDDEN UNIT counter that has just moved. If it spots it, what it stands for is placed, and may be fired at. [7.2.2.2/b, 7.2.2.1/a, S.overwatch/a] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover: PanzerSpotMoverOrderInput; takePosition?: never; transferLeader?: never; }
  |  /** Take up a position. A unit with MOVE or SHORT HALT moves within its hex: a vehicle goes Hull Down towards a hexside, a leg or towed unit takes Full Cover, a vehicle or gun enters the building. It costs the Turn cost of the hex, 1 at least. [S.moving-within-a-hex, S.movement-costs/d, S.hull-down] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition: PanzerTakePositionOrderInput; transferLeader?: never; }
  |  /** Transfer a leader. A leader with a unit on foot or a towed gun goes to another such unit of its formation in the same hex. [7.55.1/h, 7.55.1/i, 7.55.1/j] */
  { abandon?: never; adjustTurret?: never; airAttack?: never; antiAircraft?: never; attackTerrain?: never; callFire?: never; camouflage?: never; closeAssault?: never; dischargeSmoke?: never; dismount?: never; dismountObserver?: never; endMission?: never; endStep?: never; enterMap?: never; fire?: never; fireMission?: never; handToHand?: never; hideUnits?: never; holdFire?: never; jettison?: never; laySmoke?: never; leaveMap?: never; mount?: never; move?: never; moveCounter?: never; nameFormation?: never; overrun?: never; placeCommands?: never; placeHidden?: never; plotMines?: never; push?: never; searchBattery?: never; setUp?: never; shiftHidden?: never; showCounter?: never; spotMover?: never; takePosition?: never; transferLeader: PanzerTransferLeaderOrderInput; };

export type PanzerAbandonOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
};

export type PanzerAdjustTurretOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** The hexside that its turret is to face. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** Open or Buttoned Up. */
  hatch?: InputMaybe<PanzerAdjustTurretOrderHatch>;
};

export type PanzerAdjustTurretOrderHatch =
  | 'OPEN'
  | 'BUTTONED';

export type PanzerAirAttackOrderInput = {
  /** The aircraft. */
  aircraft: Scalars['String']['input'];
  /** With which weapon. */
  weapon: Scalars['String']['input'];
  /** Its Ammo Type row. */
  ammo: Scalars['String']['input'];
  /** The unit that it has acquired. */
  target: Scalars['String']['input'];
};

export type PanzerAntiAircraftOrderInput = {
  /** Who fires. */
  unit: Scalars['String']['input'];
  /** With which weapon. */
  weapon: Scalars['String']['input'];
  /** The aircraft. */
  target: Scalars['String']['input'];
};

export type PanzerAttackTerrainOrderInput = {
  /** Who attacks, all of one hex, the primary attacker first. */
  units: Array<Scalars['String']['input']>;
  /** The hex of the obstacle. */
  at: Scalars['String']['input'];
  /** What is attacked where both lie there; absent: the obstacle. */
  what?: InputMaybe<PanzerAttackTerrainOrderWhat>;
  /** The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1). */
  via?: InputMaybe<Scalars['String']['input']>;
};

export type PanzerAttackTerrainOrderWhat =
  | 'OBSTACLE'
  | 'MINEFIELD';

export type PanzerCallFireOrderInput = {
  /** The battery, by its name. */
  battery: Scalars['String']['input'];
  /** The forward observer, command unit or recon unit. */
  observer: Scalars['String']['input'];
  /** The target hex: D8. */
  at: Scalars['String']['input'];
  /** What it fires. */
  ammo: PanzerCallFireOrderAmmo;
  /** Open spreads the fire over more hexes. */
  sheaf: PanzerCallFireOrderSheaf;
  /** The hexes lie in a line. */
  linear?: InputMaybe<Scalars['Boolean']['input']>;
  /** The hexside to which the pattern lies; absent: 0. */
  towards?: InputMaybe<Scalars['Int']['input']>;
};

export type PanzerCallFireOrderAmmo =
  | 'GP'
  | 'SMOKE'
  | 'ILLUMINATION';

export type PanzerCallFireOrderSheaf =
  | 'OPEN'
  | 'CLOSED';

export type PanzerCamouflageOrderInput = {
  /** Who is camouflaged. */
  units: Array<Scalars['String']['input']>;
};

export type PanzerCloseAssaultOrderInput = {
  /** Who attacks, all of one hex, the primary attacker first. */
  units: Array<Scalars['String']['input']>;
  /** The enemy vehicle. */
  target: Scalars['String']['input'];
  /** The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1). */
  via?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle that advances with them, whose counter they share (7.49). */
  cover?: InputMaybe<Scalars['String']['input']>;
};

export type PanzerDischargeSmokeOrderInput = {
  /** The vehicles, in the order in which they roll. */
  units: Array<Scalars['String']['input']>;
};

export type PanzerDismountOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** All who dismount. */
  units: Array<Scalars['String']['input']>;
  /** The hexside that they face; the vehicle’s when left out. */
  facing?: InputMaybe<Scalars['Int']['input']>;
};

export type PanzerDismountObserverOrderInput = {
  /** The vehicle of which he is crew. */
  vehicle: Scalars['String']['input'];
};

export type PanzerEndMissionOrderInput = {
  /** The battery, by its name. */
  battery: Scalars['String']['input'];
};

export type PanzerEnterMapOrderInput = {
  /** Who comes. */
  unit: Scalars['String']['input'];
  /** The entry hex, and the hexes it goes to from there. */
  path: Array<Scalars['String']['input']>;
  /** The hexside that it faces in the end. */
  facing?: InputMaybe<Scalars['Int']['input']>;
};

export type PanzerFireOrderInput = {
  /** The enemy unit. */
  target: Scalars['String']['input'];
  /** The shots, in the order in which they are resolved. */
  shots: Array<PanzerFireOrderShotsInput>;
};

export type PanzerFireOrderShotsInput = {
  /** Who fires. */
  unit: Scalars['String']['input'];
  /** With which weapon. */
  weapon: Scalars['String']['input'];
  /** Its Ammo Type row: AP, HVAP, HEAT, GP. */
  ammo: Scalars['String']['input'];
  /** Pinning Fire of small arms (7.18). */
  pinning?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PanzerFireMissionOrderInput = {
  /** The battery, by its name. */
  battery: Scalars['String']['input'];
  /** The hex to which a mission that has fired is adjusted. */
  at?: InputMaybe<Scalars['String']['input']>;
};

export type PanzerHandToHandOrderInput = {
  /** Who attacks, all of one hex, the primary attacker first. */
  units: Array<Scalars['String']['input']>;
  /** The hex that they attack. */
  at: Scalars['String']['input'];
  /** The hex into which an Advancing Attack moves first, from two hexes away (6.6.1.1). */
  via?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle that advances with them, whose counter they share (7.49). */
  cover?: InputMaybe<Scalars['String']['input']>;
};

export type PanzerHideUnitsOrderInput = {
  /** The new counters, in the order of their numbers. */
  counters: Array<PanzerHideUnitsOrderCountersInput>;
};

export type PanzerHideUnitsOrderCountersInput = {
  /** The hex of the counter, in which at least one of its units stands. */
  at: Scalars['String']['input'];
  /** The units that it stands for; none: a fake. */
  units: Array<Scalars['String']['input']>;
};

export type PanzerJettisonOrderInput = {
  /** The tank. */
  unit: Scalars['String']['input'];
};

export type PanzerLaySmokeOrderInput = {
  /** The squad or half-squad. */
  unit: Scalars['String']['input'];
};

export type PanzerLeaveMapOrderInput = {
  /** Who leaves. */
  unit: Scalars['String']['input'];
};

export type PanzerMountOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** All who mount it or are hitched to it. */
  units: Array<Scalars['String']['input']>;
};

export type PanzerMoveOrderInput = {
  /** Who moves. */
  unit: Scalars['String']['input'];
  /** The hexes it enters, in their order. */
  path: Array<Scalars['String']['input']>;
  /** A vehicle drives backwards: twice the cost. */
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  /** The hexside that it faces in the end. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** The hexside to which its turret turns on the way, by its TT Factor in each hex (7.8.1). */
  turret?: InputMaybe<Scalars['Int']['input']>;
  /** A leg unit with MOVE uses Quickmarch: one hex more (6.6.4.2). */
  quickmarch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leg units that advance with the vehicle, behind it (7.49). */
  covers?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PanzerMoveCounterOrderInput = {
  /** The counter. */
  counter: Scalars['String']['input'];
  /** The hexes it enters, in their order. */
  path: Array<Scalars['String']['input']>;
};

export type PanzerNameFormationOrderInput = {
  /** The formation, platoon or group, as units name it. */
  formation: Scalars['String']['input'];
};

export type PanzerOverrunOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** The hexes it enters, in their order. */
  path: Array<Scalars['String']['input']>;
  /** The hex of the path in which it attacks. */
  at: Scalars['String']['input'];
};

export type PanzerPlaceCommandsOrderInput = {
  /** The counters, each with its units. */
  counters: Array<PanzerPlaceCommandsOrderCountersInput>;
};

export type PanzerPlaceCommandsOrderCountersInput = {
  /** What they do in this turn. */
  command: PanzerPlaceCommandsOrderCountersCommand;
  /** Who shares the counter. */
  units: Array<Scalars['String']['input']>;
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
  unit: Scalars['String']['input'];
  /** Where it stands. */
  at: Scalars['String']['input'];
  /** The hexside that it faces; absent: 0. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** The hexside that its turret faces; absent: as the hull. */
  turretFacing?: InputMaybe<Scalars['Int']['input']>;
  /** Open or Buttoned Up. */
  hatch?: InputMaybe<PanzerPlaceHiddenOrderPlacementsHatch>;
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
  field: Scalars['Int']['input'];
  /** Its hexes. */
  hexes: Array<Scalars['String']['input']>;
};

export type PanzerPushOrderInput = {
  /** The vehicle that pushes. */
  unit: Scalars['String']['input'];
  /** The immobile vehicle or towed unit. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** Or the wreck, by its place among those of the hex, 0 the first. */
  wreck?: InputMaybe<Scalars['Int']['input']>;
};

export type PanzerSearchBatteryOrderInput = {
  /** The Counter Battery unit, by its name. */
  searcher: Scalars['String']['input'];
  /** The enemy battery, by its name. */
  target: Scalars['String']['input'];
};

export type PanzerSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<PanzerSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PanzerSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: Scalars['String']['input'];
  /** The hex or location in which it sets up. */
  at: Scalars['String']['input'];
  /** It stays hidden when the set-up is over. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it stands there. */
  set?: InputMaybe<PanzerSetUpOrderPlacementsSetInput>;
};

export type PanzerSetUpOrderPlacementsSetInput = {
  /** The hexside that it faces. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** The hexside that its turret faces. */
  turretFacing?: InputMaybe<Scalars['Int']['input']>;
  /** Open or Buttoned Up. */
  hatch?: InputMaybe<PanzerSetUpOrderPlacementsSetHatch>;
  /** Hull Down towards this hexside. */
  hullDown?: InputMaybe<Scalars['Int']['input']>;
};

export type PanzerSetUpOrderPlacementsSetHatch =
  | 'OPEN'
  | 'BUTTONED';

export type PanzerShiftHiddenOrderInput = {
  /** Who does it, all under one counter. */
  units: Array<Scalars['String']['input']>;
  /** What they do. */
  does: PanzerShiftHiddenOrderDoes;
  /** The vehicle that they mount. */
  vehicle?: InputMaybe<Scalars['String']['input']>;
};

export type PanzerShiftHiddenOrderDoes =
  | 'MOUNT'
  | 'DISMOUNT'
  | 'FULL_COVER';

export type PanzerShowCounterOrderInput = {
  /** The counter. */
  counter: Scalars['String']['input'];
};

export type PanzerSpotMoverOrderInput = {
  /** Who looks. */
  unit: Scalars['String']['input'];
};

export type PanzerTakePositionOrderInput = {
  /** Who moves. */
  unit: Scalars['String']['input'];
  /** What it seeks. */
  position: PanzerTakePositionOrderPosition;
  /** The hexside towards which it is Hull Down. */
  towards?: InputMaybe<Scalars['Int']['input']>;
};

export type PanzerTakePositionOrderPosition =
  | 'HULL_DOWN'
  | 'FULL_COVER'
  | 'BUILDING';

export type PanzerTransferLeaderOrderInput = {
  /** The unit that the leader is with. */
  from: Scalars['String']['input'];
  /** The unit that he goes to. */
  to: Scalars['String']['input'];
};

/** An order of Squad Leader: exactly one of these. */
export type SquadLeaderOrderInput =
  /** Abandon a vehicle. The crew of an AFV leaves it, beneath it or for an adjacent hex, and may destroy it. It does not come back in this player turn. [11.35.1, 11.35.2, 11.35.3, 11.35/q4, 11.8/q12] */
  { abandon: SquadLeaderAbandonOrderInput; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Advance. An unbroken unit goes one hex, whatever it costs, also into a hex with enemies. [4.4.1] */
  { abandon?: never; advance: SquadLeaderAdvanceOrderInput; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Attack a vehicle by hand. Men throw a Molotov cocktail at a vehicle in their hex or next to it, or place a magnetic mine or Klorihartsi on one that has overrun them. [8.12.5, 8.13.4, 8.14.5, 8.14.7] */
  { abandon?: never; advance?: never; attackByHand: SquadLeaderAttackByHandOrderInput; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Attack a vehicle in close combat. Men who have advanced upon a vehicle, or are in melee beside it, attack it: with their own arms, or with mines and bottles. A leader may direct one attack. [7.2.6.1, 7.2.6.5, 7.2.2, 8.12.6, 8.14.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle: SquadLeaderAttackVehicleOrderInput; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Board a vehicle. Infantry gets into or onto a vehicle in its hex that has not moved, for one movement factor. For each factor that the unit has spent in this phase the vehicle loses a quarter of its points. [11.37.6/a, 11.37.3, 11.37.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board: SquadLeaderBoardOrderInput; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Bore sight. Medium and heavy machine guns, and guns, are each sighted in on a hex before the battle, in secret. [8.9.8.2, 8.9.8.4, 8.9.8.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight: SquadLeaderBoreSightOrderInput; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Break voluntarily. A unit breaks of its own will. It is listed for units next to enemies; any unbroken unit may. In the Rout Phase only those in burning hexes do. [3.21.19, 16.2.11.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break: SquadLeaderBreakOrderInput; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Calm a crew. A leader tries to bring a berserk crew at its gun to itself: it must pass a normal check with its printed morale. [3.25.10] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew: SquadLeaderCalmCrewOrderInput; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Take prisoner. An enemy unit that gives up, or has no way out, comes into the hands of one of your units, in whose hex it is guarded from now on. [3.29.3.1, 3.29.3.3, 3.28.5.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture: SquadLeaderCaptureOrderInput; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Carry a leader. A squad or crew that has not moved takes a wounded leader in its hex along in this phase, for five portage points. They move together. [3.4.3/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader: SquadLeaderCarryLeaderOrderInput; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Carry on. Your lightly wounded leaders stay on the map in good order, and nobody tries to be a hero. Send `true`. [3.4.1/a, 3.8.11] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn: Scalars['Boolean']['input']; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Charge. Mounted cavalry gallops with six movement factors more through one hex with enemies or several, attacks each as it enters, and leaves it again. The last four hexes before an attack, with the one attacked, are open and lie straight ahead. [4.12.26, 4.12.27, 4.12.28, 4.12.29, 4.12.31, 4.12.32] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge: SquadLeaderChargeOrderInput; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Attack in close combat. Units attack enemies in their hex, together and with one roll. Each attacks once; all attacks are designated before any are rolled. [6.1.1, 6.1.3, 6.1.4, 6.1.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat: SquadLeaderCloseCombatOrderInput; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Keep in command. Units far from leaders that may move and fire in this player turn all the same. [3.1.4, 3.1.9] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command: SquadLeaderCommandOrderInput; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Conceal. At the end of their player turn units in woods, buildings or brush go under a "?", if they have done nothing and no enemy was beside them; vehicles in woods and buildings where no enemy has seen them. [2.3.8.1, 2.3.8.1/a, 2.3.8.2, 2.3.8.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal: SquadLeaderConcealOrderInput; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Correct artillery. A leader in contact moves a spotting round or fire for effect, at most 18 hexes, and says whether it is fire for effect from now on: with high explosive, or with smoke. Fire that he leaves where it is he corrects to its own hex. [9.1.12, 9.1.13/a, 9.1.15, 1.3/1.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery: SquadLeaderCorrectArtilleryOrderInput; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Counter-battery fire. In the Prep Fire Phase a battery in contact fires a mission at an enemy battery that has fired and is no larger: it may destroy it, or disrupt it for some turns. [9.4.1/a, 9.4.1/b, 9.4.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery: SquadLeaderCounterBatteryOrderInput; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Defend a vehicle in close combat. The gun on the roof of an AFV, served by an exposed crew, or one in the rear of its turret attacks one of those in its hex. [7.2.6.10, 7.2.6.4/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle: SquadLeaderDefendVehicleOrderInput; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Demand surrender. At the end of the Rally Phase your units point out wavering enemies whom they could attack with four times their firepower, five times where these have machine guns. Those check their morale, and may break. [3.28.5.3, 3.28.5.3/a, 3.28.6, 3.28.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender: SquadLeaderDemandSurrenderOrderInput; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Deploy. A leader splits a squad in his hex into two half-squads, if it passes a normal Morale Check. He does nothing else in this Rally Phase. [4.8.2, 4.8.3, 4.8.4] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy: SquadLeaderDeployOrderInput; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Set off a demolition charge. A demolition charge that was placed goes off with 30 factors. [8.11.1, 8.11.4, 8.11.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate: SquadLeaderDetonateOrderInput; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Dig in. An unbroken unit tries to dig an entrenchment, which is there for all in its hex when the Prep Fire Phase ends. It does nothing else in this player turn, nor does a leader who helps it. [15.3.2, 15.3.3, 15.3.4, 15.3.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn: SquadLeaderDigInOrderInput; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Remove a weapon. After close combat the side that is left in a hex removes weapons, its own or those of the enemy, until there are ten portage points. [4.3.2] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard: SquadLeaderDiscardOrderInput; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Discharge smoke. An AFV with smoke dischargers places smoke in its own hex, in place of the fire of its gun; it may still move. German ones roll when they first try whether they have any. [9.17.8.1, 9.17.8.3, 9.17.8.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke: SquadLeaderDischargeSmokeOrderInput; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Disembark. A passenger gets off into the hex of the vehicle, which counts as Assault Movement, or into an adjacent one, whatever that costs on foot. The vehicle spends two movement points. [11.37.7, 11.37.8, 11.37.9] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark: SquadLeaderDisembarkOrderInput; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Dismantle or reassemble a weapon. Instead of firing in the Defensive Fire Phase, a unit takes a heavy weapon apart or puts it together. Dismantled it weighs half, and neither fires nor is repaired. [4.2.7.1, 4.2.7.2, 4.2.7.3, 4.2.7.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle: SquadLeaderDismantleOrderInput; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Dismount. A rider dismounts for nothing, where no enemies are, and stays in that hex for the rest of the phase. [4.12.14, 4.12.18, 4.12.37] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount: SquadLeaderDismountOrderInput; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Double time. Before it moves a unit announces that it goes at double time: it has two movement factors more, pays for all that it carries, does not fire in the Advancing Fire Phase, and is exhausted afterwards. [4.7.2, 4.7.3, 4.7.4, 4.7.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime: SquadLeaderDoubleTimeOrderInput; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Where the water carries a unit. A heavy current carries a swimmer downstream; a unit that loses its footing in a river is moved by its enemy. [4.14.8, 14.28.8.9/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo: SquadLeaderDriftToOrderInput; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Drive. A vehicle that has not fired drives along a path of adjacent hexes, the first of them before it, or turns where it stands. It may go on until another unit moves. [11.26.2, 11.26.4, 11.26.5, 5.6.7.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive: SquadLeaderDriveOrderInput; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** End the phase. Be done with this phase. Send `true`. [1.3.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase: Scalars['Boolean']['input']; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Evacuate. A lightly wounded leader is taken off the map at once, and is not lost. [3.4.1/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate: SquadLeaderEvacuateOrderInput; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Execute a prisoner. In a fire phase of yours a guard of the SS, Japanese, Russian or Gurkha troops eliminates its prisoner in place of firing. [3.29.7, 3.30.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute: SquadLeaderExecuteOrderInput; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Crew exposed. The crew of an AFV looks out, or buttons up, and so do men in a halftrack, who then can fire; one of the two in a phase. [11.8.1, 11.8/q8] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose: SquadLeaderExposeOrderInput; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Expose partisans. With what a prisoner has told, partisans have nothing of the woods in one hex, and no ambush there, until the player turn ends. [3.30/Tg] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans: SquadLeaderExposePartisansOrderInput; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Find a leader. Broken men next to an unbroken enemy: a leader may come forward, or they may be lost. [3.6.1.1, 3.6.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader: SquadLeaderFindLeaderOrderInput; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Fire. Units and machine guns fire at a hex as one group, flamethrowers each by itself. In the Defensive Fire Phase enemies that crossed the hex are put back into it. [5.1.1, 5.1.2, 5.1.5, 5.1.6, 5.6.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire: SquadLeaderFireOrderInput; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Fire an anti-tank weapon. Men fire a Panzerfaust, bazooka, Panzerschreck, PIAT or anti-tank rifle at a vehicle, or at a hex: with shells at those in it, with a Panzerfaust at a wooden building. [8.15.1/a, 8.17.2, 8.18.3, 8.18.9, 8.20.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank: SquadLeaderFireAntiTankOrderInput; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Fire at the AFV that overruns the gun. A gun whose crew has kept its nerve fires once more at the AFV that comes upon it, before it is struck. Beyond its shots this is Intensive Fire. [7.1.19, 7.1.20, 7.1.22] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun: SquadLeaderFireAtOverrunOrderInput; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Fire machine guns of a vehicle. The machine guns of a vehicle that bear on a hex fire at it together. [11.7.1, 11.7.2, 11.7.4, 11.7.7/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns: SquadLeaderFireMachineGunsOrderInput; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Fire ordnance. The gun of an AFV, or a gun that is manned, fires at the men in a hex or at one vehicle or gun there. It turns as far as it must, for what that adds To Hit. [13.1, 13.2, 13.3, 13.5, 13.9.4] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance: SquadLeaderFireOrdnanceOrderInput; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Fire smoke shells. A gun of 70mm or more fires smoke at a hex in sight, before all other Prep Fire of its side: To Hit as at men in a building, whoever is there. [9.17.7.1/a, 9.17.7.3, 9.17.7.4] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke: SquadLeaderFireSmokeOrderInput; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Go through the sewers. Units that begin the phase at an entrance of the sewers go below to another within three hexes, also among enemies. On 5 or 6 they lose their way, and the enemy says in their next Movement Phase where they come out. [4.9.2, 4.9.3, 4.9.4, 4.9.5, 4.9.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow: SquadLeaderGoBelowOrderInput; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Go on. A squad whose leader broke where they were fired on goes on from there, with the movement factors it has left without him. [5.6.3/b] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn: SquadLeaderGoOnOrderInput; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Hook up a gun. A truck, jeep or halftrack that has come to a gun with half of its points left takes it in tow, and moves no farther. A squad or crew that began the phase there does it. Neither fires in this player turn. [10.2.7, 10.2.12, 10.2.14, 10.2.9] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp: SquadLeaderHookUpOrderInput; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Attack an AFV with grenades. A unit that has not fired, in a hex that is not open, tries to immobilize an adjacent AFV. It needs to pass a check first; a leader may direct it. [7.2.5.1, 7.2.5.2, 7.2.5.3, 7.2.2] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize: SquadLeaderImmobilizeOrderInput; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Interrogate a prisoner. An unbroken leader who begins his player turn with prisoners in his hex questions one of them, and may go on to the next. He does nothing else in this player turn, and the prisoner stays. [3.30.1, 3.30.2, 3.30.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate: SquadLeaderInterrogateOrderInput; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Kill horses. A unit kills the enemy's horses in a hex in which he has no men. [4.12.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses: SquadLeaderKillHorsesOrderInput; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Lead horses. A unit on foot takes horses of its hex by the bridle, its own or those of an enemy who has no men there: they go where it goes, and carry weapons for it. [4.12.5, 4.12.6, 4.12.7, 4.12.10] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead: SquadLeaderLeadOrderInput; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Leave a fire. An unbroken unit in a burning hex goes one hex, as those do who rout, and leaves behind what it carries. [1.3/6.2, 16.2.11.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire: SquadLeaderLeaveFireOrderInput; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Let horses go. A unit leaves horses that it leads in its hex. [4.12.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo: SquadLeaderLetGoOrderInput; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Load horses. A unit loads a weapon of its own on horses that it leads, for two movement factors. [4.12.8, 4.12.9] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load: SquadLeaderLoadOrderInput; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Make a sniper. An unbroken leader makes one of the men of an unbroken squad in his hex a sniper, on a roll of 2; one try in each of your player turns. The leader does nothing else in this Rally Phase. [5.7.18.2, 5.7.18.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper: SquadLeaderMakeSniperOrderInput; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Make way. Infantry in the hex of an AFV that came upon it goes to an adjacent hex of its choice. [7.1.16/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay: SquadLeaderMakeWayOrderInput; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Man a gun. Men who may move take over a gun in their hex that nobody serves, before their move or in it. What the enemy has left is captured. [10.1.3, 10.8.1, 10.8.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun: SquadLeaderManGunOrderInput; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Man a vehicle. A crew gets into an abandoned AFV in its hex or an adjacent one. One of the enemy is captured, and does not move any more. [11.35.7, 11.35.8, 3.3.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle: SquadLeaderManVehicleOrderInput; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Mount. Cavalry mounts the horses in its hex: in the Movement Phase for two movement factors, and the horses then go six; in the Advance Phase in place of advancing. Motorcycles and bicycles are mounted for one factor. [4.12.3, 4.12.13, 4.12.15, 4.12.37, 4.10.10, 4.11.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount: SquadLeaderMountOrderInput; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Move. Units that have not fired in this player turn move together from one hex, along a path of adjacent hexes, as far as their movement factors carry them. They may go on until another unit moves. [4.1.1, 4.1.2, 4.1.5, 4.1.11, 4.3.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move: SquadLeaderMoveOrderInput; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Give no quarter. All enemy units that are in your hands, and that you have not taken or spared, are lost. Send `true`. [3.21.16, 3.29.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter: Scalars['Boolean']['input']; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Pass. Do nothing, or nothing more, in this step of the phase. Units that must rout, and can, rout first. Send `true`. [1.3/1, 3.21.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass: Scalars['Boolean']['input']; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Pick up a weapon. A unit that may move takes a weapon in its hex, lying there or from a friend, before its move or in it. What the enemy has left is captured. [4.2.1, 4.2.4/a, 8.6.2] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp: SquadLeaderPickUpOrderInput; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Place a demolition charge. A unit places a demolition charge in a hex next to it, before, in or after its move, or having fired. It goes off in the Advancing Fire Phase, unless Defensive Fire stops those who placed it where they did. [8.11.3, 8.11/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge: SquadLeaderPlaceChargeOrderInput; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Place a Crest counter. An AFV whose gun cannot be lowered drives up to the crest, so that it can fire downhill; its hull is seen from there. [13.14.3, 3.18.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest: SquadLeaderPlaceCrestOrderInput; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Place smoke. A squad with smoke grenades places smoke in its hex or an adjacent one, before anybody of its side fires. It may still move, or fire. [9.17.1.2, 9.17.1.3, 9.17.4/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke: SquadLeaderPlaceSmokeOrderInput; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Push a machine. A unit on foot takes motorcycles or bicycles of its hex along: as 4 portage points for those of a squad, 3 for bicycles, 2 for a single one. [4.10.16, 4.11.4] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push: SquadLeaderPushOrderInput; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Push a gun. Men who have neither moved nor fired push the gun that they serve to an adjacent hex, and fire nothing in this player turn. Guns of 40mm or less go two hexes in the open, three along a road. [10.2.1, 10.2.2/a, 10.2.5/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun: SquadLeaderPushGunOrderInput; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Put down a weapon. A unit that may move leaves a weapon in its hex, before its move or in it. [4.2.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown: SquadLeaderPutDownOrderInput; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Radio contact. A leader with a radio tries to reach a battery, or to keep in contact with it: he rolls his nation's number or less, with 2 less for a battery that he had. [9.1.1/a, 9.1.2, 9.1.4, 9.1.20] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact: SquadLeaderRadioContactOrderInput; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Rally. A broken unit tries to rally: with an unbroken leader in its hex, or by itself as a leader, or a Finn. [3.23.1, 3.23.2, 3.23.3, 3.23.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally: SquadLeaderRallyOrderInput; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Recall a scout. In any Rally Phase a scout joins a friendly squad of its hex, broken or not, and is gone. [3.7.3/a, 3.7/c] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout: SquadLeaderRecallScoutOrderInput; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Recombine. Two unbroken half-squads of one nation in a hex become a squad again, without a leader or a roll; the poorer one decides what it is. [4.8.5, 3.11.5/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine: SquadLeaderRecombineOrderInput; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Repair. The unbroken unit that has a malfunctioned weapon tries to repair it. [1.3/1.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair: SquadLeaderRepairOrderInput; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Repair the armament of a vehicle. The crew of a vehicle tries to repair its gun, or its machine guns: on a 1, and a 6 is the end of them. [10.9.2.1, 10.9.2.2, 3.10.4/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament: SquadLeaderRepairArmamentOrderInput; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Request artillery. A leader in contact with a battery names a hex in his sight. In the next Close Combat Phase a round is fired at it. What the battery had on the map is taken away. [9.1.5, 9.1.12.4, 1.3/1.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery: SquadLeaderRequestArtilleryOrderInput; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Leave the melee. A unit that has withdrawn is put into an adjacent hex without enemies. [6.3.6.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat: SquadLeaderRetreatOrderInput; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Ride on alone. A leader who rides with a squad takes a machine for himself. [4.10.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone: SquadLeaderRideAloneOrderInput; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Ride on to cover. A motorcyclist who broke, and kept his seat, rides to a nearest building or wood, whatever it costs, and runs into it. [4.10.26, 4.10.27] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff: SquadLeaderRideOffOrderInput; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Rout. A broken unit runs by a shortest way towards the nearest cover. An unbroken leader of its hex may go along. [3.21.5, 3.21.7, 3.21.8, 3.2.8] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout: SquadLeaderRoutOrderInput; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Scout. Once in its player turn a scout looks for concealed and hidden enemies in its hex and beside it: a die on the Scouting Table. On the way to the next hex it does so before anybody fires at it there. [3.7.13, 3.7.13/a, 3.7.14, 3.7.19] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout: SquadLeaderScoutOrderInput; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Scrounge. In its own Rally Phase a unit searches a wreck in its hex: on 1 to 3 it has its machine guns, as captured LMGs, and small arms if it has none. It does nothing else in this player turn, and nobody searches the wreck again. [5.8.3, 5.8.3/a, 5.8.4, 5.8.5, 5.8.6, 5.8.6/a, 5.8.8] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge: SquadLeaderScroungeOrderInput; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Destroy or jam what one has. Men who will not fight in the Close Combat Phase destroy or jam a weapon of theirs then, and crews stop their vehicle or jam its arms. It is not known before it is done; until then it can be made milder or taken back, once and for all. [8.7.1, 8.7.1/a, 8.7.1/b] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle: SquadLeaderScuttleOrderInput; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Search. A unit that ends its Movement Phase searches the hexes around it: concealed and hidden enemies there check their morale, and are seen if they fail. [2.3.9.3, 2.3.9.3/b] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search: SquadLeaderSearchOrderInput; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Look for arms. Unarmed men who have spent all their movement factors to come into another hex look for arms on the ground: they have them on a roll of 2. A side tries it once in a game turn. [5.8.7, 5.8.8] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms: SquadLeaderSeekArmsOrderInput; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Look for a hero. Men who rolled a 2 in a check of fire: a hero comes forward on a die of 1 or 2. [3.8.11] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero: SquadLeaderSeekHeroOrderInput; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Send out a scout. In its own Rally Phase a squad with a leader of its nation sends a man ahead, if it passes a normal Morale Check. The leader does nothing else in this phase. [3.7.2, 3.7.3, 3.7.3/a, 3.7.3/b, 3.7/Q] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout: SquadLeaderSendScoutOrderInput; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Set up. Place units of the order of battle in their areas; place them again as long as the set-up is not done. [4.3.1] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp: SquadLeaderSetUpOrderInput; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Show units. Concealed units give up their "?", and with them all in their hex; hidden units come into view, or go under a "?". [2.3/b, 2.5.8, 3.21/f] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show: SquadLeaderShowOrderInput; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Put on skis, or take them off. Ski troops put on their skis for two movement factors, or in the Advance Phase in place of advancing, but for a step downhill. They take them off for nothing. [4.13.2, 4.13.5, 4.13.9/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis: SquadLeaderSkisOrderInput; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Snipe. A sniper fires at one counter, or at a vehicle without armour or whose crew looks out. Out of hiding his DRM counts, doubled next to the target, halved far off and at a "?"; he stays hidden. [5.7.3, 5.7.4, 5.7.9, 5.7.17.1, 5.7.17.2] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe: SquadLeaderSnipeOrderInput; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Sniper Check. An unbroken unit at which a sniper fired, or beside whom, names a hex that it sees: if he fired from there, he comes under a "?". It costs nothing. [5.7.6, 5.7.7] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck: SquadLeaderSniperCheckOrderInput; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Spare. An enemy unit that could not rout, with nobody beside it who could take it, stays where it is; so does a broken one that breaks again. [3.29.3.1/a, 3.28.8/a] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare: SquadLeaderSpareOrderInput; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Spraying Fire. A medium or heavy machine gun fires with half its firepower at three hexes that meet at a point, with one roll; its squad may add its own fire in one of them. [8.9.3.1, 8.9.3.2, 8.9.3.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray: SquadLeaderSprayOrderInput; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Star shell. At night an unbroken leader who has enemies in his line of sight, within the visibility range, lights up the ground around a hex until the end of the player turn. It costs him nothing. [2.8.22, 2.8.24] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell: SquadLeaderStarShellOrderInput; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Start a fire. An unbroken squad, half-squad or crew that has neither moved nor fired sets its hex on fire, and leaves it in the Advance Phase. [16.2.1, 16.2.2, 16.2.3, 16.2.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire: SquadLeaderStartFireOrderInput; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Where the lost come out. Enemies who lost their way in the sewers come out at an entrance within six hexes of where they went down. [4.9.5] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface: SquadLeaderSurfaceOrderInput; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Swim. Next to the water when the Movement Phase begins, a unit that passes a normal check goes in with all its movement factors, without its weapons and arms unless it passes by 4 or has rafts. It swims on in the Advance Phase, and comes out in the Movement Phase. [4.14.5, 4.14.7, 4.14.12, 4.14.13] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim: SquadLeaderSwimOrderInput; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Go into an entrenchment, or out of it. Units in a hex with an entrenchment go into it for one movement factor, before or after they move, or come out of it. Leaving the hex brings them out by itself. [15.3.7, 4.5.4] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover: SquadLeaderTakeCoverOrderInput; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Throw a Molotov cocktail at a building. Men throw a Molotov cocktail at a building in their hex or next to it, to set it on fire. [8.14.15, 8.14.16, 8.14.17] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding: SquadLeaderThrowAtBuildingOrderInput; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Throw a demolition charge. In the Defensive Fire Phase a unit throws a demolition charge into a hex next to it. It goes off at once, there and where it came from. [8.11.9.1, 8.11.9.2] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge: SquadLeaderThrowChargeOrderInput; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Turn a gun. A turret or a gun turns to another hexspine without firing. Before the move that is all it does in the player turn. [13.9.5/a, 11.2.5, 10.2.6] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse: SquadLeaderTraverseOrderInput; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Try a motorcycle. Men who have not learnt it try a motorcycle of their hex, their own or one that the enemy has left: they can ride it on a die of 1 or 2, and it is gone on 5 or 6. One that does not run is tried by those who did nothing else in the last player turn. [4.10.29, 4.10.30, 4.10.31, 4.10.32, 4.10.33] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine: SquadLeaderTryMachineOrderInput; unhook?: never; unload?: never; wade?: never; withdraw?: never; }
  |  /** Unhook a gun. A vehicle that has not moved in this phase lets its gun go for half of its points, and may move on with the rest. A squad or crew that is there does it. Neither fires in this player turn. [10.2.13, 10.2.14] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook: SquadLeaderUnhookOrderInput; unload?: never; wade?: never; withdraw?: never; }
  |  /** Unload horses. A unit takes a weapon from horses that it leads, for two movement factors. [4.12.9] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload: SquadLeaderUnloadOrderInput; wade?: never; withdraw?: never; }
  |  /** Wade. In the Movement Phase units go into a shallow river or out of it, or out of a mud flat, with all of their movement factors. In the Advance Phase a unit goes on in the river: on a 6 it finds no footing and stays. [14.28.8.2, 14.28.8.3, 14.28.8.4, 14.19.3] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade: SquadLeaderWadeOrderInput; withdraw?: never; }
  |  /** Withdraw from melee. A unit in melee announces that it leaves. It may not attack, is easier to kill, and goes to an adjacent hex when all attacks are resolved. [6.3.6, 6.3.6/a, 6.3.6/b] */
  { abandon?: never; advance?: never; attackByHand?: never; attackVehicle?: never; board?: never; boreSight?: never; break?: never; calmCrew?: never; capture?: never; carryLeader?: never; carryOn?: never; charge?: never; closeCombat?: never; command?: never; conceal?: never; correctArtillery?: never; counterBattery?: never; defendVehicle?: never; demandSurrender?: never; deploy?: never; detonate?: never; digIn?: never; discard?: never; dischargeSmoke?: never; disembark?: never; dismantle?: never; dismount?: never; doubleTime?: never; driftTo?: never; drive?: never; endPhase?: never; evacuate?: never; execute?: never; expose?: never; exposePartisans?: never; findLeader?: never; fire?: never; fireAntiTank?: never; fireAtOverrun?: never; fireMachineGuns?: never; fireOrdnance?: never; fireSmoke?: never; goBelow?: never; goOn?: never; hookUp?: never; immobilize?: never; interrogate?: never; killHorses?: never; lead?: never; leaveFire?: never; letGo?: never; load?: never; makeSniper?: never; makeWay?: never; manGun?: never; manVehicle?: never; mount?: never; move?: never; noQuarter?: never; pass?: never; pickUp?: never; placeCharge?: never; placeCrest?: never; placeSmoke?: never; push?: never; pushGun?: never; putDown?: never; radioContact?: never; rally?: never; recallScout?: never; recombine?: never; repair?: never; repairArmament?: never; requestArtillery?: never; retreat?: never; rideAlone?: never; rideOff?: never; rout?: never; scout?: never; scrounge?: never; scuttle?: never; search?: never; seekArms?: never; seekHero?: never; sendScout?: never; setUp?: never; show?: never; skis?: never; snipe?: never; sniperCheck?: never; spare?: never; spray?: never; starShell?: never; startFire?: never; surface?: never; swim?: never; takeCover?: never; throwAtBuilding?: never; throwCharge?: never; traverse?: never; tryMachine?: never; unhook?: never; unload?: never; wade?: never; withdraw: SquadLeaderWithdrawOrderInput; };

export type SquadLeaderAbandonOrderInput = {
  /** The AFV. */
  unit: Scalars['String']['input'];
  /** The adjacent hex to which the crew goes; its own when left out. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** It is destroyed, and does not burn (11.35.2). */
  destroy?: InputMaybe<Scalars['Boolean']['input']>;
  /** It takes the machine guns along, if it finds the time (5.8.3/b). */
  scrounge?: InputMaybe<SquadLeaderAbandonOrderScroungeInput>;
};

export type SquadLeaderAbandonOrderScroungeInput = {
  /** The nation whose LMG stands for its bow machine gun; the strongest one when left out. */
  bow?: InputMaybe<Scalars['String']['input']>;
  /** The nation whose LMG stands for its AA machine gun; the strongest one when left out. */
  aa?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderAdvanceOrderInput = {
  /** Who advances. */
  unit: Scalars['String']['input'];
  /** The adjacent hex. */
  to: Scalars['String']['input'];
  /** Prisoners whom it leaves behind (3.29.17). */
  abandon?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Weapons that it leaves behind. */
  leave?: InputMaybe<Array<Scalars['String']['input']>>;
  /** It goes into the entrenchment there. */
  beneath?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderAttackByHandOrderInput = {
  /** The weapon. */
  weapon: Scalars['String']['input'];
  /** The vehicle. */
  target: Scalars['String']['input'];
  /** A magnetic mine is placed only to stop it (8.12.10). */
  stop?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderAttackVehicleOrderInput = {
  /** Who attacks. */
  unit: Scalars['String']['input'];
  /** The vehicle in its hex. */
  vehicle: Scalars['String']['input'];
  /** The leader who directs the attack. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Mines or bottles, one after the other; bottles besides its own arms, mines in their place. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Magnetic mines are placed only to stop it (8.12.10). */
  stop?: InputMaybe<Scalars['Boolean']['input']>;
  /** A truck or jeep is to be captured, if no enemy is left in the hex then (7.2.6.7). */
  capture?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderBoardOrderInput = {
  /** Who gets aboard, with all that it carries. */
  unit: Scalars['String']['input'];
  /** The vehicle in its hex. */
  vehicle: Scalars['String']['input'];
};

export type SquadLeaderBoreSightOrderInput = {
  /** Each gun with its hex; none when nothing is bore sighted. */
  sights: Array<SquadLeaderBoreSightOrderSightsInput>;
};

export type SquadLeaderBoreSightOrderSightsInput = {
  /** The machine gun, gun or vehicle. */
  weapon: Scalars['String']['input'];
  /** The hex, seen from the gun and within its normal range. */
  on: Scalars['String']['input'];
};

export type SquadLeaderBreakOrderInput = {
  /** Who breaks. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderCalmCrewOrderInput = {
  /** The berserk crew. */
  unit: Scalars['String']['input'];
  /** The unbroken leader with it. */
  leader: Scalars['String']['input'];
};

export type SquadLeaderCaptureOrderInput = {
  /** The enemy unit. */
  unit: Scalars['String']['input'];
  /** Your unit that guards it. */
  guard: Scalars['String']['input'];
};

export type SquadLeaderCarryLeaderOrderInput = {
  /** The squad or crew that carries him. */
  unit: Scalars['String']['input'];
  /** The wounded leader. */
  leader: Scalars['String']['input'];
};

export type SquadLeaderChargeOrderInput = {
  /** Who charges, with all who sit on the same horses. */
  unit: Scalars['String']['input'];
  /** The hexes entered, in their order. */
  path: Array<Scalars['String']['input']>;
};

export type SquadLeaderCloseCombatOrderInput = {
  /** Who attack together. */
  attackers: Array<Scalars['String']['input']>;
  /** Whom they attack. */
  defenders: Array<Scalars['String']['input']>;
  /** The leader whose modifier counts. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Heroes who help the others instead of attacking, for -1 each. */
  heroes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** They try to take prisoners (3.29.3.3). */
  capture?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderCommandOrderInput = {
  /** Who stays in command: half-squads and raw troops count as two. */
  units: Array<Scalars['String']['input']>;
};

export type SquadLeaderConcealOrderInput = {
  /** Who goes under a "?". */
  units: Array<Scalars['String']['input']>;
};

export type SquadLeaderCorrectArtilleryOrderInput = {
  /** The radio. */
  radio: Scalars['String']['input'];
  /** The hex where it is to land. */
  to: Scalars['String']['input'];
  /** Fire for effect; a spotting round when left out. */
  fire?: InputMaybe<SquadLeaderCorrectArtilleryOrderFire>;
  /** Fire for effect over all hexes within two, at half strength (9.10). */
  harassing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderCorrectArtilleryOrderFire =
  | 'HIGH_EXPLOSIVE'
  | 'SMOKE';

export type SquadLeaderCounterBatteryOrderInput = {
  /** The radio that is in contact. */
  radio: Scalars['String']['input'];
  /** The battery of the enemy. */
  against: Scalars['String']['input'];
};

export type SquadLeaderDefendVehicleOrderInput = {
  /** The AFV. */
  vehicle: Scalars['String']['input'];
  /** Whom it attacks. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderDemandSurrenderOrderInput = {
  /** The enemies, all in one hex. */
  units: Array<Scalars['String']['input']>;
  /** Your units that threaten them. */
  by: Array<Scalars['String']['input']>;
};

export type SquadLeaderDeployOrderInput = {
  /** The squad. */
  unit: Scalars['String']['input'];
  /** The unbroken leader with it. */
  leader: Scalars['String']['input'];
  /** Weapons that the new half-squad takes; the others stay with the old one. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SquadLeaderDetonateOrderInput = {
  /** The charge. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderDigInOrderInput = {
  /** Who digs. */
  unit: Scalars['String']['input'];
  /** The unbroken leader who helps it. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderDiscardOrderInput = {
  /** The weapon that is lost. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderDischargeSmokeOrderInput = {
  /** The AFV. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderDisembarkOrderInput = {
  /** The passenger, with all that it carries. */
  unit: Scalars['String']['input'];
  /** The adjacent hex; that of the vehicle when left out. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderDismantleOrderInput = {
  /** The weapon. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderDismountOrderInput = {
  /** Who dismounts. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderDoubleTimeOrderInput = {
  /** Who goes at double time. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderDriftToOrderInput = {
  /** The adjacent hex to which it is carried. */
  to: Scalars['String']['input'];
};

export type SquadLeaderDriveOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** The hexes entered, in their order; none to turn. */
  path: Array<Scalars['String']['input']>;
  /** The hexspine that it faces at the end: 0 at the top left corner of the hex, then clockwise. */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** It overruns the first hex with enemies, with these weapons (7.1). */
  overrun?: InputMaybe<Array<SquadLeaderDriveOrderOverrun>>;
  /** Men in a halftrack and their light machine guns, who fire in the overrun (7.1.6). */
  firers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The leader aboard who directs the overrun (7.1.6). */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Its armour leader directs the overrun, and is known from then on (3.3.6). */
  commander?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderDriveOrderOverrun =
  | 'GUN'
  | 'BOW'
  | 'COAXIAL'
  | 'AA';

export type SquadLeaderEvacuateOrderInput = {
  /** The wounded leader. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderExecuteOrderInput = {
  /** The prisoner. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderExposeOrderInput = {
  /** The AFV, or the passenger of a halftrack. */
  unit: Scalars['String']['input'];
  /** Whether its crew is exposed from now on. */
  exposed: Scalars['Boolean']['input'];
};

export type SquadLeaderExposePartisansOrderInput = {
  /** The hex. */
  at: Scalars['String']['input'];
};

export type SquadLeaderFindLeaderOrderInput = {
  /** The broken squad, half-squad or crew. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderFireOrderInput = {
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** Units that fire themselves, and their weapons; a leader who helps another to serve a machine gun. */
  firers: Array<Scalars['String']['input']>;
  /** The leader who directs it, one in each hex. */
  leaders?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Heroes who help the group instead of firing, for -1 each. */
  heroes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Machine guns that a hero fires at full strength, for +1 to the dice. */
  heroic?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Enemies put back into hexes that they crossed; all who did when left out. */
  movers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Machine guns that use Sustained Fire (8.9.7). */
  sustained?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Penetrating fire passes woods and buildings beside its line and goes on (8.9.2.7). */
  past?: InputMaybe<Scalars['Boolean']['input']>;
  /** At those alone who bypassed the hex, where the hexsides of their way meet (4.6.8). */
  juncture?: InputMaybe<Scalars['Boolean']['input']>;
  /** The vehicle at which machine guns are aimed: it alone is struck (8.9.4.1). */
  vehicle?: InputMaybe<Scalars['String']['input']>;
  /** Where penetrating fire runs along hexsides: which of the hexes it strikes (8.9.2.8). */
  side?: InputMaybe<SquadLeaderFireOrderSide>;
};

export type SquadLeaderFireOrderSide =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderFireAntiTankOrderInput = {
  /** The weapon. */
  weapon: Scalars['String']['input'];
  /** The vehicle fired at, or of a rifle the gun. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** The hex fired at, unless it is a vehicle. */
  at?: InputMaybe<Scalars['String']['input']>;
  /** The leader in the hex who directs it. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** A second leader or hero, who serves it with the first. */
  second?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderFireAtOverrunOrderInput = {
  /** The gun. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderFireMachineGunsOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** The gun on the roof alone, directed by its armour leader, who is known from then on (3.3.6). */
  commander?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderFireOrdnanceOrderInput = {
  /** The vehicle or gun that fires. */
  unit: Scalars['String']['input'];
  /** The hex fired at. */
  at: Scalars['String']['input'];
  /** The vehicle or gun fired at, or a "?" for a vehicle that may be beneath it; the men in the hex when left out. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** What it fires: AP at vehicles and HE at others when left out, as far as it has both. */
  ammunition?: InputMaybe<SquadLeaderFireOrdnanceOrderAmmunition>;
  /** A vehicle with a turret turns its hull, and the turret with it (13.9.4). */
  hull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Intensive Fire from now on: one shot more, each less sure (13.11). */
  intensive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its armour leader directs it, and is known from then on (3.3.6). */
  commander?: InputMaybe<Scalars['Boolean']['input']>;
  /** The leader who directs a light mortar (10.4.10.2). */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** A second leader or hero, who serves a light mortar with the first (10.4.10.1). */
  second?: InputMaybe<Scalars['String']['input']>;
  /** It aims at the tracks of an AFV, on its side or rear, to stop it (13.23.2.1). */
  immobilize?: InputMaybe<Scalars['Boolean']['input']>;
  /** A gun that has one uses its fire value on the fire table, with all its shots (10.1.12). */
  equivalent?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderFireOrdnanceOrderAmmunition =
  | 'AP'
  | 'HE'
  | 'HEAT';

export type SquadLeaderFireSmokeOrderInput = {
  /** The vehicle or gun. */
  unit: Scalars['String']['input'];
  /** The hex. */
  at: Scalars['String']['input'];
  /** A vehicle with a turret turns its hull (13.9.4). */
  hull?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderGoBelowOrderInput = {
  /** Who goes, all from one entrance; squads with a leader. */
  units: Array<Scalars['String']['input']>;
  /** The entrance to which they go. */
  to: Scalars['String']['input'];
};

export type SquadLeaderGoOnOrderInput = {
  /** The squad. */
  unit: Scalars['String']['input'];
  /** The hexes entered, in their order; none when it stays. */
  path: Array<Scalars['String']['input']>;
};

export type SquadLeaderHookUpOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** The gun in its hex. */
  gun: Scalars['String']['input'];
};

export type SquadLeaderImmobilizeOrderInput = {
  /** Who attacks. */
  unit: Scalars['String']['input'];
  /** The AFV. */
  vehicle: Scalars['String']['input'];
  /** The leader in its hex who directs it, or a hero who helps. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Units that fire with it at exposed passengers of a halftrack, as one group (7.1.8/a). */
  others?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SquadLeaderInterrogateOrderInput = {
  /** Who asks. */
  leader: Scalars['String']['input'];
  /** The prisoner. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderKillHorsesOrderInput = {
  /** Who does it. */
  unit: Scalars['String']['input'];
  /** The horses. */
  mount: Scalars['String']['input'];
};

export type SquadLeaderLeadOrderInput = {
  /** Who does it. */
  unit: Scalars['String']['input'];
  /** The horses. */
  mount: Scalars['String']['input'];
};

export type SquadLeaderLeaveFireOrderInput = {
  /** Who leaves. */
  unit: Scalars['String']['input'];
  /** The adjacent hex. */
  to: Scalars['String']['input'];
};

export type SquadLeaderLetGoOrderInput = {
  /** The horses. */
  mount: Scalars['String']['input'];
};

export type SquadLeaderLoadOrderInput = {
  /** A weapon of the unit that leads them. */
  weapon: Scalars['String']['input'];
  /** The horses. */
  mount: Scalars['String']['input'];
};

export type SquadLeaderMakeSniperOrderInput = {
  /** The squad. */
  unit: Scalars['String']['input'];
  /** The leader with it, of its nation. */
  leader: Scalars['String']['input'];
};

export type SquadLeaderMakeWayOrderInput = {
  /** Who goes. */
  unit: Scalars['String']['input'];
  /** The adjacent hex, without enemies. */
  to: Scalars['String']['input'];
};

export type SquadLeaderManGunOrderInput = {
  /** Who serves it from now on. */
  unit: Scalars['String']['input'];
  /** The gun. */
  gun: Scalars['String']['input'];
};

export type SquadLeaderManVehicleOrderInput = {
  /** The crew. */
  unit: Scalars['String']['input'];
  /** The AFV. */
  vehicle: Scalars['String']['input'];
};

export type SquadLeaderMountOrderInput = {
  /** Who mounts. */
  unit: Scalars['String']['input'];
  /** The horses or the machine. */
  mount: Scalars['String']['input'];
};

export type SquadLeaderMoveOrderInput = {
  /** Who moves: all from one hex, or off the map. */
  units: Array<Scalars['String']['input']>;
  /** The hexes entered, in their order. */
  path: Array<Scalars['String']['input']>;
  /** Prisoners whom their guard leaves behind (3.29.17). */
  abandon?: InputMaybe<Array<Scalars['String']['input']>>;
  /** By Assault Movement: one hex, and not for all factors (4.5.1). */
  assault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Woods and buildings on the way that they go around (4.6.1). */
  bypass?: InputMaybe<Array<SquadLeaderMoveOrderBypassInput>>;
};

export type SquadLeaderMoveOrderBypassInput = {
  /** A hex of the path, not the last one. */
  at: Scalars['String']['input'];
  /** On which side the obstacle is passed, as the unit goes: with the obstacle to its right it passes left of it. */
  past: SquadLeaderMoveOrderBypassPast;
};

export type SquadLeaderMoveOrderBypassPast =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderPickUpOrderInput = {
  /** Who takes it. */
  unit: Scalars['String']['input'];
  /** The weapon. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderPlaceChargeOrderInput = {
  /** The charge. */
  weapon: Scalars['String']['input'];
  /** The hex in which it is placed. */
  at: Scalars['String']['input'];
};

export type SquadLeaderPlaceCrestOrderInput = {
  /** The AFV. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderPlaceSmokeOrderInput = {
  /** The squad. */
  unit: Scalars['String']['input'];
  /** Its hex, or one beside it. */
  at: Scalars['String']['input'];
  /** Americans: white phosphorus if the die allows it, and smoke if not (9.17.5). */
  phosphorus?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderPushOrderInput = {
  /** Who pushes. */
  unit: Scalars['String']['input'];
  /** The machine. */
  machine: Scalars['String']['input'];
};

export type SquadLeaderPushGunOrderInput = {
  /** The gun. */
  gun: Scalars['String']['input'];
  /** The hexes, in their order. */
  path: Array<Scalars['String']['input']>;
  /** The hexspine that it faces at the end. */
  facing?: InputMaybe<Scalars['Int']['input']>;
};

export type SquadLeaderPutDownOrderInput = {
  /** The weapon. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderRadioContactOrderInput = {
  /** The radio. */
  radio: Scalars['String']['input'];
  /** The battery of your side, by its name. */
  battery: Scalars['String']['input'];
};

export type SquadLeaderRallyOrderInput = {
  /** The broken unit. */
  unit: Scalars['String']['input'];
  /** The leader who rallies it; left out when a unit rallies itself. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderRecallScoutOrderInput = {
  /** The scout. */
  scout: Scalars['String']['input'];
  /** The squad that it joins. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderRecombineOrderInput = {
  /** The two half-squads. */
  units: Array<Scalars['String']['input']>;
};

export type SquadLeaderRepairOrderInput = {
  /** The weapon. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderRepairArmamentOrderInput = {
  /** The vehicle. */
  unit: Scalars['String']['input'];
  /** What is repaired. */
  what: SquadLeaderRepairArmamentOrderWhat;
};

export type SquadLeaderRepairArmamentOrderWhat =
  | 'GUN'
  | 'MACHINE_GUNS';

export type SquadLeaderRequestArtilleryOrderInput = {
  /** The radio. */
  radio: Scalars['String']['input'];
  /** The hex. */
  at: Scalars['String']['input'];
};

export type SquadLeaderRetreatOrderInput = {
  /** Who has withdrawn. */
  unit: Scalars['String']['input'];
  /** The adjacent hex. */
  to: Scalars['String']['input'];
};

export type SquadLeaderRideAloneOrderInput = {
  /** The leader. */
  leader: Scalars['String']['input'];
};

export type SquadLeaderRideOffOrderInput = {
  /** Who broke. */
  unit: Scalars['String']['input'];
  /** A nearest building or wood. */
  to: Scalars['String']['input'];
};

export type SquadLeaderRoutOrderInput = {
  /** The broken unit. */
  unit: Scalars['String']['input'];
  /** The hexes entered, in their order. */
  path: Array<Scalars['String']['input']>;
  /** The unbroken leader who goes along. */
  leader?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderScoutOrderInput = {
  /** The scout. */
  unit: Scalars['String']['input'];
  /** In the Movement Phase: the adjacent hex to which it goes first. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** It bypasses that hex, on this side of the obstacle, and scouts on the way (4.6.1). */
  past?: InputMaybe<SquadLeaderScoutOrderPast>;
  /** The hex to which it goes on from there; needed with `past`. */
  next?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderScoutOrderPast =
  | 'LEFT'
  | 'RIGHT';

export type SquadLeaderScroungeOrderInput = {
  /** Who searches. */
  unit: Scalars['String']['input'];
  /** The name of the wreck, where several lie there. */
  wreck?: InputMaybe<Scalars['String']['input']>;
  /** The nation whose LMG stands for its bow machine gun; the strongest one when left out. */
  bow?: InputMaybe<Scalars['String']['input']>;
  /** The nation whose LMG stands for its AA machine gun; the strongest one when left out. */
  aa?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderScuttleOrderInput = {
  /** The weapon, the gun, or the vehicle. */
  what: Scalars['String']['input'];
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
  unit: Scalars['String']['input'];
};

export type SquadLeaderSeekArmsOrderInput = {
  /** The unarmed unit. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderSeekHeroOrderInput = {
  /** Who rolled so well. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderSendScoutOrderInput = {
  /** The unbroken squad. */
  unit: Scalars['String']['input'];
  /** The unbroken leader with it. */
  leader: Scalars['String']['input'];
};

export type SquadLeaderSetUpOrderInput = {
  /** Units and where they set up. */
  placements: Array<SquadLeaderSetUpOrderPlacementsInput>;
  /** The set-up of this side is complete. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderSetUpOrderPlacementsInput = {
  /** The unit to place. */
  unit: Scalars['String']['input'];
  /** The hex or location in which it sets up. */
  at: Scalars['String']['input'];
  /** It stays hidden when the set-up is over. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it stands there. */
  set?: InputMaybe<SquadLeaderSetUpOrderPlacementsSetInput>;
};

export type SquadLeaderSetUpOrderPlacementsSetInput = {
  /** The unit that has the weapon. */
  possessor?: InputMaybe<Scalars['String']['input']>;
  /** The hexspine that the vehicle or gun faces (11.25.5, 10.1.5.1). */
  facing?: InputMaybe<Scalars['Int']['input']>;
  /** Its crew is exposed (11.8.1). */
  exposed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The weapon is taken apart (4.2.7.4). */
  dismantled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderShowOrderInput = {
  /** Concealed or hidden units. */
  units: Array<Scalars['String']['input']>;
  /** Hidden units are placed under a "?" (2.5.8). */
  concealed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderSkisOrderInput = {
  /** Who does. */
  unit: Scalars['String']['input'];
  /** It takes them off. */
  off?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderSnipeOrderInput = {
  /** The sniper. */
  unit: Scalars['String']['input'];
  /** The counter at which he fires, or a "?". */
  target: Scalars['String']['input'];
  /** The hex that it crossed and is put back into, in Defensive Fire. */
  at?: InputMaybe<Scalars['String']['input']>;
};

export type SquadLeaderSniperCheckOrderInput = {
  /** Who looks for him. */
  unit: Scalars['String']['input'];
  /** The hex from which he may have fired. */
  at: Scalars['String']['input'];
};

export type SquadLeaderSpareOrderInput = {
  /** The enemy unit. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderSprayOrderInput = {
  /** The machine gun. */
  weapon: Scalars['String']['input'];
  /** Three hexes, each adjacent to the others. */
  hexes: Array<Scalars['String']['input']>;
  /** The one at which its squad fires besides. */
  own?: InputMaybe<Scalars['String']['input']>;
  /** The leader who directs it. */
  leader?: InputMaybe<Scalars['String']['input']>;
  /** Enemies put back into hexes that they crossed; all who did when left out. */
  movers?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SquadLeaderStarShellOrderInput = {
  /** The leader, or the AFV whose armour leader looks out (2.8.23). */
  leader: Scalars['String']['input'];
  /** The hex of the star shell, at most five away. */
  at: Scalars['String']['input'];
};

export type SquadLeaderStartFireOrderInput = {
  /** Who starts it. */
  unit: Scalars['String']['input'];
};

export type SquadLeaderSurfaceOrderInput = {
  /** The entrance; where none is left, the hex in which they went down. */
  to: Scalars['String']['input'];
};

export type SquadLeaderSwimOrderInput = {
  /** Who swims. */
  unit: Scalars['String']['input'];
  /** The adjacent hex. */
  to: Scalars['String']['input'];
  /** Weapons that it takes into the water if it can; the others stay behind. */
  carry?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SquadLeaderTakeCoverOrderInput = {
  /** Who goes, all of one hex. */
  units: Array<Scalars['String']['input']>;
  /** They come out, and stay in the hex. */
  out?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SquadLeaderThrowAtBuildingOrderInput = {
  /** The Molotov cocktail. */
  weapon: Scalars['String']['input'];
  /** The building hex. */
  at: Scalars['String']['input'];
};

export type SquadLeaderThrowChargeOrderInput = {
  /** The charge. */
  weapon: Scalars['String']['input'];
  /** The hex into which it is thrown. */
  at: Scalars['String']['input'];
  /** Enemies put back into hexes that they crossed; all who did when left out. */
  movers?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SquadLeaderTraverseOrderInput = {
  /** The vehicle or gun. */
  unit: Scalars['String']['input'];
  /** The hexspine that it points at from now on. */
  to: Scalars['Int']['input'];
};

export type SquadLeaderTryMachineOrderInput = {
  /** Who tries. */
  unit: Scalars['String']['input'];
  /** The motorcycle. */
  machine: Scalars['String']['input'];
};

export type SquadLeaderUnhookOrderInput = {
  /** The vehicle. */
  vehicle: Scalars['String']['input'];
  /** The hexspine that the gun faces. */
  facing?: InputMaybe<Scalars['Int']['input']>;
};

export type SquadLeaderUnloadOrderInput = {
  /** The weapon. */
  weapon: Scalars['String']['input'];
};

export type SquadLeaderWadeOrderInput = {
  /** Who wades, all from one hex. */
  units: Array<Scalars['String']['input']>;
  /** The adjacent hex. */
  to: Scalars['String']['input'];
};

export type SquadLeaderWithdrawOrderInput = {
  /** Who withdraws. */
  unit: Scalars['String']['input'];
  /** Of a leader: the withdrawing unit whose fate he shares. The other side does not learn which. */
  with?: InputMaybe<Scalars['String']['input']>;
  /** Weapons that it leaves behind. */
  leave?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A map as it lies on the table: one board, or several laid side by side and turned. */
export type Board = {
  __typename?: 'Board';
  /** Changes whenever the picture would. Null for a map that only this request knows. */
  hash: Maybe<Scalars['String']['output']>;
  columns: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  /** Size of the picture in pixels; all coordinates count in these. */
  width: Scalars['Float']['output'];
  height: Scalars['Float']['output'];
  /**
   * Path of the picture on this server, as SVG. It may be kept for ever: another picture has another path. Everybody who was given
   * the path may fetch it without a token. Null for a map that only this request knows: ask for `svg`.
   */
  picture: Maybe<Scalars['String']['output']>;
  /** The picture itself, as SVG. */
  svg: Scalars['String']['output'];
  /** Every hex, column by column. */
  hexes: Array<BoardHex>;
  /** The hex of that name, or the hex that the location of that name is in. */
  hex: Maybe<BoardHex>;
  /** Where locations lie. Names that the board does not have are left out. */
  places: Array<BoardPlace>;
};


/** A map as it lies on the table: one board, or several laid side by side and turned. */
export type BoardHexArgs = {
  name: Scalars['String']['input'];
};


/** A map as it lies on the table: one board, or several laid side by side and turned. */
export type BoardPlacesArgs = {
  of: Array<Scalars['String']['input']>;
};

export type BoardHex = {
  __typename?: 'BoardHex';
  /** As printed. */
  name: Scalars['String']['output'];
  /** All its names: a hex on a seam has one of each board. */
  names: Array<Scalars['String']['output']>;
  /** The centre, in pixels from the upper left corner of the picture. */
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
  /** False where the map is cropped. */
  inPlay: Scalars['Boolean']['output'];
  /** Level of the ground at the centre. */
  level: Scalars['Int']['output'];
  /** Terrain at the centre: `woods`, `open-ground`, `stone-building-1-level`... */
  terrain: Scalars['String']['output'];
  /** What fills the hex, where that is something else: the woods of a woods-road hex. */
  fills: Maybe<Scalars['String']['output']>;
  watercourse: Maybe<Scalars['String']['output']>;
  building: Maybe<BoardBuilding>;
  bridge: Maybe<BoardBridge>;
  /** Wall, hedge, cliff... on each of the six hexsides, clockwise from north. Null: nothing. */
  hexsides: Array<Maybe<Scalars['String']['output']>>;
  /** Road surface across each hexside. Null: no road. */
  roads: Array<Maybe<Scalars['String']['output']>>;
  /** The hexes around it. Null: the edge of the map. */
  neighbours: Array<Maybe<Scalars['String']['output']>>;
  /** Cellar, steeple, sewer... */
  places: Array<Scalars['String']['output']>;
};

export type BoardBuilding = {
  __typename?: 'BoardBuilding';
  material: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  /** Levels above the ground floor. */
  upperLevels: Scalars['Int']['output'];
  stairway: Scalars['Boolean']['output'];
};

export type BoardBridge = {
  __typename?: 'BoardBridge';
  terrain: Scalars['String']['output'];
  /** What lies below, and at which level. */
  over: Scalars['String']['output'];
  levelBelow: Scalars['Int']['output'];
};

/** Where a location lies: the centre of its hex, or above or below it for another level. */
export type BoardPlace = {
  __typename?: 'BoardPlace';
  at: Scalars['String']['output'];
  hex: Scalars['String']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** What there is to say of a counter, in the same form for every rulebook. */
export type Counter = {
  __typename?: 'Counter';
  /** What it is drawn as: `squad`, `leader`, `machine-gun`, `tank`... */
  symbol: Scalars['String']['output'];
  /** What it is, in words. */
  title: Scalars['String']['output'];
  /** In small letters: `german`. */
  nation: Maybe<Scalars['String']['output']>;
  /** What is printed on it, in one line: `4-6-7`. */
  strength: Maybe<Scalars['String']['output']>;
  numbers: Array<CounterNumber>;
  /** Degrees clockwise from north. */
  facing: Maybe<Scalars['Float']['output']>;
  turret: Maybe<Scalars['Float']['output']>;
  /** Id of the unit that carries it. */
  carrier: Maybe<Scalars['String']['output']>;
  states: Array<CounterState>;
  /** Path of its picture on this server, as SVG. It tells nothing but what is told here, and may be kept for ever. */
  picture: Scalars['String']['output'];
};

export type CounterNumber = {
  __typename?: 'CounterNumber';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CounterTone =
  /** It hurts the unit. */
  | 'BAD'
  /** It helps the unit. */
  | 'GOOD'
  /** It is there to be known. */
  | 'NOTE';

export type CounterState = {
  __typename?: 'CounterState';
  says: Scalars['String']['output'];
  tone: CounterTone;
  /** One to three letters for the counter itself; null where it is only told. */
  badge: Maybe<Scalars['String']['output']>;
};

/** Something that lies on a location: smoke, wire, a wreck. */
export type LocationMark = {
  __typename?: 'LocationMark';
  /** What it is drawn as: `smoke`, `wire`, `wreck`... */
  mark: Scalars['String']['output'];
  says: Scalars['String']['output'];
  /** Path of its picture on this server, as SVG. */
  picture: Scalars['String']['output'];
};

export type SheetFormat =
  | 'HTML'
  | 'TEXT';

/** The campaign at a glance. It keeps up with the log within moments; `position` says how far it is. */
export type CampaignOverview = {
  __typename?: 'CampaignOverview';
  position: Scalars['Int']['output'];
  openBattles: Scalars['Int']['output'];
  closedBattles: Scalars['Int']['output'];
  /** How many actions were fought in all battles. */
  actions: Scalars['Int']['output'];
  lastActionAt: Maybe<Scalars['DateTime']['output']>;
  /** How each battle stands, in no particular order. */
  battles: BattleProgressConnection;
};


/** The campaign at a glance. It keeps up with the log within moments; `position` says how far it is. */
export type CampaignOverviewBattlesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** How a battle stands, as far as everybody may know. */
export type BattleProgress = {
  __typename?: 'BattleProgress';
  battleId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  system: Scalars['String']['output'];
  mode: BattleMode;
  openedAt: Scalars['DateTime']['output'];
  closedAt: Maybe<Scalars['DateTime']['output']>;
  actions: Scalars['Int']['output'];
  lastActionAt: Scalars['DateTime']['output'];
  turn: Scalars['Int']['output'];
  phase: Scalars['String']['output'];
  active: Maybe<Scalars['String']['output']>;
  /** The sides whose decision is awaited. */
  awaiting: Array<Scalars['String']['output']>;
  outcome: Maybe<BattleOutcome>;
};

export type BattleProgressEdge = {
  __typename?: 'BattleProgressEdge';
  cursor: Scalars['String']['output'];
  node: BattleProgress;
};

export type BattleProgressConnection = {
  __typename?: 'BattleProgressConnection';
  edges: Array<BattleProgressEdge>;
  nodes: Array<BattleProgress>;
  pageInfo: PageInfo;
};

/** How far a projection is. */
export type ProjectionHealth = {
  __typename?: 'ProjectionHealth';
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  /** Where the log stands. */
  head: Scalars['Int']['output'];
  /** How many events it is behind. */
  lag: Scalars['Int']['output'];
  /** Where a rebuild stands, while one is under way. */
  rebuilding: Maybe<Scalars['Int']['output']>;
};

export type RebuildProjectionInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** The rebuild is under way beside the rows in use; `Campaign.projections` shows how far it is. */
export type ProjectionRebuildBegun = {
  __typename?: 'ProjectionRebuildBegun';
  name: Scalars['String']['output'];
  replayed: Scalars['Boolean']['output'];
};

export type RebuildProjectionResult = ProjectionRebuildBegun | InvalidInput | NotAllowed | NotFound;

/**
 * An address that is told of a campaign's events, each as one POST with a JSON body:
 * `{ "id", "campaignId", "position", "kind", "event" }`, where `event` is what `Campaign.events` shows to the webhook's role
 * (`"tooLarge": true` in its place when it is larger than 256 KiB: ask the API for it). To a referee's webhook also goes `"head"`,
 * the campaign's `signedHead` at that time: kept, it proves later that the log was not cut or rewritten.
 *
 * An event may come more than once, and events may overtake each other: `id`, also in the header `hexledger-delivery`, is the
 * same for every attempt, and `position` gives the order. Answer with a status from 200 to 299 within seconds. Anything else is
 * tried again with growing pauses, ten times; 410 ends the webhook.
 *
 * The header `hexledger-signature: t=<unix seconds>,v1=<hex>` proves the sender: `v1` is the HMAC-SHA256, under the webhook's
 * secret, of the seconds, a dot and the body as it came. Compare it before reading the body, and refuse old seconds.
 *
 * A receiver that answers 429 or 503 with `Retry-After` is left alone for as long as it asks, up to an hour at a time; for a day
 * this uses up no attempt.
 */
export type Webhook = {
  __typename?: 'Webhook';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  form: WebhookForm;
  /** The kinds of event it is told of; empty: all. */
  kinds: Array<Scalars['String']['output']>;
  /** Through whose eyes it sees the campaign. */
  role: CampaignRole;
  side: Maybe<Side>;
  createdAt: Scalars['DateTime']['output'];
  /** The receiver said that it is gone (410): nothing more is sent. */
  goneAt: Maybe<Scalars['DateTime']['output']>;
  /** Everything up to here is on its way, or was none of its business. */
  position: Scalars['Int']['output'];
  /** What was sent and is to be sent, newest first. Dead ones can be tried again with `retryJob`. */
  deliveries: JobConnection;
};


/**
 * An address that is told of a campaign's events, each as one POST with a JSON body:
 * `{ "id", "campaignId", "position", "kind", "event" }`, where `event` is what `Campaign.events` shows to the webhook's role
 * (`"tooLarge": true` in its place when it is larger than 256 KiB: ask the API for it). To a referee's webhook also goes `"head"`,
 * the campaign's `signedHead` at that time: kept, it proves later that the log was not cut or rewritten.
 *
 * An event may come more than once, and events may overtake each other: `id`, also in the header `hexledger-delivery`, is the
 * same for every attempt, and `position` gives the order. Answer with a status from 200 to 299 within seconds. Anything else is
 * tried again with growing pauses, ten times; 410 ends the webhook.
 *
 * The header `hexledger-signature: t=<unix seconds>,v1=<hex>` proves the sender: `v1` is the HMAC-SHA256, under the webhook's
 * secret, of the seconds, a dot and the body as it came. Compare it before reading the body, and refuse old seconds.
 *
 * A receiver that answers 429 or 503 with `Retry-After` is left alone for as long as it asks, up to an hour at a time; for a day
 * this uses up no attempt.
 */
export type WebhookDeliveriesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<JobState>;
};

/** What is sent to a webhook's address. */
export type WebhookForm =
  /** Each event as the JSON that `Webhook` describes, signed. */
  | 'JSON'
  /**
   * Messages that Discord's webhooks take, and what is compatible with them: up to ten events in one. They are sent one after the
   * other; what happens meanwhile comes together. Text is cut to Discord's limits, and neither mentions nor markdown in names are read.
   */
  | 'DISCORD'
  /** The same for Slack's incoming webhooks, and what is compatible with them. */
  | 'SLACK';

export type AddWebhookInput = {
  idempotencyKey: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  /** http or https, on the public internet unless the server allows otherwise. */
  url: Scalars['String']['input'];
  form: WebhookForm;
  /** Only events of these kinds; empty: all. A kind that `eventKinds` does not list is refused (`UNKNOWN_KIND`). */
  kinds: Array<Scalars['String']['input']>;
  /** Through whose eyes: REFEREE, OBSERVER (as late as observers are), or COMMANDER with `sideId`. */
  role: CampaignRole;
  sideId?: InputMaybe<Scalars['ID']['input']>;
};

/** The secret is shown in this answer only. Events from now on are sent. */
export type WebhookAdded = Committed & {
  __typename?: 'WebhookAdded';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  webhook: Webhook;
  /** What deliveries are signed with. */
  secret: Scalars['String']['output'];
};

export type AddWebhookResult = WebhookAdded | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;

export type RemoveWebhookInput = {
  idempotencyKey: Scalars['String']['input'];
  webhookId: Scalars['ID']['input'];
};

export type WebhookRemoved = Committed & {
  __typename?: 'WebhookRemoved';
  position: Scalars['Int']['output'];
  replayed: Scalars['Boolean']['output'];
  webhookId: Scalars['ID']['output'];
};

export type RemoveWebhookResult = WebhookRemoved | InvalidInput | KeyInUse | NotAllowed | NotFound | Conflict;



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SignUpResult:
    | ( SignUpTaken & { __typename: 'SignUpTaken' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
  ;
  SignInResult:
    | ( Omit<SignedIn, 'person'> & { person: _RefType['Person'] } & { __typename: 'SignedIn' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
  ;
  RefreshSessionResult:
    | ( Omit<SignedIn, 'person'> & { person: _RefType['Person'] } & { __typename: 'SignedIn' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
  ;
  EndSessionResult:
    | ( SessionEnded & { __typename: 'SessionEnded' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  ChangePasswordResult:
    | ( PasswordChanged & { __typename: 'PasswordChanged' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  CreatePersonalTokenResult:
    | ( PersonalTokenCreated & { __typename: 'PersonalTokenCreated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  RevokePersonalTokenResult:
    | ( PersonalTokenRevoked & { __typename: 'PersonalTokenRevoked' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  SetMailAddressResult:
    | ( MailAddressSet & { __typename: 'MailAddressSet' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  VerifyMailAddressResult:
    | ( MailAddressVerified & { __typename: 'MailAddressVerified' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
  ;
  AskForPasswordResult:
    | ( PasswordAskedFor & { __typename: 'PasswordAskedFor' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
  ;
  SetForgottenPasswordResult:
    | ( PasswordChanged & { __typename: 'PasswordChanged' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
  ;
  OpenBattleResult:
    | ( Omit<BattleOpened, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'BattleOpened' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  IssueOrdersResult:
    | ( Omit<OrdersIssued, 'battle' | 'actions' | 'refusal'> & { battle: _RefType['Battle'], actions: Array<_RefType['BattleAction']>, refusal?: Maybe<_RefType['OrderRefused']> } & { __typename: 'OrdersIssued' } )
    | ( Omit<OrderRefused, 'cites'> & { cites: Array<_RefType['Citation']> } & { __typename: 'OrderRefused' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  UndoResult:
    | ( Omit<ActionsUndone, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'ActionsUndone' } )
    | ( Omit<UndoAsked, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'UndoAsked' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  AnswerUndoResult:
    | ( Omit<ActionsUndone, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'ActionsUndone' } )
    | ( Omit<UndoDeclined, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'UndoDeclined' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  PublishBattleResult:
    | ( Omit<BattlePublished, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'BattlePublished' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  UnpublishBattleResult:
    | ( Omit<BattleUnpublished, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'BattleUnpublished' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  RuleResult:
    | ( Omit<RulingMade, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'RulingMade' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  ChangeBookResult:
    | ( Omit<BookChanged, 'book'> & { book: _RefType['Book'] } & { __typename: 'BookChanged' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  BranchResult:
    | ( Omit<BookBranched, 'line'> & { line: _RefType['BookLine'] } & { __typename: 'BookBranched' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  CreateCampaignResult:
    | ( Omit<CampaignCreated, 'campaign'> & { campaign: _RefType['Campaign'] } & { __typename: 'CampaignCreated' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  ChangeCampaignResult:
    | ( Omit<CampaignChanged, 'campaign'> & { campaign: _RefType['Campaign'] } & { __typename: 'CampaignChanged' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  InviteResult:
    | ( Omit<InvitationIssued, 'invitation'> & { invitation: _RefType['Invitation'] } & { __typename: 'InvitationIssued' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  RevokeInvitationResult:
    | ( Omit<InvitationRevoked, 'invitation'> & { invitation: _RefType['Invitation'] } & { __typename: 'InvitationRevoked' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  AcceptInvitationResult:
    | ( Omit<InvitationAccepted, 'campaign'> & { campaign: _RefType['Campaign'] } & { __typename: 'InvitationAccepted' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  LeaveCampaignResult:
    | ( CampaignLeft & { __typename: 'CampaignLeft' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  TakeDemonstrationSeatResult:
    | ( DemonstrationSeatTaken & { __typename: 'DemonstrationSeatTaken' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotFound & { __typename: 'NotFound' } )
  ;
  ScheduleBundlesResult:
    | ( BundlesScheduled & { __typename: 'BundlesScheduled' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  RetryJobResult:
    | ( Omit<JobRetried, 'job'> & { job: _RefType['Job'] } & { __typename: 'JobRetried' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  CancelJobResult:
    | ( Omit<JobCancelled, 'job'> & { job: _RefType['Job'] } & { __typename: 'JobCancelled' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  UploadResult:
    | ( Omit<UploadAccepted, 'item'> & { item: _RefType['LibraryItem'] } & { __typename: 'UploadAccepted' } )
    | ( UploadRefused & { __typename: 'UploadRefused' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  SetNewsPreferencesResult:
    | ( Omit<NewsPreferencesSet, 'preferences'> & { preferences: _RefType['NewsPreferences'] } & { __typename: 'NewsPreferencesSet' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  RenewCalendarAddressResult:
    | ( Omit<CalendarAddressRenewed, 'preferences'> & { preferences: _RefType['NewsPreferences'] } & { __typename: 'CalendarAddressRenewed' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
  ;
  RebuildProjectionResult:
    | ( ProjectionRebuildBegun & { __typename: 'ProjectionRebuildBegun' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
  ;
  AddWebhookResult:
    | ( Omit<WebhookAdded, 'webhook'> & { webhook: _RefType['Webhook'] } & { __typename: 'WebhookAdded' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
  RemoveWebhookResult:
    | ( WebhookRemoved & { __typename: 'WebhookRemoved' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( Conflict & { __typename: 'Conflict' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Problem:
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
    | ( Omit<OrderRefused, 'cites'> & { cites: Array<_RefType['Citation']> } & { __typename: 'OrderRefused' } )
    | ( NotAllowed & { __typename: 'NotAllowed' } )
    | ( NotFound & { __typename: 'NotFound' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Conflict & { __typename: 'Conflict' } )
    | ( KeyInUse & { __typename: 'KeyInUse' } )
    | ( TooManyAttempts & { __typename: 'TooManyAttempts' } )
    | ( UploadRefused & { __typename: 'UploadRefused' } )
  ;
  Committed:
    | ( Omit<BattleOpened, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'BattleOpened' } )
    | ( Omit<OrdersIssued, 'battle' | 'actions' | 'refusal'> & { battle: _RefType['Battle'], actions: Array<_RefType['BattleAction']>, refusal?: Maybe<_RefType['OrderRefused']> } & { __typename: 'OrdersIssued' } )
    | ( Omit<ActionsUndone, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'ActionsUndone' } )
    | ( Omit<UndoAsked, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'UndoAsked' } )
    | ( Omit<UndoDeclined, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'UndoDeclined' } )
    | ( Omit<RulingMade, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'RulingMade' } )
    | ( Omit<BattlePublished, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'BattlePublished' } )
    | ( Omit<BattleUnpublished, 'battle'> & { battle: _RefType['Battle'] } & { __typename: 'BattleUnpublished' } )
    | ( Omit<BookChanged, 'book'> & { book: _RefType['Book'] } & { __typename: 'BookChanged' } )
    | ( Omit<BookBranched, 'line'> & { line: _RefType['BookLine'] } & { __typename: 'BookBranched' } )
    | ( Omit<CampaignCreated, 'campaign'> & { campaign: _RefType['Campaign'] } & { __typename: 'CampaignCreated' } )
    | ( Omit<CampaignChanged, 'campaign'> & { campaign: _RefType['Campaign'] } & { __typename: 'CampaignChanged' } )
    | ( Omit<InvitationIssued, 'invitation'> & { invitation: _RefType['Invitation'] } & { __typename: 'InvitationIssued' } )
    | ( Omit<InvitationRevoked, 'invitation'> & { invitation: _RefType['Invitation'] } & { __typename: 'InvitationRevoked' } )
    | ( Omit<InvitationAccepted, 'campaign'> & { campaign: _RefType['Campaign'] } & { __typename: 'InvitationAccepted' } )
    | ( CampaignLeft & { __typename: 'CampaignLeft' } )
    | ( BundlesScheduled & { __typename: 'BundlesScheduled' } )
    | ( Omit<JobRetried, 'job'> & { job: _RefType['Job'] } & { __typename: 'JobRetried' } )
    | ( Omit<JobCancelled, 'job'> & { job: _RefType['Job'] } & { __typename: 'JobCancelled' } )
    | ( Omit<WebhookAdded, 'webhook'> & { webhook: _RefType['Webhook'] } & { __typename: 'WebhookAdded' } )
    | ( WebhookRemoved & { __typename: 'WebhookRemoved' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Person: ResolverTypeWrapper<PersonRef>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Viewer: ResolverTypeWrapper<ViewerRef>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mailbox: ResolverTypeWrapper<Mailbox>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PersonalToken: ResolverTypeWrapper<PersonalToken>;
  PersonalTokenEdge: ResolverTypeWrapper<PersonalTokenEdge>;
  PersonalTokenConnection: ResolverTypeWrapper<PersonalTokenConnection>;
  Session: ResolverTypeWrapper<Session>;
  SessionEdge: ResolverTypeWrapper<SessionEdge>;
  SessionConnection: ResolverTypeWrapper<SessionConnection>;
  SignUpMode: SignUpMode;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SignUpInput: SignUpInput;
  SignUpTaken: ResolverTypeWrapper<SignUpTaken>;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SignInInput: SignInInput;
  SignInWithOpenIdInput: SignInWithOpenIdInput;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'person'> & { person: ResolversTypes['Person'] }>;
  WrongCredentials: ResolverTypeWrapper<WrongCredentials>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefreshSessionResult']>;
  EndSessionInput: EndSessionInput;
  SessionEnded: ResolverTypeWrapper<SessionEnded>;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  ChangePasswordInput: ChangePasswordInput;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  CreatePersonalTokenInput: CreatePersonalTokenInput;
  PersonalTokenCreated: ResolverTypeWrapper<PersonalTokenCreated>;
  CreatePersonalTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePersonalTokenResult']>;
  RevokePersonalTokenInput: RevokePersonalTokenInput;
  PersonalTokenRevoked: ResolverTypeWrapper<PersonalTokenRevoked>;
  RevokePersonalTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokePersonalTokenResult']>;
  SetMailAddressInput: SetMailAddressInput;
  MailAddressSet: ResolverTypeWrapper<MailAddressSet>;
  SetMailAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMailAddressResult']>;
  VerifyMailAddressInput: VerifyMailAddressInput;
  MailAddressVerified: ResolverTypeWrapper<MailAddressVerified>;
  VerifyMailAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyMailAddressResult']>;
  AskForPasswordInput: AskForPasswordInput;
  PasswordAskedFor: ResolverTypeWrapper<PasswordAskedFor>;
  AskForPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskForPasswordResult']>;
  SetForgottenPasswordInput: SetForgottenPasswordInput;
  SetForgottenPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetForgottenPasswordResult']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  BattleMode: BattleMode;
  Battle: ResolverTypeWrapper<BattleView>;
  BattleBriefing: ResolverTypeWrapper<BattleBriefing>;
  BattleClock: ResolverTypeWrapper<BattleClock>;
  BattleOutcome: ResolverTypeWrapper<BattleOutcome>;
  AwaitedDecision: ResolverTypeWrapper<AwaitedDecision>;
  AwaitedRoll: ResolverTypeWrapper<AwaitedRoll>;
  AwaitedDie: ResolverTypeWrapper<AwaitedDie>;
  BattleSide: ResolverTypeWrapper<BattleSide>;
  BattleUnit: ResolverTypeWrapper<UnitView>;
  BattleUnitEdge: ResolverTypeWrapper<Omit<BattleUnitEdge, 'node'> & { node: ResolversTypes['BattleUnit'] }>;
  BattleUnitConnection: ResolverTypeWrapper<Omit<BattleUnitConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BattleUnitEdge']>, nodes: Array<ResolversTypes['BattleUnit']> }>;
  UnitFilter: UnitFilter;
  BattleLocation: ResolverTypeWrapper<LocationView>;
  LegalOrder: ResolverTypeWrapper<LegalOrder>;
  OrderReason: ResolverTypeWrapper<OrderReason>;
  LegalOrderFilter: LegalOrderFilter;
  OrderOdds: ResolverTypeWrapper<OrderOdds>;
  OrderChance: ResolverTypeWrapper<OrderChance>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LegalOrderEdge: ResolverTypeWrapper<LegalOrderEdge>;
  LegalOrderConnection: ResolverTypeWrapper<LegalOrderConnection>;
  BattleAction: ResolverTypeWrapper<ActionView>;
  BattleActionEdge: ResolverTypeWrapper<Omit<BattleActionEdge, 'node'> & { node: ResolversTypes['BattleAction'] }>;
  BattleActionConnection: ResolverTypeWrapper<Omit<BattleActionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BattleActionEdge']>, nodes: Array<ResolversTypes['BattleAction']> }>;
  ActionFilter: ActionFilter;
  DiceRoll: ResolverTypeWrapper<DiceRoll>;
  DieFace: ResolverTypeWrapper<DieFace>;
  BattleEffect: ResolverTypeWrapper<EffectView>;
  Citation: ResolverTypeWrapper<CitationView>;
  BattleDiff: ResolverTypeWrapper<BattleDiff>;
  DiceCommitment: ResolverTypeWrapper<DiceCommitment>;
  DiceSeed: ResolverTypeWrapper<DiceSeed>;
  UndoRequest: ResolverTypeWrapper<UndoRequest>;
  BattleMoment: BattleMoment;
  TurnMoment: TurnMoment;
  BattleEdge: ResolverTypeWrapper<Omit<BattleEdge, 'node'> & { node: ResolversTypes['Battle'] }>;
  BattleConnection: ResolverTypeWrapper<Omit<BattleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BattleEdge']>, nodes: Array<ResolversTypes['Battle']> }>;
  Campaign: ResolverTypeWrapper<CampaignView>;
  OpenBattleInput: OpenBattleInput;
  BattleStartInput: BattleStartInput;
  HouseScenarioInput: HouseScenarioInput;
  BattleOpened: ResolverTypeWrapper<Omit<BattleOpened, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  OpenBattleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenBattleResult']>;
  OrderPolicy: OrderPolicy;
  IssueOrdersInput: IssueOrdersInput;
  OrderInput: OrderInput;
  OrdersIssued: ResolverTypeWrapper<Omit<OrdersIssued, 'battle' | 'actions' | 'refusal'> & { battle: ResolversTypes['Battle'], actions: Array<ResolversTypes['BattleAction']>, refusal?: Maybe<ResolversTypes['OrderRefused']> }>;
  OrderRefused: ResolverTypeWrapper<Omit<OrderRefused, 'cites'> & { cites: Array<ResolversTypes['Citation']> }>;
  IssueOrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IssueOrdersResult']>;
  UndoInput: UndoInput;
  ActionsUndone: ResolverTypeWrapper<Omit<ActionsUndone, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  UndoAsked: ResolverTypeWrapper<Omit<UndoAsked, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  UndoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoResult']>;
  AnswerUndoInput: AnswerUndoInput;
  UndoDeclined: ResolverTypeWrapper<Omit<UndoDeclined, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  AnswerUndoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerUndoResult']>;
  RuleInput: RuleInput;
  RulingMade: ResolverTypeWrapper<Omit<RulingMade, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  PublishBattleInput: PublishBattleInput;
  BattlePublished: ResolverTypeWrapper<Omit<BattlePublished, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  PublishBattleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishBattleResult']>;
  UnpublishBattleInput: UnpublishBattleInput;
  BattleUnpublished: ResolverTypeWrapper<Omit<BattleUnpublished, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  UnpublishBattleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnpublishBattleResult']>;
  RuleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RuleResult']>;
  BookChanged: ResolverTypeWrapper<Omit<BookChanged, 'book'> & { book: ResolversTypes['Book'] }>;
  ChangeBookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeBookResult']>;
  BeginBookInput: BeginBookInput;
  BookStartInput: BookStartInput;
  HouseCampaignInput: HouseCampaignInput;
  OwnCampaignInput: OwnCampaignInput;
  PoliciesInput: PoliciesInput;
  PolicyChangeInput: PolicyChangeInput;
  FormationInput: FormationInput;
  RosterUnitInput: RosterUnitInput;
  HistoryInput: HistoryInput;
  EnlistInput: EnlistInput;
  RosterInput: RosterInput;
  RosterUnitsInput: RosterUnitsInput;
  SealOrdersInput: SealOrdersInput;
  SealedOrdersInput: SealedOrdersInput;
  PurchaseInput: PurchaseInput;
  DeploymentInput: DeploymentInput;
  WayInput: WayInput;
  SetDeadlineInput: SetDeadlineInput;
  AdvanceTurnInput: AdvanceTurnInput;
  ReportBattleInput: ReportBattleInput;
  BattleReportInput: BattleReportInput;
  ReportFileInput: ReportFileInput;
  TypedReportInput: TypedReportInput;
  UsedUpInput: UsedUpInput;
  SidePointsInput: SidePointsInput;
  Fate: Fate;
  UnitReportInput: UnitReportInput;
  DeedInput: DeedInput;
  ArisenUnitInput: ArisenUnitInput;
  OpenCampaignBattleInput: OpenCampaignBattleInput;
  BattlePlaceInput: BattlePlaceInput;
  DecideNodeInput: DecideNodeInput;
  FlagInput: FlagInput;
  SetFlagsInput: SetFlagsInput;
  SetPoliciesInput: SetPoliciesInput;
  SetGraphInput: SetGraphInput;
  RulingSubject: RulingSubject;
  MakeRulingInput: MakeRulingInput;
  ConcedeInput: ConcedeInput;
  MatchCountersInput: MatchCountersInput;
  CorrectInput: CorrectInput;
  CorrectedFactInput: CorrectedFactInput;
  BranchInput: BranchInput;
  BookBranched: ResolverTypeWrapper<Omit<BookBranched, 'line'> & { line: ResolversTypes['BookLine'] }>;
  BranchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BranchResult']>;
  UseLineInput: UseLineInput;
  CampaignPhase: CampaignPhase;
  Stance: Stance;
  RosterKind: RosterKind;
  RosterState: RosterState;
  BookMoment: BookMoment;
  CampaignTurnMoment: CampaignTurnMoment;
  Book: ResolverTypeWrapper<BookView>;
  BookLine: ResolverTypeWrapper<LineView>;
  BranchPoint: ResolverTypeWrapper<BranchPoint>;
  CampaignPolicies: ResolverTypeWrapper<CampaignPolicies>;
  ScenarioGraph: ResolverTypeWrapper<Omit<ScenarioGraph, 'nodes'> & { nodes: Array<ResolversTypes['ScenarioNode']> }>;
  NodeStatus: NodeStatus;
  ScenarioNode: ResolverTypeWrapper<NodeView>;
  SideMuster: ResolverTypeWrapper<SideMuster>;
  StandIn: ResolverTypeWrapper<StandIn>;
  EmptyPlaces: ResolverTypeWrapper<EmptyPlaces>;
  LeftOut: ResolverTypeWrapper<LeftOut>;
  NodeWorth: ResolverTypeWrapper<NodeWorth>;
  ScenarioEdge: ResolverTypeWrapper<ScenarioEdge>;
  CampaignSide: ResolverTypeWrapper<CampaignSide>;
  Formation: ResolverTypeWrapper<Formation>;
  StateCount: ResolverTypeWrapper<StateCount>;
  RosterFilter: RosterFilter;
  RosterEdge: ResolverTypeWrapper<Omit<RosterEdge, 'node'> & { node: ResolversTypes['RosterUnit'] }>;
  RosterConnection: ResolverTypeWrapper<Omit<RosterConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RosterEdge']>, nodes: Array<ResolversTypes['RosterUnit']> }>;
  RosterFormat: RosterFormat;
  RosterUnit: ResolverTypeWrapper<RosterUnitView>;
  UnitExperience: ResolverTypeWrapper<UnitExperience>;
  LossCaused: ResolverTypeWrapper<LossCaused>;
  ExperienceEarned: ResolverTypeWrapper<ExperienceEarned>;
  LevelReached: ResolverTypeWrapper<LevelReached>;
  CasualtySuffered: ResolverTypeWrapper<CasualtySuffered>;
  LifeStory: ResolverTypeWrapper<Omit<LifeStory, 'entries'> & { entries: Array<ResolversTypes['LifeStoryEntry']> }>;
  LifeStoryEntry: ResolverTypeWrapper<Omit<LifeStoryEntry, 'cites'> & { cites: Array<ResolversTypes['Citation']> }>;
  CampaignFlag: ResolverTypeWrapper<CampaignFlag>;
  StayingTerrain: ResolverTypeWrapper<StayingTerrain>;
  CampaignBattleStatus: CampaignBattleStatus;
  CampaignBattle: ResolverTypeWrapper<BattleInBook>;
  DrawnUnit: ResolverTypeWrapper<DrawnUnit>;
  CampaignBattleEdge: ResolverTypeWrapper<Omit<CampaignBattleEdge, 'node'> & { node: ResolversTypes['CampaignBattle'] }>;
  CampaignBattleConnection: ResolverTypeWrapper<Omit<CampaignBattleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CampaignBattleEdge']>, nodes: Array<ResolversTypes['CampaignBattle']> }>;
  AfterActionReport: ResolverTypeWrapper<ReportView>;
  SidePoints: ResolverTypeWrapper<SidePoints>;
  UnitReport: ResolverTypeWrapper<UnitReport>;
  Deed: ResolverTypeWrapper<Deed>;
  ArisenUnit: ResolverTypeWrapper<ArisenUnit>;
  FateCount: ResolverTypeWrapper<FateCount>;
  TurningPoint: ResolverTypeWrapper<TurningPoint>;
  SideSwing: ResolverTypeWrapper<SideSwing>;
  DiceLuck: ResolverTypeWrapper<DiceLuck>;
  LikelyRange: ResolverTypeWrapper<LikelyRange>;
  BookCause: ResolverTypeWrapper<BookCause>;
  VictoryPointFilter: VictoryPointFilter;
  VictoryPointGain: ResolverTypeWrapper<VictoryPointGain>;
  VictoryPointEdge: ResolverTypeWrapper<VictoryPointEdge>;
  VictoryPointConnection: ResolverTypeWrapper<VictoryPointConnection>;
  PromotionMeaning: PromotionMeaning;
  PromotionFilter: PromotionFilter;
  FieldPromotion: ResolverTypeWrapper<Omit<FieldPromotion, 'cites'> & { cites: Array<ResolversTypes['Citation']> }>;
  FieldPromotionEdge: ResolverTypeWrapper<Omit<FieldPromotionEdge, 'node'> & { node: ResolversTypes['FieldPromotion'] }>;
  FieldPromotionConnection: ResolverTypeWrapper<Omit<FieldPromotionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FieldPromotionEdge']>, nodes: Array<ResolversTypes['FieldPromotion']> }>;
  Award: ResolverTypeWrapper<Award>;
  AwardEdge: ResolverTypeWrapper<AwardEdge>;
  AwardConnection: ResolverTypeWrapper<AwardConnection>;
  Standing: ResolverTypeWrapper<Standing>;
  SideStanding: ResolverTypeWrapper<SideStanding>;
  TurnState: TurnState;
  CampaignTurn: ResolverTypeWrapper<TurnView>;
  CampaignTurnEdge: ResolverTypeWrapper<Omit<CampaignTurnEdge, 'node'> & { node: ResolversTypes['CampaignTurn'] }>;
  CampaignTurnConnection: ResolverTypeWrapper<Omit<CampaignTurnConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CampaignTurnEdge']>, nodes: Array<ResolversTypes['CampaignTurn']> }>;
  TurnStepState: TurnStepState;
  TurnStep: ResolverTypeWrapper<StepView>;
  Preconditions: ResolverTypeWrapper<Preconditions>;
  MissingPrecondition: ResolverTypeWrapper<MissingPrecondition>;
  ReadyCorrection: ResolverTypeWrapper<ReadyCorrection>;
  SealedOrders: ResolverTypeWrapper<SealedOrders>;
  Purchase: ResolverTypeWrapper<Purchase>;
  Deployment: ResolverTypeWrapper<Deployment>;
  WayChosen: ResolverTypeWrapper<WayChosen>;
  ReinforcementGroup: ResolverTypeWrapper<Omit<ReinforcementGroup, 'cites'> & { cites: Array<ResolversTypes['Citation']> }>;
  NewcomersWay: NewcomersWay;
  CounterCount: ResolverTypeWrapper<CounterCount>;
  BookEntry: ResolverTypeWrapper<EntryView>;
  CorrectionMade: ResolverTypeWrapper<CorrectionMade>;
  BookEntryEdge: ResolverTypeWrapper<Omit<BookEntryEdge, 'node'> & { node: ResolversTypes['BookEntry'] }>;
  BookEntryConnection: ResolverTypeWrapper<Omit<BookEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BookEntryEdge']>, nodes: Array<ResolversTypes['BookEntry']> }>;
  BookConsequence: ResolverTypeWrapper<Omit<BookConsequence, 'cites'> & { cites: Array<ResolversTypes['Citation']> }>;
  BookComparison: ResolverTypeWrapper<Omit<BookComparison, 'here' | 'there'> & { here: ResolversTypes['BookLine'], there: ResolversTypes['BookLine'] }>;
  ComparedTurns: ResolverTypeWrapper<ComparedTurns>;
  ComparedStanding: ResolverTypeWrapper<ComparedStanding>;
  SideFigures: ResolverTypeWrapper<SideFigures>;
  ComparedUnit: ResolverTypeWrapper<ComparedUnit>;
  ComparedNode: ResolverTypeWrapper<ComparedNode>;
  DifferenceKind: DifferenceKind;
  BookDifferences: ResolverTypeWrapper<BookDifferences>;
  BookDifference: ResolverTypeWrapper<BookDifference>;
  BookPreview: ResolverTypeWrapper<Omit<BookPreview, 'rewritten'> & { rewritten: Array<ResolversTypes['RewrittenEntry']> }>;
  RewrittenEntry: ResolverTypeWrapper<Omit<RewrittenEntry, 'consequences'> & { consequences: Array<ResolversTypes['BookConsequence']> }>;
  EntryRefused: ResolverTypeWrapper<EntryRefused>;
  DryRun: ResolverTypeWrapper<Omit<DryRun, 'likeliest' | 'rolls'> & { likeliest: Array<ResolversTypes['BookConsequence']>, rolls: Array<ResolversTypes['ExpectedRoll']> }>;
  BookTable: BookTable;
  BookPage: BookPage;
  CellSeparator: CellSeparator;
  MatchedCounter: ResolverTypeWrapper<Omit<MatchedCounter, 'unit'> & { unit: ResolversTypes['RosterUnit'] }>;
  CounterInSave: ResolverTypeWrapper<CounterInSave>;
  MatchedCounterInput: MatchedCounterInput;
  ProposedReport: ResolverTypeWrapper<Omit<ProposedReport, 'units'> & { units: Array<ResolversTypes['ProposedFate']> }>;
  ProposedFate: ResolverTypeWrapper<Omit<ProposedFate, 'unit'> & { unit: ResolversTypes['RosterUnit'] }>;
  CounterToldBy: CounterToldBy;
  PlayerDice: ResolverTypeWrapper<PlayerDice>;
  SaidInSave: ResolverTypeWrapper<SaidInSave>;
  ReportPreview: ResolverTypeWrapper<Omit<ReportPreview, 'likeliest' | 'rolls'> & { likeliest: Array<ResolversTypes['BookConsequence']>, rolls: Array<ResolversTypes['ExpectedRoll']> }>;
  ExpectedRoll: ResolverTypeWrapper<Omit<ExpectedRoll, 'cites'> & { cites: Array<ResolversTypes['Citation']> }>;
  ExpectedResult: ResolverTypeWrapper<ExpectedResult>;
  CampaignPreset: ResolverTypeWrapper<CampaignPreset>;
  HouseCampaign: ResolverTypeWrapper<HouseCampaign>;
  Rulebook: ResolverTypeWrapper<KnownSystem>;
  CampaignEvent: ResolverTypeWrapper<CampaignEventView>;
  EventKind: ResolverTypeWrapper<EventKind>;
  CampaignEventEdge: ResolverTypeWrapper<Omit<CampaignEventEdge, 'node'> & { node: ResolversTypes['CampaignEvent'] }>;
  CampaignEventConnection: ResolverTypeWrapper<Omit<CampaignEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CampaignEventEdge']>, nodes: Array<ResolversTypes['CampaignEvent']> }>;
  CampaignEventFilter: CampaignEventFilter;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SignedHead: ResolverTypeWrapper<SignedHead>;
  SigningKey: ResolverTypeWrapper<SigningKey>;
  CampaignSettings: ResolverTypeWrapper<CampaignSettings>;
  Side: ResolverTypeWrapper<Side>;
  Member: ResolverTypeWrapper<MemberView>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  MemberConnection: ResolverTypeWrapper<Omit<MemberConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MemberEdge']>, nodes: Array<ResolversTypes['Member']> }>;
  InvitationState: InvitationState;
  Invitation: ResolverTypeWrapper<InvitationView>;
  InvitationEdge: ResolverTypeWrapper<Omit<InvitationEdge, 'node'> & { node: ResolversTypes['Invitation'] }>;
  InvitationConnection: ResolverTypeWrapper<Omit<InvitationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InvitationEdge']>, nodes: Array<ResolversTypes['Invitation']> }>;
  ViewerStanding: ResolverTypeWrapper<StandingView>;
  CampaignEdge: ResolverTypeWrapper<Omit<CampaignEdge, 'node'> & { node: ResolversTypes['Campaign'] }>;
  CampaignConnection: ResolverTypeWrapper<Omit<CampaignConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CampaignEdge']>, nodes: Array<ResolversTypes['Campaign']> }>;
  NewSideInput: NewSideInput;
  CreateCampaignInput: CreateCampaignInput;
  CampaignCreated: ResolverTypeWrapper<Omit<CampaignCreated, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  CreateCampaignResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCampaignResult']>;
  RenameCampaignInput: RenameCampaignInput;
  ChangeCampaignSettingsInput: ChangeCampaignSettingsInput;
  AddSideInput: AddSideInput;
  RenameSideInput: RenameSideInput;
  CampaignChanged: ResolverTypeWrapper<Omit<CampaignChanged, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  ChangeCampaignResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCampaignResult']>;
  InviteInput: InviteInput;
  InvitationIssued: ResolverTypeWrapper<Omit<InvitationIssued, 'invitation'> & { invitation: ResolversTypes['Invitation'] }>;
  InviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteResult']>;
  RevokeInvitationInput: RevokeInvitationInput;
  InvitationRevoked: ResolverTypeWrapper<Omit<InvitationRevoked, 'invitation'> & { invitation: ResolversTypes['Invitation'] }>;
  RevokeInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeInvitationResult']>;
  AcceptInvitationInput: AcceptInvitationInput;
  InvitationAccepted: ResolverTypeWrapper<Omit<InvitationAccepted, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  AcceptInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptInvitationResult']>;
  ChangeMemberRoleInput: ChangeMemberRoleInput;
  RemoveMemberInput: RemoveMemberInput;
  LeaveCampaignInput: LeaveCampaignInput;
  CampaignLeft: ResolverTypeWrapper<CampaignLeft>;
  LeaveCampaignResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveCampaignResult']>;
  CampaignChange: ResolverTypeWrapper<Omit<CampaignChange, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Scope: Scope;
  CampaignRole: CampaignRole;
  Problem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Problem']>;
  NotAllowed: ResolverTypeWrapper<NotAllowed>;
  NotFound: ResolverTypeWrapper<NotFound>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  Conflict: ResolverTypeWrapper<Conflict>;
  KeyInUse: ResolverTypeWrapper<KeyInUse>;
  TooManyAttempts: ResolverTypeWrapper<TooManyAttempts>;
  Committed: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Committed']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  DemonstrationSeat: ResolverTypeWrapper<DemonstrationSeat>;
  TakeDemonstrationSeatInput: TakeDemonstrationSeatInput;
  DemonstrationSeatTaken: ResolverTypeWrapper<DemonstrationSeatTaken>;
  TakeDemonstrationSeatResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeDemonstrationSeatResult']>;
  BundleSchedule: ResolverTypeWrapper<BundleSchedule>;
  KeptBundle: ResolverTypeWrapper<KeptBundle>;
  ScheduleBundlesInput: ScheduleBundlesInput;
  BundlesScheduled: ResolverTypeWrapper<BundlesScheduled>;
  ScheduleBundlesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ScheduleBundlesResult']>;
  JobState: JobState;
  Job: ResolverTypeWrapper<JobView>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobConnection: ResolverTypeWrapper<Omit<JobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['JobEdge']>, nodes: Array<ResolversTypes['Job']> }>;
  RetryJobInput: RetryJobInput;
  JobRetried: ResolverTypeWrapper<Omit<JobRetried, 'job'> & { job: ResolversTypes['Job'] }>;
  RetryJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetryJobResult']>;
  CancelJobInput: CancelJobInput;
  JobCancelled: ResolverTypeWrapper<Omit<JobCancelled, 'job'> & { job: ResolversTypes['Job'] }>;
  CancelJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelJobResult']>;
  OrderForm: ResolverTypeWrapper<OrderForm>;
  ChartPack: ResolverTypeWrapper<ChartPack>;
  Rule: ResolverTypeWrapper<Rule>;
  HouseScenario: ResolverTypeWrapper<HouseScenario>;
  LibraryKind: LibraryKind;
  LibraryItem: ResolverTypeWrapper<ItemView>;
  LibraryItemEdge: ResolverTypeWrapper<Omit<LibraryItemEdge, 'node'> & { node: ResolversTypes['LibraryItem'] }>;
  LibraryItemConnection: ResolverTypeWrapper<Omit<LibraryItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['LibraryItemEdge']>, nodes: Array<ResolversTypes['LibraryItem']> }>;
  VassalFile: ResolverTypeWrapper<VassalFile>;
  ScenarioFromSaveInput: ScenarioFromSaveInput;
  BoardOfSaveInput: BoardOfSaveInput;
  SideOfSaveInput: SideOfSaveInput;
  ScenarioFromSave: ResolverTypeWrapper<ScenarioFromSave>;
  LeftOpenAbout: LeftOpenAbout;
  LeftOpen: ResolverTypeWrapper<LeftOpen>;
  BoardOfSave: ResolverTypeWrapper<BoardOfSave>;
  UploadInput: UploadInput;
  UploadAccepted: ResolverTypeWrapper<Omit<UploadAccepted, 'item'> & { item: ResolversTypes['LibraryItem'] }>;
  UploadRefused: ResolverTypeWrapper<UploadRefused>;
  UploadProblem: ResolverTypeWrapper<UploadProblem>;
  UploadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UploadResult']>;
  NewsTiming: NewsTiming;
  NewsChoice: ResolverTypeWrapper<NewsChoice>;
  QuietHours: ResolverTypeWrapper<QuietHours>;
  NewsPreferences: ResolverTypeWrapper<NewsPreferencesView>;
  QuietHoursInput: QuietHoursInput;
  NewsChoiceInput: NewsChoiceInput;
  SetNewsPreferencesInput: SetNewsPreferencesInput;
  NewsPreferencesSet: ResolverTypeWrapper<Omit<NewsPreferencesSet, 'preferences'> & { preferences: ResolversTypes['NewsPreferences'] }>;
  SetNewsPreferencesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetNewsPreferencesResult']>;
  RenewCalendarAddressInput: RenewCalendarAddressInput;
  CalendarAddressRenewed: ResolverTypeWrapper<Omit<CalendarAddressRenewed, 'preferences'> & { preferences: ResolversTypes['NewsPreferences'] }>;
  RenewCalendarAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenewCalendarAddressResult']>;
  AslskOrderInput: AslskOrderInput;
  AslskAdvanceOrderInput: AslskAdvanceOrderInput;
  AslskAssaultOrderInput: AslskAssaultOrderInput;
  AslskAssaultOrderWeapons: AslskAssaultOrderWeapons;
  AslskBanzaiOrderInput: AslskBanzaiOrderInput;
  AslskChargeOrderInput: AslskChargeOrderInput;
  AslskCloseDefenceOrderInput: AslskCloseDefenceOrderInput;
  AslskCrewExposedOrderInput: AslskCrewExposedOrderInput;
  AslskDeployOrderInput: AslskDeployOrderInput;
  AslskDesignateOrderInput: AslskDesignateOrderInput;
  AslskDesignateOrderAttacksInput: AslskDesignateOrderAttacksInput;
  AslskDestroyWeaponOrderInput: AslskDestroyWeaponOrderInput;
  AslskDetonateOrderInput: AslskDetonateOrderInput;
  AslskDisperseSmokeOrderInput: AslskDisperseSmokeOrderInput;
  AslskDisperseSmokeOrderDispenser: AslskDisperseSmokeOrderDispenser;
  AslskDriveOrderInput: AslskDriveOrderInput;
  AslskDriveOrderStepsInput: AslskDriveOrderStepsInput;
  AslskDriveOrderStepsDo: AslskDriveOrderStepsDo;
  AslskDropOrderInput: AslskDropOrderInput;
  AslskDropConcealmentOrderInput: AslskDropConcealmentOrderInput;
  AslskEndChargeOrderInput: AslskEndChargeOrderInput;
  AslskExitOrderInput: AslskExitOrderInput;
  AslskExitVehicleOrderInput: AslskExitVehicleOrderInput;
  AslskFightOrderInput: AslskFightOrderInput;
  AslskFireOrderInput: AslskFireOrderInput;
  AslskFlameOrderInput: AslskFlameOrderInput;
  AslskIfeOrderInput: AslskIfeOrderInput;
  AslskKeepDmOrderInput: AslskKeepDmOrderInput;
  AslskManhandleOrderInput: AslskManhandleOrderInput;
  AslskMotionAttemptOrderInput: AslskMotionAttemptOrderInput;
  AslskMoveOrderInput: AslskMoveOrderInput;
  AslskPanzerfaustOrderInput: AslskPanzerfaustOrderInput;
  AslskPanzerfaustOrderBackblast: AslskPanzerfaustOrderBackblast;
  AslskPlaceChargeOrderInput: AslskPlaceChargeOrderInput;
  AslskPlaceSmokeShellOrderInput: AslskPlaceSmokeShellOrderInput;
  AslskPlaceSmokeShellOrderAmmo: AslskPlaceSmokeShellOrderAmmo;
  AslskRallyOrderInput: AslskRallyOrderInput;
  AslskReactionFireOrderInput: AslskReactionFireOrderInput;
  AslskRecombineOrderInput: AslskRecombineOrderInput;
  AslskRecoverOrderInput: AslskRecoverOrderInput;
  AslskRepairOrderInput: AslskRepairOrderInput;
  AslskRepairVehicleOrderInput: AslskRepairVehicleOrderInput;
  AslskRepairVehicleOrderWeapon: AslskRepairVehicleOrderWeapon;
  AslskRoutOrderInput: AslskRoutOrderInput;
  AslskSelfRallyOrderInput: AslskSelfRallyOrderInput;
  AslskSetUpOrderInput: AslskSetUpOrderInput;
  AslskSetUpOrderPlacementsInput: AslskSetUpOrderPlacementsInput;
  AslskSetUpOrderPlacementsSetInput: AslskSetUpOrderPlacementsSetInput;
  AslskShootOrderInput: AslskShootOrderInput;
  AslskShootOrderType: AslskShootOrderType;
  AslskShootOrderAmmo: AslskShootOrderAmmo;
  AslskShootOrderBackblast: AslskShootOrderBackblast;
  AslskSmokeGrenadesOrderInput: AslskSmokeGrenadesOrderInput;
  AslskTransferOrderInput: AslskTransferOrderInput;
  AslskTurnGunOrderInput: AslskTurnGunOrderInput;
  AslskTurnVehicleOrderInput: AslskTurnVehicleOrderInput;
  AslskVehicleFireOrderInput: AslskVehicleFireOrderInput;
  AslskVehicleFireOrderWeapons: AslskVehicleFireOrderWeapons;
  CombatOrderInput: CombatOrderInput;
  CombatAntiAircraftOrderInput: CombatAntiAircraftOrderInput;
  CombatBlowMouseholeOrderInput: CombatBlowMouseholeOrderInput;
  CombatBombOrderInput: CombatBombOrderInput;
  CombatBugOutOrderInput: CombatBugOutOrderInput;
  CombatCallFireOrderInput: CombatCallFireOrderInput;
  CombatCallOffOrderInput: CombatCallOffOrderInput;
  CombatChooseMistakenHexOrderInput: CombatChooseMistakenHexOrderInput;
  CombatChooseSewerOrderInput: CombatChooseSewerOrderInput;
  CombatClearOrderInput: CombatClearOrderInput;
  CombatClearOrderWhat: CombatClearOrderWhat;
  CombatCloseCombatOrderInput: CombatCloseCombatOrderInput;
  CombatComeToRestOrderInput: CombatComeToRestOrderInput;
  CombatCorrectFireOrderInput: CombatCorrectFireOrderInput;
  CombatDespairOrderInput: CombatDespairOrderInput;
  CombatDesperationFireOrderInput: CombatDesperationFireOrderInput;
  CombatDigInOrderInput: CombatDigInOrderInput;
  CombatDriveOrderInput: CombatDriveOrderInput;
  CombatDriveOrderMode: CombatDriveOrderMode;
  CombatDriveOrderRoutesInput: CombatDriveOrderRoutesInput;
  CombatDriveOrderRoutesPathInput: CombatDriveOrderRoutesPathInput;
  CombatDriveOrderRoutesPathGear: CombatDriveOrderRoutesPathGear;
  CombatDriveOnOrderInput: CombatDriveOnOrderInput;
  CombatDriveOnOrderRoutesInput: CombatDriveOnOrderRoutesInput;
  CombatDriveOnOrderRoutesPathInput: CombatDriveOnOrderRoutesPathInput;
  CombatDriveOnOrderRoutesPathGear: CombatDriveOnOrderRoutesPathGear;
  CombatFireOrderInput: CombatFireOrderInput;
  CombatFireOrderTraverse: CombatFireOrderTraverse;
  CombatFireOrderWeapon: CombatFireOrderWeapon;
  CombatFireOrderMgs: CombatFireOrderMgs;
  CombatFireOrderTurn: CombatFireOrderTurn;
  CombatFireForEffectOrderInput: CombatFireForEffectOrderInput;
  CombatFleeOrderInput: CombatFleeOrderInput;
  CombatFollowSewerOrderInput: CombatFollowSewerOrderInput;
  CombatFortifyOrderInput: CombatFortifyOrderInput;
  CombatFortifyOrderWhat: CombatFortifyOrderWhat;
  CombatGoOnOrderInput: CombatGoOnOrderInput;
  CombatGoOnOrderRoutesInput: CombatGoOnOrderRoutesInput;
  CombatGoOnOrderRoutesPathInput: CombatGoOnOrderRoutesPathInput;
  CombatGoOnOrderRoutesPathDo: CombatGoOnOrderRoutesPathDo;
  CombatIssueSetOrderInput: CombatIssueSetOrderInput;
  CombatIssueSetOrderWhat: CombatIssueSetOrderWhat;
  CombatMarkExcessOrderInput: CombatMarkExcessOrderInput;
  CombatMoveOrderInput: CombatMoveOrderInput;
  CombatMoveOrderMode: CombatMoveOrderMode;
  CombatMoveOrderRoutesInput: CombatMoveOrderRoutesInput;
  CombatMoveOrderRoutesPathInput: CombatMoveOrderRoutesPathInput;
  CombatMoveOrderRoutesPathDo: CombatMoveOrderRoutesPathDo;
  CombatNoteFireOrderInput: CombatNoteFireOrderInput;
  CombatPlottedFireOrderInput: CombatPlottedFireOrderInput;
  CombatRecoverOrderInput: CombatRecoverOrderInput;
  CombatRegroupOrderInput: CombatRegroupOrderInput;
  CombatResistOrderInput: CombatResistOrderInput;
  CombatRollOnOrderInput: CombatRollOnOrderInput;
  CombatRunForCoverOrderInput: CombatRunForCoverOrderInput;
  CombatSearchOrderInput: CombatSearchOrderInput;
  CombatSetUpOrderInput: CombatSetUpOrderInput;
  CombatSetUpOrderPlacementsInput: CombatSetUpOrderPlacementsInput;
  CombatSetUpOrderPlacementsSetInput: CombatSetUpOrderPlacementsSetInput;
  CombatSetUpOrderPlacementsSetFace: CombatSetUpOrderPlacementsSetFace;
  CombatSetUpOrderPlacementsSetPost: CombatSetUpOrderPlacementsSetPost;
  CombatShellSmokeOrderInput: CombatShellSmokeOrderInput;
  CombatStrafeOrderInput: CombatStrafeOrderInput;
  CombatStrikeBackOrderInput: CombatStrikeBackOrderInput;
  CombatThrowOrderInput: CombatThrowOrderInput;
  LnltOrderInput: LnltOrderInput;
  LnltAbortArtilleryOrderInput: LnltAbortArtilleryOrderInput;
  LnltActivateOrderInput: LnltActivateOrderInput;
  LnltActivateOrderByInput: LnltActivateOrderByInput;
  LnltAppearOrderInput: LnltAppearOrderInput;
  LnltAssaultBackOrderInput: LnltAssaultBackOrderInput;
  LnltCallArtilleryOrderInput: LnltCallArtilleryOrderInput;
  LnltCallMortarOrderInput: LnltCallMortarOrderInput;
  LnltCallStarshellOrderInput: LnltCallStarshellOrderInput;
  LnltCloseAssaultOrderInput: LnltCloseAssaultOrderInput;
  LnltCombineOrderInput: LnltCombineOrderInput;
  LnltComeOffOrderInput: LnltComeOffOrderInput;
  LnltDestroyOrderInput: LnltDestroyOrderInput;
  LnltDismountOrderInput: LnltDismountOrderInput;
  LnltDismountOrderMode: LnltDismountOrderMode;
  LnltDismountOrderCarrier: LnltDismountOrderCarrier;
  LnltDriveOrderInput: LnltDriveOrderInput;
  LnltDriveOrderMode: LnltDriveOrderMode;
  LnltDriveOrderStepsInput: LnltDriveOrderStepsInput;
  LnltDriveInOrderInput: LnltDriveInOrderInput;
  LnltDriveInOrderMode: LnltDriveInOrderMode;
  LnltDriveInOrderStepsInput: LnltDriveInOrderStepsInput;
  LnltDriveOnOrderInput: LnltDriveOnOrderInput;
  LnltDriveOnOrderStepsInput: LnltDriveOnOrderStepsInput;
  LnltDropOrderInput: LnltDropOrderInput;
  LnltEnterMapOrderInput: LnltEnterMapOrderInput;
  LnltEnterMapOrderMode: LnltEnterMapOrderMode;
  LnltFightOrderInput: LnltFightOrderInput;
  LnltFireOrderInput: LnltFireOrderInput;
  LnltFireOrderCrewsInput: LnltFireOrderCrewsInput;
  LnltFireArtilleryOrderInput: LnltFireArtilleryOrderInput;
  LnltFireMachineGunOrderInput: LnltFireMachineGunOrderInput;
  LnltFireMortarOrderInput: LnltFireMortarOrderInput;
  LnltFlipOrderInput: LnltFlipOrderInput;
  LnltFlyInOrderInput: LnltFlyInOrderInput;
  LnltGiveWayOrderInput: LnltGiveWayOrderInput;
  LnltGoOnOrderInput: LnltGoOnOrderInput;
  LnltHatchesOrderInput: LnltHatchesOrderInput;
  LnltKeepMovingOrderInput: LnltKeepMovingOrderInput;
  LnltLaySmokeOrderInput: LnltLaySmokeOrderInput;
  LnltLeaveMapOrderInput: LnltLeaveMapOrderInput;
  LnltLetGoOrderInput: LnltLetGoOrderInput;
  LnltMountOrderInput: LnltMountOrderInput;
  LnltMountOrderWhere: LnltMountOrderWhere;
  LnltMountOrderMode: LnltMountOrderMode;
  LnltMoveOrderInput: LnltMoveOrderInput;
  LnltMoveOrderMode: LnltMoveOrderMode;
  LnltPickUpOrderInput: LnltPickUpOrderInput;
  LnltPlaceHeroOrderInput: LnltPlaceHeroOrderInput;
  LnltPlaceSniperOrderInput: LnltPlaceSniperOrderInput;
  LnltRallyOrderInput: LnltRallyOrderInput;
  LnltRetreatOrderInput: LnltRetreatOrderInput;
  LnltSetUpOrderInput: LnltSetUpOrderInput;
  LnltSetUpOrderPlacementsInput: LnltSetUpOrderPlacementsInput;
  LnltSetUpOrderPlacementsSetInput: LnltSetUpOrderPlacementsSetInput;
  LnltShootOrderInput: LnltShootOrderInput;
  LnltShootPlaneOrderInput: LnltShootPlaneOrderInput;
  LnltSnipeOrderInput: LnltSnipeOrderInput;
  LnltSpotOrderInput: LnltSpotOrderInput;
  LnltStarshellOrderInput: LnltStarshellOrderInput;
  LnltStrikeOrderInput: LnltStrikeOrderInput;
  LnltSwapOrderInput: LnltSwapOrderInput;
  LnltTakeUpOrderInput: LnltTakeUpOrderInput;
  LnltTendOrderInput: LnltTendOrderInput;
  LnltTendOrderWhat: LnltTendOrderWhat;
  LnltTurnGunOrderInput: LnltTurnGunOrderInput;
  LnltWithdrawOrderInput: LnltWithdrawOrderInput;
  PanzerOrderInput: PanzerOrderInput;
  PanzerAbandonOrderInput: PanzerAbandonOrderInput;
  PanzerAdjustTurretOrderInput: PanzerAdjustTurretOrderInput;
  PanzerAdjustTurretOrderHatch: PanzerAdjustTurretOrderHatch;
  PanzerAirAttackOrderInput: PanzerAirAttackOrderInput;
  PanzerAntiAircraftOrderInput: PanzerAntiAircraftOrderInput;
  PanzerAttackTerrainOrderInput: PanzerAttackTerrainOrderInput;
  PanzerAttackTerrainOrderWhat: PanzerAttackTerrainOrderWhat;
  PanzerCallFireOrderInput: PanzerCallFireOrderInput;
  PanzerCallFireOrderAmmo: PanzerCallFireOrderAmmo;
  PanzerCallFireOrderSheaf: PanzerCallFireOrderSheaf;
  PanzerCamouflageOrderInput: PanzerCamouflageOrderInput;
  PanzerCloseAssaultOrderInput: PanzerCloseAssaultOrderInput;
  PanzerDischargeSmokeOrderInput: PanzerDischargeSmokeOrderInput;
  PanzerDismountOrderInput: PanzerDismountOrderInput;
  PanzerDismountObserverOrderInput: PanzerDismountObserverOrderInput;
  PanzerEndMissionOrderInput: PanzerEndMissionOrderInput;
  PanzerEnterMapOrderInput: PanzerEnterMapOrderInput;
  PanzerFireOrderInput: PanzerFireOrderInput;
  PanzerFireOrderShotsInput: PanzerFireOrderShotsInput;
  PanzerFireMissionOrderInput: PanzerFireMissionOrderInput;
  PanzerHandToHandOrderInput: PanzerHandToHandOrderInput;
  PanzerHideUnitsOrderInput: PanzerHideUnitsOrderInput;
  PanzerHideUnitsOrderCountersInput: PanzerHideUnitsOrderCountersInput;
  PanzerJettisonOrderInput: PanzerJettisonOrderInput;
  PanzerLaySmokeOrderInput: PanzerLaySmokeOrderInput;
  PanzerLeaveMapOrderInput: PanzerLeaveMapOrderInput;
  PanzerMountOrderInput: PanzerMountOrderInput;
  PanzerMoveOrderInput: PanzerMoveOrderInput;
  PanzerMoveCounterOrderInput: PanzerMoveCounterOrderInput;
  PanzerNameFormationOrderInput: PanzerNameFormationOrderInput;
  PanzerOverrunOrderInput: PanzerOverrunOrderInput;
  PanzerPlaceCommandsOrderInput: PanzerPlaceCommandsOrderInput;
  PanzerPlaceCommandsOrderCountersInput: PanzerPlaceCommandsOrderCountersInput;
  PanzerPlaceCommandsOrderCountersCommand: PanzerPlaceCommandsOrderCountersCommand;
  PanzerPlaceHiddenOrderInput: PanzerPlaceHiddenOrderInput;
  PanzerPlaceHiddenOrderPlacementsInput: PanzerPlaceHiddenOrderPlacementsInput;
  PanzerPlaceHiddenOrderPlacementsHatch: PanzerPlaceHiddenOrderPlacementsHatch;
  PanzerPlotMinesOrderInput: PanzerPlotMinesOrderInput;
  PanzerPlotMinesOrderFieldsInput: PanzerPlotMinesOrderFieldsInput;
  PanzerPushOrderInput: PanzerPushOrderInput;
  PanzerSearchBatteryOrderInput: PanzerSearchBatteryOrderInput;
  PanzerSetUpOrderInput: PanzerSetUpOrderInput;
  PanzerSetUpOrderPlacementsInput: PanzerSetUpOrderPlacementsInput;
  PanzerSetUpOrderPlacementsSetInput: PanzerSetUpOrderPlacementsSetInput;
  PanzerSetUpOrderPlacementsSetHatch: PanzerSetUpOrderPlacementsSetHatch;
  PanzerShiftHiddenOrderInput: PanzerShiftHiddenOrderInput;
  PanzerShiftHiddenOrderDoes: PanzerShiftHiddenOrderDoes;
  PanzerShowCounterOrderInput: PanzerShowCounterOrderInput;
  PanzerSpotMoverOrderInput: PanzerSpotMoverOrderInput;
  PanzerTakePositionOrderInput: PanzerTakePositionOrderInput;
  PanzerTakePositionOrderPosition: PanzerTakePositionOrderPosition;
  PanzerTransferLeaderOrderInput: PanzerTransferLeaderOrderInput;
  SquadLeaderOrderInput: SquadLeaderOrderInput;
  SquadLeaderAbandonOrderInput: SquadLeaderAbandonOrderInput;
  SquadLeaderAbandonOrderScroungeInput: SquadLeaderAbandonOrderScroungeInput;
  SquadLeaderAdvanceOrderInput: SquadLeaderAdvanceOrderInput;
  SquadLeaderAttackByHandOrderInput: SquadLeaderAttackByHandOrderInput;
  SquadLeaderAttackVehicleOrderInput: SquadLeaderAttackVehicleOrderInput;
  SquadLeaderBoardOrderInput: SquadLeaderBoardOrderInput;
  SquadLeaderBoreSightOrderInput: SquadLeaderBoreSightOrderInput;
  SquadLeaderBoreSightOrderSightsInput: SquadLeaderBoreSightOrderSightsInput;
  SquadLeaderBreakOrderInput: SquadLeaderBreakOrderInput;
  SquadLeaderCalmCrewOrderInput: SquadLeaderCalmCrewOrderInput;
  SquadLeaderCaptureOrderInput: SquadLeaderCaptureOrderInput;
  SquadLeaderCarryLeaderOrderInput: SquadLeaderCarryLeaderOrderInput;
  SquadLeaderChargeOrderInput: SquadLeaderChargeOrderInput;
  SquadLeaderCloseCombatOrderInput: SquadLeaderCloseCombatOrderInput;
  SquadLeaderCommandOrderInput: SquadLeaderCommandOrderInput;
  SquadLeaderConcealOrderInput: SquadLeaderConcealOrderInput;
  SquadLeaderCorrectArtilleryOrderInput: SquadLeaderCorrectArtilleryOrderInput;
  SquadLeaderCorrectArtilleryOrderFire: SquadLeaderCorrectArtilleryOrderFire;
  SquadLeaderCounterBatteryOrderInput: SquadLeaderCounterBatteryOrderInput;
  SquadLeaderDefendVehicleOrderInput: SquadLeaderDefendVehicleOrderInput;
  SquadLeaderDemandSurrenderOrderInput: SquadLeaderDemandSurrenderOrderInput;
  SquadLeaderDeployOrderInput: SquadLeaderDeployOrderInput;
  SquadLeaderDetonateOrderInput: SquadLeaderDetonateOrderInput;
  SquadLeaderDigInOrderInput: SquadLeaderDigInOrderInput;
  SquadLeaderDiscardOrderInput: SquadLeaderDiscardOrderInput;
  SquadLeaderDischargeSmokeOrderInput: SquadLeaderDischargeSmokeOrderInput;
  SquadLeaderDisembarkOrderInput: SquadLeaderDisembarkOrderInput;
  SquadLeaderDismantleOrderInput: SquadLeaderDismantleOrderInput;
  SquadLeaderDismountOrderInput: SquadLeaderDismountOrderInput;
  SquadLeaderDoubleTimeOrderInput: SquadLeaderDoubleTimeOrderInput;
  SquadLeaderDriftToOrderInput: SquadLeaderDriftToOrderInput;
  SquadLeaderDriveOrderInput: SquadLeaderDriveOrderInput;
  SquadLeaderDriveOrderOverrun: SquadLeaderDriveOrderOverrun;
  SquadLeaderEvacuateOrderInput: SquadLeaderEvacuateOrderInput;
  SquadLeaderExecuteOrderInput: SquadLeaderExecuteOrderInput;
  SquadLeaderExposeOrderInput: SquadLeaderExposeOrderInput;
  SquadLeaderExposePartisansOrderInput: SquadLeaderExposePartisansOrderInput;
  SquadLeaderFindLeaderOrderInput: SquadLeaderFindLeaderOrderInput;
  SquadLeaderFireOrderInput: SquadLeaderFireOrderInput;
  SquadLeaderFireOrderSide: SquadLeaderFireOrderSide;
  SquadLeaderFireAntiTankOrderInput: SquadLeaderFireAntiTankOrderInput;
  SquadLeaderFireAtOverrunOrderInput: SquadLeaderFireAtOverrunOrderInput;
  SquadLeaderFireMachineGunsOrderInput: SquadLeaderFireMachineGunsOrderInput;
  SquadLeaderFireOrdnanceOrderInput: SquadLeaderFireOrdnanceOrderInput;
  SquadLeaderFireOrdnanceOrderAmmunition: SquadLeaderFireOrdnanceOrderAmmunition;
  SquadLeaderFireSmokeOrderInput: SquadLeaderFireSmokeOrderInput;
  SquadLeaderGoBelowOrderInput: SquadLeaderGoBelowOrderInput;
  SquadLeaderGoOnOrderInput: SquadLeaderGoOnOrderInput;
  SquadLeaderHookUpOrderInput: SquadLeaderHookUpOrderInput;
  SquadLeaderImmobilizeOrderInput: SquadLeaderImmobilizeOrderInput;
  SquadLeaderInterrogateOrderInput: SquadLeaderInterrogateOrderInput;
  SquadLeaderKillHorsesOrderInput: SquadLeaderKillHorsesOrderInput;
  SquadLeaderLeadOrderInput: SquadLeaderLeadOrderInput;
  SquadLeaderLeaveFireOrderInput: SquadLeaderLeaveFireOrderInput;
  SquadLeaderLetGoOrderInput: SquadLeaderLetGoOrderInput;
  SquadLeaderLoadOrderInput: SquadLeaderLoadOrderInput;
  SquadLeaderMakeSniperOrderInput: SquadLeaderMakeSniperOrderInput;
  SquadLeaderMakeWayOrderInput: SquadLeaderMakeWayOrderInput;
  SquadLeaderManGunOrderInput: SquadLeaderManGunOrderInput;
  SquadLeaderManVehicleOrderInput: SquadLeaderManVehicleOrderInput;
  SquadLeaderMountOrderInput: SquadLeaderMountOrderInput;
  SquadLeaderMoveOrderInput: SquadLeaderMoveOrderInput;
  SquadLeaderMoveOrderBypassInput: SquadLeaderMoveOrderBypassInput;
  SquadLeaderMoveOrderBypassPast: SquadLeaderMoveOrderBypassPast;
  SquadLeaderPickUpOrderInput: SquadLeaderPickUpOrderInput;
  SquadLeaderPlaceChargeOrderInput: SquadLeaderPlaceChargeOrderInput;
  SquadLeaderPlaceCrestOrderInput: SquadLeaderPlaceCrestOrderInput;
  SquadLeaderPlaceSmokeOrderInput: SquadLeaderPlaceSmokeOrderInput;
  SquadLeaderPushOrderInput: SquadLeaderPushOrderInput;
  SquadLeaderPushGunOrderInput: SquadLeaderPushGunOrderInput;
  SquadLeaderPutDownOrderInput: SquadLeaderPutDownOrderInput;
  SquadLeaderRadioContactOrderInput: SquadLeaderRadioContactOrderInput;
  SquadLeaderRallyOrderInput: SquadLeaderRallyOrderInput;
  SquadLeaderRecallScoutOrderInput: SquadLeaderRecallScoutOrderInput;
  SquadLeaderRecombineOrderInput: SquadLeaderRecombineOrderInput;
  SquadLeaderRepairOrderInput: SquadLeaderRepairOrderInput;
  SquadLeaderRepairArmamentOrderInput: SquadLeaderRepairArmamentOrderInput;
  SquadLeaderRepairArmamentOrderWhat: SquadLeaderRepairArmamentOrderWhat;
  SquadLeaderRequestArtilleryOrderInput: SquadLeaderRequestArtilleryOrderInput;
  SquadLeaderRetreatOrderInput: SquadLeaderRetreatOrderInput;
  SquadLeaderRideAloneOrderInput: SquadLeaderRideAloneOrderInput;
  SquadLeaderRideOffOrderInput: SquadLeaderRideOffOrderInput;
  SquadLeaderRoutOrderInput: SquadLeaderRoutOrderInput;
  SquadLeaderScoutOrderInput: SquadLeaderScoutOrderInput;
  SquadLeaderScoutOrderPast: SquadLeaderScoutOrderPast;
  SquadLeaderScroungeOrderInput: SquadLeaderScroungeOrderInput;
  SquadLeaderScuttleOrderInput: SquadLeaderScuttleOrderInput;
  SquadLeaderScuttleOrderHow: SquadLeaderScuttleOrderHow;
  SquadLeaderSearchOrderInput: SquadLeaderSearchOrderInput;
  SquadLeaderSeekArmsOrderInput: SquadLeaderSeekArmsOrderInput;
  SquadLeaderSeekHeroOrderInput: SquadLeaderSeekHeroOrderInput;
  SquadLeaderSendScoutOrderInput: SquadLeaderSendScoutOrderInput;
  SquadLeaderSetUpOrderInput: SquadLeaderSetUpOrderInput;
  SquadLeaderSetUpOrderPlacementsInput: SquadLeaderSetUpOrderPlacementsInput;
  SquadLeaderSetUpOrderPlacementsSetInput: SquadLeaderSetUpOrderPlacementsSetInput;
  SquadLeaderShowOrderInput: SquadLeaderShowOrderInput;
  SquadLeaderSkisOrderInput: SquadLeaderSkisOrderInput;
  SquadLeaderSnipeOrderInput: SquadLeaderSnipeOrderInput;
  SquadLeaderSniperCheckOrderInput: SquadLeaderSniperCheckOrderInput;
  SquadLeaderSpareOrderInput: SquadLeaderSpareOrderInput;
  SquadLeaderSprayOrderInput: SquadLeaderSprayOrderInput;
  SquadLeaderStarShellOrderInput: SquadLeaderStarShellOrderInput;
  SquadLeaderStartFireOrderInput: SquadLeaderStartFireOrderInput;
  SquadLeaderSurfaceOrderInput: SquadLeaderSurfaceOrderInput;
  SquadLeaderSwimOrderInput: SquadLeaderSwimOrderInput;
  SquadLeaderTakeCoverOrderInput: SquadLeaderTakeCoverOrderInput;
  SquadLeaderThrowAtBuildingOrderInput: SquadLeaderThrowAtBuildingOrderInput;
  SquadLeaderThrowChargeOrderInput: SquadLeaderThrowChargeOrderInput;
  SquadLeaderTraverseOrderInput: SquadLeaderTraverseOrderInput;
  SquadLeaderTryMachineOrderInput: SquadLeaderTryMachineOrderInput;
  SquadLeaderUnhookOrderInput: SquadLeaderUnhookOrderInput;
  SquadLeaderUnloadOrderInput: SquadLeaderUnloadOrderInput;
  SquadLeaderWadeOrderInput: SquadLeaderWadeOrderInput;
  SquadLeaderWithdrawOrderInput: SquadLeaderWithdrawOrderInput;
  Board: ResolverTypeWrapper<BoardView>;
  BoardHex: ResolverTypeWrapper<BoardHex>;
  BoardBuilding: ResolverTypeWrapper<BoardBuilding>;
  BoardBridge: ResolverTypeWrapper<BoardBridge>;
  BoardPlace: ResolverTypeWrapper<BoardPlace>;
  Counter: ResolverTypeWrapper<Counter>;
  CounterNumber: ResolverTypeWrapper<CounterNumber>;
  CounterTone: CounterTone;
  CounterState: ResolverTypeWrapper<CounterState>;
  LocationMark: ResolverTypeWrapper<LocationMark>;
  SheetFormat: SheetFormat;
  CampaignOverview: ResolverTypeWrapper<OverviewView>;
  BattleProgress: ResolverTypeWrapper<BattleProgress>;
  BattleProgressEdge: ResolverTypeWrapper<BattleProgressEdge>;
  BattleProgressConnection: ResolverTypeWrapper<BattleProgressConnection>;
  ProjectionHealth: ResolverTypeWrapper<ProjectionHealth>;
  RebuildProjectionInput: RebuildProjectionInput;
  ProjectionRebuildBegun: ResolverTypeWrapper<ProjectionRebuildBegun>;
  RebuildProjectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RebuildProjectionResult']>;
  Webhook: ResolverTypeWrapper<WebhookView>;
  WebhookForm: WebhookForm;
  AddWebhookInput: AddWebhookInput;
  WebhookAdded: ResolverTypeWrapper<Omit<WebhookAdded, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  AddWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddWebhookResult']>;
  RemoveWebhookInput: RemoveWebhookInput;
  WebhookRemoved: ResolverTypeWrapper<WebhookRemoved>;
  RemoveWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveWebhookResult']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Person: PersonRef;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Viewer: ViewerRef;
  Int: Scalars['Int']['output'];
  Mailbox: Mailbox;
  Boolean: Scalars['Boolean']['output'];
  PersonalToken: PersonalToken;
  PersonalTokenEdge: PersonalTokenEdge;
  PersonalTokenConnection: PersonalTokenConnection;
  Session: Session;
  SessionEdge: SessionEdge;
  SessionConnection: SessionConnection;
  Query: Record<PropertyKey, never>;
  SignUpInput: SignUpInput;
  SignUpTaken: SignUpTaken;
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SignInInput: SignInInput;
  SignInWithOpenIdInput: SignInWithOpenIdInput;
  SignedIn: Omit<SignedIn, 'person'> & { person: ResolversParentTypes['Person'] };
  WrongCredentials: WrongCredentials;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionResult: ResolversUnionTypes<ResolversParentTypes>['RefreshSessionResult'];
  EndSessionInput: EndSessionInput;
  SessionEnded: SessionEnded;
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  ChangePasswordInput: ChangePasswordInput;
  PasswordChanged: PasswordChanged;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  CreatePersonalTokenInput: CreatePersonalTokenInput;
  PersonalTokenCreated: PersonalTokenCreated;
  CreatePersonalTokenResult: ResolversUnionTypes<ResolversParentTypes>['CreatePersonalTokenResult'];
  RevokePersonalTokenInput: RevokePersonalTokenInput;
  PersonalTokenRevoked: PersonalTokenRevoked;
  RevokePersonalTokenResult: ResolversUnionTypes<ResolversParentTypes>['RevokePersonalTokenResult'];
  SetMailAddressInput: SetMailAddressInput;
  MailAddressSet: MailAddressSet;
  SetMailAddressResult: ResolversUnionTypes<ResolversParentTypes>['SetMailAddressResult'];
  VerifyMailAddressInput: VerifyMailAddressInput;
  MailAddressVerified: MailAddressVerified;
  VerifyMailAddressResult: ResolversUnionTypes<ResolversParentTypes>['VerifyMailAddressResult'];
  AskForPasswordInput: AskForPasswordInput;
  PasswordAskedFor: PasswordAskedFor;
  AskForPasswordResult: ResolversUnionTypes<ResolversParentTypes>['AskForPasswordResult'];
  SetForgottenPasswordInput: SetForgottenPasswordInput;
  SetForgottenPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetForgottenPasswordResult'];
  Mutation: Record<PropertyKey, never>;
  Battle: BattleView;
  BattleBriefing: BattleBriefing;
  BattleClock: BattleClock;
  BattleOutcome: BattleOutcome;
  AwaitedDecision: AwaitedDecision;
  AwaitedRoll: AwaitedRoll;
  AwaitedDie: AwaitedDie;
  BattleSide: BattleSide;
  BattleUnit: UnitView;
  BattleUnitEdge: Omit<BattleUnitEdge, 'node'> & { node: ResolversParentTypes['BattleUnit'] };
  BattleUnitConnection: Omit<BattleUnitConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BattleUnitEdge']>, nodes: Array<ResolversParentTypes['BattleUnit']> };
  UnitFilter: UnitFilter;
  BattleLocation: LocationView;
  LegalOrder: LegalOrder;
  OrderReason: OrderReason;
  LegalOrderFilter: LegalOrderFilter;
  OrderOdds: OrderOdds;
  OrderChance: OrderChance;
  Float: Scalars['Float']['output'];
  LegalOrderEdge: LegalOrderEdge;
  LegalOrderConnection: LegalOrderConnection;
  BattleAction: ActionView;
  BattleActionEdge: Omit<BattleActionEdge, 'node'> & { node: ResolversParentTypes['BattleAction'] };
  BattleActionConnection: Omit<BattleActionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BattleActionEdge']>, nodes: Array<ResolversParentTypes['BattleAction']> };
  ActionFilter: ActionFilter;
  DiceRoll: DiceRoll;
  DieFace: DieFace;
  BattleEffect: EffectView;
  Citation: CitationView;
  BattleDiff: BattleDiff;
  DiceCommitment: DiceCommitment;
  DiceSeed: DiceSeed;
  UndoRequest: UndoRequest;
  BattleMoment: BattleMoment;
  TurnMoment: TurnMoment;
  BattleEdge: Omit<BattleEdge, 'node'> & { node: ResolversParentTypes['Battle'] };
  BattleConnection: Omit<BattleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BattleEdge']>, nodes: Array<ResolversParentTypes['Battle']> };
  Campaign: CampaignView;
  OpenBattleInput: OpenBattleInput;
  BattleStartInput: BattleStartInput;
  HouseScenarioInput: HouseScenarioInput;
  BattleOpened: Omit<BattleOpened, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  OpenBattleResult: ResolversUnionTypes<ResolversParentTypes>['OpenBattleResult'];
  IssueOrdersInput: IssueOrdersInput;
  OrderInput: OrderInput;
  OrdersIssued: Omit<OrdersIssued, 'battle' | 'actions' | 'refusal'> & { battle: ResolversParentTypes['Battle'], actions: Array<ResolversParentTypes['BattleAction']>, refusal?: Maybe<ResolversParentTypes['OrderRefused']> };
  OrderRefused: Omit<OrderRefused, 'cites'> & { cites: Array<ResolversParentTypes['Citation']> };
  IssueOrdersResult: ResolversUnionTypes<ResolversParentTypes>['IssueOrdersResult'];
  UndoInput: UndoInput;
  ActionsUndone: Omit<ActionsUndone, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  UndoAsked: Omit<UndoAsked, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  UndoResult: ResolversUnionTypes<ResolversParentTypes>['UndoResult'];
  AnswerUndoInput: AnswerUndoInput;
  UndoDeclined: Omit<UndoDeclined, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  AnswerUndoResult: ResolversUnionTypes<ResolversParentTypes>['AnswerUndoResult'];
  RuleInput: RuleInput;
  RulingMade: Omit<RulingMade, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  PublishBattleInput: PublishBattleInput;
  BattlePublished: Omit<BattlePublished, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  PublishBattleResult: ResolversUnionTypes<ResolversParentTypes>['PublishBattleResult'];
  UnpublishBattleInput: UnpublishBattleInput;
  BattleUnpublished: Omit<BattleUnpublished, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  UnpublishBattleResult: ResolversUnionTypes<ResolversParentTypes>['UnpublishBattleResult'];
  RuleResult: ResolversUnionTypes<ResolversParentTypes>['RuleResult'];
  BookChanged: Omit<BookChanged, 'book'> & { book: ResolversParentTypes['Book'] };
  ChangeBookResult: ResolversUnionTypes<ResolversParentTypes>['ChangeBookResult'];
  BeginBookInput: BeginBookInput;
  BookStartInput: BookStartInput;
  HouseCampaignInput: HouseCampaignInput;
  OwnCampaignInput: OwnCampaignInput;
  PoliciesInput: PoliciesInput;
  PolicyChangeInput: PolicyChangeInput;
  FormationInput: FormationInput;
  RosterUnitInput: RosterUnitInput;
  HistoryInput: HistoryInput;
  EnlistInput: EnlistInput;
  RosterInput: RosterInput;
  RosterUnitsInput: RosterUnitsInput;
  SealOrdersInput: SealOrdersInput;
  SealedOrdersInput: SealedOrdersInput;
  PurchaseInput: PurchaseInput;
  DeploymentInput: DeploymentInput;
  WayInput: WayInput;
  SetDeadlineInput: SetDeadlineInput;
  AdvanceTurnInput: AdvanceTurnInput;
  ReportBattleInput: ReportBattleInput;
  BattleReportInput: BattleReportInput;
  ReportFileInput: ReportFileInput;
  TypedReportInput: TypedReportInput;
  UsedUpInput: UsedUpInput;
  SidePointsInput: SidePointsInput;
  UnitReportInput: UnitReportInput;
  DeedInput: DeedInput;
  ArisenUnitInput: ArisenUnitInput;
  OpenCampaignBattleInput: OpenCampaignBattleInput;
  BattlePlaceInput: BattlePlaceInput;
  DecideNodeInput: DecideNodeInput;
  FlagInput: FlagInput;
  SetFlagsInput: SetFlagsInput;
  SetPoliciesInput: SetPoliciesInput;
  SetGraphInput: SetGraphInput;
  MakeRulingInput: MakeRulingInput;
  ConcedeInput: ConcedeInput;
  MatchCountersInput: MatchCountersInput;
  CorrectInput: CorrectInput;
  CorrectedFactInput: CorrectedFactInput;
  BranchInput: BranchInput;
  BookBranched: Omit<BookBranched, 'line'> & { line: ResolversParentTypes['BookLine'] };
  BranchResult: ResolversUnionTypes<ResolversParentTypes>['BranchResult'];
  UseLineInput: UseLineInput;
  BookMoment: BookMoment;
  CampaignTurnMoment: CampaignTurnMoment;
  Book: BookView;
  BookLine: LineView;
  BranchPoint: BranchPoint;
  CampaignPolicies: CampaignPolicies;
  ScenarioGraph: Omit<ScenarioGraph, 'nodes'> & { nodes: Array<ResolversParentTypes['ScenarioNode']> };
  ScenarioNode: NodeView;
  SideMuster: SideMuster;
  StandIn: StandIn;
  EmptyPlaces: EmptyPlaces;
  LeftOut: LeftOut;
  NodeWorth: NodeWorth;
  ScenarioEdge: ScenarioEdge;
  CampaignSide: CampaignSide;
  Formation: Formation;
  StateCount: StateCount;
  RosterFilter: RosterFilter;
  RosterEdge: Omit<RosterEdge, 'node'> & { node: ResolversParentTypes['RosterUnit'] };
  RosterConnection: Omit<RosterConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RosterEdge']>, nodes: Array<ResolversParentTypes['RosterUnit']> };
  RosterUnit: RosterUnitView;
  UnitExperience: UnitExperience;
  LossCaused: LossCaused;
  ExperienceEarned: ExperienceEarned;
  LevelReached: LevelReached;
  CasualtySuffered: CasualtySuffered;
  LifeStory: Omit<LifeStory, 'entries'> & { entries: Array<ResolversParentTypes['LifeStoryEntry']> };
  LifeStoryEntry: Omit<LifeStoryEntry, 'cites'> & { cites: Array<ResolversParentTypes['Citation']> };
  CampaignFlag: CampaignFlag;
  StayingTerrain: StayingTerrain;
  CampaignBattle: BattleInBook;
  DrawnUnit: DrawnUnit;
  CampaignBattleEdge: Omit<CampaignBattleEdge, 'node'> & { node: ResolversParentTypes['CampaignBattle'] };
  CampaignBattleConnection: Omit<CampaignBattleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CampaignBattleEdge']>, nodes: Array<ResolversParentTypes['CampaignBattle']> };
  AfterActionReport: ReportView;
  SidePoints: SidePoints;
  UnitReport: UnitReport;
  Deed: Deed;
  ArisenUnit: ArisenUnit;
  FateCount: FateCount;
  TurningPoint: TurningPoint;
  SideSwing: SideSwing;
  DiceLuck: DiceLuck;
  LikelyRange: LikelyRange;
  BookCause: BookCause;
  VictoryPointFilter: VictoryPointFilter;
  VictoryPointGain: VictoryPointGain;
  VictoryPointEdge: VictoryPointEdge;
  VictoryPointConnection: VictoryPointConnection;
  PromotionFilter: PromotionFilter;
  FieldPromotion: Omit<FieldPromotion, 'cites'> & { cites: Array<ResolversParentTypes['Citation']> };
  FieldPromotionEdge: Omit<FieldPromotionEdge, 'node'> & { node: ResolversParentTypes['FieldPromotion'] };
  FieldPromotionConnection: Omit<FieldPromotionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FieldPromotionEdge']>, nodes: Array<ResolversParentTypes['FieldPromotion']> };
  Award: Award;
  AwardEdge: AwardEdge;
  AwardConnection: AwardConnection;
  Standing: Standing;
  SideStanding: SideStanding;
  CampaignTurn: TurnView;
  CampaignTurnEdge: Omit<CampaignTurnEdge, 'node'> & { node: ResolversParentTypes['CampaignTurn'] };
  CampaignTurnConnection: Omit<CampaignTurnConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CampaignTurnEdge']>, nodes: Array<ResolversParentTypes['CampaignTurn']> };
  TurnStep: StepView;
  Preconditions: Preconditions;
  MissingPrecondition: MissingPrecondition;
  ReadyCorrection: ReadyCorrection;
  SealedOrders: SealedOrders;
  Purchase: Purchase;
  Deployment: Deployment;
  WayChosen: WayChosen;
  ReinforcementGroup: Omit<ReinforcementGroup, 'cites'> & { cites: Array<ResolversParentTypes['Citation']> };
  CounterCount: CounterCount;
  BookEntry: EntryView;
  CorrectionMade: CorrectionMade;
  BookEntryEdge: Omit<BookEntryEdge, 'node'> & { node: ResolversParentTypes['BookEntry'] };
  BookEntryConnection: Omit<BookEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BookEntryEdge']>, nodes: Array<ResolversParentTypes['BookEntry']> };
  BookConsequence: Omit<BookConsequence, 'cites'> & { cites: Array<ResolversParentTypes['Citation']> };
  BookComparison: Omit<BookComparison, 'here' | 'there'> & { here: ResolversParentTypes['BookLine'], there: ResolversParentTypes['BookLine'] };
  ComparedTurns: ComparedTurns;
  ComparedStanding: ComparedStanding;
  SideFigures: SideFigures;
  ComparedUnit: ComparedUnit;
  ComparedNode: ComparedNode;
  BookDifferences: BookDifferences;
  BookDifference: BookDifference;
  BookPreview: Omit<BookPreview, 'rewritten'> & { rewritten: Array<ResolversParentTypes['RewrittenEntry']> };
  RewrittenEntry: Omit<RewrittenEntry, 'consequences'> & { consequences: Array<ResolversParentTypes['BookConsequence']> };
  EntryRefused: EntryRefused;
  DryRun: Omit<DryRun, 'likeliest' | 'rolls'> & { likeliest: Array<ResolversParentTypes['BookConsequence']>, rolls: Array<ResolversParentTypes['ExpectedRoll']> };
  MatchedCounter: Omit<MatchedCounter, 'unit'> & { unit: ResolversParentTypes['RosterUnit'] };
  CounterInSave: CounterInSave;
  MatchedCounterInput: MatchedCounterInput;
  ProposedReport: Omit<ProposedReport, 'units'> & { units: Array<ResolversParentTypes['ProposedFate']> };
  ProposedFate: Omit<ProposedFate, 'unit'> & { unit: ResolversParentTypes['RosterUnit'] };
  PlayerDice: PlayerDice;
  SaidInSave: SaidInSave;
  ReportPreview: Omit<ReportPreview, 'likeliest' | 'rolls'> & { likeliest: Array<ResolversParentTypes['BookConsequence']>, rolls: Array<ResolversParentTypes['ExpectedRoll']> };
  ExpectedRoll: Omit<ExpectedRoll, 'cites'> & { cites: Array<ResolversParentTypes['Citation']> };
  ExpectedResult: ExpectedResult;
  CampaignPreset: CampaignPreset;
  HouseCampaign: HouseCampaign;
  Rulebook: KnownSystem;
  CampaignEvent: CampaignEventView;
  EventKind: EventKind;
  CampaignEventEdge: Omit<CampaignEventEdge, 'node'> & { node: ResolversParentTypes['CampaignEvent'] };
  CampaignEventConnection: Omit<CampaignEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CampaignEventEdge']>, nodes: Array<ResolversParentTypes['CampaignEvent']> };
  CampaignEventFilter: CampaignEventFilter;
  Subscription: Record<PropertyKey, never>;
  SignedHead: SignedHead;
  SigningKey: SigningKey;
  CampaignSettings: CampaignSettings;
  Side: Side;
  Member: MemberView;
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  MemberConnection: Omit<MemberConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MemberEdge']>, nodes: Array<ResolversParentTypes['Member']> };
  Invitation: InvitationView;
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InvitationConnection: Omit<InvitationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InvitationEdge']>, nodes: Array<ResolversParentTypes['Invitation']> };
  ViewerStanding: StandingView;
  CampaignEdge: Omit<CampaignEdge, 'node'> & { node: ResolversParentTypes['Campaign'] };
  CampaignConnection: Omit<CampaignConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CampaignEdge']>, nodes: Array<ResolversParentTypes['Campaign']> };
  NewSideInput: NewSideInput;
  CreateCampaignInput: CreateCampaignInput;
  CampaignCreated: Omit<CampaignCreated, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  CreateCampaignResult: ResolversUnionTypes<ResolversParentTypes>['CreateCampaignResult'];
  RenameCampaignInput: RenameCampaignInput;
  ChangeCampaignSettingsInput: ChangeCampaignSettingsInput;
  AddSideInput: AddSideInput;
  RenameSideInput: RenameSideInput;
  CampaignChanged: Omit<CampaignChanged, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  ChangeCampaignResult: ResolversUnionTypes<ResolversParentTypes>['ChangeCampaignResult'];
  InviteInput: InviteInput;
  InvitationIssued: Omit<InvitationIssued, 'invitation'> & { invitation: ResolversParentTypes['Invitation'] };
  InviteResult: ResolversUnionTypes<ResolversParentTypes>['InviteResult'];
  RevokeInvitationInput: RevokeInvitationInput;
  InvitationRevoked: Omit<InvitationRevoked, 'invitation'> & { invitation: ResolversParentTypes['Invitation'] };
  RevokeInvitationResult: ResolversUnionTypes<ResolversParentTypes>['RevokeInvitationResult'];
  AcceptInvitationInput: AcceptInvitationInput;
  InvitationAccepted: Omit<InvitationAccepted, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  AcceptInvitationResult: ResolversUnionTypes<ResolversParentTypes>['AcceptInvitationResult'];
  ChangeMemberRoleInput: ChangeMemberRoleInput;
  RemoveMemberInput: RemoveMemberInput;
  LeaveCampaignInput: LeaveCampaignInput;
  CampaignLeft: CampaignLeft;
  LeaveCampaignResult: ResolversUnionTypes<ResolversParentTypes>['LeaveCampaignResult'];
  CampaignChange: Omit<CampaignChange, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Problem: ResolversInterfaceTypes<ResolversParentTypes>['Problem'];
  NotAllowed: NotAllowed;
  NotFound: NotFound;
  InvalidInput: InvalidInput;
  Conflict: Conflict;
  KeyInUse: KeyInUse;
  TooManyAttempts: TooManyAttempts;
  Committed: ResolversInterfaceTypes<ResolversParentTypes>['Committed'];
  PageInfo: PageInfo;
  DemonstrationSeat: DemonstrationSeat;
  TakeDemonstrationSeatInput: TakeDemonstrationSeatInput;
  DemonstrationSeatTaken: DemonstrationSeatTaken;
  TakeDemonstrationSeatResult: ResolversUnionTypes<ResolversParentTypes>['TakeDemonstrationSeatResult'];
  BundleSchedule: BundleSchedule;
  KeptBundle: KeptBundle;
  ScheduleBundlesInput: ScheduleBundlesInput;
  BundlesScheduled: BundlesScheduled;
  ScheduleBundlesResult: ResolversUnionTypes<ResolversParentTypes>['ScheduleBundlesResult'];
  Job: JobView;
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobConnection: Omit<JobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['JobEdge']>, nodes: Array<ResolversParentTypes['Job']> };
  RetryJobInput: RetryJobInput;
  JobRetried: Omit<JobRetried, 'job'> & { job: ResolversParentTypes['Job'] };
  RetryJobResult: ResolversUnionTypes<ResolversParentTypes>['RetryJobResult'];
  CancelJobInput: CancelJobInput;
  JobCancelled: Omit<JobCancelled, 'job'> & { job: ResolversParentTypes['Job'] };
  CancelJobResult: ResolversUnionTypes<ResolversParentTypes>['CancelJobResult'];
  OrderForm: OrderForm;
  ChartPack: ChartPack;
  Rule: Rule;
  HouseScenario: HouseScenario;
  LibraryItem: ItemView;
  LibraryItemEdge: Omit<LibraryItemEdge, 'node'> & { node: ResolversParentTypes['LibraryItem'] };
  LibraryItemConnection: Omit<LibraryItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['LibraryItemEdge']>, nodes: Array<ResolversParentTypes['LibraryItem']> };
  VassalFile: VassalFile;
  ScenarioFromSaveInput: ScenarioFromSaveInput;
  BoardOfSaveInput: BoardOfSaveInput;
  SideOfSaveInput: SideOfSaveInput;
  ScenarioFromSave: ScenarioFromSave;
  LeftOpen: LeftOpen;
  BoardOfSave: BoardOfSave;
  UploadInput: UploadInput;
  UploadAccepted: Omit<UploadAccepted, 'item'> & { item: ResolversParentTypes['LibraryItem'] };
  UploadRefused: UploadRefused;
  UploadProblem: UploadProblem;
  UploadResult: ResolversUnionTypes<ResolversParentTypes>['UploadResult'];
  NewsChoice: NewsChoice;
  QuietHours: QuietHours;
  NewsPreferences: NewsPreferencesView;
  QuietHoursInput: QuietHoursInput;
  NewsChoiceInput: NewsChoiceInput;
  SetNewsPreferencesInput: SetNewsPreferencesInput;
  NewsPreferencesSet: Omit<NewsPreferencesSet, 'preferences'> & { preferences: ResolversParentTypes['NewsPreferences'] };
  SetNewsPreferencesResult: ResolversUnionTypes<ResolversParentTypes>['SetNewsPreferencesResult'];
  RenewCalendarAddressInput: RenewCalendarAddressInput;
  CalendarAddressRenewed: Omit<CalendarAddressRenewed, 'preferences'> & { preferences: ResolversParentTypes['NewsPreferences'] };
  RenewCalendarAddressResult: ResolversUnionTypes<ResolversParentTypes>['RenewCalendarAddressResult'];
  AslskOrderInput: AslskOrderInput;
  AslskAdvanceOrderInput: AslskAdvanceOrderInput;
  AslskAssaultOrderInput: AslskAssaultOrderInput;
  AslskBanzaiOrderInput: AslskBanzaiOrderInput;
  AslskChargeOrderInput: AslskChargeOrderInput;
  AslskCloseDefenceOrderInput: AslskCloseDefenceOrderInput;
  AslskCrewExposedOrderInput: AslskCrewExposedOrderInput;
  AslskDeployOrderInput: AslskDeployOrderInput;
  AslskDesignateOrderInput: AslskDesignateOrderInput;
  AslskDesignateOrderAttacksInput: AslskDesignateOrderAttacksInput;
  AslskDestroyWeaponOrderInput: AslskDestroyWeaponOrderInput;
  AslskDetonateOrderInput: AslskDetonateOrderInput;
  AslskDisperseSmokeOrderInput: AslskDisperseSmokeOrderInput;
  AslskDriveOrderInput: AslskDriveOrderInput;
  AslskDriveOrderStepsInput: AslskDriveOrderStepsInput;
  AslskDropOrderInput: AslskDropOrderInput;
  AslskDropConcealmentOrderInput: AslskDropConcealmentOrderInput;
  AslskEndChargeOrderInput: AslskEndChargeOrderInput;
  AslskExitOrderInput: AslskExitOrderInput;
  AslskExitVehicleOrderInput: AslskExitVehicleOrderInput;
  AslskFightOrderInput: AslskFightOrderInput;
  AslskFireOrderInput: AslskFireOrderInput;
  AslskFlameOrderInput: AslskFlameOrderInput;
  AslskIfeOrderInput: AslskIfeOrderInput;
  AslskKeepDmOrderInput: AslskKeepDmOrderInput;
  AslskManhandleOrderInput: AslskManhandleOrderInput;
  AslskMotionAttemptOrderInput: AslskMotionAttemptOrderInput;
  AslskMoveOrderInput: AslskMoveOrderInput;
  AslskPanzerfaustOrderInput: AslskPanzerfaustOrderInput;
  AslskPlaceChargeOrderInput: AslskPlaceChargeOrderInput;
  AslskPlaceSmokeShellOrderInput: AslskPlaceSmokeShellOrderInput;
  AslskRallyOrderInput: AslskRallyOrderInput;
  AslskReactionFireOrderInput: AslskReactionFireOrderInput;
  AslskRecombineOrderInput: AslskRecombineOrderInput;
  AslskRecoverOrderInput: AslskRecoverOrderInput;
  AslskRepairOrderInput: AslskRepairOrderInput;
  AslskRepairVehicleOrderInput: AslskRepairVehicleOrderInput;
  AslskRoutOrderInput: AslskRoutOrderInput;
  AslskSelfRallyOrderInput: AslskSelfRallyOrderInput;
  AslskSetUpOrderInput: AslskSetUpOrderInput;
  AslskSetUpOrderPlacementsInput: AslskSetUpOrderPlacementsInput;
  AslskSetUpOrderPlacementsSetInput: AslskSetUpOrderPlacementsSetInput;
  AslskShootOrderInput: AslskShootOrderInput;
  AslskSmokeGrenadesOrderInput: AslskSmokeGrenadesOrderInput;
  AslskTransferOrderInput: AslskTransferOrderInput;
  AslskTurnGunOrderInput: AslskTurnGunOrderInput;
  AslskTurnVehicleOrderInput: AslskTurnVehicleOrderInput;
  AslskVehicleFireOrderInput: AslskVehicleFireOrderInput;
  CombatOrderInput: CombatOrderInput;
  CombatAntiAircraftOrderInput: CombatAntiAircraftOrderInput;
  CombatBlowMouseholeOrderInput: CombatBlowMouseholeOrderInput;
  CombatBombOrderInput: CombatBombOrderInput;
  CombatBugOutOrderInput: CombatBugOutOrderInput;
  CombatCallFireOrderInput: CombatCallFireOrderInput;
  CombatCallOffOrderInput: CombatCallOffOrderInput;
  CombatChooseMistakenHexOrderInput: CombatChooseMistakenHexOrderInput;
  CombatChooseSewerOrderInput: CombatChooseSewerOrderInput;
  CombatClearOrderInput: CombatClearOrderInput;
  CombatCloseCombatOrderInput: CombatCloseCombatOrderInput;
  CombatComeToRestOrderInput: CombatComeToRestOrderInput;
  CombatCorrectFireOrderInput: CombatCorrectFireOrderInput;
  CombatDespairOrderInput: CombatDespairOrderInput;
  CombatDesperationFireOrderInput: CombatDesperationFireOrderInput;
  CombatDigInOrderInput: CombatDigInOrderInput;
  CombatDriveOrderInput: CombatDriveOrderInput;
  CombatDriveOrderRoutesInput: CombatDriveOrderRoutesInput;
  CombatDriveOrderRoutesPathInput: CombatDriveOrderRoutesPathInput;
  CombatDriveOnOrderInput: CombatDriveOnOrderInput;
  CombatDriveOnOrderRoutesInput: CombatDriveOnOrderRoutesInput;
  CombatDriveOnOrderRoutesPathInput: CombatDriveOnOrderRoutesPathInput;
  CombatFireOrderInput: CombatFireOrderInput;
  CombatFireForEffectOrderInput: CombatFireForEffectOrderInput;
  CombatFleeOrderInput: CombatFleeOrderInput;
  CombatFollowSewerOrderInput: CombatFollowSewerOrderInput;
  CombatFortifyOrderInput: CombatFortifyOrderInput;
  CombatGoOnOrderInput: CombatGoOnOrderInput;
  CombatGoOnOrderRoutesInput: CombatGoOnOrderRoutesInput;
  CombatGoOnOrderRoutesPathInput: CombatGoOnOrderRoutesPathInput;
  CombatIssueSetOrderInput: CombatIssueSetOrderInput;
  CombatMarkExcessOrderInput: CombatMarkExcessOrderInput;
  CombatMoveOrderInput: CombatMoveOrderInput;
  CombatMoveOrderRoutesInput: CombatMoveOrderRoutesInput;
  CombatMoveOrderRoutesPathInput: CombatMoveOrderRoutesPathInput;
  CombatNoteFireOrderInput: CombatNoteFireOrderInput;
  CombatPlottedFireOrderInput: CombatPlottedFireOrderInput;
  CombatRecoverOrderInput: CombatRecoverOrderInput;
  CombatRegroupOrderInput: CombatRegroupOrderInput;
  CombatResistOrderInput: CombatResistOrderInput;
  CombatRollOnOrderInput: CombatRollOnOrderInput;
  CombatRunForCoverOrderInput: CombatRunForCoverOrderInput;
  CombatSearchOrderInput: CombatSearchOrderInput;
  CombatSetUpOrderInput: CombatSetUpOrderInput;
  CombatSetUpOrderPlacementsInput: CombatSetUpOrderPlacementsInput;
  CombatSetUpOrderPlacementsSetInput: CombatSetUpOrderPlacementsSetInput;
  CombatShellSmokeOrderInput: CombatShellSmokeOrderInput;
  CombatStrafeOrderInput: CombatStrafeOrderInput;
  CombatStrikeBackOrderInput: CombatStrikeBackOrderInput;
  CombatThrowOrderInput: CombatThrowOrderInput;
  LnltOrderInput: LnltOrderInput;
  LnltAbortArtilleryOrderInput: LnltAbortArtilleryOrderInput;
  LnltActivateOrderInput: LnltActivateOrderInput;
  LnltActivateOrderByInput: LnltActivateOrderByInput;
  LnltAppearOrderInput: LnltAppearOrderInput;
  LnltAssaultBackOrderInput: LnltAssaultBackOrderInput;
  LnltCallArtilleryOrderInput: LnltCallArtilleryOrderInput;
  LnltCallMortarOrderInput: LnltCallMortarOrderInput;
  LnltCallStarshellOrderInput: LnltCallStarshellOrderInput;
  LnltCloseAssaultOrderInput: LnltCloseAssaultOrderInput;
  LnltCombineOrderInput: LnltCombineOrderInput;
  LnltComeOffOrderInput: LnltComeOffOrderInput;
  LnltDestroyOrderInput: LnltDestroyOrderInput;
  LnltDismountOrderInput: LnltDismountOrderInput;
  LnltDriveOrderInput: LnltDriveOrderInput;
  LnltDriveOrderStepsInput: LnltDriveOrderStepsInput;
  LnltDriveInOrderInput: LnltDriveInOrderInput;
  LnltDriveInOrderStepsInput: LnltDriveInOrderStepsInput;
  LnltDriveOnOrderInput: LnltDriveOnOrderInput;
  LnltDriveOnOrderStepsInput: LnltDriveOnOrderStepsInput;
  LnltDropOrderInput: LnltDropOrderInput;
  LnltEnterMapOrderInput: LnltEnterMapOrderInput;
  LnltFightOrderInput: LnltFightOrderInput;
  LnltFireOrderInput: LnltFireOrderInput;
  LnltFireOrderCrewsInput: LnltFireOrderCrewsInput;
  LnltFireArtilleryOrderInput: LnltFireArtilleryOrderInput;
  LnltFireMachineGunOrderInput: LnltFireMachineGunOrderInput;
  LnltFireMortarOrderInput: LnltFireMortarOrderInput;
  LnltFlipOrderInput: LnltFlipOrderInput;
  LnltFlyInOrderInput: LnltFlyInOrderInput;
  LnltGiveWayOrderInput: LnltGiveWayOrderInput;
  LnltGoOnOrderInput: LnltGoOnOrderInput;
  LnltHatchesOrderInput: LnltHatchesOrderInput;
  LnltKeepMovingOrderInput: LnltKeepMovingOrderInput;
  LnltLaySmokeOrderInput: LnltLaySmokeOrderInput;
  LnltLeaveMapOrderInput: LnltLeaveMapOrderInput;
  LnltLetGoOrderInput: LnltLetGoOrderInput;
  LnltMountOrderInput: LnltMountOrderInput;
  LnltMoveOrderInput: LnltMoveOrderInput;
  LnltPickUpOrderInput: LnltPickUpOrderInput;
  LnltPlaceHeroOrderInput: LnltPlaceHeroOrderInput;
  LnltPlaceSniperOrderInput: LnltPlaceSniperOrderInput;
  LnltRallyOrderInput: LnltRallyOrderInput;
  LnltRetreatOrderInput: LnltRetreatOrderInput;
  LnltSetUpOrderInput: LnltSetUpOrderInput;
  LnltSetUpOrderPlacementsInput: LnltSetUpOrderPlacementsInput;
  LnltSetUpOrderPlacementsSetInput: LnltSetUpOrderPlacementsSetInput;
  LnltShootOrderInput: LnltShootOrderInput;
  LnltShootPlaneOrderInput: LnltShootPlaneOrderInput;
  LnltSnipeOrderInput: LnltSnipeOrderInput;
  LnltSpotOrderInput: LnltSpotOrderInput;
  LnltStarshellOrderInput: LnltStarshellOrderInput;
  LnltStrikeOrderInput: LnltStrikeOrderInput;
  LnltSwapOrderInput: LnltSwapOrderInput;
  LnltTakeUpOrderInput: LnltTakeUpOrderInput;
  LnltTendOrderInput: LnltTendOrderInput;
  LnltTurnGunOrderInput: LnltTurnGunOrderInput;
  LnltWithdrawOrderInput: LnltWithdrawOrderInput;
  PanzerOrderInput: PanzerOrderInput;
  PanzerAbandonOrderInput: PanzerAbandonOrderInput;
  PanzerAdjustTurretOrderInput: PanzerAdjustTurretOrderInput;
  PanzerAirAttackOrderInput: PanzerAirAttackOrderInput;
  PanzerAntiAircraftOrderInput: PanzerAntiAircraftOrderInput;
  PanzerAttackTerrainOrderInput: PanzerAttackTerrainOrderInput;
  PanzerCallFireOrderInput: PanzerCallFireOrderInput;
  PanzerCamouflageOrderInput: PanzerCamouflageOrderInput;
  PanzerCloseAssaultOrderInput: PanzerCloseAssaultOrderInput;
  PanzerDischargeSmokeOrderInput: PanzerDischargeSmokeOrderInput;
  PanzerDismountOrderInput: PanzerDismountOrderInput;
  PanzerDismountObserverOrderInput: PanzerDismountObserverOrderInput;
  PanzerEndMissionOrderInput: PanzerEndMissionOrderInput;
  PanzerEnterMapOrderInput: PanzerEnterMapOrderInput;
  PanzerFireOrderInput: PanzerFireOrderInput;
  PanzerFireOrderShotsInput: PanzerFireOrderShotsInput;
  PanzerFireMissionOrderInput: PanzerFireMissionOrderInput;
  PanzerHandToHandOrderInput: PanzerHandToHandOrderInput;
  PanzerHideUnitsOrderInput: PanzerHideUnitsOrderInput;
  PanzerHideUnitsOrderCountersInput: PanzerHideUnitsOrderCountersInput;
  PanzerJettisonOrderInput: PanzerJettisonOrderInput;
  PanzerLaySmokeOrderInput: PanzerLaySmokeOrderInput;
  PanzerLeaveMapOrderInput: PanzerLeaveMapOrderInput;
  PanzerMountOrderInput: PanzerMountOrderInput;
  PanzerMoveOrderInput: PanzerMoveOrderInput;
  PanzerMoveCounterOrderInput: PanzerMoveCounterOrderInput;
  PanzerNameFormationOrderInput: PanzerNameFormationOrderInput;
  PanzerOverrunOrderInput: PanzerOverrunOrderInput;
  PanzerPlaceCommandsOrderInput: PanzerPlaceCommandsOrderInput;
  PanzerPlaceCommandsOrderCountersInput: PanzerPlaceCommandsOrderCountersInput;
  PanzerPlaceHiddenOrderInput: PanzerPlaceHiddenOrderInput;
  PanzerPlaceHiddenOrderPlacementsInput: PanzerPlaceHiddenOrderPlacementsInput;
  PanzerPlotMinesOrderInput: PanzerPlotMinesOrderInput;
  PanzerPlotMinesOrderFieldsInput: PanzerPlotMinesOrderFieldsInput;
  PanzerPushOrderInput: PanzerPushOrderInput;
  PanzerSearchBatteryOrderInput: PanzerSearchBatteryOrderInput;
  PanzerSetUpOrderInput: PanzerSetUpOrderInput;
  PanzerSetUpOrderPlacementsInput: PanzerSetUpOrderPlacementsInput;
  PanzerSetUpOrderPlacementsSetInput: PanzerSetUpOrderPlacementsSetInput;
  PanzerShiftHiddenOrderInput: PanzerShiftHiddenOrderInput;
  PanzerShowCounterOrderInput: PanzerShowCounterOrderInput;
  PanzerSpotMoverOrderInput: PanzerSpotMoverOrderInput;
  PanzerTakePositionOrderInput: PanzerTakePositionOrderInput;
  PanzerTransferLeaderOrderInput: PanzerTransferLeaderOrderInput;
  SquadLeaderOrderInput: SquadLeaderOrderInput;
  SquadLeaderAbandonOrderInput: SquadLeaderAbandonOrderInput;
  SquadLeaderAbandonOrderScroungeInput: SquadLeaderAbandonOrderScroungeInput;
  SquadLeaderAdvanceOrderInput: SquadLeaderAdvanceOrderInput;
  SquadLeaderAttackByHandOrderInput: SquadLeaderAttackByHandOrderInput;
  SquadLeaderAttackVehicleOrderInput: SquadLeaderAttackVehicleOrderInput;
  SquadLeaderBoardOrderInput: SquadLeaderBoardOrderInput;
  SquadLeaderBoreSightOrderInput: SquadLeaderBoreSightOrderInput;
  SquadLeaderBoreSightOrderSightsInput: SquadLeaderBoreSightOrderSightsInput;
  SquadLeaderBreakOrderInput: SquadLeaderBreakOrderInput;
  SquadLeaderCalmCrewOrderInput: SquadLeaderCalmCrewOrderInput;
  SquadLeaderCaptureOrderInput: SquadLeaderCaptureOrderInput;
  SquadLeaderCarryLeaderOrderInput: SquadLeaderCarryLeaderOrderInput;
  SquadLeaderChargeOrderInput: SquadLeaderChargeOrderInput;
  SquadLeaderCloseCombatOrderInput: SquadLeaderCloseCombatOrderInput;
  SquadLeaderCommandOrderInput: SquadLeaderCommandOrderInput;
  SquadLeaderConcealOrderInput: SquadLeaderConcealOrderInput;
  SquadLeaderCorrectArtilleryOrderInput: SquadLeaderCorrectArtilleryOrderInput;
  SquadLeaderCounterBatteryOrderInput: SquadLeaderCounterBatteryOrderInput;
  SquadLeaderDefendVehicleOrderInput: SquadLeaderDefendVehicleOrderInput;
  SquadLeaderDemandSurrenderOrderInput: SquadLeaderDemandSurrenderOrderInput;
  SquadLeaderDeployOrderInput: SquadLeaderDeployOrderInput;
  SquadLeaderDetonateOrderInput: SquadLeaderDetonateOrderInput;
  SquadLeaderDigInOrderInput: SquadLeaderDigInOrderInput;
  SquadLeaderDiscardOrderInput: SquadLeaderDiscardOrderInput;
  SquadLeaderDischargeSmokeOrderInput: SquadLeaderDischargeSmokeOrderInput;
  SquadLeaderDisembarkOrderInput: SquadLeaderDisembarkOrderInput;
  SquadLeaderDismantleOrderInput: SquadLeaderDismantleOrderInput;
  SquadLeaderDismountOrderInput: SquadLeaderDismountOrderInput;
  SquadLeaderDoubleTimeOrderInput: SquadLeaderDoubleTimeOrderInput;
  SquadLeaderDriftToOrderInput: SquadLeaderDriftToOrderInput;
  SquadLeaderDriveOrderInput: SquadLeaderDriveOrderInput;
  SquadLeaderEvacuateOrderInput: SquadLeaderEvacuateOrderInput;
  SquadLeaderExecuteOrderInput: SquadLeaderExecuteOrderInput;
  SquadLeaderExposeOrderInput: SquadLeaderExposeOrderInput;
  SquadLeaderExposePartisansOrderInput: SquadLeaderExposePartisansOrderInput;
  SquadLeaderFindLeaderOrderInput: SquadLeaderFindLeaderOrderInput;
  SquadLeaderFireOrderInput: SquadLeaderFireOrderInput;
  SquadLeaderFireAntiTankOrderInput: SquadLeaderFireAntiTankOrderInput;
  SquadLeaderFireAtOverrunOrderInput: SquadLeaderFireAtOverrunOrderInput;
  SquadLeaderFireMachineGunsOrderInput: SquadLeaderFireMachineGunsOrderInput;
  SquadLeaderFireOrdnanceOrderInput: SquadLeaderFireOrdnanceOrderInput;
  SquadLeaderFireSmokeOrderInput: SquadLeaderFireSmokeOrderInput;
  SquadLeaderGoBelowOrderInput: SquadLeaderGoBelowOrderInput;
  SquadLeaderGoOnOrderInput: SquadLeaderGoOnOrderInput;
  SquadLeaderHookUpOrderInput: SquadLeaderHookUpOrderInput;
  SquadLeaderImmobilizeOrderInput: SquadLeaderImmobilizeOrderInput;
  SquadLeaderInterrogateOrderInput: SquadLeaderInterrogateOrderInput;
  SquadLeaderKillHorsesOrderInput: SquadLeaderKillHorsesOrderInput;
  SquadLeaderLeadOrderInput: SquadLeaderLeadOrderInput;
  SquadLeaderLeaveFireOrderInput: SquadLeaderLeaveFireOrderInput;
  SquadLeaderLetGoOrderInput: SquadLeaderLetGoOrderInput;
  SquadLeaderLoadOrderInput: SquadLeaderLoadOrderInput;
  SquadLeaderMakeSniperOrderInput: SquadLeaderMakeSniperOrderInput;
  SquadLeaderMakeWayOrderInput: SquadLeaderMakeWayOrderInput;
  SquadLeaderManGunOrderInput: SquadLeaderManGunOrderInput;
  SquadLeaderManVehicleOrderInput: SquadLeaderManVehicleOrderInput;
  SquadLeaderMountOrderInput: SquadLeaderMountOrderInput;
  SquadLeaderMoveOrderInput: SquadLeaderMoveOrderInput;
  SquadLeaderMoveOrderBypassInput: SquadLeaderMoveOrderBypassInput;
  SquadLeaderPickUpOrderInput: SquadLeaderPickUpOrderInput;
  SquadLeaderPlaceChargeOrderInput: SquadLeaderPlaceChargeOrderInput;
  SquadLeaderPlaceCrestOrderInput: SquadLeaderPlaceCrestOrderInput;
  SquadLeaderPlaceSmokeOrderInput: SquadLeaderPlaceSmokeOrderInput;
  SquadLeaderPushOrderInput: SquadLeaderPushOrderInput;
  SquadLeaderPushGunOrderInput: SquadLeaderPushGunOrderInput;
  SquadLeaderPutDownOrderInput: SquadLeaderPutDownOrderInput;
  SquadLeaderRadioContactOrderInput: SquadLeaderRadioContactOrderInput;
  SquadLeaderRallyOrderInput: SquadLeaderRallyOrderInput;
  SquadLeaderRecallScoutOrderInput: SquadLeaderRecallScoutOrderInput;
  SquadLeaderRecombineOrderInput: SquadLeaderRecombineOrderInput;
  SquadLeaderRepairOrderInput: SquadLeaderRepairOrderInput;
  SquadLeaderRepairArmamentOrderInput: SquadLeaderRepairArmamentOrderInput;
  SquadLeaderRequestArtilleryOrderInput: SquadLeaderRequestArtilleryOrderInput;
  SquadLeaderRetreatOrderInput: SquadLeaderRetreatOrderInput;
  SquadLeaderRideAloneOrderInput: SquadLeaderRideAloneOrderInput;
  SquadLeaderRideOffOrderInput: SquadLeaderRideOffOrderInput;
  SquadLeaderRoutOrderInput: SquadLeaderRoutOrderInput;
  SquadLeaderScoutOrderInput: SquadLeaderScoutOrderInput;
  SquadLeaderScroungeOrderInput: SquadLeaderScroungeOrderInput;
  SquadLeaderScuttleOrderInput: SquadLeaderScuttleOrderInput;
  SquadLeaderSearchOrderInput: SquadLeaderSearchOrderInput;
  SquadLeaderSeekArmsOrderInput: SquadLeaderSeekArmsOrderInput;
  SquadLeaderSeekHeroOrderInput: SquadLeaderSeekHeroOrderInput;
  SquadLeaderSendScoutOrderInput: SquadLeaderSendScoutOrderInput;
  SquadLeaderSetUpOrderInput: SquadLeaderSetUpOrderInput;
  SquadLeaderSetUpOrderPlacementsInput: SquadLeaderSetUpOrderPlacementsInput;
  SquadLeaderSetUpOrderPlacementsSetInput: SquadLeaderSetUpOrderPlacementsSetInput;
  SquadLeaderShowOrderInput: SquadLeaderShowOrderInput;
  SquadLeaderSkisOrderInput: SquadLeaderSkisOrderInput;
  SquadLeaderSnipeOrderInput: SquadLeaderSnipeOrderInput;
  SquadLeaderSniperCheckOrderInput: SquadLeaderSniperCheckOrderInput;
  SquadLeaderSpareOrderInput: SquadLeaderSpareOrderInput;
  SquadLeaderSprayOrderInput: SquadLeaderSprayOrderInput;
  SquadLeaderStarShellOrderInput: SquadLeaderStarShellOrderInput;
  SquadLeaderStartFireOrderInput: SquadLeaderStartFireOrderInput;
  SquadLeaderSurfaceOrderInput: SquadLeaderSurfaceOrderInput;
  SquadLeaderSwimOrderInput: SquadLeaderSwimOrderInput;
  SquadLeaderTakeCoverOrderInput: SquadLeaderTakeCoverOrderInput;
  SquadLeaderThrowAtBuildingOrderInput: SquadLeaderThrowAtBuildingOrderInput;
  SquadLeaderThrowChargeOrderInput: SquadLeaderThrowChargeOrderInput;
  SquadLeaderTraverseOrderInput: SquadLeaderTraverseOrderInput;
  SquadLeaderTryMachineOrderInput: SquadLeaderTryMachineOrderInput;
  SquadLeaderUnhookOrderInput: SquadLeaderUnhookOrderInput;
  SquadLeaderUnloadOrderInput: SquadLeaderUnloadOrderInput;
  SquadLeaderWadeOrderInput: SquadLeaderWadeOrderInput;
  SquadLeaderWithdrawOrderInput: SquadLeaderWithdrawOrderInput;
  Board: BoardView;
  BoardHex: BoardHex;
  BoardBuilding: BoardBuilding;
  BoardBridge: BoardBridge;
  BoardPlace: BoardPlace;
  Counter: Counter;
  CounterNumber: CounterNumber;
  CounterState: CounterState;
  LocationMark: LocationMark;
  CampaignOverview: OverviewView;
  BattleProgress: BattleProgress;
  BattleProgressEdge: BattleProgressEdge;
  BattleProgressConnection: BattleProgressConnection;
  ProjectionHealth: ProjectionHealth;
  RebuildProjectionInput: RebuildProjectionInput;
  ProjectionRebuildBegun: ProjectionRebuildBegun;
  RebuildProjectionResult: ResolversUnionTypes<ResolversParentTypes>['RebuildProjectionResult'];
  Webhook: WebhookView;
  AddWebhookInput: AddWebhookInput;
  WebhookAdded: Omit<WebhookAdded, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  AddWebhookResult: ResolversUnionTypes<ResolversParentTypes>['AddWebhookResult'];
  RemoveWebhookInput: RemoveWebhookInput;
  WebhookRemoved: WebhookRemoved;
  RemoveWebhookResult: ResolversUnionTypes<ResolversParentTypes>['RemoveWebhookResult'];
};

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignedInDirectiveArgs = { };

export type SignedInDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = SignedInDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CampaignDirectiveArgs = {
  roles: Array<CampaignRole>;
  id: Scalars['String']['input'];
};

export type CampaignDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = CampaignDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  of: Scope;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublishedDirectiveArgs = { };

export type PublishedDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = PublishedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
  per?: Maybe<Scalars['String']['input']>;
};

export type CostDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['Scope']>, ParentType, ContextType>;
  personalTokens?: Resolver<Maybe<ResolversTypes['PersonalTokenConnection']>, ParentType, ContextType, RequireFields<ViewerPersonalTokensArgs, 'first'>>;
  mailbox?: Resolver<Maybe<ResolversTypes['Mailbox']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['SessionConnection']>, ParentType, ContextType, RequireFields<ViewerSessionsArgs, 'first'>>;
  news?: Resolver<Maybe<ResolversTypes['NewsPreferences']>, ParentType, ContextType>;
};

export type MailboxResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mailbox'] = ResolversParentTypes['Mailbox']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonalTokenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PersonalToken'] = ResolversParentTypes['PersonalToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['Scope']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PersonalTokenEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PersonalTokenEdge'] = ResolversParentTypes['PersonalTokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PersonalToken'], ParentType, ContextType>;
};

export type PersonalTokenConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PersonalTokenConnection'] = ResolversParentTypes['PersonalTokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonalTokenEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SessionEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionEdge'] = ResolversParentTypes['SessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
};

export type SessionConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionConnection'] = ResolversParentTypes['SessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  signUpMode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['Battle']>, ParentType, ContextType, RequireFields<QueryBattleArgs, 'id'>>;
  eventKinds?: Resolver<Array<ResolversTypes['EventKind']>, ParentType, ContextType>;
  signingKey?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryCampaignArgs, 'id'>>;
  campaigns?: Resolver<Maybe<ResolversTypes['CampaignConnection']>, ParentType, ContextType, RequireFields<QueryCampaignsArgs, 'first'>>;
  serverVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demonstrationSeats?: Resolver<Array<ResolversTypes['DemonstrationSeat']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  rulebooks?: Resolver<Array<ResolversTypes['Rulebook']>, ParentType, ContextType>;
  rulebook?: Resolver<Maybe<ResolversTypes['Rulebook']>, ParentType, ContextType, RequireFields<QueryRulebookArgs, 'system'>>;
  lab?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryLabArgs, 'document'>>;
  labSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  vassalFile?: Resolver<Maybe<ResolversTypes['VassalFile']>, ParentType, ContextType, RequireFields<QueryVassalFileArgs, 'file'>>;
  scenarioFromSave?: Resolver<Maybe<ResolversTypes['ScenarioFromSave']>, ParentType, ContextType, RequireFields<QueryScenarioFromSaveArgs, 'input'>>;
  libraryItem?: Resolver<Maybe<ResolversTypes['LibraryItem']>, ParentType, ContextType, RequireFields<QueryLibraryItemArgs, 'id'>>;
  library?: Resolver<Maybe<ResolversTypes['LibraryItemConnection']>, ParentType, ContextType, RequireFields<QueryLibraryArgs, 'first'>>;
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<QueryBoardArgs, 'system' | 'map'>>;
};

export type SignUpTakenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SignUpTaken'] = ResolversParentTypes['SignUpTaken']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'SignUpTaken' | 'InvalidInput' | 'KeyInUse' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessTokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshTokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WrongCredentialsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WrongCredentials'] = ResolversParentTypes['WrongCredentials']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'SignedIn' | 'WrongCredentials' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RefreshSessionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RefreshSessionResult'] = ResolversParentTypes['RefreshSessionResult']> = {
  __resolveType: TypeResolveFn<'SignedIn' | 'WrongCredentials' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SessionEndedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionEnded'] = ResolversParentTypes['SessionEnded']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndSessionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EndSessionResult'] = ResolversParentTypes['EndSessionResult']> = {
  __resolveType: TypeResolveFn<'SessionEnded' | 'NotFound' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'PasswordChanged' | 'WrongCredentials' | 'InvalidInput' | 'KeyInUse' | 'TooManyAttempts' | 'NotAllowed', ParentType, ContextType>;
};

export type PersonalTokenCreatedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PersonalTokenCreated'] = ResolversParentTypes['PersonalTokenCreated']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['PersonalToken'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePersonalTokenResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreatePersonalTokenResult'] = ResolversParentTypes['CreatePersonalTokenResult']> = {
  __resolveType: TypeResolveFn<'PersonalTokenCreated' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type PersonalTokenRevokedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PersonalTokenRevoked'] = ResolversParentTypes['PersonalTokenRevoked']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['PersonalToken'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokePersonalTokenResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RevokePersonalTokenResult'] = ResolversParentTypes['RevokePersonalTokenResult']> = {
  __resolveType: TypeResolveFn<'PersonalTokenRevoked' | 'NotFound' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type MailAddressSetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MailAddressSet'] = ResolversParentTypes['MailAddressSet']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['Mailbox']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetMailAddressResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SetMailAddressResult'] = ResolversParentTypes['SetMailAddressResult']> = {
  __resolveType: TypeResolveFn<'MailAddressSet' | 'InvalidInput' | 'KeyInUse' | 'TooManyAttempts' | 'NotAllowed', ParentType, ContextType>;
};

export type MailAddressVerifiedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MailAddressVerified'] = ResolversParentTypes['MailAddressVerified']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyMailAddressResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VerifyMailAddressResult'] = ResolversParentTypes['VerifyMailAddressResult']> = {
  __resolveType: TypeResolveFn<'MailAddressVerified' | 'WrongCredentials' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PasswordAskedForResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PasswordAskedFor'] = ResolversParentTypes['PasswordAskedFor']> = {
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskForPasswordResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AskForPasswordResult'] = ResolversParentTypes['AskForPasswordResult']> = {
  __resolveType: TypeResolveFn<'PasswordAskedFor' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SetForgottenPasswordResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SetForgottenPasswordResult'] = ResolversParentTypes['SetForgottenPasswordResult']> = {
  __resolveType: TypeResolveFn<'PasswordChanged' | 'WrongCredentials' | 'InvalidInput' | 'KeyInUse' | 'TooManyAttempts', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setMailAddress?: Resolver<ResolversTypes['SetMailAddressResult'], ParentType, ContextType, RequireFields<MutationSetMailAddressArgs, 'input'>>;
  verifyMailAddress?: Resolver<ResolversTypes['VerifyMailAddressResult'], ParentType, ContextType, RequireFields<MutationVerifyMailAddressArgs, 'input'>>;
  askForPassword?: Resolver<ResolversTypes['AskForPasswordResult'], ParentType, ContextType, RequireFields<MutationAskForPasswordArgs, 'input'>>;
  setForgottenPassword?: Resolver<ResolversTypes['SetForgottenPasswordResult'], ParentType, ContextType, RequireFields<MutationSetForgottenPasswordArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithOpenId?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithOpenIdArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionResult'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  createPersonalToken?: Resolver<ResolversTypes['CreatePersonalTokenResult'], ParentType, ContextType, RequireFields<MutationCreatePersonalTokenArgs, 'input'>>;
  revokePersonalToken?: Resolver<ResolversTypes['RevokePersonalTokenResult'], ParentType, ContextType, RequireFields<MutationRevokePersonalTokenArgs, 'input'>>;
  openBattle?: Resolver<ResolversTypes['OpenBattleResult'], ParentType, ContextType, RequireFields<MutationOpenBattleArgs, 'input'>>;
  issueOrders?: Resolver<ResolversTypes['IssueOrdersResult'], ParentType, ContextType, RequireFields<MutationIssueOrdersArgs, 'input'>>;
  undo?: Resolver<ResolversTypes['UndoResult'], ParentType, ContextType, RequireFields<MutationUndoArgs, 'input'>>;
  answerUndo?: Resolver<ResolversTypes['AnswerUndoResult'], ParentType, ContextType, RequireFields<MutationAnswerUndoArgs, 'input'>>;
  publishBattle?: Resolver<ResolversTypes['PublishBattleResult'], ParentType, ContextType, RequireFields<MutationPublishBattleArgs, 'input'>>;
  unpublishBattle?: Resolver<ResolversTypes['UnpublishBattleResult'], ParentType, ContextType, RequireFields<MutationUnpublishBattleArgs, 'input'>>;
  rule?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType, RequireFields<MutationRuleArgs, 'input'>>;
  beginBook?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationBeginBookArgs, 'input'>>;
  enlist?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationEnlistArgs, 'input'>>;
  sealOrders?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationSealOrdersArgs, 'input'>>;
  setDeadline?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationSetDeadlineArgs, 'input'>>;
  advanceTurn?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationAdvanceTurnArgs, 'input'>>;
  reportBattle?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationReportBattleArgs, 'input'>>;
  openCampaignBattle?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationOpenCampaignBattleArgs, 'input'>>;
  decideNode?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationDecideNodeArgs, 'input'>>;
  setFlags?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationSetFlagsArgs, 'input'>>;
  setPolicies?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationSetPoliciesArgs, 'input'>>;
  setGraph?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationSetGraphArgs, 'input'>>;
  makeRuling?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationMakeRulingArgs, 'input'>>;
  concede?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationConcedeArgs, 'input'>>;
  matchCounters?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationMatchCountersArgs, 'input'>>;
  correct?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationCorrectArgs, 'input'>>;
  branch?: Resolver<ResolversTypes['BranchResult'], ParentType, ContextType, RequireFields<MutationBranchArgs, 'input'>>;
  useLine?: Resolver<ResolversTypes['ChangeBookResult'], ParentType, ContextType, RequireFields<MutationUseLineArgs, 'input'>>;
  createCampaign?: Resolver<ResolversTypes['CreateCampaignResult'], ParentType, ContextType, RequireFields<MutationCreateCampaignArgs, 'input'>>;
  renameCampaign?: Resolver<ResolversTypes['ChangeCampaignResult'], ParentType, ContextType, RequireFields<MutationRenameCampaignArgs, 'input'>>;
  changeCampaignSettings?: Resolver<ResolversTypes['ChangeCampaignResult'], ParentType, ContextType, RequireFields<MutationChangeCampaignSettingsArgs, 'input'>>;
  addSide?: Resolver<ResolversTypes['ChangeCampaignResult'], ParentType, ContextType, RequireFields<MutationAddSideArgs, 'input'>>;
  renameSide?: Resolver<ResolversTypes['ChangeCampaignResult'], ParentType, ContextType, RequireFields<MutationRenameSideArgs, 'input'>>;
  invite?: Resolver<ResolversTypes['InviteResult'], ParentType, ContextType, RequireFields<MutationInviteArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['RevokeInvitationResult'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationResult'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  changeMemberRole?: Resolver<ResolversTypes['ChangeCampaignResult'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['ChangeCampaignResult'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  leaveCampaign?: Resolver<ResolversTypes['LeaveCampaignResult'], ParentType, ContextType, RequireFields<MutationLeaveCampaignArgs, 'input'>>;
  takeDemonstrationSeat?: Resolver<ResolversTypes['TakeDemonstrationSeatResult'], ParentType, ContextType, RequireFields<MutationTakeDemonstrationSeatArgs, 'input'>>;
  scheduleBundles?: Resolver<ResolversTypes['ScheduleBundlesResult'], ParentType, ContextType, RequireFields<MutationScheduleBundlesArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['RetryJobResult'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  cancelJob?: Resolver<ResolversTypes['CancelJobResult'], ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'input'>>;
  upload?: Resolver<ResolversTypes['UploadResult'], ParentType, ContextType, RequireFields<MutationUploadArgs, 'input'>>;
  setNewsPreferences?: Resolver<ResolversTypes['SetNewsPreferencesResult'], ParentType, ContextType, RequireFields<MutationSetNewsPreferencesArgs, 'input'>>;
  renewCalendarAddress?: Resolver<ResolversTypes['RenewCalendarAddressResult'], ParentType, ContextType, RequireFields<MutationRenewCalendarAddressArgs, 'input'>>;
  rebuildProjection?: Resolver<ResolversTypes['RebuildProjectionResult'], ParentType, ContextType, RequireFields<MutationRebuildProjectionArgs, 'input'>>;
  addWebhook?: Resolver<ResolversTypes['AddWebhookResult'], ParentType, ContextType, RequireFields<MutationAddWebhookArgs, 'input'>>;
  removeWebhook?: Resolver<ResolversTypes['RemoveWebhookResult'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'input'>>;
};

export type BattleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Battle'] = ResolversParentTypes['Battle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  clock?: Resolver<ResolversTypes['BattleClock'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['BattleOutcome']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaiting?: Resolver<Array<ResolversTypes['AwaitedDecision']>, ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['BattleSide']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['BattleUnitConnection'], ParentType, ContextType, RequireFields<BattleUnitsArgs, 'first'>>;
  unit?: Resolver<Maybe<ResolversTypes['BattleUnit']>, ParentType, ContextType, RequireFields<BattleUnitArgs, 'id'>>;
  locations?: Resolver<Array<ResolversTypes['BattleLocation']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  map?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  legalOrders?: Resolver<Maybe<Array<ResolversTypes['LegalOrder']>>, ParentType, ContextType, Partial<BattleLegalOrdersArgs>>;
  legalOrderPage?: Resolver<Maybe<ResolversTypes['LegalOrderConnection']>, ParentType, ContextType, RequireFields<BattleLegalOrderPageArgs, 'first'>>;
  odds?: Resolver<Maybe<ResolversTypes['OrderOdds']>, ParentType, ContextType, RequireFields<BattleOddsArgs, 'order'>>;
  actions?: Resolver<ResolversTypes['BattleActionConnection'], ParentType, ContextType, RequireFields<BattleActionsArgs, 'first'>>;
  diff?: Resolver<ResolversTypes['BattleDiff'], ParentType, ContextType, RequireFields<BattleDiffArgs, 'from' | 'to'>>;
  briefing?: Resolver<ResolversTypes['BattleBriefing'], ParentType, ContextType>;
  afterActionReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dice?: Resolver<Maybe<ResolversTypes['DiceCommitment']>, ParentType, ContextType>;
  undoRequest?: Resolver<Maybe<ResolversTypes['UndoRequest']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  orderOfBattle?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<BattleOrderOfBattleArgs, 'format'>>;
};

export type BattleBriefingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleBriefing'] = ResolversParentTypes['BattleBriefing']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  turns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  victory?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BattleClockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleClock'] = ResolversParentTypes['BattleClock']> = {
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type BattleOutcomeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleOutcome'] = ResolversParentTypes['BattleOutcome']> = {
  winner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwaitedDecisionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AwaitedDecision'] = ResolversParentTypes['AwaitedDecision']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roll?: Resolver<Maybe<ResolversTypes['AwaitedRoll']>, ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AwaitedRollResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AwaitedRoll'] = ResolversParentTypes['AwaitedRoll']> = {
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dice?: Resolver<Array<ResolversTypes['AwaitedDie']>, ParentType, ContextType>;
};

export type AwaitedDieResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AwaitedDie'] = ResolversParentTypes['AwaitedDie']> = {
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BattleSideResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleSide'] = ResolversParentTypes['BattleSide']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  secrets?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type BattleUnitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleUnit'] = ResolversParentTypes['BattleUnit']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['Counter'], ParentType, ContextType>;
};

export type BattleUnitEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleUnitEdge'] = ResolversParentTypes['BattleUnitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BattleUnit'], ParentType, ContextType>;
};

export type BattleUnitConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleUnitConnection'] = ResolversParentTypes['BattleUnitConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BattleUnitEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BattleUnit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BattleLocationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleLocation'] = ResolversParentTypes['BattleLocation']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['LocationMark']>, ParentType, ContextType>;
  control?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegalOrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalOrder'] = ResolversParentTypes['LegalOrder']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['OrderReason']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReasonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderReason'] = ResolversParentTypes['OrderReason']> = {
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderOddsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderOdds'] = ResolversParentTypes['OrderOdds']> = {
  total?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chances?: Resolver<Array<ResolversTypes['OrderChance']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderChanceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderChance'] = ResolversParentTypes['OrderChance']> = {
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LegalOrderEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalOrderEdge'] = ResolversParentTypes['LegalOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LegalOrder'], ParentType, ContextType>;
};

export type LegalOrderConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalOrderConnection'] = ResolversParentTypes['LegalOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LegalOrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LegalOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleAction'] = ResolversParentTypes['BattleAction']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rolls?: Resolver<Array<ResolversTypes['DiceRoll']>, ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['BattleEffect']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BattleActionEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleActionEdge'] = ResolversParentTypes['BattleActionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BattleAction'], ParentType, ContextType>;
};

export type BattleActionConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleActionConnection'] = ResolversParentTypes['BattleActionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BattleActionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BattleAction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DiceRollResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DiceRoll'] = ResolversParentTypes['DiceRoll']> = {
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  dice?: Resolver<Array<ResolversTypes['DieFace']>, ParentType, ContextType>;
};

export type DieFaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DieFace'] = ResolversParentTypes['DieFace']> = {
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  face?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleEffect'] = ResolversParentTypes['BattleEffect']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BattleDiffResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleDiff'] = ResolversParentTypes['BattleDiff']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type DiceCommitmentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DiceCommitment'] = ResolversParentTypes['DiceCommitment']> = {
  scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seeds?: Resolver<Array<ResolversTypes['DiceSeed']>, ParentType, ContextType>;
};

export type DiceSeedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DiceSeed'] = ResolversParentTypes['DiceSeed']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoRequestResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UndoRequest'] = ResolversParentTypes['UndoRequest']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BattleEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleEdge'] = ResolversParentTypes['BattleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
};

export type BattleConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleConnection'] = ResolversParentTypes['BattleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BattleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Battle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  battles?: Resolver<ResolversTypes['BattleConnection'], ParentType, ContextType, RequireFields<CampaignBattlesArgs, 'first'>>;
  book?: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType, Partial<CampaignBookArgs>>;
  events?: Resolver<ResolversTypes['CampaignEventConnection'], ParentType, ContextType, RequireFields<CampaignEventsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['CampaignSettings'], ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['Side']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, RequireFields<CampaignMembersArgs, 'first'>>;
  invitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, RequireFields<CampaignInvitationsArgs, 'first'>>;
  signedHead?: Resolver<Maybe<ResolversTypes['SignedHead']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['ViewerStanding'], ParentType, ContextType>;
  bundle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundleSchedule?: Resolver<Maybe<ResolversTypes['BundleSchedule']>, ParentType, ContextType>;
  keptBundles?: Resolver<Maybe<Array<ResolversTypes['KeptBundle']>>, ParentType, ContextType>;
  jobs?: Resolver<Maybe<ResolversTypes['JobConnection']>, ParentType, ContextType, RequireFields<CampaignJobsArgs, 'first'>>;
  overview?: Resolver<Maybe<ResolversTypes['CampaignOverview']>, ParentType, ContextType>;
  projections?: Resolver<Maybe<Array<ResolversTypes['ProjectionHealth']>>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
};

export type BattleOpenedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleOpened'] = ResolversParentTypes['BattleOpened']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenBattleResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OpenBattleResult'] = ResolversParentTypes['OpenBattleResult']> = {
  __resolveType: TypeResolveFn<'BattleOpened' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type OrdersIssuedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrdersIssued'] = ResolversParentTypes['OrdersIssued']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['BattleAction']>, ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['OrderRefused']>, ParentType, ContextType>;
  diceLeft?: Resolver<Array<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderRefusedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderRefused'] = ResolversParentTypes['OrderRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueOrdersResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['IssueOrdersResult'] = ResolversParentTypes['IssueOrdersResult']> = {
  __resolveType: TypeResolveFn<'OrdersIssued' | 'OrderRefused' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type ActionsUndoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActionsUndone'] = ResolversParentTypes['ActionsUndone']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoAskedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UndoAsked'] = ResolversParentTypes['UndoAsked']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UndoResult'] = ResolversParentTypes['UndoResult']> = {
  __resolveType: TypeResolveFn<'ActionsUndone' | 'UndoAsked' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type UndoDeclinedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UndoDeclined'] = ResolversParentTypes['UndoDeclined']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerUndoResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnswerUndoResult'] = ResolversParentTypes['AnswerUndoResult']> = {
  __resolveType: TypeResolveFn<'ActionsUndone' | 'UndoDeclined' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type RulingMadeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RulingMade'] = ResolversParentTypes['RulingMade']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BattlePublishedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattlePublished'] = ResolversParentTypes['BattlePublished']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishBattleResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PublishBattleResult'] = ResolversParentTypes['PublishBattleResult']> = {
  __resolveType: TypeResolveFn<'BattlePublished' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type BattleUnpublishedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleUnpublished'] = ResolversParentTypes['BattleUnpublished']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnpublishBattleResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UnpublishBattleResult'] = ResolversParentTypes['UnpublishBattleResult']> = {
  __resolveType: TypeResolveFn<'BattleUnpublished' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type RuleResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RuleResult'] = ResolversParentTypes['RuleResult']> = {
  __resolveType: TypeResolveFn<'RulingMade' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type BookChangedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookChanged'] = ResolversParentTypes['BookChanged']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  book?: Resolver<ResolversTypes['Book'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeBookResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChangeBookResult'] = ResolversParentTypes['ChangeBookResult']> = {
  __resolveType: TypeResolveFn<'BookChanged' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type BookBranchedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookBranched'] = ResolversParentTypes['BookBranched']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['BookLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BranchResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BranchResult'] = ResolversParentTypes['BranchResult']> = {
  __resolveType: TypeResolveFn<'BookBranched' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type BookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Book'] = ResolversParentTypes['Book']> = {
  line?: Resolver<ResolversTypes['BookLine'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['CampaignPhase'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attacker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['BattleOutcome']>, ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['CampaignPolicies'], ParentType, ContextType>;
  dice?: Resolver<Maybe<ResolversTypes['DiceCommitment']>, ParentType, ContextType>;
  graph?: Resolver<ResolversTypes['ScenarioGraph'], ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['CampaignSide']>, ParentType, ContextType>;
  formations?: Resolver<Array<ResolversTypes['Formation']>, ParentType, ContextType>;
  roster?: Resolver<ResolversTypes['RosterConnection'], ParentType, ContextType, RequireFields<BookRosterArgs, 'first'>>;
  rosterUnit?: Resolver<Maybe<ResolversTypes['RosterUnit']>, ParentType, ContextType, RequireFields<BookRosterUnitArgs, 'id'>>;
  rosterFile?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<BookRosterFileArgs, 'format'>>;
  spreadsheet?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<BookSpreadsheetArgs, 'table' | 'separator'>>;
  workbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<BookPaperArgs, 'page'>>;
  flags?: Resolver<Array<ResolversTypes['CampaignFlag']>, ParentType, ContextType>;
  terrain?: Resolver<Array<ResolversTypes['StayingTerrain']>, ParentType, ContextType>;
  battles?: Resolver<ResolversTypes['CampaignBattleConnection'], ParentType, ContextType, RequireFields<BookBattlesArgs, 'first'>>;
  afterActionReport?: Resolver<Maybe<ResolversTypes['AfterActionReport']>, ParentType, ContextType, RequireFields<BookAfterActionReportArgs, 'battle'>>;
  victoryPoints?: Resolver<ResolversTypes['VictoryPointConnection'], ParentType, ContextType, RequireFields<BookVictoryPointsArgs, 'first'>>;
  fieldPromotions?: Resolver<ResolversTypes['FieldPromotionConnection'], ParentType, ContextType, RequireFields<BookFieldPromotionsArgs, 'first'>>;
  awards?: Resolver<ResolversTypes['AwardConnection'], ParentType, ContextType, RequireFields<BookAwardsArgs, 'first'>>;
  standings?: Resolver<Array<ResolversTypes['Standing']>, ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['CampaignTurnConnection'], ParentType, ContextType, RequireFields<BookTurnsArgs, 'first'>>;
  preconditions?: Resolver<ResolversTypes['Preconditions'], ParentType, ContextType>;
  sealed?: Resolver<Array<ResolversTypes['SealedOrders']>, ParentType, ContextType>;
  purchasable?: Resolver<Array<ResolversTypes['ReinforcementGroup']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['BookEntryConnection'], ParentType, ContextType, RequireFields<BookEntriesArgs, 'first'>>;
  lines?: Resolver<Array<ResolversTypes['BookLine']>, ParentType, ContextType>;
  compare?: Resolver<Maybe<ResolversTypes['BookComparison']>, ParentType, ContextType, RequireFields<BookCompareArgs, 'with'>>;
  dryRun?: Resolver<Maybe<ResolversTypes['DryRun']>, ParentType, ContextType>;
  previewCorrection?: Resolver<Maybe<ResolversTypes['BookPreview']>, ParentType, ContextType, RequireFields<BookPreviewCorrectionArgs, 'version' | 'confirmUnknown'>>;
  previewReport?: Resolver<Maybe<ResolversTypes['ReportPreview']>, ParentType, ContextType, RequireFields<BookPreviewReportArgs, 'battle' | 'report'>>;
  proposeReport?: Resolver<Maybe<ResolversTypes['ProposedReport']>, ParentType, ContextType, RequireFields<BookProposeReportArgs, 'battle' | 'save' | 'matching'>>;
  matching?: Resolver<Maybe<Array<ResolversTypes['MatchedCounter']>>, ParentType, ContextType>;
  previewPolicies?: Resolver<Maybe<ResolversTypes['BookPreview']>, ParentType, ContextType, RequireFields<BookPreviewPoliciesArgs, 'policies'>>;
};

export type BookLineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookLine'] = ResolversParentTypes['BookLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['BranchPoint']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BranchPointResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BranchPoint'] = ResolversParentTypes['BranchPoint']> = {
  line?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignPoliciesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignPolicies'] = ResolversParentTypes['CampaignPolicies']> = {
  preset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ScenarioGraphResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScenarioGraph'] = ResolversParentTypes['ScenarioGraph']> = {
  nodes?: Resolver<Array<ResolversTypes['ScenarioNode']>, ParentType, ContextType>;
  carryOver?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ScenarioNodeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScenarioNode'] = ResolversParentTypes['ScenarioNode']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBattle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scenario?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  ground?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['NodeWorth'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NodeStatus'], ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['CampaignBattle']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ScenarioEdge']>, ParentType, ContextType>;
  ends?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  muster?: Resolver<Maybe<Array<ResolversTypes['SideMuster']>>, ParentType, ContextType>;
};

export type SideMusterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SideMuster'] = ResolversParentTypes['SideMuster']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standIns?: Resolver<Array<ResolversTypes['StandIn']>, ParentType, ContextType>;
  emptyPlaces?: Resolver<Array<ResolversTypes['EmptyPlaces']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  says?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandInResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StandIn'] = ResolversParentTypes['StandIn']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  for?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmptyPlacesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EmptyPlaces'] = ResolversParentTypes['EmptyPlaces']> = {
  counter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NodeWorthResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NodeWorth'] = ResolversParentTypes['NodeWorth']> = {
  win?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPoint?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ScenarioEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScenarioEdge'] = ResolversParentTypes['ScenarioEdge']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  when?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayCome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CampaignSideResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignSide'] = ResolversParentTypes['CampaignSide']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedUp?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  victoryPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  battlesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stance?: Resolver<Maybe<ResolversTypes['Stance']>, ParentType, ContextType>;
  stillNeeded?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerRank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sealed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FormationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Formation'] = ResolversParentTypes['Formation']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strength?: Resolver<Array<ResolversTypes['StateCount']>, ParentType, ContextType>;
};

export type StateCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StateCount'] = ResolversParentTypes['StateCount']> = {
  state?: Resolver<ResolversTypes['RosterState'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RosterEdge'] = ResolversParentTypes['RosterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RosterUnit'], ParentType, ContextType>;
};

export type RosterConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RosterConnection'] = ResolversParentTypes['RosterConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RosterEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RosterUnit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterUnitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RosterUnit'] = ResolversParentTypes['RosterUnit']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RosterKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RosterState'], ParentType, ContextType>;
  formation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  with?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hurt?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  is?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  marks?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  experience?: Resolver<ResolversTypes['UnitExperience'], ParentType, ContextType>;
  lifeStory?: Resolver<ResolversTypes['LifeStory'], ParentType, ContextType>;
};

export type UnitExperienceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UnitExperience'] = ResolversParentTypes['UnitExperience']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  battles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  battlesFought?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lossesCaused?: Resolver<Array<ResolversTypes['LossCaused']>, ParentType, ContextType>;
  checksPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checksFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<Array<ResolversTypes['ExperienceEarned']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['LevelReached']>, ParentType, ContextType>;
  casualties?: Resolver<Array<ResolversTypes['CasualtySuffered']>, ParentType, ContextType>;
};

export type LossCausedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LossCaused'] = ResolversParentTypes['LossCaused']> = {
  battle?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
};

export type ExperienceEarnedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExperienceEarned'] = ResolversParentTypes['ExperienceEarned']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  for?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelReachedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LevelReached'] = ResolversParentTypes['LevelReached']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasualtySufferedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CasualtySuffered'] = ResolversParentTypes['CasualtySuffered']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LifeStoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LifeStory'] = ResolversParentTypes['LifeStory']> = {
  entries?: Resolver<Array<ResolversTypes['LifeStoryEntry']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LifeStoryEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LifeStoryEntry'] = ResolversParentTypes['LifeStoryEntry']> = {
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
  rolls?: Resolver<Array<ResolversTypes['DiceRoll']>, ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type CampaignFlagResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignFlag'] = ResolversParentTypes['CampaignFlag']> = {
  flag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type StayingTerrainResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StayingTerrain'] = ResolversParentTypes['StayingTerrain']> = {
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CampaignBattleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignBattle'] = ResolversParentTypes['CampaignBattle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CampaignBattleStatus'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawn?: Resolver<Array<ResolversTypes['DrawnUnit']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['AfterActionReport']>, ParentType, ContextType>;
};

export type DrawnUnitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DrawnUnit'] = ResolversParentTypes['DrawnUnit']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roster?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignBattleEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignBattleEdge'] = ResolversParentTypes['CampaignBattleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CampaignBattle'], ParentType, ContextType>;
};

export type CampaignBattleConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignBattleConnection'] = ResolversParentTypes['CampaignBattleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CampaignBattleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CampaignBattle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AfterActionReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AfterActionReport'] = ResolversParentTypes['AfterActionReport']> = {
  battle?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SidePoints']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitReport']>, ParentType, ContextType>;
  unitsFile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arisen?: Resolver<Array<ResolversTypes['ArisenUnit']>, ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['FateCount']>, ParentType, ContextType>;
  turningPoints?: Resolver<Array<ResolversTypes['TurningPoint']>, ParentType, ContextType>;
  dice?: Resolver<Array<ResolversTypes['DiceLuck']>, ParentType, ContextType>;
  consequences?: Resolver<Array<ResolversTypes['BookConsequence']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SidePointsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SidePoints'] = ResolversParentTypes['SidePoints']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnitReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UnitReport'] = ResolversParentTypes['UnitReport']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  became?: Resolver<Maybe<ResolversTypes['RosterState']>, ParentType, ContextType>;
  counter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checksPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checksFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deeds?: Resolver<Array<ResolversTypes['Deed']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
};

export type DeedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Deed'] = ResolversParentTypes['Deed']> = {
  deed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
};

export type ArisenUnitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ArisenUnit'] = ResolversParentTypes['ArisenUnit']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RosterKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  how?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
};

export type FateCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FateCount'] = ResolversParentTypes['FateCount']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TurningPointResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TurningPoint'] = ResolversParentTypes['TurningPoint']> = {
  cause?: Resolver<ResolversTypes['BookCause'], ParentType, ContextType>;
  swing?: Resolver<Array<ResolversTypes['SideSwing']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SideSwingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SideSwing'] = ResolversParentTypes['SideSwing']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DiceLuckResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DiceLuck'] = ResolversParentTypes['DiceLuck']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deviation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  luck?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  likely?: Resolver<ResolversTypes['LikelyRange'], ParentType, ContextType>;
};

export type LikelyRangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LikelyRange'] = ResolversParentTypes['LikelyRange']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BookCauseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookCause'] = ResolversParentTypes['BookCause']> = {
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  says?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VictoryPointGainResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VictoryPointGain'] = ResolversParentTypes['VictoryPointGain']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  for?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
};

export type VictoryPointEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VictoryPointEdge'] = ResolversParentTypes['VictoryPointEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VictoryPointGain'], ParentType, ContextType>;
};

export type VictoryPointConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VictoryPointConnection'] = ResolversParentTypes['VictoryPointConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VictoryPointEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VictoryPointGain']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['SidePoints']>, ParentType, ContextType>;
};

export type FieldPromotionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FieldPromotion'] = ResolversParentTypes['FieldPromotion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['PromotionMeaning'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rolls?: Resolver<Array<ResolversTypes['DiceRoll']>, ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
};

export type FieldPromotionEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FieldPromotionEdge'] = ResolversParentTypes['FieldPromotionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FieldPromotion'], ParentType, ContextType>;
};

export type FieldPromotionConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FieldPromotionConnection'] = ResolversParentTypes['FieldPromotionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FieldPromotionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FieldPromotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AwardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  award?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwardEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AwardEdge'] = ResolversParentTypes['AwardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Award'], ParentType, ContextType>;
};

export type AwardConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AwardConnection'] = ResolversParentTypes['AwardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AwardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Award']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StandingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing']> = {
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['SideStanding']>, ParentType, ContextType>;
};

export type SideStandingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SideStanding'] = ResolversParentTypes['SideStanding']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  victoryPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignTurnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignTurn'] = ResolversParentTypes['CampaignTurn']> = {
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TurnState'], ParentType, ContextType>;
  fromVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untilVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['TurnStep']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignTurnEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignTurnEdge'] = ResolversParentTypes['CampaignTurnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CampaignTurn'], ParentType, ContextType>;
};

export type CampaignTurnConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignTurnConnection'] = ResolversParentTypes['CampaignTurnConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CampaignTurnEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CampaignTurn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TurnStepResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TurnStep'] = ResolversParentTypes['TurnStep']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TurnStepState'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PreconditionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Preconditions'] = ResolversParentTypes['Preconditions']> = {
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['CampaignPhase'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingPrecondition']>, ParentType, ContextType>;
};

export type MissingPreconditionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MissingPrecondition'] = ResolversParentTypes['MissingPrecondition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['ReadyCorrection']>, ParentType, ContextType>;
};

export type ReadyCorrectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReadyCorrection'] = ResolversParentTypes['ReadyCorrection']> = {
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SealedOrdersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SealedOrders'] = ResolversParentTypes['SealedOrders']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stance?: Resolver<Maybe<ResolversTypes['Stance']>, ParentType, ContextType>;
  purchases?: Resolver<Array<ResolversTypes['Purchase']>, ParentType, ContextType>;
  deployments?: Resolver<Array<ResolversTypes['Deployment']>, ParentType, ContextType>;
  priorities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['WayChosen']>, ParentType, ContextType>;
};

export type PurchaseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeploymentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  node?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WayChosenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WayChosen'] = ResolversParentTypes['WayChosen']> = {
  node?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReinforcementGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReinforcementGroup'] = ResolversParentTypes['ReinforcementGroup']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['CounterCount']>, ParentType, ContextType>;
  atMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comes?: Resolver<Maybe<ResolversTypes['NewcomersWay']>, ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type CounterCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CounterCount'] = ResolversParentTypes['CounterCount']> = {
  counter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookEntry'] = ResolversParentTypes['BookEntry']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fact?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consequences?: Resolver<Array<ResolversTypes['BookConsequence']>, ParentType, ContextType>;
  corrects?: Resolver<Maybe<ResolversTypes['CorrectionMade']>, ParentType, ContextType>;
  correctedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CorrectionMadeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CorrectionMade'] = ResolversParentTypes['CorrectionMade']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewritten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookEntryEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookEntryEdge'] = ResolversParentTypes['BookEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BookEntry'], ParentType, ContextType>;
};

export type BookEntryConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookEntryConnection'] = ResolversParentTypes['BookEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BookEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookConsequenceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookConsequence'] = ResolversParentTypes['BookConsequence']> = {
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['BookCause']>, ParentType, ContextType>;
  rolls?: Resolver<Array<ResolversTypes['DiceRoll']>, ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type BookComparisonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookComparison'] = ResolversParentTypes['BookComparison']> = {
  here?: Resolver<ResolversTypes['BookLine'], ParentType, ContextType>;
  there?: Resolver<ResolversTypes['BookLine'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['ComparedTurns'], ParentType, ContextType>;
  standings?: Resolver<Array<ResolversTypes['ComparedStanding']>, ParentType, ContextType>;
  roster?: Resolver<Array<ResolversTypes['ComparedUnit']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ComparedNode']>, ParentType, ContextType>;
};

export type ComparedTurnsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ComparedTurns'] = ResolversParentTypes['ComparedTurns']> = {
  here?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  there?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComparedStandingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ComparedStanding'] = ResolversParentTypes['ComparedStanding']> = {
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  here?: Resolver<Maybe<ResolversTypes['SideFigures']>, ParentType, ContextType>;
  there?: Resolver<Maybe<ResolversTypes['SideFigures']>, ParentType, ContextType>;
};

export type SideFiguresResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SideFigures'] = ResolversParentTypes['SideFigures']> = {
  victoryPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  battlesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ComparedUnitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ComparedUnit'] = ResolversParentTypes['ComparedUnit']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  here?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  there?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ComparedNodeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ComparedNode'] = ResolversParentTypes['ComparedNode']> = {
  node?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  here?: Resolver<Maybe<ResolversTypes['NodeStatus']>, ParentType, ContextType>;
  there?: Resolver<Maybe<ResolversTypes['NodeStatus']>, ParentType, ContextType>;
};

export type BookDifferencesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookDifferences'] = ResolversParentTypes['BookDifferences']> = {
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['BookDifference']>, ParentType, ContextType>;
};

export type BookDifferenceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookDifference'] = ResolversParentTypes['BookDifference']> = {
  kind?: Resolver<ResolversTypes['DifferenceKind'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookPreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BookPreview'] = ResolversParentTypes['BookPreview']> = {
  rewritten?: Resolver<Array<ResolversTypes['RewrittenEntry']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['BookDifferences']>, ParentType, ContextType>;
};

export type RewrittenEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RewrittenEntry'] = ResolversParentTypes['RewrittenEntry']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consequences?: Resolver<Array<ResolversTypes['BookConsequence']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['EntryRefused']>, ParentType, ContextType>;
};

export type EntryRefusedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntryRefused'] = ResolversParentTypes['EntryRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DryRunResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DryRun'] = ResolversParentTypes['DryRun']> = {
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingPrecondition']>, ParentType, ContextType>;
  likeliest?: Resolver<Array<ResolversTypes['BookConsequence']>, ParentType, ContextType>;
  rolls?: Resolver<Array<ResolversTypes['ExpectedRoll']>, ParentType, ContextType>;
};

export type MatchedCounterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MatchedCounter'] = ResolversParentTypes['MatchedCounter']> = {
  unit?: Resolver<ResolversTypes['RosterUnit'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CounterInSaveResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CounterInSave'] = ResolversParentTypes['CounterInSave']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lasts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposedReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProposedReport'] = ResolversParentTypes['ProposedReport']> = {
  units?: Resolver<Array<ResolversTypes['ProposedFate']>, ParentType, ContextType>;
  counters?: Resolver<Array<ResolversTypes['CounterInSave']>, ParentType, ContextType>;
  strangers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dice?: Resolver<Array<ResolversTypes['PlayerDice']>, ParentType, ContextType>;
  said?: Resolver<Array<ResolversTypes['SaidInSave']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitsFile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposedFateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProposedFate'] = ResolversParentTypes['ProposedFate']> = {
  unit?: Resolver<ResolversTypes['RosterUnit'], ParentType, ContextType>;
  counter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toldBy?: Resolver<Maybe<ResolversTypes['CounterToldBy']>, ParentType, ContextType>;
  fate?: Resolver<Maybe<ResolversTypes['Fate']>, ParentType, ContextType>;
  says?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mightBe?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayerDiceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlayerDice'] = ResolversParentTypes['PlayerDice']> = {
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pairs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  singles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  singleAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SaidInSaveResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SaidInSave'] = ResolversParentTypes['SaidInSave']> = {
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportPreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReportPreview'] = ResolversParentTypes['ReportPreview']> = {
  losses?: Resolver<Array<ResolversTypes['FateCount']>, ParentType, ContextType>;
  likeliest?: Resolver<Array<ResolversTypes['BookConsequence']>, ParentType, ContextType>;
  rolls?: Resolver<Array<ResolversTypes['ExpectedRoll']>, ParentType, ContextType>;
};

export type ExpectedRollResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExpectedRoll'] = ResolversParentTypes['ExpectedRoll']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ExpectedResult']>, ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type ExpectedResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExpectedResult'] = ResolversParentTypes['ExpectedResult']> = {
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CampaignPresetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignPreset'] = ResolversParentTypes['CampaignPreset']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type HouseCampaignResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HouseCampaign'] = ResolversParentTypes['HouseCampaign']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type RulebookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Rulebook'] = ResolversParentTypes['Rulebook']> = {
  campaignPolicySchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  campaignPresets?: Resolver<Array<ResolversTypes['CampaignPreset']>, ParentType, ContextType>;
  campaigns?: Resolver<Array<ResolversTypes['HouseCampaign']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['OrderForm']>, ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  charts?: Resolver<ResolversTypes['ChartPack'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<RulebookRuleArgs, 'id'>>;
  standingOrderSchema?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  positionSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  scenarioSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  drawUpSchema?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  drawUp?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<RulebookDrawUpArgs, 'document'>>;
  scenarios?: Resolver<Array<ResolversTypes['HouseScenario']>, ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CampaignEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignEvent'] = ResolversParentTypes['CampaignEvent']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['BattleAction']>, ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventKindResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EventKind'] = ResolversParentTypes['EventKind']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tells?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignEventEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignEventEdge'] = ResolversParentTypes['CampaignEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CampaignEvent'], ParentType, ContextType>;
};

export type CampaignEventConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignEventConnection'] = ResolversParentTypes['CampaignEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CampaignEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CampaignEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  campaignEvents?: SubscriptionResolver<ResolversTypes['CampaignEvent'], "campaignEvents", ParentType, ContextType, RequireFields<SubscriptionCampaignEventsArgs, 'campaignId' | 'after'>>;
  campaignChanged?: SubscriptionResolver<ResolversTypes['CampaignChange'], "campaignChanged", ParentType, ContextType, RequireFields<SubscriptionCampaignChangedArgs, 'campaignId' | 'after'>>;
  jobChanged?: SubscriptionResolver<ResolversTypes['Job'], "jobChanged", ParentType, ContextType, RequireFields<SubscriptionJobChangedArgs, 'id'>>;
};

export type SignedHeadResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SignedHead'] = ResolversParentTypes['SignedHead']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SigningKeyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SigningKey'] = ResolversParentTypes['SigningKey']> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignSettings'] = ResolversParentTypes['CampaignSettings']> = {
  observerDelaySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declassifiesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SideResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Side'] = ResolversParentTypes['Side']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CampaignRole'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CampaignRole'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  acceptedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type InvitationEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitationEdge'] = ResolversParentTypes['InvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
};

export type InvitationConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitationConnection'] = ResolversParentTypes['InvitationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ViewerStandingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ViewerStanding'] = ResolversParentTypes['ViewerStanding']> = {
  role?: Resolver<ResolversTypes['CampaignRole'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  delaySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayCommand?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignEdge'] = ResolversParentTypes['CampaignEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export type CampaignConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignConnection'] = ResolversParentTypes['CampaignConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CampaignEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CampaignCreatedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignCreated'] = ResolversParentTypes['CampaignCreated']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCampaignResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreateCampaignResult'] = ResolversParentTypes['CreateCampaignResult']> = {
  __resolveType: TypeResolveFn<'CampaignCreated' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type CampaignChangedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignChanged'] = ResolversParentTypes['CampaignChanged']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeCampaignResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChangeCampaignResult'] = ResolversParentTypes['ChangeCampaignResult']> = {
  __resolveType: TypeResolveFn<'CampaignChanged' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type InvitationIssuedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitationIssued'] = ResolversParentTypes['InvitationIssued']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InviteResult'] = ResolversParentTypes['InviteResult']> = {
  __resolveType: TypeResolveFn<'InvitationIssued' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type InvitationRevokedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitationRevoked'] = ResolversParentTypes['InvitationRevoked']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeInvitationResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RevokeInvitationResult'] = ResolversParentTypes['RevokeInvitationResult']> = {
  __resolveType: TypeResolveFn<'InvitationRevoked' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type InvitationAcceptedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitationAccepted'] = ResolversParentTypes['InvitationAccepted']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcceptInvitationResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AcceptInvitationResult'] = ResolversParentTypes['AcceptInvitationResult']> = {
  __resolveType: TypeResolveFn<'InvitationAccepted' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type CampaignLeftResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignLeft'] = ResolversParentTypes['CampaignLeft']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveCampaignResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LeaveCampaignResult'] = ResolversParentTypes['LeaveCampaignResult']> = {
  __resolveType: TypeResolveFn<'CampaignLeft' | 'InvalidInput' | 'Conflict' | 'NotFound' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type CampaignChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignChange'] = ResolversParentTypes['CampaignChange']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ProblemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  __resolveType: TypeResolveFn<'WrongCredentials' | 'OrderRefused' | 'NotAllowed' | 'NotFound' | 'InvalidInput' | 'Conflict' | 'KeyInUse' | 'TooManyAttempts' | 'UploadRefused', ParentType, ContextType>;
};

export type NotAllowedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NotAllowed'] = ResolversParentTypes['NotAllowed']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyInUseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeyInUse'] = ResolversParentTypes['KeyInUse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyAttemptsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TooManyAttempts'] = ResolversParentTypes['TooManyAttempts']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommittedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Committed'] = ResolversParentTypes['Committed']> = {
  __resolveType: TypeResolveFn<'BattleOpened' | 'OrdersIssued' | 'ActionsUndone' | 'UndoAsked' | 'UndoDeclined' | 'RulingMade' | 'BattlePublished' | 'BattleUnpublished' | 'BookChanged' | 'BookBranched' | 'CampaignCreated' | 'CampaignChanged' | 'InvitationIssued' | 'InvitationRevoked' | 'InvitationAccepted' | 'CampaignLeft' | 'BundlesScheduled' | 'JobRetried' | 'JobCancelled' | 'WebhookAdded' | 'WebhookRemoved', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DemonstrationSeatResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DemonstrationSeat'] = ResolversParentTypes['DemonstrationSeat']> = {
  seat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemonstrationSeatTakenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DemonstrationSeatTaken'] = ResolversParentTypes['DemonstrationSeatTaken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeDemonstrationSeatResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TakeDemonstrationSeatResult'] = ResolversParentTypes['TakeDemonstrationSeatResult']> = {
  __resolveType: TypeResolveFn<'DemonstrationSeatTaken' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type BundleScheduleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BundleSchedule'] = ResolversParentTypes['BundleSchedule']> = {
  everyHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KeptBundleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeptBundle'] = ResolversParentTypes['KeptBundle']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundlesScheduledResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BundlesScheduled'] = ResolversParentTypes['BundlesScheduled']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['BundleSchedule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduleBundlesResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScheduleBundlesResult'] = ResolversParentTypes['ScheduleBundlesResult']> = {
  __resolveType: TypeResolveFn<'BundlesScheduled' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type JobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JobRetriedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobRetried'] = ResolversParentTypes['JobRetried']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetryJobResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RetryJobResult'] = ResolversParentTypes['RetryJobResult']> = {
  __resolveType: TypeResolveFn<'JobRetried' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type JobCancelledResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobCancelled'] = ResolversParentTypes['JobCancelled']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelJobResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CancelJobResult'] = ResolversParentTypes['CancelJobResult']> = {
  __resolveType: TypeResolveFn<'JobCancelled' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type OrderFormResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderForm'] = ResolversParentTypes['OrderForm']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cites?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ChartPackResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChartPack'] = ResolversParentTypes['ChartPack']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type RuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HouseScenarioResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HouseScenario'] = ResolversParentTypes['HouseScenario']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type LibraryItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LibraryItem'] = ResolversParentTypes['LibraryItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LibraryKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
};

export type LibraryItemEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LibraryItemEdge'] = ResolversParentTypes['LibraryItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LibraryItem'], ParentType, ContextType>;
};

export type LibraryItemConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LibraryItemConnection'] = ResolversParentTypes['LibraryItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LibraryItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LibraryItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type VassalFileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VassalFile'] = ResolversParentTypes['VassalFile']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScenarioFromSaveResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScenarioFromSave'] = ResolversParentTypes['ScenarioFromSave']> = {
  scenario?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<Array<ResolversTypes['LeftOpen']>, ParentType, ContextType>;
  boards?: Resolver<Array<ResolversTypes['BoardOfSave']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeftOpenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LeftOpen'] = ResolversParentTypes['LeftOpen']> = {
  about?: Resolver<ResolversTypes['LeftOpenAbout'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOfSaveResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BoardOfSave'] = ResolversParentTypes['BoardOfSave']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UploadAcceptedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UploadAccepted'] = ResolversParentTypes['UploadAccepted']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['LibraryItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadRefusedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UploadRefused'] = ResolversParentTypes['UploadRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['UploadProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadProblemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UploadProblem'] = ResolversParentTypes['UploadProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UploadResult'] = ResolversParentTypes['UploadResult']> = {
  __resolveType: TypeResolveFn<'UploadAccepted' | 'UploadRefused' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type NewsChoiceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsChoice'] = ResolversParentTypes['NewsChoice']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tells?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['NewsTiming'], ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsPreferencesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsPreferences'] = ResolversParentTypes['NewsPreferences']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietHours?: Resolver<Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
  digestAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['NewsChoice']>, ParentType, ContextType>;
  unsubscribedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsPreferencesSetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsPreferencesSet'] = ResolversParentTypes['NewsPreferencesSet']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['NewsPreferences'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetNewsPreferencesResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SetNewsPreferencesResult'] = ResolversParentTypes['SetNewsPreferencesResult']> = {
  __resolveType: TypeResolveFn<'NewsPreferencesSet' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type CalendarAddressRenewedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CalendarAddressRenewed'] = ResolversParentTypes['CalendarAddressRenewed']> = {
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['NewsPreferences'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewCalendarAddressResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RenewCalendarAddressResult'] = ResolversParentTypes['RenewCalendarAddressResult']> = {
  __resolveType: TypeResolveFn<'CalendarAddressRenewed' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed', ParentType, ContextType>;
};

export type BoardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hexes?: Resolver<Array<ResolversTypes['BoardHex']>, ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['BoardHex']>, ParentType, ContextType, RequireFields<BoardHexArgs, 'name'>>;
  places?: Resolver<Array<ResolversTypes['BoardPlace']>, ParentType, ContextType, RequireFields<BoardPlacesArgs, 'of'>>;
};

export type BoardHexResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BoardHex'] = ResolversParentTypes['BoardHex']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inPlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terrain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fills?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  watercourse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  building?: Resolver<Maybe<ResolversTypes['BoardBuilding']>, ParentType, ContextType>;
  bridge?: Resolver<Maybe<ResolversTypes['BoardBridge']>, ParentType, ContextType>;
  hexsides?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  roads?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  neighbours?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BoardBuildingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BoardBuilding'] = ResolversParentTypes['BoardBuilding']> = {
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upperLevels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stairway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BoardBridgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BoardBridge'] = ResolversParentTypes['BoardBridge']> = {
  terrain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  levelBelow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardPlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BoardPlace'] = ResolversParentTypes['BoardPlace']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CounterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Counter'] = ResolversParentTypes['Counter']> = {
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['CounterNumber']>, ParentType, ContextType>;
  facing?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  turret?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['CounterState']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CounterNumberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CounterNumber'] = ResolversParentTypes['CounterNumber']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CounterStateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CounterState'] = ResolversParentTypes['CounterState']> = {
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['CounterTone'], ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationMarkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LocationMark'] = ResolversParentTypes['LocationMark']> = {
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignOverviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CampaignOverview'] = ResolversParentTypes['CampaignOverview']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openBattles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedBattles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastActionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  battles?: Resolver<ResolversTypes['BattleProgressConnection'], ParentType, ContextType, RequireFields<CampaignOverviewBattlesArgs, 'first'>>;
};

export type BattleProgressResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleProgress'] = ResolversParentTypes['BattleProgress']> = {
  battleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastActionAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awaiting?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['BattleOutcome']>, ParentType, ContextType>;
};

export type BattleProgressEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleProgressEdge'] = ResolversParentTypes['BattleProgressEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BattleProgress'], ParentType, ContextType>;
};

export type BattleProgressConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BattleProgressConnection'] = ResolversParentTypes['BattleProgressConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BattleProgressEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BattleProgress']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProjectionHealthResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProjectionHealth'] = ResolversParentTypes['ProjectionHealth']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  head?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebuilding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectionRebuildBegunResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProjectionRebuildBegun'] = ResolversParentTypes['ProjectionRebuildBegun']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RebuildProjectionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RebuildProjectionResult'] = ResolversParentTypes['RebuildProjectionResult']> = {
  __resolveType: TypeResolveFn<'ProjectionRebuildBegun' | 'InvalidInput' | 'NotAllowed' | 'NotFound', ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['WebhookForm'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CampaignRole'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
};

export type WebhookAddedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WebhookAdded'] = ResolversParentTypes['WebhookAdded']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddWebhookResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AddWebhookResult'] = ResolversParentTypes['AddWebhookResult']> = {
  __resolveType: TypeResolveFn<'WebhookAdded' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type WebhookRemovedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WebhookRemoved'] = ResolversParentTypes['WebhookRemoved']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveWebhookResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RemoveWebhookResult'] = ResolversParentTypes['RemoveWebhookResult']> = {
  __resolveType: TypeResolveFn<'WebhookRemoved' | 'InvalidInput' | 'KeyInUse' | 'NotAllowed' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  Person?: PersonResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Mailbox?: MailboxResolvers<ContextType>;
  PersonalToken?: PersonalTokenResolvers<ContextType>;
  PersonalTokenEdge?: PersonalTokenEdgeResolvers<ContextType>;
  PersonalTokenConnection?: PersonalTokenConnectionResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionEdge?: SessionEdgeResolvers<ContextType>;
  SessionConnection?: SessionConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SignUpTaken?: SignUpTakenResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  WrongCredentials?: WrongCredentialsResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  RefreshSessionResult?: RefreshSessionResultResolvers<ContextType>;
  SessionEnded?: SessionEndedResolvers<ContextType>;
  EndSessionResult?: EndSessionResultResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  PersonalTokenCreated?: PersonalTokenCreatedResolvers<ContextType>;
  CreatePersonalTokenResult?: CreatePersonalTokenResultResolvers<ContextType>;
  PersonalTokenRevoked?: PersonalTokenRevokedResolvers<ContextType>;
  RevokePersonalTokenResult?: RevokePersonalTokenResultResolvers<ContextType>;
  MailAddressSet?: MailAddressSetResolvers<ContextType>;
  SetMailAddressResult?: SetMailAddressResultResolvers<ContextType>;
  MailAddressVerified?: MailAddressVerifiedResolvers<ContextType>;
  VerifyMailAddressResult?: VerifyMailAddressResultResolvers<ContextType>;
  PasswordAskedFor?: PasswordAskedForResolvers<ContextType>;
  AskForPasswordResult?: AskForPasswordResultResolvers<ContextType>;
  SetForgottenPasswordResult?: SetForgottenPasswordResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Battle?: BattleResolvers<ContextType>;
  BattleBriefing?: BattleBriefingResolvers<ContextType>;
  BattleClock?: BattleClockResolvers<ContextType>;
  BattleOutcome?: BattleOutcomeResolvers<ContextType>;
  AwaitedDecision?: AwaitedDecisionResolvers<ContextType>;
  AwaitedRoll?: AwaitedRollResolvers<ContextType>;
  AwaitedDie?: AwaitedDieResolvers<ContextType>;
  BattleSide?: BattleSideResolvers<ContextType>;
  BattleUnit?: BattleUnitResolvers<ContextType>;
  BattleUnitEdge?: BattleUnitEdgeResolvers<ContextType>;
  BattleUnitConnection?: BattleUnitConnectionResolvers<ContextType>;
  BattleLocation?: BattleLocationResolvers<ContextType>;
  LegalOrder?: LegalOrderResolvers<ContextType>;
  OrderReason?: OrderReasonResolvers<ContextType>;
  OrderOdds?: OrderOddsResolvers<ContextType>;
  OrderChance?: OrderChanceResolvers<ContextType>;
  LegalOrderEdge?: LegalOrderEdgeResolvers<ContextType>;
  LegalOrderConnection?: LegalOrderConnectionResolvers<ContextType>;
  BattleAction?: BattleActionResolvers<ContextType>;
  BattleActionEdge?: BattleActionEdgeResolvers<ContextType>;
  BattleActionConnection?: BattleActionConnectionResolvers<ContextType>;
  DiceRoll?: DiceRollResolvers<ContextType>;
  DieFace?: DieFaceResolvers<ContextType>;
  BattleEffect?: BattleEffectResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  BattleDiff?: BattleDiffResolvers<ContextType>;
  DiceCommitment?: DiceCommitmentResolvers<ContextType>;
  DiceSeed?: DiceSeedResolvers<ContextType>;
  UndoRequest?: UndoRequestResolvers<ContextType>;
  BattleEdge?: BattleEdgeResolvers<ContextType>;
  BattleConnection?: BattleConnectionResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  BattleOpened?: BattleOpenedResolvers<ContextType>;
  OpenBattleResult?: OpenBattleResultResolvers<ContextType>;
  OrdersIssued?: OrdersIssuedResolvers<ContextType>;
  OrderRefused?: OrderRefusedResolvers<ContextType>;
  IssueOrdersResult?: IssueOrdersResultResolvers<ContextType>;
  ActionsUndone?: ActionsUndoneResolvers<ContextType>;
  UndoAsked?: UndoAskedResolvers<ContextType>;
  UndoResult?: UndoResultResolvers<ContextType>;
  UndoDeclined?: UndoDeclinedResolvers<ContextType>;
  AnswerUndoResult?: AnswerUndoResultResolvers<ContextType>;
  RulingMade?: RulingMadeResolvers<ContextType>;
  BattlePublished?: BattlePublishedResolvers<ContextType>;
  PublishBattleResult?: PublishBattleResultResolvers<ContextType>;
  BattleUnpublished?: BattleUnpublishedResolvers<ContextType>;
  UnpublishBattleResult?: UnpublishBattleResultResolvers<ContextType>;
  RuleResult?: RuleResultResolvers<ContextType>;
  BookChanged?: BookChangedResolvers<ContextType>;
  ChangeBookResult?: ChangeBookResultResolvers<ContextType>;
  BookBranched?: BookBranchedResolvers<ContextType>;
  BranchResult?: BranchResultResolvers<ContextType>;
  Book?: BookResolvers<ContextType>;
  BookLine?: BookLineResolvers<ContextType>;
  BranchPoint?: BranchPointResolvers<ContextType>;
  CampaignPolicies?: CampaignPoliciesResolvers<ContextType>;
  ScenarioGraph?: ScenarioGraphResolvers<ContextType>;
  ScenarioNode?: ScenarioNodeResolvers<ContextType>;
  SideMuster?: SideMusterResolvers<ContextType>;
  StandIn?: StandInResolvers<ContextType>;
  EmptyPlaces?: EmptyPlacesResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  NodeWorth?: NodeWorthResolvers<ContextType>;
  ScenarioEdge?: ScenarioEdgeResolvers<ContextType>;
  CampaignSide?: CampaignSideResolvers<ContextType>;
  Formation?: FormationResolvers<ContextType>;
  StateCount?: StateCountResolvers<ContextType>;
  RosterEdge?: RosterEdgeResolvers<ContextType>;
  RosterConnection?: RosterConnectionResolvers<ContextType>;
  RosterUnit?: RosterUnitResolvers<ContextType>;
  UnitExperience?: UnitExperienceResolvers<ContextType>;
  LossCaused?: LossCausedResolvers<ContextType>;
  ExperienceEarned?: ExperienceEarnedResolvers<ContextType>;
  LevelReached?: LevelReachedResolvers<ContextType>;
  CasualtySuffered?: CasualtySufferedResolvers<ContextType>;
  LifeStory?: LifeStoryResolvers<ContextType>;
  LifeStoryEntry?: LifeStoryEntryResolvers<ContextType>;
  CampaignFlag?: CampaignFlagResolvers<ContextType>;
  StayingTerrain?: StayingTerrainResolvers<ContextType>;
  CampaignBattle?: CampaignBattleResolvers<ContextType>;
  DrawnUnit?: DrawnUnitResolvers<ContextType>;
  CampaignBattleEdge?: CampaignBattleEdgeResolvers<ContextType>;
  CampaignBattleConnection?: CampaignBattleConnectionResolvers<ContextType>;
  AfterActionReport?: AfterActionReportResolvers<ContextType>;
  SidePoints?: SidePointsResolvers<ContextType>;
  UnitReport?: UnitReportResolvers<ContextType>;
  Deed?: DeedResolvers<ContextType>;
  ArisenUnit?: ArisenUnitResolvers<ContextType>;
  FateCount?: FateCountResolvers<ContextType>;
  TurningPoint?: TurningPointResolvers<ContextType>;
  SideSwing?: SideSwingResolvers<ContextType>;
  DiceLuck?: DiceLuckResolvers<ContextType>;
  LikelyRange?: LikelyRangeResolvers<ContextType>;
  BookCause?: BookCauseResolvers<ContextType>;
  VictoryPointGain?: VictoryPointGainResolvers<ContextType>;
  VictoryPointEdge?: VictoryPointEdgeResolvers<ContextType>;
  VictoryPointConnection?: VictoryPointConnectionResolvers<ContextType>;
  FieldPromotion?: FieldPromotionResolvers<ContextType>;
  FieldPromotionEdge?: FieldPromotionEdgeResolvers<ContextType>;
  FieldPromotionConnection?: FieldPromotionConnectionResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  AwardEdge?: AwardEdgeResolvers<ContextType>;
  AwardConnection?: AwardConnectionResolvers<ContextType>;
  Standing?: StandingResolvers<ContextType>;
  SideStanding?: SideStandingResolvers<ContextType>;
  CampaignTurn?: CampaignTurnResolvers<ContextType>;
  CampaignTurnEdge?: CampaignTurnEdgeResolvers<ContextType>;
  CampaignTurnConnection?: CampaignTurnConnectionResolvers<ContextType>;
  TurnStep?: TurnStepResolvers<ContextType>;
  Preconditions?: PreconditionsResolvers<ContextType>;
  MissingPrecondition?: MissingPreconditionResolvers<ContextType>;
  ReadyCorrection?: ReadyCorrectionResolvers<ContextType>;
  SealedOrders?: SealedOrdersResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  WayChosen?: WayChosenResolvers<ContextType>;
  ReinforcementGroup?: ReinforcementGroupResolvers<ContextType>;
  CounterCount?: CounterCountResolvers<ContextType>;
  BookEntry?: BookEntryResolvers<ContextType>;
  CorrectionMade?: CorrectionMadeResolvers<ContextType>;
  BookEntryEdge?: BookEntryEdgeResolvers<ContextType>;
  BookEntryConnection?: BookEntryConnectionResolvers<ContextType>;
  BookConsequence?: BookConsequenceResolvers<ContextType>;
  BookComparison?: BookComparisonResolvers<ContextType>;
  ComparedTurns?: ComparedTurnsResolvers<ContextType>;
  ComparedStanding?: ComparedStandingResolvers<ContextType>;
  SideFigures?: SideFiguresResolvers<ContextType>;
  ComparedUnit?: ComparedUnitResolvers<ContextType>;
  ComparedNode?: ComparedNodeResolvers<ContextType>;
  BookDifferences?: BookDifferencesResolvers<ContextType>;
  BookDifference?: BookDifferenceResolvers<ContextType>;
  BookPreview?: BookPreviewResolvers<ContextType>;
  RewrittenEntry?: RewrittenEntryResolvers<ContextType>;
  EntryRefused?: EntryRefusedResolvers<ContextType>;
  DryRun?: DryRunResolvers<ContextType>;
  MatchedCounter?: MatchedCounterResolvers<ContextType>;
  CounterInSave?: CounterInSaveResolvers<ContextType>;
  ProposedReport?: ProposedReportResolvers<ContextType>;
  ProposedFate?: ProposedFateResolvers<ContextType>;
  PlayerDice?: PlayerDiceResolvers<ContextType>;
  SaidInSave?: SaidInSaveResolvers<ContextType>;
  ReportPreview?: ReportPreviewResolvers<ContextType>;
  ExpectedRoll?: ExpectedRollResolvers<ContextType>;
  ExpectedResult?: ExpectedResultResolvers<ContextType>;
  CampaignPreset?: CampaignPresetResolvers<ContextType>;
  HouseCampaign?: HouseCampaignResolvers<ContextType>;
  Rulebook?: RulebookResolvers<ContextType>;
  CampaignEvent?: CampaignEventResolvers<ContextType>;
  EventKind?: EventKindResolvers<ContextType>;
  CampaignEventEdge?: CampaignEventEdgeResolvers<ContextType>;
  CampaignEventConnection?: CampaignEventConnectionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SignedHead?: SignedHeadResolvers<ContextType>;
  SigningKey?: SigningKeyResolvers<ContextType>;
  CampaignSettings?: CampaignSettingsResolvers<ContextType>;
  Side?: SideResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationEdge?: InvitationEdgeResolvers<ContextType>;
  InvitationConnection?: InvitationConnectionResolvers<ContextType>;
  ViewerStanding?: ViewerStandingResolvers<ContextType>;
  CampaignEdge?: CampaignEdgeResolvers<ContextType>;
  CampaignConnection?: CampaignConnectionResolvers<ContextType>;
  CampaignCreated?: CampaignCreatedResolvers<ContextType>;
  CreateCampaignResult?: CreateCampaignResultResolvers<ContextType>;
  CampaignChanged?: CampaignChangedResolvers<ContextType>;
  ChangeCampaignResult?: ChangeCampaignResultResolvers<ContextType>;
  InvitationIssued?: InvitationIssuedResolvers<ContextType>;
  InviteResult?: InviteResultResolvers<ContextType>;
  InvitationRevoked?: InvitationRevokedResolvers<ContextType>;
  RevokeInvitationResult?: RevokeInvitationResultResolvers<ContextType>;
  InvitationAccepted?: InvitationAcceptedResolvers<ContextType>;
  AcceptInvitationResult?: AcceptInvitationResultResolvers<ContextType>;
  CampaignLeft?: CampaignLeftResolvers<ContextType>;
  LeaveCampaignResult?: LeaveCampaignResultResolvers<ContextType>;
  CampaignChange?: CampaignChangeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Problem?: ProblemResolvers<ContextType>;
  NotAllowed?: NotAllowedResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  KeyInUse?: KeyInUseResolvers<ContextType>;
  TooManyAttempts?: TooManyAttemptsResolvers<ContextType>;
  Committed?: CommittedResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  DemonstrationSeat?: DemonstrationSeatResolvers<ContextType>;
  DemonstrationSeatTaken?: DemonstrationSeatTakenResolvers<ContextType>;
  TakeDemonstrationSeatResult?: TakeDemonstrationSeatResultResolvers<ContextType>;
  BundleSchedule?: BundleScheduleResolvers<ContextType>;
  KeptBundle?: KeptBundleResolvers<ContextType>;
  BundlesScheduled?: BundlesScheduledResolvers<ContextType>;
  ScheduleBundlesResult?: ScheduleBundlesResultResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobRetried?: JobRetriedResolvers<ContextType>;
  RetryJobResult?: RetryJobResultResolvers<ContextType>;
  JobCancelled?: JobCancelledResolvers<ContextType>;
  CancelJobResult?: CancelJobResultResolvers<ContextType>;
  OrderForm?: OrderFormResolvers<ContextType>;
  ChartPack?: ChartPackResolvers<ContextType>;
  Rule?: RuleResolvers<ContextType>;
  HouseScenario?: HouseScenarioResolvers<ContextType>;
  LibraryItem?: LibraryItemResolvers<ContextType>;
  LibraryItemEdge?: LibraryItemEdgeResolvers<ContextType>;
  LibraryItemConnection?: LibraryItemConnectionResolvers<ContextType>;
  VassalFile?: VassalFileResolvers<ContextType>;
  ScenarioFromSave?: ScenarioFromSaveResolvers<ContextType>;
  LeftOpen?: LeftOpenResolvers<ContextType>;
  BoardOfSave?: BoardOfSaveResolvers<ContextType>;
  UploadAccepted?: UploadAcceptedResolvers<ContextType>;
  UploadRefused?: UploadRefusedResolvers<ContextType>;
  UploadProblem?: UploadProblemResolvers<ContextType>;
  UploadResult?: UploadResultResolvers<ContextType>;
  NewsChoice?: NewsChoiceResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  NewsPreferences?: NewsPreferencesResolvers<ContextType>;
  NewsPreferencesSet?: NewsPreferencesSetResolvers<ContextType>;
  SetNewsPreferencesResult?: SetNewsPreferencesResultResolvers<ContextType>;
  CalendarAddressRenewed?: CalendarAddressRenewedResolvers<ContextType>;
  RenewCalendarAddressResult?: RenewCalendarAddressResultResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  BoardHex?: BoardHexResolvers<ContextType>;
  BoardBuilding?: BoardBuildingResolvers<ContextType>;
  BoardBridge?: BoardBridgeResolvers<ContextType>;
  BoardPlace?: BoardPlaceResolvers<ContextType>;
  Counter?: CounterResolvers<ContextType>;
  CounterNumber?: CounterNumberResolvers<ContextType>;
  CounterState?: CounterStateResolvers<ContextType>;
  LocationMark?: LocationMarkResolvers<ContextType>;
  CampaignOverview?: CampaignOverviewResolvers<ContextType>;
  BattleProgress?: BattleProgressResolvers<ContextType>;
  BattleProgressEdge?: BattleProgressEdgeResolvers<ContextType>;
  BattleProgressConnection?: BattleProgressConnectionResolvers<ContextType>;
  ProjectionHealth?: ProjectionHealthResolvers<ContextType>;
  ProjectionRebuildBegun?: ProjectionRebuildBegunResolvers<ContextType>;
  RebuildProjectionResult?: RebuildProjectionResultResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAdded?: WebhookAddedResolvers<ContextType>;
  AddWebhookResult?: AddWebhookResultResolvers<ContextType>;
  WebhookRemoved?: WebhookRemovedResolvers<ContextType>;
  RemoveWebhookResult?: RemoveWebhookResultResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ApiContext> = {
  public?: PublicDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
  campaign?: CampaignDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  published?: PublishedDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
};

/**
 * Every kind of event that a campaign's log can hold, with what it tells and a sentence for each. What is entered in a book
 * is named after its fact, and its sentences are the book's.
 */
import { type FactKind, factSchema } from '../rules-core/campaign/facts/facts.js';

type About = Readonly<Record<string, unknown>>;

interface Kind {
  /** What it tells, for people who choose which kinds they hear of. */
  readonly tells: string;
  readonly says: (about: About) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));
const within = (value: unknown): About => (value ?? {}) as About;
const asWhat = ({ role, side }: About): string =>
  side == null ? text(role).toLowerCase() : `${text(role).toLowerCase()} of ${text(side)}`;
const because = (why: unknown): string => (why ? `: ${text(why)}` : '.');

const OF_CAMPAIGNS: Readonly<Record<string, Kind>> = {
  'campaign.created': {
    tells: 'The campaign was created.',
    says: ({ name }) => `The campaign "${text(name)}" is created.`,
  },
  'campaign.renamed': {
    tells: 'Its name or description was changed.',
    says: ({ name }) => `The campaign is called "${text(name)}" from now on.`,
  },
  'campaign.settings-changed': {
    tells: 'Its settings were changed.',
    says: () => 'The settings of the campaign are changed.',
  },
  'campaign.side-added': {
    tells: 'A side was added.',
    says: ({ name }) => `The side "${text(name)}" is added.`,
  },
  'campaign.side-renamed': {
    tells: 'A side got another name.',
    says: ({ key, name }) => `The side ${text(key)} is called "${text(name)}" from now on.`,
  },
  'campaign.invitation-issued': {
    tells: 'Somebody was invited. For the referee.',
    says: (about) => `Somebody is invited as ${asWhat(about)}.`,
  },
  'campaign.invitation-revoked': {
    tells: 'An invitation was taken back. For the referee.',
    says: () => 'An invitation is taken back.',
  },
  'campaign.member-joined': {
    tells: 'Somebody accepted an invitation.',
    says: (about) => `Somebody joins as ${asWhat(about)}.`,
  },
  'campaign.member-role-changed': {
    tells: 'A member became something else.',
    says: (about) => `A member is ${asWhat(about)} from now on.`,
  },
  'campaign.member-left': { tells: 'A member left.', says: () => 'A member leaves.' },
  'campaign.member-replaced': {
    tells: 'Another account took the place of a member.',
    says: () => 'Another account takes the place of a member.',
  },
  'campaign.referee-named': { tells: 'A referee was named.', says: () => 'Another referee is named.' },
  'campaign.battle-published': {
    tells: 'A battle was published: everybody may read it.',
    says: () => 'A battle is published: everybody may read it.',
  },
  'campaign.battle-unpublished': {
    tells: 'A battle was made private again.',
    says: () => 'A battle is private again.',
  },
};

const OF_BATTLES: Readonly<Record<string, Kind>> = {
  'battle.opened': {
    tells: 'A battle was opened.',
    says: ({ name }) => `The battle "${text(name)}" is opened.`,
  },
  'battle.action': { tells: 'Something happened in a battle.', says: () => 'Something happens in a battle.' },
  'battle.closed': {
    tells: 'A battle ended, and the seed of its dice is told.',
    says: ({ outcome }) => `The battle is over: ${text(within(outcome).why)}`,
  },
  'battle.reopened': {
    tells: 'The end of a battle was taken back.',
    says: () => 'The end of the battle is taken back, and its dice come from another seed.',
  },
  'battle.dice-drawn': {
    tells: 'The dice of a battle come from another seed from now on.',
    says: () => 'The dice of the battle come from another seed from now on.',
  },
  'battle.undo-asked': {
    tells: 'A side asked to take actions back.',
    says: ({ side, toVersion, why }) =>
      `${text(side)} asks to take the battle back to version ${text(toVersion)}${because(why)}`,
  },
  'battle.undo-declined': {
    tells: 'A request to take actions back was declined.',
    says: ({ by }) => `${text(by)} declines to take actions back.`,
  },
};

const OF_LINES: Readonly<Record<string, Kind>> = {
  'book.corrected': {
    tells: 'An earlier entry was set right.',
    says: ({ corrects }) => `Entry ${text(corrects)} is set right.`,
  },
  'book.branched': {
    tells: 'Another line of the book was begun. For the referee.',
    says: ({ name }) => `The branch "${text(name)}" is begun.`,
  },
  'book.line-taken': {
    tells: 'The campaign goes on with another line of its book.',
    says: ({ name }) => `The campaign goes on with the line "${text(name)}".`,
  },
  'book.dice-revealed': {
    tells: 'The campaign is over, and the seed of its dice is told.',
    says: () => 'The seed of the dice is told: anybody can check the rolls now.',
  },
};

const DECISIONS: Readonly<Record<string, string>> = {
  seal: 'sealed orders',
  ENDED_OTHERWISE: 'what becomes of a battle that ended otherwise',
};

const NOTICES: Readonly<Record<string, Kind>> = {
  'notice.decision-awaited': {
    tells: 'A side or the referee is to decide something.',
    says: ({ side, decision }) =>
      `${side == null ? 'The referee' : text(side)} is to decide: ${DECISIONS[text(decision)] ?? text(decision).toLowerCase().replaceAll('_', ' ')}.`,
  },
  'notice.deadline-near': {
    tells: 'The deadline of a turn is near.',
    says: ({ turn }) => `The deadline of turn ${text(turn)} is near.`,
  },
  'notice.turn-advanced': {
    tells: 'A turn of the campaign began.',
    says: ({ turn, date }) => `Turn ${text(turn)} begins${date ? `, ${text(date)}` : ''}.`,
  },
  'notice.battle-reported': {
    tells: 'A battle was reported.',
    says: ({ name }) => `"${text(name)}" is reported.`,
  },
  'notice.promotion': {
    tells: 'Somebody rose in rank.',
    says: ({ promotions }) => `${Array.isArray(promotions) ? promotions.length : 'Some'} promoted.`,
  },
};

const FACTS: Readonly<Record<FactKind, string>> = {
  begin: 'The book of the campaign was begun.',
  enlist: 'Units were written into the roster.',
  policies: 'The policies were set.',
  graph: 'The scenario graph was drawn.',
  seal: 'A side sealed its orders.',
  deadline: 'The deadline of a turn was set.',
  reveal: 'Sealed orders were revealed.',
  'open-battle': 'A battle of the book was opened.',
  report: 'A battle was reported.',
  'end-again': 'A battle that was taken up again has ended.',
  aftermath: 'The aftermath of a battle was worked out.',
  reorganize: 'The sides reorganized.',
  advance: 'A turn ended.',
  decide: 'The referee decided how the campaign goes on.',
  ruling: 'The referee ruled.',
  concede: 'A side conceded.',
  match: 'Counters were matched to units.',
  nothing: 'Nothing was entered.',
};

/** An entry in a book is said by the book itself; this is for those who cannot ask it. */
const ENTRIES: Readonly<Record<string, Kind>> = Object.fromEntries(
  factSchema.options.map(({ shape }) => {
    const tells = FACTS[shape.fact.value];
    return [`book.${shape.fact.value}`, { tells, says: () => tells }];
  }),
);

export const EVENT_KINDS: Readonly<Record<string, Kind>> = {
  ...OF_CAMPAIGNS,
  ...OF_BATTLES,
  ...ENTRIES,
  ...OF_LINES,
  ...NOTICES,
};

/** The first of these that is not a kind of event. */
export function unknownKind(kinds: readonly string[]): string | undefined {
  return kinds.find((kind) => !Object.hasOwn(EVENT_KINDS, kind));
}

export function saysEvent(kind: string, about: object | null): string {
  return EVENT_KINDS[kind]?.says((about ?? {}) as About) ?? `${kind}.`;
}

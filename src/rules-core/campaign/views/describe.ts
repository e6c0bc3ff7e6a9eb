/** From a consequence, a cause or a fact to a sentence: the only way in which campaigns speak to people. */
import type { SideId } from '../../kernel/position/position.js';
import type { BattleId, FormationId, NodeId, RosterId } from '../book/book.js';
import { campaignOf } from '../book/book.js';
import type { Cause, Consequence, Fact, FactKind, FactOf, Meaning, Meanings } from '../facts/facts.js';
import type { SideMuster, WhyEmpty, WhyLeftOut } from '../muster/told.js';
import {
  aCounter,
  capital,
  counted,
  countedInWords,
  dateInWords,
  inWords,
  listed,
  sentence,
  spoken,
  theSide,
  times,
} from './prose.js';
import type { SeenBook } from './views.js';

/** What things are called; what has no name keeps its id. */
export interface Names {
  unit(id: RosterId): string;
  side(id: SideId): string;
  battle(id: BattleId): string;
  node(id: NodeId): string;
  formation(id: FormationId): string;
}

export function namesOf(book: SeenBook): Names {
  const graph = book.campaign.campaign ? campaignOf(book as never).graph.nodes : [];
  const titles = new Map(graph.map(({ node, title }) => [node, title]));
  return {
    unit: (id) => book.roster[id]?.name ?? id,
    side: (id) => book.side[id]?.name ?? id,
    battle: (id) => book.battle[id]?.name ?? id,
    node: (id) => titles.get(id) ?? id,
    formation: (id) => book.formation[id]?.name ?? id,
  };
}

type Sentences = { readonly [What in Meaning]: (about: Meanings[What], names: Names) => string };

const SENTENCES: Sentences = {
  begun: ({ date }) => `The campaign began on ${dateInWords(date)}.`,
  enlisted: ({ unit }, names) => `${names.unit(unit)} joined the roster.`,
  'formation-raised': ({ formation }, names) => `${names.formation(formation)} was raised.`,
  'policies-set': ({ version, preset }) => `Policies ${version} apply ("${preset}").`,
  'graph-set': ({ nodes }) => `The scenario graph has ${counted(nodes, 'node')}.`,
  sealed: ({ side, turn }, names) => `The orders of ${the(side, names)} for turn ${turn} were sealed.`,
  'deadline-set': ({ turn, deadline }) =>
    deadline ? `Planning of turn ${turn} ends at ${deadline}.` : `Planning of turn ${turn} has no deadline.`,
  revealed: ({ side, turn, stance, absent }, names) => {
    const did = stance ? `chose to ${stance}` : 'revealed their orders';
    const missed = `sealed no orders${stance ? ` and had to ${stance}` : ''}`;
    return `Turn ${turn}: ${the(side, names)} ${absent ? missed : did}.`;
  },
  planned: ({ side, turn }, names) => `The plans of ${the(side, names)} for turn ${turn} were kept.`,
  'attacker-settled': ({ attacker, first }, names) => {
    if (attacker === null) return 'Nobody attacked.';
    return `${The(attacker, names)} attacked${first === null ? '' : `; ${the(first, names)} went first`}.`;
  },
  bought: ({ side, group, cost, units, missing }, names) => {
    const short = Object.entries(missing ?? {}).map(([counter, count]) => `${count} ${counter}`);
    const lacking = short.length > 0 ? `; ${listed(short)} could not be had` : '';
    return `${The(side, names)} bought ${group} for ${counted(cost, 'point')} (${counted(units.length, 'unit')}${lacking}).`;
  },
  'not-bought': ({ side, group, why }, names) => `${The(side, names)} could not buy ${group}: ${why}`,
  'battle-opened': ({ name }) => `The battle "${name}" began.`,
  drawn: ({ battle, side, units, ...muster }, names) =>
    [
      `${counted(units.length, 'unit')} of ${the(side, names)} went into "${names.battle(battle)}".`,
      ...saysMuster(muster, names),
    ].join(' '),
  'battle-reported': ({ battle, winner, why }, names) =>
    winner === null
      ? `"${names.battle(battle)}" ended in a draw: ${sentence(why)}`
      : `${The(winner, names)} won "${names.battle(battle)}": ${sentence(why)}`,
  'ended-again': ({ battle, winner, why, reported, otherwise }, names) =>
    otherwise
      ? `"${names.battle(battle)}" ended otherwise than entry ${reported} says: ${winner === null ? 'it was a draw' : `${the(winner, names)} won`}. ${sentence(why)}`
      : `"${names.battle(battle)}" ended as entry ${reported} says.`,
  'battle-won': ({ side, total }, names) => `Battles won by ${the(side, names)} so far: ${total}.`,
  casualty: ({ unit, fate, from, to, battle }, names) =>
    `${names.unit(unit)} ${saysFate({ fate, from, to }, inBattle(battle, names))}.`,
  returned: ({ unit, battle }, names) => `${names.unit(unit)} came back from "${names.battle(battle)}".`,
  arisen: ({ unit, from, how, battle }, names) => {
    const say =
      ARISING[how] ?? (() => `${names.unit(unit)} was new${inBattle(battle, names)} (${spoken(how)}).`);
    return say(names.unit(unit), from === undefined ? undefined : names.unit(from), inBattle(battle, names));
  },
  recovered: ({ unit, from, to, wounded }, names) =>
    `${names.unit(unit)} ${wounded ? 'fights on with a wound' : saysRecovery(from, to)}.`,
  'made-up': ({ unit, from, to, with: other }, names) =>
    `${names.unit(unit)} was made up from ${aCounter(from)} to ${aCounter(to)} with ${other ? names.unit(other) : 'recruits'}.`,
  captured: ({ unit, captor, battle }, names) =>
    `${names.unit(unit)} fell into the hands of ${the(captor, names)}${inBattle(battle, names)}.`,
  experience: ({ unit, points, total, for: reason, times: often, battle }, names) =>
    `${names.unit(unit)} ${points < 0 ? 'lost' : 'earned'} ${counted(Math.abs(points), 'point')} of experience${inBattle(battle, names)} (${reasonOf(reason)}${often > 1 ? `, ${times(often)}` : ''}); ${total} in all.`,
  level: ({ unit, from, to, counter }, names) =>
    `${names.unit(unit)} ${saysLevel({ from, to })}${counter ? ` (${counter.from} became ${counter.to})` : ''}.`,
  kill: ({ unit, battle, of, times: often }, names) =>
    `${names.unit(unit)} put ${victims(of, often, names)} out of action${inBattle(battle, names)}.`,
  checks: ({ unit, battle, passed, failed, actions }, names) =>
    `${names.unit(unit)} acted ${times(actions)}${inBattle(battle, names)}, passed ${countedInWords(passed, 'check')} and failed ${failed === 0 ? 'none' : inWords(failed)}.`,
  mark: ({ unit, mark, points, total, for: reason }, names) =>
    `${names.unit(unit)} ${points < 0 ? 'lost' : 'gained'} ${Math.abs(points)} ${spoken(mark)} (${reasonOf(reason)}); ${total} in all.`,
  promotion: ({ unit, side, battle, ...step }, names) =>
    unit === undefined
      ? `The commander of ${the(side, names)} became ${step.to}.`
      : `${nameBefore(names.unit(unit), step)} ${saysPromotion(step)}${step.how === 'created' ? inBattle(battle, names) : ''}.`,
  'passed-over': ({ unit, rule, battle }, names) =>
    `${names.unit(unit)} was passed over for promotion after "${names.battle(battle)}" (${spoken(rule)}).`,
  award: ({ unit, award, battle }, names) =>
    `${names.unit(unit)} ${saysAward(award)}${battle === undefined ? '' : ` after "${names.battle(battle)}"`}.`,
  points: ({ side, points, total, for: reason }, names) =>
    `${The(side, names)} ${points < 0 ? (PAID.has(reason) ? 'paid' : 'lost') : 'gained'} ${counted(Math.abs(points), 'point')} (${reasonOf(reason)}); ${total} in hand.`,
  'victory-points': ({ side, points, total, for: reason, battle }, names) =>
    `${The(side, names)} ${points < 0 ? 'lost' : 'made'} ${counted(Math.abs(points), 'victory point')}${inBattle(battle, names)} (${reasonOf(reason)}); ${total} in all.`,
  'used-up': ({ side, what, battle }, names) =>
    `${The(side, names)} used up ${listed(what)}${inBattle(battle, names)}.`,
  terrain: ({ ground, locations, battle }, names) =>
    `The ground "${ground}" stayed changed in ${counted(locations, 'location')}${battle ? ` after "${names.battle(battle)}"` : ''}.`,
  flag: ({ flag, value }) => `The flag "${flag}" was set to ${value}.`,
  'way-decided': ({ node, edge }, names) => `The way on from "${names.node(node)}" was decided: ${edge}.`,
  'node-opened': ({ node }, names) => `"${names.node(node)}" can be fought now.`,
  'node-done': ({ node, to }, names) =>
    `"${names.node(node)}" is over${to ? `; the way leads to "${names.node(to)}"` : ''}.`,
  'node-closed': ({ node }, names) => `"${names.node(node)}" can no longer be reached.`,
  'aftermath-done': ({ battle }, names) => `The aftermath of "${names.battle(battle)}" was worked out.`,
  reorganized: ({ turn }) => `The sides reorganized in turn ${turn}.`,
  'turn-begun': ({ turn, date }) => `Turn ${turn} began on ${dateInWords(date)}.`,
  'phase-begun': ({ turn, phase }) => `Turn ${turn}: ${phase}.`,
  ruled: ({ what, id, why }, names) =>
    `The referee ruled on ${what === 'roster' ? names.unit(id) : what === 'side' ? the(id, names) : `the ${what} "${id}"`}: ${sentence(why)}`,
  conceded: ({ side }, names) => `${The(side, names)} conceded the campaign.`,
  matched: ({ counters }, names) =>
    Object.entries(counters)
      .map(([unit, counter]) =>
        counter === null
          ? `It is forgotten which counter ${names.unit(unit)} is.`
          : `${names.unit(unit)} is the counter "${counter}".`,
      )
      .join(' '),
  over: ({ winner, why }, names) =>
    `The campaign is over: ${winner === null ? 'it is a draw' : `${the(winner, names)} won`}. ${sentence(why)}`,
};

/** A side in the middle of a sentence, and at its beginning. */
const the = (side: SideId, names: Names): string => theSide(names.side(side));
const The = (side: SideId, names: Names): string => capital(the(side, names));

/** Who stands in for what, which places stay empty, who finds no place: a sentence each. */
export function* saysMuster(
  { standIns = [], empty = [], leftOut = [] }: Partial<SideMuster>,
  names: Pick<Names, 'unit'>,
): Iterable<string> {
  if (standIns.length > 0)
    yield `Stand-ins: ${listed(standIns.map(({ unit, for: asked }) => `${names.unit(unit)} for ${aCounter(asked)}`))}.`;
  for (const { counter, count, why } of empty) yield `Empty places: ${count} ${counter} (${WHY_EMPTY[why]}).`;
  for (const { why, units } of leftOut)
    yield `Left out: ${shortList(units.map((id) => names.unit(id)))} (${WHY_LEFT_OUT[why]}).`;
}

const WHY_EMPTY: Readonly<Record<WhyEmpty, string>> = {
  nobody: 'the roster has nobody left who is comparable',
  'not-ready': 'those who could fill them are not ready',
  elsewhere: 'those who could fill them are sent elsewhere',
  'bearer-away': 'the bearer stays away',
  exact: 'only that very counter may fill them',
};

const WHY_LEFT_OUT: Readonly<Record<WhyLeftOut, string>> = {
  'no-place': 'the scenario has no place left for them',
  'no-force': 'the scenario gives the side no force',
  'bearer-away': 'their bearers stay away',
  exact: 'only the very counter may fill a place',
};

const MOST_NAMED = 6;

function shortList(all: readonly string[]): string {
  const more = all.length - MOST_NAMED;
  return listed(more > 1 ? [...all.slice(0, MOST_NAMED), `${more} others`] : all);
}

interface FateTold {
  readonly fate: string;
  readonly from: string;
  readonly to: string;
}

/** What became of somebody in a battle: `was wounded in "The Mill"`. */
export function saysFate({ fate, from, to }: FateTold, where = ''): string {
  if (fate === 'ruling') return `is ${stateOf(to)} by word of the referee, no longer ${stateOf(from)}`;
  if (fate === 'reduced') return `was reduced from ${aCounter(from)} to ${aCounter(to)}${where}`;
  if (fate === 'replaced') return `went from ${aCounter(from)} to ${aCounter(to)}${where}`;
  const told = FATES[fate] ?? spoken(fate);
  if (STATE_AFTER[fate] === to) return `was ${told}${where}`;
  return `was reported ${told}${where} ${AFTERWARDS[to] ?? `and is ${stateOf(to)}`}`;
}

const FATES: Readonly<Record<string, string>> = {
  unhurt: 'unhurt',
  surrendered: 'taken prisoner',
};

/** What a policy's dice made of somebody, other than was reported. */
const AFTERWARDS: Readonly<Record<string, string>> = {
  wounded: 'but survived with a wound',
  repairing: 'but can be repaired',
  captured: 'and fell into enemy hands',
};

const stateOf = (state: string): string => (state === 'repairing' ? 'under repair' : state);

/** The state in which a fate leaves somebody where no roll has it otherwise. */
const STATE_AFTER: Readonly<Record<string, string>> = {
  killed: 'lost',
  destroyed: 'lost',
  discharged: 'lost',
  wounded: 'wounded',
  damaged: 'repairing',
  captured: 'captured',
  surrendered: 'captured',
  missing: 'missing',
  merged: 'merged',
};

type Arising = (unit: string, from: string | undefined, where: string) => string;

/** By how somebody came onto the roster. */
const ARISING: Readonly<Record<string, Arising>> = {
  'leader-created': (unit, from, where) =>
    from ? `${from} produced a new leader${where}: ${unit}.` : `${unit} rose from the ranks${where}.`,
  'hero-created': (unit, from, where) =>
    from ? `${from} produced a Hero${where}: ${unit}.` : `${unit} rose from the ranks as a Hero${where}.`,
  halved: (unit, from, where) => `${unit} was formed${from ? ` from ${from}` : ''}${where}.`,
  deployed: (unit, from, where) => `${unit} was formed${from ? ` from ${from}` : ''}${where}.`,
  'crew-bailed-out': (unit, from, where) => `${unit} bailed out${from ? ` of ${from}` : ''}${where}.`,
  captured: (unit, _, where) => `${unit} was captured${where} and is in use.`,
  successor: (unit, from) => `${unit} took the place of ${from ?? 'the fallen'}.`,
};

/** What became of somebody between battles: `recovered from a wound`. */
function saysRecovery(from: string, to: string): string {
  if (from === to) return from === 'repairing' ? 'is still under repair' : `is still ${from}`;
  return RECOVERIES[`${from} ${to}`] ?? `is ${stateOf(to)}, no longer ${stateOf(from)}`;
}

const RECOVERIES: Readonly<Record<string, string>> = {
  'wounded ready': 'recovered from a wound',
  'wounded lost': 'died of wounds',
  'missing ready': 'turned up again',
  'missing lost': 'was found dead',
  'missing captured': 'turned out to be a prisoner',
  'repairing ready': 'was repaired',
  'repairing lost': 'could not be repaired',
};

export function saysLevel({ from, to }: { readonly from: string | null; readonly to: string }): string {
  return from === null ? `is rated ${spoken(to)}` : `went from ${spoken(from)} to ${spoken(to)}`;
}

type Step = Pick<Meanings['promotion'], 'how' | 'from' | 'to' | 'down'>;

/** What somebody was called before the step: a name that begins with the new rank began with the old one. */
export function nameBefore(name: string, { from, to }: Pick<Step, 'from' | 'to'>): string {
  return from !== null && name.startsWith(`${to} `) ? `${from}${name.slice(to.length)}` : name;
}

export function saysPromotion({ how, from, to, down }: Step): string {
  if (how === 'created') return `rose from the ranks as ${to}`;
  if (how === 'referee') return `became ${to} by word of the referee`;
  return `was ${down ? 'demoted' : 'promoted'}${from === null ? '' : ` from ${from}`} to ${to}`;
}

/** `received the award "Star"`, `was mentioned in dispatches` */
export function saysAward(award: string): string {
  return /^Mentioned /.test(award) ? `was ${award.toLowerCase()}` : `received the award "${award}"`;
}

/** Whom somebody put out of action: `a 4-6-7`, `two 8-1s`, `Krause`. */
export function victims(of: string | undefined, often: number, { unit: name }: Pick<Names, 'unit'>): string {
  if (of === undefined) return often === 1 ? 'an enemy' : `${inWords(often)} enemies`;
  const called = name(of);
  if (called !== of || /^(a|an|the) /i.test(of)) return often === 1 ? called : `${called} (${times(often)})`;
  return often === 1 ? aCounter(of) : `${inWords(often)} ${of}s`;
}

const PAID: ReadonlySet<string> = new Set(['made-up', 'purchases', 'attack']);

/** Why there are points, in a few words. */
export function reasonOf(reason: string): string {
  return REASONS[reason] ?? spoken(reason);
}

const REASONS: Readonly<Record<string, string>> = {
  'directed-kill': 'directing a kill',
  casualty: 'a casualty inflicted',
  captured: 'a capture',
  rally: 'rallying others',
  'self-rally': 'rallying unaided',
  replaced: 'replaced by poorer troops',
  recruits: 'recruits joined',
  'carried-over': 'carried over',
  'points-made': 'points made in the battle',
  ruling: 'by word of the referee',
  'made-up': 'units made up',
};

/** One sentence for one consequence. */
export function says({ what, about }: Pick<Consequence, 'what' | 'about'>, names: Names): string {
  const say = SENTENCES[what] as ((about: unknown, names: Names) => string) | undefined;
  return say ? say(about, names) : `${spoken(what)}.`;
}

/** Why it happened: `"Red Barn", action 212, effect 3: hit by a mortar; policy experience.kill`. */
export function saysWhy(cause: Cause, names: Names): string {
  const where = [
    ...(cause.battle === undefined ? [] : [`"${names.battle(cause.battle)}"`]),
    ...(cause.version === undefined ? [] : [`action ${cause.version}`]),
    ...(cause.effect === undefined ? [] : [`effect ${cause.effect}`]),
  ].join(', ');
  const told = [where, cause.says ?? ''].filter((part) => part !== '').join(': ');
  const policy = cause.policy === undefined ? '' : `policy ${cause.policy}`;
  return [told, policy].filter((part) => part !== '').join('; ');
}

type FactSentences = { readonly [Kind in FactKind]: (fact: FactOf<Kind>, names: Names) => string };

const FACTS: FactSentences = {
  begin: ({ sides }) =>
    `A campaign of ${sides.map(({ name }) => theSide(name)).join(' against ')} is set up.`,
  enlist: ({ roster }) => `Written into the roster: ${counted(roster.length, 'entry', 'entries')}.`,
  policies: ({ policies }) => `The policies are set ("${policies.preset}").`,
  graph: ({ graph }) => `The scenario graph is drawn, with ${counted(graph.nodes.length, 'node')}.`,
  seal: ({ side, turn }, names) => `The orders of ${the(side, names)} for turn ${turn} are sealed.`,
  deadline: ({ turn, deadline }) =>
    deadline
      ? `Planning of turn ${turn} is to end at ${deadline}.`
      : `Planning of turn ${turn} has no deadline.`,
  reveal: ({ turn }) => `The sealed orders of turn ${turn} are revealed.`,
  'open-battle': ({ name }) => `The battle "${name}" is opened.`,
  report: ({ battle }, names) => `The report of "${names.battle(battle)}".`,
  'end-again': ({ battle }, names) => `"${names.battle(battle)}" is over once more.`,
  aftermath: ({ battle }, names) => `The aftermath of "${names.battle(battle)}".`,
  reorganize: ({ turn }) => `Reorganization in turn ${turn}.`,
  advance: ({ turn }) => `Turn ${turn} ends.`,
  decide: ({ node, edge, flags }, names) =>
    node
      ? `The referee decides "${names.node(node)}"${edge ? `: ${edge}` : ''}.`
      : `The referee sets ${Object.keys(flags ?? {}).join(', ') || 'nothing'}.`,
  ruling: ({ why }) => `The referee rules: ${sentence(why)}`,
  concede: ({ side }, names) => `${The(side, names)} conceded the campaign.`,
  match: ({ counters }) => `Counters of ${counted(Object.keys(counters).length, 'unit')} are matched.`,
  nothing: () => 'Nothing was entered here.',
};

/** One sentence for a fact. */
export function saysFact(fact: Fact | { readonly fact: 'unseen' }, names: Names): string {
  if (fact.fact === 'unseen') return 'Something happens out of sight.';
  return (FACTS[fact.fact] as (fact: Fact, names: Names) => string)(fact, names);
}

function inBattle(battle: BattleId | undefined, names: Names): string {
  return battle === undefined ? '' : ` in "${names.battle(battle)}"`;
}

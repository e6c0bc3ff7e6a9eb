/** From a consequence, a cause or a fact to a sentence: the only way in which campaigns speak to people. */
import type { SideId } from '../kernel/position.js';
import type { BattleId, FormationId, NodeId, RosterId } from './book.js';
import { campaignOf } from './book.js';
import type { Cause, Consequence, Fact, FactKind, FactOf, Meaning, Meanings } from './facts.js';
import type { SideMuster, WhyEmpty, WhyLeftOut } from './muster/told.js';
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
  begun: ({ date }) => `The campaign begins on ${date}.`,
  enlisted: ({ unit }, { unit: name }) => `${name(unit)} joins the roster.`,
  'formation-raised': ({ formation }, names) => `${names.formation(formation)} is raised.`,
  'policies-set': ({ version, preset }) => `Policies ${version} apply ("${preset}").`,
  'graph-set': ({ nodes }) => `The scenario graph has ${counted(nodes, 'node')}.`,
  sealed: ({ side, turn }, names) => `The orders of ${names.side(side)} for turn ${turn} are sealed.`,
  'deadline-set': ({ turn, deadline }) =>
    deadline ? `Planning of turn ${turn} ends at ${deadline}.` : `Planning of turn ${turn} has no deadline.`,
  revealed: ({ side, turn, stance, absent }, names) =>
    `Turn ${turn}, ${names.side(side)}: ${[absent ? 'nothing was sealed' : 'orders revealed', stance].filter(Boolean).join(', ')}.`,
  planned: ({ side, turn }, names) => `The plans of ${names.side(side)} for turn ${turn} are kept.`,
  'attacker-settled': ({ attacker, first }, names) => {
    if (attacker === null) return 'Nobody attacks.';
    return `Attacker: ${names.side(attacker)}${first === null ? '' : `; first: ${names.side(first)}`}.`;
  },
  bought: ({ side, group, cost, units, missing }, names) => {
    const short = Object.entries(missing ?? {}).map(([counter, count]) => `${count} ${counter}`);
    const lacking = short.length > 0 ? `; ${short.join(', ')} could not be had` : '';
    return `Bought by ${names.side(side)} for ${counted(cost, 'point')}: ${group} (${counted(units.length, 'unit')}${lacking}).`;
  },
  'not-bought': ({ side, group, why }, names) => `Not bought by ${names.side(side)}: ${group}. ${why}`,
  'battle-opened': ({ name }) => `The battle "${name}" begins.`,
  drawn: ({ battle, side, units, ...muster }, names) =>
    [
      `${counted(units.length, 'unit')} of ${names.side(side)} in "${names.battle(battle)}".`,
      ...saysMuster(muster, names),
    ].join(' '),
  'battle-reported': ({ battle, winner, why }, names) =>
    winner === null
      ? `"${names.battle(battle)}" ends in a draw: ${why}`
      : `"${names.battle(battle)}" is won by ${names.side(winner)}: ${why}`,
  'ended-again': ({ battle, winner, why, reported, otherwise }, names) =>
    otherwise
      ? `"${names.battle(battle)}" ended otherwise than entry ${reported} says: ${winner === null ? 'a draw' : `won by ${names.side(winner)}`}. ${why}`
      : `"${names.battle(battle)}" ended as entry ${reported} says.`,
  'battle-won': ({ side, total }, names) => `Battles won by ${names.side(side)}: ${total}.`,
  casualty: ({ unit, fate, from, to, battle }, names) => {
    if (fate === 'ruling') return `${names.unit(unit)} was ${from} and is ${to} now, by word of the referee.`;
    const told = `${FATES[fate] ?? fate}${inBattle(battle, names)}`;
    if (fate === 'reduced' || fate === 'replaced')
      return `${names.unit(unit)} is ${told} (${from}, now ${to}).`;
    if (STATE_AFTER[fate] === to) return `${names.unit(unit)} is ${told}.`;
    return `${names.unit(unit)}, reported ${told}, is ${to} now.`;
  },
  returned: ({ unit, battle }, names) => `${names.unit(unit)} comes back from "${names.battle(battle)}".`,
  arisen: ({ unit, from, how, battle }, names) =>
    `${names.unit(unit)} comes into being${inBattle(battle, names)}: ${spoken(how)}${from ? `, out of ${names.unit(from)}` : ''}.`,
  recovered: ({ unit, from, to, wounded }, names) =>
    wounded
      ? `${names.unit(unit)} stays wounded and fights on.`
      : `${names.unit(unit)} was ${from} and is ${to} now.`,
  'made-up': ({ unit, from, to, with: other }, names) =>
    `${names.unit(unit)} is made up from ${from} to ${to}${other ? ` with ${names.unit(other)}` : ''}.`,
  captured: ({ unit, captor, battle }, names) =>
    `${names.unit(unit)} is taken by ${names.side(captor)}${inBattle(battle, names)}.`,
  experience: ({ unit, points, total, for: reason, times, battle }, names) =>
    `${names.unit(unit)} ${points < 0 ? 'loses' : 'earns'} ${Math.abs(points)} experience for ${spoken(reason)}${times > 1 ? ` (${times} times)` : ''}${inBattle(battle, names)}; ${total} in all.`,
  level: ({ unit, from, to, counter }, names) =>
    `${names.unit(unit)} is ${spoken(to)} now${from ? `, no longer ${spoken(from)}` : ''}${counter ? ` (${counter.from} becomes ${counter.to})` : ''}.`,
  kill: ({ unit, battle, of, times }, names) =>
    `${names.unit(unit)} scores ${counted(times, 'kill')}${of ? ` (${names.unit(of)})` : ''}${inBattle(battle, names)}.`,
  checks: ({ unit, battle, passed, failed, actions }, names) =>
    `${names.unit(unit)} acts ${counted(actions, 'time')}, passes ${counted(passed, 'check')} and fails ${failed}${inBattle(battle, names)}.`,
  mark: ({ unit, mark, points, total, for: reason }, names) =>
    `${names.unit(unit)}: ${points < 0 ? '' : '+'}${points} ${spoken(mark)} for ${spoken(reason)}; ${total} in all.`,
  promotion: ({ how, unit, side, from, to, battle }, names) => {
    const who = unit === undefined ? `The commander of ${names.side(side)}` : names.unit(unit);
    if (how === 'created') return `${who} rises from the ranks as ${to}${inBattle(battle, names)}.`;
    return `${who} becomes ${to}${from === null ? '' : ` after ${from}`}${how === 'referee' ? ' by word of the referee' : ''}.`;
  },
  'passed-over': ({ unit, rule, battle }, names) =>
    `${names.unit(unit)} is passed over${inBattle(battle, names)} (${spoken(rule)}).`,
  award: ({ unit, award, battle }, names) =>
    `${names.unit(unit)} is awarded the ${award}${inBattle(battle, names)}.`,
  points: ({ side, points, total, for: reason }, names) =>
    `${names.side(side)}: ${signed(points, 'point')} for ${spoken(reason)}; ${total} in hand.`,
  'victory-points': ({ side, points, total, for: reason, battle }, names) =>
    `${names.side(side)}: ${signed(points, 'victory point')} for ${spoken(reason)}${inBattle(battle, names)}; ${total} in all.`,
  'used-up': ({ side, what, battle }, names) =>
    `Used up by ${names.side(side)}${inBattle(battle, names)}: ${what.join(', ')}.`,
  terrain: ({ ground, locations, battle }, names) =>
    `The ground "${ground}" stays changed in ${counted(locations, 'location')}${battle ? ` after "${names.battle(battle)}"` : ''}.`,
  flag: ({ flag, value }) => `"${flag}" is ${value} now.`,
  'way-decided': ({ node, edge }, names) => `The way on from "${names.node(node)}" is decided: ${edge}.`,
  'node-opened': ({ node }, names) => `"${names.node(node)}" can be fought now.`,
  'node-done': ({ node, to }, names) =>
    `"${names.node(node)}" is over${to ? `; the way leads to "${names.node(to)}"` : ''}.`,
  'node-closed': ({ node }, names) => `"${names.node(node)}" can no longer be reached.`,
  'aftermath-done': ({ battle }, names) => `The aftermath of "${names.battle(battle)}" is worked out.`,
  reorganized: ({ turn }) => `The sides have reorganized in turn ${turn}.`,
  'turn-begun': ({ turn, date }) => `Turn ${turn} begins on ${date}.`,
  'phase-begun': ({ turn, phase }) => `Turn ${turn}: ${phase}.`,
  ruled: ({ what, id, why }, names) =>
    `The referee rules on ${what === 'roster' ? names.unit(id) : what === 'side' ? names.side(id) : `the ${what} "${id}"`}: ${why}`,
  conceded: ({ side }, names) => `The campaign is conceded by ${names.side(side)}.`,
  over: ({ winner, why }, names) =>
    `The campaign is over: ${winner === null ? 'a draw' : `won by ${names.side(winner)}`}. ${why}`,
};

/** Who stands in for what, which places stay empty, who finds no place: a sentence each. */
export function* saysMuster(
  { standIns = [], empty = [], leftOut = [] }: Partial<SideMuster>,
  names: Pick<Names, 'unit'>,
): Iterable<string> {
  if (standIns.length > 0)
    yield `Stand-ins: ${standIns.map(({ unit, for: asked }) => `${names.unit(unit)} for ${asked}`).join(', ')}.`;
  for (const { counter, count, why } of empty) yield `Empty: ${count} ${counter}, for ${WHY_EMPTY[why]}.`;
  for (const { why, units } of leftOut)
    yield `Left out: ${shortList(units.map((id) => names.unit(id)))}, for ${WHY_LEFT_OUT[why]}.`;
}

const WHY_EMPTY: Readonly<Record<WhyEmpty, string>> = {
  nobody: 'the roster has nobody left who is comparable',
  'not-ready': 'who might fill the place is not ready',
  elsewhere: 'who might fill the place is sent elsewhere',
  'bearer-away': 'its bearer stays away',
  exact: 'only that very counter may fill the place',
};

const WHY_LEFT_OUT: Readonly<Record<WhyLeftOut, string>> = {
  'no-place': 'the scenario has no place left for them',
  'no-force': 'the scenario gives the side no force',
  'bearer-away': 'their bearers stay away',
  exact: 'only that very counter may fill a place',
};

const MOST_NAMED = 6;

function shortList(all: readonly string[]): string {
  const more = all.length - MOST_NAMED;
  return more > 1 ? `${all.slice(0, MOST_NAMED).join(', ')} and ${more} others` : all.join(', ');
}

const FATES: Readonly<Record<string, string>> = {
  unhurt: 'unhurt',
  reduced: 'reduced',
  wounded: 'wounded',
  killed: 'killed',
  destroyed: 'destroyed',
  damaged: 'damaged',
  captured: 'captured',
  surrendered: 'made prisoner',
  missing: 'missing',
  withdrawn: 'withdrawn',
};

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
  begin: ({ sides }) => `A campaign of ${sides.map(({ name }) => name).join(' against ')} is set up.`,
  enlist: ({ roster }) => `Written into the roster: ${counted(roster.length, 'entry', 'entries')}.`,
  policies: ({ policies }) => `The policies are set ("${policies.preset}").`,
  graph: ({ graph }) => `The scenario graph is drawn, with ${counted(graph.nodes.length, 'node')}.`,
  seal: ({ side, turn }, names) => `The orders of ${names.side(side)} for turn ${turn} are sealed.`,
  deadline: ({ turn, deadline }) =>
    deadline
      ? `Planning of turn ${turn} is to end at ${deadline}.`
      : `Planning of turn ${turn} may take its time.`,
  reveal: ({ turn }) => `The sealed orders of turn ${turn} are revealed.`,
  'open-battle': ({ name }) => `The battle "${name}" is opened.`,
  report: ({ battle }, names) => `"${names.battle(battle)}" reports.`,
  'end-again': ({ battle }, names) => `"${names.battle(battle)}" is over once more.`,
  aftermath: ({ battle }, names) => `The aftermath of "${names.battle(battle)}".`,
  reorganize: ({ turn }) => `Reorganization in turn ${turn}.`,
  advance: ({ turn }) => `Turn ${turn} ends.`,
  decide: ({ node, edge, flags }, names) =>
    node
      ? `The referee decides "${names.node(node)}"${edge ? `: ${edge}` : ''}.`
      : `The referee sets ${Object.keys(flags ?? {}).join(', ') || 'nothing'}.`,
  ruling: ({ why }) => `The referee rules: ${why}`,
  concede: ({ side }, names) => `The campaign is conceded by ${names.side(side)}.`,
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

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `+1 point`, `-2 points`. */
function signed(count: number, one: string): string {
  return `${count < 0 ? '' : '+'}${count} ${one}${Math.abs(count) === 1 ? '' : 's'}`;
}

/** `close-combat-kill` as people say it. */
function spoken(key: string): string {
  return key.replaceAll('-', ' ');
}

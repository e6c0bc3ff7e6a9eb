/** Whole battles between bots, with what must hold of every battle of every rulebook; each check throws what is wrong. */
import { type Action, changesOf, isRefusal } from '../decide/action.js';
import { audit } from '../decide/audit.js';
import { decide, legalOrders, play } from '../decide/decide.js';
import { DICE } from '../decide/in-hand.js';
import type { Rulebook } from '../decide/rulebook.js';
import { diceSeed, type Roll, sha256Hex, tableDice } from '../dice/index.js';
import { copy, type Match, playOut, type Step } from '../lab/match.js';
import { Battle } from '../position/battle.js';
import { canonical } from '../position/canonical.js';
import { make } from '../position/changes.js';
import { apply, fold } from '../position/fold.js';
import type { Position, SideId, System } from '../position/position.js';
import { readPosition } from '../position/validate.js';
import { sentence } from '../views/explain.js';
import { redact, view } from '../views/views.js';

export type Watch<S extends System> = (step: Step<S>) => void;

export interface Fought<S extends System> {
  readonly start: Position<S>;
  readonly end: Battle<S>;
  readonly actions: readonly Action<S>[];
}

/** Reading a position takes longer than many actions. */
const READ_EVERY = 40;

/** Plays a battle out: all effects are told in whole sentences, positions can be read, the actions fold to the end, and the audit agrees. */
export function fought<S extends System>(match: Match<S>, watch: Watch<S> = () => undefined): Fought<S> {
  const { rulebook, table, start } = match;
  const actions: Action<S>[] = [];
  const end = playOut(match, (step) => {
    actions.push(copy(step.action));
    tell(rulebook, step);
    if (step.version % READ_EVERY === 0) canBeRead(rulebook, step.battle.position);
    watch(step);
  });
  canBeRead(rulebook, end.position);
  same('The actions fold to another position', fold(copy(start), copy(actions)), end.position);
  const differs = audit(rulebook, new Battle(copy(start), table), actions);
  if (differs) throw new Error(`The audit differs at action ${differs.version}, ${differs.path}`);
  return { start, end, actions };
}

/** As it would come from outside: a referee's ruling and an import read every position. */
function canBeRead<S extends System>(rulebook: Rulebook<S>, position: Position<S>): void {
  const read = readPosition(rulebook, copy(position));
  if (!read.ok) throw new Error(`The position cannot be read: ${JSON.stringify(read.problems[0])}`);
}

const WHOLE_SENTENCE = /^\S.*[.)]$/;
const NO_WORDS = /undefined|\[object|NaN/;

function tell<S extends System>(rulebook: Rulebook<S>, { battle, action, version }: Step<S>): void {
  for (const effect of action.effects) {
    const told = sentence(rulebook, effect, (id) => battle.position.units[id]?.name ?? id);
    if (!WHOLE_SENTENCE.test(told) || NO_WORDS.test(told))
      throw new Error(`Action ${version}: ${String(effect.effect)} is told as "${told}"`);
  }
}

/** Every action can be unmade to the position before it, and made again. */
export function unmakes<S extends System>(start: Position<S>): Watch<S> {
  const position = copy(start);
  return ({ action }) => {
    const before = canonical(position);
    const back = apply(position, copy(action));
    const after = canonical(position);
    for (const change of back) make(position, change);
    if (canonical(position) !== before) throw new Error('An action that is unmade leaves something behind');
    apply(position, copy(action));
    if (canonical(position) !== after) throw new Error('An action that is made again does something else');
  };
}

/** What a side is told folds, action by action, to what it may see. */
export function keepsSecretsOf<S extends System>(start: Position<S>, side: SideId): Watch<S> {
  const truth = copy(start);
  const known = copy(view(truth, { side }));
  return ({ action }) => {
    fold(known, [copy(redact(copy(truth), copy(action), { side }))]);
    fold(truth, [copy(action)]);
    same(`What ${side} is told folds to something else than it sees`, known, view(truth, { side }));
  };
}

/** Whatever is listed before every so many actions would be accepted; counts what was tried. */
export function acceptsWhatItLists<S extends System>(
  rulebook: Rulebook<S>,
  every: number,
): Watch<S> & { tried(): number } {
  let tried = 0;
  const watch: Watch<S> = ({ battle, version }) => {
    if (version % every !== 0) return;
    const dice = diceSeed(sha256Hex(`listed ${battle.position.id}`)).forAction('listed', version);
    for (const side of battle.sideIds())
      for (const { order } of legalOrders(rulebook, battle, side)) {
        const verdict = decide(rulebook, battle, side, order, dice);
        if (isRefusal(verdict)) throw new Error(`Listed, yet refused: ${canonical(order)}: ${verdict.why}`);
        tried++;
      }
  };
  return Object.assign(watch, { tried: () => tried });
}

/** With the players' own dice, declared one roll after the other, the same comes of every order, and sides are told no more. */
export function goesOnInParts<S extends System>(rulebook: Rulebook<S>): Watch<S> & { parted(): number } {
  let parted = 0;
  const watch: Watch<S> = ({ battle, action }) => {
    const open = action.rolls.filter(({ to }) => !to);
    if (action.by === 'referee' || open.length === 0) return;
    parted++;
    const mark = battle.mark();
    const expected = after(battle, [action]);
    const parts = [...inParts(rulebook, battle, action)];
    same('In parts an order comes to something else', battle.position, expected);
    battle.rollback(mark);
    for (const told of ['rolls', 'effects'] as const)
      same(
        `The ${told} of the parts differ`,
        parts.flatMap((part) => part[told] as object[]),
        action[told],
      );
    same('The parts fold to another position', after(battle, copy(parts)), expected);
    for (const side of battle.sideIds()) keepsInParts(battle, side, parts);
  };
  return Object.assign(watch, { parted: () => parted });
}

/** Each roll at its time; every part is left made. */
function* inParts<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  { by, order, rolls }: Action<S>,
): Iterable<Action<S>> {
  const secret = rolls.filter(({ to }) => to);
  const server = tableDice([], { secretly: () => secret.shift() as Roll });
  const faces = rolls.filter(({ to }) => !to).map(({ dice }) => dice.map(({ face }) => face));
  for (const thrown of [undefined, ...faces]) {
    const next = thrown ? { order: DICE, faces: [thrown] } : order;
    const part = play(rulebook, battle, by as SideId, next, server);
    if (isRefusal(part)) throw new Error(`A part was refused: ${part.why}`);
    yield part;
  }
}

function after<S extends System>(battle: Battle<S>, actions: readonly Action<S>[]): Position<S> {
  const mark = battle.mark();
  for (const action of actions) for (const change of changesOf(action)) battle.make(change);
  const position = copy(battle.position);
  battle.rollback(mark);
  return position;
}

function keepsInParts<S extends System>(
  { position }: Battle<S>,
  side: SideId,
  parts: readonly Action<S>[],
): void {
  const truth = copy(position);
  const known = copy(view(truth, { side }));
  for (const part of copy(parts)) {
    fold(known, [redact(copy(truth), copy(part), { side })]);
    fold(truth, [part]);
    same(`What ${side} is told of a part folds to something else than it sees`, known, view(truth, { side }));
  }
}

/** Several watches as one. */
export function all<S extends System>(...watches: readonly Watch<S>[]): Watch<S> {
  return (step) => {
    for (const watch of watches) watch(step);
  };
}

function same(complaint: string, one: unknown, other: unknown): void {
  if (canonical(one) !== canonical(other)) throw new Error(complaint);
}

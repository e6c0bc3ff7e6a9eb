/** Scouts (3.7): who sends them ahead, how they come back to a squad, and who is near enough to fall on them. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { conceals, giveAway } from '../ch02-sight/03-concealment.js';
import type { Designation } from '../ch06-close-combat/01-designate.js';
import { hindered, isInMelee } from '../ch06-close-combat/03-melee.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { scoutOf } from '../units/catalogue.js';
import {
  attacker,
  defender,
  isAtLarge,
  isInfantry,
  isLeader,
  isMarker,
  isOnMap,
  isPrisoner,
  isScout,
  moraleOf,
  ofSide,
} from '../units/kinds.js';
import { ratingOf } from './02-leaders.js';
import { isForeign, traitsOf } from './nationalities.js';

const MOST_IN_BATTLE = 4;
const SQUADS_FOR_EACH = 4;

/** On the map, or about to enter it (3.7/b). */
const isAtHand = (unit: Unit): boolean => isOnMap(unit) || unit.entry !== undefined;

const isFit = (unit: Unit): boolean => isAtHand(unit) && !unit.broken && !isPrisoner(unit);

/** In one hex, or off the map with a hex by which both may enter. */
const areTogether = (one: Unit, other: Unit): boolean =>
  isOnMap(one) ? one.at === other.at : !isOnMap(other) && entriesOf(one, other).length > 0;

const entriesOf = (one: Unit, other: Unit): string[] =>
  (one.entry ?? []).filter((at) => other.entry?.includes(at));

const leadersOf = (battle: Battle, squad: Unit): Unit[] =>
  ofSide(battle, squad.side).filter(
    (unit) => isLeader(unit) && isFit(unit) && areTogether(unit, squad) && !isForeign(unit, squad),
  );

export const sendScout = order({
  title: 'Send out a scout',
  description:
    'In its own Rally Phase a squad with a leader of its nation sends a man ahead, if it passes a normal Morale Check. The leader does nothing else in this phase.',
  cites: ['3.7.2', '3.7.3', '3.7.3/a', '3.7.3/b', '3.7/Q'],
  answers: ['deployment'],
  asks: {
    unit: z.string().describe('The unbroken squad.'),
    leader: z.string().describe('The unbroken leader with it.'),
  },
  *candidates({ battle, by }) {
    if (by !== attacker(battle) || !isInPlay(battle, '3.7')) return;
    for (const unit of ofSide(battle, by))
      if (unit.kind === 'squad')
        for (const { id } of leadersOf(battle, unit)) yield { unit: unit.id, leader: id };
  },
  read({ battle, by }, { unit: id, leader: leaderId }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.kind !== 'squad' || !isAtHand(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no squad "${id}": name one of yours.`),
        path: '$.unit',
      };
    const why = cannotSend(battle, unit);
    if (why) return why;
    const leader = leadersOf(battle, unit).find((one) => one.id === leaderId);
    if (!leader || leader.occupied)
      return {
        ...refuse('CANNOT_LEAD', `"${leaderId}" is not a free unbroken leader with it.`, '3.7.3', '3.7.3/b'),
        path: '$.leader',
      };
    return tooMany(battle, by) ?? { unit: id, leader: leaderId };
  },
  listing: ({ battle }, _asked, { unit, leader }) => {
    const squad = battle.theUnit(unit);
    const needs = moraleOf(squad) - ratingOf(battle.theUnit(leader), squad).value;
    return { says: `A scout goes on ${needs} or less.` };
  },
  perform(act, { unit: id, leader }) {
    const { battle } = act;
    const squad = battle.theUnit(id);
    const modifiers = [ratingOf(battle.theUnit(leader), squad)];
    const needs = moraleOf(squad);
    const rolled = total(act.rollOf('scout', [id], DR));
    const passed = rolled + sumOf(modifiers) <= needs;
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { sought: true } },
      { do: 'unit', unit: leader, set: { occupied: true } },
    ];
    const about = { unit: id, leader, needs, rolled, modifiers, passed };
    act.effect('scout-sought', about, { changes, cites: ['3.7.3', '3.7.3/b'] });
    if (passed) goAhead(act, squad, leader);
  },
});

function cannotSend(battle: Battle, unit: Unit): Refusal | undefined {
  if (!isInPlay(battle, '3.7')) return refuse('NOT_IN_PLAY', 'This battle has no scouts.', '3.7.3');
  if (unit.side !== attacker(battle))
    return refuse('NOT_NOW', 'Scouts are sent out in your own Rally Phase.', '3.7.3');
  if (traitsOf(unit).hasNoScouts || unit.quality === 'inexperienced')
    return refuse('CANNOT_SCOUT', `${unit.name} sends out no scouts: name another squad.`, '3.7.2', '3.7.3');
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.7.3');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  return unit.sought
    ? refuse('HAS_TRIED', `${unit.name} has tried in this Rally Phase.`, '3.7.3/b')
    : undefined;
}

/** One for four unbroken squads at any time, and four in a battle (3.7.3/a, 3.7/Q). */
function tooMany(battle: Battle, side: SideId): Refusal | undefined {
  const own = ofSide(battle, side);
  const squads = own.filter((unit) => unit.kind === 'squad' && isFit(unit)).length;
  if ((own.filter(isScout).length + 1) * SQUADS_FOR_EACH > squads)
    return refuse('TOO_MANY_SCOUTS', 'There is one scout for four unbroken squads: recall one.', '3.7.3/a');
  return (battle.side(side).scouts ?? 0) >= MOST_IN_BATTLE
    ? refuse('TOO_MANY_SCOUTS', 'Four scouts have been sent out in this battle.', '3.7/Q')
    : undefined;
}

/** A squad that sends a man ahead is seen to do so (3.7/c); off the map all three enter on one hex (3.7/b). */
function goAhead(act: Act, squad: Unit, leader: UnitId): void {
  const { battle } = act;
  const { side, nationality, skill, onSkis } = squad;
  giveAway(act, [squad.id], '3.7/c');
  const scout = act.offspring(`${side}-scout`);
  const place = isOnMap(squad)
    ? { at: squad.at }
    : { entry: entriesOf(squad, battle.theUnit(leader)), sentBy: [squad.id, leader] };
  const set = { ...scoutOf(nationality), side, ...(skill && { skill }), ...(onSkis && { onSkis }), ...place };
  act.effect(
    'scout-sent',
    { unit: squad.id, scout },
    {
      changes: [
        { do: 'enter', unit: scout, set },
        { do: 'side', side, set: { scouts: (battle.side(side).scouts ?? 0) + 1 } },
      ],
      cites: ['3.7.3', '3.7.6'],
    },
  );
}

/** Where one of them has entered, the others enter (3.7/b). */
export function enterTogether(act: Act, entering: readonly Unit[], at: string): void {
  const { battle } = act;
  const ids = entering.map(({ id }) => id);
  const bands = battle.units().flatMap(({ id, sentBy }) => (sentBy ? [[id, ...sentBy]] : []));
  const others = bands
    .filter((band) => band.some((id) => ids.includes(id)))
    .flat()
    .filter((id) => battle.unit(id)?.entry !== undefined);
  if (others.length === 0) return;
  const changes = others.map((unit): Change => ({ do: 'unit', unit, set: { entry: [at] } }));
  act.effect('scouts-enter', { units: others, at }, { changes, cites: ['3.7/b'] });
}

export const recallScout = order({
  title: 'Recall a scout',
  description: 'In any Rally Phase a scout joins a friendly squad of its hex, broken or not, and is gone.',
  cites: ['3.7.3/a', '3.7/c'],
  answers: ['deployment'],
  asks: {
    scout: z.string().describe('The scout.'),
    unit: z.string().describe('The squad that it joins.'),
  },
  *candidates({ battle, by }) {
    for (const scout of ofSide(battle, by).filter(isScout))
      for (const { id } of squadsWith(battle, scout)) yield { scout: scout.id, unit: id };
  },
  read({ battle, by }, { scout: id, unit }) {
    const scout = battle.unit(id);
    if (scout?.side !== by || !isScout(scout))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no scout "${id}": name one of yours.`),
        path: '$.scout',
      };
    const cannot = hindered(battle, scout);
    if (cannot) return cannot;
    return squadsWith(battle, scout).some((squad) => squad.id === unit)
      ? { scout: id, unit }
      : {
          ...refuse('NOT_TOGETHER', `"${unit}" is not a squad in the hex of ${scout.name}.`, '3.7.3/a'),
          path: '$.unit',
        };
  },
  perform(act, { scout, unit }) {
    giveAway(act, [unit], '3.7/c');
    act.effect(
      'scout-recalled',
      { scout, unit },
      { changes: [{ do: 'leave', unit: scout }], cites: ['3.7.3/a'] },
    );
  },
});

const squadsWith = (battle: Battle, scout: Unit): Unit[] =>
  isOnMap(scout) && !isPrisoner(scout)
    ? ofSide(battle, scout.side).filter(
        (unit) => unit.kind === 'squad' && unit.at === scout.at && !isPrisoner(unit),
      )
    : [];

/** Scouts of the other side on whom somebody might fall: seen there, under a '?', or hidden if anybody is (3.7.15). */
export function scoutedHexes(battle: Battle): string[] {
  const [side, other] = [attacker(battle), defender(battle)];
  const scouts = battle.units().filter((unit) => unit.side === other && isAtLarge(unit));
  return scouts.flatMap(({ at }) => (at !== undefined && mightBeIn(battle, at, side) ? at : []));
}

const mightBeIn = (battle: Battle, at: string, side: SideId): boolean =>
  (battle.side(side).hides === true && conceals(groundAt(battle, at))) ||
  battle
    .unitsAt(at)
    .some((unit) => unit.side === side && !unit.hidden && (isInfantry(unit) || isMarker(unit)));

/** Those who attack a scout hold him until one of them is gone (3.7.15). */
export function holdScouts(act: Act, attacks: readonly Designation[]): void {
  const { battle } = act;
  const held = new Set(
    attacks.flatMap(({ defenders }) => defenders).filter((id) => isAtLarge(battle.theUnit(id))),
  );
  if (held.size > 0) hold(act, [...held], '3.7.15');
}

export function hold(act: Act, units: readonly UnitId[], cites: '3.7.15' | '3.7.18.4'): void {
  const changes = units.map((unit): Change => ({ do: 'unit', unit, set: { engaged: true } }));
  act.effect('scouts-held', { units }, { changes, cites: [cites] });
}

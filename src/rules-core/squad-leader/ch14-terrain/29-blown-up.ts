/** A leader sets off the charges on a bridge (14.29.10.4 to 14.29.10.9). */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { type Column, columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Modifier, type Refusal, refuse, sumOf } from '../system.js';
import { infantryAt, isLeader, isOnMap, moraleOf, type OnMap, ofSide, playerTurnOf } from '../units/kinds.js';
import { changedDemolition, type Demolition, demolitionsOf } from './29-demolition.js';
import { destroyBridge, worthOfBridge } from './29-destroyed.js';
import { isSpan, spansOf } from './29-spans.js';

const MOST_CHARGES = 12;
const NEAREST = 2;
const FARTHEST = 4;
const FAILS_FROM = 12;
/** Factors of a charge, and of one that is well hidden (14.29.10.2). */
const FACTORS = { plain: 30, hidden: 36 } as const;

export const blowBridge = order({
  title: 'Blow up a bridge',
  description:
    'A leader who passes a normal check sets off charges on bridges with their plungers in his hex, two to four hexes away, which were laid in an earlier player turn. Each goes off on less than 12.',
  cites: ['14.29.10.1/b', '14.29.10.4', '14.29.10.5'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    leader: z.string().describe('The leader.'),
    weapons: z.array(z.string()).min(1).max(MOST_CHARGES).describe('The plungers.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const all = Object.keys(demolitionsOf(battle, by));
    if (all.length === 0) return;
    for (const { id } of ofSide(battle, by).filter(isLeader)) {
      for (const weapon of all) yield { leader: id, weapons: [weapon] };
      if (all.length > 1) yield { leader: id, weapons: all };
    }
  },
  read({ battle, by }, { leader: id, weapons }) {
    const leader = battle.unit(id);
    if (leader?.side !== by || !isLeader(leader) || !isOnMap(leader))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no leader "${id}" on the map.`, '14.29.10.4'),
        path: '$.leader',
      };
    if (leader.broken) return refuse('BROKEN', `${leader.name} is broken.`, '14.29.10.4');
    if (isInMelee(battle, leader)) return refuse('IN_MELEE', `${leader.name} is locked in melee.`, '6.3.1');
    if (leader.plunged === playerTurnOf(battle))
      return refuse('HAS_TRIED', `${leader.name} has tried in this player turn.`, '14.29.10.4');
    for (const [i, weapon] of weapons.entries()) {
      const refusal = weapons.indexOf(weapon) < i ? TWICE : notReady(battle, leader, weapon);
      if (refusal) return { ...refusal, path: '$.weapons' };
    }
    return { leader: id, weapons };
  },
  perform(act, { leader, weapons }) {
    giveAway(act, [leader], '2.3.9.1');
    if (!dares(act, leader)) return;
    for (const weapon of weapons) setOff(act, leader, weapon);
  },
});

const TWICE = refuse('TWICE', 'Name each plunger once.');

function notReady(battle: Battle, leader: OnMap, weapon: string): Refusal | undefined {
  const laid = demolitionsOf(battle, leader.side)[weapon];
  const plunger = battle.unit(weapon);
  if (!laid || plunger?.at !== leader.at)
    return refuse('NOT_YOUR_WEAPON', `${leader.name} has no plunger "${weapon}" in his hex.`, '14.29.10.1/b');
  if (laid.turn >= playerTurnOf(battle))
    return refuse('NOT_NOW', 'It was laid in this player turn: wait for a later one.', '14.29.10.1/b');
  if (laid.failed)
    return refuse(
      'MALFUNCTIONED',
      'It has failed: the leader who laid it must go and see to it.',
      '14.29.10.5',
    );
  const far = distance(battle, leader.at, laid.at);
  return far < NEAREST || far > FARTHEST
    ? refuse(
        'TOO_FAR',
        `The charge in ${laid.at} is ${far} hexes away: go two to four from it.`,
        '14.29.10.1/a',
      )
    : undefined;
}

/** Who fails does not try again in this player turn; nothing else befalls him (14.29.10.4). */
function dares(act: Act, id: string): boolean {
  const leader = act.battle.theUnit(id);
  const needs = moraleOf(leader);
  const rolled = total(act.rollOf('plunger', [id], DR));
  const passed = rolled <= needs;
  act.effect(
    'plunger-tried',
    { unit: id, rolled, needs, passed },
    {
      changes: [{ do: 'unit', unit: id, set: { plunged: playerTurnOf(act.battle) } }],
      cites: ['14.29.10.4'],
    },
  );
  return passed;
}

function setOff(act: Act, leader: string, weapon: string): void {
  const { battle } = act;
  const { side } = battle.theUnit(leader);
  const laid = demolitionsOf(battle, side)[weapon];
  if (!laid) return;
  const { at } = laid;
  const modifiers: Modifier[] = laid.drm
    ? [{ why: 'enemies beside it', value: laid.drm, cites: '14.29.10.6' }]
    : [];
  const rolled = total(act.rollOf('detonation', [weapon], DR));
  const goesOff = rolled + sumOf(modifiers) < FAILS_FROM;
  const now = goesOff ? undefined : { ...laid, failed: true as const };
  act.effect('charge-set-off', { weapon, at, rolled, modifiers, goesOff }, { cites: ['14.29.10.5'] });
  const gone: Change[] = goesOff ? [{ do: 'leave', unit: weapon }] : [];
  act.effect(
    'charge-noted',
    { weapon, at },
    { changes: [changedDemolition(battle, side, weapon, now)], cites: ['14.29.10.5'], to: [side] },
  );
  if (!goesOff) return;
  act.effect(
    'charge-gone',
    { weapon, at },
    { changes: [...gone, ...unmarked(battle, at)], cites: ['14.29.10.5'] },
  );
  explode(act, laid, leader);
}

function unmarked(battle: Battle, at: string): Change[] {
  const { charged, ...bridge } = battle.location(at).bridge ?? {};
  return charged === undefined ? [] : [{ do: 'location', at, set: { bridge } }];
}

/** A KIA destroys the span, and one more for each roll above it that would kill too; else nothing happens (14.29.10.7 to 14.29.10.9). */
function explode(act: Act, { at, hidden, by }: Demolition, id: string): void {
  const { battle } = act;
  const column = columnOf(hidden ? FACTORS.hidden : FACTORS.plain) as Column;
  const leader = battle.theUnit(id);
  const isOwn = by === id && !leader.moved && !leader.fired && !leader.directed;
  const modifiers: Modifier[] = [
    ...(hidden ? [] : worthOfBridge(battle, at)),
    ...(isOwn && leader.leadership
      ? [{ why: leader.name, value: leader.leadership, cites: '14.29.10.4' } as const]
      : []),
  ];
  const rolled = total(act.roll(`charge in ${at}`, DR));
  const final = rolled + sumOf(modifiers);
  const kills = isSpan(battle, at) && resultOf(battle, column, final) === 'KIA';
  act.effect('charge-exploded', { at, column, rolled, modifiers, final, kills }, { cites: ['14.29.10.7'] });
  if (!kills) return;
  let more = 0;
  while (resultOf(battle, column, final + more + 1) === 'KIA') more++;
  destroyBridge(act, nearestSpans(battle, at, leader.side).slice(0, more + 1), '14.29.10.7', '14.29.10.8');
}

/** Of two equally near the one with fewer enemies of those who blow it up (14.29.10.8). */
function nearestSpans(battle: Battle, at: string, side: string): string[] {
  const enemies = (hex: string) => infantryAt(battle, hex).filter((unit) => unit.side !== side).length;
  return spansOf(battle, at).sort(
    (a, b) =>
      distance(battle, at, a) - distance(battle, at, b) || enemies(a) - enemies(b) || (a < b ? -1 : 1),
  );
}

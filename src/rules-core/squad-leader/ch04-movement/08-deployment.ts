/** Deploying and recombining (4.8): a squad becomes two half-squads, and two half-squads become a squad again. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { liesHidden } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { asPrinted, becomes } from '../ch03-infantry/20-casualties.js';
import { ratingFor } from '../ch03-infantry/nationalities.js';
import { unarmedHalfOf } from '../ch05-fire/08-unarmed.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { acquiredToo } from '../ch13-direct-fire/10-acquisition.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { disarmed, halfSquadOf, squadOfHalves } from '../units/catalogue.js';
import { gunsServedBy, isOnMap, leadersAt, moraleOf, type OnMap, ofSide, weaponsOf } from '../units/kinds.js';
import { isMounted } from './12-cavalry.js';
import { hasRoomIn } from './stacking.js';

const MOST_WEAPONS = 20;

/** An unbroken unit of that kind, free of melee, that has done neither in this phase. */
function readyUnit(battle: Battle, by: string, id: string, kind: 'squad' | 'half-squad'): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isOnMap(unit) || unit.kind !== kind)
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no ${kind} "${id}" on the map: name one of yours.`),
      path: '$',
    };
  if (liesHidden(unit)) return refuse('IN_VIEW', `${unit.name} lies hidden: show it first.`, '2.5.2');
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '4.8.2', '4.8.5');
  if (isInMelee(battle, unit))
    return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '4.8.2', '4.8.5');
  if (unit.swims) return refuse('IN_WATER', `${unit.name} swims, and does nothing else.`, '4.14.16');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '4.12.15');
  return unit.tried ? refuse('HAS_TRIED', `${unit.name} has tried in this phase.`, '4.8.2') : unit;
}

export const deploy = order({
  title: 'Deploy',
  description:
    'A leader splits a squad in his hex into two half-squads, if it passes a normal Morale Check. He does nothing else in this Rally Phase.',
  cites: ['4.8.2', '4.8.3', '4.8.4'],
  answers: ['deployment'],
  asks: {
    unit: z.string().describe('The squad.'),
    leader: z.string().describe('The unbroken leader with it.'),
    weapons: z
      .array(z.string())
      .max(MOST_WEAPONS)
      .optional()
      .describe('Weapons that the new half-squad takes; the others stay with the old one.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (unit.kind === 'squad' && isOnMap(unit))
        for (const { id } of leadersAt(battle, unit.at, by)) yield { unit: unit.id, leader: id };
  },
  read({ battle, by }, { unit: id, leader: leaderId, weapons = [] }) {
    const unit = readyUnit(battle, by, id, 'squad');
    if (isRefusal(unit)) return unit;
    const leader = leadersAt(battle, unit.at, by).find((one) => one.id === leaderId);
    if (!leader || leader.occupied || !leads(leader, unit))
      return {
        ...refuse('CANNOT_LEAD', `"${leaderId}" is not a free unbroken leader with it.`, '4.8.2', '4.8.3'),
        path: '$.leader',
      };
    const strange = weapons.find((weapon) => battle.unit(weapon)?.possessor !== id);
    if (strange !== undefined)
      return { ...refuse('NOT_YOUR_WEAPON', `${unit.name} has no weapon "${strange}".`), path: '$.weapons' };
    const half = halfOf(unit);
    if (!half) return refuse('IN_ONE_PIECE', `There are no half-squads of ${unit.name}.`, '4.8.4');
    return hasRoomIn(battle, unit.at, by, [{ ...half, id: '', side: by, at: unit.at } as Unit])
      ? { unit: id, leader: leaderId, weapons }
      : refuse('NO_ROOM', `There is no room for two in ${unit.at}.`, '4.3.1', '4.8.6');
  },
  listing: ({ battle }, _asked, { unit, leader }) => ({
    says: `Deploys on ${moraleOf(battle.theUnit(unit)) - ratingFor(battle.theUnit(leader), battle.theUnit(unit))} or less.`,
  }),
  perform(act, { unit: id, leader, weapons }) {
    const { battle } = act;
    const needs = moraleOf(battle.theUnit(id));
    const modifier = ratingFor(battle.theUnit(leader), battle.theUnit(id));
    const rolled = total(act.rollOf('deploy', [id], DR));
    const passed = rolled + modifier <= needs;
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { tried: true } },
      { do: 'unit', unit: leader, set: { occupied: true } },
    ];
    const modifiers = [{ why: battle.theUnit(leader).name, value: modifier, cites: '4.8.2' } as const];
    act.effect(
      'deployment',
      { unit: id, leader, needs, rolled, modifiers, passed },
      { changes, cites: ['4.8.2', '4.8.3'] },
    );
    if (passed) split(act, id, weapons);
  },
});

/** Of unarmed men unarmed ones (5.8.1). */
const halfOf = (unit: Unit) => (unit.unarmed ? unarmedHalfOf(unit) : halfSquadOf(unit));

/** Two alike; each remembers of which squad it is (4.8.4, 4.8.5). */
function split(act: Act, id: string, weapons: readonly string[]): void {
  const unit = act.battle.theUnit(id);
  const half = halfOf(unit);
  if (!half) return;
  const other = act.offspring(id);
  const squad = unit.strength === undefined ? {} : { squad: unit.strength };
  const set = { ...asPrinted(unit, half), ...squad };
  const { id: _, ...whole } = unit;
  const entering = Object.fromEntries(
    Object.entries({ ...whole, ...set }).filter(([, value]) => value !== null),
  );
  act.effect(
    'deployed',
    { unit: id, other },
    {
      changes: [
        becomes(unit, half, squad),
        { do: 'enter', unit: other, set: entering } as unknown as Change,
        ...weapons.map((weapon): Change => ({ do: 'unit', unit: weapon, set: { possessor: other } })),
        ...acquiredToo(act.battle, id, other),
      ],
      cites: ['4.8.2', '4.8.4', '8.4.2'],
    },
  );
}

/** The squad keeps what the worse of its halves has suffered from shells: nobody gets over it by joining others (9.9.2). */
function underSameShells(one: Unit, two: Unit): Pick<Unit, 'shellShock' | 'barrage'> {
  const shellShock = Math.max(one.shellShock ?? 0, two.shellShock ?? 0);
  const [barrage] = [one, two]
    .flatMap((half) => half.barrage ?? [])
    .sort((a, b) => b.turn - a.turn || b.row - a.row);
  return { ...(shellShock > 0 && { shellShock }), ...(barrage && { barrage }) };
}

/** Halves that differ in one of these make no squad: one would lose it, or the other would gain it. */
const ALIKE = ['berserk', 'unarmed', 'escaped', 'heart', 'onSkis'] as const;

export const recombine = order({
  title: 'Recombine',
  description:
    'Two unbroken half-squads of one nation in a hex become a squad again, without a leader or a roll; the poorer one decides what it is.',
  cites: ['4.8.5', '3.11.5/a'],
  answers: ['deployment'],
  asks: { units: z.array(z.string()).length(2).describe('The two half-squads.') },
  *candidates({ battle, by }) {
    const halves = ofSide(battle, by).filter(({ kind }) => kind === 'half-squad');
    for (const [i, one] of halves.entries())
      for (const two of halves.slice(i + 1)) if (one.at === two.at) yield { units: [one.id, two.id] };
  },
  read({ battle, by }, { units: [a = '', b = ''] }) {
    const one = readyUnit(battle, by, a, 'half-squad');
    if (isRefusal(one)) return one;
    const two = readyUnit(battle, by, b, 'half-squad');
    if (isRefusal(two)) return two;
    if (a === b || one.at !== two.at || one.nationality !== two.nationality)
      return refuse('NOT_TOGETHER', 'Name two half-squads of one nation in one hex.', '4.8.5');
    if (ALIKE.some((state) => one[state] !== two[state]))
      return refuse('NOT_TOGETHER', `${one.name} and ${two.name} are not in the same state.`, '4.8.5');
    return squadOfHalves(one, two)
      ? { one: a, two: b }
      : refuse('IN_ONE_PIECE', `There is no squad of ${one.name} and ${two.name}.`, '4.8.5');
  },
  perform(act, { one: id, two }) {
    const { battle } = act;
    const one = battle.theUnit(id);
    const squad = squadOfHalves(one, battle.theUnit(two));
    if (!squad) return;
    const belongings = [
      ...weaponsOf(battle, battle.theUnit(two)),
      ...gunsServedBy(battle, battle.theUnit(two)),
    ];
    act.effect(
      'recombined',
      { units: [id, two], to: squad.name },
      {
        changes: [
          becomes(one, squad, {
            squad: null,
            tried: true,
            ...(battle.theUnit(two).cx && { cx: true }),
            ...underSameShells(one, battle.theUnit(two)),
            ...(one.unarmed && disarmed(squad)),
          }),
          ...belongings.map((weapon): Change => ({ do: 'unit', unit: weapon.id, set: { possessor: id } })),
          { do: 'leave', unit: two },
        ],
        cites: ['4.8.5'],
      },
    );
  },
});

/** The Marines (8.4): their squads deploy into half-squads and recombine. */
import * as z from 'zod';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { order } from '../form.js';
import { printedAs } from '../morale/casualties.js';
import { taskCheck } from '../morale/checks.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { halfSquadOf, mmcCounter } from '../units/counters.js';
import { attacker, bestLeader, canLead, isGoodOrder, unitsOf, weaponsOf } from '../units/units.js';

const SQUAD = '7-6-8';
const HALF_SQUAD = '3-4-8';
const NATIONS: ReadonlySet<string> = new Set(['American', 'USMC']);

export const deploy = order({
  title: 'Deploy',
  description: 'A Good Order 7-6-8 becomes two 3-4-8 by passing a Task Check; off the map it needs none.',
  cites: ['8.4/b', '8.4.1'],
  answers: ['recovery'],
  asks: { unit: z.string().describe('The squad.') },
  *candidates({ battle, by }) {
    for (const { id } of unitsOf(battle, by)) yield { unit: id };
  },
  read: ({ battle, by }, asked) => checkDeploy(battle, asked.unit, by) ?? asked,
  perform(act, { unit: id }) {
    const unit = act.battle.theUnit(id);
    if (unit.at !== undefined && !passes(act, unit)) return;
    giveAway(act, [id], '8.3/loss-i');
    split(act, unit);
  },
});

const acting = (unit: UnitId): AslChange => ({ do: 'unit', unit, set: { acted: true, busy: 'deploy' } });

/** It is the one thing the squad does in this phase, whether it comes off or not. */
function passes(act: AslAct, unit: AslUnit): boolean {
  const { battle } = act;
  const leader = bestLeader(
    battle.unitsAt(unit.at ?? '').filter((one) => one.side === unit.side && canLead(one)),
  );
  const passed = taskCheck(act, unit.id, { check: 'NTC', cites: ['8.4/b'] }, leader);
  if (!passed)
    act.effect('stayed-together', { unit: unit.id }, { changes: [acting(unit.id)], cites: ['8.4/b'] });
  return passed;
}

/** The squad's counter becomes one of the half-squads and keeps the Weapons; the other stands beside it. */
function split(act: AslAct, unit: AslUnit): void {
  const half = halfSquadOf(unit);
  if (!half) throw new Error(`${unit.name} has no half-squads.`);
  const other = act.offspring(unit.id);
  const { id: _, strength: __, class: ___, ...rest } = { ...unit };
  const twin = withoutPrinted(rest);
  const changes: AslChange[] = [
    printedAs(unit, half),
    { do: 'enter', unit: other, set: { ...twin, ...half, side: unit.side } },
    { do: 'side', side: unit.side, set: { marineSquads: true } },
  ];
  if (unit.at !== undefined && act.battle.clock.phase === 'RPh') changes.push(acting(unit.id), acting(other));
  act.effect('deployed', { unit: unit.id, into: [unit.id, other] }, { changes, cites: ['8.4/b', '8.4.1'] });
}

const PRINTED = [
  'fp',
  'range',
  'morale',
  'brokenMorale',
  'smokeExponent',
  'assaultFire',
  'underlined',
  'selfRally',
  'name',
  'kind',
];

/** States go with both halves; what is printed comes from the half-squad's counter. */
function withoutPrinted<T extends object>(unit: T): T {
  return Object.fromEntries(Object.entries(unit).filter(([key]) => !PRINTED.includes(key))) as T;
}

function checkDeploy(battle: AslBattle, id: UnitId, by: SideId): AslRefusal | undefined {
  const unit = battle.unit(id);
  if (unit?.side !== by || (unit.at === undefined && !unit.entry))
    return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}" of yours.`, path: '$.unit' };
  if (unit.kind !== 'squad' || unit.strength !== SQUAD || !NATIONS.has(unit.nationality))
    return { refused: 'CANNOT_DEPLOY', why: `${unit.name} cannot deploy.`, cites: ['8.4/b'] };
  return notReady(battle, unit, by);
}

function notReady(battle: AslBattle, unit: AslUnit, by: SideId): AslRefusal | undefined {
  if (by !== attacker(battle))
    return { refused: 'NOT_ATTACKER', why: 'Only in its own Player Turn.', cites: ['8.4/b', '8.4.1/b'] };
  if (!isGoodOrder(unit))
    return {
      refused: 'NOT_GOOD_ORDER',
      why: `${unit.name} is not in Good Order.`,
      cites: ['8.4/b', '8.4.1/b'],
    };
  if (unit.acted) return { refused: 'ONCE', why: `${unit.name} has done something else.`, cites: ['3.1/a'] };
  return undefined;
}

export const recombine = order({
  title: 'Recombine',
  description: 'Two Good Order 3-4-8 with a Good Order leader become a 7-6-8 again.',
  cites: ['8.4.1/b'],
  answers: ['recovery'],
  asks: { units: z.array(z.string()).length(2).describe('The two half-squads.') },
  *candidates({ battle, by }) {
    const halves = unitsOf(battle, by).filter(isHalf);
    for (const [i, one] of halves.entries())
      for (const other of halves.slice(i + 1)) {
        const units = [one.id, other.id];
        yield { units };
      }
  },
  read: ({ battle, by }, asked) => checkRecombine(battle, asked.units, by) ?? asked,
  perform(act, { units: [first = '', second = ''] }) {
    const { battle } = act;
    giveAway(act, [first, second], '8.3/loss-i');
    const unit = battle.theUnit(first);
    const handed = weaponsOf(battle, battle.theUnit(second)).map(
      ({ id }): AslChange => ({ do: 'unit', unit: id, set: { possessor: first } }),
    );
    const changes: AslChange[] = [
      ...handed,
      { do: 'leave', unit: second },
      printedAs(unit, mmcCounter(unit.nationality, SQUAD, 'squad')),
    ];
    act.effect('recombined', { unit: first, from: [first, second] }, { changes, cites: ['8.4.1/b'] });
  },
});

function isHalf({ kind, strength, nationality }: AslUnit): boolean {
  return kind === 'half-squad' && strength === HALF_SQUAD && NATIONS.has(nationality);
}

function checkRecombine(battle: AslBattle, ids: readonly UnitId[], by: SideId): AslRefusal | undefined {
  const units = ids.flatMap((id) => battle.unit(id) ?? []).filter(({ side }) => side === by);
  const [first, second] = units;
  if (!first || !second || first.id === second.id || !units.every(isHalf))
    return { refused: 'NO_SUCH_UNIT', why: 'Name two 3-4-8 of yours.', cites: ['8.4.1/b'], path: '$.units' };
  if (first.at === undefined || first.at !== second.at)
    return { refused: 'NOT_TOGETHER', why: 'They are not in one hex.', cites: ['8.4.1/b'] };
  if (!battle.unitsAt(first.at).some((one) => one.side === by && one.kind === 'leader' && isGoodOrder(one)))
    return { refused: 'NO_LEADER', why: 'A Good Order leader must be with them.', cites: ['8.4.1/b'] };
  if (!battle.side(by).marineSquads && !unitsOf(battle, by).some(({ strength }) => strength === SQUAD))
    return { refused: 'NO_SQUADS', why: 'The order of battle has no 7-6-8 squads.', cites: ['8.4.1/b'] };
  return notReady(battle, first, by) ?? notReady(battle, second, by);
}

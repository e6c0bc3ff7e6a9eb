/** Resolving close combat (3.8): dice first, then, all at once, what they did. */
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { createLeader } from '../leaders/creation.js';
import { casualtyReduce, eliminate } from '../morale/casualties.js';
import { sum } from '../morale/checks.js';
import { furyOf, isHandToHand } from '../pacific/hand-to-hand.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { isMmc, moraleOf } from '../units/units.js';
import type { Designation } from './effects.js';
import {
  areBelowEven,
  attackerModifiers,
  defenderModifiers,
  killNumber,
  oddsOf,
  strengthOf,
} from './odds.js';

interface Rolled extends Designation {
  readonly side: SideId;
  readonly dr: number;
  readonly attackersThen: readonly AslUnit[];
}

/** Rolls for the designated attacks in their order, then lets the results of all of them happen (3.8/c). */
export function resolveAttacks(
  act: AslAct,
  at: LocationId,
  designated: readonly (Designation & { readonly side: SideId })[],
): void {
  const { battle } = act;
  const recruits = new Map<UnitId, UnitId>();
  const rolled: Rolled[] = [];
  for (const attack of designated) {
    const attackers = attack.attackers.flatMap((id) => battle.unit(id) ?? []);
    const defenders = attack.defenders.flatMap((id) => battle.unit(id) ?? []);
    if (attackers.length === 0 || defenders.length === 0) continue;
    const dr = total(act.rollOf('close combat', attack.attackers, DR));
    if (dr === 2) promote(act, attackers, defenders, recruits);
    rolled.push({ ...attack, dr, attackersThen: attackers });
  }
  const outcomes = rolled.map((one) => judge(battle, at, one, recruits));
  for (const outcome of outcomes) tell(act, outcome);
  for (const outcome of outcomes) suffer(act, outcome);
}

/** An original 2 may bring forth a leader; the best MMC of the attack counts (5.3/b). */
function promote(
  act: AslAct,
  attackers: readonly AslUnit[],
  defenders: readonly AslUnit[],
  recruits: Map<UnitId, UnitId>,
): void {
  const { battle } = act;
  const best = [...attackers.filter(isMmc)].sort((a, b) => moraleOf(battle, b) - moraleOf(battle, a))[0];
  if (!best) return;
  const below = areBelowEven(oddsOf(strengthOf(attackers), strengthOf(defenders)));
  const modifiers: Modifier[] = below ? [{ label: 'odds below 1-1', value: -1, cites: ['5.3/c'] }] : [];
  const recruit = createLeader(act, {
    by: best.id,
    morale: moraleOf(battle, best),
    broken: false,
    modifiers,
  });
  if (recruit !== undefined) recruits.set(best.id, recruit);
}

interface Outcome {
  readonly at: LocationId;
  readonly rolled: Rolled;
  readonly attack: number;
  readonly defence: number;
  readonly odds: string;
  readonly kill: number;
  readonly handToHand: boolean;
  readonly modifiers: readonly Modifier[];
  readonly defenders: readonly AslUnit[];
  readonly eliminated: readonly UnitId[];
  readonly reducible: readonly UnitId[];
}

/** The odds with the leaders found meanwhile: they stand by the unit that brought them forth (5.3/c). */
function judge(
  battle: AslBattle,
  at: LocationId,
  rolled: Rolled,
  recruits: ReadonlyMap<UnitId, UnitId>,
): Outcome {
  const attackers = withRecruits(battle, rolled.attackersThen, recruits);
  const defenders = withRecruits(
    battle,
    rolled.defenders.flatMap((id) => battle.unit(id) ?? []),
    recruits,
  );
  const attack = strengthOf(attackers);
  const defence = strengthOf(defenders);
  const odds = oddsOf(attack, defence);
  const handToHand = isHandToHand(battle, at);
  const kill = killNumber(battle, odds, handToHand);
  const modifiers = [...attackerModifiers(attackers), ...(handToHand ? furyOf(attackers) : [])];
  const final = (unit: AslUnit) => rolled.dr + sum(modifiers) + sum(defenderModifiers(unit));
  return {
    at,
    rolled,
    attack,
    defence,
    odds,
    kill,
    handToHand,
    modifiers: [...modifiers, ...shared(defenders)],
    defenders,
    eliminated: defenders.filter((unit) => final(unit) < kill).map(({ id }) => id),
    reducible: defenders.filter((unit) => final(unit) === kill).map(({ id }) => id),
  };
}

function withRecruits(
  battle: AslBattle,
  units: readonly AslUnit[],
  recruits: ReadonlyMap<UnitId, UnitId>,
): AslUnit[] {
  return units.flatMap((unit) => {
    const recruit = recruits.get(unit.id);
    return recruit === undefined ? [unit] : [unit, battle.theUnit(recruit)];
  });
}

/** Modifiers that all the attacked units have. */
function shared(defenders: readonly AslUnit[]): Modifier[] {
  const [first, ...others] = defenders.map(defenderModifiers);
  return (first ?? []).filter(({ label }) => others.every((own) => own.some((one) => one.label === label)));
}

function tell(act: AslAct, outcome: Outcome): void {
  const { rolled, modifiers, attack, defence, odds, kill, at, defenders } = outcome;
  const result =
    outcome.eliminated.length > 0
      ? 'eliminated'
      : outcome.reducible.length > 0
        ? 'casualty reduction'
        : 'no effect';
  act.effect(
    'close-combat',
    {
      side: rolled.side,
      at,
      attackers: rolled.attackers,
      defenders: defenders.map(({ id }) => id),
      attack,
      defence,
      odds,
      kill,
      handToHand: outcome.handToHand,
      dr: rolled.dr,
      modifiers,
      final: rolled.dr + sum(modifiers),
      result,
    },
    { cites: outcome.handToHand ? ['3.8/f', '3.8/g', '8.1.8.4/a'] : ['3.8/f', '3.8/g'] },
  );
}

function suffer(act: AslAct, { eliminated, reducible }: Outcome): void {
  for (const id of eliminated) if (act.battle.unit(id)) eliminate(act, id, ['3.8/g']);
  if (reducible.length > 0) casualtyReduce(act, act.pickOf('random selection', reducible));
}

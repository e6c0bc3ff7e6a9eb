/** Infantry against a vehicle in its hex (3.8/m to p): Close Combat Value against the DR. */
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { CLOSE_COMBAT } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { createLeader } from '../leaders/creation.js';
import { casualtyReduce } from '../morale/casualties.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslBattle, AslRefusal, AslUnit, Modifier } from '../system.js';
import { isGoodOrder, isInexperienced, isLeader, isMmc, leadershipOf, moraleOf } from '../units/units.js';
import { destroy, immobilize } from './damage.js';
import { hasMachineGun, isNonStopped } from './state.js';

const KIND = { squad: 'squad', crew: 'crew', 'half-squad': 'HS', leader: 'SMC' } as const;

/** What a unit is worth against armour: less when it has fired, or does not know how (3.3.4/c, 5.4). */
export function ccvOf(battle: AslBattle, unit: AslUnit, fired: boolean): number {
  const charts = chartsOf(battle);
  const kind = KIND[unit.kind as keyof typeof KIND];
  return (
    charts.lookup(CLOSE_COMBAT.ccv, kind) +
    (fired ? charts.lookup(CLOSE_COMBAT.ccvAdjust, 'already fired') : 0) +
    (isInexperienced(battle, unit) ? charts.lookup(CLOSE_COMBAT.ccvAdjust, 'inexperienced') : 0)
  );
}

type VehicleCase = Parameters<(typeof CLOSE_COMBAT.vehicleDrm.axes)[0]['key']>[0];

/** What makes a vehicle easier or harder to get at (3.8/z). */
function targetModifiers(battle: AslBattle, vehicle: AslUnit): Modifier[] {
  const found: Modifier[] = [];
  const add = (name: VehicleCase, label: string) =>
    found.push({ label, value: chartsOf(battle).lookup(CLOSE_COMBAT.vehicleDrm, name), cites: ['3.8/z'] });
  if (isNonStopped(vehicle)) add('Motion/Non-Stopped', 'on the move');
  if (vehicle.immobilized || vehicle.bogged) add('Immobilized', 'Immobilized');
  if (vehicle.openTopped) add('OT', 'Open-Topped');
  else if (vehicle.ce) add('CE', 'Crew Exposed');
  if (!hasMachineGun(vehicle)) add('no manned MG (ASL)', 'without machine gun');
  return found;
}

/** A leader who attacks along with an MMC; ambush; CX (3.8/i, 3.8/k). */
function attackerModifiers(attackers: readonly AslUnit[]): Modifier[] {
  const found: Modifier[] = [];
  const leader = attackers.find((unit) => isLeader(unit) && !unit.pinned);
  if (leader && attackers.some(isMmc) && leadershipOf(leader) !== 0)
    found.push({ label: leader.name, value: leadershipOf(leader), cites: ['3.8/z'] });
  if (attackers.some(({ cx }) => cx)) found.push({ label: 'CX attacker', value: 1, cites: ['3.3.1/h'] });
  if (attackers.some(({ ambush }) => ambush === 'won'))
    found.push({ label: 'ambusher', value: -1, cites: ['3.8/k'] });
  if (attackers.some(({ ambush }) => ambush === 'lost'))
    found.push({ label: 'ambushed', value: 1, cites: ['3.8/k'] });
  return found;
}

/** One unit, or an MMC with one leader, or two leaders; a vehicle and men are not attacked together (3.8/n). */
export function checkParty(attackers: readonly AslUnit[]): AslRefusal | undefined {
  if (attackers.length <= 2 && (attackers.length < 2 || attackers.some(isLeader))) return undefined;
  return {
    refused: 'TOO_MANY',
    why: 'At most two units attack a vehicle together, one of them a leader.',
    cites: ['3.8/n'],
  };
}

/** One attack; the DR is returned for what else hangs on it (3.3.4/d). */
export function attackVehicle(
  act: AslAct,
  attackerIds: readonly UnitId[],
  targetId: UnitId,
  { reaction, fired }: { readonly reaction: boolean; readonly fired: (unit: AslUnit) => boolean },
): number {
  const { battle } = act;
  const attackers = attackerIds.map((id) => battle.theUnit(id));
  const target = battle.theUnit(targetId);
  const ccv = attackers.reduce((so_far, unit) => so_far + ccvOf(battle, unit, fired(unit)), 0);
  const modifiers = [...attackerModifiers(attackers), ...targetModifiers(battle, target)];
  const dr = total(act.rollOf('close combat', attackerIds, DR));
  const final = dr + sum(modifiers);
  const slim = dr === 2 && 2 + sum(modifiers) > ccv;
  const third = slim ? total(act.rollOf('a chance against the odds', attackerIds, D6)) : undefined;
  const result = third === undefined ? outcome(final, ccv) : longShot(third);
  act.effect(
    'anti-tank-combat',
    {
      side: (attackers[0] as AslUnit).side,
      at: target.at as LocationId,
      attackers: attackerIds,
      target: targetId,
      reaction,
      ccv,
      dr,
      modifiers,
      final,
      ...(third !== undefined && { third }),
      result,
    },
    { cites: slim ? ['3.8/m', '3.8/o'] : ['3.8/m'] },
  );
  const alert = isGoodOrder(target);
  if (result === 'eliminated') destroy(act, targetId, '3.8/m');
  else if (result === 'immobilized') immobilize(act, targetId, '3.8/m');
  if (dr === 2) promote(act, attackers);
  if (dr === 12 && alert) casualtyReduce(act, act.pickOf('who pays for it', attackerIds));
  return dr;
}

function outcome(final: number, ccv: number): 'eliminated' | 'immobilized' | 'no effect' {
  if (final < ccv) return 'eliminated';
  return final === ccv ? 'immobilized' : 'no effect';
}

/** 1-2 eliminated, 3 Immobilized (3.8/o). */
function longShot(third: number): 'eliminated' | 'immobilized' | 'no effect' {
  if (third <= 2) return 'eliminated';
  return third === 3 ? 'immobilized' : 'no effect';
}

/** Against vehicles too an original 2 may bring forth a leader (5.3/d). */
function promote(act: AslAct, attackers: readonly AslUnit[]): void {
  const mmc = attackers.find(isMmc);
  if (mmc) createLeader(act, { by: mmc.id, morale: moraleOf(act.battle, mmc), broken: false, modifiers: [] });
}

/** Resolving close combat (6.1.2): all dice are rolled, and then everybody who was killed is lost. */
import { DR, isDoubles, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { flashesIn, isNight } from '../ch02-sight/08-night.js';
import { createLeader } from '../ch03-infantry/06-leader-creation.js';
import { holdScouts, scoutedHexes } from '../ch03-infantry/07-scouts.js';
import { ambusherIn } from '../ch03-infantry/14-partisans.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { sate } from '../ch03-infantry/25-berserk.js';
import { wouldGiveUp } from '../ch03-infantry/28-surrender.js';
import { overpower } from '../ch03-infantry/29-capture.js';
import { ratingFor } from '../ch03-infantry/nationalities.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { looseMountsAt } from '../ch04-movement/12-cavalry.js';
import { onSkisInCombat } from '../ch04-movement/13-skis.js';
import { rearm, rearmedBy } from '../ch05-fire/08-rearmed.js';
import { isEscort } from '../ch07-overrun/02-assaults.js';
import { fightVehicles } from '../ch07-overrun/02-close-combat.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { inTheTruck, pullOff } from '../ch11-vehicles/37-in-close-combat.js';
import { tangledAttackers } from '../ch12-air/09-landing.js';
import { caughtAtCrest, strikesFromCrest } from '../ch14-terrain/25-in-combat.js';
import { areTogether, hasBunker } from '../ch15-fortifications/05-bunkers.js';
import { inTheStorm } from '../ch16-fire/05-weather.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isAtLarge,
  isInfantry,
  isMmc,
  isMount,
  isOnMap,
  isPrisoner,
  isSmc,
  type OnMap,
  playerTurnOf,
} from '../units/kinds.js';
import type { Designation } from './01-designate.js';
import {
  attackStrength,
  columnsAboveEven,
  defenceStrength,
  killNumber,
  type Odds,
  oddsBelow,
  oddsOf,
  strikesItself,
} from './01-odds.js';
import { vulnerability } from './01-vulnerability.js';
import { companionOf } from './03-withdraw.js';
import type { Blow } from './effects.js';

/** An unmodified 2 may bring a leader forward (3.6.1.2). */
const HEROIC = 2;

export function resolveCombats(act: Act): void {
  const { battle } = act;
  const attacks = battle.clock.attacks ?? [];
  const began = menWhoBegan(battle, attacks);
  holdScouts(act, attacks);
  const ambushes = attacks.filter(
    ({ at, side }) => ambusherAt(battle, at) === side || isEscort(battle, at, side),
  );
  const ambushed = ambushersIn(battle, ambushes);
  const first = fight(act, ambushes);
  const then = fight(
    act,
    attacks.filter((attack) => !ambushes.includes(attack)).flatMap((attack) => survivorsOf(battle, attack)),
  );
  if (attacks.length > 0)
    act.effect(
      'combats-fought',
      {},
      {
        changes: [
          { do: 'clock', set: { attacks: null } },
          ...noticedIn(battle, attacks),
          ...ambushed.flatMap((id): Change[] =>
            battle.unit(id) ? [{ do: 'unit', unit: id, set: { ambushed: playerTurnOf(battle) } }] : [],
          ),
          ...flashesIn(
            battle,
            attacks.map(({ at }) => at),
          ),
        ],
        cites: ['6.1.2'],
      },
    );
  fightVehicles(act);
  loseLeaders(act, began, new Set([...first, ...then]));
}

/** Who has fought gets no '?' in this player turn (2.3.8.1, 2.8.20). */
const noticedIn = (battle: Battle, attacks: readonly Designation[]): Change[] =>
  [...new Set(attacks.map(({ at }) => at))]
    .flatMap((at) => infantryAt(battle, at))
    .filter(({ noticed }) => !noticed)
    .map(({ id }): Change => ({ do: 'unit', unit: id, set: { noticed: true } }));

/** Partisans in the woods in which they have struck first; they withdraw more easily for that (6.3.6.3). */
const ambushersIn = (battle: Battle, ambushes: readonly Designation[]): UnitId[] =>
  ambushes
    .filter(({ at, side }) => ambusherIn(battle, at) === side)
    .flatMap(({ at, side }) => infantryAt(battle, at, side))
    .filter(({ partisan }) => partisan)
    .map(({ id }) => id);

/** The side that has lain in wait there, out of sight or as partisans (2.3.9.2/a, 3.14.4). */
const ambusherAt = (battle: Battle, at: string): SideId | undefined =>
  battle.location(at).ambush ?? ambusherIn(battle, at);

/** All roll before anybody is taken off (6.1.2); those who were overpowered are returned. */
function fight(act: Act, attacks: readonly Designation[]): ReadonlySet<UnitId> {
  const struck = attacks.map((attack) => ({ attack, units: strike(act, attack) }));
  const killed = new Set(struck.flatMap(({ attack, units }) => (attack.capture ? [] : units)));
  const taken = new Set(
    struck.flatMap(({ attack, units }) => (attack.capture ? units.filter((id) => !killed.has(id)) : [])),
  );
  const armed = struck.flatMap(({ attack, units }) =>
    attack.capture ? [] : rearmedBy(act.battle, attack.attackers, units),
  );
  for (const id of killed) eliminate(act, id, ['6.1.3']);
  rearm(act, armed);
  for (const { attackers, defenders } of attacks) sate(act, attackers, defenders);
  overpower(act, taken);
  pullOff(
    act,
    attacks.flatMap(({ defenders }) => defenders),
  );
  return taken;
}

/** What is left of an attack on those who struck first (2.3.9.2/a, 3.14.4). */
function survivorsOf(battle: Battle, { leader, heroes, ...attack }: Designation): Designation[] {
  const isLeft = (id: UnitId) => {
    const unit = battle.unit(id);
    return unit !== undefined && !isPrisoner(unit);
  };
  const attackers = attack.attackers.filter(isLeft);
  const defenders = attack.defenders.filter(isLeft);
  if (attackers.length === 0 || defenders.length === 0) return [];
  const units = (ids: readonly UnitId[]) => ids.map((id) => battle.theUnit(id));
  const [ours, theirs] = [units(attackers), units(defenders)];
  const odds = oddsOf(attackStrength(battle, ours, theirs), defenceStrength(theirs, ours));
  return odds === undefined
    ? []
    : [
        {
          ...attack,
          attackers,
          defenders,
          ...(leader && isLeft(leader) && { leader }),
          ...(heroes && { heroes: heroes.filter(isLeft) }),
        },
      ];
}

/** One attack: its column, its roll, and who is killed by it. */
function strike(act: Act, designation: Designation): UnitId[] {
  const { battle } = act;
  const attackers = designation.attackers.map((id) => battle.theUnit(id));
  const defenders = designation.defenders.map((id) => battle.theUnit(id));
  const attack = attackStrength(battle, attackers, defenders);
  const defence = defenceStrength(defenders, attackers);
  const odds = oddsOf(attack, defence) as Odds;
  const roll = act.rollOf('close combat', designation.attackers, DR);
  const rolled = total(roll);
  const cowered =
    isDoubles(roll) &&
    designation.leader === undefined &&
    isInPlay(battle, '5.5.6.1') &&
    attackers.some((unit) => strikesItself(battle, unit, defenders));
  const column = cowered ? oddsBelow(odds) : odds;
  const kill = column === undefined ? 0 : killNumber(battle, column);
  const blows = blowsOf(battle, designation, rolled, kill);
  act.effect(
    'close-combat-attack',
    { ...designation, odds, attack, defence, cowered, rolled, kill, blows },
    { cites: cowered ? ['6.1.3', '6.5.1'] : ['6.1.3'] },
  );
  const men = attackers.find(isMmc);
  if (rolled === HEROIC && men) createLeader(act, men.id, columnsAboveEven(odds));
  return blows.flatMap((blow) => (blow.killed ? blow.units : []));
}

/** Worth less where there are foreigners among them (6.1.6, 3.5.2). */
const ledBy = (leader: Unit, men: readonly Unit[]): Modifier => ({
  why: leader.name,
  value: Math.max(...men.map((unit) => ratingFor(leader, unit))),
  cites: '6.1.6',
});

/** One roll, and for each unit its own modifiers (6.1.3/a). */
function blowsOf(
  battle: Battle,
  { attackers, leader, heroes = [], defenders, capture }: Designation,
  rolled: number,
  kill: number,
): Blow[] {
  const men = attackers.map((id) => battle.theUnit(id));
  const common = leader === undefined ? [] : [ledBy(battle.theUnit(leader), men)];
  const heroic = heroes.map(
    (id): Modifier => ({ why: `hero ${battle.theUnit(id).name}`, value: -1, cites: '3.8.10' }),
  );
  if (capture) common.push(attempt(battle, defenders));
  const weary = [
    ...weariness(men, '4.7.9'),
    ...underCover(battle, men),
    ...sniping(men),
    ...onSkisInCombat(men, 2),
    ...inTheStorm(battle, men),
    ...tangledAttackers(men),
    ...strikesFromCrest(
      battle,
      men,
      defenders.map((id) => battle.theUnit(id)),
    ),
    ...men.flatMap((unit) => inTheTruck(battle, unit, 2)).slice(0, 1),
  ];
  const blows = new Map<number, { units: UnitId[]; modifiers: Modifier[] }>();
  for (const id of defenders) {
    const modifiers = [
      ...common,
      ...heroic,
      ...weary,
      ...vulnerability(battle, battle.theUnit(id)),
      ...caughtAtCrest(battle, battle.theUnit(id), men),
    ];
    const blow = blows.get(sumOf(modifiers)) ?? { units: [], modifiers };
    blow.units.push(id);
    blows.set(sumOf(modifiers), blow);
  }
  return [...blows].map(([drm, { units, modifiers }]) => ({
    units,
    modifiers,
    final: rolled + drm,
    killed: rolled + drm <= kill,
  }));
}

/** Those who have just come out of the dark, or through smoke, upon enemies who were in no melee have the better of it (6.2.1). */
const underCover = (battle: Battle, attackers: readonly Unit[]): Modifier[] =>
  (isNight(battle) || attackers.every(({ at }) => at !== undefined && isSmoky(battle, at))) &&
  attackers.every(({ advancedFrom, melee, at }) => advancedFrom && !melee && !isMeleeIn(battle, at)) &&
  isInPlay(battle, '6.2')
    ? [{ why: isNight(battle) ? 'out of the dark' : 'through smoke', value: -1, cites: '6.2.1' }]
    : [];

/** A sniper who attacks by himself out of the dark has his DRM here too (5.7.3/a, 5.7.12). */
const sniping = (attackers: readonly Unit[]): Modifier[] =>
  attackers.length === 1
    ? attackers.flatMap(({ shrouded, aim }) =>
        shrouded && aim !== undefined ? [{ why: 'sniper', value: aim, cites: '5.7.3/a' } as const] : [],
      )
    : [];

const isMeleeIn = (battle: Battle, at: string | undefined): boolean =>
  at !== undefined && infantryAt(battle, at).some(({ melee }) => melee);

/** To take prisoners is harder, unless all would rather give up (3.29.3.3, 3.28.5.2). */
const attempt = (battle: Battle, defenders: readonly UnitId[]): Modifier =>
  wouldGiveUp(
    battle,
    defenders.map((id) => battle.theUnit(id) as OnMap),
  )
    ? { why: 'ready to surrender', value: -1, cites: '3.28.5.2' }
    : { why: 'to take prisoners', value: 1, cites: '3.29.3.3' };

interface Stand {
  readonly at: string;
  readonly side: string;
  readonly men: readonly UnitId[];
}

/** The men of each side in the hexes of the attacks. */
function menWhoBegan(battle: Battle, attacks: readonly Designation[]): Stand[] {
  return [...new Set(attacks.map(({ at }) => at))].flatMap((at) =>
    battle.options.order.map((side) => ({
      at,
      side,
      men: infantryAt(battle, at, side)
        .filter(isMmc)
        .map(({ id }) => id),
    })),
  );
}

/** Leaders and heroes share the fate of the men with whom they were, or with whom they withdraw (6.1.8, 6.3.6/a). */
function loseLeaders(act: Act, began: readonly Stand[], taken: ReadonlySet<UnitId>): void {
  const { battle } = act;
  const isGone = (id: UnitId) => taken.has(id) || battle.unit(id) === undefined;
  for (const { at, side, men } of began)
    for (const leader of infantryAt(battle, at, side).filter(isSmc)) {
      const { accompanies, withdrawing } = leader;
      const isLost = withdrawing
        ? accompanies === true && isGone(companionOf(battle, leader) ?? '')
        : men.length > 0 && men.every(isGone);
      if (!isLost || taken.has(leader.id)) continue;
      if (men.some((id) => taken.has(id))) overpower(act, new Set([leader.id]));
      else eliminate(act, leader.id, [withdrawing ? '6.3.6/a' : '6.1.8']);
    }
}

/** Hexes in which one side has men, and the other men, or horses with their handlers (4.12.37/a). */
export function combatHexes(battle: Battle): string[] {
  const stables = battle.units().flatMap((unit) => (isMount(unit) && isOnMap(unit) ? unit.at : []));
  const held = [...new Set(stables)].filter((at) => {
    const [men = []] = battle.options.order
      .map((side) => infantryAt(battle, at, side))
      .filter((one) => one.length > 0);
    const [first] = men;
    return first !== undefined && looseMountsAt(battle, at, enemyOf(battle, first.side)).length > 0;
  });
  return [...new Set([...contestedHexes(battle), ...held, ...scoutedHexes(battle)])];
}

/** Hexes in which both sides have men; scouts at large bring nobody to blows (3.7.13). */
export function contestedHexes(battle: Battle): string[] {
  const held = battle
    .units()
    .filter((unit): unit is OnMap => isInfantry(unit) && isOnMap(unit) && !isAtLarge(unit));
  const hexes = new Set(held.map(({ at }) => at));
  return [...hexes]
    .filter((at) =>
      battle.options.order.every((side) => infantryAt(battle, at, side).some((unit) => !isAtLarge(unit))),
    )
    .filter((at) => !hasBunker(battle, at) || infantryAt(battle, at).some((unit) => meetsEnemy(battle, unit)))
    .sort();
}

/** Those in a bunker and those on top of it do not meet (15.5.9). */
export const meetsEnemy = (battle: Battle, unit: Unit): boolean =>
  unit.at !== undefined &&
  infantryAt(battle, unit.at, enemyOf(battle, unit.side)).some((other) => areTogether(unit, other));

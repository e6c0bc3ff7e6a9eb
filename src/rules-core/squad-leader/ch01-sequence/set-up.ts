/** Setting up before the battle, and the beginning of its first phase. */
import * as z from 'zod';
import { hexOf } from '../../kernel/position/position.js';
import { setUp } from '../../kernel/scenarios/index.js';
import { onCrest } from '../attributes/crests.js';
import { vehicles } from '../attributes/vehicles.js';
import { hide, layDummies, lieInWait, veil } from '../ch02-sight/05-hidden-placement.js';
import { unmask } from '../ch02-sight/07-hidden-guns.js';
import { rateTroops } from '../ch03-infantry/11-experience-level.js';
import { weighSides } from '../ch03-infantry/27-battlefield-integrity.js';
import { canBeDismantled } from '../ch04-movement/02-portage.js';
import { isMounted, mountOf } from '../ch04-movement/12-cavalry.js';
import { costOfEntering } from '../ch04-movement/costs.js';
import { hasRoom } from '../ch04-movement/stacking.js';
import { boreSighter } from '../ch08-support-weapons/09-bore-sight.js';
import { allotVersions } from '../ch08-support-weapons/17-panzerfausts.js';
import { grantModules, issueRadios } from '../ch09-artillery/03-modules.js';
import { fitProjectors } from '../ch11-vehicles/17-close-defence.js';
import { masterGyros } from '../ch11-vehicles/21-gyrostabilizers.js';
import { cannotStandBeside } from '../ch11-vehicles/29-bypass.js';
import { seated } from '../ch11-vehicles/37-passengers.js';
import { entryCost } from '../ch11-vehicles/costs.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { hasNoCrest } from '../ch14-terrain/25-crests.js';
import { comeOff } from '../ch14-terrain/25-taking.js';
import { beneath } from '../ch14-terrain/29-beneath.js';
import { isTreetop } from '../ch14-terrain/32-perches.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import { isToBeFortified } from '../ch15-fortifications/01-works.js';
import { settleIn } from '../ch15-fortifications/03-entrenchments.js';
import { settleInBunkers } from '../ch15-fortifications/05-bunkers.js';
import { canStandUpstairs } from '../ch15-fortifications/06-upstairs.js';
import { consultWeatherChart, rollForWeather } from '../ch16-fire/04-beginning.js';
import { startEngines } from '../ch16-fire/06-russian-winter.js';
import { beginOnCards, tooManyOnBoard } from '../scenario-rules/beginning.js';
import {
  type Act,
  type Battle,
  type Change,
  type Refusal,
  refuse,
  type SquadLeader,
  type Unit,
} from '../system.js';
import {
  canCarry,
  isAboard,
  isDummy,
  isGun,
  isOnMap,
  isSniper,
  isVehicle,
  isWeapon,
  sidesInTurn,
} from '../units/kinds.js';
import { beginPhase } from './phases.js';

const placing = setUp<SquadLeader>({
  cites: ['4.3.1'],
  set: z.object({
    possessor: z.string().describe('The unit that has the weapon.'),
    facing: z.int().min(0).max(5).describe('The hexspine that the vehicle or gun faces (11.25.5, 10.1.5.1).'),
    exposed: z.literal(true).describe('Its crew is exposed (11.8.1).'),
    dismantled: z.literal(true).describe('The weapon is taken apart (4.2.7.4).'),
    onCrest: onCrest.unwrap(),
    beside: vehicles.beside.unwrap(),
  }),
  stand(battle, unit, at, others) {
    const friends = (others as readonly Unit[]).filter(({ side }) => side === unit.side);
    if (isAboard(unit)) return undefined;
    if (isVehicle(unit)) return standVehicle(battle, unit, at, friends);
    if (GROUND[groundAt(battle, at)].mf === undefined)
      return refuse('IMPASSABLE', `Nobody can stand in ${at}.`, '4.1.6/T');
    if (isTreetop(battle, at) && !isSniper(unit))
      return refuse('IMPASSABLE', `Only snipers set up in the treetops of ${hexOf(at)}.`, '14.32.9');
    if (isMounted(unit) && costOfEntering(battle, at, [unit]) === undefined)
      return refuse('IMPASSABLE', `${unit.name} is mounted: not in a building.`, '4.12.2');
    if (isWeapon(unit) && !friends.some(canCarry))
      return refuse('NO_POSSESSOR', `${unit.name} needs somebody to carry it in ${at}.`, '1.1.2.5/a');
    if (isDummy(unit) && friends.length === 0)
      return refuse(
        'NOBODY_THERE',
        `A "?" lies on units, or on another "?": there is none in ${at}.`,
        '2.3.3',
      );
    if (unit.dismantled && !canBeDismantled(unit))
      return refuse('IN_ONE_PIECE', `${unit.name} is not taken apart.`, '4.2.7.1');
    return !hasRoom(battle, at, [...friends, unit])
      ? refuse('NO_ROOM', `There is no room in ${at}.`, '4.3.1')
      : undefined;
  },
  places: (battle, unit, hex) =>
    isVehicle(unit) || isGun(unit)
      ? placesIn(battle, hex).filter((place) => place === hex || canStandUpstairs(battle, unit, place))
      : [...placesIn(battle, hex), ...[beneath(battle, hex)].filter((at) => at !== undefined)],
  hide,
  veil,
  whole: tooManyOnBoard,
});

/** The weather is known before anybody sets up (16.5.3). */
export const settingUp: typeof placing = {
  ...placing,
  tasks: {
    'set-up': (act, task) => {
      consultWeatherChart(act);
      placing.tasks['set-up'](act, task);
    },
  },
};

/** One vehicle in a hex, where it could have driven (11.25.2). */
function standVehicle(battle: Battle, unit: Unit, at: string, friends: readonly Unit[]): Refusal | undefined {
  const isWrong = unit.beside && cannotStandBeside(battle, unit, at, unit.beside);
  if (isWrong) return isWrong;
  if (!unit.beside && entryCost(battle, unit, undefined, at) === undefined)
    return refuse('IMPASSABLE', `${unit.name} cannot stand in ${at}.`, '11.26.1');
  return friends.some(isVehicle)
    ? refuse('NO_ROOM', `There is another vehicle in ${at}.`, '11.25.2')
    : undefined;
}

/** Everybody stands: weapons that nobody named a possessor for go to the first MMC in their hex, guns to a crew. */
export function beginBattle(act: Act): void {
  const { battle } = act;
  act.become({ task: 'begin-turns' });
  const changes = battle.units().flatMap((weapon): Change[] => {
    if (!isWeapon(weapon) || weapon.possessor !== undefined || weapon.towedBy || !isOnMap(weapon)) return [];
    const men = battle.unitsAt(weapon.at).filter((unit) => unit.side === weapon.side && canCarry(unit));
    const crew = isGun(weapon) ? men.find(({ kind }) => kind === 'crew') : undefined;
    const holder = crew ?? men.find(({ kind }) => kind !== 'leader') ?? men[0];
    return holder ? [{ do: 'unit', unit: weapon.id, set: { possessor: holder.id } }] : [];
  });
  for (const rider of battle.units()) {
    const mount = mountOf(battle, rider);
    if (mount && isOnMap(rider) && mount.at !== rider.at)
      changes.push({ do: 'unit', unit: mount.id, set: { at: rider.at } });
  }
  for (const vehicle of battle.units().filter(isVehicle))
    if (isOnMap(vehicle)) changes.push(...seated(battle, vehicle));
  changes.push(...settleIn(battle), ...settleInBunkers(battle));
  changes.push(...comeOff(battle, (unit) => hasNoCrest(battle, unit)));
  layDummies(act);
  unmask(act);
  lieInWait(act);
  if (changes.length > 0) act.effect('armed', {}, { changes, cites: ['1.1.2.5/a'] });
  rollForWeather(act);
  rateTroops(act);
  weighSides(act);
  allotVersions(act);
  grantModules(act);
  issueRadios(act);
  masterGyros(act);
  fitProjectors(act);
  startEngines(act);
  if (isToBeFortified(battle)) act.plan({ task: 'fortify' });
  else if (boreSighter(battle) !== undefined) act.plan({ task: 'bore-sight' });
}

/** The battle begins when all guns are sighted in. */
export function beginTurns(act: Act): void {
  act.done();
  beginOnCards(act);
  const { phase, turn, active = sidesInTurn(act.battle)[0] } = act.battle.clock;
  beginPhase(act, phase, active, turn);
}

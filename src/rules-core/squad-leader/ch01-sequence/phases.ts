/** The sequence of play (1.3): eight phases, whose turn it is in each, and what lies between them. */

import type { Eyes } from '../../kernel/decide/rulebook.js';
import { PHASES, type Phase } from '../attributes/index.js';
import { loseBesideEnemies } from '../ch02-sight/03-concealment.js';
import { noticeNeighbours } from '../ch02-sight/03-gaining.js';
import { watchVehicles } from '../ch02-sight/03-vehicles.js';
import { nightFalls } from '../ch02-sight/08-night.js';
import { askAfterwards } from '../ch03-infantry/04-wounds.js';
import { boundToRout, planRout, routIntoObstacles } from '../ch03-infantry/21-rout.js';
import { calmDown } from '../ch03-infantry/25-berserk.js';
import { fireAtNothing } from '../ch03-infantry/25-crews.js';
import { askFates, countPrisoners } from '../ch03-infantry/29-prisoners.js';
import { waysComeBack } from '../ch03-infantry/30-called-off.js';
import { boundToCharge, readMove } from '../ch04-movement/01-move.js';
import { boundToAdvance, boundToGoOut } from '../ch04-movement/04-advance.js';
import { exhaust } from '../ch04-movement/07-double-time.js';
import { askAstray } from '../ch04-movement/09-sewers.js';
import { noteIdlers } from '../ch04-movement/10-learning.js';
import { restHorses, windHorses } from '../ch04-movement/12-cavalry.js';
import { boundToGallop } from '../ch04-movement/12-charge.js';
import { takeOffIndoors } from '../ch04-movement/13-skis.js';
import { driftAway, tireSwimmers } from '../ch04-movement/14-in-the-water.js';
import { boundToFire } from '../ch05-fire/01-fire.js';
import { closeCombat } from '../ch06-close-combat/01-designate.js';
import { planCombat } from '../ch06-close-combat/phase.js';
import { crushWeapons } from '../ch07-overrun/01-overrun.js';
import { breakInPlace } from '../ch07-overrun/03-presence.js';
import { scuttleAll } from '../ch08-support-weapons/07-destruction.js';
import { loseSightsElsewhere } from '../ch08-support-weapons/09-bore-sight.js';
import { unused } from '../ch08-support-weapons/11-placed-charges.js';
import { closeBreaches } from '../ch08-support-weapons/17-panzerfausts.js';
import { dustSettles } from '../ch08-support-weapons/21-recoilless.js';
import { spotRounds } from '../ch09-artillery/01-requests.js';
import { fireForEffect } from '../ch09-artillery/02-fire-for-effect.js';
import { leaveGunPits } from '../ch09-artillery/05-indirect-fire.js';
import { fireGuns, spotGunRounds } from '../ch09-artillery/05-shells.js';
import { carryOutPlots } from '../ch09-artillery/13-plotting.js';
import { drift, thinOut } from '../ch09-artillery/16-smoke.js';
import { potsBurnOut, potsSmoulder } from '../ch09-artillery/17-other-smoke.js';
import { reloadDischargers } from '../ch09-artillery/17-reloading.js';
import { abandonGuns, leaveRuins } from '../ch10-guns/02-abandoned.js';
import { supplyMortars } from '../ch10-guns/04-ammunition.js';
import { leaveAmmunition } from '../ch10-guns/04-mortars.js';
import { goOnLoading } from '../ch10-guns/07-reloading.js';
import { boundToDriveOff } from '../ch11-vehicles/08-way-off.js';
import { boundToGoOn, noticeBeside } from '../ch11-vehicles/29-bypass.js';
import { outOfTheTracks } from '../ch11-vehicles/30-trail-breaks.js';
import { boundToMove, comeToRest } from '../ch11-vehicles/31-motion.js';
import { downTools } from '../ch11-vehicles/32-repairs.js';
import { harnessAgain, loseLonelyDrivers, tireAnimals } from '../ch11-vehicles/38-horse-drawn.js';
import { boundToCloseUp } from '../ch11-vehicles/40-convoys.js';
import { clearRoads } from '../ch11-vehicles/40-in-convoy.js';
import { driftBoats, makeForLand } from '../ch11-vehicles/43-drift.js';
import { comeToTheirSenses } from '../ch11-vehicles/crews.js';
import { boundToDrive, couldDrive } from '../ch11-vehicles/drive.js';
import { enterAircraft } from '../ch12-air/01-air-support.js';
import { equip } from '../ch12-air/09-canisters.js';
import { boundToDrop } from '../ch12-air/09-drop.js';
import { beginLanding, boundToFight } from '../ch12-air/09-landing.js';
import { boundToGlide } from '../ch12-air/10-gliders.js';
import { beginObserving, endCalls, limpHome, spotFromAir } from '../ch12-air/11-calling.js';
import { hasAirSupport } from '../ch12-air/planes.js';
import { boundToShoot } from '../ch13-direct-fire/01-fire.js';
import { endAcquisition } from '../ch13-direct-fire/10-acquisition.js';
import { boundToGetAway, breakInFlames, smoulder } from '../ch13-direct-fire/24-facing-flames.js';
import { leaveBuried } from '../ch14-terrain/04-buried.js';
import { boundToReplace, finishRemoving, settled } from '../ch14-terrain/17-removing.js';
import { freeze } from '../ch14-terrain/22-wading.js';
import { comeOff, leftCrests } from '../ch14-terrain/25-taking.js';
import { dropPlungers, guardCharges } from '../ch14-terrain/29-demolition.js';
import { watchRoofs } from '../ch14-terrain/32-unseen.js';
import { boundToComeDown } from '../ch14-terrain/32-up-and-down.js';
import { finishClearing } from '../ch15-fortifications/02-roadblocks.js';
import { finishDigging } from '../ch15-fortifications/03-digging.js';
import { leftBehind } from '../ch15-fortifications/03-entrenchments.js';
import { leftBunkers } from '../ch15-fortifications/05-bunkers.js';
import { comeOutOfTunnels } from '../ch15-fortifications/06-tunnels.js';
import { flail } from '../ch15-fortifications/07-flails.js';
import { setOffTheRest } from '../ch15-fortifications/08-blast.js';
import { forgetTheirWay } from '../ch15-fortifications/08-laying-mines.js';
import { developFires } from '../ch16-fire/02-fires.js';
import { boundToLeave, burnMen, burnVehicles } from '../ch16-fire/02-leaving.js';
import { burnPhosphorus } from '../ch16-fire/02-phosphorus.js';
import { spreadFires } from '../ch16-fire/02-spreading.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { boundToFollow } from '../scenario-rules/battalions.js';
import { claimBuildings } from '../scenario-rules/buildings.js';
import { showWhenLanded, useFuel } from '../scenario-rules/shortages.js';
import { lookOut, rollForStacks } from '../scenario-rules/waiting.js';
import { countIdleTurns } from '../scenario-rules/works.js';
import { type Act, type Battle, type Change, refuse, type SquadLeader, type Unit } from '../system.js';
import { attacker, defender, sidesInTurn, weaponsOf } from '../units/kinds.js';
import { arrivals } from './arrivals.js';
import { claimControl } from './control.js';
import type { DecisionKind } from './decisions.js';
import { clear } from './markers.js';
import { planRally } from './rally-phase.js';
import { decideOutcome } from './victory.js';

interface PhaseNotes {
  readonly cites: RuleId;
  /** Who is asked, again and again, until he ends the phase. */
  readonly asks?: { readonly who: (battle: Battle) => string; readonly kind: DecisionKind };
  /** The tasks that it is made of, where nobody ends it by an order. */
  readonly plans?: (act: Act) => void;
  /** What happens by itself when it begins. */
  readonly begins?: (act: Act) => void;
  /** What happens by itself at its end, before markers come off. */
  readonly ends?: (act: Act) => void;
  /** Markers that come off when the phase ends. */
  readonly clears?: readonly (keyof Unit)[];
}

const NOTES: Readonly<Record<Phase, PhaseNotes>> = {
  rally: {
    cites: '1.3/1',
    begins: (act) => {
      finishClearing(act);
      finishRemoving(act);
    },
    clears: ['acted'],
    plans: planRally,
    ends: noticeNeighbours,
  },
  'prep-fire': {
    cites: '1.3/2',
    begins: beginPrepFire,
    asks: { who: attacker, kind: 'prep-fire' },
    ends: endOfPrepFire,
    clears: ['firedAt', 'traversed', 'led', 'bailedOut', 'gunAt', 'gunsAt'],
  },
  movement: {
    cites: '1.3/3',
    begins: enterAircraft,
    asks: { who: attacker, kind: 'movement' },
    ends: endOfMovement,
    clears: [
      'spent',
      'moving',
      'carried',
      'carries',
      'handled',
      'lookedFor',
      'firedAt',
      'switched',
      'crossed',
      'dismounted',
      'ridden',
      'charging',
      'fresh',
      'limit',
      'walked',
      'searched',
      'skied',
      'loaded',
      'flatOut',
      'belly',
      'aside',
      'strained',
      'backing',
      'muddied',
      'shuns',
      'called',
      'setDown',
      'trapped',
      'faltering',
      'drenched',
      'smothers',
    ],
  },
  'defensive-fire': {
    cites: '1.3/4',
    begins: beginDefensiveFire,
    asks: { who: defender, kind: 'defensive-fire' },
    ends: endOfDefensiveFire,
    clears: [
      'firedAt',
      'traversed',
      'led',
      'gunAt',
      'gunsAt',
      'bailedOut',
      'passed',
      'spent',
      'track',
      'costs',
      'bypassed',
      'setOut',
      'byTrench',
      'ledBy',
      'hazardous',
      'firedOnAt',
      'assaultMoved',
      'rigs',
    ],
  },
  'advancing-fire': {
    cites: '1.3/5',
    asks: { who: attacker, kind: 'advancing-fire' },
    ends: endOfAdvancingFire,
    clears: [
      'prep',
      'burdened',
      'doubleTime',
      'firedAt',
      'takenUp',
      'gunAt',
      'gunsAt',
      'traversed',
      'led',
      'swung',
      'bailedOut',
    ],
  },
  rout: { cites: '1.3/6', plans: planRout, ends: burnMen, clears: ['routed', 'spared'] },
  advance: {
    cites: '1.3/7',
    begins: comeOutOfTunnels,
    asks: { who: attacker, kind: 'advance' },
    ends: endOfAdvance,
    clears: [
      'hasLit',
      'shuns',
      'shod',
      'advanced',
      'saddled',
      'switched',
      'drifted',
      'handled',
      'lookedFor',
      'grounded',
      'ousted',
    ],
  },
  'close-combat': {
    cites: '1.3/8',
    plans: endOfTurn,
    ends: endOfPlayerTurn,
    clears: [
      'moved',
      'fired',
      'smoked',
      'laidSmoke',
      'shelled',
      'firedIn',
      'shotsFired',
      'helpers',
      'lastShot',
      'pushed',
      'leftVehicle',
      'intensive',
      'served',
      'servedAt',
      'thrown',
      'directed',
      'pinned',
      'withdrawing',
      'accompanies',
      'ti',
      'interrogated',
      'advancedFrom',
      'overran',
      'overrunColumn',
      'nerve',
      'cameFrom',
      'afraidOf',
      'charged',
      'noticed',
      'scouted',
      'shrouded',
      'engaged',
      'tinkered',
      'surfaced',
      'beneath',
      'answered',
      'hooked',
      'hitching',
      'balked',
      'parachute',
      'glided',
      'crushed',
      'climbed',
      'gained',
      'launched',
      'projected',
      'overlooked',
      'blasting',
    ],
  },
};

function beginPrepFire(act: Act): void {
  thinOut(act);
  shellFirst(act, attacker(act.battle));
}

function beginDefensiveFire(act: Act): void {
  const side = defender(act.battle);
  carryOutPlots(act, side);
  shellFirst(act, side);
}

function shellFirst(act: Act, side: string): void {
  fireForEffect(act, side);
  if (hasAirSupport(act.battle, side)) endCalls(act, side);
  fireGuns(act, side);
}

function endOfPrepFire(act: Act): void {
  finishDigging(act);
  endOfAttackersFire(act);
}

function endOfAttackersFire(act: Act): void {
  endAcquisition(act, attacker(act.battle));
}

function endOfAdvancingFire(act: Act): void {
  endOfAttackersFire(act);
  burnPhosphorus(act);
  drift(act);
  spreadFires(act);
  developFires(act);
}

function endOfDefensiveFire(act: Act): void {
  endAcquisition(act, defender(act.battle));
  routIntoObstacles(act);
  loseBesideEnemies(act);
  noticeBeside(act);
}

function endOfMovement(act: Act): void {
  setOffTheRest(act);
  crushWeapons(act);
  leaveAmmunition(
    act,
    act.battle.units().flatMap(({ carried = [] }) => carried),
  );
  exhaust(act);
  windHorses(act);
  breakInPlace(act);
  burnVehicles(act);
  leaveGunPits(act);
  clearRoads(act);
  makeForLand(act);
  tireAnimals(act);
  leaveBuried(act);
  useFuel(act);
  comeToRest(act);
}

function endOfAdvance(act: Act): void {
  breakInFlames(act);
  flail(act);
  tireSwimmers(act);
  const { battle } = act;
  const advanced = battle.units().filter((unit) => unit.advanced);
  leaveAmmunition(
    act,
    advanced.flatMap((unit) => weaponsOf(battle, unit)).map(({ id }) => id),
  );
  loseBesideEnemies(act);
  takeOffIndoors(act);
}

function endOfPlayerTurn(act: Act): void {
  countIdleTurns(act);
  noteIdlers(act);
  goOnLoading(act);
  guardCharges(act);
  downTools(act);
  reloadDischargers(act);
  abandonGuns(act);
  leaveRuins(act);
  supplyMortars(act);
  comeToTheirSenses(act);
  loseLonelyDrivers(act);
  restHorses(act, attacker(act.battle));
  freeze(act);
}

/** Close combat, and then '?' for the side whose player turn it was (2.3.8.1). */
function endOfTurn(act: Act): void {
  act.plan({ task: 'conceal', sides: [attacker(act.battle)] });
  spotRounds(act);
  spotGunRounds(act);
  for (const side of act.battle.sideIds()) if (hasAirSupport(act.battle, side)) spotFromAir(act, side);
  scuttleAll(act);
  planCombat(act);
  driftBoats(act);
}

export function phase(act: Act): void {
  countPrisoners(act);
  if (askAfterwards(act) || askFates(act) || askAstray(act) || driftAway(act)) return;
  const { asks, plans } = NOTES[act.battle.clock.phase];
  if (asks) {
    act.ask({ side: asks.who(act.battle), kind: asks.kind });
    return;
  }
  act.plan({ task: 'end-phase' });
  plans?.(act);
}

/** Everything is done that the phase brings by itself. */
export function phaseOver(act: Act): void {
  act.done();
  endPhase(act);
}

/** Markers come off, the clock moves on, and the next phase begins. */
function endPhase(act: Act): void {
  const { battle } = act;
  const { phase } = battle.clock;
  const { clears = [], cites, ends, asks } = NOTES[phase];
  ends?.(act);
  if (phase.endsWith('fire')) limpHome(act);
  watchVehicles(act);
  watchRoofs(act);
  lookOut(act);
  showWhenLanded(act);
  equip(act);
  dropPlungers(act);
  fireAtNothing(act);
  calmDown(act);
  const changes: Change[] = [
    ...clear(battle, clears),
    ...leftBehind(battle),
    ...leftBunkers(battle),
    ...leftCrests(battle),
    ...forgetTheirWay(battle),
    ...outOfTheTracks(battle),
  ];
  loseSightsElsewhere(act);
  if (phase === 'rout') changes.push(...comeOff(battle, ({ broken }) => broken === true));
  if (phase === 'close-combat') changes.push(...comeOff(battle, ({ melee }) => melee === true));
  if (phase === 'movement') changes.push(...settled(battle));
  if (phase === 'advancing-fire') changes.push(...unused(battle));
  if (phase === 'prep-fire') changes.push(...potsSmoulder(battle));
  if (asks) changes.push(...closeBreaches(battle));
  if (phase === 'close-combat')
    changes.push(
      ...dustSettles(battle),
      ...potsBurnOut(battle),
      ...nightFalls(battle),
      ...waysComeBack(battle),
    );
  if (changes.length > 0) act.effect('markers-removed', { phase }, { changes, cites: [cites] });
  claimControl(act);
  claimBuildings(act, false);
  if (decideOutcome(act, phase === 'close-combat')) return;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next) beginPhase(act, next, attacker(battle), battle.clock.turn);
  else nextPlayerTurn(act);
  if (phase === 'defensive-fire') act.plan({ task: 'displace' });
}

/** The sides swap their parts; after both player turns a new game turn begins (1.3/9). */
function nextPlayerTurn(act: Act): void {
  const { battle } = act;
  const [first, second] = sidesInTurn(battle);
  const { turn } = battle.clock;
  if (attacker(battle) === first) beginPhase(act, 'rally', second, turn);
  else {
    const changes = harnessAgain(act);
    if (changes.length > 0)
      act.effect('markers-removed', { phase: 'close-combat' }, { changes, cites: ['11.38.6'] });
    beginPhase(act, 'rally', first, turn + 1);
  }
}

export function beginPhase(act: Act, phase: Phase, side: string, turn: number): void {
  act.effect(
    'phase-began',
    { phase, turn, attacker: side },
    {
      changes: [{ do: 'clock', set: { phase, active: side, turn, step: null } }],
      cites: [NOTES[phase].cites],
    },
  );
  if (phase === 'rally') {
    arrivals(act);
    smoulder(act);
    rollForStacks(act);
  }
  NOTES[phase].begins?.(act);
}

export const endOfPhase = order({
  title: 'End the phase',
  description: 'Be done with this phase.',
  cites: ['1.3.1'],
  answers: ['prep-fire', 'movement', 'defensive-fire', 'advancing-fire', 'advance'],
  asks: {},
  read({ battle, by }) {
    const { phase } = battle.clock;
    const shoots = phase.endsWith('fire') ? boundToShoot(battle, by) : undefined;
    if (shoots) return refuse('MUST_FIRE', `The crew of ${shoots.name} is berserk, and must fire.`, '3.25/c');
    if (phase === 'prep-fire' || phase === 'defensive-fire') {
      const crew = boundToFire(battle, by);
      return crew ? refuse('MUST_FIRE', `${crew.name} is berserk, and must fire its gun.`, '3.25.9') : {};
    }
    if (phase === 'movement' && (boundToDrop(battle, by) || boundToGlide(battle, by)))
      return refuse(
        'MUST_DROP',
        'Paratroops and gliders do not wait: let them come down.',
        '12.9.4',
        '12.10.4',
      );
    const arsonist = phase === 'advance' ? boundToGoOut(battle, by) : undefined;
    if (arsonist)
      return refuse(
        'MUST_LEAVE',
        `${arsonist.name} has set ${arsonist.at} on fire, and must advance.`,
        '16.2.5',
      );
    const driven =
      phase === 'movement'
        ? boundToGetAway(battle, by, (unit, to) => readMove(battle, by, { units: [unit], path: [to] }))
        : undefined;
    if (driven)
      return refuse('MUST_LEAVE', `${driven.name} must leave the burning AFV in ${driven.at}.`, '13.24.2.6');
    const besideFire = phase === 'movement' ? boundToComeDown(battle, by) : undefined;
    if (besideFire)
      return refuse('MUST_LEAVE', `${besideFire.name} is above a fire, and must come down.`, '14.32.6');
    const rolling = phase === 'movement' ? boundToMove(battle, by) : undefined;
    if (rolling) return refuse('MUST_MOVE', `${rolling.name} is in motion: drive it a hex first.`, '11.31.3');
    const pusher = phase === 'movement' ? boundToReplace(battle, by) : undefined;
    if (pusher)
      return refuse(
        'MUST_MOVE',
        `${pusher.name} has pushed a wreck away: drive it to ${pusher.pushedTo}.`,
        '11.19.4',
      );
    const leaving = phase === 'movement' ? boundToDriveOff(battle, by) : undefined;
    if (leaving) return refuse('MUST_LEAVE', `${leaving.name} has to drive off the map.`, '11.8.4');
    const endangered =
      phase === 'movement'
        ? boundToGoOn(battle, by, (unit, path) => couldDrive(battle, unit, path))
        : undefined;
    if (endangered)
      return refuse(
        'MUST_LEAVE',
        `${endangered.name} must leave the obstacle in ${endangered.at}.`,
        '11.29/q1',
      );
    const lagging =
      phase === 'movement'
        ? boundToCloseUp(battle, by, (unit, path) => couldDrive(battle, unit, path))
        : undefined;
    if (lagging) return refuse('MUST_MOVE', `${lagging.name} closes up with its convoy.`, '11.40.2');
    const late = phase === 'movement' ? boundToFollow(battle, by) : undefined;
    if (late)
      return refuse('MUST_MOVE', `${late.name} comes on with the others of its force: enter.`, 'Sc8/8.3');
    const bound =
      phase === 'movement'
        ? (boundToCharge(battle, by) ?? boundToGallop(battle, by) ?? boundToDrive(battle, by))
        : phase === 'advance'
          ? boundToAdvance(battle, by)
          : undefined;
    return bound ? refuse('MUST_CHARGE', `${bound.name} is berserk, and must charge first.`, '3.25.3') : {};
  },
  perform(act) {
    if (act.battle.clock.phase === 'movement' && beginObserving(act)) return;
    if (!beginLanding(act)) endPhase(act);
  },
});

/** There is an attack that it can take part in. */
function canFight(eyes: Eyes<SquadLeader>, unit: string): boolean {
  for (const { members } of closeCombat.list(eyes))
    if (Array.isArray(members.attackers) && members.attackers.includes(unit)) return true;
  return false;
}

export const pass = order({
  title: 'Pass',
  description:
    'Do nothing, or nothing more, in this step of the phase. Units that must rout, and can, rout first.',
  cites: ['1.3/1', '3.21.7'],
  answers: [
    'promotion',
    'snipers',
    'deployment',
    'repair',
    'rally',
    'interrogation',
    'surrender',
    'radio',
    'artillery',
    'star-shells',
    'command',
    'rout',
    'rout-denial',
    'withdrawal',
    'close-combat',
    'vehicle-fire',
    'underbelly',
    'overrun-fire',
    'sniper-check',
    'air-combat',
    'steer',
    'anti-aircraft',
    'strafing',
    'concealment',
  ],
  asks: {},
  read(eyes) {
    const { battle, by, decision } = eyes;
    const [bound] = decision.kind === 'rout' ? boundToRout(battle, by) : [];
    if (bound) return refuse('MUST_ROUT', `${bound.name} must rout first.`, '3.21.7');
    const jumper = decision.kind === 'close-combat' ? boundToFight(battle, by) : undefined;
    if (jumper && canFight(eyes, jumper.id))
      return refuse('MUST_FIGHT', `${jumper.name} has landed among enemies, and must attack.`, '12.9.25');
    const inFlames = decision.kind === 'rout' ? boundToLeave(battle, by) : undefined;
    return inFlames
      ? refuse('MUST_ROUT', `${inFlames.name} must leave the fire in ${inFlames.at}.`, '1.3/6.2', '16.2.11.1')
      : {};
  },
  perform(act) {
    const task = act.battle.position.agenda.at(-1);
    if (task && 'sides' in task) act.become({ ...task, sides: task.sides.slice(1) });
    else act.done();
  },
});

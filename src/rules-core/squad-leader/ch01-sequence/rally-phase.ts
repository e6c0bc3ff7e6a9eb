/** The steps of the Rally Phase (1.3/1), both sides in each, the attacker first. */
import type { SideId } from '../../kernel/position/position.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { rollVisibility } from '../ch02-sight/08-night.js';
import { looksOutAtNight } from '../ch02-sight/08-star-shells.js';
import { markOutOfCommand, rollCommand } from '../ch03-infantry/01-command-control.js';
import { askAfterwards } from '../ch03-infantry/04-wounds.js';
import { countPrisoners } from '../ch03-infantry/29-prisoners.js';
import { faceArmour } from '../ch07-overrun/03-presence.js';
import { hasBattery } from '../ch09-artillery/01-batteries.js';
import { loseContact } from '../ch09-artillery/01-contact.js';
import { leaveArtillery } from '../ch09-artillery/01-corrections.js';
import { recoverFromShells } from '../ch09-artillery/02-under-shells.js';
import { drawBatteries } from '../ch09-artillery/03-modules.js';
import { hasIndirectFire } from '../ch09-artillery/05-indirect-fire.js';
import { leaveGuns } from '../ch09-artillery/05-shells.js';
import { rollSignals } from '../ch11-vehicles/24-radio.js';
import { rollForSupport } from '../ch12-air/01-air-support.js';
import { askAirLoss, fightInTheAir, isContested } from '../ch12-air/02-air-combat.js';
import { directFromAir } from '../ch12-air/11-calling.js';
import { hasAirSupport } from '../ch12-air/planes.js';
import { comeRound } from '../ch13-direct-fire/22-shock.js';
import { tendFires } from '../ch13-direct-fire/24-burning-wrecks.js';
import { changeWeather } from '../ch16-fire/04-changes.js';
import { isChosen, isInPlay, type LaterRule, type OptionalRule } from '../options/optional-rules.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle } from '../system.js';
import { attacker, defender } from '../units/kinds.js';
import type { DecisionKind } from './decisions.js';
import { clear } from './markers.js';

interface Step {
  readonly step: string;
  readonly cites: RuleId;
  /** What the sides are asked, where they could do anything. */
  readonly asks?: DecisionKind;
  /** Sides that are asked besides: what is public leaves open whether they can do anything. */
  readonly mayConcern?: (battle: Battle, side: SideId) => boolean;
  /** Nobody is asked where the battle leaves this rule out. */
  readonly rule?: LaterRule;
  /** There is no such step where the battle has not chosen this rule. */
  readonly option?: OptionalRule;
  /** Whom it concerns at all: there is no such step where it concerns nobody. */
  readonly concerns?: (battle: Battle, side: SideId) => boolean;
  /** Only the attacker is asked. */
  readonly isOfAttacker?: true;
  /** What happens by itself before anybody is asked, and when everybody has answered. */
  readonly begins?: (act: Act) => void;
  readonly ends?: (act: Act) => void;
}

/** In the order of the book: a chapter adds the step that is its own. */
const STEPS: readonly Step[] = [
  { step: 'leaders', cites: '1.3/1.1', asks: 'promotion', rule: '3.6' },
  { step: 'snipers', cites: '5.7.18.2', asks: 'snipers', option: '5.7.18', isOfAttacker: true },
  { step: 'deploy', cites: '1.3/1.2', asks: 'deployment', rule: '4.8' },
  {
    step: 'repair',
    cites: '1.3/1.3',
    asks: 'repair',
    mayConcern: (battle, side) => battle.side(side).boobyTraps === true,
  },
  { step: 'rally', cites: '1.3/1.4', asks: 'rally' },
  {
    step: 'radio',
    cites: '1.3/1.5',
    asks: 'radio',
    concerns: hasArtillery,
    begins: drawBatteries,
    ends: loseContact,
  },
  { step: 'artillery', cites: '1.3/1.6', asks: 'artillery', concerns: hasArtillery, ends: leaveAll },
  { step: 'visibility', cites: '2.8.3', ends: rollVisibility },
  { step: 'star shells', cites: '2.8.22', asks: 'star-shells', mayConcern: looksOutAtNight },
  { step: 'air support', cites: '12.1.2', concerns: hasAirSupport, ends: rollForSupport },
  {
    step: 'air combat',
    cites: '12.2.2',
    asks: 'air-combat',
    isOfAttacker: true,
    concerns: isContested,
    ends: fightInTheAir,
  },
  { step: 'interrogation', cites: '1.3/1.10', asks: 'interrogation', rule: '3.30', isOfAttacker: true },
  { step: 'AFVs', cites: '1.3/1.11', ends: faceArmour },
  { step: 'desperation ends', cites: '1.3/1.12', ends: removeDesperation },
  { step: 'surrender', cites: '1.3/1.12', asks: 'surrender', rule: '3.28', ends: endDemands },
  {
    step: 'command control',
    cites: '1.3/1.13',
    asks: 'command',
    isOfAttacker: true,
    begins: rollCommand,
    ends: markOutOfCommand,
  },
];

const FIRST = STEPS[0] as Step;

function hasArtillery(battle: Battle, side: SideId): boolean {
  return hasBattery(battle, side) || hasIndirectFire(battle, side);
}

function leaveAll(act: Act): void {
  directFromAir(act);
  leaveArtillery(act);
  leaveGuns(act);
}

/** Each unit threatens once (3.28.5.3/a). */
function endDemands(act: Act): void {
  const changes = clear(act.battle, ['demanded']);
  if (changes.length > 0)
    act.effect('markers-removed', { phase: 'rally' }, { changes, cites: ['3.28.5.3/a'] });
}

/** "Remove all DM counters at the end of each Rally Phase" (3.23.6). */
function removeDesperation(act: Act): void {
  const changes = clear(act.battle, ['dm', 'tried', 'mended', 'sought', 'occupied', 'shotUp']);
  if (changes.length > 0)
    act.effect('markers-removed', { phase: 'rally' }, { changes, cites: ['1.3/1.12', '3.23.6'] });
}

export function planRally(act: Act): void {
  changeWeather(act);
  comeRound(act);
  tendFires(act);
  recoverFromShells(act);
  rollSignals(act);
  act.effect(
    'step-began',
    { step: FIRST.step },
    { changes: [{ do: 'clock', set: { step: FIRST.step } }], cites: [FIRST.cites] },
  );
  act.plan({ task: 'rally-step', sides: sidesOf(act, FIRST) });
}

function sidesOf({ battle }: Act, { rule, isOfAttacker, concerns }: Step): SideId[] {
  if (rule !== undefined && !isInPlay(battle, rule)) return [];
  const sides = isOfAttacker ? [attacker(battle)] : [attacker(battle), defender(battle)];
  return concerns ? sides.filter((side) => concerns(battle, side)) : sides;
}

export function rallyStep(act: Act, { sides: [side, ...rest] }: { readonly sides: readonly SideId[] }): void {
  countPrisoners(act);
  if (askAfterwards(act) || askAirLoss(act)) return;
  const step = STEPS.find((one) => one.step === act.battle.clock.step) ?? FIRST;
  const isAsked = (by: SideId, asks: DecisionKind) =>
    step.mayConcern?.(act.battle, by) === true || couldBeAsked(act, by, asks);
  if (side !== undefined && step.asks && isAsked(side, step.asks)) act.ask({ side, kind: step.asks });
  else if (side !== undefined) act.become({ task: 'rally-step', sides: rest });
  else endStep(act, step);
}

function endStep(act: Act, step: Step): void {
  step.ends?.(act);
  const next = STEPS.slice(STEPS.indexOf(step) + 1).find(
    (one) =>
      (one.option === undefined || isChosen(act.battle, one.option)) &&
      (one.concerns === undefined || sidesOf(act, one).length > 0),
  );
  if (!next) {
    act.done();
    return;
  }
  act.effect(
    'step-began',
    { step: next.step },
    { changes: [{ do: 'clock', set: { step: next.step } }], cites: [next.cites] },
  );
  next.begins?.(act);
  act.become({ task: 'rally-step', sides: sidesOf(act, next) });
}

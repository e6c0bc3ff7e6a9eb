/** The Close Combat Phase (1.3/8): withdrawals, attacks, all dice, and at the end who is locked in melee. */
import type { SideId } from '../../kernel/position/position.js';
import { lookUnder } from '../ch02-sight/08-in-the-dark.js';
import { flashesIn } from '../ch02-sight/08-night.js';
import { scoutedHexes } from '../ch03-infantry/07-scouts.js';
import { askFates } from '../ch03-infantry/29-prisoners.js';
import { besiegersOf, isAssault } from '../ch07-overrun/02-assault.js';
import { fallBack } from '../ch07-overrun/02-close-combat.js';
import { couldThrowCharges } from '../ch11-vehicles/17-close-defence.js';
import { holdAbandoned } from '../ch11-vehicles/35-abandon.js';
import { meetBeneathTrees } from '../ch14-terrain/32-treetops.js';
import { isAnyTunnelFound } from '../ch15-fortifications/06-tunnels.js';
import type { Act, Change } from '../system.js';
import { attacker, defender, infantryAt, isInfantry, isOnMap, isPrisoner, ofSide } from '../units/kinds.js';
import { combatHexes, contestedHexes, meetsEnemy, resolveCombats } from './01-resolution.js';
import { announceBroken } from './03-withdraw.js';
import type { CombatTasks } from './effects.js';

type Step = CombatTasks['combat']['step'];

const STEPS: readonly { readonly step: Step; readonly ends?: (act: Act) => void }[] = [
  { step: 'withdrawal' },
  { step: 'close-combat', ends: resolveCombats },
  { step: 'retreat', ends: lock },
  { step: 'spoils' },
];

export function planCombat(act: Act): void {
  lookUnder(act);
  meetBeneathTrees(act);
  const { battle } = act;
  if (combatHexes(battle).length === 0 && !isAssault(battle) && !isAnyTunnelFound(battle)) {
    lock(act);
    return;
  }
  announceBroken(act);
  act.plan({ task: 'combat', step: 'withdrawal', sides: inOrder(act) });
}

const inOrder = ({ battle }: Act): SideId[] => [attacker(battle), defender(battle)];

/** Each side in turn, the attacker first, as long as it has something to say. */
export function combatStep(act: Act, { step, sides: [side, ...rest] }: CombatTasks['combat']): void {
  if (askFates(act)) return;
  if (
    side !== undefined &&
    (act.couldAnswer(side, step, 'pass') ||
      couldFallOnScout(act, step, side) ||
      couldUseProjector(act, step, side))
  )
    act.ask({ side, kind: step });
  else if (side !== undefined) act.become({ task: 'combat', step, sides: rest });
  else endStep(act, step);
}

/** Asked wherever somebody might lie in the hex of an enemy scout, whether anybody does or not (3.7.15). */
const couldFallOnScout = ({ battle }: Act, step: Step, side: SideId): boolean =>
  step === 'close-combat' && side === attacker(battle) && scoutedHexes(battle).length > 0;

/** Asked wherever an AFV that is attacked could have a projector (11.17.2). */
const couldUseProjector = ({ battle }: Act, step: Step, side: SideId): boolean =>
  step === 'close-combat' &&
  ofSide(battle, side).some(
    (unit) => couldThrowCharges(battle, unit) && isOnMap(unit) && besiegersOf(battle, unit).length > 0,
  );

function endStep(act: Act, step: Step): void {
  const here = STEPS.findIndex((one) => one.step === step);
  STEPS[here]?.ends?.(act);
  const next = STEPS[here + 1];
  if (next) act.become({ task: 'combat', step: next.step, sides: inOrder(act) });
  else act.done();
}

/** Who is still in a hex with enemies is locked in melee, unless all are broken; for the others it is over (6.3.1, 3.29.6). */
function lock(act: Act): void {
  const { battle } = act;
  fallBack(act);
  const hexes = contestedHexes(battle).filter((at) => infantryAt(battle, at).some(({ broken }) => !broken));
  const changes = battle.units().flatMap((unit): Change[] => {
    const melee =
      isInfantry(unit) &&
      !isPrisoner(unit) &&
      unit.at !== undefined &&
      hexes.includes(unit.at) &&
      meetsEnemy(battle, unit);
    return melee === (unit.melee === true)
      ? []
      : [{ do: 'unit', unit: unit.id, set: { melee: melee ? true : null } }];
  });
  for (const at of battle.occupied())
    if (battle.location(at).ambush) changes.push({ do: 'location', at, set: { ambush: null } });
  changes.push(...flashesIn(battle, hexes));
  if (changes.length > 0) act.effect('melee', { hexes }, { changes, cites: ['6.3.1'] });
  holdAbandoned(act);
}

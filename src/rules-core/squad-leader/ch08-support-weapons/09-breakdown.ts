/**
 * Weapons break down on their number or more; of several in a group the one that rolls highest does (8.9.6.1). Those that
 * nobody there can mend are lost (8.6.4, 8.10.6).
 */

import { D6, total } from '../../kernel/dice/index.js';
import { isRaw } from '../ch03-infantry/09-inexperience.js';
import { isAlone, type Shot } from '../ch05-fire/04-firepower.js';
import { frostOn } from '../ch16-fire/06-extreme-winter.js';
import type { Act, Battle } from '../system.js';
import { isCharge, isFlamethrower, isShapedCharge, isVehicle, isWeapon } from '../units/kinds.js';
import { isTwiceStrange, UNFAMILIAR } from './06-captured.js';

const NEVER = 13;
const SUSTAINED = 2;

/** One less for one man alone and for raw troops, two less in Sustained Fire and captured (8.9.1.2, 3.8.6, 3.9.5, 8.9.7.3, 8.6.4); some less in great cold (16.6.8.2). */
const numberOf = (battle: Battle, shot: Shot): number =>
  (shot.firing.breakdown ?? NEVER) +
  frostOn(battle, shot.holder) -
  (isAlone(shot) || shot.heroic ? 1 : 0) -
  (isRaw(battle, shot.holder) ? 1 : 0) -
  (shot.sustained ? SUSTAINED : 0) -
  (shot.strange ? UNFAMILIAR : 0) -
  (shot.strange && isTwiceStrange(shot.firing, shot.holder) ? UNFAMILIAR : 0);

export function breakDown(act: Act, shots: readonly Shot[], rolled: number): void {
  const flaming = shots.find(({ firing }) => isVehicle(firing) && isFlamethrower(firing));
  if (flaming) useUpFlame(act, flaming.firing.id, rolled);
  const crewed = shots.find(({ firing }) => isVehicle(firing) && !isFlamethrower(firing));
  if (crewed && rolled >= SILENCED_FROM - (crewed.strange ? UNFAMILIAR : 0))
    silence(act, crewed.firing.id, rolled);
  const failing = shots.filter(
    (shot) => isWeapon(shot.firing) && !isCharge(shot.firing) && rolled >= numberOf(act.battle, shot),
  );
  for (const shot of failing.length > 1 ? highest(act, failing) : failing) {
    const weapon = shot.firing.id;
    const about = { weapon, rolled, from: numberOf(act.battle, shot) };
    const lost = lostBy(shot);
    if (lost) act.effect(lost.how, about, { changes: [{ do: 'leave', unit: weapon }], cites: lost.cites });
    else
      act.effect('malfunctioned', about, {
        changes: [{ do: 'unit', unit: weapon, set: { malfunctioned: true } }],
        cites: ['8.9.6.1'],
      });
  }
}

/** The flamethrower of an AFV by itself, for good (11.23.2, 7.1/j). */
export function useUpFlame(act: Act, id: string, rolled: number): void {
  const { flame, captured } = act.battle.theUnit(id);
  const from = (flame?.breakdown ?? NEVER) - (captured ? UNFAMILIAR : 0);
  if (rolled < from) return;
  const changes = [{ do: 'unit', unit: id, set: { flameOut: true } }] as const;
  act.effect('flame-used-up', { unit: id, rolled, from }, { changes, cites: ['11.23.2'] });
}

const SILENCED_FROM = 12;

/** All machine guns of an AFV together (10.9.2.2), of a captured one for good (10.8.3). */
export function silence(act: Act, id: string, rolled: number): void {
  const mgOut = act.battle.theUnit(id).captured ? 'disabled' : 'malfunctioned';
  const changes = [{ do: 'unit', unit: id, set: { mgOut } }] as const;
  act.effect('machine-guns-silenced', { unit: id, rolled }, { changes, cites: ['10.9.2.2'] });
}

/** How it is lost for good, if it is. */
function lostBy({ firing, strange, sustained }: Shot) {
  if (isShapedCharge(firing))
    return { how: 'fired-off', cites: [firing.weapon === 'PIAT' ? '8.20.6' : '8.18.7'] } as const;
  if (isFlamethrower(firing)) return { how: 'out-of-fuel', cites: ['8.10.6'] } as const;
  if (sustained) return { how: 'burnt-out', cites: ['8.9.7.3'] } as const;
  return strange ? ({ how: 'beyond-repair', cites: ['8.6.4', '8.6/a'] } as const) : undefined;
}

function highest(act: Act, shots: readonly Shot[]): Shot[] {
  const rolls = shots.map((shot) => ({
    shot,
    rolled: total(act.rollOf('breakdown', [shot.firing.id], D6)),
  }));
  const most = Math.max(...rolls.map(({ rolled }) => rolled));
  return rolls.filter(({ rolled }) => rolled === most).map(({ shot }) => shot);
}

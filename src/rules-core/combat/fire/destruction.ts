/** What heavy fire does to the place: critical hits, rubble, fire, smoke (6.6.1, 6.13.1, 12.4.10, 12.9.8.4). */
import { eliminate } from '../morale/harm.js';
import { isVehicle, unitsInHex } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import type { Act } from '../system.js';
import { caughtInFire } from '../terrain/ablaze.js';
import { isBuilding, terrainIn } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { destroyVehicle } from '../vehicles/damage.js';

/** An original 00: every occupant of the hex is gone, a building is rubble on fire, woods are on fire (12.4.10). */
export function criticalHit(act: Act, at: string, rule: '12.4.10' | '15.7.10' = '12.4.10'): void {
  const hex = hexOf(at);
  act.effect('critical-hit', { hex }, { cites: [rule] });
  burnVehicles(act, hex);
  eliminateAll(act, hex);
  const building = isBuilding(act.battle, hex);
  const woods = terrainIn(act.battle, hex) === 'woods';
  if (building) makeRubble(act, hex, rule);
  if (building || (woods && rule === '12.4.10')) setAblaze(act, hex, rule);
}

/** A critical hit is a K-KILL for every vehicle in the hex. */
function burnVehicles(act: Act, hex: string): void {
  for (const unit of unitsInHex(act.battle, hex).filter(isVehicle))
    destroyVehicle(act, unit, true, '12.4.10');
}

function eliminateAll(act: Act, hex: string): void {
  for (const { id, kind } of unitsInHex(act.battle, hex))
    if (kind !== 'aircraft' && act.battle.unit(id)) eliminate(act, id);
}

/** A building falls and eliminates every unit in its hex (6.6.1). */
export function makeRubble(act: Act, at: string, ...cites: RuleId[]): void {
  const hex = hexOf(at);
  if (!isBuilding(act.battle, hex)) return;
  act.effect(
    'rubbled',
    { hex },
    { changes: [{ do: 'location', at: hex, set: { rubble: true } }], cites: ['6.6.1', ...cites] },
  );
  eliminateAll(act, hex);
}

/** A Fire marker in a building, rubble or woods hex (6.13.1). */
export function setAblaze(act: Act, at: string, ...cites: RuleId[]): void {
  const hex = hexOf(at);
  const terrain = terrainIn(act.battle, hex);
  if (!isBuilding(act.battle, hex) && terrain !== 'rubble' && terrain !== 'woods') return;
  if (act.battle.location(hex).flame) return;
  act.effect(
    'set-ablaze',
    { hex },
    {
      changes: [{ do: 'location', at: hex, set: { flame: true } }, ...caughtInFire(act.battle, hex)],
      cites: ['6.13.1', ...cites],
    },
  );
}

export function placeSmoke(
  act: Act,
  hex: string,
  kind: 'grenade' | 'shell' | 'artillery',
  ...cites: RuleId[]
): void {
  act.effect('smoke', { hex, kind }, { changes: [{ do: 'location', at: hex, set: { smoke: kind } }], cites });
}

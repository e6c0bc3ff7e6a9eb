/** Those who wade into streams (14.22): they fall in deep ones, and freeze where it snows. */
import { D6, total } from '../../kernel/dice/index.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isSnowy } from '../ch16-fire/03-now.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { isInfantry, weaponsOf } from '../units/kinds.js';
import { depthAt, isInStream } from './22-streams.js';
import { bedAt, groundAt, isBuilding } from './ground.js';

/** Who rolls this falls in (14.22.9). */
const FALLS = 6;

/** Those who come on foot into a deep stream; who falls goes no farther, and loses what it carries (14.22.9, 14.22.10). */
export function wadeIn(act: Act, ids: readonly string[], at: string): void {
  const { battle } = act;
  if (bedAt(battle, at) === undefined) return;
  if (isSnowy(battle) && isInStream(battle, at)) soak(act, ids);
  if (depthAt(battle, at) !== 'deep stream') return;
  for (const id of ids) {
    const unit = battle.theUnit(id);
    if (!isInfantry(unit) || isMounted(unit)) continue;
    const rolled = total(act.rollOf('stream entry', [id], D6));
    const fell = rolled === FALLS;
    act.effect(
      'stream-entered',
      { unit: id, at, rolled, fell },
      { changes: fell ? washedOut(battle, unit) : [], cites: ['14.22.9'] },
    );
  }
}

const washedOut = (battle: Battle, unit: Unit): Change[] => [
  { do: 'unit', unit: unit.id, set: { cx: true, drenched: true, moving: null } },
  ...weaponsOf(battle, unit).map(({ id }): Change => ({ do: 'leave', unit: id })),
];

/** Units that wade where it snows freeze from then on (14.22.17). */
function soak(act: Act, ids: readonly string[]): void {
  const units = ids.filter((id) => isInfantry(act.battle.theUnit(id)) && !act.battle.theUnit(id).soaked);
  if (units.length === 0) return;
  const changes = units.map((unit): Change => ({ do: 'unit', unit, set: { soaked: true } }));
  act.effect('soaked', { units }, { changes, cites: ['14.22.17'] });
}

/** In the Close Combat Phase, where they are under no roof (14.22.17). */
export function freeze(act: Act): void {
  const { battle } = act;
  const cold = battle
    .units()
    .filter((unit) => unit.soaked && unit.at !== undefined && !isBuilding(groundAt(battle, unit.at)));
  if (cold.length > 0)
    moraleChecks(
      act,
      cold.map(({ id }) => id),
      { check: 'cold', calmly: true, cites: ['14.22.17'] },
    );
}

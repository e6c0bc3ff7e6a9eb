/** Reinforcements: forces that the scenario brings in this turn wait at their entry hexes. */
import { reinforcements } from '../../kernel/scenarios/index.js';
import { strengthen } from '../ch03-infantry/27-battlefield-integrity.js';
import { boardPlanes, comeBack, comesByAir } from '../ch12-air/09-drop.js';
import { boardGliders } from '../ch12-air/10-gliders.js';
import { lateEntryOf } from '../scenario-rules/beginning.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { attacker } from '../units/kinds.js';

/** They enter in the Movement Phase of their turn, or later (4.1.1). */
export function arrivals(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  comeBack(act);
  const coming = reinforcements(battle, side, battle.clock.turn);
  boardPlanes(
    act,
    coming.flatMap(({ units }) => units.filter((id) => battle.theUnit(id).jumps)),
  );
  boardGliders(
    act,
    coming.flatMap(({ units }) => units.filter((id) => battle.theUnit(id).airframe === 'glider')),
  );
  const due = coming.flatMap(({ units, hexes }) =>
    units
      .filter((id) => isDue(battle, battle.theUnit(id)))
      .map((id) => ({ id, hexes: lateEntryOf(battle, battle.theUnit(id)) ?? hexes })),
  );
  if (due.length === 0) return;
  const changes = due.map(({ id, hexes }): Change => ({ do: 'unit', unit: id, set: { entry: hexes } }));
  act.effect('arrived', { side, units: due.map(({ id }) => id) }, { changes, cites: ['4.1.1'] });
  strengthen(
    act,
    due.map(({ id }) => battle.theUnit(id)),
  );
}

/** Nobody comes back who has left the map; those who wait may find other hexes open (Sc3/3.3). */
const isDue = (battle: Battle, unit: Unit): boolean =>
  unit.leftFrom === undefined &&
  !comesByAir(unit) &&
  (unit.entry === undefined || isNewWay(unit, lateEntryOf(battle, unit)));

const isNewWay = ({ entry = [] }: Unit, late: readonly string[] | undefined): boolean =>
  late !== undefined && late.join() !== entry.join();

import { DR, total } from '../../kernel/dice/index.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { columnOf } from '../ch05-fire/05-fire-table.js';
import { outcomesOf, sufferAll } from '../ch05-fire/05-resolution.js';
import { useUpFlame } from '../ch08-support-weapons/09-breakdown.js';
import { destroyWeapons, strikeVehicles } from '../ch08-support-weapons/11-blast.js';
import { nervesOf } from '../ch13-direct-fire/07-modifiers.js';
import { arcModifiers, traverseAt } from '../ch13-direct-fire/09-covered-arc.js';
import { type Act, type Battle, type Unit } from '../system.js';
import { infantryAt, type OnMap, shownVehiclesAt } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { isSoft } from './state.js';

/** As a gun that turns with the turret, or with the hull (11.23.5). */
export const asPiece = (unit: OnMap): Piece => ({
  unit,
  gun: { calibre: 0 },
  crew: unit,
  traverse: unit.flame?.mount === 'turret' && unit.vehicle === 'tank' ? 'T' : 'NT',
});

export function shotOf(battle: Battle, unit: OnMap, at: string): Shot {
  const { fp = 0, range = 0 } = unit.flame ?? {};
  const arc =
    at === unit.at
      ? []
      : [
          ...arcModifiers(battle, asPiece(unit), traverseAt(battle, asPiece(unit), at, isInBow(unit))),
          ...nervesOf(unit),
        ];
  return {
    firing: { ...unit, weapon: 'FT', fp, range },
    holder: unit,
    arc,
    ...(unit.captured && { strange: true as const }),
  };
}

export const isInBow = ({ flame }: Unit): boolean => flame?.mount === 'bow';

/** In an overrun it strikes with a roll of its own, with all it has; only that roll is the end of it (7.1/j). */
export function flameOver(act: Act, id: string, at: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id) as OnMap;
  const shot = shotOf(battle, vehicle, vehicle.at);
  const aim = { at, shots: [shot], movers: [], isOverrun: true } as const;
  const rolled = total(act.rollOf(`flames over ${at}`, [id], DR));
  const men = infantryAt(battle, at).filter(({ side }) => side !== vehicle.side);
  const { fp = 0 } = shot.firing;
  const column = columnOf(fp);
  const outcomes = outcomesOf(act, men, [], { aim, column, rolled });
  const parts = [{ what: 'flamethrower', fp }];
  act.effect(
    'overrun',
    { unit: id, at, parts, fp, column: column ?? 0, rolled, outcomes },
    { cites: ['7.1/j'] },
  );
  sufferAll(act, outcomes, at);
  destroyWeapons(act, [{ aim, outcomes }]);
  if (shownVehiclesAt(battle, at).some((unit) => unit.side !== vehicle.side && isSoft(unit)))
    strikeVehicles(act, vehicle.side, [aim], rolled);
  useUpFlame(act, id, rolled);
}

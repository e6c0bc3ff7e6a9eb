/** British observation post tanks (7.38.3): a dummy gun, a turret that does not turn, and one machine gun. */
import type { AmmoRow } from '../attributes/index.js';
import { plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';

const OP_ROW = 'GP-OP';

/** Fielded as an FO tank. */
export const isOpTank = (battle: Battle, { opTank }: Unit): boolean =>
  opTank === true && plays(battle, '7.38');

/** It uses the GP-OP row alone, and no other tank does (7.38.3/a, 7.38.3/b). */
export const mayUse = (battle: Battle, unit: Unit, { ammo }: AmmoRow): boolean =>
  isOpTank(battle, unit) === (ammo === OP_ROW);

export const dummyGun = (battle: Battle, unit: Unit, row: AmmoRow): Refusal | undefined =>
  mayUse(battle, unit, row)
    ? undefined
    : isOpTank(battle, unit)
      ? refuse('DUMMY_GUN', `The gun of ${unit.name} is a dummy: fire ${OP_ROW}.`, '7.38.3/a')
      : refuse('DUMMY_GUN', `Only OP tanks fire ${OP_ROW}: choose another row.`, '7.38.3/b');

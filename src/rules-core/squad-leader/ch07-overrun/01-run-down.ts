/** A vehicle whose driver is hit runs into men (13.22.8). */
import { DR, total } from '../../kernel/dice/index.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { type Column, resultOf } from '../ch05-fire/05-fire-table.js';
import { desperation, outcomesOf, sufferAll } from '../ch05-fire/05-resolution.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { destroyGun } from '../ch13-direct-fire/17-lost-guns.js';
import { type Act, sumOf } from '../system.js';
import { infantryAt, isGun, isLightMortar, type OnMap, shownVehiclesAt } from '../units/kinds.js';
import { softness } from './01-overrun.js';
import { ridersIn } from './01-passengers.js';

const BASE: Column = 4;

/** Friend and foe without armour are overrun with the base factors; buildings hide nobody, and guns break on a KIA alone. */
export function runDown(act: Act, id: string, from: string | undefined): void {
  const { battle } = act;
  const { at } = battle.theUnit(id) as OnMap;
  const victims = () => [
    ...infantryAt(battle, at),
    ...shownVehiclesAt(battle, at).filter((one) => one.id !== id && isSoft(one)),
  ];
  const guns = battle.unitsAt(at).filter((unit): unit is OnMap => isGun(unit) && !isLightMortar(unit));
  if (victims().length + guns.length === 0) return;
  for (const side of battle.sideIds()) uncoverAll(act, at, side, '13.22.8');
  const rolled = total(act.rollOf(`overrun of ${at}`, [id], DR));
  const cover = [
    ...smokeDrm(act, [at], at),
    ...coverAt(battle, at, from === undefined ? [] : [from]).filter(({ why }) => !why.endsWith('building')),
  ];
  const aim = { at, shots: [], movers: [], isOverrun: true } as const;
  const struck = victims();
  const outcomes = [
    ...outcomesOf(
      act,
      struck.filter((one) => !isSoft(one)),
      cover,
      { aim, column: BASE, rolled },
    ),
    ...struck.filter(isSoft).flatMap((one) =>
      outcomesOf(act, [one, ...ridersIn(battle, [one])], [...cover, ...softness(one)], {
        aim,
        column: BASE,
        rolled,
      }),
    ),
  ];
  const parts = [{ what: 'base', fp: BASE }];
  act.effect(
    'overrun',
    { unit: id, at, parts, fp: BASE, column: BASE, rolled, outcomes },
    { cites: ['13.22.8'] },
  );
  desperation(act, struck, BASE);
  sufferAll(act, outcomes, at);
  if (resultOf(battle, BASE, rolled + sumOf(cover)) === 'KIA')
    for (const gun of guns) if (battle.unit(gun.id)) destroyGun(act, gun, ['13.22.8']);
}

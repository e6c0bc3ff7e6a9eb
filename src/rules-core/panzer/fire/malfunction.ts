/** Weapons that malfunction, and their repair (7.25). */
import { D10, total } from '../../kernel/dice/index.js';
import { isAircraft } from '../air/table.js';
import type { Weapon } from '../attributes/index.js';
import { commandOf, reveal } from '../command/known.js';
import { plays } from '../sequence/sides.js';
import type { Act, Change, Unit } from '../system.js';
import type { Shot } from './shot.js';

const AP_WORST = 100;
const GP_WORST = 1;

/** On the natural roll, whatever the modifiers; the shot is resolved all the same (7.25/a). By Direct Fire: not from the air. */
export function malfunctions(act: Act, { shooter, weapon, row }: Shot, rolled: number): void {
  if (!plays(act.battle, '7.25') || isAircraft(shooter)) return;
  if (rolled !== (row.type === 'GP' ? GP_WORST : AP_WORST)) return;
  const unit = act.battle.theUnit(shooter.id);
  act.effect(
    'malfunctioned',
    { unit: unit.id, weapon: weapon.name },
    { changes: [withState(unit, weapon.name, 'malfunction')], cites: ['7.25/a'] },
  );
}

function withState(unit: Unit, name: string, state: Weapon['state']): Change {
  const weapons = (unit.weapons ?? []).map((weapon) => {
    if (weapon.name !== name) return weapon;
    const { state: _, ...rest } = weapon;
    return state ? { ...rest, state } : rest;
  });
  return { do: 'unit', unit: unit.id, set: { weapons } };
}

/** At the end of every Command Phase one attempt for each weapon; N/C makes it easier, and shows (7.25/b, 7.25/e). */
export function repairWeapons(act: Act): void {
  const { battle } = act;
  act.done();
  if (!plays(battle, '7.25')) return;
  const units = battle
    .units()
    .filter(
      (unit) =>
        unit.at !== undefined &&
        !unit.bailedOut &&
        unit.weapons?.some(({ state }) => state === 'malfunction'),
    );
  for (const id of act.byName(units.map((unit) => unit.id))) {
    const unit = battle.theUnit(id);
    if (commandOf(battle, unit) === 'none') reveal(act, unit.side, [unit]);
    for (const weapon of unit.weapons ?? []) if (weapon.state === 'malfunction') repair(act, id, weapon);
  }
}

function repair(act: Act, id: string, { name }: Weapon): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const rolled = total(act.rollOf(`repair of ${name}`, [id], D10));
  const net = rolled + (commandOf(battle, unit) === 'none' ? -2 : 0);
  const result = net <= 2 ? 'repaired' : net >= 10 ? 'out-of-action' : 'still';
  const changes =
    result === 'still' ? [] : [withState(unit, name, result === 'repaired' ? undefined : 'out-of-action')];
  act.effect(
    'repair-roll',
    { unit: id, weapon: name, rolled, net, result },
    { changes, cites: result === 'repaired' ? ['7.25/b'] : ['7.25/c'] },
  );
}

/** What happens to guns on foot (chapter 10). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

export const tells = effects({
  'mortar-moved': says<{ readonly weapons: readonly UnitId[] }>(
    ({ weapons }, name) => `${weapons.map(name).join(', ')} will break down sooner: it was moved.`,
    'silent',
  ),
  'mortar-supplied': says<{ readonly weapon: UnitId; readonly turns: number }>(
    ({ weapon, turns }, name) =>
      turns > 0 ? `Ammunition is brought to ${name(weapon)}.` : `${name(weapon)} has lost its ammunition.`,
    'silent',
  ),
  'gun-abandoned': says<{ readonly gun: UnitId }>(({ gun }, name) => `${name(gun)} is abandoned.`),
  'gun-manned': says<{ readonly unit: UnitId; readonly gun: UnitId }>(
    ({ unit, gun }, name) => `${name(unit)} serves ${name(gun)}.`,
  ),
  'gun-pushed': says<{
    readonly unit: UnitId;
    readonly gun: UnitId;
    readonly from: string;
    readonly to: string;
  }>(({ unit, gun, from, to }, name) => `${name(unit)} pushes ${name(gun)} from ${from} to ${to}.`),
  'gun-stuck': says<{
    readonly unit: UnitId;
    readonly gun: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly passed: boolean;
  }>(
    ({ unit, gun, needs, rolled, modifiers, passed }, name) =>
      `${name(unit)} strains at ${name(gun)}: needs ${needs} or less, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'it moves' : 'it is stuck'}.`,
  ),
  'hooked-up': says<{ readonly vehicle: UnitId; readonly gun: UnitId }>(
    ({ vehicle, gun }, name) => `${name(vehicle)} takes ${name(gun)} in tow.`,
  ),
  unhooked: says<{ readonly vehicle: UnitId; readonly gun: UnitId; readonly mp: number }>(
    ({ vehicle, gun, mp }, name) => `${name(vehicle)} lets ${name(gun)} go, for ${mp} MP.`,
  ),
  limbered: says<{ readonly gun: UnitId; readonly limbered: boolean }>(
    ({ gun, limbered }, name) => `${name(gun)} is ${limbered ? 'limbered' : 'unlimbered'}.`,
  ),
  'rocket-wasted': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} fires a rocket at ${at}, where its target is no more.`,
  ),
  reloading: says<{ readonly unit: UnitId; readonly crew: UnitId }>(({ unit, crew }, name) =>
    unit === crew ? `${name(unit)} begins to reload.` : `${name(crew)} begins to reload ${name(unit)}.`,
  ),
  'reloads-on': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} is being reloaded.`,
    'silent',
  ),
  reloaded: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is loaded again.`),
  'reload-forfeited': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} lost those who reloaded it: its reloading begins anew.`,
  ),
  'gun-destroyed': says<{ readonly gun: UnitId; readonly at: string }>(
    ({ gun, at }, name) => `${name(gun)} is destroyed in ${at}.`,
  ),
  'armament-repair': says<{
    readonly unit: UnitId;
    readonly what: 'gun' | 'machine guns';
    readonly rolled: number;
    readonly result: 'repaired' | 'disabled' | 'nothing';
  }>(
    ({ unit, what, rolled, result }, name) =>
      `${name(unit)} repairs its ${what}, rolls ${rolled}: ${result === 'nothing' ? 'nothing' : result}.`,
  ),
});

/** Bog (7.6): the check, what stops a bogged vehicle, and how it gets free. */
import { DR, die, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { BOG } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { groundAt } from '../terrain/terrain.js';
import { isInTheTrees } from './cost.js';

const BOGS_FROM = 12;

type Case = Parameters<(typeof BOG.drm.axes)[0]['key']>[0];

/** How the vehicle comes to its check: entering at half or all its MP, or turning where it stands. */
type Manoeuvre = 'half' | 'all' | 'turn';

const PRESSURE = {
  low: 'low ground pressure',
  normal: 'normal ground pressure',
  high: 'high ground pressure',
} as const;

/** Ground pressure and terrain; the hurry of half its MP tells, all its MP do not (7.6/b, 1.1.1/woods-d). */
function bogModifiers(battle: AslBattle, vehicle: AslUnit, at: LocationId, manoeuvre: Manoeuvre): Modifier[] {
  const found: Modifier[] = [];
  const add = (name: Case) => {
    const value = chartsOf(battle).lookup(BOG.drm, name);
    if (value !== 0) found.push({ label: name, value, cites: ['7.6/b'] });
  };
  add(PRESSURE[vehicle.pressure ?? 'normal']);
  if (vehicle.track === 'AC') add('not fully tracked');
  const ground = groundAt(battle, at);
  if (manoeuvre !== 'all') {
    if (isInTheTrees(battle, at)) add('woods entered at half MP');
    else if (ground === 'wooden-building') add('wooden building at half MP');
    else if (ground === 'stone-building') add('stone building at half MP');
  }
  if (ground === 'dense-jungle' || ground === 'bamboo') add('dense jungle/bamboo, extra');
  return found;
}

/** True when it bogs: it stops, and its Movement Phase is over (7.6/a). */
export function bogCheck(act: AslAct, id: UnitId, manoeuvre: Manoeuvre): boolean {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const at = vehicle.at as LocationId;
  const modifiers = bogModifiers(battle, vehicle, at, manoeuvre);
  const dr = total(act.rollOf('Bog Check', [id], DR));
  const final = dr + sum(modifiers);
  const bogged = final >= BOGS_FROM;
  const set = { bogged: 'bogged', moved: true, started: null, motion: null } as const;
  act.effect(
    'bog-check',
    { vehicle: id, at, dr, modifiers, final, bogged },
    { changes: bogged ? [{ do: 'unit', unit: id, set }] : [], cites: ['7.6/a', '2.0/Bog'] },
  );
  return bogged;
}

const NOT_TRACKED = 2;

/** A DR with the coloured die as the result and both multiplied as the MP to start (7.6/c, 7.6/d). */
export function tryToUnbog(act: AslAct, id: UnitId): void {
  const vehicle = act.battle.theUnit(id);
  const roll = act.rollOf('unbogging', [id], DR);
  const white = die(roll, 'white').face;
  const coloured = die(roll, 'coloured').face;
  const final = coloured + (vehicle.bogged === 'mired' ? 1 : 0);
  const mp = coloured * white * (vehicle.track === 'AC' ? NOT_TRACKED : 1);
  const read = chartsOf(act.battle).lookup(BOG.removal, final);
  const result = read.startsWith('free') ? 'freed' : read.startsWith('mired') ? 'mired' : 'immobilized';
  const spent = Math.min(vehicle.mp ?? 0, (vehicle.spent ?? 0) + mp);
  const over = result !== 'freed' || (vehicle.spent ?? 0) + mp >= (vehicle.mp ?? 0);
  const set = {
    spent,
    spentHere: spent,
    bogged: result === 'mired' ? 'mired' : null,
    ...(result === 'freed' && { started: true as const }),
    ...(result === 'immobilized' && { immobilized: true as const }),
    ...(over && { moved: true as const }),
  } as const;
  act.effect(
    'unbogging',
    { vehicle: id, white, coloured, final, mp, result },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['7.6/c', '7.6/d'] },
  );
}

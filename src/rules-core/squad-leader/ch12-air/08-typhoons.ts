/** Typhoons (12.8): they strafe as fighters do, and have rockets that they aim as guns are aimed. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { resultOf } from '../ch05-fire/05-fire-table.js';
import { suffer } from '../ch05-fire/05-resolution.js';
import { aboardAt } from '../ch11-vehicles/18-fire-at-passengers.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { AIRCRAFT, TO_HIT } from '../charts/index.js';
import { type Act, type Battle, sumOf, type Unit } from '../system.js';
import { armourAt, damageOf, type Strike, strikeAfv, strikeMen } from './strikes.js';

type Target = Pick<Strike, 'plane' | 'at' | 'mistaken'>;

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

/** They hit as at close range, whatever the distance (12.8.7/a). */
const NEAR = 0;

/** One roll To Hit, worse for damage alone; a miss does nothing (12.8.7/a, 12.8.7/b). */
export function fireRockets(act: Act, target: Target): void {
  const { battle } = act;
  const { plane, at } = target;
  const [afv] = armourAt(battle, target);
  const needs = chartsOf(battle).lookup(TO_HIT.number, afv ? 'vehicle' : 'infantry', 'black', NEAR);
  const modifiers = damageOf(plane);
  const rolled = total(act.rollOf('to hit with', [plane.id], DR));
  const hit = rolled + sumOf(modifiers) <= needs;
  act.effect('rockets-aimed', { unit: plane.id, at, needs, rolled, modifiers, hit }, { cites: ['12.8.7/a'] });
  if (!hit) return;
  const unhurt = { ...target, plane: { ...plane, damage: 0 } };
  if (afv) strikeArmour(act, unhurt, afv);
  else strikeOthers(act, unhurt);
}

/** The roll against armour strikes those who look out and those beside it too (12.8.7/a, 12.8.7/b). */
function strikeArmour(act: Act, target: Target, afv: Unit): void {
  const { battle } = act;
  const { plane, at } = target;
  const riders = aboardAt(battle, at, [at]).filter(({ aboard }) => aboard === afv.id);
  const rolled = strikeAfv(act, plane, afv, { column: 'HE 150', cites: ['12.8.7/a'] });
  const fp = chartsOf(battle).lookup(AIRCRAFT.bombs, 'rockets of a Typhoon');
  const result = resultOf(battle, 30, rolled);
  const left = battle.unit(afv.id);
  if (left?.exposed) sufferFire(act, afv.id, result);
  suffer(
    act,
    riders.filter(({ id }) => battle.unit(id)?.aboard === afv.id).map(({ id }) => id),
    result,
    at,
  );
  strikeMen(act, { ...target, fp: fp / 2, rolled, onFoot: true, cites: ['12.8.7/b'] });
}

/** All men in the hex; in a building half of it, which the walls do not stop (12.8.8, 12.8.9). */
function strikeOthers(act: Act, target: Target): void {
  const fp = chartsOf(act.battle).lookup(AIRCRAFT.bombs, 'rockets of a Typhoon');
  if (isBuilding(groundAt(act.battle, target.at)))
    strikeMen(act, { ...target, fp: fp / 2, bare: true, explodes: true, cites: ['12.8.9'] });
  else strikeMen(act, { ...target, fp, explodes: true, cites: ['12.8.8'] });
}

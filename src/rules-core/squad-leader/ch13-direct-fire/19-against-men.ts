/** What shells do to men (13.19.1, 13.26, 13.27.2): the fire table, by calibre. */

import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { type Column, type Result, resultOf } from '../ch05-fire/05-fire-table.js';
import { desperation, sufferAll } from '../ch05-fire/05-resolution.js';
import type { Outcome } from '../ch05-fire/effects.js';
import { apart, byShelling } from '../ch09-artillery/02-under-shells.js';
import { columnFor, isLongShot, isMortar } from '../ch10-guns/04-mortars.js';
import { heavyPayload } from '../ch10-guns/07-heavy-payloads.js';
import { underParachute } from '../ch12-air/09-landing.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { isMarshy } from '../ch14-terrain/18-marsh.js';
import { isFording } from '../ch14-terrain/28-rivers.js';
import { hasBunker, isInBunker, shellAt } from '../ch15-fortifications/05-bunkers.js';
import { igniteByBlast } from '../ch16-fire/02-by-fire.js';
import { intoTheSnow } from '../ch16-fire/05-in-rain-and-snow.js';
import { IFT } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, type SquadLeader, sumOf } from '../system.js';
import { enemyOf, isInfantry } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';

/** Those hit by one shell alike: with what is added to the roll, and whether nobody saw them. */
interface Struck {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly area: boolean;
  /** A lucky shell, which turns their cover against them (13.26.6). */
  readonly critical: boolean;
}

interface Shell {
  readonly piece: Piece;
  readonly at: string;
  readonly ammunition: Ammunition;
  readonly struck: readonly Struck[];
}

/** Factors of a shell of that calibre; of light bombs, far off, half as many (10.4.3). */
export const factorsOf = (battle: Battle, piece: Piece, at: string): number =>
  (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, piece.gun.calibre) *
  (isLongShot(battle, piece, at) ? 0.5 : 1);

/** Mud and water swallow what shells do to men (14.18.12, 14.28.8.8); swimmers are not spared (4.14.10). */
const isDamped = (battle: Battle, at: string): boolean =>
  isMarshy(battle, at) || battle.unitsAt(at).some((unit) => isInfantry(unit) && isFording(battle, unit));

/** Its check is the easier (13.27.2.2). */
const SOLID: Modifier = { why: 'solid shot', value: -1, cites: '13.27.2.2' };

/** Solid shot does no more than a normal check (13.27.2.1). */
const atMostNormal = (result: Result): Result => (result === '-' ? '-' : 'M');

/** One roll for all who are hit (13.19.1), which it gives; solid shot is worth half, and against those not seen everything is (13.27.2.1, 13.19/q3). */
export function strikeMen(act: Act, { piece, at, ammunition, struck }: Shell): number {
  const { battle } = act;
  const isSolid = ammunition === 'AP';
  const fp = factorsOf(battle, piece, at) * (isSolid ? 0.5 : 1) * (isDamped(battle, at) ? 0.5 : 1);
  const rolled = total(act.rollOf(`hit on ${at}`, [piece.unit.id], DR));
  const targets = shellAt(battle, piece.unit.at, isSolid, struck)
    .flatMap((one) => byShelling(battle, one))
    .flatMap((one) => apart(one, (id) => underParachute(battle.theUnit(id))));
  /** A "?" in a bunker hides nobody from shells (15.5.13). */
  const isHalved = (units: readonly UnitId[], area: boolean | undefined): boolean =>
    area === true &&
    !(hasBunker(battle, at) && (units.length === 0 || units.some((id) => isInBunker(battle.theUnit(id)))));
  const all = [...heavyPayload(piece.gun.calibre), ...(isMortar(piece.gun) ? intoTheSnow(battle) : [])];
  const outcomes = targets.map(({ units, modifiers: own, area }): Outcome => {
    const modifiers = [...own, ...all];
    const final = rolled + sumOf(modifiers);
    const found = resultFor(battle, columnFor(piece.gun, isHalved(units, area) ? fp / 2 : fp), final);
    return {
      units,
      modifiers,
      final,
      result: isSolid ? atMostNormal(found) : found,
      ...(area && { area: true as const }),
    };
  });
  tellBurst(
    act,
    {
      unit: piece.unit.id,
      at,
      ammunition,
      fp,
      column: columnFor(piece.gun, fp) ?? 0,
      rolled,
      outcomes: outcomes.filter(isTold(battle)),
    },
    isSolid ? '13.27.2.1' : '13.19.1',
  );
  if (outcomes.some(({ area, result }) => area && result !== '-'))
    uncoverAll(act, at, enemyOf(battle, piece.crew.side), '2.3.9.1', '2.5.4');
  for (const { units, area } of outcomes)
    desperation(
      act,
      units.flatMap((id) => battle.unit(id) ?? []),
      isHalved(units, area) ? fp / 2 : fp,
    );
  sufferAll(act, outcomes, at, isSolid ? [SOLID] : []);
  const isBreached = ammunition === 'HE' && resultFor(battle, columnFor(piece.gun, fp), rolled) === 'KIA';
  if (isBreached) collapse(act, at, '14.4.2/a', '13.26.5');
  if (ammunition === 'HE') igniteByBlast(act, at, columnFor(piece.gun, fp), rolled);
  return rolled;
}

/** Of a gun that is not seen the enemy learns what its shell did, and neither its size nor where it came from (2.7.3). */
export function tellBurst(act: Act, burst: SquadLeader['effects']['shell-burst'], cites: RuleId): void {
  act.effect('shell-burst', burst, { cites: [cites] });
  if (!act.battle.unit(burst.unit)?.hidden) return;
  const { at, rolled, outcomes } = burst;
  const results = outcomes.map(({ units, result }) => ({ units, result }));
  act.effect('burst-unseen', { at, rolled, results }, { cites: ['2.7.3', cites] });
}

/** Who is hidden is not named. */
export const isTold =
  (battle: Battle) =>
  ({ units }: Outcome): boolean =>
    units.every((id) => !battle.unit(id)?.hidden);

export const resultFor = (battle: Battle, column: Column | undefined, final: number): Result =>
  column === undefined ? '-' : resultOf(battle, column, final);

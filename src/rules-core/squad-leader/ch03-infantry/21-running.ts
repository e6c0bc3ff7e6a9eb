/** The run of a broken unit (3.21.7): out of wire, through mines and the blast of guns, and into enemies whom it has not seen. */

import { D6, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { giveAway, goesUnseen, uncoverAll } from '../ch02-sight/03-concealment.js';
import { braveBackblast } from '../ch08-support-weapons/21-backblast.js';
import { isDownDeepStream } from '../ch14-terrain/22-streams.js';
import { wadeIn } from '../ch14-terrain/22-wading.js';
import { isInWire } from '../ch15-fortifications/01-wire.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { cannotGoInside, hasBunker } from '../ch15-fortifications/05-bunkers.js';
import { minesAt } from '../ch15-fortifications/07-minefields.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { isSetAgainst, setOff } from '../ch15-fortifications/08-booby-traps.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { enemyOf, infantryAt, isAboard, type OnMap, weaponsOf } from '../units/kinds.js';
import { eliminate } from './20-casualties.js';
import { ROUT_FACTORS, stepOfRout } from './21-routes.js';

interface Run {
  readonly unit: string;
  readonly path: readonly string[];
  readonly leader?: string | undefined;
  readonly mf: number;
  /** In the hex where it ends. */
  readonly entrenched: boolean;
}

/** From one minefield to the next, and out of each of them (15.7.8, 15.7.8/q1). */
export function run(act: Act, asked: Run): void {
  const { battle } = act;
  const { path, entrenched } = outOfWire(act, asked);
  const isWhole = path.length === asked.path.length;
  const start = battle.theUnit(asked.unit).at ?? '';
  let ids = [asked.unit, ...(asked.leader === undefined ? [] : [asked.leader])];
  for (let gone = 0; gone < path.length; ) {
    const from = battle.unit(asked.unit)?.at;
    if (from === undefined) return;
    ids = meetMines(act, ids, from);
    if (!comesThrough(act, asked.unit, ids)) return;
    const isAlong = (i: number) => isDownDeepStream(battle, path[i - 1] ?? start, path[i] as string);
    const next = path.findIndex(
      (at, i) =>
        i >= gone &&
        (minesAt(battle, at) > 0 || isSetAgainst(battle, battle.theUnit(asked.unit).side, at) || isAlong(i)),
    );
    ids = braveBackblast(act, ids, path[gone] as string);
    if (!comesThrough(act, asked.unit, ids)) return;
    const leg = asFarAsTheBlast(battle, path.slice(gone, next < 0 ? path.length : next + 1));
    gone += leg.length;
    const isLast = gone === path.length;
    const wades = next >= 0 && gone > next && isAlong(next);
    const mf = isWhole && leg.length === path.length ? asked.mf : costOf(battle, asked.unit, from, leg);
    const leader = ids.find((id) => id !== asked.unit);
    if (runsInto(act, { unit: asked.unit, path: leg, leader, mf, entrenched: isLast && entrenched })) return;
    ids = meetMines(act, ids, leg.at(-1) as string);
    if (!comesThrough(act, asked.unit, ids)) return;
    if (wades && losesItsFeet(act, ids, asked.unit)) return;
    if (isSetAgainst(battle, battle.theUnit(asked.unit).side, leg.at(-1) as string)) {
      setOff(act, leg.at(-1) as string, '15.8/q3');
      return;
    }
  }
}

/** The way up to the next hex into which a recoilless rifle has blown, where it needs nerve again (8.21.8). */
function asFarAsTheBlast(battle: Battle, leg: readonly string[]): readonly string[] {
  const blown = leg.findIndex((at, i) => i > 0 && battle.location(hexOf(at)).backblast);
  return blown < 0 ? leg : leg.slice(0, blown);
}

/** Who falls as it runs along a deep stream goes no farther, and is not hurt (14.22.9/q1). */
function losesItsFeet(act: Act, ids: readonly string[], runner: string): boolean {
  wadeIn(act, ids, act.battle.theUnit(runner).at as string);
  const fell = ids.filter((id) => act.battle.unit(id)?.drenched);
  if (fell.length === 0) return false;
  const changes = fell.map((unit): Change => ({ do: 'unit', unit, set: { drenched: null } }));
  act.effect('stops-in-stream', { units: fell }, { changes, cites: ['14.22.9/q1'] });
  return fell.includes(runner);
}

/** The dead do not run, nor does a leader go along who has broken. */
const comesThrough = ({ battle }: Act, id: string, fit: readonly string[]): boolean =>
  fit.includes(id) && battle.unit(id) !== undefined;

/** It rolls for its way out as if it moved, and comes one hex far at least (15.1.4/q1). */
function outOfWire(act: Act, { unit: id, path, entrenched }: Run): Pick<Run, 'path' | 'entrenched'> {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  if (!isInWire(battle, unit)) return { path, entrenched };
  const rolled = total(act.rollOf('wire', [id], D6));
  act.effect('struggled', { unit: id, at: unit.at, rolled }, { cites: ['15.1.4', '15.1.4/q1'] });
  const isInReach = (hexes: number) =>
    costOf(battle, id, unit.at, path.slice(0, hexes)) <= ROUT_FACTORS - rolled;
  let hexes = 1;
  while (hexes < path.length && isInReach(hexes + 1)) hexes++;
  return { path: path.slice(0, hexes), entrenched: entrenched && hexes === path.length };
}

function costOf(battle: Battle, id: string, at: string, path: readonly string[]): number {
  const unit = battle.theUnit(id);
  let from = { at, entrenched: isEntrenched(unit) };
  let mf = 0;
  for (const to of path) {
    const step = stepOfRout(battle, unit, from, to);
    mf += step?.mf ?? 0;
    from = { at: to, entrenched: step?.entrenched ?? false };
  }
  return mf;
}

/** Enemies whom it has not seen end it, and give themselves away (3.21/i); returns true if there were any. */
function runsInto(act: Act, { unit: id, path, leader, mf, entrenched }: Run): boolean {
  const { battle } = act;
  const { side, at: from = '' } = battle.theUnit(id);
  const trap = path.findIndex((hex) => infantryAt(battle, hex, enemyOf(battle, side)).length > 0);
  const to = (trap < 0 ? path.at(-1) : path[trap]) as string;
  if (!goesUnseen(battle, side, from, ...path)) giveAway(act, [id, ...(leader ? [leader] : [])], '2.4.1');
  const changes = goTo(battle, battle.theUnit(id), to);
  if (entrenched && trap < 0) changes.push({ do: 'unit', unit: id, set: { entrenched: to } });
  if (trap < 0 && hasBunker(battle, to) && !cannotGoInside(battle, [battle.theUnit(id)], to))
    changes.push({ do: 'unit', unit: id, set: { bunkered: to } });
  if (leader !== undefined)
    changes.push(...goTo(battle, battle.theUnit(leader), trap < 0 ? to : (path[trap - 1] ?? from)));
  act.effect(
    'routed',
    { units: leader === undefined ? [id] : [id, leader], from, to, mf },
    { changes, cites: ['3.21.7'] },
  );
  if (trap < 0) return false;
  const found = infantryAt(battle, to, enemyOf(battle, side)).filter(({ hidden }) => hidden);
  uncoverAll(act, to, enemyOf(battle, side), '2.5.2');
  act.effect('came-upon', { unit: id, at: to, units: found.map((unit) => unit.id) }, { cites: ['3.21/i'] });
  eliminate(act, id, ['3.21/i']);
  return true;
}

function goTo(battle: Battle, unit: Unit, at: string): Change[] {
  const carried = weaponsOf(battle, unit);
  return [
    {
      do: 'unit',
      unit: unit.id,
      set: { at, routed: true, noticed: true, ...(isAboard(unit) && { aboard: null }) },
    },
    ...carried.map((weapon): Change => ({ do: 'unit', unit: weapon.id, set: { at } })),
  ];
}

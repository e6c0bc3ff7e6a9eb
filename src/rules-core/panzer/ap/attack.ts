/** Armor-piercing fire at a vehicle (4.4.3.2, 6.5.2): hit, hits, location, armor, damage, bail out. */
import { D100, total } from '../../kernel/dice/index.js';
import { isAircraft } from '../air/table.js';
import { AP_DAMAGE, AP_HIT, RATE_OF_FIRE } from '../charts/index.js';
import { bailOut } from '../damage/bail-out.js';
import { collateralDamage } from '../damage/collateral.js';
import { damageVehicle, lose, trackHit } from '../damage/fate.js';
import { tracksAreHit } from '../damage/tracks.js';
import { malfunctions } from '../fire/malfunction.js';
import type { Shot } from '../fire/shot.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { isBasic, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Change, sumOf, type Unit } from '../system.js';
import { directedAt } from '../weather/kindling.js';
import { RESULTS, rollDamage } from './damage.js';
import { isHullCovered } from './hull-down.js';
import { armorAt, hullAngle, shotLine, strikes } from './location.js';
import { halved, lowerHull } from './lower-hull.js';
import { apModifiers, clamped } from './modifiers.js';
import { strikesTrailer } from './trailer.js';
import { variedPenetration } from './variable.js';

/** The number that hits; undefined where the table has none. */
export function apOdds(battle: Battle, shot: Shot) {
  const modifiers = apModifiers(battle, shot);
  const net = String(clamped(sumOf(modifiers)));
  const { charts } = battle.table;
  const needs = charts.find(AP_HIT.cells, net, shot.bracket)
    ? charts.lookup(AP_HIT.cells, net, shot.bracket)
    : 0;
  return { needs, modifiers };
}

/** Rolls the shot, and gives what its hits do: that may have to wait for other fire (7.54/a). */
export function apAttack(act: Act, shot: Shot): () => void {
  const { battle } = act;
  const { shooter, target } = shot;
  const { needs, modifiers } = apOdds(battle, shot);
  const rolled = total(act.rollOf('AP hit', [shooter.id], D100));
  const hits = rolled <= needs ? hitsOf(battle, shot, needs, rolled) : 0;
  act.effect(
    'ap-fire',
    { shooter: shooter.id, target: target.id, needs, rolled, hits, modifiers },
    {
      changes: hits === 0 ? strayed(battle, shot) : [],
      cites: ['S.ap-combat/a', 'S.roll-direction/a'],
    },
  );
  malfunctions(act, shot, rolled);
  return () => {
    for (let hit = 0; hit < hits; hit++) {
      const still = battle.unit(target.id);
      if (!still || still.bailedOut) break;
      (isBasic(battle) ? basicHit : hitVehicle)(act, { ...shot, target: still });
    }
  };
}

/** A rocket that misses may set the house alight at which it was fired, by its largest GP Factor (7.35.3). */
function strayed(battle: Battle, { shooter, target, weapon }: Shot): Change[] {
  if (!plays(battle, '7.35.3') || weapon.kind !== 'hand-held' || !isHouse(battle, target)) return [];
  const factors = weapon.rows
    .filter(({ type }) => type === 'GP')
    .flatMap(({ factor }) => Object.values(factor));
  const factor = Math.max(0, ...factors);
  return factor > 0 ? directedAt(battle, target.at as string, { by: shooter.side, factor }) : [];
}

function isHouse(battle: Battle, { at }: Unit): boolean {
  const row = terrainIn(battle, at as string);
  return isBuilding(row) || row === 'rubble';
}

/** RoF N hits once; the others twice or three times when the roll is far below what hits (S.ap-combat/d). */
function hitsOf(battle: Battle, { weapon }: Shot, needs: number, rolled: number): number {
  const rof = weapon.rof ?? 'N';
  if (rof === 'N' || isBasic(battle)) return 1;
  const { charts } = battle.table;
  const scores = (hits: '2' | '3') => {
    const share = charts.lookup(RATE_OF_FIRE.hits, rof, hits);
    return share > 0 && rolled <= needs / share;
  };
  return scores('3') ? 3 : scores('2') ? 2 : 1;
}

const penetrationOf = ({ row, bracket }: Shot): number => row.factor[bracket] ?? 0;

/** Basic Game: the armor of front or rear against penetration, and the difference is the damage (4.4.3.2.5-6). */
function basicHit(act: Act, shot: Shot): void {
  const { battle } = act;
  const { target, shooter } = shot;
  const isFront = ['Front', 'Front/Side'].includes(hullAngle(battle, target, shooter.at as string));
  const armor = (isFront ? target.basicArmor?.front : target.basicArmor?.rear) ?? 0;
  const penetration = penetrationOf(shot);
  const difference = penetration - armor;
  const penetrates = difference > 0 || (difference === 0 && !battle.options.basicDifferenceZero);
  act.effect(
    'hit-located',
    {
      target: target.id,
      angle: isFront ? 'the front' : 'the rear',
      line: 'level',
      location: isFront ? 'front' : 'rear',
      armor,
      penetration,
      penetrates,
    },
    { cites: ['S.armor-and-penetration/b'] },
  );
  if (!penetrates) return;
  const result = battle.table.charts.lookup(AP_DAMAGE.basic, difference);
  if (result === 'KO') lose(act, target.id, 'knocked-out', ['CES.2/b']);
  else if (result === 'BU') lose(act, target.id, 'brewed-up', ['CES.2/c']);
  else damageVehicle(act, target.id, 'basic', ['CES.2/a']);
}

const WORDS = { Level: 'level', Rising: 'from below', Falling: 'from above' } as const;

/** Location by hull angle; a track hit goes through nothing. */
function hitVehicle(act: Act, shot: Shot): void {
  const { battle } = act;
  const { target, shooter } = shot;
  const from = shooter.at as string;
  const penetration = variedPenetration(act, shot, penetrationOf(shot));
  const line = isAircraft(shooter) ? 'Falling' : shotLine(battle, from, target.at as string);
  const rolled = total(act.rollOf('hit location', [target.id], D100));
  const { location, angle } = strikes(battle, target, line, from, rolled);
  const about = { target: target.id, angle: angle.toLowerCase(), line: WORDS[line], rolled, location };
  if (isHullCovered(battle, target, { location, rolled, line }, from)) {
    act.effect('hit-located', { ...about, penetrates: false }, { cites: ['S.hit-location/c'] });
    act.effect('unharmed', { target: target.id, why: 'it is Hull Down' }, { cites: ['S.los-hull-down/a'] });
    return;
  }
  if (location === 'TK') {
    act.effect(
      'hit-located',
      { ...about, penetrates: true },
      { cites: ['S.hit-location/a', 'S.hit-location/c'] },
    );
    hitTracks(act, shot);
    return;
  }
  if (strikesTrailer(act, shot, { location, angle, penetration })) return;
  const lower = location === 'HF' && line !== 'Falling' ? lowerHull(battle, shot) : undefined;
  const armor = lower
    ? halved(armorAt(target, 'HF', 'Rising', angle))
    : armorAt(target, location, line, angle);
  const penetrates = penetration >= armor;
  act.effect(
    'hit-located',
    { ...about, armor, penetration, penetrates },
    {
      cites: lower
        ? ['S.hit-location/a', 'S.armor-and-penetration/a', lower]
        : ['S.hit-location/a', 'S.hit-location/c', 'S.armor-and-penetration/a'],
    },
  );
  if (penetrates) damageRoll(act, shot, location);
}

function hitTracks(act: Act, { shooter, target, weapon }: Shot): void {
  if (!tracksAreHit(act.battle, shooter, weapon.name, target)) {
    act.effect(
      'unharmed',
      { target: target.id, why: 'the weapon is too weak for its tracks' },
      { cites: ['7.21/a'] },
    );
    return;
  }
  trackHit(act, target.id, ['S.track-hit/a']);
  bailOut(act, target.id, 'Track hit');
}

function damageRoll(act: Act, shot: Shot, location: string): void {
  const { target } = shot;
  const { rolled, net, result, isSpared } = rollDamage(act, shot);
  act.effect(
    'ap-damage',
    { target: target.id, rolled, net, result: RESULTS[result] },
    { cites: isSpared ? ['S.damage-results-ap/a', 'S.damage-results-ap/b'] : ['S.damage-results-ap/a'] },
  );
  if (result === 'ND') collateralDamage(act, target.id, location);
  else if (result === 'KO') lose(act, target.id, 'knocked-out', ['S.damage-results-ap/a']);
  else if (result === 'BU') lose(act, target.id, 'brewed-up', ['S.damage-results-ap/a']);
  else if (result === 'DM') {
    damageVehicle(act, target.id, 'rolled', ['S.damage-results-ap/d']);
    bailOut(act, target.id, 'Damaged');
  }
}

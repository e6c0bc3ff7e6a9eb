/** Artillery and bombs on a hex (15.7.7, 15.7.10): one roll for everything in all its locations. */
import { D100, die, total } from '../../kernel/dice/index.js';
import { fftRow, fireResult, gunRow } from '../cards.js';
import type { Reckoned } from '../fire/attack.js';
import { criticalHit } from '../fire/destruction.js';
import { type Manner, targetModifiers } from '../fire/modifiers.js';
import { applyResult } from '../fire/results.js';
import type { Attack, Shot } from '../fire/shot.js';
import { isBreakable } from '../fortifications/breaking.js';
import { sightBetween } from '../los/known.js';
import { hexsidesBetween, type Sight } from '../los/sight.js';
import { unitsInHex } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import { reveal } from '../scenario/hidden.js';
import { type Act, type Battle, sumOf, type Unit } from '../system.js';
import { levelOf } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { armourModifier, exposureOf, type Facing, facingMet } from '../vehicles/facing.js';
import { isAfv } from '../vehicles/status.js';
import { type Battery, batteriesOf, blastOf } from './battery.js';

export interface Strike {
  readonly fp: number;
  readonly manner: Manner;
  /** Where the marker lies: walls between it and a target protect (6.1.5). */
  readonly from: string;
  /** The rule that makes an original 00 a Critical Hit; absent: there is none. */
  readonly critical?: '12.4.10' | '15.7.10';
  /** Rolls for an empty hex too (15.8.4). */
  readonly always?: true;
  readonly cites: readonly RuleId[];
}

export const strikeOf = (battle: Battle, battery: Battery, from: string): Strike => ({
  fp: gunRow(battle, battery.size),
  manner: 'artillery',
  from,
  critical: '15.7.10',
  cites: ['15.7.7', '15.1.4.2.2.2#2'],
});

/** Everybody in the hex, or only those who have just come into it. */
export function strikeHex(act: Act, strike: Strike, hex: string, only?: readonly string[]): void {
  const { battle } = act;
  const targets = unitsInHex(battle, hex).filter(
    (unit) => unit.kind !== 'aircraft' && (only?.includes(unit.id) ?? true),
  );
  const inTheOpen = targets.some((unit) => unit.hidden === undefined);
  const isPlace = !only && (strike.always === true || isBreakable(battle, hex));
  if (targets.length === 0 && !isPlace) return;
  const owner = targets[0]?.side;
  const to = inTheOpen || isPlace || owner === undefined ? undefined : [owner];
  const hits = roll(act, strike, hex, targets, to);
  if (hits.critical && strike.critical) {
    criticalHit(act, hex, strike.critical);
    return;
  }
  const shot: Shot = { firers: [], attacks: [], manner: strike.manner, traverse: 'fixed' };
  for (const hit of hits.seen) {
    const attack: Attack = { at: hex, fp: strike.fp, lines: [], rolls: [], recon: false };
    applyResult(act, shot, attack, hit);
  }
}

interface Struck {
  readonly seen: readonly Reckoned[];
  readonly critical: boolean;
}

function roll(
  act: Act,
  strike: Strike,
  hex: string,
  targets: readonly Unit[],
  to: readonly string[] | undefined,
): Struck {
  const { battle } = act;
  const visible = targets.filter((unit) => unit.hidden === undefined);
  const exposure = exposureOf(act, visible, undefined, () => true);
  const dice = act.roll(`artillery: ${hex}`, D100, to);
  const rolled = total(dice);
  const ones = die(dice, 'ones').face || 10;
  const critical = rolled === 100 && strike.critical !== undefined;
  const hits = groups(battle, strike, hex, targets, (target) =>
    isAfv(target) ? facingMet(battle, target, hex, ones, exposure).facing : undefined,
  ).map((group): Reckoned => {
    const sum = rolled + sumOf(group.modifiers);
    return { ...group, total: sum, result: fireResult(battle, strike.fp, sum) };
  });
  const seen = critical
    ? hits
    : hits.map(withoutUnseen).filter(({ units }) => units.length > 0 || targets.length === 0);
  reveal(
    act,
    seen.flatMap(({ units }) => units),
    '15.7.7',
  );
  act.effect(
    'attack',
    {
      at: hex,
      fp: strike.fp,
      row: fftRow(strike.fp),
      rolled,
      modifiers: [],
      results: seen.map(({ units, modifiers, total: sum, result }) => ({
        units: units.map(({ id }) => id),
        modifiers,
        total: sum,
        result: result.says,
      })),
      ...(critical && { critical: true as const }),
    },
    { cites: strike.cites, ...(to && seen.length === 0 && { to }) },
  );
  return { seen, critical };
}

/** What does nothing to hidden units does not give them away. */
function withoutUnseen(hit: Reckoned): Reckoned {
  if (hit.result.says !== '-') return hit;
  return { ...hit, units: hit.units.filter((unit) => unit.hidden === undefined) };
}

type Group = Pick<Reckoned, 'units' | 'modifiers' | 'facings'>;

function groups(
  battle: Battle,
  strike: Strike,
  hex: string,
  targets: readonly Unit[],
  facingOf: (target: Unit) => Facing | undefined,
): Group[] {
  if (targets.length === 0) return [{ units: [], modifiers: [] }];
  const found = new Map<
    number,
    { units: Unit[]; modifiers: Group['modifiers']; facings: Map<string, Facing> }
  >();
  for (const target of targets) {
    const facing = facingOf(target);
    const sight = sightInto(battle, strike.from, target.at ?? hex);
    const modifiers = [
      ...targetModifiers(battle, target, { manner: strike.manner, sight }),
      ...(facing ? armourModifier(target, facing) : []),
    ];
    const sum = sumOf(modifiers);
    const group = found.get(sum) ?? { units: [] as Unit[], modifiers, facings: new Map<string, Facing>() };
    found.set(sum, group);
    group.units.push(target);
    if (facing) group.facings.set(target.id, facing);
  }
  return [...found.values()];
}

/** From above: nothing on the way counts but hexside terrain between the marker and the target; smoke does not (15.7.7). */
function sightInto(battle: Battle, from: string, at: string): Sight {
  const level = levelOf(battle, at);
  const line = hexOf(from) === hexOf(at) ? undefined : sightBetween(battle, { at: from }, { at });
  return {
    hurdles: [],
    hindrances: [],
    enters: line?.enters ?? [],
    cover: hexsidesBetween(battle, hexOf(from), at),
    from: level,
    to: level,
    adjacent: false,
    overCrest: false,
  };
}

/** Units that enter a blast area, or another place in it, are attacked too (15.7.7). */
export function walkIntoBlasts(act: Act, ids: readonly string[], to: string): void {
  const { battle } = act;
  const hex = hexOf(to);
  for (const side of battle.sideIds())
    for (const battery of batteriesOf(battle, side)) {
      const units = ids.filter((id) => battle.unit(id));
      if (battery.ffe === undefined || battery.smoke || units.length === 0) continue;
      if (blastOf(battle, battery, battery.ffe).includes(hex))
        strikeHex(act, strikeOf(battle, battery, battery.ffe), hex, units);
    }
}

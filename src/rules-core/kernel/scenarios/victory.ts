/**
 * Victory conditions as data. The kernel combines them; what control, casualties and points are, the rulebook says.
 */
import type { Json, LocationId, Outcome, SideId } from '../position/position.js';

export type Condition =
  /** The side controls all of the hexes, or at least so many. */
  | {
      readonly control: {
        readonly side: SideId;
        readonly hexes: readonly LocationId[];
        readonly atLeast?: number;
      };
    }
  /** At least so much of the side has left the map, by those hexes where they are given. */
  | {
      readonly exit: {
        readonly side: SideId;
        readonly hexes?: readonly LocationId[];
        readonly atLeast: number;
      };
    }
  /** The side has lost at least so much. */
  | { readonly casualties: { readonly of: SideId; readonly atLeast: number } }
  /** The side has at least so many points, or so many more than any other. */
  | { readonly points: Lead }
  /** A condition that only this rulebook knows. */
  | {
      readonly special: {
        readonly name: string;
        readonly side: SideId;
        readonly hexes?: readonly LocationId[];
        readonly with?: Json;
      };
    }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

interface Lead {
  readonly side: SideId;
  readonly atLeast?: number;
  readonly lead?: number;
}

/** One way to win. */
interface Win {
  readonly side: SideId;
  /** Looked at whenever the rulebook looks, or when the last turn is over. */
  readonly when: 'at-once' | 'end';
  readonly is: Condition;
}

export interface VictoryTerms {
  /** The first that holds decides. */
  readonly wins: readonly Win[];
  /** Who wins when nobody else does; absent: a draw. */
  readonly otherwise?: SideId;
}

/** What a rulebook answers about a battle as it stands. */
export interface Judge {
  sides(): readonly SideId[];
  name(side: SideId): string;
  controls(side: SideId, hex: LocationId): boolean;
  exited(side: SideId, hexes: readonly LocationId[] | undefined): number;
  casualties(side: SideId): number;
  points(side: SideId): number;
  /** A condition of the rulebook's own. */
  special?(name: string, side: SideId, parameters: Json | undefined, hexes?: readonly LocationId[]): boolean;
}

interface Finding {
  readonly met: boolean;
  /** What was found, in words that fit any side's name: "Blue: 2 of 3 hexes controlled, 3 needed". */
  readonly says: string;
}

/** The outcome at this moment, if there is one. */
export function outcome(victory: VictoryTerms, judge: Judge, moment: 'now' | 'end'): Outcome | undefined {
  for (const { side, when, is } of victory.wins) {
    if (when === 'end' && moment !== 'end') continue;
    const { met, says } = find(is, judge);
    if (met) return { winner: side, why: `${says}.` };
  }
  if (moment !== 'end') return undefined;
  const { otherwise } = victory;
  if (otherwise === undefined) return { why: 'Nobody has fulfilled the victory conditions.' };
  return { winner: otherwise, why: 'Nobody else has fulfilled the victory conditions.' };
}

/** How matters stand with every way to win, for people. */
export function standing(victory: VictoryTerms, judge: Judge): (Win & Finding)[] {
  return victory.wins.map((win) => ({ ...win, ...find(win.is, judge) }));
}

export function find(condition: Condition, judge: Judge): Finding {
  if ('all' in condition) return joined(condition.all, judge, ' and ', (all) => all.every(({ met }) => met));
  if ('any' in condition) return joined(condition.any, judge, ' or ', (all) => all.some(({ met }) => met));
  if ('not' in condition) {
    const { met, says } = find(condition.not, judge);
    return { met: !met, says: `not (${says})` };
  }
  if ('control' in condition) {
    const { side, hexes, atLeast = hexes.length } = condition.control;
    const held = hexes.filter((hex) => judge.controls(side, hex)).length;
    const hexesHeld = `${held} of ${counted(hexes.length, 'hex', 'hexes')} controlled`;
    return enough(held, atLeast, `${judge.name(side)}: ${hexesHeld}`);
  }
  if ('exit' in condition) {
    const { side, hexes, atLeast } = condition.exit;
    const gone = judge.exited(side, hexes);
    return enough(gone, atLeast, `${judge.name(side)}: ${gone} exited`);
  }
  if ('casualties' in condition) {
    const { of, atLeast } = condition.casualties;
    const lost = judge.casualties(of);
    return enough(lost, atLeast, `${judge.name(of)}: ${lost} lost`);
  }
  if ('points' in condition) return findPoints(condition.points, judge);
  const { name, side, hexes, with: parameters } = condition.special;
  const met = judge.special?.(name, side, parameters, hexes) ?? false;
  return { met, says: `${judge.name(side)}: ${name}` };
}

function findPoints({ side, atLeast, lead }: Lead, judge: Judge): Finding {
  const own = judge.points(side);
  const others = judge.sides().filter((other) => other !== side);
  const ahead = own - Math.max(0, ...others.map((other) => judge.points(other)));
  const met = (atLeast === undefined || own >= atLeast) && (lead === undefined || ahead >= lead);
  const needs = [
    ...(atLeast === undefined ? [] : [`${atLeast} needed`]),
    ...(lead === undefined ? [] : [`ahead by ${ahead}, ${lead} needed`]),
  ];
  return { met, says: [`${judge.name(side)}: ${counted(own, 'point', 'points')}`, ...needs].join(', ') };
}

function joined(
  conditions: readonly Condition[],
  judge: Judge,
  word: string,
  holds: (all: readonly Finding[]) => boolean,
): Finding {
  const all = conditions.map((condition) => find(condition, judge));
  return { met: holds(all), says: all.map(({ says }) => says).join(word) };
}

const enough = (has: number, needs: number, says: string): Finding => ({
  met: has >= needs,
  says: `${says}, ${needs} needed`,
});

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

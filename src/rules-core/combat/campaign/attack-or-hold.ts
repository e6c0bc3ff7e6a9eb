/** 19.1.4 and 19.1.5: each side chooses in secret to attack or to hold; the choices say who sets up first. */
import { D10, type Dice, type Roll, value } from '../../kernel/dice/index.js';
import type { RuleId } from '../rules.js';

export type Stance = 'attack' | 'hold';

/** What the campaign card says of a side's stance in its first scenario. */
export interface Delineated {
  readonly side: string;
  readonly as: Stance;
}

export interface AttackTerms {
  readonly cost: number;
  readonly points: number;
  /** Stances that the card gives. */
  readonly delineated?: readonly Delineated[];
  readonly isFirstScenario: boolean;
}

/** What the attack costs a side: nothing where the card makes it the attacker of the first scenario. */
export function costOfAttack(side: string, { cost, delineated = [], isFirstScenario }: AttackTerms): number {
  const given = delineated.find((one) => one.side === side);
  return given?.as === 'attack' && isFirstScenario ? 0 : cost;
}

/** Why a side may not choose that stance; undefined where it may. */
export function stanceRefused(
  side: string,
  stance: Stance,
  terms: AttackTerms,
): { readonly why: string; readonly cites: readonly RuleId[] } | undefined {
  const given = terms.delineated?.find((one) => one.side === side);
  if (given && given.as !== stance)
    return { why: `The campaign card makes ${side} ${given.as}.`, cites: ['19.1.4'] };
  const cost = stance === 'attack' ? costOfAttack(side, terms) : 0;
  if (cost <= terms.points) return undefined;
  return { why: `An attack costs ${cost} Campaign Points; ${side} has ${terms.points}.`, cites: ['19.1.4'] };
}

export type SettingUp =
  | { readonly played: false; readonly cites: readonly RuleId[] }
  | {
      readonly played: true;
      /** Who sets up first. */
      readonly first: string;
      readonly attacker: string;
      /** The dice that settled it where both attack; ties are rolled again. */
      readonly rolls: readonly Roll[];
      readonly cites: readonly RuleId[];
    };

const CITES: readonly RuleId[] = ['19.1.5'];
/** Two tens in a row are rare; a hundred ties are a broken die. */
const MOST_TIES = 100;

/** Both choices are revealed: who sets up first, or that no scenario is played for this time. */
export function settingUp(choices: Readonly<Record<string, Stance>>, dice: Dice): SettingUp {
  const sides = Object.keys(choices).sort();
  const attackers = sides.filter((side) => choices[side] === 'attack');
  if (attackers.length === 0) return { played: false, cites: CITES };
  const rolls: Roll[] = [];
  const attacker = attackers.length === 1 ? (attackers[0] as string) : higher(attackers, dice, rolls);
  const first = sides.find((side) => side !== attacker) as string;
  return { played: true, first, attacker, rolls, cites: CITES };
}

function higher(sides: readonly string[], dice: Dice, rolls: Roll[]): string {
  for (let n = 0; n < MOST_TIES; n++) {
    const thrown = sides.map((side) => dice.roll(`attacker: ${side}`, ...D10));
    rolls.push(...thrown);
    const [one, two] = thrown.map((roll) => value(roll.dice[0] as Roll['dice'][number])) as [number, number];
    if (one !== two) return sides[one > two ? 0 : 1] as string;
  }
  throw new Error('The dice never decide who attacks.');
}

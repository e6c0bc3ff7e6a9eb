/** How the dice of a battle fell beside what was to be expected, and whether they are those that were committed. */
import { type PublishedSeed, verifySeeds } from '../../src/rules-core/kernel/dice/committed.js';
import type { BattleDiceQuery, DiceLogQuery } from '../generated/documents.js';
import type { Line } from './chart.js';

export type Thrown = NonNullable<DiceLogQuery['battle']>['actions']['nodes'][number];
type Seeds = NonNullable<NonNullable<BattleDiceQuery['battle']>['dice']>['seeds'];

/** Of 100 sums of fair dice about 95 lie within so many standard deviations. */
const LIKELY = 1.96;

/** For each side the sum of the dice in its orders beside the sum to be expected, action by action. */
export function luckLines(
  actions: readonly Thrown[],
  sides: readonly { readonly key: string; readonly name: string }[],
  first: number,
): Line[] {
  const places = sides.map(({ key }) => key).sort();
  return sides.map(({ key, name }) => {
    let [beyond, variance] = [0, 0];
    const points: (readonly [number, number])[] = [[0, 0]];
    const band = [0];
    for (const { by, version, rolls } of actions) {
      const dice = by === key ? rolls.flatMap((roll) => roll.dice) : [];
      if (dice.length === 0) continue;
      for (const { sides: faces, face } of dice) {
        beyond += face - (faces + 1) / 2;
        variance += (faces * faces - 1) / 12;
      }
      points.push([version - first, beyond]);
      band.push(LIKELY * Math.sqrt(variance));
    }
    return { name, place: places.indexOf(key), points, band };
  });
}

export type Checked =
  | { readonly state: 'right'; readonly rolls: number }
  | { readonly state: 'wrong'; readonly why: string }
  /** The seed is kept until the battle is over. */
  | { readonly state: 'kept' };

/** The same check as `npx hexledger verify`, made in the browser out of what it was sent. */
export function checkDice(battle: string, seeds: Seeds, actions: readonly Thrown[]): Checked {
  const told = seeds.flatMap(({ from, seed, scheme, hash }): PublishedSeed[] =>
    seed === null ? [] : [{ from, seed, commitment: { scheme, hash } }],
  );
  const secret = seeds.find(({ seed }) => seed === null);
  if (told.length === 0) return { state: 'kept' };
  const found = verifySeeds(
    told,
    actions
      .filter(({ version }) => secret === undefined || version < secret.from)
      .map(({ version, dice, rolls }) => ({
        battle: battle.split('.').at(-1) ?? battle,
        version,
        dice: dice as 'live',
        rolls: rolls.map(({ purpose, to, dice: thrown }) => ({
          for: purpose,
          dice: thrown as never,
          ...(to && { to }),
        })),
      })),
  );
  return found.ok ? { state: 'right', rolls: found.rolls } : { state: 'wrong', why: found.message };
}

/** Short words for the positions in which rules of two chapters meet. For tests. */
import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

export type Units = Readonly<Record<string, Placed>>;
export type Words = Readonly<Record<string, unknown>>;

/** Off the map, so that the battle goes on. */
export const RESERVES = { g9: '4-6-7', r9: '4-4-7' } as const;
export const UNDER = { hidden: true, concealed: true } as const;
export const HIDDEN = { hidden: true } as const;
export const MELEE = { melee: true } as const;
export const BROKEN = { broken: true } as const;

type Phase = NonNullable<Setup['phase']>;

export const begun = (phase: Phase, units: Units, more: Setup = {}, ...faces: number[]): Trial =>
  new Trial({ phase, units: { ...RESERVES, ...units }, ...more }, ...faces);

export const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
export const move = (units: string, path: string) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
export const advance = (unit: string, to: string) => ({ order: 'advance', unit, to });
export const attacks = (attackers: string, defenders: string, more: Words = {}) => ({
  order: 'close-combat',
  attackers: attackers.split(' '),
  defenders: defenders.split(' '),
  ...more,
});

export const isGone = (trial: Trial, id: string): boolean => trial.battle.unit(id) === undefined;
export const refused = (trial: Trial, side: string, order: object): string | undefined =>
  trial.refusal(side, order as never)?.refused;

/** What modifies the attack on a unit, of all attacks of the last action. */
export const modifiersOf = (trial: Trial, unit: string): string[] | undefined =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

/** Who checked his morale in the last action, and why. */
export const checks = (trial: Trial): string[] =>
  trial.told('morale-check').map(({ unit, check }) => `${unit} ${check}`);

/** Passes for everybody until somebody is asked this. */
export function until(trial: Trial, awaited: string): Trial {
  for (let n = 0; n < 60 && !trial.awaits.includes(awaited); n++) trial.endPhase();
  if (!trial.awaits.includes(awaited)) throw new Error(`Nobody comes to ${awaited}.`);
  return trial;
}

/** Marines against Japanese under the rules of chapter 8, with Concealment. */
import { type Game, type SetUp, setUp, squad } from '../testkit.testkit.js';

export const PTO = { pto: true } as const;

export const UNDER = { hidden: true, concealed: true } as const;

export const japanese = (strength: string, at: string, set = {}) => squad('Japanese', strength, at, set);

export function jungle(what: SetUp): Game {
  return setUp({
    phase: 'MPh',
    columns: 14,
    rows: 12,
    sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
    ...what,
    options: { ...PTO, ...what.options },
  });
}

export const isConcealed = (here: Game, id: string) =>
  here.unit(id).concealed === true && here.unit(id).hidden === true;

export const markers = (here: Game) =>
  here.battle
    .units()
    .filter(({ kind }) => kind === 'concealment')
    .map(({ side, at }) => `${side} ${at}`);

/** The dice that a lab file chooses. */
import { type DiceSource, declaredDice, diceSource, readDeclared, type Written } from '../dice/index.js';
import type { LabProblem, NextRoll } from './lab-form.js';

export type Faces = Parameters<typeof declaredDice>[0];

type DiceRead =
  | { readonly ok: true; readonly source: DiceSource; readonly faces: Faces }
  | { readonly ok: false; readonly problems: LabProblem[] };

export function readDice(input: readonly unknown[], path: string): DiceRead {
  const read = readDeclared(input, path);
  if (!read.ok) return { ok: false, problems: [...read.problems] };
  return { ok: true, source: declaredDice(read.rolls), faces: read.rolls };
}

/** Dice that keep hold of what was written with them, and of the roll that was asked for last. */
export class Watched {
  written: Written | undefined;
  next: NextRoll | undefined;
  readonly source: DiceSource;

  constructor(given: DiceSource) {
    this.source = {
      ...given,
      roll: (purpose, ...spec) => {
        this.next = { for: purpose, dice: spec };
        return given.roll(purpose, ...spec);
      },
      secretly: (to, purpose, ...spec) => {
        this.next = { for: purpose, dice: spec };
        return given.secretly(to, purpose, ...spec);
      },
      watch: (written) => {
        this.written = written;
      },
    };
  }
}

/** The first rolls as they are chosen, the others every way they can fall. */
export function leading(faces: Faces, rest: DiceSource): DiceSource {
  const first = declaredDice(faces);
  return diceSource(
    'exhaustive',
    (purpose, spec, ordinal) => (ordinal < faces.length ? first : rest).roll(purpose, ...spec),
    () => first.done(),
  );
}

/** The columns of a Close Combat Table with their ratios, the poorest first. */
type Columns<Name extends string> = readonly (readonly [name: Name, ratio: number])[];

/** The best column that the ratio reaches, rounded in the defender's favour; undefined below the first. */
export const columnReached = <Name extends string>(
  columns: Columns<Name>,
  attack: number,
  defence: number,
): Name | undefined => columns.findLast(([, ratio]) => attack >= ratio * defence)?.[0];

/** The aircraft of the game (15.8.1): machine guns, bombs and Troop Quality as printed. */
export const AIRCRAFT = {
  'Ju 87 G': { fp: 6, bombs: 150, tq: 8 },
  'IL-2': { fp: 12, bombs: 100, tq: 8 },
} as const;
export type AircraftName = keyof typeof AIRCRAFT;

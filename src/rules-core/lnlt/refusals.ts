/** Why an order can be refused: every code there is. They are for programs; the sentence beside them is for people. */
export const REFUSALS = [
  'CANNOT_COMMAND',
  'CANNOT_MOVE',
  'CLOSED_TERRAIN',
  'CRAWLS',
  'ENEMY_THERE',
  'HAS_MOVED',
  'NOBODY_TO_ACTIVATE',
  'NOT_ACTIVATED',
  'NOT_ADJACENT',
  'NOT_TOGETHER',
  'NOT_YOUR_UNIT',
  'NO_GUNS',
  'NO_ROOM',
  'NO_SUCH_HEX',
  'NO_VEHICLES',
  'OUT_OF_COMMAND',
  'SAME_HEX',
  'SHAKEN',
  'TOO_FAR',
  'TOO_HARD',
  'TOWARDS_ENEMY',
  'TWICE',
  'WRONG_MODE',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

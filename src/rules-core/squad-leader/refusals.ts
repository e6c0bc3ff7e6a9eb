/** Why an order can be refused: every code there is. They are for programs; the sentence beside them is for people. */
export const REFUSALS = [
  'BROKEN',
  'CANNOT_LEAD',
  'ENEMY_THERE',
  'HAS_FIRED',
  'HAS_MOVED',
  'HAS_TRIED',
  'IMPASSABLE',
  'MALFUNCTIONED',
  'NOBODY_THERE',
  'NOT_ADJACENT',
  'NOT_A_GROUP',
  'NOT_BROKEN',
  'NOT_MALFUNCTIONED',
  'NOT_TOGETHER',
  'NOT_YOUR_UNIT',
  'NOT_YOUR_WEAPON',
  'NO_LEADER',
  'NO_POSSESSOR',
  'NO_ROOM',
  'NO_SIGHT',
  'NO_SUCH_HEX',
  'OUT_OF_RANGE',
  'TOO_FAR',
  'TWICE',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

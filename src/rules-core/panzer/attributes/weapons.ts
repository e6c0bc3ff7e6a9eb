/** What the weapons of a card can have. */
import * as z from 'zod';
import { brackets, damageRanges, yes } from './forms.js';

const WEAPONS = [
  'gun',
  'machine-gun',
  'small-arms',
  'mortar',
  'anti-tank-rifle',
  'hand-held',
  'flamethrower',
  'charge',
  'bomb',
  'rocket',
] as const;

const row = z.strictObject({
  ammo: z.string().describe('AP, HVAP, HEAT, GP, GP-OP.'),
  type: z.enum(['KE', 'CE', 'GP']).describe('KE and CE penetrate armor, GP attacks everybody (7.10).'),
  range: brackets.describe('The longest range of each bracket; beyond the last one there is no fire.'),
  factor: brackets.describe('Penetration Factor, or GP Factor, of each bracket.'),
  damage: damageRanges.optional().describe('Damage ranges that the card prints.'),
  damageClass: z.string().optional().describe('Row of the damage chart, where the card prints no ranges.'),
  from: z.string().optional().describe('Not before this date: 1943-01 (5.16).'),
});

export const weaponForm = z.strictObject({
  name: z.string(),
  kind: z.enum(WEAPONS),
  field: z.enum(['A', 'F', 'R']).describe('Field-of-Fire: all round, front, rear (4.4.3.1).'),
  rof: z.enum(['N', 'Q', 'R', 'F']).optional().describe('Rate of Fire; absent: N.'),
  sb: z.int().optional().describe('SB: stabilisation.'),
  limits: z
    .record(z.string(), z.int())
    .optional()
    .describe('Ammo Limits by letter: { "A": 5, "S": 7 }; (10) up to the number and it is there (5.16).'),
  rows: z.array(row).describe('Its Ammo Type rows.'),
  minRange: z.int().optional().describe('Least range of a mortar (5.6).'),
  indirect: yes('It can fire indirectly (6.5.1).'),
  secondary: yes('A weapon besides the main one: hull or pintle machine guns (5.14).'),
  attached: yes('An attached weapon: it fires in addition to the unit (5.1.3, 7.17).'),
  hullMounted: yes('It fires where the hull points, whatever the turret does.'),
  antiAircraft: yes('It fires at aircraft (6.4).'),
  pattern: z
    .enum(['open', 'closed'])
    .optional()
    .describe('Impact pattern of bombs and rockets; absent: the hex.'),
  state: z
    .enum(['malfunction', 'out-of-action'])
    .optional()
    .describe('It has malfunctioned, until repaired; or it is out of action for good (7.25).'),
  fired: yes('It has fired in this turn.'),
});

export type Weapon = Readonly<z.infer<typeof weaponForm>>;
export type AmmoRow = Weapon['rows'][number];

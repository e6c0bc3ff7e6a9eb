/** Rules that a battle may have or leave out, each a switch by its number. */
import type { Battle } from '../system.js';

/** The optional rules that are built: a battle has them where it says so. */
export const OPTIONAL_RULES = [
  '3.1',
  '3.11.3',
  '3.27',
  '4.7',
  '5.7.18',
  '8.5',
  '13.27',
  '16.3',
  '16.4',
  '16.5',
  '16.6.8',
] as const;

/** What later modules brought: a battle has it, but where it says otherwise. */
export const LATER_RULES = [
  '3.4',
  '3.6',
  '3.7',
  '3.8',
  '3.24',
  '3.28',
  '3.29',
  '3.30',
  '4.2.7',
  '4.5',
  '4.6',
  '4.8',
  '5.3.5',
  '5.5.6.1',
  '5.6.10',
  '6.2',
  '8.8',
] as const;

export type OptionalRule = (typeof OPTIONAL_RULES)[number];
export type LaterRule = (typeof LATER_RULES)[number];

export const isChosen = ({ options }: Battle, rule: OptionalRule): boolean =>
  options.optional?.includes(rule) === true;

export const isInPlay = ({ options }: Battle, rule: LaterRule): boolean =>
  options.without?.includes(rule) !== true;

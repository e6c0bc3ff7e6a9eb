/** The crews of AFVs as counters of their own (3.22): what stands beside a vehicle when they have left it. */
import { type Counter, counterNamed } from './catalogue.js';
import { parentOf } from './nations.js';

/** What the crew of an AFV of each army is outside it (3.22.2 to 3.22.5). */
const OUTSIDE: Readonly<Record<string, string>> = {
  German: '2-4-7',
  'German SS': '2-3-8',
  American: '2-4-6',
  Russian: '2-3-7',
  British: '2-3-7',
  French: '2-3-7',
  'Allied Minor': '2-2-7',
  Finnish: '2-4-8',
};

/** Of the nation that mans the vehicle; of armies without crews of their own those that they borrow. */
export function crewOutside(nationality: string): Counter {
  const strength = OUTSIDE[nationality] ?? OUTSIDE[parentOf(nationality)] ?? '2-4-7';
  const counter = counterNamed(`crew ${strength}`, nationality) ?? counterNamed(`crew ${strength}`, 'German');
  if (!counter) throw new Error(`There is no crew counter ${strength}.`);
  return { ...counter, nationality };
}

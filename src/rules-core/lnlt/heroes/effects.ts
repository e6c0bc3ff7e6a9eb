/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  hero: says<{
    readonly unit: string;
    readonly hero: string;
    readonly name: string;
    readonly skill?: string;
  }>(
    ({ unit, name: called, skill }, name) =>
      `A Hero comes out of ${name(unit)}: ${called}${skill === undefined ? '' : `, ${skill}`}.`,
  ),
  'no-hero': says<{ readonly unit: string; readonly die: number }>(
    ({ unit, die }, name) => `No Hero comes out of ${name(unit)} (${die}).`,
    'silent',
  ),
  'went-over': says<{ readonly hero: string }>(
    ({ hero }, name) => `${name(hero)} goes on by Assault Movement.`,
  ),
  'sniper-placed': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} appears in ${at}.`,
  ),
  'hero-placed': says<{ readonly hero: string; readonly at: string }>(
    ({ hero, at }, name) => `${name(hero)} stands in ${at}.`,
  ),
});

export interface HeroTasks {
  /** A new Hero for whom there is no room in the hex of his unit (11.2/c). */
  'hero-placement': object;
}

/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Class } from './counters.js';

interface Where {
  readonly unit: string;
  readonly at: string;
}

const listed = (units: readonly Where[], name: (id: string) => string): string =>
  units.map(({ unit, at }) => `${name(unit)} in ${at}`).join(', ');

export const tells = effects({
  'counters-placed': says<{ readonly side: string; readonly counters: readonly Where[] }>(
    ({ side, counters }, name) => `${side} places ${listed(counters, name)}.`,
  ),
  'hidden-under': says<{ readonly counter: string; readonly units: readonly string[] }>(
    ({ counter, units }, name) =>
      units.length === 0
        ? `${name(counter)} stands for nothing.`
        : `${name(counter)} stands for ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'units-shown': says<{ readonly side: string; readonly units: readonly string[] }>(
    ({ side, units }, name) => `${side} shows who lies under no counter: ${units.map(name).join(', ')}.`,
  ),
  'counter-looked-at': says<{ readonly counter: string; readonly rolled: number }>(
    ({ counter, rolled }, name) => `The attempt to spot ${name(counter)} rolls ${rolled}.`,
    'silent',
  ),
  'counter-spotted': says<{ readonly counter: string; readonly by: readonly string[] }>(
    ({ counter, by }, name) => `${by.map(name).join(', ')} spots ${name(counter)}.`,
  ),
  'counter-not-spotted': says<{ readonly counter: string; readonly by: string }>(
    ({ counter, by }, name) => `${name(by)} does not spot ${name(counter)}.`,
  ),
  'counter-struck': says<{ readonly counter: string }>(
    ({ counter }, name) => `${name(counter)} is struck: its units must be placed.`,
  ),
  'counter-shown': says<{ readonly side: string; readonly counter: string }>(
    ({ side, counter }, name) => `${side} turns ${name(counter)} over.`,
  ),
  'fake-exposed': says<{ readonly counter: string; readonly called: string }>(
    ({ called }) => `${called} was a fake.`,
  ),
  'hidden-placed': says<{
    readonly side: string;
    readonly called: string;
    readonly units: readonly Where[];
  }>(({ called, units }, name) => `${called} stood for ${listed(units, name)}.`),
  'hidden-spots': says<{ readonly side: string; readonly units: readonly string[] }>(
    ({ side, units }, name) => `Hidden units of ${side} spot ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'hidden-shifted': says<{ readonly units: readonly string[]; readonly does: string }>(
    ({ units, does }, name) => `${units.map(name).join(', ')}: ${does}, under a counter.`,
    'silent',
  ),
  'counter-moved': says<{ readonly counter: string; readonly to: string }>(
    ({ counter, to }, name) => `${name(counter)} moves to ${to}.`,
  ),
});

export interface HiddenTasks {
  /** Before the first Spotting Phase: a side says what lies hidden (7.2.2, 7.24). */
  conceal: { side: string };
  /** After the Spotting Phase: units that nobody has spotted may be hidden (7.2.3). */
  hide: { side: string };
  /** What a counter stands for is placed on the map (7.2.2.1). */
  expose: { counter: string; type?: Class };
  /** Mines go off under those who stood under a counter that came into their hex (7.31.2). */
  /** Only those units, where they are named. */
  'mines-under': { side: string; at: string; units?: readonly string[] };
  /** A counter goes the rest of its way, hex by hex (7.2.2.2). */
  'march-counter': { counter: string; path: readonly string[] };
}

/** Aircraft (12.5 to 12.8): what they are called, and what they carry; what their arms are worth is in the chart. */
import type { Counter } from './catalogue.js';

type Carried = Pick<Counter, 'airframe' | 'load'>;

const AIRCRAFT: Readonly<Record<string, Carried>> = {
  Stuka: { airframe: 'Stuka', load: 'bombs' },
  'Stuka 37L': { airframe: 'Stuka', load: '37L' },
  'IL-2': { airframe: 'IL-2', load: 'bombs' },
  'IL-2M': { airframe: 'IL-2M', load: 'rockets' },
  'IL-2M3': { airframe: 'IL-2M3', load: 'rockets' },
  'IL-2M3 bomber': { airframe: 'IL-2M3', load: 'bombs' },
  'IL-2M3 modified': { airframe: 'IL-2M3', load: '37L' },
  fighter: { airframe: 'fighter' },
  'observation plane': { airframe: 'observation' },
  glider: { airframe: 'glider' },
  Typhoon: { airframe: 'Typhoon', load: 'rockets' },
};

export function aircraftNamed(name: string, nationality: string): Counter | undefined {
  const carried = AIRCRAFT[name];
  return carried && { kind: 'aircraft', name, nationality, ...carried };
}

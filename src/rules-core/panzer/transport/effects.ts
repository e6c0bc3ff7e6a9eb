/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

interface Loading {
  readonly vehicle: string;
  readonly units: readonly string[];
}

export const tells = effects({
  'riders-seated': says<Readonly<Record<string, never>>>(() => 'Riders are with their vehicles.', 'silent'),
  mounted: says<Loading>(
    ({ vehicle, units }, name) => `${units.map(name).join(', ')}: aboard ${name(vehicle)}.`,
  ),
  dismounted: says<Loading>(
    ({ vehicle, units }, name) => `${units.map(name).join(', ')}: dismounted from ${name(vehicle)}.`,
  ),
  'observer-dismounted': says<{ readonly vehicle: string; readonly unit: string }>(
    ({ vehicle }, name) => `The forward observer of ${name(vehicle)} dismounts.`,
  ),
  'passengers-escape': says<{ readonly unit: string; readonly rolled: number; readonly unhurt: boolean }>(
    ({ unit, rolled, unhurt }, name) =>
      `${name(unit)} leaves the wreck: rolls ${rolled}: ${unhurt ? 'unhurt' : 'with losses'}.`,
    'silent',
  ),
});

/** What counts when odds are counted: what becomes of units and weapons, not the markers and MF that go with it. */
import type { Effect } from '../kernel/action.js';
import type { Rulebook } from '../kernel/rulebook.js';
import type { Asl, AslEffects } from './system.js';

const GOES_WITH_IT: ReadonlySet<keyof AslEffects> = new Set([
  'acquired',
  'acquisition-lost',
  'acquisition-moved',
  'arc-changed',
  'came-to-rest',
  'control-gained',
  'fire-marked',
  'markers-arranged',
  'markers-removed',
  'mf-spent',
  'move-began',
  'move-ended',
  'moved',
  'mp-spent',
  'phase-began',
  'residual-placed',
  'rout-began',
  'rout-ended',
  'routed',
  'step-began',
  'vehicle-began',
  'vehicle-marked',
  'vehicle-moved',
  'weapons-followed',
]);

/** "broken: 4-6-7"; undefined where nothing befalls anybody. */
export const outcome: NonNullable<Rulebook<Asl>['outcome']> = (
  { effect, changes = [] }: Effect<Asl>,
  name,
) => {
  if (GOES_WITH_IT.has(effect as keyof AslEffects)) return undefined;
  const units = new Set(changes.flatMap((change) => ('unit' in change ? [name(change.unit)] : [])));
  return units.size > 0 ? `${String(effect)}: ${[...units].join(' and ')}` : undefined;
};

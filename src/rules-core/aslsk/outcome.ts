/** What counts when odds are counted: what becomes of units and weapons, not the markers and MF that go with it. */
import type { Rulebook } from '../kernel/rulebook.js';
import type { Name } from './sentences.js';
import type { Asl, AslEffects } from './system.js';

type Told = {
  readonly [K in keyof AslEffects]?: (about: AslEffects[K], name: Name) => string | undefined;
};

/** Attempts tell how they end; where another effect tells it, they are silent. */
const ATTEMPTS: Told = {
  'ammunition-tried': ({ ammo, result }) => `${ammo}: ${result}`,
  ambush: ({ winner }) => (winner === null ? undefined : `${winner} ambushes`),
  'leader-created': ({ leader }) => `leader-created: ${leader}`,
  manhandled: ({ gun, result }, name) => `${name(gun)} ${result}`,
  'mechanical-reliability': () => undefined,
  'motion-attempt': () => undefined,
  'panzerfaust-check': ({ found }) => (found ? undefined : 'no Panzerfaust'),
  'rally-attempt': () => undefined,
  'recovery-attempt': ({ weapon, recovered }, name) => (recovered ? `recovered: ${name(weapon)}` : undefined),
  recuperation: ({ vehicle, result }, name) => `${result}: ${name(vehicle)}`,
  'repair-attempt': ({ weapon, result }, name) => resultOf(result, name(weapon)),
  'smoke-attempt': ({ at, placed }) => (placed ? `Smoke in ${at}` : undefined),
  'smoke-dispensed': ({ at, placed }) => (placed ? `Smoke in ${at}` : undefined),
  'smoke-shell-placed': ({ at, wp }) => `${wp ? 'White Phosphorus' : 'Smoke'} in ${at}`,
  unbogging: ({ vehicle, result }, name) => `${result}: ${name(vehicle)}`,
  'vehicle-repair': ({ weapon, result }) => resultOf(result, weapon),
  'vehicle-weapon-failed': ({ weapon, result }) => `${result}: ${weapon}`,
};

function resultOf(result: string, of: string): string | undefined {
  return result === 'no effect' ? undefined : `${result}: ${of}`;
}

const GOES_WITH_IT: ReadonlySet<keyof AslEffects> = new Set([
  'acquired',
  'acquisition-lost',
  'acquisition-moved',
  'arc-changed',
  'came-to-rest',
  'combat-began',
  'combat-ended',
  'combat-resolved',
  'control-gained',
  'designated',
  'fire-marked',
  'markers-arranged',
  'markers-removed',
  'mf-spent',
  'move-began',
  'move-ended',
  'moved',
  'mp-spent',
  'phase-began',
  'residual-attack',
  'residual-placed',
  'rout-began',
  'rout-ended',
  'routed',
  'step-began',
  'vehicle-began',
  'vehicle-faced',
  'vehicle-marked',
  'vehicle-moved',
  'weapons-followed',
]);

/** "broken: 4-6-7"; undefined where nothing befalls anybody. */
export const outcome: NonNullable<Rulebook<Asl>['outcome']> = ({ effect, about, changes = [] }, name) => {
  const kind = effect as keyof AslEffects;
  const told = ATTEMPTS[kind] as ((about: unknown, name: Name) => string | undefined) | undefined;
  if (told) return told(about, name);
  if (GOES_WITH_IT.has(kind)) return undefined;
  const units = new Set(changes.flatMap((change) => ('unit' in change ? [name(change.unit)] : [])));
  return units.size > 0 ? `${kind}: ${[...units].join(' and ')}` : undefined;
};

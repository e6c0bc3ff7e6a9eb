/** Huts fall when a vehicle drives into them (8.2.1/hut-c, hut-h). */
import type { LocationId } from '../../kernel/position.js';
import type { AslAct } from '../system.js';

export function collapseHut(act: AslAct, at: LocationId): void {
  if (act.battle.location(at).collapsed) return;
  act.effect(
    'hut-collapsed',
    { at },
    { changes: [{ do: 'location', at, set: { collapsed: true } }], cites: ['8.2.1/hut-c', '8.2.1/hut-h'] },
  );
}

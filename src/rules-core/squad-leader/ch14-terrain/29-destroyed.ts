/** Bridges are destroyed (14.29.3, 14.29.5.2): with them all who are on them and beneath them. */
import type { RuleId } from '../rules.js';
import type { Act, Change } from '../system.js';
import { loseAll } from './04-collapse.js';

/** The hexes are what lies beneath again; nobody rolls for his life (14.29.5.2/q2, 14.29.5.4). */
export function destroyBridge(act: Act, spans: readonly string[], ...cites: RuleId[]): void {
  const { battle } = act;
  for (const at of spans) loseAll(act, at, '14.29.5.2/q2');
  const changes = spans.map(
    (at): Change => ({
      do: 'location',
      at,
      set: { bridge: { ...battle.location(at).bridge, destroyed: true }, wrecks: null },
    }),
  );
  act.effect(
    'bridge-destroyed',
    { at: spans },
    { changes: [...changes, { do: 'clock', set: { bridges: true } }], cites },
  );
}

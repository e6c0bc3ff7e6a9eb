/** Bridges are destroyed (14.29.3, 14.29.5.2): with them all who are on them and beneath them. */
import { type Column, resultOf } from '../ch05-fire/05-fire-table.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf } from '../system.js';
import { loseAll } from './04-collapse.js';
import { beneath } from './29-beneath.js';
import { bridgeAt } from './ground.js';

/** The hexes are what lies beneath again; nobody rolls for his life (14.29.5.2/q2, 14.29.5.4). */
export function destroyBridge(act: Act, spans: readonly string[], ...cites: RuleId[]): void {
  const { battle } = act;
  for (const at of spans.flatMap((span) => [span, beneath(battle, span) ?? []].flat()))
    loseAll(act, at, '14.29.5.2/q2');
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

/** What its timbers or stones are worth to the bridge itself, not to those on it (14.29.4.1.1, 14.29.4.2, 14.29.11.5). */
const WORTH = {
  wooden: { why: 'wooden bridge', value: 2, cites: '14.29.4.1.1' },
  stone: { why: 'stone bridge', value: 3, cites: '14.29.4.2' },
  pontoon: { why: 'pontoon bridge', value: 1, cites: '14.29.11.5' },
  foot: { why: 'pontoon bridge', value: 1, cites: '14.29.11.5' },
} as const satisfies Readonly<Record<string, Modifier>>;

const UNDER_WATER: Modifier = { why: 'under water', value: 2, cites: '14.29.11.7' };

export function worthOfBridge(battle: Battle, at: string): Modifier[] {
  const bridge = bridgeAt(battle, at);
  if (!bridge) return [];
  return battle.location(at).bridge?.underwater ? [WORTH[bridge.is], UNDER_WATER] : [WORTH[bridge.is]];
}

/** High explosive that kills destroys it (14.29.3, 14.29.5.2). */
export function strikeBridge(
  act: Act,
  at: string,
  column: Column | undefined,
  rolled: number,
  more: readonly Modifier[] = [],
): void {
  const { battle } = act;
  const worth = worthOfBridge(battle, at);
  if (worth.length === 0 || column === undefined) return;
  if (resultOf(battle, column, rolled + sumOf([...worth, ...more])) === 'KIA')
    destroyBridge(act, [at], '14.29.5.2');
}

/**
 * Squad Leader on one core: moves decided and kept, all legal moves and all legal fire of a side of forty squads in the open, of ten
 * tanks, and of the forty squads in a village with works, smoke and snow.
 */
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { squadLeader } from '../../src/rules-core/squad-leader/ruleset.js';
import type { Position, SquadLeader } from '../../src/rules-core/squad-leader/system.js';
import { drawn, type Placed, position } from '../../src/rules-core/squad-leader/testkit.testkit.js';
import { listed, processorTime } from './orders.js';
import { report } from './report.js';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MAP = drawn({ columns: 26, rows: 12 });

/** Forty squads of each side, so many columns apart: within reach of each other or not. */
function armies(gap: number): Readonly<Record<string, Placed>> {
  const units: Record<string, Placed> = {};
  for (let n = 0; n < 40; n++) {
    const row = (n % 8) + 2;
    units[`g${n}`] = `4-6-7 at ${COLUMNS[Math.floor(n / 8)]}${row}`;
    units[`r${n}`] = `4-4-7 at ${COLUMNS[Math.floor(n / 8) + gap]}${row}`;
  }
  return units;
}

/** Ten tanks of each side in two lines, with ten squads behind them. */
function tanks(gap: number): Readonly<Record<string, Placed>> {
  const units: Record<string, Placed> = {};
  for (let n = 0; n < 10; n++) {
    units[`gt${n}`] = [`MkIVF2 at ${COLUMNS[n % 2]}${n + 2}`, { facing: 2 }];
    units[`rt${n}`] = [`T-34 at ${COLUMNS[(n % 2) + gap]}${n + 2}`, { facing: 5 }];
    units[`r${n}`] = `4-4-7 at ${COLUMNS[(n % 2) + gap + 2]}${n + 2}`;
  }
  return units;
}

/** Woods, houses and walls among the hexes where the squads stand. */
const GROUND = {
  woods: 'B3 D5 F7 H9 J3 L5 N7 P9',
  'stone-building': 'C4 E6 G8 I4 K6 M8',
  'wooden-building': 'C8 E10 G4 I8 K10 M4',
  grain: 'F2 F3 F4 J9 J10 N2 N3',
} as const;
const VILLAGE = drawn({
  columns: 26,
  rows: 12,
  hexes: Object.fromEntries(
    Object.entries(GROUND).flatMap(([is, hexes]) =>
      hexes.split(' ').map((at) => [at, is as keyof typeof GROUND]),
    ),
  ),
});
const WORKS = Object.fromEntries(
  ['D4', 'F6', 'H8', 'J4', 'L6'].map(
    (at) => [at, { smoke: [{ side: 'german', kind: 'full' }], wire: true } as const] as const,
  ),
);

const MOVEMENT = position({ map: MAP, phase: 'movement', units: armies(17) });
const PREP_FIRE = position({ map: MAP, phase: 'prep-fire', units: armies(7) });

/** From a copy, as a server begins from what it has stored: to draft the position takes longer than all its moves. */
function begun(start: Position, map = MAP): Battle<SquadLeader> {
  const battle = new Battle<SquadLeader>(structuredClone(start), map);
  settle(battle, open(squadLeader, battle, scriptedDice()));
  return battle;
}

/** Every squad of a side goes three hexes, one order for each hex, decided and applied. */
function moveAll(battle: Battle<SquadLeader>): number {
  const dice = scriptedDice();
  let orders = 0;
  for (let n = 0; n < 40; n++)
    for (let step = 0; step < 3; step++) {
      const at = battle.theUnit(`g${n}`).at ?? '';
      const to = `${at.charAt(0)}${step === 1 ? Number(at.slice(1)) - 1 : Number(at.slice(1)) + 1}`;
      const action = decide(
        squadLeader,
        battle,
        'german',
        { order: 'move', units: [`g${n}`], path: [to] },
        dice,
      );
      if (isRefusal(action)) throw new Error(action.why);
      settle(battle, action);
      orders++;
    }
  return orders;
}

function ordersPerSecond(): number {
  for (let n = 0; n < 100; n++) moveAll(begun(MOVEMENT));
  let orders = 0;
  let time = 0;
  for (let n = 0; n < 200; n++) {
    const battle = begun(MOVEMENT);
    const start = processorTime();
    orders += moveAll(battle);
    time += processorTime() - start;
  }
  return (orders / time) * 1_000;
}

report({ bench: 'squad-leader.decide', who: 'ours', value: ordersPerSecond(), unit: 'orders/s' });
const moves = listed(squadLeader, begun(MOVEMENT), 'german');
report({ bench: 'squad-leader.legal', who: 'ours, moves', value: moves.ms, unit: 'ms' });
const fire = listed(squadLeader, begun(PREP_FIRE), 'german');
report({ bench: 'squad-leader.legal', who: 'ours, fire', value: fire.ms, unit: 'ms' });
console.error(`${moves.orders} and ${fire.orders} legal orders listed.`);
const drives = listed(
  squadLeader,
  begun(position({ map: MAP, phase: 'movement', units: tanks(17) })),
  'german',
);
report({ bench: 'squad-leader.legal', who: 'ours, tanks move', value: drives.ms, unit: 'ms' });
const shots = listed(
  squadLeader,
  begun(position({ map: MAP, phase: 'prep-fire', units: tanks(9) })),
  'german',
);
report({ bench: 'squad-leader.legal', who: 'ours, tanks fire', value: shots.ms, unit: 'ms' });
const inVillage = position({
  map: VILLAGE,
  phase: 'movement',
  units: armies(17),
  marks: WORKS,
  options: { snow: true, month: 1 },
});
const among = listed(squadLeader, begun(inVillage, VILLAGE), 'german');
report({ bench: 'squad-leader.legal', who: 'ours, moves in a snowy village', value: among.ms, unit: 'ms' });
console.error(`${drives.orders}, ${shots.orders} and ${among.orders} of tanks and in the village.`);

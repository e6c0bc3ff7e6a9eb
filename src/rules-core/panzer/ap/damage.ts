/** The damage roll (6.5.2): (10) against the damage ranges of the ammo. */
import { D10, total } from '../../kernel/dice/index.js';
import { AP_DAMAGE } from '../charts/index.js';
import type { Shot } from '../fire/shot.js';
import { plays } from '../sequence/sides.js';
import type { Act, Battle } from '../system.js';

type Result = 'ND' | 'DM' | 'KO' | 'BU';

export const RESULTS: Readonly<Record<Result, string>> = {
  ND: 'No Damage',
  DM: 'Damaged',
  KO: 'Knocked Out',
  BU: 'Brewed Up',
};
const IN_ORDER: readonly Result[] = ['ND', 'DM', 'KO', 'BU'];

interface Damage {
  readonly rolled: number;
  readonly net: number;
  readonly result: Result;
  /** It is a soft target, and not hit by CE. */
  readonly isSpared: boolean;
}

/** S-Types take 2 less but from CE (CES.1/b, 7.10.2). */
export function rollDamage(act: Act, shot: Shot): Damage {
  const { battle } = act;
  const { target, row } = shot;
  const rolled = total(act.rollOf('AP damage', [target.id], D10));
  const isSpared = target.type === 'S' && !(row.type === 'CE' && plays(battle, '7.10.2'));
  const soft = isSpared ? battle.table.charts.lookup(AP_DAMAGE.modifiers, 'S-Type target, not CE ammo') : 0;
  const plain = Math.min(10, Math.max(1, rolled + soft));
  const burnsEasily = plays(battle, '7.11') && target.buNoted && damageResult(battle, shot, plain) === 'KO';
  const net = burnsEasily ? Math.min(10, plain + easily(battle)) : plain;
  return { rolled, net, result: damageResult(battle, shot, net), isSpared };
}

/** A BU-noted vehicle: 2 more on a KO, which may make it a BU (7.11/b). */
const easily = (battle: Battle): number =>
  battle.table.charts.lookup(
    AP_DAMAGE.modifiers,
    'BU-noted vehicle, only if the unmodified roll is KO, cap 10 (7.11)',
  );

function damageResult(battle: Battle, { row }: Shot, net: number): Result {
  const { charts } = battle.table;
  const topOf = (result: Result) =>
    row.damage?.[result] ?? charts.lookup(AP_DAMAGE.tops, row.damageClass ?? '75-76mm KE', result);
  return IN_ORDER.find((result) => net <= topOf(result)) ?? 'KO';
}

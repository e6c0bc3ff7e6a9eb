/** Firepower (3.2.2): what each unit and weapon brings into an attack. Fractions are kept to the end. */
import type { LocationId } from '../../kernel/position/position.js';
import type { AslBattle, AslUnit } from '../system.js';
import { distance } from '../terrain/map.js';
import { isInfantry, isLeader, possessorOf } from '../units/units.js';
import type { Factor, FirePart } from './effects.js';
import { HALVED, type Manner } from './window.js';

interface Aim {
  readonly at: LocationId;
  /** The units that the attack can affect. */
  readonly targets: readonly AslUnit[];
  /** A leader directs the fire. */
  readonly directed: boolean;
  /** Leaders who man a weapon together with its possessor. */
  readonly helpers: readonly AslUnit[];
}

/** How far a machine gun reaches without a leader; with one, farther shots are halved once more (4.1/d). */
const REACH_WITHOUT_LEADER = 16;

/** How far a unit or weapon reaches: twice its normal range, an ATR only its own (3.2.2/b, 4.4.4/a). */
function reachOf(firing: AslUnit): number {
  const range = firing.range ?? 0;
  return firing.weapon === 'ATR' ? range : 2 * range;
}

export function isInReach(firing: AslUnit, range: number, directed: boolean): boolean {
  if (range > reachOf(firing)) return false;
  return directed || isInfantry(firing) || range <= REACH_WITHOUT_LEADER;
}

export function partOf(battle: AslBattle, firing: AslUnit, manner: Manner, aim: Aim): FirePart {
  const holder = isInfantry(firing) ? firing : (possessorOf(battle, firing) as AslUnit);
  const factors = factorsOf(battle, firing, holder, manner, aim);
  const printed = firing.fp ?? 0;
  let fp = factors.reduce((so_far, { times = 1 }) => so_far * times, printed);
  const bonus = assaultFire(battle, firing, manner, aim);
  if (bonus) {
    factors.push(bonus);
    fp = Math.ceil(fp + 1);
  }
  return { unit: firing.id, printed, factors, fp };
}

function factorsOf(
  battle: AslBattle,
  firing: AslUnit,
  holder: AslUnit,
  manner: Manner,
  { at, targets, helpers }: Aim,
): Factor[] {
  const range = distance(battle, holder.at as LocationId, at);
  const factors: Factor[] = [];
  const half = (label: string, ...cites: Factor['cites']) => factors.push({ label, times: 0.5, cites });
  if (range === 0) factors.push({ label: 'triple point blank', times: 3, cites: ['3.2.2.1/a'] });
  else if (range === 1) factors.push({ label: 'point blank', times: 2, cites: ['3.2.2/a'] });
  if (range > (firing.range ?? 0)) half('long range', '3.2.2/b');
  if (firing.kind === 'weapon' && range > REACH_WITHOUT_LEADER && targets.some((target) => !target.broken))
    half('beyond 16 hexes', '4.1/d');
  if (holder.pinned) half('pinned', '3.2.3/PTC-e');
  if (HALVED.has(manner)) factors.push(HALF[manner] as Factor);
  if (isLeader(holder) && helpers.length === 0) half('one man at the weapon', '4.1/b');
  if (targets.length > 0 && targets.every((target) => target.concealed || target.hidden))
    half('concealed target', '8.3.2/a');
  return factors;
}

const HALF: Partial<Readonly<Record<Manner, Factor>>> = {
  subsequent: { label: 'Subsequent First Fire', times: 0.5, cites: ['3.3.3/SFF-a'] },
  'final-protective': { label: 'Final Protective Fire', times: 0.5, cites: ['3.3.3/FPF-a'] },
  'final-adjacent': { label: 'Final Fire of a First Firer', times: 0.5, cites: ['3.4/b'] },
  advancing: { label: 'Advancing Fire', times: 0.5, cites: ['3.5/a'] },
};

/** One more after everything else, and the fraction rounded up (3.5/b). */
function assaultFire(battle: AslBattle, firing: AslUnit, manner: Manner, { at }: Aim): Factor | undefined {
  if (manner !== 'advancing' || firing.kind !== 'squad' || !firing.assaultFire) return undefined;
  if (distance(battle, firing.at as LocationId, at) > (firing.range ?? 0)) return undefined;
  return { label: 'Assault Fire', plus: 1, cites: ['3.5/b'] };
}

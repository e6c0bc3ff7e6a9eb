/** The odds of an attack before it is made, in thirty-sixths: what the table can say, dice by dice. */
import type { ChartPack } from '../../kernel/charts/index.js';
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { IFT } from '../charts/index.js';
import { sum } from '../morale/checks.js';
import type { AslBattle, Modifier } from '../system.js';
import { targetsAt } from './attack.js';
import { cowardice } from './fire.js';
import { partOf } from './firepower.js';
import { type FireOrder, type Group, hexesOf } from './group.js';
import { type Column, chartsOf, columnOf, shifted } from './ift.js';
import { firerModifiers, targetModifiers } from './modifiers.js';

interface AttackOdds {
  readonly fp: number;
  readonly column: number;
  readonly drm: number;
  /** How many of the 36 throws give which result of the IFT. */
  readonly results: Readonly<Record<string, number>>;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** An attack on the IFT that is not made yet. */
interface Attack {
  readonly at: LocationId;
  readonly from: readonly LocationId[];
  readonly fp: number;
  readonly modifiers: readonly Modifier[];
  readonly cowers: 0 | 1 | 2;
}

export function attackOdds(
  battle: AslBattle,
  group: Group,
  { at }: Pick<FireOrder, 'at'>,
  by: SideId,
): AttackOdds {
  const from = hexesOf(group.shots);
  const aim = {
    at,
    targets: targetsAt(battle, at, by),
    directed: group.leaders.length > 0,
    helpers: group.helpers,
  };
  const fp = group.shots.reduce(
    (so_far, { firing, manner }) => so_far + partOf(battle, firing, manner, aim).fp,
    0,
  );
  const firers = [...group.shots.map(({ holder }) => holder), ...group.helpers];
  const modifiers = [...firerModifiers(battle, from, firers, group.leaders, at), ...(group.modifiers ?? [])];
  return oddsOf(battle, { at, from, fp, modifiers, cowers: cowardice(battle, group) }, by);
}

/** For the target that is hit hardest, as far as the side that asks can see. */
export function oddsOf(
  battle: AslBattle,
  { at, from, fp, modifiers, cowers }: Attack,
  by: SideId,
): AttackOdds {
  const hindered = modifiers.some(({ label }) => label.startsWith('hindrance'));
  const own = targetsAt(battle, at, by).map((target) =>
    sum(targetModifiers(battle, target, at, from, hindered)),
  );
  const drm = sum(modifiers) + (own.length > 0 ? Math.min(...own) : 0);
  return { fp, column: columnOf(fp) ?? 0, drm, results: resultsOf(battle, fp, drm, cowers) };
}

const KNOWN = new WeakMap<ChartPack, Map<string, Readonly<Record<string, number>>>>();

/** Few attacks differ in what counts here: each is worked out once. */
function resultsOf(
  battle: AslBattle,
  fp: number,
  drm: number,
  cowers: number,
): Readonly<Record<string, number>> {
  const charts = chartsOf(battle);
  const full = columnOf(fp);
  const known = KNOWN.get(charts) ?? new Map<string, Readonly<Record<string, number>>>();
  if (known.size === 0) KNOWN.set(charts, known);
  const key = `${full} ${drm} ${cowers}`;
  const results = known.get(key) ?? everyThrow(charts, full, drm, cowers);
  known.set(key, results);
  return results;
}

function everyThrow(
  charts: ChartPack,
  full: Column | undefined,
  drm: number,
  cowers: number,
): Record<string, number> {
  const results: Record<string, number> = {};
  for (const white of FACES)
    for (const coloured of FACES) {
      const column = full && shifted(full, white === coloured ? -cowers : 0);
      const cell = column && charts.find(IFT.results, white + coloured + drm, column)?.value;
      const result = cell ?? 'none';
      results[result] = (results[result] ?? 0) + 1;
    }
  return results;
}

/** "Range 4: 8 FP, DRM +1: 21 of 36 a Morale Check or worse." */
export function oddsInWords(range: number, { fp, drm, results }: AttackOdds): string {
  const { none = 0, PTC = 0 } = results;
  const sign = drm < 0 ? '' : '+';
  return `Range ${range}: ${fp} FP, DRM ${sign}${drm}: ${36 - none - PTC} of 36 a Morale Check or worse.`;
}

/** A battle of the lab in words: what its scenario says of it, who wins when, and how it went. */
import { loneBattleHistory } from '../rules-core/campaign/views/lone-battle.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { runLab } from '../rules-core/kernel/lab/lab-file.js';
import type { LabResult } from '../rules-core/kernel/lab/lab-form.js';
import type { Position } from '../rules-core/kernel/position/position.js';
import { victoryInWords } from '../rules-core/kernel/scenarios/in-words.js';
import type { VictoryTerms } from '../rules-core/kernel/scenarios/index.js';

interface LabFile {
  readonly scenario?: unknown;
  readonly steps?: readonly unknown[];
}

/** Title, what the scenario says of itself, how long it lasts, and who wins when. */
export function briefing(systems: KnownSystems, file: unknown, { system, position }: LabResult): string[] {
  const { scenario } = file as LabFile;
  const written = typeof scenario === 'string' ? systems.get(system)?.scenarios[scenario] : scenario;
  const { title, about } = (written ?? {}) as { readonly title?: string; readonly about?: string };
  const { options = {}, sides = {} } = (position ?? {}) as Partial<Position>;
  const { turns, victory } = options as { readonly turns?: number; readonly victory?: VictoryTerms };
  return [
    ...(title ? [title] : []),
    ...(about ? [about] : []),
    ...(turns ? [`It lasts ${turns} ${turns === 1 ? 'turn' : 'turns'}.`] : []),
    ...(victory ? victoryInWords(victory, (side) => sides[side]?.name ?? side) : []),
  ];
}

/** The after-action report of the orders of a file, even if they do not end the battle. */
export function afterAction(systems: KnownSystems, file: unknown, result: LabResult): string[] {
  const known = systems.get(result.system);
  const { position: start } = runLab(systems, { ...(file as LabFile), steps: [], orders: false, sight: [] });
  if (!known?.campaign || !start) return ['This rulebook does not tell how its battles went.'];
  const laid = known.lay(start);
  if (!laid.ok) return laid.problems.map(({ message }) => message);
  // What came before anybody was asked is in the position already.
  const told = result.steps.filter(({ order }) => order.order !== 'open');
  const actions = told.flatMap(({ action }, i) => (action ? [{ version: i + 2, action }] : []));
  const { campaign: pieces } = known;
  const [end = '', ...rest] = loneBattleHistory({
    name: 'The battle',
    start,
    actions,
    table: laid.table,
    pieces,
  }).split('\n');
  return [result.position?.clock.over ? end : 'The battle goes on.', ...rest];
}

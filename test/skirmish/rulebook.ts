import * as z from 'zod';
import type { StandingAnswer } from '../../src/rules-core/kernel/decide/rulebook.js';
import { chapterOf, rulebookOf } from '../../src/rules-core/kernel/form/index.js';
import { distance } from './field.js';
import { orders } from './orders.js';
import { attributes, type Skirmish, type SkirmishPosition, tells } from './system.js';
import { tasks } from './tasks.js';

const standingSchema = z.strictObject({
  /** Never react beyond that many hexes; 0: never react at all. */
  reactWithin: z.number().int().min(0).max(6),
});

/** Lets a mover pass who is farther away than the commander cares for. */
const standing: StandingAnswer<Skirmish> = (battle, decision, word) => {
  const parsed = standingSchema.safeParse(word);
  const mover = typeof decision.about?.mover === 'string' ? battle.unit(decision.about.mover) : undefined;
  if (!parsed.success || decision.kind !== 'reaction' || mover?.at === undefined) return undefined;
  const near = battle
    .units()
    .some(
      (unit) =>
        unit.side === decision.side &&
        unit.at !== undefined &&
        distance(battle, unit.at, mover.at as string) <= parsed.data.reactWithin,
    );
  return near ? undefined : { order: 'pass' };
};

const rules = chapterOf<Skirmish>()({ tells, orders, tasks });

/** The plan that the other side has sealed is not known; neither is the rest of its move, so that ends where it is. */
function resume(seen: SkirmishPosition): SkirmishPosition | undefined {
  const planning = seen.awaiting.filter(({ kind }) => kind === 'plan');
  if (planning.length === 1) return undefined;
  const agenda = planning.length > 0 ? [{ task: 'reveal' }] : [{ task: 'phase' }, { task: 'phase' }];
  return { ...seen, agenda: agenda as SkirmishPosition['agenda'] };
}

export const skirmish = rulebookOf<Skirmish>()({
  system: 'skirmish',
  title: 'Skirmish',
  version: '1.0.0',
  attributes,
  standingSchema,
  standing,
  chapters: [rules],
  draft: { resume },
  worth(battle, side) {
    const objective = battle.options.objective;
    return battle.units().reduce((sum, unit) => {
      const own = unit.side === side ? 1 : -1;
      const near = unit.at === undefined ? 0 : (10 - distance(battle, unit.at, objective)) / 10;
      return sum + own * ((unit.broken ? 2 : 5) + near);
    }, 0);
  },
});

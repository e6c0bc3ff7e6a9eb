/** Engineers who have been left alone build more (Sc12/12.5); how minefields are laid (Sc12/12.2). */
import * as z from 'zod';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, ofSide } from '../units/kinds.js';
import { boardOf } from './boards.js';
import { specialOf } from './special.js';

const PLAYER_TURNS = 2;

const canBuild = (battle: Battle, unit: Unit): boolean => {
  const rule = specialOf(battle, 'builders');
  return rule !== undefined && unit.side === rule.side && unit.strength === rule.strength;
};

const hasHadTime = (battle: Battle, { idleTurns = 0 }: Unit): boolean =>
  idleTurns >= PLAYER_TURNS * (specialOf(battle, 'builders')?.turns ?? 0);

export const build = order({
  title: 'Build',
  description:
    'A squad that the scenario lets build, and that has neither moved nor fired for so many turns, places a roadblock on a hexside of its hex, or wire in it.',
  cites: ['Sc12/12.5'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The squad.'),
    roadblock: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe('The hexside across which the roadblock lies; wire when left out.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!canBuild(battle, unit) || !hasHadTime(battle, unit)) continue;
      yield { unit: unit.id };
      for (let side = 0; side < 6; side++) yield { unit: unit.id, roadblock: side };
    }
  },
  read({ battle, by }, { unit: id, roadblock }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !canBuild(battle, unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" that builds: name one of yours.`, 'Sc12/12.5'),
        path: '$.unit',
      };
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken: rally it first.`, 'Sc12/12.5');
    if (!hasHadTime(battle, unit) || unit.moved || unit.prep || unit.fired)
      return refuse(
        'TOO_EARLY',
        `${unit.name} has moved or fired too lately: leave it alone until it has built.`,
        'Sc12/12.5',
      );
    const { wire, roadblock: blocked } = battle.location(unit.at);
    if (roadblock === undefined ? wire || isBuilding(groundAt(battle, unit.at)) : blocked !== undefined)
      return refuse(
        'IMPASSABLE',
        `There is no room for that in ${unit.at}: build something else.`,
        'Sc12/12.5',
      );
    return { unit: id, roadblock };
  },
  perform(act, { unit: id, roadblock }) {
    const { at = '' } = act.battle.theUnit(id);
    act.effect(
      'built',
      { unit: id, at, what: roadblock === undefined ? 'wire' : 'a roadblock' },
      {
        changes: [
          { do: 'location', at, set: roadblock === undefined ? { wire: true } : { roadblock } },
          { do: 'unit', unit: id, set: { idleTurns: null, moved: true } },
        ],
        cites: ['Sc12/12.5'],
      },
    );
  },
});

/** Counted when a player turn ends, before its markers come off. */
export function countIdleTurns(act: Act): void {
  const { battle } = act;
  if (!specialOf(battle, 'builders')) return;
  const changes = battle.units().flatMap((unit): Change[] => {
    if (!canBuild(battle, unit) || !isOnMap(unit)) return [];
    const isIdle = !unit.moved && !unit.fired && !unit.firedIn && !unit.advancedFrom;
    if (!isIdle)
      return unit.idleTurns === undefined ? [] : [{ do: 'unit', unit: unit.id, set: { idleTurns: null } }];
    return [{ do: 'unit', unit: unit.id, set: { idleTurns: (unit.idleTurns ?? 0) + 1 } }];
  });
  if (changes.length > 0) act.effect('idle', {}, { changes, cites: ['Sc12/12.5'] });
}

/** Minefields are thick, and lie on the boards that the card names (Sc12/12.2). */
export function tooThin(
  battle: Battle,
  { is, at, number = 1 }: { readonly is: string; readonly at: string; readonly number?: number | undefined },
): Refusal | undefined {
  const rule = specialOf(battle, 'dense-minefields');
  if (!rule || is !== 'mines') return undefined;
  if (!rule.boards.includes(boardOf(at)))
    return refuse('OUT_OF_RANGE', `Mines lie on boards ${rule.boards.join(' and ')} alone.`, 'Sc12/12.2');
  return number < rule.least
    ? refuse('TOO_MANY_WORKS', `Lay at least ${rule.least} factors in ${at}, or none.`, 'Sc12/12.2')
    : undefined;
}

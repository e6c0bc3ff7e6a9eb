/** Setting up before the battle (1.3), and the beginning of its first phase. */
import * as z from 'zod';
import { setUp } from '../../kernel/scenarios/index.js';
import { concealAtSetUp, mayHide, veil } from '../concealment/set-up.js';
import { panzerfaustShots } from '../ordnance/panzerfaust.js';
import type { Asl, AslAct, AslBattle, AslChange, AslUnit } from '../system.js';
import { groundAt, TERRAIN } from '../terrain/terrain.js';
import { hasRoom } from '../units/stacking.js';
import { isInfantry, isWeapon, unitsOf } from '../units/units.js';
import { beginHousekeeping } from './phases.js';

/** Stacking limits, terrain that can be stood in, and nobody's weapon without somebody to hold it. */
export const settingUp = setUp<Asl>({
  cites: ['1.3/a', '3.3.1/d', '4.0/o'],
  set: z.object({
    possessor: z.string(),
    ca: z.number().int().min(0).max(5),
    vca: z.number().int().min(0).max(5),
    tca: z.number().int().min(0).max(5),
    ce: z.literal(true),
    concealed: z.literal(true),
  }),
  hide: mayHide,
  veil,
  stand(battle, unit, at, others) {
    const friends = (others as readonly AslUnit[]).filter(({ side }) => side === unit.side);
    if (TERRAIN[groundAt(battle, at)].mf === undefined)
      return { refused: 'IMPASSABLE', why: `Nobody can stand in ${at}.`, cites: ['2.0/COT'] };
    if (isWeapon(unit) && !friends.some(isInfantry))
      return {
        refused: 'NO_POSSESSOR',
        why: `${unit.name} needs somebody to possess it in ${at}.`,
        cites: ['4.0/o'],
      };
    if (isInfantry(unit) && !hasRoom(battle, at, unit.side, [...friends.filter(isInfantry), unit]))
      return { refused: 'NO_ROOM', why: `There is no room in ${at}.`, cites: ['3.3.1/d'] };
    return undefined;
  },
});

/**
 * Everybody stands: weapons that nobody named a possessor for go to the first who can take them, in view to somebody in view;
 * then it begins.
 */
export function beginBattle(act: AslAct): void {
  act.done();
  const { battle } = act;
  const changes = battle.units().flatMap((weapon): AslChange[] => {
    if (!isWeapon(weapon) || weapon.possessor !== undefined || weapon.at === undefined || weapon.lying)
      return [];
    const men = battle.unitsAt(weapon.at).filter((unit) => unit.side === weapon.side && isInfantry(unit));
    const holder = men.find((unit) => unit.hidden === weapon.hidden) ?? men[0];
    return holder ? [{ do: 'unit', unit: weapon.id, set: { possessor: holder.id } }] : [];
  });
  const { phase, turn, active = '' } = battle.clock;
  const begins = turn === 1 && phase === 'RPh';
  if (begins) changes.push(...panzerfaustsOf(battle));
  act.effect('phase-began', { phase, turn, attacker: active }, { changes, cites: ['3.0/a', '4.0/o'] });
  if (begins) concealAtSetUp(act);
  beginHousekeeping(act);
}

/** As many shots as the squads of the order of battle allow, unless the scenario says how many (4.4.2/i). */
function panzerfaustsOf(battle: AslBattle): AslChange[] {
  if (!battle.options.panzerfaust) return [];
  return battle.sideIds().flatMap((side): AslChange[] => {
    const squads = unitsOf(battle, side).filter(
      ({ kind, nationality }) => kind === 'squad' && nationality.startsWith('German'),
    );
    if (squads.length === 0 || battle.side(side).panzerfausts !== undefined) return [];
    const panzerfausts = panzerfaustShots(squads.length, battle.options.year);
    return [{ do: 'side', side, set: { panzerfausts } }];
  });
}

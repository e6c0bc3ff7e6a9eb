/** Setting up: within stacking, on ground that the unit may be in (5.13, 4.5.1.1.2). */
import * as z from 'zod';
import { setUp } from '../../kernel/scenarios/index.js';
import { tooHeavy } from '../ground/bridges.js';
import { hasRoom } from '../ground/stacking.js';
import { cell, terrainIn } from '../ground/terrain.js';
import { mayHide } from '../hidden/counters.js';
import { minesArePlotted } from '../mines/plot.js';
import { type Battle, type PanzerSystem, type Refusal, refuse, type Unit } from '../system.js';
import { isLeg } from '../units/kinds.js';

function stand(battle: Battle, unit: Unit, at: string, others: readonly unknown[]): Refusal | undefined {
  if (unit.aboard !== undefined) return undefined;
  const column = isLeg(unit) ? 'leg' : unit.traction === 'W' ? 'w' : 'th';
  const row = terrainIn(battle, at);
  if (cell(battle, row, column) === 'P')
    return refuse('CLOSED_TERRAIN', `${unit.name} cannot set up in ${at}: ${row}.`, 'S.cliff-impassable');
  const heavy = tooHeavy(battle, unit, at);
  if (heavy) return heavy;
  return hasRoom(battle, unit, others as readonly Unit[])
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${at}.`, 'S.stacking/b');
}

const standing = setUp<PanzerSystem>({
  cites: ['S.scenario-data', 'S.stacking/b'],
  stand,
  hide: (battle, { side, name }) =>
    mayHide(battle, side)
      ? undefined
      : refuse('NOT_IN_PLAY', `${name} cannot be hidden: your side has no HIDDEN UNIT counters.`, '7.2.1/a'),
  set: z.object({
    facing: z.int().min(0).max(5).describe('The hexside that it faces.'),
    turretFacing: z.int().min(0).max(5).describe('The hexside that its turret faces.'),
    hatch: z.enum(['open', 'buttoned']).describe('Open or Buttoned Up.'),
    hullDown: z.int().min(0).max(5).describe('Hull Down towards this hexside.'),
  }),
});

/** Minefields come before any unit (7.31.1/a). */
export const settingUp: typeof standing = {
  ...standing,
  tasks: {
    'set-up': (act, task) => {
      if (minesArePlotted(act.battle)) standing.tasks['set-up'](act, task);
      else act.plan({ task: 'plot-mines' });
    },
  },
};

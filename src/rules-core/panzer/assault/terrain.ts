/**
 * Engineers attack what lies in a hex: the procedure of Close Assault. Two Effective Results running clear an obstacle
 * (7.19), one clears a minefield (7.31.3.3).
 */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D100, total } from '../../kernel/dice/index.js';
import { TERRAIN } from '../charts/index.js';
import { order } from '../form.js';
import { GP_WORDS, gpResult } from '../gp/table.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { clearMines, defenseOf } from '../mines/clear.js';
import { type Mines, markedIn } from '../mines/fields.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { attackers, via } from './close.js';
import type { AssaultTasks } from './effects.js';
import { attackersModifiers } from './modifiers.js';
import { type Attack, approaches, planAttack, readAttack, stillAttacking } from './party.js';

const WHAT = ['obstacle', 'minefield'] as const;

export const attackTerrain = order({
  title: 'Attack an obstacle',
  description:
    'Engineers with MOVE attack wire, a roadblock or a known minefield in their hex, beside it, or after a move (7.19, 7.31.3.3).',
  cites: ['7.19/a', '7.19/b', '7.19/c', '7.31.3.3/a'],
  answers: ['assaults'],
  asks: {
    units: attackers,
    at: z.string().describe('The hex of the obstacle.'),
    what: z.enum(WHAT).optional().describe('What is attacked where both lie there; absent: the obstacle.'),
    via,
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { goal, ...party } of approaches(battle, by, obstaclesOn(battle))) {
      yield { ...party, at: goal };
      if (liesIn(battle, goal).length > 1) yield { ...party, at: goal, what: 'minefield' as const };
    }
  },
  read({ battle, by }, { units, at, what: asked, via }) {
    const what = liesIn(battle, at).find((one) => one === (asked ?? one));
    if (!what)
      return {
        ...refuse(
          'NO_SUCH_TARGET',
          `Nothing known in ${at} can be attacked so: name another hex.`,
          '7.19/c',
          '7.31.3/c',
        ),
        path: '$.at',
      };
    const attack = readAttack(battle, by, { units, via }, at);
    if (isRefusal(attack)) return attack as Refusal;
    const layman = units.findIndex((id) => !battle.theUnit(id).engineer);
    if (layman >= 0)
      return {
        ...refuse(
          'CANNOT_ASSAULT',
          `${battle.theUnit(units[layman] as string).name} is not of the engineers: leave it out.`,
          '7.19/a',
        ),
        path: `$.units[${layman}]`,
      };
    return { ...(attack as Attack), at, what };
  },
  perform(act, { moves, units, from, at, what }) {
    planAttack(act, moves, { task: 'attack-terrain', units, from, at, what });
  },
});

/** What engineers can attack in a hex, by what everybody sees; never in a building hex (7.19/c, 7.31.3/c). */
function liesIn(battle: Battle, at: string): (typeof WHAT)[number][] {
  if (!battle.table.map.named.has(at) || isBuilding(terrainIn(battle, at))) return [];
  return WHAT.filter((what) =>
    what === 'minefield'
      ? markedIn(battle, at).length > 0
      : plays(battle, '7.19') && battle.location(at).obstacle !== undefined,
  );
}

export const obstaclesOn = (battle: Battle): string[] =>
  Object.keys(battle.position.locations)
    .filter((at) => liesIn(battle, at).length > 0)
    .sort();

export function resolveTerrainAttack(act: Act, party: AssaultTasks['attack-terrain']): void {
  const { battle } = act;
  const { at, what } = party;
  const able = stillAttacking(battle, party);
  act.done();
  if (able.length === 0 || !liesIn(battle, at).includes(what))
    act.effect('assault-stopped', { units: party.units }, { cites: ['S.advancing-attack'] });
  else if (what === 'obstacle') attackObstacle(act, able, at);
  else attackMines(act, able, at);
}

function attackObstacle(act: Act, able: readonly Unit[], at: string): void {
  const { battle } = act;
  const what = battle.location(at).obstacle as 'wire' | 'roadblock';
  const defense = battle.table.charts.lookup(TERRAIN.others, `${what}, terrain defense`);
  const target = { at, what, defense, cites: ['7.19/b', 'CES.10'] } as const;
  if (!isEffective(act, able, target) || !isEffective(act, able, target)) return;
  act.effect(
    'obstacle-cleared',
    { at, what },
    { changes: [{ do: 'location', at, set: { obstacle: null } }], cites: target.cites },
  );
}

/** Those of the enemy, where both sides have mined the hex. */
function attackMines(act: Act, able: readonly Unit[], at: string): void {
  const { battle } = act;
  const marked = markedIn(battle, at);
  const mines = marked.find(({ side }) => side !== able[0]?.side) ?? (marked[0] as Mines);
  const target = { at, what: 'minefield', defense: defenseOf(battle, mines) };
  if (isEffective(act, able, { ...target, cites: ['7.31.3.3/a', 'CES.10'] })) clearMines(act, at, mines.side);
}

interface Target {
  readonly at: string;
  readonly what: string;
  readonly defense: number;
  readonly cites: readonly RuleId[];
}

function isEffective(act: Act, able: readonly Unit[], { cites, ...target }: Target): boolean {
  const { battle } = act;
  const primary = able[0] as Unit;
  const by = able.map(({ id }) => id);
  const factor = primary.closeAssault ?? 0;
  const modifiers = attackersModifiers(battle, able);
  const rolled = total(act.rollOf('attack on an obstacle', [primary.id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - target.defense, net);
  act.effect(
    'obstacle-attacked',
    { by, ...target, factor, rolled, net, result: GP_WORDS[result], modifiers },
    { changes: by.map((unit) => ({ do: 'unit', unit, set: { assaulted: true } })), cites },
  );
  return result === 'effective';
}

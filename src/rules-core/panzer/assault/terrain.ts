/** Engineers attack an obstacle (7.19): the procedure of Close Assault; two Effective Results running clear it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D100, total } from '../../kernel/dice/index.js';
import { TERRAIN } from '../charts/index.js';
import { order } from '../form.js';
import { GP_WORDS, gpResult } from '../gp/table.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { attackers, via } from './close.js';
import type { AssaultTasks } from './effects.js';
import { attackersModifiers } from './modifiers.js';
import { type Attack, approaches, planAttack, readAttack, stillAttacking } from './party.js';

export const attackTerrain = order({
  title: 'Attack an obstacle',
  description:
    'Engineers with MOVE attack wire or a roadblock in their hex, beside it, or after a move (7.19).',
  cites: ['7.19/a', '7.19/b', '7.19/c'],
  answers: ['assaults'],
  asks: { units: attackers, at: z.string().describe('The hex of the obstacle.'), via },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { goal, ...party } of approaches(battle, by, obstaclesOn(battle)))
      yield { ...party, at: goal };
  },
  read({ battle, by }, { units, at, via }) {
    if (!obstaclesOn(battle).includes(at))
      return {
        ...refuse('NO_SUCH_TARGET', `No obstacle in ${at} can be attacked: name another hex.`, '7.19/c'),
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
    return { ...(attack as Attack), at };
  },
  perform(act, { moves, units, from, at }) {
    planAttack(act, moves, { task: 'attack-terrain', units, from, at });
  },
});

/** Never in a building hex (7.19/c); everybody sees where obstacles are. */
export const obstaclesOn = (battle: Battle): string[] =>
  plays(battle, '7.19')
    ? Object.keys(battle.position.locations)
        .filter((at) => battle.location(at).obstacle && !isBuilding(terrainIn(battle, at)))
        .sort()
    : [];

export function resolveTerrainAttack(act: Act, party: AssaultTasks['attack-terrain']): void {
  const { battle } = act;
  const able = stillAttacking(battle, party);
  const what = battle.location(party.at).obstacle;
  act.done();
  if (able.length === 0 || !what) {
    act.effect('assault-stopped', { units: party.units }, { cites: ['S.advancing-attack'] });
    return;
  }
  if (!isEffective(act, able, party.at, what) || !isEffective(act, able, party.at, what)) return;
  act.effect(
    'obstacle-cleared',
    { at: party.at, what },
    { changes: [{ do: 'location', at: party.at, set: { obstacle: null } }], cites: ['7.19/b', 'CES.10'] },
  );
}

function isEffective(act: Act, able: readonly Unit[], at: string, what: 'wire' | 'roadblock'): boolean {
  const { battle } = act;
  const primary = able[0] as Unit;
  const by = able.map(({ id }) => id);
  const factor = primary.closeAssault ?? 0;
  const defense = battle.table.charts.lookup(TERRAIN.others, `${what}, terrain defense`);
  const modifiers = attackersModifiers(battle, able);
  const rolled = total(act.rollOf('attack on an obstacle', [primary.id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - defense, net);
  act.effect(
    'obstacle-attacked',
    { by, at, what, factor, defense, rolled, net, result: GP_WORDS[result], modifiers },
    {
      changes: by.map((unit) => ({ do: 'unit', unit, set: { assaulted: true } })),
      cites: ['7.19/b', 'CES.10'],
    },
  );
  return result === 'effective';
}

/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

const SIDES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

export const tells = effects({
  'turret-adjusted': says<{
    readonly unit: string;
    readonly turret?: number;
    readonly hatch?: 'open' | 'buttoned';
  }>(({ unit, turret, hatch }, name) => {
    const turned = turret === undefined ? '' : ` turns its turret to the ${SIDES[turret]}`;
    const closed = hatch === undefined ? '' : hatch === 'open' ? ' opens up' : ' buttons up';
    return `${name(unit)}${turned}${turned && closed ? ' and' : ''}${closed}.`;
  }, 'silent'),
});

export interface TurretTasks {
  /** A side turns its turrets, opens and closes hatches (7.8.1, 7.8.3). */
  'adjust-turrets': { side: string };
}

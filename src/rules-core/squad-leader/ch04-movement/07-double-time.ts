/** Double time (4.7): two factors more, nothing carried for free, and a weary player turn after it. */
import * as z from 'zod';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { isRoadBetween } from '../ch14-terrain/ground.js';
import { isInWire } from '../ch15-fortifications/01-wire.js';
import { order } from '../form.js';
import { isChosen } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Modifier, refuse, type Unit } from '../system.js';
import { attacker, isInfantry, isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { isMounted } from './12-cavalry.js';

/** Where it is allowed nobody has the road rate (4.7.1). */
export const isAllowed = (battle: Battle): boolean => isChosen(battle, '4.7');

export const doubleTime = order({
  title: 'Double time',
  description:
    'Before it moves a unit announces that it goes at double time: it has two movement factors more, pays for all that it carries, does not fire in the Advancing Fire Phase, and is exhausted afterwards.',
  cites: ['4.7.2', '4.7.3', '4.7.4', '4.7.7'],
  answers: ['movement'],
  asks: { unit: z.string().describe('Who goes at double time.') },
  *candidates({ battle, by }) {
    if (isAllowed(battle)) for (const { id } of ofSide(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !(isOnMap(unit) || unit.entry))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" that can move: name one of yours.`),
        path: '$.unit',
      };
    if (!isAllowed(battle)) return refuse('NOT_IN_PLAY', 'This battle has no double time.', '4.7.1');
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '4.7.2');
    const cannot = hindered(battle, unit);
    if (cannot) return cannot;
    if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '4.7.10');
    if (unit.berserk) return refuse('EXHAUSTED', `${unit.name} is berserk, and runs already.`, '4.7.13');
    if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '4.7.2');
    if (unit.onSkis || unit.skied) return refuse('EXHAUSTED', `${unit.name} has skis on, or had.`, '4.13.5');
    if (unit.cx) return refuse('EXHAUSTED', `${unit.name} went at double time last turn.`, '4.7.7');
    if (unit.prep || unit.fired)
      return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
    return (unit.moved && !isInWire(battle, unit)) || unit.doubleTime
      ? refuse('HAS_MOVED', `${unit.name} has begun: it announces double time before.`, '4.7.2')
      : { unit: id };
  },
  perform(act, { unit }) {
    act.effect(
      'double-time',
      { unit },
      { changes: [{ do: 'unit', unit, set: { doubleTime: true } }], cites: ['4.7.2'] },
    );
  },
});

/** One factor more for a whole Movement Phase by road, in place of the road rate (4.7.1). */
export function roadBonus(battle: Battle, units: readonly Unit[], path: readonly string[]): number {
  if (!isAllowed(battle) || units.some(({ onSkis, wheels }) => onSkis || wheels)) return 0;
  const isByRoad = ({ at, setOut, track = [] }: Unit) =>
    [setOut ?? at, ...track, ...path].every((from, i, way) => {
      const to = way[i + 1];
      return to === undefined || (from !== undefined && isRoadBetween(battle, from, to));
    });
  return units.every(isByRoad) ? 1 : 0;
}

/** The berserk always go at double time, and carry on so in every turn (4.7.13). */
const hasRun = (battle: Battle, unit: Unit): boolean =>
  unit.doubleTime === true ||
  (unit.berserk === true && unit.moved === true && isAllowed(battle) && isInfantry(unit) && !isMounted(unit));

/** When the Movement Phase ends: who went at double time is exhausted, who was exhausted has recovered (4.7.8, 4.7.12). */
export function exhaust(act: Act): void {
  const { battle } = act;
  const units = ofSide(battle, attacker(battle)).filter((unit) => hasRun(battle, unit));
  const changes = ofSide(battle, attacker(battle)).flatMap((unit): Change[] => {
    if (units.includes(unit) || unit.drenched) return [{ do: 'unit', unit: unit.id, set: { cx: true } }];
    return unit.cx && !isVehicle(unit) ? [{ do: 'unit', unit: unit.id, set: { cx: null } }] : [];
  });
  if (changes.length > 0)
    act.effect('exhausted', { units: units.map(({ id }) => id) }, { changes, cites: ['4.7.8', '4.7.12'] });
}

/** The exhausted attack worse, and direct worse (4.7.9, 4.7.11); in close combat also who is temporarily immobilized. */
export const weariness = (units: readonly Unit[], cites: '4.7.9' | '4.7.11'): Modifier[] => {
  if (units.some(({ cx }) => cx)) return [{ why: 'exhausted', value: 1, cites }];
  return cites === '4.7.9' && units.some(({ ti }) => ti)
    ? [{ why: 'temporarily immobilized', value: 1, cites }]
    : [];
};

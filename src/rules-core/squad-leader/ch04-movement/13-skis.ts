/** Ski troops (4.13): in snow those who have learnt it go on skis or on foot. */
import * as z from 'zod';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { hindered, isInMelee } from '../ch06-close-combat/03-melee.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { isSnowy } from '../ch16-fire/03-now.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { infantryAt, isInfantry, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { letGo } from './01-march.js';
import { isMounted } from './12-cavalry.js';
import { factorsLeft } from './costs.js';

/** To put them on (4.13.5). */
const COST = 2;

export const changeSkis = order({
  title: 'Put on skis, or take them off',
  description:
    'Ski troops put on their skis for two movement factors, or in the Advance Phase in place of advancing, but for a step downhill. They take them off for nothing.',
  cites: ['4.13.2', '4.13.5', '4.13.9/a'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('Who does.'),
    off: z.literal(true).optional().describe('It takes them off.'),
  },
  *candidates({ battle, by }) {
    if (!isSnowy(battle)) return;
    for (const { id, skill, onSkis } of ofSide(battle, by))
      if (skill === 'skis') yield { unit: id, ...(onSkis && { off: true as const }) };
  },
  read({ battle, by }, { unit: id, off }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    return cannotChange(battle, unit, off) ?? { unit: id, off };
  },
  perform(act, { unit: id, off }) {
    const { battle } = act;
    giveAway(act, [id], '2.3.9.1');
    const { spent = 0, track = [], at, moved } = battle.theUnit(id);
    const isMoving = battle.clock.phase === 'movement';
    const paid = isMoving && !off;
    const set = {
      onSkis: off ? null : true,
      ...(isMoving && { skied: true as const }),
      ...(paid && { spent: spent + COST, moved: true, moving: true as const }),
      ...(paid && !moved && { track: [...track], setOut: at as string }),
      ...(!isMoving && !off && { shod: true as const }),
    };
    const changes: Change[] = [
      ...(isMoving ? letGo(battle, [id]) : []),
      { do: 'unit', unit: id, set } as Change,
    ];
    act.effect(off ? 'took-off-skis' : 'put-on-skis', { unit: id }, { changes, cites: ['4.13.5'] });
  },
});

function cannotChange(battle: Battle, unit: OnMap, off: true | undefined): Refusal | undefined {
  if (!isSnowy(battle)) return refuse('NOT_IN_PLAY', 'There is no snow.', '4.13.2');
  if (unit.skill !== 'skis') return refuse('CANNOT_RIDE', `${unit.name} has no skis.`, '4.13.4');
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '4.13.11');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '4.13/c');
  const cannot = hindered(battle, unit);
  if (cannot) return cannot;
  if (off && unit.berserk)
    return refuse('BERSERK', `${unit.name} is berserk, and keeps its skis on.`, '4.13/c');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '4.13/Q');
  if (isEntrenched(unit))
    return refuse('NO_WAY', `${unit.name} comes out of the entrenchment first.`, '4.13.9');
  if ((unit.onSkis === true) !== (off === true))
    return refuse('NOT_NOW', `${unit.name} is ${off ? 'on foot' : 'on skis'} already.`, '4.13.5');
  const refusal = battle.clock.phase === 'movement' ? tooLate(battle, unit, off) : undefined;
  if (refusal) return refusal;
  return unit.advanced ? refuse('HAS_MOVED', `${unit.name} has advanced.`, '4.13.5') : undefined;
}

function tooLate(battle: Battle, unit: OnMap, off: true | undefined): Refusal | undefined {
  if (unit.prep || unit.fired)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
  if (unit.moved && !unit.moving)
    return refuse('HAS_MOVED', `${unit.name} has moved in this phase.`, '4.1.13');
  if (unit.doubleTime) return refuse('EXHAUSTED', `${unit.name} goes at double time.`, '4.13.5');
  const left = factorsLeft(battle, unit, infantryAt(battle, unit.at, unit.side));
  return !off && left < COST
    ? refuse('TOO_FAR', `That costs ${COST} MF, and ${unit.name} has ${left}.`, '4.13.5')
    : undefined;
}

/** All who wear snow smocks are hit less easily, unless they are under a roof, aboard something or not seen at all (4.13.3). */
export const smocks = (battle: Battle, unit: Unit, at: string): Modifier[] =>
  unit.skill === 'skis' &&
  !unit.whitened &&
  isSnowy(battle) &&
  !unit.hidden &&
  unit.aboard === undefined &&
  unit.bunkered !== at &&
  !isBuilding(groundAt(battle, at))
    ? [{ why: 'snow smocks', value: 1, cites: '4.13.3' }]
    : [];

/** Who fights on skis, attacks worse, and is killed more easily (4.13.12). */
export const onSkisInCombat = (units: readonly Unit[], value: 2 | -2): Modifier[] =>
  units.some(({ onSkis }) => onSkis) ? [{ why: 'on skis', value, cites: '4.13.12' }] : [];

/** Men who have put them on indoors, and have not gone out, take them off (4.13.9/a). */
export function takeOffIndoors(act: Act): void {
  const { battle } = act;
  if (!isSnowy(battle)) return;
  const changes = clear(
    battle,
    ['onSkis'],
    (unit) => unit.onSkis === true && isOnMap(unit) && isBuilding(groundAt(battle, unit.at)),
  );
  for (const change of changes)
    if (change.do === 'unit')
      act.effect('took-off-skis', { unit: change.unit }, { changes: [change], cites: ['4.13.9/a'] });
}

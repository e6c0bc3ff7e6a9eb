/** Onboard Mortars (18.1): direct fire at what they see, and fire that a Leader or Scout calls for. */
import * as z from 'zod';
import { lose } from '../fire/consequences.js';
import { firesInImpulse } from '../fire/firers.js';
import { AIDED, aidOf, aidRefusal } from '../fire/leader.js';
import { strengthOf } from '../fire/strength.js';
import { order } from '../form.js';
import { hexOf } from '../ground/places.js';
import { placesOf } from '../ground/terrain.js';
import { hasFiredAt, isDark } from '../night/darkness.js';
import type { RuleId } from '../rules.js';
import { ACTED } from '../sequence/sides.js';
import { sight } from '../sight/sight.js';
import { isSpotted } from '../spotting/spotted.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { enemiesAt, lmOf, ownAt } from '../units/kinds.js';
import { barrage } from './barrage.js';
import { firersOf, isReady, reachRefusal, readReadyTube, readTube, tubesOf } from './tubes.js';

interface Aim {
  readonly id: string;
  readonly at: string;
}

/** The target is a spotted enemy place in sight of the unit that directs the fire, without Melee or friends in its hex (5.0). */
function targetRefusal(battle: Battle, { at: from = '', side }: Unit, at: string): Refusal | undefined {
  const places = placesOf(battle, hexOf(at));
  if (!places.includes(at) || enemiesAt(battle, at, side).length === 0)
    return refuse('NO_TARGET', `There is no enemy in ${at}: choose a place with enemies.`, '18.1/a');
  if (places.some((place) => battle.location(place).melee || ownAt(battle, place, side).length > 0))
    return refuse('MELEE_THERE', `There are units of yours in ${hexOf(at)}.`, '5.0/g');
  const { blocked } = sight(battle, from, at);
  if (blocked)
    return refuse(
      'NO_LOS',
      `${at} is not seen from ${from}: ${blocked.what} in ${blocked.hex} is in the way.`,
      '18.1/a',
      '18.1/b',
    );
  if (isDark(battle, from, at) && !hasFiredAt(battle, at, side))
    return refuse(
      'TOO_DARK',
      `By night ${at} is seen from ${from} only when somebody there has fired.`,
      '20.1/b',
    );
  return isSpotted(battle, at, side)
    ? undefined
    : refuse('NOT_SPOTTED', `${at} is not spotted: spot it first.`, '18.1/a', '18.1/b');
}

const targetsOf = (battle: Battle, side: string): string[] => [
  ...new Set(
    battle.units().flatMap((unit) => (unit.side !== side && unit.at !== undefined ? [unit.at] : [])),
  ),
];

/** The shells fall; their marker stays until the Admin Phase, the strongest of several (18.1/d). */
function strike(
  act: Act,
  mortar: Unit,
  {
    side,
    at,
    strength,
    cites,
  }: {
    readonly side: string;
    readonly at: string;
    readonly strength: readonly Modifier[];
    readonly cites: RuleId[];
  },
): void {
  const hex = hexOf(at);
  const hits = barrage(act, {
    hex,
    strength,
    dice: 'higher of two',
    by: mortar.side,
    cites: [...cites, '18.0', '18.0/a', '18.0/b', '18.0/c'],
  });
  if (mortar.madeBy !== undefined && !hits) lose(act, mortar.id, 'captured');
  const { ffe } = act.battle.location(hex);
  const fp = mortar.fp ?? 0;
  if (ffe?.by === 'artillery' || (ffe && ffe.fp >= fp)) return;
  act.effect(
    'fire-for-effect',
    { at: hex, by: 'mortar' },
    {
      changes: [{ do: 'location', at: hex, set: { ffe: { by: 'mortar', fp, side } } }],
      cites: ['18.1/d', '18.1/e'],
    },
  );
}

/** Fired, whatever it has spotted before. */
const firedChange = ({ id, opsComplete }: Unit): Change => ({
  do: 'unit',
  unit: id,
  set: { fired: true, ...(opsComplete && { opsComplete: null }) },
});

const AT = z.string().describe('The place fired at; the shells fall on the whole hex.');

export const fireMortar = order({
  title: 'Fire a Mortar',
  description:
    'An onboard Mortar fires at a spotted place that it sees. Its fire stays on the hex until the Admin Phase.',
  cites: ['18.1', '18.1/a', '18.1/f'],
  answers: ['acting'],
  byExample: true,
  asks: {
    unit: z.string().describe('The Mortar.'),
    at: AT,
    leader: z.string().optional().describe('The Leader in its place who adds his Leadership Modifier.'),
  },
  *candidates({ battle, by }) {
    for (const { mortar, crew } of tubesOf(battle, by))
      if (crew.activated !== undefined)
        for (const at of targetsOf(battle, by)) {
          const [leader] = ownAt(battle, mortar.at as string, by)
            .filter((each) => each.id !== crew.id && aidRefusal(battle, each, [crew], at) === undefined)
            .sort((a, b) => lmOf(b) - lmOf(a));
          if (leader) yield { unit: mortar.id, at, leader: leader.id };
          yield { unit: mortar.id, at };
        }
  },
  read({ battle, by }, { unit: id, at, leader }) {
    if (!battle.table.map.named.has(hexOf(at)) || !placesOf(battle, hexOf(at)).includes(at))
      return refuse('NO_SUCH_HEX', `There is no place "${at}" on the map.`);
    const tube = readTube(battle, id, by);
    if ('refused' in tube) return tube;
    const far = reachRefusal(battle, tube, at);
    if (far) return far;
    const { mortar, crew } = tube;
    if (!firesInImpulse(crew, at) || crew.aboard !== undefined || mortar.jammed !== undefined)
      return refuse('CANNOT_FIRE', `${mortar.name} cannot fire at ${at} now.`, '4.0/m', '4.1', '5.1/a');
    if (leader === crew.id)
      return refuse('NO_LEADER', 'A Leader who fires a weapon helps nobody with his LM.', '1.6/e');
    return (
      targetRefusal(battle, crew, at) ??
      (leader === undefined ? undefined : aidRefusal(battle, battle.unit(leader), [crew], at)) ?? {
        unit: id,
        at,
        leader,
      }
    );
  },
  perform(act, { unit: id, at, leader: leaderId }, { by }) {
    const { battle } = act;
    const tube = readTube(battle, id, by);
    if ('refused' in tube) throw new Error(tube.why);
    const leader = battle.unit(leaderId ?? '');
    const strength = [...strengthOf(battle, firersOf(tube, at)), ...aidOf(leader)];
    act.effect(
      'mortar-fired',
      { unit: id, at, ...(leader && { leader: leader.id }) },
      {
        changes: [
          firedChange(tube.crew),
          ...(leader ? [{ do: 'unit' as const, unit: leader.id, set: AIDED }] : []),
          ACTED,
        ],
        cites: ['18.1/a', '4.0/m', ...(leader ? (['5.0.1'] as const) : [])],
      },
    );
    strike(act, tube.mortar, { side: by, at, strength, cites: ['18.1/a', 'EOP-I/e'] });
  },
});

export const isCaller = ({ kind }: Unit): boolean => kind === 'leader' || kind === 'scout';

/** A Leader or Scout in Good Order who has done nothing yet but to spot that place (18.1/b). */
function callerRefusal(
  caller: Unit | undefined,
  by: string,
  { id, at }: Aim,
  cites: RuleId,
): Refusal | undefined {
  if (caller?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (!isCaller(caller))
    return refuse('CANNOT_CALL', 'Only Leaders and Scouts call for indirect fire.', '18.2/o');
  if (caller.activated === undefined)
    return refuse('NOT_ACTIVATED', `${caller.name} is not activated in this impulse.`, '4.0/b');
  return firesInImpulse(caller, at) && caller.marker === undefined
    ? undefined
    : refuse('CANNOT_CALL', `${caller.name} cannot call for fire at ${at} now.`, cites, '4.1/d');
}

/** Ops Complete, and no LM for direct fire in this turn (11.1.1/a). */
export const calledChange = ({ id, kind, spotted }: Unit): Change => ({
  do: 'unit',
  unit: id,
  set: {
    opsComplete: true,
    ...(kind === 'leader' && { calledFire: true as const }),
    ...(spotted !== undefined && { spotted: null }),
  },
});

export const callMortar = order({
  title: 'Call Mortar fire',
  description: 'A Leader or Scout directs the fire of an onboard Mortar at a spotted place that he sees.',
  cites: ['18.1/b', '18.1/c', '18.1/g', '18.2/o', '11.1.1/a'],
  answers: ['acting'],
  byExample: true,
  asks: {
    unit: z.string().describe('The Leader or Scout who calls.'),
    mortar: z.string().describe('The Mortar that fires.'),
    at: AT,
  },
  *candidates({ battle, by }) {
    const mortars = tubesOf(battle, by).filter(isReady);
    if (mortars.length === 0) return;
    for (const unit of battle.units())
      if (unit.side === by && isCaller(unit) && unit.activated !== undefined)
        for (const at of targetsOf(battle, by))
          for (const { mortar } of mortars) yield { unit: unit.id, mortar: mortar.id, at };
  },
  read({ battle, by }, { unit: id, mortar: mortarId, at }) {
    if (!battle.table.map.named.has(hexOf(at)) || !placesOf(battle, hexOf(at)).includes(at))
      return refuse('NO_SUCH_HEX', `There is no place "${at}" on the map.`);
    const caller = battle.unit(id);
    const refused = callerRefusal(caller, by, { id, at }, '18.1/b');
    if (refused || !caller) return refused as Refusal;
    const tube = readReadyTube(battle, mortarId, by);
    if ('refused' in tube) return tube;
    const far = reachRefusal(battle, tube, at);
    if (far) return far;
    if (tube.crew.id === id)
      return refuse('CANNOT_CALL', `${caller.name} serves the Mortar himself.`, '18.1/b');
    return targetRefusal(battle, caller, at) ?? { unit: id, mortar: mortarId, at };
  },
  perform(act, { unit: id, mortar: mortarId, at }, { by }) {
    const { battle } = act;
    const tube = readReadyTube(battle, mortarId, by);
    if ('refused' in tube) throw new Error(tube.why);
    act.effect(
      'mortar-called',
      { unit: id, mortar: mortarId, at },
      {
        changes: [calledChange(battle.theUnit(id)), firedChange(tube.crew), ACTED],
        cites: ['18.1/b', '18.1/g', '11.1.1/a'],
      },
    );
    strike(act, tube.mortar, {
      side: by,
      at,
      strength: strengthOf(battle, firersOf(tube, at)).filter(({ cites }) => cites !== '10.3'),
      cites: ['18.1/c', '18.1/g'],
    });
  },
});

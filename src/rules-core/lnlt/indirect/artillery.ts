/** Off-board Artillery (18.2, 18.3): the call, where the Spotting Round lands, and fire for effect or none. */
import * as z from 'zod';
import { D6, several, total, value } from '../../kernel/dice/index.js';
import { around } from '../../mechanics/places.js';
import { order } from '../form.js';
import { hexesAround, hexOf, isInPlay } from '../ground/places.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { sees, sight } from '../sight/sight.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, lmOf } from '../units/kinds.js';
import { barrage } from './barrage.js';
import { calledChange, isCaller } from './mortars.js';

type Mission = NonNullable<ReturnType<Battle['side']>['missions']>[number];

const missionOf = (battle: Battle, side: string, name: string): Mission | undefined =>
  battle.side(side).missions?.find((mission) => mission.name === name);

const missionChange = (battle: Battle, side: string, changed: Mission): Change => ({
  do: 'side',
  side,
  set: {
    missions: (battle.side(side).missions ?? []).map((mission) =>
      mission.name === changed.name ? changed : mission,
    ),
  },
});

/** Spotting Rounds on the map, and who waits for them. */
const roundsOf = (
  battle: Battle,
): { readonly hex: string; readonly by: string; readonly mission: string }[] =>
  Object.keys(battle.position.locations).flatMap((hex) => {
    const { spottingRound } = battle.location(hex);
    return spottingRound ? [{ hex, ...spottingRound }] : [];
  });

const roundOf = (battle: Battle, caller: string) => roundsOf(battle).find(({ by }) => by === caller);

/** Past the limit of the scenario only Americans may try for one more (RRT-11). */
const mayTryForMore = (battle: Battle, side: string, mission: Mission): boolean =>
  battle.side(side).nation === 'american' && mission.left === 0 && !mission.triedForMore;

function missionRefusal(battle: Battle, side: string, name: string): Refusal | undefined {
  const mission = missionOf(battle, side, name);
  if (!mission) return refuse('NO_MISSION', `You have no Fire Missions of "${name}".`, '18.2');
  if (mission.left === 0 && !mayTryForMore(battle, side, mission))
    return refuse('NO_MISSION', `${name} has no Fire Mission left.`, '18.2', 'RRT-10', 'RRT-11');
  const isUnderWay = roundsOf(battle).some(
    ({ by, mission: other }) =>
      battle.theUnit(by).side === side && missionOf(battle, side, other)?.formation === mission.formation,
  );
  return isUnderWay
    ? refuse('NO_MISSION', 'Resolve the Fire Mission that is under way first: fire or abort.', '18.3')
    : undefined;
}

function callerRefusal(caller: Unit | undefined, by: string, id: string): Refusal | undefined {
  if (caller?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (!isCaller(caller))
    return refuse('CANNOT_CALL', 'Only Leaders and Scouts call for indirect fire.', '18.2/o');
  if (caller.activated === undefined)
    return refuse('NOT_ACTIVATED', `${caller.name} is not activated in this impulse.`, '4.0/b');
  const isAble =
    isGoodOrder(caller) &&
    isFresh(caller) &&
    !caller.melee &&
    caller.moving === undefined &&
    caller.riding !== 'inside';
  return isAble
    ? undefined
    : refuse(
        'CANNOT_CALL',
        `${caller.name} cannot call Artillery now: it takes his impulse.`,
        '18.2',
        'RRT-10',
      );
}

/** The hexes of the enemy that the caller sees; when there are none, all that he sees. */
function worthFiringAt(battle: Battle, { at: from = '', side }: Unit): string[] {
  const seen = battle.table.map.hexes
    .map(({ name }) => name)
    .filter((hex) => isInPlay(battle, hex) && sees(battle, from, hex));
  const held = new Set(
    battle.units().flatMap((unit) => (unit.side !== side && unit.at !== undefined ? [hexOf(unit.at)] : [])),
  );
  const worthIt = seen.filter((hex) => held.has(hex));
  return worthIt.length > 0 ? worthIt : seen;
}

export const callArtillery = order({
  title: 'Call Artillery',
  description: 'A Leader or Scout calls off-board Artillery on a hex that he sees: a Spotting Round falls.',
  cites: ['18.2', '18.2/i', '18.2/o', '18.3', '18.3/a', 'RRT-10', 'RRT-11', '11.1.1/a'],
  answers: ['acting', 'spotting-round'],
  byExample: true,
  asks: {
    unit: z.string().describe('The Leader or Scout who calls.'),
    mission: z.string().describe('The name of the Fire Missions of his side.'),
    at: z.string().describe('The hex he wants to hit.'),
  },
  *candidates({ battle, by }) {
    for (const { name: mission } of battle.side(by).missions ?? [])
      for (const unit of battle.units())
        if (!callerRefusal(unit, by, unit.id))
          for (const at of worthFiringAt(battle, unit)) yield { unit: unit.id, mission, at };
  },
  read({ battle, by }, { unit: id, mission, at }) {
    if (!battle.table.map.named.has(at) || !isInPlay(battle, at))
      return { ...refuse('NO_SUCH_HEX', `There is no hex "${at}" in play.`), path: '$.at' };
    const caller = battle.unit(id);
    const refused = callerRefusal(caller, by, id);
    if (refused || !caller) return { ...(refused as Refusal), path: '$.unit' };
    const none = missionRefusal(battle, by, mission);
    if (none) return { ...none, path: '$.mission' };
    return sees(battle, caller.at as string, at)
      ? { unit: id, mission, at }
      : { ...refuse('NO_LOS', `${caller.name} does not see ${at}.`, '18.2/i'), path: '$.at' };
  },
  perform(act, { unit: id, mission: name, at }, { by }) {
    const { battle } = act;
    const isFirst = roundsOf(battle).length === 0;
    act.effect(
      'artillery-called',
      { unit: id, mission: name, at },
      { changes: [calledChange(battle.theUnit(id)), ACTED], cites: ['18.2', '18.3/a', '11.1.1/a'] },
    );
    if (missionOf(battle, by, name)?.left === 0 && !grantsMore(act, by, name)) return;
    const landed = drift(act, battle.theUnit(id), at);
    if (landed === undefined || !sees(battle, battle.theUnit(id).at as string, landed)) {
      act.effect('round-lost', { unit: id }, { cites: ['18.2/b'] });
      return;
    }
    act.effect(
      'round-landed',
      { unit: id, at: landed },
      {
        changes: [{ do: 'location', at: landed, set: { spottingRound: { by: id, mission: name } } }],
        cites: ['18.2/k'],
      },
    );
    if (isFirst) act.plan({ task: 'spotting-round' });
  },
});

/** The die that grants one call more (RRT-11). */
const PAST_THE_LIMIT = 3;

/** One die for one call more, once in a battle. */
function grantsMore(act: Act, side: string, name: string): boolean {
  const { battle } = act;
  const mission = missionOf(battle, side, name) as Mission;
  const die = total(act.roll('one more Fire Mission', D6));
  const isGranted = die <= PAST_THE_LIMIT;
  act.effect(
    'more-artillery',
    { mission: name, die, isGranted },
    {
      changes: [missionChange(battle, side, { ...mission, left: isGranted ? 1 : 0, triedForMore: true })],
      cites: ['RRT-11'],
    },
  );
  return isGranted;
}

/** The white die, terrain and darkness say how far, the colored one where to; undefined: off the map. */
function drift(act: Act, caller: Unit, aim: string): string | undefined {
  const { battle } = act;
  const [white = 0, colored = 1] = act
    .rollOf('Spotting Round: white die, colored die', [caller.id], several(2, 6))
    .dice.map((die) => value(die));
  const degrading = sight(battle, caller.at as string, aim).degrading.length;
  const night = battle.options.night ? 1 : 0;
  const hexes = Math.max(0, Math.ceil((white + degrading + night - lmOf(caller)) / 2));
  let landed: string | undefined = aim;
  for (let i = 0; i < hexes && landed !== undefined; i++) landed = around(battle, landed)[colored - 1];
  act.effect(
    'drifted',
    { unit: caller.id, at: aim, white, colored, degrading, hexes },
    { cites: ['18.2/a', '18.2/j', 'RRT-12', ...(night ? (['20.1.4'] as const) : [])] },
  );
  return landed !== undefined && isInPlay(battle, landed) ? landed : undefined;
}

/** The caller shifts his fire or aborts it. */
export function spottingRound(act: Act): void {
  const [round] = roundsOf(act.battle);
  if (round) act.ask({ side: act.battle.theUnit(round.by).side, kind: 'spotting-round' });
  else act.done();
}

/** Where the Spotting Round lies, and one hex in any direction, as far as the caller sees (18.2/k). */
function aimsOf(battle: Battle, caller: string): string[] {
  const round = roundOf(battle, caller);
  const from = battle.unit(caller)?.at;
  if (!round || from === undefined) return [];
  return [round.hex, ...hexesAround(battle, round.hex)].filter((hex) => sees(battle, from, hex));
}

function roundRefusal(battle: Battle, by: string, id: string): Refusal | undefined {
  return battle.unit(id)?.side === by && roundOf(battle, id)
    ? undefined
    : refuse('CANNOT_CALL', `No Spotting Round of "${id}" is on the map.`, '18.2/k');
}

export const fireArtillery = order({
  title: 'Fire Artillery for effect',
  description:
    'The caller has the Artillery fire on the hex of the Spotting Round, or on one adjacent to it that he sees.',
  cites: ['18.2/c', '18.2/d', '18.2/k', '18.2/l'],
  answers: ['spotting-round'],
  asks: { unit: z.string().describe('The caller.'), at: z.string().describe('The middle hex of the fire.') },
  *candidates({ battle, by }) {
    for (const { by: unit } of roundsOf(battle))
      if (battle.theUnit(unit).side === by) for (const at of aimsOf(battle, unit)) yield { unit, at };
  },
  read({ battle, by }, { unit, at }) {
    const refused = roundRefusal(battle, by, unit);
    if (refused) return { ...refused, path: '$.unit' };
    return aimsOf(battle, unit).includes(at)
      ? { unit, at }
      : {
          ...refuse(
            'TOO_FAR',
            `Choose the hex of the Spotting Round or one adjacent to it that the caller sees.`,
            '18.2/k',
          ),
          path: '$.at',
        };
  },
  perform(act, { unit, at }, { by }) {
    const { battle } = act;
    const { hex, mission: name } = roundOf(battle, unit) as ReturnType<typeof roundsOf>[number];
    const mission = missionOf(battle, by, name) as Mission;
    const { ffe } = battle.location(at);
    const fp = ffe?.by === 'artillery' ? Math.max(ffe.fp, mission.fp) : mission.fp;
    act.effect(
      'fire-for-effect',
      { at, by: 'artillery' },
      {
        changes: [
          { do: 'location', at: hex, set: { spottingRound: null } },
          { do: 'location', at, set: { ffe: { by: 'artillery', fp, side: by } } },
          missionChange(battle, by, { ...mission, left: mission.left - 1 }),
        ],
        cites: ['18.2/c', '18.2/h'],
      },
    );
    for (const each of [at, ...hexesAround(battle, at)])
      barrage(act, {
        hex: each,
        strength: [{ why: mission.name, value: mission.fp, cites: '18.2/d' }],
        dice: 'one',
        by,
        cites: ['18.0', '18.0/a', '18.0/b', '18.0/c', '18.2/d', '18.2/l', 'RRT-38'],
      });
  },
});

export const abortArtillery = order({
  title: 'Abort the Fire Mission',
  description: 'The caller has the Artillery hold its fire; the Fire Mission is not used up.',
  cites: ['18.2/g', '18.2/k'],
  answers: ['spotting-round'],
  asks: { unit: z.string().describe('The caller.') },
  *candidates({ battle, by }) {
    for (const { by: unit } of roundsOf(battle)) if (battle.theUnit(unit).side === by) yield { unit };
  },
  read: ({ battle, by }, { unit }) => roundRefusal(battle, by, unit) ?? { unit },
  perform(act, { unit }) {
    const { hex } = roundOf(act.battle, unit) as ReturnType<typeof roundsOf>[number];
    act.effect(
      'artillery-aborted',
      { unit },
      { changes: [{ do: 'location', at: hex, set: { spottingRound: null } }], cites: ['18.2/g'] },
    );
  },
});

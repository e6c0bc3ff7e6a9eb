/** Starshells, fired by Leaders and Heroes (20.2) or called from an onboard Mortar (20.2/c). */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import { capability } from '../ground/nationality.js';
import { distance, hexOf, isInPlay } from '../ground/places.js';
import { isReady, readReadyTube, tubesOf } from '../indirect/tubes.js';
import type { RuleId } from '../rules.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { sees } from '../sight/sight.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, lmOf } from '../units/kinds.js';

/** Its reach in hexes from the man who fires it, and from the one who calls a Mortar for it (20.2, 20.2/c). */
const BY_HAND = 3;
const BY_MORTAR = 2;

const HEX = z.string().describe('The hex that the Starshell is to light.');

function hexesWithin(battle: Battle, from: string, most: number): string[] {
  return battle.table.map.hexes
    .map(({ name }) => name)
    .filter((hex) => isInPlay(battle, hex) && distance(battle, from, hex) <= most);
}

/** Activated, and nothing done yet. */
function actorRefusal(
  unit: Unit | undefined,
  by: string,
  { id, kinds, cite }: { id: string; kinds: readonly Unit['kind'][]; cite: RuleId },
): Refusal | undefined {
  if (unit?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (unit.activated === undefined)
    return refuse('NOT_ACTIVATED', `${unit.name} is not activated in this impulse.`, '4.0/b');
  const isAble = kinds.includes(unit.kind) && isFresh(unit) && !unit.melee && unit.aboard === undefined;
  return isAble ? undefined : refuse('NO_STARSHELL', `${unit.name} cannot see to a Starshell now.`, cite);
}

function placed(
  act: Act,
  about: { readonly unit: string; readonly at: string; readonly die?: number; readonly needed?: number },
  isPlaced: boolean,
  cites: readonly RuleId[],
  by?: { readonly mortar: string; readonly server: string },
): void {
  act.effect(
    'starshell',
    { ...about, isPlaced, ...(by && { mortar: by.mortar }) },
    {
      changes: [
        { do: 'unit', unit: about.unit, set: { opsComplete: true } },
        ...(by ? [{ do: 'unit' as const, unit: by.server, set: { fired: true as const } }] : []),
        ...(isPlaced ? [{ do: 'location' as const, at: about.at, set: { starshell: true as const } }] : []),
        ACTED,
      ],
      cites: [...cites],
    },
  );
}

const FIRERS: readonly Unit['kind'][] = ['leader', 'hero'];

export const starshell = order({
  title: 'Fire a Starshell',
  description: 'A Leader or Hero tries to light a hex within three of his own.',
  cites: ['20.2', '20.2/a'],
  answers: ['acting'],
  asks: { unit: z.string().describe('The Leader or Hero.'), at: HEX },
  *candidates({ battle, by }) {
    if (!battle.options.night) return;
    for (const unit of battle.units())
      if (!actorRefusal(unit, by, { id: unit.id, kinds: FIRERS, cite: '20.2' }))
        for (const at of hexesWithin(battle, unit.at as string, BY_HAND)) yield { unit: unit.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    if (!battle.options.night) return refuse('NO_STARSHELL', 'It is day.', '20.2');
    const unit = battle.unit(id);
    const refused = actorRefusal(unit, by, { id, kinds: FIRERS, cite: '20.2' });
    if (refused) return { ...refused, path: '$.unit' };
    return hexesWithin(battle, unit?.at as string, BY_HAND).includes(at)
      ? { unit: id, at }
      : {
          ...refuse('TOO_FAR', `${at} is not within ${BY_HAND} hexes of ${unit?.name}.`, '20.2'),
          path: '$.at',
        };
  },
  perform(act, { unit, at }, { by }) {
    const needed = capability(act.battle, by, 'starshell') + lmOf(act.battle.theUnit(unit));
    const die = total(act.rollOf('Starshell', [unit], D6));
    placed(act, { unit, at, die, needed }, die <= needed, ['20.2/a', '20.2/d']);
  },
});

const CALLERS: readonly Unit['kind'][] = ['leader', 'scout'];

/** Near the caller, or where he sees that somebody has fired. */
function mayLight(battle: Battle, caller: Unit, at: string): boolean {
  const from = caller.at as string;
  if (distance(battle, from, at) <= BY_MORTAR) return true;
  return battle.units().some((unit) => unit.fired && hexOf(unit.at ?? '') === at) && sees(battle, from, at);
}

export const callStarshell = order({
  title: 'Call a Starshell',
  description: 'A Leader or Scout in Good Order has an onboard Mortar light a hex.',
  cites: ['20.2/c', '20.2/e'],
  answers: ['acting'],
  asks: {
    unit: z.string().describe('The Leader or Scout who calls.'),
    mortar: z.string().describe('The Mortar that fires it.'),
    at: HEX,
  },
  *candidates({ battle, by }) {
    if (!battle.options.night) return;
    const mortars = tubesOf(battle, by).filter(isReady);
    if (mortars.length === 0) return;
    for (const unit of battle.units())
      if (!actorRefusal(unit, by, { id: unit.id, kinds: CALLERS, cite: '20.2/c' }) && isGoodOrder(unit))
        for (const { name: at } of battle.table.map.hexes)
          if (isInPlay(battle, at) && mayLight(battle, unit, at))
            for (const { mortar } of mortars) yield { unit: unit.id, mortar: mortar.id, at };
  },
  read({ battle, by }, { unit: id, mortar, at }) {
    if (!battle.options.night) return refuse('NO_STARSHELL', 'It is day.', '20.2');
    const unit = battle.unit(id);
    const refused = actorRefusal(unit, by, { id, kinds: CALLERS, cite: '20.2/c' });
    if (refused) return { ...refused, path: '$.unit' };
    if (!unit || !isGoodOrder(unit))
      return refuse('NO_STARSHELL', `${unit?.name} is not in Good Order and calls nothing.`, '20.2/c');
    const tube = readReadyTube(battle, mortar, by);
    if ('refused' in tube) return { ...tube, path: '$.mortar' };
    if (!isInPlay(battle, at) || !mayLight(battle, unit, at))
      return {
        ...refuse(
          'TOO_FAR',
          `Choose a hex within ${BY_MORTAR} of ${unit.name}, or one in his sight where a unit is marked Fired.`,
          '20.2/c',
        ),
        path: '$.at',
      };
    return { unit: id, mortar, server: tube.crew.id, at };
  },
  perform: (act, { unit, mortar, server, at }) =>
    placed(act, { unit, at }, true, ['20.2/c', '20.2/e'], { mortar, server }),
});

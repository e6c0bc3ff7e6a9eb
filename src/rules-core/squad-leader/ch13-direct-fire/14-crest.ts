/** Crest counters (13.14): guns that cannot be lowered are seen whole when they fire downhill. */
import * as z from 'zod';
import { isInArc } from '../../mechanics/facing.js';
import { neighbours } from '../../mechanics/places.js';
import { levelAt } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { type Piece, pieceOf, pointsAt } from '../units/ordnance.js';

/** Enclosed SP guns, but for British and French ones, and tanks of Russia and of minor countries (13.14.2, 3.18.5). */
function needsCrest({ vehicle, armoured, openTopped, nationality }: Unit): boolean {
  const nation = parentOf(nationality);
  if (!armoured || openTopped) return false;
  if (vehicle === 'sp-gun') return nation !== 'British' && nation !== 'French';
  return vehicle === 'tank' && STIFF.includes(nation);
}

const STIFF: readonly string[] = ['Russian', 'Allied Minor', 'Rumanian'];

const isDownhill = (battle: Battle, { unit }: Piece, at: string): boolean =>
  levelAt(battle, at) < levelAt(battle, unit.at);

const isWithout = (battle: Battle, piece: Piece, at: string): boolean =>
  needsCrest(piece.unit) && !piece.unit.crest && isDownhill(battle, piece, at);

/** Without the counter an SP gun does not fire downhill (13.14.3). */
export const crestRefusal = (battle: Battle, piece: Piece, at: string): Refusal | undefined =>
  piece.unit.vehicle === 'sp-gun' && isWithout(battle, piece, at)
    ? refuse(
        'NO_CREST',
        `${piece.unit.name} has no Crest counter to fire downhill: place one when it moves.`,
        '13.14.3',
      )
    : undefined;

/** A tank does so badly (13.14.3, 13.14/q2). */
export const crestModifiers = (battle: Battle, piece: Piece, at: string): Modifier[] =>
  piece.unit.vehicle === 'tank' && isWithout(battle, piece, at)
    ? [{ why: 'no Crest counter', value: 5, cites: '13.14.3' }]
    : [];

/** Having fired downhill it stands high on the crest (13.14.2). */
export const risesFor = (battle: Battle, piece: Piece, at: string): boolean =>
  needsCrest(piece.unit) && isDownhill(battle, piece, at);

/** Fire through the arc of its turret finds the hull too (13.14.4, 13.14/q3). */
export const isRaisedTowards = (battle: Battle, target: Unit, from: string): boolean => {
  const piece = target.crest && pieceOf(battle, target);
  return piece ? isInArc(battle, piece.unit.at, pointsAt(piece), from) : false;
};

export const placeCrest = order({
  title: 'Place a Crest counter',
  description:
    'An AFV whose gun cannot be lowered drives up to the crest, so that it can fire downhill; its hull is seen from there.',
  cites: ['13.14.3', '3.18.5'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The AFV.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (isVehicle(unit) && needsCrest(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !isVehicle(unit) || !needsCrest(unit))
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have no AFV "${id}" on the map that needs a Crest counter.`,
          '13.14.2',
        ),
        path: '$.unit',
      };
    if (unit.crest) return refuse('SETTLED', `${unit.name} has a Crest counter.`, '13.14.3');
    return neighbours(battle, unit.at).some((at) => levelAt(battle, at) < levelAt(battle, unit.at))
      ? { unit: id }
      : refuse('NO_CREST', `There is no crest in ${unit.at}.`, '13.14.3');
  },
  perform(act, { unit }) {
    act.effect(
      'crest-placed',
      { unit },
      { changes: [{ do: 'unit', unit, set: { crest: true } }], cites: ['13.14.3'] },
    );
  },
});

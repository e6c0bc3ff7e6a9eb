/** Smoke shells of ordnance (9.17.7): before all other Prep Fire, at a hex in sight that is neither its own nor adjacent. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { heldBack, readyPiece } from '../ch13-direct-fire/02-plan.js';
import { hitNumber } from '../ch13-direct-fire/03-to-hit.js';
import { marksOf } from '../ch13-direct-fire/05-shot.js';
import { firerModifiers } from '../ch13-direct-fire/07-modifiers.js';
import { traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { loseAcquisition } from '../ch13-direct-fire/10-acquisition.js';
import { wearOut } from '../ch13-direct-fire/12-wear.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  noSuchHex,
  type Refusal,
  refuse,
  sumOf,
} from '../system.js';
import { enemiesInView, isVehicle, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { type Piece, pieceOf, shotsOf } from '../units/ordnance.js';
import { smokeDrm } from './16-in-the-line.js';
import { canHang, lay } from './16-smoke.js';
import { hasFired } from './17-smoke-grenades.js';

/** Smaller shells hold too little (9.17.7.1/a). */
const LEAST_CALIBRE = 70;
const OF_RUSSIAN_TANKS = 76;
/** On this unmodified roll it was the last one, above it there was none (9.17.7.2, 10.9.3.1/b). */
export const LAST_ON = 8;
const FAR = 7;

interface Asked {
  readonly unit: string;
  readonly at: string;
  readonly hull?: true | undefined;
}

export const fireSmoke = order({
  title: 'Fire smoke shells',
  description:
    'A gun of 70mm or more fires smoke at a hex in sight, before all other Prep Fire of its side: To Hit as at men in a building, whoever is there.',
  cites: ['9.17.7.1/a', '9.17.7.3', '9.17.7.4'],
  answers: ['prep-fire'],
  asks: {
    unit: z.string().describe('The vehicle or gun.'),
    at: z.string().describe('The hex.'),
    hull: z.literal(true).optional().describe('A vehicle with a turret turns its hull (13.9.4).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    if (hasFired(battle, by)) return;
    const guns = ofSide(battle, by).filter(({ gun }) => gun !== undefined && gun.calibre >= LEAST_CALIBRE);
    if (guns.length === 0) return;
    const hexes = [...new Set(enemiesInView(battle, by).map(({ at }) => at))].sort();
    for (const { id } of guns) for (const at of hexes) yield { unit: id, at };
  },
  read({ battle, by }, asked) {
    const plan = planOf(battle, by, asked);
    return isRefusal(plan) ? plan : { ...asked, needs: plan.needs };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `Smoke on ${Math.min(needs, LAST_ON)} or less.` }),
  perform(act, asked, { by }) {
    const plan = planOf(act.battle, by, asked);
    if (isRefusal(plan)) throw new Error(plan.why);
    shootSmoke(act, by, asked, plan);
  },
});

interface Plan {
  readonly piece: Piece;
  readonly modifiers: readonly Modifier[];
  readonly needs: number;
}

function planOf(battle: Battle, by: string, asked: Asked): Plan | Refusal {
  const piece = readyPiece(battle, by, asked);
  if (isRefusal(piece)) return { path: '$.unit', ...piece };
  const { at, hull } = asked;
  const cannot =
    withoutShells(piece) ??
    (hasFired(battle, by)
      ? refuse('TOO_LATE', 'Smoke is fired before all other fire of your side.', '9.17.7.4', '9.17.7.1/a')
      : undefined) ??
    notThere(battle, piece, at) ??
    heldBack(battle, piece, asked);
  if (cannot) return cannot;
  const modifiers = [
    ...firerModifiers(battle, piece, {
      at,
      traversed: traverseAt(battle, piece, at, hull),
      intensive: piece.unit.intensive === true,
      led: false,
    }),
    ...(distance(battle, piece.unit.at, at) >= FAR
      ? [{ why: 'smoke far off', value: 1, cites: '9.17.7.3' } as const]
      : []),
  ];
  return { piece, modifiers, needs: hitNumber(battle, piece, 'infantry', at) - sumOf(modifiers) };
}

/** Too small, used up, or of those who have none (9.17.7.1/a, 9.17.7.1/b). */
export function withoutShells({ unit, gun }: Piece): Refusal | undefined {
  const nation = parentOf(unit.nationality);
  const isWithout =
    isVehicle(unit) &&
    (nation === 'French' ||
      nation === 'Allied Minor' ||
      (nation === 'Russian' && unit.vehicle === 'tank' && gun.calibre !== OF_RUSSIAN_TANKS));
  return gun.calibre < LEAST_CALIBRE || isWithout || unit.usedUp?.includes('smoke')
    ? refuse(
        'NO_AMMUNITION',
        `${unit.name} has no smoke shells.`,
        isWithout ? '9.17.7.1/b' : '9.17.7.1/a',
        '9.17.7.2',
      )
    : undefined;
}

function notThere(battle: Battle, { unit }: Piece, at: string): Refusal | undefined {
  if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
  if (distance(battle, unit.at, at) <= 1)
    return { ...refuse('SAME_HEX', `${at} is too near ${unit.name}.`, '9.17.7.3'), path: '$.at' };
  return canHang(battle, at, 'full')
    ? undefined
    : { ...refuse('NO_SMOKE', `Smoke does not stay over ${at}.`, '9.16.7', '16.4.2.3'), path: '$.at' };
}

function shootSmoke(act: Act, by: string, { unit: id, at, hull }: Asked, { modifiers, needs }: Plan): void {
  const { battle } = act;
  giveAway(act, [(pieceOf(battle, battle.unit(id)) as Piece).crew.id], '2.3.9.1', '2.3.9.5');
  const piece = pieceOf(battle, battle.unit(id)) as Piece;
  showCommander(act, id);
  const plan = { unit: id, at, ammunition: 'HE', needs } as const;
  const rolled = total(act.rollOf('to hit with smoke', [id], DR));
  const smoke = smokeDrm(act, [piece.unit.at], at);
  const hit = rolled <= LAST_ON && rolled + sumOf(smoke) <= needs;
  act.effect(
    'smoke-fired',
    { unit: id, at, needs: needs + sumOf(modifiers), rolled, modifiers: [...modifiers, ...smoke], hit },
    {
      changes: [
        ...marksOf(battle, piece, plan, piece.unit.intensive === true),
        turnedTo(piece, traverseAt(battle, piece, at, hull)),
        ...marksOfSmoke(piece, rolled),
        ...(hit ? [lay(battle, at, by, 'full')] : []),
      ],
      cites: rolled >= LAST_ON ? ['9.17.7.3', '9.17.7.2', '10.9.3.1/b'] : ['9.17.7.3'],
    },
  );
  loseAcquisition(act, [battle.theUnit(id)]);
  wearOut(act, piece, { plan, intensive: piece.unit.intensive === true, rolled });
}

/** The last shell, or none: then it fires no more in this turn (10.9.3.1/b, 9.17/q2). */
function marksOfSmoke(piece: Piece, rolled: number): Change[] {
  const { unit, crew } = piece;
  const { usedUp = [] } = unit;
  const set = {
    laidSmoke: true,
    ...(rolled >= LAST_ON && { usedUp: [...usedUp, 'smoke' as const] }),
    ...(rolled > LAST_ON && { shotsFired: shotsOf(piece) }),
  } as const;
  return [
    { do: 'unit', unit: unit.id, set },
    ...(crew.id === unit.id ? [] : [{ do: 'unit', unit: crew.id, set: { laidSmoke: true } } as const]),
  ];
}

/** Smoke shells of ordnance (9.17.7): before all other Prep Fire, at a hex in sight that is neither its own nor adjacent. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { bailOut } from '../ch11-vehicles/37-bailing-out.js';
import { heldBack, readyPiece } from '../ch13-direct-fire/02-plan.js';
import { hitNumber } from '../ch13-direct-fire/03-to-hit.js';
import { marksOf } from '../ch13-direct-fire/05-shot.js';
import { firerModifiers } from '../ch13-direct-fire/07-modifiers.js';
import { traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { loseAcquisition } from '../ch13-direct-fire/10-acquisition.js';
import { depletionOf, isTooEarlyFor, wearOut, wearyOf } from '../ch13-direct-fire/12-wear.js';
import { isCritical } from '../ch13-direct-fire/25-critical-hits.js';
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
  type Unit,
} from '../system.js';
import { enemiesInView, isVehicle, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { type Piece, pieceOf, shotsOf } from '../units/ordnance.js';
import { smokeDrm } from './16-in-the-line.js';
import { canHang, lay } from './16-smoke.js';
import { burnWith } from './16-white-phosphorus.js';
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
  readonly phosphorus?: true | undefined;
}

/** White phosphorus is of those guns that have a number for it (9.17.7.5). */
const hasPhosphorus = (battle: Battle, unit: Unit): boolean =>
  unit.gun?.depletion?.WP !== undefined &&
  !unit.usedUp?.includes('WP') &&
  !isTooEarlyFor(battle, { gun: unit.gun }, 'WP');

const lastOf = (battle: Battle, unit: Unit | undefined, phosphorus: true | undefined): number =>
  phosphorus && unit?.gun ? (depletionOf(battle, { gun: unit.gun }, 'WP') ?? 0) : LAST_ON;

/** Smoke needs time to rise: only before all other Prep Fire (9.17.7.4). */
const isSmokeTime = (battle: Battle, by: string): boolean =>
  firePhaseOf(battle) === 'prep-fire' && !hasFired(battle, by);

export const fireSmoke = order({
  title: 'Fire smoke shells',
  description:
    'A gun of 70mm or more fires smoke at a hex in sight, before all other Prep Fire of its side: To Hit as at men in a building, though nobody is there. American guns that have it fire white phosphorus in any fire phase of theirs.',
  cites: ['9.17.7.1/a', '9.17.7.3', '9.17.7.4', '9.17.7.5'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The vehicle or gun.'),
    at: z.string().describe('The hex.'),
    hull: z.literal(true).optional().describe('A vehicle with a turret turns its hull (13.9.4).'),
    phosphorus: z.literal(true).optional().describe('White phosphorus (9.17.7.5).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const isTime = isSmokeTime(battle, by);
    const guns = ofSide(battle, by).filter(
      (unit) => hasPhosphorus(battle, unit) || (isTime && unit.gun && unit.gun.calibre >= LEAST_CALIBRE),
    );
    if (guns.length === 0) return;
    const hexes = [...new Set(enemiesInView(battle, by).map(({ at }) => at))].sort();
    for (const gun of guns)
      for (const at of hexes) {
        if (isTime) yield { unit: gun.id, at };
        if (hasPhosphorus(battle, gun)) yield { unit: gun.id, at, phosphorus: true as const };
      }
  },
  read({ battle, by }, asked) {
    const plan = planOf(battle, by, asked);
    return isRefusal(plan) ? plan : { ...asked, needs: plan.needs };
  },
  listing: ({ battle }, { unit, phosphorus }, { needs }) => ({
    says: `${phosphorus ? 'White phosphorus' : 'Smoke'} on ${Math.min(needs, lastOf(battle, battle.unit(unit), phosphorus))} or less.`,
  }),
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
  const { at, hull, phosphorus } = asked;
  const cannot =
    (phosphorus ? withoutPhosphorus(battle, piece) : withoutShells(piece)) ??
    (phosphorus || isSmokeTime(battle, by)
      ? undefined
      : refuse('TOO_LATE', 'Smoke is fired before all other fire of your side.', '9.17.7.4', '9.17.7.1/a')) ??
    notThere(battle, piece, at, phosphorus ? 'white phosphorus' : 'full') ??
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

const withoutPhosphorus = (battle: Battle, { unit }: Piece): Refusal | undefined =>
  hasPhosphorus(battle, unit)
    ? undefined
    : {
        ...refuse('NO_AMMUNITION', `${unit.name} has no white phosphorus.`, '9.17.7.5'),
        path: '$.phosphorus',
      };

function notThere(
  battle: Battle,
  { unit }: Piece,
  at: string,
  kind: 'full' | 'white phosphorus',
): Refusal | undefined {
  if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
  if (distance(battle, unit.at, at) <= 1)
    return { ...refuse('SAME_HEX', `${at} is too near ${unit.name}.`, '9.17.7.3'), path: '$.at' };
  return canHang(battle, at, kind)
    ? undefined
    : { ...refuse('NO_SMOKE', `Smoke does not stay over ${at}.`, '9.16.7', '16.4.2.3'), path: '$.at' };
}

function shootSmoke(act: Act, by: string, asked: Asked, { modifiers, needs }: Plan): void {
  const { battle } = act;
  const { unit: id, at, hull, phosphorus } = asked;
  giveAway(act, [(pieceOf(battle, battle.unit(id)) as Piece).crew.id], '2.3.9.1', '2.3.9.5');
  const piece = pieceOf(battle, battle.unit(id)) as Piece;
  showCommander(act, id);
  const plan = { unit: id, at, ammunition: 'HE', needs } as const;
  const intensive = piece.unit.intensive === true;
  const weary = wearyOf(piece);
  const rolled = total(act.rollOf('to hit with smoke', [id], DR));
  const smoke = smokeDrm(act, [piece.unit.at], at);
  const last = lastOf(battle, piece.unit, phosphorus);
  const hit = rolled <= last && rolled + sumOf(smoke) <= needs;
  const number = needs + sumOf(modifiers);
  act.effect(
    'smoke-fired',
    { unit: id, at, needs: number, rolled, modifiers: [...modifiers, ...smoke], hit },
    {
      changes: [
        ...marksOf(battle, piece, plan, intensive),
        turnedTo(piece, traverseAt(battle, piece, at, hull)),
        ...marksOfSmoke(piece, rolled - last, phosphorus ? 'WP' : 'smoke'),
        ...(hit ? [lay(battle, at, by, phosphorus ? 'white phosphorus' : 'full')] : []),
      ],
      cites: [
        phosphorus ? '9.17.7.5' : '9.17.7.3',
        ...(rolled >= last ? (['9.17.7.2', '10.9.3.1/b'] as const) : []),
      ],
    },
  );
  if (hit && phosphorus) {
    const modified = sumOf(modifiers) + sumOf(smoke);
    burnWith(act, at, isCritical(act, { gun: id, rolled, needs: number, modified }));
  }
  loseAcquisition(act, [battle.theUnit(id)]);
  bailOut(act, id);
  wearOut(act, piece, { plan: {}, intensive, rolled, weary });
}

/** The last shell, or none: then it fires no more in this turn (10.9.3.1/b, 9.17/q2). */
function marksOfSmoke(piece: Piece, beyond: number, kind: 'smoke' | 'WP'): Change[] {
  const { unit, crew } = piece;
  const { usedUp = [] } = unit;
  const set = {
    laidSmoke: true,
    ...(beyond >= 0 && { usedUp: [...usedUp, kind] }),
    ...(beyond > 0 && { shotsFired: shotsOf(piece) }),
  } as const;
  return [
    { do: 'unit', unit: unit.id, set },
    ...(crew.id === unit.id ? [] : [{ do: 'unit', unit: crew.id, set: { laidSmoke: true } } as const]),
  ];
}

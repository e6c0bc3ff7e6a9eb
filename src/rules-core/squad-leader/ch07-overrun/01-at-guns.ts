/** A gun fires at the AFV that overruns it, before it is struck (7.1.19 to 7.1.23). */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { arcsTowards } from '../../mechanics/facing.js';
import { inTheSaddle, leavesGun } from '../ch10-guns/01-crews.js';
import { hitNumber } from '../ch13-direct-fire/03-to-hit.js';
import { firerModifiers } from '../ch13-direct-fire/07-modifiers.js';
import { traverseTo, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { wearOut } from '../ch13-direct-fire/12-wear.js';
import { strikeArmour } from '../ch13-direct-fire/19-to-kill.js';
import { isOnTurret } from '../ch13-direct-fire/20-location.js';
import { TO_HIT } from '../charts/index.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { enemyOf, isGun, isOnMap, type OnMap, ofSide, vehiclesAt } from '../units/kinds.js';
import { isRocketLauncher, type Piece, pieceOf } from '../units/ordnance.js';
import { hasLostNerve, keepsNerve } from './02-nerve.js';

/** Guns in the hex of the AFV with a crew in its senses; no mortars or recoilless rifles, nor rockets, which do not fire in defence (7.1.19, 10.7.6). */
const gunsBefore = (battle: Battle, afv: OnMap): Piece[] =>
  battle
    .unitsAt(afv.at)
    .filter(
      (unit) =>
        isGun(unit) &&
        unit.gun?.type !== 'Mtr' &&
        unit.gun?.type !== 'Rcl' &&
        !isRocketLauncher(unit) &&
        !unit.malfunctioned &&
        !unit.hidden,
    )
    .flatMap((unit) => pieceOf(battle, unit) ?? [])
    .filter(({ crew }) => crew.side !== afv.side && isAtTheGun(crew));

const isAtTheGun = (crew: Unit): boolean =>
  !crew.broken &&
  !crew.ti &&
  !crew.melee &&
  !crew.unarmed &&
  !crew.onSkis &&
  !(inTheSaddle(crew) ?? leavesGun(crew));

/** Their crews need nerve; whose fails does nothing more in this player turn (7.1.20, 7.1.21). */
export function standFirm(act: Act, afv: OnMap): boolean {
  const firm = gunsBefore(act.battle, afv).filter(
    ({ crew }) => !hasLostNerve(crew) && (crew.nerve === 'kept' || keepsOrSilent(act, crew)),
  );
  return firm.length > 0;
}

function keepsOrSilent(act: Act, crew: OnMap): boolean {
  if (keepsNerve(act, crew.id)) return true;
  const changes: Change[] = [{ do: 'unit', unit: crew.id, set: { fired: true, firedIn: 'movement' } }];
  act.effect('gun-silent', { unit: crew.id }, { changes, cites: ['7.1.21'] });
  return false;
}

/** The AFV that is about to overrun the hex of a gun of that side. */
const overrunning = (battle: Battle, by: SideId, at: string): OnMap | undefined =>
  vehiclesAt(battle, at, enemyOf(battle, by)).find(({ moving, overran }) => moving && overran === undefined);

interface Aimed {
  readonly piece: Piece;
  readonly afv: OnMap;
  readonly intensive: boolean;
  readonly modifiers: readonly Modifier[];
  readonly needs: number;
}

export const fireAtOverrun = order({
  title: 'Fire at the AFV that overruns the gun',
  description:
    'A gun whose crew has kept its nerve fires once more at the AFV that comes upon it, before it is struck. Beyond its shots this is Intensive Fire.',
  cites: ['7.1.19', '7.1.20', '7.1.22'],
  answers: ['overrun-fire'],
  asks: { unit: z.string().describe('The gun.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (isGun(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit }) {
    const aimed = aimOf(battle, by, unit);
    return isRefusal(aimed) ? aimed : { unit, needs: aimed.needs - sumOf(aimed.modifiers) };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `Hits on ${needs} or less.` }),
  perform(act, { unit }, { by }) {
    const aimed = aimOf(act.battle, by, unit);
    if (isRefusal(aimed)) throw new Error(aimed.why);
    shoot(act, by, aimed);
  },
});

function aimOf(battle: Battle, by: SideId, id: UnitId): Aimed | Refusal {
  const gun = battle.unit(id);
  const afv = gun && isOnMap(gun) ? overrunning(battle, by, gun.at) : undefined;
  const piece = afv && gunsBefore(battle, afv).find(({ unit, crew }) => unit.id === id && crew.side === by);
  if (!afv || !piece || piece.crew.nerve === 'lost')
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no gun "${id}" that is overrun and can fire.`, '7.1.20'),
      path: '$.unit',
    };
  if (piece.unit.answered === afv.id)
    return refuse('HAS_FIRED', `${piece.unit.name} has fired at ${afv.name}.`, '7.1.19');
  const { shotsFired = 0 } = piece.unit;
  const intensive = piece.unit.intensive === true || shotsFired >= (piece.gun.shots ?? 1);
  const traversed = traverseTo(piece, towardsEntry(battle, piece, afv));
  const own = firerModifiers(battle, piece, { at: afv.at, traversed, intensive, led: false });
  const modifiers = [...own.filter(({ cites }) => cites !== '11.29.12'), ...closeBy(battle, afv)];
  return { piece, afv, intensive, modifiers, needs: hitNumber(battle, piece, 'vehicle', afv.at) };
}

/** The hexspine towards the hexside by which the AFV came (7.1.20). */
function towardsEntry(battle: Battle, { unit }: Piece, { passed = [] }: OnMap): number {
  const from = passed.at(-2)?.at;
  const { facing = 0 } = unit;
  return from === undefined ? facing : (arcsTowards(battle, unit.at, facing, from)[0] ?? facing);
}

/** Case E, not that of the same hex; movement counts for nothing (7.1.20). A wreck is in the way of both (7.1.23). */
function closeBy(battle: Battle, afv: OnMap): Modifier[] {
  const charts = battle.table.charts as ChartPack;
  const size = afv.size ? [{ why: 'size', value: afv.size, cites: '11.6.1' } as const] : [];
  const within: Modifier = {
    why: 'in its hex',
    value: charts.lookup(TO_HIT.overrun, 'case E'),
    cites: '7.1.20',
  };
  return [within, ...size, ...wreckBetween(battle, afv.at)];
}

/** +1 for a wreck in the hex of a gun that is overrun (7.1.23). */
export const wreckBetween = (battle: Battle, at: string): Modifier[] =>
  (battle.location(at).wrecks ?? []).length > 0
    ? [
        {
          why: 'wreck',
          value: (battle.table.charts as ChartPack).lookup(TO_HIT.overrun, 'wreck'),
          cites: '7.1.23',
        },
      ]
    : [];

export const hasGun = (battle: Battle, at: string, side: SideId): boolean =>
  battle.unitsAt(at).some((unit) => isGun(unit) && unit.side === side);

/** At its front, as it comes on. */
function shoot(act: Act, by: SideId, { piece, afv, intensive, modifiers, needs }: Aimed): void {
  const { battle } = act;
  const { unit, crew, gun } = piece;
  const ammunition = gun.only === 'HE' || unit.usedUp?.includes('AP') ? 'HE' : 'AP';
  const roll = act.rollOf('to hit', [unit.id], DR);
  const rolled = total(roll);
  const hit = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'ordnance-fired',
    {
      unit: unit.id,
      side: by,
      at: afv.at,
      ammunition,
      rolled,
      aimed: [{ units: [afv.id], needs, modifiers, hit, critical: false }],
    },
    { changes: marksOf(battle, piece, afv, intensive), cites: intensive ? ['7.1.20', '7.1.22'] : ['7.1.20'] },
  );
  if (hit)
    strikeArmour(act, afv, {
      piece,
      ammunition,
      critical: false,
      turret: isOnTurret(roll, false),
      hullDown: false,
      facing: 'front',
    });
  const plan = { unit: unit.id, at: afv.at, target: afv.id, ammunition, needs } as const;
  wearOut(act, { ...piece, crew }, { plan, intensive, rolled, weary: 0 });
}

const marksOf = (battle: Battle, piece: Piece, afv: Unit, intensive: boolean): Change[] => [
  turnedTo(piece, traverseTo(piece, towardsEntry(battle, piece, afv as OnMap))),
  {
    do: 'unit',
    unit: piece.unit.id,
    set: {
      shotsFired: (piece.unit.shotsFired ?? 0) + 1,
      answered: afv.id,
      ...(intensive && { intensive: true as const }),
    },
  },
  { do: 'unit', unit: piece.crew.id, set: { fired: true, firedIn: 'defensive-fire' } },
];

/** Asks until its guns have fired, or pass. */
export function answerOverrun(act: Act, { sides: [side] }: { readonly sides: readonly SideId[] }): void {
  if (side !== undefined && act.couldAnswer(side, 'overrun-fire', 'pass'))
    act.ask({ side, kind: 'overrun-fire' });
  else act.done();
}

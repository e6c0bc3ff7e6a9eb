/** Structures as targets (13.18): how guns fire at buildings and bridges themselves, and not at those in them. */
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { detect, exposureOf, isFiringUnseen, mayStayHidden } from '../ch02-sight/07-hidden-guns.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { bailOut } from '../ch11-vehicles/37-bailing-out.js';
import { throughTheWeather } from '../ch16-fire/05-in-rain-and-snow.js';
import toHit from '../charts/to-hit-advanced.json' with { type: 'json' };
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf } from '../system.js';
import { type Piece, pieceOf } from '../units/ordnance.js';
import { type Asked, heldBack, isIntensive, type Plan, readyPiece } from './02-plan.js';
import { hitNumber, type Line } from './03-to-hit.js';
import { isLucky, marksOf } from './05-shot.js';
import { firerModifiers } from './07-modifiers.js';
import { traverseAt, turnedTo } from './09-covered-arc.js';
import { acquireStructure, acquisitionOfStructure } from './10-acquisition.js';
import { wearOut, wearyOf } from './12-wear.js';
import { isCritical } from './25-critical-hits.js';
import type { StructureShot } from './effects.js';

/** A part of the chart that has no shape of its own: a new one would make another pack, and open battles name theirs (13.18.1/t). */
const SIZES = toHit.tables.withoutLetter.cells['building target'];
export type Size = keyof typeof SIZES;

/** What is fired at: small ones, as foot bridges, are targets like men, and have no size (13.18.1). */
export interface Structure {
  readonly line: Line;
  readonly size?: Size;
  /** The lowest level of it that the gun sees. */
  readonly seen?: string | undefined;
}

export function planForStructure(
  battle: Battle,
  by: string,
  asked: Asked,
  { of }: { readonly of: (piece: Piece) => Structure },
): Plan | Refusal {
  const { unit, at } = asked;
  const piece = readyPiece(battle, by, asked);
  if (isRefusal(piece)) return { path: '$.unit', ...piece };
  if (piece.gun.only === 'AP' || piece.unit.usedUp?.includes('HE'))
    return refuse('NO_AMMUNITION', `${piece.unit.name} has no high explosive.`, '13.18.1', '14.29.5.2');
  if (piece.unit.at === at)
    return {
      ...refuse('SAME_HEX', `${piece.unit.name} stands there.`, '13.18.1', '14.29.5.2'),
      path: '$.at',
    };
  const structure = of(piece);
  const needs =
    hitNumber(battle, piece, structure.line, at) - sumOf(modifiersFor(battle, piece, at, structure));
  return (
    heldBack(battle, piece, { ...asked, at: structure.seen ?? at }) ?? { unit, at, ammunition: 'HE', needs }
  );
}

function modifiersFor(battle: Battle, piece: Piece, at: string, { size }: Structure): Modifier[] {
  const value = size === undefined ? 0 : SIZES[size];
  return [
    ...firerModifiers(battle, piece, {
      at,
      traversed: traverseAt(battle, piece, at),
      intensive: isIntensive(piece, { unit: piece.unit.id, at }),
      led: false,
    }),
    ...(size === undefined || value === 0 ? [] : [{ why: size, value, cites: '13.18.1/t' } as const]),
    ...acquisitionOfStructure(piece, at),
    ...throughTheWeather(battle, piece.unit.at, at, undefined),
  ];
}

/** What a hit does; only a 2 on the dice can be a critical one (13.18.2). */
interface Shooting {
  readonly of: (piece: Piece) => Structure;
  readonly tell: (shot: StructureShot, changes: ReturnType<typeof marksOf>) => void;
  readonly strike: (piece: Piece, isCriticalHit: boolean) => void;
}

export function shellStructure(act: Act, by: string, plan: Plan, { of, tell, strike }: Shooting): void {
  const { battle } = act;
  const { unit, at } = plan;
  const before = pieceOf(battle, battle.unit(unit)) as Piece;
  if (!mayStayHidden(before)) giveAway(act, [before.crew.id], '2.3.9.1', '2.3.9.5');
  const piece = pieceOf(battle, battle.unit(unit)) as Piece;
  const exposure = isFiringUnseen(piece) ? exposureOf(battle, piece, plan) : undefined;
  const structure = of(piece);
  const own = modifiersFor(battle, piece, at, structure);
  const intensive = isIntensive(piece, plan);
  const changes = [
    ...marksOf(battle, piece, plan, intensive),
    turnedTo(piece, traverseAt(battle, piece, at)),
  ];
  const weary = wearyOf(piece);
  const roll = act.rollOf('to hit', [unit], DR);
  const rolled = total(roll);
  const modifiers = [...own, ...smokeDrm(act, [piece.unit.at], at)];
  const needs = hitNumber(battle, piece, structure.line, at);
  const left = needs - sumOf(modifiers);
  const critical = isCritical(act, { gun: unit, rolled, needs: left, modified: 0 });
  const hit = critical || rolled <= left || (rolled === LEAST && isLucky(act, unit, left));
  tell({ unit, side: by, at, rolled, needs, modifiers, hit }, changes);
  if (exposure)
    act.effect(
      'fired-unseen',
      { side: by, at, ammunition: 'HE', rolled, aimed: [{ units: [], hit, critical }] },
      { cites: ['2.7.3'] },
    );
  if (hit) strike(piece, critical);
  bailOut(act, unit);
  wearOut(act, piece, { plan, intensive, rolled, weary });
  acquireStructure(act, piece, at);
  if (exposure) detect(act, piece, exposure, roll);
}

const LEAST = 2;

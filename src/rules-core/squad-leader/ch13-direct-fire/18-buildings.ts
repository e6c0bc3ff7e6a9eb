/** Guns fire at a building itself (13.18): those in it have less of the shell, and it may come down. */
import * as z from 'zod';
import { DR, type Roll, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { placesOf } from '../../mechanics/places.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { sees } from '../ch02-sight/sight.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { desperation, sufferAll } from '../ch05-fire/05-resolution.js';
import type { Outcome } from '../ch05-fire/effects.js';
import { apart, byShelling } from '../ch09-artillery/02-under-shells.js';
import { columnFor } from '../ch10-guns/04-mortars.js';
import { underParachute } from '../ch12-air/09-landing.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { floorOf } from '../ch14-terrain/03-storeys.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { igniteByBlast } from '../ch16-fire/02-by-fire.js';
import { order } from '../form.js';
import { type Act, type Battle, type Modifier, noSuchHex, refuse, sumOf } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  infantryAt,
  isGun,
  isLightMortar,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { destroyGun, isShattered } from './17-lost-guns.js';
import { planForStructure, type Size, type Structure, shellStructure } from './18-structures.js';
import { factorsOf, isTold, resultFor, tellBurst } from './19-against-men.js';

export const shellBuilding = order({
  title: 'Fire ordnance at a building',
  description:
    'A gun or an AFV fires high explosive at a building hex, and not at those in it: it is easier to hit, all in it on levels in view suffer half, and it may collapse.',
  cites: ['13.18.1', '13.18.2'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The vehicle or gun that fires.'),
    at: z.string().describe('The hex of the building, without a level.'),
  },
  *candidates({ battle, by }) {
    const guns = ofSide(battle, by).filter(({ gun }) => gun !== undefined);
    if (guns.length === 0) return;
    const hexes = new Set(placesOf(enemiesInView(battle, by)).map(hexOf));
    for (const at of [...hexes].sort())
      if (isBuilding(groundAt(battle, at))) for (const { id } of guns) yield { unit: id, at };
  },
  byExample: true,
  read({ battle, by }, { unit, at }) {
    if (!battle.table.map.named.has(at)) return noSuchHex(at, 'at');
    if (!isBuilding(groundAt(battle, at)))
      return { ...refuse('NOBODY_THERE', `There is no building in ${at}.`, '13.18.1'), path: '$.at' };
    const gun = battle.unit(unit)?.gun;
    if (gun?.type === 'Rct' || gun?.type === 'Rcl')
      return {
        ...refuse('CANNOT_USE', 'Rockets and recoilless rifles fire at those in it.', '13.18.1'),
        path: '$.unit',
      };
    return planForStructure(battle, by, { unit, at }, { of: buildingAt(battle, at) });
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `HE: hits on ${needs} or less.` }),
  perform(act, plan, { by }) {
    shellStructure(act, by, plan, {
      of: buildingAt(act.battle, plan.at),
      tell: (shot, changes) => act.effect('building-shelled', shot, { changes, cites: ['13.18.1'] }),
      strike: (piece, isCritical) => strikeBuilding(act, piece, plan.at, isCritical),
    });
  },
});

const SIZES: readonly Size[] = ['one level house', 'one level house', 'two level hex', 'three level hex'];

/** By the highest level that the gun sees (13.18.1). */
const buildingAt =
  (battle: Battle, at: string) =>
  ({ unit }: Piece): Structure => {
    const [seen, ...higher] = inView(battle, unit.at, at);
    return { line: 'vehicle', size: SIZES[floorOf(higher.at(-1) ?? seen ?? at)] ?? 'three level hex', seen };
  };

const inView = (battle: Battle, from: string, at: string): string[] =>
  placesIn(battle, at).filter((place) => sees(battle, from, place));

/** One roll for those on all levels in view, and for the building, which alone has its whole cover (13.18.2). */
function strikeBuilding(act: Act, piece: Piece, at: string, isCritical: boolean): void {
  const { battle } = act;
  const places = inView(battle, piece.unit.at, at);
  const fp = factorsOf(battle, piece, at);
  const column = columnFor(piece.gun, fp);
  const felt = columnFor(piece.gun, isCritical ? fp : fp / 2);
  const roll = act.rollOf(`hit on ${at}`, [piece.unit.id], DR);
  const rolled = total(roll);
  const outcomeWith = (modifiers: readonly Modifier[]) => {
    const final = rolled + sumOf(modifiers);
    return { modifiers, final, result: resultFor(battle, felt, final) };
  };
  const wallsOf = (place: string) =>
    isCritical ? walls(battle, place).map((one) => ({ ...one, value: -one.value })) : walls(battle, place);
  const struck = places.flatMap((place) => {
    const units = infantryAt(battle, place).map(({ id }) => id);
    const struck = byShelling(battle, { place, units, modifiers: wallsOf(place) });
    return struck
      .flatMap((one) => apart(one, (id) => underParachute(battle.theUnit(id))))
      .map((one): Outcome & { readonly place: string } => ({
        ...one,
        ...outcomeWith(one.modifiers),
        ...(!isCritical && { area: true as const }),
      }));
  });
  tellBurst(
    act,
    {
      unit: piece.unit.id,
      at,
      ammunition: 'HE',
      fp,
      column: column ?? 0,
      rolled,
      outcomes: struck.map(({ place: _, ...one }) => one).filter(isTold(battle)),
    },
    '13.18.2',
  );
  for (const one of struck) suffer(act, piece, one, fp);
  for (const place of places) loseGuns(act, place, roll, outcomeWith(wallsOf(place)).result);
  const whole = coverAt(battle, at, []);
  if (resultFor(battle, column, rolled + sumOf(whole)) === 'KIA') collapse(act, at, '13.18.2');
  igniteByBlast(act, at, column, rolled);
}

function suffer(act: Act, piece: Piece, outcome: Outcome & { readonly place: string }, fp: number): void {
  const { battle } = act;
  const { place, units, result } = outcome;
  if (result !== '-') uncoverAll(act, place, enemyOf(battle, piece.crew.side), '2.3.9.1', '2.5.4');
  desperation(
    act,
    units.flatMap((id) => battle.unit(id) ?? []),
    fp / 2,
  );
  sufferAll(act, [outcome], place);
}

function loseGuns(act: Act, place: string, roll: Roll, result: Outcome['result']): void {
  for (const gun of act.battle.unitsAt(place))
    if (isGun(gun) && !isLightMortar(gun) && isShattered(roll, result))
      destroyGun(act, gun as OnMap, ['13.17/q1']);
}

/** Stone is worth 1, and so is each level above the ground; guns have nothing for their emplacement (13.18.2, 13.17/q1). */
const walls = (battle: Battle, place: string): Modifier[] => [
  ...(groundAt(battle, place) === 'stone building'
    ? [{ why: 'stone building', value: 1, cites: '13.18.2' } as const]
    : []),
  ...(floorOf(place) > 0 ? [{ why: 'level', value: floorOf(place), cites: '13.18.2' } as const] : []),
];

/** Guns pushed by hand (10.2): one hex, the smallest further, and never uphill. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { stepOf } from '../ch04-movement/01-march.js';
import { mayEnter, stayUnseen } from '../ch04-movement/01-unseen.js';
import { bearerOf } from '../ch04-movement/02-weapons.js';
import { entryCost } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { isHedgerowBetween } from '../ch14-terrain/06-hedgerows.js';
import { isInStream } from '../ch14-terrain/22-streams.js';
import { bridgeAt, groundAt, isCover, isRoadBetween, levelAt } from '../ch14-terrain/ground.js';
import { staysUpstairs } from '../ch15-fortifications/06-upstairs.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { isDeepSnow, isMuddy } from '../ch16-fire/03-now.js';
import { isFirm } from '../ch16-fire/06-going.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { enemiesInView, isGun, isMmc, isOnMap, moraleOf, type OnMap, ofSide } from '../units/kinds.js';
import { isRecoilless } from '../units/ordnance.js';
import { crewOfGun, inRage, inTheSaddle, staysPut } from './01-crews.js';

/** Guns up to this calibre are light (10.2.5). */
const LIGHT = 40;
const [BY_HAND, LIGHT_IN_THE_OPEN, LIGHT_ON_ROADS] = [1, 2, 3];
/** In one hex (10.2/q8). */
export const MOST_GUNS = 2;

export const pushGun = order({
  title: 'Push a gun',
  description:
    'Men who have neither moved nor fired push the gun that they serve to an adjacent hex, and fire nothing in this player turn. Guns of 40mm or less go two hexes in the open, three along a road.',
  cites: ['10.2.1', '10.2.2/a', '10.2.5/a'],
  answers: ['movement'],
  asks: {
    gun: z.string().describe('The gun.'),
    path: z.array(z.string()).min(1).max(LIGHT_ON_ROADS).describe('The hexes, in their order.'),
    facing: z.int().min(0).max(5).optional().describe('The hexspine that it faces at the end.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const gun of ofSide(battle, by).filter(isGun))
      if (isOnMap(gun)) for (const to of neighbours(battle, gun.at)) yield { gun: gun.id, path: [to] };
  },
  read({ battle, by }, { gun: id, path, facing }) {
    const gun = battle.unit(id);
    if (!gun || !isGun(gun) || !isOnMap(gun))
      return {
        ...refuse('NOT_YOUR_WEAPON', `You have no gun "${id}" on the map.`, '10.2.2/a'),
        path: '$.gun',
      };
    const crew = bearerOf(battle, by, crewOfGun(battle, gun)?.id ?? '');
    if (isRefusal(crew)) return { path: '$.gun', ...crew };
    return (
      tooTired(gun, crew) ?? blocked(battle, gun, crew, path) ?? { gun: id, crew: crew.id, path, facing }
    );
  },
  perform(act, { gun, crew, path, facing }) {
    const { battle } = act;
    if (!getsItGoing(act, crew, gun, path)) return;
    loseBoreSights(act, [battle.theUnit(gun)]);
    for (const to of path) {
      const { at: from = to } = battle.theUnit(crew);
      stayUnseen(act, [crew], to);
      if (!mayEnter(act, [battle.theUnit(crew)], to)) return;
      if (meetMines(act, [crew], from).length === 0) return;
      const men = battle.theUnit(crew);
      const mf = entryCost(battle, men.at as string, to, [men]) ?? 0;
      const set = {
        at: to,
        dislodged: true,
        pushed: true,
        acquired: null,
        ...(facing !== undefined && { facing }),
      } as const;
      act.effect(
        'gun-pushed',
        { unit: crew, gun, from: men.at as string, to },
        {
          changes: [
            ...stepOf(battle, men, to, { mf, ledBy: [] }).map((change) =>
              change.do === 'unit' && change.unit === crew
                ? { ...change, set: { ...change.set, moving: null } }
                : change,
            ),
            { do: 'unit', unit: gun, set },
          ],
          cites: path.length > 1 ? ['10.2.5/a'] : ['10.2.2/a'],
        },
      );
      if (meetMines(act, [crew], to).length === 0) return;
    }
  },
});

/** In mud and deep snow, but on firm roads: who fails the check has moved all the same (16.5.9.10, 16.6.7.8). */
function getsItGoing(act: Act, id: string, gun: string, path: readonly string[]): boolean {
  const { battle } = act;
  const crew = battle.theUnit(id) as OnMap;
  const way = [crew.at, ...path];
  const isFirmAllTheWay = path.every((to, i) => {
    const from = way[i] as string;
    return isRoadBetween(battle, from, to) && isFirm(battle, from, to);
  });
  if (isFirmAllTheWay || !(isMuddy(battle) || isDeepSnow(battle))) return true;
  const modifiers = leadershipOver(battle, crew);
  const needs = moraleOf(crew);
  const rolled = total(act.rollOf('pushing', [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  const changes: Change[] = passed
    ? []
    : [
        { do: 'unit', unit: id, set: { moved: true } },
        { do: 'unit', unit: gun, set: { pushed: true } },
      ];
  act.effect(
    'gun-stuck',
    { unit: id, gun, needs, rolled, modifiers, passed },
    { changes, cites: [isMuddy(battle) ? '16.5.9.10' : '16.6.7.8'] },
  );
  return passed;
}

/** They do nothing else in the player turn (10.2.1, 10.2.2/a, 10.8.5). */
function tooTired(gun: OnMap, crew: OnMap): Refusal | undefined {
  if (!isMmc(crew)) return refuse('TOO_HEAVY', `${crew.name} is too weak to push ${gun.name}.`, '10.2.2/a');
  const bound = inRage(crew) ?? inTheSaddle(crew) ?? staysPut(gun) ?? staysUpstairs(gun);
  if (bound) return bound;
  if (gun.shotsFired) return refuse('HAS_FIRED', `${gun.name} has fired in this player turn.`, '10.2.1');
  return crew.moved || gun.pushed
    ? refuse('HAS_MOVED', `${crew.name} has moved in this phase.`, '10.2.2/a')
    : undefined;
}

function blocked(battle: Battle, gun: OnMap, crew: OnMap, path: readonly string[]): Refusal | undefined {
  let from = gun.at;
  for (const to of path) {
    if (!neighbours(battle, from).includes(to))
      return { ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${from}.`, '10.2.2/a'), path: '$.path' };
    if (entryCost(battle, from, to, [crew]) === undefined)
      return refuse('IMPASSABLE', `Nobody can push a gun into ${to}.`, '10.2.2/b');
    const isClosed = closedToGuns(battle, gun, from, to);
    if (isClosed) return isClosed;
    if (enemiesInView(battle, crew.side).some(({ at }) => at === to))
      return refuse('ENEMY_THERE', `There are enemies in ${to}.`, '10.2.2/b');
    if (levelAt(battle, to) > levelAt(battle, from) && (!isLight(gun) || path.length > 1))
      return refuse('TOO_HEAVY', `${gun.name} is not pushed uphill.`, '10.2.2/b', '10.2/q7');
    if (isLight(gun) && isCover(groundAt(battle, from)) && isCover(groundAt(battle, to)))
      return refuse('TOO_HEAVY', `${gun.name} is not pushed from cover to cover.`, '10.2.5/b');
    from = to;
  }
  if (path.length > reachOf(battle, gun, path))
    return {
      ...refuse('TOO_FAR', `${gun.name} is not pushed so far.`, '10.2.2/a', '10.2.5/a'),
      path: '$.path',
    };
  const guns = battle.unitsAt(from).filter((unit) => isGun(unit) && unit.id !== gun.id);
  return guns.length >= MOST_GUNS || !hasRoomIn(battle, from, crew.side, [crew, gun])
    ? refuse('NO_ROOM', `There is no room in ${from}.`, '10.2.4')
    : undefined;
}

/** Not into water or marsh, onto a foot bridge, and but for mortars not among crags, nor graves where no road leads (14.10.2, 14.18.2, 14.22.12, 14.27.7). */
function closedToGuns(battle: Battle, { name, gun }: Unit, from: string, to: string): Refusal | undefined {
  if (isInStream(battle, to))
    return refuse('IMPASSABLE', `${name} is not pushed into the stream of ${to}.`, '14.22.12');
  if (isHedgerowBetween(battle, from, to))
    return refuse('IMPASSABLE', `${name} is not pushed over a hedgerow.`, '14.6.8');
  if (bridgeAt(battle, to)?.is === 'foot')
    return refuse('IMPASSABLE', `The foot bridge in ${to} bears only what men carry.`, '14.29.11.2');
  const ground = groundAt(battle, to);
  if (ground === 'marsh')
    return refuse('IMPASSABLE', `${name} is not pushed into the marsh of ${to}.`, '14.18.2');
  if (gun?.type === 'Mtr') return undefined;
  if (ground === 'crag')
    return refuse('IMPASSABLE', `${name} is not pushed among the crags of ${to}.`, '14.10.2');
  return ground === 'graveyard' && !isRoadBetween(battle, from, to)
    ? refuse('IMPASSABLE', `${name} comes into the graveyard of ${to} by its road only.`, '14.27.7')
    : undefined;
}

/** German recoilless rifles are as easy to push as small guns (8.21.11). */
const isLight = (unit: Unit): boolean =>
  isRecoilless(unit) || (unit.gun !== undefined && unit.gun.calibre <= LIGHT);

/** Level open ground, or a road, all the way (10.2.5/a). */
function reachOf(battle: Battle, gun: OnMap, path: readonly string[]): number {
  if (!isLight(gun)) return BY_HAND;
  const hexes = [gun.at, ...path];
  const isLevel = hexes.every((at) => levelAt(battle, at) === levelAt(battle, gun.at));
  if (!isLevel) return BY_HAND;
  if (path.every((to, i) => isRoadBetween(battle, hexes[i] as string, to))) return LIGHT_ON_ROADS;
  return path.every((at) => groundAt(battle, at) === 'open ground') ? LIGHT_IN_THE_OPEN : BY_HAND;
}

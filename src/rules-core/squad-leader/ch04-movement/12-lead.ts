/** Horses that are led (4.12.5 to 4.12.10): taken by the bridle, loaded with weapons, captured, or killed. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  infantryAt,
  isCycle,
  isMmc,
  isMount,
  isOnMap,
  isWeapon,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { isTooMuch, portageOf } from './02-portage.js';
import { bearerOf } from './02-weapons.js';
import { isMounted, looseMountsAt } from './12-cavalry.js';
import { factorsLeft } from './costs.js';

const LED_BY_MEN = 3;
const LED_BY_LEADER = 1;
const ROOM = 5;
const LOADING = 2;

const unitAndMount = {
  unit: z.string().describe('Who does it.'),
  mount: z.string().describe('The horses.'),
};

export const lead = order({
  title: 'Lead horses',
  description:
    'A unit on foot takes horses of its hex by the bridle, its own or those of an enemy who has no men there: they go where it goes, and carry weapons for it.',
  cites: ['4.12.5', '4.12.6', '4.12.7', '4.12.10'],
  answers: ['movement'],
  asks: unitAndMount,
  candidates: ({ battle, by }) => pairs(battle, by),
  read({ battle, by }, { unit: id, mount: mountId }) {
    const pair = handlerOf(battle, by, id, mountId);
    if (isRefusal(pair)) return pair;
    const { unit, mount } = pair;
    if (mount.possessor !== undefined) return refuse('HAS_MOVED', `${mount.name} is led already.`, '4.12.6');
    const most = isMmc(unit) ? LED_BY_MEN : LED_BY_LEADER;
    return weaponsOf(battle, unit).filter(isMount).length >= most
      ? refuse('NO_ROOM', `${unit.name} leads ${most} at most.`, '4.12.7')
      : { unit: id, mount: mountId, side: by };
  },
  perform(act, { unit, mount, side }) {
    act.effect(
      'led',
      { unit, mount },
      { changes: [{ do: 'unit', unit: mount, set: { possessor: unit, side } }], cites: ['4.12.5', '4.12.6'] },
    );
  },
});

export const letGo = order({
  title: 'Let horses go',
  description: 'A unit leaves horses that it leads in its hex.',
  cites: ['4.12.6'],
  answers: ['movement'],
  asks: { mount: z.string().describe('The horses.') },
  *candidates({ battle, by }) {
    for (const mount of ofSide(battle, by)) if (isMount(mount) || isCycle(mount)) yield { mount: mount.id };
  },
  read({ battle, by }, { mount: id }) {
    const mount = battle.unit(id);
    if (mount?.side !== by || !(isMount(mount) || isCycle(mount)) || mount.possessor === undefined)
      return { ...refuse('NO_POSSESSOR', `You lead no horses "${id}".`, '4.12.6'), path: '$.mount' };
    const unit = bearerOf(battle, by, mount.possessor);
    return isRefusal(unit) ? unit : { unit: unit.id, mount: id };
  },
  perform(act, { unit, mount }) {
    act.effect(
      'let-go',
      { unit, mount },
      { changes: [{ do: 'unit', unit: mount, set: { possessor: null } }], cites: ['4.12.6'] },
    );
  },
});

export const killHorses = order({
  title: 'Kill horses',
  description: "A unit kills the enemy's horses in a hex in which he has no men.",
  cites: ['4.12.5'],
  answers: ['movement'],
  asks: unitAndMount,
  candidates: ({ battle, by }) => pairs(battle, by),
  read({ battle, by }, { unit: id, mount: mountId }) {
    const pair = handlerOf(battle, by, id, mountId);
    if (isRefusal(pair)) return pair;
    return pair.mount.side === by
      ? refuse('NOT_YOUR_UNIT', `${pair.mount.name} is not the enemy's.`, '4.12.5')
      : { mount: mountId };
  },
  perform: (act, { mount }) => eliminate(act, mount, ['4.12.5']),
});

export const load = order({
  title: 'Load horses',
  description: 'A unit loads a weapon of its own on horses that it leads, for two movement factors.',
  cites: ['4.12.8', '4.12.9'],
  answers: ['movement'],
  asks: {
    weapon: z.string().describe('A weapon of the unit that leads them.'),
    mount: z.string().describe('The horses.'),
  },
  *candidates({ battle, by }) {
    for (const mount of ofSide(battle, by))
      if (isMount(mount) && mount.possessor !== undefined)
        for (const weapon of ofSide(battle, by).filter(isWeapon))
          yield { weapon: weapon.id, mount: mount.id };
  },
  read({ battle, by }, { weapon: id, mount: mountId }) {
    const weapon = battle.unit(id);
    const mount = battle.unit(mountId);
    const unit = bearerOf(battle, by, mount?.possessor ?? '');
    if (isRefusal(unit)) return unit;
    if (!weapon || !isWeapon(weapon) || weapon.possessor !== unit.id)
      return refuse('NOT_YOUR_WEAPON', `${unit.name} has no weapon "${id}".`, '4.12.9');
    const loaded = [...weaponsOf(battle, mount as Unit), weapon].reduce(
      (sum, one) => sum + portageOf(one),
      0,
    );
    if (loaded > ROOM) return refuse('TOO_HEAVY', `Horses carry ${ROOM} points.`, '4.12.8');
    return tooLate(battle, unit) ?? { unit: unit.id, weapon: id, mount: mountId };
  },
  perform(act, { unit, weapon, mount }) {
    const { battle } = act;
    act.effect(
      'loaded',
      { unit, weapon },
      { changes: handling(battle, unit, weapon, mount), cites: ['4.12.9'] },
    );
  },
});

export const unload = order({
  title: 'Unload horses',
  description: 'A unit takes a weapon from horses that it leads, for two movement factors.',
  cites: ['4.12.9'],
  answers: ['movement'],
  asks: { weapon: z.string().describe('The weapon.') },
  *candidates({ battle, by }) {
    for (const weapon of ofSide(battle, by).filter(isWeapon)) yield { weapon: weapon.id };
  },
  read({ battle, by }, { weapon: id }) {
    const weapon = battle.unit(id);
    const mount = battle.unit(weapon?.possessor ?? '');
    if (!weapon || !mount || !isMount(mount))
      return {
        ...refuse('NOT_YOUR_WEAPON', `"${id}" is on no horses of yours.`, '4.12.9'),
        path: '$.weapon',
      };
    const unit = bearerOf(battle, by, mount.possessor ?? '');
    if (isRefusal(unit)) return unit;
    if (isTooMuch(battle, unit, weapon))
      return refuse('TOO_HEAVY', `${unit.name} carries at most 3 portage points.`, '4.2.3');
    return tooLate(battle, unit) ?? { unit: unit.id, weapon: id };
  },
  perform(act, { unit, weapon }) {
    const { battle } = act;
    act.effect(
      'unloaded',
      { unit, weapon },
      { changes: handling(battle, unit, weapon, unit), cites: ['4.12.9'] },
    );
  },
});

const tooLate = (battle: Battle, unit: OnMap): Refusal | undefined =>
  factorsLeft(battle, unit, infantryAt(battle, unit.at, unit.side)) < LOADING
    ? refuse('TOO_FAR', `That takes ${unit.name} ${LOADING} MF.`, '4.12.9')
    : undefined;

/** The weapon changes its place, and the unit spends its time. */
function handling(battle: Battle, id: string, weapon: string, possessor: string): Change[] {
  const { spent = 0 } = battle.theUnit(id);
  return [
    { do: 'unit', unit: weapon, set: { possessor, handled: true } },
    { do: 'unit', unit: id, set: { spent: spent + LOADING, moved: true, moving: true } },
  ];
}

/** A unit on foot that may move, and horses beside it that nobody rides and no enemy guards. */
function handlerOf(
  battle: Battle,
  by: string,
  id: string,
  mountId: string,
): { readonly unit: OnMap; readonly mount: Unit } | Refusal {
  const unit = bearerOf(battle, by, id);
  if (isRefusal(unit)) return unit;
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is in the saddle.`, '4.12.7');
  const isMad = inRage(unit);
  if (isMad) return isMad;
  const mount = looseMountsAt(battle, unit.at).find((one) => one.id === mountId);
  if (!mount) return refuse('NOT_TOGETHER', `No horses "${mountId}" stand in ${unit.at}.`, '4.12.5');
  return mount.side !== by && infantryAt(battle, unit.at, mount.side).length > 0
    ? refuse('ENEMY_THERE', `${mount.name} is guarded.`, '4.12.5')
    : { unit, mount };
}

/** Every unit with all horses of its hex that nobody rides. */
function* pairs(battle: Battle, by: string): Iterable<{ unit: string; mount: string }> {
  for (const unit of ofSide(battle, by))
    if (isOnMap(unit) && !isMount(unit) && !isWeapon(unit))
      for (const mount of looseMountsAt(battle, unit.at)) yield { unit: unit.id, mount: mount.id };
}

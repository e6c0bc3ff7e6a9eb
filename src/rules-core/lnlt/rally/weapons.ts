/** Support Weapons in the hands of those who carry them (1.6, 1.6.1, 3.0/k, 3.0/r-t): taken, exchanged, dropped, destroyed, flipped. */
import * as z from 'zod';
import { servesWeapons } from '../fire/firers.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isGoodOrder, isMmc, isWeapon, ownAt, weaponsOf } from '../units/kinds.js';

const WEAPON = z.string().describe('The Support Weapon.');
/** A weapon changes hands or sides up once in a Rally Phase (CHOICES.md). */
const HANDLED = { tried: true } as const;

/** Squads carry two, everybody else one (1.6/a). */
const carries = ({ kind }: Unit): number => (kind === 'squad' ? 2 : 1);

/** Why a unit cannot take one weapon more, or another instead of one it has. */
function handsRefusal(battle: Battle, unit: Unit, giving = 0): Refusal | undefined {
  if (!servesWeapons(unit))
    return refuse('CANNOT_CARRY', `${unit.name} carries no Support Weapons.`, '1.6/q', '1.7/l');
  if (!isGoodOrder(unit) || unit.melee)
    return refuse('CANNOT_CARRY', `${unit.name} is Shaken or locked in Melee.`, '1.6/s', '1.6/i');
  return weaponsOf(battle, unit).length - giving >= carries(unit)
    ? refuse('CANNOT_CARRY', `${unit.name} carries all it can.`, '1.6/a')
    : undefined;
}

const enemyRefusal = (battle: Battle, { at, side }: Unit): Refusal | undefined =>
  enemiesAt(battle, at as string, side).length > 0
    ? refuse('ENEMY_THERE', `There are enemies in ${at}.`, '3.0/k', '3.0/r')
    : undefined;

/** What its new possessor makes of it: of another nation it is captured (1.6/k). */
export function takenBy(unit: Unit, weapon: Unit): Change {
  const isForeign = (weapon.madeBy ?? weapon.nation) !== unit.nation;
  return {
    do: 'unit',
    unit: weapon.id,
    set: {
      possessor: unit.id,
      side: unit.side,
      nation: unit.nation,
      madeBy: isForeign ? (weapon.madeBy ?? weapon.nation) : null,
      ...(unit.aboard !== undefined && { aboard: unit.aboard }),
    },
  };
}

const weaponRefusal = (weapon: Unit | undefined, id: string): Refusal | undefined => {
  if (!weapon || !isWeapon(weapon)) return refuse('NO_WEAPON', `There is no Support Weapon "${id}".`);
  return weapon.tried
    ? refuse('HAS_TRIED', `${weapon.name} has been handled in this phase.`, '3.0/k')
    : undefined;
};

/** Why a unit cannot pick up a weapon that lies in its place. */
export function pickUpRefusal(
  battle: Battle,
  unit: Unit,
  weapon: Unit | undefined,
  id: string,
): Refusal | undefined {
  if (!weapon || !isWeapon(weapon) || weapon.at !== unit.at || weapon.possessor !== undefined)
    return refuse('NO_WEAPON', `No Support Weapon "${id}" lies in ${unit.at}.`, '3.0/k', '1.6/j');
  return handsRefusal(battle, unit);
}

export const lying = (battle: Battle, at: string): Unit[] =>
  battle
    .unitsAt(at)
    .filter((unit) => isWeapon(unit) && unit.possessor === undefined && unit.aboard === undefined);

export const pickUp = order({
  title: 'Pick up a weapon',
  description: 'A Good Order unit takes a Support Weapon that lies in its place, where there is no enemy.',
  cites: ['1.6/s', '3.0/k'],
  answers: ['rally'],
  asks: { unit: z.string().describe('The unit that takes it.'), weapon: WEAPON },
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && unit.at !== undefined && servesWeapons(unit))
        for (const weapon of lying(battle, unit.at)) yield { unit: unit.id, weapon: weapon.id };
  },
  read({ battle, by }, { unit: id, weapon }) {
    const unit = battle.unit(id);
    if (unit?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
    const found = battle.unit(weapon);
    const refused =
      weaponRefusal(found, weapon) ??
      pickUpRefusal(battle, unit, found, weapon) ??
      enemyRefusal(battle, unit);
    return refused ?? { unit: id, weapon };
  },
  perform(act, { unit, weapon }) {
    const { battle } = act;
    act.effect(
      'weapon-taken',
      { unit, weapon },
      {
        changes: [
          takenBy(battle.theUnit(unit), battle.theUnit(weapon)),
          { do: 'unit', unit: weapon, set: HANDLED },
        ],
        cites: ['1.6/s', '3.0/k'],
      },
    );
  },
});

export const swap = order({
  title: 'Hand over a weapon',
  description: 'A Good Order unit gives a Support Weapon to another of its place, or exchanges it.',
  cites: ['1.6/i', '3.0/r'],
  answers: ['rally'],
  asks: {
    weapon: WEAPON,
    to: z.string().describe('The unit that gets it.'),
    back: z.string().optional().describe('The weapon given in return.'),
  },
  *candidates({ battle, by }) {
    for (const weapon of battle.units()) {
      const giver = battle.unit(weapon.possessor ?? '');
      if (giver?.side !== by || giver.at === undefined) continue;
      for (const to of ownAt(battle, giver.at, by)) {
        if (to.id === giver.id || !servesWeapons(to)) continue;
        yield { weapon: weapon.id, to: to.id };
        for (const back of weaponsOf(battle, to)) yield { weapon: weapon.id, to: to.id, back: back.id };
      }
    }
  },
  read({ battle, by }, { weapon: id, to: toId, back: backId }) {
    const [weapon, to] = [battle.unit(id), battle.unit(toId)];
    const from = battle.unit(weapon?.possessor ?? '');
    if (!weapon || from?.side !== by || to?.side !== by)
      return refuse('NOT_YOUR_UNIT', 'Name a weapon of yours and a unit of yours.');
    const back = backId === undefined ? undefined : battle.unit(backId);
    if (from.at !== to.at || from.id === to.id || (backId !== undefined && back?.possessor !== toId))
      return refuse('NOT_TOGETHER', 'Both units must be in one place and have what they exchange.', '1.6/i');
    const refused =
      weaponRefusal(weapon, id) ??
      (back && weaponRefusal(back, back.id)) ??
      handsRefusal(battle, to, back ? 1 : 0) ??
      handsRefusal(battle, from, 1) ??
      enemyRefusal(battle, from);
    return refused ?? { weapon: id, to: toId, from: from.id, ...(backId !== undefined && { back: backId }) };
  },
  perform(act, { weapon, to, from, back }) {
    const { battle } = act;
    act.effect(
      'weapon-taken',
      { unit: to, weapon, ...(back !== undefined && { back }) },
      {
        changes: [
          takenBy(battle.theUnit(to), battle.theUnit(weapon)),
          { do: 'unit', unit: weapon, set: HANDLED },
          ...(back === undefined
            ? []
            : [
                takenBy(battle.theUnit(from), battle.theUnit(back)),
                { do: 'unit' as const, unit: back, set: HANDLED },
              ]),
        ],
        cites: ['1.6/i', '3.0/r'],
      },
    );
  },
});

/** Weapons that a side has in hand. */
function* inHand(battle: Battle, side: string): Iterable<{ readonly weapon: Unit; readonly by: Unit }> {
  for (const weapon of battle.units()) {
    const by = battle.unit(weapon.possessor ?? '');
    if (by?.side === side && by.at !== undefined && !weapon.tried) yield { weapon, by };
  }
}

/** A weapon in hand, for an order about it; a refusal when it is not, or its possessor may not. */
function readInHand(
  battle: Battle,
  side: string,
  id: string,
  may: (by: Unit, weapon: Unit) => Refusal | undefined,
): { readonly weapon: string; readonly by: string } | Refusal {
  const weapon = battle.unit(id);
  const by = battle.unit(weapon?.possessor ?? '');
  if (!weapon || by?.side !== side) return refuse('NOT_YOUR_UNIT', `You have no weapon "${id}" in hand.`);
  return weaponRefusal(weapon, id) ?? may(by, weapon) ?? { weapon: id, by: by.id };
}

const steady = (by: Unit): Refusal | undefined =>
  isGoodOrder(by) ? undefined : refuse('SHAKEN', `${by.name} is Shaken: it can drop nothing.`, '1.6/g');

export const drop = order({
  title: 'Drop a weapon',
  description: 'A Good Order unit lays a Support Weapon down in its place.',
  cites: ['1.6/g'],
  answers: ['rally'],
  asks: { weapon: WEAPON },
  *candidates({ battle, by }) {
    for (const { weapon } of inHand(battle, by)) yield { weapon: weapon.id };
  },
  read: ({ battle, by }, { weapon }) => readInHand(battle, by, weapon, steady),
  perform: (act, { weapon }) =>
    act.effect(
      'weapon-dropped',
      { weapon },
      { changes: [{ do: 'unit', unit: weapon, set: { possessor: null, ...HANDLED } }], cites: ['1.6/g'] },
    ),
});

export const destroy = order({
  title: 'Destroy a weapon',
  description:
    'A Good Order MMC that is not a Weapon Team, a Leader or a Hero destroys the Support Weapon it has.',
  cites: ['1.6/g', '3.0/t'],
  answers: ['rally'],
  asks: { weapon: WEAPON },
  *candidates({ battle, by }) {
    for (const { weapon } of inHand(battle, by)) yield { weapon: weapon.id };
  },
  read: ({ battle, by }, { weapon }) =>
    readInHand(battle, by, weapon, (holder) => {
      const may =
        (isMmc(holder) && holder.kind !== 'weapon-team') ||
        holder.kind === 'leader' ||
        holder.kind === 'hero';
      return may && isGoodOrder(holder)
        ? undefined
        : refuse('CANNOT_CARRY', `${holder.name} cannot destroy a weapon now.`, '3.0/t');
    }),
  perform: (act, { weapon, by }) =>
    act.effect(
      'weapon-destroyed',
      { unit: by, weapon },
      { changes: [{ do: 'leave', unit: weapon }], cites: ['1.6/g', '3.0/t'] },
    ),
});

export const flip = order({
  title: 'Assemble or dismantle',
  description: 'A tripod weapon is set up, or made ready to be carried; Shaken units only dismantle.',
  cites: ['1.6.1/a', '1.6.1/c', '3.0/s'],
  answers: ['rally'],
  asks: { weapon: WEAPON },
  *candidates({ battle, by }) {
    for (const { weapon } of inHand(battle, by)) if (weapon.tripod) yield { weapon: weapon.id };
  },
  read: ({ battle, by }, { weapon }) => readInHand(battle, by, weapon, flipRefusal),
  perform(act, { weapon }) {
    const to = act.battle.theUnit(weapon).tripod === 'assembled' ? 'dismantled' : 'assembled';
    act.effect(
      'weapon-flipped',
      { weapon, to },
      { changes: [{ do: 'unit', unit: weapon, set: { tripod: to, ...HANDLED } }], cites: ['1.6.1/a'] },
    );
  },
});

function flipRefusal(by: Unit, weapon: Unit): Refusal | undefined {
  if (weapon.tripod === undefined) return refuse('NO_WEAPON', `${weapon.name} has no tripod.`, '1.6.1');
  if (by.melee) return refuse('CANNOT_CARRY', `${by.name} is locked in Melee.`, '1.6.1/a');
  return by.shaken && weapon.tripod === 'dismantled'
    ? refuse('SHAKEN', `${by.name} is Shaken: it can dismantle, not assemble.`, '1.6.1/c')
    : undefined;
}

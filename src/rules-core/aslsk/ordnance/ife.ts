/** Infantry Firepower Equivalent (6.8): a Gun that fires like a machine gun, straight on the IFT. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { hexesWith } from '../../mechanics/places.js';
import { targetsAt } from '../fire/attack.js';
import { fireGroup } from '../fire/fire.js';
import { checkUse, type Group, isForbidden } from '../fire/group.js';
import { attackOdds, oddsInWords } from '../fire/odds.js';
import { cannotAimFrom, type Forbidden, forbid, mannerOf, mayShootAgain } from '../fire/window.js';
import { order } from '../form.js';
import type { AslBattle, AslUnit } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { enemiesAt, enemyMarkerAt, isCaptured, isCombatant, possessorOf } from '../units/units.js';
import { loseAcquisition } from './acquisition.js';
import { reveal } from './hidden.js';
import { arcModifiers } from './modifiers.js';
import { rateOfFire } from './rate-of-fire.js';
import { turn } from './shoot.js';
import { facingOf } from './shot.js';

interface Ife {
  readonly weapon: UnitId;
  readonly at: LocationId;
  readonly ca?: number | undefined;
  readonly spendRof?: boolean | undefined;
}

const NORMAL_RANGE = 16;

interface Burst {
  readonly weapon: AslUnit;
  readonly ca: number | undefined;
  readonly turns: number;
  readonly group: Group;
}

export const ife = order({
  title: 'Fire with IFE',
  description: 'Fire a rapid Gun at Infantry on the IFT with its Infantry Firepower Equivalent.',
  cites: ['6.8/a', '6.8/b', '6.8/c', '6.8/d'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'defensive-fire'],
  asks: {
    weapon: z.string().describe('The Gun.'),
    at: z.string().describe('The hex fired at.'),
    ca: z.number().int().min(0).max(5).optional().describe('The hexspine to turn to first.'),
    spendRof: z.boolean().optional().describe('No further shot, but Residual FP.'),
  },
  *candidates({ battle, by }) {
    for (const weapon of battle.units()) {
      if (weapon.side !== by || weapon.ife === undefined) continue;
      for (const at of enemyHexes(battle, by)) {
        yield { weapon: weapon.id, at };
        if (battle.clock.phase === 'MPh') yield { weapon: weapon.id, at, spendRof: true };
      }
    }
  },
  read({ battle, by }, order) {
    const burst = burstOf(battle, order, by);
    return isForbidden(burst) ? burst : { order, burst };
  },
  listing({ battle, by }, { at }, { order, burst }) {
    const odds = battle.options.los === 'preview' ? attackOdds(battle, burst.group, order, by) : undefined;
    return odds ? { says: oddsInWords(distance(battle, burst.weapon.at as LocationId, at), odds) } : {};
  },
  perform(act, { order, burst }, { by }) {
    reveal(act, [burst.weapon], '6.4/c');
    turn(act, burst);
    loseAcquisition(act, burst.weapon);
    fireGroup(act, burst.group, { at: order.at, firers: [order.weapon], spendRof: order.spendRof }, by);
  },
});

/** Could this side fire with IFE at the units that move in that location? */
export function couldUseIfe(battle: AslBattle, by: SideId, at: LocationId): boolean {
  return battle
    .units()
    .some(
      ({ id, side, ife: fp }) =>
        side === by && fp !== undefined && !isForbidden(burstOf(battle, { weapon: id, at }, by)),
    );
}

const enemyHexes = (battle: AslBattle, by: SideId): LocationId[] =>
  hexesWith(battle, (unit) => unit.side !== by && (isCombatant(unit) || unit.kind === 'concealment'));

function burstOf(battle: AslBattle, order: Ife, by: SideId): Burst | Forbidden {
  const { at } = order;
  const weapon = battle.unit(order.weapon);
  const holder = weapon && possessorOf(battle, weapon);
  if (!weapon || weapon.side !== by || weapon.kind !== 'gun' || weapon.ife === undefined || !holder)
    return forbid('NO_IFE', `You man no Gun "${order.weapon}" with an IFE.`, '6.8/a');
  if (holder.at === undefined || !onMap(battle, at))
    return forbid('NO_SUCH_HEX', `The map has no hex ${at}.`);
  const rapid = asMachineGun(battle, weapon, holder);
  const manner = mannerOf(battle, rapid, at);
  if (typeof manner === 'object') return manner;
  if (weapon.turned && weapon.caChanged)
    return forbid('HAS_TURNED', `${weapon.name} has changed its CA at the end of this phase.`, '3.2.4/CA-d');
  const facing = facingOf(battle, weapon, holder, order);
  if (isForbidden(facing)) return facing;
  const group: Group = {
    shots: [{ firing: rapid, holder, manner }],
    helpers: [],
    leaders: [],
    modifiers: arcModifiers(battle, weapon, facing.turns),
  };
  return checkAim(battle, weapon, holder, at) ?? checkUse(group) ?? { weapon, ...facing, group };
}

/** The Gun as the IFT sees it: its IFE at 16 hexes, one slower (6.8/c, d). */
function asMachineGun(battle: AslBattle, weapon: AslUnit, holder: AslUnit): AslUnit {
  const captured = isCaptured(battle, weapon) ? 1 : 0;
  const rof = rateOfFire(battle, weapon, holder, 0) - 1 + captured;
  return { ...weapon, fp: weapon.ife ?? 0, range: NORMAL_RANGE, rof };
}

function checkAim(
  battle: AslBattle,
  weapon: AslUnit,
  holder: AslUnit,
  at: LocationId,
): Forbidden | undefined {
  const from = holder.at as LocationId;
  const { side } = weapon;
  const moving = battle.clock.phase === 'MPh';
  const there = moving ? targetsAt(battle, at, side) : enemiesAt(battle, at, side);
  if (there.length === 0 && !enemyMarkerAt(battle, at, side))
    return forbid('NO_TARGET', `There is nobody to fire at in ${at}.`, '3.2.1/a');
  if (distance(battle, from, at) > 2 * NORMAL_RANGE)
    return forbid('OUT_OF_RANGE', `${weapon.name} does not reach ${at} with its IFE.`, '6.8/d');
  const cannot = cannotAimFrom(battle, holder, from, at);
  if (cannot) return cannot;
  if (moving && !there.some((mover) => mayShootAgain(mover, weapon)))
    return forbid('NO_MORE_SHOTS', `${weapon.name} has fired at them here already.`, '3.3.3/i');
  return undefined;
}

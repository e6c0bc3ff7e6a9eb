/** Paratroops land (12.9.11, 12.9.12, 12.9.22 to 12.9.28): they steer a little, come down, and are helpless for a while. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { askAfterwards } from '../ch03-infantry/04-wounds.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isAfv, isManned } from '../ch11-vehicles/state.js';
import { type Ground, groundAt, isCover, isRiver, isWater } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Modifier, refuse, type Unit } from '../system.js';
import { attacker, enemyOf, infantryAt, isInfantry, isWeapon, shownVehiclesAt } from '../units/kinds.js';
import { aloftOf } from './09-drop.js';
import { landGliders } from './10-gliders.js';

/** When the enemy has fired at those in the air they land, and then he may fire at those on the ground (12.9.11, 12.9.16). */
export function beginLanding(act: Act): boolean {
  const side = attacker(act.battle);
  const { airdrop, gliders } = act.battle.side(side);
  const isAloft = airdrop === 'aloft' || gliders === 'aloft';
  if (act.battle.clock.phase !== 'defensive-fire' || !isAloft) return false;
  act.plan({ task: 'land', sides: [side] });
  return true;
}

export const steer = order({
  title: 'Steer a parachute',
  description: 'Unbroken men in the air move their parachute one hex before they land.',
  cites: ['12.9.11'],
  answers: ['steer'],
  asks: { unit: z.string().describe('Who steers.'), to: z.string().describe('The adjacent hex.') },
  *candidates({ battle, by }) {
    for (const unit of aloftOf(battle, by))
      if (unit.aloft !== undefined)
        for (const to of neighbours(battle, unit.aloft)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.aloft === undefined)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have nobody "${id}" in the air: name one of yours.`, '12.9.11'),
        path: '$.unit',
      };
    if (!isInfantry(unit)) return refuse('CANNOT_MOVE', `Nobody steers ${unit.name}.`, '12.9.11');
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '12.9.11');
    if (unit.steered) return refuse('HAS_MOVED', `${unit.name} has steered its parachute.`, '12.9.11');
    return neighbours(battle, unit.aloft).includes(to)
      ? { unit: id, to }
      : { ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${unit.aloft}.`, '12.9.11'), path: '$.to' };
  },
  perform(act, { unit, to }) {
    act.effect(
      'steered',
      { unit, to },
      { changes: [{ do: 'unit', unit, set: { aloft: to, steered: true } }], cites: ['12.9.11'] },
    );
  },
});

export function landing(act: Act, { sides: [side] }: { readonly sides: readonly SideId[] }): void {
  if (askAfterwards(act)) return;
  if (side !== undefined && couldBeAsked(act, side, 'steer')) {
    act.ask({ side, kind: 'steer' });
    return;
  }
  act.done();
  touchDown(act, attacker(act.battle));
}

/** All land at once, also among enemies; then the ground takes its toll (12.9.12). */
function touchDown(act: Act, side: SideId): void {
  const { battle } = act;
  landGliders(act, side);
  if (battle.side(side).airdrop !== 'aloft') return;
  const coming = aloftOf(battle, side);
  const places = new Map(coming.map(({ id, aloft }) => [id, aloft as string]));
  act.effect(
    'landed',
    { units: [...places.keys()] },
    {
      changes: [
        ...coming.map(
          (unit): Change => ({
            do: 'unit',
            unit: unit.id,
            set: {
              at: unit.aloft as string,
              aloft: null,
              jumps: null,
              steered: null,
              parachute: true,
              ...(comesUponVehicle(battle, unit) && { besets: unit.aloft as string }),
            },
          }),
        ),
        { do: 'side', side, set: { airdrop: 'landed' } },
      ],
      cites: ['12.9.12'],
    },
  );
  for (const at of new Set([...places.values()].sort())) meetGround(act, at, side);
}

/** Men who come down where an enemy vehicle stands may attack it later, if it stays (12.9.26). */
const comesUponVehicle = (battle: Battle, unit: Unit): boolean =>
  isInfantry(unit) && shownVehiclesAt(battle, unit.aloft as string).some(({ side }) => side !== unit.side);

/** Of those who have landed in a hex. */
const landedAt = (battle: Battle, at: string, side: SideId): Unit[] =>
  battle.unitsAt(at).filter((unit) => unit.side === side && unit.parachute === true);

/** Water drowns, trees and houses shake (12.9.22 to 12.9.24); men on wire or mines are no worse off (12.9/q8). */
function meetGround(act: Act, at: string, side: SideId): void {
  const { battle } = act;
  const ground = groundAt(battle, at);
  const units = landedAt(battle, at, side);
  if (isWater(ground)) fallInWater(act, units, ground);
  else if (ground === 'deep stream') sink(act, units);
  else if (isCover(ground)) shake(act, units, '12.9.22');
  meetEnemies(act, at, side);
}

/** Nobody comes out of deep water; in a shallow river the broken are lost, and all that is carried (12.9.24). */
function fallInWater(act: Act, units: readonly Unit[], ground: Ground): void {
  const isShallow = isRiver(ground) && ground === 'shallow river';
  const lost = units.filter((unit) => !isShallow || !isInfantry(unit) || unit.broken);
  for (const { id } of lost) eliminate(act, id, ['12.9.24']);
  shake(
    act,
    units.filter((unit) => !lost.includes(unit)),
    '12.9.24',
  );
}

/** The broken are in the hands of the enemy: of his infantry, who may take them, or of an AFV, which does not (12.9/q12). */
function meetEnemies(act: Act, at: string, side: SideId): void {
  const { battle } = act;
  const broken = landedAt(battle, at, side).filter((unit) => isInfantry(unit) && unit.broken);
  const enemy = enemyOf(battle, side);
  if (broken.length === 0) return;
  if (infantryAt(battle, at, enemy).some((unit) => !unit.broken && !unit.hidden)) deliver(act, broken);
  else if (shownVehiclesAt(battle, at, enemy).some((unit) => isAfv(unit) && isManned(unit)))
    for (const { id } of broken) eliminate(act, id, ['12.9/q12']);
}

function deliver(act: Act, broken: readonly Unit[]): void {
  if (!isInPlay(act.battle, '3.29')) for (const { id } of broken) eliminate(act, id, ['12.9/q12']);
  else
    act.effect(
      'stranded',
      { units: broken.map(({ id }) => id) },
      {
        changes: broken.map(({ id }): Change => ({ do: 'unit', unit: id, set: { fate: 'cannot rout' } })),
        cites: ['12.9/q12'],
      },
    );
}

const SINKS_FROM = 5;

/** A deep stream takes weapons on a 5 or 6, and shakes men (12.9.23). */
function sink(act: Act, units: readonly Unit[]): void {
  for (const { id } of units.filter(isWeapon)) {
    const rolled = total(act.rollOf('stream', [id], D6));
    if (rolled >= SINKS_FROM) eliminate(act, id, ['12.9.23']);
  }
  shake(act, units, '12.9.23');
}

/** Also those who are broken; leaders first, who help or shake the others (12.9.22, 12.9/q7). */
function shake(act: Act, units: readonly Unit[], cites: RuleId): void {
  const ids = units.filter((unit) => isInfantry(unit) && act.battle.unit(unit.id)).map(({ id }) => id);
  if (ids.length > 0) moraleChecks(act, ids, { check: 'landing', calmly: true, cites: [cites] });
}

/** In the open under its parachute (12.9.17). */
export const underParachute = ({ parachute }: Unit): Modifier[] =>
  parachute ? [{ why: 'under its parachute', value: -2, cites: '12.9.17' }] : [];

const TANGLED = 2;

/** Worse in the first close combat, and easier to strike (12.9.25). */
export const tangledAttackers = (attackers: readonly Unit[]): Modifier[] =>
  attackers.some(({ parachute }) => parachute)
    ? [{ why: 'paratroops', value: TANGLED, cites: '12.9.25' }]
    : [];

export const tangled = ({ parachute }: Unit): Modifier[] =>
  parachute ? [{ why: 'paratroops', value: -TANGLED, cites: '12.9.25' }] : [];

/** Paratroops among enemies have to fight them (12.9.25). */
export const boundToFight = (battle: Battle, by: SideId): Unit | undefined =>
  battle.side(by).airdrop !== 'landed'
    ? undefined
    : battle
        .units()
        .find(
          (unit) =>
            unit.side === by &&
            unit.parachute === true &&
            isInfantry(unit) &&
            !unit.broken &&
            unit.at !== undefined &&
            infantryAt(battle, unit.at).some((enemy) => enemy.side !== by && !enemy.hidden) &&
            !battle.clock.attacks?.some(
              ({ attackers, leader }) => attackers.includes(unit.id) || leader === unit.id,
            ),
        );

/** Camouflage (7.24): a camouflaged unit stands on the map, and is harder to spot until it moves or gives itself away. */
import * as z from 'zod';
import { D10, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { inSecret } from '../hidden/counters.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { notYours } from '../units/kinds.js';
import { canSpot, rangeOfRolls } from './range.js';

/** The scenario says so of a side, for everybody to know (7.24/a). */
export const mayCamouflage = (battle: Battle, side: string): boolean =>
  plays(battle, '7.24') && battle.side(side).camouflage === true;

const MOST_UNITS = 200;

export const camouflage = order({
  title: 'Camouflage',
  description: 'Units that were set up on the map are camouflaged. Only your side knows which.',
  cites: ['7.24/a'],
  answers: ['conceal'],
  asks: { units: z.array(z.string()).min(1).max(MOST_UNITS).describe('The units that are camouflaged.') },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    const able = inActionOf(battle, by).filter((unit) => !cannotHide(battle, unit, by));
    if (able.length > 1) yield { units: able.map(({ id }) => id) };
    for (const { id } of able) yield { units: [id] };
  },
  read({ battle, by }, { units }) {
    for (const [i, id] of units.entries()) {
      const unit = battle.unit(id);
      const why = unit?.side === by ? cannotHide(battle, unit, by) : notYours(id);
      if (why) return { ...why, path: `$.units[${i}]` };
    }
    return { units };
  },
  foreseeable: () => true,
  perform(act, { units }, { by }) {
    const all = [...new Set([...(act.battle.secret(by).camouflaged ?? []), ...units])].sort();
    act.effect(
      'camouflaged',
      { units },
      { to: [by], changes: [{ do: 'secret', side: by, set: { camouflaged: all } }], cites: ['7.24/a'] },
    );
  },
});

function cannotHide(battle: Battle, unit: Unit, by: string): Refusal | undefined {
  const { name } = unit;
  if (!mayCamouflage(battle, by))
    return refuse('NOT_IN_PLAY', 'Your side camouflages nothing in this battle: end the step.', '7.24/a');
  if (unit.at === undefined || unit.hidden || unit.kind === 'aircraft' || unit.kind === 'counter')
    return refuse('CANNOT_HIDE', `${name} is not a ground unit on the map: name others.`, '7.24/a');
  return isCamouflaged(battle, unit)
    ? refuse('CANNOT_HIDE', `${name} is camouflaged already.`, '7.24/a')
    : undefined;
}

/** For its own side, and in what is worked out in truth. */
const isCamouflaged = (battle: Battle, { id, side }: Unit): boolean =>
  battle.secret(side).camouflaged?.includes(id) === true;

const RECON = -1;

/**
 * Those of the spotters who see it for all that. At range 1 everybody does; for the others the one with the best chance
 * rolls (10), and hands it off to units at its own range or less (7.24/b, c, d).
 */
export function seenThrough(act: Act, target: Unit, spotters: readonly Unit[]): readonly Unit[] {
  const { battle } = act;
  if (spotters.length === 0 || !plays(battle, '7.24') || !isCamouflaged(battle, target)) return spotters;
  const farOf = ({ at }: Unit) => distance(battle, at as string, target.at as string);
  const within = (range: number) => spotters.filter((unit) => farOf(unit) <= range);
  const beside = within(1);
  if (beside.length === spotters.length) {
    tellRange(act, target);
    return beside;
  }
  const spotter = bestOf(battle, spotters, target, farOf);
  const modifiers =
    spotter.recon && plays(battle, '7.43') ? [{ why: 'Recon', value: RECON, cites: '7.43/c' as const }] : [];
  const needs = rangeOfRolls(battle, spotter, target);
  const rolled = total(act.rollOf('camouflage', [target.id], D10));
  const net = rolled + sumOf(modifiers);
  const spotted = net <= needs;
  const upTo = spotted ? farOf(spotter) : beside.length > 0 ? 1 : undefined;
  act.effect(
    'camouflage-told',
    { unit: target.id, by: spotter.id, rolled, net, needs, spotted, modifiers },
    { changes: [told(target, upTo)], cites: ['7.24/b', '7.24/c', ...(spotted ? ['7.24/d' as const] : [])] },
  );
  return upTo === undefined ? [] : within(upTo);
}

const told = ({ id }: Unit, upTo: number | undefined): Change => ({
  do: 'unit',
  unit: id,
  set: { camouflage: upTo === undefined ? {} : { upTo } },
});

/** A spotter beside it needs no roll; its owner reveals the camouflage nevertheless. */
function tellRange(act: Act, target: Unit): void {
  if (target.camouflage?.upTo !== 1)
    act.effect('camouflaged', { units: [target.id] }, { changes: [told(target, 1)], cites: ['7.24/b'] });
}

const TEN = 10;

/** The best chance first; of equals the one farthest away, which hands it off to most. */
function bestOf(
  battle: Battle,
  spotters: readonly Unit[],
  target: Unit,
  farOf: (unit: Unit) => number,
): Unit {
  const chance = (unit: Unit) =>
    Math.min(TEN, rangeOfRolls(battle, unit, target) - (unit.recon && plays(battle, '7.43') ? RECON : 0));
  return spotters.toSorted((a, b) => chance(b) - chance(a) || farOf(b) - farOf(a))[0] as Unit;
}

/** By what everybody knows: was it spotted for a unit at that range? */
export function seesThrough(battle: Battle, spotter: Unit, target: Unit): boolean {
  const { camouflage: told } = target;
  if (!told) return true;
  const far = distance(battle, spotter.at as string, target.at as string);
  return far <= Math.max(1, (target.spotted && told.upTo) || 0);
}

/** Overwatch Fire at somebody who turns out to be camouflaged: those who spot it fire, the others keep their fire. */
export function spotToFire(act: Act, id: string, shooters: readonly string[]): ReadonlySet<string> {
  const { battle } = act;
  const target = battle.theUnit(id);
  if (target.spotted) return new Set(shooters);
  const units = shooters.map((shooter) => battle.theUnit(shooter));
  return new Set(seenThrough(act, target, units).map((unit) => unit.id));
}

/** MOVE and SHORT HALT end it for good (7.24/f). */
export function loseCamouflage(act: Act, units: readonly Unit[]): void {
  const { battle } = act;
  if (!plays(battle, '7.24')) return;
  const lost = units.filter((unit) => isCamouflaged(battle, unit));
  for (const side of battle.sideIds()) uncover(act, side, lost, []);
}

/**
 * So does FIRE or OVERWATCH, which also those carry out who direct fire or fire indirectly, where an enemy meets the
 * spotting range: he spots it at once, without a roll (7.24/f, g). Hidden units stay hidden by it (7.2.2.3).
 */
export function firesFromCamouflage(act: Act, ids: readonly string[]): void {
  const { battle } = act;
  if (!plays(battle, '7.24')) return;
  const shooters = ids
    .map((id) => battle.theUnit(id))
    .filter((unit) => !unit.hidden && isCamouflaged(battle, unit));
  loseCamouflage(
    act,
    shooters.filter((unit) => commandOf(battle, unit) === 'short-halt'),
  );
  for (const unit of shooters.filter((one) => isCamouflaged(battle, one))) {
    const spotters = inSecret(battle, () =>
      inActionOf(battle, enemyOf(battle, unit.side)).filter(
        (enemy) => isCombatUnit(enemy) && canSpot(battle, enemy, unit),
      ),
    );
    if (spotters.length > 0) uncover(act, unit.side, [unit], spotters);
  }
}

function uncover(act: Act, side: string, units: readonly Unit[], spotters: readonly Unit[]): void {
  const { battle } = act;
  const own = units.filter((unit) => unit.side === side);
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  const left = (battle.secret(side).camouflaged ?? []).filter((id) => !ids.includes(id));
  const isSpotted = spotters.length > 0;
  act.effect(
    'camouflage-lost',
    { units: ids },
    {
      // Nobody knows of it yet, unless he spots the unit now or was told before.
      ...(!isSpotted && { to: [side] }),
      changes: [
        { do: 'secret', side, set: { camouflaged: left.length > 0 ? left : null } },
        ...own.flatMap((unit): Change[] =>
          isSpotted || unit.camouflage
            ? [
                {
                  do: 'unit',
                  unit: unit.id,
                  set: {
                    ...(unit.camouflage && { camouflage: null }),
                    ...(isSpotted && { spotted: true as const, spotters: spotters.map(({ id }) => id) }),
                  },
                },
              ]
            : [],
        ),
      ],
      cites: isSpotted ? ['7.24/f', '7.24/g'] : ['7.24/f'],
    },
  );
}

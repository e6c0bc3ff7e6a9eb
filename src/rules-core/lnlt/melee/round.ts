/** A round of Melee (8.0): one side strikes, the other strikes back, then the fallen are removed. */
import { eliminate, halted } from '../damage/fate.js';
import { wonBy } from '../sequence/control.js';
import { ACTED, enemyOf } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { isInfantry, ownAt } from '../units/kinds.js';
import { ambushersOf } from './ambush.js';
import { canStrike, fightersAt, isEligible, meleeWeaponsOf } from './strength.js';

/** Units have entered: they fight at once, unless the round of this turn is over (8.0/b, 8.2/a). */
export function closeIn(act: Act, { at }: { readonly at: string }): void {
  const { battle } = act;
  const side = battle.clock.active as string;
  const entering = ownAt(battle, at, side).filter(({ moving }) => moving !== undefined);
  act.done();
  if (entering.length === 0) {
    if (isLostBefore(battle, at, side)) giveUp(act, at, side, '18.2/n');
    return;
  }
  const { melee } = battle.location(at);
  if (melee === 'fought' || footOf(battle, at, enemyOf(battle, side)).length === 0)
    lock(act, at, melee ?? 'to-fight');
  else begin(act, at, side, entering);
}

/** Fire on the way in has left nobody who can fight those there (18.2/n). */
const isLostBefore = (battle: Battle, at: string, side: string): boolean =>
  fightersAt(battle, at, side).length === 0 && footOf(battle, at, enemyOf(battle, side)).length > 0;

/** The people of a side in a place who can be fought with: nobody aboard a vehicle (15.3, 17.1). */
const footOf = (battle: Battle, at: string, side: string): Unit[] =>
  ownAt(battle, at, side).filter(
    (unit) => isInfantry(unit) && unit.kind !== 'armor-leader' && unit.aboard === undefined,
  );

export function begin(act: Act, at: string, side: string, entering: readonly Unit[]): void {
  const { battle } = act;
  const enemy = enemyOf(battle, side);
  if (fightersAt(battle, at, enemy).length === 0) {
    giveUp(act, at, enemy, '8.1/f');
    lock(act, at, 'to-fight');
    return;
  }
  const ambushers = ambushersOf(battle, entering, at).map(({ id }) => id);
  const isAlone =
    battle.location(at).melee === undefined && ownAt(battle, at, side).length === entering.length;
  const ambush = ambushers.length > 0 && isAlone;
  act.effect(
    'melee-began',
    { at, attacker: side, ambush },
    {
      changes: [
        ACTED,
        {
          do: 'clock',
          set: {
            fight: {
              at,
              striker: side,
              first: true,
              doomed: [],
              ...(ambushers.length > 0 && { ambushers }),
              ...(ambush && { ambush: true as const }),
            },
          },
        },
      ],
      cites: ambush ? ['8.0', '8.4', '8.4/b'] : ['8.0'],
    },
  );
  act.plan({ task: 'melee' });
}

/** Asks the side whose turn it is to strike, if it can; then the other; then the round is over. */
export function melee(act: Act): void {
  const { battle } = act;
  const { fight } = battle.clock;
  if (!fight) {
    act.done();
    return;
  }
  const { at, striker, first, over } = fight;
  if (over) {
    conclude(act);
    return;
  }
  const targets = fightersAt(battle, at, enemyOf(battle, striker));
  if (targets.length > 0 && fightersAt(battle, at, striker).some((unit) => canStrike(battle, unit)))
    act.ask({ side: striker, kind: 'melee' });
  else if (first) strikeBack(act, fight);
  else conclude(act);
}

/** A side that has nobody to strike with leaves the first blow to the others (8.0/h). */
const strikeBack = (act: Act, fight: NonNullable<Battle['clock']['fight']>): void =>
  act.effect(
    'no-strike',
    { side: fight.striker },
    {
      changes: [
        {
          do: 'clock',
          set: { fight: { ...fight, striker: enemyOf(act.battle, fight.striker), first: false } },
        },
      ],
      cites: ['8.0/h'],
    },
  );

/** Losses of both sides at once (8.0/s), weapons used up or useless, units left without a fighter (8.1/e, 8.1/k). */
function conclude(act: Act): void {
  const { battle } = act;
  const { at, doomed } = battle.clock.fight as NonNullable<typeof battle.clock.fight>;
  act.done();
  const weapons = battle
    .sideIds()
    .flatMap((side) =>
      fightersAt(battle, at, side).flatMap((unit) =>
        meleeWeaponsOf(battle, unit).map((weapon) => ({ weapon, side })),
      ),
    );
  for (const id of doomed) if (battle.unit(id)) eliminate(act, id, '8.0/s');
  for (const { weapon, side } of weapons) {
    if (weapon.singleUse) useUp(act, weapon.id);
    else if (weapon.madeBy !== undefined && fightersAt(battle, at, enemyOf(battle, side)).length > 0)
      spoil(act, weapon.id);
  }
  for (const side of battle.sideIds())
    if (fightersAt(battle, at, side).length === 0) giveUp(act, at, side, '8.1/e');
  lock(act, at, 'fought');
}

const useUp = (act: Act, weapon: string): void =>
  act.effect(
    'weapon-lost',
    { weapon, why: 'used' },
    { changes: [{ do: 'leave', unit: weapon }], cites: ['8.0/l'] },
  );

/** A captured weapon that did not decide the round goes in the Admin Phase (8.0/v). */
const spoil = (act: Act, weapon: string): void =>
  act.effect(
    'weapon-spoiled',
    { weapon },
    { changes: [{ do: 'unit', unit: weapon, set: { spoiled: true } }], cites: ['8.0/v'] },
  );

/** Units that cannot fight are removed if no friend there can (5.1/d, 8.1/e, 8.1/f, 11.1/c, 18.2/n). */
function giveUp(act: Act, at: string, side: string, cites: '8.1/e' | '8.1/f' | '18.2/n'): void {
  const { battle } = act;
  const helpless = footOf(battle, at, side).filter((unit) => !isEligible(battle, unit));
  for (const { id } of helpless) eliminate(act, id, cites, '5.1/d');
}

/** The Melee marker on the place and on everybody in it; their turn is over (8.0/o, 8.1). */
function lock(act: Act, at: string, melee: 'to-fight' | 'fought'): void {
  const { battle } = act;
  const units = battle.sideIds().flatMap((side) => footOf(battle, at, side));
  act.effect(
    'locked',
    { at, units: units.map(({ id }) => id) },
    {
      changes: [
        ...wonBy(battle, at, units),
        { do: 'location', at, set: { melee } },
        ACTED,
        { do: 'clock', set: { fight: null } },
        ...units.flatMap((unit): Change[] => [
          {
            do: 'unit',
            unit: unit.id,
            set: {
              melee: true,
              ...((unit.moving === undefined || unit.moving === 'stealth') && { opsComplete: true as const }),
            },
          },
          ...halted(unit),
        ]),
      ],
      cites: ['8.0/s', '8.1'],
    },
  );
}

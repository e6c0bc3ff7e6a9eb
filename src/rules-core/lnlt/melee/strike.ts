/** One Melee attack (8.0/c-g): everybody who can strikes at the enemies that are chosen. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { eliminate } from '../damage/fate.js';
import { order } from '../form.js';
import { enemyOf } from '../sequence/sides.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isOfBadge, lmOf, ownAt } from '../units/kinds.js';
import { canStrike, fightersAt, isHopeless, isWithoutFp, killNumber, meleeFp, oddsOf } from './strength.js';

const strikersOf = (battle: Battle, side: string): Unit[] =>
  fightersAt(battle, battle.clock.fight?.at as string, side).filter((unit) => canStrike(battle, unit));

const targetsOf = (battle: Battle, side: string): Unit[] =>
  fightersAt(battle, battle.clock.fight?.at as string, enemyOf(battle, side));

/** Those who Ambush strike with three times their Firepower (8.4), in the first attack. */
function attackFp(battle: Battle, strikers: readonly Unit[]): number {
  const { fight } = battle.clock;
  return strikers.reduce(
    (sum, unit) => sum + meleeFp(battle, unit) * (fight?.first && fight.ambushers?.includes(unit.id) ? 3 : 1),
    0,
  );
}

const defenceFp = (battle: Battle, targets: readonly Unit[]): number =>
  targets.reduce((sum, unit) => sum + meleeFp(battle, unit), 0);

export const strike = order({
  title: 'Strike in Melee',
  description: 'All who can strike at the enemies you choose; they fall or hold together.',
  cites: ['8.0/c', '8.0/e', '8.0/q'],
  answers: ['melee'],
  byExample: true,
  asks: { targets: z.array(z.string()).min(1).max(12).describe('The enemies that are struck at.') },
  *candidates({ battle, by }) {
    const targets = targetsOf(battle, by).map(({ id }) => id);
    yield { targets };
    if (targets.length > 1) for (const id of targets) yield { targets: [id] };
  },
  read({ battle, by }, { targets: ids }) {
    const possible = targetsOf(battle, by);
    const targets = possible.filter(({ id }) => ids.includes(id));
    if (targets.length < new Set(ids).size || targets.length < ids.length)
      return refuse(
        'NO_TARGET',
        'Choose among the enemies of the place who fight in Melee.',
        '8.0/q',
        '8.1/d',
      );
    return hopeless(battle, strikersOf(battle, by), targets) ?? { targets: ids };
  },
  listing({ battle, by }, { targets: ids }) {
    const strikers = strikersOf(battle, by);
    const targets = ids.map((id) => battle.theUnit(id));
    const odds = oddsFor(battle, strikers, targets);
    return { says: `${odds}, ${killNumber(battle, odds)} or more on two dice` };
  },
  perform(act, { targets: ids }, { by }) {
    const { battle } = act;
    const fight = battle.clock.fight as NonNullable<typeof battle.clock.fight>;
    const strikers = strikersOf(battle, by);
    const targets = ids.map((id) => battle.theUnit(id));
    const odds = oddsFor(battle, strikers, targets);
    const modifiers = modifiersOf(battle, strikers, targets);
    const rolled = total(act.roll(`Melee: ${by}`, DR));
    const modified = modifiers.reduce((sum, { value }) => sum + value, rolled);
    const needs = killNumber(battle, odds);
    const killed = modified >= needs;
    const isInstant = killed && fight.ambush === true && fight.first;
    act.effect(
      'melee-struck',
      {
        side: by,
        targets: ids,
        attack: attackFp(battle, strikers),
        defence: defenceFp(battle, targets),
        odds,
        needs,
        rolled,
        modified,
        killed,
      },
      {
        changes: [
          {
            do: 'clock',
            set: {
              fight: {
                ...fight,
                striker: enemyOf(battle, by),
                first: false,
                doomed: [...fight.doomed, ...(killed && !isInstant ? ids : [])],
                ...(!fight.first && { over: true as const }),
              },
            },
          },
        ],
        cites: [fight.first ? '8.0/e' : '8.0/f', '8.0/d', ...modifiers.map(({ cites }) => cites)],
      },
    );
    if (isInstant) for (const id of ids) eliminate(act, id, '8.4/b');
  },
});

const oddsFor = (battle: Battle, strikers: readonly Unit[], targets: readonly Unit[]) =>
  oddsOf(
    attackFp(battle, strikers),
    defenceFp(battle, targets),
    strikers.some(({ kind }) => kind === 'hero'),
  );

const hopeless = (
  battle: Battle,
  strikers: readonly Unit[],
  targets: readonly Unit[],
): Refusal | undefined =>
  targets.length > 1 && isHopeless(attackFp(battle, strikers), defenceFp(battle, targets))
    ? refuse('NO_TARGET', 'At less than 1:3 strike at one enemy only.', '8.0/r')
    : undefined;

/** The LM of the attacking side, of a Leader who fights with no weapon himself (1.6/e); -1 for each of its MMCs without IFP, +1 for each such target (8.0/e, 8.3). */
function modifiersOf(battle: Battle, strikers: readonly Unit[], targets: readonly Unit[]): Modifier[] {
  const [one] = strikers as [Unit];
  const [leader] = ownAt(battle, one.at as string, one.side)
    .filter(
      (unit) =>
        unit.kind === 'leader' &&
        isGoodOrder(unit) &&
        !strikers.includes(unit) &&
        strikers.some((each) => isOfBadge(unit, each)),
    )
    .sort((a, b) => lmOf(b) - lmOf(a));
  return [
    ...(leader ? [{ why: leader.name, value: lmOf(leader), cites: '8.0/e' as const }] : []),
    ...strikers.filter(isWithoutFp).map((unit) => ({ why: unit.name, value: -1, cites: '8.3/a' as const })),
    ...targets.filter(isWithoutFp).map((unit) => ({ why: unit.name, value: 1, cites: '8.3/b' as const })),
  ];
}

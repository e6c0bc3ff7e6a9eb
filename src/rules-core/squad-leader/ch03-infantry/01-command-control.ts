/** Command Control (3.1), where a battle has it: men far from leaders neither move nor fire in this player turn. */

import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { isNight } from '../ch02-sight/08-night.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { stepsFrom } from '../ch14-terrain/03-levels.js';
import { order } from '../form.js';
import { isChosen } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import {
  attacker,
  gunsServedBy,
  isAboard,
  isLeader,
  isMmc,
  isOnMap,
  leadersAt,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { isRaw } from './09-inexperience.js';

const MEN_FOR_A_DIE = 10;
const MOST_UNITS = 24;

const isPlayed = (battle: Battle): boolean => isChosen(battle, '3.1');

/** Those on foot are asked of; the berserk heed nobody (3.1.2, 3.1.3/a). */
const subjects = (battle: Battle, side: string): OnMap[] =>
  ofSide(battle, side).filter(
    (unit): unit is OnMap =>
      isMmc(unit) &&
      isOnMap(unit) &&
      !isMounted(unit) &&
      !isAboard(unit) &&
      !unit.broken &&
      !unit.berserk &&
      !mansItsGun(battle, unit),
  );

/** A crew at a gun that works (3.1.3/a). */
const mansItsGun = (battle: Battle, unit: Unit): boolean =>
  unit.kind === 'crew' && gunsServedBy(battle, unit).some(({ malfunctioned }) => !malfunctioned);

const isNearLeader = (battle: Battle, { at, side }: OnMap): boolean =>
  [at, ...stepsFrom(battle, at)].some((hex) => leadersAt(battle, hex, side).length > 0);

/** Neither with a leader, nor beside one, nor declared to be in control. */
const leftAlone = (battle: Battle, side: string): OnMap[] =>
  subjects(battle, side).filter((unit) => !unit.commanded && !isNearLeader(battle, unit));

/** Half-squads and raw troops count as two (3.1.9). */
const priceOf = (battle: Battle, unit: Unit): number =>
  unit.kind === 'half-squad' || isRaw(battle, unit) ? 2 : 1;

const priceOfAll = (battle: Battle, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + priceOf(battle, unit), 0);

const GERMANS_TIRE = { year: 1944, month: 9 };
const ITALIANS_TIRE = 1943;

/** What a nation adds to each die (3.1.5/a). */
function drmOf({ options: { year, month } }: Battle, nation: string): number {
  switch (parentOf(nation) === 'German' ? nation : parentOf(nation)) {
    case 'German SS':
    case 'Finnish':
      return 3;
    case 'German':
      if (year > GERMANS_TIRE.year) return -1;
      return year < GERMANS_TIRE.year || month < GERMANS_TIRE.month ? 2 : 0;
    case 'British':
    case 'Japanese':
    case 'American':
      return 1;
    case 'Rumanian':
      return -1;
    case 'Italian':
      return year < ITALIANS_TIRE ? -1 : -2;
    default:
      return 0;
  }
}

const ELITE = 2;
const IN_THE_DARK = -3;

/** The poorest of the nations on a side counts (3.1.8); a personal leader adds his own rating (3.1.6). */
function modifiersOf(battle: Battle, side: string): Modifier[] {
  const nations = [...new Set(subjects(battle, side).map(({ nationality }) => nationality))].sort();
  const worth = (nation: string) =>
    battle.side(side).elite ? Math.max(ELITE, drmOf(battle, nation)) : drmOf(battle, nation);
  const [poorest] = nations.sort((a, b) => worth(a) - worth(b));
  const found: Modifier[] =
    poorest === undefined ? [] : [{ why: poorest, value: worth(poorest), cites: '3.1.5/a' }];
  for (const { personal, name, leadership = 0, broken } of ofSide(battle, side))
    if (personal && !broken) found.push({ why: name, value: -leadership, cites: '3.1.6' });
  if (isNight(battle)) found.push({ why: 'night', value: IN_THE_DARK, cites: '3.1.5/a' });
  return found.filter(({ value }) => value !== 0);
}

/** The good ratings of all unbroken leaders together are the least that a side may claim (3.1.7). */
const leastOf = (battle: Battle, side: string): number =>
  ofSide(battle, side)
    .filter((unit) => isLeader(unit) && isOnMap(unit) && !unit.broken)
    .reduce((sum, { leadership = 0 }) => sum + Math.max(0, -leadership), 0);

/** A die for every ten men; where all can be claimed nobody is asked (3.1.4). */
export function rollCommand(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  const alone = leftAlone(battle, side);
  if (!isPlayed(battle) || alone.length === 0) return;
  const modifiers = modifiersOf(battle, side);
  const dice = Math.ceil(subjects(battle, side).length / MEN_FOR_A_DIE);
  const rolled = Array.from({ length: dice }, () => total(act.roll('command control', D6)));
  const sum = rolled.reduce((all, face) => all + Math.max(0, face + sumOf(modifiers)), 0);
  const bonus = Math.max(sum, leastOf(battle, side));
  const all = bonus >= priceOfAll(battle, alone) ? alone : [];
  const changes = [
    ...all.map(({ id }): Change => ({ do: 'unit', unit: id, set: { commanded: true } })),
    ...(all.length === 0 ? [{ do: 'clock', set: { bonus } } as const] : []),
  ];
  act.effect(
    'command-rolled',
    { side, rolled, modifiers, bonus },
    { changes, cites: ['3.1.4', '3.1.5', '3.1.7'] },
  );
}

export const command = order({
  title: 'Keep in command',
  description: 'Units far from leaders that may move and fire in this player turn all the same.',
  cites: ['3.1.4', '3.1.9'],
  answers: ['command'],
  asks: {
    units: z
      .array(z.string())
      .min(1)
      .max(MOST_UNITS)
      .describe('Who stays in command: half-squads and raw troops count as two.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const alone = leftAlone(battle, by);
    for (const { id } of alone) yield { units: [id] };
    const units = asManyAs(battle, alone, battle.clock.bonus ?? 0);
    if (units.length > 1) yield { units: units.map(({ id }) => id) };
  },
  read({ battle, by }, { units: ids }) {
    const alone = leftAlone(battle, by);
    const units = [...new Set(ids)].flatMap((id) => alone.find((unit) => unit.id === id) ?? []);
    if (units.length < ids.length)
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          'Name unbroken units of yours that no leader is near, each once.',
          '3.1.3',
        ),
        path: '$.units',
      };
    const price = priceOfAll(battle, units);
    return price > (battle.clock.bonus ?? 0)
      ? refuse(
          'TOO_FAR',
          `That is ${price}, and ${battle.clock.bonus ?? 0} may be claimed.`,
          '3.1.4',
          '3.1.9',
        )
      : { units: ids, price };
  },
  perform(act, { units, price }) {
    const changes = units.map((id): Change => ({ do: 'unit', unit: id, set: { commanded: true } }));
    const bonus = (act.battle.clock.bonus ?? 0) - price;
    act.effect(
      'commanded',
      { units },
      { changes: [...changes, { do: 'clock', set: { bonus } }], cites: ['3.1.4'] },
    );
  },
});

function asManyAs(battle: Battle, units: readonly Unit[], bonus: number): Unit[] {
  const taken: Unit[] = [];
  for (const unit of units) if (priceOfAll(battle, [...taken, unit]) <= bonus) taken.push(unit);
  return taken;
}

/** Who is in nobody's command gets a Prep Fire marker (3.1.3). */
export function markOutOfCommand(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  if (!isPlayed(battle)) return;
  const idle = leftAlone(battle, side);
  const changes = [
    ...idle.map(({ id }): Change => ({ do: 'unit', unit: id, set: { prep: true } })),
    ...ofSide(battle, side)
      .filter(({ commanded }) => commanded)
      .map(({ id }): Change => ({ do: 'unit', unit: id, set: { commanded: null } })),
    { do: 'clock', set: { bonus: null } } as const,
  ];
  if (idle.length > 0 || changes.length > 1 || battle.clock.bonus !== undefined)
    act.effect(
      'out-of-command',
      { side, units: idle.map(({ id }) => id) },
      { changes, cites: ['1.3/1.13', '3.1.3'] },
    );
}

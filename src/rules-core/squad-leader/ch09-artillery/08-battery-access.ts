/** Battery access (9.8): where a scenario does not count Fire Missions, the battery is asked each time. */
import { DR, total } from '../../kernel/dice/index.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf } from '../system.js';
import { enemiesInView, isMarker } from '../units/kinds.js';
import { batteriesOf, changeBattery } from './01-batteries.js';

/** "11 or less", "9 or more does not": the latter is played. */
const ANSWERS_UP_TO = 8;
const SUPPLY = { plentiful: -1, scarce: 1 } as const;

function accessModifiers(battle: Battle, side: string, name: string, goesOn: boolean): Modifier[] {
  const { used = 0, ammunition } = batteriesOf(battle, side)[name] ?? {};
  return [
    ...(ammunition
      ? [{ why: `${ammunition} ammunition`, value: SUPPLY[ammunition], cites: '9.8.4' } as const]
      : []),
    ...(goesOn ? [{ why: 'goes on firing', value: -1, cites: '9.8.4' } as const] : []),
    ...(used > 0 ? [{ why: 'Fire Missions', value: used, cites: '9.8.4' } as const] : []),
  ];
}

/** Nothing more is called where all missions are fired, or the battery has refused in this turn (9.1.18, 9.8.2). */
export function batteryRefusal(battle: Battle, side: string, name: string): Refusal | undefined {
  const { missions, used = 0, refused } = batteriesOf(battle, side)[name] ?? {};
  if (missions !== undefined && used >= missions)
    return refuse('NO_AMMUNITION', `Battery ${name} has fired all its missions.`, '9.1.18');
  return refused
    ? refuse('HAS_TRIED', `Battery ${name} gives no fire in this player turn.`, '9.8.2')
    : undefined;
}

/** Before a request, and before fire for effect in each turn (9.8.2). */
export function hasAccess(
  act: Act,
  side: string,
  name: string,
  goesOn = false,
  ...more: readonly Modifier[]
): boolean {
  const { battle } = act;
  const { missions } = batteriesOf(battle, side)[name] ?? {};
  if (missions !== undefined) return batteryRefusal(battle, side, name) === undefined;
  const modifiers = [...accessModifiers(battle, side, name, goesOn), ...more];
  const rolled = total(act.roll(`battery ${name}`, DR));
  const granted = rolled + sumOf(modifiers) <= ANSWERS_UP_TO;
  act.effect(
    'battery-asked',
    { side, battery: name, rolled, modifiers, granted },
    {
      changes: granted ? [] : [changeBattery(battle, side, name, { refused: true })],
      cites: ['9.8.2', '9.8.4'],
    },
  );
  return granted;
}

/** On 7 or less the battery believes in targets that are all under a '?'. */
const BELIEVES_UP_TO = 7;

/**
 * Fire at a hex in which nothing but a '?' is seen: two dice, or a Fire Mission is fired without effect, and nothing more is
 * called in this turn (9.14.1/b).
 */
export function isBelieved(act: Act, side: string, name: string, at: string): boolean {
  const { battle } = act;
  const enemies = battle.asSeenBy({ side }, () =>
    enemiesInView(battle, side).filter((unit) => unit.at === at),
  );
  if (enemies.length === 0 || !enemies.every(isMarker)) return true;
  const rolled = total(act.roll(`fire at a "?" in ${at}`, DR));
  const granted = rolled <= BELIEVES_UP_TO;
  const { used = 0 } = batteriesOf(battle, side)[name] ?? {};
  act.effect(
    'battery-asked',
    { side, battery: name, rolled, modifiers: [], granted },
    {
      changes: granted ? [] : [changeBattery(battle, side, name, { used: used + 1, refused: true })],
      cites: ['9.14.1/b'],
    },
  );
  return granted;
}

/** Counter-battery fire (9.4): instead of helping its own side a battery looks for those of the enemy. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { RADIO } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import { enemyOf, isRadio, ofSide } from '../units/kinds.js';
import { batteriesOf, changeBattery, counterOf, layCounter } from './01-batteries.js';
import { inContact } from './01-requests.js';
import { batteryRefusal } from './08-battery-access.js';

const TENS = 10;
const LOWEST = 2;

export const counterBattery = order({
  title: 'Counter-battery fire',
  description:
    'In the Prep Fire Phase a battery in contact fires a mission at an enemy battery that has fired and is no larger: it may destroy it, or disrupt it for some turns.',
  cites: ['9.4.1/a', '9.4.1/b', '9.4.3'],
  answers: ['prep-fire'],
  asks: {
    radio: z.string().describe('The radio that is in contact.'),
    against: z.string().describe('The battery of the enemy.'),
  },
  *candidates({ battle, by }) {
    const radios = ofSide(battle, by).filter((unit) => isRadio(unit) && unit.contact !== undefined);
    if (radios.length === 0) return;
    for (const { id } of radios)
      for (const against of Object.keys(batteriesOf(battle, enemyOf(battle, by))))
        yield { radio: id, against };
  },
  read({ battle, by }, { radio, against }) {
    const found = inContact(battle, by, radio);
    if (isRefusal(found)) return found;
    const { battery } = found;
    const own = batteriesOf(battle, by)[battery];
    const target = batteriesOf(battle, enemyOf(battle, by))[against];
    if (!target)
      return {
        ...refuse('NO_BATTERY', `The enemy has no battery "${against}".`, '9.4.1/a'),
        path: '$.against',
      };
    if (!target.used)
      return { ...refuse('IN_VIEW', `Battery ${against} has not fired yet.`, '9.4.1/a'), path: '$.against' };
    if (sizeOf(own?.calibre) < sizeOf(target.calibre))
      return refuse('TOO_WEAK', `Battery ${battery} is smaller than battery ${against}.`, '9.4.1/a');
    const isBusy =
      own?.countered === battle.clock.turn || counterOf(battle, by, battery)?.is === 'fire for effect';
    return (
      batteryRefusal(battle, by, battery) ??
      (isBusy
        ? refuse('HAS_FIRED', `Battery ${battery} has its Fire Mission in this turn.`, '9.1.21')
        : { radio, against, battery })
    );
  },
  perform(act, { radio, against, battery }, { by }) {
    const { battle } = act;
    const { turn } = battle.clock;
    const modifiers = practice(battle, battle.theUnit(radio));
    const rolled = total(act.roll(`counter-battery fire at ${against}`, DR));
    const final = Math.max(LOWEST, rolled + sumOf(modifiers));
    const result = (battle.table.charts as ChartPack).lookup(RADIO.counterBattery, final);
    const { used = 0 } = batteriesOf(battle, by)[battery] ?? {};
    const { possessor = '' } = battle.theUnit(radio);
    act.effect(
      'counter-battery',
      { side: by, battery, against, rolled, modifiers, result },
      {
        changes: [changeBattery(battle, by, battery, { used: used + 1, countered: turn })],
        cites: ['9.4.1/a', '9.4.1/b'],
      },
    );
    act.effect(
      'counter-battery-noted',
      { radio },
      {
        changes: [
          {
            do: 'unit',
            unit: radio,
            set: { counterFire: { turn, row: -sumOf(modifiers) + 1, by: possessor } },
          },
        ],
        cites: ['9.4.3'],
      },
    );
    if (result !== 'no effect') silence(act, enemyOf(battle, by), against, result);
  },
});

const sizeOf = (calibre = 0): number => Math.floor(calibre / TENS);

/** 1 less for each turn before this one in a row, of the same leader (9.4.3). */
function practice({ clock }: Battle, { counterFire, possessor }: Unit): Modifier[] {
  const isInARow = counterFire && counterFire.turn === clock.turn - 1 && counterFire.by === possessor;
  return isInARow ? [{ why: 'turns in a row', value: -counterFire.row, cites: '9.4.3' }] : [];
}

/** Destroyed for good, or for as many turns as a die tells; its contact is lost, and its counter with it (9.4.2). */
function silence(act: Act, side: string, name: string, result: 'destroyed' | 'disrupted'): void {
  const { battle } = act;
  const turns = result === 'disrupted' ? total(act.roll(`turns of battery ${name}`, D6)) : undefined;
  const { [name]: _, ...others } = batteriesOf(battle, side);
  const contacts = ofSide(battle, side).filter((unit) => unit.contact === name);
  const changes: Change[] = [
    ...layCounter(battle, side, name),
    turns === undefined
      ? { do: 'side', side, set: { batteries: others } }
      : changeBattery(battle, side, name, { silentUntil: battle.clock.turn + turns }),
  ];
  act.effect('battery-silenced', { side, battery: name, turns }, { changes, cites: ['9.4.2'] });
  for (const { id } of contacts)
    act.effect(
      'contact-lost',
      { radio: id },
      { changes: [{ do: 'unit', unit: id, set: { contact: null } }], cites: ['9.4.2'] },
    );
}

/** Radio contact (9.1.1 to 9.1.4): a leader with a radio reaches a battery, and has to keep it. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { isOwnWeapon } from '../ch03-infantry/nationalities.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { carrierOf } from '../ch11-vehicles/37-passengers.js';
import { isAfloat } from '../ch11-vehicles/42-boats.js';
import { RADIO } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isHero, isLeader, isOnMap, isRadio, type OnMap, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { batteriesOf, counterOf, countersOf, layCounter } from './01-batteries.js';
import { firesIndirectly, nameOf, noteGun } from './05-indirect-fire.js';
import { phoneNumber } from './07-field-phones.js';

const EASIER_TO_KEEP = 2;
const BREAKS_ON = 12;

const NATIONS = ['German', 'American', 'Russian', 'British', 'French', 'Finnish', 'Italian'] as const;

/** Minor nations have field phones instead (9.1.3). */
function contactNumber(battle: Battle, { nationality }: Unit): number | undefined {
  const nation = NATIONS.find(
    (one) => one === parentOf(nationality) || (one === 'German' && nationality === 'German SS'),
  );
  return nation === undefined
    ? undefined
    : (battle.table.charts as ChartPack).lookup(RADIO.contact, nation, battle.options.year);
}

/** A radio, and whoever may use it: an unbroken leader, or a hero who was one (9.1.1/a, 8.3/g, 8.3/m). */
export interface Station {
  readonly radio: Unit;
  readonly observer: OnMap;
}

/** A field phone stays behind (9.7.2). */
const hasLeft = ({ at }: OnMap, radio: Unit): boolean => radio.phone === true && radio.at !== at;

export function setOf(battle: Battle, by: string, id: string): Station | Refusal {
  const radio = battle.unit(id);
  const observer = battle.unit(radio?.possessor ?? '');
  if (!radio || !isRadio(radio) || observer?.side !== by || !isOnMap(observer) || hasLeft(observer, radio))
    return {
      ...refuse('NOT_YOUR_WEAPON', `Nobody of yours on the map has a radio "${id}".`, '9.1.1/a', '9.1/q4'),
      path: '$.radio',
    };
  if (!isLeader(observer) && !(isHero(observer) && observer.observer))
    return refuse(
      'CANNOT_USE',
      `${observer.name} does not know how to use it: give it to a leader.`,
      '8.3/g',
      '8.3/m',
    );
  if (observer.broken) return refuse('BROKEN', `${observer.name} is broken.`, '9.1.1/a');
  const cannot = hindered(battle, observer);
  if (cannot) return cannot;
  const carrier = carrierOf(battle, observer);
  if (carrier && isAfloat(battle, carrier))
    return refuse('IN_WATER', `${observer.name} uses no radio in a boat: go ashore.`, '11.43.11.1');
  if (radio.malfunctioned) return refuse('MALFUNCTIONED', `${radio.name} does not work.`, '9.1.20');
  return isOwnWeapon(radio, observer)
    ? { radio, observer }
    : refuse('CANNOT_USE', `Nobody answers on ${radio.name}: it is the enemy's.`, '8.6.2');
}

/** The set of a radio that is in contact, whoever has it now. */
export function observerOf(battle: Battle, side: string, battery: string): Station | undefined {
  for (const unit of ofSide(battle, side)) {
    if (!isRadio(unit) || unit.contact !== battery) continue;
    const found = setOf(battle, side, unit.id);
    if (!isRefusal(found)) return found;
  }
  return undefined;
}

export const contact = order({
  title: 'Radio contact',
  description:
    "A leader with a radio tries to reach a battery, or to keep in contact with it: he rolls his nation's number or less, with 2 less for a battery that he had. At a field phone he needs 11 or less, and a call that fails ends its use.",
  cites: ['9.1.1/a', '9.1.2', '9.1.4', '9.1.20', '9.7.3', '9.7.4'],
  answers: ['radio'],
  asks: {
    radio: z.string().describe('The radio.'),
    battery: z.string().describe('The battery of your side, by its name, or a gun on the map (9.5.3).'),
  },
  *candidates({ battle, by }) {
    for (const radio of ofSide(battle, by).filter(isRadio))
      for (const battery of [
        ...Object.keys(batteriesOf(battle, by)),
        ...ofSide(battle, by).flatMap((unit) => (firesIndirectly(unit) ? [unit.id] : [])),
      ])
        yield { radio: radio.id, battery };
  },
  read({ battle, by }, { radio: id, battery }) {
    const found = setOf(battle, by, id);
    if (isRefusal(found)) return found;
    const gun = gunCalled(battle, by, battery);
    if (gun?.dislodged)
      return refuse('HAS_MOVED', `${gun.name} has moved: no radio directs it any more.`, '9.5.12', '9.5/q3');
    const about = gun ? {} : batteriesOf(battle, by)[battery];
    if (!about)
      return {
        ...refuse('NO_BATTERY', `Your side has no battery "${battery}".`, '9.3.1'),
        path: '$.battery',
      };
    if ((about.silentUntil ?? 0) > battle.clock.turn)
      return refuse('TOO_EARLY', `Battery ${battery} is disrupted until turn ${about.silentUntil}.`, '9.4.2');
    if (found.radio.tried)
      return refuse('HAS_TRIED', `${found.radio.name} was tried in this Rally Phase.`, '9.1.2');
    if (found.radio.phone) return { radio: id, battery, needs: phoneNumber(battle, by, found.radio) };
    const number = contactNumber(battle, found.observer);
    return number === undefined
      ? refuse('CANNOT_USE', `${found.observer.nationality} artillery is called by field phone.`, '9.1.3')
      : { radio: id, battery, needs: number + (isKept(battle, found.radio, battery) ? EASIER_TO_KEEP : 0) };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `In contact on ${needs} or less.` }),
  perform(act, { radio, battery: called, needs }, { by }) {
    const gun = gunCalled(act.battle, by, called);
    const battery = gun ? noteGun(act, by, { gun: gun.id }) : called;
    const rolled = total(act.rollOf('radio contact', [radio], DR));
    const made = rolled <= needs && rolled !== BREAKS_ON;
    const { contact: before, phone } = act.battle.theUnit(radio);
    const set = {
      tried: true,
      contact: made ? battery : null,
      ...(rolled === BREAKS_ON && { malfunctioned: true as const }),
    } as const;
    act.effect(
      'radio-contact',
      { radio, battery, needs, rolled, made },
      {
        changes: [phone && !made ? { do: 'leave', unit: radio } : { do: 'unit', unit: radio, set }],
        cites: phone
          ? ['9.7.3', '9.7.4']
          : [before === battery ? '9.1.4' : '9.1.2', ...(rolled === BREAKS_ON ? (['9.1.20'] as const) : [])],
      },
    );
    if (before !== undefined && !(made && before === battery)) fallSilent(act, by, before);
  },
});

/** A gun on the map that is called by radio, where no battery has that name (9.5.3). */
const gunCalled = (battle: Battle, by: string, id: string): Unit | undefined => {
  const unit = batteriesOf(battle, by)[id] ? undefined : battle.unit(id);
  return unit?.side === by && firesIndirectly(unit) ? unit : undefined;
};

const isKept = (battle: Battle, { contact, side }: Unit, battery: string): boolean =>
  contact !== undefined && (contact === battery || contact === nameOf(battle, side, battery));

/** Without contact the counters of a battery are taken away (9.1.17), but for those that a plane calls (12.11.6). */
function fallSilent(act: Act, side: string, battery: string): void {
  const { battle } = act;
  const isHeard = ofSide(battle, side).some(
    (unit) => (isRadio(unit) && unit.contact === battery) || unit.battery === battery,
  );
  const laid = counterOf(battle, side, battery);
  if (!isHeard && laid)
    act.effect(
      'artillery-lifted',
      { side, battery, at: laid.at },
      { changes: layCounter(battle, side, battery), cites: ['9.1.17'] },
    );
}

/** Contact that nobody has tried to keep is lost (9.1.4), and so is that of a radio that is gone. */
export function loseContact(act: Act): void {
  const { battle } = act;
  const lost = battle
    .units()
    .flatMap(({ id, side, contact: battery, tried }) =>
      battery !== undefined && !tried ? [{ id, side, battery }] : [],
    );
  for (const { id, side, battery } of lost) {
    const changes: Change[] = [{ do: 'unit', unit: id, set: { contact: null } }];
    act.effect('contact-lost', { radio: id }, { changes, cites: ['9.1.4'] });
    fallSilent(act, side, battery);
  }
  for (const side of battle.sideIds())
    for (const { battery, laid } of countersOf(battle, side))
      if (laid.is !== 'fire for effect') fallSilent(act, side, battery);
}

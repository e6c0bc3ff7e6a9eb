/** Which artillery supports a side (9.3): a battery for each radio, and a die for each battery, where a scenario says nothing else. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { RADIO } from '../charts/index.js';
import type { Act, Battle, Change } from '../system.js';
import { counterNamed } from '../units/catalogue.js';
import { isLeader, isRadio, ofSide } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { batteriesOf, changeBattery } from './01-batteries.js';
import { hasIndirectFire } from './05-indirect-fire.js';

const NATIONS = ['German', 'Russian', 'American', 'British', 'French', 'Polish', 'Belgian'] as const;

/** As many as it has radios, or is to have (9.3.1). */
export function grantModules(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const radios = ofSide(battle, side).filter(isRadio);
    if (radios.length === 0 || isSaidOtherwise(battle, side)) continue;
    const names = radios.map((_, i) => String.fromCharCode(FIRST + i));
    const batteries = Object.fromEntries(names.map((name) => [name, {}]));
    act.effect(
      'modules-granted',
      { side, batteries: names },
      { changes: [{ do: 'side', side, set: { batteries } }], cites: ['9.3.1'] },
    );
  }
}

const FIRST = 'A'.charCodeAt(0);
/** Radios are for the guns on the map where there are such, too (9.5.3). */
const isSaidOtherwise = (battle: Battle, side: string): boolean =>
  battle.side(side).batteries !== undefined || hasIndirectFire(battle, side);

/** A radio for each battery on which the players have agreed besides, with a leader who has none (9.3.5). */
export function issueRadios(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds())
    for (const [name, { added }] of Object.entries(batteriesOf(battle, side)).sort())
      if (added) issueRadio(act, side, name);
}

function issueRadio(act: Act, side: SideId, name: string): void {
  const { battle } = act;
  const radio = `${side}-radio-${name}`;
  const holders = ofSide(battle, side)
    .filter(isRadio)
    .map(({ possessor }) => possessor);
  const leader = ofSide(battle, side).find((unit) => isLeader(unit) && !holders.includes(unit.id));
  const counter = leader && counterNamed('radio', leader.nationality);
  if (!leader || !counter || battle.unit(radio)) return;
  const { at, hidden, concealed } = leader;
  const place = {
    ...(at !== undefined && { at }),
    ...(hidden && { hidden }),
    ...(concealed && { concealed }),
  };
  const set = { ...counter, side, possessor: leader.id, ...place };
  act.effect(
    'radio-issued',
    { unit: leader.id, radio },
    { changes: [{ do: 'enter', unit: radio, set } as Change], cites: ['9.3.5'] },
  );
}

export function drawBatteries(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const { nationality } = battle.side(side);
    const nation =
      NATIONS.find((one) => one === nationality) ??
      NATIONS.find((one) => one === parentOf(nationality)) ??
      'others';
    for (const [name, { calibre }] of Object.entries(batteriesOf(battle, side)).sort()) {
      if (calibre !== undefined) continue;
      const rolled = total(act.roll(`artillery of battery ${name}`, D6));
      const drawn = (battle.table.charts as ChartPack).lookup(RADIO.module, nation, rolled);
      act.effect(
        'battery-drawn',
        { side, battery: name, rolled, calibre: drawn },
        { changes: [changeBattery(battle, side, name, { calibre: drawn })], cites: ['9.3.2'] },
      );
    }
  }
}

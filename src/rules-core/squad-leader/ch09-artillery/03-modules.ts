/** Which artillery supports a side (9.3.2): where a scenario does not say, a die for each battery when the battle begins. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, total } from '../../kernel/dice/index.js';
import { RADIO } from '../charts/index.js';
import type { Act } from '../system.js';
import { parentOf } from '../units/nations.js';
import { batteriesOf, changeBattery } from './01-batteries.js';

const NATIONS = ['German', 'Russian', 'American', 'British', 'French', 'Polish', 'Belgian'] as const;

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

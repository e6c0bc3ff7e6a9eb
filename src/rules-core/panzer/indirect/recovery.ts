/** Batteries recover from Suppression as units do: ON turns to OFF, those that show OFF roll (7.28.2/f, g). */
import { D100, total } from '../../kernel/dice/index.js';
import { COUNTER_BATTERY } from '../charts/index.js';
import type { Act, Change } from '../system.js';
import { batteriesOf, withBattery } from './batteries.js';

export function recoverBatteries(act: Act): void {
  for (const side of act.battle.sideIds())
    for (const { name, suppressed } of batteriesOf(act.battle, side)) {
      if (suppressed === 'off') recover(act, side, name);
      else if (suppressed === 'on')
        act.effect(
          'battery-marker',
          { battery: name },
          { changes: [turned(act, side, name, 'off')], cites: ['7.28.2/f'] },
        );
    }
}

const turned = ({ battle }: Act, side: string, name: string, to?: 'off'): Change =>
  withBattery(battle, side, name, ({ suppressed: _, ...rest }) => (to ? { ...rest, suppressed: to } : rest));

function recover(act: Act, side: string, battery: string): void {
  const needs = act.battle.table.charts.lookup(COUNTER_BATTERY.rolls, 'recovery');
  const rolled = total(act.roll(`suppression: ${battery}`, D100));
  const recovers = rolled <= needs;
  act.effect(
    'battery-recovery',
    { battery, rolled, recovers },
    { changes: recovers ? [turned(act, side, battery)] : [], cites: ['7.28.2/g'] },
  );
}

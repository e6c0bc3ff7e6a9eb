import { russian, setUp } from '../testkit.testkit.js';
import type { DriveStep } from './effects.js';
import { pz3 } from './testkit.testkit.js';

/** The page 24 illustration, as far as it matters: a road from C5 to D4, a hill at G5. */
const game = () =>
  setUp({
    columns: 10,
    rows: 10,
    terrain: { G5: { terrain: 'open-ground', level: 1 } },
    roads: ['C5 D4'],
    options: { year: 1943, month: 6 },
    units: { a1: pz3('C6', { vca: 1, ce: true }), b1: russian('4-4-7', 'J10', { broken: true }) },
  });

const drive = (...steps: DriveStep[]) => ({ order: 'drive', vehicle: 'a1', steps });

describe('the Vehicle Movement and Smoke Dispenser Usage example', () => {
  test('[aslsk-72] [aslsk-73] [aslsk-74] [aslsk-75] [aslsk-76] [aslsk-77] start, C5, one hexspine, D4 by road, E5, F4: 5.5 MP', () => {
    const here = game();
    const done = here.order(
      'a',
      drive(
        { do: 'start' },
        { do: 'enter', to: 'C5' },
        { do: 'turn', vca: 2 },
        { do: 'enter', to: 'D4' },
        { do: 'enter', to: 'E5' },
        { do: 'enter', to: 'F4' },
      ),
    );
    const spent = done.action.effects.flatMap(({ effect, about }) =>
      effect === 'mp-spent' || effect === 'vehicle-moved' ? [(about as { spent: number }).spent] : [],
    );
    expect(spent).toEqual([1, 2, 3, 3.5, 4.5, 5.5]);
    expect(here.unit('a1')).toMatchObject({ at: 'F4', vca: 2 });
    expect(here.unit('a1').tca).toBeUndefined();
  });

  test('[aslsk-78] [aslsk-79] [aslsk-80] Smoke for one MP, buttoned up and up the hill for five, one to stop, the last half spent there', () => {
    const here = game();
    here.order(
      'a',
      drive(
        { do: 'start' },
        { do: 'enter', to: 'C5' },
        { do: 'turn', vca: 2 },
        { do: 'enter', to: 'D4' },
        { do: 'enter', to: 'E5' },
        { do: 'enter', to: 'F4' },
      ),
    );
    const smoke = here.order('a', { order: 'disperse-smoke', vehicle: 'a1', dispenser: 'sD' }, 3, 4);
    expect(smoke.the('smoke-dispensed')).toMatchObject({
      dr: 7,
      number: 7,
      modifiers: [],
      placed: true,
      at: 'F4',
    });
    expect(smoke.the('mp-spent')).toMatchObject({ mp: 1, spent: 6.5, for: 'Smoke' });
    expect(here.battle.location('F4').smoke).toEqual([{ kind: 'dispersed', side: 'a' }]);
    here.order('a', { order: 'crew-exposed', vehicle: 'a1', exposed: false });
    expect(here.unit('a1').ce).toBeUndefined();
    const up = here.order('a', drive({ do: 'enter', to: 'G5', tca: 0 }, { do: 'stop' }));
    expect(up.the('vehicle-moved')).toMatchObject({ mp: 5, spent: 11.5 });
    expect(up.the('mp-spent')).toMatchObject({ for: 'stopping', spent: 12.5 });
    expect(here.unit('a1')).toMatchObject({ vca: 2, tca: 0 });
    here.order('a', { order: 'end-phase' });
    expect(here.unit('a1').motion).toBeUndefined();
  });

  test('[aslsk-78] without Smoke it costs nothing', () => {
    const here = game();
    const failed = here.order('a', { order: 'disperse-smoke', vehicle: 'a1', dispenser: 'sD' }, 4, 4);
    expect(failed.the('smoke-dispensed').placed).toBe(false);
    expect(failed.all('mp-spent')).toEqual([]);
    expect(here.unit('a1').spent).toBe(0);
  });
});

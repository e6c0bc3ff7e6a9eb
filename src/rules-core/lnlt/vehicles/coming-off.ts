/** Unshaken passengers on top may come off with the Shaken who must (16.2/j, 17.2/d). */
import * as z from 'zod';
import { order } from '../form.js';
import { type Act, type Battle, type Change, refuse, type Unit } from '../system.js';
import { tumbleOff } from './passengers.js';

const choosers = (battle: Battle, side?: string): Unit[] =>
  battle.units().filter((unit) => unit.mayComeOff && (side === undefined || unit.side === side));

const settled = ({ id }: Unit): Change => ({ do: 'unit', unit: id, set: { mayComeOff: null } });

/** Their owner is asked, before the enemy fires at those who came off. */
export function offerToComeOff(act: Act, riders: readonly Unit[]): void {
  if (riders.length === 0) return;
  act.effect(
    'may-come-off',
    { units: riders.map(({ id }) => id) },
    {
      changes: riders.map(({ id }): Change => ({ do: 'unit', unit: id, set: { mayComeOff: true } })),
      cites: ['16.2/j', '17.2/d'],
    },
  );
  act.plan({ task: 'coming-off' });
}

export function comingOff(act: Act): void {
  const [first] = choosers(act.battle);
  if (first) act.ask({ side: first.side, kind: 'come-off' });
  else act.done();
}

export const comeOff = order({
  title: 'Come off',
  description: 'Unshaken passengers come off with the Shaken, under Moved. Name none to stay on.',
  cites: ['16.2/j', '17.2/d', '17.3/e'],
  answers: ['come-off'],
  byExample: true,
  asks: { units: z.array(z.string()).max(6).describe('The units that come off; the others stay on.') },
  *candidates({ battle, by }) {
    const ids = choosers(battle, by).map(({ id }) => id);
    yield { units: [] };
    yield { units: ids };
  },
  read({ battle, by }, { units }) {
    const able = choosers(battle, by).map(({ id }) => id);
    const stranger = units.find((id, i) => !able.includes(id) || units.indexOf(id) < i);
    return stranger === undefined
      ? { units, able }
      : refuse('NOT_YOUR_UNIT', `"${stranger}" is not one of those who may come off now.`, '16.2/j');
  },
  perform(act, { units, able }) {
    const { battle } = act;
    const all = able.map((id) => battle.theUnit(id));
    act.done();
    act.effect(
      'chose-to-stay',
      { units: able.filter((id) => !units.includes(id)) },
      { changes: all.map(settled), cites: ['16.2/j'] },
    );
    tumbleOff(
      act,
      all.filter(({ id }) => units.includes(id)),
      false,
      '16.2/j',
      '17.2/d',
    );
  },
});

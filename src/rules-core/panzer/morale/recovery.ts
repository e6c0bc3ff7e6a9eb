/** Adjust/Remove Morale Counters (7.1.6): Hesitation passes, Break must roll; then ON turns to OFF. */
import { D100, total } from '../../kernel/dice/index.js';
import { plays } from '../sequence/sides.js';
import { type Act, sumOf, type Unit } from '../system.js';
import { takeChecks, withItsCommand } from './check.js';
import { moraleModifiers } from './modifiers.js';

/** The same for all Unit Grades (7.1.6.2/a). */
const NEEDS = 51;

export function recoverMorale(act: Act): void {
  const { battle } = act;
  act.done();
  if (!plays(battle, '7.1')) return;
  takeChecks(act);
  const units = battle.units().filter((unit) => unit.at !== undefined && !unit.bailedOut);
  const ids = (is: (unit: Unit) => boolean) => units.filter(is).map(({ id }) => id);
  const steadied = ids(({ hesitating }) => hesitating === 'off');
  const hesitating = ids((unit) => unit.hesitating === 'on');
  const broken = ids((unit) => unit.broken === 'on');
  if (steadied.length > 0)
    act.effect(
      'steadied',
      { units: steadied },
      {
        changes: steadied.map((unit) => ({ do: 'unit', unit, set: { hesitating: null } })),
        cites: ['7.1.6.1'],
      },
    );
  for (const id of act.byName(ids((unit) => unit.broken === 'off'))) recover(act, id);
  turn(act, hesitating, 'HESITATION', 'hesitating');
  turn(act, broken, 'BREAK', 'broken');
}

function recover(act: Act, id: string): void {
  const modifiers = moraleModifiers(act.battle, withItsCommand(act, id));
  const rolled = total(act.rollOf('break recovery', [id], D100));
  const net = rolled + sumOf(modifiers);
  const recovers = net >= NEEDS;
  act.effect(
    'break-roll',
    { unit: id, needs: NEEDS, rolled, net, recovers, modifiers },
    {
      changes: recovers ? [{ do: 'unit', unit: id, set: { broken: null } }] : [],
      cites: ['7.1.6.2/a', '7.1.6.2/b'],
    },
  );
}

function turn(act: Act, units: readonly string[], what: string, mark: 'hesitating' | 'broken'): void {
  if (units.length === 0) return;
  act.effect(
    'markers-turned',
    { units, what },
    { changes: units.map((unit) => ({ do: 'unit', unit, set: { [mark]: 'off' } })), cites: ['7.1.6/a'] },
  );
}

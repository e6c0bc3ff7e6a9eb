/** Flail tanks (15.7.15): they beat mines out of the ground, in the Advance Phase, in the only hex into which they drove. */
import { D6, DR, die, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { sideTowards } from '../../mechanics/places.js';
import { shootUp } from '../ch11-vehicles/abandoning.js';
import { isManned } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { attacker, infantryAt, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { antiTankMinesAt, takeAntiTankMines } from './07-anti-tank-mines.js';
import { announceMines, minesAt, thinMines } from './07-minefields.js';

const FAILS = 12;
const ALL = 99;

/** The hex that it flails: the only one into which it has driven in this phase (15.7.15.1). */
export function flailingIn(
  battle: Battle,
  { flail, moved, entry, at }: Unit,
  to: string,
): Partial<Pick<Unit, 'flailing' | 'wayOut'>> {
  if (!flail || moved || entry) return {};
  const side = at === undefined ? undefined : sideTowards(battle, to, at);
  return { flailing: to, ...(side !== undefined && { wayOut: { at: to, side } }) };
}

const isFlailing = (battle: Battle, unit: Unit): unit is OnMap =>
  unit.flailing !== undefined &&
  unit.flailing === unit.at &&
  isOnMap(unit) &&
  !unit.fired &&
  unit.firedIn === undefined &&
  !unit.immobilized &&
  isManned(unit) &&
  infantryAt(battle, unit.at, unit.side).length === 0;

/** In the Advance Phase of their side (1.3/7.7); each rolls, whether there are mines or not, so that nothing is told. */
export function flail(act: Act): void {
  const { battle } = act;
  for (const { id } of ofSide(battle, attacker(battle)).filter((unit) => unit.flailing !== undefined)) {
    const tank = battle.theUnit(id);
    const { wayOut } = tank;
    const changes: Change[] = [{ do: 'unit', unit: id, set: { flailing: null, wayOut: null } }];
    if (!isFlailing(battle, tank)) {
      act.effect('stops-flailing', { unit: id }, { changes, cites: ['15.7.15.1'] });
      continue;
    }
    const rolled = total(act.rollOf('flail', [id], DR));
    act.effect('flailed', { unit: id, at: tank.at, rolled }, { changes, cites: ['15.7.15.1'] });
    if (rolled === FAILS) fail(act, tank, wayOut);
    else {
      announceMines(act, tank.at, '15.7.15.1');
      thinMines(act, tank.at, minesAt(battle, tank.at), '15.7.15.1');
      takeAntiTankMines(act, tank.at, ALL, '15.7.15.1');
    }
  }
}

/** Anti-tank mines destroy it, others stop it, and some are gone (15.7.15.2 to 15.7.15.4). */
function fail(act: Act, { id, at, side }: OnMap, wayOut: Unit['wayOut']): void {
  const { battle } = act;
  const [mines, antiTank] = [minesAt(battle, at), antiTankMinesAt(battle, at)];
  if (mines === 0 && antiTank === 0) return;
  announceMines(act, at, '15.7.15.3');
  if (antiTank === 0) {
    immobilize(act, id, ['15.7.15.3']);
    thinMines(act, at, total(act.roll(`mines in ${at}`, DR)), '15.7.15.3');
    return;
  }
  const cites = mines === 0 ? '15.7.15.2' : '15.7.15.4';
  shootUp(act, id, { burns: false, cites: [cites] });
  if (wayOut) comeOut(act, side, wayOut);
  if (mines === 0) takeAntiTankMines(act, at, total(act.roll(`mines in ${at}`, D6)), cites);
  else {
    const roll = act.roll(`mines in ${at}`, DR);
    takeAntiTankMines(act, at, die(roll, 'coloured').face, cites);
    thinMines(act, at, total(roll), cites);
  }
}

/** Its crew can go back over the ground that it came by, and meets no mines there (15.7.15.2/q1). */
function comeOut(act: Act, side: SideId, wayOut: NonNullable<Unit['wayOut']>): void {
  const crew = infantryAt(act.battle, wayOut.at, side).map(({ id }) => id);
  const changes = crew.map((unit): Change => ({ do: 'unit', unit, set: { wayOut } }));
  if (crew.length > 0)
    act.effect('crew-in-the-mines', { units: crew, at: wayOut.at }, { changes, cites: ['15.7.15.2/q1'] });
}

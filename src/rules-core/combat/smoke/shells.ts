/** Smoke shells of guns (13.2): a shot like any other, that leaves smoke instead of harm. */
import * as z from 'zod';
import { D10, D100, total } from '../../kernel/dice/index.js';
import { turnTowards } from '../fire/covered-arc.js';
import { placeSmoke } from '../fire/destruction.js';
import { markOf } from '../fire/orders.js';
import { fireClassOf, firepowerAt, readiness } from '../fire/readiness.js';
import { type Screening, screening } from '../fire/screened-shot.js';
import { order } from '../form.js';
import { eyeOf, lineOfSight } from '../los/lost.js';
import { isVehicle } from '../morale/status.js';
import { revealFirers } from '../scenario/hidden.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isBuilding } from '../terrain/ground.js';
import { distance, hexOf, isInPlay } from '../terrain/places.js';
import { dismountRiders } from '../vehicles/passengers.js';
import { vehicleScreen } from '../vehicles/screening.js';
import { vehicleMarks } from '../vehicles/shooting.js';
import { armamentOf, swingTo } from '../vehicles/weapons.js';

type ShellOrder = { readonly unit: string; readonly at: string };

/** Gun Sizes that have smoke (13.2.1). */
const SIZES: ReadonlySet<number> = new Set([75, 81, 82, 105]);

function refusal(battle: Battle, { unit: id, at }: ShellOrder, by: string): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined)
    return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  if (!isGun(unit)) return refuse('NOT_A_GUN', `${unit.name} is not a gun that is ready to fire.`, '13.2.1');
  if (unit.nationality === 'russian' || !SIZES.has(unit.size ?? 0))
    return refuse('NO_SMOKE', `${unit.name} has no smoke shells.`, '13.2.1');
  const gun = armamentOf(unit, 'gun', undefined);
  const ready = readiness(battle, unit, 'impulse', gun);
  if ('refused' in ready) return ready;
  if (unit.weapon === 'mortar' && isBuilding(battle, unit.at))
    return refuse('IN_BUILDING', `${unit.name} may not fire from inside a building.`, '12.5.3');
  if (!isInPlay(battle, at)) return refuse('NO_SUCH_HEX', `${at} is not in play.`, '3.2.5');
  if (firepowerAt(unit, ready, distance(battle, unit.at, at)) === undefined)
    return refuse('OUT_OF_RANGE', `${at} is out of the range of ${unit.name}.`, '12.3.1.2');
  const swing = isVehicle(unit) ? swingTo(battle, unit, gun, hexOf(at)) : undefined;
  if (swing && 'refused' in swing) return swing;
  const line = lineOfSight(battle, eyeOf(unit), { at });
  return 'refused' in line ? line : undefined;
}

/** Guns on vehicles are guns too (2.3.1.5). */
function isGun(unit: Unit): boolean {
  if (isVehicle(unit)) return unit.weapon === 'gun';
  const fireClass = fireClassOf(unit);
  return fireClass === 'gun' || fireClass === 'mortar';
}

export const shellSmoke = order({
  title: 'Fire smoke',
  description: 'A gun, on a vehicle or not, or a mortar places smoke in a hex it can see.',
  cites: ['13.2.1', '13.2.2'],
  answers: ['impulse'],
  asks: {
    unit: z.string().describe('The gun, vehicle or mortar.'),
    at: z.string().describe('The hex that is to be covered with smoke.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle.units()) {
      if (unit.side !== by || !SIZES.has(unit.size ?? 0)) continue;
      for (const at of battle.occupied()) {
        yield { unit: unit.id, at: hexOf(at) };
      }
    }
  },
  read: ({ battle, by }, order) => refusal(battle, order, by) ?? order,
  perform(act, order, { by, decision }) {
    spendImpulse(act, decision, []);
    fireSmoke(act, order);
    act.plan({ task: 'reaction', trigger: 'fire', side: by, units: [order.unit] });
  },
});

function fireSmoke(act: Act, { unit: id, at }: ShellOrder): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const { set, turns, also } = isVehicle(unit) ? vehicleAim(battle, unit, at) : gunAim(battle, unit, at);
  act.effect(
    'opened-fire',
    { units: [id], at: [at] },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['13.2.2'] },
  );
  dismountRiders(act, [id]);
  const line = lineOfSight(battle, eyeOf(unit), { at });
  if ('refused' in line) return;
  for (const { row, needs } of line.rolls) {
    const rolled = total(act.roll(`line of sight: ${row} to ${at}`, D100));
    act.effect(
      'line-of-sight-rolled',
      { at, terrain: row, needs, rolled, seen: rolled <= needs },
      { cites: ['5.1.5'] },
    );
    if (rolled > needs) return;
  }
  if (hits(act, unit, at, { turns, also, sight: line.sight })) placeSmoke(act, hexOf(at), 'shell', '13.2.1');
  revealFirers(act, [id], [at]);
}

function gunAim(battle: Battle, unit: Unit, at: string) {
  const { turns, facing } = turnTowards(battle, unit.at as string, unit.facing ?? 0, hexOf(at));
  return { turns, also: [], set: { ...markOf(unit, 'fired'), facing } };
}

/** There is no roll for effect that a turn could change: it counts against the Screened Shot (12.3.2/f1). */
function vehicleAim(battle: Battle, unit: Unit, at: string) {
  const gun = armamentOf(unit, 'gun', undefined);
  const way = swingTo(battle, unit, gun, hexOf(at));
  const swing = 'refused' in way ? undefined : way;
  return { turns: 0, also: vehicleScreen(battle, unit, swing, true), set: vehicleMarks(unit, gun, swing) };
}

function hits(act: Act, firer: Unit, at: string, shot: Pick<Screening, 'turns' | 'also' | 'sight'>): boolean {
  const { battle } = act;
  const modifiers = screening(battle, {
    ...shot,
    firer,
    distance: distance(battle, firer.at as string, at),
    cover: 0,
    acquired: firer.acquired === hexOf(at),
  });
  if (!modifiers) return true;
  const exceeds = sumOf(modifiers);
  const rolled = total(act.rollOf('screened shot', [firer.id], D10));
  const hit = exceeds >= 10 ? rolled === 10 : rolled > exceeds;
  act.effect('screened-shot', { at, modifiers, exceeds, rolled, hit }, { cites: ['12.3.2/b'] });
  return hit;
}

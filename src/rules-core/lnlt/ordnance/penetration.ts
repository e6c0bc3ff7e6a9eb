/** An ordnance hit on a vehicle (14.1/g to 14.1.3): penetration against armor, and what comes of it. */
import { D6, total } from '../../kernel/dice/index.js';
import type { Act } from '../system.js';
import { armourAt, lowestArmour } from '../vehicles/armour.js';
import { vehicleCheck } from '../vehicles/crew.js';
import { abandon, destroy, rattle } from '../vehicles/fate.js';
import { ridersOf, tumbleOff } from '../vehicles/passengers.js';

const NATURAL_TWELVE = 12;

interface Impact {
  readonly target: string;
  readonly from: string;
  readonly pen: number;
  /** What the dice of the to-hit roll showed. */
  readonly natural: number;
}

/** Even and above two: the turret, if there is one (14.1.3/a). */
const partHit = (turreted: boolean | undefined, natural: number): 'turret' | 'hull' =>
  turreted && natural > 2 && natural % 2 === 0 ? 'turret' : 'hull';

/** Returns true if the vehicle is destroyed. */
export function strike(act: Act, impact: Impact): boolean {
  const { target: id, from, natural } = impact;
  const target = act.battle.theUnit(id);
  const part = partHit(target.turreted, natural);
  const armour = armourAt(act.battle, target, from, part);
  if (armour === null) {
    destroy(act, id, 'shot', '14.1.2');
    return true;
  }
  const destroyed = pierce(act, impact, part, armour);
  const left = act.battle.unit(id);
  if (!destroyed && left && !left.abandoned)
    tumbleOff(act, ridersOf(act.battle, left, 'outside'), true, '16.2/c');
  return destroyed;
}

/** From the air, at the lowest armor, which has no shape to be hit in (19.1.1/f). */
export function strikeFromAbove(act: Act, target: string, pen: number): void {
  pierce(act, { target, pen }, 'hull', lowestArmour(act.battle.theUnit(target)));
  const left = act.battle.unit(target);
  if (left && !left.abandoned) tumbleOff(act, ridersOf(act.battle, left, 'outside'), true, '16.2/c');
}

interface Duel {
  readonly mpv: number;
  readonly mav: number;
  readonly result: 'dud' | 'through' | 'catastrophe' | 'held';
}

/** Penetration die against armor die (14.1/g), with the natural results of 14.1/h. */
export function duelOf(
  act: Act,
  { target: id, pen }: Pick<Impact, 'target' | 'pen'>,
  part: 'turret' | 'hull',
  armour: number,
): Duel {
  const penDie = total(act.rollOf('penetration', [id], D6));
  const armourDie = total(act.rollOf('armor', [id], D6));
  const [mpv, mav] = [pen + penDie, armour + armourDie];
  const isDud = penDie === 1 && armourDie === 6;
  const isCatastrophe = penDie === 6 && armourDie === 1;
  act.effect(
    'penetration',
    { unit: id, part, penDie, mpv, armourDie, mav, dud: isDud },
    { cites: ['14.1/g', '14.1.3', ...(isDud || isCatastrophe ? (['14.1/h'] as const) : [])] },
  );
  const result = isDud ? 'dud' : isCatastrophe ? 'catastrophe' : mpv > mav ? 'through' : 'held';
  return { mpv, mav, result };
}

function pierce(
  act: Act,
  impact: Pick<Impact, 'target' | 'pen'>,
  part: 'turret' | 'hull',
  armour: number,
): boolean {
  const { target: id } = impact;
  const { mpv, mav, result } = duelOf(act, impact, part, armour);
  if (result === 'dud') return false;
  if (result !== 'held') {
    destroy(act, id, 'shot', result === 'catastrophe' ? '14.1/h' : '14.1/g');
    return true;
  }
  withstand(act, id, mav - mpv);
  return false;
}

/** Not through: a check of the crew, easier the better the armor was (14.1.1). */
function withstand(act: Act, id: string, less: number): void {
  const vehicle = act.battle.theUnit(id);
  const { passed, rolled } = vehicleCheck(act, vehicle, less, less === 0 ? '14.1.1' : '14.1.1/b');
  if (less === 0) {
    if (passed) rattle(act, id, '14.1.1/d');
    else abandon(act, id, '14.1.1');
  } else if (!passed) rattle(act, id, '14.1.1/b');
  else if (rolled === NATURAL_TWELVE) rattle(act, id, '14.1.1/e');
}

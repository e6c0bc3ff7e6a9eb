/** What a GP result does to a vehicle, by the kind of attack and of target (CES.4-9). */
import { D10, total } from '../../kernel/dice/index.js';
import { bailOut } from '../damage/bail-out.js';
import { damageVehicle, lose, suppress, trackHit } from '../damage/fate.js';
import { tracksAreHit } from '../damage/tracks.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import type { Act, Unit } from '../system.js';
import type { GpResult } from './table.js';

/** An attack of any chapter that uses the GP table: fire, Indirect Fire, Close Assault, Overrun. */
export interface Attack {
  /** Who fired, as it was then; absent: a battery. */
  readonly shooter?: Unit;
  /** Its weapon, where one of its own fired. */
  readonly weapon?: string;
  readonly kind: 'heavy' | 'small-arms' | 'close-assault';
  readonly result: Exclude<GpResult, 'none'>;
  /** The roll with its modifiers: its last digit counts. */
  readonly net: number;
  /** Maximum GP Effectiveness; of a Close Assault half of the factor. */
  readonly effectiveness: number;
  readonly factor: number;
  readonly bracket: 'P' | 'S' | 'M' | 'L' | 'E';
  readonly flame?: true;
}

export function effectOnVehicle(act: Act, target: Unit, attack: Attack): void {
  if (attack.kind === 'small-arms' && target.type !== 'S') smallArms(act, target, attack);
  else if (attack.result === 'suppressed') suppress(act, target.id, [SUPPRESSES[attack.kind]]);
  else if (isGated(target, attack)) gated(act, target);
  else effective(act, target, attack);
}

const SUPPRESSES = { heavy: 'CES.4/a', 'small-arms': 'CES.8/a', 'close-assault': 'CES.9/a' } as const;

/** A and P: the GP Defense gate comes first (CES.4/b, CES.4/g). */
const isGated = (target: Unit, { kind, effectiveness }: Attack): boolean =>
  kind === 'heavy' && target.type !== 'S' && effectiveness < (target.gpDefense ?? 0);

function gated(act: Act, target: Unit): void {
  if (plays(act.battle, '7.8') && target.type === 'A' && target.hatch !== 'buttoned') {
    damageVehicle(act, target.id, 'turret', ['CES.4/f', '7.8.3/d']);
    bailOut(act, target.id, 'Damaged');
  } else suppress(act, target.id, ['CES.4/b']);
}

/** The last digit decides: 5 damage, 0 a track, otherwise KO or BU (CES.4/c-e). */
function effective(act: Act, target: Unit, attack: Attack): void {
  const digit = ((attack.net % 10) + 10) % 10;
  const [damage, track, burns] = CITES[sortOf(target, attack)];
  if (digit === 5) {
    damageVehicle(act, target.id, 'rolled', [damage]);
    bailOut(act, target.id, 'Damaged');
  } else if (digit === 0) {
    hitTracks(act, target, attack, track);
  } else knockOut(act, target, attack, burns);
}

function hitTracks(act: Act, target: Unit, { shooter, kind, weapon = '' }: Attack, cites: RuleId): void {
  if (kind !== 'close-assault' && !tracksAreHit(act.battle, shooter, weapon, target)) {
    const why = 'the weapon is too weak for its tracks';
    act.effect('unharmed', { target: target.id, why }, { cites: ['7.21/a'] });
    return;
  }
  trackHit(act, target.id, [cites]);
  bailOut(act, target.id, 'Track hit');
}

type Sort = 'armored' | 'soft' | 'small-arms' | 'close-assault';

const CITES: Readonly<Record<Sort, readonly [RuleId, RuleId, RuleId]>> = {
  armored: ['CES.4/c', 'CES.4/d', 'CES.4/e'],
  soft: ['CES.5/b', 'CES.5/c', 'CES.5/d'],
  'small-arms': ['CES.8/a', 'CES.8/b', 'CES.8/c'],
  'close-assault': ['CES.9/a', 'CES.9/a', 'CES.9/b'],
};

const sortOf = ({ type }: Unit, { kind }: Attack): Sort =>
  kind !== 'heavy' ? kind : type === 'S' ? 'soft' : 'armored';

/** What a BU-noted vehicle takes off the roll, if it is a KO without it (7.11/b). */
const BURNS_EASILY = -2;

/** (10) within the effectiveness burns it; small arms and Close Assault have half of their factor, rounded down. */
function knockOut(act: Act, target: Unit, attack: Attack, cites: RuleId): void {
  if (attack.flame) {
    lose(act, target.id, 'brewed-up', [cites]);
    return;
  }
  const limit = attack.kind === 'heavy' ? attack.effectiveness : Math.floor(attack.factor / 2);
  const rolled = total(act.rollOf('KO or BU', [target.id], D10));
  const eased =
    rolled > limit && target.buNoted && plays(act.battle, '7.11') ? rolled + BURNS_EASILY : rolled;
  const burns = eased <= limit;
  act.effect('burn-roll', { target: target.id, rolled, burns }, { cites: [cites] });
  lose(act, target.id, burns ? 'brewed-up' : 'knocked-out', [cites]);
}

/** Small arms against armored and partly armored vehicles do little, and only near (CES.6, CES.7). */
function smallArms(act: Act, target: Unit, { result, bracket }: Attack): void {
  const isOpen = plays(act.battle, '7.8') && target.type === 'A' && target.hatch !== 'buttoned';
  if (target.type === 'A') {
    if (bracket === 'P' && result === 'effective' && isOpen) {
      damageVehicle(act, target.id, 'turret', ['CES.6/b', '7.8.3/e']);
    } else if (bracket === 'P' || (bracket === 'S' && result === 'effective'))
      suppress(act, target.id, ['CES.6/a']);
    else
      act.effect(
        'unharmed',
        { target: target.id, why: 'small arms do not reach it' },
        { cites: ['CES.6/c'] },
      );
    return;
  }
  if (bracket === 'P' && result === 'effective') {
    damageVehicle(act, target.id, 'rolled', ['CES.7/b']);
    bailOut(act, target.id, 'Damaged');
  } else if (bracket === 'P' || bracket === 'S') suppress(act, target.id, ['CES.7/a']);
  else
    act.effect('unharmed', { target: target.id, why: 'small arms do not reach it' }, { cites: ['CES.7/c'] });
}

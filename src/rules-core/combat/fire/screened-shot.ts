/** The Screened Shot Table (12.3.2): the number that a gun's d10 must exceed. */
import { screenedDrm } from '../cards.js';
import type { Sight } from '../los/sight.js';
import type { RuleId } from '../rules.js';
import { type Battle, type Modifier, roundUp, type Unit } from '../system.js';

/** What the shot asks of the firer and the target; vehicles add what is theirs. */
export interface Screening {
  readonly firer: Unit;
  readonly distance: number;
  /** Hexspines that the weapon's covered arc turns. */
  readonly turns: number;
  readonly sight: Sight;
  /** Terrain DRM of the target, the highest. */
  readonly cover: number;
  /** The firer's Acquired marker lies there: situations of the target do not count (12.3.2.2). */
  readonly acquired: boolean;
  readonly targetMoves?: boolean;
  readonly also?: readonly Modifier[];
}

/** Undefined: no roll is needed. */
export function screening(battle: Battle, shot: Screening): Modifier[] | undefined {
  const firer = firerBased(battle, shot);
  const target = shot.acquired || !usesHe(shot.firer) ? undefined : targetBased(battle, shot);
  const also = shot.also ?? [];
  if (!firer && !target && also.length === 0) return undefined;
  return [...(firer ?? []), ...(target ?? []), ...also];
}

/** Situations of the target bind guns and mortars only (12.3.2/u). */
const usesHe = (unit: Unit): boolean =>
  unit.weapon === 'gun' || unit.weapon === 'mortar' || unit.kind === 'vehicle';

function firerBased(battle: Battle, { firer, distance, turns }: Screening): Modifier[] | undefined {
  const found: Modifier[] = [];
  if (turns > 0)
    found.push({ why: 'covered arc turned', drm: turns * turnDrm(battle, firer), cites: '12.3.2/f1' });
  if (firer.suppressed)
    found.push({ why: 'Suppressed', drm: screenedDrm(battle, 'Suppressed firer'), cites: '12.3.2/f3' });
  const far = rangeModifier(battle, firer, distance);
  if (far) found.push(far);
  return found.length > 0 ? found : undefined;
}

/** A limbered gun turns like a +5 turret (10.4.1.1). */
function turnDrm(battle: Battle, firer: Unit): number {
  return screenedDrm(
    battle,
    firer.limbers ? 'turret circled +5, per hexspine' : 'gun covered arc turned, per hexspine',
  );
}

/** Far shots: B and C ratings from 12 hexes, everybody beyond 24; C counts from 13 (12.2.1.2, 12.3.2/f4, 12.3.2/f5). */
function rangeModifier(battle: Battle, { rating }: Unit, distance: number): Modifier | undefined {
  if (rating === undefined) return undefined;
  const steps = (first: number): number => Math.floor((distance - first) / 12);
  if (rating === 'A') {
    if (distance <= 24) return undefined;
    return far(screenedDrm(battle, 'A rating beyond 24 hexes, each 12 hexes') * steps(13), '12.3.2/f5');
  }
  if (distance < 12) return undefined;
  if (rating === 'B')
    return far(
      screenedDrm(battle, 'B rating, 12-23 hexes') +
        screenedDrm(battle, 'B rating, each further 12 hexes') * steps(12),
      '12.3.2/f4',
    );
  if (distance === 12) return far(screenedDrm(battle, 'range exactly 12, C rating'), '12.3.2/f4');
  return far(
    screenedDrm(battle, 'C rating, 13-23 hexes') +
      screenedDrm(battle, 'C rating, each further 12 hexes') * steps(12),
    '12.3.2/f4',
  );
}

const far = (drm: number, cites: RuleId): Modifier => ({ why: 'range', drm, cites });

function targetBased(battle: Battle, { sight, cover, targetMoves }: Screening): Modifier[] | undefined {
  const found: Modifier[] = [];
  for (const { hex, row, drm } of sight.hindrances)
    found.push({ why: `${row} in ${hex}`, drm: roundUp(drm / 10), cites: '12.3.2/t1' });
  if (cover > 0) found.push({ why: 'terrain of the target', drm: roundUp(cover / 10), cites: '12.3.2/t2' });
  if (targetMoves)
    found.push({
      why: 'moving vehicle',
      drm: screenedDrm(battle, 'moving vehicle target'),
      cites: '12.3.2/t3',
    });
  return found.length > 0 ? found : undefined;
}

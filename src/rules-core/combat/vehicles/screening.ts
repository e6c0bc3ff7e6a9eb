/** What a vehicle's own movement and turning add to its shots (11.4.3, 12.3.2/f1, 12.3.2/f2, 12.3.2.1, 12.4.5.1). */
import { fftDrm, screenedDrm } from '../cards.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { hasTurret, isMovingVehicle, isVehicle } from './status.js';
import type { Swing } from './weapons.js';

/** The circled number of the turret, as the Screened Shot Table counts it (12.3.2.1). */
function turretScreen(battle: Battle, { turretDrm }: Unit): number {
  if (turretDrm === undefined) return screenedDrm(battle, 'non-turreted moving firer, in place of TUR');
  if (turretDrm >= 15) return screenedDrm(battle, 'turret circled +15, per hexspine');
  return screenedDrm(
    battle,
    turretDrm >= 10 ? 'turret circled +10, per hexspine' : 'turret circled +5, per hexspine',
  );
}

/** For armour-piercing shot the turn counts here, for high explosive on the Firepower Factors Table (12.4.5.1/a). */
export function vehicleScreen(
  battle: Battle,
  firer: Unit,
  swing: Swing | undefined,
  pierces: boolean,
): Modifier[] {
  if (!isVehicle(firer)) return [];
  const found: Modifier[] = [];
  if (isMovingVehicle(firer)) {
    found.push({ why: 'moving firer', drm: screenedDrm(battle, 'moving firer'), cites: '12.3.2/f2' });
    if (hasTurret(firer))
      found.push({ why: 'turret of a moving firer', drm: turretScreen(battle, firer), cites: '12.3.2.1' });
  }
  if (pierces && swing && swing.turns > 0) found.push(screenOfTurn(battle, firer, swing));
  return found;
}

function screenOfTurn(battle: Battle, firer: Unit, { by, turns }: Swing): Modifier {
  return by === 'turret'
    ? { why: 'turret turned', drm: turns * turretScreen(battle, firer), cites: '12.3.2/f1' }
    : {
        why: 'vehicle turned',
        drm: turns * screenedDrm(battle, 'vehicle covered arc turned, per hexspine'),
        cites: '12.3.2/f1',
      };
}

/** The circled number for every hexspine of the turret, twenty for each of the vehicle; once for a gun on the move. */
export function turnModifiers(battle: Battle, firer: Unit, swing: Swing, firesGun: boolean): Modifier[] {
  const found: Modifier[] = [];
  const { by, turns } = swing;
  if (firesGun && isMovingVehicle(firer) && hasTurret(firer))
    found.push({ why: 'gun of a moving vehicle', drm: firer.turretDrm ?? 0, cites: '11.4.3' });
  if (turns === 0) return found;
  found.push(
    by === 'turret'
      ? { why: 'turret turned', drm: turns * (firer.turretDrm ?? 0), cites: '12.4.5.1' }
      : {
          why: 'vehicle turned',
          drm: turns * fftDrm(battle, 'vehicle covered arc turned, per hexspine'),
          cites: '12.4.6',
        },
  );
  return found;
}

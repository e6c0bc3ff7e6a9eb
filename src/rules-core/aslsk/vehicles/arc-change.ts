/** Case 8 for vehicles (3.2.4/case8, 7.8/e): what turning hull or turret before firing costs. */
import { TO_HIT_DRM } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import type { AslBattle, AslUnit, Modifier } from '../system.js';
import type { Mount } from './arcs.js';

/** How a mount turns: with the hull, fast, or slow (7.2/b). */
function traverseOf(vehicle: AslUnit, mount: Mount) {
  if (mount === 'bow') return 'CA change, NT gun/mortar';
  return vehicle.turret === 'T' ? 'CA change, T turret' : 'CA change, ST or RST turret';
}

export function turretModifier(
  battle: AslBattle,
  vehicle: AslUnit,
  mount: Mount,
  hexspines: number,
): Modifier {
  const charts = chartsOf(battle);
  const traverse = traverseOf(vehicle, mount);
  const value =
    charts.lookup(TO_HIT_DRM.drm, `${traverse}, first hexspine`) +
    (hexspines - 1) * charts.lookup(TO_HIT_DRM.drm, `${traverse}, each further hexspine`);
  return {
    label: `turned ${hexspines} hexspine${hexspines > 1 ? 's' : ''}`,
    value,
    cites: ['3.2.4/case8', '7.8/e'],
  };
}

/** What happens to concealed and hidden units, and at night (chapter 2). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';

interface Seen {
  readonly units: readonly UnitId[];
  readonly at: string;
}

export const tells = effects({
  visibility: says<{ readonly hexes: number }>(
    ({ hexes }) => `Those who move are seen up to ${hexes} hexes away.`,
  ),
  'star-shell': says<{ readonly leader: UnitId; readonly at: string }>(
    ({ leader, at }, name) => `${name(leader)} lights up the ground around ${at}.`,
  ),
  concealed: says<Seen>(({ units, at }, name) => `${units.map(name).join(', ')} goes under a "?" in ${at}.`),
  revealed: says<Seen>(({ units, at }, name) => `${units.map(name).join(', ')} is seen in ${at}.`),
  'dummies-removed': says<{ readonly side: SideId; readonly at: string }>(
    ({ at }) => `A "?" without anybody beneath it comes off ${at}.`,
  ),
  'weapons-followed': says<object>(() => 'Weapons are seen as those are who carry them.', 'silent'),
  'markers-arranged': says<{ readonly side: SideId; readonly hexes: readonly string[] }>(
    ({ side, hexes }) => `${side} has a "?" in ${hexes.length > 0 ? hexes.join(', ') : 'no hex'}.`,
    'silent',
  ),
  'lies-in-wait': says<{ readonly sides: readonly SideId[] }>(
    ({ sides }) => `Units of ${sides.join(' and ')} may lie hidden.`,
    'silent',
  ),
  'guns-unmasked': says<object>(() => 'Guns in the sight of enemies are shown.', 'silent'),
  'concealment-laid': says<object>(() => 'The "?" lie on their stacks.', 'silent'),
  noticed: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} begins the turn beside enemies.`,
    'silent',
  ),
  watched: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} is in the sight of enemies.`,
    'silent',
  ),
  searched: says<{ readonly unit: UnitId; readonly rolled: number; readonly eased: number }>(
    ({ unit, rolled, eased }, name) =>
      `${name(unit)} searches the hexes around it: ${rolled}${eased > 0 ? ` less ${eased}` : ''}.`,
  ),
  'ran-into': says<Seen>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes upon enemies in ${at} and goes no farther.`,
  ),
  shrouded: says<Seen>(
    ({ units, at }, name) =>
      `${units.map(name).join(', ')} is attacked in ${at} at half strength, for the dark.`,
    'silent',
  ),
  ambushed: says<{ readonly side: SideId; readonly at: string }>(
    ({ side, at }) => `${side} was not seen in ${at}, and strikes first.`,
    'silent',
  ),
});

export interface SightTasks {
  /** At the end of its player turn a side puts '?' on its units (2.3.8.1). */
  conceal: { sides: readonly SideId[] };
}

/** What happens in close combat (chapter 6). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

interface Designated {
  readonly side: SideId;
  readonly at: string;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly leader?: UnitId;
  readonly heroes?: readonly UnitId[];
  /** They try to take prisoners. */
  readonly capture?: true;
  readonly odds: string;
}

/** One roll for all who are attacked; each has modifiers of its own (6.1.3/a). */
export interface Blow {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly killed: boolean;
}

interface Attack extends Designated {
  readonly attack: number;
  readonly defence: number;
  readonly cowered: boolean;
  readonly rolled: number;
  readonly kill: number;
  readonly blows: readonly Blow[];
}

type Naming = (id: UnitId) => string;

const opponents = ({ attackers, defenders, leader, heroes = [], odds }: Designated, name: Naming): string =>
  `${attackers.map(name).join(', ')} against ${defenders.map(name).join(', ')} at ${odds}${leader === undefined ? '' : `, led by ${name(leader)}`}${heroes.length === 0 ? '' : ` with ${heroes.map(name).join(', ')}`}`;

const blowInWords = ({ units, modifiers, final, killed }: Blow, name: Naming, kill: string): string =>
  `${units.map(name).join(', ')}${withModifiers(modifiers)}: ${final}, ${killed ? kill : 'nothing'}.`;

export const tells = effects({
  'withdrawal-announced': says<{ readonly unit: UnitId; readonly accompanies?: true }>(
    ({ unit, accompanies }, name) =>
      `${name(unit)} tries to withdraw from melee${accompanies ? ' together with others' : ''}.`,
    'silent',
  ),
  'companion-chosen': says<{ readonly unit: UnitId; readonly with: UnitId }>(
    ({ unit, with: other }, name) => `${name(unit)} goes with ${name(other)}.`,
    'silent',
  ),
  'attack-designated': says<Designated>(
    (about, name) => `Close combat in ${about.at}: ${opponents(about, name)}.`,
    'silent',
  ),
  'close-combat-attack': says<Attack>(
    (about, name) =>
      `Close combat in ${about.at}: ${opponents(about, name)}${about.cowered ? ', and cowers' : ''}: ${about.capture ? 'captures' : 'kills'} on ${about.kill}, rolls ${about.rolled}. ${about.blows.map((blow) => blowInWords(blow, name, about.capture ? 'overpowered' : 'a kill')).join(' ')}`,
    ({ blows, capture }) =>
      blows.map(({ killed }) => (killed ? (capture ? 'capture' : 'kill') : '-')).join(', '),
  ),
  'combats-fought': says<object>(() => 'All close combats are fought.', 'silent'),
  withdrew: says<{ readonly units: readonly UnitId[]; readonly from: string; readonly to: string }>(
    ({ units, from, to }, name) => `${units.map(name).join(', ')} withdraws from ${from} to ${to}.`,
  ),
  discarded: says<{ readonly weapon: UnitId; readonly at: string }>(
    ({ weapon, at }, name) => `${name(weapon)} is too much for those who are left in ${at}.`,
  ),
  melee: says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => (hexes.length > 0 ? `Locked in melee: ${hexes.join(', ')}.` : 'No melee is left.'),
    'silent',
  ),
});

export interface CombatTasks {
  /** A step of the Close Combat Phase, with the sides that are still to be asked in it. */
  combat: { step: 'withdrawal' | 'close-combat' | 'retreat' | 'spoils'; sides: readonly SideId[] };
}

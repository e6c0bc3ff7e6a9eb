/** What the effects of this book tell a campaign: whose attacks, whose losses, who held and who did not. */
import type { Notes, Reading } from '../../campaign/aftermath/counting.js';
import type { CombatSystem } from '../system.js';

type Note = Notes<CombatSystem>;

function check({ unit, passed }: { readonly unit: string; readonly passed: boolean }, note: Note): void {
  note.check(unit, passed);
}

const unitsIn = (results: readonly { readonly units: readonly string[] }[]): string[] =>
  results.flatMap(({ units }) => units);

/** Damage that nobody else has done. */
function ownFault({ unit }: { readonly unit: string }, note: Note): void {
  note.hurt(unit, false);
}

function strangersAt(at: string, units: readonly string[], note: Note): string[] {
  const side = note.battle.unit(units[0] ?? '')?.side;
  return note.battle
    .unitsAt(at)
    .filter((unit) => unit.side !== side)
    .map(({ id }) => id);
}

export const TELLS: Reading<CombatSystem>['tells'] = {
  // Whose attack it is.
  'opened-fire': ({ units, leader }, note) => note.arms(units, 'fire', leader === undefined ? [] : [leader]),
  attack: ({ results }, note) => note.struck(unitsIn(results)),
  'armour-piercing': ({ unit, target }, note) => note.attack([unit], [target]),
  thrown: ({ unit }, note) => note.arms([unit]),
  'fire-falls': (_, note) => note.arms([]),
  'air-attack': ({ aircraft }, note) => note.arms([aircraft]),
  'close-combat-attack': ({ at, units }, note) =>
    note.attack(units, strangersAt(at, units, note), 'close-combat'),
  'overrun-attack': ({ units, targets }, note) => note.attack(units, targets, 'close-combat'),
  'mines-attack': ({ unit }, note) => note.mishap(unit),
  'light-mines': ({ unit }, note) => note.mishap(unit),
  'blows-a-hole': (_, note) => note.quiet(),
  burnt: ({ unit }, note) => note.mishap(unit),
  'lost-in-sewer': ({ units }, note) => note.mishap(...units),
  'immobilization-rolled': ({ unit }, note) => note.mishap(unit),
  'turn-began': (_, note) => note.quiet(),
  'turn-concluded': (_, note) => note.quiet(),
  'phase-over': (_, note) => note.quiet(),

  // Who held.
  'morale-check': check,
  'action-check': check,
  recovered: ({ unit, by }, note) => {
    if (by === undefined) note.deed('self-rally', unit);
    else note.deed('rally', by, unit);
  },
  courage: ({ unit, with: followers }, note) => {
    for (const one of [unit, ...followers]) note.deed('courage', one);
  },

  // What befell whom.
  disrupted: ({ unit }, note) => note.broke(unit),
  'wounded-in-action': ({ unit }, note) => note.broke(unit),
  suppressed: ({ unit }, note) => note.broke(unit),
  wounded: ({ unit }, note) => note.hurt(unit),
  reduced: ({ unit }, note) => note.reduced(unit),
  eliminated: ({ unit }, note) => note.lost(unit),
  regrouped: ({ unit, absorbed }, note) => note.merged(absorbed, unit),
  exited: ({ unit }, note) => note.withdrawn(unit),
  'm-killed': ({ unit }, note) => note.hurt(unit),
  'f-killed': ({ unit }, note) => note.hurt(unit),
  'gun-lost': ownFault,
  'out-of-fuel': ownFault,
  jammed: ownFault,
  'used-up': ({ unit }, note) => note.expended(unit),
  taken: ({ unit, captured }, note) => {
    note.attack(takers(unit, note), [unit], 'close-combat');
    if (captured) note.taken(unit);
  },
};

/** Nobody defends it: all that stand there and have just fought take it. */
function takers(vehicle: string, note: Note): string[] {
  const unit = note.battle.unit(vehicle);
  if (unit?.at === undefined) return [];
  return note.battle
    .unitsAt(unit.at)
    .filter(({ side, fired }) => side !== unit.side && fired !== undefined)
    .map(({ id }) => id);
}

export const TURNING: Reading<CombatSystem>['turning'] = new Set([
  'eliminated',
  'reduced',
  'disrupted',
  'wounded',
  'wounded-in-action',
  'm-killed',
  'f-killed',
  'suppressed',
  'taken',
]);

/** What the effects of this book tell a campaign: whose attacks, whose losses, who held and who did not. */
import type { Notes, Reading } from '../../campaign/aftermath/counting.js';
import type { PanzerSystem } from '../system.js';

type Note = Notes<PanzerSystem>;

/** Mines and flames are nobody's deed; a crew that bails out comes back to its vehicle. */
function lost({ unit, how }: { readonly unit: string; readonly how: string }, note: Note): void {
  if (how === 'bailed-out') {
    note.hurt(unit);
    return;
  }
  if (how === 'mines' || how === 'burned') note.mishap(unit);
  note.lost(unit);
}

export const TELLS: Reading<PanzerSystem>['tells'] = {
  // Whose attack it is.
  'fire-announced': ({ by }, note) => note.arms(by),
  'ap-fire': ({ shooter, target, hits }, note) => {
    note.arms([shooter]);
    if (hits > 0) note.struck([target]);
  },
  'gp-fire': ({ shooter, target }, note) => note.attack([shooter], [target]),
  'close-assault': ({ by, target }, note) => note.attack(by, [target], 'close-combat'),
  'hand-to-hand': ({ attacker, defender }, note) => {
    note.attack([attacker], [defender], 'close-combat');
    note.attack([defender], [attacker], 'close-combat');
  },
  overrun: ({ unit, target }, note) => note.attack([unit], [target], 'close-combat'),
  'fire-response': ({ observer }, note) => note.arms([], 'fire', observer === undefined ? [] : [observer]),
  'planned-fire': (_, note) => note.quiet(),
  'indirect-attack': ({ target }, note) => note.struck([target]),
  'phase-began': (_, note) => note.quiet(),

  // Who held.
  'morale-check': ({ unit, result }, note) => {
    note.check(unit, result === 'is unaffected');
    if (result === 'breaks') note.broke(unit);
  },
  'tank-fright': ({ unit, result }, note) => note.check(unit, result === 'is unaffected'),
  'break-roll': ({ unit, recovers }, note) => {
    note.check(unit, recovers);
    if (recovers) note.deed('self-rally', unit);
  },

  // What befell whom.
  damaged: ({ unit }, note) => note.hurt(unit),
  'track-hit': ({ unit }, note) => note.hurt(unit),
  reduced: ({ unit }, note) => note.reduced(unit),
  lost,
};

export const TURNING: Reading<PanzerSystem>['turning'] = new Set([
  'lost',
  'reduced',
  'damaged',
  'track-hit',
  'objective-taken',
]);

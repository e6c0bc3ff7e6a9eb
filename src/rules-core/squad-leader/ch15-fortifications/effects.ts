/** What is dug and built (chapter 15). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import type { RuleId } from '../rules.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

interface Field {
  readonly at: string;
  readonly factors: number;
}

/** What one roll does to those whom it strikes alike. */
interface Blast {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly result: Result;
}

interface Shelter {
  readonly units: readonly UnitId[];
  readonly at: string;
}

interface Work {
  readonly is: string;
  readonly at: string;
  readonly number?: number | undefined;
}

const inWords = (works: readonly Work[]): string =>
  works.map(({ is, at, number }) => `${number ? `${number} ` : ''}${is} in ${at}`).join(', ');

export interface FortificationTasks {
  /** Before the battle: the sides build what the scenario gives them. */
  fortify: object;
  /** A booby trap goes off there, by the rule that says so. */
  /** An AFV is lost beside entrenched men. */
  'shaken-by-loss': { units: readonly UnitId[]; at: string };
  /** An AFV whose driver was hit has come there. */
  'onto-mines': { unit: UnitId; at: string; from: string; cost: number };
  'booby-trap': { at: string; why: RuleId; isOnStairs?: boolean };
}

export const tells = effects({
  'trap-found': says<{ readonly units: readonly UnitId[]; readonly at: string; readonly care: number }>(
    ({ units, at, care }, name) =>
      `${units.map(name).join(', ')}: a booby trap in ${at}, entered with ${care} MF of care.`,
  ),
  'trap-exploded': says<
    Blast & { readonly at: string; readonly side: string; readonly factors: number; readonly rolled: number }
  >(
    ({ at, factors, rolled, modifiers, result, units }, name) =>
      `A booby trap of ${factors} goes off in ${at}: rolls ${rolled}${withModifiers(modifiers)}: ${resultInWords(result)}${units.length > 0 ? ` against ${units.map(name).join(', ')}` : ''}.`,
  ),
  'stairs-gone': says<{ readonly at: string }>(({ at }) => `The stairs in ${at} are blown away.`),
  'trap-disarming': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly help: number;
    readonly disarmed: boolean;
  }>(
    ({ unit, at, needs, rolled, help, disarmed }, name) =>
      `${name(unit)} works on the booby trap in ${at}: needs ${needs} or less, rolls ${rolled}${help === 0 ? '' : `, ${help}`}: ${disarmed ? 'it is disarmed' : 'in vain'}.`,
  ),
  'trap-taken-away': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly goesOff: boolean;
  }>(
    ({ unit, at, rolled, goesOff }, name) =>
      `${name(unit)} takes the booby trap in ${at} away: rolls ${rolled}${goesOff ? ', and it goes off' : ''}.`,
  ),
  'trap-lost': says<{ readonly at: string }>(({ at }) => `The booby trap in ${at} is lost.`),
  digging: says<{
    readonly unit: UnitId;
    readonly leader: UnitId | undefined;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly passed: boolean;
  }>(
    ({ unit, needs, rolled, modifiers, passed }, name) =>
      `${name(unit)} digs: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'an entrenchment' : 'in vain'}.`,
  ),
  clearing: says<{
    readonly unit: UnitId;
    readonly leader: UnitId | undefined;
    readonly what: 'wire' | 'mines';
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly passed: boolean;
  }>(
    ({ unit, what, at, needs, rolled, modifiers, passed }, name) =>
      `${name(unit)} tries to clear ${what} in ${at}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'passed' : 'failed'}.`,
    ({ passed }) => (passed ? 'cleared' : 'in vain'),
  ),
  fortified: says<{ readonly side: string; readonly works: readonly Work[] }>(
    ({ side, works }) => `${side} has built ${inWords(works) || 'nothing that can be seen'}.`,
  ),
  'fortified-secretly': says<{ readonly side: string; readonly works: readonly Work[] }>(
    ({ side, works }) => `${side} has hidden ${inWords(works)}.`,
  ),
  'works-found': says<{ readonly side: string; readonly works: readonly Work[] }>(
    ({ works }) => `Come upon: ${inWords(works)}.`,
  ),
  struggled: says<{ readonly unit: UnitId; readonly at: string; readonly rolled: number }>(
    ({ unit, at, rolled }, name) => `${name(unit)} loses ${rolled} MF in the wire in ${at}.`,
  ),
  'wire-crushed': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} crushes the wire in ${at}.`,
  ),
  'wire-removed': says<{ readonly at: string }>(({ at }) => `The wire in ${at} is gone.`),
  'clears-roadblock': says<{ readonly unit: UnitId; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} clears the roadblock in ${at}.`,
  ),
  'done-clearing': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} has other things to do again.`,
    'silent',
  ),
  'ditch-filled': says<{ readonly at: string }>(({ at }) => `The anti-tank ditch in ${at} is filled.`),
  'roadblock-removed': says<{ readonly at: string }>(({ at }) => `The roadblock in ${at} is gone.`),
  'mines-found': says<Field>(({ at, factors }) => `There are ${factors} factors of mines in ${at}.`),
  'mines-attack': says<Field & { readonly rolled: number; readonly outcomes: readonly Blast[] }>(
    ({ at, factors, rolled, outcomes }, name) =>
      `Mines go off in ${at} with ${factors} factors: ${rolled}. ${outcomes.map(({ units, modifiers, result }) => `${units.map(name).join(', ') || 'Those there'}${withModifiers(modifiers)}: ${resultInWords(result)}.`).join(' ')}`.trim(),
    ({ outcomes }) => outcomes.map(({ result }) => resultInWords(result)).join(', ') || undefined,
  ),
  'stopped-by-mines': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} stays among the mines.`,
    'silent',
  ),
  'mines-laid': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly what: string;
    readonly rolled: number;
    readonly help: number;
    readonly number: number;
  }>(({ unit, at, what, rolled, help, number }, name) =>
    what === 'booby trap'
      ? `${name(unit)} ${number > 0 ? `sets a booby trap of ${number}` : 'fails to set a booby trap'} in ${at}: rolls ${rolled}${help === 0 ? '' : `, ${help}`}.`
      : `${name(unit)} lays ${number} of ${what} in ${at}: rolls ${rolled}${help === 0 ? '' : ` with ${help} more`}.`,
  ),
  'mines-buried': says<{ readonly at: string; readonly number: number; readonly what: string }>(
    ({ at, number, what }) =>
      what === 'booby trap'
        ? `There is a booby trap of ${number} in ${at}.`
        : `${number} anti-tank mine${number === 1 ? ' lies' : 's lie'} in ${at}.`,
    'silent',
  ),
  'mine-exploded': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: Result;
  }>(
    ({ unit, at, rolled, modifiers, result }, name) =>
      `${name(unit)} drives onto an anti-tank mine in ${at}: ${rolled}${withModifiers(modifiers)}: ${resultInWords(result)}.`,
    ({ result }) => resultInWords(result),
  ),
  'anti-tank-mines-gone': says<{ readonly at: string; readonly mines: number }>(
    ({ at, mines }) => `${mines} anti-tank mine${mines === 1 ? ' is' : 's are'} gone from ${at}.`,
  ),
  flailed: says<{ readonly unit: UnitId; readonly at: string; readonly rolled: number }>(
    ({ unit, at, rolled }, name) => `${name(unit)} flails the ground in ${at}: rolls ${rolled}.`,
  ),
  'crew-in-the-mines': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) =>
      `${units.map(name).join(', ')} stands among mines in ${at}, with a safe way back.`,
    'silent',
  ),
  'went-underground': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} goes into the tunnel in ${at}.`,
  ),
  'came-out-of-tunnel': says<
    Shelter & {
      readonly rolled?: number;
      readonly modifiers: readonly Modifier[];
      readonly fate: 'unseen' | 'in view' | 'pinned';
    }
  >(
    ({ units, at, rolled, modifiers, fate }, name) =>
      `${units.map(name).join(', ')} comes out of the tunnel in ${at}${rolled === undefined ? '' : `: rolls ${rolled}${withModifiers(modifiers)}`}: ${fate}.`,
    ({ fate }) => fate,
  ),
  'tunnel-seen': says<{ readonly at: string; readonly side: string }>(
    ({ at, side }) => `A tunnel of ${side} ends in ${at}.`,
  ),
  'tunnel-sought': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isFound: boolean;
  }>(
    ({ unit, at, rolled, modifiers, isFound }, name) =>
      `${name(unit)} looks for the tunnel in ${at}: rolls ${rolled}${withModifiers(modifiers)}: ${isFound ? 'it is blown up' : 'in vain'}.`,
    ({ isFound }) => (isFound ? 'blown up' : 'in vain'),
  ),
  'stops-flailing': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} does not flail the ground.`,
    'silent',
  ),
  'mines-gone': says<Field>(({ at, factors }) => `${factors} factors of mines in ${at} are gone.`),
  entrenched: says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => (hexes.length > 0 ? `There are entrenchments in ${hexes.join(', ')}.` : 'Nobody dug in.'),
    'silent',
  ),
  'took-cover': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} goes into the entrenchment in ${at}.`,
  ),
  'kept-out': says<Shelter>(
    ({ units, at }, name) =>
      `${units.map(name).join(', ')} finds no way into the fortified building in ${at}.`,
  ),
  'entered-bunker': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} goes into the bunker in ${at}.`,
  ),
  'left-bunker': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes out of the bunker in ${at}.`,
  ),
  'came-out': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes out of the entrenchment in ${at}.`,
  ),
});

/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Told } from '../told.js';

export const tells = effects({
  'ap-fire': says<{
    readonly shooter: string;
    readonly target: string;
    readonly needs: number;
    readonly rolled: number;
    readonly hits: number;
    readonly modifiers: readonly Told[];
  }>(({ shooter, target, needs, rolled, hits }, name) => {
    const came = hits === 0 ? 'a miss' : hits === 1 ? 'a hit' : `${hits} hits`;
    return `${name(shooter)} fires at ${name(target)}: needs ${needs} or less, rolls ${rolled}: ${came}.`;
  }, 'silent'),
  'hit-located': says<{
    readonly target: string;
    readonly angle: string;
    readonly line: string;
    readonly rolled?: number;
    readonly location: string;
    readonly armor?: number;
    readonly penetration?: number;
    readonly penetrates: boolean;
  }>(({ target, angle, line, location, armor, penetration, penetrates }, name) => {
    const against = armor === undefined ? '' : `: penetration ${penetration} against armor ${armor}`;
    const came = armor === undefined ? '' : penetrates ? ', penetrated' : ', not penetrated';
    return `${name(target)} is hit from ${angle}, ${line}, in ${location}${against}${came}.`;
  }, 'silent'),
  'penetration-varied': says<{
    readonly target: string;
    readonly rolled: readonly number[];
    readonly by: number;
    readonly penetration: number;
  }>(
    ({ rolled, by, penetration }) =>
      `Penetration: rolls ${rolled.join(' and ')}: ${by >= 0 ? '+' : ''}${by}, which makes ${penetration}.`,
    'silent',
  ),
  'ap-damage': says<{
    readonly target: string;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
  }>(({ target, rolled, net, result }, name) => {
    const changed = net === rolled ? '' : `, ${net} after modifiers`;
    return `Damage to ${name(target)}: rolls ${rolled}${changed}: ${result}.`;
  }, 'silent'),
  unharmed: says<{ readonly target: string; readonly why: string }>(
    ({ target, why }, name) => `${name(target)} is not harmed: ${why}.`,
    'silent',
  ),
  'trailer-check': says<{
    readonly unit: string;
    readonly needs: number;
    readonly rolled: number;
    readonly hit: boolean;
    readonly armor?: number;
    readonly penetration?: number;
    readonly penetrates?: boolean;
  }>(({ unit, needs, rolled, hit, penetrates }, name) => {
    const what = hit
      ? `strikes its fuel trailer${penetrates ? '' : ' and does not go through'}`
      : 'strikes the tank';
    return `The hit on ${name(unit)}: ${rolled} against ${needs}: it ${what}.`;
  }, 'silent'),
  'trailer-damage': says<{
    readonly unit: string;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
  }>(({ unit, net, result }, name) => `The fuel trailer of ${name(unit)}: ${net}: ${result}.`),
  'trailer-jettisoned': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} lets go of its fuel trailer.`,
  ),
});

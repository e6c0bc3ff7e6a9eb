/** Snipers of any nation (5.7), by what is printed on them. */
import type { Counter } from './catalogue.js';
import printed from './snipers.json' with { type: 'json' };

export function sniperNamed(name: string, nationality: string): Counter | undefined {
  const found = printed.find(({ sniper }) => sniper === name);
  if (!found) return undefined;
  const { strength, fp, range, morale, drm } = found;
  return { kind: 'sniper', name, nationality, strength, fp, range, morale, brokenMorale: morale, aim: drm };
}

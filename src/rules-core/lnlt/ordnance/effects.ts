/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  shot: says<{
    readonly weapon: string;
    readonly by: string;
    readonly at: string;
    readonly vehicle?: string;
    readonly turn: 'none' | 'turret' | 'hull' | 'pivot';
  }>(({ weapon, by, at, vehicle, turn }, name) => {
    const gun = weapon === by ? name(by) : `${name(by)} with ${name(weapon)}`;
    const turned = { none: '', turret: ', turning its turret', hull: ', pivoting', pivot: ', pivoting' }[
      turn
    ];
    return `${gun} fires at ${vehicle === undefined ? '' : `${name(vehicle)} in `}${at}${turned}.`;
  }),
  'to-hit': says<{
    readonly weapon: string;
    readonly needs: number;
    readonly natural: number;
    readonly modified: number;
    readonly hit: boolean;
  }>(
    ({ natural, modified, needs, hit }) =>
      `To hit: ${natural}, modified ${modified}, needs ${needs}: ${hit ? 'a hit' : 'a miss'}.`,
  ),
  penetration: says<{
    readonly unit: string;
    readonly part: 'turret' | 'hull';
    readonly penDie: number;
    readonly mpv: number;
    readonly armourDie: number;
    readonly mav: number;
    readonly dud: boolean;
  }>(
    ({ unit, part, mpv, mav, dud }, name) =>
      `${name(unit)} is hit in the ${part}: ${dud ? 'a dud' : `${mpv} against ${mav}`}.`,
  ),
  acquired: says<{
    readonly weapon: string;
    readonly at: string;
    readonly vehicle?: string;
    readonly step: number;
  }>(
    ({ weapon, at, vehicle, step }, name) =>
      `${name(weapon)} has acquired ${vehicle === undefined ? at : name(vehicle)} at -${step}.`,
  ),
  turned: says<{ readonly unit: string; readonly face: number; readonly mp: number }>(
    ({ unit, face, mp }, name) => `${name(unit)} turns to vertex ${face}${mp === 0 ? '' : ` for ${mp} MP`}.`,
  ),
  'acquisition-lost': says<{ readonly weapons: readonly string[] }>(
    ({ weapons }, name) => `${weapons.map(name).join(', ')}: the acquired target is gone.`,
    'silent',
  ),
});

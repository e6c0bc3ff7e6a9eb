/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Paragraphs } from '../attributes/index.js';
import { told } from '../units/told.js';

export const tells = effects({
  armed: says<{ readonly side: string; readonly units: readonly string[] }>(
    ({ side, units }, name) => `${side} has with its units: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'came-on': says<{ readonly units: readonly string[] }>(
    ({ units }, name) =>
      `${units.map(name).join(', ')} ${units.length === 1 ? 'comes' : 'come'} onto the map.`,
  ),
  'left-map': says<{ readonly units: readonly string[]; readonly from: string }>(
    ({ units, from }, name) => `${told(units, name, 'leaves', 'leave')} the map from ${from}.`,
  ),
  'event-happened': says<{ readonly event: string; readonly at: string; readonly says: string }>(
    ({ at, says: paragraph }) => `Event in ${at}: ${/[.)]$/.test(paragraph) ? paragraph : `${paragraph}.`}`,
  ),
  appeared: says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} appears in ${at}.`,
  ),
});

export interface ScenarioTasks {
  /** At the bottom of the agenda, where no side looks: what the Events of the scenario bring (1.8/a). */
  paragraphs: { readonly paragraphs: Paragraphs };
  'begin-battle': object;
  /** What lies in wait for the units that have just come there, or for a sight of it (1.8). */
  events: object;
  /** Its owner says where it appears (22.0/a). */
  appear: object;
}

/** How counters, marks, phases and effects are shown. */
import type { PresentationOf } from '../kernel/presentation/index.js';
import { PHASE_NAMES } from './ch01-sequence/effects.js';
import type { SquadLeader } from './system.js';

export const presentation: PresentationOf<SquadLeader> = {
  counters: [
    { when: { kind: 'squad' }, symbol: 'squad', title: 'Squad' },
    { when: { kind: 'half-squad' }, symbol: 'half-squad', title: 'Half-squad' },
    { when: { kind: 'crew' }, symbol: 'crew', title: 'Crew' },
    { when: { kind: 'leader' }, symbol: 'leader', title: 'Leader' },
    { when: { kind: 'weapon' }, symbol: 'machine-gun', title: 'Machine gun' },
  ],
  nation: 'nationality',
  strength: 'strength',
  numbers: [
    { label: 'Firepower', of: 'fp' },
    { label: 'Range', of: 'range' },
    { label: 'Morale', of: 'morale' },
    { label: 'Broken morale', of: 'brokenMorale' },
    { label: 'Leadership', of: 'leadership' },
    { label: 'Quality', of: 'quality' },
    { label: 'Breakdown number', of: 'breakdown' },
    { label: 'Repair number', of: 'repair' },
  ],
  carrier: ['possessor'],
  states: [
    { when: { broken: true }, says: 'Broken', tone: 'bad', badge: 'BR' },
    { when: { dm: true }, says: 'Desperation Morale', tone: 'bad', badge: 'DM' },
    { when: { pinned: true }, says: 'Pinned', tone: 'bad', badge: 'PIN' },
    { when: { prep: true }, says: 'Marked Prep Fire', tone: 'note', badge: 'PF' },
    { when: { moved: true }, says: 'Has moved', tone: 'note' },
    { when: { fired: true }, says: 'Has fired', tone: 'note' },
    { when: { malfunctioned: true }, says: 'Malfunctioned', tone: 'bad', badge: 'MF' },
  ],
  marks: [],
  control: 'control',
  phases: { ...PHASE_NAMES, 'set-up': 'Set-up' },
  effects: {
    'phase-began': { is: 'time' },
    'step-began': { is: 'minor' },
    'markers-removed': { is: 'minor' },
    arrived: { is: 'minor' },
    armed: { is: 'minor' },
    'battle-over': { is: 'end' },
    'fire-attack': { is: 'attack', from: ['parts.unit'], to: ['at'] },
    'fired-in-vain': { is: 'attack', from: ['units'], to: ['at'] },
    eliminated: { is: 'loss', to: ['unit'] },
    reduced: { is: 'loss', to: ['unit'] },
    broken: { is: 'hurt', to: ['unit'] },
    pinned: { is: 'hurt', to: ['unit'] },
    malfunctioned: { is: 'hurt', to: ['weapon'] },
    rallied: { is: 'recovery', to: ['unit'] },
    moved: { is: 'move', from: ['from'], to: ['to'] },
    advanced: { is: 'move', from: ['from'], to: ['to'] },
  },
};

/** Whose decision the battle can await, and which orders answer it. A new order of any chapter is added here. */
import type { SideId } from '../kernel/position.js';
import type { AslAct, AslDecision } from './system.js';

export const ANSWERS = {
  /** Before the battle (1.3). */
  'set-up': ['set-up'],
  /** Rally Phase, step by step (3.1). */
  recovery: ['recover', 'deploy', 'recombine', 'drop-concealment', 'pass'],
  repair: ['repair', 'repair-vehicle', 'pass'],
  transfer: ['transfer', 'pass'],
  'self-rally': ['self-rally', 'pass'],
  rally: ['rally', 'pass'],
  'keep-dm': ['keep-dm', 'pass'],
  /** Fire phases (3.2.5, 3.4, 3.5). */
  'prep-fire': [
    'fire',
    'flame',
    'shoot',
    'ife',
    'panzerfaust',
    'place-smoke-shell',
    'vehicle-fire',
    'turn-gun',
    'turn-vehicle',
    'destroy-weapon',
    'drop-concealment',
    'end-phase',
  ],
  'final-fire': [
    'fire',
    'flame',
    'shoot',
    'ife',
    'panzerfaust',
    'place-smoke-shell',
    'vehicle-fire',
    'turn-gun',
    'turn-vehicle',
    'destroy-weapon',
    'drop-concealment',
    'end-phase',
  ],
  'advancing-fire': [
    'fire',
    'flame',
    'detonate',
    'shoot',
    'ife',
    'panzerfaust',
    'vehicle-fire',
    'turn-gun',
    'turn-vehicle',
    'drop-concealment',
    'end-phase',
  ],
  /** Movement Phase (3.3): the ATTACKER moves; after each expenditure the DEFENDER may fire (3.3.3). */
  movement: [
    'move',
    'smoke-grenades',
    'recover',
    'drop',
    'place-charge',
    'exit',
    'manhandle',
    'drive',
    'exit-vehicle',
    'crew-exposed',
    'disperse-smoke',
    'shoot',
    'vehicle-fire',
    'banzai',
    'drop-concealment',
    'end-phase',
  ],
  /** Each Impulse of a Banzai Charge (8.1.8.6). */
  impulse: ['charge', 'end-charge'],
  'defensive-fire': [
    'fire',
    'flame',
    'shoot',
    'ife',
    'panzerfaust',
    'vehicle-fire',
    'reaction-fire',
    'motion-attempt',
    'disperse-smoke',
    'place-smoke-shell',
    'drop-concealment',
    'pass',
  ],
  /** Rout Phase (3.6). */
  rout: ['rout', 'drop', 'drop-concealment', 'pass'],
  unmask: ['drop-concealment', 'pass'],
  /** Advance Phase (3.7). */
  advance: ['advance', 'transfer', 'drop', 'crew-exposed', 'drop-concealment', 'end-phase'],
  /** Close Combat Phase (3.8). */
  'close-combat': ['fight'],
  designation: ['designate'],
  'vehicle-combat': ['assault', 'close-defence', 'pass'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DecisionKind = keyof typeof ANSWERS;

/** Waits for one side's answer to that decision. */
export function ask(act: AslAct, side: SideId, kind: DecisionKind, about?: AslDecision['about']): void {
  act.ask({ side, kind, orders: ANSWERS[kind], ...(about && { about }) });
}

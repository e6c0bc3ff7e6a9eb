/**
 * What a battle leaves on the map for the next one there. The book knows neither rubble nor fire: huts collapse (8.2.1), and
 * wrecks stay where they are (2.0). Wrecks are units, not marks, so only collapsed huts are carried over as they are.
 */
import { marksThatStay } from '../../campaign/staying.js';
import type { Asl } from '../system.js';

export const { staying, leftOn } = marksThatStay<Asl>(({ collapsed }) => (collapsed ? { collapsed } : {}));

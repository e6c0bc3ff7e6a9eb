import { parseCoordinate } from '../../kernel/geometry/coordinates.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';

/** The board on which a hex lies, by what its name begins with. */
export const boardOf = (at: LocationId): string => parseCoordinate(hexOf(at))?.board ?? '';

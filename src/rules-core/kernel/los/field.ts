/* Bound once: a global is looked up anew each time, millions of times a board. */
const { min } = Math;

/**
 * Distance fields: for every pixel, how many steps (a king's moves) it is to the next pixel that matters, at most 255.
 * A line that stands at distance d may go d pixels on without looking. `matters` holds 1 for each value that does.
 */
export function distanceField(height: number, values: ArrayLike<number>, matters: Uint8Array): Uint8Array {
  const field = new Uint8Array(values.length);
  for (let pixel = 0; pixel < field.length; pixel++) field[pixel] = matters[values[pixel]!] === 1 ? 0 : 255;
  return spread(field, height);
}

/** How many steps from each pixel to the next one that has another value beside it: the same value lies all around till there. */
export function borderField(height: number, values: ArrayLike<number>): Uint8Array {
  const field = new Uint8Array(values.length);
  for (let pixel = 0; pixel < field.length; pixel++) field[pixel] = isBorder(height, values, pixel) ? 0 : 255;
  return spread(field, height);
}

function isBorder(height: number, values: ArrayLike<number>, pixel: number): boolean {
  const value = values[pixel];
  const atTop = pixel % height === 0;
  const atFoot = pixel % height === height - 1;
  for (let column = pixel - height; column <= pixel + height; column += height) {
    if (column < 0 || column >= values.length) continue;
    if (values[column] !== value) return true;
    if (!atTop && values[column - 1] !== value) return true;
    if (!atFoot && values[column + 1] !== value) return true;
  }
  return false;
}

/** From a field of 0 and 255 to distances. */
function spread(field: Uint8Array, height: number): Uint8Array {
  const width = field.length / height;
  sweep(field, width, height, 1);
  sweep(field, width, height, -1);
  return field;
}

/** One half of the transform: from each pixel's four neighbours that the sweep has already passed. */
function sweep(field: Uint8Array, width: number, height: number, step: 1 | -1): void {
  const columns = step === 1 ? { first: 0, end: width } : { first: width - 1, end: -1 };
  const rows = step === 1 ? { first: 0, end: height } : { first: height - 1, end: -1 };
  for (let x = columns.first; x !== columns.end; x += step) {
    for (let y = rows.first; y !== rows.end; y += step) {
      const pixel = x * height + y;
      const before = pixel - step * height;
      let nearest = field[pixel]! - 1;
      if (y !== rows.first) nearest = min(nearest, field[pixel - step]!);
      if (x !== columns.first) {
        nearest = min(nearest, field[before]!);
        if (y !== rows.first) nearest = min(nearest, field[before - step]!);
        if (y + step !== rows.end) nearest = min(nearest, field[before + step]!);
      }
      if (nearest + 1 < field[pixel]!) field[pixel] = nearest + 1;
    }
  }
}

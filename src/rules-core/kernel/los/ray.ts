import { type Point, UNITS } from '../geometry/grid.js';

const { floor, min } = Math;

/**
 * A line between two centre dots on the raster. It moves one pixel at a time along its longer axis; in each column
 * (or row) it stands in the one pixel that holds the point of the line in the middle of that column. The same
 * rational numbers come out whichever end it starts from, and a line along the board's edge stays on the board.
 */
export class Ray {
  /** Columns (or rows) from here to there, both included. */
  first = 0;
  last = -1;
  private steep = false;
  private start = 0;
  private middle = 0;
  private long = 1;
  private rise = 0;
  private most = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** Lays the line anew: one ray serves all checks of a board, so that a check allocates nothing. */
  lay(from: Point, to: Point): void {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    this.steep = Math.abs(dy) > Math.abs(dx);
    const forward = this.steep ? dy >= 0 : dx >= 0;
    const [near, far] = forward ? [from, to] : [to, from];
    this.start = this.steep ? near.y : near.x;
    this.middle = this.steep ? near.x : near.y;
    this.long = this.steep ? far.y - near.y : far.x - near.x;
    this.rise = this.steep ? far.x - near.x : far.y - near.y;
    this.most = (this.steep ? this.width : this.height) - 1;
    this.first = Math.ceil((this.start - 2) / UNITS);
    this.last = Math.min(
      Math.floor((this.start + this.long - 2) / UNITS),
      (this.steep ? this.height : this.width) - 1,
    );
  }

  /** The pixel in a column (or row): index x * height + y. The quotient of two small integers is floored exactly. */
  pixel(step: number): number {
    const along = UNITS * step + 2 - this.start;
    const place = floor((this.middle * this.long + this.rise * along) / (UNITS * this.long));
    const across = min(this.most, place);
    return this.steep ? across * this.height + step : step * this.height + across;
  }
}

/** More hexes than any map has. */
const FARTHEST = 65_536;

const sameBothWays = (a: number, b: number): number => (a < b ? a * FARTHEST + b : b * FARTHEST + a);

/** Lines of sight that were looked at once; they are the same both ways. */
export class KnownLines<View> {
  private readonly views = new Map<number, View>();

  get(a: number, b: number): View | undefined {
    return this.views.get(sameBothWays(a, b));
  }

  keep(a: number, b: number, view: View): View {
    this.views.set(sameBothWays(a, b), view);
    return view;
  }
}

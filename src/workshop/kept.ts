/** Values by key, as many as weigh no more than so many bytes together; what was used longest ago goes first. */
export class Kept<Key, Value> {
  private readonly values = new Map<Key, { readonly value: Value; readonly bytes: number }>();
  private total = 0;

  constructor(
    private readonly most: number,
    private readonly weigh: (value: Value) => number,
  ) {}

  get(key: Key): Value | undefined {
    const found = this.values.get(key);
    if (!found) return undefined;
    this.values.delete(key);
    this.values.set(key, found);
    return found.value;
  }

  /** Keeps a value, or weighs it again. One that weighs too much by itself is not kept. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const bytes = this.weigh(value);
    if (bytes > this.most) return;
    this.values.set(key, { value, bytes });
    this.total += bytes;
    for (const oldest of this.values.keys()) {
      if (this.total <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.total -= this.values.get(key)?.bytes ?? 0;
    this.values.delete(key);
  }

  get bytes(): number {
    return this.total;
  }

  get size(): number {
    return this.values.size;
  }
}

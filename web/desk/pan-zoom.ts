/** Moves and scales a world within a viewport: mouse, wheel, one finger, two fingers. */
export class PanZoom {
  private x = 0;
  private y = 0;
  private scale = 1;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly viewport: HTMLElement,
    private readonly world: HTMLElement,
    private readonly size: { readonly width: number; readonly height: number },
  ) {
    this.listen('pointerdown', (event) => this.down(event as PointerEvent));
    this.listen('pointermove', (event) => this.move(event as PointerEvent));
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
      this.listen(name, (event) => this.pointers.delete((event as PointerEvent).pointerId));
    this.listen('wheel', (event) => this.wheel(event as WheelEvent));
    // The end of a drag is not a click on what lies under it.
    this.listen('click', (event) => this.moved > 6 && event.stopPropagation(), true);
  }

  close(): void {
    for (const end of this.ends) end();
  }

  /** Shows a part of the world as large as it fits. */
  fit(part = { x: 0, y: 0, ...this.size }): void {
    const { clientWidth, clientHeight } = this.viewport;
    const scale = Math.min(clientWidth / part.width, clientHeight / part.height, 2.2);
    this.scale = Math.max(this.least, scale);
    this.x = clientWidth / 2 - (part.x + part.width / 2) * this.scale;
    this.y = clientHeight / 2 - (part.y + part.height / 2) * this.scale;
    this.show();
  }

  zoom(by: number): void {
    this.zoomAt(by, this.viewport.clientWidth / 2, this.viewport.clientHeight / 2);
  }

  /** A pointer that went down was for something else: the click that ends it is a click. */
  rest(): void {
    this.moved = 0;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.show();
  }

  /** Brings a point into sight, when it is out of it. */
  reveal(x: number, y: number): void {
    const { clientWidth, clientHeight } = this.viewport;
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const margin = 40;
    if (left > margin && left < clientWidth - margin && top > margin && top < clientHeight - margin) return;
    this.x = clientWidth / 2 - x * this.scale;
    this.y = clientHeight / 2 - y * this.scale;
    this.show();
  }

  private get least(): number {
    return (
      Math.min(
        1,
        this.viewport.clientWidth / this.size.width,
        this.viewport.clientHeight / this.size.height,
      ) * 0.8
    );
  }

  private listen(name: string, handle: (event: Event) => void, capture = false): void {
    const options = { capture, passive: false };
    this.viewport.addEventListener(name, handle, options);
    this.ends.push(() => this.viewport.removeEventListener(name, handle, options));
  }

  private down(event: PointerEvent): void {
    // The first finger begins anew: the end of one before is lost where what it lay on was drawn again meanwhile.
    if (event.isPrimary) {
      this.pointers.clear();
      this.moved = 0;
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.pointers.set(event.pointerId, now);
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const { left, top } = this.viewport.getBoundingClientRect();
    const apart = (a: typeof now, b: typeof now) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
    this.zoomAt(
      apart(now, other) / apart(before, other),
      (now.x + other.x) / 2 - left,
      (now.y + other.y) / 2 - top,
    );
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const { left, top } = this.viewport.getBoundingClientRect();
    this.zoomAt(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
  }

  private zoomAt(by: number, x: number, y: number): void {
    const scale = Math.min(4, Math.max(this.least, this.scale * by));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.show();
  }

  private show(): void {
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}

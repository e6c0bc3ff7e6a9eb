/** A counter that is dragged from its place, or from the tray, to a hex. What it may do there the API says. */
import type { Stage } from './stage.js';

/** A hand that trembles does not drag. */
const STEADY = 6;

/** Begins to watch a pointer that went down on a unit. Returns false where the unit is not the viewer's to move. */
export function mayDrag(stage: Stage, unit: string, isTouch: boolean): boolean {
  const { standing, isAtEnd, state } = stage;
  const side = stage.replay.position.units[unit]?.side;
  const isOwn = standing?.role === 'REFEREE' || (side !== undefined && side === standing?.side?.key);
  // A finger pans the map as well: it drags only what was touched before.
  return isOwn && isAtEnd && state === 'live' && (!isTouch || stage.selection.unit === unit);
}

export function drag(stage: Stage, unit: string, from: PointerEvent, picture: Element): void {
  let ghost: HTMLElement | undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (!ghost && far < STEADY) return;
    ghost ??= ghostOf(picture);
    ghost.style.transform = `translate(${event.clientX - 20}px, ${event.clientY - 20}px)`;
    const hex = stage.hexUnder(event.clientX, event.clientY);
    if (hex?.name !== stage.path[0] || stage.path.length !== 1) stage.drawPath(hex ? [hex.name] : []);
  };
  const end = (event: PointerEvent) => {
    leaving.abort();
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    const hex = event.type === 'pointerup' ? stage.hexUnder(event.clientX, event.clientY) : undefined;
    stage.select(hex ? { unit, hex: hex.name, drop: hex.name } : { unit });
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

function ghostOf(picture: Element): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = 'ghost';
  ghost.append(...[...picture.querySelectorAll('svg')].map((svg) => svg.cloneNode(true)));
  document.body.append(ghost);
  return ghost;
}

/** The end of a drag is not a click on what lies under it. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

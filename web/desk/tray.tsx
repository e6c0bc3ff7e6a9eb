import { counterFacts } from '../client/index.js';
import { drag, mayDrag } from './drag.js';
import { Drawn } from './drawn.js';
import { pictureOf } from './stacks.js';
import type { Stage } from './stage.js';

/** Units that wait beside the map: to be dragged onto it, or chosen and placed by a click on an order. */
export function Tray({ stage, side }: { stage: Stage; side: string }) {
  const { position } = stage.replay;
  const sides = Object.keys(position.sides).sort();
  const waiting = Object.values(position.units).filter((unit) => unit.side === side && unit.at === undefined);
  if (waiting.length === 0) return null;
  return (
    <section class="tray" aria-label="Beside the map">
      <h3>Beside the map: {waiting.length}</h3>
      <ul>
        {waiting.map((unit) => {
          const facts = counterFacts(stage.shown, unit);
          return (
            <li key={unit.id}>
              <button
                type="button"
                class={unit.id === stage.selection.unit ? 'waiting chosen' : 'waiting'}
                data-waiting={unit.id}
                title={unit.name}
                aria-pressed={unit.id === stage.selection.unit}
                onPointerDown={(event) => {
                  const picture = event.currentTarget.firstElementChild;
                  if (picture && mayDrag(stage, unit.id, false)) drag(stage, unit.id, event, picture);
                }}
                onClick={() => stage.select({ unit: unit.id })}
              >
                <Drawn class="picture" svg={pictureOf(facts, sides.indexOf(side))} />
              </button>
            </li>
          );
        })}
      </ul>
      <p class="hint">Drag one to a hex, or choose it and then an order.</p>
    </section>
  );
}

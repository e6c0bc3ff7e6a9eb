import { marksOf } from '../client/index.js';
import { UnitLine } from './cards.js';
import { momentInWords } from './chronicle.js';
import type { Stage } from './stage.js';

/** The board without a picture: where everybody is and how, in the order of hexes. */
export function TextView({ stage }: { stage: Stage }) {
  const { position } = stage.replay;
  const span = stage.chronicle.span(stage.version);
  const marks = Object.entries(position.locations).flatMap(([at, bag]) =>
    marksOf(stage.shown, bag).map(({ says }) => `${at}: ${says}`),
  );
  return (
    <div class="text-view">
      <h2>{momentInWords(stage.shown, span, span.active && stage.sideName(span.active))}</h2>
      {stage.action?.effects.map(({ sentence }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences never move
        <p key={number}>{sentence}</p>
      ))}
      {Object.keys(position.sides)
        .sort()
        .map((side) => (
          <SideList key={side} stage={stage} side={side} />
        ))}
      {marks.length > 0 && (
        <>
          <h3>On the ground</h3>
          <ul>
            {marks.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function SideList({ stage, side }: { stage: Stage; side: string }) {
  const units = Object.values(stage.replay.position.units).filter((unit) => unit.side === side);
  const places = [...new Set(units.map(({ at }) => at))].sort((a, b) =>
    (a ?? '~').localeCompare(b ?? '~', undefined, { numeric: true }),
  );
  return (
    <section>
      <h3>
        {stage.sideName(side)}, {units.length} counters
      </h3>
      {places.map((place) => (
        <div key={place ?? ''} class="place">
          <h4>{place ?? 'Off the map'}</h4>
          <ul class="unit-list">
            {units
              .filter(({ at }) => at === place)
              .map((unit) => (
                <UnitLine key={unit.id} stage={stage} unit={unit} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { factsOf, momentInWords } from './chronicle.js';
import { orderTitle, sidePlace } from './moment.js';
import type { Stage } from './stage.js';

const AROUND = 60;

/** What happened around the moment shown, action by action. */
export function LogView({ stage }: { stage: Stage }) {
  const { replay, chronicle } = stage;
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [stage.version]);
  const from = Math.max(replay.first + 1, stage.version - AROUND);
  const until = Math.min(replay.latest, stage.version + AROUND);
  const versions = Array.from({ length: Math.max(0, until - from + 1) }, (_, number) => from + number);
  return (
    <ol class="log">
      {versions.map((version) => {
        const action = replay.step(version);
        if (!action) return null;
        const span = chronicle.span(version);
        const facts = factsOf(stage.shown, action);
        const told = action.effects.filter((_, number) => facts[number]?.is !== 'minor');
        return (
          <li
            key={version}
            ref={version === stage.version ? here : undefined}
            class={version === stage.version ? 'now' : ''}
          >
            {span.from === version && (
              <h3>{momentInWords(stage.shown, span, span.active && stage.sideName(span.active))}</h3>
            )}
            <button
              type="button"
              class={`line side-${sidePlace(stage, action.by)}`}
              aria-current={version === stage.version ? 'step' : undefined}
              onClick={() => stage.seek(version)}
            >
              {told.length === 0
                ? orderTitle(stage, action)
                : told.map((effect) => (
                    <span key={effect} class={`sentence ${facts[action.effects.indexOf(effect)]?.is ?? ''}`}>
                      {effect.sentence}{' '}
                    </span>
                  ))}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

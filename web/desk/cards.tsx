import { counterFacts, marksOf, type Unit } from '../client/index.js';
import { hexInWords } from './board-index.js';
import { concerns } from './chronicle.js';
import { Drawn } from './drawn.js';
import { orderTitle } from './moment.js';
import { SightButton } from './sight.js';
import { pictureOf } from './stacks.js';
import type { Stage } from './stage.js';
import { counted } from './words.js';

const sideOrder = (stage: Stage): string[] => Object.keys(stage.replay.position.sides).sort();

/** What a unit is, how it is, and what it has done. */
export function UnitCard({ stage, id }: { stage: Stage; id: string }) {
  const unit = stage.selectedUnit;
  return (
    <section class="card unit" aria-label="Unit">
      {unit ? (
        <UnitFacts stage={stage} unit={unit} />
      ) : (
        <p>{id} is not on the board now, or not to be seen.</p>
      )}
      {unit?.at !== undefined && <SightButton key={unit.at} stage={stage} from={unit.at} />}
      <Life stage={stage} id={id} />
      <button type="button" class="close" aria-label="Close" onClick={() => stage.select({})}>
        ×
      </button>
    </section>
  );
}

function UnitFacts({ stage, unit }: { stage: Stage; unit: Unit }) {
  const facts = counterFacts(stage.shown, unit);
  return (
    <>
      <header class="unit-head">
        <Drawn class="portrait" svg={pictureOf(facts, sideOrder(stage).indexOf(unit.side))} />
        <div>
          <h2>{unit.name}</h2>
          <p class="hint">
            {facts.title} · {stage.sideName(unit.side)} · {unit.at ?? 'off the map'}
          </p>
        </div>
      </header>
      {facts.states.length > 0 && (
        <p class="states">
          {facts.states.map(({ says, tone }) => (
            <span key={says} class={`state-word ${tone}`}>
              {says}
            </span>
          ))}
        </p>
      )}
      <dl class="numbers">
        {facts.numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const MOST_LINES = 40;

/** Its actions, and where one may go to see them. */
function Life({ stage, id }: { stage: Stage; id: string }) {
  const lines: { version: number; title: string; sentence: string }[] = [];
  for (let version = stage.replay.first + 1; version <= stage.replay.latest; version++) {
    const action = stage.replay.step(version);
    if (!action || !concerns(action, id)) continue;
    const effect = action.effects.find(
      ({ sentence, about }) => sentence && JSON.stringify(about).includes(`"${id}"`),
    );
    if (effect) lines.push({ version, title: orderTitle(stage, action), sentence: effect.sentence });
  }
  if (lines.length === 0) return null;
  return (
    <details class="life">
      <summary>{counted(lines.length, 'moment')} of its life</summary>
      <ol>
        {lines.slice(0, MOST_LINES).map(({ version, sentence }) => (
          <li key={version}>
            <button
              type="button"
              class={version === stage.version ? 'line now' : 'line'}
              onClick={() => stage.seek(version)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ol>
      {lines.length > MOST_LINES && <p class="hint">and {lines.length - MOST_LINES} more</p>}
    </details>
  );
}

/** What a hex is, what lies there and who stands there. */
export function HexCard({ stage, name }: { stage: Stage; name: string }) {
  const hex = stage.index.hexOf(name);
  if (!hex) return null;
  const { units, locations } = stage.replay.position;
  const isHere = (at: string | undefined) => at !== undefined && stage.index.hexOf(at) === hex;
  const marks = Object.entries(locations).flatMap(([at, bag]) =>
    isHere(at)
      ? marksOf(stage.shown, bag).map(({ says }) => (at === hex.name ? says : `${says} (${at})`))
      : [],
  );
  const control = stage.shown.control && Object.entries(locations).find(([at]) => isHere(at))?.[1];
  const holder = control && (control as Record<string, unknown>)[stage.shown.control as string];
  return (
    <section class="card hex" aria-label="Hex">
      <h2>{hex.names.join(' / ')}</h2>
      <p>{hexInWords(hex)}</p>
      {marks.length > 0 && <p>{marks.join(' · ')}</p>}
      <SightButton key={hex.name} stage={stage} from={hex.name} />
      {typeof holder === 'string' && <p class="hint">Held by {stage.sideName(holder)}</p>}
      <ul class="unit-list">
        {Object.values(units)
          .filter(({ at }) => isHere(at))
          .map((unit) => (
            <UnitLine key={unit.id} stage={stage} unit={unit} />
          ))}
      </ul>
      <button type="button" class="close" aria-label="Close" onClick={() => stage.select({})}>
        ×
      </button>
    </section>
  );
}

export function UnitLine({ stage, unit }: { stage: Stage; unit: Unit }) {
  const facts = counterFacts(stage.shown, unit);
  const hex = unit.at === undefined ? undefined : stage.index.hexOf(unit.at);
  return (
    <li>
      <button
        type="button"
        class="unit-line"
        onClick={() => stage.select({ unit: unit.id, ...(hex && { hex: hex.name }) })}
      >
        <Drawn class="portrait small" svg={pictureOf(facts, sideOrder(stage).indexOf(unit.side))} />
        <span>
          {unit.name}
          {facts.states.length > 0 && (
            <span class="hint"> {facts.states.map(({ says }) => says).join(', ')}</span>
          )}
        </span>
      </button>
    </li>
  );
}

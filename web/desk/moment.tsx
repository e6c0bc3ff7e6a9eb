import { useState } from 'preact/hooks';
import type { Action, Detail, Json } from '../client/index.js';
import { useAsked } from './asked.js';
import { factsOf } from './chronicle.js';
import { Dice } from './dice.js';
import type { Stage } from './stage.js';
import { counted } from './words.js';

/** What happens at the version shown: sentences, dice, arithmetic, rules. */
export function MomentCard({ stage }: { stage: Stage }) {
  const { action } = stage;
  return (
    <section class="card moment" aria-live={stage.isPlaying ? 'off' : 'polite'}>
      {action ? (
        <ActionView key={action.version} stage={stage} action={action} />
      ) : (
        <Beginning stage={stage} />
      )}
    </section>
  );
}

function Beginning({ stage }: { stage: Stage }) {
  const { head } = stage.battle;
  return (
    <>
      <h2>The beginning</h2>
      <p>
        {head.sides.map(({ name }) => name).join(' against ')}, under {stage.rules.title}.
      </p>
      <p class="hint">Press play, or use the arrow keys. A click on a unit or a hex tells about it.</p>
    </>
  );
}

function ActionView({ stage, action }: { stage: Stage; action: Action }) {
  const [wantsAll, wantAll] = useState(false);
  const { data: detail } = useAsked(
    async () => (stage.isPlaying ? undefined : stage.battle.detail(action.version)),
    [action, stage.isPlaying],
  );
  const facts = factsOf(stage.shown, action);
  const order = orderTitle(stage, action);
  const told = action.effects.map((effect, number) => ({ effect, number, fact: facts[number] }));
  const main = told.filter(({ fact }) => fact?.is !== 'minor');
  const shown = wantsAll || main.length === 0 ? told : main;
  return (
    <>
      <header>
        <h2>{order}</h2>
        <span class={`by side-${sidePlace(stage, action.by)}`}>
          {action.by === 'referee' ? 'Referee' : stage.sideName(action.by)}
        </span>
      </header>
      {detail && detail.rolls.length > 0 && <Dice rolls={detail.rolls} source={detail.dice} />}
      <ul class="effects">
        {shown.map(({ effect, number, fact }) => (
          <li key={number} class={`effect ${fact?.is ?? 'note'}`}>
            <p>{effect.sentence}</p>
            <Why stage={stage} about={effect.about as Json} detail={detail?.effects[number]} />
          </li>
        ))}
      </ul>
      {action.effects.length === 0 && <p class="hint">Nothing that you may know of came of it.</p>}
      {shown.length < told.length && (
        <button type="button" class="quiet" onClick={() => wantAll(true)}>
          and {counted(told.length - shown.length, 'small thing')}
        </button>
      )}
    </>
  );
}

/** What came of the last action, in a line: the way to all of it. */
export function Lately({ stage }: { stage: Stage }) {
  const { action, shown } = stage;
  if (!action) return null;
  const facts = factsOf(shown, action);
  const main = action.effects.filter((_, number) => facts[number]?.is !== 'minor');
  const told = (main.length > 0 ? main : action.effects).map(({ sentence }) => sentence).join(' ');
  return (
    <p class="lately">
      <button type="button" class="line" onClick={showMoment}>
        <span class={`by side-${sidePlace(stage, action.by)}`}>
          {action.by === 'referee' ? 'Referee' : stage.sideName(action.by)}
        </span>{' '}
        {orderTitle(stage, action)}
        {told && `: ${told}`}
      </button>
    </p>
  );
}

/** Brings what happens into sight, where it lies below. */
export const showMoment = () =>
  requestAnimationFrame(() => document.querySelector('.moment')?.scrollIntoView({ block: 'nearest' }));

export function orderTitle(stage: Stage, { order }: Pick<Action, 'order'>): string {
  const { order: kind } = order as { order: string };
  const known = stage.rules.orders.find((one) => one.kind === kind);
  return known?.title ?? (kind === 'unseen' ? 'Something out of sight' : kind.replaceAll('-', ' '));
}

export const sidePlace = (stage: Stage, side: string): number =>
  stage.battle.head.sides
    .map(({ key }) => key)
    .sort()
    .indexOf(side);

type Told = Detail['effects'][number];

/** The arithmetic and the rules behind one sentence. */
function Why({ stage, about, detail }: { stage: Stage; about: Json; detail: Told | undefined }) {
  const rows = [...particulars(about, stage)];
  if (rows.length === 0 && !detail?.cites.length) return null;
  return (
    <details class="why">
      <summary>Why?</summary>
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map(([label, value], number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={number}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {detail?.estimated && <p class="hint">Rests on a chart value that is only an estimate.</p>}
      {detail?.cites.map(({ rule, text }) => (
        <blockquote key={rule}>
          <cite>{rule}</cite> {text}
        </blockquote>
      ))}
    </details>
  );
}

type Bag = Readonly<Record<string, Json>>;
const MODIFIER = { words: ['label', 'why'], numbers: ['value', 'drm', 'times', 'plus'] };

/** The particulars of an effect as lines: modifiers by their names, numbers, units by theirs. No rule is needed for that. */
function* particulars(value: Json, stage: Stage, label = ''): Iterable<[string, string]> {
  if (Array.isArray(value)) {
    const plain = value.every((member) => typeof member !== 'object');
    if (plain && value.length > 0)
      yield [label, value.map((member) => wordOf(member as Json, stage)).join(', ')];
    else for (const member of value) yield* particulars(member as Json, stage, label);
    return;
  }
  if (value === null || typeof value !== 'object') {
    if (value !== null && value !== '' && value !== false && label)
      yield [label, wordOf(value as Json, stage)];
    return;
  }
  const bag = value as Bag;
  const word = MODIFIER.words.find((key) => typeof bag[key] === 'string');
  const number = MODIFIER.numbers.find((key) => typeof bag[key] === 'number');
  if (word !== undefined && number !== undefined) {
    const amount = Number(bag[number]);
    yield [String(bag[word]), number === 'times' ? `× ${amount}` : amount < 0 ? `−${-amount}` : `+${amount}`];
    return;
  }
  for (const [key, member] of Object.entries(bag))
    if (key !== 'cites') yield* particulars(member, stage, inWords(key));
}

const inWords = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

function wordOf(value: Json, stage: Stage): string {
  if (value === true) return 'yes';
  if (typeof value !== 'string') return String(value);
  const isSide = stage.battle.head.sides.some(({ key }) => key === value);
  return isSide ? stage.sideName(value) : stage.unitName(value);
}

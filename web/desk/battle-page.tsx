import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { messageOf } from './asked.js';
import { BoardView } from './board-view.js';
import { Bookmarks } from './bookmarks.js';
import { HexCard, UnitCard } from './cards.js';
import { momentInWords } from './chronicle.js';
import { DiceView } from './dice-view.js';
import { useKeys } from './keys.js';
import { LogView } from './log-view.js';
import { MomentCard } from './moment.js';
import { noteIn } from './notes.js';
import { OrdersCard } from './orders.js';
import { OutcomeCard } from './outcome.js';
import { Publishing } from './publishing.js';
import type { Session } from './session.js';
import { Sheet } from './sheet.js';
import { coloursIn } from './side-colours.js';
import { Stage } from './stage.js';
import { TextView } from './text-view.js';
import { Timeline } from './timeline.js';

type Tab = 'moment' | 'log' | 'dice' | 'text';
const TABS: readonly (readonly [Tab, string])[] = [
  ['moment', 'Now'],
  ['log', 'Log'],
  ['dice', 'Dice'],
  ['text', 'Text'],
];

/** One battle: the board, what happens on it, and the way through it. */
export function BattlePage({ session, id }: { session: Session; id: string }) {
  const [stage, setStage] = useState<Stage>();
  const [problem, setProblem] = useState('');
  const [eyes, setEyes] = useState<string | null>(null);
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let opened: Stage | undefined;
    let isWanted = true;
    setStage(undefined);
    Stage.open(session, id, eyes).then(
      (found) => {
        if (!isWanted) return found.close();
        opened = found;
        found.onChange(() => look(0));
        setStage(found);
        const note = noteIn(location.hash);
        if (note?.text) found.given = note;
        void found.run(note?.version);
      },
      (fault: unknown) => isWanted && setProblem(messageOf(fault)),
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [session, id, eyes]);
  useEffect(() => {
    if (!stage) return;
    const jumped = () => {
      const note = noteIn(location.hash);
      if (!note) return;
      if (note.text) stage.given = note;
      stage.seek(note.version);
    };
    addEventListener('hashchange', jumped);
    return () => removeEventListener('hashchange', jumped);
  }, [stage]);
  if (problem)
    return (
      <main class="page">
        <p class="problem">{problem}</p>
        <p>
          {session.name === undefined ? <a href="/account">Sign in</a> : <a href="/">To your campaigns</a>}
        </p>
      </main>
    );
  return stage ? (
    <Table stage={stage} setEyes={setEyes} />
  ) : (
    <main class="page">
      <p class="hint" role="status">
        The board is being laid out…
      </p>
    </main>
  );
}

function Table({ stage, setEyes }: { stage: Stage; setEyes: (side: string | null) => void }) {
  const [tab, setTab] = useState<Tab>('moment');
  const [showsKeys, showKeys] = useState(false);
  useKeys(stage, () => showKeys((shown) => !shown));
  useEffect(() => {
    if (stage.isPlaying) return;
    const timer = setTimeout(() => history.replaceState(null, '', `#a${stage.version}`), 250);
    return () => clearTimeout(timer);
  }, [stage.version, stage.isPlaying]);
  const { head } = stage.battle;
  const colours = useMemo(() => coloursIn(stage.replay.position, stage.shown), [stage]);
  const { unit, hex } = stage.selection;
  const span = stage.chronicle.span(stage.version);
  return (
    <main class="table" style={colours}>
      <div class="title">
        <h1>{head.name}</h1>
        {stage.standing && (
          <a class="hint" href={`/c/${encodeURIComponent(head.campaignId)}`}>
            To its campaign
          </a>
        )}
        <p class="hint">
          {isBeingSetUp(stage)
            ? 'Setting up'
            : momentInWords(stage.shown, span, span.active && stage.sideName(span.active))}
          <Live stage={stage} />
        </p>
        {stage.seesAll && (
          <label class="speed eyes">
            <span aria-hidden="true">Seen by</span>
            <select
              aria-label="Seen by"
              value={stage.battle.eyes ?? ''}
              onChange={(event) => setEyes(event.currentTarget.value || null)}
            >
              <option value="">everybody's eyes</option>
              {head.sides.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <BoardView stage={stage} />
      <aside class="panel">
        <div class="tabs" role="tablist" aria-label="What to show">
          {TABS.map(([name, title]) => (
            <button
              type="button"
              role="tab"
              key={name}
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="panel"
              onClick={() => setTab(name)}
            >
              {title}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <div class="panel-body" id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {stage.problem && <p class="problem">{stage.problem}</p>}
          {tab === 'moment' && (
            <>
              <OrdersCard stage={stage} />
              {unit === undefined && hex === undefined && <OutcomeCard stage={stage} />}
              {unit !== undefined && <UnitCard key={unit} stage={stage} id={unit} />}
              {hex !== undefined && unit === undefined && <HexCard stage={stage} name={hex} />}
              <MomentCard stage={stage} />
              <Bookmarks stage={stage} />
              {unit === undefined && hex === undefined && <Publishing stage={stage} />}
              {unit === undefined && hex === undefined && <Sheet stage={stage} />}
            </>
          )}
          {tab === 'log' && <LogView stage={stage} />}
          {tab === 'dice' && <DiceView stage={stage} />}
          {tab === 'text' && <TextView stage={stage} />}
        </div>
      </aside>
      <Timeline stage={stage} />
      {showsKeys && <Keys close={() => showKeys(false)} />}
    </main>
  );
}

/** Before the first turn the clock stands at its beginning, and nobody has come to it. */
const isBeingSetUp = ({ replay }: Stage): boolean =>
  replay.position.awaiting.some(({ kind }) => kind === 'set-up');

const STATES = {
  loading: 'reading…',
  reading: 'reading…',
  live: 'live',
  waiting: 'no connection, trying again',
  over: '',
};

function Live({ stage }: { stage: Stage }) {
  const words = STATES[stage.state];
  return words === '' ? null : (
    <span class={`live ${stage.state}`} role="status">
      {words}
    </span>
  );
}

const KEYS = [
  ['Space', 'Play or stop'],
  ['← →', 'One action back or on'],
  ['Shift ← →', 'To the last or next phase'],
  ['C', 'To the next loss (Shift C: the one before)'],
  ['A', 'To the next attack (Shift A: the one before)'],
  ['T', 'To the next turning point (Shift T: the one before)'],
  ['B', 'To the next bookmark (Shift B: the one before)'],
  ['Home End', 'To the beginning or the end'],
  ['+ − 0', 'Nearer, farther, the whole board'],
  ['Esc', 'Nothing selected'],
  ['?', 'These keys'],
] as const;

const Keys = ({ close }: { close: () => void }) => (
  <dialog open class="keys" aria-label="Keys">
    <h2>Keys</h2>
    <dl>
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <button type="button" class="button" onClick={close}>
      Close
    </button>
  </dialog>
);

/** The referee's own word about one of the roster, a side or a flag. */
import { useState } from 'preact/hooks';
import { MakeRulingDocument, RoomRosterDocument, type RulingSubject } from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { plain, type RoomProps } from './words.js';

const STATES = ['ready', 'wounded', 'repairing', 'missing', 'captured', 'lost'] as const;

/** What a ruling may set, and whether it is a number. */
const MEMBERS = {
  ROSTER: { state: 'text', experience: 'number', rank: 'text', level: 'text', name: 'text', counter: 'text' },
  SIDE: { victoryPoints: 'number', points: 'number', battlesWon: 'number', name: 'text' },
} as const;
type Subject = keyof typeof MEMBERS;

const WORDS: Readonly<Record<string, string>> = {
  victoryPoints: 'victory points',
  points: 'points to spend',
  battlesWon: 'battles won',
};

export function Ruling(props: RoomProps) {
  const [isOpen, open] = useState(false);
  return isOpen ? (
    <RulingForm {...props} close={() => open(false)} />
  ) : (
    <p>
      <button type="button" class="quiet" onClick={() => open(true)}>
        Make a ruling
      </button>
    </p>
  );
}

function RulingForm({ session, campaign, book, again, close }: RoomProps & { close: () => void }) {
  const [what, setWhat] = useState<Subject>('ROSTER');
  const [id, setId] = useState('');
  const [member, setMember] = useState('state');
  const [value, setValue] = useState('');
  const [why, setWhy] = useState('');
  const { isBusy, problem, enter } = useEntering();
  const { data: roster } = useAsked(
    () =>
      allPages(
        async (after) =>
          (await session.connection.ask(RoomRosterDocument, { id: campaign.id, after })).campaign?.book
            ?.roster,
      ),
    [campaign.id],
  );
  const subjects =
    what === 'SIDE'
      ? book.sides.map(({ key, name }) => ({ id: key, name }))
      : (roster ?? []).map(({ id: unit, name, counter }) => ({ id: unit, name: `${name}, ${counter}` }));
  const kinds: Readonly<Record<string, string>> = MEMBERS[what];
  const choose = (subject: Subject) => {
    setWhat(subject);
    setId('');
    setMember(Object.keys(MEMBERS[subject])[0] ?? '');
    setValue('');
  };
  const rule = async () => {
    const input = {
      idempotencyKey: newKey(),
      campaignId: campaign.id,
      expectedVersion: book.version,
      what: what as RulingSubject,
      id,
      set: { [member]: kinds[member] === 'number' ? Number(value) : value },
      why,
    };
    const isMade = await enter(
      async () => (await session.connection.ask(MakeRulingDocument, { input })).makeRuling,
    );
    if (!isMade) return;
    close();
    again();
  };
  return (
    <form
      class="report"
      aria-label="A ruling"
      onSubmit={(event) => {
        event.preventDefault();
        void rule();
      }}
    >
      <h3>A ruling</h3>
      <div class="outcome-fields">
        <label class="field">
          <span>About</span>
          <select value={what} onChange={(event) => choose(event.currentTarget.value as Subject)}>
            <option value="ROSTER">one of the roster</option>
            <option value="SIDE">a side</option>
          </select>
        </label>
        <label class="field">
          <span>Who</span>
          <select required value={id} onChange={(event) => setId(event.currentTarget.value)}>
            <option value="">choose…</option>
            {subjects.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>What is set</span>
          <select
            value={member}
            onChange={(event) => {
              setMember(event.currentTarget.value);
              setValue('');
            }}
          >
            {Object.keys(kinds).map((name) => (
              <option key={name} value={name}>
                {WORDS[name] ?? plain(name)}
              </option>
            ))}
          </select>
        </label>
        <div class="field">
          <label for="ruled-to">To</label>
          <Value member={member} kind={kinds[member]} value={value} set={setValue} />
        </div>
      </div>
      <label class="field">
        <span>Why</span>
        <input required value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
      </label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p class="row">
        <button type="submit" class="button" disabled={isBusy}>
          Enter the ruling
        </button>
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </p>
    </form>
  );
}

interface ValueProps {
  readonly member: string;
  readonly kind: string | undefined;
  readonly value: string;
  readonly set: (value: string) => void;
}

const Value = ({ member, kind, value, set }: ValueProps) =>
  member === 'state' ? (
    <select id="ruled-to" required value={value} onChange={(event) => set(event.currentTarget.value)}>
      <option value="">choose…</option>
      {STATES.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </select>
  ) : (
    <input
      id="ruled-to"
      required
      // Preact types the kinds of input apart.
      type={(kind === 'number' ? 'number' : 'text') as 'text'}
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );

/** The referee's own word about one of the roster, a side, a ground or a flag. */
import { useState } from 'preact/hooks';
import { MakeRulingDocument, RulableDocument, type RulingSubject } from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import {
  asItStands,
  choicesOf,
  type Form,
  type Known,
  MEMBERS,
  subjectsOf,
  TITLES,
  typed,
  WORDS,
} from './rulable.js';
import { plain, type RoomProps } from './words.js';

const NOTHING: Known = { roster: [], formations: [], flags: [], terrain: [] };
const FREE: readonly RulingSubject[] = ['TERRAIN', 'FLAG'];
const KNOWN_TO_POLICIES = ['rank', 'awards'];

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

async function rulable({ session, campaign }: RoomProps): Promise<Known> {
  let first: Omit<Known, 'roster'> | undefined;
  const roster = await allPages(async (after) => {
    const asked = await session.connection.ask(RulableDocument, { id: campaign.id, after });
    const book = asked.campaign?.book;
    first ??= book ?? undefined;
    return book?.roster;
  });
  return { ...NOTHING, ...first, roster };
}

interface Ruled {
  readonly what: RulingSubject;
  readonly id: string;
  readonly member: string;
  /** Until the referee writes something, the page shows how it stands. */
  readonly written?: string;
}

function RulingForm(props: RoomProps & { close: () => void }) {
  const { session, campaign, book, again, close } = props;
  const [ruled, setRuled] = useState<Ruled>({ what: 'ROSTER', id: '', member: 'state' });
  const [why, setWhy] = useState('');
  const [takesUnknown, takeUnknown] = useState(false);
  const { isBusy, problem, enter } = useEntering();
  const { data: known = NOTHING } = useAsked(() => rulable(props), [campaign.id]);
  const { what, id, member, written } = ruled;
  const value = written ?? asItStands(what, id, member, known, book);
  const form = MEMBERS[what][member];
  const subjects = subjectsOf(what, known, book);
  const choose = (change: Omit<Partial<Ruled>, 'written'>) => setRuled({ what, id, member, ...change });
  const rule = async () => {
    const isMade = await enter(async () => {
      const input = {
        idempotencyKey: newKey(),
        campaignId: campaign.id,
        expectedVersion: book.version,
        what,
        id,
        set: { [member]: typed(form, value) },
        why,
        confirmUnknown: takesUnknown,
      };
      return (await session.connection.ask(MakeRulingDocument, { input })).makeRuling;
    });
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
        <Select
          label="About"
          value={what}
          options={Object.entries(TITLES).map(([one, name]) => ({ id: one, name }))}
          set={(one) => {
            const subject = one as RulingSubject;
            choose({ what: subject, id: '', member: Object.keys(MEMBERS[subject])[0] ?? '' });
          }}
        />
        {FREE.includes(what) ? (
          <label class="field">
            <span>Which</span>
            <input
              required
              list="ruled-about"
              value={id}
              onInput={(event) => choose({ id: event.currentTarget.value })}
            />
            <datalist id="ruled-about">
              {subjects.map((one) => (
                <option key={one.id} value={one.id} />
              ))}
            </datalist>
          </label>
        ) : (
          <Select label="Who" isNeeded value={id} options={subjects} set={(one) => choose({ id: one })} />
        )}
        <Select
          label="What is set"
          value={member}
          options={Object.keys(MEMBERS[what]).map((name) => ({ id: name, name: WORDS[name] ?? plain(name) }))}
          set={(one) => choose({ member: one })}
        />
        <Value
          form={form}
          choices={choicesOf(form, id, known, book)}
          value={value}
          set={(text) => setRuled({ ...ruled, written: text })}
        />
      </div>
      <label class="field">
        <span>Why</span>
        <input required value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
      </label>
      {KNOWN_TO_POLICIES.includes(member) && (
        <label class="check">
          <input
            type="checkbox"
            checked={takesUnknown}
            onChange={(event) => takeUnknown(event.currentTarget.checked)}
          />
          <span>Take it as it is, also where the policies do not know it</span>
        </label>
      )}
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

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly set: (value: string) => void;
  /** Somebody must be chosen first. */
  readonly isNeeded?: boolean;
  /** How it is called to choose nothing. */
  readonly nothing?: string;
}

const Select = ({ label, value, options, set, isNeeded, nothing }: SelectProps) => (
  <label class="field">
    <span>{label}</span>
    <select required={isNeeded} value={value} onChange={(event) => set(event.currentTarget.value)}>
      {(isNeeded || nothing) && <option value="">{nothing ?? 'choose…'}</option>}
      {options.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  </label>
);

interface ValueProps {
  readonly form: Form | undefined;
  readonly choices: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly value: string;
  readonly set: (value: string) => void;
}

const HINTS: Readonly<Partial<Record<Form, string>>> = {
  list: 'with commas between',
  bag: 'as JSON',
  value: 'true, false, a number or a text',
};

function Value({ form, choices, value, set }: ValueProps) {
  if (choices)
    return (
      <Select
        label="To"
        value={value}
        options={choices}
        set={set}
        {...(form === 'state' ? { isNeeded: true } : { nothing: 'nothing' })}
      />
    );
  const hint = form && HINTS[form];
  const about = {
    id: 'ruled-to',
    value,
    onInput: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for="ruled-to">To{hint && `, ${hint}`}</label>
      {form === 'bag' ? (
        <textarea required rows={4} {...about} />
      ) : (
        <input
          required={form === 'text' || form === 'value'}
          // Preact types the kinds of input apart.
          type={(form === 'number' ? 'number' : 'text') as 'text'}
          {...about}
        />
      )}
    </div>
  );
}

import { useState } from 'preact/hooks';
import type { Json } from '../client/index.js';
import { StandingFormDocument } from '../generated/documents.js';
import { messageOf, useAsked } from './asked.js';
import type { Stage } from './stage.js';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Word = Readonly<Record<string, Json>>;

/** The word that a commander leaves for an absence, in the form that the rulebook gives. */
export function StandingOrders({
  stage,
  side,
  leave,
}: {
  stage: Stage;
  side: string;
  leave: (rules: Word) => Promise<void>;
}) {
  const { data: form } = useAsked(
    async () =>
      (await stage.session.connection.ask(StandingFormDocument, { system: stage.battle.head.system }))
        .rulebook?.standingOrderSchema ?? null,
    [stage],
  );
  const said = (stage.replay.position.secrets[side] as { standing?: Word } | undefined)?.standing;
  const left = said && Object.keys(said).length > 0 ? said : undefined;
  const [word, setWord] = useState<Word>(left ?? {});
  const [problem, setProblem] = useState('');
  const members = Object.entries((form as Schema | null | undefined)?.properties ?? {});
  if (members.length === 0) return null;
  const say = (rules: Word) => leave(rules).catch((fault: unknown) => setProblem(messageOf(fault)));
  const set = (name: string, value: Json | undefined) => {
    const { [name]: _, ...others } = word;
    setWord(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <details class="standing">
      <summary>Standing orders{left ? ': in force' : ''}</summary>
      <form
        aria-label="Standing orders"
        onSubmit={(event) => {
          event.preventDefault();
          void say(word);
        }}
      >
        {members.map(([name, schema]) => (
          <Member
            key={name}
            name={name}
            schema={schema}
            value={word[name]}
            set={(value) => set(name, value)}
          />
        ))}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <p class="row">
          <button type="submit" class="quiet" disabled={Object.keys(word).length === 0}>
            Leave this word
          </button>
          {left && (
            <button type="button" class="quiet" onClick={() => void say({})}>
              Take it back
            </button>
          )}
        </p>
      </form>
    </details>
  );
}

interface MemberProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json | undefined;
  readonly set: (value: Json | undefined) => void;
}

const inWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

function Member({ name, schema, value, set }: MemberProps) {
  const choices = [schema, ...(schema.anyOf ?? [])].find(({ items }) => items?.enum)?.items?.enum;
  const mayAll = schema.anyOf?.some((one) => one.const === true) ?? false;
  if (choices)
    return (
      <fieldset>
        <legend>{inWords(name)}</legend>
        {schema.description && <p class="hint">{schema.description}</p>}
        {mayAll && (
          <Check says="all of these" isOn={value === true} set={(isOn) => set(isOn ? true : undefined)} />
        )}
        {value !== true &&
          choices.map((choice) => {
            const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
            return (
              <Check
                key={choice}
                says={inWords(choice)}
                isOn={chosen.includes(choice)}
                set={(isOn) => {
                  const now = isOn ? [...chosen, choice] : chosen.filter((one) => one !== choice);
                  set(now.length > 0 ? now : undefined);
                }}
              />
            );
          })}
      </fieldset>
    );
  if (schema.type === 'boolean' || schema.const === true)
    return (
      <Check
        says={`${inWords(name)}. ${schema.description ?? ''}`}
        isOn={value === true}
        set={(isOn) => set(isOn ? true : undefined)}
      />
    );
  if (schema.type !== 'integer' && schema.type !== 'number') return null;
  return (
    <label class="field">
      <span>
        {inWords(name)}. {schema.description}
      </span>
      <input
        type="number"
        min={schema.minimum ?? ''}
        max={schema.maximum ?? ''}
        value={typeof value === 'number' ? value : ''}
        onInput={({ currentTarget }) =>
          set(currentTarget.value === '' ? undefined : Number(currentTarget.value))
        }
      />
    </label>
  );
}

const Check = ({ says, isOn, set }: { says: string; isOn: boolean; set: (isOn: boolean) => void }) => (
  <label class="check">
    <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
    <span>{says}</span>
  </label>
);

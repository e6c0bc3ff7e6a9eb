/** A card that is filled in and sent. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { messageOf } from './asked.js';

interface FormProps {
  readonly title: string;
  readonly action: string;
  readonly children: ComponentChildren;
  /** Answers with what to tell when it is done. */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<string | undefined>;
}

export function Form({ title, action, children, send }: FormProps) {
  const [told, tell] = useState<{ readonly text: string; readonly isBad: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setBusy(true);
    try {
      const text = await send(fields);
      tell(text ? { text, isBad: false } : undefined);
    } catch (fault) {
      tell({ text: messageOf(fault), isBad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="card" onSubmit={(event) => void submit(event)}>
      <h2>{title}</h2>
      {children}
      <button type="submit" class="button" disabled={isBusy}>
        {action}
      </button>
      <p class={told?.isBad ? 'problem' : 'done'} role="status">
        {told?.text}
      </p>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'email' | 'password' | 'time';
  readonly value?: string;
  readonly optional?: boolean;
  readonly autocomplete?: string;
  readonly minLength?: number;
}

export const Field = ({ label, name, type, value, optional, autocomplete, minLength = 1 }: FieldProps) => (
  <label class="field">
    <span>{label}</span>
    {/* Preact types the kinds of input apart; which one it is shows only when it runs. */}
    <input
      required={!optional}
      name={name}
      type={(type ?? 'text') as 'text'}
      autocomplete={autocomplete ?? 'on'}
      {...(value !== undefined && { defaultValue: value })}
      {...(type !== 'time' && !optional && { minLength })}
    />
  </label>
);

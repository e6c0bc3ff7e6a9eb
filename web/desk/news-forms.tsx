/** Where a user wants mail, which news, and the calendar. */
import { useState } from 'preact/hooks';
import { ApiFailure } from '../client/index.js';
import {
  MailAndNewsDocument,
  type MailAndNewsQuery,
  type NewsTiming,
  RenewCalendarAddressDocument,
  SetMailAddressDocument,
  SetNewsPreferencesDocument,
} from '../generated/documents.js';
import { useAsked } from './asked.js';
import { Field, Form } from './form.js';
import { newKey, type Session } from './session.js';

type Viewer = NonNullable<MailAndNewsQuery['viewer']>;
type Mailbox = NonNullable<Viewer['mailbox']>;
type News = NonNullable<Viewer['news']>;

interface Props {
  readonly session: Session;
  /** Something was changed: it is to be asked for again. */
  readonly changed: () => void;
}

export function MailAndNews({ session }: Pick<Props, 'session'>) {
  const [revision, setRevision] = useState(0);
  const { data } = useAsked(() => session.connection.ask(MailAndNewsDocument, {}), [], revision);
  // A token that may not change the account, such as that of a seat in the demonstration, has neither.
  if (!data?.viewer?.news) return null;
  const { mailbox, news } = data.viewer;
  const changed = () => setRevision((now) => now + 1);
  return (
    <>
      {data.sendsMail && <Address session={session} changed={changed} mailbox={mailbox} />}
      {data.sendsMail && <Choices session={session} changed={changed} news={news} />}
      <Calendar session={session} changed={changed} address={news.calendar} />
    </>
  );
}

function stateOf({ verifiedAt, refusal, closed }: Mailbox): string {
  if (closed) return `The mail server does not take this address: ${refusal ?? ''}`;
  if (refusal) return `The last mail was not taken: ${refusal}`;
  return verifiedAt ? 'Mail goes there.' : 'A link was sent there. Mail begins when it is followed.';
}

const Address = ({ session, changed, mailbox }: Props & { readonly mailbox: Mailbox | null }) => (
  <Form
    title="Address for news"
    action="Send there"
    send={async ({ address = '' }) => {
      const wanted = address.trim() === '' ? null : address.trim();
      const input = { idempotencyKey: newKey(), address: wanted };
      const { setMailAddress: told } = await session.connection.ask(SetMailAddressDocument, { input });
      if (told.__typename !== 'MailAddressSet') throw new ApiFailure(told.code, told.message);
      changed();
      return wanted ? 'A link is on its way there. Follow it.' : 'No mail is sent any more.';
    }}
  >
    <Field
      label="E-mail; empty for none"
      name="address"
      type="email"
      autocomplete="email"
      value={mailbox?.address ?? ''}
      optional
    />
    {mailbox && <p class={mailbox.refusal ? 'problem' : 'hint'}>{stateOf(mailbox)}</p>}
  </Form>
);

const TIMINGS: Readonly<Record<NewsTiming, string>> = {
  AT_ONCE: 'at once',
  DIGEST: 'in the digest',
  NEVER: 'never',
};

const isTiming = (text: string): text is NewsTiming => Object.hasOwn(TIMINGS, text);

const Choices = ({ session, changed, news }: Props & { readonly news: News }) => (
  <Form
    title="News by mail"
    action="Save"
    send={async ({ timeZone = '', from = '', until = '', digestAt = '', subscribed, ...kinds }) => {
      const choices = Object.entries(kinds).flatMap(([kind, timing]) =>
        isTiming(timing) ? [{ kind, timing }] : [],
      );
      const quietHours = from && until ? { from, until } : null;
      const input = {
        idempotencyKey: newKey(),
        ...{ timeZone, quietHours, digestAt, choices, subscribed: subscribed !== undefined },
      };
      const { setNewsPreferences: told } = await session.connection.ask(SetNewsPreferencesDocument, {
        input,
      });
      if (told.__typename !== 'NewsPreferencesSet') throw new ApiFailure(told.code, told.message);
      changed();
      return 'Saved.';
    }}
  >
    <label class="check">
      <input type="checkbox" name="subscribed" defaultChecked={news.unsubscribedAt === null} /> Send me news
    </label>
    <Field label="Time zone" name="timeZone" autocomplete="off" value={zoneOf(news)} />
    <Field label="Digest at" name="digestAt" type="time" value={news.digestAt} />
    <Field label="Quiet from" name="from" type="time" value={news.quietHours?.from ?? ''} optional />
    <Field label="Quiet until" name="until" type="time" value={news.quietHours?.until ?? ''} optional />
    <details>
      <summary>What is told, and when</summary>
      {news.choices.map(({ kind, tells, timing }) => (
        <label key={kind} class="field">
          <span>{tells}</span>
          <select name={kind} defaultValue={timing}>
            {Object.entries(TIMINGS).map(([value, words]) => (
              <option key={value} value={value} selected={value === timing}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  </Form>
);

/** Until the user has said otherwise, the browser's clock is as good a guess as any. */
function zoneOf({ timeZone, quietHours, digestAt }: News): string {
  const isUntouched = timeZone === 'UTC' && quietHours === null && digestAt === '07:00';
  return isUntouched ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
}

const Calendar = ({ session, changed, address }: Props & { readonly address: string }) => (
  <Form
    title="Calendar of deadlines"
    action="Make another address"
    send={async () => {
      const input = { idempotencyKey: newKey() };
      const { renewCalendarAddress: told } = await session.connection.ask(RenewCalendarAddressDocument, {
        input,
      });
      if (told.__typename !== 'CalendarAddressRenewed') throw new ApiFailure(told.code, told.message);
      changed();
      return 'The old address does not work any more.';
    }}
  >
    <p>Give this address to your calendar program. Everybody who has it can read your deadlines.</p>
    <label class="field">
      <span>Address</span>
      <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  </Form>
);

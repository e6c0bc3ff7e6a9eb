import { RoomTurnsDocument } from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { dateInWords, plain, type RoomProps } from './words.js';

/** The calendar of the campaign: every turn with its date, its steps and what came of it. */
export function Turns({ session, campaign, revision }: RoomProps) {
  const { data, problem } = useAsked(
    () =>
      allPages(
        async (after) =>
          (await session.connection.ask(RoomTurnsDocument, { id: campaign.id, after })).campaign?.book?.turns,
      ),
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  return (
    <ol class="calendar">
      {data?.map(({ turn, date, state, text, result, steps }) => (
        <li key={turn} class={`card turn-card ${state.toLowerCase()}`}>
          <header>
            <h2>Turn {turn}</h2>
            <time dateTime={date}>{dateInWords(date)}</time>
          </header>
          <ol class="steps" aria-label={`Steps of turn ${turn}`}>
            {steps.map(({ number, step, subject, state: how }) => (
              <li key={`${number} ${step} ${subject}`} class={how.toLowerCase()}>
                {plain(step)}
                <span class="visually-hidden">: {how.toLowerCase()}</span>
              </li>
            ))}
          </ol>
          <p>{text}</p>
          <details>
            <summary>{result.length} things happened</summary>
            <ul class="bullets">
              {result.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

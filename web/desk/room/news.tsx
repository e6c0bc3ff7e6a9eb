import { RoomNewsDocument, type RoomNewsQuery } from '../../generated/documents.js';
import { allPages, useAsked } from '../asked.js';
import { Correction } from './correction.js';
import type { RoomProps } from './words.js';

const isReportOf = ({ kind, fact }: Entry, battle: string | undefined): boolean =>
  kind === 'report' && battle?.endsWith(`.${(fact as { battle: string } | null)?.battle}`) === true;

export type Entry = NonNullable<NonNullable<RoomNewsQuery['campaign']>['book']>['entries']['nodes'][number];

/** Everything that was entered, the latest first, with what came of it. `about`: a battle whose report is to be corrected. */
export function News({ about, ...props }: RoomProps & { about: string | undefined }) {
  const { session, campaign, revision } = props;
  const { data, problem } = useAsked(
    () =>
      allPages(
        async (after) =>
          (await session.connection.ask(RoomNewsDocument, { id: campaign.id, after })).campaign?.book
            ?.entries,
      ),
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being read…</p>;
  return (
    <ol class="news">
      {[...data].reverse().map((entry) => (
        <li key={entry.version} id={`entry-${entry.version}`} class={`card entry ${entry.kind}`}>
          <p>
            <span class="hint">{entry.version}</span> <strong>{entry.sentence}</strong>{' '}
            <time class="hint" dateTime={entry.at}>
              {new Date(entry.at).toLocaleString()}
            </time>
          </p>
          {entry.correctedBy !== null && (
            <p class="hint">It reads otherwise since the correction of entry {entry.correctedBy}.</p>
          )}
          {entry.corrects && (
            <p class="hint">
              {entry.corrects.rewritten} later{' '}
              {entry.corrects.rewritten === 1 ? 'entry reads' : 'entries read'} otherwise since.
            </p>
          )}
          {entry.consequences.length > 0 && (
            <details open={entry.consequences.length < 4}>
              <summary>
                {entry.consequences.length === 1
                  ? 'What came of it'
                  : `${entry.consequences.length} things came of it`}
              </summary>
              <ul class="bullets">
                {entry.consequences.map(({ sentence, cause }, number) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what came of an entry never moves
                  <li key={number}>
                    {sentence}
                    {cause?.policy && <span class="hint"> {cause.policy}</span>}
                    {cause?.battle && cause.version !== null && (
                      <a class="hint" href={`/b/${encodeURIComponent(cause.battle)}#a${cause.version}`}>
                        {' '}
                        see it
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {campaign.viewer.mayCommand.includes('correct') && entry.fact !== null && !entry.corrects && (
            <Correction {...props} entry={entry} isWanted={isReportOf(entry, about)} />
          )}
        </li>
      ))}
    </ol>
  );
}

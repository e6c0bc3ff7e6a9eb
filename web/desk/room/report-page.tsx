import { RoomReportDocument } from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { ForPaper } from './files.js';
import { Print } from './roster.js';
import { plain, type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

/** The after-action report of a battle, as a page that can be printed. */
export function ReportPage({ session, campaign, book, revision, battle }: RoomProps & { battle: string }) {
  const { data: report, problem } = useAsked(
    async () =>
      (await session.connection.ask(RoomReportDocument, { id: campaign.id, battle })).campaign?.book
        ?.afterActionReport ?? null,
    [campaign.id, battle],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (report === undefined) return <p class="hint">Being read…</p>;
  if (report === null) return <p class="problem">This battle has no report yet, or you may not see it.</p>;
  return (
    <article class="card paper">
      <header>
        <h2>After-action report: {report.name}</h2>
        <span class="row">
          {campaign.viewer.mayCommand.includes('correct') && (
            <a class="quiet no-print" href={`#news/${encodeURIComponent(battle)}`}>
              Correct this report
            </a>
          )}
          <ForPaper
            session={session}
            campaign={campaign}
            page="AFTER_ACTION_REPORT"
            title="Report"
            battle={battle}
          />
          <Print />
        </span>
      </header>
      {report.text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {report.units.length > 0 && (
        <Scroll>
          <table class="plain">
            <thead>
              <tr>
                <th scope="col">Unit</th>
                <th scope="col">Side</th>
                <th scope="col">In the battle</th>
                <th scope="col">Afterwards</th>
              </tr>
            </thead>
            <tbody>
              {report.units.map(({ unit, name, side, fate, became }) => (
                <tr key={unit}>
                  <th scope="row">
                    <a href={`#roster/${encodeURIComponent(unit)}`}>{name ?? unit}</a>
                  </th>
                  <td class={`by side-${sidePlaceIn(book, side)}`}>{sideNameIn(book, side)}</td>
                  <td>{plain(fate)}</td>
                  <td>{became ? plain(became) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {report.consequences.length > 0 && (
        <details>
          <summary>What came of it in the campaign</summary>
          <ul class="bullets">
            {report.consequences.map(({ sentence }, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what came of it never moves
              <li key={number}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {report.note !== null && (
        <details class="no-print">
          <summary>The note, for referees only</summary>
          <ul class="bullets">
            {report.note.split('\n').map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note's lines never move
              <li key={number}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

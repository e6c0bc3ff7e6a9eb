import { useState } from 'preact/hooks';
import { RoomHonoursDocument } from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { Scroll } from '../scroll.js';
import { type RoomProps, sideNameIn, sidePlaceIn } from './words.js';

/** Victory points with their causes, promotions, awards. */
export function Honours({ session, campaign, book, revision }: RoomProps) {
  const [only, setOnly] = useState('');
  const { data, problem } = useAsked(
    async () => (await session.connection.ask(RoomHonoursDocument, { id: campaign.id })).campaign?.book,
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being read…</p>;
  const { victoryPoints, fieldPromotions, awards } = data;
  const points = victoryPoints.nodes.filter(({ side }) => only === '' || side === only);
  const more = [victoryPoints, fieldPromotions, awards].some(({ pageInfo }) => pageInfo.hasNextPage);
  return (
    <>
      <label class="speed no-print">
        <span>Side</span>
        <select value={only} onChange={(event) => setOnly(event.currentTarget.value)}>
          <option value="">all</option>
          {book.sides.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <section class="card">
        <h2>Victory points</h2>
        <Scroll>
          <table class="plain ledger">
            <thead>
              <tr>
                <th scope="col">Turn</th>
                <th scope="col">Side</th>
                <th scope="col">Points</th>
                <th scope="col">Total</th>
                <th scope="col">Cause</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ version, turn, side, points: made, total, says, cause }, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a ledger's rows never move
                <tr key={`${version} ${number}`}>
                  <td>{turn}</td>
                  <td class={`by side-${sidePlaceIn(book, side)}`}>{sideNameIn(book, side)}</td>
                  <td class="big">{made > 0 ? `+${made}` : made}</td>
                  <td>{total}</td>
                  <td>
                    {says}
                    {cause?.policy && <span class="hint"> {cause.policy}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
        {points.length === 0 && <p class="hint">None yet.</p>}
      </section>
      <div class="room-grid">
        <section class="card">
          <h2>Promotions</h2>
          <ul class="plain-list">
            {fieldPromotions.nodes
              .filter(({ side }) => only === '' || side === only)
              .map(({ version, turn, side, unit, says }) => (
                <li key={`${version} ${unit} ${says}`} class={`awaited-line side-${sidePlaceIn(book, side)}`}>
                  <span class="hint">Turn {turn}</span>{' '}
                  {unit ? <a href={`#roster/${encodeURIComponent(unit)}`}>{says}</a> : says}
                </li>
              ))}
          </ul>
          {fieldPromotions.nodes.length === 0 && <p class="hint">None yet.</p>}
        </section>
        <section class="card">
          <h2>Awards</h2>
          <ul class="plain-list">
            {awards.nodes.map(({ version, turn, unit, award, name }) => (
              <li key={`${version} ${unit} ${award}`}>
                <span class="hint">Turn {turn}</span>{' '}
                <a href={`#roster/${encodeURIComponent(unit)}`}>{name}</a>: {award}
              </li>
            ))}
          </ul>
          {awards.nodes.length === 0 && <p class="hint">None yet.</p>}
        </section>
      </div>
      {more && <p class="hint">Only the first hundred of each are listed.</p>}
    </>
  );
}

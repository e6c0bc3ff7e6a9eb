import { useState } from 'preact/hooks';
import { ConcedeDocument } from '../../generated/documents.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { type RoomProps, sideNameIn } from './words.js';

/** A commander gives the campaign up for their side; a referee writes down which one did. Asked twice: it ends the campaign. */
export function Concede({ session, campaign, book, again }: RoomProps) {
  const own = campaign.viewer.side?.key;
  const [side, choose] = useState(own ?? book.sides[0]?.key ?? '');
  const [isMeant, mean] = useState(false);
  const { isBusy, problem, enter } = useEntering();
  const concede = async () => {
    const input = {
      idempotencyKey: newKey(),
      campaignId: campaign.id,
      expectedVersion: book.version,
      ...(own === undefined && { side }),
    };
    if (await enter(async () => (await session.connection.ask(ConcedeDocument, { input })).concede)) again();
  };
  return (
    <details>
      <summary>Concede the campaign</summary>
      <form
        class="row"
        aria-label="Concession"
        onSubmit={(event) => {
          event.preventDefault();
          void concede();
        }}
      >
        {own === undefined && (
          <label class="speed">
            <span>Side that concedes</span>
            <select value={side} onChange={(event) => choose(event.currentTarget.value)}>
              {book.sides.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="check">
          <input
            required
            type="checkbox"
            checked={isMeant}
            onChange={(event) => mean(event.currentTarget.checked)}
          />
          <span>{sideNameIn(book, side)} give the campaign up, and it ends</span>
        </label>
        <button type="submit" class="quiet" disabled={isBusy || !isMeant}>
          Concede
        </button>
      </form>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </details>
  );
}

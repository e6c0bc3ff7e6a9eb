import { useState } from 'preact/hooks';
import { SetDeadlineDocument } from '../../generated/documents.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import type { RoomProps } from './words.js';

/** Until when staffs may seal. Without a day planning ends when all have. */
export function Deadline({ session, campaign, book, again }: RoomProps) {
  const [until, setUntil] = useState('');
  const { isBusy, problem, enter } = useEntering();
  const set = async (deadline: string | null) => {
    const input = {
      idempotencyKey: newKey(),
      campaignId: campaign.id,
      expectedVersion: book.version,
      deadline,
    };
    if (await enter(async () => (await session.connection.ask(SetDeadlineDocument, { input })).setDeadline))
      again();
  };
  return (
    <form
      class="row"
      aria-label="Deadline"
      onSubmit={(event) => {
        event.preventDefault();
        void set(new Date(until).toISOString());
      }}
    >
      <label class="speed">
        <span>Planning ends</span>
        <input
          required
          // Preact types the kinds of input apart.
          type={'datetime-local' as 'text'}
          value={until}
          onInput={(event) => setUntil(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="quiet" disabled={isBusy}>
        Set the deadline
      </button>
      {book.deadline && (
        <button type="button" class="quiet" disabled={isBusy} onClick={() => void set(null)}>
          Lift the deadline
        </button>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

import { useState } from 'preact/hooks';
import { DemonstrationSeatsDocument } from '../generated/documents.js';
import { messageOf, useAsked } from './asked.js';
import type { Stage } from './stage.js';

/** In the demonstration nobody may sit opposite: the one who waits takes that seat, too. */
export function OtherSeat({ stage, own }: { stage: Stage; own: string }) {
  const { session } = stage;
  const { data } = useAsked(
    async () => (await session.connection.ask(DemonstrationSeatsDocument, {})).demonstrationSeats,
    [],
  );
  const [problem, setProblem] = useState('');
  const isFirst = stage.battle.head.sides[0]?.key === own;
  const other = data?.find(({ seat }) => seat === (isFirst ? 'second' : 'first'));
  if (!other) return null;
  return (
    <>
      <p class="hint">
        This is a demonstration: the other seat is free for you.{' '}
        <button
          type="button"
          class="quiet"
          onClick={() => session.takeSeat(other.seat).catch((fault: unknown) => setProblem(messageOf(fault)))}
        >
          Go on as the {other.title}
        </button>
      </p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

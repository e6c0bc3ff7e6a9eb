import { useState } from 'preact/hooks';
import { PublishBattleDocument, UnpublishBattleDocument } from '../generated/documents.js';
import { copied } from './copying.js';
import { useEntering } from './room/entering.js';
import { newKey } from './session.js';
import type { Stage } from './stage.js';

/** A referee lets everybody read a battle that is over, at the address that it has anyway. */
export function Publishing({ stage }: { stage: Stage }) {
  const { head } = stage.battle;
  const [isPublished, publish] = useState(head.published);
  const [told, tell] = useState('');
  const { isBusy, problem, enter } = useEntering();
  if (!head.outcome || !stage.standing?.mayCommand.includes('publishBattle')) return null;
  const { connection } = stage.session;
  const change = async () => {
    const input = { idempotencyKey: newKey(), battleId: head.id };
    const isDone = await enter(async () =>
      isPublished
        ? (await connection.ask(UnpublishBattleDocument, { input })).unpublishBattle
        : (await connection.ask(PublishBattleDocument, { input })).publishBattle,
    );
    if (isDone) publish(!isPublished);
    tell('');
  };
  return (
    <section class="card" aria-label="Publishing">
      <h2>{isPublished ? 'Everybody may read this battle' : 'Only members may read this battle'}</h2>
      <p class="hint">
        {isPublished
          ? 'Everybody who has the link can read it without an account, with all that was hidden.'
          : 'Once it is published, everybody who has the link can read it without an account, with all that was hidden. Nothing else of the campaign is shown.'}
      </p>
      <p class="row">
        <button
          type="button"
          class={isPublished ? 'quiet' : 'button'}
          disabled={isBusy}
          onClick={() => void change()}
        >
          {isPublished ? 'Make it private again' : 'Publish this battle'}
        </button>
        {isPublished && (
          <button
            type="button"
            class="quiet"
            onClick={() => void copied(`${location.origin}${location.pathname}#a${stage.version}`).then(tell)}
          >
            Copy the link to this moment
          </button>
        )}
      </p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p class="hint" role="status">
        {told}
      </p>
    </section>
  );
}

import { BattleSheetDocument } from '../generated/documents.js';
import { fileName, keep } from './keeping.js';
import { useEntering } from './room/entering.js';
import type { Stage } from './stage.js';

/** The moment shown as a sheet to set it up from by hand, in VASL or at a table: what the viewer sees of it. */
export function Sheet({ stage }: { stage: Stage }) {
  const { isBusy, problem, ask } = useEntering();
  const { head } = stage.battle;
  const fetch = async () => {
    const asked = { id: head.id, version: stage.version };
    const text = (await ask(() => stage.session.connection.ask(BattleSheetDocument, asked)))?.battle
      ?.orderOfBattle;
    if (text !== undefined) keep(fileName(head.name, 'order of battle', 'html'), 'text/html', text);
  };
  return (
    <p class="row">
      <button type="button" class="quiet" disabled={isBusy} onClick={() => void fetch()}>
        Order of battle for paper or VASL
      </button>
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}

/** Files to take home: tables for a spreadsheet, and pages for paper. The server makes them on request. */
import { type BookPage, RoomPaperDocument, RoomWorkbookDocument } from '../../generated/documents.js';
import { fileName, keep } from '../keeping.js';
import { useEntering } from './entering.js';
import type { RoomProps } from './words.js';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

interface About {
  readonly unit?: string;
  readonly battle?: string;
}

/** A page as a file of its own: it is read and printed without the server. */
export function ForPaper({
  session,
  campaign,
  page,
  title,
  ...about
}: Pick<RoomProps, 'session' | 'campaign'> & About & { page: BookPage; title: string }) {
  const { isBusy, problem, ask } = useEntering();
  const fetch = async () => {
    const data = await ask(() =>
      session.connection.ask(RoomPaperDocument, { id: campaign.id, page, ...about }),
    );
    const text = data?.campaign?.book?.paper;
    if (text !== undefined) keep(fileName(campaign.name, title, 'html'), 'text/html', text);
  };
  return (
    <>
      <button type="button" class="quiet no-print" disabled={isBusy} onClick={() => void fetch()}>
        {title} for paper
      </button>
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

/** Everything about the campaign that is a file. */
export function Files(props: RoomProps) {
  const { session, campaign } = props;
  const { isBusy, problem, ask } = useEntering();
  const workbook = async () => {
    const data = await ask(() => session.connection.ask(RoomWorkbookDocument, { id: campaign.id }));
    const base64 = data?.campaign?.book?.workbook;
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    if (base64 !== undefined) keep(fileName(campaign.name, 'tables', 'xlsx'), type, bytesOf(base64));
  };
  return (
    <section class="card" aria-label="Files">
      <h2>Take it home</h2>
      <p class="hint">
        Each has what you may know. Pages for paper open in any browser: print them, or save them as PDF.
      </p>
      <p class="row">
        <button type="button" class="quiet" disabled={isBusy} onClick={() => void workbook()}>
          All tables for a spreadsheet
        </button>
        <ForPaper {...props} page="ORDER_OF_BATTLE" title="Order of battle" />
        <ForPaper {...props} page="CHRONICLE" title="Chronicle" />
      </p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

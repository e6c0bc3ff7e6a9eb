import { useEffect, useRef, useState } from 'preact/hooks';
import {
  AdvanceTurnDocument,
  DecideNodeDocument,
  OpenCampaignBattleDocument,
  RoomDryRunDocument,
  RoomStepsDocument,
} from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { newKey } from '../session.js';
import { Deadline } from './deadline.js';
import { useEntering } from './entering.js';
import { Odds } from './odds.js';
import { type CampaignBattle, ReportForm } from './report-form.js';
import { Ruling } from './ruling.js';
import { plain, type RoomProps } from './words.js';

/** The referee's hand on the turn: what is missing, what the next step would bring, and the step itself. */
export function Referee(props: RoomProps) {
  const { session, campaign, book, revision, again } = props;
  const [isTried, tryIt] = useState(false);
  const [withoutAbsent, leaveOut] = useState(false);
  const [reported, tellOf] = useState<CampaignBattle>();
  const { isBusy, problem, enter } = useEntering();
  const { data } = useAsked(
    async () => (await session.connection.ask(RoomStepsDocument, { id: campaign.id })).campaign?.book,
    [campaign.id],
    revision,
  );
  const { next, missing } = book.preconditions;
  const isPlanning = book.phase === 'PLANNING';
  const steps = data?.turns.nodes[0]?.steps ?? [];
  const advance = () =>
    enter(async () => {
      const input = {
        idempotencyKey: newKey(),
        campaignId: campaign.id,
        expectedVersion: book.version,
        withoutAbsent,
      };
      return (await session.connection.ask(AdvanceTurnDocument, { input })).advanceTurn;
    }).then((isEntered) => isEntered && again());
  const told = reported && <Entered battle={reported} />;
  if (next === null) return told ? <section class="card referee">{told}</section> : null;
  const isHeld = missing.length > 0 && !(isPlanning && withoutAbsent);
  return (
    <section class="card referee" aria-label="The referee’s table">
      <h2>Run the turn</h2>
      {told}
      <ol class="steps" aria-label="Progress of the turn">
        {steps.map(({ number, step, subject, state }) => (
          <li key={`${number} ${step} ${subject}`} class={state.toLowerCase()}>
            {plain(step)}
            <span class="visually-hidden">: {state.toLowerCase()}</span>
          </li>
        ))}
      </ol>
      {isPlanning && missing.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={withoutAbsent}
            onChange={(event) => leaveOut(event.currentTarget.checked)}
          />
          <span>End planning without those who have not sealed; the policies say what they do</span>
        </label>
      )}
      <p class="row">
        <button type="button" class="button" disabled={isBusy || isHeld} onClick={() => void advance()}>
          Make the next step: {plain(next)}
        </button>
        <button type="button" class="quiet" aria-expanded={isTried} onClick={() => tryIt(!isTried)}>
          {isTried ? 'Close the dry run' : 'Dry run'}
        </button>
      </p>
      {isHeld && !isTried && <First missing={missing} />}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {isTried && <DryRun {...props} />}
      {isPlanning && <Deadline {...props} />}
      <Answers {...props} enter={enter} />
      <Ruling {...props} />
      <OpenNodes {...props} isBusy={isBusy} enter={enter} />
      {book.battles.nodes
        .filter(({ status }) => status === 'OPEN')
        .map((battle) => (
          <ReportForm key={battle.id} {...props} battle={battle} entered={tellOf} />
        ))}
    </section>
  );
}

const First = ({ missing }: { missing: readonly { readonly says: string }[] }) => (
  <p class="hint">First: {missing.map(({ says }) => says).join(' ')}</p>
);

/** The form has gone, and the page has grown shorter: what was done is told where it can be seen. */
function Entered({ battle: { id, name } }: { battle: CampaignBattle }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: 'center' }), [id]);
  return (
    <p class="done" role="status" ref={line}>
      The report of {name} is entered. <a href={`#report/${encodeURIComponent(id)}`}>Read it</a>
    </p>
  );
}

function DryRun({ session, campaign, revision }: RoomProps) {
  const { data, problem } = useAsked(
    async () =>
      (await session.connection.ask(RoomDryRunDocument, { id: campaign.id })).campaign?.book?.dryRun,
    [campaign.id],
    revision,
  );
  return (
    <section class="dry-run" aria-label="Dry run">
      {problem && <p class="problem">{problem}</p>}
      {!data && !problem && <p class="hint">Being tried…</p>}
      {data && data.missing.length > 0 && <First missing={data.missing} />}
      {data && data.missing.length === 0 && <Odds {...data} />}
    </section>
  );
}

type Enter = ReturnType<typeof useEntering>['enter'];

/** What is missing may have a ready answer: a correction that only waits for the referee's word. */
function Answers({ book }: RoomProps & { enter: Enter }) {
  const ready = book.preconditions.missing.flatMap(({ says, answers }) =>
    answers.map((answer) => ({ ...answer, about: says })),
  );
  if (ready.length === 0) return null;
  return (
    <ul class="bullets">
      {ready.map(({ says, version }) => (
        <li key={`${version} ${says}`}>
          {says} <a href="#news">Correct entry {version}</a>
        </li>
      ))}
    </ul>
  );
}

/** Scenarios that wait to be opened, and ways that wait to be chosen. */
function OpenNodes({
  session,
  campaign,
  book,
  again,
  isBusy,
  enter,
}: RoomProps & { isBusy: boolean; enter: Enter }) {
  const entry = { campaignId: campaign.id, expectedVersion: book.version };
  const titleOf = (id: string) => book.graph.nodes.find((one) => one.id === id)?.title ?? id;
  const open = (node: string) =>
    enter(async () => {
      const input = { ...entry, idempotencyKey: newKey(), where: { node } };
      return (await session.connection.ask(OpenCampaignBattleDocument, { input })).openCampaignBattle;
    }).then((isEntered) => isEntered && again());
  const decide = (node: string, edge: string) =>
    enter(async () => {
      const input = { ...entry, idempotencyKey: newKey(), node, edge };
      return (await session.connection.ask(DecideNodeDocument, { input })).decideNode;
    }).then((isEntered) => isEntered && again());
  const waiting = book.graph.nodes.filter(({ status, battle }) => status === 'OPEN' && battle === null);
  return (
    <>
      {waiting.map(({ id, title, isBattle, edges }) => (
        <p class="row" key={id}>
          <strong>{title}</strong>
          {isBattle ? (
            <button type="button" class="quiet" disabled={isBusy} onClick={() => void open(id)}>
              Open the battle now
            </button>
          ) : (
            edges.map(({ id: edge, to, says }) => (
              <button
                type="button"
                class="quiet"
                key={edge}
                title={says}
                disabled={isBusy}
                onClick={() => void decide(id, edge)}
              >
                Go on to {titleOf(to)}
              </button>
            ))
          )}
        </p>
      ))}
    </>
  );
}

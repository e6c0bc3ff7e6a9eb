import { useRef, useState } from 'preact/hooks';
import { BattleDiceDocument, DiceLogDocument } from '../generated/documents.js';
import { allPages, useAsked } from './asked.js';
import { Chart } from './chart.js';
import { type Checked, checkDice, luckLines, type Thrown } from './luck.js';
import type { Stage } from './stage.js';

/** The luck of both sides over the battle, and the proof that nobody chose the dice. */
export function DiceView({ stage }: { stage: Stage }) {
  const { id, sides } = stage.battle.head;
  const { connection } = stage.session;
  const { eyes } = stage.battle;
  const read = useRef<{ actions: Thrown[]; after: string | null }>({ actions: [], after: null });
  const { data, problem } = useAsked(
    async () => {
      const { actions } = read.current;
      await allPages(async (from) => {
        const after = from ?? read.current.after;
        const page = (await connection.ask(DiceLogDocument, { id, after, eyes })).battle?.actions;
        const known = actions.at(-1)?.version ?? 0;
        actions.push(...(page?.nodes.filter(({ version }) => version > known) ?? []));
        read.current.after = page?.pageInfo.endCursor ?? after;
        return page;
      });
      const { battle } = await connection.ask(BattleDiceDocument, { id });
      return { actions: [...actions], seeds: battle?.dice?.seeds ?? [] };
    },
    [id, eyes],
    stage.replay.latest,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">The dice are being read…</p>;
  const lines = luckLines(data.actions, sides, stage.replay.first);
  return (
    <>
      <section class="card" aria-label="Luck">
        <Chart
          title="Luck of the dice"
          xTitle="Action"
          yTitle="above or below what was to be expected"
          at={stage.version - stage.replay.first}
          lines={lines}
        />
        <ul class="plain-list">
          {lines.map(({ name, points, band, place }) => (
            <li key={name}>
              <span class={`by side-${place}`}>{name}</span>{' '}
              {luckInWords(points.at(-1)?.[1] ?? 0, band?.at(-1) ?? 0)}
            </li>
          ))}
        </ul>
        <p class="hint">
          The sum of all dice in the orders of a side, beside the sum to be expected. 95 of 100 fair battles
          stay within the shaded band. Whether high or low dice are good, the rules say.
        </p>
      </section>
      <DiceCheck id={id} {...data} />
    </>
  );
}

function luckInWords(beyond: number, likely: number): string {
  const far = Math.round(Math.abs(beyond) * 10) / 10;
  const fell =
    far === 0
      ? 'threw what was to be expected'
      : `threw ${far} ${beyond > 0 ? 'more' : 'less'} than expected`;
  return `${fell}: ${Math.abs(beyond) <= likely ? 'nothing unusual' : 'fewer than 5 of 100 fair battles are so far off'}.`;
}

type Seeds = Parameters<typeof checkDice>[1];

function DiceCheck({ id, seeds, actions }: { id: string; seeds: Seeds; actions: readonly Thrown[] }) {
  const [checked, setChecked] = useState<Checked>();
  if (seeds.length === 0) return null;
  return (
    <section class="card" aria-label="Dice check">
      <h2>Were these dice chosen?</h2>
      <p>
        Before the first roll the server published the hash of a secret seed. When the battle is over it shows
        the seed, and every roll must follow from it.
      </p>
      <ul class="plain-list">
        {seeds.map(({ from, hash }) => (
          <li key={hash} class="hash">
            {from === 1 ? 'From the beginning' : `From action ${from - 1}`}: <code>{hash}</code>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" class="button" onClick={() => setChecked(checkDice(id, seeds, actions))}>
          Check every roll here
        </button>
      </p>
      <p role="status" class={checked?.state === 'wrong' ? 'problem' : 'done'}>
        {checked?.state === 'right' && `All ${checked.rolls} rolls follow from the seed that was committed.`}
        {checked?.state === 'wrong' && checked.why}
        {checked?.state === 'kept' &&
          'The seed is kept until the battle is over. Note the hash, and check then.'}
      </p>
    </section>
  );
}

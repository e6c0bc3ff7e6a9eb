import type { RollOddsFragment } from '../../generated/documents.js';
import { counted } from '../words.js';
import { plain } from './words.js';

/** A longer list opens by a click: it must not push what is rolled for out of sight. */
const MOST = 12;

interface Tried {
  readonly likeliest: readonly { readonly sentence: string }[];
  readonly rolls: readonly RollOddsFragment[];
}

/** What a step or a report would bring: its likeliest end, and the odds of every roll. */
export const Odds = ({ likeliest, rolls }: Tried) => (
  <div class="odds">
    {rolls.length > 0 && (
      <>
        <h4>What will be rolled for</h4>
        <ul class="plain-list">
          {rolls.map(({ key, purpose, results }) => (
            <li key={key}>
              {plain(purpose)}{' '}
              {results.map(({ result, chance }) => (
                <span key={result} class="chance">
                  {plain(result)} {Math.round(chance * 100)} %
                </span>
              ))}
            </li>
          ))}
        </ul>
      </>
    )}
    {likeliest.length > 0 && (
      <details open={likeliest.length <= MOST}>
        <summary>If each roll brings its likeliest result: {counted(likeliest.length, 'line')}</summary>
        <ul class="bullets">
          {likeliest.map(({ sentence }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a preview's lines never move
            <li key={number}>{sentence}</li>
          ))}
        </ul>
      </details>
    )}
    {likeliest.length === 0 && rolls.length === 0 && <p class="hint">Nothing else would come of it.</p>}
  </div>
);

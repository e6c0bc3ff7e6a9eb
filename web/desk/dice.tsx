import type { Detail } from '../client/index.js';
import { purposeInWords } from './words.js';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

type Rolls = Detail['rolls'];

/** The dice of an action, as they fell. */
export const Dice = ({ rolls, source }: { rolls: Rolls; source: string }) => (
  <ul class="rolls" aria-label={`Dice, ${source}`}>
    {rolls.map(({ purpose, dice }, number) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rolls never move
      <li key={number}>
        <span class="dice">
          {dice.map((die, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice never move
            <Die key={place} {...die} />
          ))}
        </span>
        <span class="hint">{purposeInWords(purpose)}</span>
      </li>
    ))}
  </ul>
);

export function Die({ sides, face, colour }: Rolls[number]['dice'][number]) {
  const says = `${colour} die: ${face}`;
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg
      class={colour === 'white' ? 'die white' : 'die coloured'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role="img"
      aria-label={says}
    >
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.200" />)
      ) : (
        <text x="12" y="16.500" text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}

import { useState } from 'preact/hooks';
import type { NowQuery } from '../generated/documents.js';
import { purposeInWords } from './words.js';

type AwaitedRoll = NonNullable<NonNullable<NowQuery['battle']>['awaiting'][number]['roll']>;

/** Asks for the dice that an order waits for: the players throw them on their table, and put the faces in. */
export function Pad({ roll, declare }: { roll: AwaitedRoll; declare: (faces: number[]) => Promise<string> }) {
  const { purpose, dice } = roll;
  const [faces, setFaces] = useState<readonly string[]>(dice.map(() => ''));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const put = (place: number, face: string) => setFaces(faces.with(place, face));
  const give = async () => {
    setBusy(true);
    const told = await declare(faces.map(Number));
    setProblem(told);
    if (told) setBusy(false);
  };
  return (
    <form
      class="pad"
      aria-label="Dice"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <p class="hint">
        Throw {dice.length === 1 ? 'a die' : `${dice.length} dice`} for {purposeInWords(purpose)}, and put in
        what they show.
      </p>
      {dice.map(({ sides, colour }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice never move
        <label class="field" key={place}>
          <span>
            {colour} d{sides}
          </span>
          <input
            type="number"
            required
            min={sides === 10 ? 0 : 1}
            max={sides === 10 ? 9 : sides}
            value={faces[place]}
            onInput={(event) => put(place, event.currentTarget.value)}
          />
        </label>
      ))}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" disabled={isBusy}>
        Declare
      </button>
    </form>
  );
}

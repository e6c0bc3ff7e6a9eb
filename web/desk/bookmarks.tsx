import { useState } from 'preact/hooks';
import { hashOf, keepNote, type Note } from './notes.js';
import type { Stage } from './stage.js';

/** Notes on moments of the battle: one's own, and the one that came with the link. */
export function Bookmarks({ stage }: { stage: Stage }) {
  const { version, notes, given } = stage;
  const own = notes.find((note) => note.version === version);
  const [told, tell] = useState('');
  const keep = (note: Note) => {
    stage.setNotes(keepNote(stage.battle.head.id, note));
    tell('');
  };
  const share = async (note: Note) => {
    const { origin, pathname } = location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${hashOf(note)}`);
      tell('The link is copied.');
    } catch {
      history.replaceState(null, '', hashOf(note));
      tell('The link is in the address bar: copy it there.');
    }
  };
  return (
    <>
      {given && given.version === version && given.text !== own?.text && (
        <section class="card given" aria-label="Note of the link">
          <h2>A note came with the link</h2>
          <p class="note">{given.text}</p>
          <p>
            <button type="button" class="quiet" onClick={() => keep(given)}>
              Keep it
            </button>
          </p>
        </section>
      )}
      <details class="bookmarks" open={own !== undefined}>
        <summary>{notes.length === 0 ? 'Bookmarks' : `Bookmarks (${notes.length})`}</summary>
        <form
          key={`${version} ${own?.text}`}
          onSubmit={(event) => {
            event.preventDefault();
            const text = String(new FormData(event.currentTarget as HTMLFormElement).get('note') ?? '');
            keep({ version, text });
          }}
        >
          <label class="field">
            <span>Note on action {version - stage.replay.first}</span>
            <input name="note" defaultValue={own?.text ?? ''} maxLength={500} />
          </label>
          <p class="row">
            <button type="submit" class="quiet">
              {own ? 'Change the note' : 'Bookmark this moment'}
            </button>
            <button type="button" class="quiet" onClick={() => void share(own ?? { version, text: '' })}>
              Copy the link
            </button>
          </p>
        </form>
        <p class="hint" role="status">
          {told}
        </p>
        <ol>
          {notes.map((note) => (
            <li key={note.version}>
              <button
                type="button"
                class={note.version === version ? 'line now' : 'line'}
                onClick={() => stage.seek(note.version)}
              >
                {note.version - stage.replay.first}: {note.text}
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={`Remove the bookmark at action ${note.version - stage.replay.first}`}
                onClick={() => keep({ ...note, text: '' })}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

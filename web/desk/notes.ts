/** Bookmarks with notes: kept in this browser, shared by link. What follows # in an address is sent to no server. */
export interface Note {
  readonly version: number;
  readonly text: string;
}

const keyOf = (battle: string): string => `hexledger-notes ${battle}`;

export function notesOf(battle: string): readonly Note[] {
  const kept = localStorage.getItem(keyOf(battle));
  return kept === null ? [] : (JSON.parse(kept) as readonly Note[]);
}

/** One note for each action; an empty one takes it away. */
export function keepNote(battle: string, { version, text }: Note): readonly Note[] {
  const others = notesOf(battle).filter((note) => note.version !== version);
  const notes = [...others, ...(text.trim() === '' ? [] : [{ version, text: text.trim() }])].sort(
    (a, b) => a.version - b.version,
  );
  localStorage.setItem(keyOf(battle), JSON.stringify(notes));
  return notes;
}

/** `#a412` is an action, `#a412~The%20turning%20point` one with a note. */
export const hashOf = ({ version, text }: Note): string =>
  `#a${version}${text === '' ? '' : `~${encodeURIComponent(text)}`}`;

export function noteIn(hash: string): Note | undefined {
  const [, version, text = ''] = /^#a(\d+)(?:~(.*))?$/s.exec(hash) ?? [];
  return version === undefined ? undefined : { version: Number(version), text: plainly(text) };
}

/** An address that was cut somewhere still leads to its action. */
function plainly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

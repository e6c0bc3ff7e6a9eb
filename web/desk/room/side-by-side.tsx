/** What would read otherwise, before anything counts. */
import type { PreviewedBookFragment } from '../../generated/documents.js';
import { Scroll } from '../scroll.js';

export const SideBySide = ({ preview }: { preview: PreviewedBookFragment }) => (
  <section class="dry-run" aria-label="What would read otherwise">
    {preview.rewritten
      .filter(({ refused }) => refused !== null)
      .map(({ version, refused }) => (
        <p class="problem" key={version}>
          Entry {version} could no longer stand: {refused?.message}
        </p>
      ))}
    {preview.differences.length === 0 ? (
      <p class="hint">Nothing would read otherwise.</p>
    ) : (
      <Scroll>
        <table class="plain compared">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">As it reads now</th>
              <th scope="col">As it would read</th>
            </tr>
          </thead>
          <tbody>
            {alike(preview).map(({ names, before, after, key }) => (
              <tr key={key}>
                <th scope="row">{names.join(', ')}</th>
                <td>{before ?? '–'}</td>
                <td>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
  </section>
);

/** One sentence may be about many: it is shown once, with all of them beside it. */
function alike({ differences }: PreviewedBookFragment) {
  const rows = new Map<
    string,
    { key: string; names: string[]; before: string | null; after: string | null }
  >();
  for (const { name, differences: lines } of differences)
    for (const { version, before, after } of lines) {
      const key = JSON.stringify([version, before, after]);
      const row = rows.get(key) ?? { key, names: [], before, after };
      rows.set(key, row);
      if (!row.names.includes(name)) row.names.push(name);
    }
  return [...rows.values()];
}

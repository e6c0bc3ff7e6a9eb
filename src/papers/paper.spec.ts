import { html, list, paper, paragraphs, table } from './index.js';

const HOSTILE = `</style><script>alert('"&')</script>\\`;

test('whatever people call things is text, in the page and in its running heads', () => {
  const page = paper({
    title: HOSTILE,
    head: HOSTILE,
    body: html`${paragraphs(HOSTILE)}${list([HOSTILE])}${table(
      [HOSTILE],
      [
        [HOSTILE, 1],
        [null, undefined],
      ],
    )}`,
  });
  expect(page).not.toMatch(/<script|alert\('/);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(page).toContain('&lt;script&gt;alert(&#39;&quot;&amp;&#39;)');
  expect(page).toContain('<td class="number">1</td>');
});

test('a page stands alone: no script, nothing from elsewhere, and pages have heads and numbers', () => {
  const page = paper({ title: 'Order of battle', head: 'The Mill Road', body: html`<p>So.</p>` });
  expect(page).not.toMatch(/src=|href=|url\(|@import/);
  expect(page).toContain("default-src 'none'");
  expect(page).toContain('@top-left { content: "The Mill Road"; }');
  expect(page).toContain('counter(page) " / " counter(pages)');
});

test('what heads a column of numbers stands over them', () => {
  const { text } = table(
    ['Name', 'Kills'],
    [
      ['Ebert', 2],
      ['Brandt', 0],
    ],
  );
  expect(text).toContain('<th scope="col">Name</th><th scope="col" class="number">Kills</th>');
});

test('lines of a text are paragraphs, and an empty list is nothing', () => {
  expect(paragraphs('One.\n\nTwo & three.').text).toBe('<p>One.</p>\n<p>Two &amp; three.</p>\n');
  expect(list([]).text).toBe('');
});

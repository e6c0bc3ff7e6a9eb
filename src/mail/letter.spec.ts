import * as fc from 'fast-check';
import { asHtml, asText, type Letter, subjectOf } from './letter.js';

const NO_LINKS = { action: undefined, unsubscribe: undefined };
const letter = (name: string): Letter => ({
  subject: `News of ${name}`,
  parts: [{ title: name, link: 'https://hexledger.example/c/1', lines: [`${name} is in good order again.`] }],
});

describe('a letter', () => {
  const told: Letter = {
    subject: 'A new password',
    parts: [
      { text: 'You asked.' },
      { action: 'Choose one' },
      { title: 'The bridge', lines: ['One.', 'Two.'] },
    ],
  };
  const links = {
    action: 'https://hexledger.example/#a',
    unsubscribe: 'https://hexledger.example/u?a=1&b=2',
  };

  it('says the same as text and as HTML', () => {
    expect(asText(told, links)).toBe(
      'You asked.\n\nChoose one:\nhttps://hexledger.example/#a\n\nThe bridge\n- One.\n- Two.\n\n' +
        '-- \nNo more of these mails:\nhttps://hexledger.example/u?a=1&b=2\n',
    );
    const html = asHtml(told, links);
    expect(html).toContain('<p>You asked.</p>\n<p><a href="https://hexledger.example/#a">Choose one</a></p>');
    expect(html).toContain('<h2>The bridge</h2>\n<ul>\n<li>One.</li>\n<li>Two.</li>\n</ul>');
    expect(html).toContain('href="https://hexledger.example/u?a=1&amp;b=2"');
  });

  it('has names in it that mean nothing to HTML', () => {
    const html = asHtml(letter('<img src=x onerror="alert(1)"> & \'co\''), NO_LINKS);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
  });

  it('has one line as its subject, and none that a name has made, whatever is in it', () => {
    expect(subjectOf(letter('The bridge\r\nBcc: all@evil.example'))).toBe(
      'News of The bridge Bcc: all@evil.example',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const subject = subjectOf(letter(name));
        expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect([...subject].length).toBeLessThanOrEqual(120);
        expect(asText(letter(name), NO_LINKS).split('\n')).toHaveLength(4);
      }),
    );
  });
});

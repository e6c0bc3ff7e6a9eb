import * as fc from 'fast-check';
import type { ChatNews } from './chat.js';
import { DISCORD, discordMessage } from './discord.js';
import { SLACK, slackMessage } from './slack.js';

const at = new Date('2026-05-01T12:00:00Z');
const news = (campaign: string, ...sentences: string[]): ChatNews => ({
  campaign,
  link: 'https://hexledger.example/c/1',
  events: sentences.map((one, i) => ({ position: i + 1, at, sentences: [one] })),
});

interface Embed {
  title?: string;
  url?: string;
  description: string;
}

interface Text {
  type: string;
  text: string;
}

const embeds = (told: ChatNews) => (discordMessage(told) as { embeds: Embed[] }).embeds;
const blocks = (told: ChatNews) =>
  (slackMessage(told) as { blocks: { type: string; text?: Text; elements?: Text[] }[] }).blocks;
const discord = (text: string) => embeds(news('C', text))[0]?.description;
const slack = (text: string) => blocks(news('C', text))[1]?.text?.text;

describe('names that mean something to Discord', () => {
  it.each([
    ['@everyone falls back', '@\u200beveryone falls back'],
    ['<@123> and <@&4>', '\\<@\u200b123\\> and \\<@\u200b&4\\>'],
    [
      '**bold** _it_ ~~no~~ `code` ||spoiler||',
      '\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~ \\`code\\` \\|\\|spoiler\\|\\|',
    ],
    ['# Heading', '\\# Heading'],
    ['[a](https://evil.example)', '\\[a\\]\\(https\\://evil.example\\)'],
    ['- list', '\\- list'],
    ['1. list', '1\\. list'],
    ['www.evil.example', 'www\\.evil.example'],
    ['\\*', '\\\\\\*'],
    ['Sergeant\u202e Keller\u0000', 'Sergeant Keller'],
  ])('%j is shown as it is', (text, written) => expect(discord(text)).toBe(written));

  it('call nobody', () =>
    expect(discordMessage(news('@here', 'x'))).toMatchObject({ allowed_mentions: { parse: [] } }));
});

describe('names that mean something to Slack', () => {
  it.each([
    ['<!everyone>', '&lt;!everyone&gt;'],
    ['<@U1> & <#C1>', '&lt;@\u200bU1&gt; &amp; &lt;#C1&gt;'],
    ['@channel', '@\u200bchannel'],
    ['*bold*', '*bold*'],
  ])('%j is shown as it is', (text, written) => expect(slack(text)).toBe(written));

  it('stand in plain text, in which nothing is read', () => {
    const [header, section, context] = blocks(news('*C*', '*x* :tank:'));
    expect(header?.text).toEqual({ type: 'plain_text', text: '*C*', emoji: false });
    expect(section?.text).toEqual({ type: 'plain_text', text: '*x* :tank:', emoji: false });
    expect(context?.elements?.[0]?.text).toBe('<https://hexledger.example/c/1|Open the campaign>');
    expect(slackMessage(news('*C*', 'x'))).toMatchObject({ mrkdwn: false, parse: 'none', link_names: false });
  });
});

describe('a message', () => {
  it('names the campaign once, with a link', () => {
    const [first, second] = embeds(news('The bridge', 'One.', 'Two.'));
    expect(first).toEqual({
      title: 'The bridge',
      url: 'https://hexledger.example/c/1',
      description: 'One.',
      timestamp: at.toISOString(),
    });
    expect(second).toEqual({ description: 'Two.', timestamp: at.toISOString() });
  });

  it('is not sent where there is nothing to say', () => {
    for (const message of [discordMessage, slackMessage]) {
      expect(message({ ...news('C'), events: [] })).toBeUndefined();
      expect(message({ ...news('C'), events: [{ position: 1, at, sentences: [] }] })).toBeUndefined();
    }
  });

  it('keeps within every limit, whatever is in it, and never cuts an escape', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.integer({ min: 1, max: 5_000 }).map((n) => '*@<&\u{1F600}'.repeat(n)),
    );
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 60 }), (campaign, sentences) => {
        const told = news(campaign, ...sentences, 'x');
        const cards = embeds({ ...told, events: told.events.slice(-10) });
        expect(cards.length).toBeLessThanOrEqual(DISCORD.embeds);
        let total = 0;
        for (const { title = '', description } of cards) {
          expect(title.length).toBeLessThanOrEqual(DISCORD.title);
          expect(description.length).toBeLessThanOrEqual(DISCORD.description);
          expect(description.replaceAll(/\\./gsu, '')).not.toMatch(/[\\*<]/);
          total += title.length + description.length;
        }
        expect(total).toBeLessThanOrEqual(DISCORD.total);
        const parts = blocks(told);
        expect(parts.length).toBeLessThanOrEqual(SLACK.blocks);
        for (const { type, text: shown } of parts) {
          if (!shown) continue;
          expect(shown.text.length).toBeLessThanOrEqual(type === 'header' ? SLACK.header : SLACK.section);
          expect(shown.text.replaceAll(/&(amp|lt|gt);/g, '')).not.toMatch(/[&<>]/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('ends with an ellipsis where it was cut', () => {
    expect(discord('x'.repeat(5_000))).toBe(`${'x'.repeat(4_095)}…`);
    expect(slack('&'.repeat(5_000))).toBe(`${'&amp;'.repeat(599)}…`);
  });
});

/** Slack's incoming webhooks: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
import { type ChatNews, type Escape, eventsToTell, fitted, INVISIBLE } from './chat.js';

/** Slack refuses a message that goes beyond one of them. */
export const SLACK = { blocks: 50, header: 150, section: 3_000, text: 4_000 } as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** `<!everyone>` and `<@U1>` are mentions by their brackets; plain text knows no other markup. */
const escaped: Escape = (character) =>
  ENTITIES[character] ?? (character === '@' ? `@${INVISIBLE}` : character);

const plain = (text: string, most: number) => ({
  type: 'plain_text',
  text: fitted(text, most, escaped),
  emoji: false,
});

/** Undefined where there is nothing to say. */
export function slackMessage(news: ChatNews): object | undefined {
  const events = eventsToTell(news).slice(0, SLACK.blocks - 2);
  if (events.length === 0) return undefined;
  const told = events.map(({ sentences }) => sentences.join('\n'));
  return {
    // What notifications show. Neither markdown nor names of people and channels are read in it.
    text: fitted(`${news.campaign}: ${told.join('\n')}`, SLACK.text, escaped),
    mrkdwn: false,
    parse: 'none',
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: plain(news.campaign, SLACK.header) },
      ...told.map((text) => ({ type: 'section', text: plain(text, SLACK.section) })),
      ...(news.link ? [linkTo(news.link)] : []),
    ],
  };
}

const linkTo = (link: string) => ({
  type: 'context',
  elements: [{ type: 'mrkdwn', text: `<${encodeURI(link)}|Open the campaign>`, verbatim: true }],
});

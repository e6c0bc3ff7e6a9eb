/** Discord's webhooks: https://discord.com/developers/docs/resources/webhook#execute-webhook */
import { type ChatNews, type Escape, eventsToTell, fitted, INVISIBLE } from './chat.js';

/** Discord refuses a message that goes beyond one of them. */
export const DISCORD = { embeds: 10, title: 256, description: 4_096, total: 6_000 } as const;

const MARKDOWN = /[\\*_~`|<>[\]()#:+-]/;

/** A backslash keeps Discord from reading markdown, emoji, mentions, and addresses, which need their colon. */
const escaped: Escape = (character, before) => {
  if (MARKDOWN.test(character)) return `\\${character}`;
  if (character === '.' && /[\dw]/i.test(before)) return '\\.';
  return character === '@' ? `@${INVISIBLE}` : character;
};

/** Undefined where there is nothing to say. */
export function discordMessage(news: ChatNews): object | undefined {
  const events = eventsToTell(news).slice(0, DISCORD.embeds);
  if (events.length === 0) return undefined;
  const title = fitted(news.campaign, DISCORD.title, escaped);
  const room = Math.min(DISCORD.description, Math.floor((DISCORD.total - title.length) / events.length));
  return {
    // Names of players and units may look like mentions; none of them may call anybody.
    allowed_mentions: { parse: [] },
    embeds: events.map(({ at, sentences }, i) => ({
      ...(i === 0 && { title, ...(news.link && { url: news.link }) }),
      description: fitted(sentences.join('\n'), room, escaped),
      timestamp: at.toISOString(),
    })),
  };
}

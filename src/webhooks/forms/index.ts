import type { ChatNews } from './chat.js';
import { discordMessage } from './discord.js';
import { slackMessage } from './slack.js';

export type { ChatNews } from './chat.js';

/** `JSON` is ours: signed, one event each. The others are what a chat takes, several events in a message. */
export type WebhookForm = 'JSON' | 'DISCORD' | 'SLACK';

/** What a chat is sent; undefined where there is nothing to say. */
export const MESSAGES: Readonly<
  Record<Exclude<WebhookForm, 'JSON'>, (news: ChatNews) => object | undefined>
> = {
  DISCORD: discordMessage,
  SLACK: slackMessage,
};

/** As many events as fit into one message of any chat. */
export const EVENTS_IN_A_MESSAGE = 10;

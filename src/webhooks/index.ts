export { ForbiddenAddress } from './address.js';
export { Announcements } from './announcements.js';
export { isSignedBy, signatureHeader } from './signature.js';
export type { Eyes, Webhook } from './webhook-table.js';
export { type News, Webhooks } from './webhooks.js';
export { WebhooksModule } from './webhooks.module.js';
export type { WebhookView } from './webhooks.resolver.js';

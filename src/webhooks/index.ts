export { isSignedBy, signatureHeader } from './signature.js';

export { Webhooks } from './webhooks.js';
export { WebhooksModule } from './webhooks.module.js';
export type { WebhookView } from './webhooks.resolver.js';

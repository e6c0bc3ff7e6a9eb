export { ForbiddenAddress } from './address.js';
export { isSignedBy, signatureHeader } from './signature.js';
export { type News, type Webhook, Webhooks } from './webhooks.js';

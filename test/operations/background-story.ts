import { input, type Step } from './step.js';

interface Job {
  id: string;
  name: string;
  error: string | null;
}

/** A battle that hands over its tallies may have the newest job. */
const delivery = (jobs: readonly Job[]) => jobs.find(({ name }) => name === 'deliver-webhook');

/** What a referee does with webhooks and jobs: somebody joins after the webhook was added, which is its first news. */
export const BACKGROUND_STORY: readonly Step[] = [
  {
    operation: 'add-webhook',
    as: 'referee',
    // Nobody listens there: the delivery fails, and can be looked at.
    variables: ({ campaign }) =>
      input({ campaignId: campaign, url: 'http://127.0.0.1:1/', role: 'OBSERVER' }),
    check: ({ addWebhook }, known) => {
      expect(addWebhook).toMatchObject({ __typename: 'WebhookAdded', webhook: { role: 'OBSERVER' } });
      expect(addWebhook.secret).toMatch(/^whsec_/);
      known.webhook = addWebhook.webhook.id;
    },
  },
  {
    operation: 'webhooks',
    as: 'referee',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign }, known) =>
      expect(campaign.webhooks).toMatchObject([
        { id: known.webhook, goneAt: null, deliveries: { nodes: [] } },
      ]),
  },
  {
    operation: 'invite',
    as: 'referee',
    variables: ({ campaign }) => input({ campaignId: campaign, role: 'OBSERVER' }),
    check: ({ invite }, known) => {
      known.invitation = invite.secret;
    },
  },
  {
    operation: 'accept-invitation',
    as: 'looker-on',
    variables: ({ invitation }) => input({ secret: invitation }),
    check: ({ acceptInvitation }) => expect(acceptInvitation.campaign.viewer.role).toBe('OBSERVER'),
  },
  {
    operation: 'jobs',
    as: 'referee',
    variables: ({ campaign }) => ({ id: campaign }),
    until: ({ campaign }) => delivery(campaign.jobs.nodes)?.error != null,
    check: ({ campaign }, known) => {
      const job = delivery(campaign.jobs.nodes);
      expect(job).toMatchObject({ state: 'WAITING' });
      known.job = job?.id ?? '';
    },
  },
  {
    operation: 'cancel-job',
    as: 'referee',
    variables: ({ job }) => input({ jobId: job }),
    check: ({ cancelJob }) =>
      expect(cancelJob).toMatchObject({ __typename: 'JobCancelled', job: { state: 'CANCELLED' } }),
  },
  {
    operation: 'job-changed',
    as: 'referee',
    variables: ({ job }) => ({ id: job }),
    check: ({ jobChanged }) => expect(jobChanged).toMatchObject({ state: 'CANCELLED' }),
  },
  {
    operation: 'retry-job',
    as: 'referee',
    variables: ({ job }) => input({ jobId: job }),
    check: ({ retryJob }) => expect(retryJob).toMatchObject({ __typename: 'JobRetried' }),
  },
  {
    operation: 'remove-webhook',
    as: 'referee',
    variables: ({ webhook }) => input({ webhookId: webhook }),
    check: ({ removeWebhook }, known) => expect(removeWebhook).toMatchObject({ webhookId: known.webhook }),
  },
];

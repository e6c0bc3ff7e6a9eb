import { z } from 'zod';
import { displayText, idempotencyKey, longText } from '../api/index.js';
import { MOST_SIDES } from './decisions.js';

const MOST_DELAY_SECONDS = 366 * 86_400;

const name = displayText(120);
const description = longText(10_000);
const expectedPosition = z.int().min(0, 'is below 0').nullish();
const observerDelaySeconds = z.int().min(0, 'is below 0').max(MOST_DELAY_SECONDS, 'is longer than a year');
const side = z.object({
  key: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{1,31}$/,
      'needs 2 to 32 small letters, digits and dashes, beginning with a letter',
    ),
  name,
});
const sides = z
  .array(side)
  .min(2, 'needs at least two')
  .max(MOST_SIDES, `needs at most ${MOST_SIDES}`)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'has a key twice');

/** The shapes of this feature's inputs, beyond what the schema's types say. */
export const shapes = {
  createCampaign: z.object({
    idempotencyKey,
    name,
    description,
    sides,
    observerDelaySeconds,
    declassifiesAt: z.date().nullish(),
  }),
  renameCampaign: z.object({ idempotencyKey, expectedPosition, name, description: description.nullish() }),
  changeCampaignSettings: z
    .object({
      idempotencyKey,
      expectedPosition,
      observerDelaySeconds: observerDelaySeconds.nullish(),
      declassifiesAt: z.date().nullish(),
    })
    .refine(
      (input) => input.observerDelaySeconds != null || input.declassifiesAt !== undefined,
      'changes nothing',
    ),
  addSide: z.object({ idempotencyKey, expectedPosition, side }),
  renameSide: z.object({ idempotencyKey, expectedPosition, name }),
  invite: z.object({ idempotencyKey, expiresAt: z.date().nullish() }),
  placeOfMember: z.object({ idempotencyKey, expectedPosition }),
  keyOnly: z.object({ idempotencyKey }),
};

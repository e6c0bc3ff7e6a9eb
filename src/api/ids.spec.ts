import fc from 'fast-check';
import { battleId, campaignId, campaignOf, lengthen, personId, shorten, sideId } from './ids.js';

const local = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

describe('global ids', () => {
  it('are taken apart into what they were made of', () => {
    fc.assert(
      fc.property(fc.uuid(), local, (campaign, name) => {
        expect(campaignId.decode(campaignId.encode(campaign))).toBe(campaign);
        expect(sideId.decode(sideId.encode(campaign, name))).toEqual({ campaign, local: name });
        expect(campaignOf(campaignId.encode(campaign))).toBe(campaign);
        expect(campaignOf(battleId.encode(campaign, name))).toBe(campaign);
        expect(lengthen(shorten(campaign))).toBe(campaign);
      }),
    );
  });

  it('of one kind are not taken for another', () => {
    fc.assert(
      fc.property(fc.uuid(), local, (uuid, name) => {
        expect(personId.decode(campaignId.encode(uuid))).toBeNull();
        expect(sideId.decode(battleId.encode(uuid, name))).toBeNull();
        expect(sideId.decode(campaignId.encode(uuid))).toBeNull();
        expect(campaignOf(personId.encode(uuid))).toBeNull();
      }),
    );
  });

  it('have one spelling only, and nonsense is none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'AB_-.campaignside=') })),
        (text) => {
          const decoded = campaignId.decode(text);
          if (decoded !== null) expect(campaignId.encode(decoded)).toBe(text);
          const side = sideId.decode(text);
          if (side !== null) expect(sideId.encode(side.campaign, side.local)).toBe(text);
        },
      ),
    );
    const [short] = [shorten('00000000-0000-4000-8000-000000000000')];
    expect(lengthen(`${short.slice(0, -1)}B`)).toBeNull();
  });
});

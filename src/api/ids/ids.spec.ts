import fc from 'fast-check';
import { battleId, campaignId, campaignOf, lengthen, personId, shorten, sideId } from './ids.js';

const local = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

describe('global ids', () => {
  it('are taken apart into what they were made of', () => {
    fc.assert(
      fc.property(fc.uuid(), local, fc.uuid(), (campaign, name, battle) => {
        expect(campaignId.decode(campaignId.encode(campaign))).toBe(campaign);
        expect(sideId.decode(sideId.encode(campaign, name))).toEqual({ campaign, local: name });
        expect(campaignOf(campaignId.encode(campaign))).toBe(campaign);
        expect(campaignOf(battleId.encode(campaign, battle))).toBe(campaign);
        expect(battleId.decode(sideId.encode(campaign, name).replace('side', 'battle'))).toBeNull();
        expect(lengthen(shorten(campaign))).toBe(campaign);
      }),
    );
  });

  it('of one kind are not taken for another', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(personId.decode(campaignId.encode(uuid))).toBeNull();
        expect(sideId.decode(battleId.encode(uuid, uuid))).toBeNull();
        expect(sideId.decode(campaignId.encode(uuid))).toBeNull();
        expect(campaignOf(personId.encode(uuid))).toBeNull();
      }),
    );
  });

  const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const misspelt = (id: string) =>
    fc
      .tuple(fc.nat({ max: id.length - 1 }), fc.constantFrom(...CHARACTERS, '.', '=', ''))
      .map(([at, other]) => id.slice(0, at) + other + id.slice(at + 1));

  it('have one spelling only', () => {
    const short = shorten('00000000-0000-4000-8000-000000000000').slice(0, -1);
    expect([...CHARACTERS].filter((last) => lengthen(short + last) !== null)).toEqual(['A', 'Q', 'g', 'w']);
    let read = 0;
    fc.assert(
      fc.property(
        fc.uuid().chain((uuid) => misspelt(campaignId.encode(uuid))),
        fc.tuple(fc.uuid(), local).chain(([uuid, name]) => misspelt(sideId.encode(uuid, name))),
        (one, other) => {
          const campaign = campaignId.decode(one);
          const side = sideId.decode(other);
          if (campaign !== null) expect(campaignId.encode(campaign)).toBe(one);
          if (side !== null) expect(sideId.encode(side.campaign, side.local)).toBe(other);
          if (campaign !== null && side !== null) read++;
        },
      ),
    );
    expect(read).toBeGreaterThan(10);
  });

  it('are not made of nonsense', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AB_-.campaignside=') }), (text) => {
        expect([campaignId.decode(text), sideId.decode(text)]).toEqual([null, null]);
      }),
    );
  });
});

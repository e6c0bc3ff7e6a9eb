import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Append } from './event.js';
import { all, storeKit } from './store.testkit.js';

/** The store against the simplest thing that behaves alike: an array. */
const kit = storeKit();

interface Given {
  key: number;
  body: number;
  /** The battle of each event; null is the campaign itself. */
  battles: (number | null)[];
  expectBattle: number | null;
  /** How far beside the truth the expectation is. */
  off: number;
}

const given: fc.Arbitrary<Given> = fc.record({
  key: fc.nat(12),
  body: fc.nat(1),
  battles: fc.array(fc.option(fc.nat(2), { freq: 4 }), { maxLength: 3 }),
  expectBattle: fc.option(fc.nat(2), { freq: 3 }),
  off: fc.constantFrom(0, 0, 0, 0, 1, -1),
});

class Model {
  readonly log: { battle: number | null; version: number | null }[] = [];
  private readonly commands = new Map<number, { body: number; first: number; position: number }>();

  version(battle: number): number {
    return this.log.filter((event) => event.battle === battle).length;
  }

  append({ key, body, battles, expectBattle, off }: Given): object {
    const known = this.commands.get(key);
    if (known)
      return known.body === body
        ? { ...known, body: undefined, outcome: 'replayed' }
        : { outcome: 'other-request' };
    if (expectBattle !== null && off !== 0)
      return { outcome: 'conflict', position: this.log.length, version: this.version(expectBattle) };
    const first = this.log.length + 1;
    for (const battle of battles)
      this.log.push({ battle, version: battle === null ? null : this.version(battle) + 1 });
    this.commands.set(key, { body, first, position: this.log.length });
    return { outcome: 'appended', first, position: this.log.length };
  }
}

it('the store answers like an array and keeps what an array keeps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: 5, maxLength: 30 }), async (sequence) => {
      const campaign = randomUUID();
      const battles: string[] = [randomUUID(), randomUUID(), randomUUID()];
      await kit.store.append({
        campaign,
        actor: 'x',
        key: 'open',
        request: 0,
        events: [],
        expected: { position: 0 },
      });
      const model = new Model();
      for (const step of sequence) {
        const { expectBattle: expected, off } = step;
        const command: Append = {
          campaign,
          actor: 'anna',
          key: `key-${step.key}`,
          request: { body: step.body },
          events: step.battles.map((battle) => ({
            kind: 'thing',
            payload: { step },
            ...(battle !== null && { battle: battles[battle]! }),
          })),
          ...(expected !== null && {
            expected: { battle: { id: battles[expected]!, version: model.version(expected) + off } },
          }),
        };
        const { at: _, ...answer } = { at: undefined, ...(await kit.store.append(command)) };
        expect(answer).toMatchObject(JSON.parse(JSON.stringify(model.append(step))));
      }
      const stored = (await all(kit.store.read(campaign))).map(({ battle, version }) => ({
        battle: battle === undefined ? null : battles.indexOf(battle),
        version: version ?? null,
      }));
      expect(stored).toEqual(model.log);
      expect((await kit.store.verify(campaign)).findings).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 120_000);

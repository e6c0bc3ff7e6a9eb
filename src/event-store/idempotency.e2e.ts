import { randomUUID } from 'node:crypto';
import { action, all, command, storeKit } from './store.testkit.js';

const kit = storeKit();

describe('the same command given again', () => {
  it('is answered as it was the first time, and adds nothing', async () => {
    const campaign = await kit.openCampaign();
    const note = command(campaign, { answer: { heard: true } });
    const first = await kit.store.append(note);
    expect(first).toMatchObject({ outcome: 'appended', position: 2 });
    expect(await kit.store.append(note)).toEqual({ ...first, outcome: 'replayed', answer: { heard: true } });
    expect(await kit.store.position(campaign)).toBe(2);
  });

  it('is known in a battle, though the battle has moved on', async () => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    const actions = [0, 1, 2].map((version) => action(campaign, battle, version, { version }));
    const firsts = [];
    for (const given of actions) firsts.push(await kit.store.append(given));
    for (const [n, given] of actions.entries())
      expect(await kit.store.append(given)).toEqual({ ...firsts[n], outcome: 'replayed' });
    expect(await kit.store.version(campaign, battle)).toBe(3);
  });

  it('is known even when it looks at the battle anew', async () => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    await kit.store.append(action(campaign, battle, 0));
    const given = action(campaign, battle, 1);
    await kit.store.append(given);
    const again = { ...given, expected: { battle: { id: battle, version: 2 } } };
    expect(await kit.store.append(again)).toMatchObject({ outcome: 'replayed', position: 3, version: 2 });
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
    expect(await kit.store.append(action(campaign, battle, 2))).toMatchObject({
      outcome: 'appended',
      position: 4,
    });
  });

  it('is the same whatever the order of what was asked', async () => {
    const campaign = await kit.openCampaign();
    const note = command(campaign, { request: { unit: 'a', to: ['b', 'c'] } });
    await kit.store.append(note);
    expect(await kit.store.append({ ...note, request: { to: ['b', 'c'], unit: 'a' } })).toMatchObject({
      outcome: 'replayed',
    });
  });

  it('is another command under another body, and is refused', async () => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    const note = command(campaign);
    await kit.store.append(note);
    expect(await kit.store.append({ ...note, request: 'something else' })).toEqual({
      outcome: 'other-request',
    });
    await kit.store.append(action(campaign, battle, 0));
    expect(await kit.store.append({ ...action(campaign, battle, 1), key: note.key })).toEqual({
      outcome: 'other-request',
    });
    expect(await kit.store.position(campaign)).toBe(3);
  });

  it('belongs to one actor in one campaign: others may use the same key', async () => {
    const [campaign, other] = [await kit.openCampaign(), await kit.openCampaign()];
    const note = command(campaign);
    const answers = [
      await kit.store.append(note),
      await kit.store.append({ ...note, actor: 'boris' }),
      await kit.store.append({ ...note, campaign: other }),
    ];
    expect(answers.map(({ outcome }) => outcome)).toEqual(['appended', 'appended', 'appended']);
  });

  it('remembers an answer that added no event', async () => {
    const campaign = await kit.openCampaign();
    const refused = command(campaign, { events: [], answer: { refused: 'out of range' } });
    expect(await kit.store.append(refused)).toMatchObject({ outcome: 'appended', first: 2, position: 1 });
    expect(await kit.store.append(refused)).toMatchObject({
      outcome: 'replayed',
      answer: { refused: 'out of range' },
    });
    expect(await kit.store.position(campaign)).toBe(1);
  });

  it.each(['note', 'action', 'note with a projection'])(
    'adds once when it comes many times at once: %s',
    async (kind) => {
      const campaign = await kit.openCampaign();
      const battle = randomUUID();
      await kit.store.append(action(campaign, battle, 0));
      const given = kind === 'action' ? action(campaign, battle, 1) : command(campaign);
      const within = kind === 'note with a projection' ? async () => undefined : undefined;
      const answers = await Promise.all(Array.from({ length: 10 }, () => kit.store.append(given, within)));
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        'appended',
        ...Array(9).fill('replayed'),
      ]);
      expect(new Set(answers.map((answer) => 'position' in answer && answer.position))).toEqual(new Set([3]));
      expect(await all(kit.store.read(campaign))).toHaveLength(3);
    },
  );
});

describe('a command that takes long', () => {
  it('is claimed by one, who alone may finish it', async () => {
    const campaign = await kit.openCampaign();
    const turn = command(campaign, { answer: 'done' });
    const begun = await Promise.all(Array.from({ length: 6 }, () => kit.store.begin(turn, 60)));
    expect(begun.map(({ outcome }) => outcome).sort()).toEqual(['claimed', ...Array(5).fill('running')]);
    expect(await kit.store.append(turn)).toEqual({ outcome: 'running' });
    const claimed = begun.find((answer) => answer.outcome === 'claimed');
    const claim = claimed?.outcome === 'claimed' ? claimed.claim.id : '';
    expect(await kit.store.append({ ...turn, claim })).toMatchObject({ outcome: 'appended', position: 2 });
    expect(await kit.store.append(turn)).toMatchObject({ outcome: 'replayed', position: 2, answer: 'done' });
    expect(await kit.store.begin(turn, 60)).toEqual({ outcome: 'answered' });
    expect(await kit.store.begin({ ...turn, request: 'other' }, 60)).toEqual({ outcome: 'other-request' });
  });

  it('stays claimed when the campaign has moved on in the meantime', async () => {
    const campaign = await kit.openCampaign();
    const turn = command(campaign, { expected: { position: 1 } });
    const begun = await kit.store.begin(turn, 60);
    const claim = begun.outcome === 'claimed' ? begun.claim.id : '';
    await kit.store.append(command(campaign));
    expect(await kit.store.append({ ...turn, claim })).toEqual({ outcome: 'conflict', position: 2 });
    const again = { ...turn, claim, expected: { position: 2 } };
    expect(await kit.store.append(again)).toMatchObject({ outcome: 'appended', position: 3 });
  });

  it('may be taken over when its claim has run out or was given up', async () => {
    const campaign = await kit.openCampaign();
    const turn = command(campaign);
    const first = await kit.store.begin(turn, 60);
    if (first.outcome !== 'claimed') throw new Error('The first one could not claim.');
    await kit.store.release(first.claim);
    const second = await kit.store.begin(turn, 60);
    if (second.outcome !== 'claimed') throw new Error('The second one could not claim.');
    expect(await kit.store.append({ ...turn, claim: first.claim.id })).toEqual({ outcome: 'running' });
    expect(await kit.store.append({ ...turn, claim: second.claim.id })).toMatchObject({
      outcome: 'appended',
    });
    expect(await kit.store.append({ ...turn, claim: first.claim.id })).toMatchObject({ outcome: 'replayed' });
  });

  it('and an action under the same key at the same moment never both happen', async () => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    await kit.store.append(action(campaign, battle, 0));
    for (let version = 1; version <= 20; version++) {
      const given = action(campaign, battle, version);
      const [begun, done] = await Promise.all([kit.store.begin(given, 60), kit.store.append(given)]);
      expect([begun.outcome, done.outcome]).toEqual(
        begun.outcome === 'claimed' ? ['claimed', 'running'] : ['answered', 'appended'],
      );
      if (begun.outcome === 'claimed') await kit.store.append({ ...given, claim: begun.claim.id });
    }
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
    expect(await kit.store.version(campaign, battle)).toBe(21);
  });
});

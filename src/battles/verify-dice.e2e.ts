/** The log alone is enough to check the dice of closed battles; here it holds faces that were never rolled. */
import { randomUUID } from 'node:crypto';
import { command, storeKit } from '../event-store/store.testkit.js';
import {
  BATTLE_DICE_SCHEME,
  commitmentOf,
  DR,
  diceSeed,
  type Roll,
  sha256Hex,
} from '../rules-core/kernel/dice/index.js';
import { BATTLE_ACTION, BATTLE_CLOSED, BATTLE_OPENED, BATTLE_REOPENED } from './battle-events.js';
import { verifyDice } from './verify-dice.js';

const kit = storeKit();
const [FIRST, NEXT] = [sha256Hex('first'), sha256Hex('next')];
const REOPENED = 4;
const SECOND_SHOT = 5;

function rolled(seed: string, battle: string, version: number): Roll {
  return diceSeed(seed)
    .forAction(battle, version)
    .roll('fire', ...DR);
}

function otherwise({ dice: [one, ...others], ...roll }: Roll): Roll {
  const die = one as Roll['dice'][number];
  return { ...roll, dice: [{ ...die, face: (die.face % 6) + 1 }, ...others] };
}

interface Written {
  /** The seed of the second shot, which comes after the end was taken back. */
  readonly later?: string;
  readonly alter?: (roll: Roll, version: number) => Roll;
  readonly isOver?: boolean;
}

/** A battle whose second shot falls otherwise with the next seed; one in 36 falls alike with both. */
function battleOfTwoSeeds(): string {
  const battle = randomUUID();
  const faces = (seed: string) => rolled(seed, battle, SECOND_SHOT).dice.map(({ face }) => face);
  return String(faces(FIRST)) === String(faces(NEXT)) ? battleOfTwoSeeds() : battle;
}

/** A battle whose second and third roll differ; one in 36 has two alike. */
function battleOfTwoRolls(): string {
  const battle = randomUUID();
  const [second, third] = [1, 2].map((drawn) => {
    const { dice } = diceSeed(FIRST)
      .after(battle, { '': drawn })
      .roll('fire', ...DR);
    return String(dice.map(({ face }) => face));
  });
  return second === third ? battleOfTwoRolls() : battle;
}

/** A shot, the end, the end taken back, another shot, the end. */
async function written({ later = NEXT, alter = (roll) => roll, isOver = true }: Written = {}) {
  const campaign = await kit.openCampaign();
  const battle = battleOfTwoSeeds();
  const act = (seed: string, version: number) => {
    const rolls = [alter(rolled(seed, battle, version), version)];
    return { battle, kind: BATTLE_ACTION, payload: { dice: 'live', rolls } };
  };
  const declared = { dice: 'declared', rolls: [otherwise(rolled(FIRST, battle, 3))] };
  const events = [
    { battle, kind: BATTLE_OPENED, payload: { dice: diceSeed(FIRST).commitment } },
    act(FIRST, 2),
    { battle, kind: BATTLE_ACTION, payload: declared },
    { kind: BATTLE_CLOSED, payload: { battle, seed: FIRST } },
    { battle, kind: BATTLE_ACTION, payload: { dice: 'stored', rolls: [] } },
    {
      kind: BATTLE_REOPENED,
      payload: { battle, dice: { ...diceSeed(NEXT).commitment, from: REOPENED } },
    },
    act(later, SECOND_SHOT),
    ...(isOver ? [{ kind: BATTLE_CLOSED, payload: { battle, seed: NEXT } }] : []),
  ];
  await kit.store.append(command(campaign, { events }));
  return { battle, found: await verifyDice(kit.store, campaign) };
}

test('each roll is checked with the seed that held; those that the players declared are their word', async () => {
  expect((await written()).found).toEqual({ rolls: 2, findings: [] });
});

test.each([2, 5])('a face that was altered in version %i is found', async (altered) => {
  const alter = (roll: Roll, version: number) => (version === altered ? otherwise(roll) : roll);
  const { battle, found } = await written({ alter });
  expect(found.findings).toEqual([
    { flaw: 'DICE_DIFFER', battle, message: expect.stringContaining(`Action ${altered}, "fire"`) },
  ]);
});

test('the known seed may not roll on after its end was taken back', async () => {
  const { found } = await written({ later: FIRST });
  expect(found.findings).toMatchObject([
    { flaw: 'DICE_DIFFER', message: expect.stringContaining('Action 5') },
  ]);
});

test('what was rolled with a seed that is still secret cannot be checked yet', async () => {
  expect((await written({ later: FIRST, isOver: false })).found).toEqual({ rolls: 1, findings: [] });
});

test('the dice of battles are checked by what was drawn before, in sight and out of it', async () => {
  const campaign = await kit.openCampaign();
  const battle = battleOfTwoRolls();
  const commitment = commitmentOf(FIRST, BATTLE_DICE_SCHEME);
  const seed = diceSeed(FIRST);
  const RED = ['red'];
  const open = (drawn: number) => seed.after(battle, { '': drawn }).roll('fire', ...DR);
  const secret = (drawn: number) => ({
    ...seed.after(battle, { 'to red': drawn }).secretly(RED, 'morale', ...DR),
    to: RED,
  });
  const act = (dice: string, ...rolls: Roll[]) => ({ battle, kind: BATTLE_ACTION, payload: { dice, rolls } });
  const word = otherwise(open(0));
  const events = [
    { battle, kind: BATTLE_OPENED, payload: { dice: commitment } },
    act('live', open(0), secret(0)),
    act('declared', word, secret(1)),
    act('stored'),
    act('live', open(1)),
    act('live', secret(2)),
  ];
  await kit.store.append(command(campaign, { events }));
  const ended = [{ kind: BATTLE_CLOSED, payload: { battle, seed: FIRST } }];
  await kit.store.append(command(campaign, { events: ended }));
  expect(await verifyDice(kit.store, campaign)).toEqual({ rolls: 5, findings: [] });
  await kit.store.append(command(campaign, { events: [act('live', open(1))] }));
  expect((await verifyDice(kit.store, campaign)).findings).toMatchObject([
    { flaw: 'DICE_DIFFER', message: expect.stringContaining('Action 7') },
  ]);
});

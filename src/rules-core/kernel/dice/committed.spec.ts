import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import {
  BATTLE_DICE_SCHEME,
  commitmentOf,
  DICE_SCHEME,
  diceSeed,
  drawnAfter,
  holdingAt,
  NOTHING_DRAWN,
  type RolledAction,
  rolledLive,
  verifyRolls,
  verifySeeds,
} from './committed.js';
import { D6, D10, D100, type Die, DR, type Roll, several } from './dice.js';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const seed = diceSeed(SEED);

function rollThree(battle: string, version: number): readonly Roll[] {
  const dice = seed.forAction(battle, version);
  dice.roll('attack', ...DR);
  dice.roll('hit', ...D100);
  dice.roll('morale', ...D6);
  return dice.rolls;
}

const facesOf = (rolls: readonly Roll[]) => rolls.flatMap((roll) => roll.dice.map((die) => die.face));

describe('committed dice', () => {
  it('are cut from HMAC-SHA256(seed, "battle:version:block") as anybody can recompute', () => {
    const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update('battle-1:7:0').digest();
    const fair = [...block].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
    const roll = seed.forAction('battle-1', 7).roll('many', ...several(20, 6));
    expect(roll.dice.map((die) => die.face)).toEqual(fair.slice(0, 20));
  });

  it('go on in the next block when a block is used up', () => {
    const bytes = [0, 1].flatMap((block) => [
      ...createHmac('sha256', Buffer.from(SEED, 'hex')).update(`b:1:${block}`).digest(),
    ]);
    const roll = seed.forAction('b', 1).roll('many', ...several(50, 256));
    expect(roll.dice.map((die) => die.face - 1)).toEqual(bytes.slice(0, 50));
  });

  it('publish the hash of the seed', () => {
    expect(seed.commitment).toEqual({
      scheme: DICE_SCHEME,
      hash: createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'),
    });
    expect(commitmentOf(SEED)).toEqual(seed.commitment);
  });

  it('give the same action the same rolls, and every other action, battle or seed others', () => {
    const rolls = facesOf(rollThree('b', 3));
    expect(facesOf(rollThree('b', 3))).toEqual(rolls);
    const many = (source: typeof seed, battle: string, version: number) =>
      facesOf([source.forAction(battle, version).roll('x', ...several(30, 6))]).join();
    const other = diceSeed(SEED.replace('0', '1'));
    expect(
      new Set([many(seed, 'b', 3), many(seed, 'b', 4), many(seed, 'c', 3), many(other, 'b', 3)]).size,
    ).toBe(4);
  });

  it('do not depend on the purpose: a reworded purpose changes no die', () => {
    const first = seed.forAction('b', 1).roll('attack', ...DR);
    const second = seed.forAction('b', 1).roll('fire', ...DR);
    expect(facesOf([first])).toEqual(facesOf([second]));
  });

  it.each([2, 3, 6, 10, 100, 255, 256, 257, 1000])(
    'throw every face of a d%i about equally often',
    (sides) => {
      const throws = sides * 400;
      const counts = new Map<number, number>();
      const dice = seed.forAction('fair', sides);
      for (let i = 0; i < throws; i++) {
        const { face } = dice.roll('x', { sides, colour: 'white' }).dice[0]!;
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
      expect(counts.size).toBe(sides);
      const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0);
      // The seed is fixed, so this never flickers; six standard deviations above the mean of the distribution.
      expect(chiSquare).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * (sides - 1)));
    },
  );

  it.each(['', 'abc', SEED.slice(2), `${SEED}00`, SEED.replace('0', 'g')])('refuse the seed "%s"', (bad) => {
    expect(() => diceSeed(bad)).toThrow(/64 hexadecimal digits/);
  });
});

describe('verifying committed dice', () => {
  const actions: RolledAction[] = [1, 2, 3].map((version) => ({
    battle: 'b',
    version,
    dice: 'live',
    rolls: rollThree('b', version),
  }));

  it('accepts what was rolled', () => {
    expect(verifyRolls(SEED, seed.commitment, actions)).toMatchObject({ ok: true, rolls: 9 });
  });

  it('finds any face that was changed, and says where', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 5 }), (a, r, shift) => {
        const turn = (die: Die): Die =>
          die.sides === 10
            ? { ...die, face: (die.face + shift) % 10 }
            : { ...die, face: 1 + ((die.face - 1 + shift) % 6) };
        const forged = actions.map((action, i) => ({
          ...action,
          rolls: action.rolls.map((roll, k) =>
            i === a && k === r ? { ...roll, dice: [turn(roll.dice[0]!), ...roll.dice.slice(1)] } : roll,
          ),
        }));
        const verdict = verifyRolls(SEED, seed.commitment, forged);
        expect(verdict).toMatchObject({ ok: false, code: 'DICE_DIFFER', path: `actions[${a}].rolls[${r}]` });
      }),
    );
  });

  it('finds a roll that was dropped before another', () => {
    const dropped = [{ ...actions[0]!, rolls: [seed.forAction('b', 1).roll('x', ...several(40, 6))] }];
    expect(verifyRolls(SEED, seed.commitment, dropped)).toMatchObject({ ok: true, rolls: 1 });
    const cut = [{ ...dropped[0]!, rolls: [{ for: 'x', dice: dropped[0]!.rolls[0]!.dice.slice(1) }] }];
    expect(verifyRolls(SEED, seed.commitment, cut)).toMatchObject({ code: 'DICE_DIFFER' });
  });

  it('refuses a seed that was not committed, another scheme, and a roll without dice', () => {
    const other = SEED.replace('0', '1');
    expect(verifyRolls(other, seed.commitment, actions)).toMatchObject({ code: 'DICE_SEED_NOT_COMMITTED' });
    expect(verifyRolls('xyz', seed.commitment, actions)).toMatchObject({
      code: 'DICE_BAD_SEED',
      path: 'seed',
    });
    expect(verifyRolls(SEED, { ...seed.commitment, scheme: 'other/9' }, actions)).toMatchObject({
      code: 'DICE_SCHEME',
    });
    const empty = [{ battle: 'b', version: 1, dice: 'live' as const, rolls: [{ for: 'x', dice: [] }] }];
    expect(verifyRolls(SEED, seed.commitment, empty)).toMatchObject({ code: 'DICE_BAD_SPEC' });
  });

  it('reads ten-sided dice from 0 to 9', () => {
    const dice = seed.forAction('tens', 1);
    const faces = Array.from({ length: 400 }, () => dice.roll('x', ...D10).dice[0]!.face);
    expect([Math.min(...faces), Math.max(...faces)]).toEqual([0, 9]);
  });
});

describe('seeds that hold one after the other', () => {
  const NEXT = SEED.replace('0', '1');
  const published = (from: number, of: string) => ({ from, seed: of, commitment: commitmentOf(of) });
  const seeds = [published(1, SEED), published(4, NEXT)];
  const rolled = (version: number): RolledAction => {
    const dice = diceSeed(holdingAt(seeds, version).seed).forAction('b', version);
    dice.roll('attack', ...several(20, 6));
    return { battle: 'b', version, dice: 'live', rolls: dice.rolls };
  };
  const actions = [1, 2, 3, 4, 5].map(rolled);

  it('hold from their version on, until the next one does', () => {
    expect([1, 3, 4, 99].map((version) => holdingAt(seeds, version).from)).toEqual([1, 1, 4, 4]);
    expect(() => holdingAt(seeds.slice(1), 3)).toThrow('No dice hold at version 3');
  });

  it('prove each action with its own seed; a known one tells nothing of what comes after it', () => {
    expect(verifySeeds(seeds, actions)).toMatchObject({ ok: true, rolls: 5 });
    const predicted = verifyRolls(SEED, commitmentOf(SEED), actions);
    expect(predicted).toMatchObject({ ok: false, code: 'DICE_DIFFER', path: 'actions[3].rolls[0]' });
    expect(verifySeeds([published(1, SEED)], actions)).toEqual(predicted);
  });

  it.each([0, 4])('find a face that was changed in action %i', (changed) => {
    const turned = ({ face, ...die }: Die, i: number) => ({ ...die, face: i === 0 ? (face % 6) + 1 : face });
    const forged = actions.map(({ rolls, ...action }, i) => ({
      ...action,
      rolls: i === changed ? rolls.map((roll) => ({ ...roll, dice: roll.dice.map(turned) })) : rolls,
    }));
    const found = verifySeeds(seeds, forged);
    expect(found).toMatchObject({ code: 'DICE_DIFFER', path: `actions[${changed}].rolls[0]` });
  });

  it('find a later seed that is not the one committed', () => {
    const other = { ...published(4, NEXT), commitment: commitmentOf(SEED) };
    expect(verifySeeds([seeds[0]!, other], actions)).toMatchObject({ code: 'DICE_SEED_NOT_COMMITTED' });
  });
});

describe('the dice of a battle', () => {
  const commitment = commitmentOf(SEED, BATTLE_DICE_SCHEME);
  const ASKED = several(12, 6);
  /** A small battle: each action rolls for all eyes, for some, or not at all. */
  const RED = ['red'];
  const plan: { dice: RolledAction['dice']; to: (string[] | undefined)[] }[] = [
    { dice: 'live', to: [undefined] },
    { dice: 'live', to: [] },
    { dice: 'live', to: [undefined, RED, undefined] },
    { dice: 'live', to: [RED] },
    { dice: 'declared', to: [undefined, RED] },
    { dice: 'live', to: [RED, undefined] },
  ];

  function fought(steps: typeof plan): RolledAction[] {
    let drawn = NOTHING_DRAWN;
    return steps.map(({ dice, to }, i) => {
      const source = seed.after('b', drawn);
      const rolls = to.map((sides) =>
        sides ? { ...source.secretly(sides, 'x', ...ASKED), to: sides } : source.roll('x', ...ASKED),
      );
      const action: RolledAction = { battle: 'b', version: i + 2, dice, rolls };
      drawn = drawnAfter(drawn, rolledLive(action));
      return action;
    });
  }

  const openFaces = (actions: readonly RolledAction[]) =>
    actions
      .filter(({ dice }) => dice === 'live')
      .map(({ rolls }) => facesOf(rolls.filter(({ to }) => !to)))
      .filter(({ length }) => length > 0);

  it('are cut from "battle:drawn:block", and from "battle:to sides:drawn:block" for some eyes', () => {
    const faces = (key: string) => {
      const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update(key).digest();
      return [...block]
        .filter((byte) => byte < 252)
        .map((byte) => 1 + (byte % 6))
        .slice(0, 12);
    };
    const dice = seed.after('b', { '': 7, 'to blue red': 2 });
    expect(facesOf([dice.roll('x', ...ASKED)])).toEqual(faces('b:7:0'));
    expect(facesOf([dice.secretly(['red', 'blue'], 'x', ...ASKED)])).toEqual(faces('b:to blue red:2:0'));
  });

  it('are not shifted by actions that roll nothing, or only out of sight', () => {
    const visible = openFaces(fought(plan));
    const quiet = plan.filter(({ to }) => to.some((sides) => !sides));
    expect(openFaces(fought(quiet))).toEqual(visible);
    const bare = quiet.map(({ dice, to }) => ({ dice, to: to.filter((sides) => !sides) }));
    expect(openFaces(fought(bare))).toEqual(visible);
  });

  it('never fall twice', () => {
    const rolls = fought(plan)
      .flatMap(rolledLive)
      .map((roll) => facesOf([roll]).join());
    expect(new Set(rolls).size).toBe(rolls.length);
  });

  it('are checked in one go or batch by batch, without the players’ own', () => {
    const actions = fought(plan).map((action): RolledAction => {
      if (action.dice === 'live') return action;
      const word = action.rolls.map((roll) =>
        roll.to ? roll : { ...roll, dice: [{ ...ASKED[0]!, face: 6 }] },
      );
      return { ...action, rolls: word };
    });
    expect(verifyRolls(SEED, commitment, actions)).toMatchObject({ ok: true, rolls: 8 });
    const first = verifySeeds([{ from: 1, seed: SEED, commitment }], actions.slice(0, 3));
    if (!first.ok) throw new Error(first.message);
    expect(verifySeeds([{ from: 1, seed: SEED, commitment }], actions.slice(3), first.drawn)).toMatchObject({
      ok: true,
      rolls: 4,
    });
    const out = actions.filter((_, i) => i !== 0);
    expect(verifyRolls(SEED, commitment, out)).toMatchObject({ ok: false, path: 'actions[1].rolls[0]' });
  });
});

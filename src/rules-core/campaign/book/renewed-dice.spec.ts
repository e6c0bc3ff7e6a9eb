/** The end of a campaign was taken back: its seed is known, and another one holds from there on. */
import { type Die, diceSeed, holdingAt, type Roll, sha256Hex } from '../../kernel/dice/index.js';
import { enter } from '../facts/decide.js';
import type { Entry, Fact } from '../facts/facts.js';
import { isFactRefused } from '../facts/facts.js';
import { randomCampaign } from '../random-campaign.testkit.js';
import { toyPieces } from '../toy-rulebook.testkit.js';
import { emptyBook } from './book.js';
import { campaignDice, type LineDice } from './dice.js';
import { type DecidingAgain, type Line, recompute } from './lines.js';

const [KNOWN, NEW] = ['known', 'new'].map((name) => diceSeed(sha256Hex(name)));

/** The known seed up to a version, the new one behind it. */
function renewedAfter(version: number): LineDice {
  const held = [
    { from: 1, seed: KNOWN! },
    { from: version + 1, seed: NEW! },
  ];
  return (at) => campaignDice(holdingAt(held, at).seed, at);
}

const by = (diceAt: LineDice): DecidingAgain => ({ pieces: toyPieces, diceAt });
const always: LineDice = (at) => campaignDice(KNOWN!, at);

function decided(facts: readonly Fact[], diceAt: LineDice): Line {
  const book = emptyBook();
  return facts.map((fact, i): Entry => {
    const consequences = enter(book, fact, { pieces: toyPieces, dice: diceAt(i + 1) });
    return { fact, consequences: isFactRefused(consequences) ? [] : consequences };
  });
}

function rewritten(line: Line, diceAt: LineDice): readonly number[] {
  const again = recompute(line, 1, line[0]!.fact, by(diceAt));
  if (isFactRefused(again)) throw new Error(again.why);
  return again.rewritten.map(({ version }) => version);
}

const facesIn = ({ consequences }: Entry) =>
  consequences.flatMap(({ rolls = [] }) =>
    rolls.flatMap(({ dice }) => dice.map(({ sides, face }) => `${face} of ${sides}`)),
  );

function factsOf(seed: number): readonly Fact[] {
  const play = randomCampaign(seed);
  for (let next = play.next(); ; next = play.next())
    if (next.done) return next.value.line.map(({ fact }) => fact);
}

const FACTS = factsOf(3);
const MIDDLE = Math.floor(FACTS.length / 2);
const LINE = decided(FACTS, renewedAfter(MIDDLE));

describe('dice that are renewed in the middle of a campaign', () => {
  it('leave what was rolled before as it was, and fall otherwise than the known seed tells from there on', () => {
    const told = decided(FACTS, always);
    expect(LINE.slice(0, MIDDLE)).toEqual(told.slice(0, MIDDLE));
    const [rolled, predicted] = [LINE, told].map((line) => line.slice(MIDDLE).flatMap(facesIn));
    expect(rolled!.length).toBeGreaterThan(0);
    expect(rolled).not.toEqual(predicted);
  });

  it('are those on which each entry is decided again', () => {
    expect(rewritten(LINE, renewedAfter(MIDDLE))).toEqual([]);
    const otherwise = rewritten(LINE, always);
    expect(otherwise.length).toBeGreaterThan(0);
    expect(Math.min(...otherwise)).toBeGreaterThan(MIDDLE);
    expect(rewritten(LINE, renewedAfter(FACTS.length))).toEqual(otherwise);
  });

  it.each([
    ['before', (version: number) => version <= MIDDLE],
    ['after', (version: number) => version > MIDDLE],
  ] as const)('show a face that was altered %s the renewal', (_, isWanted) => {
    const at = LINE.findIndex((entry, i) => isWanted(i + 1) && facesIn(entry).length > 0);
    expect(at).toBeGreaterThanOrEqual(0);
    const forged = LINE.map((entry, i) => (i === at ? altered(entry) : entry));
    expect(rewritten(forged, renewedAfter(MIDDLE))).toEqual([at + 1]);
  });
});

function altered({ fact, consequences }: Entry): Entry {
  const turned = ({ dice: [first, ...others], ...roll }: Roll): Roll => {
    const face = ((first as Die).face % 6) + 1;
    return { ...roll, dice: [{ ...(first as Die), face }, ...others] };
  };
  const forged = consequences.map((one) => (one.rolls ? { ...one, rolls: one.rolls.map(turned) } : one));
  return { fact, consequences: forged };
}

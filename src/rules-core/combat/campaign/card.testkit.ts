/** A small campaign of this book's own game for tests, entered fact by fact; its books have to balance. */
import { originalBoard } from '../../boards/index.js';
import { imbalances } from '../../campaign/book/balance.js';
import { campaignOf, emptyBook } from '../../campaign/book/book.js';
import type { CampaignDice } from '../../campaign/book/dice.js';
import { enter } from '../../campaign/facts/decide.js';
import {
  type Consequence,
  type Entry,
  type Fact,
  factSchema,
  isFactRefused,
} from '../../campaign/facts/facts.js';
import { muster } from '../../campaign/muster/muster.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { COMBAT_CHARTS } from '../charts/index.js';
import { combat } from '../ruleset.js';
import { COMBAT_SCENARIOS } from '../scenarios/index.js';
import { combatCampaign } from './index.js';

const known = knownSystem({ rulebook: combat, charts: COMBAT_CHARTS, board: originalBoard });
export const PRESET = 'combat-campaign-german-russian';
const SCENARIO = 'the-boulevard-block';
export const GERMAN = 'german';
export const RUSSIAN = 'russian';

const enlisted = (unit: string, side: string, kind: string, counter: string) => ({
  unit,
  side,
  kind,
  name: unit,
  counter,
});
export const ROSTER = [
  enlisted('g-sq', GERMAN, 'squad', '6-6'),
  enlisted('g-nco', GERMAN, 'person', 'NCO'),
  ...[1, 2, 3, 4, 5].map((n) => enlisted(`g-mg${n}`, GERMAN, 'crew', 'MG 34')),
  enlisted('g-tank', GERMAN, 'vehicle', 'PzKw 4H'),
  enlisted('r-sq', RUSSIAN, 'squad', '4-4'),
  enlisted('r-nco', RUSSIAN, 'person', 'NCO'),
];

/** A campaign of three scenarios on one ground, with a card of its own where the test says so. */
export class Card {
  readonly book = emptyBook();
  readonly line: Entry[] = [];
  private readonly dice: CampaignDice;

  constructor({
    replacements = {},
    faces = {},
  }: { replacements?: object; faces?: Record<string, number> } = {}) {
    this.dice = {
      roll: (key, purpose, ...spec) => {
        const face = faces[key];
        if (face === undefined) throw new Error(`Nobody expected a roll for "${key}".`);
        return { for: purpose, dice: spec.map((die) => ({ ...die, face })) };
      },
    };
    const preset = combatCampaign.presets[PRESET];
    const node = (id: string, next?: string) => ({
      node: id,
      title: id,
      scenario: SCENARIO,
      ground: 'boulevard',
      ...(next ? { edges: [{ edge: 'on', to: next }] } : { ends: true }),
    });
    this.enter({
      fact: 'begin',
      system: 'combat',
      date: '1942-10-04',
      sides: [GERMAN, RUSSIAN].map((side) => ({ side, name: side })),
      policies: { ...preset, replacements: { ...preset?.replacements, ...replacements } },
      graph: { start: ['one'], nodes: [node('one', 'two'), node('two', 'three'), node('three')] },
      roster: ROSTER,
      dice: { scheme: 'hmac-sha256/1', hash: '0'.repeat(64) },
    });
  }

  get turn(): number {
    return campaignOf(this.book).turn;
  }

  enter(written: object): readonly Consequence[] {
    const fact = factSchema.parse(written);
    const consequences = this.decide(fact);
    if (isFactRefused(consequences)) throw new Error(JSON.stringify(consequences));
    this.line.push({ fact, consequences });
    expect(imbalances(this.book, this.line)).toEqual([]);
    return consequences;
  }

  refused(written: object): string {
    const refused = this.decide(factSchema.parse(written));
    if (!isFactRefused(refused)) throw new Error('It was accepted.');
    return refused.refused;
  }

  private decide(fact: Fact) {
    return enter(this.book, fact, { pieces: combatCampaign, dice: this.dice });
  }

  seal(side: string, orders: object) {
    return { fact: 'seal', side, turn: this.turn, orders };
  }

  /** Each side seals, and all is revealed. */
  plan(german: object, russian: object = { stance: 'hold' }): readonly Consequence[] {
    this.enter(this.seal(GERMAN, german));
    this.enter(this.seal(RUSSIAN, russian));
    return this.enter({ fact: 'reveal', turn: this.turn });
  }

  /** The battle of the turn as it is mustered. */
  mustered() {
    const node = ['one', 'two', 'three'][this.turn - 1] as string;
    return { node, ...muster(COMBAT_SCENARIOS[SCENARIO], this.book, node, combatCampaign) };
  }

  begun() {
    const begun = beginScenario(combat, this.mustered().scenario, (at) => known.lay(at), { id: 'test' });
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    return begun.position;
  }

  /** Fights the battle of the turn, which ends as reported, and works out its aftermath. */
  fight(winner: string | null, report: object = {}): readonly Consequence[] {
    const { node, drawn } = this.mustered();
    this.enter({ fact: 'open-battle', battle: node, node, name: node, mode: 'ENFORCE', drawn });
    this.enter({ fact: 'report', battle: node, report: { winner, why: 'Dusk.', ...report } });
    return this.enter({ fact: 'aftermath', battle: node });
  }

  reorganize(): readonly Consequence[] {
    return this.enter({ fact: 'reorganize', turn: this.turn });
  }

  advance(): readonly Consequence[] {
    return this.enter({ fact: 'advance', turn: this.turn });
  }

  rule(what: string, id: string, set: object): void {
    this.enter({ fact: 'ruling', what, id, set, why: 'A special rule of the campaign.' });
  }

  /** A whole turn in which the Germans attack and these are hurt. */
  play(report: object = {}, orders: object = {}): readonly Consequence[] {
    this.plan({ stance: 'attack', ...orders });
    this.fight(GERMAN, report);
    const told = this.reorganize();
    this.advance();
    return told;
  }

  /** The unit as it comes to the next battle, and where it stands or enters. */
  comesTo(unit: string) {
    for (const { forces } of Object.values(this.mustered().scenario.sides))
      for (const { units, ...force } of forces) {
        const found = units.find(({ id }) => id === unit);
        if (found) return { ...found, force };
      }
    return undefined;
  }
}

export const about = (what: string, told: readonly Consequence[]): unknown[] =>
  told.filter((one) => one.what === what).map((one) => one.about);

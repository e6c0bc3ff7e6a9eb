import { type Bot, greedyBot, randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { winnerOf } from './run.js';

const MOST_BATTLES = 24;
const GREEDY = (seed: number): Bot => greedyBot(seed, { width: 12, throws: 1 });

/**
 * Either side can win: with the first of these seeds the first side did, with the second the other. Where the rules have
 * changed since, more battles are fought until each has won one. `npm run battles` says how often they do.
 */
test.each([
  ['combat', 'across-the-lagoon', GREEDY, { russian: 1, german: 2 }],
  ['lnlt', 'riders-at-dawn', GREEDY, { soviet: 1, german: 2 }],
  ['lnlt', 'the-bunkers-on-the-height', GREEDY, { german: 1, american: 9 }],
  ['lnlt', 'the-church-quarter', GREEDY, { american: 1, german: 2 }],
  ['lnlt', 'the-night-of-the-huts', GREEDY, { japanese: 1, american: 4 }],
  ['panzer', 'block-at-the-rail-yard', GREEDY, { soviet: 1, german: 2 }],
  ['panzer', 'houses-at-the-well', GREEDY, { soviet: 1, german: 2 }],
  ['panzer', 'lanes-to-the-well', GREEDY, { german: 1, soviet: 3 }],
  ['panzer', 'meeting-on-the-steppe', GREEDY, { german: 1, soviet: 2 }],
  ['panzer', 'night-on-the-brook-road', GREEDY, { soviet: 1, german: 9 }],
  ['squad-leader', 'a-river-line', GREEDY, { german: 1, russian: 2 }],
  ['squad-leader', 'armour-on-the-high-street', randomBot, { russian: 1, german: 2 }],
  ['squad-leader', 'card-1-counterattack', GREEDY, { russian: 1, german: 2 }],
  ['squad-leader', 'card-2-works', GREEDY, { russian: 1, german: 2 }],
  ['squad-leader', 'card-3-streets', GREEDY, { german: 1, russian: 4 }],
  ['squad-leader', 'card-4-hedgehog', GREEDY, { german: 1, russian: 2 }],
  ['squad-leader', 'card-5-crest', GREEDY, { german: 3, russian: 4 }],
  ['squad-leader', 'card-6-escape', GREEDY, { german: 1, russian: 2 }],
  ['squad-leader', 'card-7-station', GREEDY, { german: 1, american: 3 }],
  ['squad-leader', 'card-8-salient', GREEDY, { german: 1, american: 2 }],
  ['squad-leader', 'card-9-strongpoint', randomBot, { german: 1, american: 2 }],
  ['squad-leader', 'card-10-crossing', GREEDY, { german: 3, american: 4 }],
  ['squad-leader', 'card-11-landing', GREEDY, { german: 1, american: 3 }],
  ['squad-leader', 'card-12-road', GREEDY, { american: 1, german: 2 }],
  ['squad-leader', 'riders-on-the-brook-road', GREEDY, { russian: 1, german: 2 }],
  ['squad-leader', 'shells-on-the-ridge', GREEDY, { german: 1, american: 2 }],
  ['squad-leader', 'the-airstrip-at-the-wells', randomBot, { german: 1, american: 2 }],
  ['squad-leader', 'the-corner-houses', randomBot, { russian: 1, german: 2 }],
  ['squad-leader', 'the-farms-in-the-grain', GREEDY, { russian: 1, german: 2 }],
  ['squad-leader', 'the-guns-in-the-village', randomBot, { german: 1, russian: 2 }],
  ['squad-leader', 'the-manor-at-dawn', randomBot, { american: 5, german: 1 }],
  ['squad-leader', 'the-mill-hamlet', randomBot, { american: 3, german: 1 }],
  ['squad-leader', 'the-requisitioned-grain', randomBot, { partisan: 2, german: 1 }],
  ['squad-leader', 'the-snowbound-post', randomBot, { russian: 1, german: 2 }],
] as const)(
  '%s: either side can win %s',
  (name, scenario, bot, won) => {
    const system = SYSTEMS.get(name);
    if (!system) throw new Error(`There is no rulebook "${name}".`);
    const sides = Object.keys(won);
    const seeds = new Set([...Object.values(won), ...Array.from({ length: MOST_BATTLES }, (_, n) => n + 1)]);
    const winners = new Set<string | undefined>();
    for (const seed of seeds) {
      winners.add(winnerOf(system, scenario, seed, bot));
      if (sides.every((side) => winners.has(side))) break;
    }
    expect([...winners]).toEqual(expect.arrayContaining(sides));
  },
  240_000,
);

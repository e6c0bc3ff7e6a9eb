/**
 * Chapter 3.2.1: who sees whom. All obstacles are one level high; height works through hills and Crest Lines.
 *
 * Walls, hedges and bocage are not printed in this rulebook but are on boards players own: a wall or hedge is read as
 * an obstacle between units on its own level (3.2.1/c), bocage as one at any levels, and neither blocks at the
 * hexsides and hexspines of the end hexes (3.2.1/e).
 */
import type { Hex } from '../../kernel/boards/board.js';
import type { Terrain } from '../../kernel/boards/terrain.js';
import {
  CLEAR,
  type Crest,
  type Feature,
  type Heights,
  type SightPolicy,
  type Verdict,
} from '../../kernel/los/index.js';

type SightRule =
  | '1.1.1/bldg-a'
  | '1.1.1/woods-a'
  | '1.1.1/orch-a'
  | '1.1.1/orch-d'
  | '1.1.1/grain-a'
  | '1.1.1/brush-a'
  | '1.1.1/hill-b'
  | '8.2.1/jungle-e'
  | '8.2.1/palm'
  | '8.2.1/kunai'
  | '8.2.1/hut-b'
  | '8.2.1/hut-e'
  | '3.2.1/c'
  | '3.2.1/d'
  | '3.2.1/h'
  | '3.2.1/i'
  | '3.2.1/j';

/** Orchards are in season from April to October, grain from June to September. */
export interface Season {
  readonly orchards: boolean;
  readonly grain: boolean;
}

export const SUMMER: Season = { orchards: true, grain: true };

export const seasonOf = (month: number): Season => ({
  orchards: month >= 4 && month <= 10,
  grain: month >= 6 && month <= 9,
});

/** PTO Terrain (8.2): which wooden buildings are huts, and which huts have collapsed. */
export interface Pacific {
  isHut(hex: Hex): boolean;
  isCollapsed(hex: Hex): boolean;
}

/** What the chapter makes of a terrain. */
type Screen =
  | 'palm'
  | 'jungle'
  | 'kunai'
  | 'hut'
  | 'fallen-hut'
  | 'open'
  | 'building'
  | 'woods'
  | 'orchard'
  | 'grain'
  | 'brush'
  | 'wall'
  | 'bocage';

const BY_NAME: Partial<Record<Terrain['name'], Screen>> = {
  orchard: 'orchard',
  'orchard-out-of-season': 'orchard',
  'palm-trees': 'palm',
  'dense-jungle': 'jungle',
  bamboo: 'jungle',
  huts: 'hut',
  'collapsed-huts': 'fallen-hut',
  'olive-grove': 'orchard',
  grain: 'grain',
  brush: 'brush',
  kunai: 'kunai',
  bocage: 'bocage',
  'partial-orchard': 'brush',
};

const SCREENS = new Map<Terrain, Screen>();

/** The chapter's terrain for a board's: what it does not name is taken for the nearest thing that looks like it. */
function screenOf(terrain: Terrain): Screen {
  const known = SCREENS.get(terrain);
  if (known) return known;
  const screen = BY_NAME[terrain.name] ?? likeness(terrain);
  SCREENS.set(terrain, screen);
  return screen;
}

function likeness({ kind, sight, height }: Terrain): Screen {
  if (sight === 'hindrance') return kind === 'factory' ? 'building' : 'brush';
  if (sight === 'clear') return 'open';
  if (kind === 'hexside' || height < 2) return 'wall';
  return kind === 'building' || kind === 'factory' || kind === 'market' ? 'building' : 'woods';
}

const blocks = (...why: SightRule[]): Verdict<SightRule> => ({ effect: 'blocks', why });
const hinders = (...why: SightRule[]): Verdict<SightRule> => ({ effect: 'hinders', value: 1, why });

export function aslskSight(season: Season = SUMMER, pacific?: Pacific): SightPolicy<SightRule> {
  return {
    judge: (feature, heights) => judge(feature, heights, season, pacific),
    crest,
    fillsHex: (terrain) =>
      (terrain.inherent && terrain.sight !== 'clear') || (pacific !== undefined && isJungle(terrain)),
    sparesRoad: (terrain) => !pacific && screenOf(terrain) === 'orchard',
    limit: { hindrance: 6, why: ['3.2.1/h'] },
  };
}

/** PTO Terrain makes dense jungle of woods, bamboo of brush, palm trees of orchards, kunai of grain (8.2/a). */
const PACIFIC: Partial<Record<Screen, Screen>> = {
  woods: 'jungle',
  brush: 'jungle',
  orchard: 'palm',
  grain: 'kunai',
};

function screenIn({ terrain, hex }: Feature, pacific: Pacific | undefined): Screen {
  const printed = screenOf(terrain);
  if (terrain.name === 'light-jungle') return printed;
  const screen = (pacific && PACIFIC[printed]) ?? printed;
  const isHut = screen === 'hut' || (screen === 'building' && pacific?.isHut(hex));
  if (!isHut) return screen;
  return pacific?.isCollapsed(hex) ? 'fallen-hut' : 'hut';
}

function isJungle(terrain: Terrain): boolean {
  const screen = screenOf(terrain);
  return terrain.name !== 'light-jungle' && (screen === 'woods' || screen === 'brush');
}

function judge(
  feature: Feature,
  { low, high }: Heights,
  season: Season,
  pacific: Pacific | undefined,
): Verdict<SightRule> {
  if (2 * feature.ground > high) return blocks('3.2.1/c', '1.1.1/hill-b');
  const screen = screenIn(feature, pacific);
  if (screen === 'open' || (screen === 'grain' && !season.grain)) return CLEAR;
  return low === high ? sameLevel(screen, feature, high) : otherLevel(screen, feature, low, season);
}

/** Between units on one level: what stands on that level or above it. */
function sameLevel(screen: Screen, { ground }: Feature, level: number): Verdict<SightRule> {
  if (2 * ground < level) return CLEAR;
  switch (screen) {
    case 'building':
      return blocks('3.2.1/c', '1.1.1/bldg-a');
    case 'woods':
      return blocks('3.2.1/c', '1.1.1/woods-a');
    case 'orchard':
      return hinders('1.1.1/orch-a', '3.2.1/d');
    case 'grain':
      return hinders('1.1.1/grain-a', '3.2.1/d');
    case 'brush':
      return hinders('1.1.1/brush-a', '3.2.1/d');
    case 'jungle':
      return blocks('3.2.1/c', '8.2.1/jungle-e');
    case 'palm':
      return hinders('8.2.1/palm', '1.1.1/orch-a');
    case 'kunai':
      return hinders('8.2.1/kunai', '1.1.1/brush-a');
    case 'hut':
      return hinders('8.2.1/hut-b');
    case 'fallen-hut':
      return hinders('8.2.1/hut-e');
    default:
      return blocks('3.2.1/c');
  }
}

/** Between units on different levels: nobody sees past an obstacle, but two hills see each other over the ground. */
function otherLevel(screen: Screen, { ground }: Feature, low: number, season: Season): Verdict<SightRule> {
  if (low > 0 && ground <= 0) return CLEAR;
  switch (screen) {
    case 'building':
      return blocks('3.2.1/j', '1.1.1/bldg-a');
    case 'woods':
      return blocks('3.2.1/j', '1.1.1/woods-a');
    case 'bocage':
      return blocks('3.2.1/j', '3.2.1/c');
    case 'orchard':
      return season.orchards ? blocks('1.1.1/orch-d') : hinders('1.1.1/orch-d');
    case 'jungle':
      return blocks('3.2.1/j', '8.2.1/jungle-e');
    case 'palm':
      return blocks('8.2.1/palm', '1.1.1/orch-d');
    case 'hut':
      return hinders('8.2.1/hut-b');
    default:
      return CLEAR;
  }
}

/**
 * The one Crest Line between two levels is crossed as the line leaves the higher unit's hex. The rim of a gully below
 * both units is none: this rulebook has no depressions, only hills.
 */
function crest({ levels, hexes, low, highHex }: Crest): Verdict<SightRule> {
  const rim = low >= 0 && Math.max(...levels) <= 0;
  return rim || hexes.includes(highHex) ? CLEAR : blocks('3.2.1/i');
}

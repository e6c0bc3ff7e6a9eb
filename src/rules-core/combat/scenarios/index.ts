/** Our own scenarios, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import acrossTheLagoon from './across-the-lagoon.json' with { type: 'json' };
import steelOnTheTrack from './steel-on-the-track.json' with { type: 'json' };
import theBoulevardBlock from './the-boulevard-block.json' with { type: 'json' };
import theBrookRoad from './the-brook-road.json' with { type: 'json' };
import theSaddle from './the-saddle.json' with { type: 'json' };

const ALL = [theBrookRoad, steelOnTheTrack, theBoulevardBlock, acrossTheLagoon, theSaddle] as const;

export const COMBAT_SCENARIOS: Readonly<Record<string, Json>> = Object.fromEntries(
  ALL.map((scenario) => [scenario.scenario, scenario as Json]),
);

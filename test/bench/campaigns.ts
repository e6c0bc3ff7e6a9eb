/**
 * Campaigns: `turn`, the work of a large turn; `overview`, the answer to a campaign's overview over GraphQL; `rebuild`, all that
 * is shown of a long campaign built anew, beside Emmett's; `long`, how long the thread is held by a long campaign.
 */
import { benchLong } from './campaigns-long.js';
import { benchOverview } from './campaigns-overview.js';
import { benchRebuild } from './campaigns-rebuild.js';
import { benchTurn } from './campaigns-turn.js';
import { runParts } from './parts.js';

await runParts({ turn: benchTurn, overview: benchOverview, rebuild: benchRebuild, long: benchLong });

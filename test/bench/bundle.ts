/**
 * Bundles of a campaign of a million events: restored, exported, verified, beside bare `pg_restore` and `pg_dump` of the same
 * rows in the same run. Each step is a process of its own, so that its memory is known.
 */

import { benchBundle } from './bundle-steps.js';
import { runParts } from './parts.js';

await runParts({ steps: benchBundle });

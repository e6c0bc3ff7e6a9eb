/**
 * The event store beside Emmett and beside plain SQL, against one embedded server in one run.
 * `append`: 16 clients over 200 campaigns, an action of three effects at a time. `read`: reading and folding a long battle.
 * `growth`: append and load of the last state while the table grows.
 */
import { runParts } from './parts.js';
import { benchAppend } from './store-append.js';
import { benchGrowth } from './store-growth.js';
import { benchRead } from './store-read.js';

await runParts({ append: benchAppend, read: benchRead, growth: benchGrowth });

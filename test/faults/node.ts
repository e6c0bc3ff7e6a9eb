/** A process of the product, with Skirmish as its rulebook: `node.ts api` or `node.ts worker`. */
import 'reflect-metadata';
import { runService } from '../../src/app/run.js';
import { SKIRMISH } from '../support/skirmish-campaign.js';

const duty = process.argv[2];
await runService({ api: duty === 'api', jobs: duty === 'worker' }, SKIRMISH);

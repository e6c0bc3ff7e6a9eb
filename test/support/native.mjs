/**
 * Unit suites run in Node itself, and share what they load: loading the modules anew for each of 290 suites took ten minutes,
 * sharing them takes one. So a suite must leave no state behind in a module; e2e suites keep Jest's own runner.
 */
import { register } from 'node:module';

register('../../scripts/swc-loader.mjs', import.meta.url);
await import('./fast-check.ts');

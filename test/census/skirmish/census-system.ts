/** The rulebook of the kernels in this folder. */
export { SKIRMISH as system } from './skirmish.testkit.js';

export { breath, isLong } from './breath.js';

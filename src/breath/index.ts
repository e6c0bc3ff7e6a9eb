export { breath, breathing, isLong } from './breath.js';

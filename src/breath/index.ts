export { breath, breathed, breathing, isLong } from './breath.js';

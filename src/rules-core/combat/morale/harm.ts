/** What befalls units (12.3.1.3, 12.3.1.5). */
export { casualty, eliminate, loseAim, loseNest, useUp, wound } from './morale.js';

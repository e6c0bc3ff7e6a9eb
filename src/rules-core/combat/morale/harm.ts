/** What befalls units (12.3.1.3, 12.3.1.5). */
export { casualty, disrupt, eliminate, loseAim, loseNest, suffer, useUp, wound } from './morale.js';

/** Chapter 9: smoke and artillery. */
import { chapter } from '../form.js';
import { contact } from './01-contact.js';
import { correct } from './01-corrections.js';
import { request } from './01-requests.js';
import { counterBattery } from './04-counter-battery.js';
import { directGun } from './05-direct-gun.js';
import { illuminate } from './11-illumination.js';
import { plotArtillery } from './13-plotting.js';
import { fireSmokeMortar, lightSmokePots } from './17-other-smoke.js';
import { dischargeSmoke } from './17-smoke-dischargers.js';
import { placeSmoke } from './17-smoke-grenades.js';
import { fireSmoke } from './17-smoke-shells.js';
import { tells } from './effects.js';

export const artilleryChapter = chapter({
  tells,
  orders: {
    'place-smoke': placeSmoke,
    'fire-smoke': fireSmoke,
    'discharge-smoke': dischargeSmoke,
    'radio-contact': contact,
    'request-artillery': request,
    'correct-artillery': correct,
    'counter-battery': counterBattery,
    'direct-gun': directGun,
    'plot-artillery': plotArtillery,
    illuminate,
    'fire-smoke-mortar': fireSmokeMortar,
    'light-smoke-pots': lightSmokePots,
  },
  tasks: {},
});

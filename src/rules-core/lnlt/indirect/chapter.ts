/** Smoke, Mortars, Off-board Artillery (7, 18). */
import { chapter } from '../form.js';
import { abortArtillery, callArtillery, fireArtillery, spottingRound } from './artillery.js';
import { fireForEffect } from './barrage.js';
import { tells } from './effects.js';
import { callMortar, fireMortar } from './mortars.js';
import { laySmoke } from './smoke.js';

export const indirectChapter = chapter({
  tells,
  orders: {
    'lay-smoke': laySmoke,
    'fire-mortar': fireMortar,
    'call-mortar': callMortar,
    'call-artillery': callArtillery,
    'fire-artillery': fireArtillery,
    'abort-artillery': abortArtillery,
  },
  tasks: { ffe: fireForEffect, 'spotting-round': spottingRound },
});

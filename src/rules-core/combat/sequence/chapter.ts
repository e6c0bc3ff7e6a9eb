import { chapter } from '../form.js';
import {
  command,
  endCommand,
  goesFirst,
  goesSecond,
  initiative,
  markExcess,
  overstacking,
  recoverOrder,
  regroup,
} from './command.js';
import { tells } from './effects.js';
import { agree, decline, impulse, impulseOver, offerEnd, pass } from './impulse.js';
import { conclude, planTurn } from './turn.js';

export const sequenceChapter = chapter({
  tells,
  orders: {
    recover: recoverOrder,
    regroup,
    'end-command': endCommand,
    'mark-excess': markExcess,
    'go-first': goesFirst,
    'go-second': goesSecond,
    pass,
    'offer-end': offerEnd,
    agree,
    decline,
  },
  tasks: {
    command,
    overstacking,
    initiative,
    impulse,
    'impulse-over': impulseOver,
    turn: planTurn,
    conclusion: conclude,
  },
});

/** Shaken, wounded, reduced, eliminated (5.1): what every attack of the book may lead to. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { letGo, lettingGo } from './let-go.js';

export const damageChapter = chapter({ tells, orders: { 'let-go': letGo }, tasks: { 'let-go': lettingGo } });

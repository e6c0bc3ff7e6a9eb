export { DeskModule, deskOperations } from './desk.module.js';

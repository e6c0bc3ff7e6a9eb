import { describeError, OperatorError, systemCode } from '../config/index.js';
import { DatabaseError } from '../database/index.js';

/** Turns what went wrong into what the person at the terminal can do about it, where we know. */
export function forOperator(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const [what = error.message, ...advice] = error.message.split(/(?<=[.!?]) (?=[A-Z])/);
    return new OperatorError(error.code, what, advice.join(' '), error.path);
  }
  const code = systemCode(error);
  const said = error instanceof Error ? error.message : String(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return new OperatorError(
      'DISK_FULL',
      `the disk is full: ${said}`,
      'Free some space and start again. What was acknowledged is kept.',
    );
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new OperatorError(
      'FOLDER_NOT_WRITABLE',
      `this user may not write here: ${said}`,
      'Start as the user the folder belongs to, or name another one: HEXLEDGER_HOME=/some/folder npm start.',
      'HEXLEDGER_HOME',
    );
  if (code === '28P01' || code === '28000')
    return new OperatorError(
      'DATABASE_REFUSED',
      `PostgreSQL refuses the user: ${said}`,
      'Correct user and password in DATABASE_URL.',
      'DATABASE_URL',
    );
  if (code === '3D000')
    return new OperatorError(
      'DATABASE_MISSING',
      said,
      'Create it with createdb, or name another one in DATABASE_URL.',
      'DATABASE_URL',
    );
  return error;
}

export const describeFault = (error: unknown): string => describeError(forOperator(error));

import { OperatorError } from '../config/index.js';
import { DatabaseError } from '../database/index.js';
import { describeFault, forOperator } from './faults.js';
import { listenProblem } from './listen-problem.js';

const system = (code: string): Error => Object.assign(new Error(`${code}: from the system`), { code });

describe('faults, as the person at the terminal sees them', () => {
  it.each([
    ['ENOSPC', 'DISK_FULL'],
    ['53100', 'DISK_FULL'],
    ['EACCES', 'FOLDER_NOT_WRITABLE'],
    ['EROFS', 'FOLDER_NOT_WRITABLE'],
    ['28P01', 'DATABASE_REFUSED'],
    ['3D000', 'DATABASE_MISSING'],
  ])('%s becomes %s with advice', (code, ours) => {
    const fault = forOperator(system(code));
    expect(fault).toBeInstanceOf(OperatorError);
    expect(fault).toMatchObject({ code: ours, advice: expect.stringMatching(/\.$/) });
  });

  it.each([
    ['EADDRINUSE', 'PORT_TAKEN'],
    ['EACCES', 'PORT_FORBIDDEN'],
    ['EADDRNOTAVAIL', 'ADDRESS_UNKNOWN'],
  ])('%s while listening becomes %s', (code, ours) => {
    expect(listenProblem(system(code), 4000, '127.0.0.1')).toMatchObject({ code: ours });
  });

  it('keeps what the database says, what is wrong first and the advice below', () => {
    const text = describeFault(
      new DatabaseError('ALREADY_RUNNING', 'Another instance runs. Stop it first.', '/data'),
    );
    expect(text).toBe('hexledger: Another instance runs. (ALREADY_RUNNING) [/data]\n  Stop it first.');
  });

  it('shows the stack of what nobody foresaw, because that is ours to fix', () => {
    expect(describeFault(new TypeError('undefined is not a rifle'))).toMatch(
      /unexpected failure\nTypeError: undefined is not a rifle\n {4}at /,
    );
  });
});

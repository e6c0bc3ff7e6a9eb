import { OperatorError, systemCode } from '../config/index.js';

/** What to do when the port or the address cannot be had. */
export function listenProblem(error: unknown, port: number, host: string, variable = 'PORT'): unknown {
  const code = systemCode(error);
  const other = (number: number) =>
    variable === 'PORT' ? `npm start -- --port ${number} (or PORT=${number})` : `${variable}=${number}`;
  if (code === 'EADDRINUSE')
    return new OperatorError(
      'PORT_TAKEN',
      `another program listens on port ${port}`,
      `Stop it, or choose another port: ${other(port + 1)}.`,
      variable,
    );
  if (code === 'EACCES')
    return new OperatorError(
      'PORT_FORBIDDEN',
      `this user may not listen on port ${port}`,
      `Choose a port above 1023: ${other(4000)}.`,
      variable,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(
      'ADDRESS_UNKNOWN',
      `this machine has no address ${host}`,
      'Use 127.0.0.1 for this machine only, or 0.0.0.0 for every interface.',
      'HOST',
    );
  return error;
}

/** A database, or a machine of its cluster, that does not answer: what fails because of it may be asked again later. */
import { types } from 'node:util';

/** Connections that break or are refused, servers that stop or start, and no connection left. */
const STATES = /^(08...|57P0[123]|53300)$/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The driver's own words, which have no code, and those of Citus where no machine is left to ask. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|could not find any healthy placement|no active placements were found|could not establish any connections to the node|server closed the connection unexpectedly)/;

export function isAway(fault: unknown): boolean {
  if (!types.isNativeError(fault)) return false;
  const code = 'code' in fault ? String(fault.code) : '';
  return STATES.test(code) || SYSTEM.has(code) || WORDS.test(fault.message);
}

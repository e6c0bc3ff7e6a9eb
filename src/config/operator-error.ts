/**
 * A mistake the person at the terminal can put right: what is wrong, what to do about it, and where.
 * Printed without a stack; anything else that reaches the terminal is our own fault and keeps its stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';

  constructor(
    /** Stable, upper case, for scripts: `PORT_TAKEN`. */
    readonly code: string,
    message: string,
    /** One sentence that says what to do next. */
    readonly advice: string,
    /** The variable, file or argument meant. */
    readonly path?: string,
  ) {
    super(message);
  }
}

export function describeError(error: unknown): string {
  if (error instanceof OperatorError) {
    const where = error.path ? ` [${error.path}]` : '';
    return `hexledger: ${error.message} (${error.code})${where}\n  ${error.advice.split('\n').join('\n  ')}`;
  }
  return `hexledger: unexpected failure\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** The `code` of a system error (`ENOSPC`, `EADDRINUSE`...), or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

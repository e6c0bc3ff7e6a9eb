import { stat } from 'node:fs/promises';
import { types } from 'node:util';

export function isFault(cause: unknown, code: string): boolean {
  return types.isNativeError(cause) && 'code' in cause && cause.code === code;
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (cause) => {
      if (isFault(cause, 'ENOENT')) return false;
      throw cause;
    },
  );
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request, command or job carries. */
interface WorkContext {
  readonly requestId?: string;
  commandId?: string;
  jobId?: string;
  campaignId?: string;
}

const storage = new AsyncLocalStorage<WorkContext>();

export const withContext = <T>(context: WorkContext, run: () => T): T => storage.run(context, run);

export const currentContext = (): WorkContext => storage.getStore() ?? {};

/** Adds to the context of the request in progress: the command's id once it is known. */
export function noteInContext(note: Partial<Pick<WorkContext, 'commandId' | 'campaignId'>>): void {
  const context = storage.getStore();
  if (context) Object.assign(context, note);
}

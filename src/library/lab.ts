/** The lab as clients have it: in threads of its own, for so long and no longer, paid for by the time it takes. */
import type { ApiContext } from '../api/index.js';
import type { LabResult } from '../rules-core/kernel/lab/lab-form.js';
import { boardsNamed } from '../rules-core/kernel/position/boards-named.js';
import { type Workshop, WorkshopError } from '../workshop/index.js';
import type { Library } from './library.js';

/** The lab works beside those who answer: so long on one file, and in so many ways for the dice to fall. */
const SECONDS = 3;
const MOST_WAYS = 20_000;
/** What began in time may need a little more. */
const GRACE_SECONDS = 2;
/** The cost in the schema; longer work is charged in addition. */
const COST = 500;

export class Lab {
  constructor(
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {}

  /** The result of a lab file, as JSON. */
  async run(document: unknown, context: ApiContext): Promise<string> {
    const { position, scenario, drawUp } = (document ?? {}) as LabDocument;
    const task = {
      document: JSON.stringify(document ?? null),
      shelf: await this.library.texts(onTable(position ?? scenario ?? drawUp?.scenario)),
      ways: MOST_WAYS,
      seconds: SECONDS,
    };
    try {
      const limits = { seconds: SECONDS + GRACE_SECONDS, foreseen: COST };
      return await this.workshop.doFor(context, 'lab', task, limits);
    } catch (fault) {
      if (!(fault instanceof WorkshopError)) throw fault;
      return JSON.stringify(notWorkedOut(fault));
    }
  }
}

interface LabDocument {
  readonly position?: OnTable;
  readonly scenario?: OnTable;
  readonly drawUp?: { readonly scenario?: OnTable };
}

interface OnTable {
  readonly map?: unknown;
  readonly charts?: unknown;
}

function onTable(position: OnTable | undefined) {
  const charts = typeof position?.charts === 'string' ? { charts: position.charts } : {};
  return { map: boardsNamed(position?.map).length > 0 ? (position?.map as never) : null, ...charts };
}

function notWorkedOut({ code, message }: WorkshopError): LabResult {
  return { system: '', rules: '', steps: [], problems: [{ code, path: '$', message }] };
}

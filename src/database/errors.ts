/** What went wrong with the database, as a code a program can test and a sentence that says what to do next. */
type DatabaseFault =
  | 'ALREADY_RUNNING'
  | 'DATA_MISSING'
  | 'DISK_FULL'
  | 'FOLDER_NOT_REACHABLE'
  | 'FOLDER_NOT_WRITABLE'
  | 'FOLDER_OF_ANOTHER_VERSION'
  | 'NO_EMBEDDED_SERVER'
  | 'NOT_REACHABLE'
  | 'ROLE_MISSING'
  | 'ROLE_TOO_STRONG'
  | 'SERVER_FAILED';

export class DatabaseError extends Error {
  constructor(
    readonly code: DatabaseFault,
    message: string,
    /** The folder, file or address the fault is about. */
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DatabaseError';
  }
}

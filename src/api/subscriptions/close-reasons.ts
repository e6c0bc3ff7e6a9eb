/** Why a socket is closed, in a sentence that says what to do. A reason has at most 123 bytes. */
import { CloseCode } from 'graphql-ws';

const REASONS: Readonly<Record<number, string>> = {
  [CloseCode.BadRequest]:
    'This is not a message of graphql-transport-ws. Send JSON, as the npm package graphql-ws does.',
  [CloseCode.Unauthorized]: 'Send connection_init first, wait for connection_ack, then subscribe.',
  [CloseCode.Forbidden]: 'You may not connect like this. Sign in again and send the new token.',
  [CloseCode.SubprotocolNotAcceptable]: 'Ask for the protocol graphql-transport-ws when you connect.',
  [CloseCode.ConnectionInitialisationTimeout]:
    'No connection_init came in time. Send it as soon as the socket is open.',
  [CloseCode.SubscriberAlreadyExists]:
    'A subscription of this socket has this id already. Give each an id of its own.',
  [CloseCode.TooManyInitialisationRequests]:
    'connection_init came twice. Send it once; open another socket for another token.',
};

const MOST_BYTES = 123;

/** What the library says in one word, or what is known better. */
export function closeReason(code: number, given: string, known?: string): string {
  const reason = known ?? REASONS[code] ?? given;
  return Buffer.byteLength(reason) <= MOST_BYTES ? reason : (REASONS[code] ?? given);
}

/** What comes by mail and is followed here: a forgotten password, an address that somebody owns. */
import { useState } from 'preact/hooks';
import { ApiFailure } from '../client/index.js';
import {
  AskForPasswordDocument,
  SetForgottenPasswordDocument,
  VerifyMailAddressDocument,
  WhetherMailIsSentDocument,
} from '../generated/documents.js';
import { useAsked } from './asked.js';
import { Field, Form } from './form.js';
import { newKey, type Session } from './session.js';

interface Props {
  readonly session: Session;
}

/** What stands behind the `#` of a link in a mail: it is sent to no server by itself. */
function secretIn(hash: string): { readonly of: 'verify' | 'password'; readonly secret: string } | undefined {
  const [, of, secret] = /^#(verify|password)=(.+)$/.exec(hash) ?? [];
  return (of === 'verify' || of === 'password') && secret !== undefined ? { of, secret } : undefined;
}

/** A link is followed with a button: programs that look at links in mails must not use it up. */
export function FollowedLink({ session }: Props) {
  const [link] = useState(() => secretIn(location.hash));
  const done = () => history.replaceState(null, '', location.pathname);
  if (!link) return null;
  const { of, secret } = link;
  return of === 'verify' ? (
    <Form
      title="Is this your address?"
      action="Yes, send mail there"
      send={async () => {
        const input = { idempotencyKey: newKey(), secret };
        const { verifyMailAddress: told } = await session.connection.ask(VerifyMailAddressDocument, {
          input,
        });
        if (told.__typename !== 'MailAddressVerified') throw new ApiFailure(told.code, told.message);
        done();
        return `From now on mail goes to ${told.address}.`;
      }}
    >
      {null}
    </Form>
  ) : (
    <Form
      title="A new password"
      action="Set it"
      send={async ({ newPassword = '' }) => {
        const input = { idempotencyKey: newKey(), secret, newPassword };
        const { setForgottenPassword: told } = await session.connection.ask(SetForgottenPasswordDocument, {
          input,
        });
        if (told.__typename !== 'PasswordChanged') throw new ApiFailure(told.code, told.message);
        done();
        return 'The password is set, and every session has ended. Sign in with it.';
      }}
    >
      <Field
        label="New password, at least 10 characters"
        name="newPassword"
        type="password"
        autocomplete="new-password"
        minLength={10}
      />
    </Form>
  );
}

export function ForgottenPassword({ session }: Props) {
  const { data: sendsMail } = useAsked(
    async () => (await session.connection.ask(WhetherMailIsSentDocument, {})).sendsMail,
    [],
  );
  if (!sendsMail) return null;
  return (
    <Form
      title="Forgotten password"
      action="Send me a link"
      send={async ({ email = '' }) => {
        const input = { idempotencyKey: newKey(), email };
        const { askForPassword: told } = await session.connection.ask(AskForPasswordDocument, { input });
        if (told.__typename !== 'PasswordAskedFor') throw new ApiFailure(told.code, told.message);
        return 'If this address has an account, a link is on its way. It works once, for half an hour.';
      }}
    >
      <Field label="E-mail" name="email" type="email" autocomplete="username" />
    </Form>
  );
}

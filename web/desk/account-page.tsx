import { ApiFailure } from '../client/index.js';
import {
  AcceptInvitationDocument,
  ChangePasswordDocument,
  SignUpDocument,
  type SignUpMode,
  WhoMaySignUpDocument,
} from '../generated/documents.js';
import { useAsked } from './asked.js';
import { Field, Form } from './form.js';
import { FollowedLink, ForgottenPassword } from './mail-forms.js';
import { MailAndNews } from './news-forms.js';
import { go } from './router.js';
import { newKey, type Session } from './session.js';

/** Sign in, sign up, invitations, password. */
export function AccountPage({ session }: { session: Session }) {
  return (
    <main class="page forms">
      <FollowedLink session={session} />
      {session.name === undefined ? (
        <>
          <SignIn session={session} />
          <ForgottenPassword session={session} />
          <SignUp session={session} />
        </>
      ) : (
        <>
          <Invitation session={session} />
          <Password session={session} />
          <MailAndNews session={session} />
        </>
      )}
    </main>
  );
}

const SignIn = ({ session }: { session: Session }) => (
  <Form
    title="Sign in"
    action="Sign in"
    send={async ({ email = '', password = '', stay }) => {
      await session.signIn(email, password, stay !== undefined);
      go('/');
      return undefined;
    }}
  >
    <Field label="E-mail" name="email" type="email" autocomplete="username" />
    <Field label="Password" name="password" type="password" autocomplete="current-password" />
    <label class="check">
      <input type="checkbox" name="stay" /> Stay signed in on this device
    </label>
  </Form>
);

const ASKS_FOR: Readonly<Record<SignUpMode, string>> = {
  OPEN: '',
  ISSUER: 'Code from the operator of this server',
  INVITATION: 'Secret of an invitation, or a code from the operator of this server',
  CLOSED: 'Code from the operator of this server',
};

function SignUp({ session }: { session: Session }) {
  const { data: mode } = useAsked(
    async () => (await session.connection.ask(WhoMaySignUpDocument, {})).signUpMode,
    [],
  );
  const asksFor = mode === undefined ? '' : ASKS_FOR[mode];
  return (
    <Form
      title="Open an account"
      action="Sign up"
      send={async ({ email = '', password = '', displayName = '', invitation = '' }) => {
        const vouched = invitation.trim() === '' ? {} : { invitation: invitation.trim() };
        const input = { idempotencyKey: newKey(), email, password, displayName, ...vouched };
        const { signUp } = await session.connection.ask(SignUpDocument, { input });
        if (signUp.__typename !== 'SignUpTaken') throw new ApiFailure(signUp.code, signUp.message);
        await session.signIn(email, password, false);
        go('/');
        return undefined;
      }}
    >
      <Field label="Name that others see" name="displayName" autocomplete="nickname" />
      <Field label="E-mail" name="email" type="email" autocomplete="username" />
      <Field
        label="Password, at least 10 characters"
        name="password"
        type="password"
        autocomplete="new-password"
        minLength={10}
      />
      {asksFor !== '' && <Field label={asksFor} name="invitation" autocomplete="off" />}
    </Form>
  );
}

const Invitation = ({ session }: { session: Session }) => (
  <Form
    title="Accept an invitation"
    action="Join the campaign"
    send={async ({ secret = '' }) => {
      const input = { idempotencyKey: newKey(), secret: secret.trim() };
      const { acceptInvitation: accepted } = await session.connection.ask(AcceptInvitationDocument, {
        input,
      });
      if (accepted.__typename !== 'InvitationAccepted') throw new ApiFailure(accepted.code, accepted.message);
      go(`/c/${encodeURIComponent(accepted.campaign.id)}`);
      return undefined;
    }}
  >
    <Field label="Secret of the invitation" name="secret" autocomplete="off" />
  </Form>
);

const Password = ({ session }: { session: Session }) => (
  <Form
    title="Change the password"
    action="Change"
    send={async ({ currentPassword = '', newPassword = '' }) => {
      const input = { idempotencyKey: newKey(), currentPassword, newPassword };
      const { changePassword } = await session.connection.ask(ChangePasswordDocument, { input });
      if (changePassword.__typename !== 'PasswordChanged')
        throw new ApiFailure(changePassword.code, changePassword.message);
      return 'The password is changed; every other session has ended.';
    }}
  >
    <Field label="Current password" name="currentPassword" type="password" autocomplete="current-password" />
    <Field
      label="New password"
      name="newPassword"
      type="password"
      autocomplete="new-password"
      minLength={10}
    />
  </Form>
);

import { input, type Step } from './step.js';

/** What somebody does by mail. The links of the last mail to each address are known by the address. */
export const MAIL_STORY: readonly Step[] = [
  {
    operation: 'set-mail-address',
    as: 'player',
    variables: () => input({ address: 'news@player.example' }),
    check: ({ setMailAddress }) =>
      expect(setMailAddress).toEqual({
        __typename: 'MailAddressSet',
        mailbox: { address: 'news@player.example', verifiedAt: null },
      }),
  },
  {
    operation: 'verify-mail-address',
    variables: (known) => input({ secret: known['news@player.example'] ?? '' }),
    until: ({ verifyMailAddress }) => verifyMailAddress.__typename === 'MailAddressVerified',
    check: ({ verifyMailAddress }) => expect(verifyMailAddress.address).toBe('news@player.example'),
  },
];

/** Comes last: it signs the player out. */
export const PASSWORD_STORY: readonly Step[] = [
  {
    operation: 'ask-for-password',
    variables: () => input({ email: 'player@example.test' }),
    check: ({ askForPassword }) => expect(askForPassword).toEqual({ __typename: 'PasswordAskedFor' }),
  },
  {
    operation: 'set-forgotten-password',
    variables: (known) =>
      input({ secret: known['player@example.test'] ?? '', newPassword: 'a longer password' }),
    until: ({ setForgottenPassword }) => setForgottenPassword.__typename === 'PasswordChanged',
    check: ({ setForgottenPassword }) =>
      expect(setForgottenPassword).toEqual({ __typename: 'PasswordChanged' }),
  },
];

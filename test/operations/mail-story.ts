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
    mailTo: 'news@player.example',
    variables: (known) => input({ secret: known['news@player.example'] ?? '' }),
    check: ({ verifyMailAddress }) =>
      expect(verifyMailAddress).toMatchObject({
        __typename: 'MailAddressVerified',
        address: 'news@player.example',
      }),
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
    mailTo: 'player@example.test',
    variables: (known) =>
      input({ secret: known['player@example.test'] ?? '', newPassword: 'a longer password' }),
    check: ({ setForgottenPassword }) =>
      expect(setForgottenPassword).toEqual({ __typename: 'PasswordChanged' }),
  },
];

import { Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  ApiContext,
  MutationResolvers,
  QueryResolvers,
  SignedInViewer,
  ViewerResolvers,
} from '../api/index.js';
import { signedInViewer } from './accounts.resolver.js';
import { MailCommands } from './mail-commands.js';
import { Mailboxes } from './mailboxes.js';

type Commands = 'setMailAddress' | 'verifyMailAddress' | 'askForPassword' | 'setForgottenPassword';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];

@Resolver()
export class MailResolver
  implements Pick<Required<MutationResolvers>, Commands>, Pick<Required<QueryResolvers>, 'sendsMail'>
{
  constructor(private readonly commands: MailCommands) {}

  @Query()
  sendsMail(): boolean {
    return this.commands.sendsMail;
  }

  @Mutation()
  setMailAddress(_: unknown, { input }: Asked<'setMailAddress'>, context: ApiContext) {
    return this.commands.setMailAddress(input, signedInViewer(context));
  }

  @Mutation()
  verifyMailAddress(_: unknown, { input }: Asked<'verifyMailAddress'>, { address }: ApiContext) {
    return this.commands.verifyMailAddress(input, address);
  }

  @Mutation()
  askForPassword(_: unknown, { input }: Asked<'askForPassword'>, { address }: ApiContext) {
    return this.commands.askForPassword(input, address);
  }

  @Mutation()
  setForgottenPassword(_: unknown, { input }: Asked<'setForgottenPassword'>, { address }: ApiContext) {
    return this.commands.setForgottenPassword(input, address);
  }
}

@Resolver('Viewer')
export class MailboxResolver implements Pick<Required<ViewerResolvers>, 'mailbox'> {
  constructor(private readonly mailboxes: Mailboxes) {}

  @ResolveField()
  mailbox({ personId }: SignedInViewer) {
    return this.mailboxes.of(personId);
  }
}

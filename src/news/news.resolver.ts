import { Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import * as z from 'zod';
import { CommandLog } from '../accounts/index.js';
import {
  AccessError,
  type ApiContext,
  checked,
  idempotencyKey,
  invalidInput,
  type MutationResolvers,
  type NewsPreferencesResolvers,
  type SignedInViewer,
  type ViewerResolvers,
} from '../api/index.js';
import { EVENT_KINDS, unknownKind } from '../campaign-log/index.js';
import { knownZone, minutesOf, timeOf } from './clock.js';
import { NewsLinks } from './links.js';
import { type Change, type Preferences, PreferenceTable, timingOf } from './preferences.js';

export type NewsPreferencesView = Preferences;

type Commands = 'setNewsPreferences' | 'renewCalendarAddress';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];

const time = z
  .string()
  .transform((text) => minutesOf(text) ?? -1)
  .refine((minutes) => minutes >= 0, 'is not a time such as 07:30');
const setShape = z.object({
  idempotencyKey,
  timeZone: z
    .string()
    .transform((name) => knownZone(name) ?? '')
    .refine((zone) => zone !== '', 'is not a time zone such as Europe/Berlin')
    .nullish(),
  quietHours: z.object({ from: time, until: time }).nullish(),
  digestAt: time.nullish(),
  choices: z
    .array(z.object({ kind: z.string().max(100), timing: z.enum(['NEVER', 'AT_ONCE', 'DIGEST']) }))
    .max(100, 'holds more than 100 choices')
    .nullish(),
  subscribed: z.boolean().nullish(),
});
const renewShape = z.object({ idempotencyKey });

@Resolver()
export class NewsCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(
    private readonly table: PreferenceTable,
    private readonly commands: CommandLog,
  ) {}

  /** What is left out stays as it is; quiet hours that are null are given up. */
  @Mutation()
  async setNewsPreferences(_: unknown, { input }: Asked<'setNewsPreferences'>, context: ApiContext) {
    const { personId } = signedIn(context);
    const { value, problem } = checked(setShape, input);
    if (problem) return problem;
    const kinds = value.choices?.map(({ kind }) => kind) ?? [];
    const unknown = unknownKind(kinds);
    if (unknown !== undefined)
      return invalidInput(
        `There is no kind of event "${unknown}". Ask for \`eventKinds\`: it lists them all.`,
        ['choices', String(kinds.indexOf(unknown)), 'kind'],
        'UNKNOWN_KIND',
      );
    const was = await this.table.of(personId);
    const change: Change = {
      timeZone: value.timeZone ?? was.timeZone,
      quiet: value.quietHours === undefined ? was.quiet : value.quietHours,
      digestAt: value.digestAt ?? was.digestAt,
      timings: {
        ...was.timings,
        ...Object.fromEntries(value.choices?.map(({ kind, timing }) => [kind, timing]) ?? []),
      },
      isOff: value.subscribed == null ? was.offAt !== null : !value.subscribed,
    };
    const done = await this.commands.once<void>(personId, value, (transaction) =>
      this.table.set(transaction, personId, change),
    );
    if (done.problem) return done.problem;
    const preferences = await this.table.of(personId);
    return { __typename: 'NewsPreferencesSet' as const, replayed: done.replayed, preferences };
  }

  @Mutation()
  async renewCalendarAddress(_: unknown, { input }: Asked<'renewCalendarAddress'>, context: ApiContext) {
    const { personId } = signedIn(context);
    const { value, problem } = checked(renewShape, input);
    if (problem) return problem;
    const done = await this.commands.once<void>(personId, value, (transaction) =>
      this.table.renewCalendar(transaction, personId),
    );
    if (done.problem) return done.problem;
    const preferences = await this.table.of(personId);
    return { __typename: 'CalendarAddressRenewed' as const, replayed: done.replayed, preferences };
  }
}

@Resolver('Viewer')
export class ViewerNewsResolver implements Pick<Required<ViewerResolvers>, 'news'> {
  constructor(private readonly table: PreferenceTable) {}

  @ResolveField()
  news({ personId }: SignedInViewer): Promise<NewsPreferencesView> {
    return this.table.of(personId);
  }
}

type Fields = Pick<
  Required<NewsPreferencesResolvers>,
  'quietHours' | 'digestAt' | 'choices' | 'unsubscribedAt' | 'calendar'
>;

@Resolver('NewsPreferences')
export class NewsPreferencesResolver implements Fields {
  constructor(private readonly links: NewsLinks) {}

  @ResolveField()
  quietHours({ quiet }: NewsPreferencesView) {
    return quiet && { from: timeOf(quiet.from), until: timeOf(quiet.until) };
  }

  @ResolveField()
  digestAt({ digestAt }: NewsPreferencesView) {
    return timeOf(digestAt);
  }

  @ResolveField()
  choices(preferences: NewsPreferencesView) {
    return Object.entries(EVENT_KINDS).map(([kind, { tells }]) => ({
      kind,
      tells,
      timing: timingOf(preferences, kind),
    }));
  }

  @ResolveField()
  unsubscribedAt({ offAt }: NewsPreferencesView) {
    return offAt;
  }

  @ResolveField()
  calendar({ person, calendar }: NewsPreferencesView) {
    return this.links.calendar(person, calendar);
  }
}

function signedIn({ viewer }: ApiContext): SignedInViewer {
  if (viewer.kind === 'person') return viewer;
  throw new AccessError('NOT_SIGNED_IN', 'Sign in first.');
}

import { input, type Step } from './step.js';

/** How people choose what they are told, and when. */
export const NEWS_STORY: readonly Step[] = [
  {
    operation: 'set-news-preferences',
    as: 'player',
    variables: () =>
      input({
        timeZone: 'Europe/Berlin',
        quietHours: { from: '22:00', until: '07:00' },
        digestAt: '07:30',
        choices: [{ kind: 'battle.action', timing: 'DIGEST' }],
      }),
    check: ({ setNewsPreferences: { preferences } }) => {
      expect(preferences).toMatchObject({
        timeZone: 'Europe/Berlin',
        quietHours: { from: '22:00', until: '07:00' },
        digestAt: '07:30',
      });
      expect(preferences.choices).toContainEqual({ kind: 'battle.action', timing: 'DIGEST' });
    },
  },
  {
    operation: 'news-preferences',
    as: 'player',
    check: ({ viewer }, known) => {
      expect(viewer.news).toMatchObject({ timeZone: 'Europe/Berlin', unsubscribedAt: null });
      known.calendar = viewer.news.calendar;
    },
  },
  {
    operation: 'renew-calendar-address',
    as: 'player',
    variables: () => input({}),
    check: ({ renewCalendarAddress: { preferences } }, { calendar }) => {
      expect(preferences.calendar).toMatch(/^https:\/\/hexledger\.example\/calendar\/.+\.ics$/);
      expect(preferences.calendar).not.toBe(calendar);
    },
  },
];

import { jobIntent, jobOf } from './intents.js';

const at = { campaign: 'k', position: 7, number: 1 };

describe('a job asked for by the log', () => {
  it('comes out as it was asked for', () => {
    const dueAt = new Date('2026-01-02T03:04:05Z');
    const asked = jobIntent('deadline', { turn: 3 }, { id: 'turn:3', attempts: 2, backoff: 50, dueAt });
    expect(jobOf({ ...at, ...JSON.parse(JSON.stringify(asked)) })).toEqual({
      name: 'deadline',
      data: { turn: 3 },
      options: { campaign: 'k', id: 'turn:3', attempts: 2, backoff: 50, delay: dueAt },
    });
  });

  it('is named after its place in the log when it was not asked for in our form', () => {
    expect(jobOf({ ...at, topic: 'odd', message: [1] })).toEqual({
      name: 'odd',
      data: [1],
      options: { campaign: 'k', id: '7.1' },
    });
  });
});

import { sparing } from './sparing.js';

function warnings() {
  const lines: [fields: object, message: string][] = [];
  let time = 0;
  const log = sparing(
    { warn: (fields, message) => void lines.push([fields, message]) },
    { everyMs: 1_000, now: () => time },
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { lines, log, pass };
}

test('an outage is told at once, and then now and then with how often it was met', () => {
  const { lines, log, pass } = warnings();
  for (let i = 0; i < 5; i++) {
    log.warn({ err: i }, 'Redis does not answer');
    pass(100);
  }
  expect(lines).toEqual([[{ err: 0 }, 'Redis does not answer']]);
  pass(600);
  log.warn({ err: 9 }, 'Redis does not answer');
  expect(lines.slice(1)).toEqual([[{ err: 9, unwritten: 4 }, 'Redis does not answer']]);
  pass(1_000);
  log.warn({}, 'Redis does not answer');
  expect(lines.at(-1)).toEqual([{}, 'Redis does not answer']);
});

test('each message is counted for itself', () => {
  const { lines, log } = warnings();
  log.warn({}, 'Redis does not answer');
  log.warn({}, 'the queue does not answer');
  expect(lines).toHaveLength(2);
});

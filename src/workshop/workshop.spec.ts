import { SYSTEMS as SKIRMISH } from '../../test/support/skirmish-systems.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { WorkshopError } from './bench.js';
import { Workshop } from './workshop.js';

const NO_SHELF = { boards: {} };
const lab = (document: object, seconds = 30) => ({
  document: JSON.stringify(document),
  shelf: NO_SHELF,
  ways: 1e9,
  seconds,
});

const DUEL = {
  system: 'skirmish',
  position: { map: { board: 'field' }, units: { b1: { morale: 4, at: 'C3' } } },
};

/** A fire group of forty squads against a hundred: exact odds that take minutes. */
function manySquads() {
  const units: Record<string, object> = {};
  for (let n = 0; n < 100; n++) {
    units[`german${n}`] = { counter: '4-6-7', at: n < 40 ? 'E5' : 'A1' };
    units[`russian${n}`] = { counter: '4-4-7', at: 'F5' };
  }
  const firers = Array.from({ length: 40 }, (_, n) => `german${n}`);
  return {
    system: 'aslsk',
    position: {
      map: { columns: 12, rows: 10 },
      clock: { phase: 'PFPh', active: 'german' },
      sides: { german: {}, russian: {} },
      units,
    },
    steps: [{ by: 'german', order: { order: 'fire', at: 'F5', firers }, dice: 'all' }],
  };
}

describe('the workshop', () => {
  let workshop: Workshop;
  let other: Workshop;
  beforeAll(() => {
    workshop = new Workshop({ module: SKIRMISH.module as string, threads: 2 });
    other = new Workshop({ module: SYSTEMS.module as string, threads: 1 });
  });
  afterAll(async () => {
    await workshop.close();
    await other.close();
  });

  it('works with the rulebooks of a module, and tells how long it took', async () => {
    const { output, ms } = await workshop.do('lab', lab(DUEL), { caller: 'a', seconds: 30 });
    expect(JSON.parse(output)).toMatchObject({ system: 'skirmish' });
    expect(ms).toBeGreaterThan(0);
  });

  it('stops the lab when its time is up, and tells why', async () => {
    const { output, ms } = await other.do('lab', lab(manySquads(), 0.3), { caller: 'a', seconds: 60 });
    expect(JSON.parse(output).problems).toEqual([
      {
        code: 'TIME_IS_UP',
        path: expect.stringContaining('$.steps[0]'),
        message: expect.stringContaining('choose some'),
      },
    ]);
    expect(ms).toBeGreaterThan(300);
  }, 120_000);

  it('ends a thread that does not keep its time, and goes on with another', async () => {
    const endless = other.do('lab', lab(manySquads()), { caller: 'a', seconds: 0.3 });
    const next = other.do('lab', lab({ system: 'aslsk' }), { caller: 'b', seconds: 60 });
    await expect(endless).rejects.toMatchObject({ code: 'TOOK_TOO_LONG', ms: 300 });
    expect(JSON.parse((await next).output).problems[0].code).toBe('LAB_MALFORMED');
  }, 120_000);

  it('hands a large map over packed: many of them wait for a collection of rubbish at once', async () => {
    const map = JSON.stringify({ columns: 60, rows: 40, terrain: { woods: 'A1-C9' } });
    const task = { system: 'aslsk', map, shelf: NO_SHELF };
    const { output } = await other.do('lay', task, { caller: 'a', seconds: 60 });
    if ('problems' in output) throw new Error(JSON.stringify(output.problems));
    const { elevation, terrain } = output.raster;
    expect(elevation.bytes.byteLength + terrain.bytes.byteLength).toBeLessThan(200_000);
    expect(terrain.bytes.byteLength).toBeGreaterThan(1_000);
  }, 120_000);

  it('lets a caller who asks once go before one who asks often, and lets nobody fill the queue', async () => {
    const order: string[] = [];
    const ask = (caller: string) =>
      workshop.do('lab', lab(DUEL), { caller, seconds: 30 }).then(() => order.push(caller));
    await Promise.all([ask('one'), ask('other')]); // both threads have begun
    order.length = 0;
    const many = Array.from({ length: 24 }, () => ask('many').catch((fault: unknown) => fault));
    await Promise.all([...many, ask('one')]);
    const refused = (await Promise.all(many)).filter((one) => one instanceof WorkshopError);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'BUSY'));
    expect(refused.length).toBeGreaterThan(0);
    // The thread that is to do it may begin anew meanwhile, while the other one goes on.
    expect(order.indexOf('one')).toBeLessThan(order.length / 2);
  });

  it('passes on what is wrong with the rules themselves', async () => {
    const broken = workshop.do('lab', { ...lab(DUEL), document: '{' }, { caller: 'a', seconds: 30 });
    await expect(broken).rejects.toThrow(/JSON/);
  });

  it('does nothing more once it is closed', async () => {
    const closed = new Workshop({ module: SKIRMISH.module as string });
    const begun = closed.do('lab', lab(DUEL), { caller: 'a', seconds: 30 });
    const ends = expect(begun).rejects.toThrow(/ended|closed/);
    await closed.close();
    await ends;
    await expect(closed.do('lab', lab(DUEL), { caller: 'a', seconds: 30 })).rejects.toThrow('closed');
  });
});

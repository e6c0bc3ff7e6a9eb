import { judge } from '../scenarios/judge.js';
import { type Placed, Trial } from '../testkit.testkit.js';

const taking = (units: Record<string, Placed>, lost: string[] = []) =>
  new Trial({
    phase: 'advance',
    sides: { russian: { lost } },
    units: { gc: 'crew 2-4-7 at D9', rt: ['T-34 at D9', { abandoned: true }], r9: '4-4-7 at N1', ...units },
  }).order('german', { order: 'man-vehicle', unit: 'gc', vehicle: 'rt' });

test('[squad-leader 11.35.10] a captured AFV counts twice for those who lost it', () => {
  const trial = taking({});
  expect(trial.unit('rt').side).toBe('german');
  expect([judge(trial.battle).casualties('russian'), judge(trial.battle).casualties('german')]).toEqual([
    2, 0,
  ]);
});

test('[squad-leader 11.35.10] not when its own side takes it back', () => {
  const trial = new Trial({
    phase: 'advance',
    active: 'russian',
    enemy: 'german',
    sides: { russian: { lost: ['gt'] } },
    units: {
      rc: 'crew 2-3-7 at D9',
      gt: ['MkIVF2 at D9', { abandoned: true, captured: true }],
      g9: '4-6-7 at N1',
    },
  });
  expect(judge(trial.battle).casualties('russian')).toBe(2);
  trial.order('russian', { order: 'man-vehicle', unit: 'rc', vehicle: 'gt' });
  expect(judge(trial.battle).casualties('russian')).toBe(0);
});

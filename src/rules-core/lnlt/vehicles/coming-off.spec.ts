import { Trial } from '../testkit.testkit.js';

const onTop = { aboard: 'gh', riding: 'outside' } as const;
/** Fire has Shaken one of three passengers on top. */
const asked = () =>
  new Trial({
    units: {
      gh: ['Pz IV H at E5', { facing: 3, buttoned: true, outside: 'PPO' }],
      gl: ['Leader 7-1-6', { ...onTop, mayComeOff: true }],
      gm: ['Medic', { ...onTop, mayComeOff: true }],
      gd: ['Leader 6-0-6', onTop],
      a1: '2-5-4-6 at E8',
    },
    agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'operations' }, { task: 'coming-off' }],
  });
const off = (...units: string[]) => ({ order: 'come-off', units });

test('[lnlt 16.2/j, 17.2/d] all who may, or none, are listed; each is named once, and nobody else', () => {
  const trial = asked();
  expect(trial.legalOf('german', 'come-off')).toEqual([off(), off('gl', 'gm')]);
  for (const strangers of [['gd'], ['gl', 'gl'], ['a1'], ['gm', 'gd']])
    expect(trial.refusal('german', off(...strangers))).toMatchObject({ refused: 'NOT_YOUR_UNIT' });
});

test('[lnlt 16.2/j] a unit that is not named stays on', () => {
  const trial = asked().order('german', off('gl'));
  expect(trial.told('chose-to-stay')).toEqual([{ units: ['gm'] }]);
  expect(['gl', 'gm', 'gd'].map((id) => trial.unit(id).aboard)).toEqual([undefined, 'gh', 'gh']);
  expect(trial.unit('gl')).toMatchObject({ at: 'E5', marker: 'moved' });
  expect(['gl', 'gm'].map((id) => trial.unit(id).mayComeOff)).toEqual([undefined, undefined]);
});

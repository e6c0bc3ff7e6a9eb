import { Trial } from '../testkit.testkit.js';

const TANK = ['Pz IV H at E5', { facing: 3 }] as const;
const shot = (order: object, units: object, ...faces: number[]) =>
  new Trial({ units: { gt: TANK, a9: '2-5-4-6 at N12', ...units } as never })
    .activate('german', 'E5')
    .order('german', { order: 'shoot', weapon: 'gt', at: 'E8', ...order }, ...faces);

test('[lnlt 14.3, 14.3/a] a miss acquires the vehicle, or the people of the place: everybody is told which', () => {
  const vehicle = shot({ vehicle: 'at' }, { at: ['M4A1 Sherman at E8', { facing: 0 }] }, 6, 6);
  expect(vehicle.told('acquired')).toStrictEqual([{ weapon: 'gt', at: 'E8', vehicle: 'at', step: 1 }]);
  const people = shot({}, { a1: '2-5-4-6 at E8' }, 6, 6);
  expect(people.told('acquired')).toStrictEqual([{ weapon: 'gt', at: 'E8', step: 1 }]);
});

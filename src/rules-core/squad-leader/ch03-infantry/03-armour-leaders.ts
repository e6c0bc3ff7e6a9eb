/** Armour leaders (3.3): one in an AFV, kept secret until his side needs him; his crew is as brave as he is. */
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';

type Commander = NonNullable<Unit['commander']>;

/** Of the AFV: one who was seen, or one of whom only his side knows (3.3.2). */
export const commanderOf = (battle: Battle, { id, side, commander }: Unit): Commander | undefined =>
  commander ?? battle.secret(side).commanders?.[id];

/** What he is worth To Hit, in overruns, with the gun on the roof and in repair (3.3.6). */
export function commanderModifier(battle: Battle, vehicle: Unit): Modifier[] {
  const { name = '', leadership = 0 } = commanderOf(battle, vehicle) ?? {};
  return leadership === 0 ? [] : [{ why: name, value: leadership, cites: '3.3.6' }];
}

/** Once he has been of use everybody knows him. */
export function showCommander(act: Act, id: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const commander = commanderOf(battle, vehicle);
  if (!commander || vehicle.commander) return;
  const changes: Change[] = [{ do: 'unit', unit: id, set: { commander } }, forgotten(battle, vehicle)];
  act.effect('commander-seen', { unit: id, name: commander.name }, { changes, cites: ['3.3.2'] });
}

/** He is lost with his crew's nerve (3.3.2/a, 11.8.3). */
export function loseCommander(act: Act, id: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const commander = commanderOf(battle, vehicle);
  if (!commander) return;
  const changes: Change[] = [
    { do: 'unit', unit: id, set: { commander: null } },
    ...(vehicle.commander ? [] : [forgotten(battle, vehicle)]),
  ];
  act.effect('commander-lost', { unit: id, name: commander.name }, { changes, cites: ['3.3.2/a'] });
}

/** He goes with his crew, out of an AFV or into one: who is known stays known, and nobody learns of another (3.3.4, 3.3.5). */
export function goesAlong(
  battle: Battle,
  from: Unit,
  to: string,
): { readonly set: Pick<Unit, 'commander'>; readonly changes: Change[] } {
  const { id, side, commander } = from;
  if (commander) return { set: { commander }, changes: [] };
  const { [id]: unseen, ...others } = battle.secret(side).commanders ?? {};
  const commanders = { ...others, ...(unseen && { [to]: unseen }) };
  return { set: {}, changes: unseen ? [{ do: 'secret', side, set: { commanders } }] : [] };
}

function forgotten(battle: Battle, { id, side }: Unit): Change {
  const { [id]: _, ...left } = battle.secret(side).commanders ?? {};
  return { do: 'secret', side, set: { commanders: Object.keys(left).length > 0 ? left : null } };
}

/** What Guns are worth to who draws up a scenario (chapter H): Basic Point Value, and how rare they are, when and where. */
import points from '../units/gun-points.json' with { type: 'json' };

export type Theatre = 'ETO' | 'PTO' | 'Russians';

interface GunPoints {
  readonly bpv: number;
  /** Rarity Factor; absent where the Gun is not to be had. */
  readonly rarity?: number;
}

/** Undefined: the book values no such Gun. Against the Russians Japanese Guns have figures of their own in 1938. */
export function pointsOf(
  nationality: string,
  name: string,
  { year, month, theatre }: { readonly year: number; readonly month: number; readonly theatre: Theatre },
): GunPoints | undefined {
  const one = points.find((each) => each.nationality === nationality && each.name === name);
  if (!one) return undefined;
  const when = `${year}-${String(month).padStart(2, '0')}`;
  const theatres = theatre === 'Russians' ? ['Russians', 'PTO'] : [theatre];
  const found = theatres
    .flatMap((where) => one.rarity.filter((each) => each.theatre === where))
    .find(({ from, to }) => from <= when && when <= to);
  return { bpv: one.bpv, ...(found && { rarity: found.rf }) };
}

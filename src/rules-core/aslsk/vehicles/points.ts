/** What a vehicle costs in a do-it-yourself scenario, and how rare it was where and when (chapter H). */
import points from '../units/vehicle-points.json' with { type: 'json' };

interface Where {
  readonly year: number;
  readonly month: number;
  /** As the notes divide the war: ETO, PTO, China, Malaya-Burma-India, Philippines, elsewhere; Russians, Americans. */
  readonly theatre: string;
}

/** Basis Point Value, and the Rarity Factor at that time; none: it was not to be had there then. */
export function vehiclePoints(
  nationality: string,
  name: string,
  { year, month, theatre }: Where,
): { readonly bpv: number; readonly rarity?: number } | undefined {
  const one = points.find((each) => each.nationality === nationality && each.name === name);
  if (!one) return undefined;
  const now = `${year}-${String(month).padStart(2, '0')}`;
  const found = one.rarity.find((row) => row.theatre === theatre && row.from <= now && now <= row.to);
  return { bpv: one.bpv, ...(found && { rarity: found.rf }) };
}

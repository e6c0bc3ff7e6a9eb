/** Units in a sentence: one does something, several do it. */
export const told = (
  units: readonly string[],
  name: (unit: string) => string,
  one: string,
  more: string,
): string => `${units.map(name).join(', ')} ${units.length === 1 ? one : more}`;

/** How far two counters are apart: what may stand in for what when a campaign fills a scenario. */

/** A class apart is more than any difference in strength. */
export const PER_CLASS = 20;
const PER_MORALE = 2;

const MACHINE_GUNS: readonly (string | undefined)[] = ['LMG', 'MMG', 'HMG'];

interface Printed {
  readonly fp?: number | undefined;
  readonly range?: number | undefined;
  readonly morale?: number | undefined;
  readonly leadership?: number | undefined;
}

export const apart = (one = 0, other = 0): number => Math.abs(one - other);

export const strengthApart = (one: Printed, other: Printed): number =>
  apart(one.fp, other.fp) + apart(one.range, other.range);

export const leadersApart = (one: Printed, other: Printed): number =>
  PER_MORALE * apart(one.morale, other.morale) + apart(one.leadership, other.leadership);

/** Machine guns stand in for machine guns; undefined where one is something else. */
export function machineGunsApart(one: string | undefined, other: string | undefined): number | undefined {
  const [own, asked] = [MACHINE_GUNS.indexOf(one), MACHINE_GUNS.indexOf(other)];
  return own < 0 || asked < 0 ? undefined : 1 + apart(own, asked);
}

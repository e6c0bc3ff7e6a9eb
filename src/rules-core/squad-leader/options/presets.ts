/** Presets of rules, one for each module: a battle that names one is played by the rules as they were when it appeared. */
import * as z from 'zod';
import type { SquadLeader } from '../system.js';
import { LATER_RULES, OPTIONAL_RULES } from './optional-rules.js';
import written from './presets.json' with { type: 'json' };

export const PRESETS = z
  .record(
    z.string(),
    z.strictObject({ optional: z.array(z.enum(OPTIONAL_RULES)), without: z.array(z.enum(LATER_RULES)) }),
  )
  .parse(written);

type Options = SquadLeader['options'];

/** The options with what their preset comes to; what they say themselves goes on top of it. */
export const withPreset = (options: Options): Options => inExtremeWinter(withModule(options));

/** Deep snow lies in an Extreme Winter (16.6.8.1). */
const inExtremeWinter = (options: Options): Options =>
  options.optional?.includes('16.6.8') ? { underfoot: 'deep snow', snow: true, ...options } : options;

function withModule(options: Options): Options {
  const preset = PRESETS[options.preset ?? ''];
  if (!preset) return options;
  const without = [...new Set([...preset.without, ...(options.without ?? [])])];
  const optional = [...new Set([...preset.optional, ...(options.optional ?? [])])];
  return { ...options, optional: optional.filter((rule) => !isNamed(without, rule)), without };
}

const isNamed = (rules: readonly string[], rule: string): boolean => rules.includes(rule);

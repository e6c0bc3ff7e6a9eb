/** The optional rules that are built, each a switch of the battle by its number. */
export const OPTIONAL_RULES = ['3.1', '3.11.3', '4.7'] as const;

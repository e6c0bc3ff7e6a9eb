/** The optional rules that are built, each a switch of the battle, and the modules as of which a battle can be played. */

/** Squad Leader, Cross of Iron, Crescendo of Doom, G.I.: each builds on those before it (0/a). */
export const MODULES = ['SL', 'COI', 'COD', 'GI'] as const;

export const OPTIONAL_RULES = ['4.7'] as const;

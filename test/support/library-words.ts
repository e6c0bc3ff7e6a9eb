/** How the schema library complains where nobody has put it into words: nobody may hear that. */
export const LIBRARY =
  /Too (small|big): expected|Invalid (input|option|string|number|key in|value in|discriminator|ISO|UUID|URL|email)|Unrecognized key|expected \w+, received/;

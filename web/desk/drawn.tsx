/** A picture from `counterSvg` or `markSvg`: drawn by the project's own functions, which let no markup in. */
export const Drawn = ({ svg, class: name }: { svg: string; class: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing else is ever put in this way
  <span class={name} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);

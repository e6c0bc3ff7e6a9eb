import type { ComponentChildren } from 'preact';

/** A table that may be wider than a phone: it scrolls in its own frame, by keys too. */
export const Scroll = ({ children }: { children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <div class="scroll" tabIndex={0}>
    {children}
  </div>
);

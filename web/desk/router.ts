/** Addresses of the desk: `/`, `/b/<battle>`, `/c/<campaign>`. */
import { useEffect, useState } from 'preact/hooks';

export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'battle'; readonly id: string }
  | { readonly page: 'campaign'; readonly id: string }
  | { readonly page: 'account' };

export function placeIn(path: string): Place {
  const [, kind, id] = path.split('/');
  if (kind === 'b' && id) return { page: 'battle', id: decodeURIComponent(id) };
  if (kind === 'c' && id) return { page: 'campaign', id: decodeURIComponent(id) };
  return kind === 'account' ? { page: 'account' } : { page: 'home' };
}

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

export function usePlace(): Place {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const moved = () => setPath(location.pathname);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  return placeIn(path);
}

/** Links within the desk change the page without loading it anew. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    !link ||
    !plain ||
    link.hasAttribute('target') ||
    /^\/(explorer|graphql)/.test(link.getAttribute('href') ?? '')
  )
    return;
  event.preventDefault();
  go(link.getAttribute('href') as string);
}

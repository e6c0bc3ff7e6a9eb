import { useEffect, useState } from 'preact/hooks';

const KEY = 'hexledger-theme';
const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;
type Choice = keyof typeof NEXT;
const WORDS = { auto: 'Colours as the device has them', light: 'Light colours', dark: 'Dark colours' };

/** Light, dark, or as the device has it. */
export function Theme() {
  const [choice, choose] = useState<Choice>(() => {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  });
  useEffect(() => {
    document.documentElement.dataset.theme = choice;
    localStorage.setItem(KEY, choice);
  }, [choice]);
  return (
    <button
      type="button"
      class="quiet icon"
      title={WORDS[choice]}
      aria-label={WORDS[choice]}
      onClick={() => choose(NEXT[choice])}
    >
      {choice === 'auto' ? '◐' : choice === 'light' ? '☀' : '☾'}
    </button>
  );
}

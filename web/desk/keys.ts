import { useEffect } from 'preact/hooks';
import { turningPoints } from './outcome.js';
import type { Stage } from './stage.js';

/** Keys that work wherever nothing is typed. */
export function useKeys(stage: Stage, help: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping =
        /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && (target as HTMLInputElement).type !== 'range';
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' && /^(BUTTON|SUMMARY|A)$/.test(target.tagName)) return;
      const act = actionOf(event, stage, help);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [stage, help]);
}

function actionOf(
  { key, shiftKey }: KeyboardEvent,
  stage: Stage,
  help: () => void,
): (() => void) | undefined {
  const { chronicle } = stage;
  const direction = shiftKey ? -1 : 1;
  const begins = () => chronicle.spans.map(({ from }) => from);
  switch (key) {
    case ' ':
      return () => stage.toggle();
    case 'ArrowRight':
      return () => (shiftKey ? stage.jump(begins(), 1) : stage.step(1));
    case 'ArrowLeft':
      return () => (shiftKey ? stage.jump(begins(), -1) : stage.step(-1));
    case 'Home':
      return () => stage.seek(stage.replay.first);
    case 'End':
      return () => stage.seek(stage.replay.latest);
    case 'c':
    case 'C':
      return () =>
        stage.jump(
          chronicle.losses.map(({ version }) => version),
          direction,
        );
    case 'a':
    case 'A':
      return () => stage.jump(chronicle.attacks, direction);
    case 't':
    case 'T':
      return () =>
        stage.jump(
          turningPoints(stage).map(({ action }) => action.version),
          direction,
        );
    case 'b':
    case 'B':
      return () =>
        stage.jump(
          stage.notes.map(({ version }) => version),
          direction,
        );
    case 'Escape':
      return () => stage.select({});
    case '?':
      return help;
    default:
      return undefined;
  }
}

/** Puts a text where it can be pasted, and says what became of it. Pages that are not served over https may not copy. */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return `Copy it from here: ${text}`;
  }
}

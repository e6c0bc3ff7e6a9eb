/** Nations by the names that sides usually have. */
export const NATIONS: Readonly<Record<string, string>> = {
  german: 'German',
  russian: 'Russian',
  american: 'American',
  british: 'British',
  french: 'French',
  finnish: 'Finnish',
  rumanian: 'Rumanian',
  italian: 'Italian',
  japanese: 'Japanese',
};

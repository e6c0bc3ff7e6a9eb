export function buildWeb(root: string, folder: string): void;
export function verifierOf(root: string): string;

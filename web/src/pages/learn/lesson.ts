/** Remembers for this browser tab which table is a first lesson. */

const KEY = 'mattock.lesson';

export function markLesson(table: string): void {
  sessionStorage.setItem(KEY, table);
}

export function isLesson(table: string): boolean {
  return sessionStorage.getItem(KEY) === table;
}

export function forgetLesson(): void {
  sessionStorage.removeItem(KEY);
}

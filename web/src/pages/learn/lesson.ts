/** Which table is a first lesson, as this browser tab remembers it. */

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

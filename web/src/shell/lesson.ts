/** Under this name the page remembers which table is a first lesson. */
export const LESSON = 'mattock.lesson';

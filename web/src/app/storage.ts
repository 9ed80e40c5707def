/** Values that this browser keeps over a reload. A browser that stores nothing, as in a private window, still plays. */

/** The stored value; null if there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Store the value; null removes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without the stored value; it is found out or asked for again.
  }
}

type Entry<T> = readonly [table: string, value: T];

/** One value for each table; the oldest tables are dropped. */
export class StoredByTable<T> {
  constructor(
    private readonly key: string,
    private readonly maxTables: number,
    private readonly isValid: (value: unknown) => value is T,
  ) {}

  get(table: string): T | null {
    return this.#read().find(([other]) => other === table)?.[1] ?? null;
  }

  set(table: string, value: T): void {
    this.#write([...this.#others(table), [table, value]]);
  }

  delete(table: string): void {
    this.#write(this.#others(table));
  }

  #others(table: string): Entry<T>[] {
    return this.#read().filter(([other]) => other !== table);
  }

  #write(entries: readonly Entry<T>[]): void {
    writeStored(this.key, entries.slice(-this.maxTables));
  }

  #read(): Entry<T>[] {
    const stored = readStored(this.key);
    const isEntry = (entry: unknown): entry is Entry<T> =>
      Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && this.isValid(entry[1]);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  }
}

/**
 * Keeps the unchanged branches of a data tree identical, so that an observer of a branch reacts to its own changes
 * only.
 */

type Tree = Record<string, unknown>;

/** The fresh tree, in which every branch that equals the old one is replaced by the old object. */
export function shareUnchanged<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(fresh)) return (Array.isArray(old) ? shareItems(old, fresh) : fresh) as T;
  return isRecord(fresh) && isRecord(old) ? (shareBranches(old, fresh) as T) : fresh;
}

/** A copy that may be changed without changing the original. */
export function deepCopy<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(deepCopy) as T;
  if (!isRecord(tree)) return tree;
  const copy: Tree = {};
  for (const name in tree) copy[name] = deepCopy(tree[name]);
  return copy as T;
}

function shareItems(old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  const mixed = fresh.map((item, at) => shareUnchanged(old[at], item));
  return mixed.length === old.length && mixed.every((item, at) => Object.is(item, old[at])) ? old : mixed;
}

function shareBranches(old: Tree, fresh: Tree): Tree {
  const names = Object.keys(fresh);
  const mixed: Tree = {};
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    mixed[name] = shareUnchanged(old[name], fresh[name]);
    isSame &&= name in old && Object.is(mixed[name], old[name]);
  }
  return isSame ? old : mixed;
}

function isRecord(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

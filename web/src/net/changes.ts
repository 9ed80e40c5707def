/** Applies the changes since the last news. Objects that did not change stay identical, at every depth. */

import type { Changes, Look, News, Operation, View } from './wire';

/** The complete news after the changes; neither argument is modified. */
export function applyChanges(before: News, changes: Changes): News {
  const { version, deeds, happenings, free_steps } = changes;
  const standing = before.standing.deeds === deeds ? before.standing : { ...before.standing, deeds };
  const looks = changes.looks.map(({ patch, legal }, at) => {
    const look = before.looks[at] as Look;
    return { ...look, view: applyPatch(look.view, patch), legal };
  });
  return { ...before, omitted: 0, version, standing: changes.standing ?? standing, happenings, looks, free_steps };
}

function applyPatch(view: View, patch: readonly Operation[]): View {
  if (!patch.length) return view;
  const now: View = { ...view };
  /** Objects and lists that were copied already and may be modified. */
  const copies = new Set<unknown>([now]);
  for (const step of patch) {
    const names = step.path.split('/').slice(1);
    const last = names.pop() ?? '';
    let target: Tree = now;
    for (const name of names) target = target[name] = copied(target[name] as Tree, copies);
    if (Array.isArray(target))
      target.splice(Number(last), step.op === 'add' ? 0 : 1, ...(step.op === 'remove' ? [] : [step.value]));
    else if (step.op === 'remove') Reflect.deleteProperty(target, last);
    else target[last] = step.value;
  }
  return now;
}

type Tree = Record<string, unknown>;

/** The object or list itself if it is a copy already, else a copy of it. */
function copied(tree: Tree, copies: Set<unknown>): Tree {
  if (copies.has(tree)) return tree;
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...tree }) as Tree;
  copies.add(copy);
  return copy;
}

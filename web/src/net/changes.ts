/** News told as what is different since the last ones. What is not different stays the very same, down to the branch. */

import type { Changes, Json, Look, News, Operation, View } from './wire';

/** The whole news, out of those before; neither these nor the changes are touched. */
export function changed(before: News, changes: Changes): News {
  const { version, deeds, happenings, free_steps } = changes;
  const standing = before.standing.deeds === deeds ? before.standing : { ...before.standing, deeds };
  const looks = changes.looks.map(({ patch, legal }, at) => {
    const look = before.looks[at] as Look;
    return { ...look, view: patched(look.view, patch), legal };
  });
  return { ...before, version, standing: changes.standing ?? standing, happenings, looks, free_steps };
}

function patched(view: View, patch: readonly Operation[]): View {
  if (!patch.length) return view;
  const members = new Map(Object.entries(view));
  /** Lists that are nobody else's yet. */
  const copies = new Set<Json>();
  for (const { op, path, value = null } of patch) {
    const [, name = '', at] = path.split('/');
    if (at !== undefined) {
      let list = members.get(name) as Json[];
      if (!copies.has(list)) members.set(name, (list = [...list]));
      copies.add(list);
      list.splice(Number(at), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    } else if (op === 'remove') members.delete(name);
    else members.set(name, value);
  }
  return Object.fromEntries(members) as View;
}

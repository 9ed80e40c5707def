/** News told as what is different since the last ones. What is not different stays the very same, down to the branch. */

import type { Changes, Look, News, Operation, View } from './wire';

/** The whole news, out of those before; neither these nor the changes are touched. */
export function applyChanges(before: News, changes: Changes): News {
  const { version, deeds, happenings, free_steps } = changes;
  const standing = before.standing.deeds === deeds ? before.standing : { ...before.standing, deeds };
  const looks = changes.looks.map(({ patch, legal }, at) => {
    const look = before.looks[at] as Look;
    return { ...look, view: applyPatch(look.view, patch), legal };
  });
  return { ...before, version, standing: changes.standing ?? standing, happenings, looks, free_steps };
}

function applyPatch(view: View, patch: readonly Operation[]): View {
  if (!patch.length) return view;
  const now: View & Record<string, unknown> = { ...view };
  /** Lists that are nobody else's yet. */
  const copies = new Set<unknown[]>();
  for (const step of patch) {
    const [, name = '', at] = step.path.split('/');
    if (at !== undefined) {
      let list = now[name] as unknown[];
      if (!copies.has(list)) now[name] = list = [...list];
      copies.add(list);
      list.splice(Number(at), step.op === 'add' ? 0 : 1, ...(step.op === 'remove' ? [] : [step.value]));
    } else if (step.op === 'remove') Reflect.deleteProperty(now, name);
    else now[name] = step.value;
  }
  return now;
}

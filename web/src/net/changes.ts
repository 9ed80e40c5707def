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
  return { ...before, version, standing: changes.standing ?? standing, happenings, looks, free_steps };
}

function applyPatch(view: View, patch: readonly Operation[]): View {
  if (!patch.length) return view;
  const now: View & Record<string, unknown> = { ...view };
  /** Lists that were copied already and may be modified. */
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

/** Reports the size of an element after layout. Svelte's own binding reads it at once, which forces a second layout. */

import type { Attachment } from 'svelte/attachments';

export function observeSize(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element));
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** The size of an element, told when it is laid out. Svelte's own binding asks at once, so that all is laid out twice. */

import type { Attachment } from 'svelte/attachments';

export function observeSize(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element));
    observer.observe(element);
    return () => observer.disconnect();
  };
}

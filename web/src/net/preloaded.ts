/** What the page began before the program was there (see preload.ts). Each thing is handed on once. */

/** The socket of that table, greeted already, and what was heard on it so far. */
export function preloadedSocket(address: string): { socket: WebSocket; heard: readonly MessageEvent[] } | null {
  const { preloaded } = globalThis;
  if (preloaded?.address !== address || preloaded.socket.readyState > WebSocket.OPEN) return null;
  preloaded.address = '';
  return preloaded;
}

/** The answer to that question. */
export function preloadedAnswer(path: string): Promise<Response> | null {
  const answer = globalThis.preloaded?.answers[path];
  if (!answer) return null;
  delete globalThis.preloaded?.answers[path];
  return answer;
}

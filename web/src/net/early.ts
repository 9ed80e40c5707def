/** What the page began before the program was there (see begin.ts). Each thing is handed on once. */

/** The line to that table, greeted already, and what was heard on it so far. */
export function earlySocket(address: string): { socket: WebSocket; heard: readonly MessageEvent[] } | null {
  const { early } = globalThis;
  if (early?.address !== address || early.socket.readyState > WebSocket.OPEN) return null;
  early.address = '';
  return early;
}

/** The answer to that question. */
export function earlyAnswer(path: string): Promise<Response> | null {
  const answer = globalThis.early?.answers[path];
  if (!answer) return null;
  delete globalThis.early?.answers[path];
  return answer;
}

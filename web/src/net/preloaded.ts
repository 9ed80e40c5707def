/** The socket and the requests that `preload.ts` started before the program ran. Each is handed on once. */

/** The socket to this address, with the hello already sent, and the messages that have arrived on it. */
export function preloadedSocket(address: string): { socket: WebSocket; heard: readonly MessageEvent[] } | null {
  const { preloaded } = globalThis;
  if (preloaded?.address !== address || preloaded.socket.readyState > WebSocket.OPEN) return null;
  preloaded.address = '';
  return preloaded;
}

/** The answer to the request for this path. */
export function preloadedAnswer(path: string): Promise<Response> | null {
  const answer = globalThis.preloaded?.answers[path];
  if (!answer) return null;
  delete globalThis.preloaded?.answers[path];
  return answer;
}

import { expect, test, vi } from 'vitest';
import { OperatorApi, operatorToken } from '../../../src/pages/operator/operator-api';

test('the token goes into the header, never into an address', async () => {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[]')));
  const api = new OperatorApi('a secret', ask);
  await api.people('Ada & Bob', true);
  await api.settle(3);
  const [first, second] = ask.mock.calls;
  expect(first?.[0]).toBe('/api/operator/people?name=Ada%20%26%20Bob&banned=true');
  expect(second?.[0]).toBe('/api/operator/reports/3/settle');
  expect(second?.[1]?.method).toBe('POST');
  for (const call of ask.mock.calls) {
    expect(new Headers(call[1]?.headers).get('Authorization')).toBe('Bearer a secret');
    expect(String(call[0])).not.toContain('secret');
  }
});

test('the token of the address is kept until the window is closed', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, it: string) => void kept.set(name, it),
  };
  expect(operatorToken(undefined, store)).toBe('');
  expect(operatorToken('a secret', store)).toBe('a secret');
  expect(operatorToken(undefined, store)).toBe('a secret');
});

import { expect, it, vi } from 'vitest';
import { Api, Refused, Unreachable } from '../../src/net/api';
import { dwarfName } from '../../src/app/me.svelte';

const answering = (status: number, body: string) => vi.fn<typeof fetch>(async () => new Response(body, { status }));

it('shows the key in a header and never in an address', async () => {
  const ask = answering(200, '[]');
  await new Api(() => 'secret-key', ask).tables('mine');
  const [path, request] = ask.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables?which=mine');
  expect(new Headers(request?.headers).get('Authorization')).toBe('Bearer secret-key');
});

it('throws a refusal with its facts', async () => {
  const api = new Api(() => null, answering(404, '{"answer":"no_such_table","table":"t"}'));
  await expect(api.look('t')).rejects.toMatchObject({ answer: { answer: 'no_such_table', table: 't' } });
  await expect(api.look('t')).rejects.toBeInstanceOf(Refused);
});

it('tells a silent or strange server from a refusal', async () => {
  const gone = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('network')));
  await expect(new Api(() => null, gone).games()).rejects.toBeInstanceOf(Unreachable);
  await expect(new Api(() => null, answering(502, '<html>')).games()).rejects.toBeInstanceOf(Unreachable);
});

it('finds a name for everybody', () => {
  expect(dwarfName(['Stonehand'], () => 0)).toBe('Ylva Stonehand');
  expect(dwarfName(['Steinhand', 'Eisenfuß'], () => 0.99)).toMatch(/ Eisenfuß$/);
});

import { expect, it } from 'vitest';
import { parseInviteLink, inviteLink } from '../../src/app/links';
import { hashOf, routeOf, router } from '../../src/app/router.svelte';

it('reads page and parts out of the fragment', () => {
  expect(routeOf('#/t/abc/s3cret')).toEqual({ page: 't', rest: ['abc', 's3cret'] });
  expect(routeOf('')).toEqual({ page: '', rest: [] });
  expect(routeOf('#/')).toEqual({ page: '', rest: [] });
});

it('writes what it reads, whatever stands in it', () => {
  const parts = ['a/b', 'ä ö', '100%'];
  expect(routeOf(hashOf('book', ...parts))).toEqual({ page: 'book', rest: parts });
});

it('survives a fragment that nobody wrote', () => {
  expect(routeOf('#/t/%zz')).toEqual({ page: 't', rest: ['%zz'] });
});

it('keeps the secret of a link behind the #', () => {
  const page = { origin: 'https://hall.example', pathname: '/' } as Location;
  const link = new URL(inviteLink('t1', 's3cret', { game: 'runedar', by: 'Ylva' }, page));
  expect(link.hash).toBe('#/t/t1/s3cret/runedar/Ylva');
  expect(link.pathname + link.search).toBe('/');
});

it('finds the table in whatever was pasted', () => {
  expect(parseInviteLink(' https://hall.example/#/t/t1/s3cret/runedar/Ylva ')).toEqual([
    't1',
    's3cret',
    'runedar',
    'Ylva',
  ]);
  expect(parseInviteLink('#/t/t1')).toEqual(['t1']);
  expect(parseInviteLink('https://elsewhere.example/')).toBeNull();
  expect(parseInviteLink('#/settings')).toBeNull();
});

it('knows where the person was before', () => {
  router.go('t', 'abc');
  dispatchEvent(new Event('hashchange'));
  router.go('replay', 'abc');
  dispatchEvent(new Event('hashchange'));
  expect([router.before, router.route.page]).toEqual([{ page: 't', rest: ['abc'] }, 'replay']);
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListState } from './use-list-state';

function setUp(at = '/list') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ list: useListState(['status']), url: useLocation().search }), { wrapper });
}

it('keeps both of two changes made before a render', () => {
  const { result } = setUp('/list?sort=name&cursor=abc');
  const { list } = result.current;
  act(() => {
    list.setFilter('status', 'OPEN');
    list.setSearch('daniel');
  });
  expect(result.current.list.query).toEqual({ sort: 'name', status: 'OPEN', search: 'daniel' });
  expect(result.current.url).toBe('?sort=name&status=OPEN&search=daniel');
});

it('follows a change of the address by a link elsewhere', () => {
  const { result } = setUp('/list?status=OPEN');
  act(() => result.current.list.setFilter('status', undefined));
  act(() => result.current.list.setSearch('daniel'));
  expect(result.current.list.query).toEqual({ search: 'daniel' });
});

it('clears everything except the sort order', () => {
  const { result } = setUp('/list?status=OPEN&search=x&sort=-name');
  expect(result.current.list.isNarrowed).toBe(true);
  act(() => result.current.list.clear());
  expect(result.current.list.query).toEqual({ sort: '-name' });
  expect(result.current.list.isNarrowed).toBe(false);
});

it('goes on and back through pages', () => {
  const { result } = setUp();
  act(() => result.current.list.next('second'));
  act(() => result.current.list.next('third'));
  expect(result.current.list.query).toEqual({ cursor: 'third' });
  act(() => result.current.list.previous());
  expect(result.current.list.query).toEqual({ cursor: 'second' });
  act(() => result.current.list.previous());
  expect(result.current.list.hasPrevious).toBe(false);
});

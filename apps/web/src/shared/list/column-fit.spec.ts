import { fitColumns, type FitOptions } from './column-fit';
import type { ListColumn } from './list.types';

const column = (name: string, kind: ListColumn['kind'], more: object = {}) =>
  ({ name, kind, label: name, ...more }) as unknown as ListColumn;
const quotes: FitOptions = {
  columns: [
    column('number', 'link', { width: 140, isFixed: true }),
    column('client', 'text', { minWidth: 120, card: 'title' }),
    column('status', 'status'),
    column('sent', 'date'),
    column('total', 'money'),
    column('owner', 'text', { width: 100 }),
  ],
  shown: { number: true, client: true, status: true, sent: true, total: true, owner: false },
  actions: { buttons: 150, menu: 56 },
  hasBoxes: true,
  isChosen: false,
};
const fit = (room: number | null, more: Partial<FitOptions> = {}) => {
  const { shown, isCompact } = fitColumns(room, { ...quotes, ...more });
  return [isCompact, Object.keys(shown).filter((name) => shown[name])];
};

it('keeps all columns if there is room or the width is unknown', () => {
  const all = [false, ['number', 'client', 'status', 'sent', 'total']];
  expect([fit(1_000), fit(null)]).toEqual([all, all]);
});

it('moves actions to the menu first, then drops optional columns from the right', () => {
  expect(fit(800)).toEqual([true, ['number', 'client', 'status', 'sent', 'total']]);
  expect(fit(700)).toEqual([true, ['number', 'client', 'status', 'total']]);
});

it('never drops chosen columns or those that identify a row', () => {
  expect(fit(500, { isChosen: true })).toEqual([true, ['number', 'client', 'status', 'sent', 'total']]);
  expect(fit(100)).toEqual([true, ['number', 'client', 'status', 'total']]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { dismissToast, showToast } from './toast.store';
import { ToastRegion } from './toast-region.view';

const MS = 6_000;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (...titles: string[]) => act(() => titles.forEach((title) => showToast({ title, id: title })));
const shown = () => screen.queryAllByText(/^Toast/).map(({ textContent }) => textContent);
const dismiss = (at: number) => screen.getAllByRole('button', { name: 'Dismiss' })[at]!;

beforeEach(() => {
  jest.useFakeTimers();
  renderPiece(
    <>
      <button>Elsewhere</button>
      <ToastRegion />
    </>,
  );
});
afterEach(() => {
  act(() => ['1', '2', '3', '4', '5'].forEach((n) => dismissToast(`Toast ${n}`)));
  jest.useRealTimers();
});

describe('toasts', () => {
  it('disappear by themselves', () => {
    show('Toast 1');
    wait(MS - 100);
    expect(shown()).toEqual(['Toast 1']);
    wait(200);
    expect(shown()).toEqual([]);
  });

  it('are limited to three, and queued ones get their full time', () => {
    show('Toast 1', 'Toast 2', 'Toast 3', 'Toast 4');
    expect(shown()).toEqual(['Toast 1', 'Toast 2', 'Toast 3']);
    wait(MS + 100);
    expect(shown()).toEqual(['Toast 4']);
    wait(MS - 200);
    expect(shown()).toEqual(['Toast 4']);
    wait(300);
    expect(shown()).toEqual([]);
  });

  it('stay while the pointer is over one of them', () => {
    show('Toast 1', 'Toast 2');
    fireEvent.mouseOver(screen.getByText('Toast 1'));
    wait(MS * 3);
    expect(shown()).toEqual(['Toast 1', 'Toast 2']);
    fireEvent.mouseLeave(screen.getByRole('region'));
    wait(MS + 100);
    expect(shown()).toEqual([]);
  });

  it('still disappear after another was dismissed by click', () => {
    show('Toast 1', 'Toast 2');
    fireEvent.mouseOver(dismiss(0));
    act(() => dismiss(0).focus());
    fireEvent.click(dismiss(0));
    expect(shown()).toEqual(['Toast 2']);
    wait(MS + 100);
    expect(shown()).toEqual([]);
  });

  it('are focused with Alt+T, stay while focused, and return the focus', async () => {
    screen.getByText('Elsewhere').focus();
    show('Toast 1');
    fireEvent.keyDown(document.body, { code: 'KeyT', altKey: true });
    expect(screen.getByRole('region', { name: 'Messages (Alt+T)' })).toHaveFocus();
    wait(MS * 3);
    expect(shown()).toEqual(['Toast 1']);
    act(() => dismiss(0).focus());
    fireEvent.click(dismiss(0));
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('are dismissed with Escape, newest first', () => {
    show('Toast 1', 'Toast 2');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toEqual(['Toast 1']);
  });

  it('of the user’s own actions precede live ones, and are never displaced by them', () => {
    const live = (...numbers: number[]) =>
      act(() => numbers.forEach((n) => showToast({ title: `Toast ${n}`, id: `Toast ${n}`, isLive: true })));
    live(1, 2, 3);
    show('Toast own');
    expect(shown()).toEqual(['Toast 1', 'Toast 2', 'Toast own']);
    live(4, 5, 6, 7, 8, 9);
    expect(shown()).toContain('Toast own');
    wait(MS + 100);
    expect(shown()).not.toContain('Toast own');
    wait(MS + 100);
    wait(MS + 100);
    expect(shown()).toEqual([]);
  });

  it('restart their time when replaced', () => {
    show('Toast 1');
    wait(MS - 100);
    show('Toast 1');
    wait(MS - 100);
    expect(shown()).toEqual(['Toast 1']);
  });

  it('are announced politely', async () => {
    show('Toast 1');
    expect(screen.getByText('Toast 1').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
    await expectAccessible();
  });
});

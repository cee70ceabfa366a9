import { useEffect, type RefObject } from 'react';

const NAME = '--support-height';

/** How far down things stick that stay at the top of the window, below the banner of a support access. */
export const BELOW_SUPPORT = `var(${NAME}, 0px)`;

/** Tells the page's styles how high an element is that stays at the top. */
export function useHeightVariable(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty(NAME, `${element.current?.offsetHeight ?? 0}px`);
    tell();
    const observer = new ResizeObserver(tell);
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [element]);
}

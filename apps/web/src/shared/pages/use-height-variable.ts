import { useEffect, type RefObject } from 'react';

const NAME = '--support-height';

/** `top` of sticky elements, below the support banner. */
export const BELOW_SUPPORT = `var(${NAME}, 0px)`;

/** Sets a CSS variable to the height of an element that sticks to the top. */
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

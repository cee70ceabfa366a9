import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';

export interface HintProps {
  /** What the element is called; empty where its own text says so. */
  title: string;
  placement?: 'right';
  children: ReactElement;
}

/**
 * The name of a button or link that shows only an icon, for those who can point at it without pressing. The element needs an
 * `aria-label` of its own: on a touch screen there is no hint, which saves a phone a second rendering of the page.
 */
export function Hint({ title, placement, children }: HintProps) {
  const canPoint = useMediaQuery('(hover: hover)', { noSsr: true });
  if (!canPoint) return children;
  return (
    <Tooltip title={title} placement={placement}>
      {children}
    </Tooltip>
  );
}

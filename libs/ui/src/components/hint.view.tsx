import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';

export interface HintProps {
  /** The name of the element. Empty if its own text is sufficient. */
  title: string;
  placement?: 'right';
  children: ReactElement;
}

/**
 * A tooltip with the name of an icon-only button or link, for devices that can hover. The element needs its own `aria-label`,
 * because touch screens have no tooltip, which saves phones a second rendering of the page.
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

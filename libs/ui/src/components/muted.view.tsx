import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** Small text of secondary importance, such as a hint, a date or who did something. */
export function Muted<C extends ElementType = 'p'>(props: TypographyProps<C, { component?: C }>) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}

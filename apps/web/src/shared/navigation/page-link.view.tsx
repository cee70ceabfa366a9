import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** A link to a page of the app. */
export function PageLink(props: LinkProps<typeof RouterLink>) {
  return <Link component={RouterLink} {...props} />;
}

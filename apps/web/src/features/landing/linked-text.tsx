import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A line of text in which `[words](address)` is a link, to a page of ours or to another site. */
export function LinkedText({ text }: { text: string }) {
  // Split by two groups: text, words, address, text, words, address, … text.
  const parts = text.split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    if (at % 3 === 2) return null;
    const address = parts[at + 1] ?? '/';
    return address.startsWith('/') ? (
      <Link key={at} component={RouterLink} to={address} underline="always">
        {part}
      </Link>
    ) : (
      <Link key={at} href={address} rel="noreferrer" underline="always">
        {part}
      </Link>
    );
  });
}

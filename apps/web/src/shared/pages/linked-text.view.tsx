import Link from '@mui/material/Link';
import { PageLink } from '../navigation/page-link.view';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/**
 * Renders text in which `[words](address)` is a link, internal or external. With `newTab` the link does not leave a half-filled
 * form.
 */
export function LinkedText({ text, newTab = false }: { text: string; newTab?: boolean }) {
  const target = newTab ? '_blank' : undefined;
  // Splitting by two groups gives: text, words, address, text, words, address, … text.
  const parts = text.split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    if (at % 3 === 2) return null;
    const address = parts[at + 1] ?? '/';
    return address.startsWith('/') ? (
      <PageLink key={at} to={address} target={target} underline="always">
        {part}
      </PageLink>
    ) : (
      <Link key={at} href={address} target={target} rel="noreferrer" underline="always">
        {part}
      </Link>
    );
  });
}

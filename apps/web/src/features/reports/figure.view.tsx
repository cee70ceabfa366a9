import Link from '@mui/material/Link';
import { formatNumber } from '@quillcare/rules';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';

interface FigureProps {
  value: number;
  /** The list of what it counts. */
  to: string;
  /** What it counts, for whoever hears the link alone. */
  label: string;
  /** Shown instead of the number. */
  children?: string;
}

/** A number that leads to the records which it counts, for those who may read them. */
export function Figure({ value, to, label, children }: FigureProps) {
  const { can } = useRights();
  const { locale } = useFormats();
  const shown = children ?? formatNumber(value, locale);
  const resource = to.startsWith('/leads') ? 'LEADS' : 'QUOTES';
  if (value === 0 || !can(resource, 'READ')) return <>{shown}</>;
  return (
    <Link component={RouterLink} to={to} underline="hover" aria-label={`${label}: ${shown}`}>
      {shown}
    </Link>
  );
}

import { formatNumber } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { PageLink } from '../../shared/navigation/page-link.view';

interface LinkedFigureProps {
  value: number;
  /** Path of the list of what it counts. */
  to: string;
  /** What it counts, for screen reader users who hear the link out of context. */
  label: string;
  /** Shown instead of the number. */
  children?: string;
}

/** A number, linked to the records it counts if the user may read them. */
export function LinkedFigure({ value, to, label, children }: LinkedFigureProps) {
  const { can } = useRights();
  const { locale } = useFormats();
  const shown = children ?? formatNumber(value, locale);
  const resource = to.startsWith('/leads') ? 'LEADS' : 'QUOTES';
  if (value === 0 || !can(resource, 'READ')) return <>{shown}</>;
  return (
    <PageLink to={to} underline="hover" aria-label={`${label}: ${shown}`}>
      {shown}
    </PageLink>
  );
}

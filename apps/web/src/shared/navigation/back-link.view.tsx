import { ChevronLeftIcon } from '@quillcare/ui';
import { PageLink } from './page-link.view';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink
      to={to}
      color="text.secondary"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}
    >
      <ChevronLeftIcon sx={{ fontSize: 16 }} />
      {children}
    </PageLink>
  );
}

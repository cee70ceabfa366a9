import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '@quillcare/ui';
import { Loaded, type LoadedProps } from '../loading/loaded.view';
import { BackLink } from '../navigation/back-link.view';

export interface SettingsPageProps<T> extends LoadedProps<T> {
  title: string;
  subtitle?: string;
  /** Label of the link back to the admin page. */
  back: string;
  actions?: ReactNode;
  /** Content below the settings that loads separately. */
  below?: ReactNode;
}

/** A page of the practice's settings: one narrow column, reached from the admin page. */
export function SettingsPage<T>({ title, subtitle, back, actions, below, ...loaded }: SettingsPageProps<T>) {
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        back={<BackLink to="/admin">{back}</BackLink>}
        actions={actions}
      />
      <Loaded {...loaded} />
      {below}
    </Box>
  );
}

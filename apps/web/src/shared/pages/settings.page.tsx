import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '@quillcare/ui';
import { Loaded, type LoadedProps } from '../loading/loaded.view';
import { BackLink } from '../navigation/back-link.view';

export interface SettingsPageProps<T> extends LoadedProps<T> {
  title: string;
  subtitle?: string;
  /** Names the way back to the practice's administration. */
  back: string;
  actions?: ReactNode;
  /** What follows the settings and is loaded by itself. */
  below?: ReactNode;
}

/** A page of the practice's settings: one narrow column, reached from the administration. */
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

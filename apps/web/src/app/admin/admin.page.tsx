import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PageHeader, Muted } from '@quillcare/ui';
import { useSession } from '../../shared/session/session.context';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { toolWords } from '../../shared/navigation/tool.en';
import { useWords } from '../../shared/words/words';
import { fetchPermissions } from '../access/permissions';
import type { AdminTool } from '../entries';
import { getAdminGroups, type AdminGroup } from './admin.tools';
import { adminWords } from './admin.en';
import { PageLink } from '../../shared/navigation/page-link.view';

/** Loaded before the page is rendered. */
export const prepare = fetchPermissions;

export function AdminPage() {
  const tAdmin = useWords(adminWords);
  const { user } = useSession();
  return (
    <>
      <PageHeader title={tAdmin('title')} subtitle={tAdmin('subtitle')} />
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        {getAdminGroups(user).map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </Box>
    </>
  );
}

function Group({ group: { key, tools } }: { group: AdminGroup }) {
  const tAdmin = useWords(adminWords);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {tAdmin(`${key}`)}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {tools.map((tool) => (
          <li key={tool.to}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function ToolCard({ tool: { to, label, does, icon: Icon } }: { tool: AdminTool }) {
  const id = useId();
  const t = useWords(navigationWords);
  const tTools = useWords(toolWords);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        height: '100%',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'surface.hover' },
      }}
    >
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', pt: '1px' }}>
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <PageLink to={to} color="textPrimary" underline="none" aria-describedby={`${id}-does`} sx={TITLE}>
          {typeof label === 'string' ? t(label) : label.name}
        </PageLink>
        <Muted id={`${id}-does`}>{tTools(does)}</Muted>
      </Box>
    </Box>
  );
}

// The whole card is clickable, but only its title names the link.
const TITLE = { fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

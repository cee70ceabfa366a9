import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ArrowRightIcon, PageHeader, Panel } from '@quillcare/ui';
import { PlatformFigureList } from './platform-figure-list.view';
import { TOOL_LINKS, toolsTexts } from './platform.texts';
import { SupportList } from './support-list.view';

/** The platform as a whole: its figures, its tools, and who looked into which practice. */
export function SuperAdminPage() {
  return (
    <>
      <PageHeader title={toolsTexts.title} subtitle={toolsTexts.subtitle} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PlatformFigureList />
        <Panel title={toolsTexts.links}>
          <ToolLinks />
        </Panel>
        <SupportList />
      </Box>
    </>
  );
}

function ToolLinks() {
  return (
    <Box
      component="ul"
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {TOOL_LINKS.map(({ to, label, hint }) => (
        <li key={to}>
          <Link
            component={RouterLink}
            to={to}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 500 }}
          >
            {label}
            <ArrowRightIcon sx={{ fontSize: 16 }} />
          </Link>
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

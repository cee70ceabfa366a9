import Box from '@mui/material/Box';
import { ArrowRightIcon, PageHeader, Panel, Muted } from '@quillcare/ui';
import { PlatformFigureList } from './platform-figure-list.view';
import { toolsWords } from './platform.en';
import { SupportList } from './support-list.view';
import { useWords } from '../../shared/words/words';
import { PageLink } from '../../shared/navigation/page-link.view';

/** The platform as a whole: key figures, tools and the log of support access. */
export function SuperAdminPage() {
  const t = useWords(toolsWords);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PlatformFigureList />
        <Panel title={t('links')}>
          <ToolLinks />
        </Panel>
        <SupportList />
      </Box>
    </>
  );
}

const LINKS = {
  organisations: '/organizations',
  superAdmins: '/admin/super-admin-management',
  invoices: '/admin/invoices',
  matesRates: '/admin/mates-rates',
  nonBilling: '/admin/non-billing-organizations',
  messages: '/admin/contact-messages',
  announcements: '/admin/platform-announcements',
  medicare: '/admin/mbs',
  diagnostic: '/diagnostic',
} as const;
const LINK_NAMES = Object.keys(LINKS) as (keyof typeof LINKS)[];

function ToolLinks() {
  const t = useWords(toolsWords);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {LINK_NAMES.map((name) => (
        <li key={name}>
          <PageLink
            to={LINKS[name]}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 500 }}
          >
            {t(`link.${name}`)}
            <ArrowRightIcon sx={{ fontSize: 16 }} />
          </PageLink>
          <Muted>{t(`linkHint.${name}`)}</Muted>
        </li>
      ))}
    </Box>
  );
}

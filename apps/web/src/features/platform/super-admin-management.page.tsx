import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listSuperAdmins, removeSuperAdmin, type SuperAdmin } from '@quillcare/contracts';
import { PageHeader, Panel, SuperAdminIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { defineList } from '../../shared/list/define-list';
import { ListView } from '../../shared/list/list.view';
import { activeLook } from '../../shared/status/active';
import { OwnMark } from '../../shared/roles/own-mark.view';
import { useWords, word } from '../../shared/words/words';
import { platformListWords } from './platform-lists.en';
import { removeSuperAdminWords } from './organisation-care.en';
import { superAdminWords } from './platform.en';

/** Removes another user's super admin role. */
const removing = actsOn<SuperAdmin>(removeSuperAdminWords, ({ name }) => name).act({
  name: 'remove',
  operation: removeSuperAdmin,
  asks: removeSuperAdmin.body,
  fields: { reason: { multiline: true } },
  values: ({ practice }) => ({ practice: practice.name }),
  request: ({ id }, body) => ({ params: { id }, body }),
  about: ({ name }) => name,
  maxWidth: 'sm',
});

const superAdminList = defineList({
  name: 'super-admins',
  operation: listSuperAdmins,
  words: platformListWords,
  title: 'superAdmins.title',
  defaultSort: 'name',
  nameOf: ({ name }) => name,
  columns: [
    {
      kind: 'link',
      name: 'name',
      label: 'name',
      sort: 'name',
      isFixed: true,
      value: ({ name }) => name,
      after: ({ id }) => <OwnMark id={id} />,
    },
    { kind: 'text', name: 'email', label: 'email', sort: 'email', grow: 1.2, value: ({ email }) => email },
    { kind: 'text', name: 'practice', label: 'practice', from: 'lg', value: ({ practice }) => practice.name },
    { kind: 'status', name: 'status', label: 'status', width: 110, value: activeLook },
    {
      kind: 'status',
      name: 'secondStep',
      label: 'superAdmins.secondStep',
      width: 140,
      value: ({ hasSecondStep }) =>
        hasSecondStep
          ? { label: word(platformListWords, 'superAdmins.on'), tone: 'success' }
          : { label: word(platformListWords, 'superAdmins.off'), tone: 'warning' },
    },
    {
      kind: 'date',
      name: 'lastSignIn',
      label: 'superAdmins.lastSignIn',
      as: 'time',
      width: 190,
      from: 'lg',
      value: ({ lastSignInAt }) => lastSignInAt,
      none: () => word(platformListWords, 'superAdmins.longAgo'),
    },
  ],
  actions: [removing],
  empty: { icon: <SuperAdminIcon />, title: 'superAdmins.empty' },
});

const STEPS = ['first', 'second', 'third'] as const;

/** Lists the super admins, with a way to add one. */
export function SuperAdminManagementPage() {
  const t = useWords(superAdminWords);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ListView list={superAdminList} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Panel title={t('howTitle')}>
            <Steps as="ol" items={STEPS.map((step) => t(`how.${step}`))} />
            <Typography color="textSecondary" sx={{ mt: 1.5 }}>
              {t('howNote')}
            </Typography>
          </Panel>
          <Panel title={t('protectTitle')}>
            <Steps as="ul" items={STEPS.map((step) => t(`protect.${step}`))} />
          </Panel>
        </Box>
      </Box>
    </>
  );
}

function Steps({ as, items }: { as: 'ol' | 'ul'; items: readonly string[] }) {
  return (
    <Box component={as} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}

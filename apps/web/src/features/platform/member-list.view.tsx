import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { listOrganisationMembers, ROLES, type OrganisationOverview, type Role } from '@quillcare/contracts';
import { UsersIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListView } from '../../shared/list/list.view';
import { activeLook } from '../../shared/status/active';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { roleName } from '../../shared/roles/role-label';
import { useWords } from '../../shared/words/words';
import { actingFor } from './organisation-acts.definition';
import { platformListWords } from './platform-lists.en';

const memberListOf = (organisation: OrganisationOverview) =>
  defineList({
    name: 'organisation-members',
    operation: listOrganisationMembers,
    words: platformListWords,
    title: 'members.title',
    search: 'members.search',
    defaultSort: 'name',
    nameOf: ({ name }) => name,
    columns: [
      { kind: 'link', name: 'name', label: 'name', sort: 'name', value: ({ name }) => name, isFixed: true },
      { kind: 'text', name: 'email', label: 'email', sort: 'email', grow: 1.2, value: ({ email }) => email },
      {
        kind: 'custom',
        name: 'role',
        label: 'role',
        width: 215,
        from: 'lg',
        render: ({ role }) => <RoleChip role={role} />,
      },
      { kind: 'status', name: 'status', label: 'status', width: 110, value: activeLook },
    ],
    filters: [
      {
        kind: 'choices',
        name: 'role',
        label: 'role',
        values: ROLES,
        labelOf: (role) => roleName(role as Role),
      },
    ],
    actions: [{ ...actingFor(organisation), isInline: true }],
    empty: { icon: <UsersIcon />, title: 'members.empty' },
  });

/** The members of a practice, each with a button to impersonate them. */
export function MemberList({ record: organisation }: { record: OrganisationOverview }) {
  const t = useWords(platformListWords);
  const list = useMemo(() => memberListOf(organisation), [organisation]);
  const params = useMemo(() => ({ id: organisation.id }), [organisation.id]);
  return (
    <Box component="section" aria-labelledby="members">
      <Typography variant="h2" id="members" sx={{ mb: 1.5 }}>
        {t('members.title')}
      </Typography>
      <ListView list={list} params={params} />
    </Box>
  );
}

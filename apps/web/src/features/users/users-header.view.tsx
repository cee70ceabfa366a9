import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ADMINS, createInvitation, type Role } from '@quillcare/contracts';
import { PageHeader, PlusIcon } from '@quillcare/ui';
import { useRights, useSession } from '../../shared/session/session.context';
import { InviteDialog } from './invite.dialog';
import { userTexts } from './user.texts';

const ADMIN_ROLES: readonly Role[] = ADMINS;

const VIEWS = [
  { path: '/users', label: userTexts.people },
  { path: '/users/invitations', label: userTexts.invitations },
];

/** The title over the people and over the invitations, and the way to invite. */
export function UsersHeader({ path }: { path: string }) {
  const [isInviting, setInviting] = useState(false);
  const { user } = useSession();
  const { allows } = useRights();
  // Only administrators can assign roles, which an invitation needs.
  const mayInvite = allows(createInvitation) && ADMIN_ROLES.includes(user.role);
  return (
    <>
      <PageHeader
        title={userTexts.title}
        actions={
          mayInvite && (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setInviting(true)}>
              {userTexts.invite}
            </Button>
          )
        }
      />
      <ViewLinks path={path} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

// They look like tabs but lead to separate pages, so they are links.
function ViewLinks({ path }: { path: string }) {
  return (
    <Box
      component="nav"
      aria-label={userTexts.views}
      sx={{ display: 'flex', gap: 1, mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {VIEWS.map((view) => (
        <Link
          key={view.path}
          component={RouterLink}
          to={view.path}
          underline="none"
          aria-current={view.path === path ? 'page' : undefined}
          sx={{
            px: 1.5,
            py: 1.25,
            mb: '-1px',
            fontWeight: 500,
            color: 'text.secondary',
            borderBottom: 2,
            borderColor: 'transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
          }}
        >
          {view.label}
        </Link>
      ))}
    </Box>
  );
}

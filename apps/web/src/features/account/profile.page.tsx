import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Facts, PageHeader } from '@quillcare/ui';
import { useSession } from '../../app/session';
import { useFormats } from '../../shared/formats/use-formats';
import { roleLabel } from '../../shared/roles/role-label';
import { accountTexts } from './account.texts';

export function ProfilePage() {
  const { user, organisation, expiresAt } = useSession();
  const { dateTime } = useFormats();
  return (
    <>
      <PageHeader title={accountTexts.profile} />
      <Paper variant="outlined" sx={{ p: 2.5, maxWidth: 640 }}>
        <Facts
          items={[
            { label: accountTexts.name, value: user.name },
            { label: accountTexts.email, value: user.email },
            { label: accountTexts.role, value: roleLabel(user.role) },
            { label: accountTexts.organisation, value: organisation.name },
            { label: accountTexts.session, value: `${dateTime(expiresAt)}. ${accountTexts.sessionHelp}` },
          ]}
        />
        <Typography color="textSecondary" sx={{ mt: 2.5 }}>
          {accountTexts.profileNote}
        </Typography>
      </Paper>
    </>
  );
}

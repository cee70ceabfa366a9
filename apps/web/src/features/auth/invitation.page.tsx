import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom';
import { openInvitation, type ResultOf } from '@quillcare/contracts';
import { ErrorState, Facts, LoadingScreen } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import type { ApiProblem } from '../../shared/api/problem';
import { useSessionControl } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { roleName } from '../../shared/roles/role-label';
import { AuthLayout } from './auth.layout';
import { InvitationForm } from './invitation-form.view';
import { invitationWords } from './invitation.en';
import { lookUp, useWords } from '../../shared/words/words';
import { useFirstSignIn } from './use-sign-up';

export type OpenInvitation = ResultOf<typeof openInvitation>;

/** Target of an invitation link: shows who is inviting, then the account form. */
export function InvitationPage() {
  const t = useWords(invitationWords);
  const { token = '' } = useParams();
  const { state } = useSessionControl();
  const enter = useFirstSignIn();
  const [isAccepted, setAccepted] = useState(false);
  const { data, error, refetch } = useOperationQuery(openInvitation, { params: { token } });
  if (isAccepted)
    return state.status === 'signed-in' ? (
      <Navigate to="/dashboard" replace />
    ) : (
      <LoadingScreen text={t('accepted')} />
    );
  if (data)
    return (
      <AuthLayout title={t('title', { practice: data.practiceName })} width={640}>
        <Offer invitation={data} />
        <InvitationForm token={token} invitation={data} enter={enter} onAccepted={() => setAccepted(true)} />
      </AuthLayout>
    );
  if (error) return <Refused problem={error} onRetry={refetch} />;
  return <LoadingScreen text={t('opening')} />;
}

function Offer({ invitation }: { invitation: OpenInvitation }) {
  const t = useWords(invitationWords);
  const { state } = useSessionControl();
  const { date, dayOf } = useFormats();
  const { practiceName, email, role, expiresAt } = invitation;
  return (
    <Box sx={{ mb: 3.5, display: 'grid', gap: 2.5 }}>
      <Typography color="textSecondary">
        {t('intro', { practice: practiceName, role: roleName(role) })}{' '}
        {t('until', { date: date(dayOf(expiresAt)) })}
      </Typography>
      <Facts
        items={[
          { label: t('email'), value: email },
          { label: t('role'), value: roleName(role) },
        ]}
      />
      {state.status === 'signed-in' && (
        <Alert severity="warning" role="note">
          {t('signedInAs', { name: state.session.user.name })}
        </Alert>
      )}
    </Box>
  );
}

function Refused({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const t = useWords(invitationWords);
  const title = lookUp(invitationWords, `dead.${problem.code}.title`);
  if (!title)
    return (
      <AuthLayout title={t('failed')} width={400}>
        <ErrorState
          title={problem.title}
          message={problem.detail}
          reference={problem.correlationId}
          onRetry={onRetry}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title={title} width={400}>
      <Typography role="alert" sx={{ mb: 3 }}>
        {lookUp(invitationWords, `dead.${problem.code}.hint`)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/">
          {t('home')}
        </Button>
        <Button component={RouterLink} to="/login" variant="contained">
          {t('signIn')}
        </Button>
      </Box>
    </AuthLayout>
  );
}

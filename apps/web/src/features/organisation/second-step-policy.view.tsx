import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { getMfaPolicy, setMfaPolicy, type ResultOf } from '@quillcare/contracts';
import { ErrorState } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { Section } from './section.view';
import { SecondStepPolicyForm } from './second-step-policy.form';
import { policyTexts } from './second-step-policy.texts';

export type Policy = ResultOf<typeof getMfaPolicy>;

/** Which roles of the practice cannot work without a second step. */
export function SecondStepPolicy() {
  const { data, error, refetch } = useOperationQuery(getMfaPolicy, {});
  const mayChange = useRights().allows(setMfaPolicy);
  return (
    <Section title={policyTexts.title}>
      {error && !data && (
        <ErrorState
          title={policyTexts.failed}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {data &&
        (mayChange ? <SecondStepPolicyForm policy={data} refetch={refetch} /> : <ReadOnly policy={data} />)}
    </Section>
  );
}

function ReadOnly({ policy: { roles } }: { policy: Policy }) {
  return (
    <Typography>
      {roles.length === 0
        ? policyTexts.none
        : policyTexts.readOnly + roles.map((role) => ROLE_NAMES[role]).join(', ')}
    </Typography>
  );
}

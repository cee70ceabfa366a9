import Typography from '@mui/material/Typography';
import { getMfaPolicy, setMfaPolicy, type ResultOf } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { Loaded } from '../../shared/loading/loaded.view';
import { SecondStepPolicyForm } from './second-step-policy.form';
import { policyTexts } from './second-step-policy.texts';

export type Policy = ResultOf<typeof getMfaPolicy>;

/** Which roles of the practice cannot work without a second step. */
export function SecondStepPolicy() {
  const request = useOperationQuery(getMfaPolicy, {});
  const mayChange = useRights().allows(setMfaPolicy);
  return (
    <Panel title={policyTexts.title}>
      <Loaded request={request} failed={policyTexts.failed} skeleton={220}>
        {(data) =>
          mayChange ? (
            <SecondStepPolicyForm policy={data} refetch={request.refetch} />
          ) : (
            <ReadOnly policy={data} />
          )
        }
      </Loaded>
    </Panel>
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

import Typography from '@mui/material/Typography';
import { getMfaPolicy, setMfaPolicy, type ResultOf } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { policyWords } from './second-step-policy.en';
import { SecondStepPolicyForm } from './second-step-policy.form';

export type Policy = ResultOf<typeof getMfaPolicy>;

/** Which of the practice's roles require a second step. */
export function SecondStepPolicy() {
  const t = useWords(policyWords);
  const request = useOperationQuery(getMfaPolicy, {});
  const mayChange = useRights().allows(setMfaPolicy);
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={220}>
        {(policy) => (mayChange ? <SecondStepPolicyForm policy={policy} /> : <ReadOnly policy={policy} />)}
      </Loaded>
    </Panel>
  );
}

function ReadOnly({ policy: { roles } }: { policy: Policy }) {
  const t = useWords(policyWords);
  const names = roles.map((role) => t(`fields.${role}`)).join(', ');
  return <Typography>{roles.length === 0 ? t('none') : t('readOnly', { roles: names })}</Typography>;
}

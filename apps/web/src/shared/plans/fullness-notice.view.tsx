import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { getSubscriptionUsage } from '@quillcare/contracts';
import { fullnessOf, type PlanLimit } from '@quillcare/rules';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { planWords } from './plan.en';

/** Warns those who manage the subscription that a plan's limit is nearly reached. Renders nothing while there is room. */
export function FullnessNotice({ limit }: { limit: PlanLimit }) {
  const t = useWords(planWords);
  const mayChoose = useRights().allows(getSubscriptionUsage);
  const { data } = useOperationQuery(getSubscriptionUsage, mayChoose ? {} : skipToken);
  const usage = data?.items.find((item) => item.limit === limit);
  if (!usage || usage.used === null || usage.max === null) return null;
  return (
    <FullnessAlert
      {...{ limit, used: usage.used, max: usage.max }}
      action={
        <Button component={RouterLink} to="/admin/billing" color="inherit" size="small">
          {t('fullness.seeUsage')}
        </Button>
      }
    />
  );
}

interface FullnessProps {
  limit: PlanLimit;
  used: number;
  max: number;
  action?: ReactNode;
}

/** Shows how many more the plan allows, once it is nearly full. */
export function FullnessAlert({ limit, used, max, action }: FullnessProps) {
  const t = useWords(planWords);
  const fullness = fullnessOf(used, max);
  if (fullness === 'ROOM') return null;
  return (
    <Alert severity={fullness === 'FULL' ? 'warning' : 'info'} action={action} sx={{ mb: action ? 2 : 0 }}>
      {fullness === 'FULL'
        ? t(`fullness.full.${limit}`)
        : t(`fullness.nearly.${limit}`, { count: max - used })}
    </Alert>
  );
}

import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { TitledDialog } from '@quillcare/ui';
import { subscriptionPlan } from '@quillcare/contracts';
import { PLAN_LIMITS, type PlanLimit } from '@quillcare/rules';
import { Link as RouterLink } from 'react-router-dom';
import type { ApiProblem } from '../../shared/api/problem';
import { isAdmin } from '../../shared/feature/visibility';
import { planWords } from '../../shared/plans/plan.en';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useSessionControl } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';

/** Explains which limit of the plan was reached, that nothing was lost, and who can upgrade. */
export function PlanRefusalDialog({ refusal, onClose }: { refusal: ApiProblem; onClose: () => void }) {
  const t = useWords(planWords);
  const { state } = useSessionControl();
  const mayChoose = state.status === 'signed-in' && isAdmin(state.session.user);
  const isFull = refusal.code === 'PLAN_LIMIT_REACHED';
  return (
    <TitledDialog
      title={t(isFull ? 'full.title' : 'lacks.title')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus={!mayChoose}>
            {t('close')}
          </Button>
          {mayChoose && (
            <Button
              component={RouterLink}
              to="/admin/billing"
              variant="contained"
              autoFocus
              onClick={onClose}
            >
              {t('seePlans')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{useReason(refusal)}</DialogContentText>
      <DialogContentText>{t('kept')}</DialogContentText>
      <DialogContentText>{t(mayChoose ? 'forAdmins' : 'forStaff')}</DialogContentText>
    </TitledDialog>
  );
}

function useReason({ facts, detail, code }: ApiProblem): string {
  const t = useWords(planWords);
  const known = subscriptionPlan.safeParse(facts?.plan);
  const plan = known.success ? PLAN_NAMES[known.data] : t('thisPlan');
  if (code === 'PLAN_LACKS_FEATURE') return t('lacks.branding', { plan });
  const { limit, used, max } = { ...facts };
  if (!isLimit(limit) || typeof used !== 'number' || typeof max !== 'number') return detail;
  return limit === 'users'
    ? t('full.users', { plan, used, count: max })
    : t(`full.${limit}`, { plan, used, max });
}

function isLimit(value: unknown): value is PlanLimit {
  return (PLAN_LIMITS as readonly unknown[]).includes(value);
}

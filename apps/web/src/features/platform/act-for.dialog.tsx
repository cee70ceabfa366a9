import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  startImpersonation,
  SUPPORT_MINUTES,
  type OrganisationOverview,
  type StaffUser,
} from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { person as watch } from '../../shared/session/person';
import { FormFrame } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { CountInput } from '../../shared/forms/number.input';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { actWords } from './platform.en';
import { ReadOnlyInput } from './read-only.input';

export interface ActForDialogProps {
  person: StaffUser;
  organisation: Pick<OrganisationOverview, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for reason, duration and extent, and begins support access. */
export function ActForDialog({ person, organisation, onClose }: ActForDialogProps) {
  const t = useWords(actWords);
  const tForm = useWords(formWords);
  const [run] = useOperationMutation(startImpersonation);
  const titleId = useId();
  const contractForm = useContractForm({
    schema: startImpersonation.body,
    defaultValues: {
      userId: person.id,
      organisationId: organisation.id,
      reason: '',
      minutes: SUPPORT_MINUTES.default,
      readOnly: true,
      session: 'cookie',
    },
    labels: { reason: t('reason'), minutes: t('minutes'), readOnly: t('readOnly') },
    toProblem,
    submit: async (body) => {
      const { session } = await run({ body });
      // From here on the cookies are the other person's: the app discards its data and starts again as them.
      watch.meet(session);
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title', { name: person.name })}</DialogTitle>
      <FormFrame contractForm={contractForm} label={t('title', { name: person.name })} isDialog>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {t('help', { practice: organisation.name })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
            <CountInput name="minutes" label={t('minutes')} help={t('minutesHelp')} unit={t('minuteUnit')} />
            <ReadOnlyInput name="readOnly" />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <SubmitButton
            label={t('submit')}
            busyLabel={t('submitting')}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}

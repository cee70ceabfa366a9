import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { getQuote, recordAcceptance, type Quote } from '@quillcare/contracts';
import { buildDescribedBy, FieldFrame, TitledDialog } from '@quillcare/ui';
import { useState, type FormEvent } from 'react';
import { useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useFormats } from '../../../shared/formats/use-formats';
import { DateTime } from '../../../shared/forms/date-time.view';
import { FormSummary } from '../../../shared/forms/form.frame';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { getSummaryTitle } from '../../../shared/forms/summary-title';
import { TextBox } from '../../../shared/forms/text-box.view';
import { useConfirmClose } from '../../../shared/leaving/use-confirm-close';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { actWords } from '../view/quote-acts.en';
import { combineErrors, getFieldLabels, recordFieldId, toSummary } from './record-errors';
import { RecordChoice, RecordMode, RecordSignatory } from './record-fields.view';
import { toRequestBody, findMissing, createInitialValues, type RecordValues } from './record.values';
import { RepresentativeNotice } from './representative-notice.view';
import { recordWords } from './record.en';
import { ScanField } from './scan-field.view';

export function RecordDialog({ quote: seen, onClose }: { quote: Quote; onClose: () => void }) {
  // Read live, because the patient may open the quote while staff are recording.
  const quote = useOperationQuery(getQuote, { params: { id: seen.id } }).data ?? seen;
  const t = useWords(recordWords);
  const tAct = useWords(actWords);
  const { timeZone } = useFormats();
  const [run, { isLoading: isBusy }] = useOperationMutation(recordAcceptance);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [initial] = useState(() => createInitialValues(new Date(), timeZone));
  const [values, setValues] = useState<RecordValues>(initial);
  const { dismiss, question } = useConfirmClose(values !== initial, onClose);
  const change = (part: Partial<RecordValues>) => setValues((before) => ({ ...before, ...part }));
  // Changing this moves the focus to the summary.
  const [tries, setTries] = useState(0);
  const body = toRequestBody(values, quote, { now: new Date(), timeZone });
  const noTime = body ? [] : [{ path: 'acceptedAt', message: t('whenMissing') }];
  const missing = [...noTime, ...findMissing(values, quote, t)];
  const labels = getFieldLabels(values, quote, t);
  const errors = combineErrors(labels, tries > 0 ? missing : noTime, problem);
  const errorOf = (path: string) => errors.find(({ field }) => field === path)?.message;
  const refuse = (refusal: ApiProblem | null) => {
    setProblem(refusal);
    setTries((count) => count + 1);
  };
  const record = async () => {
    if (isBusy || values.isUploading) return;
    if (!body || missing.length > 0) return refuse(null);
    setProblem(null);
    try {
      await run({ params: { id: quote.id }, body });
      showToast({ title: t('done') });
      onClose();
    } catch (error) {
      const refusal = toProblem(error);
      refuse(refusal.code === 'VERSION_CONFLICT' ? { ...refusal, detail: tAct('conflict') } : refusal);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void record();
  };
  const fields = { values, change, errorOf };
  const whenId = recordFieldId('acceptedAt');
  return (
    <>
      <TitledDialog
        title={t('title')}
        onClose={isBusy ? undefined : dismiss}
        isText
        frame={(parts) => (
          <form method="post" noValidate onSubmit={submit} aria-label={t('title')}>
            {parts}
          </form>
        )}
        actions={
          <>
            <Button onClick={onClose} disabled={isBusy}>
              {tAct('cancel')}
            </Button>
            <SubmitButton
              label={t('confirm')}
              busyLabel={tAct('busy')}
              isSubmitting={isBusy}
              isDisabled={values.isUploading}
            />
          </>
        }
      >
        <FormSummary
          title={getSummaryTitle(problem, t('failed'))}
          summary={tries > 0 ? toSummary(labels, errors) : []}
          tries={tries}
        />
        <Typography>{t('hint')}</Typography>
        <RecordMode {...fields} />
        <FieldFrame id={whenId} label={t('when')} error={errorOf('acceptedAt')}>
          <DateTime
            id={whenId}
            label={t('when')}
            value={values.at}
            onChange={(at) => change({ at: at ?? '' })}
            isInvalid={errorOf('acceptedAt') !== undefined}
            describedBy={buildDescribedBy(whenId, { error: errorOf('acceptedAt') })}
          />
        </FieldFrame>
        <RepresentativeNotice quote={quote} />
        <RecordSignatory {...fields} />
        <RecordChoice quote={quote} {...fields} />
        {values.mode === 'PAPER' && <ScanField quoteId={quote.id} {...fields} />}
        <TextBox
          id={recordFieldId('notes')}
          label={t('notes')}
          help={t('notesHelp')}
          error={errorOf('notes')}
          value={values.notes}
          maxLength={2_000}
          isOptional={false}
          onChange={(notes) => change({ notes })}
        />
        <Agreement
          id={recordFieldId('patientInfo.agreedToTerms')}
          label={t('terms')}
          isChecked={values.terms}
          error={errorOf('patientInfo.agreedToTerms')}
          onChange={(terms) => change({ terms })}
        />
        <Agreement
          id={recordFieldId('patientInfo.agreedToTreatment')}
          label={t('treatment')}
          isChecked={values.treatment}
          error={errorOf('patientInfo.agreedToTreatment')}
          onChange={(treatment) => change({ treatment })}
        />
      </TitledDialog>
      {question}
    </>
  );
}

interface AgreementProps {
  id: string;
  label: string;
  isChecked: boolean;
  error: string | undefined;
  onChange: (isChecked: boolean) => void;
}

function Agreement({ id, label, isChecked, error, onChange }: AgreementProps) {
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            checked={isChecked}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': buildDescribedBy(id, { error }) } }}
          />
        }
        label={label}
      />
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { getQuote, recordAcceptance, type Quote } from '@quillcare/contracts';
import { FieldFrame, TitledDialog } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useFormats } from '../../../shared/formats/use-formats';
import { DateTime } from '../../../shared/forms/date-time.view';
import { useConfirmClose } from '../../../shared/leaving/use-confirm-close';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { actWords } from '../view/quote-acts.en';
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
  const [wasTried, setTried] = useState(false);
  const missing = findMissing(values, quote, t);
  const errorOf = (path: string) =>
    [...(wasTried ? missing : []), ...(problem?.errors ?? [])].find((error) => error.path === path)?.message;
  const body = toRequestBody(values, quote, { now: new Date(), timeZone });
  const record = async () => {
    setTried(true);
    if (!body || missing.length > 0) return;
    setProblem(null);
    try {
      await run({ params: { id: quote.id }, body });
      showToast({ title: t('done') });
      onClose();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  const fields = { values, change, errorOf };
  return (
    <>
      <TitledDialog
        title={t('title')}
        onClose={isBusy ? undefined : dismiss}
        isText
        actions={
          <>
            <Button onClick={onClose} disabled={isBusy}>
              {tAct('cancel')}
            </Button>
            <Button variant="contained" onClick={() => void record()} disabled={isBusy || values.isUploading}>
              {isBusy ? tAct('busy') : t('confirm')}
            </Button>
          </>
        }
      >
        {problem && (
          <Alert severity="error" role="alert">
            <AlertTitle>{t('failed')}</AlertTitle>
            {problem.code === 'VERSION_CONFLICT' ? tAct('conflict') : problem.detail}
          </Alert>
        )}
        <Typography>{t('hint')}</Typography>
        <RecordMode {...fields} />
        <FieldFrame
          id="accepted-at"
          label={t('when')}
          error={body === null ? t('whenMissing') : errorOf('acceptedAt')}
        >
          <DateTime
            id="accepted-at"
            label={t('when')}
            value={values.at}
            onChange={(at) => change({ at: at ?? '' })}
            isInvalid={body === null || errorOf('acceptedAt') !== undefined}
          />
        </FieldFrame>
        <RepresentativeNotice quote={quote} />
        <RecordSignatory {...fields} />
        <RecordChoice quote={quote} {...fields} />
        {values.mode === 'PAPER' && <ScanField quoteId={quote.id} {...fields} />}
        <TextField
          label={t('notes')}
          required
          multiline
          minRows={2}
          value={values.notes}
          helperText={errorOf('notes') ?? t('notesHelp')}
          error={errorOf('notes') !== undefined}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          onChange={({ target }) => change({ notes: target.value })}
        />
        <Agreement
          label={t('terms')}
          isChecked={values.terms}
          error={errorOf('patientInfo.agreedToTerms')}
          onChange={(terms) => change({ terms })}
        />
        <Agreement
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
  label: string;
  isChecked: boolean;
  error: string | undefined;
  onChange: (isChecked: boolean) => void;
}

function Agreement({ label, isChecked, error, onChange }: AgreementProps) {
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={isChecked} onChange={({ target }) => onChange(target.checked)} />}
        label={label}
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}

import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import {
  MAX_CASE_DOCUMENT_BYTES,
  caseDocumentKind,
  isClinicalDocument,
  uploadCaseDocument,
  type CaseDocumentKind,
} from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FilePicker } from '../../shared/files/file-picker.input';
import { SelectBox } from '../../shared/forms/select-box.view';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', '.heic', '.heif', '.docx'];

/** Returns the kinds the user can add. Clinical ones require the right to see clinical documents. */
export function kindsFor(seesClinical: boolean): CaseDocumentKind[] {
  return caseDocumentKind.options.filter((kind) => seesClinical || !isClinicalDocument(kind));
}

/** Uploads documents of a chosen kind one after another, so that each rejected one can be named. */
export function DocumentUpload({ caseId, seesClinical }: { caseId: string; seesClinical: boolean }) {
  const t = useWords(caseDocumentWords);
  const [kind, setKind] = useState<CaseDocumentKind>(seesClinical ? 'REFERRAL' : 'CONSENT');
  const [current, setCurrent] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [run] = useOperationMutation(uploadCaseDocument);
  const upload = async (files: readonly File[]) => {
    setRefusals([]);
    for (const file of files) {
      setCurrent(file.name);
      try {
        const { name } = await run({ params: { id: caseId }, body: { kind }, file });
        showToast({ title: t('added'), message: name });
      } catch (error) {
        const { errors, detail } = toProblem(error);
        const why = errors?.[0]?.message ?? detail;
        setRefusals((before) => [...before, `${t('addFailed', { name: file.name })}: ${why}`]);
      }
    }
    setCurrent(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ maxWidth: 320 }}>
        <SelectBox
          label={t('about')}
          value={kind}
          options={kindsFor(seesClinical).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={setKind}
        />
      </Box>
      <FilePicker
        label={t('add')}
        limits={{ accept: ACCEPTED, acceptWords: t('types'), maxBytes: MAX_CASE_DOCUMENT_BYTES }}
        isMultiple
        isDisabled={current !== null}
        onPick={(files) => void upload(files)}
      />
      {current !== null && <LinearProgress aria-label={t('uploading', { name: current })} />}
      {refusals.length > 0 && (
        <FormHelperText component="div" error role="alert" sx={{ m: 0 }}>
          {refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        </FormHelperText>
      )}
    </Box>
  );
}

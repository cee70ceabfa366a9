import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { MAX_SCAN_BYTES, uploadSignedScan } from '@quillcare/contracts';
import { useState } from 'react';
import { useOperationMutation } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { FilePicker } from '../../../shared/files/file-picker.input';
import { useWords } from '../../../shared/words/words';
import { recordFieldId } from './record-errors';
import { recordWords } from './record.en';
import type { RecordFieldsProps } from './record-fields.view';

/** Scan of the signed paper, uploaded as soon as it is chosen. */
export function ScanField({ quoteId, values, change, errorOf }: RecordFieldsProps & { quoteId: string }) {
  const t = useWords(recordWords);
  const [run, { isLoading }] = useOperationMutation(uploadSignedScan);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = async (file: File) => {
    setRefusal(null);
    change({ scan: null, isUploading: true });
    try {
      // The gateway adds the contract's file properties.
      const { scanId, fileName } = await run({ params: { id: quoteId }, file });
      change({ scan: { id: scanId, name: fileName }, isUploading: false });
    } catch (error) {
      change({ isUploading: false });
      const { errors, detail } = toProblem(error);
      setRefusal(errors?.[0]?.message ?? detail);
    }
  };
  const error = refusal ?? errorOf('scanId');
  return (
    <div>
      <FilePicker
        id={recordFieldId('scanId')}
        label={t('scan')}
        limits={{
          accept: ['application/pdf', 'image/jpeg', 'image/png'],
          acceptWords: t('scanKinds'),
          maxBytes: MAX_SCAN_BYTES,
        }}
        hasFile={values.scan !== null}
        isDisabled={isLoading}
        onPick={([file]) => file && void upload(file)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {values.scan ? t('uploaded', { name: values.scan.name }) : t('scan')}
        </Typography>
      </FilePicker>
      {isLoading && <LinearProgress aria-label={t('uploading')} sx={{ mt: 1 }} />}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}

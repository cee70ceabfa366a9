import { useState } from 'react';
import { useFormats } from '../../shared/formats/use-formats';
import { toProblem } from '../../shared/api/problem';
import { QuestionDialog } from '../../shared/commands/question.dialog';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

interface PreviousUpload {
  uploadedBy: string;
  createdAt: string;
  summary: string | null;
}

type Attempt = (again: boolean) => Promise<void>;

/**
 * Starts an import, asking for confirmation if the same file was imported before. Rejects with the problem of any other refusal.
 */
export function useRepeatedFile() {
  const t = useWords(importWords);
  const { dateTime } = useFormats();
  const [repeated, setRepeated] = useState<{ earlier: PreviousUpload; attempt: Attempt } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async (attempt: Attempt) => {
    try {
      await attempt(false);
    } catch (error) {
      const { code, facts } = toProblem(error);
      const earlier = facts?.['earlier'] as PreviousUpload | undefined;
      if (code !== 'IMPORT_REPEATED' || !earlier) throw error;
      setRefusal(null);
      setRepeated({ earlier, attempt });
    }
  };
  const startAnyway = async ({ attempt }: { attempt: Attempt }) => {
    setBusy(true);
    setRefusal(null);
    try {
      await attempt(true);
      setRepeated(null);
    } catch (error) {
      setRefusal(toProblem(error).detail);
    } finally {
      setBusy(false);
    }
  };
  const dialog = repeated && (
    <QuestionDialog
      texts={{
        title: t('repeated.title'),
        hint: t('repeated.hint', {
          who: repeated.earlier.uploadedBy,
          when: dateTime(repeated.earlier.createdAt),
          result: repeated.earlier.summary ?? t('repeated.noResult'),
        }),
        confirmLabel: t('repeated.again'),
        busyLabel: t('repeated.busy'),
      }}
      {...{ isBusy, refusal }}
      onConfirm={() => void startAnyway(repeated)}
      onClose={() => setRepeated(null)}
    />
  );
  return { start, dialog };
}

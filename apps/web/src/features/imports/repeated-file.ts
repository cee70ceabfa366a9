import { useFormats } from '../../shared/formats/use-formats';
import { toProblem } from '../../shared/api/problem';
import { useConfirmation } from '../../shared/commands/use-confirmation';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

interface Earlier {
  uploadedBy: string;
  createdAt: string;
  summary: string | null;
}

/**
 * Starts an import, and asks first where the same file was imported before. Rejects with the problem of any other refusal.
 */
export function useRepeatedFile() {
  const t = useWords(importWords);
  const { dateTime } = useFormats();
  const { ask, dialog } = useConfirmation<void>();
  const start = async (attempt: (again: boolean) => Promise<void>) => {
    try {
      await attempt(false);
    } catch (error) {
      const { code, facts } = toProblem(error);
      const earlier = facts?.['earlier'] as Earlier | undefined;
      if (code !== 'IMPORT_REPEATED' || !earlier) throw error;
      ask({
        title: t('repeated.title'),
        hint: t('repeated.hint', {
          who: earlier.uploadedBy,
          when: dateTime(earlier.createdAt),
          result: earlier.summary ?? t('repeated.noResult'),
        }),
        confirmLabel: t('repeated.again'),
        busyLabel: t('repeated.busy'),
        run: () => attempt(true),
      });
    }
  };
  return { start, dialog };
}

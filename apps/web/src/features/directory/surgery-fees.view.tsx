import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { getSurgeryConfiguration } from '@quillcare/contracts';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { surgeryWords } from './surgery.en';

/** Links a surgery to the fees that prefill quotes for it. */
export function SurgeryFees({ record: { id } }: { record: { id: string } }) {
  const t = useWords(surgeryWords);
  const { allows } = useRights();
  if (!allows(getSurgeryConfiguration)) return null;
  return (
    <Button component={RouterLink} to={`/admin/surgery-config/${id}`} variant="outlined">
      {t('pages.fees')}
    </Button>
  );
}

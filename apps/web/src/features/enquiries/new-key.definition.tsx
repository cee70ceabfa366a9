import Button from '@mui/material/Button';
import { createLeadKey } from '@quillcare/contracts';
import { PlusIcon, TitledDialog } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useWords } from '../../shared/words/words';
import { CopyText } from './copy-text.view';
import { enquiriesWords } from './enquiries.en';
import { curlOf } from './enquiry-address';

/** Creates a key and shows it once. */
export const makingKey = actsOn<object>(enquiriesWords, () => '').act({
  name: 'add',
  texts: 'keys.add',
  icon: <PlusIcon />,
  operation: createLeadKey,
  asks: createLeadKey.body,
  request: (_panel, body) => ({ body }),
  shows: ({ secret }, _panel, close) => <Secret secret={secret} onClose={close} />,
  maxWidth: 'sm',
});

/** Closes only by its button, because a stray click outside the dialog must not lose a key that has not been copied yet. */
function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWords(enquiriesWords);
  return (
    <TitledDialog
      title={t('keys.secretTitle')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('keys.done')}
        </Button>
      }
    >
      <CopyText label={t('keys.secret')} help={t('keys.secretHelp')} text={secret} />
      <CopyText label={t('keys.curl')} text={curlOf(secret)} isMultiline />
    </TitledDialog>
  );
}

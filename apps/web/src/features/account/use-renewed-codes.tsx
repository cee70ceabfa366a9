import { TitledDialog } from '@quillcare/ui';
import { useState } from 'react';
import { renewRecoveryCodes } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { KeepCodes } from '../../shared/recovery-codes/keep-codes.view';
import { showToast } from '../../shared/toasts/toast.store';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../shared/words/words';

/** After confirmation, generates ten new recovery codes and shows them until the user has saved them. */
const renewing = actsOn<object>(secondStepWords, () => '').act({
  name: 'renew',
  operation: renewRecoveryCodes,
  request: () => ({}),
  confirms: true,
  shows: ({ recoveryCodes }, _nothing, close) => <NewCodes codes={recoveryCodes} onClose={close} />,
});

export function useRenewedCodes() {
  const { start, dialog } = useActs();
  return { ask: () => start(renewing, {}), dialog };
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords(secondStepWords);
  const { user } = useSession();
  const { date, today } = useFormats();
  const [isClosing, setClosing] = useState(false);
  return (
    <TitledDialog title={t('newTitle')} onClose={() => setClosing(true)}>
      <KeepCodes
        codes={codes}
        owner={{ email: user.email, madeOn: date(today()) }}
        doneLabel={t('done')}
        onDone={() => {
          showToast({ title: t('renewed') });
          onClose();
        }}
        isClosing={isClosing}
        onStay={() => setClosing(false)}
      />
    </TitledDialog>
  );
}

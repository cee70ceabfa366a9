import { useSession } from '../../../shared/session/session.context';
import { useFormats } from '../../../shared/formats/use-formats';
import { KeepCodes } from '../../../shared/recovery-codes/keep-codes.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';
import { StepTitle } from './step-title.view';

export interface KeepNewCodesProps {
  codes: readonly string[];
  step: number;
  of: number;
  onDone: () => void;
}

/** Last step of setup: shows the recovery codes, for when the phone or passkey is lost. */
export function KeepNewCodes({ codes, step, of, onDone }: KeepNewCodesProps) {
  const t = useWords(secondStepWords);
  const { user } = useSession();
  const { date, today } = useFormats();
  return (
    <section>
      <StepTitle title={t('setUp.keepTitle')} step={step} of={of} />
      <KeepCodes
        codes={codes}
        owner={{ email: user.email, madeOn: date(today()) }}
        doneLabel={t('setUp.goOn')}
        onDone={onDone}
      />
    </section>
  );
}

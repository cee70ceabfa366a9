import { contactChannel, contactOutcome, logLeadContact, type LeadSummary } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { leadName } from './lead';
import { leadWords } from './lead.en';

const schema = logLeadContact.body.omit({ version: true });

interface ContactDialogProps {
  lead: Pick<LeadSummary, 'id' | 'version' | 'firstName' | 'lastName' | 'phone'>;
  onClose: () => void;
}

/** Notes that somebody tried to reach a lead, and what came of it. */
export function ContactDialog({ lead: shown, onClose }: ContactDialogProps) {
  const lead = useAsSeen(shown);
  const t = useWords(leadWords);
  const [log] = useOperationMutation(logLeadContact);
  const title = t('contact.title', { name: leadName(lead) });
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { channel: lead.phone ? 'PHONE' : 'EMAIL', outcome: 'REACHED', note: null },
    labels: { channel: t('contact.channel'), outcome: t('contact.outcome'), note: t('contact.note') },
    toProblem,
    failedTitle: t('contact.failed'),
    submit: async (values) => {
      await log({ params: { id: lead.id }, body: { version: lead.version, ...values } });
      showToast({ title: t(`contact.done.${values.outcome}`, { name: leadName(lead) }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t('contact.submit')}
      busyLabel={t('contact.busy')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <SelectInput
        name="channel"
        label={t('contact.channel')}
        options={contactChannel.options.map((value) => ({
          value,
          label: t(`contact.channels.${value}`),
        }))}
      />
      <SelectInput
        name="outcome"
        label={t('contact.outcome')}
        options={contactOutcome.options.map((value) => ({
          value,
          label: t(`contact.outcomes.${value}`),
        }))}
      />
      <TextInput name="note" label={t('contact.note')} multiline maxLength={1_000} optional />
    </FormDialog>
  );
}

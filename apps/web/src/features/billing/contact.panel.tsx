import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { updateBillingContact, type Subscription } from '@quillcare/contracts';
import { formatBusinessNumber } from '@quillcare/rules';
import { Facts, Panel } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FormDialog } from '../../shared/forms/form.dialog';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

interface OfSubscription {
  subscription: Subscription;
}

/** Whom invoices are addressed to. */
export function ContactPanel({ subscription }: OfSubscription) {
  const t = useWords(billingWords);
  const [isOpen, setOpen] = useState(false);
  const { name, email, businessNumber } = subscription.contact;
  return (
    <>
      <Panel title={t('contact.title')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Facts
            items={[
              { label: t('contact.name'), value: name ?? t('contact.none') },
              { label: t('contact.email'), value: email ?? t('contact.none') },
              {
                label: t('contact.businessNumber'),
                value: businessNumber ? formatBusinessNumber(businessNumber) : t('contact.none'),
              },
            ]}
          />
          <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
            {t('contact.edit')}
          </Button>
        </Box>
      </Panel>
      {isOpen && <ContactDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </>
  );
}

function ContactDialog({ subscription, onClose }: OfSubscription & { onClose: () => void }) {
  const t = useWords(billingWords);
  const [run] = useOperationMutation(updateBillingContact);
  const { version, contact } = subscription;
  const contractForm = useContractForm({
    schema: updateBillingContact.body,
    defaultValues: {
      version,
      name: contact.name ?? '',
      email: contact.email ?? '',
      businessNumber: contact.businessNumber ?? '',
    },
    labels: {
      name: t('contact.name'),
      email: t('contact.email'),
      businessNumber: t('contact.businessNumber'),
    },
    toProblem,
    submit: async (body) => {
      await run({ body });
      showToast({ title: t('contact.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      contractForm={contractForm}
      title={t('contact.edit')}
      hint={t('contact.hint')}
      maxWidth="sm"
      submitLabel={t('contact.save')}
      busyLabel={t('contact.saving')}
      onClose={onClose}
    >
      <TextInput name="name" label={t('contact.name')} maxLength={200} />
      <TextInput name="email" label={t('contact.email')} type="email" />
      <TextInput name="businessNumber" label={t('contact.businessNumber')} maxLength={20} />
    </FormDialog>
  );
}

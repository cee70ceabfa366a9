import Box from '@mui/material/Box';
import { updateBillingContact, type Subscription } from '@quillcare/contracts';
import { formatBusinessNumber } from '@quillcare/rules';
import { Facts, Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

const changing = actsOn<Subscription>(billingWords, () => '').act({
  name: 'contact',
  operation: updateBillingContact,
  asks: updateBillingContact.body.omit({ version: true }),
  starts: ({ contact: { name, email, businessNumber } }) => ({
    name: name ?? '',
    email: email ?? '',
    businessNumber: businessNumber ?? '',
  }),
  request: ({ version }, values) => ({ body: { version, ...values } }),
  maxWidth: 'sm',
});

/** Billing contact to whom invoices are addressed. */
export function ContactPanel({ subscription }: { subscription: Subscription }) {
  const t = useWords(billingWords);
  const { name, email, businessNumber } = subscription.contact;
  return (
    <Panel title={t('contact.heading')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Facts
          items={[
            { label: t('contact.fields.name'), value: name ?? t('contact.none') },
            { label: t('contact.fields.email'), value: email ?? t('contact.none') },
            {
              label: t('contact.fields.businessNumber'),
              value: businessNumber ? formatBusinessNumber(businessNumber) : t('contact.none'),
            },
          ]}
        />
        <ActButtons acts={[changing]} record={subscription} />
      </Box>
    </Panel>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
  startCardSetup,
  type PaymentMethod,
} from '@quillcare/contracts';
import { Panel, StatusChip, Muted } from '@quillcare/ui';
import type { ReactNode } from 'react';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords, word } from '../../shared/words/words';
import { billingWords } from './billing.en';
import { brandName, cardExpiryState } from './card-display';
import { useHostedPage } from './use-hosted-page';

/** The practice's payment methods: cards where they are accepted, and bank transfer, which always is. */
export function PaymentMethodsPanel() {
  const t = useWords(billingWords);
  const request = useOperationQuery(listPaymentMethods, {});
  // Without cards there is nothing to choose.
  if (request.data && !request.data.isOffered) return null;
  return (
    <Panel title={t('methods.title')} hint={t('methods.hint')}>
      <Loaded request={request} failed={t('methods.failed')} skeleton={120}>
        {({ items }) => <Methods cards={items} />}
      </Loaded>
    </Panel>
  );
}

function Methods({ cards }: { cards: readonly PaymentMethod[] }) {
  const t = useWords(billingWords);
  const { open, isOpening, refusal } = useHostedPage(startCardSetup);
  const hasDefault = cards.some(({ isDefault }) => isDefault);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {cards.map((card) => (
          <Card key={card.id} card={card} isOnly={cards.length === 1} />
        ))}
        <Method
          name={t('methods.transfer')}
          detail={t(hasDefault ? 'methods.transferToo' : 'methods.transferHow')}
          chips={!hasDefault && <StatusChip label={t('methods.default')} tone="success" />}
        />
      </Box>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box>
        <Button variant="outlined" disabled={isOpening} onClick={() => void open({})}>
          {t(isOpening ? 'methods.opening' : 'methods.add')}
        </Button>
        <Muted sx={{ mt: 1 }}>{t('methods.addHint')}</Muted>
      </Box>
    </Box>
  );
}

const EXPIRY_TONES = { EXPIRED: 'error', SOON: 'warning' } as const;

function Card({ card, isOnly }: { card: PaymentMethod; isOnly: boolean }) {
  const t = useWords(billingWords);
  const { today } = useFormats();
  const name = t('methods.card', {
    brand: brandName(card.brand) ?? t('methods.unknown'),
    lastFour: card.lastFour,
  });
  const expiry = cardExpiryState(card, today());
  const until = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  return (
    <Method
      name={name}
      detail={t(`methods.kinds.${card.kind}`, { until })}
      chips={
        <>
          {card.isDefault && <StatusChip label={t('methods.default')} tone="success" />}
          {expiry && <StatusChip label={t(`methods.expiry.${expiry}`)} tone={EXPIRY_TONES[expiry]} />}
        </>
      }
      actions={
        <ActButtons acts={cardActs} record={{ ...card, name, isOnly }} look={SMALL_STYLE} about={name} />
      }
    />
  );
}

type NamedCard = PaymentMethod & { name: string; isOnly: boolean };

const { act } = actsOn<NamedCard>(billingWords, ({ name }) => name);
const request = ({ id, version }: NamedCard) => ({ body: { paymentMethodId: id, version } });

const cardActs = [
  act({
    name: 'choose',
    texts: 'methods.choose',
    operation: setDefaultPaymentMethod,
    when: ({ isDefault }) => !isDefault,
    request,
    confirms: true,
  }),
  act({
    name: 'remove',
    texts: 'methods.remove',
    operation: removePaymentMethod,
    request,
    isDanger: true,
    confirms: ({ isDefault, isOnly }) => {
      const defaultHint = isOnly ? 'methods.remove.last' : 'methods.remove.default';
      return { hint: word(billingWords, isDefault ? defaultHint : 'methods.remove.other') };
    },
  }),
];

interface MethodProps {
  name: string;
  detail: string;
  chips: ReactNode;
  actions?: ReactNode;
}

function Method({ name, detail, chips, actions }: MethodProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }} className="tabular">
            {name}
          </Typography>
          {chips}
        </Box>
        <Muted>{detail}</Muted>
      </Box>
      {actions && <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

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
import { Panel, StatusChip } from '@quillcare/ui';
import type { ReactNode } from 'react';
import { useOperationQuery } from '../../shared/api/hooks';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';
import { brandName, cardExpiry } from './card-look';
import { useHostedPage } from './use-hosted-page';

/** What invoices are paid with: cards where they are accepted, and the bank transfer, which always is. */
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
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <Box>
        <Button variant="outlined" disabled={isOpening} onClick={() => void open({})}>
          {t(isOpening ? 'methods.opening' : 'methods.add')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('methods.addHint')}
        </Typography>
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
  const expiry = cardExpiry(card, today());
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
      actions={<CardActions card={card} name={name} isOnly={isOnly} />}
    />
  );
}

function CardActions({ card, name, isOnly }: { card: PaymentMethod; name: string; isOnly: boolean }) {
  const t = useWords(billingWords);
  const choosing = useConfirmedCommand(setDefaultPaymentMethod);
  const removing = useConfirmedCommand(removePaymentMethod);
  const request = { body: { paymentMethodId: card.id, version: card.version } };
  const choose = () =>
    choosing.ask({
      title: t('methods.choose.title', { name }),
      hint: t('methods.choose.hint'),
      request,
      confirmLabel: t('methods.choose.action'),
      done: t('methods.choose.done'),
    });
  const kept = isOnly ? 'methods.remove.last' : 'methods.remove.default';
  const remove = () =>
    removing.ask({
      title: t('methods.remove.title', { name }),
      request,
      danger: true,
      hint: t(card.isDefault ? kept : 'methods.remove.other'),
      confirmLabel: t('methods.remove.action'),
      done: t('methods.remove.done'),
    });
  return (
    <>
      {!card.isDefault && (
        <Button size="small" aria-label={t('methods.choose.one', { name })} onClick={choose}>
          {t('methods.choose.short')}
        </Button>
      )}
      <Button size="small" color="error" aria-label={t('methods.remove.one', { name })} onClick={remove}>
        {t('methods.remove.short')}
      </Button>
      {choosing.dialog}
      {removing.dialog}
    </>
  );
}

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
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Box>
      {actions && <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

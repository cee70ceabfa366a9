/** SQL expression for the state of an invoice's card charge, for selects from `billing.invoice`. */
export const CHARGE_COLUMN = `(select jsonb_build_object(
    'state', (array_agg(p.state order by p.place desc))[1],
    'on', max(p.tried_on),
    'tries', count(*) filter (where p.kind = 'CHARGE'),
    'retryOn', case when invoice.status in ('PENDING', 'OVERDUE') then (array_agg(case when m.is_default then p.retry_on end order by p.place desc))[1] end,
    'surplusMinor', coalesce(sum(p.amount_minor) filter (where p.is_surplus and p.refund is null), 0),
    'toRefund', coalesce(jsonb_agg(p.intent_id) filter (where p.is_surplus and p.refund is null), '[]'),
    'failedRefundMinor', coalesce(sum(p.amount_minor) filter (where p.refund = 'FAILED'), 0),
    'failedRefunds', coalesce(jsonb_agg(p.intent_id) filter (where p.refund = 'FAILED'), '[]'))
  from billing.card_payment p left join billing.payment_method m on m.organisation_id = p.organisation_id and m.id = p.payment_method_id
  where p.organisation_id = invoice.organisation_id and p.invoice_id = invoice.id and p.state <> 'DROPPED'
    and (p.kind = 'CHARGE' or p.state = 'PAID')
  having count(*) > 0) as charge`;

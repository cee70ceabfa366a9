import { callback, type Callback } from '@quillcare/contracts';
import { blankOf } from '../../testing/sample-of';

const AT = '2026-11-20T08:00:00.000Z';
const ID = '01a1fa25-0000-7000-8000-00000000004';

/** Sample of an unassigned callback about a quote that was sent. */
export const someCallback = (more: Partial<Callback> = {}): Callback =>
  blankOf(callback, {
    id: `${ID}1`,
    version: 3,
    createdAt: AT,
    updatedAt: AT,
    status: 'pending',
    priority: 'NORMAL',
    subject: 'QUOTE',
    quoteId: `${ID}2`,
    quoteNumber: 'Q-2026-000007',
    clientId: `${ID}3`,
    clientName: 'Te Ariki Ngāpō',
    clientPhone: '+61455555037',
    cause: 'QUOTE_SENT',
    dueDate: '2026-11-20',
    ...more,
  });
